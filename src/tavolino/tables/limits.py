"""How much of everything a table may have."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    idle_seconds: float = 600  # a table that nobody watches is forgotten after
    beat_seconds: float = 5  # between two signs of life
    sweep_seconds: float = 30  # between two looks for bots that were left thinking
    absence_seconds: float = 600  # a player may be away until the owner frees the seat
    device_link_seconds: float = 600  # a link to another device can be used
    page: int = 50  # tables on a page of the list
    hints: int = 100  # a table
    analyses: int = 1000  # positions a table
    chat_length: int = 500  # characters of a line
    chat_lines: int = 5  # a holder, in
    chat_seconds: float = 10
