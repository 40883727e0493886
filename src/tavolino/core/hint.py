"""What an engine answers when a player asks for a hint."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from .game import Sampler


@dataclass(frozen=True)
class Suggestion:
    """A move worth playing."""

    move: str
    chance: float  # of winning with it, a shared win counting its share
    why: str  # one sentence
    say: tuple[dict[str, Any], ...] = ()  # the same as data, for other languages


@dataclass(frozen=True)
class Hint:
    """What a seat could play, best first, by what it knows."""

    seat: int
    suggestions: tuple[Suggestion, ...]

    @property
    def best(self) -> Suggestion:
        return self.suggestions[0]

    def __str__(self) -> str:
        width = max(len(each.move) for each in self.suggestions)
        return "\n".join(
            f"{each.move:<{width}}  {each.chance:>4.0%}  {each.why}" for each in self.suggestions
        )


class Engine(Protocol):
    """To be registered under the entry point `tavolino.engines`."""

    def __call__(self, sampler: Sampler, ms: int | None, iterations: int | None) -> Hint:
        """Think for so many milliseconds, or for so many iterations."""
        ...
