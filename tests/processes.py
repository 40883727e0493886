"""Processes that tests start."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

PLAIN = {"NUMBA_DISABLE_JIT": "1"}


@contextmanager
def plain_processes() -> Iterator[None]:
    """Those that are started within it run the rules as plain Python, and so are there sooner. This
    one must compile nothing meanwhile: Numba would look at the environment anew."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in PLAIN.items():
            patch.setenv(name, value)
        yield
