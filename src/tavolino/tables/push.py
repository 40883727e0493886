"""Web Push as tables need it: a subscription, and what sends a message to it."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, Protocol


class PushSubscription(NamedTuple):
    """Where a browser wants to be told that it is its player's turn, and the keys to encrypt it
    with. `key` is the digest of the key of its seat."""

    table: str
    key: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


class Delivery(Enum):
    SENT = "sent"
    GONE = "gone"  # the browser is no longer subscribed
    FAILED = "failed"


class PushSender(Protocol):
    @property
    def public_key(self) -> str:
        """The key by which browsers know this server."""

    def check(self, subscription: PushSubscription) -> None:
        """Refuse a subscription to which nothing can or may be sent."""

    async def send(self, subscription: PushSubscription, message: bytes) -> Delivery:
        """Send a message, encrypted; never raises."""
