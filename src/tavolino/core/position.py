"""Reading position texts: words with their line and column, so that errors can name them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .errors import PositionError
from .whole_numbers import whole_number


@dataclass(frozen=True)
class Word:
    text: str
    line: int
    column: int

    def wrong(self, message: str) -> PositionError:
        return PositionError(f"line {self.line}, column {self.column}: {message}")

    def number(self, least: int, most: int) -> int:
        number = whole_number(self.text)
        if number is None or not least <= number <= most:
            raise self.wrong(f"expected a number from {least} to {most}, found {self.text!r}")
        return number


class Words:
    """The words of one line, read from left to right."""

    def __init__(self, line: int, text: str) -> None:
        self._end = Word("the end of the line", line, len(text) + 1)
        self._words = [
            Word(found[0], line, found.start() + 1) for found in re.finditer(r"\||[^\s|]+", text)
        ]
        self._next = 0
        self.first = self.here

    @property
    def more(self) -> bool:
        return self._next < len(self._words)

    @property
    def here(self) -> Word:
        """The next word, or the place after the last one."""
        return self._words[self._next] if self.more else self._end

    def take(self, expected: str) -> Word:
        word = self.here
        if not self.more:
            raise word.wrong(f"expected {expected}, found the end of the line")
        self._next += 1
        return word

    def exactly(self, *texts: str) -> None:
        for text in texts:
            word = self.take(repr(text))
            if word.text != text:
                raise word.wrong(f"expected {text!r}, found {word.text!r}")

    def until(self, stop: str | None = None) -> list[Word]:
        """The words up to `stop`, which is consumed too, or up to the end of the line."""
        words = []
        while self.more and self.here.text != stop:
            words.append(self.take("a word"))
        if stop is not None:
            self.exactly(stop)
        return words

    def at_most(self, cards: int) -> list[Word]:
        """The cards up to the end of the line, where that many have room."""
        words = self.until()
        if len(words) > cards:
            raise words[cards].wrong(f"there is only room for {cards} cards")
        return words

    def done(self) -> None:
        if self.more:
            raise self.here.wrong(f"expected nothing more, found {self.here.text!r}")


class Lines:
    """The lines of a position text, one after the other; empty ones are skipped."""

    def __init__(self, text: str) -> None:
        lines = text.splitlines()
        self._lines = [(n, line) for n, line in enumerate(lines, 1) if line.strip()]
        self._last = len(lines)
        self._next = 0

    def take(self, expected: str) -> Words:
        if self._next == len(self._lines):
            raise PositionError(f"line {self._last + 1}, column 1: expected {expected}")
        self._next += 1
        return Words(*self._lines[self._next - 1])

    def done(self) -> None:
        if self._next < len(self._lines):
            number, line = self._lines[self._next]
            Words(number, line).done()
