"""Why a strip cannot be laid somewhere, in a sentence."""

from __future__ import annotations

from ...core.contract import State
from . import actions as act
from .notation import place_text
from .state import SIZE
from .table import cells_of, heights, top_strips, turned_up


def explain(state: State, action: int) -> str:
    """The sentence for a well-formed move that is not legal now."""
    slot, place = divmod(action, act.PLACES)
    strips = turned_up(state)
    if slot >= len(strips):
        return f"only strip {strips[0]} is turned up"
    return refusal(state, strips[slot], place) or "this move is legal"


def refusal(state: State, strip: int, place: int) -> str | None:
    """Why a strip cannot be laid at a place; None where it can."""
    cells = cells_of(place)
    if off := [cell for cell in cells if not all(0 <= at < SIZE for at in cell)]:
        column, row = off[-1]
        beyond = f"row {row}" if 0 <= column < SIZE else f"column {column}"
        return (
            f"strip {strip} would stick out over the edge of the table, to {beyond};"
            f" columns and rows are 0 to {SIZE - 1}"
        )
    fields = state["field"][0, strip]
    if fields[0] == fields[-1] and place % act.DIRECTIONS in (act.NORTH, act.WEST):
        column, row = cells[-1]
        around = (place + 2) % act.DIRECTIONS
        same = (row * SIZE + column) * act.DIRECTIONS + around
        return (
            f"strip {strip} reads the same both ways, so it is laid E or S only; this place is"
            f" written {strip}@{place_text(same)}"
        )
    height = heights(state)
    beneath = [int(height[row, column]) for column, row in cells]
    if len(set(beneath)) > 1:
        listed = ", ".join(map(str, beneath))
        return (
            f"there would be a hollow beneath strip {strip}: the heights there are {listed},"
            " and must be equal"
        )
    top = top_strips(state)
    if not beneath[0]:
        if not any(
            (column + act.COLUMN_STEP[step], row + act.ROW_STEP[step]) in top
            for column, row in cells
            for step in range(act.DIRECTIONS)
        ):
            return (
                f"strip {strip} would touch nothing there; at least one of its fields must share"
                " an edge with a strip on the table"
            )
    elif len({top[cell] for cell in cells}) == 1:
        return f"strip {strip} would cover strip {top[cells[0]]} exactly; lay it on two or three"
    return None
