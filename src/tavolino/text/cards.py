"""Cards with a colour and a number, like `r7`, in words."""

from __future__ import annotations

from collections.abc import Iterable

from .narrator import Narrator


def is_coloured(card: str) -> bool:
    """Whether a card has a colour and a number."""
    return len(card) == 2 and card[1].isdigit()


def card(narrator: Narrator, name: str) -> str:
    """A card as an entry of a list; cards of other kinds keep their notation."""
    if not is_coloured(name):
        return name
    return narrator.say("card", colour=name[0], value=int(name[1]))


def the_card(narrator: Narrator, name: str | None) -> str:
    """A card within a sentence; an unknown one is "a card"."""
    if name is None:
        return narrator.say("a-card")
    if not is_coloured(name):
        return name
    return narrator.say("the-card", colour=name[0], value=int(name[1]))


def cards(narrator: Narrator, names: Iterable[str]) -> str:
    listed = [card(narrator, name) for name in names]
    return narrator.listing(listed) if listed else narrator.say("no-cards")
