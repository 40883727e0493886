"""What onlookers are shown of a table. All that leaves the application about a running game passes
through here.

What is the same for several onlookers is worked out once: the part of a table that everybody sees,
and whole snapshots of those who see the same. Both hold until the table's logs grow.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from weakref import WeakKeyDictionary

from ..core.contract import Json
from ..text.typed_input import Played, Said, read
from ..text.verbs import VERBS
from . import seating
from .allowed import allowed
from .bot_runner import BotRunner
from .bot_tables import is_of_bots
from .errors import Refused
from .live_table import LiveTable
from .live_tables import LiveTables
from .localise import in_words, lines_in_words, names_of
from .log import Cursor
from .previews import previews
from .replays import seats_of
from .snapshot import TableSnapshot
from .table import Holder, Table
from .table_events import events
from .watch import Look, Watch

MOST_SNAPSHOTS = 16  # that are kept of a table


@dataclass
class Shown:
    """What was worked out of a table as it stands at a cursor."""

    cursor: Cursor
    open_part: Json
    snapshots: dict[tuple[Holder, Cursor | None], TableSnapshot] = field(default_factory=dict)


class Presenter:
    def __init__(self, live_tables: LiveTables, bots: BotRunner, now: Callable[[], float]) -> None:
        self._live_tables = live_tables
        self._bots = bots
        self._now = now
        self._shown: WeakKeyDictionary[Table, Shown] = WeakKeyDictionary()

    # -- looking ---------------------------------------------------------------------------------

    async def see(self, table: str, key: str | None, since: Cursor | None = None) -> TableSnapshot:
        """The whole table as the holder of a key may see it, with the events since a cursor."""
        current, holder = await self._live_tables.let_in(table, key)
        if _is_called(current, holder):
            await self._answer_call(current, holder)
        if is_of_bots(current):
            self._bots.watched(await self._live_tables.get(table))
        return self.snapshot(current, holder, _within(current, since))

    @asynccontextmanager
    async def watch(
        self, table: str, key: str | None, since: Cursor | None = None
    ) -> AsyncIterator[Watch]:
        """Look on as long as the context lasts."""
        await self._live_tables.let_in(table, key)
        live = await self._live_tables.get(table)
        watch = Watch(self._look(live), key, since)
        if self._live_tables.stopping:
            watch.end()
        live.watches.add(watch)
        if is_of_bots(live.table):
            self._bots.watched(live)
        try:
            yield watch
        finally:
            live.watches.discard(watch)
            live.touched = live.watched = self._now()

    def _look(self, live: LiveTable) -> Look:
        """How the holder of a key looks again and again. Whom the key lets in is found out anew
        only where it may be another: at a table that was read again, or when keys have changed."""
        let_in: tuple[str | None, Table, int, Holder] | None = None

        async def look(key: str | None, since: Cursor | None, seen: bool) -> TableSnapshot | None:
            nonlocal let_in
            current = self._live_tables.current(live)
            if current is None:
                current, holder = await self._live_tables.let_in(live.id, key)
            elif let_in is not None and let_in[:3] == (key, current, current.key_changes):
                holder = let_in[3]
            else:
                holder = current.holder(key, self._now())
            let_in = key, current, current.key_changes, holder
            if _is_called(current, holder):
                await self._answer_call(current, holder)
            if seen and since == current.cursor:
                return None
            return self.snapshot(current, holder, _within(current, since))

        return look

    async def _answer_call(self, table: Table, holder: Holder) -> None:
        """A player whom the owner asked for is here: everybody is told."""
        seat = holder.seat
        assert seat is not None
        await self._live_tables.execute(
            table.header.id, lambda t: seating.present(t, seat, self._now())
        )

    @asynccontextmanager
    async def explaining(self, table: str, key: str | None) -> AsyncIterator[None]:
        """Within it, a refusal that the table helps to understand comes with the table."""
        try:
            yield
        except Refused as refusal:
            if refusal.shows_table:
                refusal.snapshot = self.snapshot(*await self._live_tables.let_in(table, key))
            raise

    async def preview(self, table: str, key: str, moves: list[str]) -> dict[str, list[Json]]:
        """What each of these moves would do, as far as the holder can know; only legal moves are
        answered."""
        current, holder = await self._live_tables.let_in(table, key)
        if holder.seat is None or not current.running:
            return {}
        return await previews(current.round.game, holder.seat, moves)

    async def answer_typed(
        self, table: str, key: str | None, line: str, code: str
    ) -> Played | Said:
        """Answer what somebody typed: a legal move is theirs to play, all else is said."""
        current, holder = await self._live_tables.let_in(table, key)
        snapshot = in_words(self.snapshot(current, holder).json(), code)
        to_move = holder.seat is not None and holder.seat == current.round.player
        answer = read(
            line,
            snapshot["view"],
            code,
            names_of(snapshot["seats"], code),
            [event["said"] for event in snapshot["events"]],
            current.round.game.refusal if to_move else None,
            VERBS,
        )
        if isinstance(answer, Played):
            return answer
        return replace(answer, lines=lines_in_words(answer.lines, snapshot, code))

    # -- snapshots -------------------------------------------------------------------------------

    def snapshot(self, table: Table, holder: Holder, since: Cursor | None = None) -> TableSnapshot:
        """The table as its holder may see it. Without `since`, the events are those of the round,
        and the recent chat."""
        shown = self._shown.get(table)
        if shown is None or shown.cursor != table.cursor:
            shown = self._shown[table] = Shown(table.cursor, _open_part(table))
        if table.header.clock.kind != "none":  # what it shows is another at every moment
            return self._new_snapshot(table, shown, holder, since)
        snapshot = shown.snapshots.get((holder, since))
        if snapshot is None:
            if len(shown.snapshots) >= MOST_SNAPSHOTS:
                shown.snapshots.clear()
            snapshot = self._new_snapshot(table, shown, holder, since)
            shown.snapshots[holder, since] = snapshot
        return snapshot

    def _new_snapshot(
        self, table: Table, shown: Shown, holder: Holder, since: Cursor | None
    ) -> TableSnapshot:
        now = self._now()
        return TableSnapshot(
            **shown.open_part,
            seat=holder.onlooker,
            invited=holder.invited,
            view=_view(table, holder),
            can=allowed(table, holder, now),
            clock=_clock(table, now),
            events=events(table, holder, since),
        )


def _is_called(table: Table, holder: Holder) -> bool:
    """Whether the owner has asked for the player who looks."""
    return holder.seat is not None and table.seats[holder.seat].call is not None


def _within(table: Table, since: Cursor | None) -> Cursor | None:
    """A cursor that may come from anywhere, made one of this table."""
    if since is None:
        return None
    ply, note = table.cursor
    if 0 <= since.ply <= ply and 0 <= since.note <= note:
        return since
    return Cursor(min(max(0, since.ply), ply), min(max(0, since.note), note))


def _open_part(table: Table) -> Json:
    """What everybody sees alike."""
    outcome = table.round.outcome
    return {
        "table": table.header.id,
        "ply": table.ply,
        "cursor": table.cursor,
        "state": table.state,
        "about": table.about,
        "seats": seats_of(table),
        "round": table.round_of_match,
        "game": len(table.rounds) - 1,
        "points": table.points,
        "outcome": None if outcome is None else outcome.json(),
        "winners": table.match_winners,
        "offers": [
            {"what": offer.what, "seat": offer.seat, "agreed": sorted(offer.agreed)}
            for offer in table.offers.values()
        ],
    }


def _view(table: Table, holder: Holder) -> Json:
    """The game's view. At a closed table nobody has a legal move."""
    data = table.round.view(holder.onlooker)
    return data | {"legal": []} if table.closed else data


def _clock(table: Table, now: float) -> Json | None:
    if table.header.clock.kind == "none":
        return None
    running = table.round.player if table.running and not table.paused else None
    return {
        "left": [table.time_left(seat, now) for seat in range(len(table.seats))],
        "running": running,
        "now": now,
    }
