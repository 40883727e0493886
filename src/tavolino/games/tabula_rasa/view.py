"""What an onlooker may see, built from a whitelist.

Views are made after every move, one for each onlooker, so the record is read as bytes: every field
is one byte wide, and none that is read here is ever negative.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import compress
from typing import Any, NamedTuple

from msgspec.structs import replace

from ...core.contract import OPEN, SPECTATOR, Onlooker, State
from .actions import LAID_AT_COLOUR, LAID_AT_NUMBER, TERRITORY_OF, decode
from .count import POINTS, count_steps, points_now
from .notation import CARD_NAMES, COLOUR_LETTERS, NUMBERS, PLACES
from .setup import removed_cards, result, stock_cards
from .state import (
    ACTIONS,
    CASTLE_POINTS,
    COPIES,
    KINDS,
    REMOVED,
    STATE,
    TREASURE_POINTS,
    VALUES,
)
from .view_types import CountStep, Options, Pile, Result, Territory, View

_fields: Any = STATE.fields
_AT: dict[str, int] = {name: field[1] for name, field in _fields.items()}  # in the record
_OPTIONS = slice(_AT["players"], _AT["hand_size"] + 1)

_COPIES = tuple(
    tuple((name,) * copies for copies in range(COPIES + 1)) for name in CARD_NAMES
)  # by card, and how many of it there are
_KNIGHTS = tuple(
    (TERRITORY_OF[action], _COPIES[decode(action)[0]]) for action in range(ACTIONS)
)  # by action: where it lays a card, and which one


class _Variant(NamedTuple):
    """What follows from the options."""

    options: Options
    teams: tuple[range, ...]
    territories: tuple[tuple[str, int, int], ...]  # name, points, number
    deck: int  # copies of each kind of knight, a byte each


@lru_cache(maxsize=64)
def _variant(options: bytes) -> _Variant:
    players, rows, colours, values, copies, hand = options
    places = [*NUMBERS[:values], *COLOUR_LETTERS[:colours]]
    return _Variant(
        Options(players, colours, values, copies, hand),
        tuple(range(row, players, rows) for row in range(rows)),
        tuple((place, POINTS[place], PLACES.index(place)) for place in places),
        int.from_bytes(
            copies if card // VALUES < colours and card % VALUES < values else 0
            for card in range(KINDS)
        ),
    )


def views(state: State) -> Callable[[Onlooker], View]:
    record = state.tobytes()
    variant = _variant(record[_OPTIONS])
    over = bool(record[_AT["over"]])
    laid = _rows(record, "laid", len(variant.teams), ACTIONS)
    held = _rows(record, "hand", variant.options.players, KINDS)
    hands = [_cards(hand) for hand in held]
    # Numbers with a byte for each kind of knight: none of them ever borrows from its neighbour.
    not_laid = variant.deck - sum(
        int.from_bytes(row[way]) for row in laid for way in (LAID_AT_NUMBER, LAID_AT_COLOUR)
    )
    spectators = View(
        options=variant.options,
        seat=SPECTATOR,
        player=None if over else record[_AT["player"]],
        step="over" if over else "play",
        teams=[list(team) for team in variant.teams],
        territories=_territories(variant, laid),
        hands=[Pile([], len(hand)) for hand in hands],
        stock=Pile([], record[_AT["stock_count"]]),
        removed=Pile([], REMOVED),
        unseen=_cards(not_laid.to_bytes(KINDS)),
        points=points_now(state),
        castle_points=CASTLE_POINTS,
        treasure_points=TREASURE_POINTS,
        result=Result(**result(state)) if over else None,
        count=_count(state) if over else [],
        legal=[],
    )

    def view(onlooker: Onlooker) -> View:
        if onlooker == OPEN or over:  # at the end every card is known, the removed too
            return replace(
                spectators,
                seat=onlooker,
                hands=[Pile(hand, 0) for hand in hands],
                stock=Pile(stock_cards(state), 0),
                removed=Pile(removed_cards(state), 0),
                unseen=[],
            )
        if not isinstance(onlooker, int):
            return spectators
        seen = list(spectators.hands)
        seen[onlooker] = Pile(hands[onlooker], 0)
        unseen = not_laid - int.from_bytes(held[onlooker])
        return replace(spectators, seat=onlooker, hands=seen, unseen=_cards(unseen.to_bytes(KINDS)))

    return view


def _count(state: State) -> list[CountStep]:
    """What is given away. A castle that nobody gets is not a step."""
    return [step for step in count_steps(state) if step.place is not None or step.owner is not None]


def _rows(record: bytes, name: str, count: int, width: int) -> list[bytes]:
    """The first rows of a field."""
    start = _AT[name]
    return [record[at : at + width] for at in range(start, start + count * width, width)]


def _cards(copies: bytes) -> list[str]:
    """Ascending. `copies` says how many there are of each."""
    cards: list[str] = []
    for card in compress(range(KINDS), copies):
        cards += _COPIES[card][copies[card]]
    return cards


def _territories(variant: _Variant, laid: list[bytes]) -> list[Territory]:
    standing = list(zip(*map(_by_territory, laid), strict=True))
    return [
        Territory(place, points, list(standing[number]))
        for place, points, number in variant.territories
    ]


def _by_territory(row: bytes) -> list[list[str]]:
    """The knights of a row, ascending. `row` says how often each action was played."""
    knights: list[list[str]] = [[] for _ in PLACES]
    for action in compress(range(ACTIONS), row):
        territory, copies = _KNIGHTS[action]
        knights[territory] += copies[row[action]]
    return knights
