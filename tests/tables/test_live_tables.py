"""Tables in memory and in the store: a store, a bus and watchers that do what the test says."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

import tavolino
from tavolino.tables.bus import TableChanged
from tavolino.tables.clock import Clock
from tavolino.tables.commands.base import Context, InternalCommand
from tavolino.tables.errors import Code, Refused
from tavolino.tables.keys import digest, new_key
from tavolino.tables.limits import Limits
from tavolino.tables.live_table import LiveTable
from tavolino.tables.live_tables import ATTEMPTS, UNCONFIRMED_SECONDS, LiveTables, replayed
from tavolino.tables.log import (
    Change,
    Cursor,
    Damaged,
    Entry,
    Header,
    Note,
    Overtaken,
    RateCheck,
    Stored,
    StoreGone,
)
from tavolino.tables.server_clock import ServerClock
from tavolino.tables.table import Holder, Table
from tavolino.tables.unprepared_games import UnpreparedGames
from tests.tables.harness import NOON, PERSON, FakeClock, refused, seeded_dealer

GAME = tavolino.new("tabula-rasa", seed=1, first=0, players=2, colours=2, values=3, hand=2)
MINUTES = Clock("fischer", minutes=3)
DOWN = [(NOON + 1.0, NOON + 2.0)]

Result = TypeVar("Result")


async def soon(awaited: Awaitable[Result]) -> Result:
    return await asyncio.wait_for(awaited, 5)


async def settle() -> None:
    """Let all others do what they can without waiting for anything."""
    for _ in range(20):
        await asyncio.sleep(0)


def move(table: Table) -> Change:
    body, seat = {"move": table.round.game.legal[0]}, table.round.player
    return Change(table.header.id, (Entry(table.ply, 0, "move", seat, body, NOON),))


def say(table: Table) -> Change:
    note = Note(len(table.notes), "chat", None, {"text": "Hello"}, NOON)
    return Change(table.header.id, notes=(note,))


def impossible(table: Table) -> Change:
    change = move(table)
    return Change(change.table, (replace(change.entries[0], body={"move": "no move"}),))


def nothing(table: Table) -> Change:
    return Change(table.header.id)


def error(raised: Exception) -> Callable[[], None]:
    def act() -> None:
        raise raised

    return act


@dataclass
class MemoryStore:
    """Keeps what it was asked. `instead` happens once before the next answer, which it may prevent;
    an event in `held` holds up whatever is asked."""

    stored: dict[str, Stored] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    instead: Callable[[], object] | None = None
    held: asyncio.Event | None = None

    def set_up(self, table: str, clock: Clock = Clock(), deal: bool = True) -> None:  # noqa: B008
        header = Header(
            id=table,
            created=NOON,
            game=GAME.rules.name,
            options=dict(GAME.options),
            seats=(PERSON, PERSON),
            rounds=1,
            first=0,
            clock=clock,
            public=False,
            hints=False,
            spectators=True,
            owner_digest=digest("owner"),
            spectator_digest=digest("spectator"),
            seat_digests=(None, None),
            invitations=True,
        )
        body = {"record": GAME.record(), "match": 0}
        entries = [Entry(0, 0, "deal", None, body, NOON)] if deal else []
        self.stored[table] = Stored(header, entries, [])

    def table(self, table: str = "one") -> Table:
        return replayed(self.stored[table])

    def add(self, decide: Callable[[Table], Change], table: str = "one") -> None:
        """Another process stores a change."""
        self.write(decide(self.table(table)))

    def write(self, change: Change) -> None:
        there = self.stored.get(change.table)
        if (
            there is None
            or any(entry.ply < len(there.entries) for entry in change.entries)
            or any(note.number < len(there.notes) for note in change.notes)
        ):
            raise Overtaken
        self.stored[change.table] = Stored(
            there.header, [*there.entries, *change.entries], [*there.notes, *change.notes]
        )

    async def answer(self, question: str) -> None:
        """As in the real one, something that was begun is completed: who is cancelled is cancelled
        afterwards."""
        self.asked.append(question)
        cancelled = False
        while self.held is not None and not self.held.is_set():
            try:
                await self.held.wait()
            except asyncio.CancelledError:
                if question != "append":
                    raise
                cancelled = True
        if cancelled:
            task = asyncio.current_task()
            assert task is not None
            task.cancel()
        if self.instead is not None:
            act, self.instead = self.instead, None
            act()

    async def load(self, table: str) -> Stored | None:
        await self.answer("load")
        return self.stored.get(table)

    async def since(self, table: str, cursor: Cursor) -> tuple[Sequence[Entry], Sequence[Note]]:
        await self.answer("since")
        if table not in self.stored:
            return [], []
        return self.stored[table].entries[cursor.ply :], self.stored[table].notes[cursor.note :]

    async def append(self, change: Change) -> None:
        await self.answer("append")
        self.write(change)

    async def cursors(self, tables: Sequence[str]) -> dict[str, Cursor]:
        await self.answer(f"cursors {' '.join(tables)}")
        return {each: self.table(each).cursor for each in tables if each in self.stored}


@dataclass
class FakeBus:
    shared: bool = False
    published: list[TableChanged] = field(default_factory=list)
    listeners: list[Any] = field(default_factory=list)
    held: asyncio.Event | None = None

    async def start(self, listener: Any) -> None:
        self.listeners.append(listener)

    async def publish(self, change: TableChanged) -> None:
        if self.held is not None:
            await self.held.wait()
        self.published.append(change)

    async def stop(self, listener: Any) -> None:
        self.listeners.remove(listener)

    async def tell(self, table: str | None, *cursor: int) -> None:
        """Others say that a table has changed."""
        (listener,) = self.listeners
        await listener(TableChanged(table, Cursor(*cursor) if cursor else Cursor(0, 0)))


@dataclass(eq=False)
class FakeWatch:
    told: list[str] = field(default_factory=list)

    def wake(self) -> None:
        self.told.append("wake")

    def refresh(self) -> None:
        self.told.append("refresh")

    def end(self) -> None:
        self.told.append("end")


class Decided(InternalCommand):
    how: Callable[[Table], Change]

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        return self.how(table)


class Server:
    """One process with the tables "one" and "two", which have no clocks."""

    def __init__(self, unprepared: UnpreparedGames | None = None) -> None:
        self.time = FakeClock()
        self.store = MemoryStore()
        self.bus = FakeBus()
        clock = ServerClock(self.time, self.time.monotonic)
        store: Any = self.store
        bus: Any = self.bus
        self.tables = LiveTables(
            store, bus, clock, unprepared, limits=Limits(), dealer=seeded_dealer(1), new_key=new_key
        )
        self.changed: list[LiveTable] = []
        self.caught_up: list[LiveTable] = []
        self.tables.changed = self.changed.append
        self.tables.caught_up = self.caught_up.append
        for table in ("one", "two"):
            self.store.set_up(table)

    async def do(self, table: str, decide: Callable[[Table], Change]) -> Any:
        return await self.tables.do(table, None, Decided(decide))

    async def watch(self, table: str = "one") -> tuple[LiveTable, Any]:
        live, watch = await self.tables.get(table), FakeWatch()
        live.watches.add(watch)  # type: ignore[arg-type]
        return live, watch


@pytest.fixture
def server() -> Server:
    return Server()


def loaded(live: LiveTable) -> Table:
    assert live.table is not None
    return live.table


def bot() -> asyncio.Task[None]:
    """One that thinks for ever."""

    async def think() -> None:
        await asyncio.Event().wait()

    return asyncio.create_task(think())


# -- in memory -------------------------------------------------------------------------------------


def test_at_first_nothing_is_stopping_and_every_game_is_prepared(server: Server) -> None:
    assert server.tables.stopping is False
    assert server.tables.unprepared.names == frozenset()
    given = UnpreparedGames(["tabula-rasa"])
    assert Server(given).tables.unprepared is given


async def test_commands_know_the_time_and_since_when_somebody_could_come(server: Server) -> None:
    server.time.advance(5)
    await server.tables.start(())
    server.time.advance(1)
    context = server.tables.context()
    assert (context.up_since, context.now) == (NOON + 5, NOON + 6)
    server.tables.jump(())
    assert server.tables.context().up_since == NOON + 6


async def test_a_table_is_loaded_once(server: Server) -> None:
    first, second = await asyncio.gather(server.tables.get("one"), server.tables.get("one"))
    assert first is second
    assert loaded(first).header.id == "one"
    assert (await server.tables.get("two")) is not first
    assert server.store.asked == ["load", "load"]


async def test_a_table_that_does_not_exist_leaves_nothing_in_memory(server: Server) -> None:
    await refused(server.tables.get("none"), Code.UNKNOWN_TABLE)
    assert server.tables.tables == {}
    live, _ = await server.watch()
    live.table = None
    del server.store.stored["one"]
    await refused(server.tables.get("one"), Code.UNKNOWN_TABLE)
    assert server.tables.tables == {"one": live}, "somebody still watches it"


async def test_a_game_that_is_not_prepared_is_not_replayed() -> None:
    server = Server(UnpreparedGames(["tabula-rasa"]))
    await refused(server.tables.get("one"), Code.BEING_PREPARED)
    server.tables.unprepared.note_ready("tabula-rasa")
    assert (await server.tables.get("one")).table


async def test_who_asks_while_the_store_is_gone_may_ask_again(server: Server) -> None:
    server.store.instead = error(StoreGone())
    await refused(server.tables.get("one"), Code.UNAVAILABLE)
    assert (await server.tables.get("one")).table


async def test_a_key_is_looked_up_at_the_table_as_it_is_now(server: Server) -> None:
    await server.tables.get("one")
    server.store.add(say)
    table, holder = await server.tables.open_with_key("one", "owner")
    assert (holder.owner, len(table.notes)) == (True, 0), "nobody else could have changed it"
    server.bus.shared = True
    table, _ = await server.tables.open_with_key("one", "owner")
    assert len(table.notes) == 1
    await refused(server.tables.open_with_key("one", "wrong"), Code.NOT_AUTHORISED)
    assert server.tables.tables["one"].table is table


async def test_a_table_is_read_at_once_only_if_it_cannot_change_meanwhile(server: Server) -> None:
    live = LiveTable("one")
    assert server.tables.current(live) is None
    live = await server.tables.get("one")
    assert server.tables.current(live) is live.table is not None
    async with live.lock:
        assert server.tables.current(live) is None
    server.bus.shared = True
    assert server.tables.current(live) is None


async def test_tables_that_nobody_has_used_for_a_while_are_forgotten(server: Server) -> None:
    await server.tables.get("one")
    server.time.advance(10)
    await server.tables.get("two")
    server.tables.forget(server.time.monotonic() - 10)
    assert set(server.tables.tables) == {"one", "two"}
    server.tables.forget(server.time.monotonic())
    assert set(server.tables.tables) == {"two"}
    await server.watch("two")
    server.time.advance(10)
    server.tables.forget(server.time.monotonic())
    assert set(server.tables.tables) == {"two"}, "somebody watches it"


# -- locks -----------------------------------------------------------------------------------------


async def test_each_table_has_a_lock_of_its_own(server: Server) -> None:
    one = await server.tables.get("one")
    async with one.lock:
        await soon(server.do("two", move))
        waiting = asyncio.create_task(server.do("one", move))
        await settle()
        assert not waiting.done()
    await soon(waiting)
    assert (loaded(one).ply, server.store.table("two").ply) == (2, 2)


async def test_who_waited_for_a_table_that_is_cleared_finds_the_one_in_its_place(
    server: Server,
) -> None:
    old = await server.tables.get("one")
    async with old.lock:
        waiting = [asyncio.create_task(server.do("one", say)) for _ in range(3)]
        await settle()
        del server.tables.tables["one"]
    await soon(asyncio.gather(*waiting))
    new = server.tables.tables["one"]
    assert new is not old
    assert len(loaded(new).notes) == len(server.store.stored["one"].notes) == 3
    assert len(loaded(old).notes) == 0
    assert not old.lock.locked()
    assert not new.lock.locked()


async def test_whoever_is_cancelled_while_waiting_for_a_table_changes_nothing(
    server: Server,
) -> None:
    live = await server.tables.get("one")
    async with live.lock:
        waiting = asyncio.create_task(server.do("one", move))
        await settle()
        waiting.cancel()
        await settle()
        assert waiting.cancelled()
    assert "append" not in server.store.asked
    await soon(server.do("one", move))
    assert (loaded(live).ply, server.changed) == (2, [live])


async def test_whoever_is_cancelled_while_a_table_is_loaded_holds_up_nobody(server: Server) -> None:
    server.store.held = asyncio.Event()
    loading = asyncio.create_task(server.tables.get("one"))
    await settle()
    loading.cancel()
    await settle()
    assert loading.cancelled()
    server.store.held = None
    assert (await soon(server.tables.get("one"))).table


# -- commands --------------------------------------------------------------------------------------


@pytest.mark.parametrize("decide", [move, say])
async def test_a_change_is_applied_and_shown_when_it_is_stored(
    server: Server, decide: Callable[[Table], Change]
) -> None:
    live, watch = await server.watch()
    before = loaded(live).cursor
    server.store.held = asyncio.Event()
    command = asyncio.create_task(server.do("one", decide))
    await settle()
    assert "append" in server.store.asked
    assert (loaded(live).cursor, watch.told, server.changed) == (before, [], [])
    assert server.tables.current(live) is None
    server.store.held.set()
    await soon(command)
    assert (loaded(live).cursor, watch.told) == (server.store.table().cursor, ["wake"])
    assert sum(loaded(live).cursor) == sum(before) + 1
    assert server.changed == [live]
    assert server.bus.published == [], "there is nobody to tell"


async def test_a_caller_who_is_cancelled_does_not_come_between_storing_and_applying(
    server: Server,
) -> None:
    live, watch = await server.watch()
    server.bus.shared = True
    server.store.held = asyncio.Event()
    command = asyncio.create_task(server.do("one", move))
    await settle()
    command.cancel()
    await settle()
    assert not command.done()
    server.store.held.set()
    with pytest.raises(asyncio.CancelledError):
        await soon(command)
    await settle()
    assert loaded(live).ply == server.store.table().ply == 2
    assert (watch.told, server.changed) == (["wake"], [live])
    assert server.bus.published == [TableChanged("one", Cursor(2, 0))]


async def test_what_is_published_arrives_though_the_caller_is_cancelled_and_all_stops(
    server: Server,
) -> None:
    server.bus.shared = True
    server.bus.held = asyncio.Event()
    await server.tables.start([])
    command = asyncio.create_task(server.do("one", move))
    await settle()
    command.cancel()
    await settle()
    assert command.cancelled()
    stopping = asyncio.create_task(server.tables.stop())
    await settle()
    assert not stopping.done()
    server.bus.held.set()
    await soon(stopping)
    assert server.bus.published == [TableChanged("one", Cursor(2, 0))]


async def test_a_command_that_changes_nothing_is_neither_stored_nor_told(server: Server) -> None:
    live, watch = await server.watch()
    server.bus.shared = True
    await server.do("one", nothing)
    assert server.store.asked == ["load"]
    assert (watch.told, server.changed, server.bus.published) == ([], [], [])
    assert not live.lock.locked()


def refuses_at(ply: int) -> Callable[[Table], Change]:
    def decide(table: Table) -> Change:
        if table.ply == ply:
            raise Refused(Code.STALE_PLY, "refused-stale")
        return move(table)

    return decide


async def test_a_refusal_leaves_the_table_as_it_is(server: Server) -> None:
    live = await server.tables.get("one")
    table = loaded(live)
    server.store.add(move)
    await refused(server.do("one", refuses_at(1)), Code.STALE_PLY)
    assert server.store.asked == ["load"], "nobody else could have changed it"
    assert server.tables.tables["one"] is live
    assert live.table is table
    assert not live.lock.locked()


async def test_a_refusal_counts_only_if_nobody_else_has_changed_the_table(server: Server) -> None:
    server.bus.shared = True
    live = await server.tables.get("one")
    await refused(server.do("one", refuses_at(1)), Code.STALE_PLY)
    server.store.add(move)
    await server.do("one", refuses_at(1))
    assert loaded(live).ply == server.store.table().ply == 3
    assert server.store.asked == ["load", "since", "since", "append"]
    assert (server.caught_up, server.changed) == ([live], [live])


@pytest.mark.parametrize("theirs", [move, say])
async def test_a_command_that_somebody_was_quicker_than_is_decided_again(
    server: Server, theirs: Callable[[Table], Change]
) -> None:
    live, watch = await server.watch()
    table = loaded(live)
    server.store.instead = lambda: server.store.add(theirs)
    await server.do("one", theirs)
    assert live.table is table
    assert sum(table.cursor) == sum(server.store.table().cursor) == 3
    assert server.store.asked == ["load", "append", "since", "append"]
    assert watch.told == ["wake", "wake"]
    assert (server.caught_up, server.changed) == ([live], [live])


async def test_a_command_at_a_table_that_was_cleared_meanwhile_finds_none(server: Server) -> None:
    await server.tables.get("one")
    server.store.instead = lambda: server.store.stored.pop("one")
    await refused(server.do("one", move), Code.UNKNOWN_TABLE)
    assert server.tables.tables == {}
    assert server.changed == []


async def test_a_command_may_be_overtaken_by_what_cannot_be_seen_yet(server: Server) -> None:
    server.bus.shared = True
    live = await server.tables.get("one")
    before = live.table
    server.store.instead = error(Overtaken())
    await server.do("one", move)
    assert server.store.asked == ["load", "append", "since", "load", "append"]
    assert live.table is not before
    assert loaded(live).ply == server.store.table().ply == 2
    assert server.bus.published == [TableChanged("one", Cursor(2, 0))]


async def test_a_command_is_tried_only_so_often(server: Server) -> None:
    await server.tables.get("one")

    def decide(table: Table) -> Change:
        change = say(table)
        decided.append(change)
        server.store.add(say)  # by somebody who was quicker
        return change

    decided: list[Change] = []
    await refused(server.do("one", decide), Code.UNAVAILABLE)
    assert len(decided) == ATTEMPTS
    assert server.store.asked.count("append") == ATTEMPTS
    assert server.changed == []


async def test_a_command_is_told_what_came_out_of_its_last_decision(server: Server) -> None:
    server.store.instead = lambda: server.store.add(move)
    assert await server.do("one", lambda table: replace(move(table), result=table.ply)) == 2
    assert await server.do("one", lambda table: replace(nothing(table), result="none")) == "none"


async def test_what_is_done_only_so_often_counts_once_however_often_it_is_decided(
    server: Server,
) -> None:
    def decide(table: Table) -> Change:
        return replace(say(table), rate=RateCheck("refused-chat-pace", 0, ((2, 60.0),)))

    for _ in range(2):
        server.store.instead = lambda: server.store.add(say)
        await server.do("one", decide)
    await refused(server.do("one", decide), Code.RATE_LIMITED)
    assert len(server.store.table().notes) == 4, "nothing that is refused is stored"


async def test_what_was_not_confirmed_is_loaded_again(server: Server) -> None:
    live, watch = await server.watch()
    server.store.instead = error(StoreGone())
    await refused(server.do("one", move), Code.UNAVAILABLE)
    assert (live.table, watch.told, server.changed) == (None, [], [])
    server.store.add(move)
    await server.tables.poll()
    assert loaded(live).ply == 2
    assert server.changed == [live]


async def test_a_change_that_cannot_be_applied_is_not_left_half_applied(server: Server) -> None:
    live, watch = await server.watch()
    with pytest.raises(Exception) as raised:
        await server.do("one", impossible)
    assert not isinstance(raised.value, Refused)
    assert (live.table, watch.told, server.changed) == (None, [], [])
    assert not live.lock.locked()
    await refused(server.tables.get("one"), Code.DAMAGED)


# -- what others have stored -----------------------------------------------------------------------


@pytest.mark.parametrize("theirs", [move, say])
async def test_what_others_have_stored_is_read_and_told(
    server: Server, theirs: Callable[[Table], Change]
) -> None:
    live, watch = await server.watch()
    await server.tables.refresh("one")
    assert (watch.told, server.caught_up) == ([], [])
    server.store.add(theirs)
    assert await server.tables.refresh("one") is live
    assert loaded(live).cursor == server.store.table().cursor
    assert (watch.told, server.caught_up) == (["wake"], [live])
    assert server.changed == []


async def test_what_is_missed_while_the_store_is_gone_is_read_later(server: Server) -> None:
    live = await server.tables.get("one")
    server.store.add(move)
    server.store.instead = error(StoreGone())
    await refused(server.tables.refresh("one"), Code.UNAVAILABLE)
    assert loaded(live).ply == 1
    await server.tables.refresh("one")
    assert loaded(live).ply == 2


async def test_messages_are_compared_with_what_is_known(server: Server) -> None:
    await server.tables.start([])
    live = await server.tables.get("one")
    await server.do("one", say)
    for cursor in ((1, 1), (0, 0), (1, 0), (0, 1)):
        await server.bus.tell("one", *cursor)
    assert "since" not in server.store.asked
    server.store.add(move)
    await server.bus.tell("one", 2, 1)
    assert (loaded(live).ply, server.store.asked.count("since")) == (2, 1)
    server.store.add(say)
    await server.bus.tell("one", 2, 2)
    assert (len(loaded(live).notes), server.store.asked.count("since")) == (2, 2)
    server.store.add(move)
    await server.bus.tell("one", 3, 0)
    assert loaded(live).ply == 3


async def test_messages_about_tables_that_are_not_loaded_are_ignored(server: Server) -> None:
    await server.tables.start([])
    await server.bus.tell("two", 9, 9)
    server.tables.tables["one"] = LiveTable("one")
    await server.bus.tell("one", 9, 9)
    assert (server.store.asked, list(server.tables.tables)) == ([], ["one"])


@pytest.mark.parametrize("gone", [StoreGone(), Refused(Code.UNAVAILABLE, "refused-unavailable")])
async def test_messages_that_cannot_be_followed_are_logged(
    server: Server, gone: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    await server.tables.start([])
    live, _ = await server.watch()
    server.store.instead = error(gone)
    await server.bus.tell(None)
    name = type(gone).__name__
    assert f"what others have stored cannot be read: {name}" in caplog.messages
    server.store.add(move)
    await server.bus.tell(None)
    assert loaded(live).ply == 2


async def test_who_may_have_missed_messages_asks_for_all_that_is_watched(server: Server) -> None:
    await server.tables.start([])
    await server.bus.tell(None)
    await server.tables.get("two")
    await server.bus.tell(None)
    assert server.store.asked == ["load"], "nobody watches"
    live, watch = await server.watch()
    server.store.add(move)
    server.store.add(move, "two")
    await server.bus.tell(None)
    assert server.store.asked == ["load", "load", "cursors one", "since"]
    assert (loaded(live).ply, watch.told) == (2, ["wake"])
    del server.store.stored["one"]
    await server.bus.tell(None)
    assert (live.table, watch.told) == (None, ["wake", "refresh"])


async def test_only_a_process_that_shares_tables_looks_for_changes_of_others(
    server: Server,
) -> None:
    live, _ = await server.watch()
    server.store.add(move)
    await server.tables.poll()
    assert loaded(live).ply == 1
    server.bus.shared = True
    await server.tables.poll()
    assert loaded(live).ply == 2


async def test_a_table_is_checked_again_for_as_long_as_a_change_may_appear(server: Server) -> None:
    server.tables.check_again("one")
    server.tables.check_again("none")
    for seconds in (0, UNCONFIRMED_SECONDS - 1, 1):
        server.time.advance(seconds)
        server.store.add(say)
        await server.tables.poll()
    live = server.tables.tables["one"]
    assert len(loaded(live).notes) == 3
    assert server.changed == [live] * 3
    asked = len(server.store.asked)
    await server.tables.poll()
    assert len(server.store.asked) == asked
    assert server.changed == [live] * 3


async def test_a_table_that_does_not_exist_is_checked_once(server: Server) -> None:
    server.tables.check_again("none")
    await server.tables.poll()
    await server.tables.poll()
    assert server.store.asked == ["load"]


async def test_a_check_that_the_store_did_not_answer_is_made_again(server: Server) -> None:
    server.tables.check_again("one")
    server.store.instead = error(StoreGone())
    await refused(server.tables.poll(), Code.UNAVAILABLE)
    assert server.changed == []
    await server.tables.poll()
    assert len(server.changed) == 1


# -- damaged tables --------------------------------------------------------------------------------


async def test_a_damaged_table_is_left_alone_for_a_while(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    server.store.set_up("one", deal=False)
    for _ in range(2):
        await refused(server.tables.get("one"), Code.DAMAGED)
    assert server.store.asked == ["load"]
    assert "table one is damaged and left alone: there is no deal" in caplog.messages
    assert server.tables.tables == {}
    server.time.advance(3600)
    server.store.set_up("one")
    await server.tables.get("one")
    assert "table one can be read again" in caplog.messages
    assert len(server.tables.damaged) == 0


async def test_a_table_that_others_have_damaged_is_dropped_from_memory(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    live, watch = await server.watch()
    before = server.store.table()
    server.store.write(impossible(before))
    await refused(server.tables.refresh("one"), Code.DAMAGED)
    assert (live.table, watch.told, server.caught_up) == (None, [], [])
    (message,) = caplog.messages
    assert message.startswith("table one is damaged and left alone: it does not replay (")
    assert "no move" not in message


async def test_a_table_with_a_row_that_cannot_be_read_is_dropped_from_memory(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    live = await server.tables.get("one")
    server.store.instead = error(Damaged("row 7"))
    await refused(server.tables.refresh("one"), Code.DAMAGED)
    assert live.table is None
    assert caplog.messages == ["table one is damaged and left alone: row 7"]
    await refused(server.tables.get("one"), Code.DAMAGED)


# -- down times ------------------------------------------------------------------------------------


def pauses(live: LiveTable) -> list[tuple[float, float]]:
    """Of those of the server; the seats are empty all the time."""
    return [span for span in loaded(live).pauses(NOON + 9) if span in DOWN]


async def test_tables_that_are_loaded_know_the_down_times(server: Server) -> None:
    await server.tables.start(DOWN)
    assert pauses(await server.tables.get("one")) == DOWN


async def test_new_down_times_recalculate_clocks(server: Server) -> None:
    server.store.set_up("two", MINUTES)
    server.tables.tables["none"] = LiveTable("none")
    await server.tables.start([])
    plain, unseen = await server.watch()
    timed, watch = await server.watch("two")
    same, table = plain.table, timed.table
    await server.tables.refund(())
    assert (timed.table, watch.told) == (table, [])
    await server.tables.refund(DOWN)
    assert (timed.table, watch.told) == (None, ["refresh"])
    assert (plain.table, unseen.told) == (same, [])
    assert pauses(await server.tables.get("two")) == DOWN
    table = timed.table
    await server.tables.refund(tuple(DOWN))
    assert timed.table is table


async def test_new_down_times_wait_for_what_is_being_stored(server: Server) -> None:
    server.store.set_up("two", MINUTES)
    timed = await server.tables.get("two")
    async with timed.lock:
        refunding = asyncio.create_task(server.tables.refund(DOWN))
        await settle()
        assert timed.table is not None
    await soon(refunding)
    assert timed.table is None


async def test_a_clock_that_was_set_counts_at_once(server: Server) -> None:
    server.store.set_up("two", MINUTES)
    server.tables.tables["none"] = LiveTable("none")
    plain, unseen = await server.watch()
    timed, watch = await server.watch("two")
    table = timed.table
    server.tables.jump(DOWN)
    assert timed.table is table
    assert (pauses(timed), watch.told) == (DOWN, ["refresh"])
    assert (pauses(plain), unseen.told) == ([], [])
    server.store.set_up("three")
    assert pauses(await server.tables.get("three")) == DOWN


# -- dropping and stopping -------------------------------------------------------------------------


async def test_a_table_that_was_cleared_is_dropped_and_its_bot_stops(server: Server) -> None:
    await server.tables.drop("one")
    live = await server.tables.get("one")
    live.thinking = thinking = bot()
    await server.tables.drop("one")
    await settle()
    assert (server.tables.tables, live.table, thinking.cancelled()) == ({}, None, True)


async def test_those_who_watch_a_table_that_was_cleared_are_told(server: Server) -> None:
    live, watch = await server.watch()
    await server.tables.drop("one")
    assert (live.table, watch.told, server.tables.tables) == (None, ["refresh"], {"one": live})


async def test_a_table_is_dropped_when_nothing_of_it_is_being_stored(server: Server) -> None:
    """And a second time, when another one may have taken its place."""
    live = await server.tables.get("one")
    async with live.lock:
        dropping = [asyncio.create_task(server.tables.drop("one")) for _ in range(2)]
        await settle()
        assert live.table is not None
    await soon(dropping[0])
    await soon(dropping[1])
    assert server.tables.tables == {}
    live = await server.tables.get("one")
    async with live.lock:
        dropped = asyncio.create_task(server.tables.drop("one"))
        await settle()
        server.tables.tables["one"] = another = LiveTable("one")
    await soon(dropped)
    assert server.tables.tables == {"one": another}


async def test_everybody_who_watches_is_told_that_nothing_more_comes(server: Server) -> None:
    (_, one), (_, two) = await server.watch("one"), await server.watch("two")
    server.tables.end_watches()
    assert one.told == two.told == ["end"]


async def test_stopping_abandons_bots_and_waits_for_what_is_being_stored(server: Server) -> None:
    await server.tables.start([])
    live = await server.tables.get("one")
    await server.tables.get("two")
    live.thinking = thinking = bot()
    server.store.held = asyncio.Event()
    command = asyncio.create_task(server.do("one", move))
    await settle()
    stopping = asyncio.create_task(server.tables.stop())
    await settle()
    assert thinking.cancelled()
    assert not stopping.done()
    assert server.bus.listeners
    server.store.held.set()
    await soon(stopping)
    await command
    assert loaded(live).ply == 2
    assert server.bus.listeners == []


async def test_stopping_waits_for_tasks_and_for_those_that_they_start(server: Server) -> None:
    await server.tables.start([])
    done = []

    async def work(more: int) -> int:
        await settle()
        if more:
            server.tables.spawn(work(more - 1))
        done.append(more)
        return more

    async def fail() -> None:
        raise ValueError("expected")

    failed, task = server.tables.spawn(fail()), server.tables.spawn(work(2))
    await soon(server.tables.stop())
    assert done == [2, 1, 0]
    assert await task == 2
    assert isinstance(failed.exception(), ValueError)


async def test_stopping_does_not_wait_for_ever_for_a_task_that_has_just_ended(
    server: Server,
) -> None:
    await server.tables.start([])

    async def work() -> None:
        pass

    task = server.tables.spawn(work())
    await asyncio.sleep(0)
    assert task.done()
    await soon(server.tables.stop())
