"""What a move did, in order, as an onlooker may see it.

A `row` is a player's row of knights, or the one that two partners share: an index into `teams` of
the view. A card that the onlooker cannot know is null.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...core.contract import OPEN, Json, Onlooker, State
from .actions import decode
from .notation import CARD_NAMES, PLACES, move_text, places
from .setup import result, stock_cards
from .state import CASTLE_POINTS, COLOUR_POINTS, NOWHERE, TERRITORY, TREASURE, TREASURE_POINTS


def events(before: State, action: int, after: State, onlooker: Onlooker) -> list[Json]:
    """| type | what it tells |
    | --- | --- |
    | `lay` | `player`, `row`, `card`, `place`; how many `knights` of the row stand there now |
    | `draw` | `player`, `card`; how many are `left` in the stock |
    | `territory` | `place`, its `points`, the `knights` of each row, the row that takes it
    (`owner`), the rows that take a treasure (`treasures`), and the `totals` of the rows so far |
    | `castle` | `owner`, the row that takes it, or null; `points`, and the `totals` so far |
    | `end` | `winners`, `reason`, `scores` |
    """
    player = int(before["player"][0])
    row = player % int(before["rows"][0])
    _, place = move_text(before, action).split("@")
    told: list[Json] = [
        {
            "type": "lay",
            "player": player,
            "row": row,
            "card": CARD_NAMES[decode(action)[0]],
            "place": place,
            "knights": int(after["knights"][0, row, PLACES.index(place)]),
        }
    ]
    if stock := stock_cards(before):
        seen = onlooker in (player, OPEN)
        told.append(
            {
                "type": "draw",
                "player": player,
                "card": stock[0] if seen else None,
                "left": len(stock) - 1,
            }
        )
    if after["over"][0]:
        told += _count(after)
        ending = result(after)
        told.append({"type": "end"} | {key: ending[key] for key in ("winners", "reason", "scores")})
    return told


def _count(state: State) -> Iterator[Json]:
    """The tiles are given away from left to right; the castle with the second number territory, or
    not at all after the last one."""
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
        yield {
            "type": "territory",
            "place": place,
            "points": points,
            "knights": [int(state["knights"][0, row, territory]) for row in rows],
            "owner": owner,
            "treasures": treasures,
            "totals": list(totals),
        }
        won = castle_at == territory
        if won or (castle_at == NOWHERE and territory == last_number):
            if won and owner is not None:
                totals[owner] += CASTLE_POINTS
            yield {
                "type": "castle",
                "owner": owner if won else None,
                "points": CASTLE_POINTS,
                "totals": list(totals),
            }
