"""Previews of links show what anybody may see, and nothing else: not what is hidden, not whether a
table exists, and no address that a client has sent."""

from __future__ import annotations

import asyncio
import re
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

from tavolino.core.contract import SPECTATOR, Json
from tavolino.core.game import load
from tavolino.core.registry import rules
from tavolino.server import preview_pictures
from tavolino.server.preview_pictures import (
    HEIGHT,
    WIDTH,
    PreviewPictures,
    game_svg,
    site_svg,
    table_svg,
)
from tavolino.tables.errors import Code, Refused
from tests.server.live_server import LiveServer, open_live_server, play_over_http
from tests.tables.indistinguishable_tables import a_game, tables_alike

PUBLIC_URL = "https://tavolino.example"
PAGE = "<!doctype html><html><head><title>Tavolino</title></head><body></body></html>"
MISSING = "abcdefghjkmn"
SOMEBODY = '"><script>alert(1)</script>'
SEATS: list[Json] = [{"key": "a" * 22, "name": "Anna"}, {"key": "b" * 22, "name": "Bo"}]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is drawn; pictures are the drawings themselves."""
    drawings: list[str] = []

    async def rasterized(svg: str, fonts: Path) -> bytes:
        drawings.append(svg)
        return svg.encode()

    monkeypatch.setattr(preview_pictures, "rasterized", rasterized)
    return drawings


@asynccontextmanager
async def server(url: str, static: Path, **settings: Any) -> AsyncIterator[LiveServer]:
    (static / "index.html").write_text(PAGE, encoding="utf-8")
    async with open_live_server(
        url, static=static, **({"public_url": PUBLIC_URL} | settings)
    ) as opened:
        yield opened


@pytest.fixture
async def live_server(
    sqlite_url: str, tmp_path: Path, drawn: list[str]
) -> AsyncIterator[LiveServer]:
    async with server(sqlite_url, tmp_path) as opened:
        yield opened


def tags(page: httpx.Response) -> dict[str, str]:
    assert page.status_code == 200
    found = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">', page.text)
    return {name: unescape(content) for name, content in found}


async def picture(live_server: LiveServer, page: httpx.Response) -> str:
    """The drawing that a page names."""
    address = tags(page)["og:image"]
    assert address.startswith(PUBLIC_URL)
    answer = await live_server.http.get(address.removeprefix(PUBLIC_URL))
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    return answer.text


async def test_a_public_table_shows_what_a_spectator_sees(live_server: LiveServer) -> None:
    created = await live_server.create("schotten-totten", seats=SEATS, public=True, first=0)
    path = f"/t/{created['table']}"
    page = await live_server.http.get(path)
    found = tags(page)
    assert found["og:title"] == "Schotten-Totten"
    assert found["og:description"] == "A game is being played: Anna, Bo."
    assert found["og:url"] == PUBLIC_URL + path
    assert page.text.startswith(PAGE.partition("</head>")[0])
    seen = (await live_server.ask("GET", f"/tables/{created['table']}")).json()
    assert seen["seat"] == SPECTATOR
    shown = table_svg("schotten-totten", seen["view"], ["Anna", "Bo"])
    assert await picture(live_server, page) == shown
    assert await picture(live_server, await live_server.http.get(f"{path}/text")) == shown
    review = await live_server.http.get(f"/review/{created['table']}")
    assert await picture(live_server, review) == shown


async def test_a_table_that_waits_says_for_whom(live_server: LiveServer) -> None:
    seats = [SEATS[0], {"open": True}]
    created = await live_server.create("rat-hot", seats=seats, public=True)
    path = f"/t/{created['table']}"
    english = tags(await live_server.http.get(path))
    assert english["og:description"] == "Anna is waiting: sit down and play."
    german = await live_server.http.get(
        path, headers={"Accept-Language": "xx, de-AT;q=0.9, en;q=0.1"}
    )
    assert tags(german)["og:description"] == "Anna wartet: Setz dich und spiel mit."


async def test_nobody_is_invited_by_a_number(live_server: LiveServer) -> None:
    seats = [{"key": "a" * 22}, {"open": True}]
    created = await live_server.create("rat-hot", seats=seats, public=True)
    page = await live_server.http.get(f"/t/{created['table']}")
    assert tags(page)["og:description"] == "There’s a free seat: sit down and play."


async def test_names_are_escaped(live_server: LiveServer) -> None:
    seats = [SEATS[0] | {"name": SOMEBODY}, SEATS[1]]
    created = await live_server.create("tabula-rasa", seats=seats, public=True)
    page = await live_server.http.get(f"/t/{created['table']}")
    assert "<script>alert" not in page.text
    assert SOMEBODY in tags(page)["og:description"]
    drawing = await picture(live_server, page)
    assert "<script" not in drawing
    assert "&lt;script&gt;" in drawing


async def test_the_host_header_is_ignored(live_server: LiveServer) -> None:
    created = await live_server.create("rat-hot", seats=SEATS, public=True)
    said = {
        "Host": "evil.example",
        "X-Forwarded-Host": "evil.example",
        "X-Forwarded-Proto": "gopher",
    }
    for path in (f"/t/{created['table']}", f"/review/{MISSING}"):
        plain = await live_server.http.get(path)
        asked = await live_server.http.get(path, headers=said)
        assert asked.content == plain.content
        assert b"evil" not in asked.content
        assert b"127.0.0.1" not in asked.content


async def test_without_a_public_address_that_of_whoever_asks_counts(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with server(sqlite_url, tmp_path, public_url="") as live_server:
        created = await live_server.create("rat-hot", seats=SEATS, public=True)
        path = f"/t/{created['table']}"
        found = tags(await live_server.http.get(path))
        assert found["og:url"] == live_server.address + path
        drawn = await live_server.http.get(found["og:image"])
        assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/png")
        said = {"Host": "tavolino.example:8000", "X-Forwarded-Host": "evil.example"}
        named = tags(await live_server.http.get(path, headers=said))
        assert named["og:url"] == f"http://tavolino.example:8000{path}"
        for host in ("a b", "a/b", 'a"b', "a@b", "a:b", ""):
            page = await live_server.http.get(path, headers={"Host": host})
            if page.status_code == 200:  # the HTTP library refuses the rest
                plain = {"og:type", "og:site_name", "og:title", "og:description"}
                assert set(tags(page)) == plain, host


@pytest.mark.parametrize("game", ["schotten-totten", "tabula-rasa", "rat-hot"])
def test_the_picture_of_a_game_shows_a_whole_table_and_its_name(game: str) -> None:
    drawn = ElementTree.fromstring(game_svg(game))
    board = next(each for each in drawn if each.tag.endswith("svg"))
    x, y, width, height = (float(board.attrib[name]) for name in ("x", "y", "width", "height"))
    assert 0 < x < x + width < WIDTH
    assert 0 < y < y + height < HEIGHT
    assert width * height > WIDTH * HEIGHT / 2, "most of the picture"
    words = [each.text for each in drawn if each.tag.endswith("text")]
    assert re.split(r"(?<=-)|\s", rules(game).title) == words[:-1]


def without(answer: httpx.Response, table: str) -> tuple[int, bytes, dict[str, str]]:
    """An answer, for any table. Its tag is a digest of all of it, also of the table's id."""
    changing = ("date", "etag")
    headers = {name: value for name, value in answer.headers.items() if name not in changing}
    return answer.status_code, answer.content.replace(table.encode(), b"ID"), headers


async def test_nobody_can_tell_a_hidden_table_from_none(live_server: LiveServer) -> None:
    async def seen(path: str, table: str) -> httpx.Response:
        plain = {"Accept-Encoding": "identity"}
        return await live_server.http.get(path.replace("ID", table), headers=plain)

    hidden: dict[str, Json] = {
        "private": {},
        "private, waiting": {"seats": [SEATS[0], {}]},
        "no spectators": {"public": True, "spectators": False},
    }
    tables = {MISSING: "missing"}
    for name, spec in hidden.items():
        created = await live_server.create("tabula-rasa", {}, **({"seats": SEATS} | spec))
        tables[created["table"]] = name
    finished = await live_server.create("rat-hot")
    await play_over_http(live_server, finished)
    tables[finished["table"]] = "finished, not shared"
    for path in (
        "/t/ID",
        "/t/ID/text",
        "/t/ID?game=tabula-rasa",
        "/t/ID?game=nothing",
        "/review/ID",
        "/review/ID?game=rat-hot",
        "/previews/tables/ID.png",
        "/previews/reviews/ID.png",
    ):
        expected = without(await seen(path, MISSING), MISSING)
        assert expected[0] == 200
        for table, name in tables.items():
            found = without(await seen(path, table), table)
            assert found == expected, (path, name)


async def test_a_link_may_name_its_game(live_server: LiveServer) -> None:
    page = await live_server.http.get(f"/t/{MISSING}?game=tabula-rasa")
    assert tags(page)["og:title"] == "Tabula Rasa"
    assert await picture(live_server, page) == game_svg("tabula-rasa")
    for path in (f"/t/{MISSING}", f"/t/{MISSING}?game=%3Cscript%3E", "/t/no-id"):
        page = await live_server.http.get(path)
        assert tags(page)["og:title"] == "Tavolino"
        assert await picture(live_server, page) == site_svg()
        assert "<script" not in page.text


@pytest.mark.parametrize("game", ["schotten-totten", "tabula-rasa", "rat-hot"])
async def test_no_hidden_card_is_in_a_preview(live_server: LiveServer, game: str) -> None:
    """Two tables that spectators cannot tell apart have the same preview."""
    records = tables_alike(a_game(game, {}, 5, 12), 0)
    assert load(records[0]) != load(records[1])
    shown = []
    for record in records:
        body = {"record": record, "seats": SEATS, "public": True}
        created = (await live_server.ask("POST", "/tables/from-record", body=body)).json()
        page = await live_server.http.get(f"/t/{created['table']}")
        drawing = await picture(live_server, page)
        shown.append((page.text.replace(created["table"], "ID"), drawing))
    assert shown[0] == shown[1]


async def test_a_finished_game_that_a_player_shares_shows_its_end(
    live_server: LiveServer,
) -> None:
    created = await live_server.create("tabula-rasa", rounds=2, first=0)
    path, player = f"/tables/{created['table']}", created["seats"][0]
    await play_over_http(live_server, created)

    async def share(key: str, game: int = 0) -> str:
        answer = await live_server.ask("POST", f"{path}/games/{game}/share", key)
        return "done" if answer.status_code == 200 else str(answer.json()["code"])

    async def review() -> httpx.Response:
        return await live_server.http.get(f"/review/{created['table']}")

    for key in (created["owner"], created["spectator"], "x" * 22):
        assert await share(key) == "not_authorised"
    assert await share(player, 1) == "unknown_ply"
    nothing = await live_server.http.get(f"/review/{MISSING}")
    assert (await review()).text.replace(created["table"], MISSING) == nothing.text

    assert await share(player) == "done"
    assert await share(player) == "done"
    await live_server.ask("POST", f"{path}/next-round", player)
    assert await share(player, 1) == "game_running"
    page = await review()
    assert tags(page)["og:description"] == "A finished game: Guest 0, Guest 1."

    async def replay(after: int) -> Json:
        query = {"game": 0, "after": after, "onlooker": SPECTATOR}
        answer: Json = (await live_server.ask("GET", f"{path}/replay", player, **query)).json()
        return answer

    end = await replay((await replay(0))["moves"])
    shown = table_svg("tabula-rasa", end["view"], ["Guest 0", "Guest 1"])
    assert await picture(live_server, page) == shown
    table = await live_server.http.get(f"/t/{created['table']}")  # the next game runs there
    assert tags(table)["og:title"] == "Tavolino"


async def test_a_game_that_is_not_here_has_the_picture_of_the_site(
    live_server: LiveServer,
) -> None:
    site, other, ours = [
        (await live_server.http.get(f"/previews/{name}.png")).text
        for name in ("tavolino", "games/whist", "games/rat-hot")
    ]
    assert site == other != ours


async def test_previews_are_limited_for_each_address(
    sqlite_url: str, tmp_path: Path, drawn: list[str]
) -> None:
    async with server(sqlite_url, tmp_path, previews_burst=2, previews_rate=0.01) as live_server:
        created = await live_server.create("rat-hot", seats=SEATS, public=True)
        path = f"/t/{created['table']}"
        assert tags(await live_server.http.get(path))["og:title"] == "Rat Hot"
        assert (await live_server.http.get("/previews/tavolino.png")).status_code == 200
        for name in (
            f"tables/{created['table']}",
            f"reviews/{MISSING}",
            "games/rat-hot",
            "tavolino",
        ):
            refused = await live_server.http.get(f"/previews/{name}.png")
            assert refused.status_code == 429
            assert int(refused.headers["retry-after"]) > 0
        page = await live_server.http.get(path)  # people still get the page
        assert tags(page)["og:title"] == "Tavolino"
        nothing = await live_server.http.get(f"/t/{MISSING}")
        assert page.text.replace(created["table"], MISSING) == nothing.text


async def test_a_picture_is_drawn_once_and_few_are_kept(
    drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preview_pictures, "MOST_KEPT", 2)
    pictures = PreviewPictures()
    first, second = await asyncio.gather(pictures.png("one"), pictures.png("one"))
    assert first == second == b"one"
    for name in ("one", "two", "one", "three", "one", "two"):
        assert await pictures.png(name) == name.encode()
    assert drawn == ["one", "two", "three", "two"]


async def test_a_crowd_waits_behind_few(drawn: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preview_pictures, "MOST_WAITING", 2)
    pictures = PreviewPictures()
    waiting = (pictures.png(name) for name in ("one", "two", "three"))
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert answers[:2] == [b"one", b"two"]
    assert isinstance(answers[2], Refused)
    assert answers[2].code is Code.RATE_LIMITED


async def test_the_server_answers_while_a_picture_is_drawn(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, go = tmp_path / "slow.py", tmp_path / "go"
    code = f"import os, time\nwhile not os.path.exists({str(go)!r}): time.sleep(0.01)\nexit(1)\n"
    slow.write_text(code, encoding="utf-8")
    monkeypatch.setattr(preview_pictures, "RASTERIZER", slow)
    async with server(sqlite_url, tmp_path) as live_server:
        asked = asyncio.create_task(live_server.http.get("/previews/tavolino.png"))
        await asyncio.sleep(0.1)
        assert (await live_server.http.get("/health")).status_code == 200
        assert not asked.done()
        go.touch()
        assert (await asked).status_code == 503


async def test_a_picture_that_takes_too_long_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    endless = tmp_path / "endless.py"
    endless.write_text("import time\ntime.sleep(600)\n", encoding="utf-8")
    monkeypatch.setattr(preview_pictures, "RASTERIZER", endless)
    monkeypatch.setattr(preview_pictures, "SECONDS", 0.2)
    with pytest.raises(Refused):
        await PreviewPictures().png("<svg/>")
    assert "it took too long" in caplog.text


async def test_a_picture_is_a_png_of_the_usual_size() -> None:
    pictures = PreviewPictures()
    with pytest.raises(Refused) as refused:
        await pictures.png("<svg")
    assert refused.value.code is Code.UNAVAILABLE
    png = await pictures.png(site_svg())
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", png[16:24]) == (1200, 630)
    assert 10_000 < len(png) < 500_000


async def test_where_the_page_was_not_built_there_is_still_a_page(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_live_server(sqlite_url, static=tmp_path) as live_server:
        page = await live_server.http.get(f"/t/{MISSING}")
        assert page.status_code == 200
        assert "og:title" not in page.text
