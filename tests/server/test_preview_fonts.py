"""The server draws names with our fonts, which it has from the page."""

from __future__ import annotations

import pytest

from tavolino.core import drawing as draw
from tavolino.rasterizer import font_files, png


@pytest.mark.parametrize("name", ["Анна", "Ђорђе", "Thuỳ", "Ἑλένη", "Łukasz"])
def test_each_letter_of_a_name_is_drawn(name: str) -> None:
    assert font_files(), "the page is not built: make page"

    def drawn(text: str) -> bytes:
        return png(draw.document(300, 60, draw.text(10, 40, text, 30), "A name"), font_files())

    letters = {letter: drawn(letter) for letter in name}
    assert drawn(" ") not in letters.values()
    assert len(set(letters.values())) == len(letters), "each in its own way, not as a box"
