"""Tables, entries and notes as rows, and back."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any, TypeVar

import msgspec
from sqlalchemy import JSON, Boolean, ColumnElement, Row, Table, type_coerce
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement
from sqlalchemy.types import NullType

from ..core.contract import Json
from ..tables.clock import Clock
from ..tables.log import Change, Damaged, DamagedTable, Entry, Header, Note, OpenTable
from ..tables.seats import given_name
from ..tables.table_spec import SeatSpec
from . import schema

Struct = TypeVar("Struct", bound=msgspec.Struct)


class _Unread(FunctionElement[Any]):
    """A document as it is in the database. We decode it ourselves, row by row, so that a damaged
    one does not affect the others."""

    inherit_cache = True


@compiles(_Unread, "sqlite")
def _as_bytes(element: _Unread, compiler: Any, **settings: Any) -> str:
    return f"CAST({compiler.process(element.clauses, **settings)} AS BLOB)"


@compiles(_Unread, "postgresql")
def _as_text(element: _Unread, compiler: Any, **settings: Any) -> str:
    return f"CAST({compiler.process(element.clauses, **settings)} AS TEXT)"


def _columns(table: Table) -> list[ColumnElement[Any]]:
    """The columns as they are in the database: SQLite keeps any value in any column, and what
    SQLAlchemy makes of a wrong one is an error that would affect all rows of an answer."""
    return [_as_it_is(column) for column in table.columns]


def _as_it_is(column: ColumnElement[Any]) -> ColumnElement[Any]:
    if isinstance(column.type, JSON):
        return _Unread(column).label(column.key)
    if isinstance(column.type, Boolean):
        return type_coerce(column, NullType()).label(column.key)
    return column


TABLE_COLUMNS, ENTRY_COLUMNS, NOTE_COLUMNS = (
    _columns(table) for table in (schema.tables, schema.moves, schema.notes)
)


@contextmanager
def _reading(what: str) -> Iterator[None]:
    try:
        yield
    except Exception as error:  # whatever a damaged row leads to
        raise Damaged(f"{what} cannot be read ({type(error).__name__})") from error


class _OwnColumns(msgspec.Struct):
    """The parts of a header that have a column of their own."""

    id: str
    created: float
    game: str
    public: bool


def table_row(header: Header, change: Change) -> Json:
    body = asdict(header)
    row = {name: body.pop(name) for name in _OwnColumns.__struct_fields__}
    listing = change.listing
    return row | {
        "header": body,
        "updated": header.created,
        "over": bool(listing.over),
        "bot_to_move": bool(listing.bot_to_move),
        "open_seats": listing.open_seats or 0,
        "started": bool(listing.started),
    }


def listing_row(change: Change) -> Json:
    """What a change alters in the list of tables; most moves alter nothing. How long a table has
    waited matters only if a bot is to move."""
    listing = change.listing
    row: Json = {
        name: value
        for name, value in (
            ("over", listing.over),
            ("bot_to_move", listing.bot_to_move),
            ("open_seats", listing.open_seats),
            ("started", listing.started),
        )
        if value is not None
    }
    if listing.bot_to_move:
        row["updated"] = change.entries[-1].at
    return row


def read_header(row: Row[*tuple[Any, ...]]) -> Header:
    with _reading("the header"):
        body = _document(row.header)
        body["seats"] = _seats(body)
        body["clock"] = Clock(**body["clock"])
        body["seat_digests"] = tuple(body["seat_digests"])
        return Header(**body, **_own_columns(row))


def _own_columns(row: Row[*tuple[Any, ...]]) -> Json:
    own = _read(row, _OwnColumns, public=_truth(row.public))
    _check_time(own.created)
    return msgspec.structs.asdict(own)


def _read(row: Row[*tuple[Any, ...]], kind: type[Struct], **read: Any) -> Struct:
    """The columns of a row that belong to a struct, each checked against its type."""
    columns = row._mapping
    values = {name: columns[name] for name in kind.__struct_fields__ if name not in read}
    return msgspec.convert(values | read, kind)


def _truth(value: Any) -> bool:
    if value not in (0, 1):  # as SQLite keeps them
        raise TypeError("neither true nor false")
    return bool(value)


def _check_time(at: float) -> None:
    if not math.isfinite(at):
        raise ValueError("a time is finite")


def read_open_table(
    row: Row[*tuple[Any, ...]], seating: Sequence[Row[*tuple[Any, ...]]]
) -> OpenTable | DamagedTable:
    """A table in the list; `seating` are its notes about who sat down and got up, in order."""
    try:
        notes = [read_note(note) for note in seating]
        with _reading("the header"):
            body = _document(row.header)
            own = _own_columns(row)
            return OpenTable(
                id=row.id,
                created=own["created"],
                game=row.game,
                options=body["options"],
                seats=_seats(body),
                rounds=body["rounds"],
                clock=Clock(**body["clock"]),
                open_seats=row.open_seats,
                given=body.get("origin") is not None,
                host=_host(notes),
            )
    except Damaged as damage:
        return DamagedTable(row.id, row.created, str(damage))


def _host(seating: Iterable[Note]) -> str | None:
    """The name of the person who set up the table, while they sit there."""
    seat, name = None, None
    for note in seating:
        if note.body.get("host"):
            seat = note.seat
        if note.seat == seat:
            name = given_name(note) if note.kind == "sit" else None
    return name


def _document(unread: Any) -> Json:
    document = msgspec.json.decode(unread)
    if not isinstance(document, dict):
        raise TypeError("a document is an object")
    return document


def _seats(body: Json) -> tuple[SeatSpec, ...]:
    return tuple(SeatSpec(**seat) for seat in body["seats"])


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


def read_entry(row: Row[*tuple[Any, ...]]) -> Entry:
    with _reading(f"entry {row.ply}"):
        entry = _read(row, Entry, body=_document(row.body))
        _check_time(entry.at)
    return entry


def note_row(table: str, note: Note) -> Json:
    return {
        "table_id": table,
        "number": note.number,
        "kind": note.kind,
        "seat": note.seat,
        "body": note.body,
        "at": note.at,
    }


def read_note(row: Row[*tuple[Any, ...]]) -> Note:
    with _reading(f"note {row.number}"):
        note = _read(row, Note, body=_document(row.body))
        _check_time(note.at)
    return note
