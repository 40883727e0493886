"""One step of a lesson."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ..core.contract import Json
from ..core.game import Game
from ..text.language import language


@dataclass(frozen=True)
class Moment:
    """The tables before and after the learner's move; until it is played, both are the same."""

    before: Game
    after: Game
    seat: int  # the learner's


Count = Callable[[Moment], int]


class Message:
    """A sentence of a lesson. Numbers that depend on the table are its arguments: they are counted
    on the table, so they are right whatever was played."""

    def __init__(self, key: str, /, **counts: Count) -> None:
        self.key = key
        self.counts = counts

    def say(self, moment: Moment, code: str) -> str:
        numbers = {name: count(moment) for name, count in self.counts.items()}
        return language(code).say(self.key, **numbers)


@dataclass(frozen=True, eq=False)  # steps are compared by identity
class Step:
    """A table, and what the learner should do there.

    - `position`: the table, as text.
    - `task`, `done`: what to do, and what to say when it is done.
    - `happens`: patterns of events. Each of them has to be among the events of the learner's move.
    - `never`: patterns of events, none of which may be among them.
    - `part`: the heading of its part of the lesson. The steps of a part follow each other.
    """

    name: str
    position: str
    task: Message
    done: Message
    happens: tuple[Json, ...]
    never: tuple[Json, ...] = field(default=())
    part: Message | None = None


def fits(pattern: object, value: object) -> bool:
    """Whether a value has everything in a pattern; objects may have more."""
    if not isinstance(pattern, dict):
        return pattern == value
    return isinstance(value, dict) and all(
        name in value and fits(wanted, value[name]) for name, wanted in pattern.items()
    )


def done_by(step: Step, events: list[Json]) -> bool:
    """Whether a move with these events completes the step."""
    wanted = all(any(fits(pattern, event) for event in events) for pattern in step.happens)
    return wanted and not any(fits(each, event) for each in step.never for event in events)
