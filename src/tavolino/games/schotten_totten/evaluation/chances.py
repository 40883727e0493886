"""The chances of both seats in a deal whose hands are known: kernels."""

from __future__ import annotations

import math

from ....core.kernel import i64, kernel, record
from ..formations import cards_missing
from .evaluate import evaluate, wins_with
from .preferences import tactics_held
from .scratch import (
    DEALT_TACTICS,
    LATE_ODDS,
    LATE_TURN,
    ODDS,
    OWNED,
    PLAYED_TACTICS,
    SPACES,
    TACTICS,
    THREATS,
    TURN,
)
from .weights import OPEN_HANDS, TERMS

_SURELY_LOST = 0.001
_DECIDED = 0.03
# How much worse a useless tactic card is than a useful one is good. Searches that valued both
# equally drew three tactic cards per game when they could play one; 4 to 12 win about as often.
_IN_THE_WAY = 6.0


@kernel
def tactics_of_use(s, seat):
    """The tactic cards of a hand, a third each: those that may be played, minus those that are in
    the way. If there is a limit, a player who is ahead with them has to wait for the opponent."""
    held = tactics_held(s, seat)
    playable = held
    if s.tactic_limit:
        playable = min(max(s.tactics_played[1 - seat] + 1 - s.tactics_played[seat], 0), held)
    return (playable - _IN_THE_WAY * (held - playable)) / 3.0


@kernel
def note_terms(s, seat, scratch):
    """The terms whose weighted sum gives the odds of the game; see `TERMS`. Both hands are known,
    so both seats get the same."""
    other = 1 - seat
    weights = record(OPEN_HANDS, i64(0))
    chance = min(max(evaluate(s, seat, weights, scratch), _SURELY_LOST), 1.0 - _SURELY_LOST)
    odds = math.log(chance / (1.0 - chance))
    gone = 1.0 - s.deck_count[0] / (1.0 * s.colours * s.values)
    turn = 1.0 if s.player == seat else -1.0
    stones = threats = spaces = 0.0
    for stone in range(i64(s.stones)):
        if s.owner[stone] >= 0:
            stones += 0.2 if s.owner[stone] == seat else -0.2
            continue
        chance = scratch.chance[stone]
        if wins_with(s, stone, seat):
            threats += chance
        if wins_with(s, stone, other):
            threats -= 1.0 - chance
        if chance > 1.0 - _DECIDED or chance < _DECIDED:
            spaces += (cards_missing(s, stone, seat) - cards_missing(s, stone, other)) / 9.0
    scratch.term[ODDS] = odds
    scratch.term[LATE_ODDS] = odds * gone
    scratch.term[TURN] = turn
    scratch.term[LATE_TURN] = turn * gone
    scratch.term[OWNED] = stones
    scratch.term[THREATS] = threats
    scratch.term[SPACES] = spaces
    tactics = tactics_of_use(s, seat) - tactics_of_use(s, other)
    played = (s.tactics_played[seat] - s.tactics_played[other]) / 3.0
    scratch.term[TACTICS] = 0.0 if s.one_deck else tactics
    scratch.term[PLAYED_TACTICS] = 0.0 if s.one_deck else played
    scratch.term[DEALT_TACTICS] = tactics if s.one_deck else 0.0


@kernel
def chances(s, seat, scratch, out):
    note_terms(s, i64(seat), scratch)
    odds = 0.0
    for term in range(len(TERMS)):
        odds += TERMS[term] * scratch.term[term]
    chance = 1.0 / (1.0 + math.exp(-odds))
    out[seat] = chance
    out[1 - seat] = 1.0 - chance
