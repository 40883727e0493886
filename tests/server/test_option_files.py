"""An option that comes from a file: a client sends its text, the server reads that and opens
nothing."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tavolino.core import registry
from tavolino.tables.table_spec import LONGEST_FILE
from tests import games_with_files
from tests.fake_packages import FakePackages, fake_packages
from tests.opened_files import watching
from tests.server.live_server import LiveServer

__all__ = ["fake_packages"]

STRIPS = '0 = "r1 . g1"  # the start strip\n1 = "r2 . G"\n2 = ["g2", "r4", "r3"]\n'
DEEP = f"1 = {'[' * 5000}{']' * 5000}"


async def test_a_table_is_played_with_the_strips_of_a_file(live_server: LiveServer) -> None:
    """Everybody there sees the same, and so does whoever plays its record again."""
    body = {"name": "mine.toml", "text": STRIPS}
    read = await live_server.ask("POST", "/games/rat-hot/options/strips", body=body)
    assert read.status_code == 200, read.text
    strips = read.json()["value"]
    assert strips == {"0": ["r1", ".", "g1"], "1": ["r2", ".", "G"], "2": ["g2", "r4", "r3"]}
    seats = [{}, {"bot": "random"}]
    created = await live_server.create("rat-hot", {"strips": strips}, seats=seats)
    path = f"/tables/{created['table']}"
    await live_server.sit(created, 0, "Anna")
    for key in (created["seats"][0], created["spectator"]):
        view = (await live_server.ask("GET", path, key)).json()["view"]
        assert view["strips"] == view["options"]["strips"] == strips
    await live_server.ask("POST", f"{path}/resign", created["seats"][0], {"id": "resign"})
    record = (await live_server.ask("GET", f"{path}/record", created["seats"][0])).json()
    assert record["setup"]["strips"] == strips
    again = await live_server.ask("POST", "/tables/from-record", body={"record": record})
    assert again.status_code == 201, again.text


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('0 = "r1 . g1"\n1 = "r2 . X"', "line 2: strip 1 shows 'X'; a field is one of"),
        ('0 = "r1 . g1"\n2 = "r2 . G"', "line 2: strip 1 is missing before strip 2"),
        ("no strips", "mine.toml: Expected '=' after a key"),
        ("", "strip 0, the start strip, is missing"),
        ("1 = " + "9" * 5000, "option strips: mine.toml"),
        (DEEP, "option strips: mine.toml"),
        ("." * (LONGEST_FILE + 1), f"mine.toml is too long; at most {LONGEST_FILE} characters"),
    ],
    ids=["field", "gap", "no TOML", "empty", "long number", "deep", "long"],
)
async def test_what_is_wrong_with_a_file_is_said(
    live_server: LiveServer, text: str, wrong: str
) -> None:
    body = {"name": "mine.toml", "text": text}
    answer = await live_server.ask("POST", "/games/rat-hot/options/strips", body=body)
    assert answer.status_code == 422, answer.text
    assert answer.json()["code"] == "wrong_option"
    assert wrong in answer.json()["sentence"]


@pytest.mark.parametrize("path", ["chess/options/strips", "rat-hot/options/no"])
async def test_only_an_option_that_comes_from_a_file_has_one(
    live_server: LiveServer, path: str
) -> None:
    for wrong in (path, "rat-hot/options/shrunk_groups_score"):
        body = {"name": "mine.toml", "text": STRIPS}
        answer = await live_server.ask("POST", f"/games/{wrong}", body=body)
        assert (answer.status_code, answer.json()["code"]) == (422, "wrong_option")


@pytest.mark.parametrize("body", [{"name": "\ud800", "text": "?"}, {"name": "n", "text": "\ud800"}])
async def test_half_a_character_is_no_text(live_server: LiveServer, body: dict[str, str]) -> None:
    path = "/api/v2/games/rat-hot/options/strips"
    headers = {"Content-Type": "application/json"}
    answer = await live_server.http.post(path, content=json.dumps(body), headers=headers)
    assert answer.status_code == 422, answer.text


async def test_huge_files_are_refused(live_server: LiveServer) -> None:
    for body in ({"name": "n" * 300, "text": ""}, {"name": "n", "text": "." * 30_000}):
        answer = await live_server.ask("POST", "/games/rat-hot/options/strips", body=body)
        assert answer.status_code == 422
        assert answer.json()["code"] == "wrong_request"


async def test_no_file_is_opened(
    fake_packages: FakePackages, live_server: LiveServer, tmp_path: Path
) -> None:
    """Whatever a client says that its file is called, and whatever is in it."""
    games_with_files.install(fake_packages)
    pipe, secret = tmp_path / "pipe", tmp_path / "secret.toml"
    os.mkfifo(pipe)
    secret.write_text(STRIPS)
    names = [str(pipe), str(secret), "/dev/zero", "/proc/self/fd/6"]
    with watching(*names) as opened:
        for game in registry.names():
            for option in registry.rules(game).options:
                for name in names:
                    for text in (name, f'"{name}"', f'0 = "{name}"', STRIPS):
                        answer = await live_server.ask(
                            "POST",
                            f"/games/{game}/options/{option.name}",
                            body={"name": name, "text": text},
                        )
                        assert answer.status_code in (200, 422), (game, option.name, answer.text)
    assert not opened
