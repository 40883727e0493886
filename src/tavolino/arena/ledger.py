"""The file of a tournament: a header, then one line per game; and, if wanted, a second file with
the records of the games. Both are written as games end, so that a run that was stopped, for
whatever reason, continues where it was."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from ..core.contract import Json
from ..core.errors import RecordError
from .play import Key, Played
from .settings import FORMAT, Settings

_REMEDY = "give the same settings again, or name another file"


class Ledger:
    """The games of one run, in a file or, without a path, in memory only. `records` is the file for
    whole records, one per line as every command reads them; none of them stays in memory."""

    def __init__(self, path: Path | None, settings: Settings, records: Path | None = None) -> None:
        """Read an existing file; raises RecordError if it has other settings or is of another
        kind."""
        self.games: dict[Key, Played] = {}
        self._file: BinaryIO | None = None
        self._records = None if records is None else _open_records(records)
        if path is None:
            return
        header = _line(settings.header())
        whole = _read(path, header)
        if whole:
            found, games = _parse(path, whole)
            _check_header(path, found, json.loads(header))
            for played in games:
                self._remember(played)
        self._file = path.open("ab")
        self._file.truncate(len(whole))
        if not whole:
            self._write(header)

    def add(self, played: Played) -> None:
        self._remember(played)
        if self._records is not None and played.record is not None:
            self._records.write(_line(played.record))
            self._records.flush()
        self._write(_line(played.json()))

    def _remember(self, played: Played) -> None:
        self.games[played.key] = replace(played, record=None)

    def _write(self, line: bytes) -> None:
        if self._file is not None:
            self._file.write(line)
            self._file.flush()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for file in (self._records, self._file):
            if file is not None:
                os.fsync(file.fileno())
                file.close()


def _open_records(path: Path) -> BinaryIO:
    """Open the file of records for appending; an incomplete last line is removed."""
    whole = len(path.read_bytes().rpartition(b"\n")[0]) + 1 if path.exists() else 0
    file = path.open("ab")
    file.truncate(whole if path.stat().st_size else 0)
    return file


def _line(data: Json) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _read(path: Path, header: bytes) -> bytes:
    """All complete lines of a file; an incomplete last line is left out."""
    if not path.exists():
        return b""
    data = path.read_bytes()
    whole = _whole_lines(data)
    if not whole and not header.startswith(data):
        raise RecordError(f"{path}: not a tournament file; name another one")
    return whole


def _whole_lines(data: bytes) -> bytes:
    return data[: data.rfind(b"\n") + 1]


def read_ledger(path: Path) -> tuple[Json, list[Played]]:
    """The header and the games of a file, whatever its settings are; an empty header if it is not
    complete yet. The file stays as it is, and a run may be writing to it."""
    whole = _whole_lines(path.read_bytes())
    if not whole:
        return {}, []
    header, games = _parse(path, whole)
    return header, list(games)


def _parse(path: Path, whole: bytes) -> tuple[Json, Iterator[Played]]:
    lines = whole.splitlines()
    header = _decode(path, 1, lines[0])
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise RecordError(f"{path}: not a tournament file; name another one")
    return header, _games(path, lines[1:])


def _games(path: Path, lines: list[bytes]) -> Iterator[Played]:
    for number, line in enumerate(lines, 2):
        data = _decode(path, number, line)
        try:
            yield Played.from_json(data)
        except (KeyError, TypeError) as error:
            raise RecordError(f"{path}: line {number}: not a game of a tournament") from error


def _decode(path: Path, number: int, line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError as error:
        raise RecordError(
            f"{path}: line {number}: not JSON; remove that line, or name another file"
        ) from error


def _check_header(path: Path, found: Json, wanted: Json) -> None:
    for key in {**wanted, **found}:
        if found.get(key) != wanted.get(key):
            there, here = (
                json.dumps(side.get(key), ensure_ascii=False) for side in (found, wanted)
            )
            raise RecordError(
                f"{path}: it has games with other settings: {key} is {there} there and {here} now;"
                f" {_REMEDY}"
            )
