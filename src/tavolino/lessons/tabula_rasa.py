"""Tabula Rasa, for two."""

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
