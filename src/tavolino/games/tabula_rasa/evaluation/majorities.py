"""What a seat can expect of the territories: knights still to come, who takes which tile and the
castle, and what one knight more is worth: kernels.

Everything is counted from what the seat knows: the knights on the table, its own hand, how many
cards the others hold, and which kinds it has not seen. The final numbers of knights are treated as
independent and roughly normally distributed, so every chance here is an estimate.

Rows are numbered from the seat's own: row 0 is its own, then those of the next seats in turn.
"""

from __future__ import annotations

import math

import numpy as np

from ....core.kernel import i64, kernel
from ..actions import TO_COLOUR, TO_NUMBER, action_of
from ..state import (
    CASTLE_POINTS,
    COLOUR_POINTS,
    KINDS,
    ROWS,
    TERRITORIES,
    TREASURE_POINTS,
    VALUES,
)
from .scratch import NOBODY, OUTCOMES, SETS

POINTS = tuple(
    float(place + 1 if place < VALUES else COLOUR_POINTS) for place in range(TERRITORIES)
)

# The logistic function, by linear interpolation: accurate enough here, and several times faster.
_LIMIT, _STEPS = 12.0, 16.0
_LOGISTIC = 1.0 / (1.0 + np.exp(-np.arange(-_LIMIT, _LIMIT + 2.0 / _STEPS, 1.0 / _STEPS)))


@kernel
def logistic(x):
    place = (min(max(x, -_LIMIT), _LIMIT) + _LIMIT) * _STEPS
    below = int(place)
    return _LOGISTIC[below] + (place - below) * (_LOGISTIC[below + 1] - _LOGISTIC[below])


@kernel
def evaluate(s, seat, weights, scratch):
    """Store in `scratch` what `seat` can expect. It runs twice: the first estimate says where
    knights are worth laying, the second where they will go."""
    count_cards(s, seat, weights, scratch)
    expect_knights(s, seat, weights, scratch)
    expect_tiles(s.rows, weights, scratch)
    turn_shares(weights, scratch)
    expect_knights(s, seat, weights, scratch)
    expect_tiles(s.rows, weights, scratch)


# -- knights -------------------------------------------------------------------------------------


@kernel
def count_cards(s, seat, weights, scratch):
    unseen = 0
    for card in range(KINDS):
        copies = 0
        if is_in_play(s, card):
            copies = s.copies - s.hand[seat, card]
            for row in range(s.rows):
                copies -= s.laid[row, action_of(i64(card), i64(TO_NUMBER))]
                copies -= s.laid[row, action_of(i64(card), i64(TO_COLOUR))]
        scratch.unseen[card] = copies
        scratch.share[card] = logistic(weights.number_share[card % VALUES])
        unseen += copies
    if weights.counting == 0.0:
        for card in range(KINDS):
            if is_in_play(s, card):
                scratch.unseen[card] = unseen / (s.colours * s.values)
    for row in range(ROWS):
        scratch.supply[row] = 0.0
    for other in range(s.players):
        turns = (other - s.player + s.players) % s.players  # of others, before this seat draws
        cards = max(s.stock_count - turns + s.players - 1, 0) // s.players
        if other != seat:
            cards += s.hand_count[other]
        scratch.supply[(other - seat + s.players) % s.rows] += cards / max(unseen, 1)


@kernel
def is_in_play(s, card):
    return card % VALUES < s.values and card // VALUES < s.colours


@kernel
def turn_shares(weights, scratch):
    """Whoever lays a card, it goes more often where it is worth more."""
    for card in range(KINDS):
        value = card % VALUES
        rather = scratch.gain[value] - scratch.gain[VALUES + card // VALUES]
        scratch.share[card] = logistic(weights.number_share[value] + weights.pull * rather)


@kernel
def expect_knights(s, seat, weights, scratch):
    for territory in range(TERRITORIES):
        scratch.held[territory] = 0.0
        scratch.loose[territory] = 0.0
    for card in range(KINDS):
        share = scratch.share[card]
        unseen = scratch.unseen[card]
        held = s.hand[seat, card]
        number = card % VALUES
        colour = VALUES + card // VALUES
        scratch.loose[number] += share * unseen
        scratch.loose[colour] += (1.0 - share) * unseen
        scratch.held[number] += share * held
        scratch.held[colour] += (1.0 - share) * held
    for row in range(s.rows):
        for territory in range(TERRITORIES):
            loose = scratch.supply[row] * scratch.loose[territory]
            held = scratch.held[territory] if row == 0 else 0.0
            knights = s.knights[(seat + row) % s.rows, territory]
            scratch.mean[row, territory] = knights + loose + held
            scratch.spread[row, territory] = (
                weights.loose_spread * loose + weights.held_spread * held
            )
            scratch.any[row, territory] = 1.0 if knights > 0 else 1.0 - math.exp(-loose - held)


# -- tiles ---------------------------------------------------------------------------------------


@kernel
def expect_tiles(rows, weights, scratch):
    for territory in range(TERRITORIES):
        for row in range(rows):
            first, second = tile_chances(rows, row, territory, 0.0, weights, scratch)
            scratch.first[row, territory] = first
            scratch.second[row, territory] = second
    expect_scores(rows, weights, scratch)
    expect_castle(rows, scratch)
    for territory in range(TERRITORIES):
        scratch.gain[territory] = worth(rows, territory, 1.0, weights, scratch)


@kernel
def worth(rows, territory, more, weights, scratch):
    """What `more` of the seat's own knights at a territory are worth: points of the margin,
    including what they mean for the castle."""
    total = 0.0
    nobody = 0.0
    for row in range(rows):
        first, second = tile_chances(rows, row, territory, more, weights, scratch)
        first -= scratch.first[row, territory]
        second -= scratch.second[row, territory]
        nobody -= first
        total += scratch.stake[row] * (POINTS[territory] * first + TREASURE_POINTS * second)
        if territory < VALUES:
            total += first * scratch.prize[territory, row]
    if territory < VALUES:
        total += nobody * scratch.prize[territory, NOBODY]
    return total


@kernel
def tile_chances(rows, row, territory, more, weights, scratch):
    """The chances of a row to take the territory and to take a treasure there, if the seat's own
    row gets that many knights `more` than expected, one of them for sure; or that many fewer."""
    ahead_of_all = 1.0
    ahead_of_all_but_one = 0.0
    for other in range(rows):
        if other != row:
            lead = scratch.mean[row, territory] - scratch.mean[other, territory] - weights.tie
            if row == 0:
                lead += more
            elif other == 0:
                lead -= more
            spread = scratch.spread[row, territory] + scratch.spread[other, territory]
            spread += weights.least_spread
            ahead = logistic(weights.steepness * lead / math.sqrt(spread))
            ahead_of_all_but_one = ahead_of_all_but_one * ahead + ahead_of_all * (1.0 - ahead)
            ahead_of_all *= ahead
    there = scratch.any[row, territory]
    if row == 0 and there < 1.0:
        there = 1.0 if more > 0.0 else 1.0 - (1.0 - there) * math.exp(-more)
    return there * ahead_of_all, there * ahead_of_all_but_one


@kernel
def expect_scores(rows, weights, scratch):
    """The points of each row, including the castle, and what they count for the seat's own."""
    for row in range(rows):
        score = 0.0
        for territory in range(TERRITORIES):
            score += (
                POINTS[territory] * scratch.first[row, territory]
                + TREASURE_POINTS * scratch.second[row, territory]
            )
        scratch.score[row] = score
    for number in range(VALUES + 1):
        for owners in range(SETS):
            scratch.ways[number, owners] = 0.0
    scratch.ways[0, 0] = 1.0
    for number in range(VALUES):
        for owners in range(1 << rows):
            way = scratch.ways[number, owners]
            nobody = 1.0
            for row in range(rows):
                first = scratch.first[row, number]
                nobody -= first
                if owners >> row & 1:
                    scratch.score[row] += CASTLE_POINTS * way * first
                else:
                    scratch.ways[number + 1, owners | 1 << row] += way * first
            scratch.ways[number + 1, owners] += way * nobody
    rivals = 0.0
    for row in range(1, rows):
        scratch.stake[row] = math.exp(weights.rivalry * (scratch.score[row] - scratch.score[1]))
        rivals += scratch.stake[row]
    scratch.stake[0] = 1.0
    for row in range(1, rows):
        scratch.stake[row] /= -rivals


@kernel
def expect_castle(rows, scratch):
    """What the castle is worth for the seat, given who takes a number territory: from the last
    number back to the first, with the chances of the numbers before it."""
    for owners in range(SETS):
        scratch.ahead[owners] = 0.0
    for number in range(VALUES - 1, -1, -1):
        for outcome in range(OUTCOMES):
            scratch.prize[number, outcome] = 0.0
        # Ascending: a set looks at itself and at larger ones, not yet overwritten by this number.
        for owners in range(1 << rows):
            way = scratch.ways[number, owners]
            nobody = 1.0
            worth = 0.0
            for row in range(rows):
                first = scratch.first[row, number]
                nobody -= first
                if owners >> row & 1:
                    won = CASTLE_POINTS * scratch.stake[row]
                else:
                    won = scratch.ahead[(owners | 1 << row)]
                scratch.prize[number, row] += way * won
                worth += first * won
            scratch.prize[number, NOBODY] += way * scratch.ahead[owners]
            scratch.ahead[owners] = worth + nobody * scratch.ahead[owners]


# -- the win -------------------------------------------------------------------------------------


@kernel
def share_win(rows, weights, scratch):
    """What each row can expect of the win, after `evaluate`. The fewer points are open, the more a
    lead counts."""
    uncertainty = weights.least_uncertainty
    for row in range(rows):
        for territory in range(TERRITORIES):
            first = scratch.first[row, territory]
            uncertainty += weights.uncertainty * POINTS[territory] ** 2 * first * (1.0 - first)
    scale = math.sqrt(uncertainty)
    total = 0.0
    for row in range(rows):
        scratch.win[row] = math.exp((scratch.score[row] - scratch.score[0]) / scale)
        total += scratch.win[row]
    for row in range(rows):
        scratch.win[row] /= total
