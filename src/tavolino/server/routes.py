"""HTTP: requests about tables. Each handler passes them on to the application."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import StreamingResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from .. import __version__
from ..core import registry
from ..lessons.lesson import lesson, steps_of, try_move
from ..tables import commands, keys, table_spec
from ..tables.client_address import client_address
from ..tables.clock import Clock
from ..tables.command_results import Created
from ..tables.command_runner import CommandRunner
from ..tables.errors import Code, Refused
from ..tables.localise import reasons_in_words, replay_in_words
from ..tables.log import Cursor
from ..tables.text_input import LONGEST_MOVE, clean
from ..text import move_words
from ..text.language import ENGLISH
from . import models
from .api_version import PREFIX
from .connections import client_of
from .errors import STATUS, known_language, localise, why_not_json
from .game_list import offered
from .state import ServerState, encode
from .streams import lines

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
    address = address_of(request)
    state.count(address, key)
    client_address.set(address)
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
    after: Annotated[int, Query(description="so many moves")],
    game: GameNumber = None,
    onlooker: Annotated[
        str | None, Query(description="a seat, spectator or open; if omitted, your own view")
    ] = None,
) -> Moment:
    """A seat is named by its number, others by a word."""
    seat = onlooker is not None and onlooker.isascii() and onlooker.isdigit()
    return Moment(game, after, int(onlooker) if onlooker is not None and seat else onlooker)


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


_AT_TABLE = (Code.UNKNOWN_TABLE, Code.DAMAGED, Code.SEAT_TAKEN, Code.LINK_EXPIRED)
_PLAYING = (*_AT_TABLE, Code.NOT_SEATED, Code.TABLE_CLOSED, Code.GAME_OVER)
_THINKING = (*_AT_TABLE, Code.GAME_RUNNING, Code.UNKNOWN_PLY, Code.BUDGET_SPENT, Code.NO_THOUGHT)

PlainCommand = Callable[[CommandRunner, str, str], Awaitable[None]]

api = APIRouter(prefix=PREFIX, dependencies=[Depends(the_language)])


def reply(data: Any, status: int = 200) -> Response:
    return Response(encode(data), status, media_type="application/json")


async def _see(
    state: ServerState, table: str, key: str | None, speech: str | None, since: Cursor | None = None
) -> Response:
    return reply(localise(await state.tables.presenter.see(table, key, since), speech))


# -- what can be played ----------------------------------------------------------------------------


@api.get("/games", response_model=models.Offered, operation_id="listGames", tags=["games"])
async def list_games(state: TheState, speech: Speech) -> Response:
    """The games in the order in which to list them, with all that a client has to know to show
    them, and the bots."""
    unprepared, python_bots = state.tables.live.unprepared.names, state.settings.python_bots
    found = offered(speech or ENGLISH, unprepared, python_bots)
    return Response(found, media_type="application/json")


# -- making tables ---------------------------------------------------------------------------------


def _spec(body: models.NewTable, game: str = "", options: Any = None) -> table_spec.TableSpec:
    seats = body.seats
    own = {
        number: table_spec.OwnSeat(seat.key or "", seat.name or "")
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


def link(table: str, token: str) -> str:
    return f"/t/{table}#{token}"


def _invitation(table: str, token: str) -> Response:
    return reply({"invitation": token, "link": link(table, token)})


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
    return await _create(
        state, request, lambda: state.tables.lobby.create_from_record(_spec(body), body.record)
    )


@api.post(
    "/tables/{table}/games/{game}/play-on",
    status_code=201,
    response_model=models.Created,
    operation_id="playOn",
    responses=errors_of(*_AT_TABLE, Code.GAME_RUNNING, Code.UNKNOWN_PLY, Code.WRONG_OPTION),
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
    responses=errors_of(*_AT_TABLE),
    tags=["tables"],
)
async def see_table(
    state: TheState, key: TheKey, table: TheTable, speech: Speech, since: Since
) -> Response:
    """The whole table as the key's holder may see it."""
    return await _see(state, table, key, speech, since)


@api.get(
    "/tables/{table}/stream",
    operation_id="streamTable",
    response_class=StreamingResponse,
    responses=errors_of(*_AT_TABLE)
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
    await state.tables.presenter.see(table, key)
    return await lines(state, table, key, since, speech, address_of(request))


# -- seats and talk --------------------------------------------------------------------------------


_SITTING = (*_AT_TABLE, Code.TABLE_CLOSED, Code.NOT_POSSIBLE)


@api.post(
    "/tables/{table}/sit",
    response_model=models.TableSnapshot,
    operation_id="sit",
    responses=errors_of(*_SITTING),
    tags=["seats"],
)
async def sit(
    state: TheState, key: AKey, table: TheTable, speech: Speech, body: models.Sitting
) -> Response:
    """Sit down with an invitation, or continue with a device link: from now on the secret in the
    request opens the seat, and the invitation opens nothing. If it is sent again with the same
    secret, it is answered again. With the key of a seat: change the name."""
    await state.tables.commands.sit(table, key, body.name, body.key, body.holding)
    return await _see(state, table, key if body.key is None else body.key, speech)


@api.post(
    "/tables/{table}/join",
    response_model=models.Joined,
    operation_id="join",
    responses=errors_of(*_AT_TABLE, Code.TABLE_CLOSED, Code.NO_FREE_SEAT, Code.NOT_POSSIBLE),
    tags=["seats"],
)
async def join(
    state: TheState, key: TheKey, table: TheTable, speech: Speech, body: models.Joining
) -> Response:
    """Take an open seat of a public table, with a secret that opens it from now on."""
    holding = body.holding if key is None else [*body.holding, key]
    seat = await state.tables.commands.join(table, body.name, body.key, holding)
    snapshot = await state.tables.presenter.see(table, body.key)
    return reply({"seat": seat, "snapshot": localise(snapshot, speech)})


@api.post(
    "/tables/{table}/device-link",
    response_model=models.DeviceLink,
    operation_id="deviceLink",
    responses=errors_of(*_AT_TABLE, Code.TABLE_CLOSED),
    tags=["seats"],
)
async def device_link(state: TheState, key: AKey, table: TheTable) -> Response:
    """A link with which the player at this seat continues on another device."""
    made = await state.tables.commands.device_link(table, key)
    return reply({"link": link(table, made.token), "token": made.token, "until": made.until})


@api.post(
    "/tables/{table}/leave",
    response_model=models.Invitation,
    operation_id="leave",
    responses=errors_of(*_AT_TABLE, Code.TABLE_CLOSED),
    tags=["seats"],
)
async def leave(state: TheState, key: AKey, table: TheTable) -> Response:
    """Give up the seat. Whoever sits down with the invitation sees the hand that is there."""
    return _invitation(table, await state.tables.commands.leave(table, key))


@api.post(
    "/tables/{table}/seats/{seat}/invitation",
    response_model=models.Invitation,
    operation_id="invite",
    responses=errors_of(*_SITTING),
    tags=["seats"],
)
async def invite(state: TheState, key: AKey, table: TheTable, seat: int) -> Response:
    """A new invitation to an empty seat, as the owner; the previous one no longer works."""
    return _invitation(table, await state.tables.commands.invite(table, key, seat))


@api.post(
    "/tables/{table}/seats/{seat}/free",
    response_model=models.Freed,
    operation_id="freeSeat",
    responses=errors_of(*_AT_TABLE, Code.TABLE_CLOSED, Code.NOT_POSSIBLE),
    tags=["seats"],
)
async def free_seat(state: TheState, key: AKey, table: TheTable, seat: int) -> Response:
    """Free the seat of a player who is away, as an owner who does not play. The first request calls
    the player and tells everybody; if nobody has come back by the time it names, another one frees
    the seat."""
    freed = await state.tables.commands.free(table, key, seat)
    token = freed.invitation
    return reply(asdict(freed) | {"link": None if token is None else link(table, token)})


@api.post(
    "/tables/{table}/chat",
    response_model=models.TableSnapshot,
    operation_id="say",
    responses=errors_of(*_AT_TABLE, Code.TABLE_CLOSED, Code.NOT_SEATED),
    tags=["seats"],
)
async def say(
    state: TheState,
    key: TheKey,
    table: TheTable,
    speech: Speech,
    request: Request,
    body: models.ChatLine,
) -> Response:
    """Say something to the other players or, as a spectator, to the other spectators."""
    address = address_of(request)
    await state.tables.commands.say(table, key, body.text, body.name, body.id, address)
    return await _see(state, table, key, speech)


# -- playing ---------------------------------------------------------------------------------------


async def _answer(
    state: ServerState, table: str, key: str, speech: str | None, request: str, done: Awaitable[int]
) -> Response:
    """The ply of a request in the log, and the table."""
    try:
        ply = await done
    except Refused as refusal:
        await state.tables.presenter.explain(refusal, table, key)
        raise
    snapshot = await state.tables.presenter.see(table, key)
    return reply({"id": request, "ply": ply, "snapshot": localise(snapshot, speech)})


@api.post(
    "/tables/{table}/moves",
    response_model=models.Answer,
    operation_id="play",
    responses=errors_of(
        *_PLAYING,
        Code.STALE_PLY,
        Code.NOT_YOUR_TURN,
        Code.ILLEGAL_MOVE,
        Code.CLAIM_NOT_PROVEN,
    ),
    tags=["playing"],
)
async def play(
    state: TheState, key: AKey, table: TheTable, speech: Speech, body: models.Move
) -> Response:
    """Play a move. If it is sent again with the same id, it is answered again but played once."""
    start = time.perf_counter()
    move = commands.Move(body.id, body.ply, body.move)
    playing = state.tables.commands.play(table, key, move)
    answer = await _answer(state, table, key, speech, body.id, playing)
    state.metrics.moves.inc()
    state.metrics.move_seconds.observe(time.perf_counter() - start)
    return answer


@api.get(
    "/tables/{table}/why-not",
    response_model=models.WhyNot,
    operation_id="whyNot",
    responses=errors_of(*_PLAYING, Code.STALE_PLY, Code.NOT_YOUR_TURN),
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
    "/tables/{table}/undo",
    response_model=models.Answer,
    operation_id="undo",
    responses=errors_of(*_PLAYING, Code.STALE_PLY, Code.NOTHING_TO_UNDO, Code.HIDDEN_REVEALED),
    tags=["playing"],
)
async def undo(
    state: TheState, key: AKey, table: TheTable, speech: Speech, body: models.Request
) -> Response:
    """Undo your own last move, as long as it has revealed nothing and nobody else has acted."""
    request = commands.Request(body.id, body.ply)
    undoing = state.tables.commands.undo(table, key, request)
    return await _answer(state, table, key, speech, body.id, undoing)


@api.post(
    "/tables/{table}/offers/{what}",
    response_model=models.TableSnapshot,
    operation_id="offer",
    responses=errors_of(*_PLAYING, Code.GAME_RUNNING, Code.NOT_POSSIBLE, Code.NOTHING_TO_UNDO),
    tags=["playing"],
)
async def offer(
    state: TheState, key: AKey, table: TheTable, speech: Speech, what: models.OfferKind
) -> Response:
    """Offer a draw, a takeback or a rematch, or agree to the one that was made."""
    await state.tables.commands.offer(table, key, what)
    return await _see(state, table, key, speech)


@api.delete(
    "/tables/{table}/offers/{what}",
    response_model=models.TableSnapshot,
    operation_id="decline",
    responses=errors_of(*_PLAYING, Code.NO_OFFER),
    tags=["playing"],
)
async def decline(
    state: TheState, key: AKey, table: TheTable, speech: Speech, what: models.OfferKind
) -> Response:
    """Decline an offer, or withdraw your own."""
    await state.tables.commands.decline(table, key, what)
    return await _see(state, table, key, speech)


# Requests without a body: path, name, command, what it does, refusals.
_PLAIN_COMMANDS: tuple[tuple[str, str, PlainCommand, str, tuple[Code, ...]], ...] = (
    ("close", "close_table", CommandRunner.close, "Close the table, as the owner.", _AT_TABLE),
    ("resign", "resign", CommandRunner.resign, "Give up the match.", _PLAYING),
    (
        "resign-game",
        "resign_game",
        CommandRunner.resign_game,
        "Give up this game of a match, but not the match.",
        (*_PLAYING, Code.NOT_POSSIBLE),
    ),
    (
        "claim-time",
        "claim_time",
        CommandRunner.claim_time,
        "Claim the match from a seat whose time has run out.",
        (*_PLAYING, Code.TIME_LEFT),
    ),
    (
        "next-round",
        "next_round",
        CommandRunner.next_round,
        "Deal the next game of the match.",
        (*_PLAYING, Code.GAME_RUNNING),
    ),
)


def _add_plain_command(
    path: str, name: str, command: PlainCommand, says: str, codes: tuple[Code, ...]
) -> None:
    async def answer(state: TheState, key: AKey, table: TheTable, speech: Speech) -> Response:
        await command(state.tables.commands, table, key)
        return await _see(state, table, key, speech)

    first, *others = name.split("_")
    api.add_api_route(
        f"/tables/{{table}}/{path}",
        answer,
        methods=["POST"],
        name=name,
        description=says,
        response_model=models.TableSnapshot,
        operation_id=first + "".join(map(str.capitalize, others)),
        responses=errors_of(*codes),
        tags=["tables" if path == "close" else "playing"],
    )


for each in _PLAIN_COMMANDS:
    _add_plain_command(*each)


@api.post(
    "/tables/{table}/hint",
    response_model=models.Thought,
    operation_id="hint",
    responses=errors_of(
        *_PLAYING, Code.HINTS_OFF, Code.NOT_YOUR_TURN, Code.BUDGET_SPENT, Code.NO_THOUGHT
    ),
    tags=["playing"],
)
async def hint(state: TheState, key: AKey, table: TheTable, speech: Speech) -> Response:
    """What a strong bot would play, knowing what the seat knows. Everybody sees that it asked."""
    analysis = (await state.tables.bots.hint(table, key)).json()
    if speech is not None:
        seen = (await state.tables.presenter.see(table, key)).json()
        analysis["moves"] = reasons_in_words(analysis["moves"], seen, speech)
    return reply(analysis)


# -- after the end ---------------------------------------------------------------------------------


@api.get(
    "/tables/{table}/record",
    response_model=models.Record,
    operation_id="getRecord",
    responses=errors_of(*_AT_TABLE, Code.UNKNOWN_PLY),
    tags=["after the end"],
)
async def get_record(
    state: TheState, key: TheKey, table: TheTable, game: GameNumber = None
) -> Response:
    """A finished game as a whole record; of a running game, what the key's holder may know."""
    return reply(await state.tables.archive.record(table, key, game))


@api.get(
    "/tables/{table}/replay",
    response_model=models.Replay,
    operation_id="replay",
    responses=errors_of(*_AT_TABLE, Code.UNKNOWN_PLY, Code.GAME_RUNNING),
    tags=["after the end"],
)
async def replay(
    state: TheState,
    key: TheKey,
    table: TheTable,
    speech: Speech,
    moment: TheMoment,
    whole: Annotated[bool, Query(description="all moves up to there, not just the last")] = False,
) -> Response:
    """The game after so many moves: a finished game as anybody sees it, a running one as the key's
    holder does."""
    game, after, onlooker = moment.game, moment.after, moment.onlooker
    replayed = await state.tables.archive.replay(table, key, game, after, onlooker, whole=whole)
    return reply(replayed if speech is None else replay_in_words(replayed, speech))


@api.post(
    "/tables/{table}/games/{game}/analysis/{after}",
    response_model=models.Thought,
    operation_id="analyse",
    responses=errors_of(*_THINKING),
    tags=["after the end"],
)
async def analyse(
    state: TheState, key: TheKey, table: TheTable, game: int, after: int, speech: Speech
) -> Response:
    """What a strong bot thinks of one decision of a finished game."""
    analysis = (await state.tables.archive.analyse(table, key, game, after)).json()
    if speech is not None:
        seen = await state.tables.archive.decision(table, key, game, after)
        analysis["moves"] = reasons_in_words(analysis["moves"], seen, speech)
    return reply(analysis)


@api.post(
    "/tables/{table}/games/{game}/review",
    response_model=models.Review,
    operation_id="review",
    responses=errors_of(*_THINKING),
    tags=["after the end"],
)
async def review(
    state: TheState, key: TheKey, table: TheTable, game: int, speech: Speech
) -> Response:
    """A review of all decisions of a finished game. It takes a while the first time."""
    found = await state.tables.archive.review(table, key, game)
    if speech is None:
        return reply(found)
    decisions: list[dict[str, Any]] = []
    seen: dict[int, Any] = {}
    for decision in found["decisions"]:
        seat = decision["seat"]
        if seat not in seen:
            seen[seat] = await state.tables.archive.replay(table, key, game, 0, seat)
        (decision,) = reasons_in_words([decision], seen[seat], speech)
        if decision["verdict"]:
            then = await state.tables.archive.decision(table, key, game, decision["ply"])
            best = move_words(then["view"], decision["best"], speech)
            decision = decision | {"best_words": best}
        decisions.append(decision)
    return reply(found | {"decisions": decisions})


@api.get(
    "/tables/{table}/review-progress",
    response_model=models.Progress,
    operation_id="reviewProgress",
    responses=errors_of(*_AT_TABLE),
    tags=["after the end"],
)
async def review_progress(state: TheState, key: TheKey, table: TheTable) -> Response:
    """How far a running review has got."""
    return reply(await state.tables.archive.review_progress(table, key))


@api.post(
    "/tables/{table}/games/{game}/share",
    response_model=models.TableSnapshot,
    operation_id="shareGame",
    responses=errors_of(*_AT_TABLE, Code.UNKNOWN_PLY, Code.GAME_RUNNING),
    tags=["after the end"],
)
async def share_game(
    state: TheState, key: AKey, table: TheTable, game: int, speech: Speech
) -> Response:
    """Let previews of the link to a finished game show its end, as one of its players."""
    await state.tables.commands.share(table, key, game)
    return await _see(state, table, key, speech)


# -- lessons ---------------------------------------------------------------------------------------


@api.get(
    "/lessons/{game}",
    response_model=models.Lesson,
    operation_id="getLesson",
    responses=errors_of(Code.UNKNOWN_LESSON),
    tags=["lessons"],
)
async def get_lesson(state: TheState, key: TheKey, game: str, speech: Speech) -> Response:
    """A game in a few steps: what to do in each, and its table."""
    if not steps_of(game):
        raise Refused(Code.UNKNOWN_LESSON, "refused-no-lesson")
    state.tables.live.unprepared.check(game)
    return reply({"game": game, "steps": lesson(game, speech or ENGLISH)})


@api.post(
    "/lessons/{game}/{step}",
    response_model=models.Tried,
    operation_id="tryStep",
    responses=errors_of(Code.UNKNOWN_LESSON),
    tags=["lessons"],
)
async def try_step(
    state: TheState, key: TheKey, game: str, step: str, speech: Speech, body: models.Try
) -> Response:
    """Play a move in a step of a lesson: whether it was the task, and what it did. Nothing is kept;
    every attempt begins at the step's table."""
    steps = {each.name: each for each in steps_of(game)}
    if step not in steps:
        raise Refused(Code.UNKNOWN_LESSON, "refused-no-lesson")
    state.tables.live.unprepared.check(game)
    move = clean("move", body.move, LONGEST_MOVE)
    return reply(try_move(steps[step], move, speech or ENGLISH))


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
