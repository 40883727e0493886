"""Cards in words."""

from __future__ import annotations

from collections.abc import Iterable

from .narrator import Narrator


def is_coloured(card: str) -> bool:
    """Whether a card has a colour and a number, like `r7`; else it is a tactic card."""
    return len(card) == 2 and card[1].isdigit()


def card(teller: Narrator, name: str) -> str:
    """A card as an entry of a list."""
    return _card(teller, "card", name)


def the_card(teller: Narrator, name: str | None) -> str:
    """A card within a sentence; one that is not known is just a card."""
    return teller.say("a-card") if name is None else _card(teller, "the-card", name)


def cards(teller: Narrator, names: Iterable[str]) -> str:
    listed = [card(teller, name) for name in names]
    return teller.listing(listed) if listed else teller.say("no-cards")


def _card(teller: Narrator, key: str, name: str) -> str:
    if is_coloured(name):
        return teller.say(key, colour=name[0], value=int(name[1]))
    return teller.say("tactic-card", tactic=name, edition=teller.view["options"]["edition"])
