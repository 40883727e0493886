"""Learns Tabula Rasa for two players from nothing, by playing against itself: PPO in one file.

    pip install 'tavolino[train]'
    python examples/ppo.py --minutes 15 --plot ppo.png

From top to bottom: the network, playing a batch of games, what each move was worth, the update, a
match against a bot that knows the game, and the loop around them.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import optax
from matplotlib.figure import Figure

import tavolino
from tavolino.envs.bots import Bots

GAME = "tabula-rasa"
MATCH_SEED = 1 << 60  # deals that are never trained on

PARTS = ("hand", "unseen", "knights", "stock")  # of an observation
SLICES = tavolino.batch(GAME, 1).observation_slices
LEAD = 4  # leads of more knights are all the same

COLOURS = 5  # there are as many numbers
HIDDEN = 64  # units in each of two layers
GAMES = 512  # played for each update
EPOCHS = 2  # times that each position is learned from
MINIBATCHES = 12
LEARNING_RATE = 1e-3  # at first; it falls to a tenth
CLIP = 0.2  # how far an update may move the chance of a move
TRACE = 0.95  # how much of what happens later is ascribed to a move
ENTROPY = 0.01  # at first; it falls to a tenth
VALUE = 0.5  # how much a wrong estimate of the result weighs

Params = list[tuple[jax.Array, jax.Array, jax.Array]]


# -- the network ---------------------------------------------------------------------------------


def inputs(seen: jax.Array) -> jax.Array:
    """What the network is given, of each colour: its cards in the hand and those not yet seen; at
    its territory and at those of the numbers, how many knights there are and who leads by how many.
    (Which knights they are no longer matters.)"""
    hand, unseen, knights, stock = (seen[:, SLICES[name]].astype(jnp.float32) for name in PARTS)
    rows = knights.reshape(len(seen), -1, 2 * COLOURS)  # ours, the other player's
    own, other = rows[:, 0], rows[:, 1]
    lead = jax.nn.one_hot(jnp.clip(own - other, -LEAD, LEAD) + LEAD, 2 * LEAD + 1)
    territories = jnp.concatenate([jnp.stack([own, other], axis=2) / 4, lead], axis=2)
    numbers, colours = jnp.split(territories, 2, axis=1)
    common = jnp.concatenate([numbers.reshape(len(seen), -1), stock / 32], axis=1)
    return jnp.concatenate(
        [
            hand.reshape(len(seen), COLOURS, -1),
            unseen.reshape(len(seen), COLOURS, -1),
            colours,
            jnp.repeat(common[:, None], COLOURS, axis=1),
        ],
        axis=2,
    )


def new_network(key: jax.Array, sizes: Sequence[int]) -> Params:
    """Layers of weights for a colour itself, weights for all colours together, and biases. The last
    layer starts near zero: all moves are equally likely."""
    params = []
    for i, (before, after) in enumerate(pairwise(sizes)):
        scale = 0.01 if i == len(sizes) - 2 else 1.0
        matrix = partial(jax.nn.initializers.orthogonal(scale), shape=(before, after))
        own, common = jax.random.split(jax.random.fold_in(key, i))
        params.append((matrix(own), matrix(common), jnp.zeros(after)))
    return params


def network(params: Params, seen: jax.Array, legal: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The log of the chance of each action, illegal ones almost none; and what the game is worth to
    the seat that sees this, from -1 to 1. All colours are treated alike."""
    x = inputs(seen)
    for i, (own, common, biases) in enumerate(params):
        x = x @ own + (x.mean(axis=1) @ common)[:, None] + biases
        if i < len(params) - 1:
            x = jax.nn.relu(x)
    logits = x[:, :, :-1].reshape(len(seen), -1)  # actions are in the order of colours
    return jax.nn.log_softmax(jnp.where(legal, logits, -1e9)), jnp.tanh(x[:, :, -1].mean(axis=1))


think = jax.jit(network)


# -- playing -------------------------------------------------------------------------------------


class Moves(NamedTuple):
    """What happened: one row per move, with one entry per game. All games are equally long."""

    seen: Any
    legal: Any
    action: Any
    chance: Any  # its logarithm
    value: Any  # what the game was worth, as the seat to move judged it
    player: Any


def play(params: Params, games: tavolino.Batch) -> tuple[Moves, npt.NDArray[np.float64]]:
    """Play all games to the end, each seat by what it may know, and deal them again. Returns also
    the results by seat: 1 for a win, -1 for a loss."""
    moves = []
    while not games.over.all():
        seen, legal, player = games.observe(), games.mask(), games.player.copy()
        chances, value = map(np.asarray, think(params, seen, legal))
        action = games.sample(chances)
        moves.append((seen, legal, action, chances[np.arange(len(games)), action], value, player))
        games.step(action)
    results = 2 * games.returns() - 1
    games.reset()
    return Moves(*map(np.stack, zip(*moves, strict=True))), results


def advantages(moves: Moves, results: npt.NDArray[np.float64]) -> npt.NDArray[np.float32]:
    """How much better each move turned out than expected: generalised advantage estimation. The
    seats move in turn, so what follows a move, for its seat, is the next move but one."""
    value: npt.NDArray[np.float32] = moves.value
    advantage = np.zeros_like(value)
    advantage[-2:] = results[np.arange(len(results)), moves.player[-2:]] - value[-2:]
    for i in reversed(range(len(value) - 2)):
        advantage[i] = value[i + 2] - value[i] + TRACE * advantage[i + 2]
    return advantage


# -- learning ------------------------------------------------------------------------------------


def loss(params: Params, moves: Moves, advantage: jax.Array, bonus: jax.Array) -> jax.Array:
    chances, value = network(params, moves.seen, moves.legal)
    chance = jnp.take_along_axis(chances, moves.action[:, None], axis=1)[:, 0]
    ratio = jnp.exp(chance - moves.chance)
    error = (value - moves.value - advantage) ** 2
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage)
    entropy = -(jnp.exp(chances) * chances * moves.legal).sum(axis=1)
    return jnp.mean(VALUE * error - gain - bonus * entropy)


OPTIMISER = optax.inject_hyperparams(
    lambda learning_rate: optax.chain(
        optax.clip_by_global_norm(0.5), optax.adam(learning_rate, eps=1e-5)
    )
)(learning_rate=LEARNING_RATE)


@partial(jax.jit, donate_argnums=(0, 1))
def learn(
    params: Params,
    state: Any,
    samples: tuple[Moves, jax.Array],
    key: jax.Array,
    bonus: jax.Array,
) -> tuple[Params, Any, jax.Array]:
    """Go through all samples EPOCHS times, in MINIBATCHES parts, each time in another order."""

    def step(carry: tuple[Params, Any], rows: jax.Array) -> tuple[tuple[Params, Any], jax.Array]:
        params, state = carry
        moves, advantage = jax.tree.map(lambda array: array[rows], samples)
        lost, gradients = jax.value_and_grad(loss)(params, moves, advantage, bonus)
        updates, state = OPTIMISER.update(gradients, state, params)
        return (optax.apply_updates(params, updates), state), lost

    count = len(samples[1])
    orders = [jax.random.permutation(each, count) for each in jax.random.split(key, EPOCHS)]
    rows = jnp.stack(orders)[:, : count - count % MINIBATCHES].reshape(EPOCHS * MINIBATCHES, -1)
    (params, state), lost = jax.lax.scan(step, (params, state), rows)
    return params, state, lost.mean()


# -- a match -------------------------------------------------------------------------------------


def match(params: Params, deals: int, opponent: str) -> tuple[float, float]:
    """The share of wins against a bot, and its standard error. Every deal is played twice,
    with the seats swapped; the network plays what it likes best."""
    shares = []
    for seat in (0, 1):
        games = tavolino.batch(GAME, deals, seed=MATCH_SEED)
        bots = Bots(games, seat, opponent)
        bots.reply()
        while not games.over.all():
            logits, _ = think(params, games.observe(), games.mask())
            bots.play(~games.over, np.asarray(logits).argmax(axis=1).astype(np.int32))
        shares.append(games.returns()[:, seat])
    pairs = np.mean(shares, axis=0)
    return float(pairs.mean()), float(pairs.std() / deals**0.5)


def draw_plot(path: Path, history: list[tuple[float, float, float]], opponent: str) -> None:
    minutes, wins, errors = np.array(history).T
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot(
        xlabel="minutes", ylabel=f"share of wins against {opponent}", ylim=(0, 1)
    )
    axes.axhline(0.5, color="grey", linewidth=1, linestyle="dashed")
    axes.fill_between(minutes, wins - 1.96 * errors, wins + 1.96 * errors, alpha=0.25)
    axes.plot(minutes, wins)
    figure.savefig(path)


# -- the loop ------------------------------------------------------------------------------------


class Trained(NamedTuple):
    params: Params
    losses: list[float]  # by update
    history: list[tuple[float, float, float]]  # minutes, share of wins, standard error


def train(arguments: argparse.Namespace) -> Trained:
    games = tavolino.batch(GAME, arguments.games, seed=arguments.seed << 32)
    key, start = jax.random.split(jax.random.key(arguments.seed))
    features = inputs(jnp.asarray(games.observe())).shape[2]
    params = new_network(start, (features, HIDDEN, HIDDEN, games.actions // COLOURS + 1))
    state = OPTIMISER.init(params)
    losses: list[float] = []
    history: list[tuple[float, float, float]] = []
    begun = time.monotonic()
    while True:
        minutes, updates = (time.monotonic() - begun) / 60, len(losses)
        limited = arguments.updates is not None
        progress = updates / arguments.updates if limited else minutes / arguments.minutes
        if progress >= min(1, len(history) / arguments.matches):
            wins, error = match(params, arguments.deals, arguments.opponent)
            history.append((minutes, wins, error))
            print(
                f"{minutes:5.1f} minutes  {updates:5} updates  {updates * len(games):8} games  "
                f"{wins:6.1%} ± {1.96 * error:.1%} wins",
                flush=True,
            )
        if progress >= 1:
            return Trained(params, losses, history)
        moves, results = play(params, games)
        samples = jax.tree.map(
            lambda array: jnp.asarray(array.reshape(-1, *array.shape[2:])),
            (moves, advantages(moves, results)),
        )
        left = 1 - 0.9 * progress
        state.hyperparams["learning_rate"] = jnp.asarray(LEARNING_RATE * left)
        key, order = jax.random.split(key)
        params, state, lost = learn(params, state, samples, order, jnp.asarray(ENTROPY * left))
        losses.append(float(lost))


def main(argv: Sequence[str] | None = None) -> Trained:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=15, help="how long to train")
    parser.add_argument("--updates", type=int, help="train for this many updates instead")
    parser.add_argument("--games", type=int, default=GAMES, help="games played for each update")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--matches", type=int, default=15, help="matches played on the way")
    parser.add_argument("--deals", type=int, default=2000, help="deals of a match, each twice")
    parser.add_argument("--opponent", default="greedy:skill=1", help="the bot of the matches")
    parser.add_argument("--weights", type=Path, help="where to write the weights, as .npz")
    parser.add_argument("--plot", type=Path, help="where to draw the share of wins over time")
    arguments = parser.parse_args(argv)
    trained = train(arguments)
    if arguments.weights:
        np.savez(arguments.weights, *jax.tree.leaves(trained.params))
    if arguments.plot:
        draw_plot(arguments.plot, trained.history, arguments.opponent)
    return trained


if __name__ == "__main__":
    main()
