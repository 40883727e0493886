"""A move by the evaluation alone: kernels for the greedy bot and for playouts of the search."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from ..core import chance
from ..core.chance import MASK, below, next_bits
from ..core.contract import Rules, State
from ..core.dispatch import (
    Scratches,
    apply_at,
    copied,
    deal_at,
    evaluation_scratch,
    legal_buffer,
    legal_moves,
    preferences,
)
from ..core.kernel import entry, i64, kernel, record
from ..core.signature import Float, Floats, Int, Ints, LongInts, Tables

BLIND = -1  # the skill of a player that chooses every legal move equally often


@kernel
def draw(scores, n, temperature, rng):
    """The index of one of `n` moves, by their scores, which are overwritten. With temperature 0 it
    is one with the highest score; the higher the temperature, the more often another one. At
    temperature 1 the scores are natural logarithms of the odds."""
    most = scores[0]
    for i in range(1, n):
        most = max(most, scores[i])
    total = 0.0
    for i in range(n):
        if temperature > 0.0:
            scores[i] = math.exp((scores[i] - most) / temperature)
        else:
            scores[i] = 1.0 if scores[i] >= most else 0.0
        total += scores[i]
    left = next_bits(rng) / (MASK + 1) * total
    for i in range(n - 1):
        left -= scores[i]
        if left < 0.0:
            return i64(i)
    return i64(n - 1)


@kernel
def chosen(s, legal, n, skill, temperature, rng, scratch, scores):
    """The index of a legal move that the player to move chooses; see `draw`."""
    if n == 1:
        return i64(0)
    if skill < 0:
        return i64(below(rng, i64(n)))
    preferences(s, legal, n, skill, scratch, scores)
    return draw(scores, n, temperature, rng)


@entry
def choose_at(
    states: Tables,
    i: Int,
    legal: Ints,
    skill: Int,
    temperature: Float,
    rng: LongInts,
    scratches: Scratches,
    scores: Floats,
) -> Int:
    """The action that the player to move chooses."""
    s = record(states, i)
    n = i64(legal_moves(s, legal))
    scratch = record(scratches, i64(0))
    return legal[chosen(s, legal, n, i64(skill), temperature, rng, scratch, scores)]


def play_by_policy(
    rules: Rules, blank: State, skills: Sequence[int], rng: chance.Generator
) -> State:
    """Deal and play a game, each seat by its skill's preferences; return the table at the end."""
    table, legal, scratch = copied(blank), legal_buffer(rules), evaluation_scratch(rules)
    scores = np.empty(len(legal))
    deal_at(table, 0, rng)
    while not table["over"][0]:
        skill = skills[int(table["player"][0])]
        apply_at(table, 0, choose_at(table, 0, legal, skill, 0.0, rng, scratch, scores))
    return table
