"""Answers that are the same for everybody who asks: prepared once, as they are and compressed, and
then sent as bytes."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from hashlib import sha256

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse

ASK_AGAIN = "no-cache"  # whether it is still the same
LONGEST_WISHES = 200  # characters of a header that says what a client likes
SMALLEST_COMPRESSED = 500  # bytes; less would hardly become smaller


class PreparedAnswer:
    """`compressed` is the same in other encodings, the smallest first; if it is not given, a text
    is compressed here."""

    def __init__(
        self,
        body: bytes,
        media_type: str,
        cache_control: str = ASK_AGAIN,
        compressed: Mapping[str, bytes] | None = None,
    ) -> None:
        if compressed is None:
            worth = len(body) >= SMALLEST_COMPRESSED
            compressed = {"gzip": gzip.compress(body, mtime=0)} if worth else {}
        self.body = body
        self._media_type = media_type
        self._offered = tuple(compressed)
        self._bodies: dict[str | None, bytes] = {None: body} | dict(compressed)
        self._headers = {
            encoding: self._headers_of(encoding, found, cache_control)
            for encoding, found in self._bodies.items()
        }

    def _headers_of(self, encoding: str | None, body: bytes, cache_control: str) -> dict[str, str]:
        headers = {"Cache-Control": cache_control, "ETag": f'"{sha256(body).hexdigest()[:32]}"'}
        if self._offered:
            headers["Vary"] = "Accept-Encoding"
        if encoding is not None:
            headers["Content-Encoding"] = encoding
        return headers

    def response(self, asked: Headers, status: int = 200) -> Response:
        """In the encoding that a client likes best; without the body if the client has it."""
        encoding = best_encoding(asked.get("accept-encoding", ""), self._offered)
        headers = self._headers[encoding]
        if status == 200 and headers["ETag"] in asked.get("if-none-match", ""):
            return NotModifiedResponse(Headers(headers))
        return Response(self._bodies[encoding], status, headers, self._media_type)


def best_encoding(accepted: str, offered: tuple[str, ...]) -> str | None:
    """Which of the encodings that are offered, the best first, a client likes best; None where it
    should get the body itself."""
    weights = liked(accepted)
    others = weights.get("*", 0.0)
    best = max(offered, key=lambda encoding: weights.get(encoding, others), default=None)
    if best is None or weights.get(best, others) <= weights.get("identity", 0.0):
        return None
    return best


def liked(accepted: str) -> dict[str, float]:
    """`br;q=0.5, gzip` as numbers; so with languages."""
    found = {}
    for part in accepted[:LONGEST_WISHES].lower().split(","):
        name, *parameters = (word.strip() for word in part.split(";"))
        quality = 1.0
        for parameter in parameters:
            if parameter.startswith("q="):
                try:
                    quality = float(parameter[2:])
                except ValueError:
                    quality = 0.0
        if name:
            found[name] = quality
    return found
