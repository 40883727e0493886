"""What networks see of each game: only what the seat to move knows, in numbers of a usual size."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pytest

import tavolino
from tavolino.core import chance, dispatch, registry
from tavolino.core.contract import (
    Evaluation,
    NetworkInputs,
    Options,
    Rules,
    State,
    part_starts,
    parts_size,
)
from tavolino.core.game import Game
from tavolino.envs.batch_files import action_type
from tavolino.envs.network_inputs import inputs_of_games
from tavolino.games.rat_hot.evaluation import network_inputs as strips
from tavolino.games.rat_hot.evaluation.rats import stuck_rats_at
from tavolino.games.schotten_totten.evaluation import network_inputs as clans
from tavolino.games.schotten_totten.notation import CARD_NUMBERS
from tavolino.games.schotten_totten.state import CLAN, STONES, VALUES
from tests.conftest import steps, variant_id, variants
from tests.games.evaluation_kernels import preferences_at
from tests.games.scratch import unset_scratch
from tests.jit_modes import compiled_and_interpreted

pytestmark = pytest.mark.slow

DESCRIBED = [
    (name, options)
    for name, options in variants()
    if registry.rules(name).network_inputs is not None
]
every_described_variant = pytest.mark.parametrize(("name", "options"), DESCRIBED, ids=variant_id)
described_games = sorted({name for name, _ in DESCRIBED})
every_described_game = pytest.mark.parametrize("name", described_games)

COMPARED = DESCRIBED[::3]  # interpreted, they are slow
FULL_SKILL = 2
GREATEST = 8.0


class Seen(NamedTuple):
    """What a network sees of a table."""

    facts: npt.NDArray[np.float32]
    rows: npt.NDArray[np.float32]
    moves: npt.NDArray[np.float32]
    references: npt.NDArray[np.int32]
    described: npt.NDArray[np.int32]


def parts_of(rules: Rules) -> tuple[NetworkInputs, Evaluation]:
    assert rules.network_inputs is not None
    assert rules.evaluation is not None
    return rules.network_inputs, rules.evaluation


def seen(rules: Rules, state: State) -> Seen:
    """What is seen of a table. Whatever is not written stays NaN, or -1."""
    inputs, evaluation = parts_of(rules)
    before = state.tobytes()
    legal = dispatch.legal_buffer(rules)
    n = dispatch.legal_at(state, 0, legal)
    numbers = Seen(
        np.full((1, parts_size(inputs.facts)), np.nan, np.float32),
        np.full((1, inputs.rows, parts_size(inputs.row)), np.nan, np.float32),
        np.full((1, inputs.most_moves, parts_size(inputs.move)), np.nan, np.float32),
        np.full((1, inputs.most_moves, inputs.references), -1, np.int32),
        np.full((1, inputs.most_moves), -1, np.int32),
    )
    # A batch of one game: what batches use is compiled already.
    running, listed = np.zeros(1, np.bool_), legal[None].astype(action_type(rules))
    count, moves_described = np.array([n], np.int32), np.full(1, -1, np.int32)
    scratch = unset_scratch(evaluation), np.full(len(legal), np.nan)
    inputs_of_games(state, running, listed, count, *numbers, moves_described, *scratch, 0, 1)
    assert state.tobytes() == before
    m = moves_described[0]
    assert np.isnan(numbers.moves[0, m:]).all()
    return Seen(
        numbers.facts[0],
        numbers.rows[0],
        numbers.moves[0, :m],
        numbers.references[0, :m],
        numbers.described[0, :m],
    )


def liked(rules: Rules, state: State) -> npt.NDArray[np.float64]:
    """How much the evaluation likes each legal move."""
    _, evaluation = parts_of(rules)
    legal = dispatch.legal_buffer(rules)
    n = dispatch.legal_at(state, 0, legal)
    out = np.full(n, np.nan)
    preferences_at(state, 0, legal, n, FULL_SKILL, unset_scratch(evaluation), out)
    return out


def random_tables(name: str, options: Options, seed: int) -> Iterator[Game]:
    for game in steps(tavolino.new(name, seed=seed, **options), seed):
        if not game.over:
            yield game


def greedy_tables(name: str, options: Options, seed: int) -> Iterator[Game]:
    game = tavolino.new(name, seed=seed, **options)
    while not game.over:
        yield game
        game.play(game.actions[int(np.argmax(liked(game.rules, game.state)))])


def tables(name: str, options: Options) -> Iterator[Game]:
    for seed in range(2):
        yield from random_tables(name, options, seed)
        yield from greedy_tables(name, options, seed)


@every_described_game
def test_parts_are_named_once_and_have_numbers(name: str) -> None:
    inputs, _ = parts_of(registry.rules(name))
    for parts in (inputs.facts, inputs.row, inputs.move):
        names = [part.name for part in parts]
        assert len(set(names)) == len(names)
        assert all(part.size > 0 and part.meaning for part in parts)
    assert inputs.most_moves <= registry.rules(name).most_legal


@every_described_variant
def test_every_number_is_written_and_small(name: str, options: Options) -> None:
    for game in tables(name, options):
        found = seen(game.rules, game.state)
        for numbers in (found.facts, found.rows, found.moves):
            assert np.isfinite(numbers).all(), game.position
            assert np.abs(numbers).max() <= GREATEST, game.position


@every_described_variant
def test_the_preferred_moves_are_described_in_ascending_order(name: str, options: Options) -> None:
    for game in tables(name, options):
        inputs, _ = parts_of(game.rules)
        found = seen(game.rules, game.state)
        liking = liked(game.rules, game.state)
        # Of moves that are liked alike, those that come first.
        preferred = np.argsort(-liking, kind="stable")[: inputs.most_moves]
        assert found.described.tolist() == sorted(preferred.tolist())
        assert found.references.min() >= 0
        assert found.references.max() <= inputs.rows


@every_described_variant
def test_tables_that_the_seat_cannot_tell_apart_look_the_same(name: str, options: Options) -> None:
    rng = chance.generator(5)
    for game in random_tables(name, options, 3):
        assert game.player is not None
        found = seen(game.rules, game.state)
        for _ in range(3):
            other = game.determinized(game.player, rng).state
            for one, same in zip(found, seen(game.rules, other), strict=True):
                assert one.tobytes() == same.tobytes(), game.position


def test_points_and_rats_of_described_strips_are_those_of_the_rules() -> None:
    at = {
        part.name: slice(start, start + part.size)
        for part, start in zip(strips.MOVE, part_starts(strips.MOVE), strict=True)
    }
    for game in greedy_tables("rat-hot", {}, 1):
        assert game.player is not None
        found = seen(game.rules, game.state)
        sides = [game.player, 1 - game.player]
        laid = int(game.state["laid"][0])
        for move, place in zip(found.moves, found.described, strict=True):
            after = dispatch.copied(game.state)
            dispatch.apply_at(after, 0, game.actions[place])
            points = after["strip_points"][0, laid, sides]
            stuck = [stuck_rats_at(after, 0, side) for side in sides]
            assert np.allclose(move[at["points"]] * 4.0, points), game.position
            assert np.allclose(move[at["rats"]] * 3.0, after["rats"][0, sides]), game.position
            assert np.allclose(move[at["stuck"]] * 3.0, stuck), game.position


def test_cards_of_the_hand_are_described_with_those_that_go_with_them() -> None:
    parts = clans.STONE + clans.CARD
    at = {
        part.name: slice(start, start + part.size)
        for part, start in zip(parts, part_starts(parts), strict=True)
    }
    for game in greedy_tables("schotten-totten", {"tactics": True}, 1):
        assert game.player is not None
        view = game.view(game.player).data
        found = seen(game.rules, game.state)
        hand, stones = view["hands"][game.player]["cards"], view["stones"]
        open_sides = [
            [card for stone in stones if stone["owner"] is None for card in stone["sides"][seat]]
            for seat in (game.player, 1 - game.player)
        ]
        shown = {card for stone in stones for side in stone["sides"] for card in side}
        unseen = set(CARD_NUMBERS) - shown - set(hand) - set(view["discards"])
        places = [set(hand), unseen, *map(set, open_sides)]
        rows = found.rows[STONES:]
        assert rows[:, at["held"]].sum() == min(len(hand), len(rows))
        for card, row in zip(sorted(hand, key=CARD_NUMBERS.__getitem__), rows, strict=False):
            number = CARD_NUMBERS[card]
            if number >= CLAN:
                assert row[at["held_tactic"]].argmax() == number - CLAN
                assert not row[at["near"]].any()
                continue
            value = number % VALUES
            assert row[at["held_value"]].argmax() == value
            near = row[at["near"]].reshape(len(places), -1)
            for group, cards in enumerate(places):
                numbers = {CARD_NUMBERS[each] for each in cards}
                for step, told in zip((-2, -1, 1, 2), near[group], strict=True):
                    there = 0 <= value + step < VALUES and number + step in numbers
                    assert told == there, (game.position, card)
                alike = [each for each in numbers if each < CLAN and each % VALUES == value]
                others = len(set(alike) - {number})
                assert row[at["alike"]][group] == 0.5 * others, (game.position, card)


def digests() -> list[str]:
    """Of what is seen in a game of some variants. The last digits depend on the processor."""
    found = []
    for name, options in COMPARED:
        digest = hashlib.sha256()
        for game in random_tables(name, options, 1):
            for numbers in seen(game.rules, game.state):
                digest.update(np.round(numbers.astype(np.float64), 4).tobytes())
        found.append(digest.hexdigest())
    return found


def test_interpreted_and_compiled_numbers_agree() -> None:
    compiled, interpreted = compiled_and_interpreted(
        "from tests.games.test_network_inputs import digests\nprint(digests())"
    )
    assert compiled == interpreted
    assert len(compiled) > 64 * len(COMPARED)
