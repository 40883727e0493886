"""The file of a tournament: a header, then one line per game, in the order of the deals. What was
measured goes to a second file, so that the first is the same to the byte, whoever played the games.
A third one, if wanted, has the records of the games. All are written while games are played, so
that a run that was stopped, for whatever reason, continues where it was."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from ..core.contract import Json
from ..core.errors import RecordError
from .play import Effort, Key, Played
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
        self._times: BinaryIO | None = None
        self._records = None if records is None else _open_lines(records)
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
        self._times = _open_lines(times_path(path))
        if not whole:
            self._times.truncate(0)
            _write(self._file, header)

    def add(self, played: Played) -> None:
        self._remember(played)
        if played.record is not None:
            _write(self._records, _line(played.record))
        _write(self._times, _line(_times_json(played)))
        _write(self._file, _line(played.json()))

    def _remember(self, played: Played) -> None:
        self.games[played.key] = replace(played, record=None)

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for file in (self._records, self._times, self._file):
            if file is not None:
                os.fsync(file.fileno())
                file.close()


def times_path(path: Path) -> Path:
    """Where the times of a tournament's decisions are."""
    return path.with_name(path.name + ".times")


def _times_json(played: Played) -> Json:
    return {
        "pairing": played.pairing,
        "deal": played.deal,
        "swapped": played.swapped,
        "efforts": [asdict(effort) for effort in played.efforts],
    }


def _read_times(path: Path) -> dict[Key, list[Effort]]:
    """The efforts of the games. Nothing else depends on them, so a line that cannot be read is
    passed over."""
    found: dict[Key, list[Effort]] = {}
    for line in path.read_bytes().splitlines() if path.exists() else ():
        with suppress(ValueError, KeyError, TypeError):
            data = json.loads(line)
            first, second = data["pairing"]
            efforts = [Effort(**effort) for effort in data["efforts"]]
            found[first, second, data["deal"], data["swapped"]] = efforts
    return found


def _open_lines(path: Path) -> BinaryIO:
    """Open a file for appending lines; an incomplete last line is removed."""
    whole = len(path.read_bytes().rpartition(b"\n")[0]) + 1 if path.exists() else 0
    file = path.open("ab")
    file.truncate(whole if path.stat().st_size else 0)
    return file


def _write(file: BinaryIO | None, line: bytes) -> None:
    if file is not None:
        file.write(line)
        file.flush()


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
    times = _read_times(times_path(path))
    for number, line in enumerate(lines, 2):
        data = _decode(path, number, line)
        try:
            played = Played.from_json(data)
            yield replace(played, efforts=times.get(played.key, played.efforts))
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
