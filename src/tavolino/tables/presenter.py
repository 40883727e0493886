"""What onlookers are shown of a table. All that leaves the application about a running game passes
through here.

What is the same for several onlookers is worked out once: the part of a table that everybody sees,
and whole snapshots of those who see the same. Both hold until the table's logs grow.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from weakref import WeakKeyDictionary

from msgspec import Raw, to_builtins

from .. import text
from ..core.contract import Json
from ..text.typed_input import Played, Said, read
from ..text.verbs import VERBS
from .attendance import Connection, Presence
from .bot_runner import BotRunner
from .commands.allowed import allowed_actions
from .commands.playing import Play
from .commands.seating import Present
from .errors import Refused, RefusedMove
from .live_table import LiveTable
from .live_tables import LiveTables
from .localise import in_words, lines_in_words, names_of
from .log import Cursor
from .presence import PresenceKeeper
from .previews import previews
from .replays import seats_of
from .server_clock import ServerClock
from .snapshot import OpenPart, TableSnapshot, encode, snapshot
from .table import Holder, Table
from .table_events import events
from .watch import MustWait, Watch

MOST_SNAPSHOTS = 16  # kept per table


@dataclass
class Shown:
    """What was worked out for a table at a cursor."""

    cursor: Cursor
    open_part: OpenPart
    snapshots: dict[tuple[Holder, Cursor | None], TableSnapshot] = field(default_factory=dict)


class Presenter:
    def __init__(
        self,
        live_tables: LiveTables,
        bots: BotRunner,
        presence: PresenceKeeper,
        clock: ServerClock,
    ) -> None:
        self.live_tables = live_tables
        self._bots = bots
        self._presence = presence
        self.now = clock
        self._shown: WeakKeyDictionary[Table, Shown] = WeakKeyDictionary()

    # -- looking ---------------------------------------------------------------------------------

    async def see(self, table: str, key: str | None, since: Cursor | None = None) -> TableSnapshot:
        """The whole table as the holder of a key may see it, with the events since a cursor."""
        current, holder = await self.open_present(table, key)
        if (live := self.live_tables.tables.get(table)) is not None:
            self._bots.watched(live)
        return self.snapshot(current, holder, _within(current, since))

    @asynccontextmanager
    async def watch(
        self,
        table: str,
        key: str | None,
        since: Cursor | None = None,
        holding: Sequence[str] = (),
    ) -> AsyncIterator[Watch]:
        """Watch the table as long as the context lasts. Whoever is holding other keys of it is
        present at their seats as well."""
        current, holder = await self.live_tables.open_with_key(table, key)
        live = await self.live_tables.get(table)
        beside = self.seats_opened(current, holding)
        connection = Connection(
            beside | _seat_of(holder),
            _only_watches(holder, beside),
            changed=lambda: self._presence.changed(live),
        )
        source = _SnapshotSource(self, live, connection, holding)
        watch = Watch(source, key, since, connection, lambda: _presence(live))
        if self.live_tables.stopping:
            watch.end()
        live.watches.add(watch)
        self._presence.changed(live)
        self._bots.watched(live)
        try:
            yield watch
        finally:
            live.watches.discard(watch)
            live.touched = live.watched = self.now.monotonic()
            self._bots.left(live)
            self._presence.changed(live)

    def seats_opened(self, table: Table, holding: Sequence[str]) -> frozenset[int]:
        """The seats that some keys open; keys that open nothing are ignored."""
        seats: set[int] = set()
        for key in holding:
            with suppress(Refused):
                seats |= _seat_of(table.holder(key, self.now()))
        return frozenset(seats)

    async def open_present(self, table: str, key: str | None) -> tuple[Table, Holder]:
        """The table as it is now, and the holder of the key. If it is a player whom the owner
        called, everybody is told that they are here."""
        current, holder = await self.live_tables.open_with_key(table, key)
        while _is_called(current, holder):
            assert holder.seat is not None
            await self.live_tables.do(table, None, Present(holder.seat))
            current, holder = await self.live_tables.open_with_key(table, key)
        return current, holder

    async def explain(self, refusal: Refused, table: str, key: str | None) -> None:
        """Add the table to a refusal if that helps to understand it, and if it can be shown."""
        if refusal.shows_table:
            with suppress(Refused):
                refusal.snapshot = self.snapshot(*await self.live_tables.open_with_key(table, key))

    async def preview(self, table: str, key: str | None, moves: list[str]) -> dict[str, list[Json]]:
        """What each of these moves would do, as far as the holder can know; only legal moves are
        answered."""
        current, holder = await self.live_tables.open_with_key(table, key)
        if holder.seat is None or not current.running:
            return {}
        return await previews(current.round.game, holder.seat, moves)

    async def premoves(
        self, table: str, key: str | None, code: str | None
    ) -> tuple[list[str], Json]:
        """The moves that the holder can choose before their turn comes, as far as their seat knows,
        and what they are called in a language."""
        current, holder = await self.live_tables.open_with_key(table, key)
        if holder.seat is None or not current.running:
            return [], {}
        moves = current.round.game.premoves(holder.seat)
        if code is None:
            return moves, {}
        view: Json = to_builtins(current.round.view(holder.onlooker))
        return moves, {move: text.move_words(view, move, code) for move in moves}

    async def why_not(
        self, table: str, key: str | None, move: str, ply: int | None = None
    ) -> RefusedMove | None:
        """Why a move cannot be played now; None if it can. Nothing is stored. A holder who may not
        play is refused, as `play` would refuse them."""
        current, holder = await self.live_tables.open_with_key(table, key)
        asked = Play("why-not", current.ply if ply is None else ply, move)
        try:
            asked.decide(current, holder, self.live_tables.context())
        except RefusedMove as refusal:
            return refusal
        return None

    async def answer_typed(
        self, table: str, key: str | None, line: str, code: str
    ) -> Played | Said:
        """Answer typed input: with a legal move, for the client to play, or with lines of text."""
        current, holder = await self.live_tables.open_with_key(table, key)
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
        """The table as the holder may see it. Without `since`, the events are those of the round,
        and the recent chat."""
        shown = self._shown.get(table)
        if shown is None or shown.cursor != table.cursor:
            shown = self._shown[table] = Shown(table.cursor, _open_part(table, shown))
        if table.header.clock.kind != "none":  # it shows something else at every moment
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
        now = self.now()
        own = {
            "view": _view(table, holder),
            "can": allowed_actions(table, holder, now),
            "offers": shown.open_part.offers,
            "clock": _clock(table, now),
            "events": events(table, holder, since),
        }
        return snapshot(shown.open_part, holder.onlooker, holder.invited, own)


class _SnapshotSource:
    """Shows a table to the holder of a key again and again. What the key opens is looked up every
    time: it changes with keys, deals, the end of a game, and time."""

    def __init__(
        self,
        presenter: Presenter,
        live: LiveTable,
        connection: Connection,
        holding: Sequence[str],
    ) -> None:
        self._presenter = presenter
        self._live = live
        self._connection = connection
        self._holding = holding  # other keys that the client has

    def now(self, key: str | None, since: Cursor | None, seen: bool) -> TableSnapshot | None:
        table = self._presenter.live_tables.current(self._live)
        if table is None:
            raise MustWait
        holder = table.holder(key, self._presenter.now())
        if _is_called(table, holder):
            raise MustWait
        return self._show(table, holder, since, seen)

    async def wait(self, key: str | None, since: Cursor | None, seen: bool) -> TableSnapshot | None:
        try:
            return self.now(key, since, seen)
        except MustWait:
            pass
        table, holder = await self._presenter.open_present(self._live.id, key)
        return self._show(table, holder, since, seen)

    def _show(
        self, table: Table, holder: Holder, since: Cursor | None, seen: bool
    ) -> TableSnapshot | None:
        beside = self._presenter.seats_opened(table, self._holding)
        self._connection.sit_at(beside | _seat_of(holder), watches=_only_watches(holder, beside))
        if seen and since == table.cursor:
            return None
        return self._presenter.snapshot(table, holder, _within(table, since))


def _presence(live: LiveTable) -> Presence | None:
    shown = live.attendance.shown
    return None if shown is None else replace(shown, bot_seconds=live.bot_seconds)


def _seat_of(holder: Holder) -> frozenset[int]:
    return frozenset() if holder.seat is None else frozenset({holder.seat})


def _only_watches(holder: Holder, beside: frozenset[int]) -> bool:
    """Whether somebody has no seat here, and is not about to take one."""
    return holder.seat is None and holder.invited is None and not beside


def _is_called(table: Table, holder: Holder) -> bool:
    """Whether the owner has called the player who is looking."""
    return holder.seat is not None and table.seats[holder.seat].call is not None


def _within(table: Table, since: Cursor | None) -> Cursor | None:
    """A cursor from a client, limited to the logs of this table."""
    if since is None:
        return None
    ply, note = table.cursor
    return Cursor(min(max(0, since.ply), ply), min(max(0, since.note), note))


def _open_part(table: Table, before: Shown | None) -> OpenPart:
    """What everybody sees alike. Most changes are moves, which leave the seats unchanged."""
    outcome = table.round.outcome
    about = Raw(encode(table.about)) if before is None else before.open_part.about
    if before is None or before.cursor.note != table.cursor.note:
        seats = Raw(encode(seats_of(table)))
    else:
        seats = before.open_part.seats
    fields = {
        "ply": table.ply,
        "cursor": table.cursor,
        "state": table.state,
        "about": about,
        "seats": seats,
        "round": table.round_of_match,
        "game": len(table.rounds) - 1,
        "points": table.points,
        "outcome": None if outcome is None else outcome.json(),
        "winners": table.match_winners,
        "tally": table.tally,
    }
    offers = [
        {"what": offer.what, "seat": offer.seat, "agreed": sorted(offer.agreed)}
        for offer in table.offers.values()
    ]
    id, ply, cursor = table.header.id, table.ply, table.cursor
    return OpenPart(id, ply, cursor, about, seats, encode(fields)[1:-1], offers)


def _view(table: Table, holder: Holder) -> Raw | Json:
    """The game's view. At a closed table nobody has a legal move."""
    if table.closed:
        view: Json = to_builtins(table.round.view(holder.onlooker))
        return view | {"legal": []}
    return table.round.view_json(holder.onlooker)


def _clock(table: Table, now: float) -> Json | None:
    if table.header.clock.kind == "none":
        return None
    running = table.round.player if table.running and not table.paused else None
    return {
        "left": [table.time_left(seat, now) for seat in range(len(table.seats))],
        "running": running,
        "now": now,
    }
