"""How much of everything a table may have."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    idle_seconds: float = 600  # until a table that nobody watches is dropped from memory
    beat_seconds: float = 5  # between two signs of life
    sweep_seconds: float = 30  # between two searches for bots that were left waiting
    poll_seconds: float = 1  # between two queries for what others have stored
    clear_seconds: float = 3600  # between two searches for old tables
    finished_days: float = 365  # to keep a table after its game is over; 0: forever
    abandoned_days: float = 365  # to keep a table whose game nobody continues
    unstarted_days: float = 7  # to keep a table where nobody has made a move
    away_seconds: float = 20  # without a connection, or with a hidden page, until away
    presence_seconds: float = 1  # between two looks at who may be away by now
    absence_seconds: float = 600  # of absence before the owner may free a seat
    device_link_seconds: float = 600  # for which a link to another device works
    transfer_seconds: float = 600  # for which a ciphertext is kept for another device
    transfers: int = 100  # of them waiting at once
    push_seconds: float = 15  # until an absent player is told by Web Push that it is their turn
    push_dead_seconds: float = 60  # by which dead connections are gone
    push_pace_seconds: float = 15  # between two messages to the same browser
    page: int = 50  # tables on a page of the list
    python_bots: tuple[str, ...] = ()  # that can be given a seat, besides ours
    bot_tables: int = 30  # at once, where only bots play
    bot_tables_per_address: int = 3
    bot_table_rounds: int = 10  # of a match there
    bot_table_seconds: float = 60  # until it pauses when nobody watches
    engine_requests_waiting: int = 500  # hints, positions and reviews waiting at once
    engine_requests_per_address: int = 20
    engine_requests_per_table: int = 5
    hints: int = 100  # per table
    analyses: int = 1000  # positions per table
    chat_length: int = 500  # characters in a line
    chat_lines: int = 5  # per player or spectator, in
    chat_seconds: float = 10
    spectator_lines: int = 200  # per spectator and hour
    names: int = 5  # per seat and minute
