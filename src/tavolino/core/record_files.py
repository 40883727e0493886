"""Files of records: JSON lines, or one JSON object."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from .errors import RecordError

LINES = "records"  # what errors call lines that are not from a file


def read_records(name: str) -> Iterator[tuple[int, Any]]:
    """(line number, record) of each record in a file; raises RecordError if it is not JSON."""
    return _decoded(name, _texts_of_file(name))


def records_of_lines(lines: Iterable[str]) -> Iterator[tuple[int, Any]]:
    """The same of lines."""
    return _decoded(LINES, _texts(lines, "there are none"))


def read_record(name: str, wanted: int) -> tuple[int, Any]:
    """(line number, record) of one record in a file, counted from 1."""
    count = 0
    for count, (line, text) in enumerate(_texts_of_file(name), 1):
        if count == wanted:
            return line, _decode(name, line, text)
    games = "1 game" if count == 1 else f"{count} games"
    raise RecordError(f"{name}: there is no game {wanted}; the file has {games}")


def count_records(name: str) -> int:
    return sum(1 for _ in _texts_of_file(name))


def _texts_of_file(name: str) -> Iterator[tuple[int, str]]:
    try:
        with open(name, encoding="utf-8") as lines:
            yield from _texts(lines, "the file is empty", name)
    except UnicodeDecodeError as error:
        raise RecordError(f"{name}: not a text file in UTF-8 ({error.reason})") from error


def _texts(lines: Iterable[str], nothing: str, name: str = LINES) -> Iterator[tuple[int, str]]:
    """(line number, text) of each record."""
    numbered = _numbered(lines)
    first = next(((line, text) for line, text in numbered if text.strip()), None)
    if first is None:
        raise RecordError(f"{name}: {nothing}; expected records, one JSON object per line")
    line, text = first
    if text.strip() == "{":  # one record over many lines
        yield line, "\n".join(text for _, text in chain([first], numbered))
        return
    yield first
    yield from ((line, text) for line, text in numbered if text.strip())


def _numbered(lines: Iterable[Any]) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(lines, 1):
        if not isinstance(line, str):
            raise RecordError(f"{LINES}:{number}: a line is a string, not {type(line).__name__}")
        yield number, line.removesuffix("\n")


def _decoded(name: str, texts: Iterable[tuple[int, str]]) -> Iterator[tuple[int, Any]]:
    return ((line, _decode(name, line, text)) for line, text in texts)


def _decode(name: str, line: int, text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        at = f"line {line + error.lineno - 1}, column {error.colno}"
        raise RecordError(f"{name}: {at}: not JSON ({error.msg})") from error
    except ValueError as error:
        raise RecordError(f"{name}: line {line}: a number has too many digits") from error
    except RecursionError as error:
        raise RecordError(f"{name}: line {line}: nested too deeply") from error
