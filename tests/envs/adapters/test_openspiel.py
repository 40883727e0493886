"""Games for OpenSpiel, which pass its own tests unmodified."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tavolino
from tavolino.core import registry
from tavolino.core.contract import Options
from tavolino.core.errors import OptionError
from tavolino.core.game import Game
from tavolino.envs import information_state, public_state
from tests.bots.best_response import GameTree
from tests.conftest import typical_variants
from tests.envs.adapters.sizes import CONFORMANCE, SIMULATIONS

pyspiel: Any = pytest.importorskip("pyspiel")

from absl import flags  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    exploitability,
    generate_playthrough,
    ismcts,
    mcts,
)
from open_spiel.python.observation import make_observation  # noqa: E402
from open_spiel.python.policy import UniformRandomPolicy  # noqa: E402

import tavolino.openspiel  # noqa: E402 (registers the games)
from tavolino.envs.adapters.identifiers import snake_case  # noqa: E402
from tavolino.envs.adapters.openspiel import PREFIX, TINY, _parameters  # noqa: E402

ROOT = Path(__file__).parents[3]
PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
SMALLEST = "python_tavolino_tabula_rasa_tiny"
TREES = (
    ["python_tavolino_rat_hot_tiny", "python_tavolino_schotten_totten_tiny", SMALLEST]
    if CONFORMANCE
    else [SMALLEST]
)


def loaded(name: str, options: Options, **more: Any) -> Any:
    rules = registry.rules(name)
    parameters = _parameters(rules, rules.check_options(options)) | {"deals": 3} | more
    return pyspiel.load_game(f"{PREFIX}{snake_case(name)}", parameters)


def played(game: Any, moves: int, seed: int) -> Any:
    """A state after the deal and some random moves."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(moves + 1):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


# -- upstream's suites -----------------------------------------------------------------------------


@typical_variants
def test_random_simulations_of_openspiel_pass_with_serialisation(
    name: str, options: Options
) -> None:
    game = loaded(name, options)
    pyspiel.random_sim_test(game, num_sims=SIMULATIONS, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "words", [["simulations"], ["api", *(f"--tree={tree}" for tree in TREES)]], ids=["sims", "api"]
)
def test_the_suite_of_openspiel_passes(words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.envs.adapters.openspiel_suites", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-5000:]
    assert "OK" in done.stderr


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_playthroughs_are_what_they_were(path: Path) -> None:
    """To write them again: `python -m tests.envs.adapters.write_playthroughs`."""
    flags.FLAGS(["replay"])
    expected, actual = generate_playthrough.replay(str(path))
    assert actual == expected


def test_every_game_has_a_playthrough() -> None:
    games = {each for each in pyspiel.registered_names() if each.startswith(PREFIX)}
    assert {path.stem for path in PLAYTHROUGHS} == {each for each in games if each.endswith(TINY)}
    assert {each + TINY for each in games if not each.endswith(TINY)} <= games


# -- the deal --------------------------------------------------------------------------------------


@typical_variants
def test_outcome_k_is_the_deal_of_seed_k(name: str, options: Options) -> None:
    game = loaded(name, options, seed=40, first=1)
    assert game.new_initial_state().chance_outcomes() == [(k, 1 / 3) for k in range(3)]
    for outcome in range(3):
        state = game.new_initial_state()
        state.apply_action(outcome)
        assert str(state) == tavolino.new(name, seed=40 + outcome, first=1, **options).position


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("python_tavolino_tabula_rasa(players=9)", "players"),
        ("python_tavolino_tabula_rasa(first=2)", "first"),
        ("python_tavolino_tabula_rasa(deals=0)", "deals: 0: must be from 1"),
        ("python_tavolino_tabula_rasa_tiny(colours=5,values=5,hand=8)", "more than 20,000 deals"),
    ],
)
def test_wrong_parameters_are_refused(text: str, says: str) -> None:
    with pytest.raises(OptionError, match=says):
        pyspiel.load_game(text)


def test_observations_have_no_parameters() -> None:
    game = pyspiel.load_game("python_tavolino_tabula_rasa")
    with pytest.raises(ValueError, match="no parameters for observations"):
        game.make_py_observer(params={"seat": 1})


# -- what it is worth ------------------------------------------------------------------------------


@typical_variants
def test_winners_divide_the_stakes(name: str, options: Options) -> None:
    game = loaded(name, options)
    state = played(game, 1000, seed=2)
    assert state.is_terminal()
    table = Game(state.variant.rules, state.variant.options, state.moment.table)
    winners = (table.result or {})["winners"]
    assert sum(state.returns()) == 0
    assert all(
        (worth > 0) == (seat in winners) or not winners or len(winners) == len(table.names)
        for seat, worth in enumerate(state.returns())
    )


# -- what players know -----------------------------------------------------------------------------


@typical_variants
def test_players_are_told_what_the_library_tells_them(name: str, options: Options) -> None:
    game = loaded(name, options, seed=7)
    public = make_observation(
        game,
        pyspiel.IIGObservationType(
            perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
        ),
    )
    for moves in (0, 4, 11):
        state = played(game, moves, seed=moves)
        single = tavolino.new(name, seed=7 + state.history()[0], **options)
        for action in state.history()[1:]:
            single.play(action)
        assert public.string_from(state, 0) == public_state(single)
        for seat in range(game.num_players()):
            assert state.information_state_string(seat) == information_state(single, seat)
            seen = tavolino.batch(name, 1, **options)
            seen.states[:] = single.state
            assert state.observation_tensor(seat) == seen.observe(seat)[0].tolist()


@typical_variants
def test_resampled_states_cannot_be_told_apart_and_can_be_played(
    name: str, options: Options
) -> None:
    game = loaded(name, options)
    rng = random.Random(1)
    tables = set()
    for moves in (0, 3, 8):
        state = played(game, moves, seed=moves)
        for seat in range(game.num_players()):
            for _ in range(3):
                chance = rng.random()
                other = state.resample_from_infostate(seat, lambda chance=chance: chance)
                assert_alike(state, other, seat)
                # The sample depends on what the seat knows, and on nothing else.
                again = other.resample_from_infostate(seat, lambda chance=chance: chance)
                assert str(again) == str(other)
                tables.add(str(other))
        kept = pickle.loads(pickle.dumps(other))
        assert_alike(kept, other, seat)
        while not other.is_terminal():
            other.apply_action(rng.choice(other.legal_actions()))
        assert sum(other.returns()) == 0
    assert len(tables) > 3


def assert_alike(state: Any, other: Any, seat: int) -> None:
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert other.observation_string(seat) == state.observation_string(seat)
    assert other.legal_actions(seat) == state.legal_actions(seat)
    assert other.current_player() == state.current_player()


def resampled(state: Any, count: int) -> list[Any]:
    """States that seat 1 cannot tell from this one, as evenly chosen as chance allows."""
    return [state.resample_from_infostate(1, lambda i=i: i / count) for i in range(count)]


def test_resampled_states_of_a_tiny_game_have_a_history_and_are_equally_likely() -> None:
    game = pyspiel.load_game(SMALLEST)
    state = played(game, 0, seed=3)
    samples = resampled(state, 60)
    for other in samples:
        assert_alike(state, other, 1)
        again = game.new_initial_state()
        for action in other.history():
            again.apply_action(action)
        assert str(again) == str(other)
    assert len({*Counter(map(str, samples)).values()}) == 1
    assert len({*map(str, samples)}) > 1


def test_before_the_deal_there_is_nothing_to_resample() -> None:
    state = pyspiel.load_game(SMALLEST).new_initial_state()
    assert str(state.resample_from_infostate(0, lambda: 0.5)) == str(state)


def test_a_resampled_tiny_game_has_the_moves_that_the_player_saw() -> None:
    game = pyspiel.load_game(SMALLEST)
    state = played(game, 2, seed=3)
    samples = resampled(state, 20)
    for other in samples:
        assert_alike(state, other, 1)
        assert other.history()[1:] == state.history()[1:]


# -- algorithms ------------------------------------------------------------------------------------


def test_cfr_solves_a_tiny_game_and_exploitability_is_what_we_compute_ourselves() -> None:
    game = pyspiel.load_game(SMALLEST)
    tree = GameTree(game.variant.rules, dict(game.variant.deals))
    # A whole win is worth 2 more than none.
    ours = 2 * tree.exploitability(tree.uniform())
    assert exploitability.exploitability(game, UniformRandomPolicy(game)) == pytest.approx(ours)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.05 < ours


def test_the_search_of_openspiel_in_python_plays() -> None:
    game = loaded("tabula-rasa", {})
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1),
        uct_c=1.4,
        max_simulations=6,
        random_state=None,
    )
    state = played(game, 30, seed=1)
    while not state.is_terminal():
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
