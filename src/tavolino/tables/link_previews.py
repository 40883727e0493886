"""What the address of a table shows to anybody, without a key: previews of links are made from it.

A public table that allows spectators shows what they see. A finished game that one of its players
has shared shows its end. Nothing else shows anything, whether or not it exists.
"""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import to_builtins

from ..core.contract import SPECTATOR, Json
from .errors import Refused
from .live_tables import LiveTables
from .replays import replay, seats_of
from .table import Table


@dataclass(frozen=True)
class LinkPreview:
    """A game as spectators see it. `state` is that of the table."""

    game: str
    state: str
    seats: list[Json]
    view: Json
    outcome: Json | None


class LinkPreviews:
    def __init__(self, live_tables: LiveTables) -> None:
        self._live_tables = live_tables

    async def of_table(self, table: str) -> LinkPreview | None:
        try:
            current, _ = await self._live_tables.open_with_key(table, None)
        except Refused:
            return None
        view = to_builtins(current.round.view(SPECTATOR))
        outcome = None if current.round.outcome is None else current.round.outcome.json()
        return LinkPreview(current.header.game, current.state, seats_of(current), view, outcome)

    async def of_review(self, table: str) -> LinkPreview | None:
        """The same or, of other tables, the end of the game that was shared last."""
        return await self.of_table(table) or await self._shared(table)

    async def _shared(self, table: str) -> LinkPreview | None:
        try:
            current = (await self._live_tables.refresh(table)).table
        except Refused:
            return None
        if current is None or not current.shared:
            return None
        return _end(current, max(current.shared))


def _end(table: Table, game: int) -> LinkPreview:
    shown = replay(table, game, len(table.rounds[game].played), SPECTATOR)
    return LinkPreview(table.header.game, "over", shown["seats"], shown["view"], shown["outcome"])
