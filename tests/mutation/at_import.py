"""A plugin of pytest that changes a module before anybody imports it: what runs only at import."""

from __future__ import annotations

import marshal
import os
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType

from .mutants import CHANGED, CODE

_as_written = SourceFileLoader.get_code


def _get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
    if loader.path == os.environ[CHANGED]:
        changed: CodeType = marshal.loads(Path(os.environ[CODE]).read_bytes())
        return changed
    return _as_written(loader, name)


SourceFileLoader.get_code = _get_code  # type: ignore[assignment,method-assign]
