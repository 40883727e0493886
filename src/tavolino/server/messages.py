"""The messages on a socket, in both directions, one type each; `type` tells them apart.

The description of the API is made from these (`description.py`), and the page's types from that.
Unknown fields are ignored.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, ClassVar, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ..tables.attendance import PlayerPresence
from ..tables.commands.base import Id, Ply
from ..tables.commands.playing import (
    ClaimTime,
    Decline,
    MoveText,
    NextRound,
    Offer,
    Play,
    Resign,
    ResignGame,
    Undo,
)
from ..tables.commands.seating import MOST_HELD, Sit
from ..tables.commands.talk import Chat
from ..tables.previews import MOST_PREVIEWS
from .errors import RefusedRequest, ServerCode

LONGEST_LINE = 200  # of typed input
LONGEST_ECHO = 64  # of an id that comes back with an error

LanguageTag = Annotated[
    str | None,
    Meta(description="en, it, el, de, fr or es: messages come with words in that language"),
]
Since = Annotated[
    tuple[int, int] | None,
    Meta(description="the cursor of the last snapshot: only events after it are sent"),
]


# -- what clients send, besides commands -----------------------------------------------------------


class _Sent(Struct, tag_field="type"):
    needs_key: ClassVar[bool] = True


class _Request(_Sent, kw_only=True):
    id: Id | None = None


class Hello(_Sent, tag="hello"):
    """Comes first. With a key, the client sees what its holder may see; without one, what a
    spectator of a public table may see."""

    key: Annotated[
        str | None, Meta(description="of a seat, the owner or a spectator; an invitation")
    ] = None
    language: LanguageTag = None
    since: Since = None
    holding: Annotated[
        list[str],
        Meta(
            max_length=MOST_HELD,
            description="other keys of this table that the client has, where one device is passed"
            " around: the players at those seats are here as well",
        ),
    ] = []


class WhyNot(_Request, tag="why_not"):
    """Ask whether a move can be played and, if not, why. Nothing is played. A client that may not
    play gets the error that `play` would get."""

    move: MoveText
    ply: Ply | None = None


class Preview(_Request, tag="preview"):
    """Ask what moves would certainly do. Moves that are not legal are left out of the answer."""

    moves: Annotated[list[str], Meta(max_length=MOST_PREVIEWS)] = []


class Premoves(_Request, tag="premoves"):
    """Ask which moves can be chosen before your turn comes: those that you could make if it were
    your turn now, as far as your seat knows. To play one, send it with `play` when your turn has
    come."""


class SetLanguage(_Request, tag="language"):
    """Switch to another language, from the next snapshot on."""

    language: LanguageTag = None

    needs_key: ClassVar[bool] = False


class Command(_Request, tag="command"):
    """Ask for the answer to a line of typed input."""

    line: Annotated[str, Meta(max_length=LONGEST_LINE)]

    needs_key: ClassVar[bool] = False


class Visibility(_Sent, tag="visibility"):
    """Say whether the player can see the table: a hidden page counts as away after a while. It is
    not answered."""

    hidden: bool


class Ping(_Sent, tag="ping"):
    """Are you there? To be answered with a pong, by either side."""


class Pong(_Sent, tag="pong"):
    """Yes."""


Request = (
    Ping
    | Pong
    | Visibility
    | Play
    | WhyNot
    | Preview
    | Premoves
    | Undo
    | Sit
    | Chat
    | Offer
    | Decline
    | Resign
    | ResignGame
    | ClaimTime
    | NextRound
    | SetLanguage
    | Command
)
ClientMessage = Hello | Request
TYPES = [str(kind.__struct_config__.tag) for kind in get_args(Request)]


# -- what the server sends -------------------------------------------------------------------------
# A snapshot is a `TableSnapshot` with `type`, an error an `Error` with `type` and `id`.


class Answer(Struct, tag_field="type", tag="answer", kw_only=True):
    """The result of a request. Which fields there are depends on what it asked for."""

    id: Id | UnsetType = UNSET
    ply: Annotated[
        int | UnsetType, Meta(description="of `play` and `undo`: the ply in the log")
    ] = UNSET
    previews: Annotated[
        dict[str, list[Any]] | UnsetType,
        Meta(description="of `preview`: what each legal move would certainly do"),
    ] = UNSET
    premoves: Annotated[
        list[str] | UnsetType,
        Meta(description="of `premoves`: the moves; none where turns begin with something new"),
    ] = UNSET
    labels: Annotated[
        dict[str, str] | UnsetType,
        Meta(description="of `premoves`: each move in words, if there is a language"),
    ] = UNSET
    said: Annotated[
        list[str] | UnsetType, Meta(description="of `command`: the answer, line by line")
    ] = UNSET
    move: Annotated[
        str | UnsetType, Meta(description="of `command`: the line is this move, to be played")
    ] = UNSET
    legal: Annotated[
        bool | UnsetType, Meta(description="of `why_not`: whether the move can be played")
    ] = UNSET
    code: Annotated[
        str | UnsetType,
        Meta(
            description="of `why_not`: why it cannot",
            extra_json_schema={"enum": ["illegal_move", "claim_not_proven"]},
        ),
    ] = UNSET
    sentence: Annotated[str | UnsetType, Meta(description="of `why_not`: why, for people")] = UNSET
    detail: Annotated[
        dict[str, Any] | UnsetType,
        Meta(description="a counter-example, as the game describes it; `cards` can be drawn"),
    ] = UNSET


class Presence(Struct, tag_field="type", tag="presence"):
    """Whether the players are here, and how many watch: sent after the first snapshot, and whenever
    it has changed."""

    seats: Annotated[
        list[PlayerPresence | None],
        Meta(
            description="by seat: `here`, `slow` (the connection answers late) or `away` (gone, or"
            " the page hidden, for a while); null for a bot, an empty seat, and while nothing is"
            " known"
        ),
    ]
    watchers: Annotated[int, Meta(description="how many are watching without a seat")]
    bot_seconds: Annotated[
        int | UnsetType,
        Meta(
            description="in about how many seconds the bot to move will answer, if so many people"
            " wait for bots that it takes longer than usual"
        ),
    ] = UNSET


class GoingDown(Struct, tag_field="type", tag="going_down"):
    """The server is stopping and closes the socket."""

    back_in: Annotated[float, Meta(description="seconds after which to reconnect")]


# -- reading ---------------------------------------------------------------------------------------

_decode_request = msgspec.json.Decoder(Request).decode
_decode_hello = msgspec.json.Decoder(Hello | Ping).decode  # on its own, a type needs no tag
_decode_any = msgspec.json.Decoder().decode


HELLO_FIRST = 'say hello first: {"type": "hello", "key": ...}'


class WrongMessage(RefusedRequest):
    """A message that cannot be read: what is wrong with it, and its id."""

    def __init__(self, reason: str, given: str | None = None, field: str = "") -> None:
        super().__init__(ServerCode.WRONG_REQUEST, reason)
        self.id = given
        self.field = field


def read_request(text: str | None) -> Request:
    try:
        request: Request = _decode_request(text or "")
    except (msgspec.DecodeError, RecursionError) as error:
        raise _wrong(text, error) from None
    return request


def read_hello(text: str | None) -> Hello:
    try:
        hello = _decode_hello(text or "")
    except (msgspec.DecodeError, RecursionError) as error:
        wrong = _wrong(text, error)
        raise (WrongMessage(HELLO_FIRST) if wrong.field == "type" else wrong) from None
    if not isinstance(hello, Hello):
        raise WrongMessage(HELLO_FIRST)
    return hello


def id_of(message: Request | WrongMessage) -> str | None:
    """What tells a client which of its requests an answer belongs to."""
    given: str | None = getattr(message, "id", None)
    return given if given is not None and len(given) <= LONGEST_ECHO else None


_AT = re.compile(r"\$\.(\w+)|required field `(\w+)`")
_MOST = re.compile(r"`(str|array)` of length <= (\d+)")
_EXPECTED = {
    "type": f"one of {', '.join(TYPES)}",
    "ply": "a whole number",
    "hidden": "true or false",
    "since": "a cursor, [ply, note]",
    "holding": "a list of strings",
    "moves": "a list of strings",
}


def _wrong(text: str | None, error: Exception) -> WrongMessage:
    """What is wrong with a message, without repeating it."""
    try:
        found = _decode_any(text or "")
    except (msgspec.DecodeError, RecursionError):
        found = None
    if not isinstance(found, dict):
        return WrongMessage("a message is a JSON object, as text")
    given = found.get("id")
    field, reason = what_is_wrong(error)
    return WrongMessage(f"{field}: {reason}", given if isinstance(given, str) else None, field)


def what_is_wrong(error: Exception) -> tuple[str, str]:
    """The field of a message that could not be decoded, and what was expected there."""
    at = _AT.search(str(error))
    field = (at[1] or at[2]) if at else "type"
    if most := _MOST.search(str(error)):
        return field, f"at most {most[2]}" + " characters" * (most[1] == "str")
    return field, f"expected {_EXPECTED.get(field, 'text')}"
