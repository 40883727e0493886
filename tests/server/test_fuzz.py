"""Malformed input: nothing that comes over HTTP or a socket breaks the server."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tavolino.server import messages
from tests.processes import PATIENCE
from tests.server.live_server import LiveServer, open_live_server, seat_all

EXAMPLES = 8  # an operation
FRAMES = 300
KNOWN = ("answer", "error", "pong", "presence", "snapshot")


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server in a thread, for clients that know nothing of event loops."""
    found: list[str] = []
    up, down = threading.Event(), threading.Event()

    async def serve() -> None:
        async with open_live_server(f"sqlite:///{tmp_path / 'tables.db'}") as live_server:
            created = await live_server.create("schotten-totten", public=True)
            await seat_all(live_server, created)
            found.extend([live_server.address, created["table"], created["seats"][0]])
            up.set()
            while not down.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    try:
        assert up.wait(PATIENCE)
        yield " ".join(found)
    finally:
        down.set()
        thread.join()


@pytest.mark.slow
def test_no_request_that_the_description_allows_or_forbids_breaks_the_server(address: str) -> None:
    url, table, key = address.split()
    description = httpx.get(f"{url}/openapi.json", timeout=PATIENCE).json()
    schema = schemathesis.openapi.from_dict(description)
    operations = []
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operations.append(result.ok())
    operations.sort(
        key=lambda each: each.path.endswith("/leave")
    )  # after it, the key opens nothing
    for operation in operations:
        if not operation.path.endswith("/stream"):  # that one never ends
            fuzz(operation, url, table, key)


def fuzz(operation: Any, url: str, table: str, key: str) -> None:
    def ask(case: Any) -> None:
        if case.path_parameters and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        headers = {"Authorization": f"Bearer {key}"}
        answer = case.call(base_url=url, headers=headers, timeout=PATIENCE)
        case.validate_response(answer, checks=[not_a_server_error, response_schema_conformance])

    given(case=operation.as_strategy())(
        settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )(ask)
    )()


async def test_no_frame_breaks_a_socket(live_server: LiveServer) -> None:
    created = await live_server.create("schotten-totten", public=True)
    key = (await seat_all(live_server, created))[0]
    rng = random.Random(1)
    url = live_server.address.replace("http", "ws", 1) + f"/api/v2/tables/{created['table']}/socket"
    hello = {"type": "hello", "key": key}
    values: list[object] = [None, True, -1, 10**30, 1.5, "", "x" * 600, "\ud800", [], {}, [[[]]]]
    kinds = [*messages.TYPES, "hello", "?"]
    fields = ["id", "ply", "move", "name", "text", "what", "key", "since", "holding"]
    fields += ["moves", "line", "language", "hidden"]
    closings: list[int | None] = []
    for number in range(FRAMES):
        frame: str | bytes = rng.randbytes(rng.randrange(64))
        if number % 3:
            message = {"type": rng.choice([*kinds, *values])}
            message |= {name: rng.choice(values) for name in rng.sample(fields, 4)}
            if message["type"] == "resign":
                continue
            frame = json.dumps(message)
        elif number % 2:
            frame = "[" * rng.randrange(2000) + rng.choice(["", "nul", '{"type":', "NaN"])
        async with connect(url, compression=None, open_timeout=PATIENCE, close_timeout=1) as socket:
            try:
                if number % 5:
                    await socket.send(json.dumps(hello))
                    await socket.recv()
                await socket.send(frame)
                await socket.send('{"type": "ping"}')  # answered after everything before it
                answer = {"type": ""}
                while answer["type"] != "pong":
                    answer = json.loads(await socket.recv())
                    assert answer["type"] in KNOWN, answer
                    assert answer.get("code") != "internal"
            except ConnectionClosed as closed:
                closings.append(None if closed.rcvd is None else closed.rcvd.code)
    assert 1011 not in closings, "the server broke"
    assert None not in closings, "the connection was cut off"
    assert (await live_server.http.get("/health")).json()["status"] == "ok"
