"""The application: all that people, programs and bots can do with tables.

Every act is decided on the table in memory, stored, and only then taken in and told. What the store
has not confirmed has not happened; what it has confirmed is never lost. If another process was
quicker, the table is brought up to date and the act decided again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from ..core.contract import OPEN, SPECTATOR, Json, Onlooker
from ..core.errors import IllegalMove, RecordError, TavolinoError
from ..core.game import load
from ..core.registry import rules as rules_of
from . import acts, keys
from .acts import Move, OfferKind, Request
from .bus import Bus, LocalBus, Tidings
from .clock import Span
from .dealing import Dealer, deal
from .errors import Code, Refused
from .log import Change, Cursor, Header, OpenTable, Overtaken, Store, StoreGone
from .round import Round
from .sight import Sight, export, see
from .table import Holder, Table
from .thinking import NoThought, Thinker, Thought, question
from .wish import Wish, check_wish, hints_by_default, refuse_file_names

log = logging.getLogger(__name__)

Result = TypeVar("Result")

ANALYST = "maestro"  # who gives hints and goes through finished games
ATTEMPTS = 20  # to be first at a ply or a note


@dataclass(frozen=True)
class Limits:
    idle_seconds: float = 600  # a table that nobody watches is forgotten after
    beat_seconds: float = 5  # between two signs of life
    sweep_seconds: float = 30  # between two looks for bots that were left thinking
    page: int = 50  # tables on a page of the list
    hints: int = 100  # a table
    analyses: int = 1000  # positions a table
    chat_lines: int = 5  # a holder, in
    chat_seconds: float = 10


@dataclass(frozen=True)
class Created:
    """A new table and all its keys, in clear for the only time. None: a bot's seat has none."""

    table: str
    owner: str
    spectator: str
    seats: tuple[str | None, ...]


@dataclass(frozen=True)
class Answer:
    """What became of a request: the ply that it has in the log. Sent again, a request is answered
    the same again; `sight` is the table as it is now."""

    id: str
    ply: int
    sight: Sight


@dataclass(frozen=True)
class Joined:
    seat: int
    key: str
    sight: Sight


@dataclass(frozen=True)
class Page:
    """Open tables, newest first; `next` asks for those after them, None at the end."""

    tables: tuple[OpenTable, ...]
    next: str | None


@dataclass(eq=False)
class Place:
    """A table's place in memory."""

    id: str
    table: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watches: set[Watch] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None
    touched: float = 0
    chats: dict[Onlooker, deque[float]] = field(default_factory=dict)

    @property
    def in_use(self) -> bool:
        return bool(self.watches) or self.lock.locked() or self.thinking is not None


class Watch:
    """Somebody looking on. `next` waits until there is something new and gives the newest table as
    a whole, with all events since the last: a slow reader misses nothing and holds up nobody."""

    def __init__(self, tables: Tables, place: Place, key: str | None, since: Cursor | None) -> None:
        self._tables = tables
        self._place = place
        self._key = key
        self._since = since
        self._news = asyncio.Event()
        self._news.set()
        self.over = False  # the server stops

    def wake(self) -> None:
        self._news.set()

    def end(self) -> None:
        self.over = True
        self._news.set()

    async def next(self) -> Sight | None:
        """The next sight; None when the server stops. Refused when the key opens no more."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self.over:
                return None
            sight = await self._tables.see(self._place.id, self._key, self._since)
            if self._since != sight.cursor:
                self._since = sight.cursor
                return sight


class Tables:
    """See the module. All methods may be called at once, from tasks of one event loop."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        bus: Bus | None = None,
        *,
        limits: Limits | None = None,
        now: Callable[[], float] = time.time,
        dealer: Dealer = deal,
        new_key: Callable[[], str] = keys.new_key,
        new_id: Callable[[], str] = keys.new_table_id,
    ) -> None:
        self.limits = limits or Limits()
        self._store = store
        self._thinker = thinker
        self._bus: Bus = bus or LocalBus()
        self._now = now
        self._dealer = dealer
        self._new_key = new_key
        self._new_id = new_id
        self._places: dict[str, Place] = {}
        self._down_times: Sequence[Span] = ()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._keeper: asyncio.Task[None] | None = None
        self._stopping = False

    # -- the application's own life --------------------------------------------------------------

    async def start(self, *, keep: bool = True) -> None:
        """Take up the work: refund the time that all servers were down, let waiting bots move. With
        `keep`, go on looking after idle tables and bots by itself."""
        self._stopping = False
        gap = 3 * self.limits.beat_seconds
        self._down_times = await self._store.start_up(self._now(), gap)
        await self._bus.start(self._hear)
        await self.sweep(idle_seconds=0)
        if keep:
            self._keeper = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        """Finish what is being stored, leave bots' thoughts, and tell all who watch."""
        self._stopping = True
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        for place in self._places.values():
            for watch in place.watches:
                watch.end()
            if place.thinking is not None:
                place.thinking.cancel()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bus.stop(self._hear)
        with suppress(StoreGone):
            await self._store.beat(self._now())

    async def _keep(self) -> None:
        swept = self._now()
        while True:
            await asyncio.sleep(self.limits.beat_seconds)
            try:
                await self._store.beat(self._now())
                if self._now() - swept >= self.limits.sweep_seconds:
                    swept = self._now()
                    await self.sweep()
            except (StoreGone, Refused) as error:
                log.warning("the tables could not be looked after: %s", error)

    async def sweep(self, idle_seconds: float | None = None) -> None:
        """Forget idle tables, and let bots move that have been waiting, whoever left them."""
        now = self._now()
        for place in list(self._places.values()):
            if not place.in_use and now - place.touched > self.limits.idle_seconds:
                self._places.pop(place.id, None)
        waited = self.limits.sweep_seconds if idle_seconds is None else idle_seconds
        for table in await self._store.waiting_for_bots(now - waited, 1000):
            try:
                place = await self._place(table)
                async with self._at(place):
                    await self._catch_up(place)
            except Refused as refusal:
                log.warning("table %s cannot go on: %s", table, refusal)
            else:
                self._let_bots_move(place)

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._places)

    # -- making tables ---------------------------------------------------------------------------

    async def create(self, wish: Wish) -> Created:
        return await self._create(wish, None, None)

    async def create_from_record(self, wish: Wish, record: Json) -> Created:
        """A table that goes on where a record ends. The record says which game it is and with which
        options; those of the wish do not count."""
        rules = self._rules_of_record(record)
        refuse_file_names(rules, record["options"])
        try:
            game = load(record)
        except RecordError as error:
            raise Refused(Code.WRONG_RECORD, str(error)) from error
        wish = replace(wish, game=rules.name, options=game.options)
        return await self._create(wish, game.record(), {"record": True})

    @staticmethod
    def _rules_of_record(record: Any) -> Any:
        if not isinstance(record, dict) or not isinstance(record.get("options"), dict):
            raise Refused(Code.WRONG_RECORD, "a record is an object with options, setup and moves")
        try:
            return rules_of(str(record.get("game")))
        except TavolinoError as error:
            raise Refused(Code.WRONG_RECORD, str(error)) from error

    async def play_on(
        self, table: str, key: str | None, game: int, after: int, wish: Wish
    ) -> Created:
        """A new table that goes on from a finished game, after so many of its moves."""
        round, _ = await self._round(table, key, game)
        if not round.over:
            raise Refused(Code.GAME_RUNNING, "one can play on from a finished game only")
        from_here = round.after(_check_after(round, after))
        if from_here.over:
            raise Refused(Code.UNKNOWN_PLY, "the game ends there; go on from an earlier move")
        origin = {"table": table, "game": game, "after": after}
        wish = replace(wish, game=from_here.rules.name, options=from_here.options)
        return await self._create(wish, from_here.record(), origin)

    async def _create(self, wish: Wish, record: Json | None, origin: Json | None) -> Created:
        rules, options, seats = check_wish(wish)
        created = Created(
            self._new_id(),
            self._new_key(),
            self._new_key(),
            tuple(self._new_key() if seat.bot is None else None for seat in seats),
        )
        header = Header(
            id=created.table,
            created=self._now(),
            game=rules.name,
            options=options,
            seats=seats,
            rounds=wish.rounds,
            first=wish.first,
            clock=wish.clock,
            public=wish.public,
            hints=hints_by_default(seats) if wish.hints is None else wish.hints,
            spectators=wish.spectators,
            owner_digest=keys.digest(created.owner),
            spectator_digest=keys.digest(created.spectator),
            seat_digests=tuple(None if key is None else keys.digest(key) for key in created.seats),
            origin=origin,
        )
        change = acts.first_change(header, rules, options, self._dealer, record)
        with _store_errors():
            await self._store.create(header, change)
        if change.listing.bot_to_move:
            self._let_bots_move(await self._place(created.table))
        return created

    async def open_tables(
        self, game: str | None = None, after: str | None = None, limit: int | None = None
    ) -> Page:
        """Public tables with an open seat, newest first, a page at a time."""
        most = self.limits.page
        size = most if limit is None else max(1, min(limit, most))
        with _store_errors():
            found = list(await self._store.open_tables(game, _page_start(after), size + 1))
        more = len(found) > size
        found = found[:size]
        token = f"{found[-1].created!r}:{found[-1].id}" if more else None
        return Page(tuple(found), token)

    # -- looking ---------------------------------------------------------------------------------

    async def see(self, table: str, key: str | None, since: Cursor | None = None) -> Sight:
        """The whole table as the holder of a key may see it, with the events since a cursor."""
        current, holder = await self._let_in(table, key)
        return see(current, holder, self._now(), _within(current, since))

    @asynccontextmanager
    async def watch(
        self, table: str, key: str | None, since: Cursor | None = None
    ) -> AsyncIterator[Watch]:
        """Look on as long as the context lasts."""
        await self._let_in(table, key)
        place = await self._place(table)
        watch = Watch(self, place, key, since)
        if self._stopping:
            watch.end()
        place.watches.add(watch)
        try:
            yield watch
        finally:
            place.watches.discard(watch)
            place.touched = self._now()

    async def record(self, table: str, key: str | None, game: int | None = None) -> Json:
        """A finished game as a whole record, for everybody; of a running one what the holder may
        know. Without a number, the latest game."""
        round, holder = await self._round(table, key, game)
        return export(round, holder)

    async def replay(
        self, table: str, key: str | None, game: int | None, after: int, onlooker: Onlooker | None
    ) -> Json:
        """A game's view after so many moves. Of a finished game anybody's, or the open table; of a
        running one the holder's own."""
        round, holder = await self._round(table, key, game)
        whose = holder.onlooker if onlooker is None else onlooker
        if whose != holder.onlooker and not round.over:
            raise Refused(
                Code.GAME_RUNNING, "until the game is over, everybody sees their own view"
            )
        if whose not in (*range(round.seats), SPECTATOR, OPEN):
            raise Refused(Code.UNKNOWN_PLY, f"{whose!r} is neither a seat, 'spectator' nor 'open'")
        return round.view_after(_check_after(round, after), whose)

    async def _round(self, table: str, key: str | None, game: int | None) -> tuple[Round, Holder]:
        current, holder = await self._let_in(table, key)
        if game is None:
            return current.round, holder
        if isinstance(game, bool) or game not in range(len(current.rounds)):
            raise Refused(Code.UNKNOWN_PLY, f"the table has games 0 to {len(current.rounds) - 1}")
        return current.rounds[game], holder

    # -- seats and talk --------------------------------------------------------------------------

    async def sit(self, table: str, key: str, name: str) -> Sight:
        """Sit down at the seat of a key, with a name; or take another name."""
        return await self._do(table, key, lambda t, h, now: acts.sit(t, h, name, now))

    async def join(self, table: str, name: str) -> Joined:
        """Take an open seat of a public table."""
        key = self._new_key()
        seats: list[int] = []

        def decide(current: Table) -> Change:
            seat, change = acts.join(current, keys.digest(key), name, self._now())
            seats.append(seat)
            return change

        await self._act(table, decide)
        return Joined(seats[-1], key, await self.see(table, key))

    async def free(self, table: str, owner: str, seat: int) -> str:
        """Empty a seat; returns its new key."""
        key = self._new_key()
        await self._do(table, owner, lambda t, h, now: acts.free(t, h, seat, keys.digest(key), now))
        return key

    async def close(self, table: str, owner: str) -> Sight:
        return await self._do(table, owner, acts.close)

    async def say(self, table: str, key: str | None, text: str, name: str | None = None) -> Sight:
        """Chat, with the players from a seat, else with the spectators."""
        place = await self._place(table)
        counted = False

        def decide(current: Table, holder: Holder, now: float) -> Change:
            nonlocal counted
            change = acts.say(current, holder, text, name, now)
            if not counted:  # once, however often it is decided again
                self._check_pace(place, holder, now)
                counted = True
            return change

        return await self._do(table, key, decide)

    def _check_pace(self, place: Place, holder: Holder, now: float) -> None:
        said = place.chats.setdefault(holder.onlooker, deque(maxlen=self.limits.chat_lines))
        if len(said) == self.limits.chat_lines and now - said[0] < self.limits.chat_seconds:
            raise Refused(
                Code.RATE_LIMITED,
                f"at most {self.limits.chat_lines} lines in {self.limits.chat_seconds:g} seconds",
            )
        said.append(now)

    # -- playing ---------------------------------------------------------------------------------

    async def play(self, table: str, key: str, move: Move) -> Answer:
        return await self._request(table, key, move, lambda t, h, now: acts.play(t, h, move, now))

    async def undo(self, table: str, key: str, request: Request) -> Answer:
        """Undo the own last move, while nothing was revealed and nobody else has acted."""
        return await self._request(
            table, key, request, lambda t, h, now: acts.undo(t, h, request, now)
        )

    async def offer(self, table: str, key: str, what: OfferKind) -> Sight:
        """Offer a draw, a takeback or a rematch, or agree to the offer that stands."""
        return await self._do(
            table, key, lambda t, h, now: acts.offer(t, h, what, self._dealer, now)
        )

    async def decline(self, table: str, key: str, what: OfferKind) -> Sight:
        return await self._do(table, key, lambda t, h, now: acts.decline(t, h, what, now))

    async def resign(self, table: str, key: str) -> Sight:
        return await self._do(table, key, acts.resign)

    async def claim_time(self, table: str, key: str) -> Sight:
        return await self._do(table, key, acts.claim_time)

    async def next_round(self, table: str, key: str) -> Sight:
        return await self._do(
            table, key, lambda t, h, now: acts.next_round(t, h, self._dealer, now)
        )

    # -- thinking --------------------------------------------------------------------------------

    async def hint(self, table: str, key: str) -> Thought:
        """What a strong bot would do, knowing what the seat knows. Everybody sees that it asked."""

        def decide(current: Table, holder: Holder, now: float) -> Change:
            return acts.ask_hint(current, holder, self.limits.hints, now)

        await self._do(table, key, decide)
        current, holder = await self._let_in(table, key)
        if current.round.player != holder.seat:
            raise Refused(Code.NOT_YOUR_TURN, "the table has gone on meanwhile")
        return await self._think(self._thinker.analyse(question(ANALYST, current.round.game)))

    async def analyse(self, table: str, key: str | None, game: int, after: int) -> Thought:
        """What a strong bot thinks of a decision in a finished game, knowing what the seat to move
        knew. Each decision is thought through once and kept."""
        round, _ = await self._round(table, key, game)
        if not round.over:
            raise Refused(Code.GAME_RUNNING, "a game is gone through when it is over")
        position = round.after(_check_after(round, after))
        if position.over:
            raise Refused(Code.UNKNOWN_PLY, "the game ends there; no decision is left")
        current, _ = await self._let_in(table, key)
        kept = current.analyses.get((game, after))
        if kept is not None:
            return Thought.from_json(kept)
        if len(current.analyses) >= self.limits.analyses:
            raise Refused(
                Code.BUDGET_SPENT, f"at most {self.limits.analyses} positions a table are analysed"
            )
        thought = await self._think(self._thinker.analyse(question(ANALYST, position)))
        await self._act(
            table, lambda t: acts.note_analysis(t, game, after, thought.json(), self._now())
        )
        return thought

    async def _think(self, thinking: Coroutine[Any, Any, Result]) -> Result:
        try:
            return await thinking
        except NoThought as error:
            raise Refused(Code.NO_THOUGHT, "the bot came to no answer; try again") from error

    def _let_bots_move(self, place: Place) -> None:
        table = place.table
        if table is None or place.thinking is not None or self._stopping:
            return
        if table.bot_to_move is None and not _goes_on_alone(table):
            return
        place.thinking = self._spawn(self._move_bots(place))

    async def _move_bots(self, place: Place) -> None:
        """Play for bots as long as it is a bot's turn."""
        try:
            while (table := place.table) is not None and not self._stopping:
                if _goes_on_alone(table):
                    await self._act(place.id, self._go_on_alone)
                    continue
                if (level := table.bot_to_move) is None:
                    return
                ply = table.ply
                move = await self._thinker.choose(question(level, table.round.game))

                def decide(current: Table, ply: int = ply, move: str = move) -> Change:
                    change = acts.bot_move(current, ply, move, self._now())
                    return change or Change(current.header.id)

                await self._act(place.id, decide)
        except (NoThought, IllegalMove, Refused) as error:
            # The next sweep tries again. What is wrong with a move may tell of cards: not to a log.
            log.warning("table %s: a bot could not move: %s", place.id, type(error).__name__)
        finally:
            place.thinking = None

    def _go_on_alone(self, table: Table) -> Change:
        if not _goes_on_alone(table):
            return Change(table.header.id)
        return acts.deal_next_round(table, self._dealer, self._now())

    # -- from deciding to telling ----------------------------------------------------------------

    async def _do(
        self, table: str, key: str | None, decide: Callable[[Table, Holder, float], Change]
    ) -> Sight:
        """Let the holder of a key do something; the table afterwards."""
        await self._act(table, lambda t: decide(t, t.holder(key), self._now()))
        return await self.see(table, key)

    async def _request(
        self,
        table: str,
        key: str,
        request: Request,
        decide: Callable[[Table, Holder, float], Change],
    ) -> Answer:
        """As `_do`, for requests with an id: what has been done is answered and not done again."""
        plies: list[int] = []

        def decide_once(current: Table) -> Change:
            holder = current.holder(key)
            done = acts.stored_answer(current, holder, request)
            if done is not None:
                plies.append(done.ply)
                return Change(table)
            change = decide(current, holder, self._now())
            plies.append(change.entries[0].ply)
            return change

        await self._act(table, decide_once)
        return Answer(request.id, plies[-1], await self.see(table, key))

    async def _act(self, table: str, decide: Callable[[Table], Change]) -> None:
        """Decide and store, to the end even if whoever asked goes away in the middle of it."""
        await asyncio.shield(self._spawn(self._commit(table, decide)))

    async def _commit(self, table: str, decide: Callable[[Table], Change]) -> None:
        place = await self._place(table)
        async with self._at(place) as current:
            change = await self._store_first(place, current, decide)
        if change.entries or change.notes:
            await self._tell(place)

    async def _store_first(
        self, place: Place, table: Table, decide: Callable[[Table], Change]
    ) -> Change:
        for _ in range(ATTEMPTS):
            try:
                change = decide(table)
            except Refused:
                # What this process knows may be old.
                if self._bus.shared and await self._catch_up(place):
                    continue
                raise
            if not change.entries and not change.notes:
                return change
            try:
                await self._store.append(change)
            except Overtaken:
                await self._catch_up(place)
                continue
            except StoreGone as error:
                place.table = None  # whether it was stored is not known: read it again
                raise _unavailable() from error
            for note in change.notes:
                table.hear(note)
            for entry in change.entries:
                table.apply(entry)
            return change
        raise Refused(Code.UNAVAILABLE, "too many want to act at this table at once; try again")

    async def _tell(self, place: Place) -> None:
        self._wake(place)
        if place.table is not None:
            await self._bus.tell(Tidings(place.id, place.table.cursor))

    def _wake(self, place: Place) -> None:
        for watch in place.watches:
            watch.wake()
        self._let_bots_move(place)

    async def _hear(self, tidings: Tidings) -> None:
        """Another process has changed a table: bring it up to date if anybody here watches it."""
        heard = list(self._places.values()) if tidings.table is None else []
        if tidings.table in self._places:
            heard = [self._places[tidings.table]]
        for place in heard:
            if place.table is None:
                continue
            if tidings.table is not None and _covers(place.table.cursor, tidings.cursor):
                continue
            try:
                async with self._at(place):
                    changed = await self._catch_up(place)
            except Refused as refusal:
                log.warning("table %s cannot be read: %s", place.id, refusal)
                continue
            if changed:
                for watch in place.watches:
                    watch.wake()

    # -- tables in memory ------------------------------------------------------------------------

    async def _let_in(self, table: str, key: str | None) -> tuple[Table, Holder]:
        place = await self._place(table)
        async with self._at(place) as current:
            if self._bus.shared:
                await self._catch_up(place)
            return current, current.holder(key)

    async def _place(self, table: str) -> Place:
        """The place of a table that exists."""
        place = self._places.get(table)
        if place is None:
            place = self._places[table] = Place(table)
        place.touched = self._now()  # so that no sweep forgets it while we wait for it
        try:
            async with self._at(place):
                return place
        except Refused:
            if self._places.get(table) is place and place.table is None and not place.watches:
                del self._places[table]
            raise

    @asynccontextmanager
    async def _at(self, place: Place) -> AsyncIterator[Table]:
        """The table of a place, loaded, while nobody else in this process changes it."""
        async with place.lock:
            place.touched = self._now()
            if place.table is None:
                with _store_errors():
                    stored = await self._store.load(place.id)
                if stored is None:
                    raise Refused(Code.UNKNOWN_TABLE, "there is no such table")
                try:
                    place.table = Table(stored, self._down_times)
                except TavolinoError as error:
                    log.error("table %s does not replay: %s", place.id, type(error).__name__)
                    raise Refused(
                        Code.UNAVAILABLE, "this table was played by rules that are no longer known"
                    ) from error
            yield place.table

    async def _catch_up(self, place: Place) -> bool:
        """Take in what others have stored; whether there was anything. Needs the place's lock."""
        table = place.table
        if table is None:
            return False
        with _store_errors():
            entries, notes = await self._store.since(place.id, table.cursor)
        for note in notes:
            table.hear(note)
        for entry in entries:
            table.apply(entry)
        return bool(entries or notes)

    def _spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _goes_on_alone(table: Table) -> bool:
    """Whether only bots sit there and the next round of the match is due."""
    return not table.persons and not table.closed and table.round.over and not table.match_over


def _covers(have: Cursor, told: Cursor) -> bool:
    return have.ply >= told.ply and have.note >= told.note


def _within(table: Table, since: Cursor | None) -> Cursor | None:
    """A cursor that may come from anywhere, made one of this table."""
    if since is None:
        return None
    ply, note = table.cursor
    return Cursor(min(max(0, since.ply), ply), min(max(0, since.note), note))


def _check_after(round: Round, after: int) -> int:
    if isinstance(after, bool) or not isinstance(after, int) or not 0 <= after <= len(round.played):
        raise Refused(
            Code.UNKNOWN_PLY, f"after {after!r}: the game has 0 to {len(round.played)} moves"
        )
    return after


def _page_start(token: str | None) -> tuple[float, str] | None:
    if token is None:
        return None
    created, _, table = token.partition(":")
    try:
        return float(created), table
    except ValueError as error:
        raise Refused(Code.WRONG_TEXT, "this is no page of the list; begin at the first") from error


def _unavailable() -> Refused:
    return Refused(Code.UNAVAILABLE, "the tables cannot be reached now; try again in a moment")


class _store_errors:  # noqa: N801 - reads as a phrase: with _store_errors()
    """Within it, a store that is gone is told as a refusal."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        if isinstance(error, StoreGone):
            raise _unavailable() from error
