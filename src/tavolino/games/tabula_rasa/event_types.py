"""What can happen in Tabula Rasa, one type each. The API's description and the page's types are
made from this. A `row` is a player's row of knights, or the one that two partners share: an index
into `teams` of the view.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .view_types import Reason


class _Event(Struct, tag_field="type"):
    pass


class Laid(_Event, tag="lay"):
    """A knight is laid at a territory."""

    player: int
    row: int
    card: str
    place: str
    knights: Annotated[int, Meta(description="how many of the row stand there now")]


class Drawn(_Event, tag="draw"):
    """The player draws a card."""

    player: int
    card: Annotated[str | None, Meta(description="null to whoever cannot know it")]
    left: Annotated[int, Meta(description="cards in the stock")]


class TerritoryCounted(_Event, tag="territory"):
    """At the end, a territory and its treasures are awarded."""

    place: str
    points: int
    knights: Annotated[list[int], Meta(description="how many of each row stand there")]
    owner: Annotated[int | None, Meta(description="the row that takes it")]
    treasures: Annotated[list[int], Meta(description="the rows that take a treasure")]
    totals: Annotated[list[int], Meta(description="points of the rows so far")]


class CastleCounted(_Event, tag="castle"):
    """At the end, the castle is awarded, or not."""

    owner: Annotated[int | None, Meta(description="the row that takes it")]
    points: int
    totals: Annotated[list[int], Meta(description="points of the rows so far")]


class Ended(_Event, tag="end"):
    """The game is over."""

    winners: Annotated[list[int], Meta(description="seats")]
    reason: Reason
    scores: Annotated[list[int], Meta(description="by seat")]


Event = Laid | Drawn | TerritoryCounted | CastleCounted | Ended
