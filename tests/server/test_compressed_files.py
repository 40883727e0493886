"""Files of the page are sent compressed, as they were written when it was built."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tavolino.server.page import STATIC
from tavolino.server.prepared_answers import best_encoding
from tavolino.server.startup_gate import StartupGate
from tests.server.live_server import LiveServer, open_live_server
from tests.server.test_startup_gate import standing

SCRIPT = "play(); " * 100
BOTH = ("br", "gzip")


@pytest.mark.parametrize(
    ("accepted", "offered", "best"),
    [
        ("gzip, deflate, br, zstd", BOTH, "br"),
        ("gzip, deflate", BOTH, "gzip"),
        ("gzip, br", ("gzip",), "gzip"),
        ("br", ("gzip",), None),
        ("", BOTH, None),
        ("gzip", (), None),
        ("br;q=0, gzip", BOTH, "gzip"),
        ("br;q=0, gzip;q=0", BOTH, None),
        ("br;q=0.5, gzip;q=0.8", BOTH, "gzip"),
        ("BR ; q=1.0", BOTH, "br"),
        ("*", BOTH, "br"),
        ("*;q=0", BOTH, None),
        ("br;q=0, *", BOTH, "gzip"),
        ("identity, gzip;q=0.5", BOTH, None),
        ("gzip;q=rubbish", BOTH, None),
        (",;,q=1", BOTH, None),
    ],
)
def test_what_a_client_likes_best(accepted: str, offered: tuple[str, ...], best: str) -> None:
    assert best_encoding(accepted, offered) == best


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    for name in ("index.html", "sw.js", "assets/app.js"):
        (folder / name).write_text(SCRIPT)
        (folder / f"{name}.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "app.js.br").write_bytes(b"as if it were Brotli")
    (folder / "assets" / "font.woff2").write_bytes(b"small already")
    return folder


@pytest.fixture
async def house_of(static: Path, sqlite_url: str) -> AsyncIterator[LiveServer]:
    async with open_live_server(sqlite_url, static=static) as opened:
        yield opened


@pytest.mark.parametrize(
    ("path", "vary"),
    [
        ("/", "Accept-Encoding"),
        ("/t/abc", "Accept-Encoding, Accept-Language"),  # it has words for previews
        ("/sw.js", "Accept-Encoding"),
        ("/assets/app.js", "Accept-Encoding"),
    ],
)
async def test_each_gets_what_it_takes(house_of: LiveServer, path: str, vary: str) -> None:
    http = house_of.http
    zipped = await http.get(path, headers={"Accept-Encoding": "gzip"})
    assert zipped.text == SCRIPT
    assert zipped.headers["content-encoding"] == "gzip"
    assert int(zipped.headers["content-length"]) < len(SCRIPT) / 2
    plain = await http.get(path, headers={"Accept-Encoding": "gzip;q=0, br;q=0"})
    assert plain.text == SCRIPT
    assert "content-encoding" not in plain.headers
    assert zipped.headers["etag"] != plain.headers["etag"]
    for answer in (zipped, plain):
        assert answer.headers["vary"] == vary
        assert answer.headers["content-type"] == plain.headers["content-type"]
        assert answer.headers["cache-control"] == plain.headers["cache-control"]
        asked = {"If-None-Match": answer.headers["etag"]}
        again = await http.get(path, headers=asked | {"Accept-Encoding": "gzip"})
        assert again.status_code == (304 if answer is zipped else 200)
        assert again.headers["vary"] == vary
    head = await http.head(path, headers={"Accept-Encoding": "gzip"})
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == zipped.headers["content-length"]


async def test_brotli_goes_before_gzip_and_fonts_stay_as_they_are(house_of: LiveServer) -> None:
    every = {"Accept-Encoding": "gzip, br"}
    async with house_of.http.stream("GET", "/assets/app.js", headers=every) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert b"".join([part async for part in answer.aiter_raw()]) == b"as if it were Brotli"
    font = await house_of.http.get("/assets/font.woff2", headers=every)
    assert font.content == b"small already"
    assert "content-encoding" not in font.headers
    assert "vary" not in font.headers


async def test_the_page_comes_compressed_before_the_rest_is_open(static: Path) -> None:
    async with standing(StartupGate(static)) as http:
        for path in ("/", "/assets/app.js"):
            page = await http.get(path, headers={"Accept-Encoding": "gzip"})
            assert page.headers["content-encoding"] == "gzip"
            assert page.text == SCRIPT


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the page is not built")
def test_the_build_prepares_every_text() -> None:
    texts = [path for path in STATIC.rglob("*") if path.suffix in {".js", ".css", ".html", ".svg"}]
    assert texts
    for path in texts:
        data = path.read_bytes()
        for ending in (".br", ".gz"):
            other = path.with_name(path.name + ending)
            if len(data) > 500:
                assert other.stat().st_size < len(data), other
        zipped = path.with_name(path.name + ".gz")
        if zipped.is_file():
            assert gzip.decompress(zipped.read_bytes()) == data
