"""Bots in trouble, for worker processes: they have to read this module, so it reads little."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from pathlib import Path

from tavolino.tables import workers
from tavolino.tables.thinking import Question


def _is_asked_first(question: Question) -> bool:
    """The level names a file to remember it by."""
    mark = Path(question.level)
    is_first = not mark.exists()
    mark.touch()
    return is_first


def die_once(question: Question) -> str:
    if _is_asked_first(question):
        os._exit(1)
    return workers.choose(replace(question, level="random"))


def hang_once(question: Question) -> str:
    if _is_asked_first(question):
        time.sleep(10_000)
    return workers.choose(replace(question, level="random"))


def die(question: Question) -> str:
    os._exit(1)


def fail(question: Question) -> str:
    raise RuntimeError(f"cards: {question.view}")
