"""Why a strip cannot be laid somewhere, in a sentence."""

from __future__ import annotations

from ...core.contract import State
from ...core.sentence import Sentence, sentence
from . import actions as act
from .notation import place_text
from .state import SIZE
from .table import cells_of, heights, top_strips, turned_up


def explain(state: State, action: int) -> Sentence:
    """The sentence for a well-formed move that is not legal now."""
    slot, place = act.decode(action)
    strips = turned_up(state)
    if slot >= len(strips):
        english = f"only strip {strips[0]} is turned up"
        return sentence("rat-hot-only-strip", english, strip=strips[0])
    refused = refusal(state, strips[slot], place)
    assert refused is not None, "this move is legal"
    return refused


def refusal(state: State, strip: int, place: int) -> Sentence | None:
    """Why a strip cannot be laid at a place; None if it can."""
    cells = cells_of(place)
    if off := [cell for cell in cells if not all(0 <= at < SIZE for at in cell)]:
        column, row = off[-1]
        beyond = f"row {row}" if 0 <= column < SIZE else f"column {column}"
        return sentence(
            "rat-hot-over-the-edge",
            f"strip {strip} would stick out over the edge of the table, to {beyond};"
            f" columns and rows run from 0 to {SIZE - 1}",
            strip=strip,
        )
    fields = state["field"][0, strip]
    _, _, direction = act.parts_of(place)
    if fields[0] == fields[-1] and direction in (act.NORTH, act.WEST):
        column, row = cells[-1]
        same = act.place_number(row, column, (direction + 2) % act.DIRECTIONS)
        right = f"{strip}@{place_text(same)}"
        return sentence(
            "rat-hot-both-ways",
            f"strip {strip} reads the same both ways, so it is only laid E or S; write this move"
            f" as {right}",
            strip=strip,
            move=right,
        )
    height = heights(state)
    beneath = [int(height[row, column]) for column, row in cells]
    if len(set(beneath)) > 1:
        listed = ", ".join(map(str, beneath))
        return sentence(
            "rat-hot-hollow",
            f"there would be a gap beneath strip {strip}: the heights there are {listed},"
            " and must be equal",
            strip=strip,
            listed=listed,
        )
    top = top_strips(state)
    if not beneath[0]:
        if not any(
            (column + act.COLUMN_STEP[step], row + act.ROW_STEP[step]) in top
            for column, row in cells
            for step in range(act.DIRECTIONS)
        ):
            return sentence(
                "rat-hot-touches-nothing",
                f"strip {strip} would not touch anything there; at least one of its fields must"
                " share an edge with a strip on the table",
                strip=strip,
            )
    elif len({top[cell] for cell in cells}) == 1:
        english = f"strip {strip} would cover strip {top[cells[0]]} exactly; lay it on two or three"
        return sentence("rat-hot-covers-one", english, strip=strip, other=int(top[cells[0]]))
    return None
