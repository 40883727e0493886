"""Requests and socket messages with their answers, to the byte, as lines that can be kept and
compared. Keys, tables, deals and the clock are the same in every run."""

from __future__ import annotations

import functools
import itertools
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

import tavolino
from tavolino.core.contract import Json
from tavolino.server import app
from tavolino.tables.application import Tables
from tests.processes import PATIENCE
from tests.server.live_server import LiveServer, open_live_server
from tests.tables.harness import FakeClock, seeded_dealer

PREFIX = "/api/v2"
LONGEST = 3000  # characters of an answer that is kept; of a longer one, a digest

_TOKEN = re.compile(r"token-\d{4}-of-a-server")
_FIELD = re.compile(r"^[\w.]+?(?=(\.\d+)?:)")  # not which of a list


def counted(pattern: str) -> Callable[[], str]:
    numbers = itertools.count()
    return lambda: pattern.format(next(numbers))


@dataclass
class Recorder:
    live_server: LiveServer
    clock: FakeClock
    lines: list[Json] = field(default_factory=list)
    _tokens: dict[str, str] = field(default_factory=dict)

    async def ask(
        self,
        method: str,
        path: str,
        key: str | None = None,
        body: Any = None,
        *,
        content: str | None = None,
        headers: dict[str, str] | None = None,
        **query: Any,
    ) -> Any:
        """Ask and keep the answer; what it holds."""
        headers = ({} if key is None else {"Authorization": f"Bearer {key}"}) | (headers or {})
        if body is not None:
            content = json.dumps(body)
        if content is not None:
            headers["Content-Type"] = "application/json"
        answer = await self.live_server.http.request(
            method, PREFIX + path, content=content, headers=headers, params=query or None
        )
        given = [method, path, key, content if body is None else _short(body), query]
        line: Json = {"asked": self._named(given), "status": answer.status_code}
        for name in ("retry-after", "www-authenticate", "content-type"):
            if name in answer.headers:
                line[name] = answer.headers[name]
        line["answer"] = self._kept(answer.text)
        self.lines.append(line)
        return answer.json() if answer.headers.get("content-type") == "application/json" else None

    @asynccontextmanager
    async def socket(self, table: str, key: str | None, **hello: Any) -> AsyncIterator[Client]:
        url = self.live_server.address.replace("http", "ws", 1) + f"{PREFIX}/tables/{table}/socket"
        async with connect(url, compression=None, open_timeout=PATIENCE) as connection:
            client = Client(self, connection)
            message = {"type": "hello", "key": key} | hello
            await connection.send(json.dumps(message))
            self._keep_message(message, await client.next())
            yield client

    def _keep_message(self, message: Any, answer: str) -> None:
        self.lines.append({"sent": self._named(_short(message)), "answer": self._kept(answer)})

    def _named(self, what: Any) -> Any:
        """Tokens of the server by the order in which they were first seen."""
        named = _TOKEN.sub(self._name, json.dumps(what))
        return json.loads(named)

    def _name(self, token: re.Match[str]) -> str:
        return self._tokens.setdefault(token[0], f"TOKEN-{len(self._tokens)}")

    def _kept(self, text: str) -> str:
        text = _TOKEN.sub(self._name, text).replace(tavolino.__version__, "VERSION")
        text = _unworded(text)
        if len(text) <= LONGEST:
            return text
        return f"{text[:200]}… {sha256(text.encode()).hexdigest()}"


def _short(body: Any) -> Any:
    """Without texts and records that take pages."""
    if isinstance(body, dict):
        return {name: _short(value) for name, value in body.items()}
    return body if len(json.dumps(body)) <= 200 else "…"


def _unworded(text: str) -> str:
    """A malformed request over HTTP is told which field is wrong; how, is said by a library."""
    try:
        error = json.loads(text)
    except ValueError:
        return text
    if not isinstance(error, dict) or error.get("code") != "wrong_request" or "type" in error:
        return text
    said = error["sentence"].partition(": ")[2] or error["sentence"]
    found = _FIELD.match(said)
    return json.dumps(error | {"sentence": found[0] if found else ""})


@dataclass
class Client:
    recorder: Recorder
    connection: ClientConnection

    async def next(self, *kinds: str) -> str:
        """The next message, of a kind if some are given; presence comes when it likes."""
        while True:
            text = await self.connection.recv(decode=True)
            kind = json.loads(text)["type"]
            if kind not in ("presence", "ping") and (not kinds or kind in kinds):
                return text

    async def say(self, kind: Any, *, snapshot: bool = False, **fields: Any) -> Json:
        """Send a message and keep its answer, and the snapshot that follows."""
        message = {"type": kind} | fields
        await self.connection.send(json.dumps(message))
        answer = await self.next("answer", "error", "pong")
        self.recorder._keep_message(message, answer)
        if snapshot:
            answer = await self.next("snapshot")
            self.recorder._keep_message("then", answer)
        found: Json = json.loads(answer)
        return found


@asynccontextmanager
async def open_recorder(
    url: str, monkeypatch: pytest.MonkeyPatch, **settings: Any
) -> AsyncIterator[Recorder]:
    clock = FakeClock()
    fixed = functools.partial(
        Tables,
        now=clock,
        monotonic=clock.monotonic,
        dealer=seeded_dealer(7),
        new_key=counted("token-{:04}-of-a-server"),
        new_id=counted("table{:04}"),
    )
    monkeypatch.setattr(app, "Tables", fixed)
    async with open_live_server(url, **settings) as live_server:
        yield Recorder(live_server, clock)
