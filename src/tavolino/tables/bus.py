"""How processes that serve the same tables tell each other that one has changed.

Messages hold only a table's id and how far its logs go, never what was played: that is read from
the store. Besides, they say which seats are connected to a server.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from .attendance import Attendance
from .log import START, Cursor


@dataclass(frozen=True)
class TableChanged:
    """A table's logs have grown up to `cursor`. Without a table: messages may have been missed, so
    any table may have changed."""

    table: str | None = None
    cursor: Cursor = START


Listener = Callable[[TableChanged], Awaitable[None]]
AttendanceListener = Callable[[Attendance], None]


class Bus(Protocol):
    @property
    def shared(self) -> bool:
        """Whether other processes may change tables."""

    @property
    def hears_others(self) -> bool:
        """Whether messages of other processes arrive at the moment."""

    def hear_attendance(self, listener: AttendanceListener) -> None:
        """Call the listener with what servers say about who is connected to them, perhaps including
        itself."""

    def publish_attendance(self, attendance: Attendance) -> None:
        """Tell the other processes, as soon as possible. Never fails, but may be lost."""

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
        self._attendance_listeners: list[AttendanceListener] = []

    @property
    def shared(self) -> bool:
        return len(self._listeners) > 1

    hears_others = True

    def hear_attendance(self, listener: AttendanceListener) -> None:
        self._attendance_listeners.append(listener)

    def publish_attendance(self, attendance: Attendance) -> None:
        for listener in list(self._attendance_listeners):
            listener(attendance)

    async def start(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def publish(self, change: TableChanged) -> None:
        if self.shared:
            for listener in list(self._listeners):
                await listener(change)

    async def stop(self, listener: Listener) -> None:
        self._listeners.remove(listener)
