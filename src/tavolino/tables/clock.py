"""Clocks: none, Fischer, or days per move.

A seat's time runs while it has to decide. Times that count for nobody are *pauses*: a seat that
nobody has taken yet, and a server that was down. When a clock runs out, the game does not end: the
others may claim it, until the late seat has moved after all.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

import msgspec

from .errors import Code, Refused

# From, until; in seconds since the epoch. Where it ends before it begins, clocks were set back.
Span = tuple[float, float]

MOST_MINUTES = 24 * 60
MOST_INCREMENT = 60 * 60
MOST_DAYS = 30
DAY = 86400.0


@dataclass(frozen=True)
class Clock:
    """What was agreed on: `minutes` and `increment` (seconds per turn) for Fischer, or `days` per
    turn."""

    kind: Literal["none", "fischer", "days"] = "none"
    minutes: float = 0
    increment: float = 0
    days: float = 0

    def check(self) -> Clock:
        """The clock itself; refused with what is wrong with it."""
        if self.kind not in ("none", "fischer", "days"):
            raise Refused(Code.WRONG_OPTION, "refused-clock", kinds="none, fischer, days")
        limits: dict[str, tuple[float, float]] = {"minutes": (0, 0), "increment": (0, 0)}
        limits["days"] = (0, 0)
        if self.kind == "fischer":
            limits |= {"minutes": (0.1, MOST_MINUTES), "increment": (0, MOST_INCREMENT)}
        elif self.kind == "days":
            limits["days"] = (0.01, MOST_DAYS)
        for name, (least, most) in limits.items():
            value = getattr(self, name)
            number = isinstance(value, int | float) and not isinstance(value, bool)
            if not number or not least <= value <= most:
                raise Refused(
                    Code.WRONG_OPTION,
                    "refused-range",
                    field=f"clock.{name}",
                    least=f"{least:g}",
                    most=f"{most:g}",
                )
        return self

    @property
    def allowance(self) -> float | None:
        """Seconds that a seat begins with; None without a clock."""
        if self.kind == "none":
            return None
        return self.minutes * 60 if self.kind == "fischer" else self.days * DAY


NO_CLOCK = Clock()


class Times(msgspec.Struct, frozen=True, gc=False):
    """What the clocks of a table show: seconds left by seat, as of `since`."""

    left: tuple[float, ...]
    turn: int | None  # whose time runs
    since: float

    def of(self, seat: int, now: float, pauses: Iterable[Span]) -> float:
        """Seconds that a seat has left."""
        if seat != self.turn:
            return self.left[seat]
        return max(0.0, self.left[seat] - elapsed(self.since, now, pauses))

    def restarted(self, at: float) -> Times:
        """The same times, running from now on."""
        return Times(self.left, self.turn, at)


def begin(clock: Clock, seats: int, turn: int | None, at: float) -> Times:
    return Times((clock.allowance or 0.0,) * seats, turn, at)


def after_move(
    clock: Clock, times: Times, turn: int | None, at: float, pauses: Iterable[Span]
) -> Times:
    """The clocks after a move that leaves the turn with `turn` (None: the game is over)."""
    mover = times.turn
    if clock.kind == "none" or mover is None:
        return Times(times.left, turn, at)
    left = times.of(mover, at, pauses)
    if turn not in (mover, None):
        left = clock.days * DAY if clock.kind == "days" else left + clock.increment
    all_left = list(times.left)
    all_left[mover] = left
    if at < times.since and _set_back(times.since, at, pauses) is None:
        at = times.since  # the clock of another server is behind: the next span is no longer for it
    return Times(tuple(all_left), turn, at)


def elapsed(began: float, now: float, pauses: Iterable[Span]) -> float:
    """Seconds from `began` to `now`, not counting pauses; never negative. Pauses may overlap each
    other. Where clocks were set back and forth, it is not always known which of them came between:
    then it is for the player whose clock runs."""
    if now < began:
        return _set_back(began, now, pauses) or 0.0
    counted = now - began
    reached = began
    for start, end in sorted(pauses):
        start, end = max(start, reached), min(end, now)
        if end > start:
            counted -= end - start
            reached = end
    return counted


def _set_back(began: float, now: float, pauses: Iterable[Span]) -> float | None:
    """Seconds from `began` to an earlier `now`, if clocks were set back between them: only such a
    span begins after `began` and ends before `now`."""
    return min(
        (
            (left - began) + (now - reached)
            for left, reached in pauses
            if began <= left and reached <= now
        ),
        default=None,
    )
