"""Who is next: by priority, and fairly within one."""

from __future__ import annotations

from collections import Counter

from tavolino.tables.engine_queue import FairQueue, Job, Priority, PriorityQueue


def taken(queue: PriorityQueue[str], **how: bool) -> list[str]:
    found = []
    while (next_one := queue.take(**how)) is not None:
        found.append(next_one[2])
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
        found = queue.take()
        assert found is not None
        order.append(found[2])
    assert order.count("review") == 5
    assert order.index("review") == 2, "every third turn is for who has waited longest"


def test_an_address_with_many_tables_does_not_delay_another() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.put("greedy", f"t{number % 10}", f"greedy {number}")
    queue.put("modest", "m", "modest")
    assert "modest" in [queue.take(), queue.take()]


def test_tables_of_an_address_take_turns_and_keep_their_order() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "a3", "b1", "b2"):
        queue.put("here", item[0], item)
    assert [queue.take() for _ in range(5)] == ["a1", "b1", "a2", "b2", "a3"]
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
