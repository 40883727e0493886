"""A bot at a server's table: `tavolino join LINK --bot BOT`, against a real server."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tavolino.cli import main
from tests.server.live_server import LiveServer, open_live_server

FIRST_LEGAL = """
import json
for line in iter(input, None):
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"protocol": "tavolino-engine/1", "name": "first"}), flush=True)
    else:
        print(json.dumps({"move": message["view"]["legal"][0]}), flush=True)
"""
MODULE = """
class Last:
    needs_sampler = False

    def __init__(self, seed):
        pass

    def choose(self, view, sampler):
        assert sampler is None
        return view.legal[-1]


class Cheat(Last):
    def choose(self, view, sampler):
        return "nonsense"
"""


@pytest.fixture
async def live_server(tmp_path: Path) -> AsyncIterator[LiveServer]:
    async with open_live_server(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        yield server


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "first.py").write_text(FIRST_LEGAL)
    (tmp_path / "joining_bots.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    return tmp_path


async def join(address: str, link: str, bot: str) -> int:
    words = ["join", f"{address}{link}", "--bot", bot, "--language", "en"]
    return await asyncio.to_thread(main, words)


async def test_two_bots_play_a_match_to_its_end(live_server: LiveServer, folder: Path) -> None:
    created = await live_server.create("tabula-rasa", {"players": 2, "hand": 2}, rounds=2, first=0)
    links = created["links"]["invitations"]
    program = f"external:{sys.executable} -I -S {folder / 'first.py'}"
    done = await asyncio.gather(
        join(live_server.address, links[0], program),
        join(live_server.address, links[1], "joining_bots:Last"),
    )
    assert tuple(done) == (0, 0)
    snapshot = (
        await live_server.ask("GET", f"/tables/{created['table']}", created["owner"])
    ).json()
    assert snapshot["state"] == "over"
    assert snapshot["round"] == 1
    assert [seat["name"] for seat in snapshot["seats"]] == [Path(sys.executable).name, "Last"]


async def test_a_bot_that_cheats_is_told_what_the_server_says(
    live_server: LiveServer, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
    other = {"name": "Bo", "key": "b" * 22}
    await live_server.ask(
        "POST", f"/tables/{created['table']}/sit", created["invitations"][1], other
    )
    link = created["links"]["invitations"][0]
    assert await join(live_server.address, link, "joining_bots:Cheat") == 2
    assert "the bot played 'nonsense'" in capsys.readouterr().err


async def test_a_bot_that_needs_a_sampler_cannot_join(
    live_server: LiveServer, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    created = await live_server.create("tabula-rasa")
    assert await join(live_server.address, created["links"]["invitations"][0], "greedy") == 2
    assert "which a server shows to nobody" in capsys.readouterr().err
    spectator = created["links"]["spectator"].partition("#")[0]
    assert await join(live_server.address, spectator, "joining_bots:Last") == 2
    assert "leads to no seat" in capsys.readouterr().err
