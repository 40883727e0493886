"""How processes that serve the same tables tell each other that one has changed.

Only a table's id and how far its logs go travel, never what was played: whoever wants to know more
reads the store.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from .log import START, Cursor


@dataclass(frozen=True)
class TableChanged:
    """A table has grown up to `cursor`. Without a table: change may have been missed, so any of
    them may have changed."""

    table: str | None = None
    cursor: Cursor = START


Listener = Callable[[TableChanged], Awaitable[None]]


class Bus(Protocol):
    @property
    def shared(self) -> bool:
        """Whether others may change tables."""

    async def start(self, listener: Listener) -> None:
        """From now on call the listener with what is told, its own change perhaps too."""

    async def publish(self, change: TableChanged) -> None:
        """Tell the other processes. Never fails: who misses it finds out by the store."""

    async def stop(self, listener: Listener) -> None:
        """Call the listener no more."""


class LocalBus:
    """The bus within one process. Alone on it, there is nobody to tell."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    @property
    def shared(self) -> bool:
        return len(self._listeners) > 1

    async def start(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def publish(self, change: TableChanged) -> None:
        if self.shared:
            for listener in list(self._listeners):
                await listener(change)

    async def stop(self, listener: Listener) -> None:
        self._listeners.remove(listener)
