"""A table in memory, with its lock, its watchers and its rate limits."""

from __future__ import annotations

import asyncio
import math
from collections import deque
from dataclasses import dataclass, field

from ..core.contract import Onlooker
from .attendance import AttendanceBook
from .errors import Code, Refused
from .log import RateCheck
from .table import Table
from .watch import Watch

MOST_CLIENTS = 1000  # per table whose rates are remembered; the oldest are forgotten


@dataclass(eq=False)
class LiveTable:
    """`table` is None until it is loaded, and when it has to be loaded again."""

    id: str
    table: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watches: set[Watch] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None
    reviewing: asyncio.Lock = field(default_factory=asyncio.Lock)
    reviewed: tuple[int, int] = (0, 0)  # decisions done, of how many, during a review
    touched: float = 0
    rates: dict[tuple[str, Onlooker | str, int], deque[float]] = field(default_factory=dict)
    watched: float = 0  # when somebody last looked at it, if only bots play
    client: str = ""  # for whom bots play
    looked: float = -math.inf  # when somebody last asked without watching, since others left
    bot_seconds: int | None = None  # until a bot answers, if that takes longer than usual
    attendance: AttendanceBook = field(default_factory=AttendanceBook)
    push_seats: tuple[int, bool] | None = None  # when old push subscriptions were last dropped
    pushing: asyncio.Lock = field(default_factory=asyncio.Lock)  # while they are being changed

    def count(self, check: RateCheck, now: float) -> None:
        """Count something that a client does, or refuse it if it comes too often."""
        found: list[deque[float]] = []
        for number, (most, seconds) in enumerate(check.rates):
            done = self.rates.setdefault((check.refusal, check.client, number), deque(maxlen=most))
            if len(done) == most and now - done[0] < seconds:
                raise Refused(
                    Code.RATE_LIMITED,
                    check.refusal,
                    most=most,
                    within=f"{seconds:g}",
                    seconds=math.ceil(done[0] + seconds - now),
                )
            found.append(done)
        for done in found:
            done.append(now)
        while len(self.rates) > MOST_CLIENTS:
            del self.rates[next(iter(self.rates))]

    @property
    def in_use(self) -> bool:
        return (
            bool(self.watches)
            or self.lock.locked()
            or self.thinking is not None
            or self.reviewing.locked()
        )
