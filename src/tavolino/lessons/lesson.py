"""What a learner is shown, and what becomes of a move. Nothing is kept between two steps."""

from __future__ import annotations

from .. import text
from ..core.contract import Json
from ..core.errors import IllegalMove
from ..core.game import Game, from_position
from ..tables.words import said, words
from ..text.language import language
from . import rat_hot, schotten_totten, tabula_rasa
from .step import Step, done_by

LESSONS: dict[str, tuple[Step, ...]] = {
    "schotten-totten": schotten_totten.STEPS,
    "tabula-rasa": tabula_rasa.STEPS,
    "rat-hot": rat_hot.STEPS,
}


def lesson(game: str, code: str) -> list[Json]:
    """All steps of a game's lesson, each with its table as the learner sees it."""
    return [_show(step, code) for step in LESSONS[game]]


def _show(step: Step, code: str) -> Json:
    table = from_position(step.position)
    seat = _learner(table)
    shown = {"name": step.name, "seat": seat, "task": language(code).say(step.task)}
    return shown | _seen(table, seat, code)


def try_move(step: Step, move: str, code: str) -> Json:
    """Play a move: whether it is `right`, what is `said` of it, its events and the table after it.
    What is not legal is refused as at any table, and changes nothing."""
    table = from_position(step.position)
    seat = _learner(table)
    try:
        table.play(move)
    except IllegalMove as refusal:
        sentence = text.refuse(refusal, table.view(seat), code)
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
        "said": said(view, happened, code),
    }
    sentence = language(code).say(step.done if right else "lesson-wrong")
    answer = {"right": right, "said": [sentence], "events": [event], "detail": None}
    return answer | _seen(table, seat, code)


def _learner(table: Game) -> int:
    """The seat to move is the learner's."""
    assert table.player is not None, "a lesson's table waits for a move"
    return table.player


def _seen(table: Game, seat: int, code: str) -> Json:
    """The learner's view, and the same in words."""
    view = table.view(seat).data
    return {"view": view, "words": words(view, code)}
