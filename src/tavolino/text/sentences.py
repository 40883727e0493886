"""The sentences of the rules in every language: why a move is refused, what a move is good for.

The rules write them in English, with the same as data (`tavolino.core.sentence`): names of
messages, and their arguments in the notation.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..core.contract import Json
from .cards import cards, the_card
from .narrator import About, Arguments, Narrator, Words, capital


def localise(words: Words, narrator: Narrator, say: Iterable[Json]) -> str:
    """A sentence of the rules, as one sentence per message; empty if a game brings no words for
    it."""
    said = list(say)
    if not all(narrator.language.has(part["say"]) for part in said):
        return ""
    return " ".join(_part(ABOUT | words.about, narrator, part) for part in said)


def _part(about: dict[str, About], narrator: Narrator, part: Json) -> str:
    name = part["say"]
    given: Arguments = {}
    for subject, value in part.items():
        if subject != "say":
            given |= about[subject](narrator, value) if subject in about else {subject: value}
    if "edition" in narrator.view.get("options", ()):
        given["edition"] = narrator.view["options"]["edition"]
    # Only the arguments that the message has.
    wanted = narrator.language.takes(name)
    return capital(narrator.say(name, **{argument: given[argument] for argument in wanted}))


# How the data of a sentence become the arguments of its message; a game adds its own. Everything
# else is a number, notation, or a selector, and stays as it is.
ABOUT: dict[str, About] = {
    "card": lambda narrator, name: {"card": the_card(narrator, name)},
    "cards": lambda narrator, names: {"cards": cards(narrator, names)},
    "listing": lambda narrator, names: {"numbers": narrator.listing(names)},
}
