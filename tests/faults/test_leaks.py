"""Hidden means hidden, on a running server, long after two tables have parted: they are set up from
records that one seat cannot tell apart, the same moves are played at both, and every byte that the
seat and a spectator are sent is compared, for as long as the rules show them the same."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

import tavolino
from tavolino.core.contract import SPECTATOR, Json, Onlooker, Options
from tests.conftest import variant_id, variants
from tests.faults.players import take_seats
from tests.faults.server_process import ServerProcess
from tests.processes import PATIENCE, free_port
from tests.tables.indistinguishable_tables import a_game, same, tables_alike

# `make faults` compares several games of every variant, and asks for everything after each move.
SEEDS = int(os.environ.get("TAVOLINO_LEAK_SEEDS", "0"))
LOOK_EVERY = 1 if SEEDS else 8
SOME: list[tuple[str, Options]] = [
    ("schotten-totten", {"edition": "menhir", "tactics": True}),
    ("tabula-rasa", {"players": 3}),
]
PLIES = 40
LINES = ["table", "hand", "legal", "why claim 1", "why r1@1", "log"]
TRIES = ["claim 1", "r1@1", "joker-1@1", "scout", "pass", "17@12,13E"]
# A table's own name, and when something happened: these differ between any two tables.
TIMES = re.compile(rb'"(at|created|now|updated)":[0-9.eE+-]+')


@dataclass
class Onlookers:
    """A seat and a spectator of one table, and every byte that they were sent."""

    http: httpx.AsyncClient
    table: str
    keys: list[str]
    sockets: dict[str, ClientConnection]
    sent: list[bytes] = field(default_factory=list)

    def _keep(self, data: bytes) -> None:
        self.sent.append(TIMES.sub(rb'"\1":0', data.replace(self.table.encode(), b"TABLE")))

    async def ask(self, method: str, path: str, key: str, body: Any = None) -> None:
        answer = await self.http.request(
            method,
            f"/api/v2/tables/{self.table}{path}",
            json=body,
            headers={"Authorization": f"Bearer {key}"},
        )
        self._keep(f"{answer.status_code} ".encode() + answer.content)

    async def hear(self, key: str, kind: str) -> None:
        """The next message of a kind, and what comes before it."""
        while True:
            async with asyncio.timeout(60):
                message = await self.sockets[key].recv()
            data = message.encode() if isinstance(message, str) else message
            if json.loads(data)["type"] in ("ping", "presence"):  # they come at any time
                continue
            self._keep(data)
            if json.loads(data)["type"] == kind:
                return

    async def say(self, key: str, reply: str, **request: Any) -> None:
        await self.sockets[key].send(json.dumps(request))
        await self.hear(key, reply)

    async def look(self, ply: int, legal: list[str]) -> None:
        """Ask for everything that changes nothing."""
        for key in self.sockets:
            await self.ask("GET", "?language=it", key)
            await self.ask("GET", "/record", key)
            await self.ask("GET", f"/replay?after={ply}&whole=true&language=el", key)
            await self.ask("GET", f"/replay?after={ply}&onlooker=open", key)
            await self.say(key, "answer", type="preview", moves=[*legal[:20], *TRIES])
            for line in LINES:
                await self.say(key, "answer", type="command", line=line)
            for number, move in enumerate(each for each in TRIES if each not in legal):
                play = {"id": f"{ply}-{number}", "ply": ply, "move": move}
                await self.ask("POST", "/moves?language=de", key, play)

    async def play(self, seat: int, ply: int, move: str) -> None:
        """A move of any seat; both onlookers see what came of it."""
        answer = await self.http.post(
            f"/api/v2/tables/{self.table}/moves",
            json={"id": f"{ply}", "ply": ply, "move": move},
            headers={"Authorization": f"Bearer {self.keys[seat]}"},
        )
        assert answer.status_code == 200, answer.text
        for key in self.sockets:
            await self.hear(key, "snapshot")


@asynccontextmanager
async def open_table(
    http: httpx.AsyncClient, address: str, record: Json, seat: int
) -> AsyncIterator[Onlookers]:
    answer = await http.post("/api/v2/tables/from-record", json={"record": record, "hints": False})
    assert answer.status_code == 201, answer.text
    created = answer.json()
    table, keys = created["table"], await take_seats(http, created)
    url = f"{address.replace('http', 'ws', 1)}/api/v2/tables/{table}/socket"
    async with AsyncExitStack() as stack:
        sockets = {}
        for key, language in ((keys[seat], "de"), (created["spectator"], None)):
            socket = await stack.enter_async_context(
                connect(url, compression=None, open_timeout=PATIENCE)
            )
            hello = {"type": "hello", "key": key, "language": language}
            await socket.send(json.dumps(hello))
            sockets[key] = socket
        onlookers = Onlookers(http, table, keys, sockets)
        for key in sockets:
            await onlookers.hear(key, "snapshot")
        yield onlookers


def shown(game: tavolino.Game, seat: int) -> list[Any]:
    """What the rules show of a table, and of the move that led there."""
    onlookers: list[Onlooker] = [seat, SPECTATOR]
    return [(game.view(each).data, game.happened(each)) for each in onlookers]


def next_move(
    games: list[tavolino.Game], seat: int, rng: random.Random
) -> tuple[str, list[tavolino.Game]] | None:
    """A move that can be played at both tables and after which they still look alike."""
    for move in rng.sample(games[0].legal, len(games[0].legal)):
        if move not in games[1].legal:
            continue
        after = [game.copy() for game in games]
        for game in after:
            game.play(move)
        if not after[0].over and shown(after[0], seat) == shown(after[1], seat):
            return move, after
    return None


def part_at_once(name: str, options: Options, seed: int) -> bool:
    """Whether the game is so small that tables that look alike differ after any move."""
    records = a_game(name, options, seed, PLIES)
    for seat in range(len(records[0]["players"])):
        whole = tables_alike(records, seat)
        games = [tavolino.load(record | {"moves": []}) for record in whole]
        if whole[0]["moves"] or next_move(games, seat, random.Random(seed)) is not None:
            return False
    return True


async def compare(server: ServerProcess, name: str, options: Options, seed: int) -> int:
    """Plays at pairs of tables; how many moves were compared after the tables had parted."""
    rng = random.Random(seed)
    records = a_game(name, options, seed, PLIES)
    compared = 0
    async with httpx.AsyncClient(base_url=server.address, timeout=120) as http:
        for seat in range(len(records[0]["players"])):
            whole = tables_alike(records, seat)
            fork = len(whole[0]["moves"]) // 2
            parted = [record | {"moves": record["moves"][:fork]} for record in whole]
            games = [tavolino.load(record) for record in parted]
            assert games[0] != games[1]
            planned = [entry["move"] for entry in whole[0]["moves"][fork:]]
            async with (
                open_table(http, server.address, parted[0], seat) as one,
                open_table(http, server.address, parted[1], seat) as two,
            ):
                same(one.sent, two.sent)
                ply = 1  # of the table: its first entry is the deal
                while True:
                    mover = games[0].player
                    assert mover is not None
                    legal = games[0].legal if mover == seat else []
                    if ply % LOOK_EVERY == 0:
                        await asyncio.gather(one.look(ply, legal), two.look(ply, legal))
                        same(one.sent, two.sent)
                    if planned:
                        move = planned.pop(0)
                        for game in games:
                            game.play(move)
                        assert shown(games[0], seat) == shown(games[1], seat)
                    else:
                        found = next_move(games, seat, rng)
                        if found is None:
                            break
                        move, games = found
                    await asyncio.gather(one.play(mover, ply, move), two.play(mover, ply, move))
                    same(one.sent, two.sent)
                    ply += 1
                    compared += 1
    return compared


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), list(variants()) if SEEDS else SOME, ids=variant_id)
async def test_tables_that_have_parted_still_look_alike(
    name: str, options: Options, sqlite_url: str, tmp_path: Path
) -> None:
    server = ServerProcess(free_port(), tmp_path / "server.log", sqlite_url)
    try:
        await server.start()
        compared = 0
        for seed in range(SEEDS or 1):
            compared += await compare(server, name, options, seed)
        at_once = all(part_at_once(name, options, seed) for seed in range(SEEDS or 1))
        assert (compared == 0) == at_once
        print(f"{name} {options}: {compared} moves compared after the tables had parted")
        assert await server.terminate() == 0
        assert server.trouble == []
    finally:
        server.close()
