"""What each onlooker may see, and what a move did."""

from __future__ import annotations

from collections.abc import Callable

from tavolino.core.contract import OPEN, Json, Onlooker, State

from .notation import MOVES
from .rules import FOLD, SEATS
from .table import cards, moves, options_of, result


# --8<-- [start:views]
def views(state: State) -> Callable[[Onlooker], Json]:
    """A function that returns the view of any onlooker: a seat, "spectator" or "open". A view is
    built from what may be seen, never by taking away from the whole: what is forgotten here stays
    hidden."""
    over = bool(state["over"][0])
    held = cards(state)
    shared = {
        "game": "kuhn-poker",
        "options": options_of(state),
        "player": None if over else int(state["player"][0]),
        "step": "over" if over else "play",
        "first": int(state["first"][0]),
        "chips": state["chips"][0].tolist(),
        "moves": moves(state),
        "result": result(state) if over else None,
    }
    shown = over and shared["moves"][-1] != MOVES[FOLD]

    def view(onlooker: Onlooker) -> Json:
        everything = onlooker == OPEN
        return {
            **shared,
            "seat": onlooker,
            "hands": [
                _pile([held[seat]], shown or everything or seat == onlooker)
                for seat in range(SEATS)
            ],
            "deck": _pile(held[SEATS:], everything),
        }

    return view


def _pile(pile: list[str], seen: bool) -> Json:
    """`cards` are those that the onlooker sees, `hidden` counts the others."""
    return {"cards": pile if seen else [], "hidden": 0 if seen else len(pile)}
    # --8<-- [end:views]


# --8<-- [start:events]
def events(before: State, action: int, after: State, onlooker: Onlooker) -> list[Json]:
    """What a move did, in order, as an onlooker may see it: the move, the cards at a showdown, and
    the end. Logs, screen readers and animations use them."""
    player = int(before["player"][0])
    told: list[Json] = [
        {"type": MOVES[action], "player": player, "chips": int(after["chips"][0, player])}
    ]
    if after["over"][0]:
        ending = result(after)
        if ending["reason"] == "showdown":
            held = cards(after)
            told += [{"type": "show", "player": seat, "card": held[seat]} for seat in range(SEATS)]
        told.append({"type": "end", **ending})
    return told
    # --8<-- [end:events]
