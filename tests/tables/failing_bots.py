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


def die_once(request: EngineRequest, brief: bool) -> str:
    if _is_asked_first(request):
        os._exit(1)
    return engine_worker.choose(replace(request, level="random"))


def hang_once(request: EngineRequest, brief: bool) -> str:
    if _is_asked_first(request):
        time.sleep(10_000)
    return engine_worker.choose(replace(request, level="random"))


def die(request: EngineRequest, brief: bool) -> str:
    os._exit(1)


def fail(request: EngineRequest, brief: bool) -> str:
    raise RuntimeError(f"cards: {request.view}")


def wait_at_gate(request: EngineRequest) -> Analysis:
    """Until somebody makes the file that the level names."""
    gate = Path(request.level)
    gate.with_suffix(".reached").touch()
    while not gate.exists():
        time.sleep(0.01)
    return Analysis(request.level, 0.5)


def note_choice(request: EngineRequest, brief: bool) -> str:
    """The level names a file and what to write there."""
    name, what = request.level.split()
    with Path(name).open("a") as log:
        log.write(f"{what} {brief}\n")
    return str(request.view["legal"][0])
