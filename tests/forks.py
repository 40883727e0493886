"""Processes that start at once: they are forked from one that has imported everything, which takes
a new Python two seconds of computing."""

from __future__ import annotations

import io
import multiprocessing
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from multiprocessing import reduction
from typing import Any

from tests.processes import PATIENCE

forks = multiprocessing.get_context("forkserver")
forks.set_forkserver_preload(["tests.forkserver_preload"])


class _Stream:
    """An open file that the new process gets, under another number."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __reduce__(self) -> tuple[Any, ...]:
        duplicate: Any = reduction.DupFd
        return _number_of, (duplicate(self._number),)


def _number_of(stream: Any) -> int:
    number: int = stream.detach()
    return number


def _set_stream(name: str, stream: io.TextIOWrapper) -> None:
    setattr(sys, name, stream)
    setattr(sys, f"__{name}__", stream)


def _run(words: list[str], environment: dict[str, str], folder: str, *streams: int) -> None:
    from tavolino.cli import main

    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    out, err = (io.BufferedWriter(io.FileIO(number, "w", closefd=False)) for number in (1, 2))
    _set_stream("stdin", io.TextIOWrapper(io.BufferedReader(io.FileIO(0, closefd=False)), "utf-8"))
    _set_stream("stdout", io.TextIOWrapper(out, "utf-8", line_buffering=os.isatty(1)))
    _set_stream("stderr", io.TextIOWrapper(err, "utf-8", "backslashreplace", line_buffering=True))
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv = ["tavolino", *words]
    sys.exit(main(words))


class ForkedCommand:
    """`tavolino` with these words, at open files; as much of `subprocess.Popen` as is needed."""

    def __init__(
        self,
        words: Sequence[str],
        stdin: int,
        stdout: int,
        stderr: int,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        variables = dict(os.environ if environment is None else environment)
        streams = (_Stream(number) for number in (stdin, stdout, stderr))
        arguments: Any = (list(words), variables, os.getcwd(), *streams)
        self._process = forks.Process(target=_run, args=arguments)
        self._process.start()

    def wait(self) -> int:
        """The exit status."""
        self._process.join(PATIENCE)
        if (status := self._process.exitcode) is None:
            self.kill()
            raise TimeoutError("it does not end")
        return status

    def kill(self) -> None:
        self._process.kill()


def run_command(
    *words: str, stdin: str = "", environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """What `tavolino` says with these words, away from a terminal."""
    with (
        tempfile.TemporaryFile() as given,
        tempfile.TemporaryFile() as out,
        tempfile.TemporaryFile() as err,
    ):
        given.write(stdin.encode())
        given.seek(0)
        status = ForkedCommand(
            words, given.fileno(), out.fileno(), err.fileno(), environment
        ).wait()
        out.seek(0)
        err.seek(0)
        return subprocess.CompletedProcess(words, status, out.read().decode(), err.read().decode())
