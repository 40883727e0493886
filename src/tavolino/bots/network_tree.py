"""A tree search that asks a network: which moves are likely, and what each seat can expect.

Each move that is tried has its own tree (see `tree`): a node stands for what was played since, and
only children whose moves are legal on the present table compete, by prior (PUCT). The priors are
the network's. Where another seat moves, the network is asked anew on every table, since it prefers
other moves with another hand. The tables of a round walk side by side, so that the network is asked
about many of them at once; a walk counts on its way down already, with the result that was to be
expected, so that those beside it see it.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ..core.game import Sampler
from .network import Network
from .network_deals import Deals
from .network_tree_kernels import WALK, set_out, use_answers, walk_down
from .tree import NODE, SEARCH

MOST_NODES = 1 << 18
FPU_REDUCTION = 0.1
OPPONENT_C_PUCT = 2.0  # other seats mostly do what the network expects of them
DEALS_AT_ONCE = 4  # more of them would see less of each other's results


class Trees:
    """The trees of all moves that are tried, for up to `most` tables at once. A walk goes on for
    `plies` moves beyond its tree, chosen as freely as `temperature` says."""

    def __init__(
        self,
        sampler: Sampler,
        network: Network,
        most: int,
        *,
        plies: int,
        temperature: float,
        c_puct: float,
    ) -> None:
        self._deals = Deals(sampler, network, most)
        self._plies = plies
        self._temperature = temperature
        self._walks = np.zeros(most, WALK)
        self._results = np.zeros(most)
        self._search = np.zeros(1, SEARCH)
        self._search["seat"] = sampler.seat
        self._search["c_puct"] = c_puct
        self._search["opponent_c_puct"] = OPPONENT_C_PUCT
        self._search["fpu_reduction"] = FPU_REDUCTION
        self._search["nodes"] = 1  # which stands for nothing
        self._nodes = np.empty(MOST_NODES, NODE).view(np.recarray)
        self._nodes[0] = 0
        self._starts: dict[int, int] = {}  # the node of each move that is tried

    def play(
        self, actions: npt.NDArray[np.int64], first: int, deals: int, seed: int
    ) -> npt.NDArray[np.float64]:
        """What the seat can expect on each deal, by the action that it begins with."""
        starts = np.array([self._start(action) for action in actions.tolist()], np.int64)
        results = [
            self._walk(actions, starts, first + done, min(DEALS_AT_ONCE, deals - done), seed)
            for done in range(0, deals, DEALS_AT_ONCE)
        ]
        return np.concatenate(results)

    def _start(self, action: int) -> int:
        if action not in self._starts:
            node = int(self._search["nodes"][0])
            self._search["nodes"] = node + 1
            self._nodes[node] = 0
            self._starts[action] = node
        return self._starts[action]

    def _walk(
        self,
        actions: npt.NDArray[np.int64],
        starts: npt.NDArray[np.int64],
        first: int,
        deals: int,
        seed: int,
    ) -> npt.NDArray[np.float64]:
        tables, rngs = self._deals.deal(actions, first, deals, seed)
        left = len(tables)
        results = self._results[:left]
        legal, evaluator = self._deals.legal, self._deals.evaluator
        trees = (self._search, self._nodes)
        set_out(tables, self._walks, left, starts, rngs, *trees)
        while left:
            walk_down(tables, self._walks, left, *trees, legal)
            left = use_answers(
                tables,
                self._walks,
                left,
                *trees,
                legal,
                *evaluator.evaluate(tables[:left]),
                self._plies,
                self._temperature,
                results,
            )
        return results.reshape(deals, -1).copy()
