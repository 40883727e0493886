"""The network, with JAX. `bots.network` computes the same with NumPy, from the same parameters.

rows --encoder--> row encodings --mean, max--+
                     |   ^ rounds            +--> trunk --> a value per seat
                     v   |                   |      |
moves -----------> move encodings -mean, max-+      |
facts ---------------------------------------+      |
                         +--------------------------+--> a logit per move
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from ..bots.network_kernels import LARGEST_SCORE, LEAST_WEIGHT
from ..bots.network_weights import HEADS, count_of
from ..core.contract import NetworkInputs, parts_size

Params = dict[str, jax.Array]
NO_MOVE = -1e9  # the logit of a move that is not there


class Seen(NamedTuple):
    """What the network is given: one row per decision in each array."""

    facts: Any
    rows: Any
    moves: Any
    references: Any
    count: Any  # of moves


@dataclass(frozen=True)
class Sizes:
    """How large the network is."""

    hidden: int = 64  # of the encodings of rows and moves
    trunk: int = 256
    # In which things hear from the moves that refer to them, and these from the things.
    rounds: int = 0
    blocks: int = 2  # residual ones of the trunk
    critic: int = 0  # the hidden layer of a critic that knows all hands; 0: there is none
    # How much the evaluation's preference, the first number of each move, counts at first.
    preference: float = 4.0


def new_params(key: jax.Array, inputs: NetworkInputs, seats: int, sizes: Sizes) -> Params:
    """Parameters to begin with: it plays by the evaluation's preferences, and expects nothing."""
    hidden, trunk = sizes.hidden, sizes.trunk
    facts, row, move = (parts_size(parts) for parts in (inputs.facts, inputs.row, inputs.move))
    shapes: dict[str, tuple[int, ...]] = {
        "row_1": (row, hidden),
        "row_2": (hidden, hidden),
        "move_1": (move, hidden),
        "trunk": (4 * hidden + facts, trunk),
        "out_1": (hidden, hidden),
        "value": (trunk, seats),
    }
    for each in range(sizes.rounds):
        shapes[f"round_{each}_score"] = (hidden, HEADS)
        shapes[f"round_{each}_row"] = (2 * hidden, hidden)
        shapes[f"round_{each}_move"] = (hidden, hidden)
    if sizes.critic:
        shapes["critic_1"] = (seats * trunk, sizes.critic)
        shapes["critic_2"] = (sizes.critic, seats)
    for block in range(sizes.blocks):
        shapes[f"block_{block}_1"] = shapes[f"block_{block}_2"] = (trunk, trunk)
    params: Params = {}
    for name, shape in shapes.items():
        key, own = jax.random.split(key)
        last = name in ("value", "critic_2") or name.endswith("_score")
        last |= name.endswith("_2") and name.startswith("block")
        scale = 0.01 if last else 2**0.5
        params[name] = jax.nn.initializers.orthogonal(scale)(own, shape)
        params[f"{name}_bias"] = jnp.zeros(shape[1])
    key, references, out_t, out_2 = jax.random.split(key, 4)
    orthogonal = jax.nn.initializers.orthogonal(1.0)
    params["reference"] = orthogonal(references, (inputs.references, hidden, hidden))
    for each in range(sizes.rounds):
        own = jax.random.fold_in(references, each)
        params[f"round_{each}_reference"] = orthogonal(own, (inputs.references, hidden, hidden))
    params["out_t"] = orthogonal(out_t, (trunk, hidden))
    params["out_2"] = 0.01 * jax.random.normal(out_2, (hidden,))
    params["skip"] = jnp.zeros(move).at[0].set(sizes.preference)
    return params


class Opinion(NamedTuple):
    """What the network thinks of each table."""

    moves: Any  # a logit for each
    values: Any  # for each seat, counted from the one to move, a logit of its share of the win
    trunk: Any  # the numbers that both come from: the view of the seat to move


def network(params: Params, seen: Seen, precision: Any = jnp.float32) -> Opinion:
    """Products are computed in `precision`."""
    weights = {name: each.astype(precision) for name, each in params.items()}
    facts, rows, moves = (each.astype(precision) for each in (seen.facts, seen.rows, seen.moves))
    there = (jnp.arange(moves.shape[1]) < seen.count[:, None]).astype(precision)

    def layer(x: Any, name: str) -> Any:
        return x @ weights[name] + weights[f"{name}_bias"]

    # A product with zeros and ones is faster than looking up, and so is its derivative. The number
    # after the last row refers to none.
    chosen = jax.nn.one_hot(seen.references, rows.shape[1], dtype=precision)
    games, count, _, _ = chosen.shape
    flat = chosen.reshape(games, count, -1)
    refers = chosen.sum(axis=2) * there[:, :, None]

    def refer(encoded: Any, name: str) -> Any:
        """What moves learn of the things that they refer to."""
        referred = jnp.einsum("nrh,jho->njro", encoded, weights[name])
        return flat @ referred.reshape(games, -1, referred.shape[-1])

    encoded = jax.nn.relu(layer(jax.nn.relu(layer(rows, "row_1")), "row_2"))
    token = layer(moves, "move_1") + refer(encoded, "reference")
    token = jax.nn.relu(token) * there[:, :, None]
    for each in range(count_of(params, "round")):
        score = layer(token, f"round_{each}_score")
        told = jnp.concatenate([encoded, hear(token, score, refers)], axis=2)
        encoded = jax.nn.relu(layer(told, f"round_{each}_row"))
        token = layer(token, f"round_{each}_move") + refer(encoded, f"round_{each}_reference")
        token = jax.nn.relu(token) * there[:, :, None]
    pooled = jnp.concatenate(
        [
            encoded.mean(axis=1),
            encoded.max(axis=1),
            token.sum(axis=1) / jnp.maximum(seen.count, 1)[:, None].astype(precision),
            token.max(axis=1),
            facts,
        ],
        axis=1,
    )
    t = jax.nn.relu(layer(pooled, "trunk"))
    for block in range(count_of(params, "block")):
        t += layer(jax.nn.relu(layer(t, f"block_{block}_1")), f"block_{block}_2")
    out = jax.nn.relu(layer(token, "out_1") + (t @ weights["out_t"])[:, None])
    logits = (out @ weights["out_2"] + moves @ weights["skip"]).astype(jnp.float32)
    logits = jnp.where(there > 0, logits, NO_MOVE)
    return Opinion(logits, layer(t, "value").astype(jnp.float32), t)


def has_critic(params: Params) -> bool:
    return "critic_1" in params


def without_critic(params: Params) -> Params:
    """What plays: the critic is told what no player knows."""
    return {name: array for name, array in params.items() if not name.startswith("critic")}


def critic(params: Params, opinion: Opinion, others: Any) -> Any:
    """Logits of the shares, like those of the network, but for training only: `others` is what the
    network made of the last views of the other seats, which saw their own hands. What the critic
    learns does not change the network. Without a critic, the network's own logits."""
    if not has_critic(params):
        return opinion.values
    values, trunk = jax.lax.stop_gradient((opinion.values, opinion.trunk))
    told = jnp.concatenate([trunk[:, None], others], axis=1).reshape(len(trunk), -1)
    weights = {name: params[name].astype(told.dtype) for name in params if "critic" in name}
    hidden = jax.nn.relu(told @ weights["critic_1"] + weights["critic_1_bias"])
    return values + (hidden @ weights["critic_2"] + weights["critic_2_bias"]).astype(jnp.float32)


def hear(token: Any, score: Any, refers: Any) -> Any:
    """The mean of the moves that refer to each thing; those with a high score count more. Each part
    of a move's numbers has its own score."""
    games, count, width = token.shape
    odds = jnp.exp(LARGEST_SCORE * jnp.tanh(score.astype(jnp.float32) / LARGEST_SCORE))
    odds = odds.astype(token.dtype)
    weighted = (token.reshape(games, count, HEADS, -1) * odds[..., None]).reshape(token.shape)
    total = jnp.einsum("nmr,nmh->nrh", refers, weighted)
    weight = jnp.einsum("nmr,nmk->nrk", refers, odds)
    part = total.reshape(games, -1, HEADS, width // HEADS)
    return (part / jnp.maximum(weight, LEAST_WEIGHT)[..., None]).reshape(total.shape)


def shares(logits: Any, seats: Any, partners: Any) -> Any:
    """The share of the win that each seat can expect, counted from the seat to move. Partners win
    together, so that the shares of all seats add up to the number of partners."""
    playing = jnp.arange(logits.shape[-1]) < seats
    return jax.nn.softmax(jnp.where(playing, logits, -jnp.inf)) * partners
