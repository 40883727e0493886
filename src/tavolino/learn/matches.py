"""Matches of a network against the evaluation's favourite moves (the bot `greedy`), or against
another network."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ..core.contract import Options
from ..envs.batch import DeviceName, batch
from .network import Params, Seen, network
from .self_play import SelfPlay, action_of, as_jax, preferred

MATCH_SEED = 1 << 60  # deals that are never trained on


class Match(NamedTuple):
    share: float  # of the wins
    error: float  # the standard error of the share


@partial(jax.jit, static_argnames=("precision",))
def _favourite(params: Params | None, seen: Seen, precision: Any) -> Any:
    return (
        preferred(seen) if params is None else network(params, seen, precision).moves.argmax(axis=1)
    )


def match(
    params: Params,
    game: str,
    options: Options,
    deals: int,
    device: DeviceName,
    precision: Any,
    opponent: Params | None = None,
) -> Match:
    """Every deal is played once from each seat, with opponents in the others; both sides play the
    move that they like best."""
    shares = []
    seats = batch(game, 1, **options).seats
    for seat in range(seats):
        games = SelfPlay(batch(game, deals, seed=MATCH_SEED, device=device, **options), precision)
        while not games.batch.over.all():
            seen = games.look()
            own = as_jax(games.batch.player) == seat
            choice = jnp.where(
                own, _favourite(params, seen, precision), _favourite(opponent, seen, precision)
            )
            action = action_of(choice, games.described, as_jax(games.batch.legal))
            games.batch.step(np.asarray(action) if device == "cpu" else action)
        shares.append(np.asarray(games.batch.returns())[:, seat])
    deal_shares = np.mean(shares, axis=0)
    return Match(float(deal_shares.mean()), float(deal_shares.std() / deals**0.5))
