"""A table as numbers, for programs that learn: what one seat knows."""

from __future__ import annotations

from ...core.contract import Observation, Part, part_starts
from ...core.kernel import i64, kernel
from .editions import EDITIONS
from .state import CARDS, CLAN, DECK_START, STONES, TACTIC_DECK

STEPS = 5

PARTS = (
    Part("rules", (1,), "the version of the rules"),
    Part("edition", (len(EDITIONS),), "1 at the edition"),
    Part("options", (6,), "tactics, expert, stones, colours, values, cards of a hand"),
    Part("turn", (2,), "1 at the seat to move, this one first; all 0 at the end"),
    Part("step", (STEPS,), "1 at what is asked: claim, play, take, return, draw; all 0 at the end"),
    Part("asked", (3,), "1 if the other just passed; cards that Scout still takes; still returns"),
    Part("tactics_played", (2,), "tactic cards that each seat has played, this one first"),
    Part("joker_played", (2,), "1 if a seat has played a joker, this one first"),
    Part("hand", (CARDS,), "1 for each card of this hand"),
    Part("known_hand", (CARDS,), "1 for each card of the other hand that this seat knows"),
    Part("shown", (CARDS,), "1 for each card of this hand that the other knows"),
    Part(
        "hand_counts", (2, 2), "clan and tactic cards, by their backs, of this hand and the other"
    ),
    Part(
        "own_side",
        (STONES, CARDS),
        "for each card on this seat's side of a stone: 1 if it came there first, then 2, 3, ...",
    ),
    Part("other_side", (STONES, CARDS), "the same for the other side; both are counted together"),
    Part("own_stone", (STONES,), "1 if this seat has won the stone"),
    Part("other_stone", (STONES,), "1 if the other has"),
    Part("fog", (STONES,), "1 if this seat played Fog there, 2 if the other did"),
    Part("mud", (STONES,), "1 if this seat played Mud there, 2 if the other did"),
    Part("discarded", (CARDS,), "1 for each discarded card"),
    Part("unseen", (CARDS,), "1 for each card of which this seat does not know where it is"),
    Part(
        "draw", (CARDS,), "for a card in a deck whose place this seat knows: 1 if it is drawn next"
    ),
    Part("decks", (2,), "cards in the clan deck, or the only one, and in the tactic deck"),
)
(
    RULES_AT,
    EDITION_AT,
    OPTIONS_AT,
    TURN_AT,
    STEP_AT,
    ASKED_AT,
    TACTICS_AT,
    JOKER_AT,
    HAND_AT,
    KNOWN_HAND_AT,
    SHOWN_AT,
    COUNTS_AT,
    OWN_SIDE_AT,
    OTHER_SIDE_AT,
    OWN_STONE_AT,
    OTHER_STONE_AT,
    FOG_AT,
    MUD_AT,
    DISCARDED_AT,
    UNSEEN_AT,
    DRAW_AT,
    DECKS_AT,
) = part_starts(PARTS)


@kernel
def write(s, seat, out):
    write_options(s, out)
    write_turn(s, seat, out)
    write_hands(s, seat, out)
    for stone in range(i64(s.stones)):
        write_stone(s, seat, stone, out)
    for i in range(i64(s.discard_count)):
        out[DISCARDED_AT + s.discard[i]] = 1
    write_decks(s, seat, out)


@kernel
def write_options(s, out):
    out[RULES_AT] = s.rules
    out[EDITION_AT + s.edition] = 1
    out[OPTIONS_AT] = s.tactics
    out[OPTIONS_AT + 1] = s.expert
    out[OPTIONS_AT + 2] = s.stones
    out[OPTIONS_AT + 3] = s.colours
    out[OPTIONS_AT + 4] = s.values
    out[OPTIONS_AT + 5] = s.hand_size


@kernel
def write_turn(s, seat, out):
    if not s.over:
        out[TURN_AT + (s.player != seat)] = 1
        out[STEP_AT + s.phase] = 1
    out[ASKED_AT] = s.passes
    out[ASKED_AT + 1] = s.takes
    out[ASKED_AT + 2] = s.returns
    for each in range(2):
        at = seat if each == 0 else 1 - seat
        out[TACTICS_AT + each] = s.tactics_played[at]
        out[JOKER_AT + each] = s.joker_played[at]


@kernel
def write_hands(s, seat, out):
    mine, theirs = 1 << seat, 1 << (1 - seat)
    for i in range(i64(s.hand_count[seat])):
        card = i64(s.hand[seat, i])
        out[HAND_AT + card] = 1
        out[SHOWN_AT + card] = (s.where[card] & theirs) != 0
        out[COUNTS_AT + back(s, card)] += 1
    for i in range(i64(s.hand_count[1 - seat])):
        card = i64(s.hand[1 - seat, i])
        known = (s.where[card] & mine) != 0
        out[KNOWN_HAND_AT + card] = known
        out[UNSEEN_AT + card] = not known
        out[COUNTS_AT + 2 + back(s, card)] += 1


@kernel
def back(s, card):
    """0 or 1: the back of a card, which tells the decks apart if there are two."""
    return i64(0 if s.one_deck or card < CLAN else TACTIC_DECK)


@kernel
def write_stone(s, seat, stone, out):
    mine = theirs = 0
    for i in range(i64(s.count[stone, 0] + s.count[stone, 1])):
        if s.order[stone] >> i & 1 == seat:
            out[OWN_SIDE_AT + stone * CARDS + s.side[stone, seat, mine]] = i + 1
            mine += 1
        else:
            out[OTHER_SIDE_AT + stone * CARDS + s.side[stone, 1 - seat, theirs]] = i + 1
            theirs += 1
    out[OWN_STONE_AT + stone] = s.owner[stone] == seat
    out[OTHER_STONE_AT + stone] = s.owner[stone] == 1 - seat
    if s.fog[stone]:
        out[FOG_AT + stone] = 1 + (s.fog[stone] - 1 != seat)
    if s.mud[stone]:
        out[MUD_AT + stone] = 1 + (s.mud[stone] - 1 != seat)


@kernel
def write_decks(s, seat, out):
    mine = 1 << seat
    for deck in range(2):
        count = i64(s.deck_count[deck])
        out[DECKS_AT + deck] = count
        for place in range(count):
            card = i64(s.deck[DECK_START[deck] + place])
            if s.where[card] & mine:
                out[DRAW_AT + card] = count - place
            else:
                out[UNSEEN_AT + card] = 1


OBSERVATION = Observation(PARTS, write)
