"""How a player judges, as numbers: one row of weights for each skill.

A shorter skill is no worse a reader of the rules: it counts less. A beginner looks at the own side
of a stone alone; one who plays now and then sees the hand and the other side too, but does not
count the cards that have gone, nor what a card would be worth elsewhere.
"""

from __future__ import annotations

import numpy as np

from .formations import COLOUR, COLOUR_RUN, KIND, RUN
from .state import (
    CARDS,
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
FRESH = 7  # + formation: the share of the cards for it that a side without cards gets
# -- what the chance of a stone rests on
AHEAD = 12  # how much each card more makes it likelier to complete a side first
DOUBT = 13  # how much closer to even chances are than they seem
REGARD = 14  # whether the opponent's sides are looked at
# -- what a move is worth
STAKES = 15  # how much stones differ in what they mean for the game
ELSEWHERE = 16  # how much it counts what the card would have been worth at other stones
SCALE = 17  # logarithms of odds for a whole win
WINS = 18  # for a move that wins at once
CLAIMS = 19  # for a claim
TACTIC_WORTH = 20  # + card - CLAN: what a tactic card is worth in the hand, in wins
TACTIC_DRAW = 30  # for drawing a tactic card,
TACTIC_HELD = 31  # and for each that is in the hand already
TACTIC_STUCK = 32  # and when none may be played next
# -- who judges
OPEN = 33  # whether both hands are known: of one deal among those that a seat takes for possible
WEIGHTS = 34


def _row(named: dict[int, float]) -> list[float]:
    return [named.get(weight, 0.0) for weight in range(WEIGHTS)]


# Found by benchmarks/fit_schotten_totten.py, and by matches where two sets fit about as well.
_SIDES = {
    PLAN: 0.8,
    SPREAD: 3.3,
    SUM_SHARE: 0.57,
    FRESH + RUN: 0.71,
    FRESH + COLOUR: 0.59,
    FRESH + KIND: 0.47,
    FRESH + COLOUR_RUN: 0.38,
    AHEAD: 0.16,
    DOUBT: 0.13,
}
_COUNTED = {HELD: 0.79, DRAWN: 0.9, THEIR_HAND: 0.83}
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
    TACTIC_DRAW: -0.6,
    TACTIC_HELD: -1.0,
    TACTIC_STUCK: -1.0,
}
# Who plays now and then is fond of tactic cards, and cannot keep them.
_EAGER = {TACTIC_WORTH + card - CLAN: 0.02 for card in range(CLAN, CARDS)} | {TACTIC_DRAW: 0.0}

_BEGINNER = {HELD: 0.35, UNCOUNTED: 0.35, SCALE: 30.0}
_SOMETIMES = {HELD: 0.8, UNCOUNTED: 0.25, REGARD: 1.0, STAKES: 0.5, ELSEWHERE: 0.15, SCALE: 30.0}
_FULL = _COUNTED | {REGARD: 1.0, STAKES: 1.0, ELSEWHERE: 0.8, SCALE: 50.0}
_ALWAYS = {CLAIMS: 6.0, WINS: 8.0} | _SIDES | _TACTICS

SKILLS = np.array(
    [_row(_ALWAYS | _BEGINNER), _row(_ALWAYS | _EAGER | _SOMETIMES), _row(_ALWAYS | _FULL)]
)
OPEN_SIGHT = np.array(_row(_ALWAYS | _FULL | {OPEN: 1.0}))

# What the odds of the game rest on: benchmarks/fit_schotten_totten.py finds it from games that the
# full skill plays against itself. Of each term in `evaluation.note_terms`:
TERMS = np.array(
    [
        1.33,  # the odds that the chances of the stones give,
        -0.37,  # and what is added to that when all cards have gone
        -0.06,  # the turn,
        0.29,  # and what is added then
        0.73,  # stones owned
        0.55,  # stones that would win the game
        0.27,  # spaces for cards that help nowhere
        0.15,  # tactic cards of use in the hand
        -0.44,  # and played
        0.62,  # tactic cards in the hand where nobody chooses to draw them
    ]
)
