"""What has happened at a table since an onlooker's last snapshot, as they may know it."""

from __future__ import annotations

from collections import Counter
from operator import itemgetter

from msgspec import Raw

from ..core.contract import Json
from .log import Cursor, Entry, Note
from .seats import given_name
from .snapshot import encode
from .table import Holder, Table

RECENT_CHAT = 100
MOST_MISSED = 200  # notes since the last snapshot; if there are more, only those that still matter


def events(table: Table, holder: Holder, since: Cursor | None) -> list[Json | Raw]:
    """What has happened since a cursor, as the holder may know it, in order of time: to be
    encoded."""
    ply, number = since if since is not None else _start_of_round(table)
    notes = table.notes[number:]
    if since is None or len(notes) > MOST_MISSED:
        notes = _folded(notes, holder)
    found = [(entry.at, _entry_event(table, entry, holder)) for entry in table.entries[ply:]]
    for note in notes:
        if (event := _note_event(note, holder)) is not None:
            found.append((note.at, event))
    if len(found) > 1:
        found.sort(key=itemgetter(0))
    return [event for _, event in found]


def _start_of_round(table: Table) -> Cursor:
    deals = [entry.ply for entry in table.entries if entry.kind == "deal"]
    return Cursor(deals[-1], 0)


# How many notes of a kind matter to a newcomer; of the other kinds, the last one about the same
# thing.
_STILL_MATTER = {"chat": RECENT_CHAT, "hint": 100, "analysis": 100}


def _folded(notes: list[Note], holder: Holder) -> list[Note]:
    """Only the notes that still matter: the name that a seat has now, the recent chat."""
    kept: list[Note] = []
    counts: Counter[object] = Counter()
    for note in reversed(notes):
        if note.kind == "chat" and note.body["channel"] != holder.channel:
            continue
        about = _about(note)
        counts[about] += 1
        if counts[about] <= _STILL_MATTER.get(note.kind, 1):
            kept.append(note)
    kept.reverse()
    return kept


def _about(note: Note) -> object:
    """What a note is about: a later one about the same thing replaces it."""
    if note.kind in _STILL_MATTER:
        return note.kind
    if "key" in note.body or note.kind in ("key", "free"):  # who has seen a hand is not forgotten
        return note.number
    return note.kind, note.seat, note.body.get("what"), note.body.get("round")


def _entry_event(table: Table, entry: Entry, holder: Holder) -> Json | Raw:
    stamp: Json = {"ply": entry.ply, "at": entry.at}
    if entry.kind == "move":
        told = table.move_events[entry.ply].texts[holder.onlooker]
        return Raw(b"%b,%b" % (told[:-1], encode(stamp)[1:]))
    event: Json = {"type": entry.kind, "player": entry.seat} | stamp
    if entry.kind == "deal":
        round = table.rounds[entry.round]
        event |= {"game": entry.round, "first": round.began, "given": round.given}
    elif entry.kind == "takeback":
        event["moves"] = entry.body["to"]
    elif entry.kind == "time":
        event["late"] = entry.body["late"]
    return event


def _note_event(note: Note, holder: Holder) -> Json | None:
    """None where it is none of the holder's business."""
    event: Json = {"type": note.kind, "player": note.seat, "note": note.number, "at": note.at}
    if note.kind == "chat":
        if note.body["channel"] != holder.channel:
            return None
        return event | {"name": given_name(note), "text": note.body["text"]}
    if note.kind == "sit":
        return event | {"name": given_name(note)}
    if note.kind == "key":
        if "name" not in note.body:
            return event | {"type": "freed", "by": "owner", "name": None}
        return event | {"type": "sit", "name": given_name(note)}
    if note.kind == "free":
        return event | {"type": "freed", "by": note.body["by"], "name": given_name(note)}
    if note.kind == "call":
        return event | {"until": note.body["until"]}
    if note.kind == "device":  # only the player's business
        return event if holder.seat == note.seat else None
    if note.kind in ("invite", "device_link", "share"):
        return None
    if note.kind in ("offer", "agree", "decline"):
        return event | {"what": note.body["what"]}
    if note.kind in ("hint", "present"):
        return event
    event["game"] = note.body["round"]
    return event | {"after": note.body["after"]} if note.kind == "analysis" else event
