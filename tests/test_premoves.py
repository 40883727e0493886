"""Moves that are chosen before one's turn comes: they depend on nothing that the seat does not
know."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import pytest

import tavolino
from tavolino.core import registry
from tavolino.core.contract import Options, State
from tavolino.core.errors import TavolinoError
from tavolino.core.game import Game
from tests.conftest import steps, typical_variants

DEALS = range(3)


def waiting(game: Game) -> Iterator[int]:
    """The seats that are not to move."""
    return (seat for seat in range(len(game.names)) if not game.over and seat != game.player)


@typical_variants
def test_tables_that_a_seat_cannot_tell_apart_offer_it_the_same(
    name: str, options: Options
) -> None:
    game = tavolino.new(name, seed=5, **options)
    for _ in steps(game, 5):
        for seat in waiting(game):
            alike = [game.determinized(seat, deal).premoves(seat) for deal in DEALS]
            assert alike == [game.premoves(seat)] * len(DEALS)


def test_rules_that_look_at_hidden_cards_learn_nothing_from_them() -> None:
    """Rules are shown a table that was dealt from what the seat knows. On the table itself they
    would see the other hand: that is what the comparison would find."""

    def of_the_other_hand(state: State, seat: int) -> State:
        table = state.copy()
        table["player"] = 1 - seat
        return table

    rules = dataclasses.replace(registry.rules("tabula-rasa"), on_turn=of_the_other_hand)
    game = tavolino.new("tabula-rasa", seed=5, first=0)
    other = game.determinized(1, 7)
    assert game.legal != other.legal, "the hand of seat 0, which seat 1 cannot see"
    told = [Game(rules, game.options, each.state).premoves(1) for each in (game, other)]
    assert told[0] == told[1]


def test_knights_can_be_chosen_as_they_can_be_laid() -> None:
    game = tavolino.new("tabula-rasa", seed=3, players=4)
    ahead: dict[int, list[str]] = {}
    for _ in steps(game, 3):
        if game.player in ahead:
            assert ahead[game.player] == game.legal
        ahead = {seat: game.premoves(seat) for seat in waiting(game)}


def test_cards_are_chosen_for_free_stones_but_claims_are_not() -> None:
    game = tavolino.new("schotten-totten", seed=3)
    ahead: dict[int, list[str]] = {}
    laid = 0
    for _ in steps(game, 3):
        for seat, moves in ahead.items():
            assert all("@" in move or move == "pass" for move in moves)
            if seat == game.player and game.view(seat).data["step"] == "play":
                assert set(game.legal) <= {*moves, "pass"}
                laid += 1
        ahead = {seat: game.premoves(seat) for seat in waiting(game)}
    assert laid > 10


def test_where_a_turn_begins_with_something_new_nothing_can_be_chosen() -> None:
    game = tavolino.new("rat-hot", seed=3, first=0)
    assert game.premoves(1) == []


def test_nothing_is_chosen_ahead_on_ones_own_turn_or_after_the_end() -> None:
    game = tavolino.new("tabula-rasa", seed=3, first=0)
    assert game.premoves(0) == []
    assert game.premoves(1)
    for _ in steps(game, 3):
        pass
    assert game.premoves(0) == game.premoves(1) == []
    with pytest.raises(TavolinoError, match="there is no seat 2"):
        game.premoves(2)
