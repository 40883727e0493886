"""Real servers, started with the real command, that a test can kill, terminate and freeze."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.live_server import GENEROUS

COMMAND = Path(sys.executable).parent / "tavolino"
START_SECONDS = 120  # on a very busy machine
# What a healthy process never writes to stderr.
TROUBLE = re.compile(r"Traceback|leaked|was never awaited|never retrieved", re.IGNORECASE)


class ServerProcess:
    """`tavolino serve` at a port that stays the same over all its lives."""

    def __init__(self, port: int, log: Path, database: str, redis: str = "", **settings: object):
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self._log = log
        chosen = {"port": port, "database_url": database, "redis_url": redis}
        chosen = GENEROUS | {"log_level": "warning"} | settings | chosen
        self._environment = os.environ | {
            f"TAVOLINO_{name.upper()}": str(value) for name, value in chosen.items()
        }
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self) -> float:
        """Returns when it serves tables; the seconds that took."""
        began = time.monotonic()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [COMMAND, "serve"], env=self._environment, stdout=log, stderr=log
            )
        async with httpx.AsyncClient(base_url=self.address, timeout=START_SECONDS) as http:
            while True:
                assert self._process.poll() is None, self.log
                assert time.monotonic() - began < START_SECONDS, "the server does not answer"
                try:
                    if (await http.get("/health")).status_code == 200:
                        return time.monotonic() - began
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

    async def kill(self) -> None:
        """SIGKILL: nothing is finished, nobody is told."""
        assert self._process is not None
        self._process.kill()
        await asyncio.to_thread(self._process.wait)

    async def terminate(self) -> int:
        """SIGTERM; the exit status."""
        assert self._process is not None
        self._process.terminate()
        return await asyncio.to_thread(self._process.wait, START_SECONDS)

    def signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    @property
    def log(self) -> str:
        return self._log.read_text(errors="replace") if self._log.exists() else ""

    @property
    def trouble(self) -> list[str]:
        """Lines of the log, over all lives, that must not be there."""
        return [line for line in self.log.splitlines() if TROUBLE.search(line)]

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()
