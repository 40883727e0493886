"""The clocks of a table, which keep running between two snapshots."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from ..text.language import language

MINUTE, HOUR, DAY = 60, 3600, 86_400


@dataclass(frozen=True)
class Clocks:
    """Seconds left by seat at the moment `seen` (`time.monotonic`), and whose clock runs."""

    left: tuple[float, ...]
    running: int | None
    seen: float

    def now(self) -> list[float]:
        gone = time.monotonic() - self.seen
        return [
            max(0.0, left - gone) if seat == self.running else left
            for seat, left in enumerate(self.left)
        ]

    def words(self, code: str) -> list[str]:
        """What each of them shows."""
        return [clock_text(left, code) for left in self.now()]


def clock_text(seconds: float, code: str) -> str:
    """3:05, 1:02:00, or days and hours: "2d 4h"."""
    whole = math.ceil(seconds)
    days, hours = divmod(whole // HOUR, DAY // HOUR)
    minutes, rest = whole % HOUR // MINUTE, whole % MINUTE
    if days:
        return language(code).say("clock-long", days=days, hours=hours)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
