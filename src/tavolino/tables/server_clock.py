"""The time that a server goes by, and stores: the time of day when it started, and from then on
what the monotonic clock counts. Setting the clock of the machine, or a wrong answer about the time,
does not change it; `Housekeeping` lets it follow when the other clock stays where it is."""

from __future__ import annotations

from collections.abc import Callable


class ServerClock:
    def __init__(self, wall: Callable[[], float], monotonic: Callable[[], float]) -> None:
        self._wall = wall
        self.monotonic = monotonic  # for spans that are never stored
        self.follow()

    def __call__(self) -> float:
        """Seconds since the epoch."""
        return self.monotonic() + self._ahead

    @property
    def error(self) -> float:
        """By how much the clock of the machine is ahead of this one."""
        return self._wall() - self()

    def follow(self) -> None:
        """Show the same as the clock of the machine."""
        self._ahead = self._wall() - self.monotonic()
