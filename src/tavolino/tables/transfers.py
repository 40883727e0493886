"""What somebody carries from one device to another. It comes encrypted and is kept for one read
within a few minutes; the key never reaches a server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .errors import Code, Refused
from .limits import Limits
from .live_tables import store_errors
from .log import Store

BACK_SECONDS = 60  # after which it is worth trying again when too many are waiting


@dataclass(frozen=True)
class Transfer:
    id: str
    until: float


class Transfers:
    def __init__(
        self,
        store: Store,
        limits: Limits,
        now: Callable[[], float],
        new_key: Callable[[], str],
    ) -> None:
        self._store = store
        self._limits = limits
        self._now = now
        self._new_key = new_key

    async def leave(self, ciphertext: bytes) -> Transfer:
        """Keep a ciphertext until it is taken or its time is up."""
        now, limits = self._now(), self._limits
        transfer = Transfer(self._new_key(), now + limits.transfer_seconds)
        with store_errors():
            kept = await self._store.add_transfer(
                transfer.id, ciphertext, transfer.until, now, limits.transfers
            )
        if not kept:
            raise Refused(Code.RATE_LIMITED, "refused-transfers", seconds=BACK_SECONDS)
        return transfer

    async def take(self, transfer: str) -> bytes:
        """The ciphertext, which is not kept any longer."""
        with store_errors():
            ciphertext = await self._store.take_transfer(transfer, self._now())
        if ciphertext is None:
            raise Refused(Code.LINK_EXPIRED, "refused-transfer-gone")
        return ciphertext

    async def clear(self) -> None:
        """Clear what nobody took in time."""
        await self._store.clear_transfers(self._now())
