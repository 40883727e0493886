"""Which files a test's own process opens, as Python's audit hooks tell."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

_watched: set[str] = set()
_opened: list[str] = []


class WasOpened(Exception):
    """In place of opening a watched file: some of them would never end."""


@contextmanager
def watching(*names: str) -> Iterator[list[str]]:
    """Those of these files that anything opens meanwhile; none of them is really opened."""
    _install_hook()
    _watched.update(names)
    _opened.clear()
    try:
        yield _opened
    finally:
        _watched.clear()


@cache
def _install_hook() -> None:
    sys.addaudithook(_hook)  # there is no way to remove one


def _hook(event: str, arguments: tuple[Any, ...]) -> None:
    if not _watched or event != "open" or not isinstance(arguments[0], str | bytes):
        return
    name = os.fsdecode(arguments[0])
    if name in _watched:
        _opened.append(name)
        raise WasOpened(name)
