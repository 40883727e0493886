"""HTTP: the analysis board. Nothing is kept: every request brings its position and its moves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import asdict
from typing import Any, TypeVar

from fastapi import APIRouter, Depends, Request, Response

from ..core.contract import Json
from ..core.errors import PositionError, TavolinoError
from ..core.game import Game
from ..tables.analysis_board import Line, Start
from ..tables.errors import Code, Refused, RefusedByRules
from ..tables.localise import said, words
from ..tables.set_up import Arrangement, Editor, SetUp, arranged, checked, set_up_of
from ..tables.text_input import clean_name, tidied_name
from ..text import move_words, reason
from ..text.language import ENGLISH
from ..text.names import called, own_names
from ..text.words import spoken
from . import models
from .api_version import PREFIX
from .errors import RefusedRequest, ServerCode, why_not_json
from .request_parts import (
    GameNumber,
    Speech,
    TheKey,
    TheState,
    TheTable,
    errors_of,
    reply,
    the_language,
)

GONE = 499  # the status of an answer that nobody waits for
_READING = (Code.WRONG_POSITION, Code.ILLEGAL_MOVE)

Answer = TypeVar("Answer")

api = APIRouter(prefix=PREFIX, dependencies=[Depends(the_language)])


# -- what to analyse -------------------------------------------------------------------------------


@api.post(
    "/analysis",
    response_model=models.AnalysisStart,
    operation_id="openAnalysis",
    responses=errors_of(Code.WRONG_POSITION, Code.WRONG_RECORD, Code.WRONG_OPTION),
    tags=["analysis"],
)
async def open_analysis(state: TheState, key: TheKey, body: models.AnalysisSource) -> Response:
    """A position, a record, or a game that is dealt, to try moves from."""
    board = state.tables.analysis_board
    if sum(each is not None for each in (body.position, body.record, body.game)) != 1:
        raise RefusedRequest(
            ServerCode.WRONG_REQUEST, "give one of position, record and game, and no other"
        )
    if body.position is not None:
        return _start(board.open_position(body.position), board.table)
    if body.record is not None:
        return _start(board.open_record(body.record), board.table)
    return _start(board.open_game(body.game or "", body.options), board.table)


@api.post(
    "/tables/{table}/analysis",
    response_model=models.AnalysisStart,
    operation_id="analyseTable",
    responses=errors_of(
        Code.UNKNOWN_TABLE,
        Code.UNKNOWN_PLY,
        Code.NOT_SEATED,
        Code.TABLE_CLOSED,
        Code.HINTS_OFF,
        Code.BUDGET_SPENT,
        Code.STALE_PLY,
    ),
    tags=["analysis"],
)
async def analyse_table(
    state: TheState, key: TheKey, table: TheTable, game: GameNumber = None
) -> Response:
    """A game at a table, to try moves from. A finished game comes whole. A running one comes only
    to its players and only where hints are allowed, as the key's seat knows it: what that seat
    cannot know is an example. Everybody sees that it asked."""
    board = state.tables.analysis_board
    return _start(await board.open_table(table, key, game), board.table)


def _start(start: Start, table_of: Any) -> Response:
    game: Game = table_of(Line(start.position, ()))
    names = own_names(start.names)
    return reply(
        {
            "game": game.rules.name,
            "options": game.options,
            "position": start.position,
            "moves": list(start.moves),
            "names": [None if name is None else tidied_name(name) for name in names],
            "seat": start.seat,
            "set_up": set_up_of(game.rules.name) is not None,
        }
    )


# -- a line ----------------------------------------------------------------------------------------


def _line(body: models.AnalysisLine) -> Line:
    return Line(body.position, body.moves)


def _names(game: Game, body: models.AnalysisLine, speech: str) -> list[str]:
    given = body.names or []
    named = [None if name is None else clean_name(name) for name in given[: len(game.names)]]
    return called([*named, *[None] * (len(game.names) - len(named))], speech)


@api.post(
    "/analysis/moment",
    response_model=models.AnalysisMoment,
    operation_id="showAnalysis",
    responses=errors_of(*_READING, Code.UNKNOWN_PLY),
    tags=["analysis"],
)
async def show(state: TheState, key: TheKey, speech: Speech, body: models.AnalysisLook) -> Response:
    """The table at the end of a line, with its legal moves."""
    code = speech or ENGLISH
    game, events = state.tables.analysis_board.show(_line(body), body.onlooker)
    names = _names(game, body, code)
    view = game.view(body.onlooker).data
    told = words(view, code, names)
    choices = told["moves"]
    if game.player is not None and body.onlooker != game.player:
        # Whoever looks plays for everybody.
        own = game.view(game.player).data
        asked = spoken(own, code, names)
        told |= {"prompt": asked.prompt(), "short_prompt": asked.short_prompt()}
        choices = {move: asked.move_words(move) for move in own["legal"]}
    return reply(
        {
            "game": game.rules.name,
            "options": game.options,
            "position": game.position,
            "names": names,
            "moves": [move for _, move in game.moves],
            "labels": [move_words(view, move, code) for _, move in game.moves],
            "view": view,
            "events": [
                event | {"said": said(view, event["happened"], code, names)} for event in events
            ],
            "choices": choices,
            "words": told,
        }
    )


@api.post(
    "/analysis/thought",
    response_model=models.AnalysisThought,
    operation_id="thinkAnalysis",
    responses=errors_of(*_READING, Code.GAME_OVER, Code.NO_THOUGHT),
    tags=["analysis"],
)
async def think(
    state: TheState, key: TheKey, speech: Speech, request: Request, body: models.AnalysisQuestion
) -> Response:
    """What a strong bot would play at the end of a line, knowing what the seat to move knows there
    or, less deeply, with all hands open. Closing the connection stops it."""
    code = speech or ENGLISH
    thinking = state.tables.analysis_board.think(_line(body), open_hands=body.open)
    answer = await _unless_gone(request, thinking)
    if answer is None:
        return Response(status_code=GONE)
    game, analysis, is_open = answer
    names, view = _names(game, body, code), game.view(game.player or 0).data
    found: Json = analysis.json()
    found["moves"] = [
        move | {"why": reason(view, move["say"], code, names)} if move["say"] else move
        for move in found["moves"]
    ]
    labels = {move["move"]: move_words(view, move["move"], code) for move in found["moves"]}
    return reply(found | {"seat": game.player, "open": is_open, "labels": labels})


@api.post(
    "/analysis/previews",
    response_model=models.Previews,
    operation_id="previewAnalysis",
    responses=errors_of(*_READING),
    tags=["analysis"],
)
async def preview(state: TheState, key: TheKey, body: models.AnalysisForeseen) -> Response:
    """What moves at the end of a line would certainly do."""
    found = await state.tables.analysis_board.preview(_line(body), body.tried)
    return reply({"previews": found})


@api.post(
    "/analysis/why-not",
    response_model=models.WhyNot,
    operation_id="whyNotAnalysis",
    responses=errors_of(*_READING),
    tags=["analysis"],
)
async def why_not(
    state: TheState, key: TheKey, speech: Speech, body: models.AnalysisTried
) -> Response:
    """Whether a move can be played at the end of a line and, if not, why."""
    refusal = state.tables.analysis_board.why_not(_line(body), body.move)
    return reply(why_not_json(refusal, speech))


async def _unless_gone(request: Request, work: Awaitable[Answer]) -> Answer | None:
    """The result of some work; None, and the work is cancelled, if the client hangs up first."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_hang_up(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        return await working if working.done() else None
    finally:
        working.cancel()
        leaving.cancel()


async def _hang_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


# -- setting up ------------------------------------------------------------------------------------


def _set_up(game: Game) -> SetUp:
    found = set_up_of(game.rules.name)
    if found is None:
        raise Refused(Code.WRONG_POSITION, "refused-no-set-up")
    return found


@api.post(
    "/analysis/set-up",
    response_model=models.SetUp,
    operation_id="readSetUp",
    responses=errors_of(*_READING),
    tags=["analysis"],
)
async def read_set_up(
    state: TheState, key: TheKey, speech: Speech, body: models.SetUpQuestion
) -> Response:
    """What can be arranged in the position at the end of a line, how the pieces lie there or in
    another arrangement, how that looks even if some are missing, and what is missing."""
    code = speech or ENGLISH
    game = state.tables.analysis_board.table(_line(body))
    set_up, names = _set_up(game), _names(game, body, code)
    editor = Editor(set_up, game, names, code)
    now = set_up.arrangement(game)
    try:
        if body.arrangement is not None:
            now = checked(set_up, game, Arrangement(body.arrangement, body.chosen))
        if body.change == "clear":
            now = editor.cleared(now)
        elif body.change == "fill":
            now = editor.filled(now)
        now, form = editor.settled(now)
        view = set_up.view(game, now, body.held)
    except PositionError as error:
        raise Refused(Code.WRONG_POSITION, "refused-arrangement") from error
    laid = view["legal"] if set_up.by_moves else []
    moves = [move for move in laid if move.partition("@")[0] == body.held]
    view = view | {"legal": moves}
    zones = [
        asdict(zone)
        | {
            "takes": None if zone.takes is None else sorted(zone.takes),
            "by_moves": zone.name == set_up.by_moves,
        }
        for zone in form.zones
    ]
    return reply(
        {
            "pieces": [asdict(piece) for piece in form.pieces],
            "zones": zones,
            "settings": [asdict(setting) for setting in form.settings],
            "arrangement": now.zones,
            "chosen": now.settings,
            "missing": editor.missing(now, form),
            "view": view,
            "moves": {move: move_words(view, move, code) for move in moves},
        }
    )


@api.post(
    "/analysis/arranged",
    response_model=models.AnalysisStart,
    operation_id="arrangePosition",
    responses=errors_of(*_READING),
    tags=["analysis"],
)
async def arrange(state: TheState, key: TheKey, body: models.Arranged) -> Response:
    """The position in which the pieces lie differently; refused with what is wrong with it."""
    board = state.tables.analysis_board
    game = board.table(_line(body))
    try:
        made = arranged(_set_up(game), game, Arrangement(body.arrangement, body.chosen))
    except Refused:
        raise
    except TavolinoError as error:
        raise RefusedByRules(Code.WRONG_POSITION, error) from error
    names = tuple(_given(body, len(game.names)))
    return _start(Start(made.position, (), names), board.table)


def _given(body: models.AnalysisLine, seats: int) -> list[str]:
    given = [*(body.names or []), *[None] * seats][:seats]
    return [f"player {seat}" if name is None else name for seat, name in enumerate(given)]
