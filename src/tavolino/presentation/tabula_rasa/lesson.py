"""Tabula Rasa, mostly for two."""

from __future__ import annotations

from ...core.contract import State
from ...core.game import Game
from ...games.tabula_rasa.notation import PLACES
from ...games.tabula_rasa.position import score_at
from ...games.tabula_rasa.state import TERRITORY, TREASURE, TREASURE_POINTS
from ...lessons.step import Count, Message, Step

COLOURS, NUMBERS = "rygbp", "12345"

# -- what the rules count --------------------------------------------------------------------------


def count_now(table: Game) -> State:
    """A table as if the game ended now: what everybody takes, and their points."""
    state = table.state
    score_at(state, 0)
    return state


def points_now(table: Game, row: int) -> int:
    return int(count_now(table)["score"][0, row])


def tied_places(table: Game) -> list[str]:
    """Where two tie for most: both take a treasure."""
    taken = count_now(table)["taken"][0]
    return [
        place
        for territory, place in enumerate(PLACES)
        if TERRITORY not in taken[:, territory] and list(taken[:, territory]).count(TREASURE) == 2
    ]


def knights_at(table: Game, place: str, row: int) -> int:
    return int(table.state["knights"][0, row, PLACES.index(place)])


def points_at(table: Game, place: str, row: int) -> int:
    """What a row takes at a place: the territory, a treasure or nothing."""
    territory = next(each for each in table.view().data["territories"] if each["place"] == place)
    taken = int(count_now(table)["taken"][0, row, PLACES.index(place)])
    points: int = {TERRITORY: territory["points"], TREASURE: TREASURE_POINTS}.get(taken, 0)
    return points


def _knights(place: str, row: int) -> Count:
    return lambda moment: knights_at(moment.after, place, row)


# -- the steps -------------------------------------------------------------------------------------


def _table(
    territories: dict[str, tuple[str, str]], hand: str, theirs: str = "", *, last: bool = False
) -> str:
    """A position. Of the cards that are not named, two are out of the game; the others are in the
    opponent's hand and in the stock. For the `last` card of the game, all others are named."""
    lying = " ".join(side for sides in territories.values() for side in sides).split()
    cards = [f"{colour}{number}" for number in NUMBERS for colour in COLOURS] * 2
    # In an order that looks shuffled but is always the same.
    free = [cards[number * 19 % len(cards)] for number in range(len(cards))]
    for card in [*lying, *hand.split(), *theirs.split()]:
        free.remove(card)
    if not theirs and not last:
        theirs, free = " ".join(sorted(free[:8], key=cards.index)), free[8:]
    removed, stock = free[:2], free[2:]
    lines = ["tabula-rasa players=2", "player 0 to play"]
    for place in (*NUMBERS, *COLOURS):
        mine, other = territories.get(place, ("", ""))
        lines.append(f"{place}  {mine} | {other}")
    lines += [f"hand 0   {hand}", f"hand 1   {theirs}", f"stock    {' '.join(stock)}"]
    return "\n".join([*lines, f"removed  {' '.join(removed)}"]) + "\n"


_WORTH = _table(
    {
        "1": ("y1 b1", "r1 g1"),
        "2": ("g2 b2", "r2"),
        "3": ("g3", "r3 g3 b3"),
        "5": ("r5 g5", "y5"),
        "y": ("y4 y5", ""),
        "b": ("b4", "b1 b2 b5"),
        "p": ("p4 p5", "p2 p3"),
    },
    "y1 y2 y3 b3 b5 p1 p2 p3",
)
_THREE = """\
tabula-rasa players=3
player 0 to play
1  y1 |       | b1
2     |       |
3  g3 | r3 p3 | r3 y3 b3
4  b4 | r4    | y4
5  r5 | b5    |
r     | r1    |
y     |       | y5
g     |       |
b  b2 |       |
p     | p1    | p5
hand 0   r4 y1 y4 g4 g5 b3 p3 p4
hand 1   r1 r2 y2 y5 g4 b1 b5 p2
hand 2   y2 y3 g2 g2 g3 p1 p4 p5
stock    g5 g1 p2 b2 b4 r5
removed  r2 g1
"""
_TEAM = """\
tabula-rasa players=4
player 0 to play
1        | b1
2        |
3  g3    |
4  b4    | y4
5        | b5
r        |
y  y3 y4 | y2 y5
g        |
b        |
p  p3    | p1
hand 0   r4 y5 g3 g5 b2 b3 p4 p5
hand 1   r2 r5 y3 g1 g2 g2 b5 p2
hand 2   r3 y1 g4 g5 b1 b2 b4 p3
hand 3   r1 r2 r3 g1 p1 p2 p4 p5
stock    r4 b3 r5 r1 g4
removed  y1 y2
"""

STEPS = (
    Step(
        "number",
        _table({}, "r1 r4 y3 y5 g2 b2 b5 p3"),
        Message("lesson-tabula-number"),
        Message("lesson-tabula-number-done"),
        ({"type": "lay", "card": "r4", "place": "4"},),
    ),
    Step(
        "colour",
        _table({"4": ("r4", ""), "y": ("", "y1")}, "r1 r2 y3 y5 g2 b2 b5 p3"),
        Message("lesson-tabula-colour"),
        Message("lesson-tabula-colour-done"),
        ({"type": "lay", "place": "r"},),
    ),
    Step(
        "majority",
        _table({"5": ("y5", "g5"), "r": ("r1", ""), "p": ("", "p4")}, "r2 y3 y4 g2 b2 b5 p3 p1"),
        Message("lesson-tabula-majority"),
        Message("lesson-tabula-majority-done"),
        ({"type": "lay", "place": "5"},),
    ),
    Step(
        "treasure",
        _table(
            {"b": ("", "b1 b3 b4"), "5": ("y5 b5", "g5"), "r": ("r1", "")},
            "r2 y3 y4 g2 g4 b2 p3 p1",
        ),
        Message("lesson-tabula-treasure"),
        Message("lesson-tabula-treasure-done"),
        ({"type": "lay", "place": "b"},),
    ),
    Step(
        "tie",
        _table(
            {"y": ("y1", "y2 y5"), "3": ("g3", "b3"), "r": ("r1", "r4")},
            "r2 y3 g2 g4 b2 p3 p1 p5",
        ),
        Message("lesson-tabula-tie"),
        Message(
            "lesson-tabula-tie-done",
            points=lambda moment: points_now(moment.before, 1) - points_now(moment.after, 1),
        ),
        ({"type": "lay", "place": "y", "knights": 2},),
    ),
    Step(
        "castle",
        _table(
            {"1": ("g1 b1", "p1"), "2": ("r2", "y2"), "5": ("", "b5 p5")},
            "r4 y3 g2 g4 b3 p3 p4 y5",
        ),
        Message("lesson-tabula-castle"),
        Message("lesson-tabula-castle-done"),
        ({"type": "lay", "place": "2"},),
    ),
    Step(
        "worth",
        _WORTH,
        Message("lesson-tabula-worth", ties=lambda moment: len(tied_places(moment.before))),
        Message(
            "lesson-tabula-worth-done",
            own=_knights("p", 0),
            theirs=_knights("p", 1),
            points=lambda moment: points_at(moment.after, "p", 0),
            treasure=lambda moment: points_at(moment.before, "p", 0),
        ),
        ({"type": "lay", "place": "p"},),
    ),
    Step(
        "three",
        _THREE,
        Message(
            "lesson-tabula-three",
            own=_knights("3", 0),
            second=_knights("3", 1),
            most=_knights("3", 2),
        ),
        Message("lesson-tabula-three-done"),
        ({"type": "lay", "place": "3"},),
    ),
    Step(
        "team",
        _TEAM,
        Message("lesson-tabula-team"),
        Message("lesson-tabula-team-done", own=_knights("y", 0), theirs=_knights("y", 1)),
        ({"type": "lay", "place": "y"},),
    ),
    Step(
        "end",
        _table(
            {
                "1": ("r1 y1", "b1 b1 g1 g1 p1"),
                "2": ("g2 g2 r2 y2", "b2 b2 p2"),
                "3": ("p3 r3 r3 y3", "b3 b3 g3 g3"),
                "4": ("r4 r4", "b4 y4 y4"),
                "5": ("p5 r5", "b5 g5 y5"),
                "r": ("r1 r2 r5", ""),
                "y": ("y3 y5", "y2"),
                "g": ("g4 g4", ""),
                "b": ("b4", "b5"),
                "p": ("p2", "p1 p3 p4 p4"),
            },
            "g5",
            last=True,
        ),
        Message("lesson-tabula-end"),
        Message("lesson-tabula-end-done"),
        ({"type": "end", "winners": [0]},),
    ),
)
