"""How a player judges, as numbers: one row of weights for each sight.

A shorter sight is no worse a reader of the rules: it counts less. A beginner looks at the own side
of a stone alone; one who plays now and then sees the hand and the other side too, but does not
count the cards that have gone, nor what a card would be worth elsewhere.
"""

from __future__ import annotations

import numpy as np

from .formations import COLOUR, COLOUR_RUN, KIND, RUN
from .state import (
    CLAN,
    DESERTER,
    FOG,
    JOKER_1,
    JOKER_2,
    MUD,
    REDEPLOY,
    SCOUT,
    SHIELD,
    SPY,
    TRAITOR,
)

# -- what the outlook of a side rests on
HELD = 0  # the chance that a card of the hand is there when a side needs it
DRAWN = 1  # the share of the draws to come that come in time
THEIR_HAND = 2  # the chance that the opponent lays a card of their hand where it is needed
UNCOUNTED = 3  # where it is not 0: the chance of every card, those included that lie face up
PLAN = 4  # what is left of the chance of a run that two or more cards have to make
SPREAD = 5  # how much a card that is still missing makes the sum of a side uncertain
SUM_SHARE = 6  # the share of the high cards that is free for a mere sum
FRESH = 7  # + formation: how often a side without cards becomes it
# -- what a move is worth
REGARD = 12  # whether the opponent's sides are looked at
STAKES = 13  # how much stones differ in what they mean for the game
ELSEWHERE = 14  # how much it counts what the card would have been worth at other stones
SCALE = 15  # logarithms of odds for a whole win
WINS = 16  # for a move that wins at once
CLAIMS = 17  # for a claim
TACTIC_WORTH = 18  # + card - CLAN: what a tactic card is worth in the hand, in wins
TACTIC_DRAW = 28  # for drawing a tactic card,
TACTIC_HELD = 29  # and for each that is in the hand already
TACTIC_STUCK = 30  # and when none may be played next
WEIGHTS = 31


def _row(named: dict[int, float]) -> list[float]:
    return [named.get(weight, 0.0) for weight in range(WEIGHTS)]


_FORMATIONS = {FRESH + COLOUR_RUN: 0.15, FRESH + KIND: 0.2, FRESH + COLOUR: 0.3, FRESH + RUN: 0.2}
_TACTICS = {
    TACTIC_WORTH + JOKER_1 - CLAN: 0.06,
    TACTIC_WORTH + JOKER_2 - CLAN: 0.06,
    TACTIC_WORTH + SPY - CLAN: 0.05,
    TACTIC_WORTH + SHIELD - CLAN: 0.03,
    TACTIC_WORTH + FOG - CLAN: 0.03,
    TACTIC_WORTH + MUD - CLAN: 0.03,
    TACTIC_WORTH + SCOUT - CLAN: 0.03,
    TACTIC_WORTH + REDEPLOY - CLAN: 0.03,
    TACTIC_WORTH + DESERTER - CLAN: 0.03,
    TACTIC_WORTH + TRAITOR - CLAN: 0.04,
    TACTIC_HELD: -1.0,
    TACTIC_STUCK: -1.0,
}
_ALWAYS = {PLAN: 0.8, SPREAD: 1.5, SUM_SHARE: 0.2, CLAIMS: 6.0} | _FORMATIONS | _TACTICS

SIGHTS = np.array(
    [
        _row(_ALWAYS | {HELD: 0.35, UNCOUNTED: 0.35, SCALE: 30.0, WINS: 6.0}),
        _row(
            _ALWAYS | {HELD: 0.8, UNCOUNTED: 0.35, REGARD: 1.0, STAKES: 0.5, SCALE: 30.0, WINS: 6.0}
        ),
        _row(
            _ALWAYS
            | {HELD: 0.85, DRAWN: 0.7, THEIR_HAND: 0.8, REGARD: 1.0, STAKES: 1.0, ELSEWHERE: 0.7}
            | {SCALE: 50.0, WINS: 8.0}
        ),
    ]
)
