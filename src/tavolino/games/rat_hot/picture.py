"""The table as a text picture, as an onlooker sees it."""

from __future__ import annotations

from ...core.contract import Json

COLOURS = ("red", "green")
SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
CELL = 6
WARNING = 2  # rats


def picture(view: Json) -> str:
    """The table from above: `r1²` is the first red spice at height 2. The strip laid last is in
    brackets, and the fields of the groups that it scored have a star."""
    lines = [_player_line(view, seat) for seat in range(2)]
    lines += ["", *_table(view), ""]
    if view["turned_up"]:
        strips = (
            f"{strip} ({' '.join(view['strips'][str(strip)])})" for strip in view["turned_up"]
        )
        lines.append("turned up  " + ", ".join(strips))
    lines += [_pile_line(view), _turn_line(view)]
    return "\n".join(line.rstrip() for line in lines)


def _player_line(view: Json, seat: int) -> str:
    points, rats = view["points"][seat], view["rats"][seat]
    return (
        f"player {seat}  {COLOURS[seat]:<5}  {points} point{'s' * (points != 1)},"
        f" {rats} rat{'s' * (rats != 1)}{'!' * (rats >= WARNING)}"
    )


def _table(view: Json) -> list[str]:
    table = view["table"]
    newest = view["laid"][-1]["cells"]
    scored = [cell for group in view["scored"] for cell in group["cells"]]
    width = len(table["fields"][0])
    columns = range(table["column"], table["column"] + width)
    lines = [" " * 4 + "".join(str(column).center(CELL) for column in columns)]
    for row, (fields, heights) in enumerate(
        zip(table["fields"], table["heights"], strict=True), table["row"]
    ):
        cells = []
        for column, field, height in zip(columns, fields, heights, strict=True):
            text = "" if field is None else field + str(height).translate(SUPERSCRIPTS)
            text += "*" * ([column, row] in scored)
            cells.append((f"[{text}]" if [column, row] in newest else text or "·").center(CELL))
        lines.append(f"{row:>3} " + "".join(cells))
    return lines


def _pile_line(view: Json) -> str:
    left, order = len(view["pile"]["strips"]), view["pile"]["order"]
    listed = f": {' '.join(map(str, order))}" if order else ""
    return f"pile       {left} strip{'s' * (left != 1)}{listed}"


def _turn_line(view: Json) -> str:
    result = view["result"]
    if result is None:
        return f"player {view['player']} to lay {' or '.join(map(str, view['turned_up']))}"
    if not result["winners"]:
        return "over: a draw"
    return f"over: player {result['winners'][0]} wins, {result['reason']}"
