"""How much thinking an address and a table may ask for: at once, and in the long run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .errors import Code, Refused
from .limits import Limits

RETRY_SECONDS = 5  # until something that waits has been answered

CountThought = Callable[[str, str], None]


def uncounted(asker: str, table: str) -> None:
    """Where nobody limits how often."""


class Quotas:
    """`count` is told of each thought, with the address and the table that ask for it, and refuses
    what comes too often."""

    def __init__(self, limits: Limits, count: CountThought) -> None:
        self._limits = limits
        self._count = count
        self._by_asker: Counter[str] = Counter()
        self._by_table: Counter[str] = Counter()

    @contextmanager
    def thought(self, asker: str, table: str) -> Iterator[None]:
        """Within it, something is thought for somebody. Refused when too much is asked already."""
        limits = self._limits
        self._check("table", self._by_table[table], limits.thoughts_per_table)
        if asker:
            self._check("address", self._by_asker[asker], limits.thoughts_per_address)
        self._check("server", self._by_table.total(), limits.thoughts_waiting)
        self._count(asker, table)
        self._by_table[table] += 1
        self._by_asker[asker] += 1
        try:
            yield
        finally:
            _give_back(self._by_table, table)
            _give_back(self._by_asker, asker)

    @staticmethod
    def _check(limit: str, now: int, most: int) -> None:
        if now >= most:
            raise Refused(
                Code.RATE_LIMITED,
                "refused-thoughts",
                limit=limit,
                count=now,
                seconds=RETRY_SECONDS,
            )


def _give_back(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if not counter[name]:
        del counter[name]
