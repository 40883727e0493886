"""Which request a worker takes next.

Bots that play against people come first, then hints. What is left is shared by positions to
analyse, bots that play each other, reviews, and bots whose players have gone, in this order, but
every third turn goes to the class that has waited longest, so that none of them starves. Within a
class, the address that has used least of the workers lately comes first: a client that asks for a
lot delays only itself.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Generic, TypeVar

from ..bots.levels import LONGEST_THOUGHT

Item = TypeVar("Item")

LONGEST_WAITING = 3  # every third turn of the lower classes goes to the one that has waited longest
HALF_LIFE = 10.0  # seconds after which half of what somebody has used is forgotten
MOST_USERS = 1000  # whose use is remembered, unless more have used the workers lately
LITTLE = 0.01  # seconds of use that may be forgotten
BRIEF = 700  # milliseconds for anything that people's bots may have to wait for
SHARED = 500  # milliseconds that people's bots share if several wait for a worker
LEAST_THOUGHT = 100  # milliseconds, however many wait


class Priority(IntEnum):
    """Most urgent first."""

    PERSON = 0  # a bot's move in a game against people
    HINT = 1
    POSITION = 2  # a position that somebody is analysing
    BOTS = 3  # a move in a game of bots alone
    REVIEW = 4  # one decision of a game that is being reviewed
    UNWATCHED = 5  # a bot's move in a game against people, while none of them is there


FIRST = (Priority.PERSON, Priority.HINT)  # always before all others
SHARING = (Priority.POSITION, Priority.BOTS, Priority.REVIEW, Priority.UNWATCHED)


def _always() -> bool:
    return True


@dataclass(frozen=True)
class Job:
    """How urgent a request to the engine is, for which address, and at which table. One of a person
    is urgent as long as somebody is `watched` to wait for it."""

    priority: Priority
    client: str = ""
    table: str = ""
    watched: Callable[[], bool] = field(default=_always, compare=False)


@dataclass(eq=False)
class Waiting(Generic[Item]):
    """A request in the queue, or one that was taken from it."""

    item: Item
    priority: Priority
    client: str
    table: str
    since: float = 0.0
    watched: Callable[[], bool] = _always
    sharing: int = 1  # when it was taken: how many of its class share the workers, itself included


def longest_thought(taken: Waiting[Item], workers: int) -> int:
    """For how many milliseconds a bot may think. The more people wait, the less: they would rather
    have a move soon. Where bots are compared with each other, it is always the same."""
    if taken.priority is not Priority.PERSON:
        return BRIEF
    if taken.sharing == 1:
        return LONGEST_THOUGHT
    return max(LEAST_THOUGHT, min(LONGEST_THOUGHT, SHARED * workers // taken.sharing))


class Use:
    """How many seconds of work somebody has used lately."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}  # and when that was

    def of(self, who: str, now: float) -> float:
        used, at = self._used.get(who, (0.0, now))
        return float(used * 0.5 ** ((now - at) / HALF_LIFE))

    def add(self, who: str, seconds: float, now: float) -> None:
        self._used[who] = self.of(who, now) + seconds, now
        if len(self._used) > MOST_USERS:
            self._used = {
                who: used for who, used in self._used.items() if self.of(who, now) > LITTLE
            }


class FairQueue(Generic[Item]):
    """First come, first served at each table. Of clients, and of the tables of a client, the one is
    next that has used least, less what it has waited since its last turn: so those who want little
    wait for little, and nobody starves. Those that have used as much take turns."""

    def __init__(self) -> None:
        # The next one of equals is first; after its turn it goes to the end.
        self._clients: dict[str, dict[str, deque[Waiting[Item]]]] = {}
        self._last_turn: dict[str, float] = {}  # of clients that are waiting again
        self._clients_used = Use()
        self._tables_used = Use()

    def put(self, waiting: Waiting[Item]) -> None:
        tables = self._clients.setdefault(waiting.client, {})
        tables.setdefault(waiting.table, deque()).append(waiting)

    def take(self, now: float) -> Waiting[Item]:
        _, client, table = min(
            (self._next_table(client, now) for client in self._clients), key=lambda each: each[0]
        )
        tables = self._clients[client]
        sharing = max(len(self._clients), sum(map(len, tables.values())))
        items = tables[table]
        waiting = items.popleft()
        waiting.sharing = sharing
        del self._clients[client], tables[table]
        if items:
            tables[table] = items
        if tables:
            self._clients[client] = tables
            self._last_turn[client] = now
        else:
            self._last_turn.pop(client, None)
        return waiting

    def _next_table(self, client: str, now: float) -> tuple[float, str, str]:
        """The next table of a client, and how long both have to wait for others: less is sooner."""
        used, table = min(
            ((self._tables_used.of(table, now), table) for table in self._clients[client]),
            key=lambda each: each[0],
        )
        used = max(used, self._clients_used.of(client, now))
        since = self._clients[client][table][0].since
        return used - (now - max(since, self._last_turn.get(client, since))), client, table

    def charge(self, taken: Waiting[Item], seconds: float, now: float) -> None:
        """Somebody has used a worker for that many seconds."""
        self._clients_used.add(taken.client, seconds, now)
        self._tables_used.add(taken.table, seconds, now)

    def in_order(self, now: float) -> Iterator[Waiting[Item]]:
        """All that wait, as they will be taken if all take the same time."""
        clients = sorted(self._clients, key=lambda client: self._next_table(client, now)[0])
        lines = [
            iter([each for items in self._clients[client].values() for each in items])
            for client in clients
        ]
        while lines:
            going_on = []
            for line in lines:
                if (waiting := next(line, None)) is not None:
                    going_on.append(line)
                    yield waiting
            lines = going_on

    def remove(self, unwanted: Callable[[Waiting[Item]], bool]) -> list[Waiting[Item]]:
        """Take out all that are unwanted."""
        removed = [waiting for waiting in self if unwanted(waiting)]
        for waiting in removed:
            self._take_out(waiting)
        return removed

    def remove_table(self, table: str) -> list[Waiting[Item]]:
        """Take out all of a table."""
        removed = [
            waiting for tables in self._clients.values() for waiting in tables.get(table, ())
        ]
        for waiting in removed:
            self._take_out(waiting)
        return removed

    def _take_out(self, waiting: Waiting[Item]) -> None:
        tables = self._clients[waiting.client]
        tables[waiting.table].remove(waiting)
        if not tables[waiting.table]:
            del tables[waiting.table]
        if not tables:
            del self._clients[waiting.client]
            self._last_turn.pop(waiting.client, None)

    def __iter__(self) -> Iterator[Waiting[Item]]:
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
        self._queues = {priority: FairQueue[Item]() for priority in Priority}
        self._shared_turns = 0

    def put(self, job: Job, item: Item, now: float) -> None:
        client = job.client or job.table
        self._put(Waiting(item, job.priority, client, job.table, now, job.watched), job.priority)

    def _put(self, waiting: Waiting[Item], priority: Priority) -> None:
        waiting.priority = priority
        self._queues[priority].put(waiting)

    def take(self, now: float, *, people_only: bool = False) -> Waiting[Item] | None:
        """The next item; None if nothing waits."""
        self._set_aside()
        priority = self._next_priority(people_only)
        return None if priority is None else self._queues[priority].take(now)

    def _set_aside(self) -> None:
        """Whoever has gone is no longer urgent."""
        for waiting in self._queues[Priority.PERSON].remove(lambda each: not each.watched()):
            self._put(waiting, Priority.UNWATCHED)

    def hurry(self, table: str, client: str) -> bool:
        """Somebody at an address is watching a table again; returns whether it was set aside."""
        found = self._queues[Priority.UNWATCHED].remove_table(table)
        for waiting in found:
            waiting.client = client or waiting.client
            self._put(waiting, Priority.PERSON)
        return bool(found)

    def charge(self, taken: Waiting[Item], seconds: float, now: float) -> None:
        """What was taken has kept a worker busy for so long."""
        self._queues[taken.priority].charge(taken, seconds, now)

    def people(self, now: float) -> list[Waiting[Item]]:
        """The moves that people wait for, in the order in which they will be taken."""
        self._set_aside()
        return list(self._queues[Priority.PERSON].in_order(now))

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
        return min(sharing, key=lambda priority: min(each.since for each in self._queues[priority]))

    def discard(self, unwanted: Callable[[Item], bool]) -> None:
        """Drop everything that nobody waits for any more."""
        for queue in self._queues.values():
            queue.remove(lambda waiting: unwanted(waiting.item))

    def lengths(self) -> dict[Priority, int]:
        return {priority: len(queue) for priority, queue in self._queues.items()}

    def waits(self, *, people_only: bool = False) -> bool:
        """Whether there is anything to take."""
        priorities = FIRST[:1] if people_only else Priority
        return any(self._queues[priority] for priority in priorities)
