"""Messages to browsers whose page is closed (RFC 8030), encrypted for them (RFC 8291) and signed
with the key by which they know this server (RFC 8292).

It needs the extra `push`.
"""

from __future__ import annotations

import asyncio
import logging
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from urllib.parse import urlsplit

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from webpush import WebPush, WebPushSubscription

from ..tables.errors import Code, Refused
from ..tables.push import Delivery, PushSubscription
from .push_services import PushServices

log = logging.getLogger(__name__)

SECONDS = 10.0  # for one message
KEEP_SECONDS = 12 * 3600  # for which the service keeps a message for a browser that is off
AUTH_BYTES = 16
GONE = {404, 410}


def new_private_key() -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


class WebPushSender:
    """`private_key` is PEM text; a `ValueError` says that it is not. `contact` is an e-mail address
    that push services may write to."""

    def __init__(self, private_key: str, contact: str, services: PushServices) -> None:
        key = load_pem_private_key(private_key.encode(), password=None)
        if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != "secp256r1":
            raise ValueError("a key on the curve P-256 is needed")
        public = key.public_key()
        self.public_key = _text(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        self._messages = WebPush(
            private_key=private_key.encode(),
            public_key=public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo),
            subscriber=contact,
            ttl=KEEP_SECONDS,
        )
        self._services = services
        trust = True if services.trust is None else services.trust
        # Neither proxies nor passwords from the environment, and no redirects.
        self._http = httpx.AsyncClient(verify=trust, timeout=SECONDS, trust_env=False)

    async def close(self) -> None:
        await self._http.aclose()

    def check(self, subscription: PushSubscription) -> None:
        try:
            point, auth = _bytes(subscription.p256dh), _bytes(subscription.auth)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
            allowed = len(auth) == AUTH_BYTES and self._services.allows(subscription.endpoint)
        except ValueError:
            allowed = False
        if not allowed:
            raise Refused(Code.WRONG_TEXT, "refused-push-service")

    async def send(self, subscription: PushSubscription, message: bytes) -> Delivery:
        try:
            async with asyncio.timeout(SECONDS):
                status = await self._post(subscription, message)
        except (httpx.HTTPError, OSError, ValueError) as error:
            log.warning("a push message was not sent: %s", type(error).__name__)
            return Delivery.FAILED
        if status in GONE:
            return Delivery.GONE
        if 200 <= status < 300:
            return Delivery.SENT
        log.warning("a push service answered with %d", status)
        return Delivery.FAILED

    async def _post(self, subscription: PushSubscription, message: bytes) -> int:
        endpoint = subscription.endpoint
        if not self._services.allows(endpoint):
            raise ValueError("nothing may be sent there")
        address = await self._services.address_of(endpoint)
        if address is None:
            raise OSError("the push service has no public address")
        host = urlsplit(endpoint).netloc
        keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
        made = self._messages.get(
            message, WebPushSubscription.model_validate({"endpoint": endpoint, "keys": keys})
        )
        # The certificate has to be that of the host.
        request = self._http.build_request(
            "POST",
            httpx.URL(endpoint).copy_with(host=address),
            content=made.encrypted,
            headers={**made.headers, "Host": host, "Topic": _topic(subscription)},
            extensions={"sni_hostname": urlsplit(endpoint).hostname},
        )
        answer = await self._http.send(request, stream=True)
        await answer.aclose()
        return answer.status_code


def _topic(subscription: PushSubscription) -> str:
    """A newer message about the same table replaces one that is still waiting."""
    return sha256(f"{subscription.key} {subscription.table}".encode()).hexdigest()[:32]


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
