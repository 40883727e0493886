"""Processes that hang: they keep their connections open and answer nothing."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit


@contextmanager
def frozen(pid: int) -> Iterator[None]:
    """A process and all its children hang for as long as the context lasts."""
    family = [pid, *_children(pid)]
    for each in family:
        _send(each, signal.SIGSTOP)
    try:
        yield
    finally:
        for each in family:
            _send(each, signal.SIGCONT)


def postmaster(url: str) -> int:
    """The process id of the tests' own PostgreSQL, whose URL names its folder."""
    (folder,) = parse_qs(urlsplit(url).query)["host"]
    return int((Path(folder) / "postmaster.pid").read_text().split()[0])


def _send(pid: int, number: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, number)


def _children(pid: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            name, _, rest = status.read_text().rpartition(")")
            if int(rest.split()[1]) == pid:
                found.append(int(name.split()[0]))
    return found
