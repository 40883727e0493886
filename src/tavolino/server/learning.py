"""HTTP: lessons, rules, and what lies on a table, explained."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from ..core.contract import Json, Options
from ..core.errors import TavolinoError
from ..core.registry import names, rules
from ..lessons.lesson import foresee, lesson, steps_of, try_move
from ..lessons.rulebook import RuleBook, find_rule_book
from ..lessons.step import Step
from ..tables.errors import Code, Refused
from ..tables.text_input import LONGEST_MOVE, clean
from ..text.language import ENGLISH
from ..text.words import things_of
from . import models
from .api_version import PREFIX
from .errors import RefusedRequest, ServerCode
from .prepared_answers import PreparedAnswer
from .request_parts import (
    Speech,
    TheKey,
    TheState,
    errors_of,
    prepared,
    reply,
    the_language,
)

NOT_THERE: dict[int | str, dict[str, Any]] = {
    404: {"model": models.Error, "description": "`not_found`"}
}

api = APIRouter(prefix=PREFIX, dependencies=[Depends(the_language)])


async def the_step(state: TheState, game: str, step: str) -> Step:
    for each in steps_of(game):
        if each.name == step:
            state.tables.live.unprepared.check(game)
            return each
    raise Refused(Code.UNKNOWN_LESSON, "refused-no-lesson")


TheStep = Annotated[Step, Depends(the_step)]


@api.get(
    "/lessons/{game}",
    response_model=models.Lesson,
    operation_id="getLesson",
    responses=errors_of(Code.UNKNOWN_LESSON),
    tags=["lessons"],
)
async def get_lesson(
    state: TheState, key: TheKey, game: str, speech: Speech, request: Request
) -> Response:
    """A game in a few steps: what to do in each, and its table."""
    if not steps_of(game):
        raise Refused(Code.UNKNOWN_LESSON, "refused-no-lesson")
    state.tables.live.unprepared.check(game)
    return _lesson(game, speech or ENGLISH).response(request.headers)


@cache
def _lesson(game: str, code: str) -> PreparedAnswer:
    return prepared({"game": game, "steps": lesson(game, code)})


@api.post(
    "/lessons/{game}/{step}",
    response_model=models.Tried,
    operation_id="tryStep",
    responses=errors_of(Code.UNKNOWN_LESSON),
    tags=["lessons"],
)
async def try_step(key: TheKey, step: TheStep, speech: Speech, body: models.Try) -> Response:
    """Play a move in a step of a lesson: whether it was the task, and what it did. Nothing is kept;
    every attempt begins at the step's table."""
    move = clean("move", body.move, LONGEST_MOVE)
    return reply(try_move(step, move, speech or ENGLISH))


@api.post(
    "/lessons/{game}/{step}/previews",
    response_model=models.Previews,
    operation_id="previewStep",
    responses=errors_of(Code.UNKNOWN_LESSON),
    tags=["lessons"],
)
async def preview_step(key: TheKey, step: TheStep, body: models.Foreseen) -> Response:
    """What moves at a step would certainly do."""
    return reply({"previews": await foresee(step, body.moves)})


async def the_rule_book(game: str) -> RuleBook:
    try:
        return find_rule_book(game)
    except TavolinoError as error:
        raise RefusedRequest(ServerCode.NOT_FOUND, str(error)) from error


async def the_options(
    game: str,
    options: Annotated[
        str | None, Query(description="the options of a table, as a JSON object")
    ] = None,
) -> Options | None:
    """Options that can be given as they are; one that comes from a file is left at its default."""
    if options is None or game not in names():
        return None
    try:
        given, known = json.loads(options), rules(game)
        if not isinstance(given, dict):
            raise ValueError("options are a JSON object")
        files = {option.name for option in known.options if option.file is not None}
        return known.check_options({name: given[name] for name in given.keys() - files})
    except (ValueError, RecursionError, TavolinoError) as error:
        raise RefusedRequest(ServerCode.WRONG_REQUEST, str(error)) from error


GivenOptions = Annotated[Options | None, Depends(the_options)]


@api.get(
    "/rules/{game}",
    response_model=models.Rules,
    operation_id="readRules",
    responses=errors_of() | NOT_THERE,
    tags=["lessons"],
)
async def read_rules(
    state: TheState,
    key: TheKey,
    book: Annotated[RuleBook, Depends(the_rule_book)],
    speech: Speech,
    options: GivenOptions,
    request: Request,
    edition: Annotated[str | None, Query(description="one of the game's editions")] = None,
) -> Response:
    """The rules of a game to read; if no edition is given, those of the first. With the options of
    a table, only what counts there."""
    if edition is None:
        edition = next(iter(book.editions), None)
    elif edition not in book.editions:
        listed = ", ".join(book.editions) or "none"
        raise RefusedRequest(
            ServerCode.NOT_FOUND, f"there is no edition {edition!r}; choose one of {listed}"
        )
    code = speech or ENGLISH
    if options is not None:
        return prepared(book.read(edition, code, options)).response(request.headers)
    return _rules(book.game, edition, code).response(request.headers)


@cache
def _rules(game: str, edition: str | None, code: str) -> PreparedAnswer:
    return prepared(find_rule_book(game).read(edition, code))


@api.get(
    "/help/{game}",
    response_model=models.Help,
    operation_id="readHelp",
    responses=errors_of() | NOT_THERE,
    tags=["lessons"],
)
async def read_help(
    state: TheState,
    key: TheKey,
    game: str,
    speech: Speech,
    options: GivenOptions,
    request: Request,
) -> Response:
    """What lies on the table of a game, explained: the same for every table with these options."""
    if game not in names():
        raise RefusedRequest(ServerCode.NOT_FOUND, f"there is no game {game!r}")
    code = speech or ENGLISH
    if options is not None:
        return prepared(_things(game, options, code)).response(request.headers)
    return _help(game, code).response(request.headers)


@cache
def _help(game: str, code: str) -> PreparedAnswer:
    return prepared(_things(game, rules(game).check_options({}), code))


def _things(game: str, options: Options, code: str) -> Json:
    return {"game": game, "things": [asdict(thing) for thing in things_of(game, options, code)]}
