"""Carrying something to another device, over HTTP."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

import pytest

from tavolino.server.logs import JsonLines
from tests.server.live_server import LiveServer, open_live_server

BINARY = {"Content-Type": "application/octet-stream"}
PATH = "/api/v2/transfers"


async def test_a_transfer_comes_back_byte_by_byte_and_once(live_server: LiveServer) -> None:
    sent = bytes(range(256)) * 2000  # more than any other request may have
    assert len(sent) > live_server.state.settings.request_bytes
    left = await live_server.http.post(PATH, content=sent, headers=BINARY)
    assert left.status_code == 201, left.text
    take = f"{PATH}/{left.json()['id']}/take"
    assert (await live_server.http.get(take)).status_code == 405, "no link preview takes it"
    taken = await live_server.http.post(take)
    assert taken.content == sent
    assert taken.headers["content-type"] == "application/octet-stream"
    assert taken.headers["cache-control"] == "no-store"
    again = await live_server.http.post(take, params={"language": "it"})
    assert (again.status_code, again.json()["code"]) == (410, "link_expired")
    assert again.json()["sentence"].startswith("Questo link")


async def test_a_transfer_may_be_as_large_as_is_promised(live_server: LiveServer) -> None:
    most = live_server.state.settings.transfer_bytes
    assert most == 2 * 2**20

    async def in_small_chunks() -> AsyncIterator[bytes]:
        for _ in range(most // 256):
            yield b"x" * 256

    for content in (b"x" * most, in_small_chunks()):
        left = await live_server.http.post(PATH, content=content, headers=BINARY)
        assert left.status_code == 201, left.text
        taken = await live_server.http.post(f"{PATH}/{left.json()['id']}/take")
        assert taken.content == b"x" * most


async def test_a_transfer_that_is_too_large_is_refused(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, transfer_bytes=2_000) as live_server:
        fits = await live_server.http.post(PATH, content=b"x" * 2_000, headers=BINARY)
        assert fits.status_code == 201
        large = await live_server.http.post(PATH, content=b"x" * 2_001, headers=BINARY)
        assert (large.status_code, large.json()["code"]) == (413, "too_large")


async def test_an_address_leaves_only_so_many(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, transfers_rate=1.0, transfers_burst=2) as live_server:
        answers = [
            await live_server.http.post(PATH, content=b"x", headers=BINARY) for _ in range(3)
        ]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["code"] == "rate_limited"
        assert int(answers[-1].headers["retry-after"]) > 60


async def test_another_server_on_the_database_hands_it_out(postgres_url: str) -> None:
    async with open_live_server(postgres_url) as one, open_live_server(postgres_url) as two:
        left = (await one.http.post(PATH, content=b"secret", headers=BINARY)).json()
        assert (await two.http.post(f"{PATH}/{left['id']}/take")).content == b"secret"
        assert (await one.http.post(f"{PATH}/{left['id']}/take")).status_code == 410


async def test_logs_do_not_name_a_transfer(
    live_server: LiveServer, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        left = (await live_server.http.post(PATH, content=b"secret", headers=BINARY)).json()
        await live_server.http.post(f"{PATH}/{left['id']}/take")
    ours = [record for record in caplog.records if record.name.startswith("tavolino")]
    lines = [JsonLines().format(record) for record in ours]
    assert any("/transfers/{transfer}/take" in line for line in lines)
    assert not any(left["id"] in line for line in lines)
