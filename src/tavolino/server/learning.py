"""HTTP: previews in lessons, rules, variations and pictures."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Response

from ..core.contract import OPEN, Options
from ..core.errors import TavolinoError
from ..core.registry import names, rules
from ..lessons.lesson import foresee, steps_of
from ..lessons.rulebook import RuleBook, find_rule_book
from ..tables.errors import Code, Refused
from ..tables.localise import names_of, replay_in_words
from ..tables.text_input import LONGEST_MOVE, clean
from ..text.language import ENGLISH
from ..text.words import things_of
from . import models
from .api_version import PREFIX
from .errors import RefusedRequest, ServerCode
from .preview_pictures import short_name
from .routes import (
    Speech,
    TheKey,
    TheMoment,
    TheState,
    TheTable,
    errors_of,
    reply,
    the_language,
)

NOT_THERE: dict[int | str, dict[str, Any]] = {
    404: {"model": models.Error, "description": "`not_found`"}
}

api = APIRouter(prefix=PREFIX, dependencies=[Depends(the_language)])


# -- learning --------------------------------------------------------------------------------------


@api.post(
    "/lessons/{game}/{step}/previews",
    response_model=models.Previews,
    operation_id="previewStep",
    responses=errors_of(Code.UNKNOWN_LESSON),
    tags=["lessons"],
)
async def preview_step(
    state: TheState, key: TheKey, game: str, step: str, body: models.Foreseen
) -> Response:
    """What moves at a step would certainly do."""
    steps = {each.name: each for each in steps_of(game)}
    if step not in steps:
        raise Refused(Code.UNKNOWN_LESSON, "refused-no-lesson")
    state.tables.live.unprepared.check(game)
    return reply({"previews": await foresee(steps[step], body.moves)})


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
    """Options that can be given as they are; one that names a file is left at its default."""
    if options is None or game not in names():
        return None
    try:
        given, known = json.loads(options), rules(game)
        if not isinstance(given, dict):
            raise ValueError("options are a JSON object")
        files = {option.name for option in known.options if option.read is not None}
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
    edition: Annotated[str | None, Query(description="one of the game's editions")] = None,
) -> Response:
    """The rules of a game to read; if no edition is given, those of the first. With the options of
    a table, only what counts there."""
    if edition is None:
        edition = next(iter(book.editions), None)
    elif edition not in book.editions:
        listed = ", ".join(book.editions) or "none"
        raise RefusedRequest(
            ServerCode.NOT_FOUND, f"there is no edition {edition!r}; there are: {listed}"
        )
    return reply(book.read(edition, speech or ENGLISH, options))


@api.get(
    "/help/{game}",
    response_model=models.Help,
    operation_id="readHelp",
    responses=errors_of() | NOT_THERE,
    tags=["lessons"],
)
async def read_help(
    state: TheState, key: TheKey, game: str, speech: Speech, options: GivenOptions
) -> Response:
    """What lies on the table of a game, explained: the same for every table with these options."""
    if game not in names():
        raise RefusedRequest(ServerCode.NOT_FOUND, f"there is no game {game!r}")
    asked = rules(game).check_options({}) if options is None else options
    things = things_of(game, asked, speech or ENGLISH)
    return reply({"game": game, "things": [asdict(thing) for thing in things]})


# -- looking back ----------------------------------------------------------------------------------


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
    """A picture of a game after so many moves, for those who may see its replay."""
    shown = await state.tables.archive.replay(
        table, key, moment.game, moment.after, moment.onlooker
    )
    names = [short_name(name) for name in names_of(shown["seats"], speech or ENGLISH)]
    view = shown["view"] | {"names": names}
    return Response(rules(view["game"]).svg(view), media_type="image/svg+xml")
