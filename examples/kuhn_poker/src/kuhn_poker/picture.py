"""The table drawn from a view: in letters, and as SVG."""

from __future__ import annotations

from tavolino.core import drawing as draw
from tavolino.core.contract import Json

WIDTH, HEIGHT = 420, 330
CARD = (56, 78)
BACK, CHIP = "#35506b", "#D55E00"


def _near(view: Json) -> int:
    """The seat at the near side: the onlooker's own."""
    return view["seat"] if isinstance(view["seat"], int) else 0


# --8<-- [start:picture]
def picture(view: Json) -> str:
    near = _near(view)
    lines = [_line(view, 1 - near), f"pot       {sum(view['chips'])} chips", _line(view, near)]
    lines += [f"played    {' '.join(view['moves']) or 'nothing yet'}"]
    if view["result"] is None:
        lines.append(f"player {view['player']} to play")
    else:
        (won,) = view["result"]["winners"]
        lines.append(f"over: player {won} wins {view['result']['scores'][won]} by {_reason(view)}")
    return "\n".join(lines)


def _line(view: Json, seat: int) -> str:
    return f"player {seat}  {_held(view, seat) or '?'}  {view['chips'][seat]} in the pot"


def _held(view: Json, seat: int) -> str:
    """The card in a hand; empty if the onlooker does not see it."""
    return "".join(view["hands"][seat]["cards"])


def _reason(view: Json) -> str:
    return {"fold": "a fold", "showdown": "the higher card"}[view["result"]["reason"]]
    # --8<-- [end:picture]


# --8<-- [start:svg]
def svg(view: Json) -> str:
    """`core/drawing.py` has the paper, the wood and the felt."""
    near = _near(view)
    rows = {1 - near: 70, near: HEIGHT - 70}
    body = draw.surface("felt", WIDTH, HEIGHT)
    for seat, y in rows.items():
        body += _card(_held(view, seat), 90, y) + _chips(view["chips"][seat], 190, y)
        name = view["names"][seat] if "names" in view else f"player {seat}"
        ink = draw.GOLD if seat == view["player"] else draw.LIGHT
        body += draw.text(250, y + 6, name, 17, ink)
    middle = " · ".join(view["moves"]) or "…"
    body += draw.pill(WIDTH / 2, HEIGHT / 2, middle, 16, opacity=0.35)
    return draw.document(WIDTH, HEIGHT, body, "Kuhn poker")


def _card(card: str, x: float, y: float) -> str:
    width, height = CARD
    left, top = x - width / 2, y - height / 2
    paper = draw.rect(left, top, width, height, draw.PAPER if card else BACK, 7)
    letter = draw.text(
        x, y + 13, card, 38, draw.BLACK, anchor="middle", font=draw.SERIF, weight=600
    )
    return draw.shadow(left, top, width, height, 7) + paper + letter


def _chips(count: int, x: float, y: float) -> str:
    return "".join(
        draw.circle(
            x - 14 * each, y, 15, CHIP, stroke=draw.LIGHT, stroke_width=3, stroke_dasharray="7 5"
        )
        for each in range(count)
    )
    # --8<-- [end:svg]
