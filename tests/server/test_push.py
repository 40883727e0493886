"""Web Push over the wire: encrypted, signed, to push services only."""

from __future__ import annotations

import asyncio
import socket
import time
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tavolino.core.contract import Json
from tavolino.core.errors import TavolinoError
from tavolino.server import push
from tavolino.server.push_services import KNOWN_SERVICES, PushServices
from tavolino.server.settings import SettingError, Settings
from tavolino.server.web_push import WebPushSender, new_private_key
from tavolino.tables.push import Delivery, PushSubscription
from tests.push import Browser, FakePushService, base64, push_service
from tests.server.live_server import LiveServer, open_live_server

CONTACT = "club@example.org"


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[FakePushService]:
    async with push_service(tmp_path) as opened:
        yield opened


def options(service: FakePushService) -> dict[str, Any]:
    return {
        "push_contact": CONTACT,
        "push_services": service.services,
        "push_seconds": 0.05,
    }


async def table(live_server: LiveServer) -> tuple[str, str, str]:
    """A table with Anna, whose turn it is, and Bo: its path and their keys."""
    created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
    anna, bo = [await live_server.sit(created, seat, name) for seat, name in enumerate(("A", "B"))]
    return f"/tables/{created['table']}", anna, bo


async def play_until_it_is_the_other(live_server: LiveServer, path: str, key: str) -> None:
    while (seen := (await live_server.ask("GET", path, key)).json())["view"]["legal"]:
        move = {"id": f"{seen['ply']}", "ply": seen["ply"], "move": seen["view"]["legal"][0]}
        assert (await live_server.ask("POST", f"{path}/moves", key, move)).is_success


async def test_a_message_arrives_encrypted_and_signed(
    sqlite_url: str, service: FakePushService
) -> None:
    browser = Browser()
    async with open_live_server(sqlite_url, **options(service)) as live_server:
        path, anna, bo = await table(live_server)
        key = (await live_server.ask("GET", "/push")).json()["key"]
        subscription = browser.subscription(service.endpoint)
        answer = await live_server.ask("POST", f"{path}/push", bo, subscription, language="el")
        assert answer.json() == {"subscribed": True}
        await play_until_it_is_the_other(live_server, path, anna)
        got = await service.next()
        assert browser.decrypt(got.body) == {
            "title": "Tabula Rasa",
            "body": "Είναι η σειρά σου.",
            "table": path.removeprefix("/tables/"),
        }
        assert got.path == "/send/abc"
        assert got.headers["host"] == service.endpoint.split("/")[2]
        assert got.headers["content-encoding"] == "aes128gcm"
        assert int(got.headers["ttl"]) > 0
        assert path.removeprefix("/tables/") not in str(got.headers)
        token, given = got.headers["authorization"].removeprefix("vapid t=").split(", k=")
        assert given == key
        claims = jwt.decode(token, public_key(key), ["ES256"], audience="https://localhost")
        assert claims["sub"] == f"mailto:{CONTACT}"
        assert time.time() < claims["exp"] <= time.time() + 86400

        assert (await live_server.ask("DELETE", f"{path}/push", bo)).json() == {"subscribed": False}


def public_key(text: str) -> ec.EllipticCurvePublicKey:
    point = urlsafe_b64decode(text + "=")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


async def sent(service: FakePushService, **changes: Any) -> Delivery:
    kept = Browser().subscription(service.endpoint) | changes
    sender = WebPushSender(new_private_key(), CONTACT, service.services)
    try:
        return await sender.send(PushSubscription("t", "k", language="en", **kept), b"{}")
    finally:
        await sender.close()


@pytest.mark.parametrize(
    ("status", "delivery"),
    [(201, "SENT"), (404, "GONE"), (410, "GONE"), (429, "FAILED"), (500, "FAILED")],
)
async def test_what_the_service_answers(
    service: FakePushService, status: int, delivery: str
) -> None:
    service.status = status
    assert await sent(service) is Delivery[delivery]


async def test_no_redirect_is_followed(service: FakePushService) -> None:
    service.status, service.headers = 307, f"Location: {service.endpoint}/elsewhere\r\n"
    assert await sent(service) is Delivery.FAILED
    assert [each.path for each in service.received] == ["/send/abc"]


async def test_a_slow_service_is_not_waited_for(
    service: FakePushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavolino.server.web_push.SECONDS", 0.3)
    service.delay = 600  # then it would be delivered
    assert await sent(service) is Delivery.FAILED


async def test_a_service_has_to_be_who_it_says(service: FakePushService) -> None:
    strangers = PushServices(("localhost",), service.services.port, private_addresses=True)
    service.services = strangers  # without our certificate among those that are trusted
    assert await sent(service) is Delivery.FAILED
    assert service.received == []


async def test_a_subscription_from_elsewhere_gets_nothing(service: FakePushService) -> None:
    elsewhere = service.endpoint.replace("localhost", "elsewhere.example")
    assert await sent(service, endpoint=elsewhere) is Delivery.FAILED
    assert service.received == []


async def test_a_service_whose_name_nobody_knows_gets_nothing(
    service: FakePushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def resolve(*names: Any, **kind: Any) -> list[Any]:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
    assert await sent(service) is Delivery.FAILED
    assert service.received == []


PRIVATE = [
    "127.0.0.1",
    "10.0.0.1",
    "169.254.169.254",
    "224.0.0.1",
    "0.0.0.0",
    "::1",
    "::ffff:127.0.0.1",
    "fe80::1%eth0",
]
WRONG = [
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com.example.org/x",
    "https://evilfcm.googleapis.com/x",
    "https://googleapis.com/x",
    "https://user@fcm.googleapis.com/x",
    "https://fcm.googleapis.com@127.0.0.1/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://169.254.169.254/latest",
    "https://fcm.googleapis.com/x#y",
    "https://fcm.googleapis.com/\r\nHost: a",
    "https://fcm.googleapis.com:port/x",
    "https://[fcm.googleapis.com/x",
    "//fcm.googleapis.com/x",
    "file:///etc/passwd",
    "",
    "https://fcm.googleapis.com/" + "x" * 1024,
]
RIGHT = [
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
]


@pytest.mark.parametrize("endpoint", WRONG)
def test_nothing_is_sent_to_others(endpoint: str) -> None:
    assert not KNOWN_SERVICES.allows(endpoint)


@pytest.mark.parametrize("endpoint", RIGHT)
def test_push_services_are_known(endpoint: str) -> None:
    assert KNOWN_SERVICES.allows(endpoint)


@pytest.mark.parametrize(
    "addresses",
    [
        *([private] for private in PRIVATE),
        ["8.8.8.8", "192.168.0.1"],
        [],
    ],
)
async def test_a_known_name_with_a_private_address_gets_nothing(
    monkeypatch: pytest.MonkeyPatch, addresses: list[str]
) -> None:
    async def resolve(*names: Any, **kind: Any) -> list[Any]:
        return [(0, 0, 0, "", (address, 443)) for address in addresses]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
    assert await KNOWN_SERVICES.address_of(RIGHT[0]) is None


async def test_a_public_address_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async def resolve(*names: Any, **kind: Any) -> list[Any]:
        return [(0, 0, 0, "", ("8.8.8.8", 443))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
    assert await KNOWN_SERVICES.address_of(RIGHT[0]) == "8.8.8.8"


async def test_a_wrong_subscription_is_refused(sqlite_url: str, service: FakePushService) -> None:
    right = Browser().subscription(service.endpoint)
    off_curve = base64(b"\x04" + bytes(63) + b"\x01")
    wrong: list[Json] = [
        {"endpoint": RIGHT[0].replace("https", "http")},
        {"endpoint": "https://localhost/x"},
        {"p256dh": "AAAA"},
        {"p256dh": off_curve},
        {"p256dh": "ü"},
        {"auth": "AAAA"},
    ]
    async with open_live_server(sqlite_url, **options(service)) as live_server:
        path, _, bo = await table(live_server)
        for change in wrong:
            answer = await live_server.ask("POST", f"{path}/push", bo, right | change)
            assert (answer.status_code, answer.json()["code"]) == (422, "wrong_text"), change
            assert "push service" in answer.json()["sentence"]
        assert (await live_server.ask("POST", f"{path}/push", bo, right)).is_success


async def test_the_key_is_made_once_for_all_servers(postgres_url: str) -> None:
    keys = []
    for _ in range(2):
        async with (
            open_live_server(postgres_url, push_contact=CONTACT) as one,
            open_live_server(postgres_url, push_contact=CONTACT) as two,
        ):
            keys += [(await each.ask("GET", "/push")).json()["key"] for each in (one, two)]
    assert len(set(keys)) == 1


async def test_the_key_may_be_a_file(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "key.pem"
    file.write_text(new_private_key())
    given: dict[str, Any] = {"push_contact": CONTACT, "push_key_file": str(file)}
    own = WebPushSender(file.read_text(), CONTACT, KNOWN_SERVICES)
    async with open_live_server(sqlite_url, **given) as live_server:
        assert (await live_server.ask("GET", "/push")).json()["key"] == own.public_key
        curve = ec.generate_private_key(ec.SECP384R1())
        other = curve.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        (tmp_path / "other.pem").write_bytes(other)
        file.write_text("no key")
        for wrong, reason in (("key", "PEM"), ("missing", "No such file"), ("other", "P-256")):
            key_file = str(tmp_path / f"{wrong}.pem")
            settings = Settings(push_contact=CONTACT, push_key_file=key_file)
            with pytest.raises(TavolinoError, match=f"cannot be used: .*{reason}"):
                await push.open_sender(settings, live_server.state.store, KNOWN_SERVICES)
    await own.close()


async def test_without_the_extra_or_a_contact_there_is_none(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def offered(**settings: Any) -> Any:
        async with open_live_server(sqlite_url, **settings) as live_server:
            path, _, bo = await table(live_server)
            answer = await live_server.ask(
                "POST", f"{path}/push", bo, Browser().subscription(RIGHT[0])
            )
            assert answer.json()["code"] == "not_possible"
            return (await live_server.ask("GET", "/push")).json()["key"]

    assert await offered() is None
    monkeypatch.setattr(push, "find_spec", lambda name: None)
    assert await offered(push_contact=CONTACT) is None


def test_a_contact_is_an_address() -> None:
    with pytest.raises(SettingError, match="e-mail"):
        Settings(push_contact="me")
