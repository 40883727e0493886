"""Luck adds up to zero over many games, and to the result within each."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest

import tavolino
from tavolino.bots.luck import LuckMeter, luck_of
from tavolino.bots.policy import BLIND, choose_at
from tavolino.core import chance, dispatch, registry
from tavolino.core.contract import Options, State
from tests.conftest import finished_game, typical_variants

pytestmark = pytest.mark.slow

SURE = 3.5  # standard errors; the seeds are fixed, so a test that passes always does
GAMES: list[tuple[str, Options, int]] = [
    ("rat-hot", {}, 60),
    ("schotten-totten", {}, 100),
    ("schotten-totten", {"tactics": True}, 100),
    ("schotten-totten", {"edition": "menhir", "tactics": True}, 100),
    ("tabula-rasa", {"players": 2}, 100),
    ("tabula-rasa", {"players": 3}, 100),
    ("tabula-rasa", {"players": 4}, 100),
]

WITH_LUCK = [name for name in registry.names() if registry.rules(name).luck is not None]

Measure = Callable[[LuckMeter, State, int], npt.NDArray[np.float64]]
Stack = Callable[[LuckMeter, State, int], None]


def draws(
    name: str,
    options: Options,
    seeds: range,
    measure: Measure = LuckMeter.luck,
    stack: Stack | None = None,
    skill: int = 2,
) -> Iterator[float]:
    """Luck in games that bots play, one number per game: the luck of each move for the player who
    made it. (For one seat, an error that favours whoever moves would cancel out.) `stack` may
    change the table before each move."""
    rules = registry.rules(name)
    legal, scratch = dispatch.legal_buffer(rules), dispatch.evaluation_scratch(rules)
    scores = np.empty(len(legal))
    for seed in seeds:
        game = tavolino.new(name, seed=seed, **options)
        meter, table, rng = LuckMeter(rules, len(game.names)), game.state, chance.generator(seed)
        luck = 0.0
        while not table["over"][0]:
            action = choose_at(table, 0, legal, skill, 0.5, rng, scratch, scores)
            if stack is not None:
                stack(meter, table, action)
            luck += measure(meter, table, action)[table["player"][0]]
            dispatch.apply_at(table, 0, action)
        yield luck


def standard_errors(numbers: Iterator[float]) -> float:
    """How far the mean of some numbers is from zero."""
    all_of_them = np.array(list(numbers))
    return float(all_of_them.mean() / all_of_them.std(ddof=1) * math.sqrt(len(all_of_them)))


@pytest.mark.parametrize(("name", "options", "games"), GAMES)
def test_the_luck_of_draws_is_zero_on_average(name: str, options: Options, games: int) -> None:
    assert abs(standard_errors(draws(name, options, range(games)))) < SURE


@pytest.mark.parametrize("name", WITH_LUCK)
def test_the_luck_of_deals_is_zero_on_average(name: str) -> None:
    def deals() -> Iterator[float]:
        for seed in range(40):
            found = luck_of(tavolino.new(name, seed=seed))
            assert found is not None
            yield found.deal[0]

    assert abs(standard_errors(deals())) < SURE


def favour_the_mover(meter: LuckMeter, table: State, action: int) -> None:
    """Of the next three cards of each pile, the one that is best for the player to move comes
    first."""
    player = table["player"][0]
    places = np.empty(256, np.int32)
    for pile in range(meter.piles):
        unknown = min(dispatch.unknown_at(table, 0, pile, places), 3)
        best, highest = 0, -1.0
        for other in range(unknown):
            tried = dispatch.copied(table)
            dispatch.swap_at(tried, 0, places[0], places[other])
            dispatch.apply_at(tried, 0, action)
            value = meter.value(tried)[player]
            if value > highest:
                best, highest = other, value
        if unknown:
            dispatch.swap_at(table, 0, places[0], places[best])


def with_the_decision(meter: LuckMeter, table: State, action: int) -> npt.NDArray[np.float64]:
    """A wrong measure: what a move gains by itself counts as luck, too."""
    after = dispatch.copied(table)
    dispatch.apply_at(after, 0, action)
    return meter.value(after) - meter.value(table)


@pytest.mark.parametrize("name", WITH_LUCK)
def test_a_stacked_deck_is_found_out(name: str) -> None:
    assert standard_errors(draws(name, {}, range(30), stack=favour_the_mover)) > SURE


@pytest.mark.parametrize("name", WITH_LUCK)
def test_a_measure_that_counts_decisions_as_luck_is_found_out(name: str) -> None:
    """Players who choose at random lose chances with their moves, and are as lucky as others."""
    wrong = draws(name, {}, range(150), with_the_decision, skill=BLIND)
    assert standard_errors(wrong) < -SURE
    assert abs(standard_errors(draws(name, {}, range(40), skill=BLIND))) < SURE


@typical_variants
def test_luck_and_values_of_a_game_fit_together(name: str, options: Options) -> None:
    if name not in WITH_LUCK:
        pytest.skip("it does not say where chance comes in")
    game = finished_game(name, 11, **options)
    found = luck_of(game)
    assert found is not None
    assert found == luck_of(tavolino.load(game.record()))
    seats = len(game.names)
    result = [dispatch.outcome_at(game.state, 0, seat) / 12 for seat in range(seats)]
    assert found.values[-1] == pytest.approx(result)
    assert len(found.draws) == len(game.moves) == len(found.values) - 1
    whole = sum(found.start)
    for value in found.values:
        assert sum(value) == pytest.approx(whole)
        assert all(0 <= share <= 1 for share in value)
    for luck in (found.deal, *found.draws):
        assert sum(luck) == pytest.approx(0, abs=1e-9)
    for seat in range(seats):
        assert found.start[seat] + found.deal[seat] == pytest.approx(found.values[0][seat])


def test_a_card_that_was_put_back_is_no_luck() -> None:
    """Scout's player knows which cards lie on top, so drawing them again surprises nobody."""
    places = np.empty(256, np.int32)

    def unknown(table: State) -> int:
        return sum(dispatch.unknown_at(table, 0, pile, places) for pile in range(2))

    for seed in range(400):
        game = tavolino.new("schotten-totten", seed=seed, edition="iello", tactics=True)
        rng = chance.generator(seed)
        while not game.over:
            before, action = game.state, game.actions[chance.choose(rng, len(game.actions))]
            game.play(action)
            after = game.state
            drawn = int(before["deck_count"].sum() - after["deck_count"].sum())
            if drawn > 0 and unknown(before) == unknown(after):
                assert LuckMeter(game.rules, 2).luck(before, action).tolist() == [0.0, 0.0]
                return
    pytest.fail("no card that was put back was drawn again")


def test_a_game_that_says_nothing_of_luck_has_none() -> None:
    game = finished_game("tabula-rasa", 1)
    game.rules = replace(game.rules, luck=None)
    assert luck_of(game) is None
