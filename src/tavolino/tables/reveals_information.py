"""Whether a move has revealed something: then it cannot be undone without consent.

A seat learns from a move whatever did not follow from what it knew before. So the table before the
move is re-dealt many times with everything that the seat cannot know; if the move then leads to
another view, or cannot be played at all, the seat has learnt something. One re-deal detects a card
drawn from n different ones with probability 1 - 1/n; with two left, the worst case, all of them
together miss it once in four billion times.

- The mover must have learnt nothing: no card drawn, no hand seen. The mover also sees whatever
  becomes public, so nothing else was revealed but what the mover knew.
- Between two players, showing your own card hurts only yourself. With more players it is a signal
  to a partner or against a third, so the others must have learnt nothing either.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..core import chance, dispatch
from ..core.contract import Json, Rules
from ..core.game import Game
from .dealing import random_generator

DEALS = 32


def shows(rules: Rules, happened: list[Json]) -> bool:
    """Whether events, as an onlooker was shown them, reveal something hidden: then there is no need
    to re-deal. If not, the move may still have revealed something."""
    revealing = rules.revealing_events
    return any(event.get(revealing.get(event["type"], "")) for event in happened)


def without_revealing(rules: Rules, happened: list[Json]) -> list[Json]:
    """The events that reveal nothing hidden."""
    return [event for event in happened if event["type"] not in rules.revealing_events]


def reveals_information(
    before: Game,
    move: str,
    after: Game,
    generator: Callable[[], chance.Generator] = random_generator,
) -> bool:
    """Whether the move that led from `before` to `after` reveals something to somebody. The end of
    a game always does, because everything is shown then."""
    mover = before.player
    assert mover is not None
    if after.over:
        return True
    seats = len(before.names)
    learners = [mover] if seats == 2 else range(seats)
    rng = generator()
    action = before.parse(move)
    return any(_learns(before, action, after, seat, rng) for seat in learners)


def _learns(before: Game, action: int, after: Game, seat: int, rng: chance.Generator) -> bool:
    rules = before.rules
    rows = bytearray(before.state.tobytes() + 2 * after.state.tobytes())
    tables, as_bytes = np.frombuffer(rows, rules.state), np.frombuffer(rows, np.uint8)
    same, room = rng.copy(), dispatch.legal_buffer(rules)
    return bool(
        dispatch.learns(tables, as_bytes.reshape(3, -1), seat, action, DEALS, rng, same, room)
    )
