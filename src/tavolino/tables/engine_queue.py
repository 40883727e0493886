"""What waits for a worker, and who is next.

Who plays against a bot is never kept waiting by anything else; hints come next. What is left is
shared by positions to be analysed, bots among themselves and reviews, in this order, but every
third turn goes to the class that has waited longest, so that none of them starves.

Within a class addresses take turns, and the tables of an address do: whoever asks a lot waits for
it alone.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

Item = TypeVar("Item")

LONGEST_WAITING = 3  # every so many turns of the lower classes, the one that has waited longest


class Priority(IntEnum):
    """Most urgent first."""

    PERSON = 0  # a bot's move in a game against people
    HINT = 1
    POSITION = 2  # one that somebody analyses; also the place for a live analysis board
    BOTS = 3  # a move in a game of bots alone
    REVIEW = 4  # one decision of a game that is being reviewed


FIRST = (Priority.PERSON, Priority.HINT)  # before all others, always
SHARING = (Priority.POSITION, Priority.BOTS, Priority.REVIEW)


@dataclass(frozen=True)
class Job:
    """What the engine is asked for: how urgent it is, for which address, at which table."""

    priority: Priority
    client: str = ""
    table: str = ""


class FairQueue(Generic[Item]):
    """First come, first served at a table; the tables of a client take turns, as do clients."""

    def __init__(self) -> None:
        # Who is next stands first; whoever was served goes to the end.
        self._clients: dict[str, dict[str, deque[Item]]] = {}

    def put(self, client: str, table: str, item: Item) -> None:
        self._clients.setdefault(client, {}).setdefault(table, deque()).append(item)

    def take(self) -> Item:
        client, tables = next(iter(self._clients.items()))
        table, items = next(iter(tables.items()))
        item = items.popleft()
        del self._clients[client], tables[table]
        if items:
            tables[table] = items
        if tables:
            self._clients[client] = tables
        return item

    def discard(self, unwanted: Callable[[Item], bool]) -> None:
        """Drop all that nobody waits for any more."""
        clients: dict[str, dict[str, deque[Item]]] = {}
        for client, tables in self._clients.items():
            for table, items in tables.items():
                kept = deque(item for item in items if not unwanted(item))
                if kept:
                    clients.setdefault(client, {})[table] = kept
        self._clients = clients

    def __iter__(self) -> Iterator[Item]:
        for tables in self._clients.values():
            for items in tables.values():
                yield from items

    def __len__(self) -> int:
        return sum(len(items) for tables in self._clients.values() for items in tables.values())

    def __bool__(self) -> bool:
        return bool(self._clients)


class PriorityQueue(Generic[Item]):
    """See the module."""

    def __init__(self) -> None:
        self._queues = {priority: FairQueue[tuple[float, Item]]() for priority in Priority}
        self._shared_turns = 0

    def put(self, job: Job, item: Item, now: float) -> None:
        self._queues[job.priority].put(job.client or job.table, job.table, (now, item))

    def take(self, *, people_only: bool = False) -> tuple[Priority, float, Item] | None:
        """What is next, with its priority and since when it waits; None if nothing waits."""
        priority = self._next_priority(people_only)
        if priority is None:
            return None
        since, item = self._queues[priority].take()
        return priority, since, item

    def _next_priority(self, people_only: bool) -> Priority | None:
        for priority in FIRST[:1] if people_only else FIRST:
            if self._queues[priority]:
                return priority
        sharing = [priority for priority in SHARING if self._queues[priority]]
        if people_only or not sharing:
            return None
        self._shared_turns += 1
        if self._shared_turns % LONGEST_WAITING:
            return sharing[0]
        return min(sharing, key=lambda priority: min(since for since, _ in self._queues[priority]))

    def discard(self, unwanted: Callable[[Item], bool]) -> None:
        for queue in self._queues.values():
            queue.discard(lambda waiting: unwanted(waiting[1]))

    def lengths(self) -> dict[Priority, int]:
        return {priority: len(queue) for priority, queue in self._queues.items()}

    def waits(self, *, people_only: bool = False) -> bool:
        """Whether there is anything to take."""
        priorities = FIRST[:1] if people_only else Priority
        return any(self._queues[priority] for priority in priorities)
