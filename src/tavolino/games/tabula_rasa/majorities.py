"""What a seat can expect of the territories: knights still to come, who takes which tile and the
castle, and what one knight more is worth. Kernels over one record, with their results in `scratch`.

Everything is counted from what the seat knows: the knights on the table, its own hand, how many
cards the others hold, and which kinds it has not seen. The numbers of knights that the rows end
with are taken as independent and about normal, so every chance here is an estimate.

Rows are numbered from the seat's own: row 0 is its own, then those of the next seats in turn.
"""

from __future__ import annotations

import math

import numpy as np

from ...core.kernel import i64, kernel
from .actions import TO_COLOUR, TO_NUMBER, action_of
from .state import (
    CASTLE_POINTS,
    COLOUR_POINTS,
    KINDS,
    ROWS,
    TERRITORIES,
    TREASURE_POINTS,
    VALUES,
)

POINTS = tuple(
    float(place + 1 if place < VALUES else COLOUR_POINTS) for place in range(TERRITORIES)
)

# -- places in `scratch`. What is kept by row and territory is at `row * TERRITORIES + territory`.
GRID = ROWS * TERRITORIES
MEAN = 0  # how many knights a row will have there
SPREAD = MEAN + GRID  # the variance of that number
ANY = SPREAD + GRID  # the chance that it has one at all
FIRST = ANY + GRID  # the chance to take the territory
SECOND = FIRST + GRID  # the chance to take a treasure there
GAIN = SECOND + GRID  # by territory: what one own knight more is worth, in points of the margin
HELD = GAIN + TERRITORIES  # by territory: cards of the own hand that will go there
LOOSE = HELD + TERRITORIES  # by territory: unseen cards that would go there
UNSEEN = LOOSE + TERRITORIES  # by kind: copies that the seat has not seen
SHARE = UNSEEN + KINDS  # by kind: how likely a card goes to its number rather than to its colour
SUPPLY = SHARE + KINDS  # by row: the chance that it will lay an unseen card
SCORE = SUPPLY + ROWS  # by row: the points it will have
STAKE = SCORE + ROWS  # by row: what a point of its counts for the seat, 1 for the own row
WIN = STAKE + ROWS  # by row: its share of the win
OUTCOMES = ROWS + 1  # of a number territory: which row takes it, or nobody
SETS = 2**ROWS  # of rows that own one number territory
PRIZE = WIN + ROWS  # by number and outcome: what the castle is worth for the seat then
WAYS = PRIZE + VALUES * OUTCOMES  # by number and set: the chance of that set, castle not yet given
AHEAD = WAYS + VALUES * SETS  # by set: what the castle is worth for the seat from there on
SURVEY = AHEAD + SETS  # how many numbers all this is

# -- the weights of the estimate
NUMBER_SHARE = 0  # by value: the log odds that a card goes to its number rather than to its colour
PULL = NUMBER_SHARE + VALUES  # how much a point of gain turns these odds
LOOSE_SPREAD = PULL + 1  # the variance that an unseen card adds,
HELD_SPREAD = LOOSE_SPREAD + 1  # that a card of the hand adds,
LEAST_SPREAD = HELD_SPREAD + 1  # and that is always there
STEEPNESS = LEAST_SPREAD + 1  # of the chance to have more knights, by the lead expected
TIE = STEEPNESS + 1  # the lead at which it is one half
RIVALRY = TIE + 1  # how much the rival who has a point more counts before the other one
LEAST_DOUBT = RIVALRY + 1  # the variance of a lead in points that is always there,
DOUBT = LEAST_DOUBT + 1  # and that a squared point of a territory still open adds
COUNTING = DOUBT + 1  # 1 if the seat knows which cards have gone, 0 if it thinks all kinds alike

# Fitted to tables of self-play, as benchmarks/fit_tabula_rasa.py does it. A new run gives somewhat
# other ones: it starts from the players that these make.
ESTIMATE = np.array(
    [-0.14, 0.01, 0.1, 0.06, 0.18, 0.26, 0.99, 0.14, 0.005, 1.59, 0.45, 0.085, 0.03, 0.33, 1.0]
)
ROUGH_ESTIMATE = ESTIMATE.copy()
ROUGH_ESTIMATE[COUNTING] = 0.0

# The logistic function, by linear interpolation: as good as exact here, and several times faster.
_LIMIT, _STEPS = 12.0, 16.0
_LOGISTIC = 1.0 / (1.0 + np.exp(-np.arange(-_LIMIT, _LIMIT + 2.0 / _STEPS, 1.0 / _STEPS)))


@kernel
def logistic(x):
    place = (min(max(x, -_LIMIT), _LIMIT) + _LIMIT) * _STEPS
    below = int(place)
    return _LOGISTIC[below] + (place - below) * (_LOGISTIC[below + 1] - _LOGISTIC[below])


@kernel
def survey(s, seat, weights, scratch):
    """Fill `scratch` with all that is named above, as `seat` can know it. Twice: the first estimate
    tells where knights are worth laying, the second one where they will go."""
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
        scratch[UNSEEN + card] = copies
        scratch[SHARE + card] = logistic(weights[NUMBER_SHARE + card % VALUES])
        unseen += copies
    if weights[COUNTING] == 0.0:
        for card in range(KINDS):
            if is_in_play(s, card):
                scratch[UNSEEN + card] = unseen / (s.colours * s.values)
    for row in range(ROWS):
        scratch[SUPPLY + row] = 0.0
    for other in range(s.players):
        turns = (other - s.player + s.players) % s.players  # of others, before this seat draws
        cards = max(s.stock_count - turns + s.players - 1, 0) // s.players
        if other != seat:
            cards += s.hand_count[other]
        scratch[SUPPLY + (other - seat + s.players) % s.rows] += cards / max(unseen, 1)


@kernel
def is_in_play(s, card):
    return card % VALUES < s.values and card // VALUES < s.colours


@kernel
def turn_shares(weights, scratch):
    """A card goes rather where it is worth more, whoever lays it."""
    for card in range(KINDS):
        value = card % VALUES
        rather = scratch[GAIN + value] - scratch[GAIN + VALUES + card // VALUES]
        scratch[SHARE + card] = logistic(weights[NUMBER_SHARE + value] + weights[PULL] * rather)


@kernel
def expect_knights(s, seat, weights, scratch):
    for territory in range(TERRITORIES):
        scratch[HELD + territory] = 0.0
        scratch[LOOSE + territory] = 0.0
    for card in range(KINDS):
        share = scratch[SHARE + card]
        unseen = scratch[UNSEEN + card]
        held = s.hand[seat, card]
        number = card % VALUES
        colour = VALUES + card // VALUES
        scratch[LOOSE + number] += share * unseen
        scratch[LOOSE + colour] += (1.0 - share) * unseen
        scratch[HELD + number] += share * held
        scratch[HELD + colour] += (1.0 - share) * held
    for row in range(s.rows):
        for territory in range(TERRITORIES):
            loose = scratch[SUPPLY + row] * scratch[LOOSE + territory]
            held = scratch[HELD + territory] if row == 0 else 0.0
            knights = s.knights[(seat + row) % s.rows, territory]
            at = row * TERRITORIES + territory
            scratch[MEAN + at] = knights + loose + held
            scratch[SPREAD + at] = weights[LOOSE_SPREAD] * loose + weights[HELD_SPREAD] * held
            scratch[ANY + at] = 1.0 if knights > 0 else 1.0 - math.exp(-loose - held)


# -- tiles ---------------------------------------------------------------------------------------


@kernel
def expect_tiles(rows, weights, scratch):
    for territory in range(TERRITORIES):
        for row in range(rows):
            first, second = tile_chances(rows, row, territory, 0.0, weights, scratch)
            scratch[FIRST + row * TERRITORIES + territory] = first
            scratch[SECOND + row * TERRITORIES + territory] = second
    expect_scores(rows, weights, scratch)
    expect_castle(rows, scratch)
    for territory in range(TERRITORIES):
        scratch[GAIN + territory] = worth(rows, territory, 1.0, weights, scratch)


@kernel
def worth(rows, territory, more, weights, scratch):
    """What so many own knights `more` at a territory are worth for the seat: points of the margin,
    with what they mean for the castle."""
    total = 0.0
    nobody = 0.0
    for row in range(rows):
        at = row * TERRITORIES + territory
        first, second = tile_chances(rows, row, territory, more, weights, scratch)
        first -= scratch[FIRST + at]
        second -= scratch[SECOND + at]
        nobody -= first
        total += scratch[STAKE + row] * (POINTS[territory] * first + TREASURE_POINTS * second)
        if territory < VALUES:
            total += first * scratch[PRIZE + territory * OUTCOMES + row]
    if territory < VALUES:
        total += nobody * scratch[PRIZE + territory * OUTCOMES + ROWS]
    return total


@kernel
def tile_chances(rows, row, territory, more, weights, scratch):
    """The chances of a row to take the territory and to take a treasure there, if the own row
    gets so many knights `more` than expected, one of them for sure; or so many fewer."""
    at = row * TERRITORIES + territory
    ahead_of_all = 1.0
    ahead_of_all_but_one = 0.0
    for other in range(rows):
        if other != row:
            beside = other * TERRITORIES + territory
            lead = scratch[MEAN + at] - scratch[MEAN + beside] - weights[TIE]
            if row == 0:
                lead += more
            elif other == 0:
                lead -= more
            spread = scratch[SPREAD + at] + scratch[SPREAD + beside] + weights[LEAST_SPREAD]
            ahead = logistic(weights[STEEPNESS] * lead / math.sqrt(spread))
            ahead_of_all_but_one = ahead_of_all_but_one * ahead + ahead_of_all * (1.0 - ahead)
            ahead_of_all *= ahead
    there = scratch[ANY + at]
    if row == 0 and there < 1.0:
        there = 1.0 if more > 0.0 else 1.0 - (1.0 - there) * math.exp(-more)
    return there * ahead_of_all, there * ahead_of_all_but_one


@kernel
def expect_scores(rows, weights, scratch):
    """The points of each row, the castle's too, and what they count for the own one."""
    for row in range(rows):
        score = 0.0
        for territory in range(TERRITORIES):
            at = row * TERRITORIES + territory
            score += (
                POINTS[territory] * scratch[FIRST + at] + TREASURE_POINTS * scratch[SECOND + at]
            )
        scratch[SCORE + row] = score
    for at in range(WAYS, AHEAD + SETS):
        scratch[at] = 0.0
    scratch[WAYS] = 1.0
    for number in range(VALUES):
        here = WAYS + number * SETS
        then = here + SETS  # after the last number it is AHEAD, which is not filled yet
        for owners in range(1 << rows):
            way = scratch[here + owners]
            nobody = 1.0
            for row in range(rows):
                first = scratch[FIRST + row * TERRITORIES + number]
                nobody -= first
                if owners >> row & 1:
                    scratch[SCORE + row] += CASTLE_POINTS * way * first
                else:
                    scratch[then + (owners | 1 << row)] += way * first
            scratch[then + owners] += way * nobody
    rivals = 0.0
    for row in range(1, rows):
        scratch[STAKE + row] = math.exp(
            weights[RIVALRY] * (scratch[SCORE + row] - scratch[SCORE + 1])
        )
        rivals += scratch[STAKE + row]
    scratch[STAKE] = 1.0
    for row in range(1, rows):
        scratch[STAKE + row] /= -rivals


@kernel
def expect_castle(rows, scratch):
    """What the castle is worth for the seat, given who takes a number territory: from the last
    number back to the first, with the chances of the numbers before it."""
    for owners in range(SETS):
        scratch[AHEAD + owners] = 0.0
    for number in range(VALUES - 1, -1, -1):
        prize = PRIZE + number * OUTCOMES
        for outcome in range(OUTCOMES):
            scratch[prize + outcome] = 0.0
        # Ascending: a set looks at itself and at larger ones, not yet overwritten by this number.
        for owners in range(1 << rows):
            way = scratch[WAYS + number * SETS + owners]
            nobody = 1.0
            worth = 0.0
            for row in range(rows):
                first = scratch[FIRST + row * TERRITORIES + number]
                nobody -= first
                if owners >> row & 1:
                    won = CASTLE_POINTS * scratch[STAKE + row]
                else:
                    won = scratch[AHEAD + (owners | 1 << row)]
                scratch[prize + row] += way * won
                worth += first * won
            scratch[prize + ROWS] += way * scratch[AHEAD + owners]
            scratch[AHEAD + owners] = worth + nobody * scratch[AHEAD + owners]


# -- the win -------------------------------------------------------------------------------------


@kernel
def share_win(rows, weights, scratch):
    """What each row can expect of the win, after a survey. A lead in points counts the more, the
    fewer points are open."""
    doubt = weights[LEAST_DOUBT]
    for row in range(rows):
        for territory in range(TERRITORIES):
            first = scratch[FIRST + row * TERRITORIES + territory]
            doubt += weights[DOUBT] * POINTS[territory] ** 2 * first * (1.0 - first)
    scale = math.sqrt(doubt)
    total = 0.0
    for row in range(rows):
        scratch[WIN + row] = math.exp((scratch[SCORE + row] - scratch[SCORE]) / scale)
        total += scratch[WIN + row]
    for row in range(rows):
        scratch[WIN + row] /= total
