"""Files of records: JSON lines, or one JSON object."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, TextIO

from ..core.errors import RecordError
from ..core.game import Game, load


def read_records(name: str) -> Iterator[tuple[int, Any]]:
    """(line number, record) of each record in a file. RecordError where it is not JSON."""
    for number, text in _texts(name):
        yield number, _decode(name, number, text)


def read_game(name: str, wanted: int) -> tuple[Game, int]:
    """A game of a file, counted from 1, and how many there are."""
    texts = _texts(name)
    if wanted > len(texts):
        games = "1 game" if len(texts) == 1 else f"{len(texts)} games"
        raise RecordError(f"{name}: there is no game {wanted}; the file holds {games}")
    line, text = texts[wanted - 1]
    record = _decode(name, line, text)
    try:
        return load(record), len(texts)
    except RecordError as error:
        raise RecordError(f"{name}:{line}: {error}", error.ply) from error


def _texts(name: str) -> list[tuple[int, str]]:
    """(line number, text) of each record."""
    try:
        text = Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"{name}: not a text file in UTF-8 ({error.reason})") from error
    if not text.strip():
        raise RecordError(f"{name}: the file is empty; expected records, one JSON object a line")
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if lines[0][1].strip() == "{":  # one record over many lines
        return [(lines[0][0], text)]
    return lines


def _decode(name: str, line: int, text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        at = f"line {line + error.lineno - 1}, column {error.colno}"
        raise RecordError(f"{name}: {at}: not JSON ({error.msg})") from error
    except RecursionError as error:
        raise RecordError(f"{name}: line {line}: nested too deeply") from error


@contextmanager
def output(name: str | None) -> Iterator[TextIO]:
    """Standard output, or a file that appears under its name when it is whole."""
    if name is None or name == "-":
        yield sys.stdout
        return
    with _whole(name) as part, part.open("w", encoding="utf-8") as file:
        yield file


@contextmanager
def binary_output(name: str) -> Iterator[BinaryIO]:
    """A file that appears under its name when it is whole."""
    with _whole(name) as part, part.open("wb") as file:
        yield file


@contextmanager
def _whole(name: str) -> Iterator[Path]:
    path = Path(name)
    part = path.with_name(path.name + ".part")
    yield part
    os.replace(part, path)
