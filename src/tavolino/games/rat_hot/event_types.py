"""What can happen in Rat Hot, one type each. The API's description and the page's types are made
from this. All onlookers get the same events.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .view_types import Cell, Pair, Reason


class _Event(Struct, tag_field="type"):
    pass


class StripLaid(_Event, tag="lay"):
    """A strip is laid on the table."""

    player: int
    strip: int
    place: Annotated[str, Meta(description="as in a move")]
    fields: Annotated[list[str], Meta(description="its faces")]
    cells: Annotated[list[Cell], Meta(description="column and row of each of its fields")]
    covers: Annotated[list[str], Meta(description="faces; none on the bare table")]
    height: Annotated[int, Meta(description="that it lies at, from 1")]


class _Group(_Event):
    player: Annotated[int, Meta(description="of that colour")]
    spice: Annotated[str, Meta(description="its face")]
    cells: Annotated[list[Cell], Meta(description="column and row of each field")]
    points: int


class Scored(_Group, tag="score"):
    """A group scores because of the strip."""


class FinalGroupScored(_Group, tag="final-group"):
    """A group scores when all strips lie."""


class RatsChanged(_Event, tag="rats"):
    """The number of rats of a colour in sight has changed."""

    player: Annotated[int, Meta(description="of that colour")]
    count: Annotated[int, Meta(description="in sight now")]
    before: Annotated[int, Meta(description="in sight before the move")]


class TurnedUp(_Event, tag="turn-up"):
    """The next player turns up strips."""

    player: int
    strips: list[int]


class FinalScored(_Event, tag="final"):
    """The final scoring is done."""

    points: Annotated[Pair, Meta(description="of it, for red and green")]
    totals: Annotated[Pair, Meta(description="of the game")]


class Ended(_Event, tag="end"):
    """The game is over."""

    winners: Annotated[list[int], Meta(description="seats; none after a draw")]
    reason: Reason
    scores: Annotated[Pair, Meta(description="points of red and green")]


Event = StripLaid | Scored | FinalGroupScored | RatsChanged | TurnedUp | FinalScored | Ended
