"""How much a player likes each place for a strip: kernels.

The table is evaluated once. Then each place is worth the sum of its three fields, and of the rats
that it shows, covers, sticks and loosens. While two strips are in hand, the best place for the
other one is added.
"""

from __future__ import annotations

import numpy as np

from ....core.kernel import i64, kernel, record
from ..actions import (
    COLUMN_STEP,
    NORTH,
    ROW_STEP,
    SOUTH,
    WEST,
    cell_of,
    column_of,
    direction_of,
    place_of,
    row_of,
    slot_of,
)
from ..state import EMPTY, FIELDS, RAT, SIZE, TOO_MANY_RATS
from .evaluate import (
    ACROSS_MIDDLE,
    DOWN_MIDDLE,
    EAST_END,
    NORTH_END,
    SOUTH_END,
    TEN,
    THEIR_RAT,
    TWO,
    WEST_END,
    evaluate,
    find_rats,
)
from .rats import height_at, is_stuck_on, lies_on, most_covered, rats_on, touched, would_stick
from .scratch import BESTS, FEW
from .weights import FULL_SKILL, LAST_TURN, OWN, SKILLS, THEIRS

PART = np.array(  # by direction and field
    [
        (SOUTH_END, DOWN_MIDDLE, NORTH_END),
        (WEST_END, ACROSS_MIDDLE, EAST_END),
        (NORTH_END, DOWN_MIDDLE, SOUTH_END),
        (EAST_END, ACROSS_MIDDLE, WEST_END),
    ]
)

STEP = np.array([ROW_STEP, COLUMN_STEP]).T.copy()  # by direction: rows, columns
CELL_STEP = STEP @ (SIZE, 1)

COVERED, STUCK, LOOSE = range(3)  # what can become of a rat

NOWHERE = -1e9
NEVER = 99


@kernel
def preferences(s, legal, n, skill, scratch, out):
    is_last_turn = s.laid + s.turned_up == s.strips
    row = LAST_TURN if is_last_turn and skill == FULL_SKILL else skill
    weigh_places(s, legal, n, record(SKILLS, i64(row)), scratch, out)


@kernel
def weigh_places(s, legal, n, weights, scratch, out):
    evaluate(s, weights, scratch)
    rats, stuck = find_rats(s, scratch)
    scratch.rats = rats
    scratch.stuck = stuck
    weigh_rats(s, rats, weights, scratch)
    weigh_each(s, legal, n, rats, stuck, weights.trapped[OWN], scratch, out)
    if s.turned_up > 1 and weights.ahead[OWN] > 0.0:
        look_ahead(legal, n, weights.ahead[OWN], scratch, out)
    for i in range(n):
        out[i] *= weights.scale[OWN]


# -- each place ----------------------------------------------------------------------------------


@kernel
def weigh_each(s, legal, n, rats, stuck, rescue, scratch, out):
    """What each place is worth: its fields, and the rats as they are then. It is one long kernel,
    because passing arrays on would cost more than the work itself."""
    for i in range(n):
        action = i64(legal[i])
        slot = slot_of(action)
        place = place_of(action)
        strip = i64(s.order[s.laid + slot])
        direction = direction_of(place)
        row = row_of(place)
        column = column_of(place)
        value = 0.0
        near = face_before = points_before = i64(0)
        has_rat = False
        for field in range(FIELDS):
            at_row = row + field * STEP[direction, 0]
            at_column = column + field * STEP[direction, 1]
            value += scratch.cover[at_row, at_column]
            near |= scratch.near[at_row, at_column]
            face = i64(s.field[strip, field])
            if face >= RAT:
                has_rat = True
            elif face > EMPTY:
                spot = scratch.spots[face, PART[direction, field], at_row]
                points = (spot >> at_column & 1) + (spot >> TWO >> at_column & 1)
                if face == face_before:  # one group with the field before
                    value -= scratch.lay[face, points_before]
                    points = 2 if points + points_before else 1
                value += scratch.lay[face, points]
                points_before = points
            face_before = face
        rats_now, stuck_now = rats, stuck
        is_near = near != 0
        if near or has_rat:
            rats_now, stuck_now = rats_after(s, strip, place, near, rats, stuck, scratch)
        own_rats, own_stuck = rats_now & THEIR_RAT - 1, stuck_now & THEIR_RAT - 1
        their_rats, their_stuck = rats_now // THEIR_RAT, stuck_now // THEIR_RAT
        value += (
            scratch.own_rats[slot, min(own_rats, FEW), min(own_stuck, FEW)]
            + scratch.their_rats[min(their_rats, FEW), min(their_stuck, FEW)]
        )
        if own_rats >= scratch.alarm[slot] and (is_near or has_rat):
            too_many = own_rats - scratch.alarm[slot] + 2
            if most_covered(s, strip, row, column, direction, i64(s.player)) >= too_many:
                value += too_many * rescue
        out[i] = value


@kernel
def rats_after(s, strip, place, near, rats, stuck, scratch):
    """The rats in sight, and those that are stuck, when a strip lies at a place; `near` are the
    bits of those in sight that it covers, sticks or loosens."""
    row, column = row_of(place), column_of(place)
    height = height_at(s, row, column) + 1
    laid, laid_stuck = rats_laid(s, strip, row, column, direction_of(place), height)
    rats += laid
    stuck += laid_stuck
    rat = 0
    while near:
        if near & 1:
            fate = fate_of_rat(
                scratch.rat_row[rat],
                scratch.rat_column[rat],
                scratch.rat_height[rat],
                scratch.rat_across[rat],
                scratch.rat_along[rat],
                place,
                height,
            )
            whose = scratch.rat_whose[rat]
            rats -= whose if fate == COVERED else 0
            stuck += whose * ((1 if fate == STUCK else 0) - scratch.rat_stuck[rat])
        near >>= 1
        rat += 1
    return rats, stuck


@kernel
def rats_laid(s, strip, row, column, direction, height):
    """The rats on a strip and how many of them are stuck when it lies there, at that height."""
    rats = stuck = i64(0)
    for field in range(FIELDS):
        face = i64(s.field[strip, field])
        if face >= RAT:
            whose = 1 if face == RAT + s.player else THEIR_RAT
            rats += whose
            if would_stick(s, row, column, direction, i64(field), height):
                stuck += whose
    return rats, stuck


@kernel
def fate_of_rat(row, column, own_height, across, along, place, height):
    """What becomes of a rat in sight when a strip lies at a place, up to a height."""
    direction = direction_of(place)
    north = row_of(place) - (FIELDS - 1 if direction == NORTH else 0)
    west = column_of(place) - (FIELDS - 1 if direction == WEST else 0)
    down = direction == NORTH or direction == SOUTH
    if lies_on(north, west, down, row, column):
        return COVERED
    is_level = own_height == height
    on_row = touched(row, column, False, north, west, down)
    on_column = touched(row, column, True, north, west, down)
    if is_stuck_on(across, on_row, is_level) and is_stuck_on(along, on_column, is_level):
        return STUCK
    return LOOSE


@kernel
def weigh_rats(s, rats, weights, scratch):
    """What it is worth to see some rats, some of them stuck, when a strip has been laid. A player
    without another turn need not fear them any more."""
    left = i64(s.strips) - s.laid - s.turned_up  # after this turn
    in_hand = i64(s.turned_up)
    for slot in range(in_hand):
        scratch.alarm[slot] = NEVER
        if in_hand > 1:
            other = i64(s.order[s.laid + 1 - slot])
            scratch.alarm[slot] = TOO_MANY_RATS + 1 - rats_on(s, other, i64(s.player))
    for now in range(min((rats & THEIR_RAT - 1) + FIELDS, FEW) + 1):
        for stuck in range(now + 1):
            fear = danger(s, now, stuck, i64(OWN), weights, scratch) if left > 2 else 0.0
            for slot in range(in_hand):
                value = -fear
                too_many = now - TOO_MANY_RATS + 1
                if in_hand > 1:
                    too_many = now - scratch.alarm[slot] + 2
                if too_many > 0 and in_hand == 1:
                    value -= weights.third[OWN]
                elif too_many > 0:
                    # One strip covers a rat, seldom two.
                    value -= weights.late[OWN] * too_many
                    if now - stuck < too_many or too_many > 1:
                        value -= weights.trapped[OWN] * too_many
                scratch.own_rats[slot, now, stuck] = value
    for now in range(min(rats // THEIR_RAT + FIELDS, FEW) + 1):
        for stuck in range(now + 1):
            value = danger(s, now, stuck, i64(THEIRS), weights, scratch) if left else 0.0
            if left and in_hand == 1 and now >= TOO_MANY_RATS:
                value += weights.third[THEIRS]
                if stuck >= TOO_MANY_RATS:
                    # With two strips they may loosen one first; with one they are lost.
                    value += weights.trapped[THEIRS if left > 1 else OWN]
            scratch.their_rats[now, stuck] = value


@kernel
def danger(s, rats, stuck, side, weights, scratch):
    """The weight of a colour's rats in sight; 0 if there cannot be three of them any more."""
    colour = s.player if side == OWN else 1 - s.player
    to_come = TEN * scratch.to_come[RAT + colour]
    if rats + to_come < TOO_MANY_RATS - 0.5:
        return 0.0
    return (1.0 + weights.rats_to_come[side] * (to_come - 3.0)) * (
        weights.rat[side] * rats
        + weights.more_rats[side] * max(rats - 1, 0)
        + weights.stuck[side] * stuck
        + weights.more_stuck[side] * stuck * stuck
    )


# -- the other strip -----------------------------------------------------------------------------


@kernel
def look_ahead(legal, n, weight, scratch, out):
    """Add to each place of one strip what the other one is worth at the best place that is left."""
    for slot in range(2):
        for at in range(BESTS):
            scratch.best[slot, at] = NOWHERE
    for i in range(n):
        action = i64(legal[i])
        slot = slot_of(action)
        at = i64(BESTS - 1)
        if out[i] > scratch.best[slot, at]:
            while at > 0 and scratch.best[slot, at - 1] < out[i]:
                scratch.best[slot, at] = scratch.best[slot, at - 1]
                scratch.best_place[slot, at] = scratch.best_place[slot, at - 1]
                at -= 1
            scratch.best[slot, at] = out[i]
            scratch.best_place[slot, at] = place_of(action)
    for i in range(n):
        action = i64(legal[i])
        other = 1 - slot_of(action)
        at = i64(0)
        while at < BESTS - 1 and overlap(place_of(action), scratch.best_place[other, at]):
            at += 1
        out[i] += weight * scratch.best[other, at]


@kernel
def overlap(place, other):
    """Whether two places share a cell."""
    step = CELL_STEP[direction_of(place)]
    other_step = CELL_STEP[direction_of(other)]
    apart = cell_of(other) - cell_of(place)
    for i in range(FIELDS):
        for j in range(FIELDS):
            if apart + j * other_step == i * step:
                return True
    return False
