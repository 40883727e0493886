"""The share of the win that each seat can expect if all hands lie open: kernels.

The estimate is that of majorities.py, with one difference: the cards of every hand are known, and
only the stock and the removed cards are not. Rows are numbered from that of seat 0.
"""

from __future__ import annotations

import math

from ....core.kernel import i64, kernel, record
from ..actions import TO_COLOUR, TO_NUMBER, action_of
from ..state import KINDS, ROWS, TERRITORIES, VALUES
from .majorities import expect_tiles, is_in_play, logistic, share_win, turn_shares
from .weights import ESTIMATE


@kernel
def count_cards(s, weights, scratch):
    unseen = 0
    for card in range(KINDS):
        copies = 0
        if is_in_play(s, card):
            copies = i64(s.copies)
            for seat in range(s.players):
                copies -= s.hand[seat, card]
            for row in range(s.rows):
                copies -= s.laid[row, action_of(i64(card), i64(TO_NUMBER))]
                copies -= s.laid[row, action_of(i64(card), i64(TO_COLOUR))]
        scratch.unseen[card] = copies
        scratch.share[card] = logistic(weights.number_share[card % VALUES])
        unseen += copies
    for row in range(ROWS):
        scratch.supply[row] = 0.0
    for seat in range(s.players):
        turns = (seat - s.player + s.players) % s.players  # of others, before this seat draws
        cards = max(s.stock_count - turns + s.players - 1, 0) // s.players
        scratch.supply[seat % s.rows] += cards / max(unseen, 1)


@kernel
def expect_knights(s, weights, scratch):
    for territory in range(TERRITORIES):
        scratch.loose[territory] = 0.0
        for row in range(s.rows):
            scratch.open_hands[row, territory] = 0.0
    for card in range(KINDS):
        share = scratch.share[card]
        number = card % VALUES
        colour = VALUES + card // VALUES
        scratch.loose[number] += share * scratch.unseen[card]
        scratch.loose[colour] += (1.0 - share) * scratch.unseen[card]
        for seat in range(s.players):
            held = s.hand[seat, card]
            scratch.open_hands[seat % s.rows, number] += share * held
            scratch.open_hands[seat % s.rows, colour] += (1.0 - share) * held
    for row in range(s.rows):
        for territory in range(TERRITORIES):
            loose = scratch.supply[row] * scratch.loose[territory]
            held = scratch.open_hands[row, territory]
            knights = s.knights[row, territory]
            scratch.mean[row, territory] = knights + loose + held
            scratch.spread[row, territory] = (
                weights.loose_spread * loose + weights.held_spread * held
            )
            scratch.any[row, territory] = 1.0 if knights > 0 else 1.0 - math.exp(-loose - held)


@kernel
def open_chances(s, scratch, out):
    estimate = record(ESTIMATE, i64(0))
    count_cards(s, estimate, scratch)
    expect_knights(s, estimate, scratch)
    expect_tiles(s.rows, estimate, scratch)
    turn_shares(estimate, scratch)
    expect_knights(s, estimate, scratch)
    expect_tiles(s.rows, estimate, scratch)
    share_win(s.rows, estimate, scratch)
    for seat in range(s.players):
        out[seat] = scratch.win[seat % s.rows]
