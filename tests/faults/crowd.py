"""A crowd that plays against the strongest bot, and a person who plays against it and against the
quickest one.

    python -m tests.faults.crowd [TABLES [ADDRESSES]]

prints how long the person waits for `mimi` and `maestro`: alone, while the crowd plays at TABLES
tables from ADDRESSES addresses, and after the crowd has left.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tavolino.core.contract import Json
from tests.faults.engine_load import client, server
from tests.server.live_server import RemoteServer, seat_all

BOTS = ("mimi", "maestro")
MOVES = 8  # that the person waits for, of each bot
PATIENCE = 600.0  # seconds for the crowd to sit down


@dataclass
class Answers:
    """Seconds that the person waited, by what the crowd did and by the bot."""

    waits: dict[str, dict[str, list[float]]] = field(default_factory=dict)
    told: int = 0  # of the crowd, how often somebody was told how long it would take

    def __str__(self) -> str:
        lines = [
            f"{bot:<8} {when:<10}"
            f" usually {sorted(waits)[len(waits) // 2]:6.2f} s, at most {max(waits):6.2f} s"
            for when, by_bot in self.waits.items()
            for bot, waits in by_bot.items()
        ]
        return "\n".join([*lines, f"people in the crowd were told of a wait {self.told} times"])


async def _sit(live_server: RemoteServer, bot: str) -> tuple[str, str]:
    """A new table against a bot; its name and the player's key."""
    spec: Json = {"seats": [{}, {"bot": bot}], "first": 0}
    created = await live_server.create("tabula-rasa", {"players": 2}, **spec)
    (key,) = await seat_all(live_server, created)
    return created["table"], key


def _open(address: str, table: str, source: str) -> connect:
    url = f"{address.replace('http', 'ws', 1)}/api/v2/tables/{table}/socket"
    return connect(
        url, compression=None, open_timeout=60, close_timeout=0.1, local_addr=(source, 0)
    )


async def _next(socket: ClientConnection, wanted: str) -> Json:
    while True:
        message: Json = json.loads(await socket.recv())
        if message["type"] == "ping":
            await socket.send(json.dumps({"type": "pong"}))
        elif message["type"] == wanted:
            return message


async def _play_first(socket: ClientConnection, snapshot: Json) -> None:
    move = snapshot["view"]["legal"][0]
    play = {"type": "play", "id": f"{snapshot['ply']}", "ply": snapshot["ply"], "move": move}
    await socket.send(json.dumps(play))


async def _person(live_server: RemoteServer, address: str, bot: str, moves: int) -> list[float]:
    """How long the person waits for each answer, over as many games as it takes."""
    waits: list[float] = []
    while len(waits) < moves:
        table, key = await _sit(live_server, bot)
        async with _open(address, table, "127.0.0.2") as socket:
            await socket.send(json.dumps({"type": "hello", "key": key}))
            asked, ply = 0.0, 0
            while len(waits) < moves:
                snapshot = await _next(socket, "snapshot")
                if snapshot["state"] == "over":
                    break
                if snapshot["view"]["legal"]:
                    if asked and snapshot["ply"] > ply + 1:  # the bot has moved, too
                        waits.append(time.perf_counter() - asked)
                    asked, ply = time.perf_counter(), snapshot["ply"]
                    await _play_first(socket, snapshot)
    return waits


async def _one_of_crowd(
    live_server: RemoteServer, address: str, source: str, sat: asyncio.Event, answers: Answers
) -> None:
    """Plays against maestro as fast as it answers."""
    while True:
        try:
            table, key = await _sit(live_server, "maestro")
            async with _open(address, table, source) as socket:
                await socket.send(json.dumps({"type": "hello", "key": key}))
                while True:
                    message = json.loads(await socket.recv())
                    if message["type"] == "ping":
                        await socket.send(json.dumps({"type": "pong"}))
                    elif message["type"] == "presence" and message.get("bot_seconds"):
                        answers.told += 1
                    elif message["type"] == "snapshot":
                        sat.set()
                        if message["state"] == "over":
                            break
                        if message["view"]["legal"]:
                            await _play_first(socket, message)
        except (ConnectionClosed, httpx.TransportError):  # it was idle for too long: once more
            continue


async def _all(events: Iterable[asyncio.Event]) -> None:
    for each in events:
        await each.wait()


async def measure(address: str, tables: int, addresses: int, moves: int = MOVES) -> Answers:
    answers = Answers()
    async with AsyncExitStack() as stack:
        person = await client(stack, address, 0)

        async def wait(when: str) -> None:
            answers.waits[when] = {bot: await _person(person, address, bot, moves) for bot in BOTS}

        for bot in BOTS:
            await _person(person, address, bot, 1)  # the workers are there then
        await wait("alone")
        crowd: list[asyncio.Task[None]] = []
        sat = [asyncio.Event() for _ in range(tables)]
        try:
            clients = [await client(stack, address, 1 + n) for n in range(addresses)]
            for number in range(tables):
                at = number % addresses
                source = f"127.0.0.{at + 3}"
                one = _one_of_crowd(clients[at], address, source, sat[number], answers)
                crowd.append(asyncio.create_task(one))
            seated = asyncio.create_task(_all(sat))
            async with asyncio.timeout(PATIENCE):  # none of the crowd ends, unless it fails
                await asyncio.wait({seated, *crowd}, return_when=asyncio.FIRST_COMPLETED)
            for task in (seated, *crowd):
                if task.done():
                    task.result()
            await wait("crowded")
        finally:
            for task in crowd:
                task.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
        await wait("afterwards")
    return answers


async def main(tables: int = 254, addresses: int = 10) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder)) as address:
            print(await measure(address, tables, addresses))


if __name__ == "__main__":
    asyncio.run(main(*(int(word) for word in sys.argv[1:])))
