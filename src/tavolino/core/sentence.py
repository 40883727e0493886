"""A sentence that can also be said in other languages."""

from __future__ import annotations

from typing import Any


class Sentence(str):
    """An English sentence, with its content as data for other languages.

    `say` has an entry for each message: `{"say": NAME, ...}`, where the rest is the message's
    arguments, plain JSON in the notation. Otherwise it is an ordinary string; `str(sentence)` is
    the bare text.
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
    """A sentence with one message."""
    return Sentence(english, ({"say": name, **about},))


def joined(english: str, *parts: str) -> Sentence:
    """A sentence made of several parts, with all their messages."""
    return Sentence(english, tuple(entry for part in parts for entry in said(part)))


def said(text: str) -> tuple[dict[str, Any], ...]:
    """The messages of a text, if it has any."""
    return text.say if isinstance(text, Sentence) else ()
