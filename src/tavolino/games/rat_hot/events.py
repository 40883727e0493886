"""What a move did, in order. Everything but the order of the face-down strips is on the table to
see, and a move tells of those only once they are turned up, so all onlookers get the same events.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...core.contract import Json, Onlooker, State
from .actions import COLUMN_STEP, DIRECTIONS, ROW_STEP, decode
from .notation import place_text
from .setup import result
from .state import EMPTY, RAT, RATS, SIZE, SPICES
from .strips import FACE_NAMES
from .table import Board, Cell, cells_of, faces, heights, scored_groups, turned_up


def events(before: State, action: int, after: State, onlooker: Onlooker) -> list[Json]:
    """| type | what it tells |
    | --- | --- |
    | `lay` | `player`, `strip`, `place`, its `fields` and their `cells`; the faces that it `covers`
    (none on the bare table), and the `height` that it lies at, from 1 |
    | `score` | the `player` of that colour, `spice`, the `cells` of the group, its `points` |
    | `rats` | the `player` of that colour, how many rats are in sight (`count`), and `before` |
    | `turn-up` | the next `player`, the `strips` |
    | `final-group` | as `score`, when all strips lie |
    | `final` | the `points` of all those groups, and the `totals` |
    | `end` | `winners`, `reason`, `scores` |
    """
    slot, place = decode(action)
    strip = turned_up(before)[slot]
    player = int(before["player"][0])
    cells = cells_of(place)
    shown, height = faces(before), heights(before)
    under = int(height[cells[0][::-1]])
    told: list[Json] = [
        {
            "type": "lay",
            "player": player,
            "strip": strip,
            "place": place_text(place),
            "fields": [FACE_NAMES[face] for face in before["field"][0, strip]],
            "cells": [list(cell) for cell in cells],
            "covers": [FACE_NAMES[shown[cell[::-1]]] for cell in cells] if under else [],
            "height": under + 1,
        }
    ]
    told += _groups(after, "score", _scored_by_strip(before, after, cells))
    told += _rats(before, after)
    if after["over"][0]:
        told += _ending(after)
    elif int(after["player"][0]) != player:
        told.append(
            {"type": "turn-up", "player": int(after["player"][0]), "strips": turned_up(after)}
        )
    return told


def _scored_by_strip(before: State, after: State, cells: list[Cell]) -> list[list[Cell]]:
    """The groups that a strip scored. The table's record forgets them when the last strip brings
    the final scoring, so they are looked for on the table."""
    shown = faces(after)
    starts = list(cells)
    if before["shrunk_groups_score"][0]:
        lost = faces(before)
        starts += [
            beside
            for cell in cells
            for beside in _neighbours(cell)
            if shown[beside[::-1]] == lost[cell[::-1]]
        ]
    groups: list[list[Cell]] = []
    for start in starts:
        if EMPTY < shown[start[::-1]] < RAT and not any(start in group for group in groups):
            group = _group(shown, start)
            if len(group) > 1:
                groups.append(group)
    return sorted(groups, key=lambda group: group[0][::-1])


def _neighbours(cell: Cell) -> list[Cell]:
    near = ((cell[0] + COLUMN_STEP[d], cell[1] + ROW_STEP[d]) for d in range(DIRECTIONS))
    return [(column, row) for column, row in near if 0 <= column < SIZE and 0 <= row < SIZE]


def _group(shown: Board, start: Cell) -> list[Cell]:
    """The fields joined by edges that show the same face, from north to south."""
    group = [start]
    for cell in group:
        group += [
            beside
            for beside in _neighbours(cell)
            if shown[beside[::-1]] == shown[start[::-1]] and beside not in group
        ]
    return sorted(group, key=lambda cell: cell[::-1])


def _groups(state: State, name: str, groups: list[list[Cell]]) -> Iterator[Json]:
    shown = faces(state)
    for group in groups:
        face = int(shown[group[0][::-1]])
        yield {
            "type": name,
            "player": (face - 1) // SPICES,
            "spice": FACE_NAMES[face],
            "cells": [list(cell) for cell in group],
            "points": min(len(group) - 1, 2),
        }


def _rats(before: State, after: State) -> Iterator[Json]:
    for colour in range(2):
        was, count = int(before["rats"][0, colour]), int(after["rats"][0, colour])
        if count != was:
            yield {"type": "rats", "player": colour, "count": count, "before": was}


def _ending(after: State) -> Iterator[Json]:
    ending = result(after)
    if int(after["reason"][0]) != RATS:
        yield from _groups(after, "final-group", scored_groups(after))
        yield {"type": "final", "points": ending["final"], "totals": ending["scores"]}
    yield {"type": "end"} | {key: ending[key] for key in ("winners", "reason", "scores")}
