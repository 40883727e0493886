"""Action numbers: each means one move, and kernels and Python read it alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tavolino.core import registry
from tavolino.games.rat_hot import actions as strips
from tavolino.games.schotten_totten import actions as cards
from tavolino.games.tabula_rasa import actions as knights
from tavolino.games.tabula_rasa.state import KINDS

Meaning = tuple[int, ...]
Numbers = Iterator[tuple[int, Meaning, Meaning]]


def of_cards() -> Numbers:
    """Each number of Schotten-Totten, its meaning, and the same as kernels have it."""
    for kind, row in enumerate(cards.KINDS):
        for card in range(row.cards):
            for target in range(row.targets):
                action = cards.encode(kind, card, target)
                by_kernels = cards.kind_of(action), cards.card_of(action), cards.target_of(action)
                assert cards.action_of(kind, card, target) == action
                assert cards.decode(action) == (kind, card, target)
                yield action, (kind, card, target), by_kernels


def of_strips() -> Numbers:
    for slot in range(2):
        for place in range(strips.PLACES):
            action = strips.encode(slot, place)
            row, column, direction = strips.parts_of(place)
            assert strips.decode(action) == (slot, place)
            assert strips.place_number(row, column, direction) == place
            assert strips.place_at(row, column, direction) == place
            by_kernels = strips.slot_of(action), strips.place_of(action)
            yield action, (slot, place), by_kernels


def of_knights() -> Numbers:
    for card in range(KINDS):
        for way in (knights.TO_NUMBER, knights.TO_COLOUR):
            action = knights.encode(card, way)
            assert knights.decode(action) == (card, way)
            assert knights.decode(knights.other_way(action)) == (card, 1 - way)
            yield action, (card,), (knights.card_of(action),)


@pytest.mark.parametrize(
    ("name", "numbers"),
    [("schotten-totten", of_cards), ("rat-hot", of_strips), ("tabula-rasa", of_knights)],
)
def test_every_number_is_one_move(name: str, numbers: Callable[[], Numbers]) -> None:
    found = list(numbers())
    assert [action for action, _, _ in found] == list(range(registry.rules(name).actions))
    for action, meaning, by_kernels in found:
        assert by_kernels == meaning, action
