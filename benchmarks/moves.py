"""What a move costs in the application alone, without sockets and without a disk.

    python -m benchmarks.moves [GAME ...] [--tables 50] [--moves 600] [--language en]

Two players and a spectator watch each table. A move is decided and applied, and the three messages
that tell of it are made: with words, as every page asks for them, or with `--language ""` without.
CPU is that of the thread, the least of several runs.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from tavolino.core import registry
from tavolino.server.ndjson import snapshot_line
from tavolino.server.run import tune_garbage_collector, warm_up
from tavolino.tables.application import Tables
from tavolino.tables.commands.playing import Play
from tavolino.tables.log import Change, Header, Stored
from tavolino.tables.table_spec import OwnSeat, SeatSpec, TableSpec
from tavolino.tables.watch import Watch
from tavolino.text.language import ENGLISH

RUNS = 5


class NoDisk:
    """A store that keeps new tables until they are read, and says yes to everything else."""

    def __init__(self) -> None:
        self._new: dict[str, Stored] = {}

    async def create(self, header: Header, change: Change) -> None:
        self._new[header.id] = Stored(header, change.entries, change.notes)

    async def load(self, table: str) -> Stored:
        return self._new.pop(table)

    async def append(self, change: Change) -> None:
        pass


@dataclass
class Seated:
    table: str
    keys: Sequence[str]
    watches: Sequence[Watch]


class Players:
    """Who plays any legal moves at many tables, one after the other."""

    def __init__(self, game: str, language: str | None, stack: AsyncExitStack) -> None:
        store: Any = NoDisk()
        engine: Any = SimpleNamespace(hurry=lambda table, client: None)  # no bot plays
        self._tables = Tables(store, engine)
        self._game = game
        self._language = language
        self._stack = stack
        self._rng = random.Random(1)
        self._seconds = 0.0

    async def sit_down(self) -> Seated:
        keys = [secrets.token_urlsafe(16) for _ in range(2)]
        own = {seat: OwnSeat(key, "Guest") for seat, key in enumerate(keys)}
        spec = TableSpec(self._game, seats=(SeatSpec(), SeatSpec()), own=own)
        created = await self._tables.lobby.create(spec)
        watches = [
            await self._stack.enter_async_context(self._tables.presenter.watch(created.table, key))
            for key in (*keys, created.spectator)
        ]
        for watch in watches:
            watch.look_now()
        return Seated(created.table, keys, watches)

    async def play(self, seated: list[Seated], moves: int) -> float:
        """Play so many moves; the seconds that each of them took."""
        self._seconds = 0.0
        for number in range(moves):
            at = number % len(seated)
            if not await self._move(seated[at]):
                seated[at] = await self.sit_down()
                await self._move(seated[at])
        return self._seconds / moves

    async def _move(self, seated: Seated) -> bool:
        """Whether the game was not over yet."""
        table = self._tables.live.tables[seated.table].table
        assert table is not None
        seat = table.round.player
        if seat is None:
            return False
        move = Play(f"{table.ply}", table.ply, self._rng.choice(table.round.game.legal))
        start = time.thread_time()
        await self._tables.live.do(seated.table, seated.keys[seat], move)
        for watch in seated.watches:
            snapshot = watch.look_now()
            assert snapshot is not None
            snapshot_line(snapshot, self._language)
        self._seconds += time.thread_time() - start
        return True


async def measure(game: str, language: str | None, tables: int, moves: int) -> float:
    warm_up([game])
    async with AsyncExitStack() as stack:
        players = Players(game, language, stack)
        seated = [await players.sit_down() for _ in range(tables)]
        tune_garbage_collector()
        await players.play(seated, tables * 8)
        return min([await players.play(seated, moves) for _ in range(RUNS)])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=600)
    parser.add_argument("--language", default=ENGLISH)
    given = parser.parse_args()
    for name in given.game or registry.names():
        seconds = asyncio.run(measure(name, given.language or None, given.tables, given.moves))
        print(f"{name:<18}{1e6 * seconds:>6.0f} µs per move")
