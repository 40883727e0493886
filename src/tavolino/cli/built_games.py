"""Whether the rules are already compiled, found out without importing them."""

from __future__ import annotations

import sys
from contextlib import suppress
from hashlib import sha256
from importlib.metadata import entry_points, version
from pathlib import Path

from ..core.cache_folder import caches_folder
from ..core.kernel_mode import INTERPRETED
from ..core.sources import PACKAGE, our_files, package_files, package_of


def note_built(game: str | None = None) -> None:
    """Note that a game is compiled, or all games."""
    mark = _mark(game)
    with suppress(OSError):  # cannot be written: then it is compiled in each run
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.write_text(_sources())


def is_built(game: str | None = None) -> bool:
    """Whether `build` has compiled a game, or all of them, from the current sources, or nothing
    is compiled at all."""
    if INTERPRETED:
        return True
    mark = _mark(game)
    return mark.is_file() and mark.read_text() == _sources()


def _mark(game: str | None) -> Path:
    """The marker lies beside the compiled code, so that both are deleted together. There is one for
    each path of the package, whose files are told apart by their sizes and times."""
    place = sha256(str(PACKAGE).encode()).hexdigest()[:16]
    return caches_folder() / "-".join(["built", place] + ([] if game is None else [game]))


def _sources() -> str:
    """A digest of everything that compiled rules depend on, by file sizes and times."""
    games = sorted(entry_points(group="tavolino.games"), key=lambda game: (game.name, game.value))
    others = sorted({package_of(game.module) for game in games} - {PACKAGE.name})
    paths = our_files(("core", "games", "bots"))
    paths += [path for package in others for path in package_files(package).values()]
    facts = [f"{path} {path.stat().st_size} {path.stat().st_mtime_ns}" for path in paths]
    names = [f"{game.name} {game.value}" for game in games]
    versions = [sys.version, version("numba"), version("numpy"), *names]
    return sha256("\n".join(versions + facts).encode()).hexdigest()
