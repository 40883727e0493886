"""Hidden means hidden, over the wire: for two tables that a seat cannot tell apart, every byte that
the server sends to that seat and to spectators is the same; so are its metrics and logs.

The server knows no game: it sends what the application answers, and `tests/tables/test_hidden.py`
compares all answers for every seat of every variant. So all that can be asked goes over the wire
for one variant of each game; for the others a whole game does, in words to a seat and as data to a
spectator, to the seat that is to move.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
import sqlalchemy

import tavolino
from tavolino.core.contract import Json, Options
from tavolino.server.logs import JsonLines
from tavolino.server.state import ServerState, encode
from tavolino.store import SqlStore, migrate
from tavolino.tables.commands.playing import Play
from tests.conftest import variant_id, variants
from tests.repeats import REPEATS
from tests.server.live_server import LiveServer, Socket, open_live_server, seat_all
from tests.tables.harness import FakeClock
from tests.tables.indistinguishable_tables import a_game, same, tables_alike, tables_of
from tests.tables.tables_client import ClientTables
from tests.tables.test_hidden import COMMANDS, QUICK

WHOLE = [*QUICK, ("tabula-rasa", {"players": 3})]
PLIES = 12
TRIED = ["?", "claim 1", "r1@1", "pass", "scout"]
# What takes time takes another time each time.
TIMES = re.compile(rb"tavolino_move_seconds_(sum|bucket).*|.*_created.*")


@cache
def no_tables() -> bytes:
    """An empty database. Making one takes a while."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        engine = sqlalchemy.create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            migrate.upgrade(connection)
        engine.dispose()
        return file.read_bytes()


class ReusedServer:
    """A server that gets a new state for each table, with its own store, metrics and sockets.
    Building one server per table would take too long."""

    def __init__(self, live_server: LiveServer, folder: Path) -> None:
        self.live_server = live_server
        self._folder = folder
        self._count = 0

    @asynccontextmanager
    async def with_table(self, record: Json, fake_clock: FakeClock) -> AsyncIterator[ClientTables]:
        self._count += 1
        file = self._folder / f"{self._count}.db"
        file.write_bytes(no_tables())
        store = await SqlStore.open(f"sqlite:///{file}")
        tables = tables_of(record, store, fake_clock)
        await tables.start(keep=False)
        try:
            settings = self.live_server.state.settings
            self.live_server.app.state.server = ServerState(settings, store, tables)
            yield tables
        finally:
            await tables.stop()
            await store.close()


@pytest.fixture
async def reused_server(tmp_path: Path) -> AsyncIterator[ReusedServer]:
    file = tmp_path / "live_server.db"
    file.write_bytes(no_tables())
    async with open_live_server(f"sqlite:///{file}") as live_server:
        yield ReusedServer(live_server, tmp_path)


class Guests:
    """A seat and a spectator with their sockets, and all that they got."""

    def __init__(self, live_server: LiveServer, sockets: dict[str, Socket]) -> None:
        self.got: list[bytes] = []
        self.sockets = sockets
        self._live_server = live_server

    async def see(self) -> None:
        """Both look at a table that has changed."""
        for socket in self.sockets.values():
            self.got.append(encode(await socket.next()))

    async def ask(
        self, method: str, path: str, key: str, body: Any = None, **query: Any
    ) -> httpx.Response:
        path = f"/tables/table{path}"
        answer = await self._live_server.ask(method, path, key, body, language="de", **query)
        self.got.append(f"{answer.status_code}".encode() + answer.content)
        return answer

    async def act(self, method: str, path: str, key: str, body: Any = None) -> None:
        """Ask for something; if it is done, the table has changed."""
        if (await self.ask(method, path, key, body)).is_success:
            await self.see()

    async def say(self, key: str, kind: str, reply: str = "answer", **message: Any) -> None:
        socket = self.sockets[key]
        await socket.send(type=kind, **message)
        self.got.append(encode(await socket.next(reply)))


async def everything(
    live_server: LiveServer,
    tables: ClientTables,
    record: Json,
    seat: int,
    fake_clock: FakeClock,
    whole: bool,
) -> list[bytes]:
    """Play a game, and ask for all that a seat and a spectator can ask for, as it comes over the
    wire. What the others do is nothing that the seat is sent."""
    options = tavolino.load(record).options
    seats = [{"open": True}] * len(record["players"])
    created = await live_server.create(
        record["game"], dict(options), seats=seats, public=True, hints=True
    )
    listed = (await live_server.ask("GET", "/tables")).content
    keys = await seat_all(live_server, created)
    own, spectator = keys[seat], created["spectator"]
    async with (
        live_server.socket("table", own, language="de") as socket,
        live_server.socket("table", spectator, language="de" if whole else None) as other_socket,
    ):
        guests = Guests(live_server, {own: socket, spectator: other_socket})
        await guests.see()
        for ply, entry in enumerate(record["moves"], 1):
            fake_clock.advance(1)
            if entry["player"] == seat:
                body = {"id": f"{ply}", "ply": ply, "move": entry["move"]}
                await guests.act("POST", "/moves", own, body)
            else:
                move = Play(f"{ply}", ply, entry["move"])
                await tables.live.do("table", keys[entry["player"]], move)
                await guests.see()
        for key in (own, spectator) if whole else (own,):
            await ask_all(guests, key, len(record["moves"]), whole)
        if whole:
            await do_all(guests, own, spectator, len(record["moves"]) + 1)
        metrics = (await live_server.http.get("/metrics")).content
    return [listed, *guests.got, TIMES.sub(b"", metrics)]


async def ask_all(guests: Guests, key: str, last: int, whole: bool) -> None:
    """All that changes nothing."""
    legal = (await guests.ask("GET", "", key)).json()["view"]["legal"]
    await guests.ask("GET", "/record", key)
    await guests.ask("GET", "/replay", key, after=last, whole=True)
    await guests.ask("GET", "/replay", key, after=last, onlooker="open")
    await guests.say(key, "preview", moves=[*legal, *TRIED])
    tried = [move for move in TRIED if move not in legal]
    for move in (*legal[:1], *tried):
        await guests.ask("GET", "/why-not", key, move=move)
    for number, move in enumerate(tried if whole else tried[:2]):
        body = {"id": f"try {number}", "ply": last + 1, "move": move}
        if number % 2:
            await guests.ask("POST", "/moves", key, body)
        else:
            await guests.say(key, "play", "error", **body)
    for line in (*COMMANDS, *TRIED) if whole else ("table", "why claim 1"):
        await guests.say(key, "command", line=line)
    if not whole:
        return
    for after in range(last + 2):  # the last of them is none
        await guests.ask("GET", "/replay", key, after=after)
    for onlooker in ("0", "1", "spectator"):
        await guests.ask("GET", "/replay", key, after=last, onlooker=onlooker)
    await guests.ask("POST", "/moves", key, {"id": "late", "ply": 0, "move": "r1@1"})
    await guests.ask("POST", "/games/0/analysis/0", key)
    await guests.ask("POST", "/games/0/review", key)
    await guests.ask("POST", "/games/0/play-on", key, {"after": 0})
    await guests.ask("GET", "/review-progress", key)
    await guests.ask("POST", "/claim-time", key)
    await guests.ask("POST", "/next-round", key)
    await guests.say(key, "language", language="el")
    guests.got.append(encode(await guests.sockets[key].next()))


async def do_all(guests: Guests, own: str, spectator: str, ply: int) -> None:
    """All that changes the table, or would."""
    for key in (own, spectator):
        await guests.act("POST", "/chat", key, {"text": "hello"})
        await guests.act("POST", "/hint", key)
        await guests.act("POST", "/undo", key, {"id": "undo", "ply": ply})
        for what in ("draw", "takeback"):
            await guests.act("POST", f"/offers/{what}", key)
            await guests.act("DELETE", f"/offers/{what}", key)
    for key in (spectator, own):
        await guests.act("POST", "/resign", key)
        await guests.ask("GET", "", key)


async def check(
    name: str,
    options: Options,
    reused_server: ReusedServer,
    log: pytest.LogCaptureFixture,
    whole: bool,
) -> None:
    log.set_level(logging.DEBUG, logger="tavolino")
    records = a_game(name, options, seed=7, plies=PLIES)
    to_move = tavolino.load(records[-1]).player
    assert to_move is not None
    for seat in (to_move, (to_move + 1) % len(records[0]["players"])) if whole else (to_move,):
        told = []
        for record in tables_alike(records, seat):
            log.clear()
            fake_clock = FakeClock()
            async with reused_server.with_table(record, fake_clock) as tables:
                got = await everything(
                    reused_server.live_server, tables, record, seat, fake_clock, whole
                )
            lines = [json.loads(JsonLines().format(line)) for line in log.records]
            kept = [line for line in lines if line["from"].startswith("tavolino")]
            told.append([*got, *(encode(line | {"ms": None, "at": None}) for line in kept)])
        same(*told)


@pytest.mark.parametrize(("name", "options"), WHOLE[:1], ids=variant_id)
async def test_what_a_seat_cannot_tell_apart_the_server_does_not_either(
    name: str, options: Options, reused_server: ReusedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await check(name, options, reused_server, caplog, whole=True)


@REPEATS
@pytest.mark.parametrize(("name", "options"), WHOLE[1:], ids=variant_id)
async def test_the_same_for_every_other_game(
    name: str, options: Options, reused_server: ReusedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await check(name, options, reused_server, caplog, whole=True)


@REPEATS
@pytest.mark.parametrize(
    ("name", "options"), [each for each in variants() if each not in WHOLE], ids=variant_id
)
async def test_a_game_of_every_other_variant(
    name: str, options: Options, reused_server: ReusedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await check(name, options, reused_server, caplog, whole=False)
