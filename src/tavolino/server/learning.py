"""HTTP: lessons and rules. Nothing is kept: a lesson is stepped through by the page, and each move
is judged by the rules of the game."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Response
from pydantic import BaseModel, Field

from ..core.contract import Json
from ..core.errors import TavolinoError
from ..lessons import (
    Lesson,
    find_lesson,
    find_rule_book,
    games_with_lessons,
    outline,
    show,
    try_move,
)
from ..lessons.rulebook import RuleBook
from ..tables.previews import MOST_PREVIEWS, previews
from ..text.language import ENGLISH
from . import models
from .errors import RefusedRequest, ServerCode
from .routes import Speech, reply, the_key, the_language


class Task(BaseModel):
    task: str = Field(description="what to do and why")


class LessonOutline(BaseModel):
    game: str
    steps: list[Task]


class Lessons(BaseModel):
    lessons: list[LessonOutline]


class LessonStep(BaseModel):
    """A table, and something to do there."""

    game: str
    number: int
    steps: int = Field(description="of the whole lesson")
    seat: int = Field(description="who learns: it is their turn")
    task: str
    example: str = Field(description="a move that does it")
    names: list[str]
    view: Json
    words: models.Words


class LessonMove(BaseModel):
    move: models.Text = Field(examples=["r8@5"])


class LessonAnswer(BaseModel):
    """What came of a move. Where it was not right, the table is as before."""

    right: bool
    sentence: str
    detail: Json | None = Field(description="of a claim that is not proven: what still beats it")
    events: list[models.Event]
    view: Json
    words: models.Words


class LessonMoves(BaseModel):
    moves: list[models.Text] = Field(max_length=MOST_PREVIEWS)


class Previews(BaseModel):
    previews: dict[str, list[Json]]


class RuleRow(BaseModel):
    drawn: list[str] = Field(description="cards, or fields of strips")
    name: str | None
    text: str


class RuleBlock(BaseModel):
    kind: str = Field(description="text, list or rows")
    ruling: bool = Field(description="ours: the sheet leaves it open")
    text: list[str]
    rows: list[RuleRow]


class RuleChapter(BaseModel):
    name: str = Field(description="the same in every language")
    heading: str
    blocks: list[RuleBlock]


class Rules(BaseModel):
    """The rules of a game to read, in one edition."""

    game: str
    title: str
    edition: str | None
    editions: list[str]
    chapters: list[RuleChapter]


async def the_lesson(game: str) -> Lesson:
    try:
        return find_lesson(game)
    except TavolinoError as error:
        raise RefusedRequest(ServerCode.NOT_FOUND, str(error)) from error


async def the_rule_book(game: str) -> RuleBook:
    try:
        return find_rule_book(game)
    except TavolinoError as error:
        raise RefusedRequest(ServerCode.NOT_FOUND, str(error)) from error


async def the_step(lesson: Annotated[Lesson, Depends(the_lesson)], step: int) -> int:
    if not 0 <= step < len(lesson.steps):
        last = len(lesson.steps) - 1
        raise RefusedRequest(ServerCode.NOT_FOUND, f"there is no step {step}; the last is {last}")
    return step


TheLesson = Annotated[Lesson, Depends(the_lesson)]
TheStep = Annotated[int, Depends(the_step)]
TheRuleBook = Annotated[RuleBook, Depends(the_rule_book)]

_WRONG: dict[int | str, Json] = {
    status: {"model": models.Error, "description": description}
    for status, description in {
        401: "`not_authorised`",
        404: "`not_found`",
        413: "`too_large`",
        422: "`wrong_request`, `wrong_text`",
        429: "`rate_limited`",
    }.items()
}

# Whoever asks is counted, as everywhere.
api = APIRouter(
    prefix="/api",
    dependencies=[Depends(the_language), Depends(the_key)],
    responses=_WRONG,
    tags=["learning"],
)


@api.get("/lessons", response_model=Lessons, operation_id="listLessons")
async def list_lessons(speech: Speech) -> Response:
    """The lessons, and what each of their steps asks for."""
    code = speech or ENGLISH
    return reply({"lessons": [outline(find_lesson(game), code) for game in games_with_lessons()]})


@api.get("/lessons/{game}", response_model=LessonOutline, operation_id="seeLesson")
async def see_lesson(lesson: TheLesson, speech: Speech) -> Response:
    """The lesson of a game: what each of its steps asks for."""
    return reply(outline(lesson, speech or ENGLISH))


@api.get("/lessons/{game}/{step}", response_model=LessonStep, operation_id="seeLessonStep")
async def see_step(lesson: TheLesson, step: TheStep, speech: Speech) -> Response:
    """A step of a lesson, from 0: the table, and what to do there."""
    return reply(show(lesson, step, speech or ENGLISH))


@api.post("/lessons/{game}/{step}", response_model=LessonAnswer, operation_id="tryLessonStep")
async def try_step(lesson: TheLesson, step: TheStep, speech: Speech, body: LessonMove) -> Response:
    """Play a move at a step: whether it was right, and what came of it."""
    return reply(try_move(lesson, step, body.move, speech or ENGLISH).json())


@api.post(
    "/lessons/{game}/{step}/previews", response_model=Previews, operation_id="previewLessonStep"
)
async def preview_step(lesson: TheLesson, step: TheStep, body: LessonMoves) -> Response:
    """What moves at a step would surely do."""
    game = lesson.steps[step].table()
    assert game.player is not None
    return reply({"previews": await previews(game, game.player, body.moves)})


@api.get("/rules/{game}", response_model=Rules, operation_id="readRules")
async def read_rules(
    book: TheRuleBook,
    speech: Speech,
    edition: Annotated[str | None, Query(description="of those that the game has")] = None,
) -> Response:
    """The rules of a game to read; without an edition, those of the first one."""
    if edition is None:
        edition = next(iter(book.editions), None)
    elif edition not in book.editions:
        listed = ", ".join(book.editions) or "none"
        raise RefusedRequest(
            ServerCode.NOT_FOUND, f"there is no edition {edition!r}; there are: {listed}"
        )
    return reply(book.read(edition, speech or ENGLISH))
