"""Bots in worker processes: they answer, and survive what happens to workers."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import tavolino
from tavolino.core.contract import Json
from tavolino.tables import engine_client, engine_worker
from tavolino.tables.engine import (
    Analysis,
    EngineFailed,
    EngineRequest,
    EngineStopped,
    Progress,
    request_for,
)
from tavolino.tables.engine_client import EngineClient, usual_processes
from tavolino.tables.engine_queue import Job, Priority
from tavolino.tables.errors import Code
from tavolino.tables.table_spec import BOTS, TableSpec
from tests.processes import PLAIN, plain_processes
from tests.tables.harness import BOT, PERSON, Harness, NeverBusy, refused, sit_down
from tests.tables.tables_client import ClientTables

pytestmark = pytest.mark.slow


PERSON_S = Job(Priority.PERSON)
LOWER = (Priority.POSITION, Priority.REVIEW)


def asked(level: str = "random") -> EngineRequest:
    return request_for(level, tavolino.new("tabula-rasa", seed=1))


async def test_workers_answer_with_legal_moves() -> None:
    pool = EngineClient()
    try:
        assert await pool.choose(asked(), PERSON_S) in asked().view["legal"]
        thought = await pool.analyse(asked("maestro"), Job(Priority.HINT))
        assert isinstance(thought, Analysis)
        assert thought.move in asked().view["legal"]
        assert thought.moves[0].move == thought.move
        assert 0 <= thought.chance <= 1
        assert all(weighed.why for weighed in thought.moves)
        game = tavolino.new("schotten-totten", seed=1, stones=2, colours=2, values=4, hand=2)
        while not game.over:
            game.play(game.legal[0])
        told: list[tuple[int, int]] = []
        job = Job(Priority.REVIEW)
        review = await pool.review(game.record(), lambda *done: told.append(done), job)
        assert len(review["chances"]) == len(game.moves) + 1
        assert told[-1] == (len(review["decisions"]), len(review["decisions"]))
    finally:
        await pool.stop()


@pytest.mark.parametrize("level", BOTS)
def test_every_level_that_a_table_offers_plays(level: str) -> None:
    assert engine_worker.choose(asked(level)) in asked().view["legal"]
    assert engine_worker.bot_of(level, 1).name.startswith(level)


async def test_a_worker_that_dies_is_replaced_and_asked_again(tmp_path: Path) -> None:
    request = asked(str(tmp_path / "died"))
    pool = EngineClient(choose="tests.tables.failing_bots:die_once")
    try:
        with plain_processes():
            assert await pool.choose(request, PERSON_S) in request.view["legal"]
    finally:
        await pool.stop()


async def test_a_worker_that_hangs_is_ended_and_asked_again(tmp_path: Path) -> None:
    mark = tmp_path / "hung"
    request = asked(str(mark))
    pool = EngineClient(choose="tests.tables.failing_bots:hang_once")
    try:
        with plain_processes():
            await pool.choose(
                replace(request, level=str(tmp_path)), PERSON_S
            )  # the worker is there then
            pool._longest = 2.0
            answer = asyncio.create_task(pool.choose(request, PERSON_S))
            while not (mark.exists() or answer.done()):
                await asyncio.sleep(0.01)
            pool._longest = engine_client.LONGEST_ANSWER  # the next one has to start first
            assert await answer in request.view["legal"]
    finally:
        await pool.stop()


async def test_who_never_answers_is_given_up() -> None:
    request = asked()
    pool = EngineClient(choose="tests.tables.failing_bots:die")
    try:
        with plain_processes(), pytest.raises(EngineFailed, match="3 times"):
            await pool.choose(request, PERSON_S)
    finally:
        await pool.stop()


async def test_a_worker_that_hangs_takes_nobody_else_along(tmp_path: Path) -> None:
    """The other worker is in the middle of a thought when the one that hangs is ended."""
    mark, gate = tmp_path / "hung", tmp_path / "gate"
    pool = EngineClient(
        3,
        choose="tests.tables.failing_bots:hang_once",
        analyse="tests.tables.failing_bots:wait_at_gate",
    )
    try:
        with plain_processes():
            hanging = asyncio.create_task(pool.choose(asked(str(mark)), PERSON_S))
            while not mark.exists():  # the first worker that is started is the one for people
                await asyncio.sleep(0.01)
            waiting = asyncio.create_task(pool.analyse(asked(str(gate)), Job(Priority.HINT)))
            while not gate.with_suffix(".reached").exists():
                await asyncio.sleep(0.01)
            busy = next(slot.worker for slot in pool._slots if slot.people_only)
            busy.kill()
            assert await hanging in asked().view["legal"]
            assert not waiting.done()
            gate.touch()
            assert (await waiting).move == str(gate)
            assert pool.replaced == 1
    finally:
        await pool.stop()


async def test_people_are_next_however_many_others_wait(tmp_path: Path) -> None:
    """One worker, a review and a hundred analyses before the person's bot: it is next."""
    gate, log = tmp_path / "gate", tmp_path / "log"
    pool = EngineClient(
        1,
        choose="tests.tables.failing_bots:note_choice",
        analyse="tests.tables.failing_bots:wait_at_gate",
    )
    waits: list[tuple[Priority, float]] = []
    pool._waited = lambda priority, seconds: waits.append((priority, seconds))
    crowd = [Job(priority, f"10.0.0.{n}", f"t{n}") for n in range(50) for priority in LOWER]
    try:
        with plain_processes():
            first = asyncio.create_task(pool.analyse(asked(str(gate)), Job(Priority.POSITION)))
            while not gate.with_suffix(".reached").exists():
                await asyncio.sleep(0.01)
            others = [asyncio.create_task(pool.choose(asked(f"{log} crowd"), job)) for job in crowd]
            person = asyncio.create_task(pool.choose(asked(f"{log} person"), PERSON_S))
            await asyncio.sleep(0)
            assert pool.waiting()[Priority.POSITION] == 50
            assert pool.waiting()[Priority.PERSON] == 1
            gate.touch()
            await asyncio.gather(first, person, *others)
    finally:
        await pool.stop()
    assert log.read_text().split("\n")[0] == "person 1000"
    assert log.read_text().count("crowd 700") == len(crowd) == 100
    assert [priority for priority, _ in waits][:2] == [Priority.POSITION, Priority.PERSON]
    assert not any(pool.waiting().values())


async def test_one_of_several_workers_is_kept_for_people(tmp_path: Path) -> None:
    gates = [tmp_path / f"gate{n}" for n in range(3)]
    pool = EngineClient(2, analyse="tests.tables.failing_bots:wait_at_gate")
    try:
        with plain_processes():
            waiting = [
                asyncio.create_task(pool.analyse(asked(str(gate)), Job(Priority.REVIEW)))
                for gate in gates
            ]
            while not gates[0].with_suffix(".reached").exists():
                await asyncio.sleep(0.01)
            assert await pool.choose(asked("maestro"), PERSON_S) in asked().view["legal"]
            assert not gates[1].with_suffix(".reached").exists()
            for gate in gates:
                gate.touch()
            await asyncio.gather(*waiting)
    finally:
        await pool.stop()


async def test_who_needs_no_thought_waits_for_nobody_who_thinks(tmp_path: Path) -> None:
    """The only worker that thinks is busy, and a crowd waits for maestro: mimi answers."""
    gate, log = tmp_path / "gate", tmp_path / "log"
    pool = EngineClient(
        1,
        choose="tests.tables.failing_bots:quick_or_noted",
        analyse="tests.tables.failing_bots:wait_at_gate",
    )
    crowd = [Job(Priority.PERSON, f"10.0.0.{n % 10}", f"t{n}") for n in range(100)]
    try:
        with plain_processes():
            first = asyncio.create_task(pool.analyse(asked(str(gate)), Job(Priority.HINT)))
            while not gate.with_suffix(".reached").exists():
                await asyncio.sleep(0.01)
            others = [asyncio.create_task(pool.choose(asked(f"{log} crowd"), job)) for job in crowd]
            for level in ("random", "mimi", "beppe", "carla"):
                move = await pool.choose(asked(level), Job(Priority.PERSON, "10.0.0.1", "mimi"))
                assert move in asked().view["legal"]
            assert pool.waiting()[Priority.PERSON] == len(crowd)
            gate.touch()
            await asyncio.gather(first, *others)
    finally:
        await pool.stop()
    assert len(log.read_text().split("\n")) == len(crowd) + 1


async def test_people_s_bots_think_less_while_many_wait_and_it_is_known_how_long_that_takes(
    tmp_path: Path,
) -> None:
    gate, log = tmp_path / "gate", tmp_path / "log"
    pool = EngineClient(
        1,
        choose="tests.tables.failing_bots:note_choice",
        analyse="tests.tables.failing_bots:wait_at_gate",
    )
    here = {"t0", "t1", "t2", "left"}

    def job(address: int, table: str) -> Job:
        return Job(Priority.PERSON, f"10.0.0.{address}", table, lambda: table in here)

    jobs = [job(0, "t0"), job(1, "t1"), job(2, "t2"), job(3, "left")]
    try:
        with plain_processes():
            first = asyncio.create_task(pool.analyse(asked(str(gate)), Job(Priority.HINT)))
            while not gate.with_suffix(".reached").exists():
                await asyncio.sleep(0.01)
            others = [
                asyncio.create_task(pool.choose(asked(f"{log} {job.table}"), job)) for job in jobs
            ]
            await asyncio.sleep(0)
            here.remove("left")
            thought = engine_client.USUAL_THOUGHT
            assert pool.expected() == pytest.approx(
                {"t0": 2 * thought, "t1": 3 * thought, "t2": 4 * thought}
            )
            here.add("left")
            pool.hurry("left", "10.0.0.4")
            assert pool.expected()["left"] == pytest.approx(5 * thought)
            here.remove("left")
            gate.touch()
            await asyncio.gather(first, *others)
    finally:
        await pool.stop()
    lines = log.read_text().split()
    assert dict(zip(lines[::2], lines[1::2], strict=True)) == {
        "t0": "166",
        "t1": "250",
        "t2": "1000",
        "left": "700",
    }
    assert list(lines[::2])[-1] == "left"


async def test_who_asks_no_more_is_not_thought_for(tmp_path: Path) -> None:
    gate, log = tmp_path / "gate", tmp_path / "log"
    pool = EngineClient(
        1,
        choose="tests.tables.failing_bots:note_choice",
        analyse="tests.tables.failing_bots:wait_at_gate",
    )
    try:
        with plain_processes():
            first = asyncio.create_task(pool.analyse(asked(str(gate)), Job(Priority.POSITION)))
            while not gate.with_suffix(".reached").exists():
                await asyncio.sleep(0.01)
            gone = asyncio.create_task(pool.choose(asked(f"{log} gone"), PERSON_S))
            await asyncio.sleep(0)
            assert pool.waiting()[Priority.PERSON] == 1
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
            assert pool.waiting()[Priority.PERSON] == 0
            gate.touch()
            await first
    finally:
        await pool.stop()
    assert not log.exists()


async def test_stopped_workers_are_gone_and_say_so(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    pool = EngineClient(1, analyse="tests.tables.failing_bots:wait_at_gate")
    with plain_processes():
        thinking = asyncio.create_task(pool.analyse(asked(str(gate)), Job(Priority.HINT)))
        while not gate.with_suffix(".reached").exists():
            await asyncio.sleep(0.01)
        waiting = asyncio.create_task(pool.choose(asked(), PERSON_S))
        await asyncio.sleep(0)
    process = pool._slots[0].worker._process
    assert process.is_alive()
    async with asyncio.timeout(60):
        await pool.stop()
    assert all(
        isinstance(each, EngineStopped)
        for each in await asyncio.gather(thinking, waiting, return_exceptions=True)
    )
    assert not [child for child in multiprocessing.active_children() if child is process]
    with pytest.raises(EngineFailed, match="stopped"):
        await pool.choose(asked(), PERSON_S)


def test_a_server_that_is_killed_leaves_nothing_behind() -> None:
    """EngineClient share no semaphores, which a killed process would leak."""
    script = """
import asyncio, os, signal
from tavolino.tables.engine_queue import Job, Priority
from tavolino.tables.engine_client import EngineClient, usual_processes
from tests.tables.test_engine_client import asked

async def main():
    await EngineClient(1).choose(asked(), Job(Priority.PERSON))
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""
    ended = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | PLAIN,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert ended.returncode == -signal.SIGKILL
    assert ended.stderr == ""


@pytest.mark.parametrize(("cores", "workers"), [(1, 1), (2, 1), (3, 2), (9, 8), (64, 8)])
def test_one_core_is_left_to_the_server(cores: int, workers: int) -> None:
    assert usual_processes(cores) == workers


async def test_what_a_bot_complains_about_does_not_get_into_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    request = asked()
    pool = EngineClient(choose="tests.tables.failing_bots:fail")
    try:
        with plain_processes(), pytest.raises(EngineFailed):
            await pool.choose(request, PERSON_S)
    finally:
        await pool.stop()
    assert "RuntimeError" in caplog.text
    assert "cards" not in caplog.text


async def test_a_game_against_workers_is_played_to_its_end(quick_harness: Harness) -> None:
    pool = EngineClient(2)
    tables = ClientTables(quick_harness.store, pool)
    await tables.start(keep=False)
    try:
        options = {"stones": 2, "colours": 2, "values": 4, "hand": 2}
        spec = TableSpec("schotten-totten", options, seats=(PERSON, BOT))
        created = await tables.lobby.create(spec)
        anna = await sit_down(tables, created, 0, "Anna")
        async with tables.presenter.watch(created.table, anna.key) as watch:
            while (snapshot := await watch.next()) is not None and snapshot.state != "over":
                if snapshot.view["legal"]:
                    await anna.play()
        thought = await tables.archive.analyse(created.table, anna.key, 0, 0)
        assert thought.move
    finally:
        await tables.stop()
        await pool.stop()


async def test_a_hint_that_does_not_come_is_told(quick_harness: Harness) -> None:
    class Silent(NeverBusy):
        async def choose(self, request: EngineRequest, job: Job) -> str:
            raise EngineFailed("silent")

        async def analyse(self, request: EngineRequest, job: Job) -> Analysis:
            raise EngineFailed("silent")

        async def review(self, record: Json, tell: Progress, job: Job) -> Json:
            raise EngineFailed("silent")

    tables = ClientTables(quick_harness.store, Silent())
    await tables.start(keep=False)
    try:
        created = await tables.lobby.create(TableSpec("tabula-rasa", seats=(PERSON, BOT), first=0))
        anna = await sit_down(tables, created, 0, "Anna")
        await refused(tables.bots.hint(created.table, anna.key), Code.NO_THOUGHT)
        await anna.play()
        assert (await anna.see()).ply == 2, "the bot is asked again later"
    finally:
        await tables.stop()
