"""How processes that serve the same tables tell each other that one has changed.

Messages hold only a table's id and how far its logs go, never what was played: that is read from
the store.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from .log import START, Cursor


@dataclass(frozen=True)
class TableChanged:
    """A table's logs have grown up to `cursor`. Without a table: messages may have been missed, so
    any table may have changed."""

    table: str | None = None
    cursor: Cursor = START


Listener = Callable[[TableChanged], Awaitable[None]]


class Bus(Protocol):
    @property
    def shared(self) -> bool:
        """Whether other processes may change tables."""

    async def start(self, listener: Listener) -> None:
        """From now on call the listener with each change, perhaps including its own."""

    async def publish(self, change: TableChanged) -> None:
        """Tell the other processes. Never fails: a process that misses it finds out from the
        store."""

    async def stop(self, listener: Listener) -> None:
        """Stop calling the listener."""


class LocalBus:
    """The bus within one process. With one listener, there is nobody to tell."""

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
