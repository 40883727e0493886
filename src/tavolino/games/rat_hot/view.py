"""What an onlooker may see, built from a white list."""

from __future__ import annotations

from collections.abc import Callable

from ...core.contract import OPEN, Json, Onlooker, State
from .notation import place_text
from .options import OPTIONS, options_of, strips_of
from .setup import result, strip_points
from .strips import FACE_NAMES
from .table import (
    Board,
    cells_of,
    extent,
    face_down,
    faces,
    heights,
    laid_strips,
    scored_groups,
    turned_up,
)


def views(state: State) -> Callable[[Onlooker], Json]:
    """Everybody can tell which strips are still to come, and nobody in what order."""
    pile = face_down(state)
    open_part = _open_part(state)

    def view(onlooker: Onlooker) -> Json:
        order = pile if onlooker == OPEN else None
        return open_part | {"seat": onlooker, "pile": {"strips": sorted(pile), "order": order}}

    return view


def _open_part(state: State) -> Json:
    """What everybody sees alike, with room for the rest."""
    over = bool(state["over"][0])
    options = options_of(state)
    shown = faces(state)
    return {
        "game": "rat-hot",
        "options": {option.name: options[option.name] for option in OPTIONS},
        "seat": None,
        "player": None if over else int(state["player"][0]),
        "step": "over" if over else "lay",
        "strips": strips_of(state),
        "turned_up": turned_up(state),
        "pile": None,
        "laid": _laid(state),
        "table": _table(state, shown),
        "points": state["points"][0].tolist(),
        "rats": state["rats"][0].tolist(),
        "scored": _scored(state, shown),
        "result": result(state) if over else None,
    }


def _laid(state: State) -> list[Json]:
    """The strips on the table, in laying order. The start strip scores nothing."""
    points = [[0, 0], *(row[1:] for row in strip_points(state))]
    return [
        {
            "strip": strip,
            "place": place_text(place),
            "cells": [list(cell) for cell in cells_of(place)],
            "points": scored,
        }
        for (strip, place), scored in zip(laid_strips(state), points, strict=True)
    ]


def _table(state: State, shown: Board) -> Json:
    """The table from above, as far as strips lie on it: `fields[0][0]` is at `column` and `row`.
    A bare cell has null for a field and height 0."""
    columns, rows = extent(state)
    reach = slice(rows.start, rows.stop), slice(columns.start, columns.stop)
    height = heights(state)[reach].tolist()
    return {
        "column": columns.start,
        "row": rows.start,
        "fields": [
            [FACE_NAMES[face] if high else None for face, high in zip(*row, strict=True)]
            for row in zip(shown[reach].tolist(), height, strict=True)
        ],
        "heights": height,
    }


def _scored(state: State, shown: Board) -> list[Json]:
    """The groups that the strip laid last scored; at the end of the game, all that scored there."""
    return [
        {
            "spice": FACE_NAMES[shown[group[0][::-1]]],
            "points": min(len(group) - 1, 2),
            "cells": [list(cell) for cell in group],
        }
        for group in scored_groups(state)
    ]
