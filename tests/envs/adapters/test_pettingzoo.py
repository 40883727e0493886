"""Games as environments of PettingZoo, which pass its own tests unmodified."""

from __future__ import annotations

import copy
import pickle
import random
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import tavolino
import tavolino.pettingzoo
from tavolino.core import dispatch
from tavolino.core.contract import Options
from tavolino.core.errors import IllegalMove, TavolinoError
from tavolino.envs import aec
from tavolino.envs.adapters.aec import GameEnv
from tests.conftest import typical_variants
from tests.envs.adapters.sizes import CYCLES, SEED_CYCLES
from tests.repeats import repeated_but


def played(env: GameEnv, moves: int, seed: int = 3) -> GameEnv:
    """An environment after some random moves."""
    env.reset(seed=seed)
    rng = random.Random(seed)
    for _ in range(moves):
        if not env.game.over:
            env.step(rng.choice(env.game.actions))
    return env


def finished(env: GameEnv, seed: int) -> dict[str, float]:
    """What each agent has got when an environment was played to its end."""
    rng = random.Random(seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        _, reward, terminated, _, info = env.last()
        if terminated:
            got[agent] = reward
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
    return got


@typical_variants
def test_the_api_test_of_pettingzoo_passes_without_a_warning(name: str, options: Options) -> None:
    api_test(aec(name, **options), num_cycles=CYCLES)


@typical_variants
def test_the_seed_test_of_pettingzoo_passes(name: str, options: Options) -> None:
    seed_test(partial(aec, name, **options), num_cycles=SEED_CYCLES)


@pytest.mark.parametrize("name", repeated_but("tabula-rasa", tavolino.game_names()))
def test_the_render_test_of_pettingzoo_passes(name: str) -> None:
    render_test(partial(aec, name), {"svg": lambda picture: picture.startswith("<svg")})


def test_a_seed_deals_what_the_library_deals_and_determines_what_comes_next() -> None:
    env, other = aec("tabula-rasa", players=3), aec("tabula-rasa", players=3)
    for each in (env, other):
        each.reset(seed=9)
    assert env.game == tavolino.new("tabula-rasa", players=3, seed=9)
    env.reset()
    other.reset()
    assert env.game == other.game != tavolino.new("tabula-rasa", players=3, seed=9)


@typical_variants
def test_rewards_are_what_the_game_was_worth(name: str, options: Options) -> None:
    env = aec(name, **options)
    env.reset(seed=5)
    game = env.game
    got = finished(env, 5)
    assert game.over
    assert got == {
        agent: dispatch.returns_at(game.state, 0, seat)
        for seat, agent in enumerate(env.possible_agents)
    }


@typical_variants
def test_copies_keep_the_game_and_go_on_alone(name: str, options: Options) -> None:
    env = played(aec(name, **options), 7)
    before = env.game.copy()
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    results = [finished(each, 1) for each in copies]
    assert env.game == before
    assert results[0] == results[1] == finished(env, 1)
    for each in copies:
        assert each.game.moves == env.game.moves


@typical_variants
def test_an_agent_observes_what_its_seat_knows_and_nothing_else(
    name: str, options: Options
) -> None:
    """Also an agent that is not to move, and what is in its info."""
    env = aec(name, **options)
    for moves in (0, 3, 9, 20):
        played(env, moves)
        if env.game.over:
            continue
        for seat, agent in enumerate(env.possible_agents):
            seen: Any = env.observe(agent)
            mask = env.infos[agent]["action_mask"]
            assert mask.any() == (agent == env.agent_selection)
            for seed in range(3):
                other = copy.deepcopy(env)
                other._game = env.game.determinized(seat, seed)
                assert (other.observe(agent) == seen).all()
                assert (other._info(agent)["action_mask"] == mask).all()


def test_games_are_registered_under_their_names() -> None:
    env: Any = pettingzoo.make("aec", "tavolino/TabulaRasa-v0", players=4)
    env.reset(seed=2)
    assert env.game == tavolino.new("tabula-rasa", players=4, seed=2)
    names = {each for each in pettingzoo.aec_registry if each.startswith("tavolino/")}
    assert names == {"tavolino/RatHot-v0", "tavolino/SchottenTotten-v0", "tavolino/TabulaRasa-v0"}


@pytest.mark.filterwarnings("ignore:Observation")  # that it is no array; it is meant to be none
def test_the_mask_can_be_part_of_the_observation() -> None:
    env = aec("tabula-rasa", players=4, mask_in_observation=True)
    api_test(env, num_cycles=CYCLES)
    plain = played(aec("tabula-rasa", players=4), 5)
    played(env, 5)
    for agent in env.agents:
        observed: Any = env.observe(agent)
        assert observed in env.observation_space(agent)
        assert (observed["observation"] == plain.observe(agent)).all()
        assert (observed["action_mask"] == plain.infos[agent]["action_mask"]).all()


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = aec("tabula-rasa")
    env.reset(seed=1)
    loser = env.agent_selection
    wrong = int(np.flatnonzero(env.infos[loser]["action_mask"] == 0)[0])
    env.step(wrong)
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1.0
    assert sum(env.rewards.values()) == -1.0
    strict = aec("tabula-rasa", illegal_actions="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(wrong)
    assert strict.game == tavolino.new("tabula-rasa", seed=1)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (lambda: aec("whist"), "whist"),
        (lambda: aec("tabula-rasa", players=9), "players"),
        (lambda: aec("tabula-rasa", render_mode="film"), "not one of human, ansi, rgb_array, svg"),
        (lambda: aec("tabula-rasa", illegal_actions="ignore"), "not one of raise, lose"),
        (lambda: aec("tabula-rasa").observe("player_0"), "call reset first"),
    ],
)
def test_mistakes_are_explained(wrong: Any, says: str) -> None:
    with pytest.raises(TavolinoError, match=says):
        wrong()
