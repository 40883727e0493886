"""Where a table is while it is in memory."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field

from ..core.contract import Onlooker
from .errors import Code, Refused
from .limits import Limits
from .table import Holder, Table
from .watch import Watch


@dataclass(eq=False)
class Place:
    """A table's place in memory."""

    id: str
    table: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watches: set[Watch] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None
    reviewing: asyncio.Lock = field(default_factory=asyncio.Lock)
    reviewed: tuple[int, int] = (0, 0)  # so many decisions, of so many, while reviewing
    touched: float = 0
    watched: float = 0  # when somebody last looked at it, where bots play among themselves
    asker: str = ""  # for whom they do
    chats: dict[Onlooker, deque[float]] = field(default_factory=dict)

    def check_pace(self, holder: Holder, limits: Limits, now: float) -> None:
        """Count a chat line, or refuse it when too many came just before."""
        said = self.chats.setdefault(holder.onlooker, deque(maxlen=limits.chat_lines))
        if len(said) == limits.chat_lines and now - said[0] < limits.chat_seconds:
            raise Refused(
                Code.RATE_LIMITED,
                "refused-chat-pace",
                lines=limits.chat_lines,
                seconds=f"{limits.chat_seconds:g}",
            )
        said.append(now)

    @property
    def in_use(self) -> bool:
        return (
            bool(self.watches)
            or self.lock.locked()
            or self.thinking is not None
            or self.reviewing.locked()
        )
