"""What the list of games says, and the boards that packages bring to the page."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import quote, unquote
from xml.etree import ElementTree

import pytest

from tavolino.core import registry
from tavolino.core.contract import Json
from tavolino.server import models
from tavolino.server.game_list import offered
from tavolino.text import LANGUAGES
from tests.bots.networks import VARIANTS, write_network
from tests.fake_packages import GAME, FakePackages, fake_packages
from tests.server.live_server import LiveServer, open_live_server

__all__ = ["fake_packages"]


@pytest.fixture
async def live_server(sqlite_url: str) -> AsyncIterator[LiveServer]:
    async with open_live_server(sqlite_url) as opened:
        yield opened


async def games(server: LiveServer, **query: str) -> dict[str, Json]:
    answer = (await server.ask("GET", "/games", **query)).json()
    models.Offered.model_validate(answer, strict=True)
    return {game["name"]: game for game in answer["games"]}


async def test_the_list_has_what_a_client_needs_to_show_a_game(live_server: LiveServer) -> None:
    found = await games(live_server)
    assert list(found) == ["schotten-totten", "tabula-rasa", "rat-hot"]
    assert [game["surface"] for game in found.values()] == ["felt", "parchment", "planks"]
    assert found["schotten-totten"]["edition_surfaces"] == {
        "iello": "felt",
        "ps-games": "russet-felt",
        "menhir": "blue-felt",
    }
    assert found["rat-hot"]["edition_surfaces"] == {}
    assert [game["hidden"] for game in found.values()] == [True, True, False]
    for game in found.values():
        assert game["lesson"]
        assert game["rulebook"]
        assert game["picking"]
        assert (game["board"], game["seats"]) == (None, 2)
    assert found["rat-hot"]["seat_colours"] == ["Red", "Green"]
    assert found["rat-hot"]["card_names"] == {}
    assert len(found["schotten-totten"]["card_names"]) >= 54
    assert found["tabula-rasa"]["card_names"]["yellow 4"] == "y"
    options = {each["name"]: each for each in found["schotten-totten"]["options"]}
    assert {name: each["kind"] for name, each in options.items() if each["in_title"]} == {
        "edition": "choice",
        "tactics": "switch",
        "expert": "switch",
    }
    assert options["expert"]["excluded_by"] == [{"option": "edition", "value": "menhir"}]
    assert options["tactics"]["excluded_by"] == []
    assert options["edition"]["choice_labels"]["menhir"]["label"] == "Menhir"
    assert options["stones"]["kind"] == "size"
    strips = next(each for each in found["rat-hot"]["options"] if each["name"] == "strips")
    assert strips["kind"] == "file"


@pytest.mark.parametrize("code", LANGUAGES)
async def test_everything_to_read_comes_in_the_language_asked_for(
    code: str, live_server: LiveServer
) -> None:
    english = await games(live_server)
    for name, game in (await games(live_server, language=code)).items():
        assert (game["text"] == english[name]["text"]) == (code == "en")
        for option, same in zip(game["options"], english[name]["options"], strict=True):
            assert option["label"]
            assert option["help"] == same["help"]
            if option["kind"] == "switch":
                assert (option["text"] == same["text"]) == (code == "en")


def listed_bots(code: str) -> dict[str, Json]:
    """The bots as they are listed now, with the weights that there are."""
    return {bot["name"]: bot for bot in json.loads(offered.__wrapped__(code).body)["bots"]}


async def bots(server: LiveServer, **query: str) -> dict[str, Json]:
    answer = (await server.ask("GET", "/games", **query)).json()
    return {bot["name"]: bot for bot in answer["bots"]}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_level_has_a_face_and_something_to_say(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAVOLINO_WEIGHTS", str(tmp_path))
    game = VARIANTS[0][0]
    write_network(tmp_path / f"{game}.npz", registry.rules(game))
    english = listed_bots("en")
    for name, bot in listed_bots(code).items():
        drawn = unquote(bot["face"].removeprefix("data:image/svg+xml,"))
        assert ElementTree.fromstring(drawn).get("viewBox") == "0 0 64 64"
        assert (bot["lines"] == english[name]["lines"]) == (code == "en")
        assert all(bot["lines"].values())
    assert len({bot["face"] for bot in english.values()}) == len(english) == 6


def test_the_list_says_what_a_bot_has_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One game with weights, one with a damaged file, and others without."""
    monkeypatch.setenv("TAVOLINO_WEIGHTS", str(tmp_path))
    learned, damaged = list(dict.fromkeys(name for name, _ in VARIANTS))[:2]
    write_network(tmp_path / f"{learned}.npz", registry.rules(learned))
    (tmp_path / f"{damaged}.npz").write_bytes(b"")
    listed = listed_bots("en")
    assert listed["virtuoso"]["learned"] == {"games": {learned: {}}, "stand_in": "maestro"}
    assert listed["maestro"]["learned"] is None
    assert f"{damaged}.npz: not a file of weights, or damaged" in caplog.text


def test_a_bot_that_has_learned_nothing_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAVOLINO_WEIGHTS", str(tmp_path))
    assert list(listed_bots("en")) == ["mimi", "beppe", "carla", "nonna", "maestro"]


FACE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'


@pytest.mark.parametrize(
    ("brought", "shown"),
    [
        (f"face = {FACE!r}", f"data:image/svg+xml,{quote(FACE)}"),
        ("", ""),
        ("face = 7", ""),
        ("face = 1 / 0", ""),
        ("face = 'https://a.example/face.png'", ""),
        (f"face = {FACE!r} + ' ' * 20_000", ""),
    ],
)
async def test_a_bot_of_a_package_may_bring_a_face(
    brought: str, shown: str, sqlite_url: str, fake_packages: FakePackages
) -> None:
    code = f"class First:\n    {brought or 'pass'}\n    choose = lambda self, view, sampler: ''\n"
    fake_packages.install(
        "a", {"tavolino.bots": {"first": "faced_bots:First"}}, {"faced_bots.py": code}
    )
    async with open_live_server(sqlite_url) as server:
        found = (await bots(server))["first"]
    assert found["face"] == shown
    assert "Hello! Have a good game." in found["lines"]["start"]


async def test_a_package_brings_a_board(
    live_server: LiveServer, fake_packages: FakePackages
) -> None:
    (fake_packages.folder / "secret.txt").write_text("not for the page")
    fake_packages.install_game(
        {
            "board/board.js": "export function mount() {}",
            "board/art/card.svg": "<svg/>",
            "locales/en/board.ftl": "other-board = Board\n",
            "locales/it/board.ftl": "other-board = Tavola\n",
        }
    )
    (fake_packages.folder / "other_look" / "board" / "link.txt").symlink_to(
        fake_packages.folder / "secret.txt"
    )
    assert (await games(live_server))[GAME]["board"] == f"/games/{GAME}/board.js"
    get = live_server.http.get
    board = await get(f"/games/{GAME}/board.js")
    assert board.text == "export function mount() {}"
    assert board.headers["content-type"].startswith("text/javascript")
    assert board.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in board.headers["content-security-policy"]
    card = await get(f"/games/{GAME}/art/card.svg")
    assert card.headers["content-type"].startswith("image/svg+xml")
    words = await get(f"/games/{GAME}/words/it.ftl")
    assert words.text == "other-board = Tavola\n"
    assert words.headers["content-type"].startswith("text/plain")
    known = {"If-None-Match": words.headers["etag"]}
    assert (await get(f"/games/{GAME}/words/it.ftl", headers=known)).status_code == 304
    assert (await get(f"/games/{GAME}/words/de.ftl")).text == "other-board = Board\n"
    for path in (
        f"/games/{GAME}/words/xx.ftl",
        f"/games/{GAME}/missing.js",
        f"/games/{GAME}/link.txt",
        f"/games/{GAME}/%2e%2e/__init__.py",
        f"/games/{GAME}/..%2f..%2fsecret.txt",
        f"/games/{GAME}/",
        "/games/rat-hot/board.js",
        "/games/rat-hot/words/en.ftl",
        "/games/chess/board.js",
    ):
        assert (await get(path)).status_code == 404, path
