"""What an onlooker may see, built from a whitelist."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.contract import OPEN, Onlooker, State
from .notation import place_text
from .options import options_of, strips_of
from .setup import result, strip_points
from .state import SIZE, TOO_MANY_RATS
from .strips import FACE_NAMES
from .table import (
    Board,
    cells_of,
    extent,
    face_down,
    faces,
    group_score,
    heights,
    laid_strips,
    scored_groups,
    turned_up,
)
from .view_types import Group, LaidStrip, Options, Pile, Result, Table, View


def views(state: State) -> Callable[[Onlooker], View]:
    """Everybody can work out which strips are still to come, but not their order."""
    pile = face_down(state)
    ascending = sorted(pile)
    open_part = _open_part(state)

    def view(onlooker: Onlooker) -> View:
        order = pile if onlooker == OPEN else None
        return View(seat=onlooker, pile=Pile(ascending, order), legal=[], **open_part)

    return view


def _open_part(state: State) -> dict[str, Any]:
    """What everybody sees alike."""
    over = bool(state["over"][0])
    shown = faces(state)
    return {
        "options": Options(**options_of(state)),
        "player": None if over else int(state["player"][0]),
        "step": "over" if over else "lay",
        "strips": strips_of(state),
        "turned_up": turned_up(state),
        "laid": _laid(state),
        "table": _table(state, shown),
        "points": state["points"][0].tolist(),
        "rats": state["rats"][0].tolist(),
        "fatal_rats": TOO_MANY_RATS,
        "scored": _scored(state, shown),
        "result": Result(**result(state)) if over else None,
    }


def _laid(state: State) -> list[LaidStrip]:
    """The strips on the table, in laying order. The start strip scores nothing."""
    points = [[0, 0], *(row[1:] for row in strip_points(state))]
    return [
        LaidStrip(strip, place_text(place), list(map(list, cells_of(place))), scored)
        for (strip, place), scored in zip(laid_strips(state), points, strict=True)
    ]


def _table(state: State, shown: Board) -> Table:
    columns, rows = extent(state)
    reach = slice(rows.start, rows.stop), slice(columns.start, columns.stop)
    height = heights(state)[reach].tolist()
    fields = [
        [FACE_NAMES[face] if high else None for face, high in zip(*row, strict=True)]
        for row in zip(shown[reach].tolist(), height, strict=True)
    ]
    return Table(columns.start, rows.start, fields, height, SIZE)


def _scored(state: State, shown: Board) -> list[Group]:
    """The groups that the strip laid last scored; at the end of the game, all that scored there."""
    return [Group(**group_score(shown, group)) for group in scored_groups(state)]
