"""Checking the cards of a deal that comes from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from .errors import RecordError


def check_deal(cards: Iterable[Any], expected: Counter[str]) -> None:
    """Raises RecordError unless the cards are exactly the expected ones, with the right number of
    copies."""
    found: Counter[str] = Counter()
    for card in cards:
        if not isinstance(card, str) or card not in expected:
            raise RecordError(f"setup: {card!r} is not a card of this variant")
        found[card] += 1
        if found[card] > expected[card]:
            raise RecordError(f"setup: {card} appears {found[card]} times")
    if missing := expected - found:
        raise RecordError(f"setup: missing {' '.join(missing.elements())}")
