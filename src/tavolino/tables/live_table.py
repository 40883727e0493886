"""Where a table is while it is in memory."""

from __future__ import annotations

import asyncio
import math
from collections import deque
from dataclasses import dataclass, field

from ..core.contract import Onlooker
from .errors import Code, Refused
from .table import Table
from .watch import Watch

MOST_ASKERS = 1000  # at one table whose pace is remembered; those who came first are forgotten


@dataclass(eq=False)
class LiveTable:
    """A table's place in memory."""

    id: str
    table: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watches: set[Watch] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None
    reviewing: asyncio.Lock = field(default_factory=asyncio.Lock)
    reviewed: tuple[int, int] = (0, 0)  # so many decisions, of so many, while reviewing
    touched: float = 0
    paces: dict[tuple[str, Onlooker | str, int], deque[float]] = field(default_factory=dict)
    watched: float = 0  # when somebody last looked at it, where bots play among themselves
    asker: str = ""  # for whom they do

    def check_pace(
        self, refusal: str, asker: Onlooker | str, paces: tuple[tuple[int, float], ...], now: float
    ) -> None:
        """Count something that an asker does, or refuse it when too much of it came just before:
        each pace is so many in so many seconds."""
        found: list[deque[float]] = []
        for number, (most, seconds) in enumerate(paces):
            done = self.paces.setdefault((refusal, asker, number), deque(maxlen=most))
            if len(done) == most and now - done[0] < seconds:
                raise Refused(
                    Code.RATE_LIMITED,
                    refusal,
                    most=most,
                    within=f"{seconds:g}",
                    seconds=math.ceil(done[0] + seconds - now),
                )
            found.append(done)
        for done in found:
            done.append(now)
        while len(self.paces) > MOST_ASKERS:
            del self.paces[next(iter(self.paces))]

    @property
    def in_use(self) -> bool:
        return (
            bool(self.watches)
            or self.lock.locked()
            or self.thinking is not None
            or self.reviewing.locked()
        )
