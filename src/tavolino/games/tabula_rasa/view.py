"""What an onlooker may see, built from a white list."""

from __future__ import annotations

from itertools import chain

from ...core.contract import OPEN, Json, Onlooker, State
from .notation import CARD_NAMES, PLACES, action_of, places
from .options import options_of
from .setup import removed_cards, result, stock_cards, teams
from .state import COLOUR_POINTS, VALUES

# The knights that belong at a territory, ascending, each with the action that lays it there.
_KNIGHTS = {
    place: [(card, action) for card in CARD_NAMES if (action := action_of(card, place)) is not None]
    for place in PLACES
}


def view(state: State, onlooker: Onlooker) -> Json:
    over = bool(state["over"][0])
    everything = onlooker == OPEN or over  # at the end every card is known, the removed ones too
    options = options_of(state)
    rows = state["laid"][0, : int(state["rows"][0])].tolist()
    territories = [_territory(rows, place) for place in places(state)]
    hands = [
        _pile(_held(held), everything or seat == onlooker)
        for seat, held in enumerate(state["hand"][0, : options["players"]].tolist())
    ]
    stock = _pile(stock_cards(state), everything)
    removed = _pile(removed_cards(state), everything)
    seen = [pile["cards"] for pile in (*hands, stock, removed)]
    seen += [knights for territory in territories for knights in territory["knights"]]
    return {
        "game": "tabula-rasa",
        "options": options,
        "seat": onlooker,
        "player": None if over else int(state["player"][0]),
        "step": "over" if over else "play",
        "teams": teams(state),
        "territories": territories,
        "hands": hands,
        "stock": stock,
        "removed": removed,
        "unseen": _unseen(options, seen),
        "result": result(state) if over else None,
    }


def _territory(rows: list[list[int]], place: str) -> Json:
    """`rows` say how often each action was played by a player or a team."""
    return {
        "place": place,
        "points": int(place) if place.isdigit() else COLOUR_POINTS,
        "knights": [
            [card for card, action in _KNIGHTS[place] for _ in range(row[action])] for row in rows
        ],
    }


def _held(copies: list[int]) -> list[str]:
    return [card for card, count in zip(CARD_NAMES, copies, strict=True) for _ in range(count)]


def _pile(cards: list[str], seen: bool) -> Json:
    """`cards` are those that the onlooker sees, `hidden` counts the rest."""
    return {"cards": cards if seen else [], "hidden": 0 if seen else len(cards)}


def _unseen(options: Json, seen: list[list[str]]) -> list[str]:
    """The cards of this variant without those that the onlooker sees, ascending."""
    colours, values, copies = options["colours"], options["values"], options["copies"]
    left = {
        CARD_NAMES[colour * VALUES + value]: copies
        for colour in range(colours)
        for value in range(values)
    }
    for card in chain.from_iterable(seen):
        left[card] -= 1
    return [card for card, count in left.items() for _ in range(count)]
