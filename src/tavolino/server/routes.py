"""HTTP: requests about tables. Each handler passes them on to the application."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import StreamingResponse

from .. import __version__
from ..core import registry
from ..tables import table_spec
from ..tables.clock import Clock
from ..tables.errors import Code, Refused
from ..tables.lobby import Created
from ..tables.localise import reasons_in_words
from ..text.language import ENGLISH
from . import models
from .api_version import PREFIX
from .connections import place_of
from .errors import localise, why_not_json
from .game_list import offered
from .network_address import network_address
from .request_parts import (
    AT_TABLE,
    PLAYING,
    AKey,
    Since,
    Speech,
    TheKey,
    TheState,
    TheTable,
    address_of,
    errors_of,
    link,
    reply,
    the_language,
)
from .state import ServerState
from .streams import lines
from .visits import Visit

api = APIRouter(prefix=PREFIX, dependencies=[Depends(the_language)])


# -- what can be played ----------------------------------------------------------------------------


@api.get("/games", response_model=models.Offered, operation_id="listGames", tags=["games"])
async def list_games(state: TheState, speech: Speech, request: Request) -> Response:
    """The games in the order in which to list them, with all that a client has to know to show
    them, and the bots."""
    unprepared, python_bots = state.tables.live.unprepared.names, state.settings.python_bots
    return offered(speech or ENGLISH, unprepared, python_bots).response(request.headers)


@api.get(
    "/network-address",
    response_model=models.NetworkAddress,
    operation_id="getNetworkAddress",
    tags=["tables"],
)
async def get_network_address(state: TheState, request: Request) -> Response:
    """Where other devices reach this server, for links made on its own machine, where the page is
    open at an address like 127.0.0.1; null for everybody else, and if the server listens only to
    this machine."""
    return reply({"address": network_address(request, state.settings)})


@api.post(
    "/games/{game}/options/{option}",
    response_model=models.OptionValue,
    operation_id="readOption",
    responses=errors_of(Code.WRONG_OPTION),
    tags=["games"],
)
async def read_option(game: str, option: str, body: models.OptionFile) -> Response:
    """The value of an option that comes from a file; what is wrong with the file is said. The text
    of the file is sent: the server opens none."""
    return reply({"value": table_spec.read_option(game, option, body.name, body.text)})


# -- making tables ---------------------------------------------------------------------------------


def _spec(body: models.NewTable, game: str = "", options: Any = None) -> table_spec.TableSpec:
    seats = body.seats
    own = {
        number: table_spec.OwnSeat(seat.key or "", seat.name)
        for number, seat in enumerate(seats or ())
        if seat.key is not None or seat.name is not None
    }
    return table_spec.TableSpec(
        game=game,
        options=options or {},
        seats=None if seats is None else tuple(table_spec.SeatSpec(s.bot, s.open) for s in seats),
        rounds=body.rounds,
        first=body.first,
        clock=Clock(**body.clock.model_dump()),
        public=body.public,
        hints=body.hints,
        spectators=body.spectators,
        own=own,
    )


async def _create(
    state: ServerState, request: Request, creating: Callable[[], Awaitable[Created]]
) -> Response:
    state.new_tables.count(address_of(request))
    created = await creating()
    table = created.table
    links = {
        "owner": link(table, created.owner),
        "spectator": link(table, created.spectator),
        "invitations": [
            None if token is None else link(table, token) for token in created.invitations
        ],
    }
    return reply(asdict(created) | {"links": links}, 201)


@api.post(
    "/tables",
    status_code=201,
    response_model=models.Created,
    operation_id="createTable",
    responses=errors_of(Code.WRONG_OPTION),
    tags=["tables"],
)
async def create_table(
    state: TheState, key: TheKey, request: Request, body: models.TableSpec
) -> Response:
    """A new table, and the invitations to its seats."""
    wished = _spec(body, body.game, body.options)
    return await _create(state, request, lambda: state.tables.lobby.create(wished))


@api.post(
    "/tables/from-record",
    status_code=201,
    response_model=models.Created,
    operation_id="createTableFromRecord",
    responses=errors_of(Code.WRONG_OPTION, Code.WRONG_RECORD),
    tags=["tables"],
)
async def create_from_record(
    state: TheState, key: TheKey, request: Request, body: models.RecordSpec
) -> Response:
    """A new table that continues where a record ends."""
    ended = None if body.ended is None else table_spec.EarlyEnd(body.ended.by, body.ended.seat)
    lobby = state.tables.lobby
    return await _create(
        state, request, lambda: lobby.create_from_record(_spec(body), body.record, ended)
    )


@api.post(
    "/tables/{table}/games/{game}/play-on",
    status_code=201,
    response_model=models.Created,
    operation_id="playOn",
    responses=errors_of(*AT_TABLE, Code.GAME_RUNNING, Code.UNKNOWN_PLY, Code.WRONG_OPTION),
    tags=["after the end"],
)
async def play_on(
    state: TheState,
    key: TheKey,
    table: TheTable,
    game: int,
    request: Request,
    body: models.PlayOnSpec,
) -> Response:
    """A new table that continues from any move of a finished game."""
    archive = state.tables.archive
    return await _create(
        state, request, lambda: archive.play_on(table, key, game, body.after, _spec(body))
    )


@api.get(
    "/tables",
    response_model=models.OpenTables,
    operation_id="listOpenTables",
    responses=errors_of(),
    tags=["tables"],
)
async def list_open_tables(
    state: TheState,
    key: TheKey,
    game: str | None = None,
    after: Annotated[str | None, Query(description="`next` of the page before")] = None,
    limit: int | None = None,
) -> Response:
    """Public tables with an open seat, newest first."""
    if game is not None and game not in registry.names():
        return reply({"tables": [], "next": None})
    page = await state.tables.lobby.open_tables(game, after, limit)
    return reply({"tables": [asdict(table) for table in page.tables], "next": page.next})


# -- looking ---------------------------------------------------------------------------------------


@api.get(
    "/tables/{table}",
    response_model=models.TableSnapshot,
    operation_id="seeTable",
    responses=errors_of(*AT_TABLE),
    tags=["tables"],
)
async def see_table(
    state: TheState, key: TheKey, table: TheTable, speech: Speech, since: Since
) -> Response:
    """The whole table as the key's holder may see it."""
    return reply(localise(await state.tables.presenter.see(table, key, since), speech))


@api.get(
    "/tables/{table}/stream",
    operation_id="streamTable",
    response_class=StreamingResponse,
    responses=errors_of(*AT_TABLE)
    | {
        200: {
            "description": "One JSON object per line: first the whole table, then the whole table"
            " after each change; empty lines in between keep the connection alive.",
            "content": {"application/x-ndjson": {"schema": {"type": "string"}}},
        }
    },
    tags=["tables"],
)
async def stream_table(
    state: TheState, key: TheKey, table: TheTable, speech: Speech, since: Since, request: Request
) -> Response:
    """The table, line by line, for programs."""
    seat = (await state.tables.presenter.see(table, key)).seat
    visit = Visit(state, table, address_of(request), place_of(request.scope))
    try:
        visit.count(frozenset({seat}) if isinstance(seat, int) else frozenset())
    except Refused:
        visit.end()
        raise
    return lines(state, table, key, since, speech, visit)


# -- playing ---------------------------------------------------------------------------------------


@api.get(
    "/tables/{table}/why-not",
    response_model=models.WhyNot,
    operation_id="whyNot",
    responses=errors_of(*PLAYING, Code.STALE_PLY, Code.NOT_YOUR_TURN),
    tags=["playing"],
)
async def why_not(
    state: TheState,
    key: AKey,
    table: TheTable,
    speech: Speech,
    move: Annotated[str, Query(description="the move in question")],
    ply: Annotated[
        int | None, Query(description="the ply of the table as the client sees it")
    ] = None,
) -> Response:
    """Whether a move can be played and, if not, why. Nothing is played. A client that may not play
    gets the error that playing would get."""
    return reply(why_not_json(await state.tables.presenter.why_not(table, key, move, ply), speech))


@api.post(
    "/tables/{table}/hint",
    response_model=models.Thought,
    operation_id="hint",
    responses=errors_of(
        *PLAYING, Code.HINTS_OFF, Code.NOT_YOUR_TURN, Code.BUDGET_SPENT, Code.NO_THOUGHT
    ),
    tags=["playing"],
)
async def hint(state: TheState, key: AKey, table: TheTable, speech: Speech) -> Response:
    """What a strong bot would play, knowing what the seat knows. Everybody sees that it asked."""
    hint, about = await state.tables.bots.hint(table, key)
    analysis = hint.json()
    if speech is not None:
        analysis["moves"] = reasons_in_words(analysis["moves"], about, speech)
    return reply(analysis)


# -- operations ------------------------------------------------------------------------------------

operations = APIRouter()


@operations.get(
    "/health",
    response_model=models.Health,
    operation_id="health",
    responses={503: {"model": models.Health, "description": "tables cannot be stored"}},
    tags=["operations"],
)
async def health(state: TheState) -> Response:
    """Whether tables can be stored, found out by trying, and whether the server still gives signs
    of life (`stale` if not)."""
    status = await state.health.status()
    return reply({"status": status, "version": __version__}, 200 if status == "ok" else 503)
