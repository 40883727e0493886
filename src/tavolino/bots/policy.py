"""A move by the insight alone: kernels for the greedy bot and for playouts of the search."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from ..core import chance
from ..core.chance import MASK, below, next_bits
from ..core.contract import Rules, State
from ..core.kernel import entry, kernel, record, wide
from ..core.machine import (
    apply_at,
    copied,
    deal_at,
    insight_room,
    legal_buffer,
    legal_moves,
    preferences,
)

BLIND = -1  # the sight of a player who takes any legal move, each equally likely


@kernel
def chosen(s, legal, n, sight, warmth, rng, room, scores):  # type: ignore[no-untyped-def]
    """The index of a legal move. With warmth 0 it is one of the most preferred; the warmer, the
    more often another: odds are the preferences' own at warmth 1."""
    if n == 1:
        return wide(0)
    if sight < 0:
        return wide(below(rng, wide(n)))
    preferences(s, legal, n, sight, room, scores)
    most = scores[0]
    for i in range(1, n):
        most = max(most, scores[i])
    total = 0.0
    for i in range(n):
        if warmth > 0.0:
            scores[i] = math.exp((scores[i] - most) / warmth)
        else:
            scores[i] = 1.0 if scores[i] >= most else 0.0
        total += scores[i]
    left = next_bits(rng) / (MASK + 1) * total
    for i in range(n - 1):
        left -= scores[i]
        if left < 0.0:
            return wide(i)
    return wide(n - 1)


@entry
def choose_at(states, i, legal, sight, warmth, rng, room, scores):  # type: ignore[no-untyped-def]
    """The action that the player to move chooses."""
    s = record(states, i)
    n = wide(legal_moves(s, legal))
    return legal[chosen(s, legal, n, wide(sight), warmth, rng, room, scores)]


def play_by_policy(
    rules: Rules, blank: State, sights: Sequence[int], rng: chance.Generator
) -> State:
    """Deal and play a game, each seat by what its sight likes most; return the table at the end."""
    table, legal, room = copied(blank), legal_buffer(rules), insight_room(rules)
    scores = np.empty(len(legal))
    deal_at(table, 0, rng)
    while not table["over"][0]:
        sight = sights[int(table["player"][0])]
        apply_at(table, 0, choose_at(table, 0, legal, sight, 0.0, rng, room, scores))
    return table
