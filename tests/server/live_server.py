"""A real server on a port of this machine, and guests who come to it over real connections."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator, Sized
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
)
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import httpx
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from tavolino.core.contract import Json
from tavolino.server.app import OpenState, make_app, open_state
from tavolino.server.page import STATIC
from tavolino.server.push_services import KNOWN_SERVICES, PushServices
from tavolino.server.run import bind, make_server
from tavolino.server.settings import Settings
from tavolino.server.state import ServerState
from tavolino.tables.engine import Engine
from tests.processes import PATIENCE
from tests.tables.harness import QuickEngine

# A test is not to be told that it asks too often, unless it asks for that.
GENEROUS: dict[str, Any] = {
    "port": 0,
    "token_rate": 1e5,
    "token_burst": 10**5,
    "address_rate": 1e5,
    "address_burst": 10**5,
    "tables_rate": 1e7,
    "tables_burst": 10**5,
    "previews_rate": 1e6,
    "previews_burst": 10**5,
    "connections_per_address": 10**5,
    "unfinished_per_address": 10**5,
    "stop_seconds": 2.0,
    "store_seconds": 60.0,
}


@dataclass
class RemoteServer:
    """A server as its guests know it; it may run in another process."""

    address: str
    http: httpx.AsyncClient

    async def ask(
        self, method: str, path: str, key: str | None = None, body: Any = None, **query: Any
    ) -> httpx.Response:
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        return await self.http.request(
            method, f"/api/v2{path}", json=body, headers=headers, params=query or None
        )

    async def create(self, game: str, options: Json | None = None, **spec: Any) -> Json:
        answer = await self.ask(
            "POST", "/tables", body={"game": game, "options": options or {}} | spec
        )
        assert answer.status_code == 201, answer.text
        created: Json = answer.json()
        return created | {"seats": secrets_for(created)}

    async def sit(self, created: Json, seat: int, name: str, **body: Any) -> str:
        """Somebody sits down by invitation, with a secret of their own; the secret."""
        key: str = secrets_for(created)[seat] or ""
        path, invitation = f"/tables/{created['table']}/sit", created["invitations"][seat]
        answer = await self.ask("POST", path, invitation, {"name": name, "key": key} | body)
        assert answer.status_code == 200, answer.text
        return key

    @asynccontextmanager
    async def socket(
        self, table: str, key: str | None, since: list[int] | None = None, **hello: Any
    ) -> AsyncIterator[Socket]:
        url = self.address.replace("http", "ws", 1) + f"/api/v2/tables/{table}/socket"
        async with connect(
            url, compression=None, max_queue=None, open_timeout=PATIENCE
        ) as connection:
            await connection.send(json.dumps({"type": "hello", "key": key, "since": since} | hello))
            yield Socket(connection)


@dataclass
class LiveServer(RemoteServer):
    """A server in this process."""

    state: ServerState
    app: FastAPI
    connections: Sized = ()


@dataclass
class Socket:
    connection: ClientConnection
    messages: list[Json] = field(default_factory=list)

    async def next(self, kind: str = "snapshot") -> Json:
        """The next message of a kind; what comes before it is kept in `messages`."""
        while True:
            async with asyncio.timeout(60):
                message: Json = json.loads(await self.connection.recv())
            self.messages.append(message)
            if message["type"] == "ping":
                await self.send(type="pong")
            if message["type"] == kind:
                return message

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))


class ReusableApp:
    """An application that the next server uses again, with a state of its own: what FastAPI makes
    of all routes takes longer than most tests."""

    free: ClassVar[list[ReusableApp]] = []

    def __init__(self) -> None:
        self.opening: OpenState | None = None
        self.app = make_app(self._open)

    def _open(self) -> AbstractAsyncContextManager[ServerState]:
        assert self.opening is not None
        return self.opening()


@contextmanager
def reused_app(opening: OpenState) -> Iterator[FastAPI]:
    """An application that no other server uses meanwhile."""
    reusable = ReusableApp.free.pop() if ReusableApp.free else ReusableApp()
    reusable.opening = opening
    try:
        yield reusable.app
    finally:
        ReusableApp.free.append(reusable)


@asynccontextmanager
async def open_live_server(
    url: str,
    engine: Engine | None = None,
    static: Path = STATIC,
    push_services: PushServices = KNOWN_SERVICES,
    **settings: Any,
) -> AsyncIterator[LiveServer]:
    set_to = Settings(**(GENEROUS | {"database_url": url} | settings))
    taken = bind(set_to)
    engine = engine or QuickEngine()

    def opening() -> AbstractAsyncContextManager[ServerState]:
        return open_state(set_to, engine, push_services=push_services)

    usual = static == STATIC
    with reused_app(opening) if usual else nullcontext(make_app(opening, static)) as app:
        server = make_server(app, set_to)
        serving = asyncio.create_task(server.serve(sockets=[taken]))
        try:
            while not server.started:
                assert not serving.done(), "the server did not start"
                await asyncio.sleep(0.01)
            app.state.server.connections = server.config.counted
            address = f"http://127.0.0.1:{taken.getsockname()[1]}"
            # Nothing is encrypted here, and reading the certificates of authorities takes long.
            async with httpx.AsyncClient(base_url=address, timeout=60, verify=False) as http:
                yield LiveServer(address, http, app.state.server, app, server.config.counted)
        finally:
            server.should_exit = True
            await serving


def secrets_for(created: Json) -> list[str | None]:
    """What those who sit down at a new table make up, by seat; None where nobody does."""
    return [
        None if invitation is None else f"a-secret-for-seat-{seat}-of-{created['table']}"
        for seat, invitation in enumerate(created["invitations"])
    ]


async def seat_all(live_server: RemoteServer, created: Json) -> list[str]:
    """All persons sit down; their keys by seat."""
    invited = [seat for seat, token in enumerate(created["invitations"]) if token is not None]
    return [await live_server.sit(created, seat, f"Guest {at}") for at, seat in enumerate(invited)]


async def play_over_http(live_server: RemoteServer, created: Json, seed: int = 1) -> Json:
    """Every seat plays any legal moves, looking and moving by turns, to the end of the game."""
    rng = random.Random(seed)
    persons = await seat_all(live_server, created)
    path = f"/tables/{created['table']}"
    snapshot: Json = (await live_server.ask("GET", path, persons[0])).json()
    while snapshot["state"] != "over":
        key = persons[snapshot["view"]["player"]]
        snapshot = (await live_server.ask("GET", path, key)).json()
        body = {"id": f"{snapshot['ply']}", "ply": snapshot["ply"]}
        move = rng.choice(snapshot["view"]["legal"])
        answer = await live_server.ask("POST", f"{path}/moves", key, body | {"move": move})
        assert answer.status_code == 200, answer.text
        snapshot = answer.json()["snapshot"]
    return snapshot


async def play_over_socket(live_server: RemoteServer, table: str, key: str, seed: int) -> Json:
    """One seat, on one socket: a legal move whenever it has one, until the game is over."""
    rng = random.Random(seed)
    async with live_server.socket(table, key) as socket:
        while True:
            snapshot = await socket.next()
            if snapshot["state"] == "over":
                return snapshot
            if snapshot["view"]["legal"]:
                move = rng.choice(snapshot["view"]["legal"])
                await socket.send(
                    type="play", id=f"{snapshot['ply']}", ply=snapshot["ply"], move=move
                )
