"""How much the seat to move likes each of its moves: kernels. majorities.py says what a knight is
worth."""

from __future__ import annotations

import numpy as np

from ....core.kernel import i64, kernel, record
from ..actions import TERRITORY_OF, card_of, other_way
from ..state import REMOVED, TERRITORIES, VALUES
from .majorities import POINTS, evaluate, worth
from .weights import ESTIMATE, ROUGH_ESTIMATE

BEGINNER, NOW_AND_THEN = 0, 1  # skills


@kernel
def preferences(s, legal, n, skill, scratch, out):
    if skill == BEGINNER:
        like_what_is_seen(s, legal, n, out)
    elif skill == NOW_AND_THEN:
        like_own_plans(s, legal, n, scratch, out)
    else:
        like_what_counts(s, legal, n, MOVES, scratch, out)


# The weights of a move. A knight is laid *here* and so is missing *elsewhere*, at the other place
# where its card fits. What counts at both: the gain of an own knight more, the same by how much
# of the game is left, what would be lost with one knight less, the same by how much is left, and
# the square of the gain.
HERE = 0
ELSEWHERE = HERE + 5
LESSER = ELSEWHERE + 5  # the gain of the worse place: a card that counts at both is worth keeping
LEAD = LESSER + 1  # the knight takes the lead
PLANNED = LEAD + 1  # how likely the card goes there anyway
COPY = PLANNED + 1  # the hand has the other copy too
NUMBER = COPY + 1  # it goes to a number
IDLE = NUMBER + 1  # the card counts at neither place

# Fitted to rollouts with two players, as benchmarks/fit_tabula_rasa.py does it.
MOVES = np.array(
    [
        *(0.51, -0.52, 0.13, -0.29, -0.1),
        *(-1.08, 0.41, -0.46, 0.29, 0.12),
        *(0.59, 0.1, 0.71, 0.1, 0.25, 0.7),
    ]
)
LITTLE = 0.3  # points of gain
LAST_POINT = 2.0  # what a point of the margin counts with the last card


@kernel
def like_what_counts(s, legal, n, weights, scratch, out):
    estimate = record(ESTIMATE, i64(0))
    evaluate(s, i64(s.player), estimate, scratch)
    left = s.stock_count
    for seat in range(s.players):
        left += s.hand_count[seat]
    stage = left / (s.colours * s.values * s.copies - REMOVED) - 0.5
    for territory in range(TERRITORIES):
        gain = scratch.gain[territory]
        loss = -worth(i64(s.rows), i64(territory), -1.0, estimate, scratch)
        scratch.loss[territory] = loss
        scratch.liked[territory] = weigh(weights, HERE, gain, loss, stage)
        scratch.missed[territory] = weigh(weights, ELSEWHERE, gain, loss, stage)
        if most_knights_of_rivals(s, territory) == s.knights[s.player % s.rows, territory]:
            scratch.liked[territory] += weights[LEAD]
        if territory < VALUES:
            scratch.liked[territory] += weights[NUMBER]
    for i in range(n):
        action = legal[i]
        here, elsewhere = TERRITORY_OF[action], TERRITORY_OF[other_way(action)]
        gain, other_gain = scratch.gain[here], scratch.gain[elsewhere]
        share = scratch.share[card_of(action)]
        liking = scratch.liked[here] + scratch.missed[elsewhere]
        liking += weights[LESSER] * min(gain, other_gain)
        liking += weights[PLANNED] * (share if here < VALUES else 1.0 - share)
        if s.hand[s.player, card_of(action)] > 1:
            liking += weights[COPY]
        if max(gain, other_gain) < LITTLE:
            liking += weights[IDLE]
        out[i] = liking
    if s.stock_count == 0 and s.hand_count[s.player] == 1:
        like_the_best_end(s, legal, n, scratch, out)


@kernel
def like_the_best_end(s, legal, n, scratch, out):
    """With the last card there is nothing left to plan: what counts is the table with the knight at
    that place."""
    rows, estimate = i64(s.rows), record(ESTIMATE, i64(0))
    for i in range(n):
        here, elsewhere = i64(TERRITORY_OF[legal[i]]), i64(TERRITORY_OF[other_way(legal[i])])
        share = scratch.share[card_of(legal[i])]
        missing = 1.0 - share if here < VALUES else share
        margin = worth(rows, here, missing, estimate, scratch)
        margin += worth(rows, elsewhere, -missing, estimate, scratch)
        out[i] = LAST_POINT * margin


@kernel
def weigh(weights, at, gain, loss, stage):
    by_gain = weights[at] + weights[at + 1] * stage + weights[at + 4] * gain
    return gain * by_gain + loss * (weights[at + 2] + weights[at + 3] * stage)


@kernel
def like_own_plans(s, legal, n, scratch, out):
    """What one knight more is worth, by hand and table, without counting the cards that are gone or
    keeping a card for a better place."""
    evaluate(s, i64(s.player), record(ROUGH_ESTIMATE, i64(0)), scratch)
    for i in range(n):
        out[i] = scratch.gain[TERRITORY_OF[legal[i]]]


# How much a beginner likes a lead of that many knights, from -2 or less to 2 or more: as a fraction
# of the territory's points.
LIKED_LEAD = (0.0, 0.2, 0.5, 0.6, 0.1)


@kernel
def like_what_is_seen(s, legal, n, out):
    """The territory's points, if the knight takes the lead at once."""
    own = s.player % s.rows
    for i in range(n):
        territory = TERRITORY_OF[legal[i]]
        lead = s.knights[own, territory] + 1 - most_knights_of_rivals(s, territory)
        out[i] = POINTS[territory] * LIKED_LEAD[min(max(lead, -2), 2) + 2]


@kernel
def most_knights_of_rivals(s, territory):
    own = s.player % s.rows
    most = 0
    for row in range(s.rows):
        if row != own:
            most = max(most, s.knights[row, territory])
    return most
