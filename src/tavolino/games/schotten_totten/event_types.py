"""What can happen in Schotten-Totten, one type each. The API's description and the page's types are
made from this. Stones are numbered from 1 and cards have their names, as in every text; a card that
the onlooker cannot know is null. `player` is the seat that acts, unless it says otherwise.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .view_types import Pair, Reason


class Formation(Struct):
    """What the cards of a side make."""

    kind: Literal["sum", "run", "colour", "kind", "colour-run"]
    cards: Annotated[list[str], Meta(description="that lie there")]
    to_come: Annotated[
        list[str], Meta(description="cards that the side misses and that would make it this")
    ]
    sum: Annotated[int | None, Meta(description="null where the edition does not compare sums")]


class _Event(Struct, tag_field="type"):
    pass


class Laid(_Event, tag="lay"):
    """A card is laid on the player's side of a stone."""

    player: int
    card: str
    stone: int
    formation: Annotated[Formation | None, Meta(description="that it completes")]


class ConditionLaid(_Event, tag="condition"):
    """Fog or Mud is laid on a stone."""

    player: int
    card: str
    stone: int


class Scouted(_Event, tag="scout"):
    """The Scout is played."""

    player: int
    looks: Annotated[
        bool, Meta(description="whether it looks at the opponent's hand; otherwise draws follow")
    ]


class Looked(_Event, tag="look"):
    """The player looks at the opponent's hand."""

    player: int
    cards: Annotated[list[str] | None, Meta(description="null to spectators")]
    count: Annotated[int, Meta(description="of those cards")]


class _CardLeaves(_Event):
    player: int
    card: str
    stone: Annotated[int, Meta(description="that it leaves")]
    side: Annotated[int, Meta(description="the seat on whose side it lay")]


class Redeployed(_CardLeaves, tag="redeploy"):
    """One of the player's own cards leaves a stone."""

    target: Annotated[
        int | Literal["x"], Meta(description="the stone that it goes to, or x: out of play")
    ]
    formation: Annotated[Formation | None, Meta(description="that it completes there")]


class Deserted(_CardLeaves, tag="deserter"):
    """One of the opponent's cards leaves a stone."""

    target: Annotated[
        Literal["x", "hand"], Meta(description="out of play, or into the player's hand")
    ]


class Betrayed(_CardLeaves, tag="traitor"):
    """One of the opponent's cards changes sides."""

    target: Annotated[int, Meta(description="the stone that it goes to")]
    formation: Annotated[Formation | None, Meta(description="that it completes there")]


class Fell(_Event, tag="fall"):
    """The fourth card on this player's side goes out of play, once Mud is gone."""

    player: int
    card: str
    stone: int


class FormationChanged(_Event, tag="formation"):
    """This player's side became another formation without a card being laid there."""

    player: int
    stone: int
    formation: Formation | None


class Returned(_Event, tag="return"):
    """After a Scout, a card goes back to its deck."""

    player: int
    card: str | None
    deck: str
    to: Literal["top", "bottom"]


class _StoneWon(_Event):
    player: int
    stone: int
    formation: Annotated[Formation, Meta(description="the player's, at its weakest")]
    against: Annotated[
        Formation | None,
        Meta(description="the opponent's best; null if that side cannot be completed"),
    ]


class Claimed(_StoneWon, tag="claim"):
    """The player claims a stone."""


class Awarded(_StoneWon, tag="award"):
    """When both have passed, a stone goes to the player who could claim it."""


class Drawn(_Event, tag="draw"):
    """The player draws a card."""

    player: int
    card: str | None
    deck: str


class ClaimingDone(_Event, tag="done"):
    """The player claims no further stone."""

    player: int


class Passed(_Event, tag="pass"):
    """The player passes."""

    player: int


class Ended(_Event, tag="end"):
    """The game is over."""

    winners: Annotated[list[int], Meta(description="seats; none after a draw")]
    reason: Reason
    scores: Annotated[Pair, Meta(description="for a match, by seat")]


Event = (
    Laid
    | ConditionLaid
    | Scouted
    | Looked
    | Redeployed
    | Deserted
    | Betrayed
    | Fell
    | FormationChanged
    | Returned
    | Claimed
    | Awarded
    | Drawn
    | ClaimingDone
    | Passed
    | Ended
)
