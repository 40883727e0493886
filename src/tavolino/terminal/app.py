"""The client that draws: a table, its log, a line to type in."""

from __future__ import annotations

from textual.app import App

from ..core.errors import TavolinoError
from .preferences import THEMES, Preferences
from .replay import Replay
from .replay_screen import ReplayScreen
from .session import TableSession
from .table_screen import TableScreen


class TavolinoApp(App[str]):
    """A session, or a finished game to look at. `run` returns why the table could not be opened."""

    TITLE = "Tavolino"
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: $background; color: $foreground; }
    #title { height: 1; background: $panel; padding: 0 1; }
    #middle { height: 1fr; }
    #table { width: 1fr; background: $surface; overflow: auto auto;
             align: center top; }
    #log { background: $panel; padding: 0 1; scrollbar-size-vertical: 1;
           scrollbar-gutter: stable; }
    #log-lines { padding: 0 1 0 0; }
    #latest { height: auto; max-height: 2; padding: 0 1; }
    ReplayScreen #latest { max-height: 7; }
    #prompt { height: auto; max-height: 3; padding: 0 1; color: $primary; }
    #answer { height: auto; max-height: 6; padding: 0 1; }
    #slider { height: auto; padding: 0 1; }
    #command { height: 1; border: none; padding: 0 1; background: $panel; }
    #keys { height: 1; background: $panel; }
    .sheet { width: 76; max-width: 95%; height: 85%; padding: 0 2; background: $panel;
             border: round $primary; }
    .small { width: 30; height: 12; }
    .sheet OptionList { height: 1fr; background: $panel; border: none; padding: 0; }
    .question { width: 60; height: auto; padding: 1 2; }
    TextDialog, LanguageDialog, LeaveDialog, MovesDialog { align: center middle; }
    Curtain { align: center middle; background: $background; }
    #curtain-line { width: 60; height: auto; }
    """

    def __init__(
        self,
        preferences: Preferences,
        title: str,
        session: TableSession | None = None,
        replay: Replay | None = None,
    ) -> None:
        super().__init__()
        self.preferences = preferences
        self.session = session
        self._replay = replay
        self._table_title = title

    async def on_mount(self) -> None:
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = self.preferences.theme
        if self.session is not None:
            try:
                await self.session.open()
            except TavolinoError as error:
                self.exit(str(error))
                return
            self.push_screen(TableScreen(self.session, self._table_title, self.preferences))
        elif self._replay is not None:
            self.push_screen(ReplayScreen(self._replay, self._table_title, self.preferences))

    async def on_unmount(self) -> None:
        if self.session is not None:
            await self.session.close()
