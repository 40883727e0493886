"""Files of records: JSON lines, or one JSON object."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from ..core.errors import RecordError


def read_records(name: str) -> Iterator[tuple[int, Any]]:
    """(line number, record) of each record in a file. RecordError where it is not JSON."""
    try:
        text = Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"{name}: not a text file in UTF-8 ({error.reason})") from error
    if not text.strip():
        raise RecordError(f"{name}: the file is empty; expected records, one JSON object a line")
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if lines[0][1].strip() == "{":  # one record over many lines
        yield lines[0][0], _decode(name, lines[0][0], text)
        return
    for number, line in lines:
        yield number, _decode(name, number, line)


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
    path = Path(name)
    part = path.with_name(path.name + ".part")
    with part.open("w", encoding="utf-8") as file:
        yield file
    os.replace(part, path)
