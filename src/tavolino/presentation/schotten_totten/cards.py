"""The cards of the clans and the tactic cards in words."""

from __future__ import annotations

from collections.abc import Iterable

from ...text import cards as coloured
from ...text.narrator import Narrator


def card(narrator: Narrator, name: str) -> str:
    """A card as an entry of a list."""
    if coloured.is_coloured(name):
        return coloured.card(narrator, name)
    return _tactic(narrator, "tactic-card", name)


def the_card(narrator: Narrator, name: str | None) -> str:
    """A card within a sentence; an unknown one is "a card"."""
    if name is None or coloured.is_coloured(name):
        return coloured.the_card(narrator, name)
    return _tactic(narrator, "the-tactic-card", name)


def cards(narrator: Narrator, names: Iterable[str]) -> str:
    listed = [card(narrator, name) for name in names]
    return narrator.listing(listed) if listed else narrator.say("no-cards")


def _tactic(narrator: Narrator, key: str, name: str) -> str:
    return narrator.say(key, tactic=name, edition=narrator.view["options"]["edition"])
