"""Whether the rules are compiled already, found out without reading them."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from hashlib import sha256
from importlib.metadata import entry_points, version
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).parent.parent


def note_prepared() -> None:
    """Note that all that there is now is compiled."""
    mark = _mark()
    with suppress(OSError):  # nowhere to write: then it is compiled for each run
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.write_text(_sources())


def is_prepared() -> bool:
    """Whether `prepare` has gone through these very sources."""
    mark = _mark()
    return mark.is_file() and mark.read_text() == _sources()


def _mark() -> Path:
    """Beside what was compiled, so that both are deleted together; one for each place where the
    package lies, since code is compiled for its place."""
    caches = os.environ.get("NUMBA_CACHE_DIR") or platformdirs.user_cache_dir("tavolino")
    return Path(caches) / f"prepared-{sha256(str(PACKAGE).encode()).hexdigest()[:16]}"


def _sources() -> str:
    """All that compiled rules depend on, told apart by sizes and times."""
    rooms = ("core", "games", "bots")
    paths = sorted(path for room in rooms for path in PACKAGE.glob(f"{room}/**/*.py"))
    facts = [f"{path} {path.stat().st_size} {path.stat().st_mtime_ns}" for path in paths]
    games = sorted(f"{game.name} {game.value}" for game in entry_points(group="tavolino.games"))
    versions = [sys.version, version("numba"), version("numpy"), *games]
    return sha256("\n".join(versions + facts).encode()).hexdigest()
