"""An application for tests: a real store, a clock that the test sets, bots that answer at once."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

import tavolino
from tavolino.core.contract import Json, Options, Rules
from tavolino.core.game import Game
from tavolino.store import SqlStore
from tavolino.tables import keys
from tavolino.tables.bus import Bus
from tavolino.tables.commands.base import Context
from tavolino.tables.commands.playing import Play, Undo
from tavolino.tables.engine import Analysis, EngineRequest, Progress
from tavolino.tables.engine_queue import Job
from tavolino.tables.errors import Code, Refused
from tavolino.tables.limits import Limits
from tavolino.tables.lobby import Created
from tavolino.tables.push import PushSender
from tavolino.tables.snapshot import TableSnapshot
from tavolino.tables.table_spec import SeatSpec, TableSpec
from tests.tables.tables_client import Answer, ClientTables

NOON = 1_800_000_000.0

BOT = SeatSpec(bot="random")
PERSON = SeatSpec()
OPEN_SEAT = SeatSpec(open=True)


@dataclass
class FakeClock:
    """The time of day, as the test sets it."""

    at: float = NOON
    off: float = 0  # by how much the wall clock is wrong

    def __call__(self) -> float:
        return self.at + self.off

    def monotonic(self) -> float:
        return self.at

    def advance(self, seconds: float) -> None:
        self.at += seconds

    def jump(self, seconds: float) -> None:
        """The wall clock is set; no time passes."""
        self.off += seconds


class NeverBusy:
    """Of an engine that answers at once: nobody ever waits for it."""

    def hurry(self, table: str, client: str) -> None:
        pass

    def expected(self) -> Mapping[str, float]:
        return {}


@dataclass
class QuickEngine(NeverBusy):
    """A real engine without other processes: any legal move. Keeps what it was asked."""

    rng: random.Random = field(default_factory=lambda: random.Random(1))
    asked: list[EngineRequest] = field(default_factory=list)
    reviewed: list[Json] = field(default_factory=list)

    async def choose(self, request: EngineRequest, job: Job) -> str:
        self.asked.append(request)
        legal: list[str] = request.view["legal"]
        return self.rng.choice(legal)

    async def analyse(self, request: EngineRequest, job: Job) -> Analysis:
        self.asked.append(request)
        return Analysis(request.view["legal"][0], 0.5)

    async def review(self, record: Json, tell: Progress, job: Job) -> Json:
        self.reviewed.append(record)
        return {"moves": len(record["moves"])}


def context(now: float = 0, **limits: Any) -> Context:
    """What commands are decided with."""
    return Context(Limits(**limits), seeded_dealer(7), keys.new_key, 0, now)


def seeded_dealer(seed: int) -> Callable[[Rules, Options, int | None], Game]:
    """Deals that come out the same in every run, one after the other."""
    seeds = iter(range(seed, seed + 1000))

    def deal(rules: Rules, options: Options, first: int | None) -> Game:
        return tavolino.new(rules.name, seed=next(seeds), first=first, **options)

    return deal


@dataclass
class Harness:
    url: str
    store: SqlStore
    tables: ClientTables
    fake_clock: FakeClock
    engine: QuickEngine


@asynccontextmanager
async def open_harness(
    url: str,
    fake_clock: FakeClock | None = None,
    bus: Bus | None = None,
    seed: int = 1,
    push: PushSender | None = None,
    **limits: Any,
) -> AsyncIterator[Harness]:
    fake_clock = fake_clock or FakeClock()
    engine = QuickEngine()
    store = await SqlStore.open(url)
    tables = ClientTables(
        store,
        engine,
        bus,
        limits=Limits(**limits),
        push=push,
        now=fake_clock,
        monotonic=fake_clock.monotonic,
        dealer=seeded_dealer(seed),
    )
    try:
        await tables.start(keep=False)
        yield Harness(url, store, tables, fake_clock, engine)
    finally:
        await tables.stop()
        await store.close()


@dataclass
class Guest:
    """Somebody with a key."""

    tables: ClientTables
    table: str
    key: str
    count: int = 0

    async def see(self) -> TableSnapshot:
        return await self.tables.presenter.see(self.table, self.key)

    async def play(self, move: str | None = None, **request: Any) -> Answer:
        """Play a move, the first legal one by default, as somebody who has just looked."""
        snapshot = await self.see()
        self.count += 1
        wanted: Json = {"id": f"{self.key[:4]}-{self.count}", "ply": snapshot.ply} | request
        return await self.tables.ask(
            self.table, self.key, Play(move=move or snapshot.view["legal"][0], **wanted)
        )

    async def undo(self, **request: Any) -> Answer:
        self.count += 1
        wanted: Json = {"id": f"{self.key[:4]}-{self.count}", "ply": (await self.see()).ply}
        return await self.tables.ask(self.table, self.key, Undo(**(wanted | request)))


def secret(table: str, seat: int) -> str:
    """What whoever sits down there makes up."""
    return f"a-secret-for-seat-{seat}-of-{table}"


async def sit_down(tables: ClientTables, created: Created, seat: int, name: str | None) -> Guest:
    """Somebody follows the invitation to a seat, with a secret of their own."""
    invitation, key = created.invitations[seat], secret(created.table, seat)
    assert invitation is not None
    await tables.sit(created.table, invitation, name, key)
    return Guest(tables, created.table, key)


async def set_up(harness: Harness, spec: TableSpec, *names: str) -> tuple[Created, list[Guest]]:
    """A table where all persons have sat down."""
    created = await harness.tables.lobby.create(spec)
    persons = [seat for seat, token in enumerate(created.invitations) if token is not None]
    guests = []
    for number, seat in enumerate(persons):
        name = names[number] if number < len(names) else f"Guest {number}"
        guests.append(await sit_down(harness.tables, created, seat, name))
    return created, guests


async def play_out(guests: list[Guest], seed: int = 1, moves: int = 10_000) -> TableSnapshot:
    """Play any legal moves, everybody in turn, to the end of the game or so many moves."""
    rng = random.Random(seed)
    for _ in range(moves):
        for guest in guests:
            snapshot = await guest.see()
            if snapshot.view["legal"]:
                await guest.play(rng.choice(snapshot.view["legal"]))
                break
        else:
            if snapshot.state == "over":
                break
    return await guests[0].see()


async def refused(act: Awaitable[Any], code: Code, match: str | None = None) -> Refused:
    """The refusal of an act, which has to come, with that code."""
    with pytest.raises(Refused, match=match) as refusal:
        await act
    assert refusal.value.code is code, refusal.value
    return refusal.value
