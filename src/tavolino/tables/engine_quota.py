"""How much an address and a table may ask of the engine: at once, and in the long run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .client_address import client_address
from .engine import EngineFailed
from .errors import Code, Refused
from .limits import Limits

RETRY_SECONDS = 5  # until something in the queue has been answered

CountRequest = Callable[[str, str], None]


def uncounted(client: str, table: str) -> None:
    """No limit on the rate."""


class EngineQuota:
    """`count` is called with the address and the table of each request, and refuses requests that
    come too often."""

    def __init__(self, limits: Limits, count: CountRequest) -> None:
        self._limits = limits
        self._count = count
        self._by_client: Counter[str] = Counter()
        self._by_table: Counter[str] = Counter()

    @contextmanager
    def request(self, table: str) -> Iterator[None]:
        """The context of a request to the engine. Refused if too many are waiting already, or if
        the engine fails."""
        limits, client = self._limits, client_address.get()
        self._check("table", self._by_table[table], limits.engine_requests_per_table)
        if client:
            self._check("address", self._by_client[client], limits.engine_requests_per_address)
        self._check("server", self._by_table.total(), limits.engine_requests_waiting)
        self._count(client, table)
        self._by_table[table] += 1
        self._by_client[client] += 1
        try:
            yield
        except EngineFailed as error:
            raise Refused(Code.NO_THOUGHT, "refused-no-thought") from error
        finally:
            _give_back(self._by_table, table)
            _give_back(self._by_client, client)

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
