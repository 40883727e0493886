"""Cards, places and moves as texts."""

from __future__ import annotations

import re

from ...core.contract import Onlooker, State
from ...core.errors import IllegalMove
from ...core.sentence import sentence
from .actions import TO_COLOUR, TO_NUMBER, encode
from .state import VALUES

COLOUR_LETTERS = "rygbp"
NUMBERS = tuple(str(value) for value in range(1, VALUES + 1))

CARD_NAMES = tuple(colour + number for colour in COLOUR_LETTERS for number in NUMBERS)
CARD_NUMBERS = {name: number for number, name in enumerate(CARD_NAMES)}
PLACES = (*NUMBERS, *COLOUR_LETTERS)  # of the territories, left to right

MOVE_HELP = """\
r4@4                  lay the red 4 at the territory of its number
r4@r                  lay the red 4 at the territory of its colour (r y g b p)"""

_LAY = re.compile(r"(?P<card>[a-z][0-9]+)@(?P<place>[a-z]|[0-9]+)")


def places(state: State) -> list[str]:
    """The territories of this variant, left to right."""
    values, colours = int(state["values"][0]), int(state["colours"][0])
    return [*NUMBERS[:values], *COLOUR_LETTERS[:colours]]


def action_of(card: str, place: str) -> int | None:
    """The action that lays a card at a place; None if it cannot go there."""
    if place == card[1:]:
        return encode(CARD_NUMBERS[card], TO_NUMBER)
    if place == card[:1]:
        return encode(CARD_NUMBERS[card], TO_COLOUR)
    return None


def parse_move(state: State, text: str) -> int:
    found = _LAY.fullmatch("".join(text.lower().split()))
    if found is None:
        raise IllegalMove(
            sentence(
                "no-move",
                f"{text!r} is not a move; moves look like r4@4, a knight at the territory of its"
                " number, or r4@r, at the territory of its colour",
                word=text.strip(),
                examples="r4@4, r4@r",
            )
        )
    card, place = found["card"], found["place"]
    values, colours = int(state["values"][0]), int(state["colours"][0])
    if card not in CARD_NUMBERS or card[0] not in COLOUR_LETTERS[:colours] or int(card[1]) > values:
        letters = " ".join(COLOUR_LETTERS[:colours])
        raise IllegalMove(
            sentence(
                "tabula-no-card",
                f"{card!r} is not a card; cards are a colour ({letters}) with a number 1-{values}",
                word=card,
                colours=letters,
                last=values,
            )
        )
    action = action_of(card, place)
    if action is None:
        raise IllegalMove(
            sentence(
                "tabula-wrong-place",
                f"{card} cannot be laid at {place}; it goes to territory {card[1]}, its number, or"
                f" to territory {card[0]}, its colour",
                card=card,
                word=place,
                examples=f"{card}@{card[1]}, {card}@{card[0]}",
            )
        )
    return action


_MOVES = tuple(
    f"{card}@{place}" for card in CARD_NAMES for place in (card[1], card[0])
)  # in the order of TO_NUMBER, TO_COLOUR


def move_text(state: State, action: int) -> str:
    return _MOVES[action]


def seen_move(state: State, action: int, onlooker: Onlooker) -> str:
    """Knights are laid face up: everybody sees every move."""
    return _MOVES[action]
