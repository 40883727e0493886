"""`tavolino serve` in its own process, as a user starts it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.processes import PATIENCE, PLAIN

PATIENT = {"TAVOLINO_STORE_SECONDS": "60"}  # a busy machine has a slow disk
COMMAND = [sys.executable, "-m", "tavolino"]


@dataclass
class ServeProcess:
    process: subprocess.Popen[str]
    folder: Path

    @property
    def database(self) -> Path:
        return self.folder / "tables.db"

    def address(self) -> str:
        """The address it serves at; waits until it is open."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Tavolino is running at "), self.log()
        return line.removeprefix("Tavolino is running at ").strip()

    def log(self) -> str:
        return (self.folder / "stderr").read_text(encoding="utf-8")

    def end(self, sign: int = signal.SIGTERM) -> int:
        """Send a signal; returns the exit status."""
        self.process.send_signal(sign)
        return self.process.wait(PATIENCE)


@contextmanager
def serve(
    folder: Path,
    *words: str,
    environment: Mapping[str, str] | None = None,
    files: int | None = None,
) -> Iterator[ServeProcess]:
    """A server with a database in a folder, and at most so many open files. `words` are further
    arguments of the command."""
    limit = [] if files is None else ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh"]
    database = f"sqlite:///{folder / 'tables.db'}"
    with (
        (folder / "stderr").open("w", encoding="utf-8") as log,
        subprocess.Popen(
            [*limit, *COMMAND, "serve", "--port", "0", "--database", database, *words],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, **PLAIN, **PATIENT, **(environment or {})},
            start_new_session=True,
        ) as process,
    ):
        try:
            yield ServeProcess(process, folder)
        finally:
            process.kill()
