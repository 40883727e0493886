"""What a view of Rat Hot holds. The API's description and the page's types are made from this.
Seat 0 plays red, seat 1 green. Faces are r1 to r4 and g1 to g4 for spices, R and G for rats, and a
dot for an empty field.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...core.contract import Onlooker

Cell = Annotated[list[int], Meta(min_length=2, max_length=2)]  # column, row
Pair = Annotated[list[int], Meta(min_length=2, max_length=2)]  # red, green
Reason = Literal["points", "rats", "draw"]


class Options(Struct):
    """What the players agreed on."""

    shrunk_groups_score: Annotated[
        bool, Meta(description="what is left of a group that lost a field scores too")
    ]
    strips: Annotated[
        dict[str, list[str]] | None, Meta(description="another set of strips; null: the usual one")
    ]


class Pile(Struct):
    """The strips that lie face down."""

    strips: Annotated[
        list[int], Meta(description="their numbers, ascending, which everybody knows")
    ]
    order: Annotated[list[int] | None, Meta(description="the next one first; hidden in play")]


class LaidStrip(Struct):
    """A strip on the table."""

    strip: int
    place: Annotated[str, Meta(description="as in a move")]
    cells: Annotated[list[Cell], Meta(description="column and row of each of its fields")]
    points: Annotated[Pair, Meta(description="that it scored for red and green")]


class Table(Struct):
    """The table from above, as far as strips lie on it."""

    column: Annotated[int, Meta(description="of the fields furthest west")]
    row: Annotated[int, Meta(description="of the fields furthest north")]
    fields: Annotated[
        list[list[str | None]],
        Meta(description="the faces, row by row from `column` and `row` on; null: bare"),
    ]
    heights: Annotated[
        list[list[int]], Meta(description="how many strips lie on each other there; 0: bare")
    ]
    size: Annotated[int, Meta(description="columns and rows of the whole table")]


class Group(Struct):
    """Fields of one spice that scored together."""

    player: Annotated[int, Meta(description="of that colour")]
    spice: Annotated[str, Meta(description="its face")]
    points: int
    cells: Annotated[list[Cell], Meta(description="column and row of each field")]


class Result(Struct):
    """How the game ended."""

    winners: Annotated[list[int], Meta(description="seats; none after a draw")]
    reason: Reason
    scores: Annotated[Pair, Meta(description="points of red and green")]
    strips: Annotated[
        list[Annotated[list[int], Meta(min_length=3, max_length=3)]],
        Meta(description="in laying order: the strip, and its points for red and green"),
    ]
    final: Annotated[
        Pair | None, Meta(description="points of the final scoring; null where rats ended it")
    ]


class View(Struct, tag_field="game", tag="rat-hot"):
    """A table of Rat Hot as one onlooker may see it."""

    options: Options
    seat: Annotated[Onlooker, Meta(description="who looks")]
    player: Annotated[int | None, Meta(description="the seat to move; null when the game is over")]
    step: Literal["lay", "over"]
    strips: Annotated[
        dict[str, list[str]], Meta(description="the faces of every strip, by its number")
    ]
    turned_up: Annotated[list[int], Meta(description="the strips to be laid now")]
    pile: Pile
    laid: Annotated[list[LaidStrip], Meta(description="in laying order, the start strip first")]
    table: Table
    points: Annotated[Pair, Meta(description="of red and green")]
    rats: Annotated[Pair, Meta(description="in sight, of red and green")]
    fatal_rats: Annotated[
        int,
        Meta(
            description="this many of your own rats in sight at the end of your turn lose the game"
        ),
    ]
    scored: Annotated[
        list[Group],
        Meta(description="what the strip laid last scored; at the end, what the table scored"),
    ]
    result: Result | None
    legal: Annotated[list[str], Meta(description="the legal moves, if it is the seat's turn")]
