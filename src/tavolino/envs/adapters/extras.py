"""Libraries that may not be installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ...core.errors import ExtraMissing


@contextmanager
def needs(extra: str, what: str) -> Iterator[None]:
    """Imports in here say which extra brings what is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ExtraMissing(what, extra) from error
