"""The table as one seat sees it: the chance and the value of every stone."""

from __future__ import annotations

from ....core.kernel import i64, kernel
from ..formations import cards_missing, cards_needed
from .card_odds import find_card_odds
from .scratch import MINE, THEIRS
from .side_odds import chance_of_stone, find_side_odds, fresh_odds, lead, spread_of
from .stone_values import find_stone_values


@kernel
def evaluate(s, seat, weights, scratch):
    """Store the odds of all sides, and the chance and the value of every stone; return the chance
    of winning the game."""
    find_card_odds(s, seat, i64(MINE), weights, scratch)
    find_card_odds(s, seat, i64(THEIRS), weights, scratch)
    for stone in range(i64(s.stones)):
        if s.owner[stone] < 0:
            look_at_side(s, stone, seat, weights, scratch, i64(MINE), i64(2 * stone))
            theirs = i64(2 * stone + 1)
            if weights.sees_opponent > 0.0:
                look_at_side(s, stone, 1 - seat, weights, scratch, i64(THEIRS), theirs)
            else:
                fresh_odds(scratch, i64(THEIRS), theirs, cards_needed(s, stone))
    return weigh_stones(s, seat, weights, scratch)


@kernel
def weigh_stones(s, seat, weights, scratch):
    for stone in range(i64(s.stones)):
        if s.owner[stone] >= 0:
            scratch.chance[stone] = 1.0 if s.owner[stone] == seat else 0.0
        else:
            mine = i64(2 * stone)
            chance = chance_at(s, stone, seat, weights, scratch, mine, mine + 1, i64(0))
            scratch.chance[stone] = chance
    chance = find_stone_values(i64(s.stones), scratch)
    value_weight = weights.value_weight
    for stone in range(i64(s.stones)):
        scratch.value[stone] = value_weight * scratch.value[stone] + (1.0 - value_weight) * 0.25
    return chance


@kernel
def look_at_side(s, stone, seat, weights, scratch, whose, at):
    """The odds of a side as it is."""
    summary = i64(s.summary[stone, seat])
    missing, needed = cards_missing(s, stone, seat), cards_needed(s, stone)
    fog = i64(s.fog[stone])
    find_side_odds(s, summary, missing, needed, fog, weights, scratch, whose, at)


@kernel
def chance_at(s, stone, seat, weights, scratch, mine, theirs, laid):
    """The chance of a stone from the odds of both sides, after `laid` more own cards came there."""
    missing = cards_missing(s, stone, seat) - laid
    if weights.sees_opponent > 0.0:
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
