"""A page names what it will need, so that a browser fetches all of it at once."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tavolino.server.startup_gate import StartupGate
from tests.server.live_server import LiveServer, open_live_server
from tests.server.test_startup_gate import standing

CHUNKS = {
    "index.html": {"file": "assets/page.js", "css": ["assets/page.css"], "isEntry": True},
    "virtual:words/en": {"file": "assets/en.js", "name": "en"},
    "virtual:words/el": {"file": "assets/el.js", "name": "el"},
    "_pictures.js": {
        "file": "assets/pictures.js",
        "css": ["assets/pictures.css"],
        "name": "pictures",
        "imports": ["index.html"],
    },
    "_shared.js": {"file": "assets/shared.js", "name": "shared", "imports": ["_pictures.js"]},
    "src/pages/Table.svelte": {
        "file": "assets/table.js",
        "name": "Table",
        "imports": ["index.html", "_shared.js"],
    },
    "src/games/rat-hot/Board.svelte": {
        "file": "assets/board.js",
        "name": "Board",
        "imports": ["_shared.js", "src/pages/Table.svelte"],
    },
}
GREEK = {"Accept-Language": "xx, el-GR;q=0.9, en;q=0.1"}
GREEK_HOME = ["/assets/el.js", "/assets/pictures.js", "/assets/pictures.css"]


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<head></head>")
    (folder / "manifest.build.json").write_text(json.dumps(CHUNKS))
    return folder


@pytest.fixture
async def live_server(static: Path, sqlite_url: str) -> AsyncIterator[LiveServer]:
    async with open_live_server(sqlite_url, static=static) as opened:
        yield opened


def named(answer: httpx.Response) -> list[str]:
    """The files that a page names, without the list of games, which is always the last."""
    links = [link.strip().split("; ") for link in answer.headers["link"].split(",")]
    for address, *how in links:
        kind = ["rel=modulepreload"]
        if address.endswith(".css>"):
            kind = ["rel=preload", "as=style"]
        if address.startswith("</api/"):
            kind = ["rel=preload", "as=fetch"]
        assert how == [*kind, "crossorigin"]
    addresses = [address.strip("<>") for address, *_ in links]
    assert addresses.pop().startswith("/api/v2/games?language=")
    return addresses


async def test_home_names_its_pictures_and_the_words_of_the_browser(
    live_server: LiveServer,
) -> None:
    greek = await live_server.http.get("/", headers=GREEK)
    assert named(greek) == GREEK_HOME
    assert "/api/v2/games?language=el" in greek.headers["link"]
    assert "Accept-Language" in greek.headers["vary"]
    for other in ("", "xx", "el;q=0", "en, el", "," * 500):
        english = await live_server.http.get("/", headers={"Accept-Language": other})
        assert named(english) == ["/assets/en.js", *GREEK_HOME[1:]]
    again = await live_server.http.get(
        "/", headers=GREEK | {"If-None-Match": greek.headers["etag"]}
    )
    assert again.status_code == 304
    assert again.headers["link"] == greek.headers["link"]


async def test_a_table_names_its_board(live_server: LiveServer) -> None:
    table = ["/assets/en.js", "/assets/table.js", "/assets/shared.js", *GREEK_HOME[1:]]
    created = await live_server.create("rat-hot", seats=[{}, {"open": True}], public=True)
    assert named(await live_server.http.get(f"/t/{created['table']}")) == [
        *table,
        "/assets/board.js",
    ]
    assert named(await live_server.http.get("/t/000000000000")) == table
    assert named(await live_server.http.get("/t/000000000000?game=nothing")) == table


async def test_what_is_not_a_page_of_the_site_names_nothing(live_server: LiveServer) -> None:
    for path in ("/nowhere/at/all", "/manifest.build.json", "/api/v2/games"):
        answer = await live_server.http.get(path, headers={"Accept": "text/html"})
        assert "link" not in answer.headers


async def test_a_server_that_is_still_starting_names_it_too(static: Path) -> None:
    async with standing(StartupGate(static)) as http:
        assert named(await http.get("/", headers=GREEK)) == GREEK_HOME


async def test_a_page_that_was_built_anew_names_the_new_files(
    live_server: LiveServer, static: Path
) -> None:
    await live_server.http.get("/", headers=GREEK)
    text = json.dumps(CHUNKS).replace("assets/el.js", "assets/newer-el.js")
    (static / "manifest.build.json").write_text(text)
    answer = await live_server.http.get("/", headers=GREEK)
    assert named(answer) == ["/assets/newer-el.js", *GREEK_HOME[1:]]
