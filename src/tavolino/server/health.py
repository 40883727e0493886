"""Whether a server can do its work."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Literal

from ..store import SqlStore
from ..tables.application import Tables

log = logging.getLogger(__name__)

Status = Literal["ok", "unavailable", "stale"]

FRESH_SECONDS = 0.5  # that an answer is reused: more frequent requests do not cause more writes
ANSWER_SECONDS = 3.0  # to wait for the store; whoever asks gives up after a few seconds too


class Health:
    """Checked by trying what a move needs of the store. Simultaneous requests share one check, and
    one that goes on for long is not begun again."""

    def __init__(self, store: SqlStore, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._trial: asyncio.Task[bool] | None = None
        self._tried = 0.0

    async def status(self) -> Status:
        trial = self._trial
        if trial is None or (trial.done() and time.monotonic() - self._tried > FRESH_SECONDS):
            trial = self._trial = asyncio.create_task(self._try())
        await asyncio.wait({trial}, timeout=ANSWER_SECONDS)
        if not trial.done() or not trial.result():
            return "unavailable"
        return "stale" if self._tables.housekeeping.heartbeat_is_stale else "ok"

    async def _try(self) -> bool:
        try:
            await self._store.ping(self._tables.clock())
        except Exception as error:
            log.warning("the store does not take moves: %s", type(error).__name__)
            return False
        finally:
            self._tried = time.monotonic()
        return True
