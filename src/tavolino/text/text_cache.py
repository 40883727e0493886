"""Texts that are asked for again and again, kept within a number of bytes."""

from __future__ import annotations

from collections.abc import Callable
from sys import getsizeof

# All that a text is made from: the language, the message, the names of its arguments, and as many
# values. All but the values are shared by many keys.
Key = tuple[str | int, ...]
_PLACE = 104  # bytes of an entry in a dictionary that has room for more


class TextCache(dict[Key, str]):
    """Makes a text when it is first asked for: `cache[key]`.

    Names of players are in the keys, so what counts is not how many texts are kept but how much
    memory they take: at most twice `half` bytes. Whatever was not asked for while texts of `half`
    bytes were is forgotten.
    """

    def __init__(self, make: Callable[[Key], str], half: int) -> None:
        self._make = make
        self._half = half
        self._size = 0
        self._older: dict[Key, str] = {}

    def __missing__(self, key: Key) -> str:
        text = self._older.get(key)
        if text is None:
            text = self._make(key)
        values = key[1 + len(key) // 2 :]
        size = _PLACE + getsizeof(key) + getsizeof(text) + sum(map(getsizeof, values))
        if self._size + size > self._half:
            self._older = dict(self)
            self.clear()
            self._size = 0
        self._size += size
        self[key] = text
        return text

    def cache_clear(self) -> None:
        self.clear()
        self._older = {}
        self._size = 0
