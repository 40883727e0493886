"""Tables where only bots play. So that they leave enough of the machine to people, there are few of
them, their matches are short, and they pause when nobody watches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from .client_address import client_address
from .errors import Code, Refused
from .limits import Limits
from .live_table import LiveTable
from .table import Table


class BotTables:
    def __init__(
        self, tables: Mapping[str, LiveTable], limits: Limits, now: Callable[[], float]
    ) -> None:
        self._tables = tables
        self._limits = limits
        self._now = now
        self._to_come: Counter[str] = Counter()  # tables that are being made, by client

    @contextmanager
    def new(self, rounds: int) -> Iterator[None]:
        """The context in which such a table is made. Refused if there are too many, or its match is
        too long."""
        limits, who = self._limits, client_address.get()
        if rounds > limits.bot_table_rounds:
            raise Refused(Code.WRONG_OPTION, "refused-bot-rounds", most=limits.bot_table_rounds)
        unfinished = [live for live in self._tables.values() if _is_unfinished(live)]
        own = sum(live.client == who for live in unfinished) + self._to_come[who]
        if who and own >= limits.bot_tables_per_address:
            raise Refused(Code.RATE_LIMITED, "refused-bot-tables", limit="address", count=own)
        count = len(unfinished) + self._to_come.total()
        if count >= limits.bot_tables:
            raise Refused(Code.RATE_LIMITED, "refused-bot-tables", limit="server", count=count)
        self._to_come[who] += 1
        try:
            yield
        finally:
            self._to_come[who] -= 1
            self._to_come += Counter()  # drops entries at zero

    def seen(self, live: LiveTable) -> None:
        """Somebody is watching one of them."""
        live.watched = self._now()

    def is_unwatched(self, live: LiveTable) -> bool:
        waited = self._now() - live.watched
        return not live.watches and waited > self._limits.bot_table_seconds

    def may_continue(self, live: LiveTable) -> bool:
        """Whether the bots of a table play on: while somebody watches, and at few tables at
        once."""
        if self.is_unwatched(live):
            return False
        limits = self._limits
        playing = [
            other
            for other in self._tables.values()
            if other.thinking is not None and is_of_bots(other.table)
        ]
        own = sum(other.client == live.client for other in playing)
        return len(playing) < limits.bot_tables and (
            not live.client or own < limits.bot_tables_per_address
        )


def is_of_bots(table: Table | None) -> bool:
    """Whether only bots sit there."""
    return table is not None and not table.persons


def continues_without_people(table: Table) -> bool:
    """Whether only bots sit there and the next round of the match is due."""
    return is_of_bots(table) and not table.closed and table.round.over and not table.match_over


def _is_unfinished(live: LiveTable) -> bool:
    table = live.table
    if table is None or not is_of_bots(table):
        return False
    return table.running or continues_without_people(table)
