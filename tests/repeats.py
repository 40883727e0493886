"""Tests that prove again what others have proven: `make faults` runs them, `make test` does not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

REPEATS = pytest.mark.repeats


def repeated(*values: Any) -> Any:
    """The values of a parameter, or of several, with which a test only repeats itself."""
    return pytest.param(*values, marks=REPEATS)


def repeated_but(kept: Any, values: Iterable[Any]) -> list[Any]:
    """The values of a parameter, with all of which but one a test only repeats itself."""
    return [value if value == kept else repeated(value) for value in values]
