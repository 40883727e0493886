"""Deals: checking the cards of one that comes from outside, and listing all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, permutations
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from .checks import quoted
from .errors import RecordError

Card = TypeVar("Card")


def check_deal(cards: Iterable[Any], expected: Counter[str]) -> None:
    """Raises RecordError unless the cards are exactly the expected ones, with the right number of
    copies."""
    found: Counter[str] = Counter()
    for card in cards:
        if not isinstance(card, str) or card not in expected:
            raise RecordError(f"setup: {quoted(card)} is not a card of this variant")
        found[card] += 1
        if found[card] > expected[card]:
            raise RecordError(f"setup: {card} appears {found[card]} times")
    if missing := expected - found:
        raise RecordError(f"setup: missing {' '.join(missing.elements())}")


def recoloured(cards: int, values: int, colours: Sequence[int]) -> npt.NDArray[np.int64]:
    """The new number of each card once each colour has a new one. Cards are numbered colour by
    colour, with that many values each; others follow and keep their numbers."""
    new = np.arange(cards)
    for colour, other in enumerate(colours):
        new[colour * values : (colour + 1) * values] += (other - colour) * values
    return new


def ways_to_deal(cards: Sequence[Card], hands: Sequence[int]) -> Iterator[list[list[Card]]]:
    """Every way to deal hands of these sizes, all equally likely. Last comes what is left, in draw
    order."""
    if not hands:
        yield from ([list(order)] for order in permutations(cards))
        return
    for chosen in combinations(range(len(cards)), hands[0]):
        hand = [cards[place] for place in chosen]
        left = [card for place, card in enumerate(cards) if place not in chosen]
        yield from ([hand, *others] for others in ways_to_deal(left, hands[1:]))
