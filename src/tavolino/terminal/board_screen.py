"""What playing and replaying look like: a table, and a log beside it where both fit."""

from __future__ import annotations

from abc import abstractmethod

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from ..core.contract import Json
from ..core.printable import printable_lines
from .boards import log_width
from .dialogs import LanguageDialog
from .preferences import Preferences
from .widgets import Board, TableArea


class BoardScreen(Screen[None]):
    """A title, a table, and its log; of a log that has no room, the latest line."""

    def __init__(self, title: str, preferences: Preferences) -> None:
        super().__init__()
        self._title = title
        self._preferences = preferences

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="middle"):
            with TableArea(id="table"):
                yield Board(id="board")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="log-lines")
        yield Static(id="latest")

    @property
    def code(self) -> str:
        return self._preferences.code

    def say(self, key: str, /, **arguments: str | int) -> str:
        return self._preferences.say(key, **arguments)

    @abstractmethod
    def redraw(self) -> None:
        """Show the table as it is now."""

    def _line(self, name: str, words: str, style: str = "") -> None:
        """Write one of the lines, or take it away where there is nothing to say."""
        line = self.query_one(f"#{name}", Static)
        line.update(Text(printable_lines(words), style))
        line.display = bool(words)

    def _place_log(self, view: Json) -> int:
        """Let the log lie beside the table where both fit; how wide it is then."""
        width = log_width(view, self.size.width)
        log = self.query_one("#log", VerticalScroll)
        log.styles.width = width
        log.display = bool(width)
        return width

    def _table_size(self) -> tuple[int, int] | None:
        """Columns and lines that there are for the table; None before that is known."""
        area = self.query_one(TableArea).outer_size
        return (area.width, area.height) if area.height else None

    def action_theme(self) -> None:
        self._preferences.light = not self._preferences.light
        self.app.theme = self._preferences.theme
        self.redraw()

    def action_languages(self) -> None:
        self.app.push_screen(LanguageDialog(), self._language_chosen)

    def _language_chosen(self, code: str | None) -> None:
        if code is not None:
            self.run_worker(self.change_language(code))

    async def change_language(self, code: str) -> None:
        self._preferences.code = code
        self.redraw()
