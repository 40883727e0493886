"""What an experienced player sees in a table of Tabula Rasa. How it is estimated: majorities.py."""

from __future__ import annotations

import numpy as np

from ...core.contract import Evaluation
from ...core.kernel import i64, kernel
from .actions import TERRITORY_OF, card_of, other_way
from .features import FEATURES, features
from .majorities import (
    ESTIMATE,
    GAIN,
    POINTS,
    ROUGH_ESTIMATE,
    SHARE,
    SURVEY,
    WIN,
    share_win,
    survey,
    worth,
)
from .state import REMOVED, TERRITORIES, VALUES
from .why import why

BEGINNER, NOW_AND_THEN = 0, 1  # skills


@kernel
def chances(s, seat, scratch, out):
    survey(s, i64(seat), ESTIMATE, scratch)
    share_win(s.rows, ESTIMATE, scratch)
    for other in range(s.players):
        out[other] = scratch[WIN + (other - seat + s.players) % s.rows]


# -- preferences ---------------------------------------------------------------------------------


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

LIKED = SURVEY  # by territory: how much a knight is liked there
MISSED = LIKED + TERRITORIES  # by territory: how much it is liked that it does not go there
SCRATCH = MISSED + TERRITORIES


@kernel
def like_what_counts(s, legal, n, weights, scratch, out):
    survey(s, i64(s.player), ESTIMATE, scratch)
    left = s.stock_count
    for seat in range(s.players):
        left += s.hand_count[seat]
    stage = left / (s.colours * s.values * s.copies - REMOVED) - 0.5
    for territory in range(TERRITORIES):
        gain = scratch[GAIN + territory]
        loss = -worth(i64(s.rows), i64(territory), -1.0, ESTIMATE, scratch)
        scratch[LIKED + territory] = weigh(weights, HERE, gain, loss, stage)
        scratch[MISSED + territory] = weigh(weights, ELSEWHERE, gain, loss, stage)
        if most_knights_of_rivals(s, territory) == s.knights[s.player % s.rows, territory]:
            scratch[LIKED + territory] += weights[LEAD]
        if territory < VALUES:
            scratch[LIKED + territory] += weights[NUMBER]
    for i in range(n):
        action = legal[i]
        here, elsewhere = TERRITORY_OF[action], TERRITORY_OF[other_way(action)]
        gain, other_gain = scratch[GAIN + here], scratch[GAIN + elsewhere]
        share = scratch[SHARE + card_of(action)]
        liking = scratch[LIKED + here] + scratch[MISSED + elsewhere]
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
    """With the last card nothing is left to plan: what counts is the table with the knight there
    instead of somewhere between its two places."""
    rows = i64(s.rows)
    for i in range(n):
        here, elsewhere = i64(TERRITORY_OF[legal[i]]), i64(TERRITORY_OF[other_way(legal[i])])
        share = scratch[SHARE + card_of(legal[i])]
        missing = 1.0 - share if here < VALUES else share
        margin = worth(rows, here, missing, ESTIMATE, scratch)
        margin += worth(rows, elsewhere, -missing, ESTIMATE, scratch)
        out[i] = LAST_POINT * margin


@kernel
def weigh(weights, at, gain, loss, stage):
    by_gain = weights[at] + weights[at + 1] * stage + weights[at + 4] * gain
    return gain * by_gain + loss * (weights[at + 2] + weights[at + 3] * stage)


@kernel
def like_own_plans(s, legal, n, scratch, out):
    """What a knight more is worth, by hand and table; but which cards have gone is not counted,
    and a card is not kept for a better place."""
    survey(s, i64(s.player), ROUGH_ESTIMATE, scratch)
    for i in range(n):
        out[i] = scratch[GAIN + TERRITORY_OF[legal[i]]]


# How a beginner likes to come to a lead of so many knights, -2 and less to 2 and more: a part of
# the points of the territory.
LIKED_LEAD = (0.0, 0.2, 0.5, 0.6, 0.1)


@kernel
def like_what_is_seen(s, legal, n, out):
    """The points that lie there, when the knight takes the lead at once."""
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


EVALUATION = Evaluation(FEATURES, SCRATCH, features, chances, preferences, why)
