"""What one onlooker is sent of a table: always the whole of it, and what has happened since they
last looked."""

from __future__ import annotations

import msgspec

from ..core.contract import Json, Onlooker
from .log import Cursor


class TableSnapshot(msgspec.Struct, frozen=True, eq=False, weakref=True):
    """Plain data, ready for JSON and to be read only: all who see the same share it. `cursor` says
    how far it reaches: give it back to get the events after it. `ply` is what the next move has to
    name."""

    table: str
    seat: Onlooker  # who looks
    invited: int | None  # the seat that they may sit down at
    ply: int
    cursor: Cursor
    state: str  # waiting, playing, over or closed
    about: Json  # what the table was made with
    seats: list[Json]
    round: int  # of the match, from 0
    game: int  # of the table, from 0
    points: list[int]
    outcome: Json | None  # of the round
    winners: list[int] | None  # of the match
    view: Json  # the game as the onlooker sees it, with the legal moves
    can: list[str]  # what this onlooker may ask for now, besides a move
    offers: list[Json]
    clock: Json | None
    events: list[Json]

    def json(self) -> Json:
        return msgspec.structs.asdict(self) | {"cursor": list(self.cursor)}
