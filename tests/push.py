"""A push service on this machine, and a browser that is subscribed there."""

from __future__ import annotations

import asyncio
import datetime
import json
import ssl
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

from tavolino.core.contract import Json
from tavolino.server.push_services import PushServices


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Browser:
    """Has the keys of a subscription, and decrypts what is sent to it (RFC 8291)."""

    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = bytes(range(16))

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> Json:
        return {
            "endpoint": endpoint,
            "p256dh": base64(self.point),
            "auth": base64(self.auth),
        }

    def decrypt(self, body: bytes) -> Json:
        salt, length = body[:16], body[20]
        sender, ciphertext = body[21 : 21 + length], body[21 + length :]
        curve = ec.SECP256R1()
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(curve, sender)
        secret = self.key.exchange(ec.ECDH(), theirs)
        both = derive(secret, self.auth, b"WebPush: info\0" + self.point + sender, 32)
        key = derive(both, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(both, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, ciphertext, None)
        assert plain.endswith(b"\x02"), "the last record"
        message: Json = json.loads(plain[:-1])
        return message


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class FakePushService:
    """Answers every message with `status`, after `delay` seconds."""

    services: PushServices
    endpoint: str
    received: list[Received] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    status: int = 201
    headers: str = ""
    delay: float = 0

    async def next(self) -> Received:
        """The next message that has not been taken yet."""
        async with asyncio.timeout(60):
            while not self.received:
                self.news.clear()
                await self.news.wait()
        return self.received.pop(0)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                start, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
                headers = {
                    name.lower(): value for name, value in (line.split(": ", 1) for line in lines)
                }
                body = await reader.readexactly(int(headers["content-length"]))
                self.received.append(Received(start.split()[1], headers, body))
                self.news.set()
                await asyncio.sleep(self.delay)
                head = f"HTTP/1.1 {self.status} Answer\r\n{self.headers}Content-Length: 0\r\n\r\n"
                writer.write(head.encode())
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[FakePushService]:
    certificate = a_certificate(folder)
    ours = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    ours.load_cert_chain(certificate)
    service = FakePushService(PushServices(), "")
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0, ssl=ours)
    port = server.sockets[0].getsockname()[1]
    service.services = PushServices(
        hosts=("localhost",),
        port=port,
        private_addresses=True,
        trust=ssl.create_default_context(cafile=str(certificate)),
    )
    service.endpoint = f"https://localhost:{port}/send/abc"
    try:
        yield service
    finally:
        server.close()


def a_certificate(folder: Path) -> Path:
    """For localhost, signed by itself, with its key in the same file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "localhost.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    return file
