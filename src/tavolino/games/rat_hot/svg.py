"""The table as a drawing, as an onlooker sees it.

red's points and rats    the strips on the table,    green's points and rats
turned up strips         higher ones raised          (where it is green's turn: here)
strips left              what is asked
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import cos, pi, sin

from ...core import drawing as draw
from ...core.contract import Json
from ...core.drawing import Glyph
from .strips import FACE_NAMES

WIDTH, HEIGHT = 1200, 780
MARGIN = 34
PANEL, PANEL_HEIGHT = 236, 138
FOOT = 74  # for what is asked
LARGEST_CELL = 66
EDGE = 44  # round the strips, for the numbers of columns and rows
CELL = 60  # all things on a strip are drawn in this size, and scaled
LIFT, LEAN = 0.075, 0.04  # of a cell, northwards and westwards, for each height
WARNING = 2  # rats
MOST_RATS = 3  # that are drawn

TILE = "#fbf4e3"
BARE_WOOD = "#a87f48"
SLAB = "#6b4a22"
DARK = "#1c1611"
UNLIT = "#5d4f40"  # the place of a rat that is not there
NUMBERS = "#cdb894"


@dataclass(frozen=True)
class Side:
    """A colour: its spices come in crates or in sacks, and its rats look one way."""

    name: str
    colour: str
    tint: str


SIDES = (Side("red", "#c65300", "#fbdcc4"), Side("green", "#00795a", "#cdeadd"))


def _anise() -> str:
    """Eight pods round a middle."""
    pods = []
    for pod in range(8):
        turn = pod * pi / 4

        def at(radius: float, aside: float, turn: float = turn) -> str:
            x = 12 + radius * cos(turn + aside)
            y = 12 + radius * sin(turn + aside)
            return f"{draw.number(x)} {draw.number(y)}"

        pods.append(f"M{at(2.2, 0)}L{at(6.4, -0.34)} {at(11.6, 0)} {at(6.4, 0.34)}Z")
    return "".join(pods)


NUTMEG = Glyph(
    filled="M12 1.6C17 5.4 19.8 10 19.8 14.2 19.8 19 16.4 22.4 12 22.4 7.6 22.4 4.2 19 4.2 14.2"
    " 4.2 10 7 5.4 12 1.6ZM12 6.6C10.9 10.4 10.9 15 12 19.4 13.1 15 13.1 10.4 12 6.6Z"
    "M7.9 10.9C7.1 13.2 7.4 15.8 8.6 17.8 8.9 15.4 8.6 13.2 7.9 10.9Z"
    "M16.1 10.9C15.4 13.2 15.1 15.4 15.4 17.8 16.6 15.8 16.9 13.2 16.1 10.9Z",
)
CHILLI = Glyph(
    filled="M15.4 6.6C19.4 6.2 21.6 9.6 20.2 13.6 18.2 19.2 11 22.8 1.6 21.4 8.4 20.4 10.8 17"
    " 11.2 12.6 11.5 9 12.8 6.9 15.4 6.6Z",
    drawn="M16.4 6.4C16.2 4.4 17.2 2.6 19.4 1.8",
)
PEPPER = Glyph(
    filled="M12 1.4A4.9 4.9 0 1 1 12 11.2 4.9 4.9 0 1 1 12 1.4ZM6.2 11.6A4.9 4.9 0 1 1 6.2 21.4"
    " 4.9 4.9 0 1 1 6.2 11.6ZM17.8 11.6A4.9 4.9 0 1 1 17.8 21.4 4.9 4.9 0 1 1 17.8 11.6Z"
    "M10.6 3.8A1.2 1.2 0 1 1 10.6 6.2 1.2 1.2 0 1 1 10.6 3.8ZM4.8 14A1.2 1.2 0 1 1 4.8 16.4"
    " 1.2 1.2 0 1 1 4.8 14ZM16.4 14A1.2 1.2 0 1 1 16.4 16.4 1.2 1.2 0 1 1 16.4 14Z",
)
ANISE = Glyph(filled=_anise())
SPICES = (NUTMEG, CHILLI, PEPPER, ANISE)
SPICE_NAMES = ("nutmeg", "chilli", "pepper", "anise")

# Looking east; red's is turned to look west.
RAT = Glyph(
    filled="M2.6 17.2C2.2 11.4 6.6 7.6 11.6 7.6 13.2 7.6 14.6 7.9 15.8 8.4 14.6 6.2 15.6 3.8 17.6"
    " 3.8 19.6 3.8 20.4 6 19.6 8.6 21.4 9.8 23 12 23.6 14 23.8 15 23 15.6 21.8 15.7 20.4 15.8"
    " 19.4 16.4 18.6 17.6L19.8 19H16L15.2 17.8H9.4L9.8 19H5.4L4.6 17.8C3.4 18 2.7 17.9 2.6 17.2Z"
    "M19.4 10.6A1 1 0 1 1 19.4 12.6 1 1 0 1 1 19.4 10.6Z",
    drawn="M3.4 16.8C.8 18.2 .8 21.6 4.4 22 8.6 22.4 11 20.6 15.6 22",
    pen=1.5,
)


@dataclass(frozen=True)
class Table:
    """The view, and where things lie."""

    view: Json

    @cached_property
    def names(self) -> tuple[str, str]:
        return draw.two_names(self.view)

    @cached_property
    def columns(self) -> range:
        table = self.view["table"]
        return range(table["column"], table["column"] + len(table["fields"][0]))

    @cached_property
    def rows(self) -> range:
        table = self.view["table"]
        return range(table["row"], table["row"] + len(table["fields"]))

    @cached_property
    def cell(self) -> float:
        """The size of a cell: strips that reach far are drawn smaller."""
        across = (WIDTH - 2 * (MARGIN + PANEL + EDGE)) / len(self.columns)
        down = (HEIGHT - MARGIN - FOOT - 2 * EDGE) / len(self.rows)
        return min(LARGEST_CELL, across, down)

    @cached_property
    def scale(self) -> float:
        return self.cell / CELL

    @cached_property
    def left(self) -> float:
        return WIDTH / 2 - len(self.columns) * self.cell / 2

    @cached_property
    def top(self) -> float:
        return (HEIGHT + MARGIN - FOOT) / 2 - len(self.rows) * self.cell / 2

    def height_at(self, column: int, row: int) -> int:
        heights = self.view["table"]["heights"]
        height: int = heights[row - self.rows.start][column - self.columns.start]
        return height

    def corner(self, column: int, row: int, height: int) -> tuple[float, float]:
        """The north-western corner of a field; higher ones are nearer to the viewer."""
        raised = (height - 1) * self.cell
        return (
            self.left + (column - self.columns.start) * self.cell - LEAN * raised,
            self.top + (row - self.rows.start) * self.cell - LIFT * raised,
        )

    @cached_property
    def strips(self) -> list[tuple[int, Json]]:
        """The strips on the table with their heights, the lowest first."""
        stacks: dict[tuple[int, int], int] = {}
        found = []
        for laid in self.view["laid"]:
            for column, row in laid["cells"]:
                stacks[column, row] = stacks.get((column, row), 0) + 1
            column, row = laid["cells"][0]
            found.append((stacks[column, row], laid))
        return sorted(found, key=lambda strip: strip[0])


def svg(view: Json) -> str:
    """The table from above, drawn from the view alone."""
    view = draw.at_rest(view)
    table = Table(view)
    sentence = _sentence(table)
    body = [
        draw.surface("planks", WIDTH, HEIGHT),
        _numbers(table),
        *(_laid(table, height, laid) for height, laid in table.strips),
        _newest(table),
        *(_scored(table, group) for group in view["scored"]),
        *(_player(table, seat) for seat in range(2)),
        _pile(table),
        _turned_up(table),
        draw.pill(WIDTH / 2, HEIGHT - MARGIN - 16, sentence, 21, fill=DARK, opacity=0.9),
    ]
    return draw.document(WIDTH, HEIGHT, "".join(body), f"Rat Hot. {sentence}", DEFS)


# -- words ---------------------------------------------------------------------------------------


def _sentence(table: Table) -> str:
    """Whose turn it is and what is asked, or how it ended."""
    view = table.view
    if "ended" in view:
        return str(view["ended"])
    if view["result"] is not None:
        return _ending(table)
    name = table.names[view["player"]]
    whose = "Your" if name == "You" else f"{name}’s"
    return f"{whose} turn: lay strip {' or '.join(map(str, view['turned_up']))}"


def _ending(table: Table) -> str:
    result = table.view["result"]
    scores = "{} : {}".format(*result["scores"])
    if not result["winners"]:
        return f"A draw, {scores}"
    winner = result["winners"][0]
    wins = "You win" if table.names[winner] == "You" else f"{table.names[winner]} wins"
    if result["reason"] == "rats":
        return f"{wins}: {table.view['rats'][1 - winner]} {SIDES[1 - winner].name} rats in sight"
    return f"{wins}, {scores}"


def _count(number: int, thing: str) -> str:
    return f"{number or 'no'} {thing}{'' if number == 1 else 's'}"


def _face_name(face: str) -> str:
    if face == ".":
        return "empty"
    colour = SIDES[face[0] in "gG"].name
    return f"{colour} rat" if face in "RG" else f"{colour} {SPICE_NAMES[int(face[1]) - 1]}, {face}"


# -- fields and strips ---------------------------------------------------------------------------


def _crate(spice: int) -> str:
    side = SIDES[0]
    return (
        draw.rect(6, 6, 48, 48, side.tint, 3)
        + draw.pen("M8 18H52M8 30H52M8 42H52", side.colour, 1, stroke_opacity=0.3)
        + draw.rect(6, 6, 48, 48, "none", 3, stroke=side.colour, stroke_width=4.4)
        + draw.pen("M6.5 6.5V6.5M53.5 6.5V6.5M6.5 53.5V53.5M53.5 53.5V53.5", side.tint, 2)
        + draw.sign(SPICES[spice], 30, 29, 33, side.colour)
    )


def _sack(spice: int) -> str:
    side = SIDES[1]
    return (
        draw.path(
            "M22.5 12.5C18 9.6 17.6 6 20.4 3.2 23.4 5.4 26.6 4.4 30 2.6 33.4 4.4 36.6 5.4 39.6 3.2"
            " 42.4 6 42 9.6 37.5 12.5Z",
            side.colour,
        )
        + draw.circle(30, 32.4, 22.4, side.tint, stroke=side.colour, stroke_width=4.4)
        + draw.pen("M22.6 10.6H37.4", side.tint, 1.6)
        + draw.sign(SPICES[spice], 30, 32, 31, side.colour)
    )


def _rat(colour: int, x: float, y: float, size: float, ink: str | None = None) -> str:
    """A rat with its middle at (x, y); red's look west, green's east."""
    rat = draw.sign(RAT, 0, 0, size, ink or SIDES[colour].colour)
    turned = f"translate({draw.number(x)} {draw.number(y)}) scale({1 if colour else -1} 1)"
    return draw.element("g", rat, transform=turned)


def _face(face: str) -> str:
    if face == ".":
        return draw.rect(6, 6, 48, 48, BARE_WOOD, 6, stroke=draw.BLACK, stroke_opacity=0.2)
    colour = int(face[0] in "gG")
    if face in "RG":
        return draw.rect(4, 4, 52, 52, TILE, 8) + _rat(colour, 30, 30, 47)
    kind = int(face[1]) - 1
    return (
        (_sack(kind) if colour else _crate(kind))
        + draw.circle(49, 49, 7.6, SIDES[colour].colour)
        + draw.text(49, 53, face[1], 11.5, draw.WHITE, anchor="middle", weight=700)
    )


_IDS = {face: f"rat-hot-{number}" for number, face in enumerate(FACE_NAMES)}
DEFS = "".join(draw.element("g", _face(face), id=_IDS[face]) for face in FACE_NAMES)


def _use(face: str, x: float, y: float, scale: float, label: str = "") -> str:
    used = draw.element("use", href=f"#{_IDS[face]}")
    return draw.group(used, x=x, y=y, scale=scale, label=label)


def _plank(x: float, y: float, width: float, height: float, size: float, lift: float) -> str:
    """The wood of a strip, with its front edge and its shadow."""
    thick = 0.07 * size
    return (
        draw.shadow(x, y, width, height, 0.14 * size, lift)
        + draw.rect(x, y + thick, width, height, SLAB, 0.14 * size)
        + draw.rect(
            x,
            y,
            width,
            height,
            "url(#tavolino-pine)",
            0.14 * size,
            stroke="#7a5526",
            stroke_width=0.02 * size,
        )
    )


def _box(table: Table, height: int, cells: list[list[int]]) -> tuple[float, float, float, float]:
    """Left, top, width and height of a strip."""
    column, row = min(cells)
    x, y = table.corner(column, row, height)
    across = len({column for column, _ in cells})
    return x + 0.5, y + 0.5, across * table.cell - 1, len(cells) // across * table.cell - 1


def _laid(table: Table, height: int, laid: Json) -> str:
    cells = laid["cells"]
    fields = []
    for (column, row), face in zip(cells, table.view["strips"][str(laid["strip"])], strict=True):
        if table.height_at(column, row) > height:
            continue
        label = f"column {column}, row {row}: {_face_name(face)}, height {height}"
        fields.append(_use(face, *table.corner(column, row, height), table.scale, label))
    lift = (1.5 + 2.6 * (height - 1)) * table.scale
    return _plank(*_box(table, height, cells), table.cell, lift) + "".join(fields)


def _newest(table: Table) -> str:
    """A frame round the strip laid last."""
    newest = table.view["laid"][-1]
    if newest["strip"] == 0:
        return ""
    height = table.height_at(*newest["cells"][0])
    x, y, width, tall = _box(table, height, newest["cells"])
    radius = 0.14 * table.cell
    frame = (x - 1, y - 1, width + 2, tall + 2)
    return draw.rect(
        *frame, "none", radius, stroke=draw.BLACK, stroke_opacity=0.5, stroke_width=6 * table.scale
    ) + draw.rect(*frame, "none", radius, stroke=draw.GOLD, stroke_width=3.6 * table.scale)


def _scored(table: Table, group: Json) -> str:
    """A group that has just scored: a line round it, and its points."""
    cells = group["cells"]
    colour = SIDES[group["spice"][0] == "g"].colour
    lines = []
    for column, row in cells:
        x, y = table.corner(column, row, table.height_at(column, row))
        joined = [[column + dx, row + dy] in cells for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))]
        inset = [0 if beside else 0.06 * table.cell for beside in joined]
        west, east = x + inset[0], x + table.cell - inset[1]
        north, south = y + inset[2], y + table.cell - inset[3]
        sides = (
            (west, north, west, south),
            (east, north, east, south),
            (west, north, east, north),
            (west, south, east, south),
        )
        for ends, beside in zip(sides, joined, strict=True):
            if not beside:
                lines.append("M{} {}L{} {}".format(*map(draw.number, ends)))
    outline = "".join(lines)
    column, row = max(cells, key=lambda cell: (cell[0], -cell[1]))
    x, y = table.corner(column, row, table.height_at(column, row))
    return (
        draw.pen(outline, colour, 6.5 * table.scale)
        + draw.pen(outline, draw.WHITE, 2.6 * table.scale)
        + draw.group(
            draw.circle(0, 0, 13, colour, stroke=draw.WHITE, stroke_width=2),
            draw.text(0, 5, f"+{group['points']}", 15, draw.WHITE, anchor="middle", weight=700),
            x=x + table.cell - 3 * table.scale,
            y=y + 3 * table.scale,
            scale=max(table.scale, 0.7),
        )
    )


def _numbers(table: Table) -> str:
    """Columns above and below the strips, rows at both sides."""
    words = []
    bottom = table.top + len(table.rows) * table.cell
    right = table.left + len(table.columns) * table.cell
    raised = max(height for height, _ in table.strips) - 1
    above = table.top - 9 - LIFT * raised * table.cell
    before = table.left - 11 - LEAN * raised * table.cell
    for column in table.columns:
        x = table.left + (column - table.columns.start + 0.5) * table.cell
        for y in (above, bottom + 20):
            words.append(draw.text(x, y, str(column), 12.5, NUMBERS, anchor="middle"))
    for row in table.rows:
        y = table.top + (row - table.rows.start + 0.5) * table.cell + 4
        words.append(draw.text(before, y, str(row), 12.5, NUMBERS, anchor="end"))
        words.append(draw.text(right + 11, y, str(row), 12.5, NUMBERS))
    return "".join(words)


# -- round the table -----------------------------------------------------------------------------


def _player(table: Table, seat: int) -> str:
    """Name, points and rats, which light up at two."""
    view, side = table.view, SIDES[seat]
    points, rats = view["points"][seat], view["rats"][seat]
    name = f"{table.names[seat]} · {side.name}"
    lit = draw.GOLD if rats >= WARNING else draw.LIGHT
    frame = (0, 0, PANEL, PANEL_HEIGHT)
    parts = [
        draw.rect(*frame, DARK, 12, fill_opacity=0.72),
        draw.rect(PANEL - 10 if seat else 0, 0, 10, PANEL_HEIGHT, side.colour, 5),
        draw.text(26, 32, name, 18, weight=700),
        draw.text(26, 80, str(points), 42, font=draw.SERIF, weight=700),
    ]
    if view["player"] == seat:
        parts.append(draw.rect(*frame, "none", 12, stroke=draw.GOLD, stroke_width=2.5))
    for i in range(MOST_RATS):
        parts.append(_rat(seat, 46 + 44 * i, 108, 38, lit if i < rats else UNLIT))
    if rats >= WARNING:
        words = f"{rats} rats!"
        parts.append(draw.text(214, 78, words, 18, lit, anchor="end", weight=700))
    return draw.group(
        *parts,
        x=WIDTH - MARGIN - PANEL if seat else MARGIN,
        y=MARGIN,
        label=f"{name}: {_count(points, 'point')}, {_count(rats, 'rat')}",
    )


def _turned_up(table: Table) -> str:
    """The strips to be laid now, with their numbers, below the player whose turn it is."""
    view = table.view
    x = WIDTH - MARGIN - PANEL + 46 if view["player"] == 1 else MARGIN + 46
    drawn = []
    for i, strip in enumerate(view["turned_up"]):
        y = MARGIN + PANEL_HEIGHT + 30 + i * (CELL + 26)
        faces = view["strips"][str(strip)]
        drawn += [
            draw.text(x - 12, y + 38, str(strip), 23, anchor="end", font=draw.SERIF, weight=700),
            _plank(x, y, len(faces) * CELL, CELL, CELL, 3),
            *(_use(face, x + at * CELL, y, 1, _face_name(face)) for at, face in enumerate(faces)),
        ]
    return "".join(drawn)


def _pile(table: Table) -> str:
    """The strips that lie face down, as a stack."""
    left = len(table.view["pile"]["strips"])
    long, deep = 150, 34
    x, y = MARGIN + (PANEL - long) / 2, HEIGHT - MARGIN - 64
    layers = [
        _plank(x, y - 5 * layer, long, deep, 50, 0 if layer else 3)
        for layer in range(min(left, 2 + left // 7))
    ]
    words = f"{_count(left, 'strip')} left"
    return "".join(layers) + draw.text(
        MARGIN + PANEL / 2, HEIGHT - MARGIN + 2, words, 18, anchor="middle"
    )
