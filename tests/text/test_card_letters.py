"""What is written on cards for a colour, in each language."""

from __future__ import annotations

from unicodedata import combining, normalize

import pytest

from tavolino.core.drawing import SUITS
from tavolino.text.language import LANGUAGES, language


def plain(text: str) -> str:
    """In small letters without accents: capitals have none in Greek."""
    return "".join(each for each in normalize("NFD", text.lower()) if not combining(each))


def names(code: str) -> dict[str, str]:
    say = language(code).say
    said = {suit: say("card", colour=suit, value=7) for suit in SUITS}
    return {suit: plain(name.replace("7", "").strip()) for suit, name in said.items()}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_letters_of_a_colour_begin_its_name_and_no_others(code: str) -> None:
    """There are as few as can be: most colours need one."""
    called = names(code)
    for suit, name in called.items():
        letters = language(code).say("card-letters", colour=suit)
        assert letters == letters.capitalize()
        others = [other for each, other in called.items() if each != suit]

        def is_its_own(beginning: str, others: list[str] = others) -> bool:
            return not any(other.startswith(plain(beginning)) for other in others)

        assert name.startswith(plain(letters))
        assert is_its_own(letters)
        assert len(letters) == 1 or not is_its_own(letters[:-1])
        assert len(letters) <= 2, "there is no room for more on a card"
