"""Games that are compiled while the server is open already.

A process of its own compiles one game after the other, so that the memory it takes is given back
and no request waits for it. When a game is ready it writes a line: the name of the game, a colon,
and how long it took. The server process then only loads what was compiled.
"""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Iterable, Sequence
from types import TracebackType

from ..tables.unprepared_games import UnpreparedGames

log = logging.getLogger(__name__)


class Preparation:
    """Runs until the context ends or everything is compiled."""

    def __init__(self, games: Iterable[str], command: Sequence[str]) -> None:
        self.unprepared = UnpreparedGames(games)
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            process_group=0,  # Ctrl-C is for the server, which ends this
        )

    def next_ready(self) -> str | None:
        """The next game that is compiled; None if there will be no other. Waits for it."""
        assert self._process.stdout is not None
        while line := self._process.stdout.readline():
            name = line.partition(":")[0]
            if name in self.unprepared.names:
                print(line.rstrip(), file=sys.stderr, flush=True)
                return name
        return None

    def stop(self) -> None:
        """Whoever waits for the next game is told that there is none."""
        self._process.terminate()
        self._process.wait()

    def report_missing(self) -> None:
        """Log what was not compiled although nobody stopped it."""
        if self._process.wait() > 0 and self.unprepared.names:
            missing = ", ".join(sorted(self.unprepared.names))
            log.error("%s: could not be compiled, and cannot be played here", missing)

    def __enter__(self) -> Preparation:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.stop()
        assert self._process.stdout is not None
        self._process.stdout.close()
