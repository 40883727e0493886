"""A drawn table, and the line of keys beneath it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from .canvas import Canvas


class Board(Widget, can_focus=True):
    """A drawn table. It knows where things lie, and nothing of rules."""

    DEFAULT_CSS = "Board { width: auto; height: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("enter,space", "pick", show=False),
    ]

    class Picked(Message):
        def __init__(self, target: str) -> None:
            super().__init__()
            self.target = target

    class Pointed(Message):
        def __init__(self, target: str) -> None:
            super().__init__()
            self.target = target

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.canvas = Canvas(1, 1, Style.null())
        self.targets: tuple[str, ...] = ()
        self.cursor: str | None = None

    def show(self, canvas: Canvas, targets: Iterable[str], cursor: str | None) -> None:
        resized = (canvas.width, canvas.height) != (self.canvas.width, self.canvas.height)
        self.canvas, self.targets, self.cursor = canvas, tuple(targets), cursor
        self.refresh(layout=resized)
        spot = canvas.spots.get(cursor or "")
        if spot is not None and self.is_mounted:
            region = Region(spot.x, spot.y, spot.width, spot.height)
            self.call_after_refresh(self._keep_in_view, region)

    def _keep_in_view(self, region: Region) -> None:
        if isinstance(self.parent, Widget):
            self.parent.scroll_to_region(region, animate=False, force=True)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self.canvas.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.canvas.height

    def render_line(self, y: int) -> Strip:
        segments = self.canvas.line(y) or [Segment(" " * self.size.width, self.canvas.ground)]
        return Strip(segments).adjust_cell_length(self.size.width, self.canvas.ground)

    def on_click(self, event: events.Click) -> None:
        target = self._at(event)
        if target is not None:
            self.post_message(self.Picked(target))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        target = self._at(event)
        if target is not None and target != self.cursor and target in self.targets:
            self.post_message(self.Pointed(target))

    def _at(self, event: events.MouseEvent) -> str | None:
        return self.canvas.at(event.x, event.y, list(self.canvas.spots))

    def action_pick(self) -> None:
        """Pick what the cursor is on; without a cursor, do what the key's label says."""
        words = [name for name in self.targets if name.startswith("word ")]
        target = self.cursor or next(iter(words), None)
        if target is not None:
            self.post_message(self.Picked(target))

    def action_move(self, across: int, down: int) -> None:
        """Move to the nearest target in a direction; without a cursor, to the first."""
        known = self.canvas.spots | self.canvas.away
        spots = {name: known[name] for name in self.targets if name in known}
        if not spots:
            return
        here = spots.get(self.cursor or "")
        if here is None:
            self.post_message(self.Pointed(next(iter(spots))))
            return
        x, y = here.middle
        best: tuple[float, str] | None = None
        for name, spot in spots.items():
            ahead = (spot.middle[0] - x) * across + (spot.middle[1] - y) * down
            aside = abs((spot.middle[0] - x) * down) + abs((spot.middle[1] - y) * across)
            if ahead > 0.01 and (best is None or ahead + 3 * aside < best[0]):
                best = (ahead + 3 * aside, name)
        if best is not None:
            self.post_message(self.Pointed(best[1]))


class TableArea(VerticalScroll):
    """Where a table lies: it says so when there is more or less room for one."""

    class Resized(Message):
        pass

    def on_resize(self) -> None:
        self.post_message(self.Resized())


class Keys(Static):
    """The keys that do something now, each to be clicked too."""

    def __init__(self) -> None:
        super().__init__(id="keys")
        self._spans: list[tuple[int, int, str]] = []

    def show(self, keys: Iterable[tuple[str, str, str]]) -> None:
        """(key, what it is called, action) each."""
        line = Text(no_wrap=True, overflow="ellipsis")
        self._spans = []
        for key, label, action in keys:
            start = cell_len(line.plain)
            line.append(f" {key} ", "reverse")
            line.append(f" {label}  ")
            self._spans.append((start, cell_len(line.plain), action))
        self.update(line)

    async def on_click(self, event: events.Click) -> None:
        for start, end, action in self._spans:
            if start <= event.x < end:
                await self.screen.run_action(action)
