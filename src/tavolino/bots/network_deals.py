"""The tables on which a search with a network tries moves."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ..core import dispatch
from ..core.contract import State
from ..core.game import Sampler
from .network import Evaluated, Evaluator, Network
from .network_kernels import play_candidates, play_sampled


class Deals:
    """Up to `most` tables at once. On each of them, everything that the sampler's seat cannot know
    is dealt again."""

    def __init__(self, sampler: Sampler, network: Network, most: int) -> None:
        self.seat = sampler.seat
        self.legal = dispatch.legal_buffer(sampler.rules)
        self._root = sampler.table
        self._tables = np.concatenate([sampler.table] * most)
        self._rng = np.zeros(4, np.int64)
        self._rngs = np.zeros((most, 4), np.int64)
        self.evaluator = Evaluator(network, self._tables)

    def deal(
        self, actions: npt.NDArray[np.int64], first: int, deals: int, seed: int
    ) -> tuple[State, npt.NDArray[np.int64]]:
        """Deal so many times, and play each action on each deal. Returns the tables, those of a
        deal in a row, and a generator for each; the next call overwrites them."""
        n = len(actions)
        tables, rngs = self._tables[: n * deals], self._rngs[: n * deals]
        play_candidates(
            tables,
            self._root,
            self.seat,
            actions,
            n,
            first,
            deals,
            seed,
            self._rng,
            rngs,
            self.legal,
        )
        return tables, rngs


def play_on(
    tables: State, rngs: npt.NDArray[np.int64], found: Evaluated, temperature: float
) -> None:
    """Play a move on each table that is not over, sampled from what the network `found` there; its
    logits are overwritten."""
    play_sampled(tables, len(tables), found.counts, found.actions, found.logits, temperature, rngs)
