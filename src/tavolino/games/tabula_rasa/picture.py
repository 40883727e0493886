"""The table as a text picture, as an onlooker sees it."""

from __future__ import annotations

from ...core.contract import Json
from .state import CASTLE_POINTS, TREASURE_POINTS

MARGIN, COLUMN = 12, 6


def picture(view: Json) -> str:
    """Ten columns, the onlooker's own row below; with three players, the third row lies between
    the territories and the treasures. Knights queue up; the number next to the tiles counts them.
    """
    own, across, *between = rows_seen(view)
    near, *others = seats_seen(view)
    shields = [f"{tile['place']} ({tile['points']})" for tile in view["territories"]]
    rule = " " * MARGIN + "─" * (COLUMN * len(shields))
    lines = [_hand_line(view, seat) for seat in others]
    lines += ["", *_queue(view, across)[::-1], rule]
    lines.append(_line(f"castle ({CASTLE_POINTS})", shields))
    for row in between:
        lines += [rule, *_queue(view, row), rule]
    lines += [_line("treasures", [f"({TREASURE_POINTS})"] * len(shields)), rule]
    lines += [*_queue(view, own), "", _hand_line(view, near), _stock_line(view), *_count(view)]
    return "\n".join(line.rstrip() for line in lines)


def seats_seen(view: Json) -> list[int]:
    """The onlooker's own seat (or seat 0), then the others in the order of turns."""
    players = len(view["hands"])
    near = view["seat"] if isinstance(view["seat"], int) else 0
    return [(near + step) % players for step in range(players)]


def rows_seen(view: Json) -> list[int]:
    """The onlooker's own row, the one across the territories, and the one between."""
    rows = len(view["teams"])
    return [(seats_seen(view)[0] + step) % rows for step in range(rows)]


def row_name(view: Json, row: int) -> str:
    return f"{'player' if len(view['teams'][row]) == 1 else 'team'} {row}"


def _line(label: str, cells: list[str]) -> str:
    return label.ljust(MARGIN) + "".join(cell.center(COLUMN) for cell in cells)


def _queue(view: Json, row: int) -> list[str]:
    """The knights of a row, its counts first: the line next to the tiles."""
    queues = [territory["knights"][row] for territory in view["territories"]]
    lines = [_line(row_name(view, row), [str(len(knights)) for knights in queues])]
    for depth in range(max(map(len, queues))):
        lines.append(
            _line("", [knights[depth] if depth < len(knights) else "" for knights in queues])
        )
    return lines


def _pile(pile: Json) -> str:
    known = " ".join(pile["cards"])
    backs = f"{pile['hidden']} hidden" if pile["hidden"] else ""
    return known or backs or "no cards"


def _hand_line(view: Json, seat: int) -> str:
    rows = len(view["teams"])
    team = f" (team {seat % rows})" if len(view["hands"]) > rows else ""
    return f"player {seat}{team}  {_pile(view['hands'][seat])}"


def _stock_line(view: Json) -> str:
    return f"stock  {_pile(view['stock'])} · removed  {_pile(view['removed'])}"


def _count(view: Json) -> list[str]:
    """Whose turn it is or, when the game is over, what each row took and who won."""
    result = view["result"]
    if result is None:
        return [f"player {view['player']} to play"]
    lines, winners = [], []
    for row, seats in enumerate(view["teams"]):
        taken = {"territory": "", "treasure": ""}
        for place, tile, owner in result["tiles"]:
            if owner == row and tile == "castle":
                taken["territory"] += " castle"
            elif owner == row:
                taken[tile] += f" {place}"
        words = [
            f"{name}{tiles}"
            for name, tiles in zip(("territories", "treasures"), taken.values(), strict=True)
            if tiles
        ]
        points = f"{row_name(view, row)}  {result['scores'][seats[0]]} points"
        lines.append(": ".join([points, ", ".join(words)] if words else [points]))
        winners += [row_name(view, row)] * (seats[0] in result["winners"])
    end = "wins" if len(winners) == 1 else "share the win"
    return [*lines, f"over: {' and '.join(winners)} {end}"]
