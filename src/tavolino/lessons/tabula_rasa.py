"""Tabula Rasa, mostly for two."""

from __future__ import annotations

from .step import Step

COLOURS, NUMBERS = "rygbp", "12345"


def _table(
    territories: dict[str, tuple[str, str]], hand: str, theirs: str = "", *, last: bool = False
) -> str:
    """A position. Of the cards that are not named, two have left the game; the others lie in the
    opponent's hand and in the stock. At the `last` card of the game, all others are named."""
    lying = " ".join(side for sides in territories.values() for side in sides).split()
    cards = [f"{colour}{number}" for number in NUMBERS for colour in COLOURS] * 2
    # In an order that looks like a shuffled stock, and is the same each time.
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


_WORTH = """\
tabula-rasa players=2
player 0 to play
1  r1 y1    | r1 b1
2  y2 b2    | r2
3           |
4  y4 b4    | r4 p4
5  r5 y5 b5 | y5 g5
r           |
y  y3       | y1
g  g2 g3    | g1 g4
b  b5       | b1 b3
p  p2 p4    | p3 p5
hand 0   r3 y3 g4 b3 b4 p1 p2 p3
hand 1   r2 r3 y2 g1 g2 b2 p1 p5
stock    g3 g5 r5
removed  r4 y4
"""
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
        "lesson-tabula-number",
        "lesson-tabula-number-done",
        ({"type": "lay", "card": "r4", "place": "4"},),
    ),
    Step(
        "colour",
        _table({"4": ("r4", ""), "y": ("", "y1")}, "r1 r2 y3 y5 g2 b2 b5 p3"),
        "lesson-tabula-colour",
        "lesson-tabula-colour-done",
        ({"type": "lay", "place": "r"},),
    ),
    Step(
        "majority",
        _table({"5": ("y5", "g5"), "r": ("r1", ""), "p": ("", "p4")}, "r2 y3 y4 g2 b2 b5 p3 p1"),
        "lesson-tabula-majority",
        "lesson-tabula-majority-done",
        ({"type": "lay", "place": "5"},),
    ),
    Step(
        "treasure",
        _table(
            {"b": ("", "b1 b3 b4"), "5": ("y5 b5", "g5"), "r": ("r1", "")},
            "r2 y3 y4 g2 g4 b2 p3 p1",
        ),
        "lesson-tabula-treasure",
        "lesson-tabula-treasure-done",
        ({"type": "lay", "place": "b"},),
    ),
    Step(
        "tie",
        _table(
            {"y": ("y1", "y2 y5"), "3": ("g3", "b3"), "r": ("r1", "r4")},
            "r2 y3 g2 g4 b2 p3 p1 p5",
        ),
        "lesson-tabula-tie",
        "lesson-tabula-tie-done",
        ({"type": "lay", "place": "y", "knights": 2},),
    ),
    Step(
        "castle",
        _table(
            {"1": ("g1 b1", "p1"), "2": ("r2", "y2"), "5": ("", "b5 p5")},
            "r4 y3 g2 g4 b3 p3 p4 y5",
        ),
        "lesson-tabula-castle",
        "lesson-tabula-castle-done",
        ({"type": "lay", "place": "2"},),
    ),
    Step(
        "worth",
        _WORTH,
        "lesson-tabula-worth",
        "lesson-tabula-worth-done",
        ({"type": "lay", "place": "p"},),
    ),
    Step(
        "three",
        _THREE,
        "lesson-tabula-three",
        "lesson-tabula-three-done",
        ({"type": "lay", "place": "3"},),
    ),
    Step(
        "team",
        _TEAM,
        "lesson-tabula-team",
        "lesson-tabula-team-done",
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
        "lesson-tabula-end",
        "lesson-tabula-end-done",
        ({"type": "end", "winners": [0]},),
    ),
)
