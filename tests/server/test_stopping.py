"""A signal ends a server in order: everything is in the database file, and nothing is left over."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.processes import PATIENCE, free_port
from tests.repeats import repeated
from tests.server.live_server import RemoteServer, seat_all
from tests.server.serve_command import ServeProcess, serve

pytestmark = pytest.mark.slow

GENEROUS = {
    "TAVOLINO_TABLES_RATE": "1e6",
    "TAVOLINO_TABLES_BURST": "100000",
    "TAVOLINO_ADDRESS_RATE": "1e6",
    "TAVOLINO_ADDRESS_BURST": "100000",
}
BOT_AND_PERSON = [{"bot": "maestro"}, {}]


def check_in_order(server: ServeProcess, tables: set[str], status: int) -> None:
    """What was answered is in the file alone, without what lies beside it."""
    assert status == 0, server.log()
    beside = server.database.with_name("tables.db-wal")
    assert not beside.exists() or beside.stat().st_size == 0
    copy = server.folder / "elsewhere" / "copy.db"
    copy.parent.mkdir()
    shutil.copy(server.database, copy)
    with closing(sqlite3.connect(copy)) as connection:
        assert tables <= {row[0] for row in connection.execute("SELECT id FROM tables")}
    for trouble in ("Traceback", '"trace"', "leaked", "resource_tracker"):
        assert trouble not in server.log()


async def set_up_tables(address: str, made: set[str]) -> None:
    """Until the server is gone."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        while True:
            try:
                answer = await http.post("/api/v2/tables", json={"game": "rat-hot"})
            except httpx.HTTPError:
                return
            if answer.status_code == 201:
                made.add(answer.json()["table"])


@pytest.mark.parametrize(
    "signals", [repeated([signal.SIGTERM]), repeated([signal.SIGINT]), [signal.SIGTERM] * 2]
)
async def test_under_load_nothing_stays_outside_the_database(
    tmp_path: Path, signals: list[int]
) -> None:
    with serve(tmp_path, environment=GENEROUS) as server:
        address = await asyncio.to_thread(server.address)
        made: set[str] = set()
        load = [asyncio.create_task(set_up_tables(address, made)) for _ in range(8)]
        while len(made) < 20:
            await asyncio.sleep(0.02)
        for sign in signals[1:]:
            server.process.send_signal(sign)
        status = await asyncio.to_thread(server.end, signals[0])
        await asyncio.gather(*load)
        check_in_order(server, made, status)


async def asked_for_hint(live_server: RemoteServer, path: str, key: str) -> bool:
    events = (await live_server.ask("GET", path, key)).json()["events"]
    return any(event["type"] == "hint" for event in events)


async def test_while_bots_think_and_somebody_waits_for_a_hint(tmp_path: Path) -> None:
    """The signal goes to the workers too, as service managers send it."""
    environment = {**GENEROUS, "TAVOLINO_STOP_SECONDS": "1"}
    with serve(tmp_path, environment=environment) as server:
        address = await asyncio.to_thread(server.address)
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            live_server = RemoteServer(address, http)
            game = "schotten-totten"
            made = {
                (await live_server.create(game, seats=BOT_AND_PERSON, first=0))["table"]
                for _ in range(3)
            }
            mine = await live_server.create(game, seats=BOT_AND_PERSON, first=1)
            (key,) = await seat_all(live_server, mine)
            path = f"/tables/{mine['table']}"
            hint = asyncio.create_task(live_server.ask("POST", f"{path}/hint", key))
            while not await asked_for_hint(live_server, path, key):
                await asyncio.sleep(0.05)
            os.killpg(server.process.pid, signal.SIGTERM)
            status = await asyncio.to_thread(server.process.wait, PATIENCE)
            assert (await hint).status_code in (200, 503)
        check_in_order(server, made | {mine["table"]}, status)


def test_before_it_is_open(tmp_path: Path) -> None:
    port = free_port()
    with serve(tmp_path, "--port", str(port)) as server:
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                assert server.process.poll() is None, server.log()
        assert server.end() == 0
        assert "Traceback" not in server.log()
        assert '"trace"' not in server.log()
