"""Output files, which appear under their name only when they are complete."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TextIO

from ..core.errors import OptionError


def check_writable(option: str, name: str | None) -> None:
    """Checked early: the end of a long game is too late to find out that a file cannot be
    written."""
    if name is not None and name != "-" and not os.access(Path(name).parent, os.W_OK):
        raise OptionError(f"{option}: {name} cannot be written; choose a writable folder")


@contextmanager
def output(name: str | None) -> Iterator[TextIO]:
    """Standard output, or a file that appears under its name when it is complete."""
    if name is None or name == "-":
        yield sys.stdout
        return
    with _whole(name) as part, part.open("w", encoding="utf-8") as file:
        yield file


@contextmanager
def binary_output(name: str) -> Iterator[BinaryIO]:
    """A file that appears under its name when it is complete."""
    with _whole(name) as part, part.open("wb") as file:
        yield file


@contextmanager
def _whole(name: str) -> Iterator[Path]:
    path = Path(name)
    part = path.with_name(path.name + ".part")
    try:
        yield part
        os.replace(part, path)
    except OSError as error:
        if error.filename == str(part):  # a temporary name, which means nothing to the user
            error.filename = name
        raise
