"""What an onlooker may see, built from a white list."""

from __future__ import annotations

from collections import Counter

from ...core.contract import OPEN, Json, Onlooker, State
from .notation import places
from .options import options_of
from .setup import (
    cards_in_play,
    hand_cards,
    knight_cards,
    removed_cards,
    result,
    stock_cards,
    teams,
)
from .state import COLOUR_POINTS


def view(state: State, onlooker: Onlooker) -> Json:
    over = bool(state["over"][0])
    everything = onlooker == OPEN or over  # at the end every card is known, the removed ones too
    territories = [_territory(state, place) for place in places(state)]
    hands = [
        _pile(hand_cards(state, seat), everything or seat == onlooker)
        for seat in range(int(state["players"][0]))
    ]
    stock = _pile(stock_cards(state), everything)
    removed = _pile(removed_cards(state), everything)
    seen: Counter[str] = Counter()
    for pile in (*hands, stock, removed):
        seen.update(pile["cards"])
    for territory in territories:
        for knights in territory["knights"]:
            seen.update(knights)
    return {
        "game": "tabula-rasa",
        "options": options_of(state),
        "seat": onlooker,
        "player": None if over else int(state["player"][0]),
        "step": "over" if over else "play",
        "teams": teams(state),
        "territories": territories,
        "hands": hands,
        "stock": stock,
        "removed": removed,
        "unseen": list((cards_in_play(state) - seen).elements()),
        "result": result(state) if over else None,
    }


def _territory(state: State, place: str) -> Json:
    return {
        "place": place,
        "points": int(place) if place.isdigit() else COLOUR_POINTS,
        "knights": [knight_cards(state, row, place) for row in range(int(state["rows"][0]))],
    }


def _pile(cards: list[str], seen: bool) -> Json:
    """`cards` are those that the onlooker sees, `hidden` counts the rest."""
    return {"cards": cards if seen else [], "hidden": 0 if seen else len(cards)}
