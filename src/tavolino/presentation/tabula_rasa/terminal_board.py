"""Ten territories in a row, and the knights of each player or team beneath them."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

from ...core.contract import Json
from ...terminal.boards import TerminalBoard
from ...terminal.canvas import Canvas
from ...terminal.palette import SIGNS, suit
from ...terminal.scene import Scene, clip

COLUMN = 7
LEADS = "✓"  # the most knights


@dataclass(frozen=True)
class Plan:
    """How many lines things have."""

    top: int  # down to the first name
    shield: int
    queue: int  # of knights, two per line
    hand: int

    def hand_y(self, rows: int) -> int:
        return self.top + rows * (self.queue + 2) + 2

    def height(self, rows: int) -> int:
        return self.hand_y(rows) + self.hand


# From spacious to crowded: three rows fit a terminal of 24 lines, together with a hint of six.
PLANS = (Plan(4, 3, 3, 3), Plan(2, 2, 3, 3), Plan(1, 1, 2, 3), Plan(1, 1, 1, 3), Plan(1, 1, 1, 1))


def width(view: Json) -> int:
    return max(1 + len(view["territories"]) * COLUMN, 60)


def draw(scene: Scene) -> Canvas:
    view = scene.view
    territories: list[Json] = view["territories"]
    rows = len(view["teams"])
    plan = next((plan for plan in PLANS if scene.fits(plan.height(rows))), PLANS[-1])
    canvas = Canvas(width(view), plan.height(rows), scene.palette.ground)
    order = sorted(range(rows), key=lambda row: scene.near in view["teams"][row])
    for column, territory in enumerate(territories):
        x = 1 + column * COLUMN
        _shield(scene, canvas, x, territory, plan.shield)
        height = plan.hand_y(rows) - 2
        spot = f"place {territory['place']}"
        # First the background, then what lies on it: a card keeps its colour.
        scene.mark(canvas, spot, x, plan.shield, COLUMN - 1, height - plan.shield)
        canvas.spot(spot, x, 0, COLUMN - 1, height)
        canvas.put(x + COLUMN - 1, 0, scene.sign_of(spot), scene.palette.strong)
        for line, row in enumerate(order):
            y = plan.top + line * (plan.queue + 2) + 1
            plain = spot == scene.cursor
            _queue(scene, canvas, x, y, territory["knights"], row, plan.queue, plain)
    for line, row in enumerate(order):
        y = plan.top + line * (plan.queue + 2)
        name = " & ".join(scene.names[seat] for seat in view["teams"][row])
        own = scene.near in view["teams"][row]
        x = canvas.put(1, y, clip(name, 30), scene.palette.own if own else scene.palette.theirs)
        for seat in view["teams"][row]:
            if seat != scene.near:
                hand = view["hands"][seat]
                held = scene.say("cards", count=hand["hidden"] + len(hand["cards"]))
                x = canvas.put(x, y, f" {held} ", scene.palette.back)
        if view["result"] is None:
            now = scene.say("tabula-points-if-it-ended-now", points=view["points"][row])
            canvas.put(x + 1, y, f" {now}", scene.palette.quiet)
    hand_y = plan.hand_y(rows)
    _stock(scene, canvas, hand_y - 2)
    scene.hand(canvas, hand_y, view["hands"][scene.near]["cards"], plan.hand)
    return canvas


def _shield(scene: Scene, canvas: Canvas, x: int, territory: Json, height: int) -> None:
    place, points = territory["place"], territory["points"]
    style = scene.palette.neutral if place.isdigit() else suit(place)
    canvas.fill(x, 0, COLUMN - 1, height, style)
    label = place if place.isdigit() else f"{SIGNS[place]}{place}"
    if height == 1:
        canvas.put(x, 0, f"{label} ({points})".center(COLUMN - 1), style + Style(bold=True))
        return
    canvas.put(x, height - 2, label.center(COLUMN - 1), style + Style(bold=True))
    canvas.put(x, height - 1, f"({points})".center(COLUMN - 1), style)


def _queue(
    scene: Scene,
    canvas: Canvas,
    x: int,
    y: int,
    knights: list[list[str]],
    row: int,
    height: int,
    plain: bool,
) -> None:
    """How many, with a tick for the most, and the first of them as cards. Under the cursor, the
    cursor's colours apply."""
    mine = knights[row]
    best = max(len(others) for others in knights)
    leads = len(mine) == best and sum(len(others) == best for others in knights) == 1
    style = scene.palette.strong if leads else scene.palette.quiet
    if plain:
        style = Style.null()
    canvas.put(x, y, f"{len(mine)}{LEADS if leads else ' '}", style)
    room = 2 * height
    for number, card in enumerate(mine[:room]):
        line, half = divmod(number, 2)
        canvas.put(x + 3 * half, y + 1 + line, f"{card[1]}{card[0]}", suit(card[0]))
    if len(mine) > room:
        canvas.put(x + 3, y, f"+{len(mine) - room}", scene.palette.quiet)


def _stock(scene: Scene, canvas: Canvas, y: int) -> None:
    stock = scene.view["stock"]
    left = stock["hidden"] + len(stock["cards"])
    canvas.put(1, y, f" {scene.say('tabula-stock', left=left)} ", scene.palette.back)


BOARD = TerminalBoard(draw, width)
