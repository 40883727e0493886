"""Rat Hot. The learner plays red; a few strips are enough."""

from __future__ import annotations

from ...core.game import Game
from ...lessons.step import Message, Moment, Step

# -- what the rules count --------------------------------------------------------------------------


def rats_in_sight(table: Game, player: int) -> int:
    rats: int = table.view().data["rats"][player]
    return rats


def _rats(moment: Moment) -> int:
    return rats_in_sight(moment.after, moment.seat)


def _points(moment: Moment) -> int:
    """What the move scored for the learner."""
    points: int = moment.after.view().data["laid"][-1]["points"][moment.seat]
    return points


# -- the steps -------------------------------------------------------------------------------------

# The start strip lies at columns 11 to 13 of row 12.
_STRIPS = (
    "r1 . g1",
    "r1 r2 .",
    "g1 g2 .",
    "r3 R r3",
    "g3 G g3",
    "r2 . g2",
    "r4 . g4",
    "R . .",
    "G . .",
    "r1 . .",
    "g1 . .",
    "R . g3",
    "G . r3",
)


def _table(turn: str, laid: str = "", pile: str = "") -> str:
    """A position. `turn` has the strips that are turned up, `pile` those to come."""
    lines = ["rat-hot", f"player 0 to lay {turn}", f"strips   {' | '.join(_STRIPS)}"]
    lines += [f"laid     {laid}".rstrip(), f"pile     {pile}".rstrip()]
    return "\n".join(lines) + "\n"


_BOTH = """\
rat-hot
player 0 to lay 9
laid     7@11,11N 10@14,12N 40@12,8W 39@11,8S
table    10   11   12   13   14
   8     g4  ./2    .    -    -
   9      - g1/2    -    -    -
  10      - r4/2    -    -    .
  11      -   r4    -    -   r1
  12      -   r1    .   g1   g1
pile     24 34 26 2 11 14 28 16 35 42 41 17 38 31 15 4 30 3 37 13 22 25 8 6 36 18 29 32 20 27 19 12 21 33 23 5 1
"""  # noqa: E501

STEPS = (
    Step(
        "beside",
        _table("5", "", "1 2 3 4 6 7 8 9 10 11 12"),
        Message("lesson-rat-hot-beside"),
        Message("lesson-rat-hot-beside-done"),
        ({"type": "lay", "height": 1},),
    ),
    Step(
        "score",
        _table("9", "6@11,13E 2@14,12E", "1 3 4 5 7 8 10 11 12"),
        Message("lesson-rat-hot-score"),
        Message("lesson-rat-hot-score-done"),
        ({"type": "score", "player": 0},),
    ),
    Step(
        "three",
        _table("9", "1@11,11E 2@14,12E", "3 4 5 6 7 8 10 11 12"),
        Message("lesson-rat-hot-three"),
        Message("lesson-rat-hot-three-done"),
        ({"type": "score", "player": 0, "points": 2},),
    ),
    Step(
        "both",
        _BOTH,
        Message("lesson-rat-hot-both"),
        Message("lesson-rat-hot-both-done", points=_points),
        ({"type": "score", "player": 0},),
        ({"type": "score", "player": 1},),
    ),
    Step(
        "on-top",
        _table("1", "5@14,12E 6@11,13E", "2 3 4 7 8 9 10 11 12"),
        Message("lesson-rat-hot-on-top"),
        Message("lesson-rat-hot-on-top-done"),
        ({"type": "lay", "height": 2},),
    ),
    Step(
        "rat",
        _table("9", "3@11,13E 6@11,14E", "1 2 4 5 7 8 10 11 12"),
        Message("lesson-rat-hot-rat"),
        Message("lesson-rat-hot-rat-done"),
        ({"type": "rats", "player": 0, "count": 0},),
    ),
    Step(
        "danger",
        _table("11", "3@11,13E 6@11,14E 7@14,12E 5@8,12E", "1 2 4 8 9 10 12"),
        Message("lesson-rat-hot-danger", rats=_rats),
        Message("lesson-rat-hot-danger-done", rats=_rats),
        ({"type": "lay", "player": 0},),
        ({"type": "end"},),
    ),
    Step(
        "last",
        _table(
            "4",
            "2@12,13W 7@14,14N 1@11,11E 12@7,13E 10@14,15E 5@16,18N 9@10,10E"
            " 3@10,7S 8@12,9E 6@15,19N 11@14,17W",
        ),
        Message("lesson-rat-hot-last"),
        Message("lesson-rat-hot-last-done"),
        ({"type": "end", "winners": [0]},),
    ),
)
