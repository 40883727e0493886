"""What an onlooker is sent of a table: always all of it, and what has happened since the last
snapshot."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ..core.contract import Json, Onlooker
from .log import Cursor

encode = msgspec.json.Encoder().encode


class OpenPart(msgspec.Struct, eq=False):
    """What everybody sees alike; read-only, and encoded once for all onlookers."""

    table: str
    ply: int
    cursor: Cursor
    state: str  # waiting, playing, over or closed
    about: Json  # what was chosen when the table was made
    about_json: msgspec.Raw
    seats: list[Json]
    seats_json: msgspec.Raw
    round: int  # of the match, from 0
    game: int  # of the table, from 0
    points: list[int]
    outcome: Json | None  # of the round
    winners: list[int] | None  # of the match
    offers: list[Json]
    _state_json: bytes | None = None

    def state_json(self) -> bytes:
        """From the ply to the winners of the match."""
        if self._state_json is None:
            part = {
                "ply": self.ply,
                "cursor": self.cursor,
                "state": self.state,
                "about": self.about_json,
                "seats": self.seats_json,
                "round": self.round,
                "game": self.game,
                "points": self.points,
                "outcome": self.outcome,
                "winners": self.winners,
            }
            self._state_json = encode(part)[1:-1]
        return self._state_json


class TableSnapshot(msgspec.Struct, eq=False):
    """Read-only: onlookers who see the same share it. `cursor` says how far it reaches: send it
    back to get the events after it. `ply` is the one that the next move has to name."""

    open_part: OpenPart
    seat: Onlooker  # who looks
    invited: int | None  # the seat that an invitation is for
    game_view: Any  # the game as the onlooker sees it, with the legal moves
    can: list[str]  # what this onlooker may do now, besides moving
    clock: Json | None
    events: list[Json]
    _json_text: bytes | None = None
    _view: Json | None = None
    lines: dict[str | None, bytes] | None = None  # encoded messages, by language

    def json_text(self) -> bytes:
        """The snapshot as JSON. The part that is the same for all onlookers is encoded only
        once."""
        if self._json_text is None:
            part = self.open_part
            own = {
                "view": self.game_view,
                "can": self.can,
                "offers": part.offers,
                "clock": self.clock,
                "events": self.events,
            }
            self._json_text = b"%b,%b,%b" % (
                _head(part.table, self.seat, self.invited),
                part.state_json(),
                encode(own)[1:],
            )
        return self._json_text

    def json(self) -> Json:
        """The same as data."""
        return {
            "table": self.table,
            "seat": self.seat,
            "invited": self.invited,
            "ply": self.ply,
            "cursor": list(self.cursor),
            "state": self.state,
            "about": self.about,
            "seats": self.seats,
            "round": self.round,
            "game": self.game,
            "points": self.points,
            "outcome": self.outcome,
            "winners": self.winners,
            "view": self.view,
            "can": self.can,
            "offers": self.offers,
            "clock": self.clock,
            "events": self.events,
        }

    @property
    def view(self) -> Json:
        if self._view is None:
            self._view = msgspec.to_builtins(self.game_view)
        return self._view

    @property
    def table(self) -> str:
        return self.open_part.table

    @property
    def ply(self) -> int:
        return self.open_part.ply

    @property
    def cursor(self) -> Cursor:
        return self.open_part.cursor

    @property
    def state(self) -> str:
        return self.open_part.state

    @property
    def about(self) -> Json:
        return self.open_part.about

    @property
    def seats(self) -> list[Json]:
        return self.open_part.seats

    @property
    def round(self) -> int:
        return self.open_part.round

    @property
    def game(self) -> int:
        return self.open_part.game

    @property
    def points(self) -> list[int]:
        return self.open_part.points

    @property
    def outcome(self) -> Json | None:
        return self.open_part.outcome

    @property
    def winners(self) -> list[int] | None:
        return self.open_part.winners

    @property
    def offers(self) -> list[Json]:
        return self.open_part.offers


@lru_cache(maxsize=4096)
def _head(table: str, seat: Onlooker, invited: int | None) -> bytes:
    return encode({"table": table, "seat": seat, "invited": invited})[:-1]
