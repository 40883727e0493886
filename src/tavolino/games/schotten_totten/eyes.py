"""The eye of a player: how likely each clan card comes to that player in time, and what follows
from it for values, colours, sums and sides that have no card yet.

An eye is a stretch of an array of numbers, `scratch`, so that nothing is allocated here. Whichever
player it belongs to, it is one seat that judges: of the cards that it cannot place, it knows the
number only. Where a whole deal is judged (`OPEN`), it can place every card of a hand.
"""

from __future__ import annotations

from ...core.kernel import i64, kernel
from .formations import COLOUR, COLOUR_RUN, KIND, RUN, SUM
from .judgement import DRAWN, FRESH, HELD, OPEN, SUM_SHARE, THEIR_HAND, UNCOUNTED
from .state import CLAN, COLOURS, SIDE, VALUES

FORMATIONS = 5

# An eye, by number of place. Rows end with slots for what is sure and what never comes, and there
# is a row and a column for no colour, so that sides can be looked at without asking what they hold.
SURE, NEVER = VALUES, VALUES + 1
VALUE_ROW = VALUES + 2
NO_COLOUR = COLOURS
COLOUR_ROW = COLOURS + 1
AVAILABLE = 0  # + colour * VALUE_ROW + value - 1: the chance that the card comes in time
OF_VALUE = AVAILABLE + COLOUR_ROW * VALUE_ROW  # + n * VALUE_ROW + value - 1: that n of a value do
OF_COLOUR = OF_VALUE + (SIDE + 1) * VALUE_ROW  # + n * COLOUR_ROW + colour: that n of a colour do
COLOUR_SUM = OF_COLOUR + (SIDE + 1) * COLOUR_ROW  # the same: their likely sum
ANY_SUM = COLOUR_SUM + (SIDE + 1) * COLOUR_ROW  # + n: the likely sum of n more cards of any kind
OF_NOTHING = ANY_SUM + SIDE + 1  # + formation: that a side without cards becomes it
EYE = OF_NOTHING + FORMATIONS


@kernel
def open_eye(s, seat, whose, weights, scratch, eye):
    """Fill the eye of `seat` (`whose` 0) or of its opponent (1), as `seat` can."""
    for at in range(eye, eye + EYE):
        scratch[at] = 0.0
    for value in range(VALUES):
        scratch[eye + OF_VALUE + value] = 1.0
    for colour in range(COLOURS):
        scratch[eye + OF_COLOUR + colour] = 1.0
        scratch[eye + AVAILABLE + colour * VALUE_ROW + SURE] = 1.0
    scratch[eye + OF_VALUE + VALUE_ROW + SURE] = 1.0
    note_cards(s, seat, whose, weights, scratch, eye)
    for value in range(i64(s.values)):
        count_value(s, scratch, eye, value)
    for colour in range(i64(s.colours)):
        count_colour(s, scratch, eye, colour)
    count_sums(s, scratch, eye, weights[SUM_SHARE])
    count_nothing(s, weights, scratch, eye)


@kernel
def place_of(card):
    """Where an eye has the chance of a clan card."""
    return AVAILABLE + card // VALUES * VALUE_ROW + card % VALUES


@kernel
def note_cards(s, seat, whose, weights, scratch, eye):
    """How likely each clan card comes to a player. Cards that `seat` has not seen lie in the deck
    or in the opponent's hand; of the deck, each player draws half."""
    other = 1 - seat
    known_bit = 1 << seat
    all_known = weights[OPEN] > 0.0
    in_hand = i64(0)  # cards of the opponent's hand that `seat` cannot name: those whose backs
    for i in range(i64(s.hand_count[other])):  # are those of clan cards
        card = i64(s.hand[other, i])
        unknown = not all_known and not s.where[card] & known_bit
        in_hand += unknown and (s.one_deck or card < CLAN)
    in_deck = i64(s.deck_count[0])
    unplaced = max(in_hand + in_deck, 1)
    comes = weights[DRAWN] * 0.5 * in_deck / unplaced
    if whose:
        comes += weights[THEIR_HAND] * in_hand / unplaced
    uncounted = weights[UNCOUNTED]
    for colour in range(i64(s.colours)):
        unseen = i64(s.unseen[colour])
        for value in range(i64(s.values)):
            at = eye + AVAILABLE + colour * VALUE_ROW + value
            scratch[at] = uncounted if uncounted > 0.0 else comes * ((unseen >> value) & 1)
    for i in range(i64(s.hand_count[seat])):
        card = i64(s.hand[seat, i])
        if card < CLAN and (not whose or uncounted <= 0.0):
            scratch[eye + place_of(card)] = 0.0 if whose else weights[HELD]
    for i in range(i64(s.hand_count[other])):
        card = i64(s.hand[other, i])
        if card < CLAN and (all_known or s.where[card] & known_bit):
            scratch[eye + place_of(card)] = weights[HELD] if whose else 0.0


@kernel
def count_value(s, scratch, eye, value):
    """The chances that one, two, three and four cards of a value come."""
    none, one, two, three = 1.0, 0.0, 0.0, 0.0
    for colour in range(i64(s.colours)):
        comes = scratch[eye + AVAILABLE + colour * VALUE_ROW + value]
        three += (two - three) * comes
        two += (one - two) * comes
        one += (none - one) * comes
        none -= none * comes
    at = eye + OF_VALUE + value
    scratch[at + VALUE_ROW] = 1.0 - none
    scratch[at + 2 * VALUE_ROW] = max(1.0 - none - one, 0.0)
    scratch[at + 3 * VALUE_ROW] = max(1.0 - none - one - two, 0.0)
    scratch[at + 4 * VALUE_ROW] = max(1.0 - none - one - two - three, 0.0)


@kernel
def count_colour(s, scratch, eye, colour):
    """The chances that one, two, three and four cards of a colour come, and their likely sums: the
    best one that comes, and average ones beside it."""
    none, one, two, three = 1.0, 0.0, 0.0, 0.0
    best = 0.0
    amount = weighted = 1e-9
    for value in range(s.values - 1, -1, -1):
        comes = scratch[eye + AVAILABLE + colour * VALUE_ROW + value]
        best += none * comes * (value + 1)
        amount += comes
        weighted += comes * (value + 1)
        three += (two - three) * comes
        two += (one - two) * comes
        one += (none - one) * comes
        none -= none * comes
    at = eye + OF_COLOUR + colour
    scratch[at + COLOUR_ROW] = 1.0 - none
    scratch[at + 2 * COLOUR_ROW] = max(1.0 - none - one, 0.0)
    scratch[at + 3 * COLOUR_ROW] = max(1.0 - none - one - two, 0.0)
    scratch[at + 4 * COLOUR_ROW] = max(1.0 - none - one - two - three, 0.0)
    at = eye + COLOUR_SUM + colour
    best /= max(1.0 - none, 1e-9)
    mean = weighted / amount
    for n in range(1, SIDE + 1):
        scratch[at + n * COLOUR_ROW] = best + (n - 1) * mean


@kernel
def count_sums(s, scratch, eye, share):
    """The likely sums of further cards: the highest that come, `share` of each being free."""
    free = 0.0
    for value in range(i64(s.values), 0, -1):
        before = free
        for colour in range(i64(s.colours)):
            free += share * scratch[eye + AVAILABLE + colour * VALUE_ROW + value - 1]
        if value == 1:
            free = 1.0 * SIDE  # some card there will be
        for n in range(1, SIDE + 1):
            scratch[eye + ANY_SUM + n] += value * max(min(free, 1.0 * n) - before, 0.0)


@kernel
def count_nothing(s, weights, scratch, eye):
    """What a side without cards may become: of each formation, whether all cards of some one come,
    less what other stones take of them."""
    for formation in range(RUN, COLOUR_RUN + 1):
        scratch[eye + OF_NOTHING + formation] = 1.0
    for row in range(i64(s.colours) + 1):  # the last time for cards of any colour
        any_colour = row == s.colours
        cards = eye + (OF_VALUE + VALUE_ROW if any_colour else AVAILABLE + row * VALUE_ROW)
        none = 1.0
        for lowest in range(s.values - 2):
            none -= (
                none
                * scratch[cards + lowest]
                * scratch[cards + lowest + 1]
                * scratch[cards + lowest + 2]
            )
        scratch[eye + OF_NOTHING + (RUN if any_colour else COLOUR_RUN)] *= none
    for value in range(i64(s.values)):
        scratch[eye + OF_NOTHING + KIND] *= 1.0 - scratch[eye + OF_VALUE + 3 * VALUE_ROW + value]
    for colour in range(i64(s.colours)):
        scratch[eye + OF_NOTHING + COLOUR] *= (
            1.0 - scratch[eye + OF_COLOUR + 3 * COLOUR_ROW + colour]
        )
    left = 1.0
    for formation in range(COLOUR_RUN, SUM, -1):
        comes = weights[FRESH + formation] * (1.0 - scratch[eye + OF_NOTHING + formation])
        scratch[eye + OF_NOTHING + formation] = left * comes
        left -= left * comes
    scratch[eye + OF_NOTHING + SUM] = left


@kernel
def set_available(s, scratch, eye, card, comes):
    """The eye of a player to whom a card comes with this chance; return what it was before. The
    sums of cards of any kind stay as they were: one card makes little difference to them."""
    at = eye + place_of(card)
    before = scratch[at]
    scratch[at] = comes
    count_value(s, scratch, eye, i64(card % VALUES))
    count_colour(s, scratch, eye, i64(card // VALUES))
    return before
