"""Which request a worker takes next.

Bots that play against people come first, then hints. What is left is shared by positions to
analyse, bots that play each other and reviews, in this order, but every third turn goes to the
class that has waited longest, so that none of them starves. Within a class, addresses take turns,
and so do the tables of an address: a client that asks for a lot delays only itself.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

Item = TypeVar("Item")

LONGEST_WAITING = 3  # every third turn of the lower classes goes to the one that has waited longest


class Priority(IntEnum):
    """Most urgent first."""

    PERSON = 0  # a bot's move in a game against people
    HINT = 1
    POSITION = 2  # a position that somebody is analysing
    BOTS = 3  # a move in a game of bots alone
    REVIEW = 4  # one decision of a game that is being reviewed


FIRST = (Priority.PERSON, Priority.HINT)  # always before all others
SHARING = (Priority.POSITION, Priority.BOTS, Priority.REVIEW)


@dataclass(frozen=True)
class Job:
    """How urgent a request to the engine is, for which address, and at which table."""

    priority: Priority
    client: str = ""
    table: str = ""


class FairQueue(Generic[Item]):
    """First come, first served at each table; the tables of a client take turns, and so do
    clients."""

    def __init__(self) -> None:
        # The next one is first; after its turn it goes to the end.
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
        """Drop everything that nobody waits for any more."""
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
    """The queue that the module describes."""

    def __init__(self) -> None:
        self._queues = {priority: FairQueue[tuple[float, Item]]() for priority in Priority}
        self._shared_turns = 0

    def put(self, job: Job, item: Item, now: float) -> None:
        self._queues[job.priority].put(job.client or job.table, job.table, (now, item))

    def take(self, *, people_only: bool = False) -> tuple[Priority, float, Item] | None:
        """The next item, with its priority and since when it has waited; None if nothing waits."""
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
