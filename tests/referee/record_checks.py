"""What referees share: checking records in which anything may be wrong."""

from __future__ import annotations

import json
from collections import Counter
from typing import TypeGuard


class RecordError(Exception):
    """A problem after which going on would be pointless."""


def is_number(value: object) -> TypeGuard[int]:
    """A whole number; JSON's true and false are none."""
    return type(value) is int


def is_texts(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(isinstance(entry, str) for entry in value)


def show(value: object) -> str:
    """A value as JSON writes it."""
    return json.dumps(value, ensure_ascii=False, default=repr)


def legal_problems(number: int, listed: object, own: set[str]) -> list[str]:
    """What is wrong with the legal moves that the record lists before a move."""
    if not is_texts(listed):
        return [f"move {number}: legal is {show(listed)}, the referee wants a list of moves"]
    problems = []
    twice = sorted(move for move, times in Counter(listed).items() if times > 1)
    if twice:
        problems.append(f"move {number}: legal lists more than once: {show(twice)}")
    if set(listed) != own:
        problems.append(
            f"move {number}: legal has {len(set(listed))} moves, the referee has {len(own)};"
            f" not legal says the referee: {show(sorted(set(listed) - own)[:10])},"
            f" missing says the referee: {show(sorted(own - set(listed))[:10])}"
        )
    return problems
