"""The strips on the table, seen from above: red spices in crates, green ones in sacks."""

from __future__ import annotations

from rich.style import Style

from ...core.contract import Json
from ...terminal.boards import TerminalBoard
from ...terminal.canvas import Canvas, Spot
from ...terminal.palette import SUITS
from ...terminal.scene import Scene, clip

WIDTH, HEIGHT = 5, 2  # of a field
EDGE = 3  # cells around what lies there, where a strip could go
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
SIZE = 25
TOP = 4  # points, pile, the strips to lay
LEFT = 4
LEAST = 62  # columns of the lines above the table
SPICES = {"1": "●", "2": "◖", "3": "✱", "4": "✦"}  # nutmeg, chilli, pepper, anise
RED, GREEN = SUITS["r"], SUITS["g"]
_COLOURS = {
    "r": Style.parse(f"bold #ffffff on {RED}"),
    "g": Style.parse(f"bold #ffffff on {GREEN}"),
    "R": Style.parse(f"bold {RED} on #000000"),
    "G": Style.parse("bold #4fe0b3 on #000000"),
}


def draw(scene: Scene) -> Canvas:
    view = scene.view
    table = view["table"]
    wide, high = scene.size or (SIZE * WIDTH + LEFT + 1, SIZE * HEIGHT + TOP + 1)
    middle = _middle(scene)
    most_columns, most_rows = (wide - LEFT - 1) // WIDTH, (high - TOP - 1) // HEIGHT
    first_column, columns = _shown(
        table["column"], len(table["fields"][0]), most_columns, middle[0]
    )
    first_row, rows = _shown(table["row"], len(table["fields"]), most_rows, middle[1])
    canvas = Canvas(
        max(LEFT + columns * WIDTH + 1, LEAST), TOP + 1 + rows * HEIGHT, scene.palette.ground
    )
    _points(scene, canvas)
    _strips(scene, canvas)
    place = _Place(canvas, first_column, first_row, columns, rows)
    for column in range(columns):
        number = str(first_column + column)
        canvas.put(LEFT + column * WIDTH + 1, TOP, number, scene.palette.quiet)
    for row in range(rows):
        canvas.put(0, TOP + 1 + row * HEIGHT, f"{first_row + row:>2}", scene.palette.quiet)
    lying = {tuple(cell): each for each in view["laid"] for cell in each["cells"]}
    newest = {tuple(cell) for cell in view["laid"][-1]["cells"]}
    for down, (faces, heights) in enumerate(zip(table["fields"], table["heights"], strict=True)):
        for across, (face, height) in enumerate(zip(faces, heights, strict=True)):
            cell = (table["column"] + across, table["row"] + down)
            if face is not None:
                plank = scene.palette.planks[lying[cell]["strip"] % 3]
                place.field(cell, face, height, plank, cell in newest)
    for target in scene.targets:
        if target.startswith("cell "):
            place.target(scene, target)
    _ghost(scene, place)
    return canvas


def width(view: Json) -> int:
    return LEAST


def _middle(scene: Scene) -> tuple[int, int]:
    """What to look at: the ghost, or else the strip that was laid last."""
    cells = _ghost_cells(scene) or [tuple(cell) for cell in scene.view["laid"][-1]["cells"]]
    return cells[len(cells) // 2]


def _shown(first: int, count: int, most: int, middle: int) -> tuple[int, int]:
    """The first of the rows or columns that are shown, and how many: all where a strip could lie,
    or as many as fit around the middle."""
    start, end = max(0, first - EDGE), min(SIZE, first + count + EDGE)
    shown = min(end - start, max(1, most))
    return max(start, min(middle - shown // 2, end - shown)), shown


class _Place:
    """Where fields lie on the canvas."""

    def __init__(self, canvas: Canvas, column: int, row: int, columns: int, rows: int) -> None:
        self.canvas = canvas
        self._column = column
        self._row = row
        self._columns = columns
        self._rows = rows

    def shows(self, cell: tuple[int, int]) -> bool:
        across, down = cell[0] - self._column, cell[1] - self._row
        return 0 <= across < self._columns and 0 <= down < self._rows

    def corner(self, cell: tuple[int, int]) -> tuple[int, int]:
        return (
            LEFT + (cell[0] - self._column) * WIDTH,
            TOP + 1 + (cell[1] - self._row) * HEIGHT,
        )

    def field(
        self, cell: tuple[int, int], face: str, height: int, plank: Style, newest: bool
    ) -> None:
        if not self.shows(cell):
            return
        x, y = self.corner(cell)
        self.canvas.fill(x, y, WIDTH, HEIGHT, plank)
        _face(self.canvas, x, y, face)
        mark = "‹›" if newest else ""
        self.canvas.put(x + 1, y + 1, f"{_raised(height)}{mark}", plank)

    def target(self, scene: Scene, target: str) -> None:
        column, row = map(int, target.removeprefix("cell ").split(","))
        x, y = self.corner((column, row))
        if not self.shows((column, row)):
            self.canvas.away[target] = Spot(x, y, WIDTH, HEIGHT)
            return
        self.canvas.spot(target, x, y, WIDTH, HEIGHT)
        self.canvas.put(x + WIDTH - 1, y + HEIGHT - 1, "◦", scene.palette.strong)

    def ghost(self, scene: Scene, cell: tuple[int, int], face: str) -> None:
        if not self.shows(cell):
            return
        x, y = self.corner(cell)
        self.canvas.fill(x, y, WIDTH, HEIGHT, scene.palette.ghost)
        _face(self.canvas, x, y, face)


def _face(canvas: Canvas, x: int, y: int, face: str) -> None:
    """Crates for red, sacks for green; the rats look to opposite sides."""
    if face == ".":
        canvas.put(x + 2, y, "·", Style.null())
    elif face == "R":
        canvas.put(x, y, "<R~~", _COLOURS["R"])
    elif face == "G":
        canvas.put(x, y, "~~G>", _COLOURS["G"])
    else:
        sign = SPICES[face[1]]
        text = f"[{face[1]}{sign}]" if face[0] == "r" else f"({face[1]}{sign})"
        canvas.put(x, y, text, _COLOURS[face[0]])


def _raised(height: int) -> str:
    return "" if height < 2 else "".join("⁰¹²³⁴⁵⁶⁷⁸⁹"[int(digit)] for digit in str(height))


def _points(scene: Scene, canvas: Canvas) -> None:
    view = scene.view
    for seat, (points, rats) in enumerate(zip(view["points"], view["rats"], strict=True)):
        sign = "[ ]" if seat == 0 else "( )"
        x = canvas.put(1, seat, sign, _COLOURS["rg"[seat]])
        x = canvas.put(x + 1, seat, clip(scene.names[seat], 20), scene.palette.strong)
        x = canvas.put(x + 2, seat, scene.say("points", points=points), scene.palette.strong)
        colour = "red" if seat == 0 else "green"
        warning = scene.palette.own if rats >= 2 else scene.palette.quiet
        canvas.put(x + 2, seat, scene.say("rat-hot-rats", colour=colour, count=rats), warning)
    pile = scene.say("rat-hot-pile", count=len(view["pile"]["strips"]))
    canvas.put(1, 2, pile, scene.palette.quiet)


def _strips(scene: Scene, canvas: Canvas) -> None:
    """The strips that are to be laid, and the four ways to turn one."""
    x = 1
    for strip in scene.view["turned_up"]:
        fields = scene.view["strips"][str(strip)]
        spot = f"strip {strip}"
        canvas.put(x, 3, f"{scene.sign_of(spot):1}{strip}:", scene.palette.strong)
        start = x
        x += 5
        for face in fields:
            canvas.fill(x, 3, WIDTH, 1, scene.palette.planks[0])
            _face(canvas, x, 3, face)
            x += WIDTH
        canvas.spot(spot, start, 3, x - start, 1)
        x += 2
    for direction, arrow in ARROWS.items():
        spot = f"turn {direction}"
        if spot in scene.targets or spot in scene.picked:
            chosen = spot in scene.picked
            pointed = "▼" if spot == scene.cursor else " "
            turn = f"[{arrow}]" if chosen else f"{pointed}{arrow} "
            canvas.put(x, 3, turn, scene.palette.own if chosen else scene.palette.back)
            scene.mark(canvas, spot, x, 3, 3, 1)
            x += 4


def _ghost_cells(scene: Scene) -> list[tuple[int, int]]:
    """Where the cursor would lay the strip."""
    if scene.cursor is None or not scene.cursor.startswith("cell ") or len(scene.picked) < 2:
        return []
    strip, turn = (pick.split()[1] for pick in scene.picked[:2])
    column, row = map(int, scene.cursor.removeprefix("cell ").split(","))
    across, down = STEPS[turn]
    length = len(scene.view["strips"][strip])
    return [(column + step * across, row + step * down) for step in range(length)]


def _ghost(scene: Scene, place: _Place) -> None:
    for number, cell in enumerate(_ghost_cells(scene)):
        strip = scene.picked[0].split()[1]
        place.ghost(scene, cell, scene.view["strips"][strip][number])


BOARD = TerminalBoard(draw, width, scrolls=True, foreseen=("score", "rats"), usual_turn="E")
