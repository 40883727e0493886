"""Players who do not give up, and who write down everything that a server has acknowledged.

A player comes back whenever the server is gone and repeats a request until it is answered, with
the same id. What is stored is read with plain SQL and compared with what was written down.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sqlite3
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tavolino.core.contract import Json

GONE = (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError, TimeoutError, EOFError)
GAMES = ("schotten-totten", "tabula-rasa", "rat-hot")
# What may be said against a request that was overtaken by something else.
OVERTAKEN = {
    "stale_ply",
    "not_your_turn",
    "game_over",
    "nothing_to_undo",
    "hidden_revealed",
    "unavailable",
    "rate_limited",
}


@dataclass
class Player:
    """One seat of a table. `addresses` are servers of the same tables, taken in turn."""

    addresses: list[str]
    table: str
    key: str
    rng: random.Random
    moves: dict[str, tuple[int, str]] = field(default_factory=dict)  # acknowledged, by id
    undone: dict[str, int] = field(default_factory=dict)
    chat: set[str] = field(default_factory=set)
    pending: Json | None = None
    ply: int = 0  # the latest that was seen
    seen: Json | None = None  # the latest table
    games: int = 0  # finished
    lives: int = 0

    async def play(self, playing: set[str]) -> None:
        """As long as the table is among those that are played at."""
        while self.table in playing:
            try:
                await self._connect(playing)
            except GONE:
                await asyncio.sleep(self.rng.uniform(0.01, 0.1))

    async def _connect(self, playing: set[str]) -> None:
        address = self.addresses[self.lives % len(self.addresses)]
        self.lives += 1
        url = f"{address.replace('http', 'ws', 1)}/api/v2/tables/{self.table}/socket"
        async with connect(url, compression=None, open_timeout=10, close_timeout=0.1) as socket:
            await socket.send(json.dumps({"type": "hello", "key": self.key}))
            if self.pending is not None:
                await socket.send(json.dumps(self.pending))
            while self.table in playing:
                async with asyncio.timeout(15):
                    message = json.loads(await socket.recv())
                await self._hear(message, socket)

    async def _hear(self, message: Json, socket: ClientConnection) -> None:
        if message["type"] == "ping":
            await socket.send(json.dumps({"type": "pong"}))
        elif message["type"] == "answer":
            self._acknowledged(message)
        elif message["type"] == "error":
            await self._refused(message, socket)
        elif message["type"] == "snapshot":
            self.seen = message
        if self.pending is None and self.seen is not None:
            request = self._next_request(self.seen)
            self.seen = None  # it is answered once
            if request is not None:
                if "id" in request:
                    self.pending = request
                await socket.send(json.dumps(request))

    def _acknowledged(self, message: Json) -> None:
        asked = self.pending
        if asked is None or message.get("id") != asked["id"]:
            return
        if asked["type"] == "play":
            self.moves[asked["id"]] = (message["ply"], asked["move"])
        elif asked["type"] == "undo":
            self.undone[asked["id"]] = message["ply"]
        else:
            self.chat.add(asked["id"])
        self.pending = None

    async def _refused(self, message: Json, socket: ClientConnection) -> None:
        if self.pending is None or message.get("id") != self.pending["id"]:
            # The other's offer of a rematch came first; or the whole socket is refused.
            assert message["code"] in OVERTAKEN | {"game_running", "not_possible"}, message
            return
        assert message["code"] in OVERTAKEN, message
        if message["code"] == "unavailable":  # the database is away: ask again
            await asyncio.sleep(0.2)
            await socket.send(json.dumps(self.pending))
        else:
            self.pending = None

    def _next_request(self, snapshot: Json) -> Json | None:
        assert snapshot["ply"] >= self.ply or snapshot["table"] != self.table, "the table went back"
        self.ply = snapshot["ply"]
        if snapshot["state"] == "over":
            self.games = snapshot["game"] + 1
            return {"type": "offer", "what": "rematch"} if "rematch" in snapshot["can"] else None
        named = {"id": f"{self.rng.getrandbits(64):x}"}
        chance = self.rng.random()
        if "undo" in snapshot["can"] and chance < 0.3:
            return named | {"type": "undo", "ply": snapshot["ply"]}
        if snapshot["view"]["legal"]:
            move = self.rng.choice(snapshot["view"]["legal"])
            return named | {"type": "play", "ply": snapshot["ply"], "move": move}
        if chance < 0.02:
            return named | {"type": "chat", "text": f"after {snapshot['ply']}"}
        return None


async def sit_down(
    addresses: list[str], rng: random.Random, tables: int, **spec: Any
) -> list[Player]:
    """New tables of all games, and two players at each of them."""
    players = []
    async with httpx.AsyncClient(base_url=addresses[0], timeout=60) as http:
        for number in range(tables):
            wanted = {"game": GAMES[number % len(GAMES)]} | spec
            answer = await http.post("/api/v2/tables", json=wanted)
            assert answer.status_code == 201, answer.text
            created = answer.json()
            for key in await take_seats(http, created):
                players.append(
                    Player(addresses, created["table"], key, random.Random(rng.random()))
                )
    return players


async def take_seats(http: httpx.AsyncClient, created: Json) -> list[str]:
    """Everybody who was invited sits down; their keys by seat."""
    keys = []
    for number, invitation in enumerate(created["invitations"]):
        key = secrets.token_urlsafe(16)
        answer = await http.post(
            f"/api/v2/tables/{created['table']}/sit",
            json={"name": f"Guest {number}", "key": key},
            headers={"Authorization": f"Bearer {invitation}"},
        )
        assert answer.status_code == 200, answer.text
        keys.append(key)
    return keys


# -- what is stored --------------------------------------------------------------------------------

_ENTRIES = "SELECT ply, kind, request, body FROM moves WHERE table_id = {} ORDER BY ply"
_NOTES = "SELECT number, kind, body FROM notes WHERE table_id = {} ORDER BY number"


@dataclass
class Rows:
    entries: list[tuple[int, str, str | None, Json]]
    notes: list[tuple[int, str, Json]]


def _rows(entries: Iterable[Any], notes: Iterable[Any]) -> Rows:
    return Rows(
        [(ply, kind, request, json.loads(body)) for ply, kind, request, body in entries],
        [(number, kind, json.loads(body)) for number, kind, body in notes],
    )


async def read_tables(database: str, tables: set[str]) -> dict[str, Rows]:
    """All rows of some tables, read without any code of ours."""
    if database.startswith("sqlite"):
        return _read_sqlite(Path(database.removeprefix("sqlite:///")), tables)
    connection = await asyncpg.connect(database)
    try:
        return {
            table: _rows(
                await connection.fetch(_ENTRIES.format("$1"), table),
                await connection.fetch(_NOTES.format("$1"), table),
            )
            for table in tables
        }
    finally:
        await connection.close()


def _read_sqlite(file: Path, tables: set[str]) -> dict[str, Rows]:
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        return {
            table: _rows(
                connection.execute(_ENTRIES.format("?"), (table,)),
                connection.execute(_NOTES.format("?"), (table,)),
            )
            for table in tables
        }
    finally:
        connection.close()


async def check_nothing_lost(database: str, players: list[Player]) -> int:
    """Everything that was acknowledged is stored, once, as it was answered; how much that was. What
    is acknowledged while we read does not count yet."""
    acknowledged = [
        (player.table, dict(player.moves), dict(player.undone), set(player.chat))
        for player in players
    ]
    stored = await read_tables(database, {player.table for player in players})
    for rows in stored.values():
        assert [ply for ply, *_ in rows.entries] == list(range(len(rows.entries)))
        assert [number for number, *_ in rows.notes] == list(range(len(rows.notes)))
        once = Counter(request for _, _, request, _ in rows.entries if request)
        once.update(body["request"] for _, kind, body in rows.notes if kind == "chat")
        assert not [request for request, count in once.items() if count > 1]
    for table, moves, undone, chat in acknowledged:
        rows = stored[table]
        for request, (ply, move) in moves.items():
            _, kind, stored_request, body = rows.entries[ply]
            assert (kind, stored_request, body["move"]) == ("move", request, move)
        for request, ply in undone.items():
            assert rows.entries[ply][1:3] == ("undo", request)
        said = {body["request"] for _, kind, body in rows.notes if kind == "chat"}
        assert chat <= said
    return sum(len(moves) + len(undone) + len(chat) for _, moves, undone, chat in acknowledged)
