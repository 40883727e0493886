"""A table as a network sees it: facts about the table, the ten territories, and the moves.

All counts are from what the seat to move knows. Rows of knights are numbered from its own: row 0 is
its own, then those of the next seats in turn; numbers of a row that is not there are 0.
"""

from __future__ import annotations

import math
from pathlib import Path

from ....core.contract import NetworkInputs, NetworkLookahead, Part, part_starts
from ....core.kernel import i64, kernel, record
from ..actions import TERRITORY_OF, card_of, other_way
from ..state import (
    CARDS,
    COLOURS,
    COPIES,
    HAND,
    KINDS,
    REMOVED,
    ROWS,
    SEATS,
    TERRITORIES,
    VALUES,
)
from .contests import (
    knights_of_others,
    most_of_others,
    note_contests,
    unseen_to_lay,
)
from .majorities import POINTS, share_win
from .preferences import MOVES, like_what_counts
from .scratch import NOBODY, OUTCOMES
from .weights import ESTIMATE

FEWEST_PLAYERS = 2
WAYS = 2  # a knight goes here; its card would fit elsewhere too
MOST_MOVES = HAND * WAYS

# What numbers are divided by, so that most of them lie between -1 and 1.
KNIGHTS = 5.0
TILE = 5.0  # points of one tile
SCORE = 20.0  # points of all tiles
LIKING = 4.0
FEW_LIKINGS = -2.0  # less liked moves are alike

FACTS = (
    Part("players", (SEATS - FEWEST_PLAYERS + 1,), "1 at the number of players, from 2 on"),
    Part("sizes", (4,), "colours, values, copies, cards of a hand, as shares of the most"),
    Part("stock", (1,), "cards in the stock, as a share of all cards"),
    Part("hands", (SEATS,), "cards in each hand, this one first, as shares of a full one"),
    Part("left", (1,), "knights still to be laid, as a share of all"),
    Part("ending", (3,), "1 if this is the seat's last, its last but one, its last but two card"),
    Part("last_seat", (SEATS,), "1 at the seat that lays the last knight, counted from this one"),
    Part("to_lay", (ROWS,), "unseen cards that each row will lay, in tens"),
    Part("unseen", (1,), "cards that the seat has not seen, as a share of all cards"),
    Part("scores", (ROWS,), "points that each row can expect, in twenties"),
    Part("margin", (1,), "the same, ahead of the best rival, in tens"),
    Part("castle", (ROWS,), "the chance of each row to take the castle"),
    Part("wins", (ROWS,), "the share of the win that each row can expect"),
    Part("stakes", (ROWS,), "what a point of each row counts for the seat"),
    Part("points_now", (ROWS,), "points of each row if the game ended now, in twenties"),
    Part("margin_now", (1,), "the same, ahead of the best rival, in tens"),
    Part("castle_now", (ROWS,), "1 at the row that takes the castle if the game ended now"),
    Part("sure_points", (ROWS,), "points of the territories that nobody can take from a row"),
)
(
    PLAYERS_AT,
    SIZES_AT,
    STOCK_AT,
    HANDS_AT,
    LEFT_AT,
    ENDING_AT,
    LAST_SEAT_AT,
    TO_LAY_AT,
    UNSEEN_AT,
    SCORES_AT,
    MARGIN_AT,
    CASTLE_AT,
    WINS_AT,
    STAKES_AT,
    POINTS_NOW_AT,
    MARGIN_NOW_AT,
    CASTLE_NOW_AT,
    SURE_POINTS_AT,
) = part_starts(FACTS)

ROW = (
    Part("in_play", (1,), "1 if cards of this game fit there; otherwise all numbers are 0"),
    Part("is_colour", (1,), "1 for the territory of a colour"),
    Part("number", (VALUES,), "1 at the number of a number territory"),
    Part("points", (1,), "what the territory is worth, in fives"),
    Part("knights", (ROWS,), "knights of each row, in fives"),
    Part("lead", (ROWS,), "knights of each row ahead of its strongest rival, in threes"),
    Part("owner_now", (ROWS,), "1 at the row that takes the territory if the game ended now"),
    Part("points_more", (ROWS,), "points that an own knight more changes then, in fives"),
    Part("held_fit", (1,), "cards of the hand that fit there, in fives"),
    Part("unseen_fit", (1,), "unseen cards that fit there, in tens"),
    Part("to_come", (ROWS,), "knights that each row can still send at most, in fives"),
    Part("sure", (ROWS,), "1 at the row from which nobody can take the territory"),
    Part("beaten", (ROWS,), "1 at each row that cannot have the most any more, alone or tied"),
    Part("needed", (1,), "own knights needed to be sure of the territory, in fives"),
    Part("means", (ROWS,), "knights that each row can expect to have there, in fives"),
    Part("spreads", (ROWS,), "the standard deviation of that"),
    Part("any", (ROWS,), "the chance of each row to have a knight there at all"),
    Part("first", (ROWS,), "the chance of each row to take the territory"),
    Part("second", (ROWS,), "the chance of each row to take a treasure"),
    Part("gain", (1,), "what an own knight more is worth, in fives of points"),
    Part("loss", (1,), "what an own knight less would cost, in fives of points"),
    Part("held", (1,), "cards of the hand that the seat can expect to lay there, in fives"),
    Part("loose", (1,), "unseen cards that would go there, in fives"),
    Part("prizes", (OUTCOMES,), "what the castle is worth by who takes the number, in fives"),
    Part("castle_open", (1,), "the chance that the castle is still there at this number"),
    Part("one_number", (ROWS,), "the chance that it is and that a row owns a number before it"),
)
(
    IN_PLAY_AT,
    IS_COLOUR_AT,
    NUMBER_AT,
    WORTH_AT,
    KNIGHTS_AT,
    LEAD_AT,
    OWNER_NOW_AT,
    POINTS_MORE_AT,
    HELD_FIT_AT,
    UNSEEN_FIT_AT,
    TO_COME_AT,
    SURE_AT,
    BEATEN_AT,
    NEEDED_AT,
    MEANS_AT,
    SPREADS_AT,
    ANY_AT,
    FIRST_AT,
    SECOND_AT,
    GAIN_AT,
    LOSS_AT,
    HELD_AT,
    LOOSE_AT,
    PRIZES_AT,
    CASTLE_OPEN_AT,
    ONE_NUMBER_AT,
) = part_starts(ROW)
ROW_SIZE = ONE_NUMBER_AT + ROWS

MOVE = (
    Part("preference", (1,), "how much the evaluation likes it less than the best, in fours"),
    Part("chance", (1,), "how often a player with these preferences would choose it"),
    Part("other_way", (1,), "how much more it is liked than the other place of the card, in fours"),
    Part("to_number", (1,), "1 if the knight goes to the territory of its number"),
    Part("worth", (WAYS,), "points of the territory here, and elsewhere, in fives"),
    Part("gain", (WAYS,), "what an own knight more is worth, in fives of points"),
    Part("loss", (WAYS,), "what an own knight less would cost, in fives of points"),
    Part("castle", (WAYS,), "what the castle is worth more if the seat takes it, in fives"),
    Part("planned", (1,), "how likely the card goes here rather than elsewhere"),
    Part("copies", (3,), "copies of the card in the hand, unseen and laid, as shares of the most"),
    Part("lead", (WAYS,), "own knights ahead of the strongest rival, before the move, in threes"),
    Part("effect", (5,), "1 if it is the first, strengthens a lead, takes it, draws level, trails"),
    Part("sure", (WAYS,), "1 if nobody can take the territory from the seat, before the move"),
    Part("wins", (1,), "1 if nobody can take the territory from the seat after it"),
    Part("beaten", (WAYS,), "1 if the seat cannot have the most there any more"),
    Part("needed", (1,), "own knights needed to be sure of the territory after it, in fives"),
    Part("others_held", (WAYS,), "other cards of the hand that fit there, in fives"),
    Part("unseen_fit", (WAYS,), "unseen cards that fit there, in tens"),
    Part("points_more", (ROWS,), "points that it changes if the game ended now, in fives"),
)
(
    PREFERENCE_AT,
    CHANCE_AT,
    OTHER_WAY_AT,
    TO_NUMBER_AT,
    MOVE_WORTH_AT,
    MOVE_GAIN_AT,
    MOVE_LOSS_AT,
    MOVE_CASTLE_AT,
    PLANNED_AT,
    COPIES_AT,
    MOVE_LEAD_AT,
    EFFECT_AT,
    MOVE_SURE_AT,
    MOVE_WINS_AT,
    MOVE_BEATEN_AT,
    MOVE_NEEDED_AT,
    OTHERS_HELD_AT,
    MOVE_UNSEEN_FIT_AT,
    MOVE_POINTS_MORE_AT,
) = part_starts(MOVE)
FIRST_KNIGHT, STRENGTHENS, TAKES_LEAD, DRAWS_LEVEL, TRAILS = range(5)


@kernel
def write(s, legal, n, scratch, scores, facts, territories, moves, references, described):
    like_what_counts(s, legal, n, MOVES, scratch, scores)
    share_win(s.rows, record(ESTIMATE, i64(0)), scratch)
    note_contests(s, scratch)
    write_facts(s, scratch, facts)
    for territory in range(TERRITORIES):
        write_territory(s, i64(territory), scratch, territories)
    best = scores[0]
    for i in range(n):
        best = max(best, scores[i])
    odds = 0.0
    for i in range(n):
        odds += math.exp(scores[i] - best)
    for i in range(n):
        action = i64(legal[i])
        write_move(s, action, i64(i), scratch, moves)
        moves[i, PREFERENCE_AT] = max((scores[i] - best) / LIKING, FEW_LIKINGS)
        moves[i, CHANCE_AT] = math.exp(scores[i] - best) / odds
        # Both places of a card are always legal, one after the other.
        more_liked = (scores[i] - scores[i ^ 1]) / LIKING
        moves[i, OTHER_WAY_AT] = min(max(more_liked, FEW_LIKINGS), -FEW_LIKINGS)
        references[i, 0] = TERRITORY_OF[action]
        references[i, 1] = TERRITORY_OF[other_way(action)]
        described[i] = i
    return n


@kernel
def write_facts(s, scratch, facts):
    players, rows, seat = i64(s.players), i64(s.rows), i64(s.player)
    for each in range(SEATS - FEWEST_PLAYERS + 1):
        facts[PLAYERS_AT + each] = 1.0 if players == FEWEST_PLAYERS + each else 0.0
    facts[SIZES_AT] = s.colours / COLOURS
    facts[SIZES_AT + 1] = s.values / VALUES
    facts[SIZES_AT + 2] = s.copies / COPIES
    facts[SIZES_AT + 3] = s.hand_size / HAND
    facts[STOCK_AT] = s.stock_count / CARDS
    left = i64(s.stock_count)
    for each in range(SEATS):
        cards = i64(s.hand_count[(seat + each) % players]) if each < players else 0
        facts[HANDS_AT + each] = cards / HAND
        left += cards
    facts[LEFT_AT] = left / (s.colours * s.values * s.copies - REMOVED)
    turns = (left + players - 1) // players
    for each in range(3):
        facts[ENDING_AT + each] = 1.0 if turns == each + 1 else 0.0
    for each in range(SEATS):
        facts[LAST_SEAT_AT + each] = 1.0 if each == (left - 1) % players else 0.0
    unseen = 0
    for card in range(KINDS):
        unseen += int(scratch.unseen[card])
    facts[UNSEEN_AT] = unseen / CARDS
    best = best_now = -1e9
    for row in range(ROWS):
        is_there = row < rows
        facts[TO_LAY_AT + row] = unseen_to_lay(row, unseen, scratch) / 10.0 if is_there else 0.0
        facts[SCORES_AT + row] = scratch.score[row] / SCORE if is_there else 0.0
        facts[WINS_AT + row] = scratch.win[row] if is_there else 0.0
        facts[STAKES_AT + row] = scratch.stake[row] if is_there else 0.0
        facts[CASTLE_AT + row] = castle_chance(row, scratch) if is_there else 0.0
        facts[POINTS_NOW_AT + row] = scratch.points_now[row] / SCORE if is_there else 0.0
        facts[CASTLE_NOW_AT + row] = 1.0 if scratch.castle_now == row else 0.0
        facts[SURE_POINTS_AT + row] = sure_points(rows, row, scratch) / SCORE if is_there else 0.0
        if 0 < row < rows:
            best = max(best, scratch.score[row])
            best_now = max(best_now, float(scratch.points_now[row]))
    facts[MARGIN_AT] = (scratch.score[0] - best) / 10.0
    facts[MARGIN_NOW_AT] = (scratch.points_now[0] - best_now) / 10.0


@kernel
def castle_chance(row, scratch):
    """The chance of a row to be the first that owns two numbers."""
    chance = 0.0
    for number in range(VALUES):
        chance += scratch.first[row, number] * owns_one(row, number, scratch)
    return chance


@kernel
def owns_one(row, number, scratch):
    """The chance that, before a number, the castle is still there and a row owns one number."""
    chance = 0.0
    for owners in range(1 << ROWS):
        if owners >> row & 1:
            chance += scratch.ways[number, owners]
    return chance


@kernel
def is_sure(rows, row, territory, more, scratch):
    """Whether nobody can take a territory from a row, with that many more knights."""
    knights = scratch.knights[row, territory] + more
    return knights > most_of_others(rows, row, territory, scratch)


@kernel
def is_beaten(rows, row, territory, scratch):
    """Whether a row cannot have the most knights any more, not even tied."""
    return scratch.most[row, territory] < knights_of_others(rows, row, territory, scratch)


@kernel
def sure_points(rows, row, scratch):
    points = 0.0
    for territory in range(TERRITORIES):
        if is_sure(rows, row, i64(territory), i64(0), scratch):
            points += POINTS[territory]
    return points


@kernel
def write_territory(s, territory, scratch, out):
    for i in range(ROW_SIZE):
        out[territory, i] = 0.0
    rows = i64(s.rows)
    is_number = territory < VALUES
    if (territory >= s.values) if is_number else (territory - VALUES >= s.colours):
        return
    out[territory, IN_PLAY_AT] = 1.0
    if is_number:
        out[territory, NUMBER_AT + territory] = 1.0
    else:
        out[territory, IS_COLOUR_AT] = 1.0
    out[territory, WORTH_AT] = POINTS[territory] / TILE
    for row in range(rows):
        knights = scratch.knights[row, territory]
        lead = knights - knights_of_others(rows, row, territory, scratch)
        to_come = scratch.most[row, territory] - knights
        out[territory, KNIGHTS_AT + row] = knights / KNIGHTS
        out[territory, LEAD_AT + row] = lead / 3.0
        out[territory, OWNER_NOW_AT + row] = 1.0 if scratch.owner[0, territory] == row else 0.0
        out[territory, POINTS_MORE_AT + row] = scratch.points_more[row, territory] / TILE
        out[territory, TO_COME_AT + row] = to_come / KNIGHTS
        out[territory, SURE_AT + row] = (
            1.0 if is_sure(rows, row, territory, i64(0), scratch) else 0.0
        )
        out[territory, BEATEN_AT + row] = 1.0 if is_beaten(rows, row, territory, scratch) else 0.0
        out[territory, MEANS_AT + row] = scratch.mean[row, territory] / KNIGHTS
        out[territory, SPREADS_AT + row] = math.sqrt(scratch.spread[row, territory])
        out[territory, ANY_AT + row] = scratch.any[row, territory]
        out[territory, FIRST_AT + row] = scratch.first[row, territory]
        out[territory, SECOND_AT + row] = scratch.second[row, territory]
    out[territory, HELD_FIT_AT] = scratch.held_fit[territory] / KNIGHTS
    out[territory, UNSEEN_FIT_AT] = scratch.unseen_fit[territory] / 10.0
    out[territory, NEEDED_AT] = needed(rows, territory, scratch) / KNIGHTS
    out[territory, GAIN_AT] = scratch.gain[territory] / TILE
    out[territory, LOSS_AT] = scratch.loss[territory] / TILE
    out[territory, HELD_AT] = scratch.held[territory] / KNIGHTS
    out[territory, LOOSE_AT] = scratch.loose[territory] / KNIGHTS
    if is_number:
        still_open = 0.0
        for owners in range(1 << ROWS):
            still_open += scratch.ways[territory, owners]
        out[territory, CASTLE_OPEN_AT] = still_open
        for row in range(rows):
            out[territory, PRIZES_AT + row] = scratch.prize[territory, row] / TILE
            out[territory, ONE_NUMBER_AT + row] = owns_one(row, territory, scratch)
        out[territory, PRIZES_AT + NOBODY] = scratch.prize[territory, NOBODY] / TILE


@kernel
def needed(rows, territory, scratch):
    """How many own knights more make sure of a territory."""
    most = most_of_others(rows, i64(0), territory, scratch)
    return max(most + 1 - scratch.knights[0, territory], 0)


@kernel
def write_move(s, action, i, scratch, moves):
    here, elsewhere = i64(TERRITORY_OF[action]), i64(TERRITORY_OF[other_way(action)])
    rows = i64(s.rows)
    card = card_of(action)
    share = scratch.share[card]
    held, unseen = i64(s.hand[s.player, card]), int(scratch.unseen[card])
    moves[i, TO_NUMBER_AT] = 1.0 if here < VALUES else 0.0
    moves[i, PLANNED_AT] = share if here < VALUES else 1.0 - share
    moves[i, COPIES_AT] = held / COPIES
    moves[i, COPIES_AT + 1] = unseen / COPIES
    moves[i, COPIES_AT + 2] = (s.copies - held - unseen) / COPIES
    for way in range(WAYS):
        territory = here if way == 0 else elsewhere
        lead = scratch.knights[0, territory] - knights_of_others(rows, i64(0), territory, scratch)
        is_surely_own = is_sure(rows, i64(0), territory, i64(0), scratch)
        prize = 0.0
        if territory < VALUES:
            prize = scratch.prize[territory, 0] - scratch.prize[territory, NOBODY]
        moves[i, MOVE_WORTH_AT + way] = POINTS[territory] / TILE
        moves[i, MOVE_GAIN_AT + way] = scratch.gain[territory] / TILE
        moves[i, MOVE_LOSS_AT + way] = scratch.loss[territory] / TILE
        moves[i, MOVE_CASTLE_AT + way] = prize / TILE
        moves[i, MOVE_LEAD_AT + way] = lead / 3.0
        moves[i, MOVE_SURE_AT + way] = 1.0 if is_surely_own else 0.0
        moves[i, MOVE_BEATEN_AT + way] = 1.0 if is_beaten(rows, i64(0), territory, scratch) else 0.0
        moves[i, OTHERS_HELD_AT + way] = (scratch.held_fit[territory] - 1) / KNIGHTS
        moves[i, MOVE_UNSEEN_FIT_AT + way] = scratch.unseen_fit[territory] / 10.0
    own, rival = scratch.knights[0, here], knights_of_others(rows, i64(0), here, scratch)
    for effect in range(TRAILS + 1):
        moves[i, EFFECT_AT + effect] = 0.0
    moves[i, EFFECT_AT + effect_of(own, rival)] = 1.0
    moves[i, MOVE_WINS_AT] = 1.0 if is_sure(rows, i64(0), here, i64(1), scratch) else 0.0
    moves[i, MOVE_NEEDED_AT] = max(needed(rows, here, scratch) - 1, 0) / KNIGHTS
    for row in range(ROWS):
        change = scratch.points_more[row, here] / TILE if row < rows else 0.0
        moves[i, MOVE_POINTS_MORE_AT + row] = change


@kernel
def effect_of(own, rival):
    """What a knight does given the numbers of own ones and of the strongest rival's."""
    if own == rival == 0:
        return FIRST_KNIGHT
    if own > rival:
        return STRENGTHENS
    if own == rival:
        return TAKES_LEAD
    return DRAWS_LEVEL if own + 1 == rival else TRAILS


NETWORK_INPUTS = NetworkInputs(
    facts=FACTS,
    rows=TERRITORIES,
    row=ROW,
    move=MOVE,
    references=WAYS,
    most_moves=MOST_MOVES,
    write=write,
    weights=Path(__file__).with_name("network.npz"),
    training=Path(__file__).with_name("training.toml"),
    lookahead=NetworkLookahead(plies=10),
)
