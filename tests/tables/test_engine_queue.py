"""Who is next: by priority, and fairly within one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from tavolino.tables.engine_queue import (
    MOST_USERS,
    FairQueue,
    Job,
    Priority,
    PriorityQueue,
    Use,
    Waiting,
    longest_thought,
)


def waiting(
    client: str, table: str, item: str = "", since: float = 0, priority: Priority = Priority.PERSON
) -> Waiting[str]:
    return Waiting(item, priority, client, table, since)


def taken(queue: PriorityQueue[str], **how: bool) -> list[str]:
    found = []
    while (next_one := queue.take(100, **how)) is not None:
        found.append(next_one.item)
    return found


def test_people_come_first_and_hints_next() -> None:
    queue: PriorityQueue[str] = PriorityQueue()
    for priority in reversed(Priority):
        for number in range(2):
            queue.put(Job(priority, "a", "t"), priority.name, now=10 - priority + number)
    assert queue.lengths() == dict.fromkeys(Priority, 2)
    order = taken(queue)
    assert order[:4] == ["PERSON", "PERSON", "HINT", "HINT"]
    assert Counter(order) == dict.fromkeys((priority.name for priority in Priority), 2)


def test_a_worker_for_people_takes_nothing_else() -> None:
    queue: PriorityQueue[str] = PriorityQueue()
    for priority in Priority:
        queue.put(Job(priority, "a", "t"), priority.name, now=0)
    assert taken(queue, people_only=True) == ["PERSON"]
    assert not queue.waits(people_only=True)
    assert queue.waits()


def test_bots_among_themselves_do_not_starve_reviews() -> None:
    """There is always another move to think about, and yet a review goes on."""
    queue: PriorityQueue[str] = PriorityQueue()
    for number in range(5):
        queue.put(Job(Priority.REVIEW, "r", "t"), "review", now=number)
    order = []
    for now in range(100, 130):
        queue.put(Job(Priority.BOTS, "b", "t"), "bots", now)
        found = queue.take(now)
        assert found is not None
        order.append(found.item)
    assert order.count("review") == 5
    assert order.index("review") == 2, "every third turn is for who has waited longest"


def test_an_address_with_many_tables_does_not_delay_another() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.put(waiting("greedy", f"t{number % 10}", f"greedy {number}"))
    queue.put(waiting("modest", "m", "modest"))
    assert "modest" in [queue.take(0).item, queue.take(0).item]


def test_tables_of_an_address_take_turns_and_keep_their_order() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "a3", "b1", "b2"):
        queue.put(waiting("here", item[0], item))
    assert [queue.take(0).item for _ in range(5)] == ["a1", "b1", "a2", "b2", "a3"]
    assert not queue


def test_those_without_an_address_are_told_apart_by_their_tables() -> None:
    queue: PriorityQueue[str] = PriorityQueue()
    for item in ("a1", "a2", "b1"):
        queue.put(Job(Priority.PERSON, "", item[0]), item, now=0)
    assert taken(queue) == ["a1", "b1", "a2"]


def test_what_nobody_waits_for_is_dropped() -> None:
    queue: PriorityQueue[str] = PriorityQueue()
    for item in ("keep", "drop", "keep"):
        queue.put(Job(Priority.BOTS, "a", "t"), item, now=0)
    queue.discard(lambda item: item == "drop")
    assert queue.lengths()[Priority.BOTS] == 2
    assert taken(queue) == ["keep", "keep"]


# -- a crowd in the highest rank -------------------------------------------------------------------

THOUGHT = 0.1  # seconds


class Crowd:
    """A worker that is always busy: a crowd at some addresses asks again as soon as it is
    answered. `now` is when the worker is free."""

    def __init__(self, addresses: int, tables: int) -> None:
        self.queue: FairQueue[str] = FairQueue()
        self.now = 0.0
        for address in range(addresses):
            for table in range(tables):
                self.queue.put(waiting(f"crowd {address}", f"{address}-{table}"))

    def think(self) -> Waiting[str]:
        """The worker's next thought."""
        taken = self.queue.take(self.now)
        self.now += THOUGHT
        self.queue.charge(taken, THOUGHT, self.now)
        if taken.client.startswith("crowd"):
            self.queue.put(waiting(taken.client, taken.table, since=self.now))
        return taken

    def wait_of(self, client: str) -> float:
        """How long a request of somebody waits that comes while the worker is thinking."""
        since = self.now
        self.think()
        self.queue.put(waiting(client, client, since=since))
        while self.think().client != client:
            pass
        return self.now - THOUGHT - since


def test_who_has_little_of_the_workers_goes_before_a_crowd() -> None:
    """A person at one table, and 254 tables at ten addresses: the person waits for what a worker
    has begun, and hardly longer, move after move. By turns it would be a second."""
    crowd = Crowd(10, 25)
    for _ in range(500):
        crowd.think()
    waits = []
    for _ in range(20):
        waits.append(crowd.wait_of("person"))
        for _ in range(20):  # it is the person's turn for two seconds
            crowd.think()
    assert max(waits) < 5 * THOUGHT, waits
    assert sum(waits) < 2 * THOUGHT * len(waits), waits


def test_addresses_of_a_crowd_have_the_same_share_however_many_tables_they_have() -> None:
    crowd = Crowd(4, 1)
    for table in range(100):
        crowd.queue.put(waiting("crowd 0", f"more-{table}"))
    shares = Counter(crowd.think().client for _ in range(400))
    assert max(shares.values()) - min(shares.values()) <= 2, shares
    tables = Counter(
        taken.table for taken in (crowd.think() for _ in range(1000)) if taken.client == "crowd 0"
    )
    assert max(tables.values()) - min(tables.values()) <= 1, tables


def test_a_table_has_no_larger_share_if_many_addresses_ask_for_it() -> None:
    queue: FairQueue[str] = FairQueue()
    shares: Counter[str] = Counter()
    for address in range(9):
        queue.put(waiting(f"crowd {address}", "theirs"))
    queue.put(waiting("person", "own"))
    for turn in range(300):
        now = turn * THOUGHT
        taken = queue.take(now)
        shares[taken.table] += 1
        queue.charge(taken, THOUGHT, now + THOUGHT)
        queue.put(waiting(taken.client, taken.table, since=now + THOUGHT))
    assert shares["own"] > 100, shares


def test_nobody_starves_for_having_used_much() -> None:
    """There is always somebody new, and yet it is a heavy user's turn after a while."""
    queue: FairQueue[str] = FairQueue()
    heavy = waiting("heavy", "t")
    queue.charge(heavy, 3.0, 0)
    queue.put(heavy)
    now = 0.0
    for newcomer in range(100):
        queue.put(waiting(f"new {newcomer}", f"t{newcomer}", since=now))
        if queue.take(now) is heavy:
            break
        now += THOUGHT
    assert 0 < now < 3


def test_use_is_forgotten() -> None:
    use = Use()
    use.add("a", 1.0, now=0)
    assert use.of("a", 10) == pytest.approx(0.5)
    assert use.of("b", 10) == 0
    for number in range(3 * MOST_USERS):
        use.add(f"{number}", THOUGHT, now=100 * number)
    assert len(use._used) <= MOST_USERS


def test_the_order_that_is_foretold_is_the_one_in_which_they_are_taken() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in ("a1", "a2", "a3", "b1", "c1", "c2"):
        queue.put(waiting(table[0], table, table))
    queue.charge(waiting("a", "x"), 1, 0)
    foretold = [each.item for each in queue.in_order(0)]
    taken_now = []
    while queue:
        taken = queue.take(0)
        queue.charge(taken, 2, 0)
        taken_now.append(taken.item)
    assert foretold == taken_now == ["b1", "c1", "a1", "c2", "a2", "a3"]


def test_whoever_has_gone_is_no_longer_urgent() -> None:
    queue: PriorityQueue[str] = PriorityQueue()
    here = {"left", "stays"}

    def is_here(name: str) -> Callable[[], bool]:
        return lambda: name in here

    for name in ("left", "stays"):
        queue.put(Job(Priority.PERSON, name, name, is_here(name)), name, now=0)
    queue.put(Job(Priority.HINT, "h", "h"), "hint", now=0)
    here.remove("left")
    assert taken(queue, people_only=True) == ["stays"]
    assert not queue.waits(people_only=True)
    assert queue.lengths()[Priority.UNWATCHED] == 1
    assert taken(queue) == ["hint", "left"], "it is not forgotten"


def test_whoever_comes_back_is_urgent_again_at_their_own_address() -> None:
    queue: PriorityQueue[str] = PriorityQueue()
    here: set[str] = set()
    for table in ("a", "b"):  # a server that has just started asks without an address
        queue.put(Job(Priority.PERSON, "", table, lambda: "anna" in here), table, now=0)
    assert queue.people(0) == []
    here.add("anna")
    assert queue.hurry("b", "10.0.0.1")
    assert not queue.hurry("b", "10.0.0.1")
    assert not queue.hurry("unknown", "")
    (back,) = queue.people(0)
    assert (back.item, back.client) == ("b", "10.0.0.1")
    assert taken(queue, people_only=True) == ["b"]
    assert taken(queue) == ["a"]


@pytest.mark.parametrize(
    ("sharing", "workers", "longest"),
    [
        (1, 1, 1000),
        (2, 1, 250),
        (5, 1, 100),
        (254, 1, 100),
        (2, 4, 1000),
        (10, 8, 400),
        (254, 8, 100),
    ],
)
def test_bots_think_less_the_more_people_wait(sharing: int, workers: int, longest: int) -> None:
    for_person = waiting("a", "t")
    for_person.sharing = sharing
    assert longest_thought(for_person, workers) == longest
    for priority in set(Priority) - {Priority.PERSON}:  # their results are compared
        for_other = waiting("a", "t", priority=priority)
        for_other.sharing = sharing
        assert longest_thought(for_other, workers) == 700


def test_an_address_with_many_tables_shortens_its_own_thoughts_most() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(50):
        queue.put(waiting("greedy", f"{table}"))
    queue.put(waiting("modest", "m"))
    assert {each.client: each.sharing for each in (queue.take(0), queue.take(0))} == {
        "greedy": 50,
        "modest": 2,
    }
