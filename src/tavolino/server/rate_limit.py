"""How often a client may send requests."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable

from ..tables.errors import Code, Refused

MOST_KNOWN = (
    100_000  # clients that are remembered; those whose last request is oldest are forgotten
)


LONGEST_DEBT = 10.0  # seconds that a client waits, whatever its requests have cost


class RateLimit:
    """So many requests per second, and `burst` at once: a client that has paused may catch up. One
    request may count as several, or as less than one."""

    def __init__(
        self,
        limit: str,
        rate: float,
        burst: int,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._limit = limit
        self._gap = 1 / rate
        self._slack = burst / rate - self._gap
        self._now = now
        self._due: dict[str, float] = {}  # when each client's next request is due, at an even rate

    def count(self, asker: str, cost: float = 1) -> None:
        """Count a request, or refuse it as `rate_limited`."""
        now = self._now()
        due = self._due.pop(asker, now)  # put back at the end: the oldest are in front
        wait = due - now - self._slack
        if wait > 0:
            self._due[asker] = due
            raise Refused(
                Code.RATE_LIMITED, "refused-pace", limit=self._limit, seconds=math.ceil(wait)
            )
        self._due[asker] = max(due, now) + cost * self._gap
        if len(self._due) > MOST_KNOWN:
            del self._due[next(iter(self._due))]

    def charge(self, asker: str, cost: float) -> None:
        """Count more for a request that was counted, because it has turned out to be costly."""
        due = self._due.get(asker)
        if due is not None and cost > 0:
            most = self._now() + self._slack + LONGEST_DEBT
            self._due[asker] = max(due, min(due + cost * self._gap, most))


class ConnectionLimit:
    """How many connections there may be at once."""

    def __init__(self, limit: str, most: int) -> None:
        self._limit = limit
        self._most = most
        self._inside: dict[Hashable, int] = {}

    def enter(self, where: Hashable) -> None:
        inside = self._inside.get(where, 0)
        if inside >= self._most:
            raise Refused(Code.RATE_LIMITED, "refused-crowded", limit=self._limit, count=inside)
        self._inside[where] = inside + 1

    def leave(self, where: Hashable) -> None:
        self._inside[where] -= 1
        if not self._inside[where]:
            del self._inside[where]
