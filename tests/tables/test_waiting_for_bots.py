"""People who wait for a bot: as long as they are there, its move is urgent, and they are told how
long it takes if it takes long."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from tavolino.core import registry
from tavolino.tables.attendance import Attendance
from tavolino.tables.bot_runner import LOOKED_SECONDS, ROUND_SECONDS
from tavolino.tables.engine import answers_at_once
from tavolino.tables.engine_queue import Job, Priority
from tavolino.tables.lobby import Created
from tavolino.tables.table_spec import BOTS, SeatSpec, TableSpec
from tests.tables.harness import PERSON, Guest, Harness, set_up
from tests.tables.test_bot_tables import Held, coming_from, settled

SPEC = TableSpec("tabula-rasa", seats=(PERSON, SeatSpec(bot="maestro")), first=0)


@dataclass
class Busy(Held):
    """Thinks when it is told to, and knows how long it will take."""

    seconds: dict[str, float] = field(default_factory=dict)
    hurried: list[tuple[str, str]] = field(default_factory=list)

    def hurry(self, table: str, client: str) -> None:
        self.hurried.append((table, client))

    def expected(self) -> Mapping[str, float]:
        return self.seconds


async def ask_maestro(harness: Harness) -> tuple[Busy, Job, Created, Guest]:
    """Somebody at 10.0.0.1 plays over HTTP, and the bot is asked."""
    busy = Busy()
    harness.tables.use_engine(busy)
    with coming_from("10.0.0.1"):
        created, (anna,) = await set_up(harness, SPEC)
        while not busy.jobs:
            await anna.play()
            await settled()
    (job,) = busy.jobs
    assert job == Job(Priority.PERSON, "10.0.0.1", created.table)
    return busy, job, created, anna


async def test_whoever_asks_again_and_again_is_waited_for(quick_harness: Harness) -> None:
    """A client without a socket looks now and then; one that does not any more is gone."""
    busy, job, created, anna = await ask_maestro(quick_harness)
    assert job.watched()
    quick_harness.fake_clock.advance(LOOKED_SECONDS + 1)
    assert not job.watched()
    with coming_from("10.0.0.2"):  # her phone
        await anna.see()
    assert job.watched()
    assert busy.hurried[-1] == (created.table, "10.0.0.2")


async def test_nobody_is_waited_for_whose_socket_is_closed(quick_harness: Harness) -> None:
    busy, job, created, anna = await ask_maestro(quick_harness)
    presenter = quick_harness.tables.presenter
    async with presenter.watch(created.table, anna.key):
        quick_harness.fake_clock.advance(3600)
        assert job.watched()
        async with presenter.watch(created.table, created.spectator):
            pass
        assert job.watched()
    assert not job.watched(), "at once"
    busy.hurried.clear()
    async with presenter.watch(created.table, anna.key):
        assert job.watched()
        assert busy.hurried == [(created.table, "10.0.0.1")], "the address that was known"


async def test_whoever_is_connected_to_another_server_is_waited_for(quick_harness: Harness) -> None:
    _, job, created, _ = await ask_maestro(quick_harness)
    quick_harness.fake_clock.advance(LOOKED_SECONDS + 1)
    assert not job.watched()
    live = quick_harness.tables.live.tables[created.table]
    live.attendance.elsewhere["other"] = Attendance("other", live.id, frozenset({0})), 0
    assert job.watched()


async def test_a_bot_s_own_move_does_not_count_as_somebody_who_waits(
    quick_harness: Harness,
) -> None:
    """Two bots move one after the other; their player has gone."""
    busy = Busy()
    quick_harness.tables.use_engine(busy)
    maestro = SeatSpec(bot="maestro")
    spec = TableSpec("tabula-rasa", {"players": 3}, seats=(PERSON, maestro, maestro), first=1)
    created, (anna,) = await set_up(quick_harness, spec)
    async with quick_harness.tables.presenter.watch(created.table, anna.key):
        await settled()
    live = quick_harness.tables.live.tables[created.table]
    while live.thinking is not None:
        assert not busy.jobs[-1].watched()
        busy.go.release()
        await settled()
    assert len(busy.jobs) >= 2


async def test_bots_that_were_left_waiting_are_not_urgent_until_somebody_comes(
    quick_harness: Harness,
) -> None:
    """As after a restart: the sweep finds them, and nobody is there."""
    _, _, created, anna = await ask_maestro(quick_harness)
    tables = quick_harness.tables
    await tables.live.drop(created.table)
    await settled()
    again = Busy()
    tables.use_engine(again)
    await tables.housekeeping.sweep(idle_seconds=0)
    await settled()
    (job,) = again.jobs
    assert job == Job(Priority.PERSON, "", created.table)
    assert not job.watched()
    with coming_from("10.0.0.3"):
        await anna.see()
    assert job.watched()
    assert again.hurried == [(created.table, "10.0.0.3")]


async def test_people_are_told_how_long_a_bot_will_take(quick_harness: Harness) -> None:
    busy, _, created, anna = await ask_maestro(quick_harness)
    bots = quick_harness.tables.bots
    async with quick_harness.tables.presenter.watch(created.table, anna.key) as watch:

        def told() -> int | None:
            presence = watch.presence()
            assert presence is not None
            return presence.bot_seconds

        await watch.woken()
        for seconds, says in ((1.9, None), (2.1, 3), (14, 15), (14.9, 15), (4000, 300)):
            busy.seconds = {created.table: seconds, "another": 50}
            before = told()
            await bots.tell_waits()
            assert told() == says
            if says != before:
                await watch.woken()  # it is sent
        busy.seconds = {}
        await bots.tell_waits()
        assert told() is None, "it thinks, or has answered"
    assert list(ROUND_SECONDS) == sorted(ROUND_SECONDS)


@pytest.mark.parametrize("game", registry.names())
def test_who_needs_no_thought(game: str) -> None:
    """The others think, in the order of their strength, and whatever is not ours may."""
    rules = registry.rules(game)
    at_once = {level for level in (*BOTS, "my_bots:Clever") if answers_at_once(level, rules)}
    informed = {"random", "greedy", "mimi", "beppe", "carla"} if rules.evaluation else {"random"}
    assert informed <= at_once <= informed | {"nonna"}
