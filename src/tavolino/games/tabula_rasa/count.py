"""The count at the end of the game, and what it would be before."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.contract import State
from .notation import PLACES, places
from .position import score_at
from .state import CASTLE_POINTS, COLOUR_POINTS, NOWHERE, TERRITORY, TREASURE, TREASURE_POINTS
from .view_types import CountStep

POINTS = {place: int(place) if place.isdigit() else COLOUR_POINTS for place in PLACES}


def points_now(state: State) -> list[int]:
    """What each row would score if the game ended now; all knights lie open."""
    counted = state
    if not state["over"][0]:
        counted = state.copy()
        score_at(counted, 0)
    points: list[int] = counted["score"][0, : int(state["rows"][0])].tolist()
    return points


def count_steps(state: State) -> Iterator[CountStep]:
    """The tiles are given away from left to right; the castle with the second number territory, or
    to nobody after the last one."""
    rows = range(int(state["rows"][0]))
    totals = [0] * len(rows)
    castle_at = int(state["castle_at"][0])
    last_number = int(state["values"][0]) - 1
    for place in places(state):
        territory = PLACES.index(place)
        taken = [int(state["taken"][0, row, territory]) for row in rows]
        owner = taken.index(TERRITORY) if TERRITORY in taken else None
        treasures = [row for row in rows if taken[row] == TREASURE]
        if owner is not None:
            totals[owner] += POINTS[place]
        for row in treasures:
            totals[row] += TREASURE_POINTS
        yield CountStep(place, owner, treasures, list(totals))
        won = castle_at == territory
        if won and owner is not None:
            totals[owner] += CASTLE_POINTS
        if won or (castle_at == NOWHERE and territory == last_number):
            yield CountStep(None, owner if won else None, [], list(totals))
