"""Arrays in files: a NumPy archive, which holds numbers and no code.

`about` says in JSON what the arrays are; the rest are the arrays themselves.
"""

from __future__ import annotations

import hashlib
import json
import os
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from .contract import Json

Arrays = Mapping[str, npt.NDArray[Any]]


class DamagedFile(ValueError):
    """A file cannot be read as arrays with a description of the expected format."""


def write_arrays(path: Path, about: Json, arrays: Arrays) -> None:
    """Write a file at once: it is never half there."""
    text = json.dumps(about).encode()
    unfinished = path.with_name(path.name + ".part")
    with open(unfinished, "wb") as file:
        np.savez(file, allow_pickle=False, about=np.frombuffer(text, np.uint8), **arrays)
    os.replace(unfinished, path)


def read_arrays(path: Path, expected: str) -> tuple[Json, dict[str, npt.NDArray[Any]]]:
    """What `write_arrays` has written, with an `about` whose `format` is the expected one;
    otherwise raises DamagedFile. A missing file is a FileNotFoundError."""
    try:
        with open(path, "rb") as file:
            archive = np.load(file, allow_pickle=False)
            arrays = {name: archive[name] for name in archive.files}
        about = json.loads(arrays.pop("about").tobytes())
        if about["format"] != expected:
            raise ValueError("another format")
    except FileNotFoundError:
        raise
    except (
        ValueError,
        KeyError,
        TypeError,
        AttributeError,
        EOFError,
        OSError,
        RuntimeError,
        MemoryError,
        zipfile.BadZipFile,
        zlib.error,
    ) as error:
        raise DamagedFile(str(error)) from error
    return about, arrays


def arrays_digest(arrays: Arrays) -> str:
    """Tells arrays apart by their names, types, shapes and numbers."""
    digest = hashlib.sha256()
    for name in sorted(arrays):
        array = np.ascontiguousarray(arrays[name])
        digest.update(f"{name} {array.dtype.str} {array.shape}".encode())
        digest.update(array.view(np.uint8).data)
    return digest.hexdigest()
