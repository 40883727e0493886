"""The table of a game of Schotten-Totten as one record.

    seat 1      r7 b7 .      <- side[stone, 1]      hand[1]
    stones     1  2  3  4  5  6  7  8  9            deck[0] clan    deck[1] tactic
    seat 0      g3 . .       <- side[stone, 0]      hand[0]

Cards are numbered: clan cards `colour * 9 + value - 1` (0-53), then the ten tactic cards.
Stones are numbered from 0 here and from 1 in every text. All fields are signed: compiled code
would turn mixed signs into floating point numbers.
"""

from __future__ import annotations

import numpy as np

STONES, COLOURS, VALUES, SIDE = 9, 6, 9, 4
CLAN = COLOURS * VALUES
JOKER_1, JOKER_2, SPY, SHIELD, FOG, MUD, SCOUT, REDEPLOY, DESERTER, TRAITOR = range(CLAN, CLAN + 10)
CARDS = CLAN + 10
NO_CARD = -1
NOBODY = -1

LARGEST_HAND = 9
HAND_ROOM = LARGEST_HAND + 3  # a Scout draws three before it puts two back
# Besides the four ruses: the cards that two of them discard, and the fourth cards that Mud leaves
# behind when each of them takes it away.
MOST_DISCARDED = 6
DISCARD_ROOM = 4 + 2 * MOST_DISCARDED  # a position may show all of them before the ruses are played

# What the player to move has to do.
CLAIMING, PLAYING, TAKING, RETURNING, DRAWING = range(5)

# Decks: editions with two decks use both; if all cards are shuffled together, they are in deck 0.
CLAN_DECK, TACTIC_DECK = 0, 1
DECK_START = (0, CARDS)  # where each deck begins in `deck`

# `where` of a card that lies at a stone; a card that lies face down has bits below this instead.
AT_STONE = 8  # + 2 * stone + seat
KNOWN_TO_SPECTATORS = 4

# The versions of the rules, and what changed with each.
VERSIONS = (1, 2)
SECOND_JOKER_KEPT = STONES_AWARDED_BY_PROOF = 2

# Reasons of the end.
RUNNING, THREE_IN_A_ROW, FIVE_STONES, MORE_STONES, DRAW = range(5)

STATE = np.dtype(
    [
        # -- kept up to date because the rules ask for it often; wider fields stand first, so that
        # -- the record has no gaps
        ("summary", "i4", (STONES, 2)),  # what formations need to know of a side, see formations.py
        ("strength", "i2", (STONES, 2)),  # of complete sides, see formations.py; else -1
        ("unseen", "i2", COLOURS),  # bit value - 1: that clan card does not lie face up
        ("claimable", "i2"),  # bits of the stones that may be claimed, while claiming is asked
        ("order", "i2", STONES),  # the seats of a stone's cards in the order of laying, from bit 0
        # -- whose turn it is and what is asked
        ("player", "i1"),
        ("over", "i1"),
        ("phase", "i1"),
        ("passes", "i1"),  # 1 when the opponent has just passed
        ("takes", "i1"),  # cards that Scout has still to draw
        ("returns", "i1"),  # cards that Scout has still to put back
        ("winner", "i1"),
        ("reason", "i1"),
        # -- options
        ("rules", "i1"),  # the version of the rules, one of VERSIONS
        ("edition", "i1"),  # index into editions.EDITIONS; the rules read the fields below
        ("tactics", "i1"),
        ("expert", "i1"),
        ("stones", "i1"),
        ("colours", "i1"),
        ("values", "i1"),
        ("hand_size", "i1"),
        # -- what the edition says, named as in editions.Edition
        ("one_deck", "i1"),
        ("tactic_limit", "i1"),
        ("claims_first", "i1"),
        ("one_claim_a_turn", "i1"),
        ("incomplete_claims", "i1"),
        ("sums_break_all_ties", "i1"),
        ("scout_looks", "i1"),
        ("scout_picks_one_deck", "i1"),
        ("scout_returns_on_top", "i1"),
        ("redeploy_discards", "i1"),
        ("deserter_takes", "i1"),
        ("traitor_takes_any", "i1"),
        ("conditions_on_sides", "i1"),
        # -- a seat
        ("hand_count", "i1", 2),
        ("tactics_played", "i1", 2),
        ("joker_played", "i1", 2),
        ("hand", "i1", (2, HAND_ROOM)),  # ascending, then NO_CARD
        # -- a stone
        ("owner", "i1", STONES),
        ("fog", "i1", STONES),  # 0, or 1 + the seat that played Fog here
        ("mud", "i1", STONES),
        ("count", "i1", (STONES, 2)),  # cards on each side
        ("side", "i1", (STONES, 2, SIDE)),  # in the order of laying, then NO_CARD
        # -- the rest of the table
        ("discard_count", "i1"),
        ("discard", "i1", DISCARD_ROOM),  # oldest first
        ("deck_count", "i1", 2),
        ("deck", "i1", CARDS + 10),  # deck 0, then deck 1; the top card of each is the last one
        # Of each card: AT_STONE and the side it lies on (Fog and Mud: whose they are), or, face
        # down, a bit for each seat that knows its place, and KNOWN_TO_SPECTATORS; else 0.
        ("where", "i1", CARDS),
        ("unused", "i1", 3),  # always 0, so that the record has no gap at its end
    ],
    align=True,
)
