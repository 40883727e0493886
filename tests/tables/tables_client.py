"""Tables as HTTP clients use them: each command answers with the table as it is afterwards."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import Any

from tavolino.tables.application import Tables
from tavolino.tables.commands import Move, OfferKind, Request
from tavolino.tables.engine import Engine
from tavolino.tables.errors import Refused
from tavolino.tables.snapshot import TableSnapshot


@dataclass(frozen=True)
class Answer:
    id: str
    ply: int
    snapshot: TableSnapshot


@dataclass(frozen=True)
class Joined:
    seat: int
    snapshot: TableSnapshot


class ClientTables(Tables):
    def use_engine(self, engine: Engine) -> None:
        """From now on."""
        self.bots.engine = self.archive.engine = engine

    async def play(self, table: str, key: str, move: Move) -> Answer:
        return await self._answer(table, key, move, self.commands.play(table, key, move))

    async def undo(self, table: str, key: str, request: Request) -> Answer:
        return await self._answer(table, key, request, self.commands.undo(table, key, request))

    async def _answer(self, table: str, key: str, request: Request, done: Awaitable[int]) -> Answer:
        try:
            ply = await done
        except Refused as refusal:
            await self.presenter.explain(refusal, table, key)
            raise
        return Answer(request.id, ply, await self.presenter.see(table, key))

    async def sit(
        self,
        table: str,
        token: str,
        name: str | None = None,
        key: str | None = None,
        holding: Sequence[str] = (),
    ) -> TableSnapshot:
        await self.commands.sit(table, token, name, key, holding)
        return await self.presenter.see(table, token if key is None else key)

    async def join(
        self, table: str, name: str | None, key: str, holding: Sequence[str] = ()
    ) -> Joined:
        seat = await self.commands.join(table, name, key, holding)
        return Joined(seat, await self.presenter.see(table, key))

    async def say(self, table: str, key: str | None, *given: Any, **named: Any) -> TableSnapshot:
        await self.commands.say(table, key, *given, **named)
        return await self.presenter.see(table, key)

    async def offer(self, table: str, key: str, what: OfferKind) -> TableSnapshot:
        await self.commands.offer(table, key, what)
        return await self.presenter.see(table, key)

    async def decline(self, table: str, key: str, what: OfferKind) -> TableSnapshot:
        await self.commands.decline(table, key, what)
        return await self.presenter.see(table, key)

    async def resign(self, table: str, key: str) -> TableSnapshot:
        await self.commands.resign(table, key)
        return await self.presenter.see(table, key)

    async def resign_game(self, table: str, key: str) -> TableSnapshot:
        await self.commands.resign_game(table, key)
        return await self.presenter.see(table, key)

    async def claim_time(self, table: str, key: str) -> TableSnapshot:
        await self.commands.claim_time(table, key)
        return await self.presenter.see(table, key)

    async def next_round(self, table: str, key: str) -> TableSnapshot:
        await self.commands.next_round(table, key)
        return await self.presenter.see(table, key)

    async def close(self, table: str, owner: str) -> TableSnapshot:
        await self.commands.close(table, owner)
        return await self.presenter.see(table, owner)
