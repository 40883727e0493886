"""What a learner is shown, and what a move leads to. Nothing is kept between two steps."""

from __future__ import annotations

from functools import cache

from .. import text
from ..core.contract import Json
from ..core.errors import IllegalMove
from ..core.game import Game, from_position
from ..tables.localise import said, words
from ..tables.previews import previews
from ..text.language import language
from ..text.packages import spoken_parts
from .step import Moment, Step, done_by

OTHERS = ("Mimi", "Beppe", "Carla")  # at the other seats


def steps_of(game: str) -> tuple[Step, ...]:
    """The lesson of a game; empty if it has none."""
    return spoken_parts(game, "lesson", "STEPS", Step)


def lesson(game: str, code: str) -> list[Json]:
    """All steps of a game's lesson, each with its table as the learner sees it."""
    return [_show(step, code) for step in steps_of(game)]


def _show(step: Step, code: str) -> Json:
    table = from_position(step.position)
    seat = _learner(table)
    moment = Moment(table, table, seat)
    shown: Json = {
        "name": step.name,
        "part": None if step.part is None else step.part.say(moment, code),
        "seat": seat,
        "task": step.task.say(moment, code),
        "example": _example(step),
        "names": _names(table, seat, code),
    }
    return shown | _seen(table, seat, code)


@cache
def _example(step: Step) -> str:
    """A move that completes the step, always the same one."""
    table = from_position(step.position)
    seat = _learner(table)
    for move in table.legal:
        trial = table.copy()
        trial.play(move)
        if done_by(step, trial.happened(seat)):
            return move
    raise AssertionError(f"no move does what the step {step.name} asks for")


async def foresee(step: Step, moves: list[str]) -> dict[str, list[Json]]:
    """What moves of a step would certainly do; illegal ones are left out."""
    table = from_position(step.position)
    return await previews(table, _learner(table), moves)


def try_move(step: Step, move: str, code: str) -> Json:
    """Play a move: whether it is `right`, what is `said` about it, its events and the table after
    it. An illegal move is refused as at any table, and changes nothing."""
    before = from_position(step.position)
    table, seat = before.copy(), _learner(before)
    try:
        table.play(move)
    except IllegalMove as refusal:
        sentence = text.refuse(refusal, table.view(seat), code, _names(table, seat, code))
        answer: Json = {"right": False, "said": [sentence], "events": []}
        return answer | {"detail": refusal.counter_example} | _seen(table, seat, code)
    happened = table.happened(seat)
    right = done_by(step, happened)
    view = table.view(seat).data
    event = {
        "type": "move",
        "player": seat,
        "move": table.moves[-1][1],
        "happened": happened,
        "said": said(view, happened, code, _names(table, seat, code)),
    }
    if right:
        sentence = step.done.say(Moment(before, table, seat), code)
    else:
        sentence = language(code).say("lesson-wrong")
    answer = {"right": right, "said": [sentence], "events": [event], "detail": None}
    return answer | _seen(table, seat, code)


def _learner(table: Game) -> int:
    """The seat to move is the learner's."""
    assert table.player is not None, "a lesson's table waits for a move"
    return table.player


def _names(table: Game, seat: int, code: str) -> list[str]:
    """By seat: the learner, and who sits at the other seats."""
    others = iter(OTHERS)
    return [
        language(code).say("lesson-you") if each == seat else next(others)
        for each in range(len(table.names))
    ]


def _seen(table: Game, seat: int, code: str) -> Json:
    """The learner's view, with words."""
    view = table.view(seat).data
    return {"view": view, "words": words(view, code, _names(table, seat, code))}
