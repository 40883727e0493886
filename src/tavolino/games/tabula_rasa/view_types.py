"""What a view of Tabula Rasa holds. The API's description and the page's types are made from this.
Seats and rows are counted from 0.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...core.contract import Onlooker

Reason = Literal["points", "shared"]
Taken = Literal["territory", "treasure", "castle"]


class Options(Struct, frozen=True):
    """What the players agreed on."""

    players: Annotated[int, Meta(description="four are two teams of partners")]
    colours: Annotated[int, Meta(description="colours of knights")]
    values: Annotated[int, Meta(description="numbers of a colour")]
    copies: Annotated[int, Meta(description="copies of a knight")]
    hand: Annotated[int, Meta(description="cards in hand at the beginning")]


class Territory(Struct):
    """A territory and the knights that stand there."""

    place: Annotated[str, Meta(description="its number, or the letter of its colour")]
    points: int
    knights: Annotated[list[list[str]], Meta(description="of each row, ascending")]


class Pile(Struct):
    """Cards that lie together: a hand, the stock."""

    cards: Annotated[list[str], Meta(description="those that the onlooker sees")]
    hidden: Annotated[int, Meta(description="how many other cards there are")]


class Result(Struct):
    """How the game ended."""

    winners: Annotated[list[int], Meta(description="seats")]
    reason: Reason
    scores: Annotated[list[int], Meta(description="by seat; partners have the same")]
    tiles: Annotated[
        list[tuple[str, Taken, int]],
        Meta(description="in scoring order: the territory, what was taken there, the row"),
    ]


class CountStep(Struct):
    """A territory with its treasures, or the castle, as they are given away at the end."""

    place: Annotated[str | None, Meta(description="the territory; null: the castle")]
    owner: Annotated[int | None, Meta(description="the row that takes it")]
    treasures: Annotated[list[int], Meta(description="the rows that take a treasure")]
    totals: Annotated[list[int], Meta(description="points of the rows so far")]


class View(Struct, tag_field="game", tag="tabula-rasa"):
    """A table of Tabula Rasa as one onlooker may see it."""

    options: Options
    seat: Annotated[Onlooker, Meta(description="who looks")]
    player: Annotated[int | None, Meta(description="the seat to move; null when the game is over")]
    step: Literal["play", "over"]
    teams: Annotated[list[list[int]], Meta(description="the seats that lay in each row")]
    territories: Annotated[list[Territory], Meta(description="from left to right")]
    hands: Annotated[list[Pile], Meta(description="by seat")]
    stock: Pile
    removed: Annotated[Pile, Meta(description="cards that left the game before it began")]
    unseen: Annotated[
        list[str],
        Meta(description="cards that the onlooker cannot place: in hands, stock, or removed"),
    ]
    points: Annotated[
        list[int],
        Meta(description="what each row would score if the game ended now, or has scored"),
    ]
    castle_points: Annotated[int, Meta(description="what the castle is worth")]
    treasure_points: Annotated[int, Meta(description="what a treasure is worth")]
    result: Result | None
    count: Annotated[list[CountStep], Meta(description="at the end, in scoring order")]
    legal: Annotated[list[str], Meta(description="the legal moves, where it is the seat's turn")]
