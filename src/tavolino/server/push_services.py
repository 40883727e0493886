"""To which addresses messages may be sent: those of the browsers' push services, and no others.

A subscription comes from a client, and so does the address in it. A server that sent something to
any address could be made to send it into its own network.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

LONGEST_ENDPOINT = 1024
HTTPS = 443
# By browser: Chrome and its relatives, Firefox, Safari, Edge.
KNOWN_HOSTS = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)


@dataclass(frozen=True)
class PushServices:
    """Hosts, and all hosts below them. Tests allow their own, on this machine; no setting does."""

    hosts: tuple[str, ...] = KNOWN_HOSTS
    port: int = HTTPS
    private_addresses: bool = False
    trust: ssl.SSLContext | None = None  # None: the certificate authorities that everybody trusts

    def allows(self, endpoint: str) -> bool:
        """Whether messages may be sent to an endpoint, as far as its address tells."""
        if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable():
            return False
        try:
            parts = urlsplit(endpoint)
            port = _port(parts)
        except ValueError:
            return False
        host = parts.hostname or ""
        return (
            parts.scheme == "https"
            and parts.username is None
            and parts.password is None
            and not parts.fragment
            and port == self.port
            and any(host == known or host.endswith(f".{known}") for known in self.hosts)
        )

    async def address_of(self, endpoint: str) -> str | None:
        """The IP address to connect to, so that nobody can name another one between looking it up
        and connecting; None if the host has none, or one that is not public."""
        parts = urlsplit(endpoint)
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(
                parts.hostname, _port(parts), type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP
            )
        except OSError:
            return None
        addresses = [str(address[0]) for *_, address in found]
        if not addresses or not all(map(self._may_connect, addresses)):
            return None
        return addresses[0]

    def _may_connect(self, address: str) -> bool:
        parsed = ip_address(address.partition("%")[0])
        public = parsed.is_global and not parsed.is_multicast
        return public or self.private_addresses


KNOWN_SERVICES = PushServices()


def _port(parts: SplitResult) -> int:
    return HTTPS if parts.port is None else parts.port
