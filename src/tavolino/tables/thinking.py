"""Bots think elsewhere: what they are asked, and what they answer.

A question holds what a seat may know and nothing else: its view, and a sampler of tables that the
seat cannot tell from the real one. It travels to another process as it is.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Protocol

from ..core.contract import Json
from ..core.game import Game, Sampler
from ..core.hint import RatedMove
from .queue import Errand


@dataclass(frozen=True)
class Question:
    level: str
    seat: int
    view: Json
    sampler: Sampler  # dealt anew from what the seat knows: it has neither seed nor past
    seed: int  # for the bot's own chances


@dataclass(frozen=True)
class Thought:
    """What the engine makes of a decision: the move it would play, the chance to win with it, and
    the moves worth naming, best first, that one included."""

    move: str
    chance: float
    moves: tuple[RatedMove, ...] = ()

    def json(self) -> Json:
        return asdict(self) | {"moves": [move.data for move in self.moves]}

    @classmethod
    def from_json(cls, data: Json) -> Thought:
        return cls(data["move"], data["chance"], tuple(RatedMove(**move) for move in data["moves"]))


Progress = Callable[[int, int], None]


class NoThought(Exception):
    """The thinker came to no answer, though it was tried again."""


class ThinkerStopped(NoThought):
    """It thinks no more: the server goes down."""


class Thinker(Protocol):
    """An errand says how urgent it is, and whose turn it takes."""

    async def choose(self, question: Question, errand: Errand) -> str:
        """The move that a bot plays; raises `NoThought`."""

    async def analyse(self, question: Question, errand: Errand) -> Thought:
        """What the engine thinks of the position; raises `NoThought`."""

    async def review(self, record: Json, tell: Progress, errand: Errand) -> Json:
        """A game gone through (`tavolino-review/1`), of a whole record; raises `NoThought`. It may
        tell meanwhile how many decisions are done, of how many."""


def question(level: str, game: Game) -> Question:
    """What the seat to move of a game asks a bot."""
    seat = game.player
    assert seat is not None, "the game is over"
    return Question(
        level=level,
        seat=seat,
        view=game.view(seat).data,
        sampler=game.sampler(seat),
        seed=secrets.randbits(53),
    )
