"""Bots think elsewhere: what they are asked, and what they answer.

A question holds what a seat may know and nothing else: its view, and a game that the seat cannot
tell from the real one, to deal more of them from. It travels to another process as it is.
"""

from __future__ import annotations

import secrets
from dataclasses import asdict, dataclass
from typing import Protocol

from ..core.contract import Json, Options
from ..core.game import Game
from .dealing import random_generator


@dataclass(frozen=True)
class Question:
    level: str
    game: str
    options: Options
    seat: int
    view: Json
    sample: Game  # dealt anew for the seat: it has neither seed nor past
    seed: int  # for the bot's own chances


@dataclass(frozen=True)
class Weighed:
    """A move and how good it is: the chance to win with it, and how much of the thinking it got."""

    move: str
    chance: float | None = None
    share: float | None = None


@dataclass(frozen=True)
class Thought:
    """What a bot makes of a position: the move it would play, its chance, and the others, best
    first. Bots that do not weigh moves leave the chances out."""

    move: str
    chance: float | None = None
    moves: tuple[Weighed, ...] = ()

    def json(self) -> Json:
        return asdict(self) | {"moves": [asdict(move) for move in self.moves]}

    @classmethod
    def from_json(cls, data: Json) -> Thought:
        return cls(data["move"], data["chance"], tuple(Weighed(**move) for move in data["moves"]))


class NoThought(Exception):
    """The thinker came to no answer, though it was tried again."""


class Thinker(Protocol):
    async def choose(self, question: Question) -> str:
        """The move that a bot plays; raises `NoThought`."""

    async def analyse(self, question: Question) -> Thought:
        """What a bot thinks of the position; raises `NoThought`."""


def question(level: str, game: Game) -> Question:
    """What the seat to move of a game asks a bot."""
    seat = game.player
    assert seat is not None, "the game is over"
    return Question(
        level=level,
        game=game.rules.name,
        options=game.options,
        seat=seat,
        view=game.view(seat).data,
        sample=game.determinized(seat, random_generator()),
        seed=secrets.randbits(53),
    )
