"""Proximal policy optimisation: what each decision was worth, and how to make better ones likelier
(Schulman et al. 2017)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax

from .network import Params, Seen, critic, has_critic, network, shares, without_critic
from .self_play import Decisions, Table, by_turn


@dataclass(frozen=True)
class Learning:
    """How a network learns from its decisions; each game's `training.toml` says why so."""

    epochs: int = 2  # how often each decision is learned from
    minibatch: int = 16_384  # decisions
    clip: float = 0.2  # how far an update may move the chance of a move
    trace: float = 0.95  # how much of what happens later is ascribed to a decision
    value_weight: float = 1.0
    rate: float = 5e-4  # of learning, at first
    last_rate: float = 2e-5
    entropy: float = 0.02  # what is paid for variety, at first
    last_entropy: float = 0.003
    largest_gradient: float = 0.5
    # What plays is a moving average of the parameters after each minibatch, in which a step counts
    # this many times as much as the one after it; 0: the parameters after the last one.
    average: float = 0.0
    anchor: float = 0.0  # how strongly the policy is pulled towards that of the average


class Sample(NamedTuple):
    """What is learned from: one entry per decision."""

    seen: Any
    choice: Any
    chance: Any
    own: Any  # 1 for a decision of the network; others are not learned from
    advantage: Any
    target: Any  # of the values, counted from the seat to move
    others: Any  # what the critic is told
    seats: Any  # of the table
    partners: Any  # how many seats win together


class Losses(NamedTuple):
    policy: Any
    value: Any
    critic: Any  # the same of the critic
    entropy: Any
    moved: Any  # how far the policy moved: a divergence
    strayed: Any  # how far it is from that of the average: a divergence; 0 without an anchor


@partial(jax.jit, static_argnames=("table", "trace"))
def samples_of(made: Decisions, last: Any, table: Table, trace: float) -> Sample:
    """Generalised advantage estimation, for all seats at once: what a seat expects changes with
    every move, whoever makes it. A decision is credited with what changed for its own seat. What
    came after a move that was drawn evenly says nothing about the decisions before it: to them, the
    value of the table where it was drawn counts."""

    def back(carry: tuple[Any, Any], at: tuple[Any, ...]) -> tuple[tuple[Any, Any], Any]:
        following, advantage = carry
        value, result, ended, explored = at
        goes_on = jnp.where(ended, 0.0, 1.0)[:, None]
        change = jnp.where(ended[:, None], result, following) - value
        advantage = change + trace * goes_on * advantage
        return (value, (1 - explored)[:, None] * advantage), advantage

    start = (last, jnp.zeros_like(last))
    steps = (made.value, made.result, made.ended, made.explored)
    _, advantage = jax.lax.scan(back, start, steps, reverse=True)
    credited = jnp.take_along_axis(advantage, made.player[..., None], axis=-1)[..., 0]
    target = by_turn(advantage + made.value, made.player, table.seats)

    def flat(array: Any) -> Any:
        return array.reshape(credited.size, *array.shape[2:])

    each = jnp.ones(credited.shape)
    samples = Sample(
        made.seen,
        made.choice,
        made.chance,
        made.own,
        credited,
        target,
        made.others,
        table.seats * each,
        table.partners * each,
    )
    flattened: Sample = jax.tree.map(flat, samples)
    return flattened


def joined(samples: Sequence[Sample]) -> Sample:
    """The samples of several variants as one."""
    one: Sample = jax.tree.map(lambda *parts: jnp.concatenate(parts), *samples)
    return one


def loss(
    params: Params,
    sample: Sample,
    learning: Learning,
    entropy_weight: Any,
    precision: Any,
    anchor: Any = None,
) -> tuple[Any, Losses]:
    """`anchor` has the logits that the policy is pulled towards, if there are any."""

    def mean(numbers: Any) -> Any:
        return (sample.own * numbers).sum() / jnp.maximum(sample.own.sum(), 1.0)

    opinion = network(params, sample.seen, precision)
    logits = opinion.moves
    chances = jax.nn.log_softmax(logits)
    chance = jnp.take_along_axis(chances, sample.choice[:, None], axis=1)[:, 0]
    moved = jnp.where(sample.own > 0, chance - sample.chance, 0.0)
    ratio = jnp.exp(moved)
    advantage = sample.advantage - mean(sample.advantage)
    advantage /= jnp.sqrt(mean(advantage**2)) + 1e-6
    kept = jnp.clip(ratio, 1 - learning.clip, 1 + learning.clip)
    policy = -mean(jnp.minimum(ratio * advantage, kept * advantage))
    there = jnp.arange(logits.shape[1]) < sample.seen.count[:, None]
    entropy = -mean((jnp.exp(chances) * jnp.where(there, chances, 0.0)).sum(axis=1))
    playing = jnp.arange(sample.target.shape[1]) < sample.seats[:, None]

    def wrong(logits: Any) -> Any:
        expected = shares(logits, sample.seats[:, None], sample.partners[:, None])
        return mean(jnp.where(playing, (expected - sample.target) ** 2, 0.0).sum(axis=1))

    value = wrong(opinion.values)
    judged = wrong(critic(params, opinion, sample.others))
    total = policy + learning.value_weight * value - entropy_weight * entropy
    if has_critic(params):
        total += learning.value_weight * judged
    strayed = jnp.float32(0)
    if anchor is not None:
        strayed = mean(divergence(logits, anchor))
        total += learning.anchor * strayed
    return total, Losses(policy, value, judged, entropy, mean((ratio - 1) - moved), strayed)


def divergence(logits: Any, anchor: Any) -> Any:
    """The Kullback-Leibler divergence of each policy from its anchor. Moves that are not there have
    no chance in either."""
    chances = jax.nn.log_softmax(logits)
    return (jnp.exp(chances) * (chances - jax.nn.log_softmax(anchor))).sum(axis=-1)


def optimiser(learning: Learning) -> optax.GradientTransformation:
    """Its learning rate is set before each update."""
    return optax.inject_hyperparams(
        lambda rate: optax.chain(
            optax.clip_by_global_norm(learning.largest_gradient), optax.adam(rate, eps=1e-5)
        )
    )(rate=learning.rate)


def new_average(params: Params, learning: Learning) -> Params:
    """The average before the first step; empty if none is kept."""
    plays = without_critic(params) if learning.average else {}
    return {name: jnp.copy(array) for name, array in plays.items()}


def averaged(average: Params, params: Params, steps: Any, decay: float) -> Params:
    """The average after this many steps, the last of which led to `params`. The weights of the
    steps always add up to one, so that the parameters before the first one do not count."""
    share = (1 - decay) / -jnp.expm1(steps * math.log(decay))
    return {name: before + share * (params[name] - before) for name, before in average.items()}


def logits_of(params: Params, seen: Seen, size: int, precision: Any) -> Any:
    """The logits of all decisions, `size` of them at a time."""
    count = len(seen.count)
    rows = jnp.arange(-(-count // size) * size).reshape(-1, size) % count

    def some(rows: Any) -> Any:
        return network(params, jax.tree.map(lambda array: array[rows], seen), precision).moves

    logits = jax.lax.map(some, rows)
    return logits.reshape(-1, logits.shape[-1])[:count]


@partial(
    jax.jit,
    static_argnames=("learning", "precision"),
    donate_argnames=("params", "state", "average"),
)
def update(
    params: Params,
    state: Any,
    average: Params,
    samples: Sample,
    key: jax.Array,
    entropy_weight: jax.Array,
    learning: Learning,
    precision: Any,
) -> tuple[Params, Any, Params, Losses]:
    """Learn from all samples, that many times, each time in another order. The anchor is the policy
    of the average before the update, so that it is computed only once for each decision."""
    step = optimiser(learning)
    count = len(samples.choice)
    size = min(learning.minibatch, count)
    anchors = logits_of(average, samples.seen, size, precision) if learning.anchor else None

    def learn(
        carry: tuple[Params, Any, Params], rows: jax.Array
    ) -> tuple[tuple[Params, Any, Params], Losses]:
        params, state, average = carry
        sample, anchor = jax.tree.map(lambda array: array[rows], (samples, anchors))
        gradients, losses = jax.grad(loss, has_aux=True)(
            params, sample, learning, entropy_weight, precision, anchor
        )
        updates, state = step.update(gradients, state, params)
        params = optax.apply_updates(params, updates)
        if average:
            average = averaged(average, params, state.count, learning.average)
        return (params, state, average), losses

    orders = [jax.random.permutation(own, count) for own in jax.random.split(key, learning.epochs)]
    rows = jnp.stack(orders)[:, : count // size * size].reshape(-1, size)
    (params, state, average), losses = jax.lax.scan(learn, (params, state, average), rows)
    return params, state, average, jax.tree.map(jnp.mean, losses)
