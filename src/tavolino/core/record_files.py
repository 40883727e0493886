"""Files of records: JSON lines, or one JSON object."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .errors import RecordError


def read_records(name: str) -> Iterator[tuple[int, Any]]:
    """(line number, record) of each record in a file; raises RecordError if it is not JSON."""
    for number, text in _texts(name):
        yield number, _decode(name, number, text)


def read_record(name: str, wanted: int) -> tuple[int, Any]:
    """(line number, record) of one record in a file, counted from 1."""
    texts = _texts(name)
    if not 0 < wanted <= len(texts):
        games = "1 game" if len(texts) == 1 else f"{len(texts)} games"
        raise RecordError(f"{name}: there is no game {wanted}; the file has {games}")
    line, text = texts[wanted - 1]
    return line, _decode(name, line, text)


def count_records(name: str) -> int:
    return len(_texts(name))


def _texts(name: str) -> list[tuple[int, str]]:
    """(line number, text) of each record."""
    try:
        text = Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"{name}: not a text file in UTF-8 ({error.reason})") from error
    if not text.strip():
        raise RecordError(f"{name}: the file is empty; expected records, one JSON object per line")
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
