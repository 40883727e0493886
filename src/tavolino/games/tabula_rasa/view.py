"""What an onlooker may see, built from a whitelist."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.contract import OPEN, Onlooker, State
from .actions import TERRITORY_OF, decode
from .notation import CARD_NAMES, PLACES, places
from .options import options_of
from .setup import removed_cards, result, stock_cards, teams
from .state import (
    CASTLE_POINTS,
    COLOUR_POINTS,
    KINDS,
    TREASURE_POINTS,
    VALUES,
)
from .view_types import Options, Pile, Result, Territory, View

_POINTS = {place: int(place) if place.isdigit() else COLOUR_POINTS for place in PLACES}


def views(state: State) -> Callable[[Onlooker], View]:
    open_part = _open_part(state)
    hands = state["hand"][0, : int(state["players"][0])].tolist()
    cards = [_held(held) for held in hands]
    stock, removed = stock_cards(state), removed_cards(state)
    not_laid = _not_laid(state)
    over = open_part["player"] is None

    def view(onlooker: Onlooker) -> View:
        everything = (
            onlooker == OPEN or over
        )  # at the end every card is known, even the removed ones
        unseen = not_laid
        if isinstance(onlooker, int):
            unseen = [count - own for count, own in zip(unseen, hands[onlooker], strict=True)]
        return View(
            seat=onlooker,
            hands=[_pile(hand, everything or seat == onlooker) for seat, hand in enumerate(cards)],
            stock=_pile(stock, everything),
            removed=_pile(removed, everything),
            unseen=[] if everything else _held(unseen),
            legal=[],
            **open_part,
        )

    return view


def _open_part(state: State) -> dict[str, Any]:
    """What everybody sees alike."""
    over = bool(state["over"][0])
    return {
        "options": Options(**options_of(state)),
        "player": None if over else int(state["player"][0]),
        "step": "over" if over else "play",
        "teams": teams(state),
        "territories": _territories(state),
        "castle_points": CASTLE_POINTS,
        "treasure_points": TREASURE_POINTS,
        "result": Result(**result(state)) if over else None,
    }


def _territories(state: State) -> list[Territory]:
    rows = state["laid"][0, : int(state["rows"][0])].tolist()
    standing = dict(zip(PLACES, zip(*map(_by_territory, rows), strict=True), strict=True))
    return [Territory(place, _POINTS[place], list(standing[place])) for place in places(state)]


def _by_territory(row: list[int]) -> list[list[str]]:
    """The knights of a row, ascending. `row` says how often each action was played."""
    knights: list[list[str]] = [[] for _ in PLACES]
    for action, count in enumerate(row):
        if count:
            knights[TERRITORY_OF[action]] += [CARD_NAMES[decode(action)[0]]] * count
    return knights


def _not_laid(state: State) -> list[int]:
    """How many of each kind of knight this variant has, not counting those at territories."""
    colours, values, copies = (int(state[name][0]) for name in ("colours", "values", "copies"))
    laid = list(map(sum, zip(*state["laid"][0].tolist(), strict=True)))
    return [
        copies - laid[2 * card] - laid[2 * card + 1]
        if card // VALUES < colours and card % VALUES < values
        else 0
        for card in range(KINDS)
    ]


def _held(copies: list[int]) -> list[str]:
    held: list[str] = []
    for card, count in zip(CARD_NAMES, copies, strict=True):
        if count:
            held += [card] * count
    return held


def _pile(cards: list[str], seen: bool) -> Pile:
    return Pile(cards, 0) if seen else Pile([], len(cards))
