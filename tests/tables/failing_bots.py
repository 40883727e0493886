"""Bots that die, hang, fail or wait, for worker processes; it imports little, since they import
it."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from pathlib import Path

from tavolino.tables import engine_worker
from tavolino.tables.engine import Analysis, EngineRequest


def _is_asked_first(request: EngineRequest) -> bool:
    """The level names a file to remember it by."""
    mark = Path(request.level)
    is_first = not mark.exists()
    mark.touch()
    return is_first


def die_once(request: EngineRequest, longest: int) -> str:
    if _is_asked_first(request):
        os._exit(1)
    return engine_worker.choose(replace(request, level="random"))


def hang_once(request: EngineRequest, longest: int) -> str:
    if _is_asked_first(request):
        time.sleep(10_000)
    return engine_worker.choose(replace(request, level="random"))


def die(request: EngineRequest, longest: int) -> str:
    os._exit(1)


def fail(request: EngineRequest, longest: int) -> str:
    raise RuntimeError(f"cards: {request.view}")


def wait_at_gate(request: EngineRequest) -> Analysis:
    """Until somebody makes the file that the level names."""
    gate = Path(request.level)
    gate.with_suffix(".reached").touch()
    while not gate.exists():
        time.sleep(0.01)
    return Analysis(request.level, 0.5)


def note_choice(request: EngineRequest, longest: int) -> str:
    """The level names a file and what to write there, and how long it may think."""
    name, what = request.level.split()
    with Path(name).open("a") as log:
        log.write(f"{what} {longest}\n")
    return str(request.view["legal"][0])


def quick_or_noted(request: EngineRequest, longest: int) -> str:
    """A bot of ours plays; otherwise the level names a file and what to write there."""
    if " " in request.level:
        return note_choice(request, longest)
    return engine_worker.choose(request, longest)
