"""One step of a lesson."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..core.contract import Json


@dataclass(frozen=True, eq=False)  # a step is itself, and nothing like it
class Step:
    """`happens` and `never` are patterns of events: each of the first has to be among the events of
    the move, none of the second may be. `task` and `done` are messages: what to do, and what is
    said when it is done."""

    name: str
    position: str
    task: str
    done: str
    happens: tuple[Json, ...]
    never: tuple[Json, ...] = field(default=())


def fits(pattern: object, value: object) -> bool:
    """Whether a value has all that a pattern asks for; objects may have more."""
    if not isinstance(pattern, dict):
        return pattern == value
    return isinstance(value, dict) and all(
        name in value and fits(wanted, value[name]) for name, wanted in pattern.items()
    )


def done_by(step: Step, events: list[Json]) -> bool:
    """Whether a move that did this is what the step asks for."""
    wanted = all(any(fits(pattern, event) for event in events) for pattern in step.happens)
    return wanted and not any(fits(each, event) for each in step.never for event in events)
