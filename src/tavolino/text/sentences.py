"""What the rules say, in every language: why a move is refused, what a move is good for.

The rules say it in English, with the same as data beside it (`tavolino.core.sentence`): names of
messages, and what they are about in the words of the notation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..core.contract import Json
from . import rat_hot, schotten_totten, tabula_rasa
from .cards import cards, the_card
from .narrator import Narrator

Arguments = dict[str, str | int]


def tell(teller: Narrator, say: Iterable[Json]) -> str:
    """What a sentence of the rules says, as one sentence for each thing."""
    return " ".join(_part(teller, part) for part in say)


def _part(teller: Narrator, part: Json) -> str:
    name = part["say"]
    given: Arguments = {}
    for about, value in part.items():
        if about != "say":
            given |= ABOUT[about](teller, value) if about in ABOUT else {about: value}
    if "edition" in teller.view.get("options", ()):
        given["edition"] = teller.view["options"]["edition"]
    # A language needs no more of it than its message has.
    text = teller.say(name, **{wanted: given[wanted] for wanted in teller.language.takes(name)})
    return text[:1].upper() + text[1:]  # it may begin with a card


def _theirs(teller: Narrator, formation: Json) -> Arguments:
    return {
        "theirs": schotten_totten.a_formation(teller, formation),
        "cards": cards(teller, [*formation["cards"], *formation["to_come"]]),
        "lays": cards(teller, formation["to_come"]),
    }


def _own(teller: Narrator, formation: Json) -> Arguments:
    return {
        "formation": schotten_totten.a_formation(teller, formation),
        "own": cards(teller, [*formation["cards"], *formation["to_come"]]),
    }


# What a sentence is about, as the arguments of its message. Whatever is not here is a number, or
# notation, or something that messages choose by, and stays as it is.
ABOUT: dict[str, Callable[[Narrator, Any], Arguments]] = {
    "card": lambda teller, name: {"card": the_card(teller, name)},
    "cards": lambda teller, names: {"cards": cards(teller, names)},
    "theirs": _theirs,
    "formation": _own,
    "made": lambda teller, made: {"formation": schotten_totten.made(teller, **made)},
    "territory": lambda teller, place: tabula_rasa.place_arguments(place),
    "listing": lambda teller, names: {"numbers": teller.listing(names)},
    "faces": lambda teller, faces: {"spices": rat_hot.spices(teller, faces)},
}
