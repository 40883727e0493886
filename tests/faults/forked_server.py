"""Server processes to be killed. They are forked from a process that has imported everything, so a
new one starts at once."""

from __future__ import annotations

import asyncio
import logging
import socket
from typing import Any

import httpx

from tavolino.server.app import make_app, open_state
from tavolino.server.run import make_server
from tavolino.server.settings import Settings
from tests.forks import forks
from tests.server.live_server import GENEROUS
from tests.tables.harness import QuickEngine

_settings: Settings  # of this server
app = make_app(lambda: open_state(_settings, QuickEngine()))


def _serve(settings: Settings, taken: socket.socket) -> None:
    global _settings
    _settings = settings
    logging.disable(logging.ERROR)
    server = make_server(app, settings)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[taken]))


class ForkedServer:
    """A server whose port stays the same when it is restarted."""

    def __init__(self, url: str, **settings: Any) -> None:
        self._settings = Settings(**(GENEROUS | {"database_url": url} | settings))
        self._taken = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._taken.getsockname()[1]}"
        self._process: Any = None

    async def start(self) -> None:
        """Returns when it is serving. The port stays bound, so clients wait in its queue."""
        self._process = forks.Process(target=_serve, args=(self._settings, self._taken))
        await asyncio.to_thread(self._process.start)
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as http:
            assert (await http.get("/health")).status_code == 200

    async def kill(self) -> None:
        """SIGKILL: nothing is finished, nobody is notified."""
        self._process.kill()
        await asyncio.to_thread(self._process.join)

    async def stop(self) -> None:
        """SIGTERM; the exit status."""
        self._process.terminate()
        await asyncio.to_thread(self._process.join)

    def close(self) -> None:
        if self._process is not None and self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._taken.close()
