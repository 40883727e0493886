"""Games of a network against itself, played by the processes of a Ray cluster for one learner.

They are played in parts of a fixed size. What a part plays depends on its number, on the network
and on the key of the update, not on the process that plays it; a part whose process or node died is
played again by another one.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt

from ..cluster import result, share, task
from ..core.contract import Options
from ..envs.batch import Batch, DeviceName, batch
from .network import Params
from .self_play import Decisions, SelfPlay, Variety, table_of
from .settings import Settings
from .train import Games, precision_of

GAMES = 64  # of a part
SEEDS = 1 << 16  # of a part: far more than it deals in a segment


@dataclass(frozen=True)
class NewGames:
    """Games that are still to be dealt."""

    game: str
    options: Options
    games: int
    variety: Variety
    seed: int

    def parts(self) -> list[NewGames]:
        sizes = [min(GAMES, self.games - first) for first in range(0, self.games, GAMES)]
        return [
            replace(self, games=games, seed=self.seed + i * SEEDS) for i, games in enumerate(sizes)
        ]


def dealer_of(settings: Settings, device: DeviceName) -> Callable[[Options, int], Games]:
    """What deals the games of a run, on the cluster that we are connected to by then."""
    latest = LatestParams()

    def deal(options: Options, seed: int) -> Games:
        play = settings.play
        new = NewGames(settings.game, options, play.games, play.variety, seed)
        return ClusterGames(new, latest, precision_of(device))

    return deal


class LatestParams:
    """The parameters of an update, which are sent once for all variants."""

    def __init__(self) -> None:
        self._params: Params = {}
        self._reference: Any = None

    def share(self, params: Params) -> Any:
        if params is not self._params:
            self._params = params
            self._reference = share({name: np.asarray(array) for name, array in params.items()})
        return self._reference


class ClusterGames:
    """The games of one variant, wherever they are played."""

    def __init__(self, new: NewGames, latest: LatestParams, precision: Any) -> None:
        self.table = table_of(batch(new.game, 1, **new.options))
        self._latest = latest
        self._precision = precision  # of the learner
        self._variety = new.variety
        self._play = task(play_part, num_returns=2)
        self._parts: list[Any] = [*new.parts()]  # then references to what was begun

    def start(
        self, params: Params, moves: int, key: jax.Array
    ) -> Callable[[], tuple[Decisions, jax.Array]]:
        shared = self._latest.share(params)
        played = []
        for i, part in enumerate(self._parts):
            own = np.asarray(jax.random.key_data(jax.random.fold_in(key, i)))
            made, self._parts[i] = self._play(part, self._variety, shared, moves, own)
            played.append(made)
        return partial(self._joined, played)

    def _joined(self, played: list[Any]) -> tuple[Decisions, jax.Array]:
        decisions, last = zip(*map(result, played), strict=True)
        together = jax.tree.map(lambda *each: jnp.concatenate(each, axis=1), *decisions)
        seen = together.seen
        kept = {
            name: getattr(seen, name).astype(self._precision) for name in ("facts", "rows", "moves")
        }
        others = together.others.astype(self._precision)
        return together._replace(seen=seen._replace(**kept), others=others), jnp.concatenate(last)


class Begun(NamedTuple):
    """Games that go on."""

    games: Batch
    views: npt.NDArray[np.float32]  # the last one of each seat


def play_part(
    part: NewGames | Begun, variety: Variety, params: dict[str, Any], moves: int, key: Any
) -> tuple[tuple[Decisions, Any], Begun]:
    """What one part plays, and its games after that; runs in a process of the cluster."""
    _use_one_core()
    views = None
    if isinstance(part, NewGames):
        games = batch(part.game, part.games, seed=part.seed, threads=1, **part.options)
    else:
        games = part.games[:]  # what Ray gives cannot be written to
        views = jnp.asarray(part.views)
    own = SelfPlay(games, jnp.float32, variety, views)
    given = {name: jnp.asarray(array) for name, array in params.items()}
    played = own.play(given, moves, jax.random.wrap_key_data(key))
    return jax.tree.map(np.asarray, played), Begun(games, np.asarray(own.views))


@cache
def _use_one_core() -> None:
    """Ray runs a process per core; JAX reads this when it is first used, and leaves a GPU alone."""
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
    jax.config.update("jax_platforms", "cpu")
