"""What one onlooker gets to see of a table: always the whole of it, and what has happened since
they last looked. All that leaves the application about a running game passes through here."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from ..core.contract import SPECTATOR, Json, Onlooker
from ..core.game import Game
from .log import Cursor, Entry, Note
from .round import Played, Round
from .table import Holder, Table

RECENT_CHAT = 100
MOST_TOLD = 200  # notes that somebody has missed; of more, only those that still matter
MOST_SNAPSHOTS = 16  # that a table keeps


class TableSnapshot(msgspec.Struct, frozen=True, eq=False, weakref=True):
    """Plain data, ready for JSON and to be read only: all who see the same share it. `cursor` says
    how far it reaches: give it back to get the events after it. `ply` is what the next move has to
    name."""

    table: str
    seat: Onlooker  # who looks
    invited: int | None  # the seat that they may sit down at
    ply: int
    cursor: Cursor
    state: str  # waiting, playing, over or closed
    about: Json  # what the table was made with
    seats: list[Json]
    round: int  # of the match, from 0
    game: int  # of the table, from 0
    points: list[int]
    outcome: Json | None  # of the round
    winners: list[int] | None  # of the match
    view: Json  # the game as the onlooker sees it, with the legal moves
    can: list[str]  # what this onlooker may ask for now, besides a move
    offers: list[Json]
    clock: Json | None
    events: list[Json]

    def json(self) -> Json:
        return msgspec.structs.asdict(self) | {"cursor": list(self.cursor)}


def see(table: Table, holder: Holder, now: float, since: Cursor | None = None) -> TableSnapshot:
    """The table as its holder may see it. Without `since`, the events are those of the round, and
    the recent chat."""
    if table.header.clock.kind != "none":  # what it shows is another at every moment
        return _see(table, holder, now, since)
    snapshot = table.snapshots.get((holder, since))
    if snapshot is None:
        if len(table.snapshots) >= MOST_SNAPSHOTS:
            table.snapshots.clear()
        snapshot = table.snapshots[holder, since] = _see(table, holder, now, since)
    return snapshot


def _see(table: Table, holder: Holder, now: float, since: Cursor | None) -> TableSnapshot:
    if table.open_part is None:
        table.open_part = _open_part(table)
    return TableSnapshot(
        **table.open_part,
        seat=holder.onlooker,
        invited=holder.invited,
        view=_view(table, holder),
        can=what_can(table, holder, now),
        clock=_clock(table, now),
        events=events(table, holder, since),
    )


def _open_part(table: Table) -> Json:
    """What everybody sees alike."""
    outcome = table.round.outcome
    return {
        "table": table.header.id,
        "ply": table.ply,
        "cursor": table.cursor,
        "state": table.state,
        "about": table.about,
        "seats": _seats(table),
        "round": table.round_of_match,
        "game": len(table.rounds) - 1,
        "points": table.points,
        "outcome": None if outcome is None else outcome.json(),
        "winners": table.match_winners,
        "offers": [
            {"what": offer.what, "seat": offer.seat, "agreed": sorted(offer.agreed)}
            for offer in table.offers.values()
        ],
    }


def _seats(table: Table) -> list[Json]:
    return [
        {
            "name": seat.name,
            "bot": seat.bot,
            "taken": seat.taken,
            "open": seat.open,
            "host": seat.host and seat.taken,
            "used": seat.used,
            "called": None if seat.call is None else seat.call.until,
        }
        for seat in table.seats
    ]


def _view(table: Table, holder: Holder) -> Json:
    """The game's view. At a closed table nobody has a legal move."""
    data = table.round.view(holder.onlooker)
    return data | {"legal": []} if table.closed else data


def _clock(table: Table, now: float) -> Json | None:
    if table.header.clock.kind == "none":
        return None
    running = table.round.player if table.running and not table.paused else None
    return {
        "left": [table.time_left(seat, now) for seat in range(len(table.seats))],
        "running": running,
        "now": now,
    }


def what_can(table: Table, holder: Holder, now: float) -> list[str]:
    """What a holder may ask for now. Each name is a method of the application."""
    can: list[str] = []
    if holder.owner and not table.closed:
        can += ["close", "invite"] if table.owner_plays else ["close", "invite", "free"]
    if holder.invited is not None and not table.closed:
        can.append("sit")
    if holder.copied and not table.closed:
        can.append("exchange")
    seat = holder.seat
    if seat is None or table.closed or not table.seats[seat].taken:
        return can
    if table.round.over:
        return [*can, "rematch" if table.match_over else "next_round"]
    if can_undo(table, seat):
        can.append("undo")
    if table.round.has_moved(seat):
        can.append("takeback")
    can.append("resign")
    if len(table.persons) == len(table.seats):
        can.append("draw")
    late = table.late_seat(now)
    if late is not None and seat not in table.round.side_of(late):
        can.append("claim_time")
    if table.header.hints and table.round.player == seat:
        can.append("hint")
    return can


def can_undo(table: Table, seat: int) -> bool:
    return is_own_last_act(table, seat) and not table.round.reveals_hidden


def is_own_last_act(table: Table, seat: int) -> bool:
    """Whether the last move that stands is of this seat, and nobody else has acted after it."""
    if not table.running or not table.round.played:
        return False
    last = table.round.played[-1]
    if last.seat != seat or last.ply is None:
        return False
    later = table.entries[last.ply + 1 :]
    return all(entry.kind == "undo" and entry.seat == seat for entry in later)


# -- events ----------------------------------------------------------------------------------------


def events(table: Table, holder: Holder, since: Cursor | None) -> list[Json]:
    """What has happened since a cursor, as the holder may know it, in order of time."""
    ply, number = since if since is not None else _start_of_round(table)
    notes = table.notes[number:]
    if since is None or len(notes) > MOST_TOLD:
        notes = _folded(notes, holder)
    found: list[tuple[float, list[Json]]] = [
        (entry.at, _tell_entry(table, entry, holder)) for entry in table.entries[ply:]
    ]
    found += [(note.at, _tell_note(note, holder)) for note in notes]
    if len(found) > 1:
        found.sort(key=lambda pair: pair[0])
    return [event for _, group in found for event in group]


def _start_of_round(table: Table) -> Cursor:
    deals = [entry.ply for entry in table.entries if entry.kind == "deal"]
    return Cursor(deals[-1], 0)


# How many notes of a kind matter to somebody who comes later; of all others the last one that is
# about the same.
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
    """Two notes about the same: the later one makes the earlier one old."""
    if note.kind in _STILL_MATTER:
        return note.kind
    if "key" in note.body or note.kind in ("key", "free"):  # who has held a hand is not forgotten
        return note.number
    return note.kind, note.seat, note.body.get("what"), note.body.get("round")


def _tell_entry(table: Table, entry: Entry, holder: Holder) -> list[Json]:
    stamp: dict[str, Any] = {"ply": entry.ply, "at": entry.at}
    if entry.kind == "move":
        return [table.events_of_move[entry.ply][holder.onlooker] | stamp]
    event: Json = {"type": entry.kind, "player": entry.seat} | stamp
    if entry.kind == "deal":
        round = table.rounds[entry.round]
        event |= {"game": entry.round, "first": round.began, "given": round.given}
    elif entry.kind == "takeback":
        event["moves"] = entry.body["to"]
    elif entry.kind == "time":
        event["late"] = entry.body["late"]
    return [event]


def _tell_note(note: Note, holder: Holder) -> list[Json]:
    stamp: dict[str, Any] = {"note": note.number, "at": note.at}
    event: Json = {"type": note.kind, "player": note.seat} | stamp
    if note.kind == "chat":
        if note.body["channel"] != holder.channel:
            return []
        return [event | {"name": note.body["name"], "text": note.body["text"]}]
    if note.kind == "sit":
        return [event | {"name": note.body["name"]}]
    if note.kind == "key":
        name = note.body.get("name")
        if name is None:
            return [event | {"type": "freed", "by": "owner", "name": None}]
        return [event | {"type": "sit", "name": name}]
    if note.kind == "free":
        by, name = note.body["by"], note.body["name"]
        return [event | {"type": "freed", "by": by, "name": name}]
    if note.kind == "call":
        return [event | {"until": note.body["until"]}]
    if note.kind == "device":  # the player's own affair
        return [event] if holder.seat == note.seat else []
    if note.kind in ("invite", "device_link"):
        return []
    if note.kind in ("offer", "agree", "decline"):
        return [event | {"what": note.body["what"]}]
    if note.kind in ("hint", "present"):
        return [event]
    event["game"] = note.body["round"]
    return [event | {"after": note.body["after"]} if note.kind == "analysis" else event]


# -- records ---------------------------------------------------------------------------------------


def export(round: Round, holder: Holder) -> Json:
    """The whole record of a finished game; of a running one, what the holder may know."""
    return round.record() if round.over else round.seen_record(holder.onlooker)


def replay(table: Table, game: int, after: int, onlooker: Onlooker, *, whole: bool = False) -> Json:
    """A game of the table after so many of its moves, and the last of them as it was told, or all
    of them."""
    round = table.rounds[game]
    if not whole:
        return _moment(table, game, after, round.after(after), onlooker)
    then, events = round.after(0), []
    for played in round.played[:after]:
        then.play(played.move)
        events.append(_tell_played(table, played, then, onlooker))
    return _moment(table, game, after, then, onlooker) | {"events": events}


def decision(table: Table, game: int, after: int) -> Json:
    """The same as the seat saw it that was to move then; at the end, as spectators did."""
    then = table.rounds[game].after(after)
    return _moment(table, game, after, then, SPECTATOR if then.player is None else then.player)


def _moment(table: Table, game: int, after: int, then: Game, onlooker: Onlooker) -> Json:
    round = table.rounds[game]
    ended = round.outcome if after == len(round.played) else None
    return {
        "game": game,
        "after": after,
        "moves": len(round.played),
        "outcome": None if ended is None else ended.json(),
        "seats": _seats(table),
        "view": then.view(onlooker).data,
        "events": [_tell_played(table, round.played[after - 1], then, onlooker)] if after else [],
    }


def vary(table: Table, game: int, after: int, then: Game, move: str, onlooker: Onlooker) -> Json:
    """What a move would have led to instead of the one that was played, told like a replay."""
    seat, at = then.player, table.header.created
    seen = then.seen_move(move, onlooker)
    then.play(move)
    event = {"type": "move", "player": seat, "move": seen, "happened": then.happened(onlooker)}
    return {
        "game": game,
        "after": after + 1,
        "moves": len(table.rounds[game].played),
        "outcome": None,
        "seats": _seats(table),
        "view": then.view(onlooker).data,
        "events": [event | {"ply": None, "at": at}],
    }


def _tell_played(table: Table, played: Played, then: Game, onlooker: Onlooker) -> Json:
    """A move as it was told; to whoever sees the whole table, all of it."""
    at = table.header.created if played.ply is None else table.entries[played.ply].at
    if onlooker in played.events_of_move:
        told = played.events_of_move[onlooker]
    else:
        told = {
            "type": "move",
            "player": played.seat,
            "move": played.move,
            "happened": then.happened(onlooker),
        }
    return told | {"ply": played.ply, "at": at}
