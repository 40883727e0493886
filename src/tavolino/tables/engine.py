"""The engine as the application sees it: what it is asked, and what it answers.

A request holds what a seat may know and nothing else: its view, and a sampler of tables that the
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
from .engine_queue import Job


@dataclass(frozen=True)
class EngineRequest:
    level: str
    seat: int
    view: Json
    sampler: Sampler  # dealt anew from what the seat knows: it has neither seed nor past
    seed: int  # for the bot's own chances


@dataclass(frozen=True)
class Analysis:
    """What the engine makes of a decision: the move it would play, the chance to win with it, and
    the moves worth naming, best first, that one included."""

    move: str
    chance: float
    moves: tuple[RatedMove, ...] = ()

    def json(self) -> Json:
        return asdict(self) | {"moves": [move.data for move in self.moves]}

    @classmethod
    def from_json(cls, data: Json) -> Analysis:
        return cls(data["move"], data["chance"], tuple(RatedMove(**move) for move in data["moves"]))


Progress = Callable[[int, int], None]


class EngineFailed(Exception):
    """The engine gave no answer, though it was asked again."""


class EngineStopped(EngineFailed):
    """The engine has been stopped: the server goes down."""


class Engine(Protocol):
    """A job says how urgent a request is, and whose turn it takes."""

    async def choose(self, request: EngineRequest, job: Job) -> str:
        """The move that a bot plays; raises `EngineFailed`."""

    async def analyse(self, request: EngineRequest, job: Job) -> Analysis:
        """What the engine thinks of the position; raises `EngineFailed`."""

    async def review(self, record: Json, tell: Progress, job: Job) -> Json:
        """A finished game reviewed (`tavolino-review/1`), from its whole record; raises
        `EngineFailed`. Meanwhile it may tell how many decisions are done, of how many."""


def request_for(level: str, game: Game) -> EngineRequest:
    """What a bot is asked for the seat to move."""
    seat = game.player
    assert seat is not None, "the game is over"
    return EngineRequest(
        level=level,
        seat=seat,
        view=game.view(seat).data,
        sampler=game.sampler(seat),
        seed=secrets.randbits(53),
    )
