"""What `/health` and `/metrics` say about the store and about housekeeping."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from tavolino.server import health
from tests.server.live_server import open_live_server, seat_all


async def test_health_writes(tmp_path: Path) -> None:
    async with open_live_server(f"sqlite:///{tmp_path / 'tables.db'}") as live_server:
        commits = live_server.state.store.commits
        answers = await asyncio.gather(*(live_server.http.get("/health") for _ in range(20)))
        assert {answer.status_code for answer in answers} == {200}
        written = live_server.state.store.commits - commits
        assert 1 <= written <= 20
        async with live_server.state.store._engine.connect() as connection:
            found = await connection.execute(text("SELECT max(at) FROM heartbeat"))
            assert time.time() - found.scalar_one() < 600
        # A file that can be read, but not written to any more.
        async with live_server.state.store._engine.begin() as connection:
            await connection.execute(text("ALTER TABLE heartbeat RENAME TO lost"))
        async with asyncio.timeout(60):
            while (answer := await live_server.http.get("/health")).status_code == 200:
                await asyncio.sleep(0.05)
        assert answer.status_code == 503
        assert answer.json()["status"] == "unavailable"
        async with live_server.state.store._engine.begin() as connection:
            await connection.execute(text("ALTER TABLE lost RENAME TO heartbeat"))
        async with asyncio.timeout(60):
            while (await live_server.http.get("/health")).status_code != 200:
                await asyncio.sleep(0.05)


async def test_health_leaves_nothing_behind(url: str) -> None:
    async with open_live_server(url) as live_server:
        assert (await live_server.http.get("/health")).status_code == 200
        async with live_server.state.store._engine.connect() as connection:
            for table in ("tables", "moves", "notes"):
                found = await connection.execute(text(f"SELECT count(*) FROM {table}"))
                assert found.scalar_one() == 0


@pytest.mark.parametrize("lost", ["tables", "moves", "notes"])
async def test_health_misses_whatever_a_move_needs(tmp_path: Path, lost: str) -> None:
    """The file opens, and signs of life can be stored."""
    file = tmp_path / "tables.db"
    async with open_live_server(f"sqlite:///{file}"):
        pass
    with closing(sqlite3.connect(file)) as database:
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (lost,))
        (size,) = database.execute("PRAGMA page_size")
    with file.open("r+b") as raw:
        raw.seek((page[0] - 1) * size[0])
        raw.write(b"\xee" * size[0])
    async with open_live_server(f"sqlite:///{file}") as live_server:
        answer = await live_server.http.get("/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "unavailable")


async def waiting_for_locks(engine: AsyncEngine) -> int:
    async with engine.connect() as connection:  # a transaction always sees the same here
        found = await connection.execute(
            text(
                "SELECT count(*) FROM pg_stat_activity"
                " WHERE wait_event_type = 'Lock' AND datname = current_database()"
            )
        )
        return int(found.scalar_one())


@pytest.mark.slow
async def test_health_does_not_wait_for_a_table_that_is_locked(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_live_server(postgres_url) as live_server:
        engine = live_server.state.store._engine
        monkeypatch.setattr(health, "ANSWER_SECONDS", 0.2)  # much less than the store may take
        async with engine.begin() as other:
            await other.execute(text("LOCK TABLE moves IN EXCLUSIVE MODE"))
            async with asyncio.timeout(60):
                while not await waiting_for_locks(engine):
                    answer = await live_server.http.get("/health")
                    assert (answer.status_code, answer.json()["status"]) == (503, "unavailable")
            assert (await live_server.http.get("/health")).status_code == 503
            assert await waiting_for_locks(engine) == 1, "both asked for the same trial"
        async with asyncio.timeout(60):
            while (await live_server.http.get("/health")).status_code != 200:
                await asyncio.sleep(0.05)


async def test_a_stale_heartbeat_is_told(tmp_path: Path) -> None:
    async with open_live_server(f"sqlite:///{tmp_path / 'tables.db'}") as live_server:
        await live_server.state.tables.housekeeping.tasks.stop()  # as if it had died
        live_server.state.tables.housekeeping.tasks.by_name["beat"].done -= 60
        answer = await live_server.http.get("/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "stale")
        live_server.state.tables.housekeeping.tasks.start()
        answer = await live_server.http.get("/health")
        assert (answer.status_code, answer.json()["status"]) == (200, "ok")


async def test_metrics_count_damaged_and_cleared_tables_and_failures(tmp_path: Path) -> None:
    async with open_live_server(
        f"sqlite:///{tmp_path / 'tables.db'}", idle_seconds=1
    ) as live_server:
        created = await live_server.create("tabula-rasa")
        keys = await seat_all(live_server, created)
        table = created["table"]
        async with live_server.state.store._engine.begin() as connection:
            await connection.execute(text("UPDATE moves SET body = '{' WHERE ply = 0"))
        live_server.state.tables.live.tables.clear()
        answer = await live_server.ask("GET", f"/tables/{table}", keys[0], language="fr")
        assert (answer.status_code, answer.json()["code"]) == (503, "damaged")
        assert "endommagées" in answer.json()["sentence"]
        async with live_server.socket(table, keys[0]) as socket:
            assert (await socket.next("error"))["code"] == "damaged"
        live_server.state.tables.housekeeping.cleared["unstarted"] = 7
        metrics = (await live_server.http.get("/metrics")).text
        assert "tavolino_tables_damaged 1.0" in metrics
        assert 'tavolino_tables_cleared{kind="unstarted"} 7.0' in metrics
        assert 'tavolino_housekeeping_failures{task="beat"} 0.0' in metrics
        assert table not in metrics
        assert (await live_server.http.get("/health")).status_code == 200


async def test_spectators_are_told_apart_by_their_addresses(tmp_path: Path) -> None:
    """They share a key; a proxy that is trusted says who they are."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    async with open_live_server(url, trusted_proxies="127.0.0.1") as live_server:
        created = await live_server.create("tabula-rasa")

        async def say(address: str) -> int:
            answer = await live_server.http.post(
                f"/api/v2/tables/{created['table']}/chat",
                json={"text": "hello", "name": "Zoe"},
                headers={
                    "Authorization": f"Bearer {created['spectator']}",
                    "X-Forwarded-For": address,
                },
            )
            return answer.status_code

        assert [await say("192.0.2.1") for _ in range(6)] == [200] * 5 + [429]
        assert await say("192.0.2.2") == 200
        async with live_server.socket(created["table"], created["spectator"]) as socket:
            for number in range(6):
                await socket.send(type="chat", text=f"line {number}")
            assert (await socket.next("error"))["code"] == "rate_limited"
        assert await say("192.0.2.3") == 200
