"""What the list of games says, and the boards that packages bring to the page."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tavolino.core.contract import Json
from tavolino.server import models
from tavolino.text import LANGUAGES
from tests.databases import sqlite_url
from tests.fake_packages import GAME, FakePackages, fake_packages
from tests.server.live_server import LiveServer, open_live_server

__all__ = ["fake_packages", "sqlite_url"]


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
    assert strips["kind"] == "other"


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
    assert (await get(f"/games/{GAME}/words/it.ftl")).text == "other-board = Tavola\n"
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
