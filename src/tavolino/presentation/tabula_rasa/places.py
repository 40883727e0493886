"""Territories in messages."""

from __future__ import annotations


def place_arguments(place: str) -> dict[str, str | int]:
    """The arguments `place` and `number` of a territory."""
    if place.isdigit():
        return {"place": "number", "number": int(place)}
    return {"place": place, "number": 0}
