"""What one address can cost a server: every route counts, moves of seats go first, what never
changes is sent as bytes, and nothing is remembered by names that a client makes up."""

from __future__ import annotations

import functools
import gc
import gzip
import json
import re
import secrets
from typing import Any

import httpx
import pytest

from tavolino.server import turns
from tests.server.live_server import LiveServer, open_live_server, seat_all
from tests.server.test_sockets import silent_socket

PREPARED = (
    "/",
    "/docs",
    "/openapi.json",
    "/api/v2/games",
    "/api/v2/lessons/schotten-totten?language=it",
    "/api/v2/rules/schotten-totten",
    "/api/v2/help/schotten-totten?language=de",
    "/api/v2/rules/schotten-totten?options={}",
    "/api/v2/help/schotten-totten?options={}",
)


@pytest.mark.parametrize(
    "path", [*PREPARED, "/health", "/metrics", "/nothing", "/previews/tavolino.png", "/t/abc"]
)
async def test_every_route_counts_against_its_address(sqlite_url: str, path: str) -> None:
    async with open_live_server(sqlite_url, address_rate=0.1, address_burst=1) as live_server:
        await live_server.http.get(path)
        refused = await live_server.http.get(path)
        assert (refused.status_code, refused.json()["code"]) == (429, "rate_limited")
        assert "retry-after" in refused.headers
        assert "default-src 'none'" in refused.headers["content-security-policy"]


async def test_a_file_of_the_page_counts_as_a_fifth(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "thread_time", lambda: 0.0)
    async with open_live_server(sqlite_url, address_rate=1, address_burst=2) as live_server:
        monkeypatch.setattr(live_server.state.of_address, "_now", lambda: 0.0)
        for path, most in (("/assets/nothing.js", 5), ("/nothing", 1)):
            codes = [(await live_server.http.get(path)).status_code for _ in range(most)]
            assert codes == [404] * most
        assert (await live_server.http.get("/nothing")).status_code == 429


async def test_a_seat_can_move_whatever_else_comes_from_its_address(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url) as live_server:
        created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
        keys = await seat_all(live_server, created)
        path = f"/tables/{created['table']}"
        snapshot = (await live_server.ask("GET", path, keys[0])).json()
        async with live_server.socket(created["table"], keys[0]) as socket:
            await socket.next()
            live_server.state.of_address.charge("127.0.0.1", 1e9)  # somebody else's doing
            assert (await live_server.ask("GET", path, keys[0])).status_code == 429
            body = {"ply": snapshot["ply"], "move": snapshot["view"]["legal"][0]}
            await socket.send(type="chat", id="c", text="hello")
            assert (await socket.next("error"))["code"] == "rate_limited"
            await socket.send(type="play", id="1", **body)
            assert (await socket.next("answer"))["id"] == "1"
        again = await live_server.ask("POST", f"{path}/moves", keys[0], {"id": "1"} | body)
        assert again.status_code == 200
        invented = await live_server.ask("POST", f"{path}/moves", "a key", {"id": "2"} | body)
        assert invented.status_code == 429, "that is no move of a seat"


async def test_sockets_count_and_wait_for_their_turn(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_live_server(sqlite_url) as live_server:
        created = await live_server.create("tabula-rasa", {"players": 2})
        (key, _) = await seat_all(live_server, created)
        table, state = created["table"], live_server.state
        wait, waited = state.turns.wait, 0

        async def counted(address: str) -> None:
            nonlocal waited
            waited += 1
            await wait(address)

        monkeypatch.setattr(state.turns, "wait", counted)
        play = {"type": "play", "id": "1", "ply": 0, "move": "x"}
        async with (
            live_server.socket(table, key) as seat,
            live_server.socket(table, created["spectator"]) as spectator,
        ):
            await seat.next()
            await spectator.next()
            assert waited == 2
            await seat.send(**play)
            assert (await seat.next("error"))["code"] in ("stale_ply", "illegal_move")
            assert waited == 2, "that was a move"
            state.of_address.charge("127.0.0.1", 1e9)
            await spectator.send(**play)
            assert (await spectator.next("error"))["code"] == "rate_limited"
            assert waited == 3, "that was none"
        async with silent_socket(live_server, table) as another:
            assert (await another.next("error"))["code"] == "rate_limited"


async def test_moves_of_seats_count_as_well(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url) as live_server:
        created = await live_server.create("tabula-rasa", {"players": 2})
        (key, _) = await seat_all(live_server, created)
        live_server.state.moves_of_address.count("127.0.0.1")
        live_server.state.moves_of_address.charge("127.0.0.1", 1e9)
        move = {"id": "1", "ply": 0, "move": "x"}
        path = f"/tables/{created['table']}/moves"
        assert (await live_server.ask("POST", path, key, move)).status_code == 429


@pytest.mark.parametrize("path", PREPARED)
async def test_what_never_changes_is_prepared_once_and_compressed(
    live_server: LiveServer, path: str
) -> None:
    zipped = await live_server.http.get(path, headers={"Accept-Encoding": "gzip"})
    plain = await live_server.http.get(path, headers={"Accept-Encoding": "identity"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.text == plain.text
    assert int(zipped.headers["content-length"]) < len(plain.content)
    assert zipped.headers["vary"] == plain.headers["vary"]
    assert zipped.headers["vary"].startswith("Accept-Encoding")
    known = {"If-None-Match": zipped.headers["etag"], "Accept-Encoding": "gzip"}
    again = await live_server.http.get(path, headers=known)
    assert (again.status_code, again.content) == (304, b"")


async def test_answers_about_tables_are_not_kept_by_anybody(live_server: LiveServer) -> None:
    created = await live_server.create("tabula-rasa")
    seen = await live_server.ask("GET", f"/tables/{created['table']}", created["spectator"])
    assert seen.headers["cache-control"] == "no-store"
    assert "etag" not in seen.headers


UNDESCRIBED = (
    "/{name}",
    "/assets/{name}",
    "/games/{name}/{file}",
    "/games/{name}/words/en.ftl",
    "/games/{name}/words/{language}.ftl",
    "/learn/{name}",
    "/previews/games/{name}.png",
    "/previews/tables/{name}.png",
    "/review/{name}",
    "/t/{name}",
)


def _sizes() -> dict[str, int]:
    """How much every cache of ours holds, but for that of texts, which has a size."""
    return {
        f"{found.__module__}.{found.__qualname__}": found.cache_info().currsize
        for found in gc.get_objects()
        if type(found) is functools._lru_cache_wrapper  # a proxy may be dead already
        and str(found.__module__).startswith("tavolino.")
    }


async def _ask_everything(live_server: LiveServer, invented: str) -> None:
    described = live_server.app.openapi()["paths"]
    asked_for = [(path, method) for path, methods in described.items() for method in methods]
    asked_for += [(path, "get") for path in UNDESCRIBED]
    asked_for += [(path.replace("{game}", "rat-hot"), method) for path, method in asked_for]
    for path, method in asked_for:
        path = re.sub(r"{[^}]*}", invented, path)
        body: Any = {"game": invented, "moves": [invented]} if method == "post" else None
        query = {"language": invented, "game": invented, "options": json.dumps({invented: 1})}
        headers = {
            "Authorization": f"Bearer {invented}",
            "Accept-Language": invented,
            "Accept-Encoding": invented,
        }
        for params in (query, {"language": f"en-{invented}"}, {}):
            await live_server.http.request(method, path, json=body, params=params, headers=headers)


async def test_nothing_is_remembered_by_a_name_that_a_client_makes_up(
    live_server: LiveServer,
) -> None:
    await _ask_everything(live_server, secrets.token_hex(8))
    before = _sizes()
    for _ in range(2):
        await _ask_everything(live_server, secrets.token_hex(8))
    grown = {name for name, size in _sizes().items() if size != before.get(name, 0)}
    assert grown <= {"tavolino.text.language._small_number"}, "of which there are a thousand"


async def test_a_sentence_repeats_only_the_beginning_of_what_was_sent(
    live_server: LiveServer,
) -> None:
    refused = await live_server.ask("GET", "/tables", limit="x" * 10_000)
    missing = await live_server.ask("GET", f"/rules/schotten-totten?edition={'y' * 10_000}")
    for answer in (refused, missing):
        assert len(answer.json()["sentence"]) < 600


async def test_a_prepared_answer_is_what_it_says(live_server: LiveServer) -> None:
    headers = {"Accept-Encoding": "gzip"}
    async with live_server.http.stream("GET", "/api/v2/games", headers=headers) as answer:
        body = b"".join([part async for part in answer.aiter_raw()])
    assert isinstance(answer, httpx.Response)
    assert json.loads(gzip.decompress(body))["games"]
