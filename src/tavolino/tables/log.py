"""What is stored of a table: a header that never changes, and two logs that only grow.

*Entries* change the game: a deal, a move, an undo, the end. Entry number `ply` of a table exists
only once, whoever writes it: that decides between two simultaneous moves. *Notes* change what is
around it: who sits where, offers, chat. They are numbered separately, so that a chat line never
makes a move stale. Nothing is ever deleted: an undo is an entry too. A table in memory is the sum
of both logs, and can be rebuilt from them at any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

from ..core.contract import Json, Onlooker
from .clock import Clock, Span
from .push import PushSubscription
from .table_spec import SeatSpec

EntryKind = Literal[
    "deal", "move", "undo", "takeback", "resign", "resign_game", "draw", "time", "close"
]
NoteKind = Literal[
    # seats and their keys; "key" occurs only at old tables
    "sit", "key", "free", "invite", "device_link", "device", "call", "present",
    "chat", "offer", "agree", "decline", "hint", "analysis", "review", "share",
]  # fmt: skip


@dataclass(frozen=True)
class Header:
    """What was chosen when a table was made. Keys are stored as digests; notes change what opens a
    seat."""

    id: str
    created: float
    game: str
    options: Json
    seats: tuple[SeatSpec, ...]
    rounds: int
    first: int | None
    clock: Clock
    public: bool
    hints: bool
    spectators: bool
    owner_digest: str
    spectator_digest: str
    # Digests of the invitations; None at seats of bots and of the person who set up the table. At
    # old tables (without `invitations`) they were the keys of the seats.
    seat_digests: tuple[str | None, ...]
    origin: Json | None = None  # the table, round and move that it continues
    invitations: bool = False


# Entries, notes and changes are made for every move; structs cost a tenth of dataclasses. They stay
# in memory and cannot be part of a cycle, so the garbage collector need not track them.


class Entry(msgspec.Struct, frozen=True, gc=False):
    ply: int
    round: int  # number of the game at the table, from 0
    kind: EntryKind
    seat: int | None
    body: Json
    at: float
    request: str | None = None  # the id that the seat gave its request


class Note(msgspec.Struct, frozen=True, gc=False):
    number: int
    kind: NoteKind
    seat: int | None
    body: Json
    at: float


NAMELESS_SPECTATOR = "spectator"  # is stored as the name of one who says something


class Cursor(NamedTuple):
    """How far somebody has read: how many entries and how many notes."""

    ply: int
    note: int


START = Cursor(0, 0)


class Listing(msgspec.Struct, frozen=True):
    """What lists of tables are made from. None: unchanged."""

    over: bool | None = None  # the match is over, or the table closed
    bot_to_move: bool | None = None
    open_seats: int | None = None
    started: bool | None = None  # a move was played here


# Each is a number of times within a number of seconds.
Rates = tuple[tuple[int, float], ...]


class RateCheck(msgspec.Struct, frozen=True):
    """What may be done only so often; `refusal` says so."""

    refusal: str
    client: Onlooker | str
    rates: Rates


class Change(msgspec.Struct, frozen=True):
    """What one command adds to a table: stored as a whole or not at all, after its rate was
    checked. `result` is for whoever asked."""

    table: str
    entries: tuple[Entry, ...] = ()
    notes: tuple[Note, ...] = ()
    listing: Listing = Listing()
    rate: RateCheck | None = None
    result: Any = None


@dataclass(frozen=True)
class Stored:
    header: Header
    entries: Sequence[Entry]
    notes: Sequence[Note]


@dataclass(frozen=True)
class OpenTable:
    """A public table with a free seat, as the list shows it."""

    id: str
    created: float
    game: str
    options: Json
    seats: tuple[SeatSpec, ...]
    rounds: int
    clock: Clock
    open_seats: int
    given: bool = False  # it continues a record or an earlier game
    host: str | None = None  # who set it up, if they sit there


# Tables that may be cleared after a while: their game is over, or nobody continues it, or it has
# never begun.
OldKind = Literal["finished", "abandoned", "unstarted"]


class Old(NamedTuple):
    """How many old tables there are, and when the first and the last of them were made."""

    tables: int
    first: float | None
    last: float | None


class Damaged(Exception):
    """What is stored of a table cannot be read. The text says where, but not what is there, since
    it is logged."""


@dataclass(frozen=True)
class DamagedTable:
    """In a list, in place of a table whose row cannot be read."""

    id: str
    created: float
    reason: str


class Overtaken(Exception):
    """Somebody else has already written that ply or that note."""


class StoreGone(Exception):
    """The database cannot be reached, or did not confirm that it has stored the change."""


class Store(Protocol):
    """Where tables are kept. Every method may raise `StoreGone`."""

    async def create(self, header: Header, change: Change) -> None:
        """Store a new table with its first entries."""

    async def append(self, change: Change) -> None:
        """Store a change durably before returning; raises `Overtaken` if a number is taken. Once
        begun it is completed: a task that is cancelled meanwhile is cancelled afterwards."""

    async def load(self, table: str) -> Stored | None:
        """All of a table, in order; None if there is no such table. Raises `Damaged` if it cannot
        be read."""

    async def since(self, table: str, cursor: Cursor) -> tuple[Sequence[Entry], Sequence[Note]]:
        """What came after a cursor, in order; raises `Damaged`."""

    async def cursors(self, tables: Sequence[str]) -> dict[str, Cursor]:
        """How far the logs of these tables go, for those that exist."""

    async def open_tables(
        self, game: str | None, before: tuple[float, str] | None, limit: int
    ) -> Sequence[OpenTable | DamagedTable]:
        """Public tables with an open seat, newest first, those `before` a (time, id)."""

    async def waiting_for_bots(
        self, idle_since: float, limit: int, after: str = ""
    ) -> Sequence[str]:
        """Tables where a bot is to move and nothing has happened since then, ordered by id, those
        `after` an id."""

    async def start_up(self, now: float) -> Sequence[Span]:
        """A server starts: a sign of life. The time since the last sign of any server is kept as
        down time, however short; so is a clock that was set back since. If it was, or the time
        is longer than a day, nothing is cleared for a day of running. Returns all down times."""

    async def beat(self, now: float, longest_gap: float) -> Sequence[Span]:
        """A sign of life of a running server; each change that it stores is one too. What others
        took for down time while this server was alive is removed: it was alive between two
        heartbeats that are no further apart than the gap. Returns all down times."""

    async def jump(self, left: float, reached: float) -> Sequence[Span]:
        """The clock of a running server is about to be set: that counts as down time, and nothing
        is cleared for a day of running. (If both are the same, it may be set soon.) Returns all
        down times."""

    async def may_clear(self, now: float) -> int:
        """How many old tables may be cleared at once: one in a hundred, but not after a jump of a
        clock."""

    async def ping(self, now: float) -> None:
        """Try everything that a move needs: its rows can be read, and written, which is taken back;
        and a sign of life can be stored, in the way that changes are stored."""

    async def clear(self, kind: OldKind, idle_since: float, limit: int) -> Sequence[str]:
        """Clear at most that many tables of a kind at which nothing was done since then; returns
        their ids. Down times from before the oldest table that is left are forgotten."""

    async def add_transfer(
        self, transfer: str, body: bytes, until: float, now: float, most: int
    ) -> bool:
        """Keep a ciphertext for one read until then; False if `most` are waiting already."""

    async def take_transfer(self, transfer: str, now: float) -> bytes | None:
        """The ciphertext, the first time; None if it was read or its time is up."""

    async def clear_transfers(self, now: float) -> None:
        """Clear ciphertexts whose time is up."""

    async def keep_push(self, subscription: PushSubscription) -> None:
        """Keep a subscription for Web Push, in place of that of the same key."""

    async def claim_pushes(
        self, table: str, keys: Sequence[str], ply: int, now: float, told_before: float
    ) -> Sequence[PushSubscription]:
        """The subscriptions of these keys that nobody has claimed for this ply, and that were last
        told something before then. Whoever claims one tells it, and nobody else."""

    async def keep_only_pushes(self, table: str, keys: Sequence[str]) -> None:
        """Drop the subscriptions of all other keys."""

    async def drop_push(self, table: str, key: str, endpoint: str | None = None) -> None:
        """Drop the subscription of a key; with an endpoint, unless it has another one by now."""
