"""Limits on requests to the engine, over HTTP."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tavolino.server.app import open_state
from tavolino.server.settings import Settings
from tavolino.tables.engine_client import EngineClient
from tavolino.tables.engine_queue import Job, Priority
from tests.processes import plain_processes
from tests.server.live_server import GENEROUS, LiveServer, open_live_server, seat_all
from tests.tables.test_engine_client import asked

SMALL = {"stones": 2, "colours": 2, "values": 4, "hand": 2}
BOTS = {"seats": [{"bot": "random"}, {"bot": "random"}]}


async def finished(live_server: LiveServer) -> tuple[str, str]:
    created = await live_server.create("schotten-totten", SMALL, **BOTS)
    path, key = f"/tables/{created['table']}", created["owner"]
    while (await live_server.ask("GET", path, key)).json()["state"] != "over":
        await asyncio.sleep(0.01)
    return path, key


async def test_who_asks_the_engine_too_often_is_told_when_to_come_back(sqlite_url: str) -> None:
    async with open_live_server(
        sqlite_url, engine_requests_burst=2, engine_requests_rate=0.01
    ) as live_server:
        path, key = await finished(live_server)
        for after in (0, 1, 0):  # what is known already does not count
            answer = await live_server.ask("POST", f"{path}/games/0/analysis/{after}", key)
            assert answer.status_code == 200, answer.text
        answer = await live_server.ask("POST", f"{path}/games/0/analysis/2", key, language="it")
        assert answer.status_code == 429
        assert answer.json()["code"] == "rate_limited"
        assert "motore" in answer.json()["sentence"]
        assert 60 < int(answer.headers["retry-after"]) <= 6000


async def test_too_many_tables_of_bots_are_refused(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, bot_tables_per_address=0) as live_server:
        answer = await live_server.ask("POST", "/tables", body={"game": "rat-hot", **BOTS})
        assert answer.status_code == 429
        assert "Bots are already playing each other" in answer.json()["sentence"]
        assert answer.headers["retry-after"] == "60"


async def test_queues_are_in_the_metrics(sqlite_url: str) -> None:
    set_to = Settings(**(GENEROUS | {"database_url": sqlite_url, "bot_processes": 3}))
    async with open_state(set_to) as state:
        page = state.metrics_page().decode()
        assert state.engine is not None
        assert len(state.engine._slots) == 4  # and one that only greedy moves use
        for priority in Priority:
            assert (
                f'tavolino_engine_requests_waiting{{priority="{priority.name.lower()}"}} 0.0'
                in page
            )
            assert (
                f'tavolino_engine_wait_seconds_count{{priority="{priority.name.lower()}"}} 0.0'
                in page
            )
        assert "tavolino_engine_workers_replaced 0.0" in page


@pytest.mark.slow
async def test_waiting_times_are_in_the_metrics(sqlite_url: str, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    set_to = Settings(**(GENEROUS | {"database_url": sqlite_url, "bot_processes": 1}))
    async with open_state(set_to) as state:
        workers = state.engine
        assert workers is not None
        workers._analyse = "tests.tables.failing_bots:wait_at_gate"
        with plain_processes():
            job = Job(Priority.POSITION)
            thinking = asyncio.create_task(workers.analyse(asked(str(gate)), job))
            while not gate.with_suffix(".reached").exists():
                await asyncio.sleep(0.01)
            waiting = asyncio.create_task(workers.choose(asked(), Job(Priority.PERSON)))
            await asyncio.sleep(0)
            assert (
                'tavolino_engine_requests_waiting{priority="person"} 1.0'
                in state.metrics_page().decode()
            )
            gate.touch()
            await asyncio.gather(thinking, waiting)
        page = state.metrics_page().decode()
        assert 'tavolino_engine_requests_waiting{priority="person"} 0.0' in page
        assert 'tavolino_engine_wait_seconds_count{priority="person"} 1.0' in page
        assert 'tavolino_engine_wait_seconds_count{priority="position"} 1.0' in page


async def test_the_address_of_a_request_is_whose_turn_it_takes(sqlite_url: str) -> None:
    """A socket's moves are counted by its address, as those over HTTP are."""
    jobs: list[Job] = []

    class Noting(EngineClient):
        async def choose(self, request: object, job: Job) -> str:
            jobs.append(job)
            return str(request.view["legal"][0])  # type: ignore[attr-defined]

    async with open_live_server(sqlite_url, Noting()) as live_server:
        spec = {"seats": [{}, {"bot": "mimi"}], "first": 0}
        created = await live_server.create("tabula-rasa", {"players": 2}, **spec)
        (key,) = await seat_all(live_server, created)
        snapshot = (await live_server.ask("GET", f"/tables/{created['table']}", key)).json()
        async with live_server.socket(created["table"], key) as socket:
            await socket.next()
            move = snapshot["view"]["legal"][0]
            await socket.send(type="play", id="1", ply=snapshot["ply"], move=move)
            while (await socket.next())["ply"] < snapshot["ply"] + 2:
                pass
    assert jobs == [Job(Priority.PERSON, "127.0.0.1", created["table"])]
