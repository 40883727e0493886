"""Dialogs over a table: something to read, the languages, the curtain, leaving."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ..text.language import LANGUAGES


class TextDialog(ModalScreen[None]):
    """Something to read, until a key is pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark", "dismiss", show=False)
    ]

    def __init__(self, title: str, lines: Iterable[str], at_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._lines = list(lines)
        self._at_end = at_end  # start at the end, as with a log

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(Text(self._title, "bold"))
            with VerticalScroll():
                yield Static(Text("\n".join(self._lines)))

    def on_mount(self) -> None:
        if self._at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)


class LeaveDialog(ModalScreen[bool]):
    """Asks whether to leave the table; the key that asked leaves if it is pressed again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,q,y", "dismiss(True)", show=False),
        Binding("escape,n", "dismiss(False)", show=False),
    ]

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self._lines = list(lines)

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet question"):
            yield Static(Text("\n".join(self._lines)))


class MovesDialog(ModalScreen[str]):
    """Every legal move, in the notation and in words; one can be chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,m", "dismiss", show=False)]

    def __init__(self, title: str, moves: Mapping[str, str]) -> None:
        super().__init__()
        self._title = title
        self._moves = moves

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(Text(self._title, "bold"))
            yield OptionList(
                *(Option(Text(f"{move}  {words}")) for move, words in self._moves.items())
            )

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(list(self._moves)[event.option_index])


class LanguageDialog(ModalScreen[str]):
    """Each language by its own name."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            yield OptionList(*(Option(name, id=code) for code, name in LANGUAGES.items()))

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)


class Curtain(ModalScreen[None]):
    """Shown between the turns of two players at one keyboard, so that nobody sees another hand."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss", show=False)]

    def __init__(self, line: str) -> None:
        super().__init__(classes="curtain")
        self._line = line

    def compose(self) -> ComposeResult:
        yield Static(Text(self._line, justify="center"), id="curtain-line")

    def on_click(self) -> None:
        self.dismiss()
