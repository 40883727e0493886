"""Where other devices of the network reach a server whose page is open on its own machine."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address

from fastapi import Request

from .settings import Settings

IpAddress = IPv4Address | IPv6Address

# A proxy that adds one of these passes on what somebody else asks.
PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
# Addresses for documentation: with UDP, connecting sends nothing and chooses the local address.
ELSEWHERE = {4: (socket.AF_INET, "192.0.2.1"), 6: (socket.AF_INET6, "2001:db8::1")}


def network_address(request: Request, settings: Settings) -> str | None:
    """An address for links, told only to a browser on this machine that has opened the page by a
    loopback address; None if the server listens to this machine alone."""
    client = _ip_address(request.client.host if request.client else "")
    if client is None or not client.is_loopback or not _is_on_this_machine(request):
        return None
    if settings.public_url:
        return settings.public_url
    listens_on = _ip_address(settings.host)
    if listens_on is None or not listens_on.is_unspecified:
        return None
    found = _address_in_network(client.version)
    hosts = settings.allowed_hosts
    if found is None or (hosts and str(found) not in hosts):
        return None
    host = f"[{found}]" if found.version == 6 else str(found)
    return f"http://{host}:{request.scope['server'][1]}"


def _is_on_this_machine(request: Request) -> bool:
    if any(name in request.headers for name in PASSED_ON):
        return False
    host = request.url.hostname or ""
    address = _ip_address(host)
    if address is None:
        return host == "localhost" or host.endswith(".localhost")
    return address.is_loopback or address.is_unspecified


def _ip_address(text: str) -> IpAddress | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def _address_in_network(version: int) -> IpAddress | None:
    """This machine's own address on the way to others; None without a network."""
    family, elsewhere = ELSEWHERE[version]
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as unused:
            unused.connect((elsewhere, 9))
            found = _ip_address(unused.getsockname()[0])
    except OSError:
        return None
    usable = found and not (found.is_loopback or found.is_link_local or found.is_unspecified)
    return found if usable else None
