"""Who can still take a territory, and who would take it if the game ended now: kernels.

Unlike majorities.py, nothing here is estimated. Everything is counted from what the seat to move
knows. Rows are numbered from the seat's own.
"""

from __future__ import annotations

from ....core.kernel import i64, kernel
from ..state import (
    CASTLE_POINTS,
    KINDS,
    NOTHING,
    NOWHERE,
    TERRITORIES,
    TERRITORY,
    TREASURE,
    TREASURE_POINTS,
    VALUES,
)
from .majorities import POINTS
from .scratch import NOBODY


@kernel
def note_contests(s, scratch):
    """Store what can still become of the territories, and what they are worth now. It needs the
    unseen cards and the supply that `evaluate` stores."""
    note_reach(s, scratch)
    note_points(i64(s.rows), scratch)


# -- what can still come -------------------------------------------------------------------------


@kernel
def note_reach(s, scratch):
    """How many knights each row could have in the end, if all that fits came to it."""
    for territory in range(TERRITORIES):
        scratch.held_fit[territory] = 0
        scratch.unseen_fit[territory] = 0
    all_unseen = 0
    for card in range(KINDS):
        number = card % VALUES
        colour = VALUES + card // VALUES
        held = i64(s.hand[s.player, card])
        unseen = int(scratch.unseen[card])
        all_unseen += unseen
        scratch.held_fit[number] += held
        scratch.held_fit[colour] += held
        scratch.unseen_fit[number] += unseen
        scratch.unseen_fit[colour] += unseen
    for row in range(s.rows):
        to_lay = unseen_to_lay(row, all_unseen, scratch)
        laid_by = (s.player + row) % s.rows
        for territory in range(TERRITORIES):
            knights = i64(s.knights[laid_by, territory])
            scratch.knights[row, territory] = knights
            most = knights + min(to_lay, scratch.unseen_fit[territory])
            if row == 0:
                most += scratch.held_fit[territory]
            scratch.most[row, territory] = most


@kernel
def unseen_to_lay(row, unseen, scratch):
    """How many of the unseen cards a row will lay."""
    return int(scratch.supply[row] * max(unseen, 1) + 0.5)


@kernel
def most_of_others(rows, row, territory, scratch):
    """How many knights the strongest rival of a row can still have."""
    most = 0
    for other in range(rows):
        if other != row:
            most = max(most, scratch.most[other, territory])
    return most


@kernel
def knights_of_others(rows, row, territory, scratch):
    """How many knights the strongest rival of a row has."""
    most = 0
    for other in range(rows):
        if other != row:
            most = max(most, scratch.knights[other, territory])
    return most


# -- if the game ended now -----------------------------------------------------------------------


@kernel
def note_points(rows, scratch):
    """The points of each row, the castle included, and how an own knight more changes them."""
    for row in range(rows):
        scratch.points_now[row] = 0
    for territory in range(TERRITORIES):
        scratch.owner[0, territory] = NOBODY
        scratch.owner[1, territory] = NOBODY
        for row in range(rows):
            tile = tile_with(rows, row, territory, 0, scratch)
            tile_then = tile_with(rows, row, territory, 1, scratch)
            points = tile_points(tile, territory)
            scratch.points_now[row] += points
            scratch.points_more[row, territory] = tile_points(tile_then, territory) - points
            if tile == TERRITORY:
                scratch.owner[0, territory] = row
            if tile_then == TERRITORY:
                scratch.owner[1, territory] = row
    castle = castle_owner(i64(NOWHERE), scratch)
    scratch.castle_now = castle
    if castle != NOBODY:
        scratch.points_now[castle] += CASTLE_POINTS
    for number in range(VALUES):
        if scratch.owner[0, number] != scratch.owner[1, number]:
            then = castle_owner(i64(number), scratch)
            if castle != NOBODY:
                scratch.points_more[castle, number] -= CASTLE_POINTS
            if then != NOBODY:
                scratch.points_more[then, number] += CASTLE_POINTS


@kernel
def tile_with(rows, row, territory, more, scratch):
    """What a row takes at a territory as the rules say, with that many more own knights."""
    knights = scratch.knights[row, territory] + (more if row == 0 else 0)
    if knights == 0:
        return NOTHING
    rivals = 0
    for other in range(rows):
        if other != row:
            theirs = scratch.knights[other, territory] + (more if other == 0 else 0)
            rivals += 1 if theirs >= knights else 0
    return TERRITORY - rivals


@kernel
def tile_points(tile, territory):
    if tile == TERRITORY:
        return int(POINTS[territory])
    return TREASURE_POINTS if tile == TREASURE else 0


@kernel
def castle_owner(changed, scratch):
    """Who owns two numbers first, from left to right, if one of them got an own knight more."""
    owners = 0
    for number in range(VALUES):
        owner = scratch.owner[1 if number == changed else 0, number]
        if owner != NOBODY:
            if owners >> owner & 1:
                return owner
            owners |= 1 << owner
    return i64(NOBODY)
