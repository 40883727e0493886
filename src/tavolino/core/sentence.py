"""A sentence that can be said in other languages too."""

from __future__ import annotations

from typing import Any


class Sentence(str):
    """An English sentence, and what it says, for those who speak other languages.

    `say` has an entry for each thing that it says: `{"say": NAME, ...}`, where the name is that of
    a message and the rest is what it is about, plain JSON in the words of the notation. As a text
    it is like any other; `str(sentence)` is the bare text.
    """

    __slots__ = ("say",)
    say: tuple[dict[str, Any], ...]

    def __new__(cls, english: str, say: tuple[dict[str, Any], ...] = ()) -> Sentence:
        made = super().__new__(cls, english)
        made.say = say
        return made

    def __getnewargs__(self) -> tuple[Any, ...]:
        return str(self), self.say

    def __str__(self) -> str:
        return self[:]


def sentence(name: str, english: str, /, **about: Any) -> Sentence:
    """A sentence that says one thing."""
    return Sentence(english, ({"say": name, **about},))


def joined(english: str, *parts: str) -> Sentence:
    """A sentence that says what all of its parts do."""
    return Sentence(english, tuple(entry for part in parts for entry in said(part)))


def said(text: str) -> tuple[dict[str, Any], ...]:
    """What a text says, where it is known."""
    return text.say if isinstance(text, Sentence) else ()
