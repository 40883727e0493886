"""The rules of Tabula Rasa, as kernels over one table record.

They are in the order of the sheet: deal, what may be done, doing it, the scoring at the end.
"""

from __future__ import annotations

from ...core.chance import below, shuffle
from ...core.contract import WHOLE_WIN
from ...core.kernel import i64, kernel
from .actions import TERRITORY_OF, TO_COLOUR, TO_NUMBER, action_of, card_of
from .state import (
    CASTLE_POINTS,
    COLOUR_POINTS,
    KINDS,
    NO_CARD,
    NOTHING,
    NOWHERE,
    TERRITORIES,
    TERRITORY,
    TREASURE,
    TREASURE_POINTS,
    VALUES,
)

# -- setting up ----------------------------------------------------------------------------------


@kernel
def deal(s, rng):
    n = 0
    for colour in range(s.colours):
        for value in range(s.values):
            for _ in range(s.copies):
                s.stock[n] = colour * VALUES + value
                n += 1
    s.stock_count = n
    shuffle(s.stock, i64(0), i64(n), rng)
    first = below(rng, i64(s.players))
    if s.player < 0:
        s.player = first
    one = draw_from_stock(s)
    other = draw_from_stock(s)
    s.removed[0] = min(one, other)
    s.removed[1] = max(one, other)
    for _ in range(s.hand_size):
        for seat in range(s.players):
            s.hand[seat, draw_from_stock(s)] += 1
            s.hand_count[seat] += 1


@kernel
def draw_from_stock(s):
    top = s.stock_count - 1
    card = s.stock[top]
    s.stock[top] = NO_CARD
    s.stock_count = top
    return card


# -- what may be done ----------------------------------------------------------------------------


@kernel
def legal_moves(s, out):
    """Each knight of the hand at the territory of its number or at that of its colour."""
    seat = s.player
    n = 0
    for card in range(KINDS):
        # Written for every kind and kept only for those in the hand, which is faster than
        # branching.
        out[n] = action_of(i64(card), i64(TO_NUMBER))
        out[n + 1] = action_of(i64(card), i64(TO_COLOUR))
        n += 2 * (s.hand[seat, card] > 0)
    return n


# -- doing it ------------------------------------------------------------------------------------


@kernel
def apply(s, action):
    """Lay a knight, draw one while the stock lasts, and pass the turn on clockwise. All seats lay
    in turn, so the game is over when the next hand is empty."""
    seat = s.player
    row = seat if seat < s.rows else seat - s.rows
    s.knights[row, TERRITORY_OF[action]] += 1
    s.laid[row, action] += 1
    s.hand[seat, card_of(action)] -= 1
    if s.stock_count > 0:
        s.hand[seat, draw_from_stock(s)] += 1
    else:
        s.hand_count[seat] -= 1
    following = seat + 1 if seat + 1 < s.players else 0
    if s.hand_count[following] > 0:
        s.player = following
    else:
        s.over = 1
        score(s)


# -- the count -----------------------------------------------------------------------------------


@kernel
def score(s):
    """Award the tiles from left to right, with the castle, and add up their points."""
    for territory in range(TERRITORIES):
        points = territory + 1 if territory < VALUES else COLOUR_POINTS
        for row in range(s.rows):
            taken = tile_for(s, row, territory)
            s.taken[row, territory] = taken
            if taken == TREASURE:
                s.score[row] += TREASURE_POINTS
            elif taken == TERRITORY:
                s.score[row] += points
                if s.castle_at == NOWHERE and is_second_number(s, row, territory):
                    s.castle_at = territory
                    s.score[row] += CASTLE_POINTS


@kernel
def tile_for(s, row, territory):
    """No rival with as many knights: the most, so the territory. One with as many or more: second
    most, or one of two tied for most, so a treasure. Two of them: nothing is left."""
    knights = s.knights[row, territory]
    rivals = -1  # the row itself does not count
    for other in range(s.rows):
        rivals += s.knights[other, territory] >= knights
    return TERRITORY - rivals if knights > 0 else NOTHING


@kernel
def is_second_number(s, row, territory):
    """Whether a row that has just taken `territory` owns two number territories now."""
    if territory >= VALUES:
        return False
    owned = 0
    for number in range(territory + 1):
        owned += s.taken[row, number] == TERRITORY
    return owned == 2


@kernel
def outcome(s, seat):
    """Rows with the most points share the win."""
    own = s.score[seat % s.rows]
    sharing = 0
    for row in range(s.rows):
        if s.score[row] > own:
            return 0
        sharing += s.score[row] == own
    return WHOLE_WIN // sharing
