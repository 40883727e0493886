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


def check_new(option: str, name: str | None) -> None:
    """Games that were written before are not replaced: they may have taken hours."""
    check_writable(option, name)
    if name is not None and Path(name).is_file():
        raise OptionError(f"{option}: {name} exists already; choose another name, or delete it")


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
    if path.exists() and not path.is_file():  # a device or a pipe
        yield path
        return
    part = path.with_name(path.name + ".part")
    try:
        yield part
        os.replace(part, path)
    except BaseException as error:
        part.unlink(missing_ok=True)
        # A temporary name means nothing to the user.
        if isinstance(error, OSError) and error.filename == str(part):
            error.filename = name
        raise
