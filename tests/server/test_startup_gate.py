"""The page is there first: it does not wait for what only tables need."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

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


async def test_the_page_is_served_before_the_house_is_open(static: Path) -> None:
    async with standing(StartupGate(static)) as http:
        for address in ("/", "/t/abc", "/learn/rat-hot"):
            page = await http.get(address)
            assert (page.status_code, page.text) == (200, "<title>the page</title>")
            assert page.headers["content-security-policy"].startswith("default-src 'none'")
        script = await http.get("/assets/page.js")
        assert script.text == "play()"
        assert "immutable" in script.headers["cache-control"]
        assert (await http.get("/assets/none.js")).status_code == 404


async def test_all_else_waits_until_the_house_is_open(static: Path) -> None:
    gate = StartupGate(static)
    async with standing(gate) as http:
        asked = asyncio.create_task(http.get("/api/v2/games"))
        await http.get("/")
        assert not asked.done()
        gate.open(live_server())
        assert (await asked).json() == "games"


async def test_who_waits_at_a_house_that_does_not_open_is_sent_away(static: Path) -> None:
    gate = StartupGate(static)
    async with standing(gate) as http:
        asked = asyncio.create_task(http.get("/api/v2/games"))
        await http.get("/")
        gate.close()
        assert (await asked).status_code == 503


def test_what_the_page_needs_is_read_without_the_rules_and_the_store() -> None:
    slow = ("numba", "numpy", "sqlalchemy", "fastapi", "pydantic")
    code = f"import sys, tavolino.server.run; print([n for n in {slow} if n in sys.modules])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
