"""What every command has, and what it asks first. A command is decided on the table as it stands:
it becomes a `Change` of its log, or is refused. Nothing in this package waits, stores or sends
anything; `LiveTables.do` does that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from ...core.contract import SPECTATOR
from ..dealing import Dealer
from ..errors import Code, Refused
from ..limits import Limits
from ..log import Change, EntryKind
from ..table import Holder, Table
from ..text_input import LONGEST_ID, clean

Result = TypeVar("Result")

Id = Annotated[
    str, Meta(description="chosen by the client; it comes back with the answer or the error")
]
Ply = Annotated[int, Meta(description="the ply of the table as the client sees it")]


class Context(msgspec.Struct, frozen=True):
    """All that a command may use besides the table."""

    limits: Limits
    dealer: Dealer
    new_key: Callable[[], str]
    up_since: float  # nobody could come back to a table earlier
    now: float
    client: str = ""  # the address that asks, if it is known


class TableCommand(msgspec.Struct, Generic[Result], kw_only=True, tag_field="type"):
    """`Result` is what comes out for whoever asked."""

    id: Id | None = None

    needs_key: ClassVar[bool] = True
    keeps_id: ClassVar[bool] = False  # the id is part of what is asked, over HTTP as well

    @property
    def next_key(self) -> str | None:
        """The key that whoever asks continues with, if it is another one."""
        return None

    def decide_for(self, table: Table, key: str | None, context: Context) -> Change:
        """The change that the holder of a key asks for."""
        return self.decide(table, table.holder(key, context.now), context)

    def decide(self, table: Table, holder: Holder, context: Context) -> Change:
        raise NotImplementedError


class InternalCommand(TableCommand[None]):
    """What the application does by itself: no key is needed."""

    def decide_for(self, table: Table, key: str | None, context: Context) -> Change:
        return self.decide(table, Holder(SPECTATOR), context)


class PlyCommand(TableCommand[int]):
    """It becomes an entry at the ply that it names; the result is the ply. If it is sent again with
    the same id, it is answered again but done once."""

    id: Id
    ply: Ply

    keeps_id: ClassVar[bool] = True
    entry: ClassVar[EntryKind]

    def decide_for(self, table: Table, key: str | None, context: Context) -> Change:
        holder = table.holder(key, context.now)
        request_id = clean("id", self.id, LONGEST_ID)
        done = None if holder.seat is None else table.answers.get((holder.seat, request_id))
        if done is None:
            change = self.decide(table, holder, context)
            return replace(change, result=change.entries[0].ply)
        if done.kind != self.entry:  # the answer would say that this one was done
            raise Refused(Code.NOT_POSSIBLE, "refused-id-used")
        return nothing(table, done.ply)

    def check_ply(self, table: Table) -> None:
        if self.ply != table.ply:
            raise Refused(
                Code.STALE_PLY,
                "refused-stale",
                ply=str(table.ply),
                answered=str(self.ply),
                shows_table=True,
            )


def nothing(table: Table, result: Any = None) -> Change:
    return Change(table.header.id, result=result)


def check_open(table: Table) -> None:
    if table.closed:
        raise Refused(Code.TABLE_CLOSED, "refused-closed")


def check_owner(holder: Holder) -> None:
    if not holder.owner:
        raise Refused(Code.NOT_AUTHORISED, "refused-owner-only")


def own_seat(holder: Holder) -> int:
    if holder.seat is None:
        raise Refused(Code.NOT_AUTHORISED, "refused-only-looks-on")
    return holder.seat


def seated(table: Table, holder: Holder) -> int:
    """The seat of a holder who is playing."""
    seat = own_seat(holder)
    check_open(table)
    if not table.seats[seat].taken:
        raise Refused(Code.NOT_SEATED, "refused-not-seated")
    return seat


def playing(table: Table, holder: Holder) -> int:
    """The same, while a game is being played."""
    seat = seated(table, holder)
    if table.round.over:
        raise Refused(Code.GAME_OVER, "refused-over")
    return seat
