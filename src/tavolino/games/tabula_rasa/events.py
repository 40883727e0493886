"""What a move did, in order, as an onlooker may see it."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.contract import OPEN, Onlooker, State
from .actions import decode
from .event_types import CastleCounted, Drawn, Ended, Event, Laid, TerritoryCounted
from .notation import CARD_NAMES, PLACES, move_text, places
from .setup import result, stock_cards
from .state import CASTLE_POINTS, COLOUR_POINTS, NOWHERE, TERRITORY, TREASURE, TREASURE_POINTS


def events(before: State, action: int, after: State, onlooker: Onlooker) -> list[Event]:
    player = int(before["player"][0])
    row = player % int(before["rows"][0])
    _, place = move_text(before, action).split("@")
    standing = int(after["knights"][0, row, PLACES.index(place)])
    told: list[Event] = [Laid(player, row, CARD_NAMES[decode(action)[0]], place, standing)]
    if stock := stock_cards(before):
        seen = onlooker in (player, OPEN)
        told.append(Drawn(player, stock[0] if seen else None, len(stock) - 1))
    if after["over"][0]:
        told += _count(after)
        ending = result(after)
        told.append(Ended(ending["winners"], ending["reason"], ending["scores"]))
    return told


def _count(state: State) -> Iterator[Event]:
    """The tiles are awarded from left to right; the castle with a row's second number territory, or
    after the last number to nobody."""
    rows = range(int(state["rows"][0]))
    totals = [0] * len(rows)
    castle_at = int(state["castle_at"][0])
    last_number = int(state["values"][0]) - 1
    for place in places(state):
        territory = PLACES.index(place)
        points = int(place) if place.isdigit() else COLOUR_POINTS
        taken = [int(state["taken"][0, row, territory]) for row in rows]
        owner = taken.index(TERRITORY) if TERRITORY in taken else None
        treasures = [row for row in rows if taken[row] == TREASURE]
        if owner is not None:
            totals[owner] += points
        for row in treasures:
            totals[row] += TREASURE_POINTS
        yield TerritoryCounted(
            place=place,
            points=points,
            knights=[int(state["knights"][0, row, territory]) for row in rows],
            owner=owner,
            treasures=treasures,
            totals=list(totals),
        )
        won = castle_at == territory
        if won or (castle_at == NOWHERE and territory == last_number):
            if won and owner is not None:
                totals[owner] += CASTLE_POINTS
            yield CastleCounted(owner if won else None, CASTLE_POINTS, list(totals))
