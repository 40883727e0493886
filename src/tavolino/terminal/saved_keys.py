"""The secrets with which this user has sat down at tables, so that the same link leads to the same
seat."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path

import platformdirs

from ..core.errors import TavolinoError
from .table_link import Link

MOST = 500  # the oldest are forgotten


class SavedKeys:
    """A file that only its user can read. The key in a link is stored as a digest, since it may
    belong to somebody else."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or Path(platformdirs.user_data_dir("tavolino")) / "seats.json"

    def find(self, link: Link) -> str | None:
        return self._read().get(_name(link))

    def make(self, link: Link) -> str:
        """A new secret for a seat. It is saved before it is sent."""
        kept = self._read()
        secret = kept[_name(link)] = secrets.token_urlsafe(16)
        self._write(dict(list(kept.items())[-MOST:]))
        return secret

    def _read(self) -> dict[str, str]:
        try:
            found = json.loads(self.file.read_bytes())
        except (FileNotFoundError, NotADirectoryError):
            return {}
        except (OSError, ValueError) as error:
            raise TavolinoError(
                f"the keys of your seats in {self.file} cannot be read: {error}"
            ) from error
        return found if isinstance(found, dict) else {}

    def _write(self, kept: dict[str, str]) -> None:
        """Written as a whole or not at all. Temporary files are readable by their user only."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self.file.parent, prefix=".seats-")
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as part:
                    json.dump(kept, part)
                os.replace(name, self.file)
            except BaseException:
                with suppress(OSError):
                    os.unlink(name)
                raise
        except OSError as error:
            raise TavolinoError(
                f"the key of your seat cannot be saved in {self.file}: {error.strerror}"
            ) from error


def _name(link: Link) -> str:
    digest = hashlib.sha256((link.key or "").encode()).hexdigest()
    return f"{link.address}/t/{link.table} {digest}"
