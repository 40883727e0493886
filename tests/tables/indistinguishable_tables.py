"""Tables that a seat cannot tell apart, and an application that has one of them and no other."""

from __future__ import annotations

import copy
import itertools
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import tavolino
from tavolino.core.contract import SPECTATOR, Json, Options
from tavolino.tables.clock import Span
from tavolino.tables.engine import Analysis, EngineRequest, Progress
from tavolino.tables.engine_queue import Job
from tavolino.tables.log import (
    Change,
    Cursor,
    Entry,
    Header,
    Note,
    OldKind,
    OpenTable,
    Store,
    Stored,
)
from tavolino.tables.push import PushSubscription
from tests.tables.harness import FakeClock, NeverBusy
from tests.tables.tables_client import ClientTables

TIMES, SWAPS = 4, 10


def places(setup: Any) -> Iterator[tuple[list[Any], int]]:
    """Every place of a card in the setup of a record."""
    if isinstance(setup, dict):
        for name, value in setup.items():
            if name != "strips":
                yield from places(value)
    elif isinstance(setup, list):
        for number, value in enumerate(setup):
            if isinstance(value, list):
                yield from places(value)
            else:
                yield setup, number


def looks(record: Json, seat: int) -> Iterator[Any]:
    """All that a seat and a spectator have seen of a game, from now back to its deal; None if it
    cannot be played."""
    moves = [entry["move"] for entry in record["moves"]]
    try:
        moments = [tavolino.load({**record, "moves": []})]
        for move in moves:
            moments.append(moments[-1].copy())
            moments[-1].play(move)
    except tavolino.TavolinoError:
        yield None
        return
    for game, move in reversed(list(itertools.zip_longest(moments, moves))):
        see = game.views()
        yield [(see(each), move and game.seen_move(move, each)) for each in (seat, SPECTATOR)]


def twin(record: Json, seat: int, rng: random.Random) -> Json | None:
    """A record that the seat cannot tell from the given one, though cards lie elsewhere. Cards
    change places as long as nothing shows now; a few at a time, nothing may ever have shown."""
    game = tavolino.load(record)
    seen = list(looks(record, seat))
    found = None
    for _ in range(TIMES):
        tried = record | {"setup": copy.deepcopy((found or record)["setup"])}
        pairs = list(itertools.combinations(places(tried["setup"]), 2))
        for (pile, one), (other_pile, other) in rng.sample(pairs, min(SWAPS, len(pairs) // 2)):
            pile[one], other_pile[other] = other_pile[other], pile[one]
            if next(looks(tried, seat)) != seen[0]:
                pile[one], other_pile[other] = other_pile[other], pile[one]
        if tavolino.load(tried) != game and list(looks(tried, seat)) == seen:
            found = tried
    return found


def a_game(name: str, options: Options, seed: int, plies: int) -> list[Json]:
    """The records of a game of moves at random: of its deal, and after each move."""
    game = tavolino.new(name, seed=seed, **options)
    rng = random.Random(seed)
    records = []
    for _ in range(plies + 1):
        records.append(json.loads(json.dumps(game.record())) | {"seed": None})
        game.play(rng.choice(game.legal))
        if game.over:
            break
    return records


def tables_alike(records: list[Json], seat: int) -> tuple[Json, Json]:
    """The last of these records that has a twin for a seat, and that twin. Small games hide nothing
    any more towards their end."""
    rng = random.Random(seat)
    for record in reversed(records):
        other = twin(record, seat, rng)
        if other is not None:
            return record, other
    raise AssertionError(f"no table could be found that seat {seat} cannot tell apart")


def same(one: list[bytes], two: list[bytes]) -> None:
    """Both were sent the same. (Pytest would take minutes to find where long texts differ.)"""
    for this, that in zip(one, two, strict=True):
        if this != that:
            differ = (n for n, (a, b) in enumerate(zip(this, that, strict=False)) if a != b)
            start = max(0, next(differ, 0) - 100)
            raise AssertionError(f"{this[start:][:300]!r} differs from {that[start:][:300]!r}")


class SameEngine(NeverBusy):
    """Gives hints that depend on everything that a request reveals."""

    async def choose(self, request: EngineRequest, job: Job) -> str:
        raise NotImplementedError

    async def analyse(self, request: EngineRequest, job: Job) -> Analysis:
        asked = [request.view, request.seat, request.sampler.table.tobytes().hex()]
        return Analysis(str(hash(json.dumps(asked))), 0.5)

    async def review(self, record: Json, tell: Progress, job: Job) -> Json:
        raise NotImplementedError


def tables_of(record: Json, store: Store, fake_clock: FakeClock) -> ClientTables:
    """An application that deals this record, and hands out keys in order."""
    numbers = itertools.count()
    return ClientTables(
        store,
        SameEngine(),
        now=fake_clock,
        monotonic=fake_clock.monotonic,
        dealer=lambda rules, options, first: tavolino.load({**record, "moves": []}),
        new_key=lambda: f"key-{next(numbers)}",
        new_id=lambda: "table",
    )


@dataclass
class SingleTableStore:
    """A store for one table; nothing is read back that the application does not have in memory."""

    stored: Stored | None = None

    async def create(self, header: Header, change: Change) -> None:
        self.stored = Stored(header, change.entries, change.notes)

    async def append(self, change: Change) -> None:
        pass

    async def load(self, table: str) -> Stored | None:
        return self.stored

    async def since(self, table: str, cursor: Cursor) -> tuple[Sequence[Entry], Sequence[Note]]:
        raise NotImplementedError

    async def open_tables(
        self, game: str | None, before: tuple[float, str] | None, limit: int
    ) -> Sequence[OpenTable]:
        raise NotImplementedError

    async def cursors(self, tables: Sequence[str]) -> dict[str, Cursor]:
        raise NotImplementedError

    async def waiting_for_bots(
        self, idle_since: float, limit: int, after: str = ""
    ) -> Sequence[str]:
        return ()

    async def start_up(self, now: float) -> Sequence[Span]:
        return ()

    async def beat(self, now: float, longest_gap: float) -> Sequence[Span]:
        return ()

    async def jump(self, left: float, reached: float) -> Sequence[Span]:
        raise NotImplementedError

    async def may_clear(self, now: float) -> int:
        raise NotImplementedError

    async def ping(self, now: float) -> None:
        raise NotImplementedError

    async def clear(self, kind: OldKind, idle_since: float, limit: int) -> Sequence[str]:
        raise NotImplementedError

    async def add_transfer(
        self, transfer: str, body: bytes, until: float, now: float, most: int
    ) -> bool:
        raise NotImplementedError

    async def take_transfer(self, transfer: str, now: float) -> bytes | None:
        raise NotImplementedError

    async def clear_transfers(self, now: float) -> None:
        raise NotImplementedError

    async def keep_push(self, subscription: PushSubscription) -> None:
        raise NotImplementedError

    async def claim_pushes(
        self, table: str, keys: Sequence[str], ply: int, now: float, told_before: float
    ) -> Sequence[PushSubscription]:
        raise NotImplementedError

    async def keep_only_pushes(self, table: str, keys: Sequence[str]) -> None:
        raise NotImplementedError

    async def drop_push(self, table: str, key: str, endpoint: str | None = None) -> None:
        raise NotImplementedError
