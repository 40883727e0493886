"""A lesson: positions with something to do, judged by the rules of the game and by nothing else."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

from ..core.contract import Json
from ..core.errors import TavolinoError
from ..core.game import Game, from_position

# In the order in which a newcomer may like to meet them.
GAMES = ("schotten-totten", "tabula-rasa", "rat-hot")

ANOTHER_MOVE = "lesson-another-move"  # what is said of it, where a step has nothing better to say


@dataclass(frozen=True)
class Want:
    """What must be so after the move: a number at a place like `view.points.0` or
    `events.0.height`, at least and at most this large."""

    at: str
    least: int | None = None
    most: int | None = None

    def is_met(self, view: Json, events: list[Json]) -> bool:
        found: Any = {"view": view, "events": events}
        for word in self.at.split("."):
            found = found[int(word)] if isinstance(found, list) else found[word]
        return (self.least is None or found >= self.least) and (
            self.most is None or found <= self.most
        )


@dataclass(frozen=True)
class Step:
    """One thing to do. `task`, `right` and `wrong` name messages: what to do and why, what is said
    when it was done, and what when a legal move was another one.

    A move is right if it fits one of the patterns in `accepted` and leads to all that `wants` asks
    for. In a step with `refused` the right thing is to try what the rules refuse, and to hear why.
    """

    position: str
    after: tuple[str, ...]  # moves that were played since
    task: str
    right: str
    wrong: str
    accepted: tuple[str, ...]
    refused: tuple[str, ...]
    wants: tuple[Want, ...]

    def table(self) -> Game:
        """The table as the step finds it; whoever is to move is the one who learns."""
        game = from_position(self.position)
        for move in self.after:
            game.play(move)
        return game

    def suits(self, game: Game, move: str) -> bool:
        """Whether a legal move at this table is what the step asks for."""
        if not any(fnmatchcase(move, pattern) for pattern in self.accepted):
            return False
        if not self.wants:
            return True
        seat, trial = game.player, game.copy()
        assert seat is not None
        trial.play(move)
        view, events = trial.view(seat).data, trial.happened(seat)
        return all(want.is_met(view, events) for want in self.wants)

    @property
    def example(self) -> str:
        """A move that does it, the same one each time."""
        return _example(self)


@cache
def _example(step: Step) -> str:
    if step.refused:
        return step.refused[0]
    game = step.table()
    return next(move for move in game.legal if step.suits(game, move))


@dataclass(frozen=True)
class Lesson:
    game: str
    steps: tuple[Step, ...]


def games_with_lessons() -> tuple[str, ...]:
    return GAMES


@cache
def find_lesson(game: str) -> Lesson:
    """The lesson of a game; a TavolinoError names those that there are."""
    if game not in GAMES:
        raise TavolinoError(f"there is no lesson of {game!r}; there are: {', '.join(GAMES)}")
    text = files(__package__).joinpath(f"{game}.toml").read_text(encoding="utf-8")
    steps: list[Step] = []
    for row in tomllib.loads(text)["step"]:
        steps.append(_step(row, steps[-1] if steps else None))
    return Lesson(game, tuple(steps))


def _step(row: Json, before: Step | None) -> Step:
    """A step as its file has it. Without a position it goes on where the one before stood."""
    after = tuple(row.get("after", ()))
    position = row.get("position")
    if position is None:
        assert before is not None, "the first step of a lesson has a position"
        position, after = before.position, (*before.after, *after)
    return Step(
        position=position,
        after=after,
        task=row["task"],
        right=row["right"],
        wrong=row.get("wrong", ANOTHER_MOVE),
        accepted=tuple(row.get("accepted", ())),
        refused=tuple(row.get("refused", ())),
        wants=tuple(Want(**want) for want in row.get("wants", ())),
    )
