"""The drawn questions before the first game: what to play, how, and against whom."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, RadioButton, RadioSet, Static

from .dialogs import LanguageDialog
from .preferences import THEMES, Preferences
from .start_questions import Question, Start
from .widgets import Keys

FIT_IN_A_ROW = 6  # choices of a question, on a terminal with 80 columns


class _Choice(RadioButton):
    """The chosen one has another sign, not only another colour."""

    @property
    def _button(self) -> Content:
        button = super()._button
        return button if self.value else Content(button.plain.replace("●", "○"), [*button.spans])


class StartScreen(Screen[None]):
    """Every question with its choices; the player can sit down at once, or change an answer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "sit", show=False),
        Binding("g", "languages", show=False),
        Binding("t", "theme", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, start: Start, preferences: Preferences) -> None:
        super().__init__()
        self._start = start
        self._preferences = preferences
        self._shown: list[Question] = []

    def compose(self) -> ComposeResult:
        self._shown = self._questions()
        yield Static(Text(self._start.say("new-title"), "bold"), id="title")
        with VerticalScroll(id="questions", can_focus=False):
            for question in self._shown:
                yield Static(Text(question.asked, "bold"), classes="asked")
                many = "many" if len(question.choices) > FIT_IN_A_ROW else None
                with RadioSet(id=f"ask-{question.name}", classes=many, compact=True):
                    for choice in question.choices:
                        chosen = choice.value == question.chosen
                        yield _Choice(Content(choice.label), chosen, name=choice.value)
                yield Static(Text(question.about), id=f"about-{question.name}", classes="about")
            yield Button(self._start.say("new-sit-down"), id="sit", variant="primary")
        yield Static(Text(self._start.say("start-keys")), id="lead")
        yield Keys()

    def _questions(self) -> list[Question]:
        """Without the language, which has its own key, as on all screens."""
        return [each for each in self._start.questions() if each.name != "language"]

    def on_mount(self) -> None:
        self._go_on("game")

    def _go_on(self, name: str) -> None:
        """Put the cursors on the answers, and focus one question."""
        for question in self._shown:
            for _ in range(question.place):
                self.query_one(f"#ask-{question.name}", RadioSet).action_next_button()
        self.query_one(f"#ask-{name}", RadioSet).focus()
        self._show_keys()

    def _show_keys(self) -> None:
        say = self._start.say
        self.query_one(Keys).show(
            [
                ("s", say("new-sit-down"), "sit"),
                ("g", say("key-language"), "languages"),
                ("t", say("key-theme"), "theme"),
                ("q", say("key-quit"), "leave"),
            ]
        )

    @on(RadioSet.Changed)
    async def answer(self, event: RadioSet.Changed) -> None:
        name = (event.radio_set.id or "").removeprefix("ask-")
        self._start.answer(name, event.pressed.name or "")
        questions = self._questions()
        if _without_answers(questions) != _without_answers(self._shown):
            await self._rebuild_questions(name)
            return
        for question in questions:
            self.query_one(f"#about-{question.name}", Static).update(Text(question.about))

    async def _rebuild_questions(self, name: str) -> None:
        """Rebuild the questions after a change of language or of an answer; the focus stays where
        it was."""
        with self.prevent(RadioSet.Changed):
            await self.recompose()
        self._go_on(name)

    @on(Button.Pressed)
    def sit_down(self) -> None:
        self.action_sit()

    def action_sit(self) -> None:
        self.app.exit(True)

    def action_leave(self) -> None:
        self.app.exit(False)

    def action_languages(self) -> None:
        self.app.push_screen(LanguageDialog(), self._language_chosen)

    async def _language_chosen(self, code: str | None) -> None:
        if code is not None:
            self._start.answer("language", code)
            self._preferences.code = code
            await self._rebuild_questions("game")

    def action_theme(self) -> None:
        self._preferences.light = not self._preferences.light
        self.app.theme = self._preferences.theme


def _without_answers(questions: list[Question]) -> list[object]:
    return [(each.name, each.asked, each.choices) for each in questions]


class StartApp(App[bool]):
    """Only the start screen; `run` returns whether the player sat down."""

    TITLE = "Tavolino"
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: $background; color: $foreground; }
    #title, #keys { height: 1; background: $panel; padding: 0 1; }
    #questions { height: 1fr; background: $surface; padding: 0 2; }
    .asked { margin: 1 0 0 0; color: $primary; }
    RadioSet { layout: horizontal; width: 1fr; height: auto; background: $surface; padding: 0 1;
               overflow-x: auto; scrollbar-size-horizontal: 0; }
    RadioSet.many { layout: grid; grid-size: 4; grid-columns: auto; grid-rows: 1; }
    RadioSet:focus { background: $panel; }
    RadioButton { width: auto; padding: 0 1 0 0; background: transparent; }
    .about { padding: 0 3; height: auto; color: $text-muted; }
    LanguageDialog { align: center middle; }
    .sheet { width: 30; height: 12; padding: 1 2; background: $panel; border: round $primary; }
    #sit { margin: 1 0; }
    #lead { height: auto; padding: 0 1; color: $foreground; }
    """

    def __init__(self, start: Start, preferences: Preferences) -> None:
        super().__init__()
        self.preferences = preferences
        self._start = start

    def on_mount(self) -> None:
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = self.preferences.theme
        self.push_screen(StartScreen(self._start, self.preferences))
