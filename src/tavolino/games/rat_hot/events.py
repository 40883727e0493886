"""What a move did, in order. Everything but the order of the face-down strips is open, and a move
shows those only once they are turned up, so all onlookers get the same events.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...core.contract import Onlooker, State
from .actions import COLUMN_STEP, DIRECTIONS, ROW_STEP, decode
from .event_types import (
    Ended,
    Event,
    FinalGroupScored,
    FinalScored,
    RatsChanged,
    Scored,
    StripLaid,
    TurnedUp,
)
from .notation import place_text
from .setup import result
from .state import EMPTY, RAT, RATS, SIZE
from .strips import FACE_NAMES
from .table import Board, Cell, cells_of, faces, group_score, heights, scored_groups, turned_up


def events(before: State, action: int, after: State, onlooker: Onlooker) -> list[Event]:
    slot, place = decode(action)
    strip = turned_up(before)[slot]
    player = int(before["player"][0])
    cells = cells_of(place)
    shown, height = faces(before), heights(before)
    under = int(height[cells[0][::-1]])
    told: list[Event] = [
        StripLaid(
            player=player,
            strip=strip,
            place=place_text(place),
            fields=[FACE_NAMES[face] for face in before["field"][0, strip]],
            cells=list(map(list, cells)),
            covers=[FACE_NAMES[shown[cell[::-1]]] for cell in cells] if under else [],
            height=under + 1,
        )
    ]
    told += _groups(after, Scored, _scored_by_strip(before, after, cells))
    told += _rats(before, after)
    if after["over"][0]:
        told += _ending(after)
    elif int(after["player"][0]) != player:
        told.append(TurnedUp(int(after["player"][0]), turned_up(after)))
    return told


def _scored_by_strip(before: State, after: State, cells: list[Cell]) -> list[list[Cell]]:
    """The groups that a strip scored. After the last strip, the record holds the final scoring
    instead, so they are found on the table."""
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


def _groups(
    state: State, kind: type[Scored] | type[FinalGroupScored], groups: list[list[Cell]]
) -> Iterator[Event]:
    shown = faces(state)
    for group in groups:
        yield kind(**group_score(shown, group))


def _rats(before: State, after: State) -> Iterator[Event]:
    for colour in range(2):
        was, count = int(before["rats"][0, colour]), int(after["rats"][0, colour])
        if count != was:
            yield RatsChanged(colour, count, was)


def _ending(after: State) -> Iterator[Event]:
    ending = result(after)
    if int(after["reason"][0]) != RATS:
        yield from _groups(after, FinalGroupScored, scored_groups(after))
        yield FinalScored(ending["final"], ending["scores"])
    yield Ended(ending["winners"], ending["reason"], ending["scores"])
