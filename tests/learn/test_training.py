"""Training: what decisions are worth, and that it can be repeated and resumed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tavolino import cli
from tavolino.bots.network_weights import read_weights
from tavolino.cli.train import play_command
from tavolino.core import registry
from tavolino.core.array_files import read_arrays
from tavolino.core.errors import OptionError, TavolinoError
from tavolino.envs.batch import batch
from tavolino.learn import checkpoints, ppo, train
from tavolino.learn.matches import match
from tavolino.learn.network import NO_MOVE, Params, Seen, Sizes, critic, network, new_params
from tavolino.learn.ppo import Learning, Sample, averaged, divergence, logits_of, loss, samples_of
from tavolino.learn.self_play import Decisions, SelfPlay, Table, Variety, preferred
from tavolino.learn.settings import Play, Settings, read_settings
from tavolino.learn.train import CHECKPOINT, Limit, Training

GAME = "tabula-rasa"
TINY = Settings(
    GAME,
    (registry.rules(GAME).check_options({"players": 2}),),
    Sizes(hidden=8, trunk=16, blocks=1),
    Learning(minibatch=128),
    Play(games=16, moves=12, updates=2),
)
WITH_CRITIC = replace(TINY, network=replace(TINY.network, critic=8))
WITH_AVERAGE = replace(
    WITH_CRITIC, learning=replace(TINY.learning, average=0.9, anchor=0.1, minibatch=100)
)
STEPS_OF_A_SEGMENT = 2 * 16 * 12


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "MATCH_DEALS", 4)


def trained(folder: Path, segments: int, settings: Settings = TINY) -> Training:
    training = Training(settings, folder, 5, "cpu")
    training.run(Limit(steps=segments * STEPS_OF_A_SEGMENT), lambda noted: None)
    return training


def assert_same(one: Training, other: Training) -> None:
    for learned, again in ((one.params, other.params), (one.plays, other.plays)):
        assert learned.keys() == again.keys()
        for name, array in learned.items():
            assert np.array_equal(array, again[name]), name


def test_one_seed_and_number_of_steps_give_one_result(tmp_path: Path) -> None:
    one, other = trained(tmp_path / "one", 2), trained(tmp_path / "other", 2)
    assert one.progress.steps == 2 * STEPS_OF_A_SEGMENT
    assert_same(one, other)
    assert [noted["wins_greedy"] for noted in one.history] == [
        noted["wins_greedy"] for noted in other.history
    ]


@pytest.mark.parametrize(
    "settings",
    [TINY, WITH_CRITIC, WITH_AVERAGE],
    ids=["without a critic", "with a critic", "with an average"],
)
def test_a_training_that_was_killed_goes_on_from_its_checkpoint(
    settings: Settings, tmp_path: Path
) -> None:
    whole = trained(tmp_path / "whole", 2, settings)
    limit = Limit(steps=2 * STEPS_OF_A_SEGMENT)
    killed = Training(settings, tmp_path / "killed", 5, "cpu")

    class Killed(Exception):
        pass

    def kill(noted: dict[str, float]) -> None:
        if len(killed.history) == 2:  # the second segment is played, and not yet kept
            raise Killed

    with pytest.raises(Killed):
        killed.run(limit, kill)
    resumed = Training(settings, tmp_path / "killed", 5, "cpu")
    assert resumed.progress.segments == 1
    resumed.run(limit, lambda noted: None)
    assert_same(whole, resumed)


def test_a_damaged_checkpoint_is_refused_and_left_alone(tmp_path: Path) -> None:
    trained(tmp_path, 1)
    path = tmp_path / CHECKPOINT
    whole = path.read_bytes()
    for damaged in (whole[: len(whole) // 2], whole[:-3000] + bytes(3000), b"", b"\x80\x04."):
        path.write_bytes(damaged)
        with pytest.raises(TavolinoError, match=r"is damaged .* remove it to start over"):
            Training(TINY, tmp_path, 5, "cpu")
        assert path.read_bytes() == damaged


def test_a_folder_with_another_training_is_left_alone(tmp_path: Path) -> None:
    trained(tmp_path, 1)
    other = replace(TINY, learning=Learning(minibatch=64))
    with pytest.raises(TavolinoError, match="different settings or a different seed"):
        Training(other, tmp_path, 5, "cpu")
    with pytest.raises(TavolinoError, match="different settings or a different seed"):
        Training(TINY, tmp_path, 6, "cpu")


def test_settings_that_came_later_keep_no_run_from_going_on_while_they_are_off() -> None:
    assert TINY.digest == "fed166e69c80d243"  # before there was an average
    assert WITH_AVERAGE.digest != WITH_CRITIC.digest
    stronger = replace(WITH_AVERAGE.learning, anchor=0.2)
    assert replace(WITH_AVERAGE, learning=stronger).digest != WITH_AVERAGE.digest


def params_for(games: SelfPlay, sizes: Sizes) -> Params:
    inputs = games.batch.rules.network_inputs
    assert inputs is not None
    return new_params(jax.random.key(1), inputs, 4, sizes)


def played(variety: Variety, preference: float = 0.0) -> tuple[SelfPlay, Decisions, Any]:
    """Some moves of a network that prefers nothing, or what the evaluation does."""
    games = SelfPlay(batch(GAME, 64, seed=3, players=2), jnp.float32, variety)
    params = params_for(games, replace(TINY.network, preference=preference))
    return games, *games.play(params, 12, jax.random.key(2))


def test_the_critic_is_told_what_the_other_seats_last_saw_in_this_game() -> None:
    games = SelfPlay(batch(GAME, 8, seed=3, players=3), jnp.float32)
    params = params_for(games, WITH_CRITIC.network)
    made, _ = games.play(params, 60, jax.random.key(2))
    views = np.asarray(jax.vmap(lambda seen: network(params, seen).trunk)(made.seen))
    player, ended, others = (np.asarray(x) for x in (made.player, made.ended, made.others))
    assert ended.any()
    for game in range(8):
        last = np.zeros((4, TINY.network.trunk))
        for move in range(60):
            seat = int(player[move, game])
            following = [(seat + 1) % 3, (seat + 2) % 3, 3]
            np.testing.assert_allclose(others[move, game], last[following], atol=1e-5)
            last[seat] = views[move, game]
            if ended[move, game]:
                last[:] = 0


def test_what_the_critic_learns_changes_the_critic_only() -> None:
    games = SelfPlay(batch(GAME, 8, seed=3, players=2), jnp.float32)
    params = params_for(games, WITH_CRITIC.network)
    made, _ = games.play(params, 6, jax.random.key(2))
    seen, others = jax.tree.map(lambda x: x[5], (made.seen, made.others))

    def judged(params: Params, others: Any) -> Any:
        return (critic(params, network(params, seen), others) ** 2).sum()

    changed = {name for name, array in jax.grad(judged)(params, others).items() if array.any()}
    assert changed == {name for name in params if name.startswith("critic")}
    assert jax.grad(judged, argnums=1)(params, others).any()
    without = params_for(games, TINY.network)
    opinion = network(without, seen)
    assert np.array_equal(critic(without, opinion, others[..., :0]), opinion.values)


def test_rivals_have_one_seat_in_a_share_of_the_games_and_follow_the_evaluation() -> None:
    _, made, _ = played(Variety(rivals=0.25))
    own = np.asarray(made.own) == 1
    seats = np.arange(64) % 2
    assert np.array_equal(own, (np.arange(64) >= 16) | (np.asarray(made.player) != seats))
    favourite = jax.vmap(preferred)(made.seen)
    follows = np.asarray(made.choice == favourite)
    assert follows[~own].all()
    assert not follows[own].all()


def test_a_share_of_the_moves_is_drawn_evenly_from_all() -> None:
    _, made, _ = played(Variety(rivals=0.25, explored=0.2), preference=1000.0)
    explored, own = np.asarray(made.explored) == 1, np.asarray(made.own) == 1
    of_the_network = explored | own
    assert 0.1 < explored.sum() / of_the_network.sum() < 0.3
    assert not (explored & own).any()
    count, choice = np.asarray(made.seen.count), np.asarray(made.choice)
    assert (choice < count).all()
    favourite = np.asarray(jax.vmap(preferred)(made.seen))
    assert (choice == favourite)[own].mean() > 0.8  # all but those that another one equals
    several = explored & (count > 1)
    assert 0 < (choice == favourite)[several].mean() < 0.5
    assert len(set(choice[several])) > 5


@pytest.mark.parametrize("variety", [Variety(rivals=0.5), Variety(explored=0.5)])
def test_nothing_is_learned_from_moves_that_are_not_the_networks_own(variety: Variety) -> None:
    games, made, last = played(variety)
    samples = samples_of(made, last, games.table, 0.9)
    foreign = samples.own == 0
    assert foreign.any()
    other = samples._replace(
        advantage=jnp.where(foreign, 99.0, samples.advantage),
        target=jnp.where(foreign[:, None], 0.0, samples.target),
        chance=jnp.where(foreign, -1e4, samples.chance),
    )
    params = params_for(games, TINY.network)

    def gradients(sample: Sample) -> Any:
        weight = jnp.float32(0.01)
        return jax.grad(loss, has_aux=True)(params, sample, Learning(), weight, jnp.float32)[0]

    for one, changed in zip(
        jax.tree.leaves(gradients(samples)), jax.tree.leaves(gradients(other)), strict=True
    ):
        assert np.isfinite(one).all()
        assert np.array_equal(one, changed)


def test_advantages_are_those_of_a_plain_loop() -> None:
    moves, games, seats, trace = 9, 5, 3, 0.9
    draw = np.random.default_rng(2)
    value = draw.random((moves, games, seats)).astype(np.float32)
    result = draw.random((moves, games, seats)).astype(np.float32)
    ended = draw.random((moves, games)) < 0.2
    explored = (draw.random((moves, games)) < 0.2).astype(np.float32)
    player = draw.integers(0, seats, (moves, games)).astype(np.int32)
    last = draw.random((games, seats)).astype(np.float32)
    nothing: Any = jnp.zeros((moves, games))
    seen = Seen(*[nothing] * 5)
    made = Decisions(
        seen, nothing, nothing, nothing, explored, value, nothing, player, result, ended
    )
    sample = samples_of(made, jnp.asarray(last), Table(seats, 1), trace)
    advantage = np.asarray(sample.advantage).reshape(moves, games)
    for game in range(games):
        for move in range(moves):
            seat = player[move, game]
            worth, weight = 0.0, 1.0
            for later in range(move, moves):
                if later > move and explored[later, game]:
                    break
                before = value[later, game, seat]
                if ended[later, game]:
                    worth += weight * (result[later, game, seat] - before)
                    break
                after = value[later + 1, game, seat] if later + 1 < moves else last[game, seat]
                worth += weight * (after - before)
                weight *= trace
            assert advantage[move, game] == pytest.approx(worth, abs=1e-5)


def test_an_average_counts_each_step_a_little_less_than_the_one_after_it() -> None:
    draw = np.random.default_rng(4)
    steps = draw.normal(size=(6, 3)).astype(np.float32)
    average = {"value": jnp.full(3, 99.0)}  # where it begins does not count
    for i, step in enumerate(steps, start=1):
        average = averaged(average, {"value": jnp.asarray(step)}, jnp.int32(i), 0.8)
        weights = 0.8 ** np.arange(i)[::-1]
        expected = weights @ steps[:i] / weights.sum()
        np.testing.assert_allclose(average["value"], expected, rtol=1e-4)


def learned_from(
    samples: Sample, params: Params, average: Params, state: Any, learning: Learning
) -> tuple[Params, Any, Params, ppo.Losses]:
    """Like `update`, which uses up what it is given."""
    given = jax.tree.map(jnp.copy, (params, state, average))
    params, state, average = given
    weight, key = jnp.float32(0.01), jax.random.key(3)
    learned: tuple[Params, Any, Params, ppo.Losses] = ppo.update(
        params, state, average, samples, key, weight, learning=learning, precision=jnp.float32
    )
    return learned


def test_each_minibatch_enters_the_average_and_does_not_learn_from_it() -> None:
    games = SelfPlay(batch(GAME, 16, seed=3, players=2), jnp.float32)
    params = params_for(games, WITH_CRITIC.network)
    samples = samples_of(*games.play(params, 6, jax.random.key(2)), games.table, 0.9)
    learning = Learning(epochs=1, minibatch=len(samples.choice), average=0.9)
    average, state = ppo.new_average(params, learning), ppo.optimiser(learning).init(params)
    plain, plain_state, each = params, state, []
    for _ in range(3):
        params, state, average, _ = learned_from(samples, params, average, state, learning)
        without = replace(learning, average=0.0)
        plain, plain_state, none, _ = learned_from(samples, plain, {}, plain_state, without)
        assert not none
        each.append(plain)
    assert not any(name.startswith("critic") for name in average)
    for name, array in average.items():
        assert np.array_equal(params[name], plain[name]), name
        first, second, third = (np.asarray(step[name]) for step in each)
        expected = (0.81 * first + 0.9 * second + third) / 2.71
        np.testing.assert_allclose(array, expected, atol=1e-6, err_msg=name)


def test_the_divergence_is_nothing_between_equal_policies_and_ignores_moves_not_there() -> None:
    logits = jnp.array([[0.5, -1.0, 2.0], [1.0, 0.0, NO_MOVE]])
    same = logits + 7.0  # as likely
    np.testing.assert_allclose(divergence(logits, same), 0.0, atol=1e-5)
    np.testing.assert_allclose(
        jax.grad(lambda each: divergence(each, same).sum())(logits), 0.0, atol=1e-5
    )
    even = jnp.array([[0.0, 0.0, 0.0], [0.0, 0.0, NO_MOVE]])
    chances = np.exp([1.0, 0.0]) / np.exp([1.0, 0.0]).sum()
    plain = (chances * np.log(chances / 0.5)).sum()
    assert float(divergence(logits, even)[1]) == pytest.approx(plain, abs=1e-5)


def test_an_anchor_pulls_the_policy_towards_that_of_the_average() -> None:
    games = SelfPlay(batch(GAME, 16, seed=3, players=2), jnp.float32)
    params = params_for(games, replace(TINY.network, preference=0.0))
    average = params_for(games, replace(TINY.network, preference=3.0))
    samples = samples_of(*games.play(params, 6, jax.random.key(2)), games.table, 0.9)
    strayed = []
    for anchor in (0.0, 10.0):
        learning = Learning(epochs=20, minibatch=40, average=0.9, anchor=anchor, rate=0.01)
        state = ppo.optimiser(learning).init(params)
        learned, _, _, losses = learned_from(samples, params, average, state, learning)
        logits = network(learned, samples.seen).moves
        target = network(average, samples.seen).moves
        np.testing.assert_allclose(
            logits_of(average, samples.seen, 40, jnp.float32), target, atol=1e-5
        )
        strayed.append(float(divergence(logits, target).mean()))
        assert (float(losses.strayed) > 0) == (anchor > 0)
    assert strayed[1] < strayed[0] / 4


def test_the_average_plays_the_matches_and_is_written_as_the_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    players: list[Params] = []
    opponents: list[Params | None] = []

    def noted(params: Params, *given: Any) -> Any:
        players.append(jax.tree.map(jnp.copy, params))
        opponents.append(given[-1])
        return match(params, *given)

    monkeypatch.setattr(train, "match", noted)
    settings = tmp_path / "settings.toml"
    settings.write_text(
        "[network]\nhidden = 8\ntrunk = 16\ncritic = 8\n[play]\nmoves = 4\nupdates = 1\n"
        "[learning]\naverage = 0.99\nanchor = 0.05\n"
    )
    words = ["train", GAME, "--players", "2", "--games", "16", "--steps", "128"]
    assert cli.main([*words, "--settings", str(settings), "--folder", str(tmp_path)]) == 0
    _, arrays = read_arrays(tmp_path / CHECKPOINT, checkpoints.FORMAT)
    _, weights = read_arrays(tmp_path / f"{GAME}.npz", "tavolino weights")
    before = opponents[-1]
    assert before is not None
    for name, written in weights.items():
        average = arrays[f"average {name}"]
        assert np.array_equal(written, average.astype(np.float16)), name
        assert np.array_equal(players[-1][name], average), name
        assert np.array_equal(before[name], players[0][name]), name
    assert not np.array_equal(arrays["average row_1"], arrays["param row_1"])


@pytest.mark.parametrize("game", registry.names())
def test_the_settings_of_each_game_can_be_read(game: str) -> None:
    rules = registry.rules(game)
    assert rules.network_inputs is not None
    assert rules.network_inputs.training is not None
    settings = read_settings(rules, rules.network_inputs.training)
    assert settings.variants
    assert settings.learning.last_rate <= settings.learning.rate


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[learning]\nrates = 1.0", r"\[learning\]: unknown setting 'rates'; expected one of"),
        ("[play]\ngames = 1.5", r"\[play\] games: 1.5 is not a whole number"),
        ("[play]\ngames = true", r"\[play\] games: True is not a whole number"),
        ("[network]\nhidden = -1", r"hidden: -1 is not a whole number above 0"),
        ("[network]\nhidden = 6", r"hidden: 6 cannot be divided by 4"),
        ("[network]\nblocks = 0", r"blocks: 0 is not a whole number above 0"),
        ("[network]\nrounds = -1", r"rounds: -1 is not a whole number of at least 0"),
        ("[learning]\nrate = nan", r"rate: nan is not a number above 0"),
        ("[learning]\nclip = inf", r"clip: inf is not a number of at least 0"),
        ("[learning]\naverage = 1.0", r"\[learning\] average: 1.0 is not below 1"),
        ("[learning]\nanchor = 0.1", r"anchor: it pulls towards the average, so it needs one"),
        ("[other]", "unknown section 'other'"),
        ("[[variants]]\nplayers = 9", "option players: 9 is not from 2 to 4"),
        ("play = ", "settings.toml: "),
    ],
)
def test_wrong_settings_are_named(text: str, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text)
    with pytest.raises(OptionError, match=complaint):
        read_settings(registry.rules(GAME), path)


def test_the_command_trains_with_a_critic_and_writes_weights_without_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text(
        "[network]\nhidden = 8\ntrunk = 16\ncritic = 8\n[play]\nmoves = 4\nupdates = 1\n"
    )
    folder = tmp_path / "learned"
    words = ["train", GAME, "--players", "2", "--games", "16", "--steps", "100"]
    assert cli.main([*words, "--settings", str(settings), "--folder", str(folder)]) == 0
    first, *results, _, last = capsys.readouterr().out.splitlines()
    assert first.startswith("training tabula-rasa on the cpu: 16 games at once, a checkpoint every")
    assert all("(critic " in line and line.endswith("(the only variant)") for line in results)
    weights_of = f"TAVOLINO_WEIGHTS={folder}"
    assert last == f"play against it: {weights_of} tavolino play tabula-rasa --against net"
    weights, about = read_weights(folder / f"{GAME}.npz", registry.rules(GAME))
    assert weights.trunk.shape[1] == 16
    assert about["made"]["steps"] == 128
    assert not any(name.startswith("critic") for name in about["sizes"])


@pytest.mark.parametrize(
    ("variants", "flags"),
    [
        ([{"players": 3}], " --players 3"),
        ([{"players": 3}, {"players": 2}], ""),
    ],
)
def test_the_network_is_offered_for_a_variant_that_it_has_learned(
    variants: list[dict[str, int]], flags: str
) -> None:
    rules = registry.rules(GAME)
    settings = replace(TINY, variants=tuple(rules.check_options(each) for each in variants))
    command = play_command(rules, settings, Path("my folder"))
    assert command == f"TAVOLINO_WEIGHTS='my folder' tavolino play {GAME}{flags} --against net"


def test_a_switch_that_was_learned_is_offered() -> None:
    rules = registry.rules("schotten-totten")
    options = rules.check_options({"tactics": True})
    settings = replace(TINY, game=rules.name, variants=(options,))
    assert play_command(rules, settings, Path("a")).endswith("totten --tactics --against net")


@pytest.mark.parametrize("minutes", ["0", "-1", "nan", "inf"])
def test_a_training_takes_some_time(minutes: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["train", GAME, f"--minutes={minutes}", "--folder", "/nonexistent/f"]) == 2
    assert "--minutes: " in capsys.readouterr().err


def test_a_stopped_training_leaves_the_weights_of_its_last_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text("[network]\nhidden = 8\ntrunk = 16\n[play]\nmoves = 4\nupdates = 1\n")
    write = Training._write

    def stop(training: Training) -> None:
        write(training)
        if training.progress.segments == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(Training, "_write", stop)
    words = ["train", GAME, "--players", "2", "--games", "16", "--steps", "1000"]
    assert cli.main([*words, "--settings", str(settings), "--folder", str(tmp_path)]) == 130
    assert "the same command resumes at the last checkpoint" in capsys.readouterr().err
    _, about = read_weights(tmp_path / f"{GAME}.npz", registry.rules(GAME))
    assert about["made"]["steps"] == 128
