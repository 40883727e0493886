"""A table drawn in cells of the terminal, with things on it that can be picked."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style


@dataclass(frozen=True)
class Spot:
    """The place of a thing that can be picked."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """In units of a cell's height: cells are about twice as high as wide."""
        return (self.x + self.width / 2) / 2, self.y + self.height / 2


@dataclass
class Canvas:
    width: int
    height: int
    ground: Style
    spots: dict[str, Spot] = field(default_factory=dict)
    away: dict[str, Spot] = field(default_factory=dict)  # outside the visible part

    def __post_init__(self) -> None:
        self._cells = [[(" ", self.ground)] * self.width for _ in range(self.height)]

    def put(self, x: int, y: int, text: str, style: Style) -> int:
        """Write a text, cut off if it does not fit; returns where it ends."""
        for sign in text:
            wide = cell_len(sign)
            if 0 <= y < self.height and x >= 0 and x + wide <= self.width and wide:
                below = self._cells[y][x][1]
                self._cells[y][x] = (sign, below + style)
                if wide == 2:
                    self._cells[y][x + 1] = ("", below + style)
            x += wide
        return x

    def fill(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def tint(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Change the style of what is there."""
        for row in range(max(0, y), min(self.height, y + height)):
            for column in range(max(0, x), min(self.width, x + width)):
                sign, old = self._cells[row][column]
                self._cells[row][column] = (sign, old + style)

    def spot(self, name: str, x: int, y: int, width: int, height: int) -> None:
        self.spots[name] = Spot(x, y, width, height)

    def at(self, x: int, y: int, among: list[str]) -> str | None:
        """The thing at a cell; of several, the one that was drawn last."""
        found = [name for name in self.spots if name in among and self.spots[name].holds(x, y)]
        return found[-1] if found else None

    def line(self, y: int) -> list[Segment]:
        if not 0 <= y < self.height:
            return []
        segments: list[Segment] = []
        text, style = "", self._cells[y][0][1] if self.width else self.ground
        for sign, own in self._cells[y]:
            if own is not style and own != style:
                segments.append(Segment(text, style))
                text, style = "", own
            text += sign
        segments.append(Segment(text, style))
        return segments
