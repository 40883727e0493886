"""Tables as HTTP clients use them: each command answers with the table as it is afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tavolino.tables.application import Tables
from tavolino.tables.client_address import client_address
from tavolino.tables.commands.base import PlyCommand, TableCommand
from tavolino.tables.commands.playing import (
    ClaimTime,
    Close,
    Decline,
    NextRound,
    Offer,
    OfferKind,
    Resign,
    ResignGame,
)
from tavolino.tables.commands.seating import (
    DeviceToken,
    Free,
    Freed,
    Invite,
    Join,
    Leave,
    LinkDevice,
    Sit,
)
from tavolino.tables.commands.talk import Chat, Share
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

    async def ask(self, table: str, key: str, request: PlyCommand) -> Answer:
        """Play or undo."""
        try:
            ply = await self.live.do(table, key, request)
        except Refused as refusal:
            await self.presenter.explain(refusal, table, key)
            raise
        return Answer(request.id, ply, await self.presenter.see(table, key))

    async def do(self, table: str, key: str | None, command: TableCommand[Any]) -> TableSnapshot:
        await self.live.do(table, key, command)
        return await self.presenter.see(table, command.next_key or key)

    async def sit(
        self,
        table: str,
        token: str,
        name: str | None = None,
        key: str | None = None,
        holding: Sequence[str] = (),
    ) -> TableSnapshot:
        return await self.do(table, token, Sit(name, key, list(holding)))

    async def join(
        self, table: str, name: str | None, key: str, holding: Sequence[str] = ()
    ) -> Joined:
        command = Join(name=name, key=key, holding=list(holding))
        seat = await self.live.do(table, None, command)
        return Joined(seat, await self.presenter.see(table, key))

    async def say(
        self,
        table: str,
        key: str | None,
        text: str,
        name: str | None = None,
        request: str | None = None,
        client: str = "",
    ) -> TableSnapshot:
        token = client_address.set(client)
        try:
            return await self.do(table, key, Chat(text, name, id=request))
        finally:
            client_address.reset(token)

    async def offer(self, table: str, key: str, what: OfferKind) -> TableSnapshot:
        return await self.do(table, key, Offer(what))

    async def decline(self, table: str, key: str, what: OfferKind) -> TableSnapshot:
        return await self.do(table, key, Decline(what))

    async def resign(self, table: str, key: str) -> TableSnapshot:
        return await self.do(table, key, Resign())

    async def resign_game(self, table: str, key: str) -> TableSnapshot:
        return await self.do(table, key, ResignGame())

    async def claim_time(self, table: str, key: str) -> TableSnapshot:
        return await self.do(table, key, ClaimTime())

    async def next_round(self, table: str, key: str) -> TableSnapshot:
        return await self.do(table, key, NextRound())

    async def close(self, table: str, owner: str) -> TableSnapshot:
        return await self.do(table, owner, Close())

    async def leave(self, table: str, key: str) -> str:
        return await self.live.do(table, key, Leave())

    async def device_link(self, table: str, key: str) -> DeviceToken:
        return await self.live.do(table, key, LinkDevice())

    async def invite(self, table: str, owner: str, seat: int) -> str:
        return await self.live.do(table, owner, Invite(seat))

    async def free(self, table: str, owner: str, seat: int) -> Freed:
        return await self.live.do(table, owner, Free(seat))

    async def share(self, table: str, key: str, game: int, others: str | None = None) -> None:
        await self.live.do(table, key, Share(game, others))
