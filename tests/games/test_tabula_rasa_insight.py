"""What the bots see in a table of Tabula Rasa: only what their seat knows, and what matters."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import tavolino
from tavolino.bots.policy import BLIND, play_by_policy
from tavolino.core import chance, machine, registry
from tavolino.core.contract import Options, State
from tavolino.core.game import Game
from tavolino.core.kernel import INTERPRETED, entry, record, wide
from tavolino.games.tabula_rasa.insight import INSIGHT
from tests.conftest import steps, variant_id

RULES = registry.rules("tabula-rasa")
SIZES: tuple[Options, ...] = (
    *RULES.variants,
    {"players": 2, "copies": 1},
    {"players": 2, "colours": 2, "hand": 8},
    {"players": 3, "values": 2, "hand": 5},
    {"players": 4, "hand": 1},
)
every_size = pytest.mark.parametrize("options", SIZES, ids=variant_id)
SIGHTS = range(3)
Numbers = npt.NDArray[np.float64]

features_of, chances_of, preferences_of = INSIGHT.features, INSIGHT.chances, INSIGHT.preferences


@entry
def features_at(states, i, seat, out):  # type: ignore[no-untyped-def]
    features_of(record(states, i), wide(seat), out)


@entry
def chances_at(states, i, seat, room, out):  # type: ignore[no-untyped-def]
    chances_of(record(states, i), wide(seat), room, out)


@entry
def preferences_at(states, i, legal, n, sight, room, out):  # type: ignore[no-untyped-def]
    preferences_of(record(states, i), legal, wide(n), wide(sight), room, out)


def features(state: State, seat: int) -> Numbers:
    out = np.full(INSIGHT.size, np.nan)
    features_at(state, 0, seat, out)
    return out


def chances(state: State, seat: int) -> Numbers:
    out = np.full(int(state["players"][0]), np.nan)
    chances_at(state, 0, seat, np.full(INSIGHT.room, np.nan), out)
    return out


def preferences(state: State, sight: int) -> Numbers:
    legal = machine.legal_buffer(RULES)
    n = machine.legal_at(state, 0, legal)
    out = np.full(n, np.nan)
    preferences_at(state, 0, legal, n, sight, np.full(INSIGHT.room, np.nan), out)
    return out


def tables(options: Options, seed: int) -> Iterator[Game]:
    """A game before each of its moves."""
    for game in steps(tavolino.new("tabula-rasa", seed=seed, **options), seed):
        if not game.over:
            yield game


def preferred(game: Game, sight: int = 2) -> str:
    return game.legal[int(np.argmax(preferences(game.state, sight)))]


# -- promises of the contract --------------------------------------------------------------------


@every_size
def test_tables_that_a_seat_cannot_tell_apart_give_the_same_numbers(options: Options) -> None:
    rng = chance.generator(5, chance.HIDDEN)
    hidden = 0
    for game in tables(options, 1):
        for seat in range(len(game.players)):
            other = game.determinized(seat, rng)
            hidden += other != game
            for number in (features, chances):
                assert number(other.state, seat).tobytes() == number(game.state, seat).tobytes()
            if seat == game.player:
                for sight in SIGHTS:
                    mine = preferences(other.state, sight)
                    assert mine.tobytes() == preferences(game.state, sight).tobytes()
                for action in game.actions:
                    assert INSIGHT.why(other.state, action) == INSIGHT.why(game.state, action)
    assert hidden, "nothing hidden ever varied"


@every_size
def test_numbers_are_finite_and_chances_of_the_sides_add_up_to_one(options: Options) -> None:
    for game in tables(options, 2):
        state, rows = game.state, int(game.state["rows"][0])
        for sight in SIGHTS:
            assert np.isfinite(preferences(state, sight)).all()
        for seat in range(len(game.players)):
            assert (abs(features(state, seat)) <= 3).all()
            share = chances(state, seat)
            assert ((share >= 0) & (share <= 1)).all()
            assert sum(share[:rows]) == pytest.approx(1)
            assert list(share) == [share[other % rows] for other in range(len(share))]


@every_size
def test_a_table_is_only_looked_at(options: Options) -> None:
    for game in tables(options, 3):
        state = game.state
        features(state, 0), chances(state, 0), preferences(state, 2)
        assert state.tobytes() == game.state.tobytes()


def recoloured(state: State, order: tuple[int, ...]) -> State:
    """The same table with its colours exchanged."""
    state, kinds = state.copy(), np.arange(25).reshape(5, 5)
    card = kinds[list(order)].ravel()
    state["hand"] = state["hand"][..., card]
    action = np.stack([card * 2, card * 2 + 1], 1).ravel()
    state["laid"] = state["laid"][..., action]
    state["knights"][..., 5:] = state["knights"][..., 5:][..., list(order)]
    return state


def test_colours_have_no_names() -> None:
    orders = list(permutations(range(5)))
    for ply, game in enumerate(tables({"players": 2 + 1}, 4)):
        order = orders[(37 * ply + 11) % len(orders)]
        other = recoloured(game.state, order)
        for seat in range(3):
            assert features(other, seat) == pytest.approx(features(game.state, seat))
            assert chances(other, seat) == pytest.approx(chances(game.state, seat))


def all_numbers(options: Options) -> str:
    """Every number of a game, by seat, as text to the last bit."""
    words = []
    for game in tables(options, 6):
        seat = game.player or 0
        numbers: list[Any] = [features(game.state, seat), chances(game.state, seat)]
        numbers += [preferences(game.state, sight) for sight in SIGHTS]
        words += [each.tobytes().hex() for each in numbers]
    return " ".join(words)


def test_interpreted_and_compiled_numbers_agree() -> None:
    code = "from tests.games.test_tabula_rasa_insight import *\n"
    code += "print([all_numbers(options) for options in SIZES])"
    runs = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "NUMBA_DISABLE_JIT": disabled},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for disabled in "01"
    ]
    assert len(runs[0]) > 10000
    assert runs[0] == runs[1]


# -- how well it plays ---------------------------------------------------------------------------


def share_of_wins(options: Options, sight: int, rival: int, deals: int) -> float:
    """Of one side with a sight against all others with another, each deal from every side."""
    blank = RULES.blank(RULES.check_options(options))
    blank["player"] = -1
    table, legal, room = blank.copy(), machine.legal_buffer(RULES), machine.insight_room(RULES)
    seats, rows = int(blank["players"][0]), int(blank["rows"][0])
    cold, scores, won = np.zeros(seats), np.empty(len(legal)), 0
    for deal in range(deals):
        for row in range(rows):
            sights = np.array([sight if seat % rows == row else rival for seat in range(seats)])
            rng = chance.generator(deal, chance.DEAL)
            play_by_policy(table, blank, sights, cold, rng, legal, room, scores)
            won += machine.outcome_at(table, 0, row)
    return won / (12 * deals * rows)


@pytest.mark.skipif(INTERPRETED, reason="hundreds of games, for compiled kernels")
@pytest.mark.parametrize("players", [2, 4])
def test_the_further_a_side_sees_the_more_it_wins(players: int) -> None:
    options = {"players": players}
    assert share_of_wins(options, 2, BLIND, 300) > 0.93
    assert share_of_wins(options, 2, 1, 300) > 0.6
    assert share_of_wins(options, 1, 0, 300) > 0.6
    assert share_of_wins(options, 0, BLIND, 300) > 0.5
