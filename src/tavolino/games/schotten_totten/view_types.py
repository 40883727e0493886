"""What a view of Schotten-Totten holds. The API's description and the page's types are made from
this. Cards have the names of the notation; seats are counted from 0, stones from 1 by their order.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ...core.contract import Onlooker

Step = Literal["claim", "play", "take", "return", "draw", "over"]
Pair = Annotated[list[int], Meta(min_length=2, max_length=2)]
Reason = Literal["three-in-a-row", "five-stones", "more-stones", "draw"]


class Options(Struct):
    """What the players agreed on."""

    edition: Annotated[str, Meta(description="whose rule sheet is followed")]
    tactics: Annotated[bool, Meta(description="with the ten tactic cards")]
    expert: Annotated[bool, Meta(description="stones are claimed at the start of the turn only")]
    stones: Annotated[int, Meta(description="stones in the row")]
    colours: Annotated[int, Meta(description="clans")]
    values: Annotated[int, Meta(description="cards of a clan")]
    hand: Annotated[int, Meta(description="cards in hand; 0: as the edition says")]


class Stone(Struct):
    """A stone and the cards on both sides of it."""

    owner: Annotated[int | None, Meta(description="the seat that claimed it")]
    fog: Annotated[int | None, Meta(description="the seat that played Fog here")]
    mud: Annotated[int | None, Meta(description="the seat that played Mud here")]
    sides: Annotated[
        list[list[str]],
        Meta(min_length=2, max_length=2, description="the cards of each seat, the first one first"),
    ]
    completed_first: Annotated[
        int | None, Meta(description="who completed a side first, once both sides are complete")
    ]
    places: Annotated[int, Meta(description="how many cards a side has room for")]


class Hand(Struct):
    """What the onlooker knows of a hand."""

    cards: Annotated[list[str], Meta(description="those that the onlooker knows")]
    hidden: Annotated[
        dict[str, int],
        Meta(description="how many other cards there are, by the deck of their back"),
    ]
    seen: Annotated[
        list[str] | UnsetType,
        Meta(description="of the onlooker's own hand: the cards that the opponent knows"),
    ] = UNSET


class Deck(Struct):
    """A deck that cards are drawn from."""

    count: Annotated[int, Meta(description="cards in it")]
    known: Annotated[
        dict[str, str],
        Meta(description="cards that the onlooker knows, by the number of draws; 1: the next"),
    ]


class Result(Struct):
    """How the game ended."""

    winners: Annotated[list[int], Meta(description="seats; none after a draw")]
    reason: Reason
    scores: Annotated[Pair, Meta(description="for a match, by seat")]
    stones: Annotated[list[int | None], Meta(description="the owner of each stone")]
    decisive: Annotated[list[int], Meta(description="the stones that won the game; none: a draw")]


class View(Struct, tag_field="game", tag="schotten-totten"):
    """A table of Schotten-Totten as one onlooker may see it."""

    options: Options
    seat: Annotated[Onlooker, Meta(description="who looks")]
    player: Annotated[int | None, Meta(description="the seat to move; null when the game is over")]
    step: Annotated[Step, Meta(description="what is asked of the player to move")]
    passed: Annotated[bool, Meta(description="the player before has passed")]
    stones: Annotated[list[Stone], Meta(description="the row of stones, the first one first")]
    hands: Annotated[list[Hand], Meta(min_length=2, max_length=2, description="by seat")]
    decks: Annotated[
        dict[str, Deck], Meta(description="`clan` and `tactic`, or one `deck` of both")
    ]
    discards: Annotated[list[str], Meta(description="cards out of play, the oldest first")]
    tactics_played: Annotated[Pair, Meta(description="tactic cards played, by seat")]
    jokers_played: Annotated[
        list[bool],
        Meta(min_length=2, max_length=2, description="whether a joker was played, by seat"),
    ]
    unseen: Annotated[
        list[str],
        Meta(description="cards that the onlooker cannot place: in hidden hands or decks"),
    ]
    result: Result | None
    legal: Annotated[list[str], Meta(description="the legal moves, if it is the seat's turn")]
