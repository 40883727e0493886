"""What a move did, in order, as an onlooker may see it."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.contract import OPEN, Onlooker, State
from .actions import TERRITORY_OF, decode
from .count import POINTS, count_steps
from .event_types import CastleCounted, Drawn, Ended, Event, Laid, TerritoryCounted
from .notation import CARD_NAMES, PLACES
from .setup import result
from .state import CASTLE_POINTS


def events(before: State, action: int, after: State, onlooker: Onlooker) -> list[Event]:
    player = int(before["player"][0])
    row = player % int(before["rows"][0])
    territory = TERRITORY_OF[action]
    standing = int(after["knights"][0, row, territory])
    card = CARD_NAMES[decode(action)[0]]
    told: list[Event] = [Laid(player, row, card, PLACES[territory], standing)]
    left = int(before["stock_count"][0]) - 1
    if left >= 0:
        seen = onlooker in (player, OPEN)
        drawn = CARD_NAMES[before["stock"][0, left]] if seen else None
        told.append(Drawn(player, drawn, left))
    if after["over"][0]:
        told += _count(after)
        ending = result(after)
        told.append(Ended(ending["winners"], ending["reason"], ending["scores"]))
    return told


def _count(state: State) -> Iterator[Event]:
    rows = range(int(state["rows"][0]))
    for step in count_steps(state):
        if step.place is None:
            yield CastleCounted(step.owner, CASTLE_POINTS, step.totals)
            continue
        territory = PLACES.index(step.place)
        yield TerritoryCounted(
            place=step.place,
            points=POINTS[step.place],
            knights=[int(state["knights"][0, row, territory]) for row in rows],
            owner=step.owner,
            treasures=step.treasures,
            totals=step.totals,
        )
