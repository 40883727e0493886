"""What the commands share on the terminal: colours, progress bars, and a notice while kernels
compile."""

from __future__ import annotations

import codecs
import io
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

PREPARING = "compiling the rules (first use only)"

_COLOURS = {"r": 166, "y": 220, "g": 36, "b": 33, "p": 176, "c": 81}  # in the 256-colour palette
_CARD = re.compile(r"(?<![\w@,-])([rygbpc])([1-9])(?![\w])")


# For screens and pipes that lack them; anything else that is lacking becomes a question mark.
_SUBSTITUTES = {
    "’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-", "…": "...", "·": "-",
    "•": "*", "±": "+-", "×": "x", "\u00a0": " ", "\u202f": " ",
    **{bar: str(height) for height, bar in enumerate("▁▂▃▄▅▆▇█", 1)},
}  # fmt: skip


def print_what_can_be_shown() -> None:
    """Let nothing that is printed fail because the output has another encoding than UTF-8; the
    first letter that is lost is announced."""
    lost = False

    def substitute(error: UnicodeError) -> tuple[str, int]:
        nonlocal lost
        assert isinstance(error, UnicodeEncodeError)
        letter = error.object[error.start]
        if letter not in _SUBSTITUTES and not lost:
            lost = True
            print(
                f"tavolino: the output is in {sys.stdout.encoding}, which lacks some letters; they"
                " are shown as '?'. Set PYTHONUTF8=1 for UTF-8",
                file=sys.stderr,
            )
        return _SUBSTITUTES.get(letter, "?"), error.start + 1

    codecs.register_error("tavolino", substitute)
    if isinstance(sys.stdout, io.TextIOWrapper) and "utf" not in sys.stdout.encoding.lower():
        sys.stdout.reconfigure(errors="tavolino")


def paint(text: str) -> str:
    """Cards in their colours, if the terminal has colours."""
    if not sys.stdout.isatty() or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return text
    return _CARD.sub(lambda card: f"\x1b[38;5;{_COLOURS[card[1]]}m{card[0]}\x1b[39m", text)


def counted(number: int, noun: str) -> str:
    """`1 game`, `2 games`."""
    return f"{number:,} {noun}" + "s" * (number != 1)


class NoBar:
    """A progress bar that is not shown."""

    def __enter__(self) -> NoBar:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def add_task(self, description: str, total: float | None = None) -> Any:
        return None

    def update(self, task: Any, **_: Any) -> None:
        pass

    def advance(self, task: Any, advance: float = 1) -> None:
        pass

    def start(self) -> None:
        pass

    def stop(self) -> None:
        pass


def progress_bar() -> Progress | NoBar:
    """A bar on stderr, if that is a terminal and rich is installed."""
    console = _console()
    return NoBar() if console is None else _progress(console)


def _console() -> Console | None:
    try:
        from rich.console import Console
    except ImportError:  # only the library is installed
        return None
    console = Console(stderr=True)
    return console if console.is_terminal else None


def _progress(console: Console) -> Progress:
    from rich.progress import Progress

    return Progress(console=console, transient=True)


@contextmanager
def announcing_compilation() -> Iterator[None]:
    """Print a notice if a first run has to compile the rules, which takes a while."""
    console = _console()
    if console is None:
        with _one_line():
            yield
        return
    status = console.status(PREPARING)
    compiled = 0

    def announce(name: str) -> None:
        nonlocal compiled
        compiled += 1
        status.start()
        status.update(f"{PREPARING}: {compiled} {name}")

    try:
        with _compile_progress(announce):
            yield
    finally:
        status.stop()


@contextmanager
def preparation_bar(steps: int) -> Iterator[Callable[[], None]]:
    """A progress bar for the steps of a preparation; yields a function to call after each step.
    Without a terminal, a line is printed if something has to be compiled, and a program that reads
    our output shows the progress itself."""
    console = _console()
    if console is None or not sys.stdout.isatty():
        with _one_line():
            yield lambda: None
        return
    with _progress(console) as progress:
        task = progress.add_task(PREPARING, total=steps)

        def describe(name: str) -> None:
            progress.update(task, description=f"{PREPARING}: {name}")

        with _compile_progress(describe):
            yield lambda: progress.advance(task)


def _compile_progress(announce: Callable[[str], None]) -> AbstractContextManager[None]:
    from ..core.compilation_notice import notice

    return notice.told_to(announce)


@contextmanager
def _one_line() -> Iterator[None]:
    """One line on stderr, when the first kernel has to be compiled."""
    said = False

    def say(name: str) -> None:
        nonlocal said
        if not said:
            said = True
            print(f"{PREPARING}; this takes a minute or two", file=sys.stderr, flush=True)

    with _compile_progress(say):
        yield
