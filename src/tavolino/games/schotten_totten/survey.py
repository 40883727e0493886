"""The table as one seat sees it: the chance and the worth of every stone, and the features that a
learned player would be given."""

from __future__ import annotations

from ...core.kernel import i64, kernel
from .eyes import (
    COLOUR_ROW,
    EYE,
    FORMATIONS,
    OF_COLOUR,
    OF_NOTHING,
    OF_VALUE,
    VALUE_ROW,
    open_eye,
)
from .formations import UNIT, cards_missing, cards_needed, strongest_side
from .judgement import REGARD, SKILLS, STAKES
from .outlook import (
    OUTLOOK,
    SUM_OF,
    chance_of_stone,
    lead,
    look,
    look_at_nothing,
    spread_of,
)
from .stakes import STAKES_ROOM, find_stakes
from .state import CARDS, CLAN, COLOURS, STONES, TACTIC_DECK, VALUES

FULL_SKILL = 2

# The stretches of `scratch`.
SIDES = 0  # + (2 * stone + (0 mine, 1 theirs)) * OUTLOOK
CHANCES = SIDES + 2 * STONES * OUTLOOK  # + stone
WORTH = CHANCES + STONES  # + stone: what it means for the game
MINE = WORTH + STONES
THEIRS = MINE + EYE
TRIAL = THEIRS + EYE
THEIR_TRIAL = TRIAL + OUTLOOK
ALONE = THEIR_TRIAL + OUTLOOK  # of a card laid where the side has none
WITHOUT = ALONE + OUTLOOK  # + stone: its chance when a card of the hand has gone
STAKES_AT = WITHOUT + STONES
SCRATCH = STAKES_AT + STAKES_ROOM

# The features: outlooks, chances and worths as above, then these.
STONE_FACTS = 10
AT_STONES = MINE  # + stone * STONE_FACTS
BY_VALUE = AT_STONES + STONES * STONE_FACTS  # + value - 1: cards of the hand, then unknown ones
BY_COLOUR = BY_VALUE + 2 * VALUES  # the same by colours, the longest first
TACTIC_HAND = BY_COLOUR + 2 * COLOURS  # + tactic card: whether it is in the hand
AT_TABLE = TACTIC_HAND + CARDS - CLAN
TABLE_FACTS = 33
# Of an eye: what a side without cards becomes; three times each value, and each colour.
PROSPECTS = FORMATIONS + 3 * (VALUES + COLOURS)
THEIR_PROSPECTS = AT_TABLE + TABLE_FACTS
MY_PROSPECTS = THEIR_PROSPECTS + PROSPECTS
FEATURES = MY_PROSPECTS + PROSPECTS
assert MINE + EYE <= MY_PROSPECTS, "an eye is open where features are written after it is closed"


@kernel
def survey(s, seat, weights, scratch):
    """Note the outlooks, the chance and the worth of every stone; return the chance of the game."""
    look_at_own_sides(s, seat, weights, scratch)
    look_at_their_sides(s, seat, weights, scratch, i64(THEIRS))
    return weigh_stones(s, seat, weights, scratch, i64(STAKES_AT))


@kernel
def look_at_own_sides(s, seat, weights, scratch):
    open_eye(s, seat, i64(0), weights, scratch, i64(MINE))
    for stone in range(i64(s.stones)):
        if s.owner[stone] < 0:
            at = i64(SIDES + 2 * stone * OUTLOOK)
            look_at_side(s, stone, seat, weights, scratch, i64(MINE), at)


@kernel
def look_at_their_sides(s, seat, weights, scratch, eye):
    open_eye(s, seat, i64(1), weights, scratch, eye)
    for stone in range(i64(s.stones)):
        if s.owner[stone] < 0:
            at = i64(SIDES + (2 * stone + 1) * OUTLOOK)
            if weights[REGARD] > 0.0:
                look_at_side(s, stone, 1 - seat, weights, scratch, eye, at)
            else:
                look_at_nothing(scratch, eye, at, cards_needed(s, stone))


@kernel
def weigh_stones(s, seat, weights, scratch, ways):
    for stone in range(i64(s.stones)):
        if s.owner[stone] >= 0:
            scratch[CHANCES + stone] = 1.0 if s.owner[stone] == seat else 0.0
        else:
            mine = i64(SIDES + 2 * stone * OUTLOOK)
            theirs = i64(mine + OUTLOOK)
            chance = chance_at(s, stone, seat, weights, scratch, mine, theirs, i64(0))
            scratch[CHANCES + stone] = chance
    chance = find_stakes(i64(s.stones), scratch, ways, i64(CHANCES), i64(WORTH))
    stakes = weights[STAKES]
    for stone in range(i64(s.stones)):
        scratch[WORTH + stone] = stakes * scratch[WORTH + stone] + (1.0 - stakes) * 0.25
    return chance


@kernel
def look_at_side(s, stone, seat, weights, scratch, eye, at):
    summary = i64(s.summary[stone, seat])
    missing = cards_missing(s, stone, seat)
    look(s, summary, missing, cards_needed(s, stone), i64(s.fog[stone]), weights, scratch, eye, at)


@kernel
def chance_at(s, stone, seat, weights, scratch, mine, theirs, laid):
    """The chance of a stone from two outlooks, after `laid` more own cards were laid there."""
    missing = cards_missing(s, stone, seat) - laid
    if weights[REGARD] > 0.0:
        their_missing = cards_missing(s, stone, 1 - seat)
        first = lead(s, stone, seat, missing, their_missing, weights)
    else:
        their_missing = i64(3)
        first = 0.0
    spread = spread_of(weights, missing, their_missing)
    return chance_of_stone(s, scratch, i64(mine), i64(theirs), first, spread, weights)


@kernel
def wins_with(s, stone, seat):
    """Whether the stone would win the game for `seat`."""
    owned = 0
    in_a_row = 0
    for each in range(i64(s.stones)):
        if s.owner[each] == seat or each == stone:
            owned += 1
            in_a_row += 1
            if in_a_row == 3:
                return True
        else:
            in_a_row = 0
    return owned == 5


# -- features ------------------------------------------------------------------------------------


@kernel
def features(s, seat, out):
    """They are found in `out` itself: what an eye needs is overwritten when it is closed."""
    seat = i64(seat)
    weights = SKILLS[FULL_SKILL]
    for at in range(FEATURES):
        out[at] = 0.0
    look_at_own_sides(s, seat, weights, out)
    note_prospects(out, i64(MY_PROSPECTS))
    look_at_their_sides(s, seat, weights, out, i64(MINE))
    note_prospects(out, i64(THEIR_PROSPECTS))
    for at in range(MINE, THEIR_PROSPECTS):
        out[at] = 0.0
    chance = weigh_stones(s, seat, weights, out, i64(MINE))
    for at in range(MINE, THEIR_PROSPECTS):
        out[at] = 0.0
    for stone in range(i64(s.stones)):
        for side in range(2):
            at = SIDES + (2 * stone + side) * OUTLOOK
            for formation in range(FORMATIONS):
                out[at + SUM_OF + formation] /= 4.0 * VALUES
        note_stone(s, stone, seat, out, i64(AT_STONES + stone * STONE_FACTS))
    note_kinds(s, seat, out)
    note_table(s, seat, chance, out)


@kernel
def note_prospects(out, to):
    """From an eye that is open at `MINE`: what a side without cards becomes, and how likely one,
    two and three cards of each value and of each colour come, colours without their names."""
    for formation in range(FORMATIONS):
        out[to] = out[MINE + OF_NOTHING + formation]
        to += 1
    for n in range(1, 4):
        for value in range(VALUES):
            out[to] = out[MINE + OF_VALUE + n * VALUE_ROW + value]
            to += 1
    for n in range(1, 4):
        for colour in range(COLOURS):
            out[to + colour] = out[MINE + OF_COLOUR + n * COLOUR_ROW + colour]
        sort_down(out, to, i64(COLOURS))
        to += COLOURS


@kernel
def sort_down(out, start, n):
    """Put n numbers into descending order, from `start` on."""
    for i in range(start + 1, start + n):
        number = out[i]
        place = i
        while place > start and out[place - 1] < number:
            out[place] = out[place - 1]
            place -= 1
        out[place] = number


@kernel
def note_stone(s, stone, seat, out, at):
    missing = cards_missing(s, stone, seat)
    their_missing = cards_missing(s, stone, 1 - seat)
    out[at] = 0.0 if s.owner[stone] < 0 else (1.0 if s.owner[stone] == seat else -1.0)
    out[at + 1] = missing / 4.0
    out[at + 2] = their_missing / 4.0
    out[at + 3] = 1.0 if s.fog[stone] else 0.0
    out[at + 4] = 1.0 if s.mud[stone] else 0.0
    if s.owner[stone] >= 0:
        return
    out[at + 5] = 2.0 * lead(s, stone, seat, missing, their_missing, SKILLS[FULL_SKILL])
    out[at + 6] = 1.0 if wins_with(s, stone, seat) else 0.0
    out[at + 7] = 1.0 if wins_with(s, stone, 1 - seat) else 0.0
    for side in range(2):  # what the public proof goes by
        reach = strongest_side(s, stone, seat if side == 0 else 1 - seat, i64(0))
        out[at + 8 + side] = reach / (1.0 * FORMATIONS * UNIT)


@kernel
def note_kinds(s, seat, out):
    """Cards of the hand, and those that the seat has not seen, by values and by colours."""
    for colour in range(i64(s.colours)):
        for value in range(i64(s.values)):
            unknown = (i64(s.unseen[colour]) >> value) & 1
            out[BY_VALUE + VALUES + value] += unknown / 6.0
            out[BY_COLOUR + COLOURS + colour] += unknown / 9.0
    for i in range(i64(s.hand_count[seat])):
        card = i64(s.hand[seat, i])
        if card >= CLAN:
            out[TACTIC_HAND + card - CLAN] = 1.0
            continue
        out[BY_VALUE + card % VALUES] += 1.0 / 6.0
        out[BY_COLOUR + card // VALUES] += 1.0 / 9.0
        out[BY_VALUE + VALUES + card % VALUES] -= 1.0 / 6.0
        out[BY_COLOUR + COLOURS + card // VALUES] -= 1.0 / 9.0
    sort_down(out, i64(BY_COLOUR), i64(COLOURS))
    sort_down(out, i64(BY_COLOUR + COLOURS), i64(COLOURS))


@kernel
def note_table(s, seat, chance, out):
    other = 1 - seat
    at = i64(AT_TABLE)
    out[at] = 2.0 * chance - 1.0
    out[at + 1] = 1.0 if s.player == seat else -1.0
    out[at + 2 + s.phase] = 1.0
    for stone in range(i64(s.stones)):
        if s.owner[stone] >= 0:
            out[at + (7 if s.owner[stone] == seat else 8)] += 0.2
        else:
            for side in range(2):  # free spaces, where cards can go that help nowhere
                whose = seat if side == 0 else other
                out[at + 9 + side] += cards_missing(s, stone, whose) / 27.0
    out[at + 11] = s.deck_count[0] / 54.0
    out[at + 12] = s.deck_count[TACTIC_DECK] / 10.0
    out[at + 13] = s.hand_count[seat] / 9.0
    out[at + 14] = s.hand_count[other] / 9.0
    if not s.one_deck:  # by their backs
        for i in range(i64(s.hand_count[other])):
            out[at + 15] += (s.hand[other, i] >= CLAN) / 9.0
    out[at + 16] = s.tactics_played[seat] / 5.0
    out[at + 17] = s.tactics_played[other] / 5.0
    out[at + 18] = s.joker_played[seat]
    out[at + 19] = s.joker_played[other]
    out[at + 20] = s.passes
    out[at + 21] = s.takes / 3.0
    out[at + 22] = s.returns / 2.0
    out[at + 23] = s.tactics
    out[at + 24] = s.one_deck
    out[at + 25] = s.tactic_limit
    out[at + 26] = s.claims_first
    out[at + 27] = s.incomplete_claims
    out[at + 28] = s.sums_break_all_ties
    out[at + 29] = s.stones / 9.0
    out[at + 30] = s.colours / 6.0
    out[at + 31] = s.values / 9.0
    out[at + 32] = s.hand_size / 9.0
