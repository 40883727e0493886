"""Tables whose stored data cannot be read. Each is logged once and left alone; other tables are not
affected."""

from __future__ import annotations

import logging
from collections.abc import Callable

from ..core.errors import UnknownGame
from .errors import Code, Refused
from .log import Damaged

log = logging.getLogger(__name__)

TRY_AGAIN_SECONDS = 60.0  # somebody may have repaired it
MOST_KNOWN = 10_000


class DamagedTables:
    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._tables: dict[str, tuple[float, Refused]] = {}  # when to try again

    def __len__(self) -> int:
        return len(self._tables)

    def check(self, table: str) -> None:
        """Refuse a table that was found damaged a short while ago."""
        found = self._tables.get(table)
        if found is not None and self._now() < found[0]:
            raise found[1]

    def add(self, table: str, damage: Damaged) -> Refused:
        """Remember a table; returns the refusal that its visitors get."""
        if table not in self._tables:
            log.error("table %s is damaged and left alone: %s", table, damage)
        unknown = isinstance(damage.__cause__, UnknownGame)
        refusal = Refused(Code.DAMAGED, "refused-old-rules" if unknown else "refused-damaged")
        self._tables[table] = (self._now() + TRY_AGAIN_SECONDS, refusal)
        if len(self._tables) > MOST_KNOWN:
            del self._tables[next(iter(self._tables))]
        return refusal

    def release(self, table: str) -> None:
        if self._tables.pop(table, None) is not None:
            log.warning("table %s can be read again", table)
