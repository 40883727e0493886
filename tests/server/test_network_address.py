"""Where others reach a server whose page is open on its own machine."""

from __future__ import annotations

from ipaddress import ip_address

import pytest
from fastapi import Request

from tavolino.server import network_address as module
from tavolino.server.network_address import network_address
from tavolino.server.settings import Settings
from tests.server.live_server import open_live_server

HERE, EVERYWHERE = Settings(), Settings(host="0.0.0.0")
V4, V6 = "192.168.1.5", "fd00::5"


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {4: ip_address(V4), 6: ip_address(V6)}
    monkeypatch.setattr(module, "_address_in_network", found.get)


def asked(client: str, host: str, **headers: str) -> Request:
    given = {"host": host} | {name.replace("_", "-"): value for name, value in headers.items()}
    return Request(
        {
            "type": "http",
            "method": "GET",
            "scheme": "http",
            "path": "/",
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in given.items()],
            "client": (client, 50_000),
            "server": ("127.0.0.1", 8000),
        }
    )


@pytest.mark.parametrize(
    ("client", "host"),
    [
        ("127.0.0.1", "127.0.0.1:8000"),
        ("127.0.0.1", "localhost:8000"),
        ("127.0.0.1", "0.0.0.0:8000"),
        ("::ffff:127.0.0.1", "127.0.0.1:8000"),
    ],
)
@pytest.mark.parametrize("listens_on", ["0.0.0.0", "::"])
def test_this_machine_learns_where_others_reach_it(client: str, host: str, listens_on: str) -> None:
    settings = Settings(host=listens_on)
    assert network_address(asked(client, host), settings) == f"http://{V4}:8000"


def test_whoever_comes_by_ipv6_gets_an_address_of_ipv6() -> None:
    settings = Settings(host="::")
    assert network_address(asked("::1", "[::1]:8000"), settings) == f"http://[{V6}]:8000"


@pytest.mark.parametrize(
    ("client", "host", "headers"),
    [
        ("192.168.1.9", f"{V4}:8000", {}),  # from another device
        ("192.168.1.9", "127.0.0.1:8000", {}),  # which says what it likes
        ("127.0.0.1", "tavolino.example", {}),  # behind a proxy, or with a name that leads here
        ("127.0.0.1", "127.0.0.1:8000", {"x_forwarded_for": "203.0.113.9"}),
        ("127.0.0.1", "127.0.0.1:8000", {"forwarded": "for=203.0.113.9"}),
        ("127.0.0.1", "127.0.0.1:8000", {"x_real_ip": "203.0.113.9"}),
        ("testclient", "127.0.0.1:8000", {}),
    ],
)
@pytest.mark.parametrize(
    "settings", [EVERYWHERE, Settings(host="0.0.0.0", public_url="https://tavolino.example")]
)
def test_nobody_else_learns_it(
    client: str, host: str, headers: dict[str, str], settings: Settings
) -> None:
    assert network_address(asked(client, host, **headers), settings) is None


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        (HERE, None),
        (Settings(host="localhost"), None),
        (Settings(host="0.0.0.0", hosts="127.0.0.1,tavolino.example"), None),
        (Settings(host="0.0.0.0", hosts=f"127.0.0.1,{V4}"), f"http://{V4}:8000"),
        (Settings(public_url="https://tavolino.example"), "https://tavolino.example"),
    ],
)
def test_it_is_an_address_at_which_the_server_answers(
    settings: Settings, address: str | None
) -> None:
    assert network_address(asked("127.0.0.1", "127.0.0.1:8000"), settings) == address


def test_without_a_network_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_address_in_network", lambda version: None)
    assert network_address(asked("127.0.0.1", "127.0.0.1:8000"), EVERYWHERE) is None


async def test_the_port_is_the_one_that_is_open(sqlite_url: str) -> None:
    for host, begins in (("127.0.0.1", None), ("0.0.0.0", f"http://{V4}:")):
        async with open_live_server(sqlite_url, host=host) as live_server:
            answer = await live_server.ask("GET", "/network-address")
            port = live_server.address.rpartition(":")[2]
            assert answer.json() == {"address": begins and f"{begins}{port}"}
            assert answer.headers["cache-control"] == "no-store"
