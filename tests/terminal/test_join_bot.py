"""A bot at a server's table: `tavolino join LINK --bot BOT`, against a real server."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.processes import PATIENCE
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

FAILING = """
import json, sys
input()
print(json.dumps({"protocol": "tavolino-engine/1", "name": "failing"}), flush=True)
input()
sys.exit("out of ideas")
"""


@pytest.fixture
async def live_server(tmp_path: Path) -> AsyncIterator[LiveServer]:
    async with open_live_server(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        yield server


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "first.py").write_text(FIRST_LEGAL)
    (tmp_path / "failing.py").write_text(FAILING)
    (tmp_path / "joining_bots.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    return tmp_path


async def join(address: str, link: str, bot: str) -> tuple[int | None, str]:
    """The exit status of the command, and what it wrote."""
    words = ["join", f"{address}{link}", "--bot", bot, "--language", "en"]
    command = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tavolino", *words, stdout=PIPE, stderr=STDOUT
    )
    try:
        async with asyncio.timeout(PATIENCE):
            written, _ = await command.communicate()
        return command.returncode, written.decode()
    finally:
        if command.returncode is None:
            command.kill()
            await command.wait()


async def test_two_bots_play_a_match_to_its_end(live_server: LiveServer, folder: Path) -> None:
    created = await live_server.create("tabula-rasa", {"players": 2, "hand": 2}, rounds=2, first=0)
    links = created["links"]["invitations"]
    program = f"external:{sys.executable} -I -S {folder / 'first.py'}"
    done = await asyncio.gather(
        join(live_server.address, links[0], program),
        join(live_server.address, links[1], "joining_bots:Last"),
    )
    assert [status for status, _ in done] == [0, 0], done
    snapshot = (
        await live_server.ask("GET", f"/tables/{created['table']}", created["owner"])
    ).json()
    assert snapshot["state"] == "over"
    assert snapshot["round"] == 1
    assert [seat["name"] for seat in snapshot["seats"]] == [Path(sys.executable).name, "Last"]


async def test_a_bot_that_cheats_is_told_what_the_server_says(
    live_server: LiveServer, folder: Path
) -> None:
    created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
    other = {"name": "Bo", "key": "b" * 22}
    await live_server.ask(
        "POST", f"/tables/{created['table']}/sit", created["invitations"][1], other
    )
    link = created["links"]["invitations"][0]
    status, written = await join(live_server.address, link, "joining_bots:Cheat")
    assert (status, "the bot played 'nonsense'" in written) == (2, True), written


async def test_a_bot_that_needs_a_sampler_cannot_join(
    live_server: LiveServer, folder: Path
) -> None:
    created = await live_server.create("tabula-rasa")
    for link, bot, sentence in (
        (created["links"]["invitations"][0], "greedy", "which a server never provides"),
        (
            created["links"]["spectator"].partition("#")[0],
            "joining_bots:Last",
            "does not lead to a seat",
        ),
    ):
        status, written = await join(live_server.address, link, bot)
        assert (status, sentence in written) == (2, True), written


async def test_a_bot_that_fails_leaves_its_last_words(
    live_server: LiveServer, folder: Path
) -> None:
    created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
    await live_server.sit(created, 1, "Bo")
    link = created["links"]["invitations"][0]
    program = f"external:{sys.executable} -I -S {folder / 'failing.py'}"
    status, written = await join(live_server.address, link, program)
    assert status == 1, written
    assert "tavolino: the bot " in written
    assert "out of ideas" in written


async def test_a_bot_goes_when_the_table_is_closed(live_server: LiveServer, folder: Path) -> None:
    created = await live_server.create("tabula-rasa", {"players": 2})
    path = f"/tables/{created['table']}"
    link = created["links"]["invitations"][0]
    async with live_server.socket(created["table"], created["spectator"]) as socket:
        joining = asyncio.create_task(join(live_server.address, link, "Ultima=joining_bots:Last"))
        while (await socket.next())["seats"][0]["name"] != "Ultima":
            pass
    closed = await live_server.ask("POST", f"{path}/close", created["owner"])
    assert closed.status_code == 200, closed.text
    status, written = await joining
    assert (status, "The table was closed." in written) == (0, True), written
