"""Files that were compressed when the page was built: beside `app.js` lie `app.js.br` and
`app.js.gz`, and each client gets the one that it likes best."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path
from stat import S_ISREG

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .prepared_answers import PreparedAnswer

ENDINGS = {"br": ".br", "gzip": ".gz"}  # by encoding, the smallest first
READ = ("GET", "HEAD")


class CompressedFiles(StaticFiles):
    """A folder of such files; those without others beside them are sent as they are. A file is read
    when it is first asked for, and again when it has changed."""

    def __init__(self, directory: os.PathLike[str], cache_control: str) -> None:
        super().__init__(directory=directory, check_dir=False)
        self._cache_control = cache_control
        self._kept: dict[str, tuple[tuple[int, int], PreparedAnswer]] = {}  # by path, if it exists

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in READ:
            raise HTTPException(405, headers={"Allow": ", ".join(READ)})
        answer = self.find(path)
        if answer is None:
            raise HTTPException(404)
        return answer.response(Headers(scope=scope))

    def find(self, path: str) -> PreparedAnswer | None:
        """A file; None if there is none. Looking costs less than handing it to a thread."""
        try:
            full_path, found = self.lookup_path(path)
            if found is None or not S_ISREG(found.st_mode):
                return None
            stamp = found.st_mtime_ns, found.st_size
            kept = self._kept.get(full_path)
            if kept is None or kept[0] != stamp:
                kept = self._kept[full_path] = stamp, _read(Path(full_path), self._cache_control)
        except (
            OSError,
            ValueError,
        ):  # not a name that a file can have, or one that we may not read
            return None
        return kept[1]


def _read(path: Path, cache_control: str) -> PreparedAnswer:
    compressed = {
        encoding: other.read_bytes()
        for encoding, ending in ENDINGS.items()
        if (other := path.with_name(path.name + ending)).is_file()
    }
    kind = mimetypes.guess_type(path)[0] or "text/plain"
    return PreparedAnswer(path.read_bytes(), kind, cache_control, compressed)
