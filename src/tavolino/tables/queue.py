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


class Rank(IntEnum):
    """For whom something is thought, most urgent first."""

    PERSON = 0  # a bot's move in a game against people
    HINT = 1
    POSITION = 2  # one that somebody analyses; also the place for a live analysis board
    BOTS = 3  # a move in a game of bots alone
    REVIEW = 4  # one decision of a game that is being reviewed


RANKED = (Rank.PERSON, Rank.HINT)  # before all others, always
SHARING = (Rank.POSITION, Rank.BOTS, Rank.REVIEW)


@dataclass(frozen=True)
class Errand:
    """What something is thought for: its rank, whose address asked, and at which table."""

    rank: Rank
    asker: str = ""
    table: str = ""


class FairQueue(Generic[Item]):
    """First come, first served at a table; the tables of an asker take turns, and so do askers."""

    def __init__(self) -> None:
        # Who is next stands first; whoever was served goes to the end.
        self._askers: dict[str, dict[str, deque[Item]]] = {}

    def put(self, asker: str, table: str, item: Item) -> None:
        self._askers.setdefault(asker, {}).setdefault(table, deque()).append(item)

    def take(self) -> Item:
        asker, tables = next(iter(self._askers.items()))
        table, items = next(iter(tables.items()))
        item = items.popleft()
        del self._askers[asker], tables[table]
        if items:
            tables[table] = items
        if tables:
            self._askers[asker] = tables
        return item

    def discard(self, unwanted: Callable[[Item], bool]) -> None:
        """Drop all that nobody waits for any more."""
        askers: dict[str, dict[str, deque[Item]]] = {}
        for asker, tables in self._askers.items():
            for table, items in tables.items():
                kept = deque(item for item in items if not unwanted(item))
                if kept:
                    askers.setdefault(asker, {})[table] = kept
        self._askers = askers

    def __iter__(self) -> Iterator[Item]:
        for tables in self._askers.values():
            for items in tables.values():
                yield from items

    def __len__(self) -> int:
        return sum(len(items) for tables in self._askers.values() for items in tables.values())

    def __bool__(self) -> bool:
        return bool(self._askers)


class RankedQueue(Generic[Item]):
    """See the module."""

    def __init__(self) -> None:
        self._queues = {rank: FairQueue[tuple[float, Item]]() for rank in Rank}
        self._shared_turns = 0

    def put(self, errand: Errand, item: Item, now: float) -> None:
        self._queues[errand.rank].put(errand.asker or errand.table, errand.table, (now, item))

    def take(self, *, people_only: bool = False) -> tuple[Rank, float, Item] | None:
        """What is next, with its rank and since when it waits; None where nothing is to be done."""
        rank = self._next_rank(people_only)
        if rank is None:
            return None
        since, item = self._queues[rank].take()
        return rank, since, item

    def _next_rank(self, people_only: bool) -> Rank | None:
        for rank in RANKED[:1] if people_only else RANKED:
            if self._queues[rank]:
                return rank
        sharing = [rank for rank in SHARING if self._queues[rank]]
        if people_only or not sharing:
            return None
        self._shared_turns += 1
        if self._shared_turns % LONGEST_WAITING:
            return sharing[0]
        return min(sharing, key=lambda rank: min(since for since, _ in self._queues[rank]))

    def discard(self, unwanted: Callable[[Item], bool]) -> None:
        for queue in self._queues.values():
            queue.discard(lambda waiting: unwanted(waiting[1]))

    def lengths(self) -> dict[Rank, int]:
        return {rank: len(queue) for rank, queue in self._queues.items()}

    def waits(self, *, people_only: bool = False) -> bool:
        """Whether there is anything to take."""
        ranks = RANKED[:1] if people_only else Rank
        return any(self._queues[rank] for rank in ranks)
