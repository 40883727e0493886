"""A lesson in words: what to do, the table as the learner sees it, and what came of a move."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from ..core.contract import Json
from ..core.errors import IllegalMove
from ..core.game import Game
from ..tables.words import said, words
from ..text import refuse
from ..text.language import language
from .lesson import Lesson, Step

# Who sits at the other seats.
OTHERS = ("Mimi", "Beppe", "Carla")


@dataclass(frozen=True)
class Tried:
    """What came of a move. Where it was not right, the table is as before."""

    right: bool
    sentence: str
    detail: Json | None  # of a claim that is not proven: what still beats it
    events: list[Json]
    view: Json
    words: Json

    def json(self) -> Json:
        return asdict(self)


def outline(lesson: Lesson, code: str) -> Json:
    """What each step asks for."""
    say = language(code).say
    return {"game": lesson.game, "steps": [{"task": say(step.task)} for step in lesson.steps]}


def show(lesson: Lesson, number: int, code: str) -> Json:
    """A step: the table as the learner sees it, and what to do."""
    step = lesson.steps[number]
    game, seat = _sit(step)
    names = _names(game, seat, code)
    view = game.view(seat).data
    return {
        "game": lesson.game,
        "number": number,
        "steps": len(lesson.steps),
        "seat": seat,
        "task": language(code).say(step.task),
        "example": step.example,
        "names": names,
        "view": view,
        "words": words(view, code, names),
    }


def try_move(lesson: Lesson, number: int, move: str, code: str) -> Tried:
    """Play a move at a step, by the rules."""
    step = lesson.steps[number]
    game, seat = _sit(step)
    say, names = language(code).say, _names(game, seat, code)
    before = game.view(seat).data
    refusal = game.refusal(move)
    if refusal is not None:
        asked_for = move in step.refused
        sentence = refuse(refusal, before, code, names)
        if asked_for:
            sentence = f"{sentence} {say(step.right)}"
        return _tried(asked_for, sentence, game, seat, names, code, refusal)
    if not step.suits(game, move):
        return _tried(False, say(step.wrong), game, seat, names, code)
    game.play(move)
    return _tried(True, say(step.right), game, seat, names, code)


def _tried(
    right: bool,
    sentence: str,
    game: Game,
    seat: int,
    names: list[str],
    code: str,
    refusal: IllegalMove | None = None,
) -> Tried:
    view = game.view(seat).data
    happened = game.happened(seat) if right and refusal is None else []
    event = {"type": "move", "player": seat, "move": game.moves[-1][1] if happened else None}
    return Tried(
        right=right,
        sentence=sentence,
        detail=None if refusal is None else refusal.counter_example,
        events=[event | {"happened": happened, "said": said(view, happened, code, names)}]
        if happened
        else [],
        view=view,
        words=words(view, code, names),
    )


def _sit(step: Step) -> tuple[Game, int]:
    game = step.table()
    assert game.player is not None, "nobody is to move in this step"
    return game, game.player


def _names(game: Game, seat: int, code: str) -> list[str]:
    others = iter(OTHERS)
    return [
        language(code).say("lesson-you") if each == seat else next(others)
        for each in range(len(game.players))
    ]
