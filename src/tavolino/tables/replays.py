"""Games as they were after any of their moves."""

from __future__ import annotations

from ..core.contract import SPECTATOR, Json, Onlooker
from ..core.game import Game
from .round import Played
from .table import Table


def replay(table: Table, game: int, after: int, onlooker: Onlooker, *, whole: bool = False) -> Json:
    """A game of the table after some of its moves, with the last of them as it was shown, or all
    of them."""
    round = table.rounds[game]
    if not whole:
        return _moment(table, game, after, round.after(after), onlooker)
    then, events = round.after(0), []
    for played in round.played[:after]:
        then.play(played.move)
        events.append(_move_event(table, played, then, onlooker))
    return _moment(table, game, after, then, onlooker) | {"events": events}


def decision(table: Table, game: int, after: int) -> Json:
    """The same, as the seat to move saw it; at the end, as spectators did."""
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
        "seats": seats_of(table),
        "view": then.view(onlooker).data,
        "events": [_move_event(table, round.played[after - 1], then, onlooker)] if after else [],
    }


def variation(
    table: Table, game: int, after: int, then: Game, move: str, onlooker: Onlooker
) -> Json:
    """What a move would have led to instead of the one that was played, shown like a replay."""
    seat, at = then.player, table.header.created
    seen = then.seen_move(move, onlooker)
    then.play(move)
    event = {"type": "move", "player": seat, "move": seen, "happened": then.happened(onlooker)}
    return {
        "game": game,
        "after": after + 1,
        "moves": len(table.rounds[game].played),
        "outcome": None,
        "seats": seats_of(table),
        "view": then.view(onlooker).data,
        "events": [event | {"ply": None, "at": at}],
    }


def _move_event(table: Table, played: Played, then: Game, onlooker: Onlooker) -> Json:
    """A move as it was shown; all of it, for an onlooker who sees the whole table."""
    at = table.header.created if played.ply is None else table.entries[played.ply].at
    if onlooker in played.events:
        event = played.events[onlooker]
    else:
        event = {
            "type": "move",
            "player": played.seat,
            "move": played.move,
            "happened": then.happened(onlooker),
        }
    return event | {"ply": played.ply, "at": at}


def seats_of(table: Table) -> list[Json]:
    """Who sits where, as everybody may know it."""
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
