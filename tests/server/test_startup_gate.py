"""The page is there first: it does not wait for what only tables need."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI, WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tavolino.server.run import bind, make_server
from tavolino.server.settings import Settings
from tavolino.server.startup_gate import StartupGate
from tests.processes import PATIENCE


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>the page</title>")
    (tmp_path / "assets" / "page.js").write_text("play()")
    return tmp_path


@asynccontextmanager
async def standing(gate: StartupGate) -> AsyncIterator[httpx.AsyncClient]:
    settings = Settings(port=0, stop_seconds=1.0)
    taken = bind(settings)
    server = make_server(gate, settings)
    serving = asyncio.create_task(server.serve(sockets=[taken]))
    address = f"http://127.0.0.1:{taken.getsockname()[1]}"
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            yield http
    finally:
        gate.close()
        server.should_exit = True
        await serving


def live_server() -> FastAPI:
    app = FastAPI()

    @app.get("/api/v2/games")
    async def games() -> str:
        return "games"

    return app


async def test_the_page_is_served_before_the_application_is_open(static: Path) -> None:
    async with standing(StartupGate(static)) as http:
        for address in ("/", "/t/abc", "/learn/rat-hot"):
            page = await http.get(address)
            assert (page.status_code, page.text) == (200, "<title>the page</title>")
            assert page.headers["content-security-policy"].startswith("default-src 'none'")
        script = await http.get("/assets/page.js")
        assert script.text == "play()"
        assert "immutable" in script.headers["cache-control"]
        assert (await http.get("/assets/none.js")).status_code == 404


async def test_all_else_waits_until_the_application_is_open(static: Path) -> None:
    gate = StartupGate(static)
    async with standing(gate) as http:
        asked = asyncio.create_task(http.get("/api/v2/games"))
        await http.get("/")
        assert not asked.done()
        gate.open(live_server())
        assert (await asked).json() == "games"


async def test_who_waits_for_an_application_that_does_not_open_is_sent_away(static: Path) -> None:
    gate = StartupGate(static)
    async with standing(gate) as http:
        asked = asyncio.create_task(http.get("/api/v2/games"))
        await http.get("/")
        gate.close()
        assert (await asked).status_code == 503


async def test_a_socket_waits_like_all_else(static: Path) -> None:
    gate, application = StartupGate(static), live_server()

    @application.websocket("/socket")
    async def socket(websocket: WebSocket) -> None:
        await websocket.accept()
        await websocket.close(4000)

    async with standing(gate) as http:
        address = str(http.base_url).replace("http", "ws", 1)
        asked = asyncio.create_task(close_code_of(f"{address}/socket"))
        await http.get("/")
        assert not asked.done()
        gate.open(application)
        assert await asked == 4000


async def close_code_of(url: str) -> int | None:
    async with connect(url, open_timeout=PATIENCE) as connection:
        await connection.wait_closed()
    return connection.close_code


async def test_a_socket_is_refused_if_the_application_does_not_open(static: Path) -> None:
    gate = StartupGate(static)
    async with standing(gate) as http:
        gate.close()
        with pytest.raises(InvalidStatus):
            await close_code_of(f"{str(http.base_url).replace('http', 'ws', 1)}/socket")


async def test_without_a_page_everything_waits(tmp_path: Path) -> None:
    gate = StartupGate(tmp_path)
    async with standing(gate) as http:
        asked = asyncio.create_task(http.get("/api/v2/games"))
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await http.get("/")
        gate.open(live_server())
        assert (await asked).json() == "games"
        assert (await http.get("/")).status_code == 404


def test_the_second_ctrl_c_waits_for_nobody(static: Path) -> None:
    server = make_server(StartupGate(static), Settings(port=0))
    server.handle_exit(signal.SIGINT, None)
    assert (server.should_exit, server.force_exit) == (True, False)
    server.handle_exit(signal.SIGTERM, None)
    assert not server.force_exit
    server.handle_exit(signal.SIGINT, None)
    assert server.force_exit


def test_what_the_page_needs_is_read_without_the_rules_and_the_store() -> None:
    slow = ("numba", "numpy", "sqlalchemy", "fastapi", "pydantic")
    code = f"import sys, tavolino.server.run; print([n for n in {slow} if n in sys.modules])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
