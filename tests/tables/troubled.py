"""Bots in trouble, for worker processes: they have to read this module, so it reads little."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from pathlib import Path

from tavolino.tables import workers
from tavolino.tables.thinking import Question


def die_once(question: Question) -> str:
    """Ends its process the first time; the level names a file to remember that by."""
    mark = Path(question.level)
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return workers.choose(replace(question, level="random"))


def hang_once(question: Question) -> str:
    mark = Path(question.level)
    if not mark.exists():
        mark.touch()
        time.sleep(10_000)
    return workers.choose(replace(question, level="random"))


def die(question: Question) -> str:
    os._exit(1)


def fail(question: Question) -> str:
    raise RuntimeError(f"cards: {question.view}")
