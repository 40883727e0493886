"""How much of everything a table may have."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    idle_seconds: float = 600  # a table that nobody watches is forgotten after
    beat_seconds: float = 5  # between two signs of life
    sweep_seconds: float = 30  # between two looks for bots that were left thinking
    poll_seconds: float = 1  # between two looks for what others have stored
    clear_seconds: float = 3600  # between two looks for old tables
    finished_days: float = 365  # that a table is kept after its game is over; 0: for ever
    abandoned_days: float = 365  # that a table is kept when nobody goes on with its game
    unstarted_days: float = 7  # that a table is kept where nobody has made a move
    absence_seconds: float = 600  # a player may be away until the owner frees the seat
    device_link_seconds: float = 600  # a link to another device can be used
    page: int = 50  # tables on a page of the list
    python_bots: tuple[str, ...] = ()  # that can be given a seat besides ours
    bot_tables: int = 30  # where bots play among themselves, at once
    bot_tables_per_address: int = 3
    bot_table_rounds: int = 10  # of a match there
    bot_table_seconds: float = 60  # until it pauses when nobody watches
    engine_requests_waiting: int = 500  # hints, positions and reviews that are asked for, at once
    engine_requests_per_address: int = 20
    engine_requests_per_table: int = 5
    hints: int = 100  # a table
    analyses: int = 1000  # positions a table
    chat_length: int = 500  # characters of a line
    chat_lines: int = 5  # a player or spectator, in
    chat_seconds: float = 10
    spectator_lines: int = 200  # a spectator, an hour
    names: int = 5  # a seat, a minute
