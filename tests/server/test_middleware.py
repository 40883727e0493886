"""Limits, headers, origins, and what a server says about itself."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tavolino.core import registry
from tavolino.server import rate_limit
from tavolino.server.logs import JsonLines
from tavolino.server.page import plain_page
from tavolino.server.settings import SettingError, Settings, read_settings
from tavolino.tables.engine import Analysis, EngineRequest
from tavolino.tables.engine_queue import Job
from tavolino.tables.errors import Refused
from tavolino.text.language import language
from tests.processes import PATIENCE
from tests.server.live_server import LiveServer, open_live_server, seat_all
from tests.tables.harness import QuickEngine


async def test_too_large_a_request_is_refused_whether_it_says_so_or_not(
    live_server: LiveServer,
) -> None:
    most = live_server.state.settings.request_bytes

    async def dripping() -> object:
        for _ in range(most // 1024 + 2):
            yield b" " * 1024

    json_type = {"Content-Type": "application/json"}
    said = await live_server.http.post(
        "/api/v2/tables", content=b" " * (most + 1), headers=json_type
    )
    unsaid = await live_server.http.post("/api/v2/tables", content=dripping(), headers=json_type)  # type: ignore[arg-type]
    for answer in (said, unsaid):
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


@pytest.mark.parametrize(
    ("limits", "asked"),
    [
        ({"address_rate": 0.1, "address_burst": 3}, "/tables"),
        ({"token_rate": 0.1, "token_burst": 3}, "/tables"),
    ],
)
async def test_who_asks_too_often_waits(
    sqlite_url: str, limits: dict[str, Any], asked: str
) -> None:
    async with open_live_server(sqlite_url, **limits) as live_server:
        answers = [await live_server.ask("GET", asked, "some key") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["code"] == "rate_limited"


async def test_tables_and_sockets_are_counted(sqlite_url: str) -> None:
    limits: dict[str, Any] = {"tables_rate": 0.1, "tables_burst": 1, "sockets_per_table": 1}
    async with open_live_server(sqlite_url, **limits) as live_server:
        created = await live_server.create("tabula-rasa")
        second = await live_server.ask("POST", "/tables", body={"game": "tabula-rasa"})
        assert second.json()["code"] == "rate_limited"
        key = created["spectator"]
        async with live_server.socket(created["table"], key) as one:
            await one.next()
            async with live_server.socket(created["table"], key) as two:
                assert (await two.next("error"))["code"] == "rate_limited"
                with pytest.raises(ConnectionClosed):
                    await two.next()
        for _ in range(100):  # the server takes a moment to notice
            if not live_server.state.sockets:
                break
            await asyncio.sleep(0.01)
        async with live_server.socket(created["table"], key) as again:
            await again.next()


async def test_chat_lines_have_a_length(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, chat_length=10) as live_server:
        created = await live_server.create("tabula-rasa")
        key = (await seat_all(live_server, created))[0]
        path = f"/tables/{created['table']}/chat"
        assert (await live_server.ask("POST", path, key, {"text": "x" * 10})).status_code == 200
        refusal = await live_server.ask("POST", path, key, {"text": "x" * 11})
        assert (refusal.status_code, refusal.json()["code"]) == (422, "wrong_text")


async def test_other_pages_open_no_sockets(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, origins="https://friend.example") as live_server:
        url = live_server.address.replace("http", "ws", 1) + "/api/v2/tables/abc/socket"
        with pytest.raises(InvalidStatus, match="403"):
            async with connect(url, origin=Origin("https://evil.example"), open_timeout=PATIENCE):
                pass
        for origin in (Origin(live_server.address), Origin("https://friend.example"), None):
            async with connect(url, origin=origin, open_timeout=PATIENCE) as socket:
                await socket.send(json.dumps({"type": "hello", "key": "k"}))
                assert json.loads(await socket.recv())["code"] == "unknown_table"


@pytest.mark.parametrize(
    ("origin", "settings", "allowed"),
    [
        ("http://HERE", {}, True),
        ("https://HERE", {}, True),  # a proxy speaks TLS
        ("ftp://HERE", {}, False),
        ("HERE", {}, False),
        ("http://HERE.example", {}, False),
        ("https://HERE", {"public_url": "https://a.example"}, True),
        ("http://HERE", {"public_url": "https://a.example"}, False),
        ("http://[", {}, False),
    ],
)
async def test_an_origin_is_a_scheme_and_a_host(
    sqlite_url: str, origin: str, settings: dict[str, Any], allowed: bool
) -> None:
    async with open_live_server(sqlite_url, **settings) as live_server:
        url = live_server.address.replace("http", "ws", 1) + "/api/v2/tables/abc/socket"
        page = Origin(origin.replace("HERE", live_server.address.removeprefix("http://")))
        with nullcontext() if allowed else pytest.raises(InvalidStatus, match="403"):
            async with connect(url, origin=page, open_timeout=PATIENCE):
                pass


async def test_every_answer_has_the_headers_that_keep_pages_apart(live_server: LiveServer) -> None:
    for path in ("/", "/docs", "/health", "/metrics", "/api/v2/games", "/nothing", "/t/abc"):
        answer = await live_server.http.get(path, headers={"Origin": "https://evil.example"})
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in answer.headers
    assert (await live_server.http.get("/nothing")).json()["code"] == "not_found"
    assert (await live_server.http.put("/api/v2/games")).json()["code"] == "wrong_method"


async def test_a_browser_at_an_unknown_address_is_shown_the_page(
    sqlite_url: str, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>Tavolino</title>")
    person = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    async with open_live_server(sqlite_url, static=tmp_path) as live_server:
        for path in ("/abc", "/abc/def", "/t/k3x9/nothing"):
            answer = await live_server.http.get(path, headers=person)
            assert (answer.status_code, "Tavolino" in answer.text) == (404, True)
            assert answer.headers["content-type"].startswith("text/html")
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert (await live_server.http.get(path)).json()["code"] == "not_found"
        for path in ("/api/v2/abc", "/assets/abc.js"):
            answer = await live_server.http.get(path, headers=person)
            assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
        assert (await live_server.http.post("/abc/def", headers=person)).json()[
            "code"
        ] == "not_found"


async def test_keys_are_taken_from_the_header_only(live_server: LiveServer) -> None:
    created = await live_server.create("tabula-rasa")
    path = f"/api/v2/tables/{created['table']}"
    for query in ({"key": created["owner"]}, {"token": created["owner"]}):
        assert (await live_server.http.get(path, params=query)).status_code == 401
    wrong = await live_server.http.get(path, headers={"Authorization": f"Basic {created['owner']}"})
    assert wrong.json()["code"] == "not_authorised"


async def test_the_page_that_was_built_is_served_and_its_files_kept(
    sqlite_url: str, tmp_path: Path
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the page</p>")
    (static / "assets" / "app-1a2b.js").write_text("1")
    (static / "icon.svg").write_text("<svg/>")
    async with open_live_server(sqlite_url, static=static) as live_server:
        for path in ("/", "/t/abc"):
            assert (await live_server.http.get(path)).text == "<p>the page</p>"
        asset = await live_server.http.get("/assets/app-1a2b.js")
        assert "immutable" in asset.headers["cache-control"]
        assert (await live_server.http.get("/icon.svg")).status_code == 200
        assert (await live_server.http.get("/assets/%2e%2e/index.html")).status_code == 404


async def test_without_the_page_a_plain_one_says_what_this_is(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_live_server(sqlite_url, static=tmp_path / "nothing") as live_server:
        page = (await live_server.http.get("/")).text
        assert page == plain_page()
        assert "Schotten" in page
        assert 'href="/docs"' in page
        reference = (await live_server.http.get("/docs")).text
        assert "/api/v2/tables/{table}/moves" in reference


async def test_a_request_that_fails_is_answered_and_logged(
    live_server: LiveServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError("the hand holds r9")

    monkeypatch.setattr(live_server.state.tables.lobby, "open_tables", fail)
    answer = await live_server.ask("GET", "/tables", language="it")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert answer.json()["sentence"] == language("it").say("refused-broken")
    assert "r9" not in answer.text
    assert "a request failed" in caplog.messages


class HangingEngine(QuickEngine):
    async def analyse(self, request: EngineRequest, job: Job) -> Analysis:
        return await asyncio.Future()


async def test_who_is_still_waiting_when_a_server_stops_is_told(sqlite_url: str) -> None:
    async with httpx.AsyncClient(timeout=60) as http:
        async with open_live_server(sqlite_url, HangingEngine(), stop_seconds=0.2) as live_server:
            seats = [{"bot": "random"}, {}]
            created = await live_server.create("tabula-rasa", seats=seats, first=1)
            (key,) = await seat_all(live_server, created)
            url = f"{live_server.address}/api/v2/tables/{created['table']}"
            headers = {"Authorization": f"Bearer {key}"}
            hint = asyncio.create_task(http.post(f"{url}/hint", headers=headers))
            while "hint" not in (await http.get(url, headers=headers)).text:
                await asyncio.sleep(0.01)
        answer = await hint
    assert (answer.status_code, answer.text) == (503, "This server is going down.")


def test_who_asked_longest_ago_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """The memory for those who ask too often has an end."""
    monkeypatch.setattr(rate_limit, "MOST_KNOWN", 2)
    limit = rate_limit.RateLimit("requests", 0.1, 1, lambda: 0.0)
    for asker in ("one", "two"):
        limit.count(asker)
    with pytest.raises(Refused):
        limit.count("one")
    limit.count("three")
    limit.count("two")
    with pytest.raises(Refused):
        limit.count("three")


def test_a_title_is_never_markup_on_the_plain_page(monkeypatch: pytest.MonkeyPatch) -> None:
    hostile = replace(registry.rules("tabula-rasa"), name="a<b", title="<Tabula> & Rasa")
    monkeypatch.setattr(registry, "names", lambda: [hostile.name])
    monkeypatch.setattr(registry, "rules", lambda name: hostile)
    page = plain_page()
    assert "<dt>&lt;Tabula&gt; &amp; Rasa</dt>" in page
    assert "tavolino play a&lt;b<" in page


async def test_metrics_count(live_server: LiveServer) -> None:
    await live_server.create("tabula-rasa")
    await live_server.ask("GET", "/tables/nothing")
    page = (await live_server.http.get("/metrics")).text
    assert 'route="/api/v2/tables",status="201"} 1.0' in page
    assert 'tavolino_refusals_total{code="unknown_table"} 1.0' in page


async def test_logs_hold_no_key_and_no_path_that_somebody_typed(
    live_server: LiveServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    created = await live_server.create("tabula-rasa")
    await seat_all(live_server, created)
    await live_server.http.get("/secret-in-path", params={"key": "secret-in-query"})
    lines = [JsonLines().format(record) for record in caplog.records if "httpx" not in record.name]
    ours = [line for line in lines if '"from": "tavolino' in line]
    assert any("/api/v2/tables/{table}/sit" in line for line in ours)
    secrets = [created["owner"], *created["seats"], *created["invitations"]]
    for secret in (*secrets, "secret-in-path", "secret-in-query"):
        assert not any(secret in line for line in ours)


def test_an_error_in_the_log_tells_where_and_not_what() -> None:
    try:
        raise RuntimeError("the hand holds r9")
    except RuntimeError as error:
        info = (type(error), error, error.__traceback__)
    record = logging.LogRecord("tavolino", logging.ERROR, "", 0, "failed", (), info)
    line = json.loads(JsonLines().format(record))
    assert line["error"] == "RuntimeError"
    assert "test_middleware.py" in line["trace"][0]
    assert "r9" not in json.dumps(line)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("PORT", "many", "TAVOLINO_PORT: 'many' is not a whole number"),
        ("PORT", "70000", "TAVOLINO_PORT: 70000: must be from 0 to 65535"),
        ("TOKEN_RATE", "fast", "TAVOLINO_TOKEN_RATE: 'fast' is not a number"),
        ("TOKEN_RATE", "nan", "TAVOLINO_TOKEN_RATE: nan: must be from 0.1 to 1e"),
        ("LOG_LEVEL", "loud", "TAVOLINO_LOG_LEVEL: 'loud' is not one of debug"),
        ("PUBLIC_URL", "a.example", "TAVOLINO_PUBLIC_URL: 'a.example' is not the address of a"),
        ("PUBLIC_URL", "ftp://a.example", "write it like https://a.example"),
        ("PUBLIC_URL", "https://a.example/play", "without a path"),
        ("PUBLIC_URL", "https://a.example/", "without a path"),
        ("PUBLIC_URL", "https://a.example?b", "without a path"),
        ("PUBLIC_URL", "https://b@a.example", "without a path"),
        ("PUBLIC_URL", "https://a.example:many", "write it like"),
        ("PUBLIC_URL", "https://a b.example", "write it like"),
        ("PUBLIC_URL", 'https://"onload=', "write it like"),
        ("PUBLIC_URL", "https://", "write it like"),
        ("ORIGINS", "a.example", "TAVOLINO_ORIGINS: 'a.example' is not an origin"),
        ("HOSTS", "a.*.example", r"TAVOLINO_HOSTS: 'a.\*.example' is not a host name"),
    ],
)
def test_a_wrong_setting_is_refused_in_a_sentence(name: str, value: str, sentence: str) -> None:
    with pytest.raises(SettingError, match=sentence):
        read_settings({f"TAVOLINO_{name}": value})


@pytest.mark.parametrize(
    "url",
    ["https://a.example", "http://127.0.0.1:8000", "http://[::1]:8000", "https://a-b.example:1"],
)
def test_a_public_address_has_a_scheme_and_a_host(url: str) -> None:
    assert read_settings({"TAVOLINO_PUBLIC_URL": url}).public_url == url


def test_settings_come_from_the_environment_and_the_command_line_goes_before() -> None:
    environment = {"TAVOLINO_PORT": "1234", "TAVOLINO_HOST": "::1", "TAVOLINO_REDIS_URL": ""}
    assert read_settings(environment, port=99, host=None) == Settings(port=99, host="::1")


async def test_a_client_of_an_older_version_is_told_to_reload_or_update(
    live_server: LiveServer,
) -> None:
    created = await live_server.create("rat-hot")
    table = f"/api/tables/{created['table']}"
    for method, path in (("GET", "/api/games"), ("GET", table), ("POST", f"{table}/moves")):
        answer = await live_server.http.request(method, path, params={"language": "de"})
        assert answer.status_code == 410
        assert answer.json()["code"] == "outdated_client"
        assert "Lade die Seite neu" in answer.json()["sentence"]
    assert (await live_server.http.get("/api/v2/nothing")).json()["code"] == "not_found"
    url = f"{live_server.address.replace('http', 'ws', 1)}{table}/socket"
    async with connect(url, open_timeout=PATIENCE) as socket:
        told = json.loads(await socket.recv())
        assert (told["type"], told["code"]) == ("error", "outdated_client")
        assert "reload the page" in told["sentence"]
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400
