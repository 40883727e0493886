"""Nothing lost: the server is killed with SIGKILL at random moments under load. Every move that was
acknowledged is there afterwards, none is there twice, and all tables go on to their end."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
from collections import Counter
from dataclasses import dataclass, field

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tavolino.core.contract import Json
from tavolino.store import SqlStore
from tests.databases import postgres, postgres_url, sqlite_url, url
from tests.faults.victim import Victim

__all__ = ["postgres", "postgres_url", "sqlite_url", "url"]

KILLS = int(os.environ.get("TAVOLINO_KILLS", "30"))
# By the database: how often the server is killed, and how many tables are played at.
BURDENS = {"sqlite": (KILLS, 12), "postgresql": (KILLS // 5, 3)}
GONE = (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError, TimeoutError, EOFError)


@dataclass
class Guest:
    """A stubborn one: comes back whenever the server is gone, and repeats what was not answered."""

    address: str
    table: str
    key: str
    rng: random.Random
    acknowledged: dict[str, tuple[int, str]] = field(default_factory=dict)
    games: int = 0
    open_request: Json | None = None

    async def play(self, tables: set[str]) -> None:
        """As long as the own table is among these."""
        while self.table in tables:
            try:
                await self._sit_at_socket(tables)
            except GONE:
                await asyncio.sleep(0.02)

    async def _sit_at_socket(self, tables: set[str]) -> None:
        url = self.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        async with connect(url, compression=None, open_timeout=5, close_timeout=0.1) as socket:
            await socket.send(json.dumps({"type": "hello", "key": self.key}))
            if self.open_request is not None:
                await socket.send(json.dumps(self.open_request))
            while self.table in tables:
                async with asyncio.timeout(5):
                    message = json.loads(await socket.recv())
                request = self._answer(message)
                if request is not None:
                    await socket.send(json.dumps(request))

    def _answer(self, message: Json) -> Json | None:
        if message["type"] == "answer" and self.open_request is not None:
            asked = self.open_request
            if message.get("id") == asked["id"]:
                self.acknowledged[asked["id"]] = (message["ply"], asked["move"])
                self.open_request = None
        elif message["type"] == "error":
            if "id" in message:
                assert message["code"] in ("stale_ply", "not_your_turn", "game_over"), message
                self.open_request = None
            else:  # the other's offer of a rematch was agreed to before
                assert message["code"] == "game_running", message
        elif message["type"] == "sight":
            if message["state"] == "over":
                self.games = message["game"] + 1
                return {"type": "offer", "what": "rematch"} if "rematch" in message["can"] else None
            legal = message["view"]["legal"]
            if legal and self.open_request is None:
                self.open_request = {
                    "type": "play",
                    "id": f"{self.rng.getrandbits(64):x}",
                    "ply": message["ply"],
                    "move": self.rng.choice(legal),
                }
                return self.open_request
        return None


async def set_up_tables(address: str, rng: random.Random, tables: int) -> list[Guest]:
    guests = []
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        for number in range(tables):
            game = ("schotten-totten", "tabula-rasa", "rat-hot")[number % 3]
            created = (await http.post("/api/tables", json={"game": game})).json()
            for invitation in created["invitations"]:
                key = secrets.token_urlsafe(16)
                answer = await http.post(
                    f"/api/tables/{created['table']}/sit",
                    json={"name": "Guest", "key": key},
                    headers={"Authorization": f"Bearer {invitation}"},
                )
                assert answer.status_code == 200
                guests.append(Guest(address, created["table"], key, random.Random(rng.random())))
    return guests


async def check_nothing_lost(url: str, guests: list[Guest]) -> int:
    """What was acknowledged is stored, once, as it was answered; how many moves that were."""
    store = await SqlStore.open(url)
    try:
        for table in {guest.table for guest in guests}:
            stored = await store.load(table)
            assert stored is not None
            assert [entry.ply for entry in stored.entries] == list(range(len(stored.entries)))
            requests = Counter(entry.request for entry in stored.entries if entry.request)
            assert all(count == 1 for count in requests.values())
            for guest in guests:
                if guest.table == table:
                    for request, (ply, move) in guest.acknowledged.items():
                        entry = stored.entries[ply]
                        assert (entry.request, entry.body["move"]) == (request, move)
    finally:
        await store.close()
    return sum(len(guest.acknowledged) for guest in guests)


@pytest.mark.slow
async def test_no_acknowledged_move_is_lost_however_often_the_server_is_killed(
    url: str,
) -> None:
    kills, burden = BURDENS[url.partition(":")[0]]
    rng = random.Random(1)
    victim = Victim(url)
    tables: set[str] = set()
    try:
        await victim.start()
        guests = await set_up_tables(victim.address, rng, burden)
        tables.update(guest.table for guest in guests)
        playing = [asyncio.create_task(guest.play(tables)) for guest in guests]
        for kill in range(kills):
            await asyncio.sleep(rng.uniform(0.02, 0.4))
            await victim.kill()
            if kill % 10 == 9 or kill == kills - 1:
                await check_nothing_lost(url, guests)
            await victim.start()
        before = await check_nothing_lost(url, guests)
        finished = {guest.key: guest.games for guest in guests}
        async with asyncio.timeout(120):  # all tables go on, to the end of the game they are in
            while tables:
                await asyncio.sleep(0.1)
                tables &= {each.table for each in guests if each.games == finished[each.key]}
                for task in playing:
                    assert not task.done() or task.result() is None
        await victim.stop()
        await asyncio.gather(*playing)
        after = await check_nothing_lost(url, guests)
        assert after > before > kills
    finally:
        tables.clear()
        victim.close()
