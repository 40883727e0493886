"""Dealing so that nobody can guess the deal.

A seed for the match, or a seed of 53 bits, would do for practice. Here players see the record of
the last round while the next one is played, and may have days to search. So each deal is drawn
separately, from as many random bits as the generator holds, and has no seed.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

import numpy as np

from ..core import chance, dispatch
from ..core.contract import Options, Rules
from ..core.game import Game

# Deals a game: rules, options, and the seat that begins, or None to draw it.
Dealer = Callable[[Rules, Options, int | None], Game]


def random_generator() -> chance.Generator:
    """A generator that nobody can guess or repeat."""
    return np.array([secrets.randbits(32) for _ in range(4)], np.int64)


def deal(rules: Rules, options: Options, first: int | None) -> Game:
    state = rules.blank(options)
    state["player"] = -1 if first is None else first
    dispatch.deal_at(state, 0, random_generator())
    return Game(rules, options, state)
