"""The secrets with which this user has sat down at tables, so that the same link leads to the same
seat."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import platformdirs

from ..core.errors import TavolinoError
from .table_link import Link

if sys.platform != "win32":
    import fcntl

MOST = 500  # the oldest are forgotten


class SavedKeys:
    """A file that only its user can read. The key in a link is stored as a digest, since it may
    belong to somebody else."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or Path(platformdirs.user_data_dir("tavolino")) / "seats.json"

    def find(self, link: Link) -> str | None:
        return self._read().get(_name(link))

    def make(self, link: Link) -> str:
        """A new secret for a seat, saved before it is sent; if another terminal has made one in the
        meantime, that one."""
        with self._only_us():
            kept = self._read()
            if _name(link) not in kept:
                kept[_name(link)] = secrets.token_urlsafe(16)
                self._write(dict(list(kept.items())[-MOST:]))
            return kept[_name(link)]

    @contextmanager
    def _only_us(self) -> Iterator[None]:
        """Other terminals wait before they change the file; on Windows they do not."""
        if sys.platform == "win32":
            yield
            return
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            lock = os.open(self.file.with_suffix(".lock"), os.O_CREAT | os.O_WRONLY, 0o600)
        except OSError as error:
            raise self._not_saved(error) from error
        try:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield
        finally:
            os.close(lock)

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
            raise self._not_saved(error) from error

    def _not_saved(self, error: OSError) -> TavolinoError:
        return TavolinoError(
            f"the key of your seat cannot be saved in {self.file}: {error.strerror}"
        )


def _name(link: Link) -> str:
    digest = hashlib.sha256((link.key or "").encode()).hexdigest()
    return f"{link.address}/t/{link.table} {digest}"
