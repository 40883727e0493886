"""How likely each clan card comes to a player in time, and what follows for values, colours, sums
and sides that have no card yet.

One seat judges, whichever player it is about. If a whole deal is judged (`weights.open`), it knows
every card of a hand.
"""

from __future__ import annotations

from ....core.kernel import i64, kernel
from ..formations import COLOUR, COLOUR_RUN, KIND, RUN, SUM
from ..state import CLAN, COLOURS, SIDE, VALUES
from .scratch import ANY_COLOUR, FORMATIONS, SURE, VALUE_ROW


@kernel
def find_card_odds(s, seat, whose, weights, scratch):
    """Store the odds of `seat` (`whose` 0) or of its opponent (1), as `seat` can judge them."""
    clear(scratch, whose)
    for value in range(VALUES):
        scratch.of_value[whose, 0, value] = 1.0
    for colour in range(COLOURS):
        scratch.of_colour[whose, 0, colour] = 1.0
        scratch.card[whose, colour, SURE] = 1.0
    scratch.card[whose, ANY_COLOUR, SURE] = 1.0
    note_cards(s, seat, whose, weights, scratch)
    for value in range(i64(s.values)):
        count_value(s, scratch, whose, value)
    for colour in range(i64(s.colours)):
        count_colour(s, scratch, whose, colour)
    count_sums(s, scratch, whose, weights.sum_share)
    count_fresh(s, weights, scratch, whose)


@kernel
def clear(scratch, whose):
    for row in range(COLOURS + 2):
        for value in range(VALUE_ROW):
            scratch.card[whose, row, value] = 0.0
    for n in range(SIDE + 1):
        scratch.any_sum[whose, n] = 0.0
        for value in range(VALUE_ROW):
            scratch.of_value[whose, n, value] = 0.0
        for colour in range(COLOURS + 1):
            scratch.of_colour[whose, n, colour] = 0.0
            scratch.colour_sum[whose, n, colour] = 0.0
    for formation in range(FORMATIONS):
        scratch.fresh[whose, formation] = 0.0


@kernel
def note_cards(s, seat, whose, weights, scratch):
    """How likely each clan card comes to a player. Cards that `seat` has not seen lie in the deck
    or in the opponent's hand; of the deck, each player draws half."""
    other = 1 - seat
    known_bit = 1 << seat
    all_known = weights.open > 0.0
    in_hand = i64(0)  # cards in the opponent's hand that `seat` does not know: those whose backs
    for i in range(i64(s.hand_count[other])):  # are those of clan cards
        card = i64(s.hand[other, i])
        unknown = not all_known and not s.where[card] & known_bit
        in_hand += unknown and (s.one_deck or card < CLAN)
    in_deck = i64(s.deck_count[0])
    unplaced = max(in_hand + in_deck, 1)
    comes = weights.drawn * 0.5 * in_deck / unplaced
    if whose:
        comes += weights.their_hand * in_hand / unplaced
    uncounted = weights.uncounted
    for colour in range(i64(s.colours)):
        unseen = i64(s.unseen[colour])
        for value in range(i64(s.values)):
            counted = comes * ((unseen >> value) & 1)
            scratch.card[whose, colour, value] = uncounted if uncounted > 0.0 else counted
    for i in range(i64(s.hand_count[seat])):
        card = i64(s.hand[seat, i])
        if card < CLAN and (not whose or uncounted <= 0.0):
            scratch.card[whose, card // VALUES, card % VALUES] = 0.0 if whose else weights.held
    for i in range(i64(s.hand_count[other])):
        card = i64(s.hand[other, i])
        if card < CLAN and (all_known or s.where[card] & known_bit):
            scratch.card[whose, card // VALUES, card % VALUES] = weights.held if whose else 0.0


@kernel
def count_value(s, scratch, whose, value):
    """The chances that one, two, three and four cards of a value come."""
    none, one, two, three = 1.0, 0.0, 0.0, 0.0
    for colour in range(i64(s.colours)):
        comes = scratch.card[whose, colour, value]
        three += (two - three) * comes
        two += (one - two) * comes
        one += (none - one) * comes
        none -= none * comes
    scratch.card[whose, ANY_COLOUR, value] = 1.0 - none
    scratch.of_value[whose, 1, value] = 1.0 - none
    scratch.of_value[whose, 2, value] = max(1.0 - none - one, 0.0)
    scratch.of_value[whose, 3, value] = max(1.0 - none - one - two, 0.0)
    scratch.of_value[whose, 4, value] = max(1.0 - none - one - two - three, 0.0)


@kernel
def count_colour(s, scratch, whose, colour):
    """The chances that one, two, three and four cards of a colour come, and their likely sums: the
    best one that comes, and average ones beside it."""
    none, one, two, three = 1.0, 0.0, 0.0, 0.0
    best = 0.0
    amount = weighted = 1e-9
    for value in range(s.values - 1, -1, -1):
        comes = scratch.card[whose, colour, value]
        best += none * comes * (value + 1)
        amount += comes
        weighted += comes * (value + 1)
        three += (two - three) * comes
        two += (one - two) * comes
        one += (none - one) * comes
        none -= none * comes
    scratch.of_colour[whose, 1, colour] = 1.0 - none
    scratch.of_colour[whose, 2, colour] = max(1.0 - none - one, 0.0)
    scratch.of_colour[whose, 3, colour] = max(1.0 - none - one - two, 0.0)
    scratch.of_colour[whose, 4, colour] = max(1.0 - none - one - two - three, 0.0)
    best /= max(1.0 - none, 1e-9)
    mean = weighted / amount
    for n in range(1, SIDE + 1):
        scratch.colour_sum[whose, n, colour] = best + (n - 1) * mean


@kernel
def count_sums(s, scratch, whose, share):
    """The likely sums of further cards: the highest that come, `share` of each being free."""
    free = 0.0
    for value in range(i64(s.values), 0, -1):
        before = free
        for colour in range(i64(s.colours)):
            free += share * scratch.card[whose, colour, value - 1]
        if value == 1:
            free = 1.0 * SIDE  # there will be some card
        for n in range(1, SIDE + 1):
            scratch.any_sum[whose, n] += value * max(min(free, 1.0 * n) - before, 0.0)


@kernel
def count_fresh(s, weights, scratch, whose):
    """What a side without cards may become: for each formation, the chance that all its cards come,
    minus what other stones take of them."""
    for formation in range(RUN, COLOUR_RUN + 1):
        scratch.fresh[whose, formation] = 1.0
    for colour in range(i64(s.colours) + 1):  # the last time for cards of any colour
        any_colour = colour == s.colours
        row = i64(ANY_COLOUR if any_colour else colour)
        none = 1.0
        for lowest in range(s.values - 2):
            none -= (
                none
                * scratch.card[whose, row, lowest]
                * scratch.card[whose, row, lowest + 1]
                * scratch.card[whose, row, lowest + 2]
            )
        scratch.fresh[whose, RUN if any_colour else COLOUR_RUN] *= none
    for value in range(i64(s.values)):
        scratch.fresh[whose, KIND] *= 1.0 - scratch.of_value[whose, 3, value]
    for colour in range(i64(s.colours)):
        scratch.fresh[whose, COLOUR] *= 1.0 - scratch.of_colour[whose, 3, colour]
    left = 1.0
    for formation in range(COLOUR_RUN, SUM, -1):
        comes = weights.fresh[formation] * (1.0 - scratch.fresh[whose, formation])
        scratch.fresh[whose, formation] = left * comes
        left -= left * comes
    scratch.fresh[whose, SUM] = left


@kernel
def set_card_odds(s, scratch, whose, card, comes):
    """Let a card come to a player with this chance; return what it was before. The sums of cards of
    any kind stay as they were: one card makes little difference to them."""
    colour, value = i64(card // VALUES), i64(card % VALUES)
    before = scratch.card[whose, colour, value]
    scratch.card[whose, colour, value] = comes
    count_value(s, scratch, whose, value)
    count_colour(s, scratch, whose, colour)
    return before
