"""The rules explain a refusal in English without Fluent, for programs and in the notation; people
read the messages. Both say the same words, except where a message is worded for people."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from tavolino import text
from tavolino.presentation.schotten_totten import words as schotten_totten
from tavolino.text import sentences
from tavolino.text.narrator import Narrator
from tests.text.test_typed_input import everything_refused

# Whoever changes one of the two texts of these changes both, or takes it out of here.
WORDED_FOR_PEOPLE = {
    "no-move",
    "not-in-hand",
    "rat-hot-covers-one",
    "rat-hot-not-turned-up",
    "rat-hot-over-the-edge",
    "schotten-asked",
    "schotten-claimed-by-them",
    "schotten-claimed-by-you",
    "schotten-deserter-move",
    "schotten-joker-kept",
    "schotten-lies-on-stone",
    "schotten-no-card",
    "schotten-redeploys-only",
    "schotten-ruse-not-laid",
    "tabula-no-card",
    "tabula-wrong-place",
}


def in_notation(narrator: Narrator, card: str | None) -> str:
    return card or "a card"


def all_in_notation(narrator: Narrator, cards: Iterable[str]) -> str:
    return " ".join(cards)


def bare(sentence: str) -> list[str]:
    """The words of a sentence, without punctuation and capitals."""
    return re.sub("[.;,:'’“”]", "", sentence).lower().split()


def test_rules_and_messages_refuse_in_the_same_words(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (sentences, schotten_totten):
        monkeypatch.setattr(module, "the_card", in_notation)
        monkeypatch.setattr(module, "cards", all_in_notation)
    differ: set[str] = set()
    same: set[str] = set()
    for game, refusal in everything_refused():
        if len(refusal.say) > 1:  # put together of others
            continue
        view = game.view(game.player or 0)
        alike = bare(str(refusal)) == bare(text.refuse(refusal, view, "en"))
        (same if alike else differ).add(refusal.say[0]["say"])
    assert differ == WORDED_FOR_PEOPLE
    assert len(same) > 20
