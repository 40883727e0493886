"""How a player judges, as numbers: one record of weights for each skill.

A lower skill knows the rules just as well, but sees less. A beginner looks only at their own side
of a stone; an occasional player also sees the hand and the other side, but does not count the cards
that are gone, nor what a card would be worth elsewhere.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ..formations import COLOUR, COLOUR_RUN, KIND, RUN
from ..state import (
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
from . import scratch
from .scratch import FORMATIONS

TACTIC_CARDS = CARDS - CLAN

WEIGHTS = np.dtype(
    [
        # -- what the odds of a side rest on
        ("held", "f8"),  # the chance that a card of the hand is there when a side needs it
        ("drawn", "f8"),  # the share of the draws to come that come in time
        ("their_hand", "f8"),  # the chance that the opponent lays a card of the hand where needed
        ("uncounted", "f8"),  # if not 0: the chance of every card, those included that lie face up
        ("plan", "f8"),  # what is left of the chance of a run that two or more cards have to make
        ("spread", "f8"),  # how much a card still missing makes the sum of a side uncertain
        ("sum_share", "f8"),  # the share of the high cards that is free for a mere sum
        ("fresh", "f8", FORMATIONS),  # the share of its cards that a side without cards gets
        # -- what the chance of a stone rests on
        ("ahead", "f8"),  # how much each card more makes it likelier to complete a side first
        ("uncertainty", "f8"),  # how much closer to even chances are than they seem
        ("sees_opponent", "f8"),  # whether the opponent's sides are looked at
        # -- what a move is worth
        ("value_weight", "f8"),  # how much stones differ in what they mean for the game
        ("elsewhere", "f8"),  # how much it counts what the card was worth at other stones
        ("scale", "f8"),  # logarithms of odds for a whole win
        ("wins", "f8"),  # for a move that wins at once
        ("claims", "f8"),  # for a claim
        ("tactic_worth", "f8", TACTIC_CARDS),  # by card - CLAN: in the hand, in wins
        ("tactic_draw", "f8"),  # for drawing a tactic card,
        ("tactic_held", "f8"),  # and for each that is in the hand already
        ("tactic_stuck", "f8"),  # and when none may be played next
        # -- who judges
        ("open", "f8"),  # whether both hands are known: of one deal that a seat takes for possible
    ],
    align=True,
)


def _by_number(size: int, numbers: dict[int, float]) -> list[float]:
    return [numbers.get(number, 0.0) for number in range(size)]


def _rows(*rows: dict[str, Any]) -> npt.NDArray[np.void]:
    """Records of weights; those that are not named are 0."""
    found = np.zeros(len(rows), WEIGHTS)
    for row, named in enumerate(rows):
        for name, weight in named.items():
            found[name][row] = weight
    return found


# Found by benchmarks/fit_schotten_totten.py, and by matches when two sets fit about equally well.
_SIDES: dict[str, Any] = {
    "plan": 0.8,
    "spread": 3.3,
    "sum_share": 0.57,
    "fresh": _by_number(FORMATIONS, {RUN: 0.71, COLOUR: 0.59, KIND: 0.47, COLOUR_RUN: 0.38}),
    "ahead": 0.16,
    "uncertainty": 0.13,
}
_COUNTED = {"held": 0.79, "drawn": 0.9, "their_hand": 0.83}
_WORTH = {
    JOKER_1: 0.06,
    JOKER_2: 0.06,
    SPY: 0.05,
    SHIELD: 0.03,
    FOG: 0.03,
    MUD: 0.03,
    SCOUT: 0.03,
    REDEPLOY: 0.03,
    DESERTER: 0.03,
    TRAITOR: 0.04,
}
_TACTICS: dict[str, Any] = {
    "tactic_worth": _by_number(CARDS, _WORTH)[CLAN:],
    "tactic_draw": -0.6,
    "tactic_held": -1.0,
    "tactic_stuck": -1.0,
}
# An occasional player is fond of tactic cards, and cannot keep them.
_EAGER = {"tactic_worth": 0.02, "tactic_draw": 0.0}

_BEGINNER = {"held": 0.35, "uncounted": 0.35, "scale": 30.0}
_SOMETIMES = {
    "held": 0.8,
    "uncounted": 0.25,
    "sees_opponent": 1.0,
    "value_weight": 0.5,
    "elsewhere": 0.15,
    "scale": 30.0,
}
_FULL = _COUNTED | {"sees_opponent": 1.0, "value_weight": 1.0, "elsewhere": 0.8, "scale": 50.0}
_ALWAYS = {"claims": 6.0, "wins": 8.0} | _SIDES | _TACTICS

FULL_SKILL = 2
SKILLS = _rows(_ALWAYS | _BEGINNER, _ALWAYS | _EAGER | _SOMETIMES, _ALWAYS | _FULL)
OPEN_HANDS = _rows(_ALWAYS | _FULL | {"open": 1.0})

# What the odds of the game rest on: benchmarks/fit_schotten_totten.py finds it from games that the
# full skill plays against itself.
TERMS = np.array(
    _by_number(
        scratch.TERMS,
        {
            scratch.ODDS: 1.33,
            scratch.LATE_ODDS: -0.37,
            scratch.TURN: -0.06,
            scratch.LATE_TURN: 0.29,
            scratch.OWNED: 0.73,
            scratch.THREATS: 0.55,
            scratch.SPACES: 0.27,
            scratch.TACTICS: 0.15,
            scratch.PLAYED_TACTICS: -0.44,
            scratch.DEALT_TACTICS: 0.62,
        },
    )
)
