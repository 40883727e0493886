"""Folders of compiled kernels that nobody else can write to: whoever can put a file there, or
another folder in its place, runs code as whoever loads them.
"""

from __future__ import annotations

import atexit
import os
import shutil
import stat
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

import platformdirs

from .compilation_notice import warn

KEPT_FOR = 30 * 86400  # seconds, since something was used last


class _Distrusted(Exception):
    pass


def caches_folder() -> Path:
    """Where all that is compiled is kept."""
    return Path(os.environ.get("NUMBA_CACHE_DIR") or platformdirs.user_cache_dir("tavolino"))


def cache_folder(prefix: str, digest: str | None) -> Path:
    """The folder for a digest below the common one; without a digest, or if somebody else could
    write there, a private one for this run only. Old folders of ours are removed."""
    if digest is None:
        return _temporary_folder()
    caches = caches_folder()
    try:
        folder = _private_folder(caches.resolve() / (prefix + digest))
        os.utime(folder)
        _remove_old(folder.parent, prefix)
    except (OSError, _Distrusted) as error:
        reason = str(error) if isinstance(error, _Distrusted) else error.strerror or str(error)
        _say_why(caches, reason)
        return _temporary_folder()
    return folder


def _private_folder(folder: Path) -> Path:
    folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    if hasattr(os, "getuid"):  # not on Windows, where folders of users are their own
        _check(folder, {os.getuid()}, sticky=False)
        for each in folder.parents:
            _check(each, {os.getuid(), 0}, sticky=True)
    return folder


def _check(folder: Path, owners: set[int], sticky: bool) -> None:
    """In a `sticky` folder like /tmp nobody can replace what belongs to others."""
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode):
        raise _Distrusted(f"{folder} is not a folder")
    if found.st_uid not in owners:
        raise _Distrusted(f"{folder} belongs to somebody else")
    if sticky and found.st_mode & stat.S_ISVTX:
        return
    by_group = found.st_mode & stat.S_IWGRP and not _is_own_group(found.st_gid)
    if by_group or found.st_mode & stat.S_IWOTH:
        raise _Distrusted(f"others can write to {folder}")


def _is_own_group(number: int) -> bool:
    """Whether a group is that of the user alone, as many systems have one for each user."""
    import grp
    import pwd

    try:
        group, user = grp.getgrgid(number), pwd.getpwuid(os.getuid()).pw_name
    except KeyError:
        return False
    return group.gr_name == user and set(group.gr_mem) <= {user}


def _remove_old(caches: Path, prefix: str) -> None:
    for old in caches.glob(prefix + "*"):
        with suppress(OSError):  # another process was quicker
            found = old.lstat()
            ours = not hasattr(os, "getuid") or found.st_uid == os.getuid()
            if ours and time.time() - found.st_mtime > KEPT_FOR:
                shutil.rmtree(old, ignore_errors=True)


@cache
def _say_why(caches: Path, reason: str) -> None:
    warn(
        f"tavolino: compiled rules are not kept in {caches}, but compiled for this run only:"
        f" {reason}; NUMBA_CACHE_DIR can name a folder of your own"
    )


def _temporary_folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="tavolino-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder
