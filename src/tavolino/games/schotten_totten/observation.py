"""A table as numbers, for programs that learn: what one seat knows."""

from __future__ import annotations

import numpy as np

from ...core.contract import Observation, Part, part_starts
from ...core.kernel import i64, kernel
from .editions import EDITIONS
from .state import CARDS, CLAN, CLAN_DECK, DECK_START, SIDE, STONES, TACTIC_DECK, TRAITOR

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


# LAID_AT[s, n]: the place of the nth bit of a set, from 1 on; 0 if it has fewer.
LAID_AT = np.array(
    [
        ([place + 1 for place in range(2 * SIDE) if s >> place & 1] + [0] * SIDE)[:SIDE]
        for s in range(1 << 2 * SIDE)
    ],
    np.int8,
)
NEVER_LAID = TRAITOR  # an empty place of a side is 0 for this card, so that nothing branches


@kernel
def write(s, seat, out):
    write_options(s, out)
    write_turn(s, seat, out)
    write_hands(s, seat, out)
    write_stones(s, seat, out)
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
    count = i64(s.hand_count[seat])
    tactics = 0
    for i in range(count):
        card = i64(s.hand[seat, i])
        out[HAND_AT + card] = 1
        out[SHOWN_AT + card] = (s.where[card] & theirs) != 0
        tactics += card >= CLAN
    write_backs(s, count, tactics, out, COUNTS_AT)
    count = i64(s.hand_count[1 - seat])
    tactics = 0
    for i in range(count):
        card = i64(s.hand[1 - seat, i])
        known = (s.where[card] & mine) != 0
        out[KNOWN_HAND_AT + card] = known
        out[UNSEEN_AT + card] = not known
        tactics += card >= CLAN
    write_backs(s, count, tactics, out, COUNTS_AT + 2)


@kernel
def write_backs(s, count, tactics, out, at):
    """The cards of a hand by their backs, which tell the decks apart if there are two."""
    apart = 0 if s.one_deck else tactics
    out[at + CLAN_DECK] = count - apart
    out[at + TACTIC_DECK] = apart


@kernel
def write_stones(s, seat, out):
    other_bits = seat - 1  # in the order of laying, the cards of seat 1 are ones
    for stone in range(i64(s.stones)):
        laid = (1 << i64(s.count[stone, 0] + s.count[stone, 1])) - 1
        mine = (i64(s.order[stone]) ^ other_bits) & laid
        for place in range(SIDE - 1):
            write_place(s, seat, stone, place, mine, mine ^ laid, out)
        out[OWN_STONE_AT + stone] = s.owner[stone] == seat
        out[OTHER_STONE_AT + stone] = s.owner[stone] == 1 - seat
        if s.fog[stone]:
            out[FOG_AT + stone] = 1 + (s.fog[stone] - 1 != seat)
        if s.mud[stone]:
            out[MUD_AT + stone] = 1 + (s.mud[stone] - 1 != seat)
            write_place(s, seat, stone, i64(SIDE - 1), mine, mine ^ laid, out)


@kernel
def write_place(s, seat, stone, place, mine, theirs, out):
    """When the cards at a place of both sides came there; the sets say when each side got one."""
    own, other = i64(s.side[stone, seat, place]), i64(s.side[stone, 1 - seat, place])
    own = own if own >= 0 else NEVER_LAID
    other = other if other >= 0 else NEVER_LAID
    out[OWN_SIDE_AT + stone * CARDS + own] = LAID_AT[mine, place]
    out[OTHER_SIDE_AT + stone * CARDS + other] = LAID_AT[theirs, place]


@kernel
def write_decks(s, seat, out):
    mine = 1 << seat
    for deck in range(2):
        count = i64(s.deck_count[deck])
        out[DECKS_AT + deck] = count
        known = i64(0)
        for place in range(count):
            card = i64(s.deck[DECK_START[deck] + place])
            seen = s.where[card] & mine
            out[UNSEEN_AT + card] = seen == 0
            known |= seen
        if known:
            write_draws(s, deck, mine, out)


@kernel
def write_draws(s, deck, mine, out):
    count = i64(s.deck_count[deck])
    for place in range(count):
        card = i64(s.deck[DECK_START[deck] + place])
        if s.where[card] & mine:
            out[DRAW_AT + card] = count - place


OBSERVATION = Observation(PARTS, write)
