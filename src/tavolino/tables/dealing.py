"""Dealing so that nobody can guess the deal.

A seed for the match, or a seed of 53 bits, would do for practice. Here players see the record of
the last round while the next one is played, and may have days to search. So each deal has no seed:
every number that it draws comes from the system's own randomness. It is dealt by the same kernel as
elsewhere, which Python runs itself, because compiled code cannot ask the system.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ..core import chance
from ..core.contract import Options, Rules
from ..core.game import Game
from ..core.kernel import interpreted, record

# Deals a game: rules, options, and the seat that begins, or None to draw it.
Dealer = Callable[[Rules, Options, int | None], Game]


def random_generator() -> chance.Generator:
    """A generator that nobody can guess or repeat, for trials that need many numbers quickly and
    that nobody sees. A deal has more orders than it has states."""
    return np.array([secrets.randbits(32) for _ in range(4)], np.int64)


def deal(rules: Rules, options: Options, first: int | None) -> Game:
    state = rules.blank(options)
    state["player"] = -1 if first is None else first
    _dealt_by_the_system(rules.kernels.deal)(record(state, 0), random_generator())
    return Game(rules, options, state)


@cache
def _dealt_by_the_system(kernel: Callable[..., Any]) -> Callable[..., Any]:
    return interpreted(kernel, {chance.next_bits: _system_bits})


def _system_bits(_: chance.Generator) -> int:
    return secrets.randbits(32)
