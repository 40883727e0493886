"""New tables, and public ones with an open seat."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeGuard

from ..core.contract import Json, Options, Rules
from ..core.errors import RecordError, TavolinoError
from ..core.game import Game, load
from ..core.registry import names as games
from ..core.registry import rules as rules_of
from . import keys
from .bot_runner import BotRunner
from .commands.playing import first_change
from .commands.seating import first_notes
from .errors import Code, Refused, RefusedByRules
from .live_tables import LiveTables, store_errors
from .log import Damaged, DamagedTable, Header, OpenTable, Store
from .table_spec import EarlyEnd, SeatSpec, TableSpec, check_spec, hints_by_default
from .text_input import clean_name


@dataclass(frozen=True)
class Created:
    """A new table and its keys, in clear text for the only time. Seats of bots, and of the person
    who set up the table, have no invitation: None."""

    table: str
    owner: str
    spectator: str
    invitations: tuple[str | None, ...]


@dataclass(frozen=True)
class Page:
    """Open tables, newest first; `next` asks for those after them, None at the end."""

    tables: tuple[OpenTable, ...]
    next: str | None


class Lobby:
    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        bots: BotRunner,
        new_id: Callable[[], str],
    ) -> None:
        self._store = store
        self._live_tables = live_tables
        self._bots = bots
        self._new_id = new_id

    # -- new tables ------------------------------------------------------------------------------

    async def create(self, spec: TableSpec) -> Created:
        return await self.create_from(spec, None, None)

    async def create_from_record(
        self, spec: TableSpec, record: Json, ended: EarlyEnd | None = None
    ) -> Created:
        """A table that continues where a record ends, or whose game has `ended` there. The record
        names the game and the options; those of the spec are ignored."""
        rules = _rules_of_record(record)
        self._live_tables.unprepared.check(rules.name)
        try:
            game = load(record)
        except RecordError as error:
            raise RefusedByRules(Code.WRONG_RECORD, error) from error
        spec = replace(spec, game=rules.name, options=game.options)
        if ended is not None:
            _check_end(game, ended)
        return await self.create_from(spec, game.record(), {"record": True}, ended)

    async def create_from(
        self,
        spec: TableSpec,
        record: Json | None,
        origin: Json | None,
        ended: EarlyEnd | None = None,
    ) -> Created:
        """A table that continues a checked record, if there is one; `origin` says where that comes
        from."""
        rules, options, seats = check_spec(spec, self._live_tables.context().limits.python_bots)
        self._live_tables.unprepared.check(rules.name)
        if all(seat.bot is not None for seat in seats):
            with self._bots.bot_tables.new(spec.rounds):
                created = await self._store_new(spec, rules, options, seats, record, origin, ended)
                self._bots.watched(await self._live_tables.get(created.table))
            return created
        return await self._store_new(spec, rules, options, seats, record, origin, ended)

    async def _store_new(
        self,
        spec: TableSpec,
        rules: Rules,
        options: Options,
        seats: tuple[SeatSpec, ...],
        record: Json | None,
        origin: Json | None,
        ended: EarlyEnd | None,
    ) -> Created:
        sitters = [
            (
                seat,
                None if own.name is None else clean_name(own.name),
                keys.digest_of_secret(own.key),
            )
            for seat, own in sorted(spec.own.items())
        ]
        if len({key for _, _, key in sitters}) < len(sitters):
            raise Refused(Code.WRONG_TEXT, "refused-key-known")
        context = self._live_tables.context()
        created = Created(
            self._new_id(),
            context.new_key(),
            context.new_key(),
            tuple(
                context.new_key() if seat.bot is None and number not in spec.own else None
                for number, seat in enumerate(seats)
            ),
        )
        header = Header(
            id=created.table,
            created=context.now,
            game=rules.name,
            options=options,
            seats=seats,
            rounds=spec.rounds,
            first=spec.first,
            clock=spec.clock,
            public=spec.public,
            hints=hints_by_default(seats) if spec.hints is None else spec.hints,
            spectators=spec.spectators,
            owner_digest=keys.digest(created.owner),
            spectator_digest=keys.digest(created.spectator),
            seat_digests=tuple(
                None if token is None else keys.digest(token) for token in created.invitations
            ),
            origin=origin,
            invitations=True,
        )
        notes = first_notes(header, sitters)
        change = first_change(header, rules, options, context.dealer, record, notes, ended)
        with store_errors():
            await self._store.create(header, change)
        if change.listing.bot_to_move:
            self._bots.let_move(await self._live_tables.get(created.table))
        return created

    # -- open tables -----------------------------------------------------------------------------

    async def open_tables(
        self, game: str | None = None, after: str | None = None, limit: int | None = None
    ) -> Page:
        """Public tables with an open seat, newest first, a page at a time."""
        most = self._live_tables.context().limits.page
        size = most if limit is None else max(1, min(limit, most))
        found: list[OpenTable] = []
        before = _page_start(after)
        while len(found) <= size:
            with store_errors():
                page = await self._store.open_tables(game, before, size + 1)
            found += [table for table in page if self._can_be_listed(table)]
            if len(page) <= size:
                break
            before = page[-1].created, page[-1].id
        more = len(found) > size
        found = found[:size]
        token = f"{found[-1].created!r}:{found[-1].id}" if more else None
        return Page(tuple(found), token)

    def _can_be_listed(self, table: OpenTable | DamagedTable) -> TypeGuard[OpenTable]:
        if isinstance(table, DamagedTable):
            self._live_tables.damaged.add(table.id, Damaged(table.reason))
            return False
        return table.game in games()


def _rules_of_record(record: Any) -> Rules:
    if not isinstance(record, dict) or not isinstance(record.get("options"), dict):
        raise Refused(Code.WRONG_RECORD, "refused-no-record")
    try:
        return rules_of(str(record.get("game")))
    except TavolinoError as error:
        raise RefusedByRules(Code.WRONG_RECORD, error) from error


def _check_end(game: Game, ended: EarlyEnd) -> None:
    if game.over:
        raise Refused(Code.WRONG_RECORD, "refused-over")
    most = len(game.names) - 1
    if not 0 <= ended.seat <= most:
        raise Refused(Code.WRONG_OPTION, "refused-range", field="seat", least=0, most=most)
    if ended.by == "game_resignation" and game.rules.resigned_scores is None:
        raise Refused(Code.WRONG_OPTION, "refused-resign-game")


def _page_start(token: str | None) -> tuple[float, str] | None:
    if token is None:
        return None
    created, _, table = token.partition(":")
    try:
        if keys.is_table_id(table) and math.isfinite(float(created)):
            return float(created), table
    except ValueError:
        pass
    raise Refused(Code.WRONG_TEXT, "refused-no-page")
