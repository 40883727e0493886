"""Hints, and the engine that gives them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from .game import Sampler


@dataclass(frozen=True)
class RatedMove:
    """A legal move, the chance of winning with it, and what it is good for."""

    move: str
    chance: float  # a shared win counts as its share
    share: float = 0.0  # of the search's visits
    why: str = ""  # one sentence
    say: tuple[dict[str, Any], ...] = ()  # the same as data, for other languages
    # -- what only a search knows
    action: int = -1
    visits: int = 0
    prior: float = 0.0
    error: float | None = None  # the standard error of the chance; None: no more than visits say
    sure: bool = False  # it ends the game and wins it, whatever the seat cannot know

    @property
    def data(self) -> dict[str, Any]:
        """As plain JSON, without what only a search knows."""
        return {name: getattr(self, name) for name in ("move", "chance", "share", "why", "say")}


@dataclass(frozen=True)
class Hint:
    """What a seat could play, best first, judged by what it knows."""

    seat: int
    suggestions: tuple[RatedMove, ...]

    @property
    def best(self) -> RatedMove:
        return self.suggestions[0]

    def __str__(self) -> str:
        width = max(len(each.move) for each in self.suggestions)
        return "\n".join(
            f"{each.move:<{width}}  {each.chance:>4.0%}  {each.why}" for each in self.suggestions
        )


class Engine(Protocol):
    """The engine, registered under the entry point `tavolino.engines`."""

    def __call__(self, sampler: Sampler, ms: int | None, iterations: int | None) -> Hint:
        """Think for that many milliseconds, or for that many iterations."""
        ...
