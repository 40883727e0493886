"""HTTP: commands at a table. Each row is a route: the command that a request is read as, what it is
answered with, and what may refuse it."""

from __future__ import annotations

import inspect
import re
from typing import Annotated, Any, NamedTuple

import msgspec
from fastapi import APIRouter, Depends, Response
from pydantic import WithJsonSchema

from ..core.contract import Json
from ..tables.commands.base import TableCommand
from ..tables.commands.playing import (
    ClaimTime,
    Close,
    Decline,
    NextRound,
    Offer,
    OfferKind,
    Play,
    Resign,
    ResignGame,
    Undo,
)
from ..tables.commands.seating import Free, Invite, Join, Leave, LinkDevice, Sit
from ..tables.commands.talk import Chat, Share
from ..tables.errors import Code, Refused
from .api_version import PREFIX
from .errors import RefusedRequest, ServerCode, localise
from .messages import what_is_wrong
from .models import Answer, DeviceLink, Freed, Invitation, Joined, TableSnapshot
from .request_parts import (
    AT_TABLE,
    PLAYING,
    AKey,
    Speech,
    TheKey,
    TheState,
    TheTable,
    errors_of,
    link,
    reply,
    the_language,
)

LONGEST_TEXT = 20_000  # characters; shorter ones are refused by the tables, in a sentence
LONGEST_KEY = 1_000
_SURROGATE = re.compile("[\ud800-\udfff]")

api = APIRouter(prefix=PREFIX, dependencies=[Depends(the_language)])


class Route(NamedTuple):
    """What it brings has the name `body` in the description of the API."""

    method: str
    path: str  # below that of the table
    operation: str
    command: type[TableCommand[Any]]
    answer: type[Any]
    tag: str
    refusals: tuple[Code, ...]
    body: str | None = None
    needs_body: bool = True

    @property
    def in_path(self) -> list[str]:
        return re.findall(r"{(\w+)}", self.path)

    @property
    def in_body(self) -> list[str]:
        """The id is part of the body if the command keeps it."""
        left_out = {*self.in_path, *(() if self.command.keeps_id else ("id",))}
        return [name for name in self.command.__struct_fields__ if name not in left_out]


_LEAVING = (*AT_TABLE, Code.TABLE_CLOSED)
_TALKING = (*_LEAVING, Code.NOT_SEATED)
_SITTING = (*_LEAVING, Code.NOT_POSSIBLE)
_JOINING = (*_LEAVING, Code.NO_FREE_SEAT, Code.NOT_POSSIBLE)
_SHARING = (*AT_TABLE, Code.UNKNOWN_PLY, Code.GAME_RUNNING)
_MOVING = (
    *PLAYING,
    Code.STALE_PLY,
    Code.NOT_YOUR_TURN,
    Code.ILLEGAL_MOVE,
    Code.CLAIM_NOT_PROVEN,
)
_UNDOING = (*PLAYING, Code.STALE_PLY, Code.NOTHING_TO_UNDO, Code.HIDDEN_REVEALED)
_OFFERING = (*PLAYING, Code.GAME_RUNNING, Code.NOT_POSSIBLE, Code.NOTHING_TO_UNDO)
_DECLINING = (*PLAYING, Code.NO_OFFER)
_RESIGNING = (*PLAYING, Code.NOT_POSSIBLE)
_CLAIMING = (*PLAYING, Code.TIME_LEFT)
_DEALING = (*PLAYING, Code.GAME_RUNNING)

ROUTES = (
    Route("POST", "sit", "sit", Sit, TableSnapshot, "seats", _SITTING, "Sitting"),
    Route("POST", "join", "join", Join, Joined, "seats", _JOINING, "Joining"),
    Route("POST", "device-link", "deviceLink", LinkDevice, DeviceLink, "seats", _LEAVING),
    Route("POST", "leave", "leave", Leave, Invitation, "seats", _LEAVING),
    Route("POST", "seats/{seat}/invitation", "invite", Invite, Invitation, "seats", _SITTING),
    Route("POST", "seats/{seat}/free", "freeSeat", Free, Freed, "seats", _SITTING),
    Route("POST", "chat", "say", Chat, TableSnapshot, "seats", _TALKING, "ChatLine"),
    Route("POST", "moves", "play", Play, Answer, "playing", _MOVING, "Move"),
    Route("POST", "undo", "undo", Undo, Answer, "playing", _UNDOING, "Request"),
    Route("POST", "offers/{what}", "offer", Offer, TableSnapshot, "playing", _OFFERING),
    Route("DELETE", "offers/{what}", "decline", Decline, TableSnapshot, "playing", _DECLINING),
    Route("POST", "close", "closeTable", Close, TableSnapshot, "tables", AT_TABLE),
    Route("POST", "resign", "resign", Resign, TableSnapshot, "playing", PLAYING),
    Route("POST", "resign-game", "resignGame", ResignGame, TableSnapshot, "playing", _RESIGNING),
    Route("POST", "claim-time", "claimTime", ClaimTime, TableSnapshot, "playing", _CLAIMING),
    Route("POST", "next-round", "nextRound", NextRound, TableSnapshot, "playing", _DEALING),
    Route(
        "POST",
        "games/{game}/share",
        "shareGame",
        Share,
        TableSnapshot,
        "after the end",
        _SHARING,
        "Sharing",
        False,
    ),
)

_IN_PATHS: dict[str, Any] = {"seat": int, "game": int, "what": OfferKind}


def read(route: Route, path: Json, body: Json) -> TableCommand[Any]:
    """The command that a request stands for. Unknown fields are refused, so that no typing mistake
    goes unnoticed."""
    fields = route.in_body
    for field, value in body.items():
        if field not in fields:
            raise _wrong(field, "there is no such field")
        longest = LONGEST_KEY if field == "key" else LONGEST_TEXT
        if isinstance(value, str) and (len(value) > longest or _SURROGATE.search(value)):
            raise _wrong(field, f"expected text, at most {longest} characters")
    try:
        command: TableCommand[Any] = msgspec.convert(body | path, route.command, strict=False)
    except msgspec.ValidationError as error:
        raise _wrong(*what_is_wrong(error)) from None
    return command


def _wrong(field: str, reason: str) -> RefusedRequest:
    return RefusedRequest(ServerCode.WRONG_REQUEST, f"{field}: {reason}")


def _answer(
    model: type[Any], table: str, command: TableCommand[Any], result: Any, seen: Any
) -> Any:
    """What a command is answered with; `seen` is the table as whoever asked sees it now."""
    if model is Answer:
        return {"id": command.id, "ply": result, "snapshot": seen}
    if model is Joined:
        return {"seat": result, "snapshot": seen}
    if model is Invitation:
        return {"invitation": result, "link": link(table, result)}
    if model is DeviceLink:
        return {"link": link(table, result.token), "token": result.token, "until": result.until}
    if model is Freed:
        token, until = result.invitation, result.free_at
        address = None if token is None else link(table, token)
        return {"invitation": token, "free_at": until, "link": address}
    return seen


def _signature(route: Route) -> inspect.Signature:
    """What FastAPI finds for a request, by name, and describes."""
    key = AKey if route.command.needs_key else TheKey
    found: dict[str, Any] = {"state": TheState, "key": key, "table": TheTable, "speech": Speech}
    found |= {name: _IN_PATHS[name] for name in route.in_path}
    if route.body is not None:
        found["body"] = Annotated[Json, WithJsonSchema({"x-component": route.body})]
    parameters = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=kind)
        for name, kind in found.items()
    ]
    if not route.needs_body:
        parameters[-1] = parameters[-1].replace(annotation=found["body"] | None, default=None)
    return inspect.Signature(parameters)


def _add(route: Route) -> None:
    async def answer(
        state: TheState,
        key: TheKey,
        table: TheTable,
        speech: Speech,
        body: Json | None = None,
        **path: Any,
    ) -> Response:
        command = read(route, path, body or {})
        presenter, seen = state.tables.presenter, None
        try:
            result = await state.do(table, key, command)
        except Refused as refusal:
            await presenter.explain(refusal, table, key)
            raise
        if route.answer in (TableSnapshot, Answer, Joined):
            snapshot = await presenter.see(table, command.next_key or key)
            seen = localise(snapshot, speech)
        return reply(_answer(route.answer, table, command, result, seen))

    handler: Any = answer
    handler.__signature__ = _signature(route)
    api.add_api_route(
        f"/tables/{{table}}/{route.path}",
        handler,
        methods=[route.method],
        name=re.sub(r"(?=[A-Z])", "_", route.operation).lower(),
        description=inspect.getdoc(route.command),
        response_model=route.answer,
        operation_id=route.operation,
        responses=errors_of(*route.refusals),
        tags=[route.tag],
    )


for each in ROUTES:
    _add(each)
