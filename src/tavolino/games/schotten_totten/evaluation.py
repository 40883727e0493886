"""What an experienced player sees in a table, through the eyes of one seat.

The outlook of both sides gives the chance of each stone; the chances of all stones give that of the
game, and what each stone is worth. A move is liked by what it changes in this: at the stone where
it happens, and, for a card that is laid, at the stones where it will be missed.
"""

from __future__ import annotations

import math

from ...core.contract import Evaluation, Lookahead, Options
from ...core.kernel import i64, kernel
from .actions import DONE_ACTION, LAY, card_of, kind_of, target_of
from .editions import BY_NAME
from .eyes import set_available
from .formations import cards_missing, cards_needed, with_card
from .gains import gain_if, gain_of_condition, gain_of_ruse, give_up_card
from .judgement import (
    CLAIMS,
    ELSEWHERE,
    OPEN_SIGHT,
    SCALE,
    SKILLS,
    TACTIC_DRAW,
    TACTIC_HELD,
    TACTIC_STUCK,
    TACTIC_WORTH,
    TERMS,
    WINS,
)
from .outlook import OUTLOOK, look
from .state import CLAIMING, CLAN, FOG, NO_CARD, PLAYING, RETURNING, TACTIC_DECK
from .survey import (
    ALONE,
    CHANCES,
    FEATURES,
    MINE,
    SCRATCH,
    SIDES,
    TRIAL,
    WITHOUT,
    WORTH,
    chance_at,
    features,
    survey,
    wins_with,
)
from .why import why

_CERTAIN = 0.999
_SURELY_LOST = 0.001
_DECIDED = 0.03
# So much worse than one that may be played is good. Searches that took it for as good drew three
# tactic cards a game where they could play one; 4 to 12 win about as often.
_IN_THE_WAY = 6.0


@kernel
def prefer_plays(s, legal, n, weights, scratch, out):
    seat = i64(s.player)
    scale = weights[SCALE]
    laid = i64(NO_CARD)  # the card whose lays are being looked at
    held = 0.0
    lost = 0.0
    for i in range(n):
        action = i64(legal[i])
        if kind_of(action) != LAY:
            out[i] = scale * gain_of_ruse(s, action, weights, scratch)
            continue
        card = card_of(action)
        stone = target_of(action)
        if card >= CLAN:
            if laid != NO_CARD:
                set_available(s, scratch, i64(MINE), laid, held)
                laid = i64(NO_CARD)
            if card < FOG:
                gain = gain_if(s, stone, seat, card, i64(NO_CARD), weights, scratch)
            else:
                gain = gain_of_condition(s, stone, seat, card, i64(1), weights, scratch)
            out[i] = scale * (gain - weights[TACTIC_WORTH + card - CLAN])
            continue
        if card != laid:
            if laid != NO_CARD:
                set_available(s, scratch, i64(MINE), laid, held)
            laid = card
            held = set_available(s, scratch, i64(MINE), card, 0.0)
            lost = weights[ELSEWHERE] * give_up_card(s, seat, card, weights, scratch)
            alone = i64(with_card(i64(0), card))
            look(s, alone, i64(2), i64(3), i64(0), weights, scratch, i64(MINE), i64(ALONE))
        at = ALONE
        if s.summary[stone, seat] != 0 or s.fog[stone] or s.mud[stone]:
            at = TRIAL
            summary = i64(with_card(i64(s.summary[stone, seat]), card))
            missing = cards_missing(s, stone, seat) - 1
            needed = cards_needed(s, stone)
            fog = i64(s.fog[stone])
            look(s, summary, missing, needed, fog, weights, scratch, i64(MINE), i64(TRIAL))
        theirs = SIDES + (2 * stone + 1) * OUTLOOK
        chance = chance_at(s, stone, seat, weights, scratch, at, theirs, i64(1))
        worth = scratch[WORTH + stone]
        here = scratch[CHANCES + stone]
        missed_here = weights[ELSEWHERE] * worth * (here - scratch[WITHOUT + stone])
        out[i] = scale * (worth * (chance - here) - (lost - missed_here))
        if chance > _CERTAIN and wins_with(s, stone, seat):
            out[i] += weights[WINS]
    if laid != NO_CARD:
        set_available(s, scratch, i64(MINE), laid, held)


@kernel
def prefer_returns(s, legal, n, weights, scratch, out):
    seat = i64(s.player)
    for i in range(n):
        card = card_of(i64(legal[i]))
        if card >= CLAN:
            worth = weights[TACTIC_WORTH + card - CLAN]
        else:
            held = set_available(s, scratch, i64(MINE), card, 0.0)
            worth = give_up_card(s, seat, card, weights, scratch)
            set_available(s, scratch, i64(MINE), card, held)
        out[i] = -weights[SCALE] * worth


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
    out[TACTIC_DECK] = weights[TACTIC_DRAW] + tactics_held(s, seat) * weights[TACTIC_HELD]
    if s.tactic_limit and s.tactics_played[seat] > s.tactics_played[1 - seat]:
        out[TACTIC_DECK] += weights[TACTIC_STUCK]


@kernel
def prefer_claims(s, legal, n, weights, scratch, out):
    """A proven stone is claimed, the one that is worth most first: it is safe then, and the
    opponent can no longer get rid of cards there."""
    for i in range(n):
        action = i64(legal[i])
        if action == DONE_ACTION:
            out[i] = 0.0
            continue
        stone = target_of(action)
        out[i] = weights[CLAIMS] + weights[SCALE] * scratch[WORTH + stone]
        if wins_with(s, stone, i64(s.player)):
            out[i] += weights[WINS]


@kernel
def prefer(s, legal, n, weights, scratch, out):
    if s.phase == PLAYING:
        survey(s, i64(s.player), weights, scratch)
        prefer_plays(s, legal, n, weights, scratch, out)
    elif s.phase == CLAIMING:
        survey(s, i64(s.player), weights, scratch)
        prefer_claims(s, legal, n, weights, scratch, out)
    elif s.phase == RETURNING:
        survey(s, i64(s.player), weights, scratch)
        prefer_returns(s, legal, n, weights, scratch, out)
    else:
        prefer_decks(s, weights, out)


@kernel
def preferences(s, legal, n, skill, scratch, out):
    prefer(s, legal, i64(n), SKILLS[skill], scratch, out)


@kernel
def tactics_of_use(s, seat):
    """The tactic cards of a hand, a third each: those that may be played, less those that are in
    the way. Where there is a limit, who is ahead with them has to wait for the opponent."""
    held = tactics_held(s, seat)
    playable = held
    if s.tactic_limit:
        playable = min(max(s.tactics_played[1 - seat] + 1 - s.tactics_played[seat], 0), held)
    return (playable - _IN_THE_WAY * (held - playable)) / 3.0


@kernel
def note_terms(s, seat, scratch, at):
    """What the odds of the game are a weighted sum of, from `at` on; see `TERMS`. Both hands are
    known, so that either seat finds the same."""
    other = 1 - seat
    chance = min(max(survey(s, seat, OPEN_SIGHT, scratch), _SURELY_LOST), 1.0 - _SURELY_LOST)
    odds = math.log(chance / (1.0 - chance))
    gone = 1.0 - s.deck_count[0] / (1.0 * s.colours * s.values)
    turn = 1.0 if s.player == seat else -1.0
    stones = threats = spaces = 0.0
    for stone in range(i64(s.stones)):
        if s.owner[stone] >= 0:
            stones += 0.2 if s.owner[stone] == seat else -0.2
            continue
        chance = scratch[CHANCES + stone]
        if wins_with(s, stone, seat):
            threats += chance
        if wins_with(s, stone, other):
            threats -= 1.0 - chance
        if chance > 1.0 - _DECIDED or chance < _DECIDED:
            spaces += (cards_missing(s, stone, seat) - cards_missing(s, stone, other)) / 9.0
    scratch[at] = odds
    scratch[at + 1] = odds * gone
    scratch[at + 2] = turn
    scratch[at + 3] = turn * gone
    scratch[at + 4] = stones
    scratch[at + 5] = threats
    scratch[at + 6] = spaces
    tactics = tactics_of_use(s, seat) - tactics_of_use(s, other)
    played = (s.tactics_played[seat] - s.tactics_played[other]) / 3.0
    scratch[at + 7] = 0.0 if s.one_deck else tactics
    scratch[at + 8] = 0.0 if s.one_deck else played
    scratch[at + 9] = tactics if s.one_deck else 0.0


@kernel
def chances(s, seat, scratch, out):
    note_terms(s, i64(seat), scratch, i64(TRIAL))
    odds = 0.0
    for term in range(len(TERMS)):
        odds += TERMS[term] * scratch[TRIAL + term]
    chance = 1.0 / (1.0 + math.exp(-odds))
    out[seat] = chance
    out[1 - seat] = 1.0 - chance


def lookahead(options: Options) -> Lookahead:
    """What did best against `greedy`: docs/search.md."""
    tactics_in_deck = options["tactics"] and BY_NAME[options["edition"]].one_deck
    return Lookahead(plies=8 if tactics_in_deck else 0, opponent_c_puct=3.0)


EVALUATION = Evaluation(FEATURES, SCRATCH, features, chances, preferences, why, lookahead)
