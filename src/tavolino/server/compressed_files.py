"""Files that were compressed when the page was built: beside `app.js` lie `app.js.br` and
`app.js.gz`, and each client gets the one that it likes best."""

from __future__ import annotations

import mimetypes
import os
from functools import lru_cache
from typing import Any

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

ENDINGS = {"br": ".br", "gzip": ".gz"}  # by encoding, the smallest first


class CompressedFiles(StaticFiles):
    """A folder of such files; those without others beside them are sent as they are."""

    def __init__(self, directory: os.PathLike[str], cache_control: str) -> None:
        super().__init__(directory=directory, check_dir=False)
        self._cache_control = cache_control

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        asked = Headers(scope=scope)
        prepared = _prepared(full_path)
        encoding = best_encoding(asked.get("accept-encoding", ""), tuple(prepared))
        path, found = prepared[encoding] if encoding else (full_path, stat_result)
        kind = mimetypes.guess_type(full_path)[0] or "text/plain"
        response = FileResponse(path, status_code, stat_result=found, media_type=kind)
        response.headers["Cache-Control"] = self._cache_control
        if prepared:
            response.headers["Vary"] = "Accept-Encoding"
        if encoding:
            response.headers["Content-Encoding"] = encoding
            tag = response.headers["ETag"].strip('"')
            response.headers["ETag"] = f'"{tag}-{encoding}"'
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response


def _prepared(path: str | os.PathLike[str]) -> dict[str, tuple[str, os.stat_result]]:
    found: dict[str, Any] = {}
    for encoding, ending in ENDINGS.items():
        try:
            other = f"{path}{ending}"
            found[encoding] = other, os.stat(other)
        except OSError:
            continue
    return found


@lru_cache(maxsize=256)
def best_encoding(accepted: str, offered: tuple[str, ...]) -> str | None:
    """Which of the encodings that are offered, the best first, a client likes best; None where it
    should get the file itself."""
    weights = liked(accepted)
    others = weights.get("*", 0.0)
    best = max(offered, key=lambda encoding: weights.get(encoding, others), default=None)
    if best is None or weights.get(best, others) <= weights.get("identity", 0.0):
        return None
    return best


def liked(accepted: str) -> dict[str, float]:
    """`br;q=0.5, gzip` as numbers; so with languages."""
    found = {}
    for part in accepted.lower().split(","):
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
