"""Batches as vector environments of Gymnasium, and single games, which pass its own checks
unmodified."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv

import tavolino
import tavolino.gymnasium
from tavolino.bots.policy import choose_at
from tavolino.core import chance, dispatch
from tavolino.core.contract import Options
from tavolino.core.errors import TavolinoError
from tavolino.envs.adapters.vector import SingleGame, VectorGames
from tavolino.envs.batch import IllegalActions
from tavolino.envs.bot_kernels import BOTS
from tavolino.envs.kernels import STREAMS
from tests.conftest import typical_variants

IDS = ["tavolino/RatHot-v0", "tavolino/SchottenTotten-v0", "tavolino/TabulaRasa-v0"]
GAMES = 6


def legal_actions(info: dict[str, Any], rng: np.random.Generator) -> Any:
    """A legal action of each game, drawn at random; 0 where there is none."""
    masks = info["action_mask"]
    return (rng.random(masks.shape) * masks).argmax(axis=1)


def test_games_are_registered_under_their_names() -> None:
    assert [each for each in gymnasium.registry if each.startswith("tavolino/")] == IDS


@pytest.mark.parametrize("name", IDS)
def test_the_checker_of_gymnasium_passes_without_a_warning(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_masks_are_found_where_maskable_ppo_asks_for_them(name: str) -> None:
    """Through wrappers of one environment, or by the name of the method in each of several."""
    env = gymnasium.make(name)
    several: Any = SyncVectorEnv([lambda: gymnasium.make(name)] * 2)
    games = gymnasium.make_vec(name, num_envs=2)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    _, infos = several.reset(seed=1)
    _, ours = games.reset(seed=1)
    terminated = False
    while not terminated:
        masks = env.get_wrapper_attr("action_masks")()
        assert masks.dtype == np.bool_
        assert (masks == info["action_mask"]).all()
        assert (np.stack(several.call("action_masks")) == infos["action_mask"]).all()
        assert (games.unwrapped.action_masks() == ours["action_mask"]).all()  # type: ignore[attr-defined]
        actions = legal_actions(infos, rng)
        _, _, terminated, _, info = env.step(actions[0])
        *_, infos = several.step(actions)
        *_, ours = games.step(actions)
    assert not env.get_wrapper_attr("action_masks")().any()


@pytest.mark.parametrize("mode", list(AutoresetMode))
@typical_variants
def test_it_does_what_gymnasium_makes_of_single_games(
    name: str, options: Options, mode: AutoresetMode
) -> None:
    """`SyncVectorEnv` defines what a vector environment does: when a game is dealt again, what is
    returned then, and in which form."""
    settings = {"bots": "greedy:skill=0", **options}
    ours = VectorGames(name, GAMES, autoreset_mode=mode, **settings)
    theirs: Any = SyncVectorEnv(
        [lambda: SeedsOfABatch(name, **settings) for _ in range(GAMES)], autoreset_mode=mode
    )
    rng = np.random.default_rng(4)
    both: list[VectorEnv[Any, Any, Any]] = [ours, theirs]
    ended = np.zeros(GAMES, np.int64)
    compare(*(env.reset(seed=11) for env in both))
    info = ours._info()
    while ended.min() < 2 and ended.sum() < 4 * GAMES:
        actions = legal_actions(info, rng)
        stepped = [env.step(actions) for env in both]
        compare(*stepped)
        info = stepped[0][-1]
        done = stepped[0][2]
        ended += done
        if mode is AutoresetMode.DISABLED and done.any():
            again = [env.reset(options={"reset_mask": done.copy()}) for env in both]
            assert data_equivalence(again[0][0], again[1][0], exact=True)
            info = again[0][1]
    assert both[0].metadata["autoreset_mode"] == mode


class SeedsOfABatch(SingleGame):
    """A game whose deals follow each other as those of one game of a batch do."""

    def _next_seed(self) -> int:
        return int(self.games.batch.seeds[0]) + GAMES


def compare(ours: Any, theirs: Any) -> None:
    assert [type(part) for part in ours] == [type(part) for part in theirs]
    for mine, other in zip(ours[:-1], theirs[:-1], strict=True):
        assert mine.dtype == other.dtype
        assert (mine == other).all()
    assert ours[-1].keys() == theirs[-1].keys()
    for key, mine in ours[-1].items():
        other = theirs[-1][key]
        if key == "final_obs":
            assert all(
                data_equivalence(*pair, exact=True) for pair in zip(mine, other, strict=True)
            )
        else:
            assert data_equivalence(mine, other, exact=True), key


@typical_variants
def test_the_bots_play_as_they_do_alone(name: str, options: Options) -> None:
    """Move by move: with the stream of their seed and ply, and by the real hand of their seat."""
    env = VectorGames(name, 2, bots="greedy:skill=1,temperature=0.7", seat=1, **options)
    _, info = env.reset(seed=8)
    single = [tavolino.new(name, seed=8 + i, **options) for i in range(2)]
    rng = np.random.default_rng(1)
    ended = np.zeros(2, np.bool_)
    while not ended.all():
        for i, game in enumerate(single):
            while game.player not in (None, 1):
                game.play(bot_choice(game, 8 + i))
            assert ended[i] or game.state.tobytes() == env.batch.states[i].tobytes()
        actions = legal_actions(info, rng)
        for game, action in zip(single, actions, strict=True):
            if not game.over:
                game.play(int(action))
        _, _, done, _, info = env.step(actions)
        ended |= done


def bot_choice(game: tavolino.Game, seed: int) -> int:
    rng = chance.generator(seed, BOTS + STREAMS * (len(game.moves) + 1))
    legal = dispatch.legal_buffer(game.rules)
    scratch = dispatch.evaluation_scratch(game.rules)
    table = game.sampler().table  # not the real one: it must not matter
    return int(choose_at(table, 0, legal, 1, 0.7, rng, scratch, np.empty(len(legal))))


@typical_variants
def test_learners_are_shown_what_their_seat_knows_even_at_the_end(
    name: str, options: Options
) -> None:
    """Whoever moved last, and whichever seat learns."""
    env = VectorGames(name, GAMES, seat="any", **options)
    rng = np.random.default_rng(2)
    seen, info = env.reset(seed=20)
    assert len({*env.seats.tolist()}) == env.batch.seats
    ended = 0
    while ended < GAMES:
        for seat in range(env.batch.seats):
            rows = env.seats == seat
            assert (seen[rows] == env.batch.observe(seat)[rows]).all()
            assert (seen[rows] == env.batch.determinize(seat).observe(seat)[rows]).all()
        running = ~env.batch.over
        assert (env.batch.player[running] == env.seats[running]).all()
        seen, _, done, _, info = env.step(legal_actions(info, rng))
        ended += int(done.sum())


def test_a_skilled_bot_beats_a_random_learner() -> None:
    worth = {}
    for bots in ("random", "greedy"):
        env = gymnasium.make_vec("tavolino/TabulaRasa-v0", num_envs=200, bots=bots)
        _, info = env.reset(seed=3)
        rng = np.random.default_rng(3)
        rewards, done = np.zeros(200), np.zeros(200, np.bool_)
        while not done.any():
            _, rewards, done, _, info = env.step(legal_actions(info, rng))
        assert done.all()  # all games have as many moves
        worth[bots] = rewards.mean()
    assert worth["random"] == pytest.approx(0.5, abs=0.12)
    assert worth["greedy"] < 0.1


def test_the_number_of_threads_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolino.envs.cpu.GAMES_PER_THREAD", 1)
    alone, together = (
        VectorGames("schotten-totten", GAMES, bots="greedy", threads=threads) for threads in (1, 3)
    )
    infos = [env.reset(seed=5)[1] for env in (alone, together)]
    rng = np.random.default_rng(5)
    for _ in range(30):
        actions = legal_actions(infos[0], rng)
        infos = [env.step(actions)[-1] for env in (alone, together)]
        assert alone.batch.states.tobytes() == together.batch.states.tobytes()


def test_copies_keep_the_games_and_go_on_alone() -> None:
    env = VectorGames("tabula-rasa", GAMES, bots=["random", "greedy", "greedy"], players=3)
    _, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(4):
        info = env.step(legal_actions(info, rng))[-1]
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    before = env.batch.states.tobytes()
    for _ in range(30):
        actions = legal_actions(info, rng)
        results = [each.step(actions) for each in copies]
        assert (results[0][0] == results[1][0]).all()
        info = results[0][-1]
    assert env.batch.states.tobytes() == before


def test_illegal_actions_lose_or_are_refused() -> None:
    env = VectorGames("tabula-rasa", GAMES)
    _, info = env.reset(seed=1)
    actions = legal_actions(info, np.random.default_rng(1))
    wrong = actions.copy()
    wrong[2] = int(np.flatnonzero(info["action_mask"][2] == 0)[0])
    _, rewards, terminated, _, _ = env.step(wrong)
    assert rewards.tolist() == [0, 0, -1, 0, 0, 0]
    assert terminated.tolist() == [game == 2 for game in range(GAMES)]
    strict = VectorGames("tabula-rasa", GAMES, illegal_actions="raise")
    strict.reset(seed=1)
    before = strict.batch.states.tobytes()
    with pytest.raises(IllegalActions, match=f"{wrong[2]} in game 2"):
        strict.step(wrong)
    assert strict.batch.states.tobytes() == before
    strict.step(actions)


def test_tables_are_rendered_in_every_mode(capsys: pytest.CaptureFixture[str]) -> None:
    text, svg, pixels, human = (
        VectorGames("tabula-rasa", 2, render_mode=mode, seat=1)
        for mode in ("ansi", "svg", "rgb_array", "human")
    )
    for env in (text, svg, pixels, human):
        env.reset(seed=6)
    game = text.batch[1]
    assert text.render()[1] == str(game)
    assert svg.render()[1] == game.svg()
    assert pixels.render()[1].shape[2] == 3
    assert human.render() == (None, None)
    assert str(game) in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"bots": "search"}, "cannot play inside a batch"),
        ({"bots": "clever"}, "there is no bot"),
        ({"bots": ["random"]}, "expected one, or 2, found 1"),
        ({"seat": 2}, "there is no seat 2; seats are 0 to 1"),
        ({"illegal_actions": "ignore"}, "not one of raise, lose"),
        ({"players": 7}, "players"),
    ],
)
def test_mistakes_are_explained(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(TavolinoError, match=says):
        VectorGames("tabula-rasa", GAMES, **wrong)


def test_the_first_deal_without_a_seed_is_drawn() -> None:
    one, two = (VectorGames("tabula-rasa", GAMES) for _ in range(2))
    for env in (one, two):
        env.reset()
    assert one.batch.states.tobytes() != two.batch.states.tobytes()


def test_each_game_may_have_a_seed_of_its_own() -> None:
    seeds = [5, 3, 5, 9, 1, 7]
    env = VectorGames("tabula-rasa", GAMES)
    env.reset(seed=seeds)
    assert env.batch.seeds.tolist() == seeds
    assert env.render() is None
    with pytest.raises(TavolinoError, match="seed: expected 6, one per game, found 2"):
        env.reset(seed=[1, 2])


@pytest.mark.parametrize("mask", [[True, False], [1] * GAMES, [False] * GAMES])
def test_a_wrong_mask_deals_nothing(mask: list[bool]) -> None:
    env = VectorGames("tabula-rasa", GAMES)
    env.reset(seed=1)
    before = env.batch.states.tobytes()
    with pytest.raises(TavolinoError, match="reset_mask: expected 6 booleans"):
        env.reset(options={"reset_mask": mask})
    assert env.batch.states.tobytes() == before


def test_games_must_be_dealt_before_they_are_played() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        VectorGames("tabula-rasa", 2).step([0, 0])
