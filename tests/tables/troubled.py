"""Bots in trouble, for worker processes: they have to read this module, so it reads little."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from pathlib import Path

from tavolino.tables import workers
from tavolino.tables.thinking import Question, Thought


def _is_asked_first(question: Question) -> bool:
    """The level names a file to remember it by."""
    mark = Path(question.level)
    is_first = not mark.exists()
    mark.touch()
    return is_first


def die_once(question: Question, brief: bool) -> str:
    if _is_asked_first(question):
        os._exit(1)
    return workers.choose(replace(question, level="random"))


def hang_once(question: Question, brief: bool) -> str:
    if _is_asked_first(question):
        time.sleep(10_000)
    return workers.choose(replace(question, level="random"))


def die(question: Question, brief: bool) -> str:
    os._exit(1)


def fail(question: Question, brief: bool) -> str:
    raise RuntimeError(f"cards: {question.view}")


def wait_at_gate(question: Question) -> Thought:
    """Until somebody makes the file that the level names."""
    gate = Path(question.level)
    gate.with_suffix(".reached").touch()
    while not gate.exists():
        time.sleep(0.01)
    return Thought(question.level, 0.5)


def note_choice(question: Question, brief: bool) -> str:
    """The level names a file and what to write there."""
    name, what = question.level.split()
    with Path(name).open("a") as log:
        log.write(f"{what} {brief}\n")
    return str(question.view["legal"][0])
