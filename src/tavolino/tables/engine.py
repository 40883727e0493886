"""The engine as the application sees it: requests and answers.

A request holds only what a seat may know: its view, and a sampler of tables that the seat cannot
tell from the real one. Only on the analysis board, where whoever asks brings the whole table, it
may lie open. A request is sent to another process as it is.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Protocol

from ..bots.levels import LEVELS, at_game, measured
from ..core.contract import Json, Rules
from ..core.game import Game, Sampler
from ..core.hint import RatedMove
from .engine_queue import Job

AT_ONCE = 0.01  # seconds of thinking that nobody notices


@dataclass(frozen=True)
class EngineRequest:
    level: str
    seat: int
    view: Json
    sampler: Sampler  # re-dealt from what the seat knows: it has neither seed nor history
    seed: int  # for the bot's random choices


@dataclass(frozen=True)
class Analysis:
    """What the engine thinks of a decision: the move it would play, the chance of winning with it,
    and the moves worth naming, best first, including that one."""

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
    """The engine gave no answer, even when asked again."""


class EngineStopped(EngineFailed):
    """The engine has been stopped, because the server is stopping."""


class Engine(Protocol):
    """A job says how urgent a request is, and which client and table it is for."""

    async def choose(self, request: EngineRequest, job: Job) -> str:
        """The move that a bot plays; raises `EngineFailed`."""

    async def analyse(self, request: EngineRequest, job: Job) -> Analysis:
        """What the engine thinks of the position; raises `EngineFailed`."""

    async def review(self, record: Json, tell: Progress, job: Job) -> Json:
        """The review of a finished game (`tavolino-review/1`), from its whole record; raises
        `EngineFailed`. Meanwhile it may report how many decisions are done, of how many."""

    def hurry(self, table: str, client: str) -> None:
        """Somebody at an address is watching a table again whose bot was no longer urgent."""

    def expected(self) -> Mapping[str, float]:
        """The tables whose people wait for a bot that does not think yet, and in how many seconds
        it will probably answer."""


def answers_at_once(level: str, rules: Rules) -> bool:
    """Whether a bot needs no thought: it looks at most a few moves ahead, whatever the position."""
    if level == "random":
        return True
    if rules.evaluation is None or level not in (*LEVELS, "greedy"):
        return False
    if level == "greedy":
        return True
    if (found := measured(level, rules.name)) is not None:
        return found.seconds <= AT_ONCE
    plays = at_game(LEVELS[level], rules.name)
    return not plays.iterations and not plays.deals


def request_for(level: str, game: Game) -> EngineRequest:
    """The request for a bot at the seat to move."""
    seat = game.player
    assert seat is not None, "the game is over"
    return EngineRequest(
        level=level,
        seat=seat,
        view=game.view(seat).data,
        sampler=game.sampler(seat),
        seed=secrets.randbits(53),
    )
