"""What a person at this terminal prefers: the language, and a light or a dark table."""

from __future__ import annotations

from dataclasses import dataclass

from textual.theme import Theme

from ..text.language import language
from .palette import DAY, NIGHT, Palette
from .replay import REVIEW_MS

THEMES = (
    Theme(
        name="tavolino-night",
        primary="#E69F00",
        secondary="#009E73",
        background="#101a15",
        surface="#16241d",
        panel="#1d2f26",
        foreground="#e8e0d0",
        dark=True,
    ),
    Theme(
        name="tavolino-day",
        primary="#9a5b00",
        secondary="#00694d",
        background="#e9e2d0",
        surface="#f3eee0",
        panel="#fffaf0",
        foreground="#26301f",
        dark=False,
    ),
)


@dataclass
class Preferences:
    """What all screens of a client share, and each of them can change."""

    code: str
    light: bool = False
    review_ms: int = REVIEW_MS  # per decision of a review
    bot_lines: bool = True  # bots say a line at the start and at the end

    @property
    def palette(self) -> Palette:
        return DAY if self.light else NIGHT

    @property
    def theme(self) -> str:
        return "tavolino-day" if self.light else "tavolino-night"

    def say(self, key: str, /, **arguments: str | int) -> str:
        return language(self.code).say(key, **arguments)
