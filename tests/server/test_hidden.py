"""Hidden means hidden, over the wire: for two tables that a seat cannot tell apart, every byte that
the server sends to that seat and to spectators is the same; so are its metrics and logs."""

from __future__ import annotations

import itertools
import json
import logging
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import tavolino
from tavolino.core.contract import Json, Options
from tavolino.server import app as server_app
from tavolino.server.desk import Desk
from tavolino.server.logs import JsonLines
from tavolino.store import SqlStore
from tavolino.tables.application import Tables
from tests.conftest import variant_id, variants
from tests.server import house as houses
from tests.server.house import House, open_house
from tests.tables.room import Hands
from tests.tables.test_hidden import COMMANDS, QUICK, SameThinker, twin

PLIES = 12
# What takes time takes another time each time.
TIMES = re.compile(rb"tavolino_move_seconds_(sum|bucket).*|.*_created.*")


def at_the_same_table(record: Json, monkeypatch: pytest.MonkeyPatch, hands: Hands) -> None:
    """Servers deal this record, hand out keys in order, and have one clock."""
    numbers = itertools.count()

    @asynccontextmanager
    async def open_desk(settings: Any, thinker: Any = None) -> AsyncIterator[Desk]:
        store = await SqlStore.open(settings.database_url)
        tables = Tables(
            store,
            SameThinker(),
            now=hands,
            dealer=lambda rules, options, first: tavolino.load({**record, "moves": []}),
            new_key=lambda: f"key-{next(numbers)}",
            new_id=lambda: "table",
        )
        await tables.start(keep=False)
        try:
            yield Desk(settings, store, tables)
        finally:
            await tables.stop()
            await store.close()

    monkeypatch.setattr(server_app, "open_desk", open_desk)
    monkeypatch.setattr(houses, "open_desk", open_desk)


async def everything(house: House, record: Json, seat: int, hands: Hands) -> list[bytes]:
    """All that a seat, a spectator and the owner can ask for, as it comes over the wire."""
    got: list[bytes] = []
    options = tavolino.load(record).options
    created = await house.create(record["game"], dict(options), public=True, hints=True)
    keys = created["seats"]
    for number, key in enumerate(keys):
        await house.ask("POST", "/tables/table/sit", key, {"name": f"Guest {number}"})

    async def ask(method: str, path: str, key: str, body: Any = None, **query: Any) -> None:
        answer = await house.ask(method, f"/tables/table{path}", key, body, language="de", **query)
        got.append(f"{answer.status_code}".encode() + answer.content)

    async with (
        house.socket("table", keys[seat], language="de") as own,
        house.socket("table", created["spectator"], language="de") as spectator,
    ):
        for socket in (own, spectator):
            got.append(json.dumps(await socket.next()).encode())
        for ply, entry in enumerate(record["moves"], 1):
            hands.turn(1)
            body = {"id": f"{ply}", "ply": ply, "move": entry["move"]}
            await house.ask("POST", "/tables/table/moves", keys[entry["player"]], body)
            for socket in (own, spectator):
                got.append(json.dumps(await socket.next()).encode())
        at = len(record["moves"]) + 1
        moves = ["?", "claim 1", "r1@1", "pass", "scout", *(m["move"] for m in record["moves"])]
        for key, socket in ((keys[seat], own), (created["spectator"], spectator)):
            legal = (await house.ask("GET", "/tables/table", key)).json()["view"]["legal"]
            await socket.send(type="preview", id="preview", moves=[*legal, *moves])
            got.append(json.dumps(await socket.next("answer")).encode())
            for line in (*moves, *COMMANDS, *(f"why {move}" for move in moves)):
                await socket.send(type="command", id=line, line=line)
                got.append(json.dumps(await socket.next("answer")).encode())
            await socket.send(type="language", id="language", language="el")
            got.append(json.dumps(await socket.next("answer")).encode())
            got.append(json.dumps(await socket.next()).encode())
            for number, move in enumerate(moves):
                if move not in legal:
                    body = {"id": f"try {number}", "ply": at, "move": move}
                    await ask("POST", "/moves", key, body)
                    await socket.send(type="play", **body)
                    got.append(json.dumps(await socket.next("error")).encode())
            await ask("GET", "", key)
            await ask("GET", "/record", key)
            for after in range(at):
                await ask("GET", "/replay", key, after=after)
                await ask("GET", "/replay", key, after=after, onlooker="open")
            await ask("POST", "/chat", key, {"text": "hello"})
            await ask("POST", "/hint", key)
            await ask("POST", "/games/0/analysis/0", key)
            await ask("POST", "/games/0/review", key)
            await ask("POST", "/undo", key, {"id": "undo", "ply": at})
            await ask("GET", "", key)
    metrics = (await house.http.get("/metrics")).content
    got.append(TIMES.sub(b"", metrics))
    return got


async def check(
    name: str,
    options: Options,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    log: pytest.LogCaptureFixture,
) -> None:
    game = tavolino.new(name, seed=7, **options)
    rng = random.Random(7)
    plies = [game.copy()]
    for _ in range(PLIES):
        game.play(rng.choice(game.legal))
        if game.over:
            break
        plies.append(game.copy())
    for game in reversed(plies):  # small games hide nothing any more towards their end
        record = json.loads(json.dumps(game.record())) | {"seed": None}
        seats = [seat for seat in range(len(game.players)) if twin(record, seat, rng) is not None]
        if seats:
            break
    assert seats, "no table could be found that a seat cannot tell apart"
    for seat in seats[:2]:
        other = None
        while other is None:
            other = twin(record, seat, rng)
        told = []
        for number, each in enumerate((record, other)):
            log.clear()
            hands = Hands()
            with monkeypatch.context() as patch:
                at_the_same_table(each, patch, hands)
                url = f"sqlite:///{folder / f'{seat}-{number}.db'}"
                async with open_house(url) as house:
                    got = await everything(house, each, seat, hands)
            lines = [json.loads(JsonLines().format(line)) for line in log.records]
            kept = [line for line in lines if line["from"].startswith("tavolino")]
            for line in kept:
                line.pop("ms", None)
                line.pop("at")
            told.append((got, kept))
        for one, two in zip(*told, strict=True):
            for this, that in zip(one, two, strict=True):
                assert this == that


@pytest.mark.parametrize(("name", "options"), [QUICK[0]], ids=variant_id)
async def test_what_a_seat_cannot_tell_apart_the_server_does_not_either(
    name: str,
    options: Options,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG, logger="tavolino")
    await check(name, options, tmp_path, monkeypatch, caplog)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options"),
    [variant for variant in variants() if variant != QUICK[0]],
    ids=variant_id,
)
async def test_the_same_for_every_other_variant(
    name: str,
    options: Options,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG, logger="tavolino")
    await check(name, options, tmp_path, monkeypatch, caplog)
