"""The row of stones, with the opponent's side above it and the onlooker's own side below."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.contract import Json
from ...terminal.boards import TerminalBoard
from ...terminal.canvas import Canvas
from ...terminal.scene import Scene, clip
from .cards import cards

COLUMN = 6
THEIRS, OURS = "↑", "↓"  # whose side has a stone
# Tactic cards, abbreviated.
SHORT = {
    "joker-1": "jok1",
    "joker-2": "jok2",
    "spy": "spy",
    "shield": "shld",
    "fog": "fog",
    "mud": "mud",
    "scout": "scout",
    "redeploy": "redep",
    "deserter": "desrt",
    "traitor": "trait",
}


@dataclass(frozen=True)
class Plan:
    """How many lines things have."""

    top: int  # down to the first card
    side: int
    hand: int

    @property
    def stone_y(self) -> int:
        return self.top + self.side

    @property
    def hand_y(self) -> int:
        return self.stone_y + 3 + self.side + 2

    @property
    def height(self) -> int:
        return self.hand_y + self.hand


def _plan(scene: Scene) -> Plan:
    """The most spacious plan that fits; with mud there are four cards."""
    needed = 4 if any(stone["mud"] is not None for stone in scene.view["stones"]) else 3
    plans = (Plan(2, 4, 3), Plan(1, needed, 3), Plan(1, needed, 1))
    return next((plan for plan in plans if scene.fits(plan.height)), plans[-1])


def width(view: Json) -> int:
    return max(len(view["stones"]) * COLUMN + 2, 56)


def draw(scene: Scene) -> Canvas:
    view = scene.view
    stones: list[Json] = view["stones"]
    plan = _plan(scene)
    canvas = Canvas(width(view), plan.height, scene.palette.ground)
    near = scene.near
    _hand_line(scene, canvas, 0, 1 - near)
    for number, stone in enumerate(stones, 1):
        x = 1 + (number - 1) * COLUMN
        _side(scene, canvas, x, stone, number, 1 - near, plan)
        _stone(scene, canvas, x, plan.stone_y, stone, number)
        _side(scene, canvas, x, stone, number, near, plan)
    _decks(scene, canvas, plan.hand_y - 2)
    own = view["hands"][near]
    scene.hand(canvas, plan.hand_y, own["cards"], plan.hand, SHORT)
    hidden = sum(own["hidden"].values())
    if hidden:
        canvas.put(1, plan.hand_y + plan.hand // 2, _backs(scene, near), scene.palette.quiet)
    return canvas


def _hand_line(scene: Scene, canvas: Canvas, y: int, seat: int) -> None:
    x = canvas.put(1, y, clip(scene.names[seat], 24), scene.palette.strong)
    x = canvas.put(x + 2, y, _backs(scene, seat), scene.palette.quiet)
    for card in scene.view["hands"][seat]["cards"]:
        scene.card(canvas, x + 1, y, card, SHORT)
        x += 6


def _backs(scene: Scene, seat: int) -> str:
    return ", ".join(
        scene.say("schotten-backs", deck=deck, count=count)
        for deck, count in scene.view["hands"][seat]["hidden"].items()
        if count
    )


def _side(
    scene: Scene, canvas: Canvas, x: int, stone: Json, number: int, seat: int, plan: Plan
) -> None:
    """The cards of a side, the first one next to the stone."""
    below = seat == scene.near
    if below:  # first the background, then what lies on it: a card keeps its colour
        scene.mark(canvas, f"stone {number}", x, plan.stone_y + 3, 5, plan.side)
    needed = 4 if stone["mud"] is not None else 3
    for place in range(plan.side):
        y = plan.stone_y + 3 + place if below else plan.stone_y - 1 - place
        laid = stone["sides"][seat]
        if place < len(laid):
            card = laid[place]
            scene.card(canvas, x, y, card, SHORT)
            canvas.spot(f"card {card}", x, y, 5, 1)
            canvas.put(x + 4, y, scene.sign_of(f"card {card}"), scene.palette.cursor)
        elif place < needed and stone["owner"] is None:
            canvas.put(x + 2, y, "·", scene.palette.empty)
        if below and place == len(laid):
            canvas.put(x + 2, y, scene.sign_of(f"stone {number}"), scene.palette.strong)


def _stone(scene: Scene, canvas: Canvas, x: int, y: int, stone: Json, number: int) -> None:
    """A stone with its number; a claimed one shows whose it is, by colour and by an arrow."""
    palette, owner = scene.palette, stone["owner"]
    style = (
        palette.neutral if owner is None else palette.own if owner == scene.near else palette.theirs
    )
    canvas.fill(x, y, 5, 3, style)
    canvas.put(x + 1, y + 1, f"({number})", style)
    if owner is not None:
        below = owner == scene.near
        canvas.put(x + 2, y + (2 if below else 0), OURS if below else THEIRS, style)
    conditions = [name for name in ("fog", "mud") if stone[name] is not None]
    for line, name in enumerate(conditions):
        canvas.put(x + 1, y + 2 * line, name, palette.unsuited)
    canvas.put(x + 4, y + 1, scene.sign_of(f"claim {number}"), style)
    scene.mark(canvas, f"claim {number}", x, y, 5, 3)


def _decks(scene: Scene, canvas: Canvas, y: int) -> None:
    x = 1
    for name, deck in scene.view["decks"].items():
        label = scene.say("schotten-deck-count", deck=name, count=deck["count"])
        spot = f"deck {'clan' if name == 'deck' else name}"
        end = canvas.put(x, y, f"{scene.sign_of(spot):1}{label} ", scene.palette.back)
        scene.mark(canvas, spot, x, y, end - x, 1)
        x = end + 1
    discards = scene.view["discards"]
    if discards or "discards" in scene.targets:
        listed = cards(scene.narrator, discards)
        label = clip(scene.say("schotten-discards", cards=listed), 40)
        end = canvas.put(x, y, f"{scene.sign_of('discards'):1}{label} ", scene.palette.back)
        scene.mark(canvas, "discards", x, y, end - x, 1)


BOARD = TerminalBoard(draw, width)
