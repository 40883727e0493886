"""What a change at a stone would mean for the game: a card that comes or goes, Fog and Mud, a ruse.
All of it requires that `evaluate` was called before."""

from __future__ import annotations

from ....core.kernel import i64, kernel
from ..actions import (
    PASS,
    PLAY_DESERTER,
    PLAY_REDEPLOY,
    PLAY_TRAITOR,
    TO_DISCARD,
    card_of,
    kind_of,
    ruse_of,
    target_of,
)
from ..formations import cards_missing, with_card
from ..rules import stone_of
from ..state import AT_STONE, CLAN, FOG, MUD, NO_CARD, TRAITOR
from .card_odds import set_card_odds
from .evaluate import chance_at, look_at_side
from .scratch import MINE, THEIR_TRIAL, THEIRS, TRIAL
from .side_odds import chance_of_stone, find_side_odds, fresh_odds, lead, spread_of


@kernel
def summary_but(s, stone, seat, card, most):
    """The summary of a side without a card, and of its first `most` cards only."""
    summary = i64(0)
    for place in range(min(i64(s.count[stone, seat]), most)):
        if s.side[stone, seat, place] != card:
            summary = i64(with_card(summary, i64(s.side[stone, seat, place])))
    return summary


@kernel
def chance_if(s, stone, seat, added, taken, fog, mud, weights, scratch):
    """The chance of a stone if `seat` had the card `added` there, the card `taken` were gone (from
    whichever side), and Fog and Mud lay there or not."""
    needed = i64(4 if mud else 3)
    mine = summary_but(s, stone, seat, taken, needed)
    count = min(i64(s.count[stone, seat]), needed)
    theirs = summary_but(s, stone, 1 - seat, taken, needed)
    their_count = min(i64(s.count[stone, 1 - seat]), needed)
    if taken != NO_CARD and taken < FOG:
        if (s.where[taken] - AT_STONE) % 2 == seat:
            count -= 1
        else:
            their_count -= 1
    if added != NO_CARD:
        mine = i64(with_card(mine, added))
        count += 1
    missing = needed - count
    their_missing = needed - their_count
    at, their_at = i64(TRIAL), i64(THEIR_TRIAL)
    find_side_odds(s, mine, missing, needed, fog, weights, scratch, i64(MINE), at)
    if weights.sees_opponent > 0.0:
        whose = i64(THEIRS)
        find_side_odds(s, theirs, their_missing, needed, fog, weights, scratch, whose, their_at)
    else:
        fresh_odds(scratch, i64(THEIRS), their_at, needed)
    first = lead(s, stone, seat, missing, their_missing, weights)
    spread = spread_of(weights, missing, their_missing)
    return chance_of_stone(s, scratch, at, their_at, first, spread, weights)


@kernel
def gain_if(s, stone, seat, added, taken, weights, scratch):
    """What that changes for the game at one stone, with Fog and Mud unchanged."""
    chance = chance_if(
        s, stone, seat, added, taken, i64(s.fog[stone]), i64(s.mud[stone]), weights, scratch
    )
    return scratch.value[stone] * (chance - scratch.chance[stone])


@kernel
def gain_of_condition(s, stone, seat, card, lies, weights, scratch):
    """What changes for the game when Fog or Mud comes to a stone or leaves it."""
    fog = i64(lies if card == FOG else s.fog[stone])
    mud = i64(lies if card == MUD else s.mud[stone])
    chance = chance_if(s, stone, seat, i64(NO_CARD), i64(NO_CARD), fog, mud, weights, scratch)
    return scratch.value[stone] * (chance - scratch.chance[stone])


@kernel
def give_up_card(s, seat, card, weights, scratch):
    """Store the chances of all stones without a card of the hand; return what that loses."""
    lost = 0.0
    for stone in range(i64(s.stones)):
        scratch.without[stone] = scratch.chance[stone]
        summary = i64(s.summary[stone, seat])
        if s.owner[stone] >= 0 or summary == 0 or cards_missing(s, stone, seat) == 0:
            continue
        look_at_side(s, stone, seat, weights, scratch, i64(MINE), i64(TRIAL))
        theirs = i64(2 * stone + 1)
        chance = chance_at(s, stone, seat, weights, scratch, i64(TRIAL), theirs, i64(0))
        scratch.without[stone] = chance
        lost += scratch.value[stone] * (scratch.chance[stone] - chance)
    return lost


@kernel
def gain_of_leaving(s, kind, card, weights, scratch):
    """What a ruse changes for the game where the card that it names lies, minus what the ruse is
    worth in the hand. It is the same for all stones that the card may go to."""
    seat = i64(s.player)
    if kind == PASS:
        return 0.0
    gain = -weights.tactic_worth[ruse_of(kind) - CLAN]
    if kind == PLAY_DESERTER and s.deserter_takes:
        return gain + gain_of_taking(s, seat, card, weights, scratch)
    if kind != PLAY_REDEPLOY and kind != PLAY_DESERTER and kind != PLAY_TRAITOR:
        return gain
    source = stone_of(s, card)
    if card >= FOG:
        return gain + gain_of_condition(s, source, seat, card, i64(0), weights, scratch)
    if kind == PLAY_TRAITOR and s.owner[source] >= 0:
        return gain
    return gain + gain_if(s, source, seat, i64(NO_CARD), card, weights, scratch)


@kernel
def gain_of_ruse(s, action, leaving, weights, scratch):
    """What a ruse, or passing, changes for the game, minus what the card is worth in the hand;
    `leaving` is the `gain_of_leaving` of the card that it names."""
    seat = i64(s.player)
    kind, card, target = kind_of(action), card_of(action), target_of(action)
    if kind == PLAY_REDEPLOY and target != TO_DISCARD:
        if card < FOG:
            return leaving + gain_if(s, target, seat, card, i64(NO_CARD), weights, scratch)
        return leaving + gain_of_condition(s, target, seat, card, i64(1), weights, scratch)
    if kind == PLAY_TRAITOR:
        if stone_of(s, card) == target:
            worth = weights.tactic_worth[TRAITOR - CLAN]
            return -worth + gain_if(s, target, seat, card, card, weights, scratch)
        return leaving + gain_if(s, target, seat, card, i64(NO_CARD), weights, scratch)
    return leaving


@kernel
def gain_of_taking(s, seat, card, weights, scratch):
    """What it would mean for the game to have a card of a claimed stone in the hand."""
    if card >= CLAN:
        return weights.tactic_worth[card - CLAN]
    before = set_card_odds(s, scratch, i64(MINE), card, weights.held)
    gain = -give_up_card(s, seat, card, weights, scratch)
    set_card_odds(s, scratch, i64(MINE), card, before)
    return gain
