"""A table as a network sees it: facts about the table, the eight spices, and the best moves.

Spices are numbered from those of the seat to move: its own four, then the opponent's. So both
colours look alike. Nobody knows the order of the strips that lie face down, and no number depends
on it.
"""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np

from ....core.contract import NetworkInputs, NetworkLookahead, Part, part_starts
from ....core.described_moves import describe_preferred
from ....core.kernel import i64, kernel, record
from ..actions import (
    DIRECTIONS,
    column_of,
    direction_of,
    place_of,
    row_of,
    slot_of,
)
from ..observation import number_at
from ..rules import COLUMN_OF_BIT, DE_BRUIJN, shows
from ..state import DIGITS, EMPTY, FIELDS, RAT, SIZE, SPICES, STRIPS, TOO_MANY_RATS
from .chances import note_terms, standing_points, weighed_terms
from .evaluate import TEN, THEIR_RAT
from .preferences import STEP, overlap, preferences, rats_after
from .rats import height_at, rats_on, would_stick
from .scratch import EDGE, FACES, FEW, TERMS
from .spots import count
from .weights import FULL_SKILL, OWN, SKILLS

MOST_MOVES = 48
ROWS = 2 * SPICES
NO_STRIP = -1
BACK = 2  # directions that differ in this bit are opposite
BEYOND = FIELDS + 2  # rows from the strips to where a strip laid beside them has company

# What numbers are divided by, so that most of them lie between -1 and 1.
LIKING = 8.0
VALUE = 5.0  # of the parts of a preference
FEW_LIKINGS = -2.0  # less liked moves are alike
FAR = 4.0  # nothing lies further from 0

# By seat to move and face: the number of a spice, own ones first; and the kind of a face.
OWN_SPICE, THEIR_SPICE, OWN_RAT, OTHER_RAT, NO_FACE = range(5)
KINDS = 5
_OWN, _THEIR = list(range(SPICES)), list(range(SPICES, ROWS))
ROW_OF_FACE = np.array([[ROWS, *_OWN, *_THEIR, ROWS, ROWS], [ROWS, *_THEIR, *_OWN, ROWS, ROWS]])
KIND_OF_FACE = np.array(
    [
        [NO_FACE, *SPICES * [OWN_SPICE], *SPICES * [THEIR_SPICE], OWN_RAT, OTHER_RAT],
        [NO_FACE, *SPICES * [THEIR_SPICE], *SPICES * [OWN_SPICE], OTHER_RAT, OWN_RAT],
    ]
)

FACTS = (
    Part("shrunk_groups_score", (1,), "1 if they do"),
    Part("strips", (1,), "strips of the whole set, as a share of 42"),
    Part("left", (1,), "strips that lie face down, as a share of 42"),
    Part("in_hand", (2,), "1 if one strip is still to be laid in this turn, if two are"),
    Part("turns", (2,), "turns to come of the seat and of the opponent, in tens"),
    Part("last_turn", (3,), "1 if it is this one, the seat's, one with a single strip"),
    Part("points", (2,), "of the seat, of the opponent, in forties"),
    Part("margin", (1,), "points ahead, in tens"),
    Part("final_margin", (1,), "the same if all groups in sight scored now, in tens"),
    Part("rats", (2,), "face up, of the seat, of the opponent, in threes"),
    Part("stuck", (2,), "those of them that no strip can cover, in threes"),
    Part("rats_to_come", (2,), "on strips that lie face down, in threes"),
    Part("rats_in_hand", (2,), "on the strips to be laid, in twos"),
    Part("to_come", (3,), "own spices, theirs and empty fields that lie face down, in forties"),
    Part("places", (1,), "how many moves are legal, in five hundreds"),
    Part("terms", (TERMS,), "the terms by which the evaluation judges the table"),
    Part("chance", (2,), "its estimate of the win, and the logarithm of the odds, in fours"),
)
(
    SHRUNK_AT,
    STRIPS_AT,
    LEFT_AT,
    IN_HAND_AT,
    TURNS_AT,
    LAST_TURN_AT,
    POINTS_AT,
    MARGIN_AT,
    FINAL_MARGIN_AT,
    RATS_AT,
    STUCK_AT,
    RATS_TO_COME_AT,
    RATS_IN_HAND_AT,
    TO_COME_AT,
    PLACES_AT,
    TERMS_AT,
    CHANCE_AT,
) = part_starts(FACTS)

ROW = (
    Part("own", (1,), "1 for a spice of the seat to move"),
    Part("shown", (1,), "fields that show it, in tens"),
    Part("alone", (1,), "those that are alone, in tens"),
    Part("groups", (2,), "groups of two fields and of more, in fives"),
    Part("standing", (1,), "points that its groups would score at the end, in tens"),
    Part("exposed", (2,), "fields that a strip can cover: all, and those in groups, in tens"),
    Part("spots", (2,), "open fields where it would score 1 point or 2, in tens"),
    Part("best", (2,), "1 if it can score at all, if it can score 2 points"),
    Part("in_hand", (1,), "fields of it on the strips to be laid"),
    Part("to_come", (1,), "fields of it that lie face down, in tens"),
    Part("next", (1,), "the chance that a strip that lies face down shows it"),
    Part("hope", (1,), "fields that lie face down, times the points of the best spot, in tens"),
)
(
    OWN_AT,
    SHOWN_AT,
    ALONE_AT,
    GROUPS_AT,
    STANDING_AT,
    EXPOSED_AT,
    SPOTS_AT,
    BEST_AT,
    SPICE_IN_HAND_AT,
    SPICE_TO_COME_AT,
    NEXT_AT,
    HOPE_AT,
) = part_starts(ROW)

# The numbers about a field of a strip.
FIELD_KIND = 0
FIELD_POINTS = FIELD_KIND + KINDS
FIELD_BESIDE = FIELD_POINTS + 1
COVERED_KIND = FIELD_BESIDE + 1
COVERED_POINTS = COVERED_KIND + KINDS
COVERED_HOPE = COVERED_POINTS + 1
SAME = COVERED_HOPE + 1
SAFE = SAME + 1
ROOM = SAFE + 1
FIELD_SIZE = ROOM + 1

MOVE = (
    Part("preference", (1,), "how much the evaluation likes it less than the best, in eights"),
    Part("chance", (1,), "how often a player with these preferences would choose it"),
    Part("values", (4,), "what it likes: fields laid, fields covered, rats, the other strip"),
    Part("other_strip", (2,), "1 if another strip follows in this turn, if this takes its place"),
    Part("height", (2,), "where it lies, in fives; 1 if on the table itself"),
    Part("points", (2,), "scored at once by the seat and by the opponent, in fours"),
    Part("rats", (2,), "face up after it, of the seat, of the opponent, in threes"),
    Part("stuck", (2,), "those of them that no strip can cover, in threes"),
    Part("rats_change", (2,), "how many more are face up than before, in twos"),
    Part("stuck_change", (2,), "how many more are stuck than before, in twos"),
    Part("too_many", (3,), "1 if the seat sees three own rats, if so it loses, if theirs are"),
    Part(
        "fields",
        (FIELDS, FIELD_SIZE),
        "of each field: own spice, theirs, own rat, theirs, empty; points it scores in twos;"
        " equal fields beside it in twos; the same for what it covers: kind, points, and tens of"
        " fields to come; 1 if it covers the same; 1 if no strip can cover it; open fields beside"
        " it in fours",
    ),
)
(
    PREFERENCE_AT,
    MOVE_CHANCE_AT,
    VALUES_AT,
    OTHER_STRIP_AT,
    HEIGHT_AT,
    MOVE_POINTS_AT,
    MOVE_RATS_AT,
    MOVE_STUCK_AT,
    RATS_CHANGE_AT,
    STUCK_CHANGE_AT,
    TOO_MANY_AT,
    FIELDS_AT,
) = part_starts(MOVE)
LAID_VALUE, COVERED_VALUE, RATS_VALUE, AHEAD_VALUE = range(4)


@kernel
def write(s, legal, n, scratch, scores, facts, spices, moves, references, described):
    preferences(s, legal, n, i64(FULL_SKILL), scratch, scores)
    note_terms(s, i64(s.player), scratch)
    note_faces(s, scratch)
    count_strips_with(s, scratch)
    write_facts(s, n, scratch, facts)
    for face in range(EMPTY + 1, RAT):
        write_spice(s, i64(face), scratch, spices)
    m = describe_preferred(scores, i64(n), i64(MOST_MOVES), described)
    best = scores[described[0]]
    for i in range(m):
        best = max(best, scores[described[i]])
    odds = 0.0
    for i in range(m):
        odds += math.exp(scores[described[i]] - best)
    for i in range(m):
        liking = scores[described[i]]
        moves[i, PREFERENCE_AT] = max((liking - best) / LIKING, FEW_LIKINGS)
        moves[i, MOVE_CHANCE_AT] = math.exp(liking - best) / odds
        write_move(s, i64(legal[described[i]]), liking, i64(i), scratch, moves, references)
    return m


# -- the table -----------------------------------------------------------------------------------


@kernel
def bounded(number):
    return min(max(number, -FAR), FAR)


@kernel
def write_facts(s, n, scratch, facts):
    own = i64(s.player)
    left = i64(s.strips) - s.laid - s.turned_up
    turns = (left + 1) // 2
    facts[SHRUNK_AT] = s.shrunk_groups_score
    facts[STRIPS_AT] = s.strips / STRIPS
    facts[LEFT_AT] = left / STRIPS
    facts[IN_HAND_AT] = 1.0 if s.turned_up == 1 else 0.0
    facts[IN_HAND_AT + 1] = 1.0 if s.turned_up == 2 else 0.0
    facts[TURNS_AT] = turns // 2 / TEN
    facts[TURNS_AT + 1] = (turns - turns // 2) / TEN
    facts[LAST_TURN_AT] = 1.0 if left == 0 else 0.0
    facts[LAST_TURN_AT + 1] = 1.0 if turns % 2 == 0 else 0.0
    facts[LAST_TURN_AT + 2] = 1.0 if left % 2 == 1 else 0.0
    margin = i64(s.points[own]) - s.points[1 - own]
    standing = 0
    for face in range(EMPTY + 1, RAT):
        sign = 1 if (face - 1) // SPICES == own else -1
        standing += sign * standing_points(face, scratch)
    facts[MARGIN_AT] = bounded(margin / TEN)
    facts[FINAL_MARGIN_AT] = bounded((margin + standing) / TEN)
    for their in range(2):
        colour = own ^ their
        rat = RAT + colour
        in_hand = 0
        for slot in range(i64(s.turned_up)):
            in_hand += rats_on(s, i64(s.order[s.laid + slot]), colour)
        to_come = 0.0
        for spice in range(SPICES):
            to_come += scratch.to_come[1 + colour * SPICES + spice]
        facts[POINTS_AT + their] = bounded(s.points[colour] / 40.0)
        facts[RATS_AT + their] = bounded(rats_of(i64(scratch.rats), their) / 3.0)
        facts[STUCK_AT + their] = bounded(rats_of(i64(scratch.stuck), their) / 3.0)
        facts[RATS_TO_COME_AT + their] = bounded(TEN * scratch.to_come[rat] / 3.0)
        facts[RATS_IN_HAND_AT + their] = in_hand / 2.0
        facts[TO_COME_AT + their] = to_come / 4.0
    facts[TO_COME_AT + 2] = scratch.to_come[EMPTY] / 4.0
    facts[PLACES_AT] = bounded(n / 500.0)
    for i in range(TERMS):
        facts[TERMS_AT + i] = bounded(scratch.term[i])
    odds = weighed_terms(s, scratch)
    facts[CHANCE_AT] = 1.0 / (1.0 + math.exp(-odds))
    facts[CHANCE_AT + 1] = bounded(odds / 4.0)


@kernel
def rats_of(rats, their):
    """Of a number that counts rats of both colours, those of one."""
    return rats // THEIR_RAT if their else rats & THEIR_RAT - 1


# -- spices --------------------------------------------------------------------------------------


@kernel
def count_strips_with(s, scratch):
    """How many of the strips that lie face down show each face."""
    for face in range(FACES):
        scratch.strips_with[face] = 0
    for i in range(i64(s.laid + s.turned_up), i64(s.strips)):
        faces = 0
        for field in range(FIELDS):
            face = s.field[s.order[i], field]
            scratch.strips_with[face] += 1 - (faces >> face & 1)
            faces |= 1 << face


@kernel
def write_spice(s, face, scratch, out):
    row = ROW_OF_FACE[s.player, face]
    shown = exposed = exposed_groups = 0
    north = i64(0)
    here = i64(0)
    south = shows(s, face, i64(s.north))
    for at in range(i64(s.north), i64(s.south) + 1):
        north, here, south = here, south, shows(s, face, i64(at + 1))
        if here:
            beside = here & (north | south | here << 1 | here >> 1)
            shown += count(here)
            exposed += count(here & scratch.open[at])
            exposed_groups += count(beside & scratch.open[at])
    alone, pairs = scratch.alone[face], scratch.pairs[face] // 2
    ones, twos = scratch.ones[face], scratch.twos[face]
    left = i64(s.strips) - s.laid - s.turned_up
    best = 2 if twos else 1 if ones else 0
    out[row, OWN_AT] = 1.0 if row < SPICES else 0.0
    out[row, SHOWN_AT] = bounded(shown / TEN)
    out[row, ALONE_AT] = bounded(alone / TEN)
    out[row, GROUPS_AT] = pairs / 5.0
    out[row, GROUPS_AT + 1] = (scratch.groups[face] - alone - pairs) / 5.0
    out[row, STANDING_AT] = bounded(standing_points(face, scratch) / TEN)
    out[row, EXPOSED_AT] = bounded(exposed / TEN)
    out[row, EXPOSED_AT + 1] = bounded(exposed_groups / TEN)
    out[row, SPOTS_AT] = bounded((ones - twos) / TEN)
    out[row, SPOTS_AT + 1] = bounded(twos / TEN)
    out[row, BEST_AT] = 1.0 if best > 0 else 0.0
    out[row, BEST_AT + 1] = 1.0 if best > 1 else 0.0
    out[row, SPICE_IN_HAND_AT] = scratch.in_hand[face]
    out[row, SPICE_TO_COME_AT] = bounded(scratch.to_come[face])
    out[row, NEXT_AT] = scratch.strips_with[face] / max(left, 1)
    out[row, HOPE_AT] = bounded(scratch.to_come[face] * best)


# -- moves ---------------------------------------------------------------------------------------


@kernel
def write_move(s, action, liking, i, scratch, moves, references):
    slot, place = slot_of(action), place_of(action)
    strip = i64(s.order[s.laid + slot])
    row, column = row_of(place), column_of(place)
    direction = direction_of(place)
    height = height_at(s, row, column)
    weights = record(SKILLS, i64(FULL_SKILL))
    follows = s.turned_up > 1
    other = 1 - slot
    own_points = their_points = 0
    laid_value = covered_value = 0.0
    near = face_before = points_before = i64(0)
    has_rat = False
    covered = exchange_faces(s, strip, place, i64(0), scratch)
    for field in range(FIELDS):
        at_row = row + field * STEP[direction, 0]
        at_column = column + field * STEP[direction, 1]
        face = i64(s.field[strip, field])
        old = covered >> field * DIGITS & 15
        is_spice = EMPTY < face < RAT
        has_rat = has_rat or face >= RAT
        points, beside = company(face, at_row, at_column, scratch)
        room = open_beside(s, field, direction, at_row, at_column, scratch)
        at = FIELDS_AT + field * FIELD_SIZE
        write_kind(s, face, i, at + FIELD_KIND, moves)
        write_kind(s, old, i, at + COVERED_KIND, moves)
        moves[i, at + FIELD_POINTS] = points / 2.0
        moves[i, at + FIELD_BESIDE] = beside / 2.0
        moves[i, at + COVERED_HOPE] = bounded(scratch.to_come[old] if old else 0.0)
        moves[i, at + SAME] = 1.0 if is_spice and face == old else 0.0
        moves[i, at + SAFE] = 0.0
        if face != EMPTY and would_stick(s, row, column, direction, i64(field), height + 1):
            moves[i, at + SAFE] = 1.0
        moves[i, at + ROOM] = room / 4.0
        references[i, field] = ROW_OF_FACE[s.player, face]
        covered_value += scratch.cover[at_row, at_column]
        near |= scratch.near[at_row, at_column]
        if is_spice:
            if face == face_before:  # one group with the field before
                laid_value -= scratch.lay[face, points_before]
            elif ROW_OF_FACE[s.player, face] < SPICES:
                own_points += points
            else:
                their_points += points
            laid_value += scratch.lay[face, points]
        if s.shrunk_groups_score and EMPTY < old < RAT:
            left = points_left(old, at_row, at_column, scratch)
            if ROW_OF_FACE[s.player, old] < SPICES:
                own_points += left
            else:
                their_points += left
        face_before, points_before = face, points
    exchange_faces(s, i64(NO_STRIP), place, covered, scratch)
    for field in range(FIELDS):
        at_row = row + field * STEP[direction, 0]
        at_column = column + field * STEP[direction, 1]
        points, _ = company(covered >> field * DIGITS & 15, at_row, at_column, scratch)
        moves[i, FIELDS_AT + field * FIELD_SIZE + COVERED_POINTS] = points / 2.0
    rats, stuck = i64(scratch.rats), i64(scratch.stuck)
    if near or has_rat:
        rats, stuck = rats_after(s, strip, place, near, rats, stuck, scratch)
    rats_value = (
        scratch.own_rats[slot, min(rats_of(rats, 0), FEW), min(rats_of(stuck, 0), FEW)]
        + scratch.their_rats[min(rats_of(rats, 1), FEW), min(rats_of(stuck, 1), FEW)]
    )
    ahead = 0.0
    takes_place = False
    if follows:
        takes_place = overlap(place, scratch.best_place[other, 0])
        ahead = liking / weights.scale[OWN] - laid_value - covered_value - rats_value
    moves[i, VALUES_AT + LAID_VALUE] = bounded(laid_value / VALUE)
    moves[i, VALUES_AT + COVERED_VALUE] = bounded(covered_value / VALUE)
    moves[i, VALUES_AT + RATS_VALUE] = bounded(rats_value / VALUE)
    moves[i, VALUES_AT + AHEAD_VALUE] = bounded(ahead / VALUE)
    moves[i, OTHER_STRIP_AT] = 1.0 if follows else 0.0
    moves[i, OTHER_STRIP_AT + 1] = 1.0 if takes_place else 0.0
    moves[i, HEIGHT_AT] = height / 5.0
    moves[i, HEIGHT_AT + 1] = 1.0 if height == 0 else 0.0
    moves[i, MOVE_POINTS_AT] = own_points / 4.0
    moves[i, MOVE_POINTS_AT + 1] = their_points / 4.0
    for their in range(2):
        now, now_stuck = rats_of(rats, their), rats_of(stuck, their)
        before, before_stuck = (
            rats_of(i64(scratch.rats), their),
            rats_of(i64(scratch.stuck), their),
        )
        moves[i, MOVE_RATS_AT + their] = bounded(now / 3.0)
        moves[i, MOVE_STUCK_AT + their] = bounded(now_stuck / 3.0)
        moves[i, RATS_CHANGE_AT + their] = (now - before) / 2.0
        moves[i, STUCK_CHANGE_AT + their] = bounded((now_stuck - before_stuck) / 2.0)
    has_too_many = rats_of(rats, 0) >= TOO_MANY_RATS
    moves[i, TOO_MANY_AT] = 1.0 if has_too_many else 0.0
    moves[i, TOO_MANY_AT + 1] = 1.0 if has_too_many and not follows else 0.0
    moves[i, TOO_MANY_AT + 2] = 1.0 if rats_of(rats, 1) >= TOO_MANY_RATS else 0.0


@kernel
def write_kind(s, face, i, at, moves):
    for kind in range(KINDS):
        moves[i, at + kind] = 0.0
    moves[i, at + KIND_OF_FACE[s.player, face]] = 1.0


@kernel
def note_faces(s, scratch):
    """Store what each field shows, as far around the strips as a strip can reach."""
    for row in range(
        max(i64(s.north) - BEYOND, -EDGE), min(i64(s.south) + BEYOND + 1, SIZE + EDGE)
    ):
        for column in range(SIZE + 2 * EDGE):
            scratch.faces[EDGE + row, column] = EMPTY
        if row < s.north or row > s.south:
            continue
        digits = (s.face[0, row], s.face[1, row], s.face[2, row], s.face[3, row])
        shown = digits[0] | digits[1] | digits[2] | digits[3]
        while shown:
            bit = shown & -shown
            shown ^= bit
            column = COLUMN_OF_BIT[bit * DE_BRUIJN >> 27 & 31]
            scratch.faces[EDGE + row, EDGE + column] = number_at(digits, column)


@kernel
def exchange_faces(s, strip, place, faces, scratch):
    """Show the three fields of a strip at a place, or these faces if there is no strip; return what
    was shown there, four digits each."""
    direction = direction_of(place)
    before = i64(0)
    for field in range(FIELDS):
        at_row = EDGE + row_of(place) + field * STEP[direction, 0]
        at_column = EDGE + column_of(place) + field * STEP[direction, 1]
        face = faces >> field * DIGITS & 15 if strip == NO_STRIP else i64(s.field[strip, field])
        before |= i64(scratch.faces[at_row, at_column]) << field * DIGITS
        scratch.faces[at_row, at_column] = face
    return before


@kernel
def company(face, row, column, scratch):
    """What a spice scores on a field, and how many fields beside it show the same."""
    if face == EMPTY or face >= RAT:
        return i64(0), i64(0)
    beside = i64(0)
    is_larger = False
    for step in range(DIRECTIONS):
        at_row = EDGE + row + STEP[step, 0]
        at_column = EDGE + column + STEP[step, 1]
        if scratch.faces[at_row, at_column] == face:
            beside += 1
            around = i64(0)  # the field itself included
            for further in range(DIRECTIONS):
                far_row = at_row + STEP[further, 0]
                far_column = at_column + STEP[further, 1]
                around += 1 if scratch.faces[far_row, far_column] == face else 0
            is_larger = is_larger or around > 1
    points = i64(0)
    if beside:
        points = i64(2 if beside > 1 or is_larger else 1)
    return points, beside


@kernel
def points_left(face, row, column, scratch):
    """About what is left of a group that loses a field scores: the best of what lies beside it."""
    most = i64(0)
    for step in range(DIRECTIONS):
        at_row = row + STEP[step, 0]
        at_column = column + STEP[step, 1]
        if scratch.faces[EDGE + at_row, EDGE + at_column] == face:
            points, _ = company(face, at_row, at_column, scratch)
            most = max(most, points)
    return most


@kernel
def open_beside(s, field, direction, row, column, scratch):
    """How many fields beside one of a strip, outside of it, can be covered or have room."""
    fields = 0
    for step in range(DIRECTIONS):
        if (step == direction and field < FIELDS - 1) or (step == direction ^ BACK and field > 0):
            continue
        at_row = row + STEP[step, 0]
        at_column = column + STEP[step, 1]
        if 0 <= at_row < SIZE and 0 <= at_column < SIZE:
            if s.north - FIELDS <= at_row <= s.south + FIELDS:
                fields += scratch.open[at_row] >> at_column & 1
            else:
                fields += 1
    return fields


NETWORK_INPUTS = NetworkInputs(
    facts=FACTS,
    rows=ROWS,
    row=ROW,
    move=MOVE,
    references=FIELDS,
    most_moves=MOST_MOVES,
    write=write,
    weights=Path(__file__).with_name("network.npz"),
    training=Path(__file__).with_name("training.toml"),
    lookahead=NetworkLookahead(plies=2, tree=True, candidates=16, dropping=4.0),
)
