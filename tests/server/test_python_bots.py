"""A Python class of the operator's plays at a server's table, in a worker like every other bot."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tavolino.server.settings import SettingError, Settings
from tavolino.tables.engine_client import EngineClient
from tests.server.live_server import open_live_server

pytestmark = pytest.mark.slow

MODULE = """
class Last:
    def __init__(self, seed):
        self.name = "Last"

    def choose(self, view, sampler):
        return view.legal[-1]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "served_bots.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    return tmp_path


async def test_a_class_that_the_operator_names_plays(folder: Path) -> None:
    engine = EngineClient(1)
    bot = "served_bots:Last"
    async with open_live_server(f"sqlite:///{folder}/tables.db", engine, bots=bot) as server:
        offered = (await server.ask("GET", "/games")).json()["bots"]
        assert [each["name"] for each in offered][-1] == bot
        seats = [{"name": "Anna", "key": "a" * 22}, {"bot": bot}]
        created = await server.create("tabula-rasa", {"players": 2}, seats=seats, first=1)
        table = f"/tables/{created['table']}"
        async with asyncio.timeout(180):
            while not (seen := (await server.ask("GET", table, "a" * 22)).json())["view"]["legal"]:
                await asyncio.sleep(0.05)
        (move,) = [event for event in seen["events"] if event["type"] == "move"]
        record = (await server.ask("GET", f"{table}/record", "a" * 22)).json()
        assert move["player"] == 1
        assert record["players"][1] == bot.capitalize() or record["players"][1] == bot
        refused = await server.ask(
            "POST", "/tables", body={"game": "tabula-rasa", "seats": [{}, {"bot": "os:system"}]}
        )
        assert refused.status_code == 422
        assert bot in refused.json()["sentence"]
    await engine.stop()


@pytest.mark.parametrize(
    ("bots", "problem"),
    [
        ("no_such_module:Bot", "there is no module"),
        ("greedy", "'greedy' is not a Python class"),
        ("external:true", "'external:true' is not a Python class"),
    ],
)
def test_a_setting_that_names_no_class_is_refused(bots: str, problem: str) -> None:
    with pytest.raises(SettingError, match=problem):
        Settings(bots=bots)
