"""What a seat can expect of the territories: knights still to come, who takes which tile and the
castle, and what one knight more is worth. Kernels over one record, with their results in `room`.

Everything is counted from what the seat knows: the knights on the table, its own hand, how many
cards the others hold, and which kinds it has not seen. The numbers of knights that the rows end
with are taken as independent and about normal, so every chance here is an estimate.

Rows are numbered from the seat's own: row 0 is its own, then those of the next seats in turn.
"""

from __future__ import annotations

import math

import numpy as np

from ...core.kernel import kernel
from .state import (
    CASTLE_POINTS,
    COLOUR_POINTS,
    KINDS,
    ROWS,
    TERRITORIES,
    TO_COLOUR,
    TO_NUMBER,
    TREASURE_POINTS,
    VALUES,
)

POINTS = tuple(
    float(place + 1 if place < VALUES else COLOUR_POINTS) for place in range(TERRITORIES)
)

# -- places in `room`. What there is by row and territory lies at `row * TERRITORIES + territory`.
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
def logistic(x):  # type: ignore[no-untyped-def]
    place = (min(max(x, -_LIMIT), _LIMIT) + _LIMIT) * _STEPS
    below = int(place)
    return _LOGISTIC[below] + (place - below) * (_LOGISTIC[below + 1] - _LOGISTIC[below])


@kernel
def survey(s, seat, weights, room):  # type: ignore[no-untyped-def]
    """Fill `room` with all that is named above, as `seat` can know it. Twice: the first estimate
    tells where knights are worth laying, the second one where they will go."""
    count_cards(s, seat, weights, room)
    expect_knights(s, seat, weights, room)
    expect_tiles(s.rows, weights, room)
    turn_shares(weights, room)
    expect_knights(s, seat, weights, room)
    expect_tiles(s.rows, weights, room)


# -- knights -------------------------------------------------------------------------------------


@kernel
def count_cards(s, seat, weights, room):  # type: ignore[no-untyped-def]
    unseen = 0
    for card in range(KINDS):
        copies = 0
        if is_in_play(s, card):
            copies = s.copies - s.hand[seat, card]
            for row in range(s.rows):
                copies -= s.laid[row, card * 2 + TO_NUMBER] + s.laid[row, card * 2 + TO_COLOUR]
        room[UNSEEN + card] = copies
        room[SHARE + card] = logistic(weights[NUMBER_SHARE + card % VALUES])
        unseen += copies
    if weights[COUNTING] == 0.0:
        for card in range(KINDS):
            if is_in_play(s, card):
                room[UNSEEN + card] = unseen / (s.colours * s.values)
    for row in range(ROWS):
        room[SUPPLY + row] = 0.0
    for other in range(s.players):
        turns = (other - s.player + s.players) % s.players  # of others, before this seat draws
        cards = max(s.stock_count - turns + s.players - 1, 0) // s.players
        if other != seat:
            cards += s.hand_count[other]
        room[SUPPLY + (other - seat + s.players) % s.rows] += cards / max(unseen, 1)


@kernel
def is_in_play(s, card):  # type: ignore[no-untyped-def]
    return card % VALUES < s.values and card // VALUES < s.colours


@kernel
def turn_shares(weights, room):  # type: ignore[no-untyped-def]
    """A card goes rather where it is worth more, whoever lays it."""
    for card in range(KINDS):
        value = card % VALUES
        rather = room[GAIN + value] - room[GAIN + VALUES + card // VALUES]
        room[SHARE + card] = logistic(weights[NUMBER_SHARE + value] + weights[PULL] * rather)


@kernel
def expect_knights(s, seat, weights, room):  # type: ignore[no-untyped-def]
    for territory in range(TERRITORIES):
        room[HELD + territory] = 0.0
        room[LOOSE + territory] = 0.0
    for card in range(KINDS):
        share = room[SHARE + card]
        unseen = room[UNSEEN + card]
        held = s.hand[seat, card]
        number = card % VALUES
        colour = VALUES + card // VALUES
        room[LOOSE + number] += share * unseen
        room[LOOSE + colour] += (1.0 - share) * unseen
        room[HELD + number] += share * held
        room[HELD + colour] += (1.0 - share) * held
    for row in range(s.rows):
        for territory in range(TERRITORIES):
            loose = room[SUPPLY + row] * room[LOOSE + territory]
            held = room[HELD + territory] if row == 0 else 0.0
            knights = s.knights[(seat + row) % s.rows, territory]
            at = row * TERRITORIES + territory
            room[MEAN + at] = knights + loose + held
            room[SPREAD + at] = weights[LOOSE_SPREAD] * loose + weights[HELD_SPREAD] * held
            room[ANY + at] = 1.0 if knights > 0 else 1.0 - math.exp(-loose - held)


# -- tiles ---------------------------------------------------------------------------------------


@kernel
def expect_tiles(rows, weights, room):  # type: ignore[no-untyped-def]
    for territory in range(TERRITORIES):
        for row in range(rows):
            first, second = tile_chances(rows, row, territory, 0.0, weights, room)
            room[FIRST + row * TERRITORIES + territory] = first
            room[SECOND + row * TERRITORIES + territory] = second
    expect_scores(rows, weights, room)
    expect_castle(rows, room)
    for territory in range(TERRITORIES):
        room[GAIN + territory] = worth(rows, territory, 1.0, weights, room)


@kernel
def worth(rows, territory, more, weights, room):  # type: ignore[no-untyped-def]
    """What so many own knights `more` at a territory are worth for the seat: points of the margin,
    with what they mean for the castle."""
    total = 0.0
    nobody = 0.0
    for row in range(rows):
        at = row * TERRITORIES + territory
        first, second = tile_chances(rows, row, territory, more, weights, room)
        first -= room[FIRST + at]
        second -= room[SECOND + at]
        nobody -= first
        total += room[STAKE + row] * (POINTS[territory] * first + TREASURE_POINTS * second)
        if territory < VALUES:
            total += first * room[PRIZE + territory * OUTCOMES + row]
    if territory < VALUES:
        total += nobody * room[PRIZE + territory * OUTCOMES + ROWS]
    return total


@kernel
def tile_chances(rows, row, territory, more, weights, room):  # type: ignore[no-untyped-def]
    """The chances of a row to take the territory and to take a treasure there, if the own row
    gets so many knights `more` than expected, one of them for sure; or so many fewer."""
    at = row * TERRITORIES + territory
    ahead_of_all = 1.0
    ahead_of_all_but_one = 0.0
    for other in range(rows):
        if other != row:
            beside = other * TERRITORIES + territory
            lead = room[MEAN + at] - room[MEAN + beside] - weights[TIE]
            if row == 0:
                lead += more
            elif other == 0:
                lead -= more
            spread = room[SPREAD + at] + room[SPREAD + beside] + weights[LEAST_SPREAD]
            ahead = logistic(weights[STEEPNESS] * lead / math.sqrt(spread))
            ahead_of_all_but_one = ahead_of_all_but_one * ahead + ahead_of_all * (1.0 - ahead)
            ahead_of_all *= ahead
    there = room[ANY + at]
    if row == 0 and there < 1.0:
        there = 1.0 if more > 0.0 else 1.0 - (1.0 - there) * math.exp(-more)
    return there * ahead_of_all, there * ahead_of_all_but_one


@kernel
def expect_scores(rows, weights, room):  # type: ignore[no-untyped-def]
    """The points of each row, the castle's too, and what they count for the own one."""
    for row in range(rows):
        score = 0.0
        for territory in range(TERRITORIES):
            at = row * TERRITORIES + territory
            score += POINTS[territory] * room[FIRST + at] + TREASURE_POINTS * room[SECOND + at]
        room[SCORE + row] = score
    for at in range(WAYS, AHEAD + SETS):
        room[at] = 0.0
    room[WAYS] = 1.0
    for number in range(VALUES):
        here = WAYS + number * SETS
        then = here + SETS  # after the last number it is AHEAD, which is not filled yet
        for owners in range(1 << rows):
            way = room[here + owners]
            nobody = 1.0
            for row in range(rows):
                first = room[FIRST + row * TERRITORIES + number]
                nobody -= first
                if owners >> row & 1:
                    room[SCORE + row] += CASTLE_POINTS * way * first
                else:
                    room[then + (owners | 1 << row)] += way * first
            room[then + owners] += way * nobody
    rivals = 0.0
    for row in range(1, rows):
        room[STAKE + row] = math.exp(weights[RIVALRY] * (room[SCORE + row] - room[SCORE + 1]))
        rivals += room[STAKE + row]
    room[STAKE] = 1.0
    for row in range(1, rows):
        room[STAKE + row] /= -rivals


@kernel
def expect_castle(rows, room):  # type: ignore[no-untyped-def]
    """What the castle is worth for the seat, given who takes a number territory: from the last
    number back to the first, with the chances of the numbers before it."""
    for owners in range(SETS):
        room[AHEAD + owners] = 0.0
    for number in range(VALUES - 1, -1, -1):
        prize = PRIZE + number * OUTCOMES
        for outcome in range(OUTCOMES):
            room[prize + outcome] = 0.0
        # Ascending: a set looks at itself and at larger ones, not yet overwritten by this number.
        for owners in range(1 << rows):
            way = room[WAYS + number * SETS + owners]
            nobody = 1.0
            worth = 0.0
            for row in range(rows):
                first = room[FIRST + row * TERRITORIES + number]
                nobody -= first
                if owners >> row & 1:
                    won = CASTLE_POINTS * room[STAKE + row]
                else:
                    won = room[AHEAD + (owners | 1 << row)]
                room[prize + row] += way * won
                worth += first * won
            room[prize + ROWS] += way * room[AHEAD + owners]
            room[AHEAD + owners] = worth + nobody * room[AHEAD + owners]


# -- the win -------------------------------------------------------------------------------------


@kernel
def share_win(rows, weights, room):  # type: ignore[no-untyped-def]
    """What each row can expect of the win, after a survey. A lead in points counts the more, the
    fewer points are open."""
    doubt = weights[LEAST_DOUBT]
    for row in range(rows):
        for territory in range(TERRITORIES):
            first = room[FIRST + row * TERRITORIES + territory]
            doubt += weights[DOUBT] * POINTS[territory] ** 2 * first * (1.0 - first)
    scale = math.sqrt(doubt)
    total = 0.0
    for row in range(rows):
        room[WIN + row] = math.exp((room[SCORE + row] - room[SCORE]) / scale)
        total += room[WIN + row]
    for row in range(rows):
        room[WIN + row] /= total
