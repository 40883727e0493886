"""Re-dealing what a seat cannot know. What it may see: view.py."""

from __future__ import annotations

from ...core.kernel import kernel
from .rules import shuffle_pile


@kernel
def determinize(s, seat, rng, scratch):
    """Nobody knows the order of the strips that lie face down; everything else is open."""
    shuffle_pile(s, rng)
