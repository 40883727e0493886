"""What an onlooker is sent of a table: always all of it, and what has happened since the last
snapshot.

A snapshot is JSON text from the start. Nearly always it is only sent, and a text is one object to
keep until the next move instead of hundreds.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ..core.contract import Json, Onlooker
from .log import Cursor

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Json).decode

_OPENING = b'{"type":"snapshot",'  # of a message


class OpenPart(msgspec.Struct, eq=False):
    """What everybody sees alike, encoded once for all onlookers."""

    table: str
    ply: int
    cursor: Cursor
    about: msgspec.Raw  # what was chosen when the table was made
    seats: msgspec.Raw
    fields: bytes  # of the JSON object, from the ply to the tally
    offers: list[Json]


class TableSnapshot(msgspec.Struct, eq=False):
    """Read-only: onlookers who see the same share it. `cursor` says how far it reaches: send it
    back to get the events after it. `ply` is the one that the next move has to name."""

    ply: int
    cursor: Cursor
    message: bytes  # as it is sent over sockets and streams, with its type
    _data: Json | None = None
    messages: dict[str, bytes] | None = None  # with words, by language

    def json_text(self) -> bytes:
        """As it is sent in an answer: without a type."""
        return b"{" + self.message[len(_OPENING) :]

    def json(self) -> Json:
        """The same as data."""
        if self._data is None:
            self._data = _decode(self.json_text())
        return self._data

    @property
    def seat(self) -> Onlooker:
        """Who looks."""
        value: Onlooker = self.json()["seat"]
        return value

    @property
    def invited(self) -> int | None:
        """The seat that an invitation is for."""
        value: int | None = self.json()["invited"]
        return value

    @property
    def state(self) -> str:
        """Waiting, playing, over or closed."""
        value: str = self.json()["state"]
        return value

    @property
    def about(self) -> Json:
        value: Json = self.json()["about"]
        return value

    @property
    def seats(self) -> list[Json]:
        value: list[Json] = self.json()["seats"]
        return value

    @property
    def round(self) -> int:
        """Of the match, from 0."""
        value: int = self.json()["round"]
        return value

    @property
    def game(self) -> int:
        """Of the table, from 0."""
        value: int = self.json()["game"]
        return value

    @property
    def points(self) -> list[int]:
        value: list[int] = self.json()["points"]
        return value

    @property
    def outcome(self) -> Json | None:
        """Of the round."""
        value: Json | None = self.json()["outcome"]
        return value

    @property
    def winners(self) -> list[int] | None:
        """Of the match."""
        value: list[int] | None = self.json()["winners"]
        return value

    @property
    def tally(self) -> Json:
        """Of the matches that were finished at this table."""
        value: Json = self.json()["tally"]
        return value

    @property
    def view(self) -> Json:
        """The game as the onlooker sees it, with the legal moves."""
        value: Json = self.json()["view"]
        return value

    @property
    def can(self) -> list[str]:
        """What this onlooker may do now, besides moving."""
        value: list[str] = self.json()["can"]
        return value

    @property
    def offers(self) -> list[Json]:
        value: list[Json] = self.json()["offers"]
        return value

    @property
    def clock(self) -> Json | None:
        value: Json | None = self.json()["clock"]
        return value

    @property
    def events(self) -> list[Json]:
        value: list[Json] = self.json()["events"]
        return value


def snapshot(part: OpenPart, seat: Onlooker, invited: int | None, own: Json) -> TableSnapshot:
    """A snapshot of what everybody sees alike and of an onlooker's `own` fields, from the view to
    the events."""
    fields = _first_fields(part.table, seat, invited), part.fields, encode(own)[1:]
    return TableSnapshot(part.ply, part.cursor, b",".join(fields))


@lru_cache(maxsize=4096)
def _first_fields(table: str, seat: Onlooker, invited: int | None) -> bytes:
    return message_of({"table": table, "seat": seat, "invited": invited})[:-1]


def message_of(snapshot: Json) -> bytes:
    """A snapshot that is data, as a message."""
    return _OPENING + encode(snapshot)[1:]
