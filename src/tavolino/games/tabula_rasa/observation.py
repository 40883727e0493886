"""A table as numbers, for programs that learn: what one seat knows."""

from __future__ import annotations

from ...core.contract import Observation, Part, part_starts
from ...core.kernel import i64, kernel
from .actions import action_of
from .state import ACTIONS, KINDS, ROWS, SEATS, TERRITORIES, VALUES

FEWEST_PLAYERS = 2

PARTS = (
    Part("players", (SEATS - FEWEST_PLAYERS + 1,), "1 at the number of players, from 2 on"),
    Part("sizes", (4,), "colours, values, copies of each knight, cards of a hand"),
    Part("turn", (SEATS,), "1 at the seat to move, counted from this one; all 0 at the end"),
    Part("hand", (KINDS,), "copies of each knight in this hand"),
    Part("hand_counts", (SEATS,), "cards in each hand, this one first"),
    Part("laid", (ROWS, ACTIONS), "how often each action was played, by row, this row first"),
    Part("knights", (ROWS, TERRITORIES), "knights at each territory, by row, this row first"),
    Part("unseen", (KINDS,), "copies of each knight whose place this seat does not know"),
    Part("stock", (1,), "cards in the stock"),
)
(
    PLAYERS_AT,
    SIZES_AT,
    TURN_AT,
    HAND_AT,
    COUNTS_AT,
    LAID_AT,
    KNIGHTS_AT,
    UNSEEN_AT,
    STOCK_AT,
) = part_starts(PARTS)


@kernel
def write(s, seat, out):
    players = i64(s.players)
    rows = i64(s.rows)
    out[PLAYERS_AT + players - FEWEST_PLAYERS] = 1
    out[SIZES_AT] = s.colours
    out[SIZES_AT + 1] = s.values
    out[SIZES_AT + 2] = s.copies
    out[SIZES_AT + 3] = s.hand_size
    if not s.over:
        out[TURN_AT + (s.player - seat + players) % players] = 1
    for each in range(players):
        out[COUNTS_AT + each] = s.hand_count[(seat + each) % players]
    for colour in range(i64(s.colours)):
        for value in range(i64(s.values)):
            card = colour * VALUES + value
            out[HAND_AT + card] = s.hand[seat, card]
            out[UNSEEN_AT + card] = s.copies - s.hand[seat, card]
    for each in range(rows):
        row = (seat + each) % rows
        for action in range(ACTIONS):
            out[LAID_AT + each * ACTIONS + action] = s.laid[row, action]
        for card in range(KINDS):
            for way in range(2):
                out[UNSEEN_AT + card] -= s.laid[row, action_of(card, way)]
        for territory in range(TERRITORIES):
            out[KNIGHTS_AT + each * TERRITORIES + territory] = s.knights[row, territory]
    out[STOCK_AT] = s.stock_count


OBSERVATION = Observation(PARTS, write)
