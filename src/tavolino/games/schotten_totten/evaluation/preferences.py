"""How much the seat to move likes each of its moves: kernels.

The odds of both sides give the chance of each stone; the chances of all stones give that of the
game, and what each stone is worth. A move is liked for what it changes: at the stone where it
happens and, for a card that is laid, at the stones where it will be missed.
"""

from __future__ import annotations

from ....core.kernel import i64, kernel, record
from ..actions import DONE_ACTION, LAY, card_of, kind_of, target_of
from ..formations import cards_missing, cards_needed, with_card
from ..state import CLAIMING, CLAN, FOG, NO_CARD, PLAYING, RETURNING, TACTIC_DECK
from .card_odds import set_card_odds
from .evaluate import chance_at, evaluate, wins_with
from .gains import (
    gain_if,
    gain_of_condition,
    gain_of_leaving,
    gain_of_ruse,
    give_up_card,
)
from .lays import note_lay
from .scratch import ALONE, MINE, TRIAL
from .side_odds import find_side_odds
from .weights import SKILLS

_CERTAIN = 0.999


@kernel
def prefer_plays(s, legal, n, weights, scratch, out, lays):
    """If there are `lays`, note there what each of the first moves makes of its side, as far as
    there are rows for it."""
    seat = i64(s.player)
    scale = weights.scale
    laid = i64(NO_CARD)  # the card whose lays are being looked at
    held = 0.0
    missed = 0.0
    ruse = moved = i64(NO_CARD)  # the ruse that is being looked at, and the card that it names
    leaving = 0.0
    for i in range(n):
        action = i64(legal[i])
        kind, card, stone = kind_of(action), card_of(action), target_of(action)
        if kind != LAY:
            if kind != ruse or card != moved:
                ruse, moved = kind, card
                leaving = gain_of_leaving(s, kind, card, weights, scratch)
            out[i] = scale * gain_of_ruse(s, action, leaving, weights, scratch)
            continue
        if card >= CLAN:
            if laid != NO_CARD:
                set_card_odds(s, scratch, i64(MINE), laid, held)
                laid = i64(NO_CARD)
            if card < FOG:
                gain = gain_if(s, stone, seat, card, i64(NO_CARD), weights, scratch)
            else:
                gain = gain_of_condition(s, stone, seat, card, i64(1), weights, scratch)
            out[i] = scale * (gain - weights.tactic_worth[card - CLAN])
            continue
        if card != laid:
            if laid != NO_CARD:
                set_card_odds(s, scratch, i64(MINE), laid, held)
            laid = card
            held = set_card_odds(s, scratch, i64(MINE), card, 0.0)
            missed = give_up_card(s, seat, card, weights, scratch)
            alone = i64(with_card(i64(0), card))
            whose, at = i64(MINE), i64(ALONE)
            find_side_odds(s, alone, i64(2), i64(3), i64(0), weights, scratch, whose, at)
        at = i64(ALONE)
        if s.summary[stone, seat] != 0 or s.fog[stone] or s.mud[stone]:
            at = i64(TRIAL)
            summary = i64(with_card(i64(s.summary[stone, seat]), card))
            missing = cards_missing(s, stone, seat) - 1
            needed = cards_needed(s, stone)
            fog = i64(s.fog[stone])
            find_side_odds(s, summary, missing, needed, fog, weights, scratch, i64(MINE), at)
        theirs = i64(2 * stone + 1)
        chance = chance_at(s, stone, seat, weights, scratch, at, theirs, i64(1))
        value = scratch.value[stone]
        here = scratch.chance[stone]
        missed_here = weights.elsewhere * value * (here - scratch.without[stone])
        missed_elsewhere = weights.elsewhere * missed - missed_here
        out[i] = scale * (value * (chance - here) - missed_elsewhere)
        if chance > _CERTAIN and wins_with(s, stone, seat):
            out[i] += weights.wins
        if lays is not None and i < len(lays):
            note_lay(s, stone, seat, chance, missed, scratch, at, lays, i)
    if laid != NO_CARD:
        set_card_odds(s, scratch, i64(MINE), laid, held)


@kernel
def prefer_returns(s, legal, n, weights, scratch, out):
    seat = i64(s.player)
    for i in range(n):
        card = card_of(i64(legal[i]))
        if card >= CLAN:
            worth = weights.tactic_worth[card - CLAN]
        else:
            held = set_card_odds(s, scratch, i64(MINE), card, 0.0)
            worth = give_up_card(s, seat, card, weights, scratch)
            set_card_odds(s, scratch, i64(MINE), card, held)
        out[i] = -weights.scale * worth


@kernel
def tactics_held(s, seat):
    held = 0
    for i in range(i64(s.hand_count[seat])):
        held += s.hand[seat, i] >= CLAN
    return held


@kernel
def prefer_decks(s, weights, out):
    seat = i64(s.player)
    out[0] = 0.0
    out[TACTIC_DECK] = weights.tactic_draw + tactics_held(s, seat) * weights.tactic_held
    if s.tactic_limit and s.tactics_played[seat] > s.tactics_played[1 - seat]:
        out[TACTIC_DECK] += weights.tactic_stuck


@kernel
def prefer_claims(s, legal, n, weights, scratch, out):
    """A proven stone is claimed, the most valuable first: then it is safe, and the opponent can no
    longer get rid of cards there."""
    for i in range(n):
        action = i64(legal[i])
        if action == DONE_ACTION:
            out[i] = 0.0
            continue
        stone = target_of(action)
        out[i] = weights.claims + weights.scale * scratch.value[stone]
        if wins_with(s, stone, i64(s.player)):
            out[i] += weights.wins


@kernel
def prefer(s, legal, n, weights, scratch, out):
    if s.phase == PLAYING or s.phase == CLAIMING or s.phase == RETURNING:
        evaluate(s, i64(s.player), weights, scratch)
    prefer_evaluated(s, legal, n, weights, scratch, out, None)


@kernel
def prefer_evaluated(s, legal, n, weights, scratch, out, lays):
    """The same, after `evaluate`; for `lays` see `prefer_plays`."""
    if s.phase == PLAYING:
        prefer_plays(s, legal, n, weights, scratch, out, lays)
    elif s.phase == CLAIMING:
        prefer_claims(s, legal, n, weights, scratch, out)
    elif s.phase == RETURNING:
        prefer_returns(s, legal, n, weights, scratch, out)
    else:
        prefer_decks(s, weights, out)


@kernel
def preferences(s, legal, n, skill, scratch, out):
    prefer(s, legal, i64(n), record(SKILLS, i64(skill)), scratch, out)
