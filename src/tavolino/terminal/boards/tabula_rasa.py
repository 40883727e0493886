"""Ten territories in a row, and the knights of each player or team beneath them."""

from __future__ import annotations

from rich.style import Style

from ...core.contract import Json
from ..canvas import Canvas
from ..look import SIGNS, suit
from .scene import Scene, clip

COLUMN = 7
QUEUE = 3  # lines of knights, two in a line


def draw(scene: Scene) -> Canvas:
    view = scene.view
    territories: list[Json] = view["territories"]
    rows = len(view["teams"])
    width = max(1 + len(territories) * COLUMN, 60)
    hand_y = 4 + rows * (QUEUE + 2) + 2
    canvas = Canvas(width, hand_y + 4, scene.look.ground)
    order = sorted(range(rows), key=lambda row: scene.near in view["teams"][row])
    for column, territory in enumerate(territories):
        x = 1 + column * COLUMN
        _shield(scene, canvas, x, territory)
        height = 4 + rows * (QUEUE + 2)
        spot = f"place {territory['place']}"
        # First the ground, then what lies on it: a card keeps its colour.
        scene.mark(canvas, spot, x, 3, COLUMN - 1, height - 3)
        canvas.spot(spot, x, 0, COLUMN - 1, height)
        for line, row in enumerate(order):
            y = 4 + line * (QUEUE + 2) + 1
            _queue(scene, canvas, x, y, territory["knights"], row, plain=spot == scene.cursor)
    for line, row in enumerate(order):
        y = 4 + line * (QUEUE + 2)
        name = " & ".join(scene.names[seat] for seat in view["teams"][row])
        own = scene.near in view["teams"][row]
        canvas.put(1, y, clip(name, 30), scene.look.own if own else scene.look.theirs)
    _stock(scene, canvas, hand_y - 2)
    scene.hand(canvas, hand_y, view["hands"][scene.near]["cards"])
    return canvas


def _shield(scene: Scene, canvas: Canvas, x: int, territory: Json) -> None:
    place, points = territory["place"], territory["points"]
    style = scene.look.stone if place.isdigit() else suit(place)
    canvas.fill(x, 0, COLUMN - 1, 3, style)
    label = place if place.isdigit() else f"{SIGNS[place]}{place}"
    canvas.put(x, 1, label.center(COLUMN - 1), style + Style(bold=True))
    canvas.put(x, 2, f"({points})".center(COLUMN - 1), style)


def _queue(
    scene: Scene, canvas: Canvas, x: int, y: int, knights: list[list[str]], row: int, plain: bool
) -> None:
    """How many, and the first of them as cards. Beneath the cursor the ink is the cursor's."""
    mine = knights[row]
    best = max(len(others) for others in knights)
    leads = len(mine) == best and sum(len(others) == best for others in knights) == 1
    style = scene.look.strong if leads else scene.look.quiet
    if plain:
        style = Style.null()
    canvas.put(x, y, f"{len(mine)}{'▲' if leads else ' '}", style)
    room = 2 * QUEUE
    for number, card in enumerate(mine[:room]):
        line, half = divmod(number, 2)
        canvas.put(x + 3 * half, y + 1 + line, f"{card[1]}{card[0]}", suit(card[0]))
    if len(mine) > room:
        canvas.put(x + 3, y, f"+{len(mine) - room}", scene.look.quiet)


def _stock(scene: Scene, canvas: Canvas, y: int) -> None:
    stock = scene.view["stock"]
    left = stock["hidden"] + len(stock["cards"])
    x = canvas.put(1, y, f" {scene.say('tabula-stock', left=left)} ", scene.look.back)
    for seat, hand in enumerate(scene.view["hands"]):
        if seat != scene.near:
            cards = scene.say("cards", count=hand["hidden"] + len(hand["cards"]))
            x = canvas.put(x + 2, y, f"{clip(scene.names[seat], 10)}: {cards}", scene.look.quiet)
