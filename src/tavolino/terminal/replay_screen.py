"""A finished game, step by step, and what the engine thinks of it."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from .board_screen import BoardScreen
from .boards import board_of, draw
from .dialogs import TextDialog
from .preferences import Preferences
from .replay import Replay
from .widgets import Board, Keys, TableArea


class ReplayScreen(BoardScreen):
    """A finished game, step by step, and what the engine thinks of it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,b", "step(-1)", show=False),
        Binding("right,space,enter", "step(1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(100000)", show=False),
        Binding("a", "analyse", show=False),
        Binding("m", "mistake", show=False),
        Binding("l", "log", show=False),
        Binding("t", "theme", show=False),
        Binding("g", "languages", show=False),
        Binding("escape,q", "leave", show=False),
    ]

    def __init__(
        self, replay: Replay, title: str, preferences: Preferences, analyse: bool = False
    ) -> None:
        super().__init__(title, preferences)
        self._replay = replay
        self._at_once = analyse

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield Static(id="slider")
        yield Static(id="answer")
        yield Keys()

    def on_mount(self) -> None:
        self.query_one("#answer", Static).display = False
        self.redraw()
        if self._at_once:
            self.action_analyse()

    def redraw(self) -> None:
        replay, code = self._replay, self.code
        beside = self._place_log(replay.view)
        size = None if board_of(replay.view["game"]).scrolls else self._table_size()
        canvas = draw(replay.view, replay.called(code), code, self._preferences.palette, size=size)
        self.query_one(Board).show(canvas, (), None)
        self._line("latest", "" if beside else " ".join(replay.caption(code)))
        self._line("title", self._title, "bold")
        self.query_one("#log-lines", Static).update(Text("\n".join(self._log_lines())))
        self.query_one("#slider", Static).update(self._slider())
        self.query_one(Keys).show(
            [
                ("←→", self.say("key-step"), "step(1)"),
                ("a", self.say("key-analyse"), "analyse"),
                ("m", self.say("key-mistake"), "mistake"),
                ("l", self.say("key-log"), "log"),
                ("g", self.say("key-language"), "languages"),
                ("t", self.say("key-theme"), "theme"),
                ("q", self.say("key-close"), "leave"),
            ]
        )

    @on(TableArea.Resized)
    def fit(self) -> None:
        self.redraw()

    def action_log(self) -> None:
        self.app.push_screen(TextDialog(self.say("key-log"), self._log_lines()))

    def _log_lines(self) -> list[str]:
        """What is beside the table when there is room."""
        return [*self._replay.caption(self.code), "", *self._replay.summary(self.code)]

    def _slider(self) -> Text:
        """The current position in the game, and everybody's chances from beginning to end."""
        replay = self._replay
        width = max(10, self.size.width - 26)
        lines = []
        if replay.found is not None:
            names = replay.called(self.code)
            for seat in replay.found.seats:
                lines.append(f"{names[seat][:20]:<22}{replay.chart(seat, width)}")
        at = round(replay.ply / max(1, replay.last) * (width - 1))
        lines.append(" " * 22 + "─" * at + "●" + "─" * (width - 1 - at))
        return Text("\n".join(lines), no_wrap=True)

    @on(Board.Picked)
    def ignore(self, event: Board.Picked) -> None:
        event.stop()

    def on_click(self, event: events.Click) -> None:
        """A click on the slider goes to that move."""
        slider = self.query_one("#slider", Static)
        if event.widget is slider:
            width = max(10, self.size.width - 26)
            share = (event.x - 22) / max(1, width - 1)
            self.action_go(round(share * self._replay.last))

    def action_step(self, steps: int) -> None:
        self.action_go(self._replay.ply + steps)

    def action_go(self, ply: int) -> None:
        self._replay.go(ply)
        self.redraw()

    def action_mistake(self) -> None:
        if self._replay.next_mistake():
            self.redraw()

    @work(exclusive=True)
    async def action_analyse(self) -> None:
        answer = self.query_one("#answer", Static)

        def progress(done: int, total: int) -> None:
            words = self.say("analysing-so-far", done=done, total=total)
            self.app.call_from_thread(answer.update, Text(words))

        answer.update(Text(self.say("analysing")))
        answer.display = True
        await self._replay.analyse(progress, self._preferences.review_ms)
        answer.display = False
        self.redraw()

    def action_leave(self) -> None:
        if len(self.app.screen_stack) > 2:
            self.dismiss()
        else:
            self.app.exit()
