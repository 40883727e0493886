"""Copies of kernels for a GPU, and where their compiled code is kept."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import njit

from ..core.cache_folder import cache_folder
from ..core.kernel import Copies, games, kernel_for
from ..core.library import Kind
from ..core.plain_indices import KernelCompiler
from ..core.sources import OURS, PACKAGE, our_files, package_files, package_of, path_in_package

# A cached kernel is only checked against its own file, not against the kernels that it calls. So
# each version of the sources gets its own folder; folders of old versions are removed.
_CACHE_NAME = "kernels-"
_ROOMS = ("core", "games", "bots", "envs")


@cache
def copies_for(kind: Kind) -> Copies:
    """What is compiled for a game."""
    return Copies(lambda called: kernel_for(called, kind), _to_compile)


def _to_compile(function: Callable[..., Any]) -> Any:
    decorate: Callable[..., Any] = njit
    return decorate(error_model="numpy", _nrt=False, pipeline_class=KernelCompiler)(function)


def folder_for(kind: Kind) -> str:
    """The folder of the compiled code for a game, named by a hash of our sources and, for the game
    of a package, of every file of that package."""
    packages = set() if kind not in games else {package_of(games[kind].kernels.apply.__module__)}
    return _cache_folder(frozenset(packages - {OURS}))


@cache
def _cache_folder(packages: frozenset[str]) -> str:
    return str(cache_folder(_CACHE_NAME, _sources_digest(packages)))


def _sources_digest(packages: frozenset[str]) -> str | None:
    """None if a package's files cannot be read."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for path in our_files(_ROOMS):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    for package in sorted(packages):
        files = package_files(package)
        if not files:
            return None
        for name, path in files.items():
            digest.update(f"{package} {name}".encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


class PackageLocator:
    """Finds compiled code by where a file lies in its package, so that all copies of the same
    sources on a machine (checkouts, environments) share it. Goes before a locator of Numba's."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        path = path_in_package(Path(py_file))
        if path is None:
            numbas: Any = super()
            return str(numbas.get_suitable_cache_subpath(py_file))
        return ".".join(path.with_suffix("").parts)


def cache_in(
    folder: str, function: Callable[..., Any], cache: Callable[..., Any], settings: Any
) -> Any:
    """A cache of Numba's, which lies where a setting says when it is made."""
    before, settings.CACHE_DIR = settings.CACHE_DIR, folder
    try:
        return cache(function)
    finally:
        settings.CACHE_DIR = before
