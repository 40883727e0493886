"""HTTP: records, replays, variations, reviews and pictures of games that are over."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Response

from ..core.contract import OPEN
from ..core.registry import rules
from ..tables.errors import Code
from ..tables.localise import names_of, pictured, reasons_in_words, replay_in_words
from ..tables.text_input import LONGEST_MOVE, clean
from ..text import move_words
from ..text.language import ENGLISH
from . import models
from .api_version import PREFIX
from .preview_pictures import short_name
from .request_parts import (
    AT_TABLE,
    THINKING,
    GameNumber,
    Speech,
    TheKey,
    TheMoment,
    TheState,
    TheTable,
    errors_of,
    reply,
    the_language,
)

api = APIRouter(prefix=PREFIX, dependencies=[Depends(the_language)])


@api.get(
    "/tables/{table}/record",
    response_model=models.Record,
    operation_id="getRecord",
    responses=errors_of(*AT_TABLE, Code.UNKNOWN_PLY),
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
    responses=errors_of(*AT_TABLE, Code.UNKNOWN_PLY, Code.GAME_RUNNING),
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
    """The game after that many moves: a finished game as anybody sees it, a running one as the
    key's holder does."""
    game, after, onlooker = moment.game, moment.after, moment.onlooker
    replayed = await state.tables.archive.replay(table, key, game, after, onlooker, whole=whole)
    return reply(replayed if speech is None else replay_in_words(replayed, speech))


@api.post(
    "/tables/{table}/games/{game}/analysis/{after}",
    response_model=models.Thought,
    operation_id="analyse",
    responses=errors_of(*THINKING),
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
    responses=errors_of(*THINKING),
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
    responses=errors_of(*AT_TABLE),
    tags=["after the end"],
)
async def review_progress(state: TheState, key: TheKey, table: TheTable) -> Response:
    """How far a running review has got."""
    return reply(await state.tables.archive.review_progress(table, key))


@api.get(
    "/tables/{table}/variation",
    response_model=models.Replay,
    operation_id="vary",
    responses=errors_of(Code.UNKNOWN_TABLE, Code.UNKNOWN_PLY, Code.GAME_RUNNING, Code.ILLEGAL_MOVE),
    tags=["after the end"],
)
async def vary(
    state: TheState,
    key: TheKey,
    table: TheTable,
    speech: Speech,
    moment: TheMoment,
    move: Annotated[str, Query(description="the move to play instead")],
) -> Response:
    """What another move would have led to in a finished game; with all cards open if no onlooker is
    named."""
    wanted, onlooker = clean("move", move, LONGEST_MOVE), moment.onlooker
    varied = await state.tables.archive.variation(
        table, key, moment.game, moment.after, wanted, OPEN if onlooker is None else onlooker
    )
    return reply(varied if speech is None else replay_in_words(varied, speech))


@api.get(
    "/tables/{table}/picture",
    operation_id="picture",
    response_class=Response,
    responses=errors_of(Code.UNKNOWN_TABLE, Code.UNKNOWN_PLY, Code.GAME_RUNNING)
    | {200: {"description": "The table, drawn.", "content": {"image/svg+xml": {}}}},
    tags=["after the end"],
)
async def picture(
    state: TheState,
    key: TheKey,
    table: TheTable,
    moment: TheMoment,
    speech: Speech,
) -> Response:
    """A picture of a game after that many moves, for those who may see its replay."""
    shown = await state.tables.archive.replay(
        table, key, moment.game, moment.after, moment.onlooker
    )
    names = [short_name(name) for name in names_of(shown["seats"], speech or ENGLISH)]
    view = pictured(shown["view"], shown["outcome"], names)
    return Response(rules(view["game"]).svg(view), media_type="image/svg+xml")
