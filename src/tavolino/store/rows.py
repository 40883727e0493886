"""Tables, entries and notes as rows, and back."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import Row

from ..core.contract import Json
from ..tables.clock import Clock
from ..tables.log import Change, Entry, Header, Note, OpenTable
from ..tables.wish import SeatWish

_OWN_COLUMNS = ("id", "created", "game", "public")


def table_row(header: Header, change: Change) -> Json:
    body = asdict(header)
    row = {name: body.pop(name) for name in _OWN_COLUMNS}
    listing = change.listing
    return row | {
        "header": body,
        "updated": header.created,
        "over": bool(listing.over),
        "bot_to_move": bool(listing.bot_to_move),
        "open_seats": listing.open_seats or 0,
    }


def listing_row(change: Change) -> Json:
    """What a change alters in the list of tables; most moves alter nothing. How long a table has
    waited is asked only of those where a bot is to move."""
    listing = change.listing
    row: Json = {
        name: value
        for name, value in (
            ("over", listing.over),
            ("bot_to_move", listing.bot_to_move),
            ("open_seats", listing.open_seats),
        )
        if value is not None
    }
    if listing.bot_to_move:
        row["updated"] = change.entries[-1].at
    return row


def read_header(row: Row[Any]) -> Header:
    body = dict(row.header)
    body["seats"] = _seats(body)
    body["clock"] = Clock(**body["clock"])
    body["seat_digests"] = tuple(body["seat_digests"])
    return Header(**body, **{name: getattr(row, name) for name in _OWN_COLUMNS})


def read_open_table(row: Row[Any]) -> OpenTable:
    return OpenTable(
        id=row.id,
        created=row.created,
        game=row.game,
        options=row.header["options"],
        seats=_seats(row.header),
        rounds=row.header["rounds"],
        clock=Clock(**row.header["clock"]),
        open_seats=row.open_seats,
        given=row.header.get("origin") is not None,
    )


def _seats(body: Json) -> tuple[SeatWish, ...]:
    return tuple(SeatWish(**seat) for seat in body["seats"])


def entry_row(table: str, entry: Entry) -> Json:
    return {
        "table_id": table,
        "ply": entry.ply,
        "round": entry.round,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": entry.body,
        "at": entry.at,
        "request": entry.request,
    }


def read_entry(row: Row[Any]) -> Entry:
    return Entry(row.ply, row.round, row.kind, row.seat, row.body, row.at, row.request)


def note_row(table: str, note: Note) -> Json:
    return {
        "table_id": table,
        "number": note.number,
        "kind": note.kind,
        "seat": note.seat,
        "body": note.body,
        "at": note.at,
    }


def read_note(row: Row[Any]) -> Note:
    return Note(row.number, row.kind, row.seat, row.body, row.at)
