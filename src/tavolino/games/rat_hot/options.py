"""What players agree on before the deal, and the blank table that follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from ...core.contract import FileFormat, Option, Options, State, fill_options
from .state import STATE
from .strips import FACE_NAMES, FACE_NUMBERS, Strips, from_object, ours, parse

OPTIONS = (
    Option("shrunk_groups_score", False, "what is left of a group that lost a field scores too"),
    Option(
        "strips",
        None,
        "a file with a set of strips",
        in_record="never",
        file=FileFormat(parse, from_object),
    ),
)


def check_options(given: Mapping[str, Any]) -> Options:
    options = fill_options(OPTIONS, given)
    if options["strips"] == ours():
        options["strips"] = None
    return options


def blank(options: Options) -> State:
    state = np.zeros(1, STATE)
    state["shrunk_groups_score"] = options["shrunk_groups_score"]
    strips = ours() if options["strips"] is None else options["strips"]
    state["strips"] = len(strips) - 1
    for number, fields in strips.items():
        state["field"][0, int(number)] = [FACE_NUMBERS[field] for field in fields]
    return state


def strips_of(state: State) -> Strips:
    """The strips that a table is played with, the start strip first."""
    count = int(state["strips"][0]) + 1
    named = _named(state["field"][0, :count].tobytes(), count)
    return {number: list(fields) for number, fields in named.items()}


@lru_cache(maxsize=16)
def _named(faces: bytes, count: int) -> Strips:
    """Strips by their numbers, from the bytes of their fields."""
    field = np.frombuffer(faces, STATE["field"].base).reshape(count, -1).tolist()
    return {str(number): [FACE_NAMES[face] for face in field[number]] for number in range(count)}


def options_of(state: State) -> Options:
    """The options that a table was made with."""
    strips = strips_of(state)
    return {
        "shrunk_groups_score": bool(state["shrunk_groups_score"][0]),
        "strips": None if strips == ours() else strips,
    }
