"""What every page from a template can rely on."""

from __future__ import annotations

import pytest
from jinja2 import UndefinedError

from tavolino.templates import render


def test_a_value_that_is_missing_is_an_error_not_a_gap() -> None:
    with pytest.raises(UndefinedError, match="'games' is undefined"):
        render("tavolino.server", "plain_page.html.j2", version="1")
