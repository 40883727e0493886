"""How much of everything a table may have."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    idle_seconds: float = 600  # a table that nobody watches is forgotten after
    beat_seconds: float = 5  # between two signs of life
    sweep_seconds: float = 30  # between two looks for bots that were left thinking
    page: int = 50  # tables on a page of the list
    bot_tables: int = 30  # where bots play among themselves, at once
    bot_tables_per_address: int = 3
    bot_table_rounds: int = 10  # of a match there
    bot_table_seconds: float = 60  # until it pauses when nobody watches
    thoughts_waiting: int = 500  # hints, positions and reviews that are asked for, at once
    thoughts_per_address: int = 20
    thoughts_per_table: int = 5
    hints: int = 100  # a table
    analyses: int = 1000  # positions a table
    chat_length: int = 500  # characters of a line
    chat_lines: int = 5  # a holder, in
    chat_seconds: float = 10
