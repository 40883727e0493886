"""Whether a move has revealed something: then it cannot be undone without consent.

A seat learns by a move what did not follow from what it knew before. So the table before the move
is dealt anew, again and again, with all that the seat cannot know; if the move then leads to
another view, or cannot be played at all, the seat has learnt something. A single new deal tells a
card drawn from n different ones with chance 1 - 1/n, and with two left, the worst case, all of
them together miss it once in four thousand million times.

- The mover must have learnt nothing: no card drawn, no hand looked at, no strip turned up. Whatever
  becomes public the mover sees too, so nothing else has come to light either but what the mover
  knew.
- Between two, showing an own card hurts nobody but oneself. With more at the table it is a signal,
  to a partner or against a third: there the others must have learnt nothing as well.
"""

from __future__ import annotations

from collections.abc import Callable

from ..core import chance, machine
from ..core.contract import Json, Rules, State
from ..core.errors import IllegalMove
from ..core.game import Game, Sampler
from .dealing import random_generator

DEALS = 32

# What brings something hidden to light, and where such an event shows it.
SHOWING = {"draw": "card", "look": "cards", "turn-up": "strips"}


def shows(happened: list[Json]) -> bool:
    """Whether events, as somebody was told them, show what was hidden: then there is no need to
    deal anew. Where they do not, the move may have told something all the same."""
    return any(event.get(SHOWING.get(event["type"], "")) for event in happened)


def reveals(
    before: Game,
    move: str,
    after: Game,
    generator: Callable[[], chance.Generator] = random_generator,
) -> bool:
    """Whether the move that led from `before` to `after` tells somebody something. The end of a
    game always does: then everything is shown."""
    mover = before.player
    if after.over or mover is None:
        return True
    seats = len(before.players)
    learners = [mover] if seats == 2 else range(seats)
    rng = generator()
    return any(_learns(before, move, after, seat, rng) for seat in learners)


def _learns(before: Game, move: str, after: Game, seat: int, rng: chance.Generator) -> bool:
    """Tables that a seat cannot tell apart become the same one, to the byte, when all that it does
    not know is dealt anew by the same generator (`Kernels.determinize`); so no view is needed to
    tell whether two of them look alike to it."""
    rules, start = before.rules, before.state
    known = _as_known(rules, after.state, seat)
    room = machine.legal_buffer(rules)
    for _ in range(DEALS):
        other = start.copy()
        machine.determinize_at(other, 0, seat, rng, room)
        try:
            action = rules.parse_move(other, move)
        except IllegalMove:
            return True
        legal = machine.legal_at(other, 0, room)
        if action not in room[:legal]:
            return True
        machine.apply_at(other, 0, action)
        if _as_known(rules, other, seat) != known:
            return True
    return False


def _as_known(rules: Rules, state: State, seat: int) -> bytes:
    """A table as far as a seat knows it."""
    return Sampler(rules, state, seat).table.tobytes()
