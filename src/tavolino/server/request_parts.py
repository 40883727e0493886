"""HTTP: what handlers take from a request, and how they answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ..core.whole_numbers import whole_number
from ..tables import keys
from ..tables.client_address import client_address
from ..tables.errors import Code, Refused
from ..tables.log import Cursor
from . import models
from .connections import client_of
from .errors import STATUS, known_language
from .prepared_answers import PreparedAnswer
from .state import ServerState, encode

_bearer = HTTPBearer(
    auto_error=False, description="the key of a seat, of the owner or a spectator; an invitation"
)


async def the_state(request: Request) -> ServerState:
    state: ServerState = request.app.state.server
    return state


async def the_key(
    request: Request,
    state: Annotated[ServerState, Depends(the_state)],
    bearer: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)],
) -> str | None:
    if bearer is None and "authorization" in request.headers:
        raise Refused(Code.NOT_AUTHORISED, "refused-bearer")
    key = None if bearer is None else bearer.credentials
    if key is not None:
        state.of_token.count(keys.digest(key))
    client_address.set(address_of(request))
    return key


async def a_key(key: Annotated[str | None, Depends(the_key)]) -> str:
    if key is None:
        raise Refused(Code.NOT_AUTHORISED, "refused-key-header")
    return key


async def the_table(table: str) -> str:
    if not keys.is_table_id(table):
        raise Refused(Code.UNKNOWN_TABLE, "refused-no-table")
    return table


async def the_cursor(
    ply: Annotated[int | None, Query(description="first number of a cursor")] = None,
    note: Annotated[int | None, Query(description="second number of a cursor")] = None,
) -> Cursor | None:
    """Events after a cursor; without one, those of the game so far."""
    return None if ply is None and note is None else Cursor(ply or 0, note or 0)


async def the_language(
    language: Annotated[
        str | None,
        Query(description="en, it, el, de, fr or es: the answer comes with words in that language"),
    ] = None,
) -> str | None:
    return known_language(language)


GameNumber = Annotated[
    int | None,
    Query(alias="game", description="number of the game at the table; by default the latest"),
]


@dataclass(frozen=True)
class Moment:
    """A moment of a game at a table, and whose view of it is asked for."""

    game: int | None
    after: int
    onlooker: Any


async def the_moment(
    after: Annotated[int, Query(description="the number of moves")],
    game: GameNumber = None,
    onlooker: Annotated[
        str | None, Query(description="a seat, spectator or open; if omitted, your own view")
    ] = None,
) -> Moment:
    """A seat is named by its number, others by a word."""
    seat = None if onlooker is None else whole_number(onlooker)
    return Moment(game, after, onlooker if seat is None else seat)


TheState = Annotated[ServerState, Depends(the_state)]
TheKey = Annotated[str | None, Depends(the_key)]
AKey = Annotated[str, Depends(a_key)]
TheTable = Annotated[str, Depends(the_table)]
Speech = Annotated[str | None, Depends(the_language)]
Since = Annotated[Cursor | None, Depends(the_cursor)]
TheMoment = Annotated[Moment, Depends(the_moment)]


def address_of(connection: Any) -> str:
    """The client that limits count; behind a trusted proxy, the one that it names."""
    return client_of(connection.client.host) if connection.client else "?"


def errors_of(*codes: Code) -> dict[int | str, dict[str, Any]]:
    """Errors as OpenAPI describes them, including those that any request can get."""
    every = (
        Code.NOT_AUTHORISED,
        Code.RATE_LIMITED,
        Code.UNAVAILABLE,
        Code.BEING_PREPARED,
        Code.WRONG_TEXT,
    )
    found: dict[int | str, list[str]] = {}
    for code in (*every, *codes):
        found.setdefault(STATUS[code], []).append(f"`{code.value}`")
    return {
        status: {"model": models.Error, "description": ", ".join(dict.fromkeys(names))}
        for status, names in sorted(found.items(), key=lambda item: str(item[0]))
    } | {413: {"model": models.Error, "description": "`too_large`"}}


AT_TABLE = (Code.UNKNOWN_TABLE, Code.DAMAGED, Code.SEAT_TAKEN, Code.LINK_EXPIRED)
PLAYING = (*AT_TABLE, Code.NOT_SEATED, Code.TABLE_CLOSED, Code.GAME_OVER)
THINKING = (*AT_TABLE, Code.GAME_RUNNING, Code.UNKNOWN_PLY, Code.BUDGET_SPENT, Code.NO_THOUGHT)


def link(table: str, token: str) -> str:
    return f"/t/{table}#{token}"


def reply(data: Any, status: int = 200) -> Response:
    return Response(encode(data), status, media_type="application/json")


def prepared(data: Any) -> PreparedAnswer:
    """The same for everybody who asks."""
    return PreparedAnswer(encode(data), "application/json")
