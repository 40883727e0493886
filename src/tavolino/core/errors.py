"""Errors in what a user provides. Every message is a sentence that says what to do."""

from __future__ import annotations

from typing import Any

from .sentence import said


class TavolinoError(ValueError):
    """Something that the user provided is wrong; the text is meant for that user."""


class ExtraMissing(TavolinoError, ImportError):
    """An optional dependency is not installed; the text says how to install it."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what} needs more than the library: pip install 'tavolino[{extra}]'")


class UnknownGame(TavolinoError):
    """No game of that name is installed."""


class OptionError(TavolinoError):
    """An option of a game is unknown, out of range, or cannot be combined with another one."""


class IllegalMove(TavolinoError):
    """The move cannot be played now.

    `say` is the reason as data, for other languages (`tavolino.text.refuse`).
    """

    @property
    def say(self) -> tuple[dict[str, Any], ...]:
        return said(self.args[0]) if self.args else ()

    @property
    def counter_example(self) -> dict[str, Any] | None:
        """What shows that the move cannot be played, as the game describes it; `cards`, if there
        are any, are things that can be drawn. None where the move was refused for another reason.
        """
        return next(
            (part["counter_example"] for part in self.say if "counter_example" in part), None
        )


class RecordError(TavolinoError):
    """A record cannot be read or does not replay.

    `ply` is the index of the wrong move in `record["moves"]`, or None if something else is wrong.
    """

    def __init__(self, message: str, ply: int | None = None) -> None:
        super().__init__(message)
        self.ply = ply


class PositionError(TavolinoError):
    """A position text cannot be parsed. The message names line and column."""
