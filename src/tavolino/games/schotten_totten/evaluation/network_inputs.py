"""A table of Schotten-Totten as a network sees it: kernels.

The things on the table are the stones, and the cards in the hand. Everything is told from the seat
to move: its own side first. Nothing depends on which colour a card has, only on which cards share
it.
"""

from __future__ import annotations

import math
from pathlib import Path

from ....core.contract import NetworkInputs, NetworkLookahead, Part, part_starts, parts_size
from ....core.described_moves import describe_preferred
from ....core.kernel import i64, kernel, record
from ..actions import (
    CLAIM,
    KINDS,
    PLAY_DESERTER,
    PLAY_REDEPLOY,
    PLAY_TRAITOR,
    RETURN,
    TO_DISCARD,
    card_of,
    kind_of,
    ruse_of,
    target_of,
)
from ..actions import LAY as LAY_CARD
from ..editions import EDITIONS
from ..formations import (
    FIRST_COLOUR,
    JOKERS,
    REPEATED,
    SPIES,
    TOTAL_SHIFT,
    VALUE_SET,
    cards_missing,
    cards_needed,
    completed_first,
    with_card,
)
from ..rules import stone_of
from ..state import (
    AT_STONE,
    CARDS,
    CLAN,
    COLOURS,
    DECK_START,
    FOG,
    LARGEST_HAND,
    NO_CARD,
    STONES,
    VALUES,
)
from .card_odds import set_card_odds
from .evaluate import chance_at, evaluate, wins_with
from .gains import give_up_card
from .lays import LAY, LAY_SIZE, SUM_SCALE, note_lay
from .preferences import prefer_evaluated
from .scratch import FORMATIONS, MINE, TRIAL
from .side_odds import COLOUR_SET, find_side_odds
from .weights import FULL_SKILL, SKILLS

TACTIC_CARDS = CARDS - CLAN
PHASES = 5
MOST_MOVES = 64
REFERENCES = 3  # to two stones and a card

FACTS = (
    Part("edition", (len(EDITIONS),), "1 at the edition"),
    Part("options", (2,), "tactics, expert"),
    Part("sizes", (4,), "stones, colours, values, cards of a hand"),
    Part("phase", (PHASES,), "1 at what is asked: claim, play, take, return, draw"),
    Part("asked", (3,), "the other just passed; cards that Scout still takes; still returns"),
    Part("tactics_played", (2,), "tactic cards that each seat has played"),
    Part("joker_played", (2,), "1 if a seat has played a joker"),
    Part("hand_values", (VALUES,), "cards of each value in the hand"),
    Part("hand_tactics", (TACTIC_CARDS,), "1 for each tactic card in the hand"),
    Part("hands", (3,), "cards in this hand, in the other, and how many of those are known"),
    Part("owned", (2,), "stones that each seat has won"),
    Part("decks", (2,), "cards in the decks"),
    Part("unseen_values", (VALUES,), "cards of each value whose place is not known"),
    Part("unseen_tactics", (TACTIC_CARDS,), "1 for each tactic card whose place is not known"),
    Part("odds", (1,), "of winning, as the evaluation sees them, as a logarithm"),
)
(
    EDITION_AT,
    OPTIONS_AT,
    SIZES_AT,
    PHASE_AT,
    ASKED_AT,
    TACTICS_AT,
    JOKER_AT,
    HAND_VALUES_AT,
    HAND_TACTICS_AT,
    HANDS_AT,
    OWNED_AT,
    DECKS_AT,
    UNSEEN_VALUES_AT,
    UNSEEN_TACTICS_AT,
    ODDS_AT,
) = part_starts(FACTS)
FACTS_SIZE = parts_size(FACTS)

CARDS_OF_SIDE = VALUES + 4
STONE = (
    Part("there", (1,), "1 if the stone is played for"),
    Part("owner", (2,), "1 if this seat has won it; if the other has"),
    Part("wins", (2,), "1 if it would win the game for this seat; for the other"),
    Part("counts", (2,), "cards on each side"),
    Part("conditions", (2,), "1 if Fog lies there; if Mud does"),
    Part("first", (1,), "who completes, or completed, the side first"),
    Part("own_odds", (FORMATIONS,), "what the own side becomes: the chance of each formation"),
    Part("own_sums", (FORMATIONS,), "and its sum"),
    Part("their_odds", (FORMATIONS,), "the same for the other side"),
    Part("their_sums", (FORMATIONS,), "and its sum"),
    Part("chance", (2,), "to win the stone, and what that means for the game"),
    Part("own_side", (CARDS_OF_SIDE,), "values that lie there; one colour; a pair; wild; sum"),
    Part("their_side", (CARDS_OF_SIDE,), "the same for the other side"),
    Part("neighbours", (4,), "the chances of the stones one and two to the left and the right"),
)
(
    THERE_AT,
    OWNER_AT,
    WINS_AT,
    COUNTS_AT,
    CONDITIONS_AT,
    FIRST_AT,
    OWN_ODDS_AT,
    OWN_SUMS_AT,
    THEIR_ODDS_AT,
    THEIR_SUMS_AT,
    CHANCE_AT,
    OWN_SIDE_AT,
    THEIR_SIDE_AT,
    NEIGHBOURS_AT,
) = part_starts(STONE)
STONE_SIZE = parts_size(STONE)

# After the stones, the cards of the hand.
HAND_ROWS = LARGEST_HAND
ROWS = STONES + HAND_ROWS
GROUPS = 4  # of cards, from a seat's hand to the other's side
NEAR = (-2, -1, 1, 2)  # in a run

CARD = (
    Part("held", (1,), "1 if there is such a card"),
    Part("held_tactic", (TACTIC_CARDS,), "1 at which tactic card it is"),
    Part("held_value", (VALUES,), "1 at the value of a clan card"),
    Part(
        "near",
        (GROUPS, len(NEAR)),
        "cards of its colour, two below to two above: in the hand, not seen, laid at an open stone"
        " by this seat, by the other",
    ),
    Part("alike", (GROUPS,), "other cards of its value in the same places"),
)
HELD_AT, HELD_TACTIC_AT, HELD_VALUE_AT, NEAR_AT, ALIKE_AT = (
    STONE_SIZE + start for start in part_starts(CARD)
)
ROW_SIZE = STONE_SIZE + parts_size(CARD)

MOVE = (
    Part("preference", (3,), "as the evaluation has it: its logarithm, beside the best, the best"),
    Part("kind", (len(KINDS),), "1 at the kind of move"),
    Part("tactic", (TACTIC_CARDS,), "1 at the tactic card that is played"),
    Part("value", (VALUES,), "1 at the value of the clan card that is named"),
    Part("card", (3,), "1 for a clan card; if it lies on this seat's side; if on the other side"),
    Part("discards", (1,), "1 if the card is discarded"),
    *LAY,
    Part("hand", (3,), "other cards of the hand: of the value, of the colour, near it in a run"),
    Part("unseen", (2,), "cards not seen: of the value, near it in a run of the colour"),
)
(
    PREFERENCE_AT,
    KIND_AT,
    TACTIC_AT,
    VALUE_AT,
    CARD_AT,
    DISCARDS_AT,
    MOVE_STONE_AT,
    _,
    _,
    DECIDES_AT,
    _,
    MOVE_HAND_AT,
    MOVE_UNSEEN_AT,
) = part_starts(MOVE)
MOVE_SIZE = parts_size(MOVE)

PREFERENCE_SCALE = 10.0
MOST_PREFERENCE = 3.0  # in units of the scale
MOST_ODDS = 4.0


@kernel
def write(s, legal, n, scratch, scores, facts, things, moves, references, described):
    seat = i64(s.player)
    weights = record(SKILLS, i64(FULL_SKILL))
    chance = evaluate(s, seat, weights, scratch)
    write_facts(s, seat, chance, facts)
    for stone in range(STONES):
        write_stone(s, seat, i64(stone), weights, scratch, things)
    for place in range(HAND_ROWS):
        write_card(s, seat, i64(place), things)
    for i in range(min(n, MOST_MOVES)):
        for place in range(MOVE_SIZE):
            moves[i, place] = 0.0
    # If all moves are described, move i becomes row i, and lays are noted while they are judged.
    noted = n if n <= MOST_MOVES else 0
    lays = moves[:noted, MOVE_STONE_AT : MOVE_STONE_AT + LAY_SIZE]
    prefer_evaluated(s, legal, i64(n), weights, scratch, scores, lays)
    m = describe_preferred(scores, i64(n), i64(MOST_MOVES), described)
    best = scores[0]
    for i in range(1, n):
        best = max(best, scores[i])
    for i in range(m):
        score = scores[described[i]]
        for j in range(REFERENCES):
            references[i, j] = ROWS
        scaled = (score - best) / PREFERENCE_SCALE
        moves[i, PREFERENCE_AT] = max(scaled, -MOST_PREFERENCE)
        moves[i, PREFERENCE_AT + 1] = math.exp(max(score - best, -30.0))
        moves[i, PREFERENCE_AT + 2] = score >= best
        write_move(s, seat, i64(legal[described[i]]), i, scratch, moves, references)
    if not noted:
        write_lays(s, seat, legal, m, weights, scratch, moves, described)
    return m


# -- the table -----------------------------------------------------------------------------------


@kernel
def write_facts(s, seat, chance, facts):
    other = 1 - seat
    for place in range(FACTS_SIZE):
        facts[place] = 0.0
    facts[EDITION_AT + s.edition] = 1.0
    facts[OPTIONS_AT] = s.tactics
    facts[OPTIONS_AT + 1] = s.expert
    facts[SIZES_AT] = s.stones / STONES
    facts[SIZES_AT + 1] = s.colours / COLOURS
    facts[SIZES_AT + 2] = s.values / VALUES
    facts[SIZES_AT + 3] = s.hand_size / 6.0
    facts[PHASE_AT + s.phase] = 1.0
    facts[ASKED_AT] = s.passes
    facts[ASKED_AT + 1] = s.takes / 3.0
    facts[ASKED_AT + 2] = s.returns / 2.0
    for each in range(2):
        at = seat if each == 0 else other
        facts[TACTICS_AT + each] = s.tactics_played[at] / 3.0
        facts[JOKER_AT + each] = s.joker_played[at]
        facts[HANDS_AT + each] = s.hand_count[at] / 6.0
        for stone in range(i64(s.stones)):
            facts[OWNED_AT + each] += 0.2 * (s.owner[stone] == at)
    for i in range(i64(s.hand_count[seat])):
        card = i64(s.hand[seat, i])
        if card < CLAN:
            facts[HAND_VALUES_AT + card % VALUES] += 0.5
        else:
            facts[HAND_TACTICS_AT + card - CLAN] = 1.0
    for i in range(i64(s.hand_count[other])):
        note_hidden(s, seat, i64(s.hand[other, i]), facts, i64(HANDS_AT + 2))
    for deck in range(2):
        facts[DECKS_AT + deck] = s.deck_count[deck] / (54.0 if deck == 0 else 10.0)
        for place in range(i64(s.deck_count[deck])):
            note_hidden(s, seat, i64(s.deck[DECK_START[deck] + place]), facts, i64(-1))
    odds = math.log(max(chance, 1e-3) / max(1.0 - chance, 1e-3)) / 2.0
    facts[ODDS_AT] = min(max(odds, -MOST_ODDS), MOST_ODDS)


@kernel
def note_hidden(s, seat, card, facts, known_at):
    """Count a card that lies face down: as one whose place the seat does not know, or does."""
    if s.where[card] & (1 << seat):
        if known_at >= 0:
            facts[known_at] += 1.0 / 6.0
    elif card < CLAN:
        facts[UNSEEN_VALUES_AT + card % VALUES] += 1.0 / COLOURS
    else:
        facts[UNSEEN_TACTICS_AT + card - CLAN] = 1.0


@kernel
def write_stone(s, seat, stone, weights, scratch, stones):
    for place in range(ROW_SIZE):
        stones[stone, place] = 0.0
    if stone >= s.stones:
        return
    other = 1 - seat
    stones[stone, THERE_AT] = 1.0
    stones[stone, OWNER_AT] = s.owner[stone] == seat
    stones[stone, OWNER_AT + 1] = s.owner[stone] == other
    stones[stone, COUNTS_AT] = s.count[stone, seat] / 3.0
    stones[stone, COUNTS_AT + 1] = s.count[stone, other] / 3.0
    stones[stone, CONDITIONS_AT] = s.fog[stone] != 0
    stones[stone, CONDITIONS_AT + 1] = s.mud[stone] != 0
    stones[stone, CHANCE_AT] = scratch.chance[stone]
    for i in range(4):
        beside = stone + (i - 2 if i < 2 else i - 1)
        if 0 <= beside < s.stones:
            stones[stone, NEIGHBOURS_AT + i] = scratch.chance[beside]
    write_side(s, i64(s.summary[stone, seat]), stone, stones, i64(OWN_SIDE_AT))
    write_side(s, i64(s.summary[stone, other]), stone, stones, i64(THEIR_SIDE_AT))
    if s.owner[stone] >= 0:
        return
    stones[stone, WINS_AT] = wins_with(s, stone, seat)
    stones[stone, WINS_AT + 1] = wins_with(s, stone, other)
    stones[stone, CHANCE_AT + 1] = scratch.value[stone]
    missing, their_missing = cards_missing(s, stone, seat), cards_missing(s, stone, other)
    if missing == 0 and their_missing == 0:
        stones[stone, FIRST_AT] = 1.0 if completed_first(s, stone, seat) else -1.0
    elif missing == 0 or their_missing == 0:
        stones[stone, FIRST_AT] = 1.0 if missing == 0 else -1.0
    for formation in range(FORMATIONS):
        own, theirs = 2 * stone, 2 * stone + 1
        stones[stone, OWN_ODDS_AT + formation] = scratch.formation[own, formation]
        stones[stone, OWN_SUMS_AT + formation] = scratch.sum[own, formation] / SUM_SCALE
        stones[stone, THEIR_ODDS_AT + formation] = scratch.formation[theirs, formation]
        stones[stone, THEIR_SUMS_AT + formation] = scratch.sum[theirs, formation] / SUM_SCALE


@kernel
def write_side(s, summary, stone, stones, at):
    values = summary & VALUE_SET
    for value in range(VALUES):
        stones[stone, at + value] = values >> value & 1
    colours = (summary // FIRST_COLOUR) & COLOUR_SET
    stones[stone, at + VALUES] = colours != 0 and colours & (colours - 1) == 0
    stones[stone, at + VALUES + 1] = summary & REPEATED != 0
    wild = (summary // JOKERS & 3) + (summary // SPIES & 3)
    stones[stone, at + VALUES + 2] = min(wild, 4) / 2.0
    stones[stone, at + VALUES + 3] = (summary >> TOTAL_SHIFT & 63) / SUM_SCALE


@kernel
def write_card(s, seat, place, things):
    row = STONES + place
    for at in range(ROW_SIZE):
        things[row, at] = 0.0
    if place >= s.hand_count[seat]:
        return
    card = i64(s.hand[seat, place])
    things[row, HELD_AT] = 1.0
    if card >= CLAN:
        things[row, HELD_TACTIC_AT + card - CLAN] = 1.0
        return
    colour, value = card // VALUES, card % VALUES
    things[row, HELD_VALUE_AT + value] = 1.0
    for i in range(len(NEAR)):
        other = value + NEAR[i]
        if 0 <= other < s.values:
            group = group_of(s, seat, colour, other)
            if group >= 0:
                things[row, NEAR_AT + len(NEAR) * group + i] = 1.0
    for other in range(i64(s.colours)):
        if other != colour:
            group = group_of(s, seat, other, value)
            if group >= 0:
                things[row, ALIKE_AT + group] += 0.5


@kernel
def group_of(s, seat, colour, value):
    """Where a clan card is: 0 in the hand, 1 not seen, 2 and 3 on the sides of an open stone, this
    seat's and the other's; -1 if it is gone."""
    card = colour * VALUES + value
    where = i64(s.where[card])
    if where >= AT_STONE:
        if s.owner[(where - AT_STONE) // 2] >= 0:
            return i64(-1)
        return i64(2 if (where - AT_STONE) % 2 == seat else 3)
    if not s.unseen[colour] >> value & 1:
        return i64(-1)
    return i64(0 if place_in_hand(s, seat, card) < s.hand_count[seat] else 1)


@kernel
def place_in_hand(s, seat, card):
    """Where a card is in the hand; the number of its cards if it is not there."""
    count = i64(s.hand_count[seat])
    for place in range(count):
        if s.hand[seat, place] == card:
            return i64(place)
    return count


# -- the moves -----------------------------------------------------------------------------------


@kernel
def write_move(s, seat, action, i, scratch, moves, references):
    """What a move does, to which stones it refers, and to which card of the hand."""
    kind, card, target = kind_of(action), card_of(action), target_of(action)
    names_card = kind == LAY_CARD or kind == RETURN
    moves[i, KIND_AT + kind] = 1.0
    played = card if names_card else ruse_of(kind)
    if played != NO_CARD:
        place = place_in_hand(s, seat, played)
        if place < min(s.hand_count[seat], HAND_ROWS):
            references[i, 2] = STONES + place
    if played != NO_CARD and played >= CLAN:
        moves[i, TACTIC_AT + played - CLAN] = 1.0
    if kind == LAY_CARD or kind == CLAIM or kind == PLAY_TRAITOR:
        references[i, 0] = target
    if kind == CLAIM:
        moves[i, MOVE_STONE_AT] = scratch.chance[target]
        moves[i, MOVE_STONE_AT + 1] = 1.0
        moves[i, MOVE_STONE_AT + 3] = scratch.value[target]
        moves[i, DECIDES_AT + 1] = wins_with(s, target, seat)
    if kind == PLAY_REDEPLOY:
        if target == TO_DISCARD:
            moves[i, DISCARDS_AT] = 1.0
        else:
            references[i, 0] = target
    if kind == PLAY_REDEPLOY or kind == PLAY_DESERTER or kind == PLAY_TRAITOR:
        names_card = True
        references[i, 1] = stone_of(s, card)
        if card < FOG:
            moves[i, CARD_AT + 1 + ((s.where[card] - AT_STONE) % 2 != seat)] = 1.0
    if names_card and card < CLAN:
        moves[i, CARD_AT] = 1.0
        moves[i, VALUE_AT + card % VALUES] = 1.0
        write_company(s, seat, card, i, moves)


@kernel
def write_company(s, seat, card, i, moves):
    """What goes with a clan card: in the hand, and among the cards that the seat has not seen."""
    colour, value = card // VALUES, card % VALUES
    held = i64(0)  # the values of its colour in the hand
    for place in range(i64(s.hand_count[seat])):
        other = i64(s.hand[seat, place])
        if other < CLAN and other != card:
            moves[i, MOVE_HAND_AT] += 0.5 * (other % VALUES == value)
            if other // VALUES == colour:
                held |= 1 << other % VALUES
                moves[i, MOVE_HAND_AT + 1] += 0.5
                moves[i, MOVE_HAND_AT + 2] += 0.5 * (abs(other % VALUES - value) <= 2)
    for other in range(i64(s.colours)):
        moves[i, MOVE_UNSEEN_AT] += 0.2 * (s.unseen[other] >> value & 1)
    for other in range(max(value - 2, 0), min(value + 3, VALUES)):
        unseen = s.unseen[colour] & ~held
        moves[i, MOVE_UNSEEN_AT + 1] += 0.25 * (other != value and unseen >> other & 1 != 0)


@kernel
def write_lays(s, seat, legal, m, weights, scratch, moves, described):
    """What each clan card that is laid makes of its side, if not all moves are described."""
    lays = moves[:, MOVE_STONE_AT : MOVE_STONE_AT + LAY_SIZE]
    laid = i64(NO_CARD)  # the card whose lays are being looked at
    held = missed = 0.0
    for i in range(m):
        action = i64(legal[described[i]])
        card, stone = card_of(action), target_of(action)
        if kind_of(action) != LAY_CARD or card >= CLAN:
            continue
        if card != laid:
            if laid != NO_CARD:
                set_card_odds(s, scratch, i64(MINE), laid, held)
            laid = card
            held = set_card_odds(s, scratch, i64(MINE), card, 0.0)
            missed = give_up_card(s, seat, card, weights, scratch)
        summary = i64(with_card(i64(s.summary[stone, seat]), card))
        missing = cards_missing(s, stone, seat) - 1
        needed, fog, at = cards_needed(s, stone), i64(s.fog[stone]), i64(TRIAL)
        find_side_odds(s, summary, missing, needed, fog, weights, scratch, i64(MINE), at)
        theirs = i64(2 * stone + 1)
        chance = chance_at(s, stone, seat, weights, scratch, at, theirs, i64(1))
        note_lay(s, stone, seat, chance, missed, scratch, at, lays, i)
    if laid != NO_CARD:
        set_card_odds(s, scratch, i64(MINE), laid, held)


NETWORK_INPUTS = NetworkInputs(
    facts=FACTS,
    rows=ROWS,
    row=STONE + CARD,
    move=MOVE,
    references=REFERENCES,
    most_moves=MOST_MOVES,
    write=write,
    weights=Path(__file__).with_name("network.npz"),
    training=Path(__file__).with_name("training.toml"),
    lookahead=NetworkLookahead(plies=5),
)
