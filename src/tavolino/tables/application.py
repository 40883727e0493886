"""The application: all that people, programs and bots can do with tables."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, TypeGuard, TypeVar

from ..core.contract import OPEN, SPECTATOR, Json, Onlooker, Options, Rules
from ..core.errors import IllegalMove, RecordError, TavolinoError
from ..core.game import load
from ..core.registry import names as games
from ..core.registry import rules as rules_of
from ..text.typed_input import Played, Said, read
from ..text.verbs import VERBS
from . import commands, keys, seating
from .answers import Answer, Created, DeviceLink, Freed, Joined, Page
from .asking import asker
from .bot_tables import BotTables, goes_on_alone, is_of_bots
from .bus import Bus, LocalBus
from .commands import Move, OfferKind, Request
from .dealing import Dealer, deal
from .errors import Code, Refused, RefusedByRules, RefusedMove
from .keeper import Job, Keeper
from .limits import Limits
from .live_table import LiveTable
from .log import (
    Change,
    Cursor,
    Damaged,
    DamagedTable,
    Header,
    OldKind,
    OpenTable,
    Store,
    StoreGone,
)
from .memory import Memory, store_errors
from .previews import previews
from .queue import Errand, Rank
from .quotas import CountThought, Quotas, uncounted
from .round import Round
from .seating import Sitting
from .snapshot import TableSnapshot, decision, export, replay, see, vary
from .table import Holder, Table
from .table_spec import SeatSpec, TableSpec, check_spec, hints_by_default, refuse_file_names
from .texts import LONGEST_NAME, clean
from .thinking import NoThought, Thinker, ThinkerStopped, Thought, question
from .watch import Look, Watch
from .words import in_words, lines_in_words, names_of

log = logging.getLogger(__name__)

Result = TypeVar("Result")

ANALYST = "maestro"  # who gives hints and goes through finished games
MOST_WAITING = 1000  # tables with a bot to move that are asked for at a time
FIRST_CLEARING = 60.0  # seconds after the start, when everybody has been let in
MOST_CLEARED = 100  # old tables at a time
BETWEEN_CLEARINGS = 0.1  # seconds: others want to write, too
LONGEST_GAP = 3  # beats between two signs of life of a server that lives
DAY = 86400


class Tables:
    """See the module. All methods may be called at once, from tasks of one event loop."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        bus: Bus | None = None,
        *,
        limits: Limits | None = None,
        count_thought: CountThought = uncounted,
        now: Callable[[], float] = time.time,
        dealer: Dealer = deal,
        new_key: Callable[[], str] = keys.new_key,
        new_id: Callable[[], str] = keys.new_table_id,
    ) -> None:
        self.limits = limits or Limits()
        self._quotas = Quotas(self.limits, count_thought)
        self._store = store
        self._thinker = thinker
        self._now = now
        self._dealer = dealer
        self._new_key = new_key
        self._new_id = new_id
        self._memory = Memory(store, bus or LocalBus(), now, self._let_bots_move)
        self._bot_tables = BotTables(self._memory.places, self.limits, now)
        self._keeper = Keeper(
            Job("beat", self.limits.beat_seconds, self.beat),
            Job("poll", self.limits.poll_seconds, self.poll),
            Job("sweep", self.limits.sweep_seconds, self.sweep),
            Job("clear", self.limits.clear_seconds, self.clear, first=FIRST_CLEARING),
        )
        self._stopping = False
        self.cleared: Counter[OldKind] = Counter()
        self._up_since = now()

    # -- the application's own life --------------------------------------------------------------

    async def start(self, *, keep: bool = True) -> None:
        """Take up the work: refund the time that all servers were down, let waiting bots move. With
        `keep`, go on looking after idle tables and bots by itself; nobody waits for those bots."""
        self._stopping = False
        self._up_since = self._now()
        await self._memory.start(await self._store.start_up(self._now()))
        if not keep:
            await self.sweep(idle_seconds=0)
            return
        self._memory.spawn(self._first_sweep())
        self._keeper.start()

    async def _first_sweep(self) -> None:
        try:
            await self.sweep(idle_seconds=0)
        except (StoreGone, Refused) as error:
            log.warning("bots that wait could not be looked for: %s", type(error).__name__)

    async def stop(self) -> None:
        """Finish what is being stored, leave bots' thoughts, and tell all who watch."""
        self._stopping = True
        await self._keeper.stop()
        self.end_watches()
        for place in self._memory.places.values():
            if place.thinking is not None:
                place.thinking.cancel()
        await self._memory.stop()
        with suppress(StoreGone):
            await self._store.beat(self._now(), self._longest_gap)

    def end_watches(self) -> None:
        """Tell all who watch that there is nothing more to come."""
        for place in self._memory.places.values():
            for watch in place.watches:
                watch.end()

    @property
    def _longest_gap(self) -> float:
        return LONGEST_GAP * self.limits.beat_seconds

    async def beat(self) -> None:
        """Give a sign of life."""
        await self._memory.refund(await self._store.beat(self._now(), self._longest_gap))

    @property
    def heartbeat_is_stale(self) -> bool:
        """Whether this server has not been able to give a sign of life for too long."""
        return time.monotonic() - self._keeper.jobs["beat"].done > self._longest_gap

    @property
    def keeper_failures(self) -> dict[str, int]:
        return {job.name: job.failures for job in self._keeper.jobs.values()}

    @property
    def quarantined(self) -> int:
        """How many tables were found damaged."""
        return len(self._memory.quarantine)

    async def sweep(self, idle_seconds: float | None = None) -> None:
        """Forget idle tables, and let bots move that have been waiting, whoever left them."""
        now = self._now()
        self._memory.forget(now - self.limits.idle_seconds)
        waited = self.limits.sweep_seconds if idle_seconds is None else idle_seconds
        last = ""
        while page := await self._store.waiting_for_bots(now - waited, MOST_WAITING, last):
            last = page[-1]
            for table in page:
                if self._stopping:
                    return
                try:
                    self._let_bots_move(await self._memory.renew(table))
                except Refused as refusal:
                    if refusal.code is Code.UNAVAILABLE:
                        raise
                    log.warning("table %s cannot go on: %s", table, refusal.code.value)
        for place in list(self._memory.places.values()):
            if is_of_bots(place.table):
                self._let_bots_move(place)

    async def poll(self) -> None:
        """Notice what others have stored, and what the store did not confirm."""
        await self._memory.poll()

    async def clear(self) -> None:
        """Clear tables that are older than an operator wants to keep them, a few at a time."""
        kinds: dict[OldKind, float] = {
            "finished": self.limits.finished_days,
            "abandoned": self.limits.abandoned_days,
            "unstarted": self.limits.unstarted_days,
        }
        for kind, days in kinds.items():
            while days:
                tables = await self._store.clear(kind, self._now() - days * DAY, MOST_CLEARED)
                self.cleared[kind] += len(tables)
                for table in tables:
                    await self._memory.drop(table)
                if len(tables) < MOST_CLEARED:
                    break
                await asyncio.sleep(BETWEEN_CLEARINGS)

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._memory.places)

    # -- making tables ---------------------------------------------------------------------------

    async def create(self, spec: TableSpec) -> Created:
        return await self._create(spec, None, None)

    async def create_from_record(self, spec: TableSpec, record: Json) -> Created:
        """A table that goes on where a record ends. The record says which game it is and with which
        options; those of the spec do not count."""
        rules = self._rules_of_record(record)
        refuse_file_names(rules, record["options"])
        try:
            game = load(record)
        except RecordError as error:
            raise RefusedByRules(Code.WRONG_RECORD, error) from error
        spec = replace(spec, game=rules.name, options=game.options)
        return await self._create(spec, game.record(), {"record": True})

    @staticmethod
    def _rules_of_record(record: Any) -> Any:
        if not isinstance(record, dict) or not isinstance(record.get("options"), dict):
            raise Refused(Code.WRONG_RECORD, "refused-no-record")
        try:
            return rules_of(str(record.get("game")))
        except TavolinoError as error:
            raise RefusedByRules(Code.WRONG_RECORD, error) from error

    async def play_on(
        self, table: str, key: str | None, game: int, after: int, spec: TableSpec
    ) -> Created:
        """A new table that goes on from a finished game, after so many of its moves."""
        round, _ = await self._round(table, key, game)
        if not round.over:
            raise Refused(Code.GAME_RUNNING, "refused-not-finished")
        from_here = round.after(_check_after(round, after))
        if from_here.over:
            raise Refused(Code.UNKNOWN_PLY, "refused-ends-there")
        origin = {"table": table, "game": game, "after": after}
        spec = replace(spec, game=from_here.rules.name, options=from_here.options)
        return await self._create(spec, from_here.record(), origin)

    async def _create(self, spec: TableSpec, record: Json | None, origin: Json | None) -> Created:
        rules, options, seats = check_spec(spec)
        if all(seat.bot is not None for seat in seats):
            with self._bot_tables.new(spec.rounds):
                created = await self._make(spec, rules, options, seats, record, origin)
                self._see_bots(await self._memory.place(created.table))
            return created
        return await self._make(spec, rules, options, seats, record, origin)

    async def _make(
        self,
        spec: TableSpec,
        rules: Rules,
        options: Options,
        seats: tuple[SeatSpec, ...],
        record: Json | None,
        origin: Json | None,
    ) -> Created:
        sitters = [
            (seat, clean("name", own.name, LONGEST_NAME), keys.digest_of_secret(own.key))
            for seat, own in sorted(spec.own.items())
        ]
        if len({key for _, _, key in sitters}) < len(sitters):
            raise Refused(Code.WRONG_TEXT, "refused-key-known")
        created = Created(
            self._new_id(),
            self._new_key(),
            self._new_key(),
            tuple(
                self._new_key() if seat.bot is None and number not in spec.own else None
                for number, seat in enumerate(seats)
            ),
        )
        header = Header(
            id=created.table,
            created=self._now(),
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
        notes = seating.first_notes(header, sitters)
        change = commands.first_change(header, rules, options, self._dealer, record, notes)
        with store_errors():
            await self._store.create(header, change)
        if change.listing.bot_to_move:
            self._let_bots_move(await self._memory.place(created.table))
        return created

    async def open_tables(
        self, game: str | None = None, after: str | None = None, limit: int | None = None
    ) -> Page:
        """Public tables with an open seat, newest first, a page at a time."""
        most = self.limits.page
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
            self._memory.quarantine.add(table.id, Damaged(table.reason))
            return False
        return table.game in games()

    # -- looking ---------------------------------------------------------------------------------

    async def see(self, table: str, key: str | None, since: Cursor | None = None) -> TableSnapshot:
        """The whole table as the holder of a key may see it, with the events since a cursor."""
        current, holder = await self._memory.let_in(table, key)
        await self._answer_call(current, holder)
        if is_of_bots(current):
            self._see_bots(await self._memory.place(table))
        return see(current, holder, self._now(), _within(current, since))

    async def _answer_call(self, table: Table, holder: Holder) -> None:
        """A player whom the owner asked for is here: everybody is told."""
        seat = holder.seat
        if seat is not None and table.seats[seat].call is not None:
            await self._memory.act(table.header.id, lambda t: seating.present(t, seat, self._now()))

    @asynccontextmanager
    async def watch(
        self, table: str, key: str | None, since: Cursor | None = None
    ) -> AsyncIterator[Watch]:
        """Look on as long as the context lasts."""
        await self._memory.let_in(table, key)
        place = await self._memory.place(table)
        watch = Watch(self._look(place), key, since)
        if self._stopping:
            watch.end()
        place.watches.add(watch)
        if is_of_bots(place.table):
            self._see_bots(place)
        try:
            yield watch
        finally:
            place.watches.discard(watch)
            place.touched = place.watched = self._now()

    def _look(self, place: LiveTable) -> Look:
        """How the holder of a key looks again and again. Whom the key lets in is found out anew
        only where it may be another: at a table that was read again, or when keys have changed."""
        let_in: tuple[str | None, Table, int, Holder] | None = None

        async def look(key: str | None, since: Cursor | None, seen: bool) -> TableSnapshot | None:
            nonlocal let_in
            current = self._memory.as_it_is(place)
            if current is None:
                current, holder = await self._memory.let_in(place.id, key)
            elif let_in is not None and let_in[:3] == (key, current, current.key_changes):
                holder = let_in[3]
            else:
                holder = current.holder(key, self._now())
            let_in = key, current, current.key_changes, holder
            await self._answer_call(current, holder)
            if seen and since == current.cursor:
                return None
            return see(current, holder, self._now(), _within(current, since))

        return look

    async def record(self, table: str, key: str | None, game: int | None = None) -> Json:
        """A finished game as a whole record, for everybody; of a running one what the holder may
        know. Without a number, the latest game."""
        round, holder = await self._round(table, key, game)
        return export(round, holder)

    async def replay(
        self,
        table: str,
        key: str | None,
        game: int | None,
        after: int,
        onlooker: Onlooker | None,
        *,
        whole: bool = False,
    ) -> Json:
        """A game after so many moves, and the move that led there, or the `whole` way there. Of a
        finished game as anybody sees it, or the open table; of a running one as the holder does."""
        current, holder = await self._memory.let_in(table, key)
        number = _check_game(current, game)
        round = current.rounds[number]
        whose = holder.onlooker if onlooker is None else onlooker
        if whose != holder.onlooker and not round.over:
            raise Refused(Code.GAME_RUNNING, "refused-own-view")
        if whose not in (*range(round.seats), SPECTATOR, OPEN):
            raise Refused(Code.UNKNOWN_PLY, "refused-no-onlooker", onlooker=str(whose))
        return replay(current, number, _check_after(round, after), whose, whole=whole)

    async def decision(self, table: str, key: str | None, game: int, after: int) -> Json:
        """A moment of a finished game, told like a replay, as the seat saw it that was to move."""
        current, _ = await self._memory.let_in(table, key)
        round = current.rounds[_check_game(current, game)]
        if not round.over:
            raise Refused(Code.GAME_RUNNING, "refused-not-finished")
        return decision(current, game, _check_after(round, after))

    async def variation(
        self,
        table: str,
        key: str | None,
        game: int | None,
        after: int,
        move: str,
        onlooker: Onlooker,
    ) -> Json:
        """What another move would have led to, after so many moves of a finished game."""
        current, _ = await self._memory.let_in(table, key)
        number = _check_game(current, game)
        round = current.rounds[number]
        if not round.over:
            raise Refused(Code.GAME_RUNNING, "refused-not-finished")
        if onlooker not in (*range(round.seats), SPECTATOR, OPEN):
            raise Refused(Code.UNKNOWN_PLY, "refused-no-onlooker", onlooker=str(onlooker))
        then = round.after(_check_after(round, after))
        try:
            return vary(current, number, after, then, move, onlooker)
        except IllegalMove as error:
            raise RefusedByRules(Code.ILLEGAL_MOVE, error) from error

    async def _round(self, table: str, key: str | None, game: int | None) -> tuple[Round, Holder]:
        current, holder = await self._memory.let_in(table, key)
        return current.rounds[_check_game(current, game)], holder

    # -- seats and talk --------------------------------------------------------------------------

    async def sit(
        self,
        table: str,
        token: str,
        name: str | None = None,
        key: str | None = None,
        holding: Sequence[str] = (),
    ) -> TableSnapshot:
        """Sit down with an invitation, or go on with a device link; `key` is the secret that opens
        the seat from now on, made by whoever sits down. With the key of a seat as the token, take
        another name. `holding` are the other keys of this table that the same client has."""
        sitting = _sitting(name, key, holding)
        place, counted = await self._memory.place(table), False

        def decide(current: Table) -> Change:
            nonlocal counted
            now = self._now()
            change = seating.sit(current, token, sitting, now)
            for note in change.notes:
                if note.kind == "sit" and not counted:  # once, however often it is decided again
                    assert note.seat is not None
                    paces = ((self.limits.names, 60.0),)
                    place.check_pace("refused-name-pace", note.seat, paces, now)
                    counted = True
            return change

        await self._memory.act(table, decide)
        return await self.see(table, token if key is None else key)

    async def join(self, table: str, name: str, key: str, holding: Sequence[str] = ()) -> Joined:
        """Take an open seat of a public table, with a secret of one's own."""
        sitting = _sitting(name, key, holding)
        seats: list[int] = []

        def decide(current: Table) -> Change:
            seat, change = seating.join(current, sitting, self._now())
            seats.append(seat)
            return change

        await self._memory.act(table, decide)
        return Joined(seats[-1], await self.see(table, key))

    async def device_link(self, table: str, key: str) -> DeviceLink:
        """A link with which the player at a seat goes on at another device, once."""
        token, until = self._new_key(), self._now() + self.limits.device_link_seconds
        link = keys.digest(token)
        await self._do(table, key, lambda t, h, now: seating.device_link(t, h, link, until, now))
        return DeviceLink(token, until)

    async def leave(self, table: str, key: str) -> str:
        """Get up from the seat of a key; returns the invitation to it, to be handed on."""
        token = self._new_key()
        digest = keys.digest(token)
        await self._memory.act(table, lambda t: seating.leave(t, key, digest, self._now()))
        return token

    async def invite(self, table: str, owner: str, seat: int) -> str:
        """Another invitation to a seat that is empty."""
        token = self._new_key()
        digest = keys.digest(token)
        await self._do(table, owner, lambda t, h, now: seating.invite(t, h, seat, digest, now))
        return token

    async def free(self, table: str, owner: str, seat: int) -> Freed:
        """Free the seat of a player who is away; see `seating.free`."""
        token = self._new_key()

        def decide(current: Table, holder: Holder, now: float) -> Change:
            return seating.free(
                current,
                holder,
                seat,
                keys.digest(token),
                absence=self.limits.absence_seconds,
                since=self._up_since,
                now=now,
            )

        await self._do(table, owner, decide)
        current, _ = await self._memory.let_in(table, owner)
        freed = current.seats[seat]
        if freed.is_invitation(keys.digest(token)):
            return Freed(token, None)
        called = freed.call is not None
        return Freed(None, seating.free_at(freed, self._up_since) if called else None)

    async def close(self, table: str, owner: str) -> TableSnapshot:
        return await self._do(table, owner, commands.close)

    async def say(
        self,
        table: str,
        key: str | None,
        text: str,
        name: str | None = None,
        request: str | None = None,
        asker: str | None = None,
    ) -> TableSnapshot:
        """Chat, with the players from a seat, else with the spectators. A `request` that comes
        again is said once. Spectators share a key: `asker` tells them apart, so that each may say
        so much."""
        pace = (self.limits.chat_lines, self.limits.chat_seconds)
        spectator = (self.limits.spectator_lines, 3600.0)

        def decide(current: Table, holder: Holder, now: float) -> Change:
            line = commands.ChatLine(text, name, request)
            return commands.say(current, holder, line, now, self.limits.chat_length)

        return await self._do_at_pace(
            table, key, "refused-chat-pace", (pace, spectator), decide, asker
        )

    # -- playing ---------------------------------------------------------------------------------

    async def play(self, table: str, key: str, move: Move) -> Answer:
        ply = await self.play_unseen(table, key, move)
        return Answer(move.id, ply, await self.see(table, key))

    async def play_unseen(self, table: str, key: str, move: Move) -> int:
        """Play a move; its ply. For those who watch the table, and will see it there."""
        return await self._request(
            table, key, move, lambda t, h, now: commands.play(t, h, move, now)
        )

    async def undo(self, table: str, key: str, request: Request) -> Answer:
        """Undo the own last move, while nothing was revealed and nobody else has acted."""
        ply = await self._request(
            table, key, request, lambda t, h, now: commands.undo(t, h, request, now)
        )
        return Answer(request.id, ply, await self.see(table, key))

    async def offer(self, table: str, key: str, what: OfferKind) -> TableSnapshot:
        """Offer a draw, a takeback or a rematch, or agree to the offer that stands."""
        return await self._do(
            table, key, lambda t, h, now: commands.offer(t, h, what, self._dealer, now)
        )

    async def decline(self, table: str, key: str, what: OfferKind) -> TableSnapshot:
        return await self._do(table, key, lambda t, h, now: commands.decline(t, h, what, now))

    async def resign(self, table: str, key: str) -> TableSnapshot:
        return await self._do(table, key, commands.resign)

    async def claim_time(self, table: str, key: str) -> TableSnapshot:
        return await self._do(table, key, commands.claim_time)

    async def next_round(self, table: str, key: str) -> TableSnapshot:
        return await self._do(
            table, key, lambda t, h, now: commands.next_round(t, h, self._dealer, now)
        )

    async def preview(self, table: str, key: str, moves: list[str]) -> dict[str, list[Json]]:
        """What each of these moves would do, as far as the holder can know; only legal moves are
        answered."""
        current, holder = await self._memory.let_in(table, key)
        if holder.seat is None or not current.running:
            return {}
        return await previews(current.round.game, holder.seat, moves)

    async def why_not(
        self, table: str, key: str, move: str, ply: int | None = None
    ) -> RefusedMove | None:
        """Why a move cannot be played now; None when it can. Nothing is stored. Whoever could not
        send that move is refused, as `play` would refuse them."""
        current, holder = await self._memory.let_in(table, key)
        asked = Move("why-not", current.ply if ply is None else ply, move)
        try:
            commands.play(current, holder, asked, self._now())
        except RefusedMove as refusal:
            return refusal
        return None

    async def command(self, table: str, key: str | None, line: str, code: str) -> Played | Said:
        """Answer what somebody typed: a legal move is theirs to play, all else is said."""
        current, holder = await self._memory.let_in(table, key)
        snapshot = in_words(see(current, holder, self._now()).json(), code)
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

    # -- thinking --------------------------------------------------------------------------------

    async def hint(self, table: str, key: str) -> Thought:
        """What a strong bot would do, knowing what the seat knows. Everybody sees that it asked."""

        def decide(current: Table, holder: Holder, now: float) -> Change:
            return commands.ask_hint(current, holder, self.limits.hints, now)

        decide(*await self._memory.let_in(table, key), self._now())  # what is refused costs nothing
        with self._quotas.thought(asker.get(), table):
            await self._do(table, key, decide)
            current, holder = await self._memory.let_in(table, key)
            if current.round.player != holder.seat:
                raise Refused(Code.NOT_YOUR_TURN, "refused-gone-on")
            position = question(ANALYST, current.round.game)
            return await self._think(self._thinker.analyse(position, _errand(Rank.HINT, table)))

    async def analyse(self, table: str, key: str | None, game: int, after: int) -> Thought:
        """What a strong bot thinks of a decision in a finished game, knowing what the seat to move
        knew. Each decision is thought through once and kept."""
        round, _ = await self._round(table, key, game)
        if not round.over:
            raise Refused(Code.GAME_RUNNING, "refused-not-finished")
        if _check_after(round, after) == len(round.played) and round.game.over:
            raise Refused(Code.UNKNOWN_PLY, "refused-ends-there")
        current, _ = await self._memory.let_in(table, key)
        kept = current.analyses.get((game, after))
        if kept is not None:
            return Thought.from_json(kept)
        if len(current.analyses) >= self.limits.analyses:
            raise Refused(Code.BUDGET_SPENT, "refused-analyses-used", most=self.limits.analyses)
        with self._quotas.thought(asker.get(), table):
            position = question(ANALYST, round.after(after))
            errand = _errand(Rank.POSITION, table)
            thought = await self._think(self._thinker.analyse(position, errand))
        await self._memory.act(
            table, lambda t: commands.note_analysis(t, game, after, thought.json(), self._now())
        )
        return thought

    async def review(self, table: str, key: str | None, game: int | None = None) -> Json:
        """A finished game gone through with the engine, each decision by what its seat knew then.
        It is made once and kept; all who ask meanwhile wait for the same one."""
        round, _ = await self._round(table, key, game)
        if not round.over:
            raise Refused(Code.GAME_RUNNING, "refused-not-finished")
        place = await self._memory.place(table)
        async with place.reviewing:
            current, _ = await self._memory.let_in(table, key)
            number = _check_game(current, game)
            kept = current.reviews.get(number)
            if kept is not None:
                return kept
            place.reviewed = (0, 0)

            def tell(done: int, of: int) -> None:
                place.reviewed = (done, of)

            with self._quotas.thought(asker.get(), table):
                errand = _errand(Rank.REVIEW, table)
                review = await self._think(self._thinker.review(round.record(), tell, errand))
            await self._memory.act(
                table, lambda t: commands.note_review(t, number, review, self._now())
            )
        return review

    async def review_progress(self, table: str, key: str | None) -> Json:
        """How far the review is that is being made at a table; `of` is 0 where nobody knows."""
        await self._memory.let_in(table, key)
        place = await self._memory.place(table)
        done, of = place.reviewed if place.reviewing.locked() else (0, 0)
        return {"done": done, "of": of}

    async def _think(self, thinking: Coroutine[Any, Any, Result]) -> Result:
        try:
            return await thinking
        except NoThought as error:
            raise Refused(Code.NO_THOUGHT, "refused-no-thought") from error

    def _let_bots_move(self, place: LiveTable) -> None:
        table = place.table
        if table is None or place.thinking is not None or self._stopping:
            return
        if table.bot_to_move is None and not goes_on_alone(table):
            return
        if is_of_bots(table) and not self._bot_tables.may_go_on(place):
            return
        place.thinking = self._memory.spawn(self._move_bots(place))

    def _see_bots(self, place: LiveTable) -> None:
        """Somebody looks at a table of bots alone: they play on."""
        self._bot_tables.seen(place)
        self._let_bots_move(place)

    async def _move_bots(self, place: LiveTable) -> None:
        """Play for bots as long as it is a bot's turn."""
        try:
            while not self._stopping:
                if (table := place.table) is None:  # it is to be read again
                    await self._memory.renew(place.id)
                    continue
                if is_of_bots(table) and self._bot_tables.is_unwatched(place):
                    return
                if goes_on_alone(table):
                    await self._memory.act(place.id, self._go_on_alone)
                    continue
                if (level := table.bot_to_move) is None:
                    return
                ply = table.ply
                errand = _errand(Rank.PERSON, place.id)
                if is_of_bots(table):
                    errand = Errand(Rank.BOTS, place.asker, place.id)
                move = await self._thinker.choose(question(level, table.round.game), errand)

                def decide(current: Table, ply: int = ply, move: str = move) -> Change:
                    change = commands.bot_move(current, ply, move, self._now())
                    return change or Change(current.header.id)

                await self._memory.act(place.id, decide)
        except ThinkerStopped:
            pass
        except Exception as error:
            # The next sweep tries again. What is wrong with a move may tell of cards: not to a log.
            log.warning("table %s: a bot could not move: %s", place.id, type(error).__name__)
            if isinstance(error, Refused) and error.code is Code.UNAVAILABLE:
                self._memory.doubt(place.id)
        finally:
            place.thinking = None

    def _go_on_alone(self, table: Table) -> Change:
        if not goes_on_alone(table):
            return Change(table.header.id)
        return commands.deal_next_round(table, self._dealer, self._now())

    # -- from deciding to telling ----------------------------------------------------------------

    async def _do(
        self, table: str, key: str | None, decide: Callable[[Table, Holder, float], Change]
    ) -> TableSnapshot:
        """Let the holder of a key do something; the table afterwards."""
        await self._memory.act(table, lambda t: decide(t, t.holder(key, self._now()), self._now()))
        return await self.see(table, key)

    async def _do_at_pace(
        self,
        table: str,
        key: str | None,
        refusal: str,
        paces: tuple[tuple[int, float], ...],
        decide: Callable[[Table, Holder, float], Change],
        asker: str | None = None,
    ) -> TableSnapshot:
        """Let the holder of a key do something, but not too often. The paces after the first are
        for those without a seat."""
        place = await self._memory.place(table)
        counted = False

        def decide_at_pace(current: Table, holder: Holder, now: float) -> Change:
            nonlocal counted
            change = decide(current, holder, now)
            if change.notes and not counted:  # once, however often it is decided again
                if holder.seat is not None:
                    place.check_pace(refusal, holder.seat, paces[:1], now)
                else:
                    place.check_pace(refusal, asker or holder.onlooker, paces, now)
                counted = True
            return change

        return await self._do(table, key, decide_at_pace)

    async def _request(
        self,
        table: str,
        key: str,
        request: Request,
        decide: Callable[[Table, Holder, float], Change],
    ) -> int:
        """Let the holder of a key do something; the ply of it. A request that has been done before
        is not done again."""
        plies: list[int] = []

        def decide_once(current: Table) -> Change:
            holder = current.holder(key, self._now())
            done = commands.stored_answer(current, holder, request)
            if done is not None:
                plies.append(done.ply)
                return Change(table)
            change = decide(current, holder, self._now())
            plies.append(change.entries[0].ply)
            return change

        await self._memory.act(table, decide_once)
        return plies[-1]


def _sitting(name: str | None, key: str | None, holding: Sequence[str]) -> Sitting:
    digest = None if key is None else keys.digest_of_secret(key)
    return Sitting(name, digest, frozenset(keys.digest(held) for held in holding))


def _errand(rank: Rank, table: str) -> Errand:
    return Errand(rank, asker.get(), table)


def _within(table: Table, since: Cursor | None) -> Cursor | None:
    """A cursor that may come from anywhere, made one of this table."""
    if since is None:
        return None
    ply, note = table.cursor
    if 0 <= since.ply <= ply and 0 <= since.note <= note:
        return since
    return Cursor(min(max(0, since.ply), ply), min(max(0, since.note), note))


def _check_game(table: Table, game: int | None) -> int:
    """The number of a game of a table; without one, of the latest."""
    last = len(table.rounds) - 1
    if game is None:
        return last
    if isinstance(game, bool) or not 0 <= game <= last:
        raise Refused(Code.UNKNOWN_PLY, "refused-no-game", last=last)
    return game


def _check_after(round: Round, after: int) -> int:
    if isinstance(after, bool) or not isinstance(after, int) or not 0 <= after <= len(round.played):
        raise Refused(
            Code.UNKNOWN_PLY, "refused-no-such-move", after=str(after), moves=len(round.played)
        )
    return after


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
