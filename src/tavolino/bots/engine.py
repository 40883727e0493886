"""The engine that judges decisions: the strongest one that there is for a table."""

from __future__ import annotations

import logging
import os
import threading
from dataclasses import replace

from ..core.game import Sampler
from . import network_search, search
from .levels import LEARNED_LEVEL, STAND_IN, measured
from .network import WEIGHTS_FOLDER, Network, network_for
from .network_weights import WeightsError
from .search import Analysis, Budget
from .sure_wins import rated_sure_wins

_log = logging.getLogger(__name__)
_reported: set[str] = set()  # what is wrong with weights

ITERATIONS_PER_GAME = 8  # of the tree search take about as long as a short game with a network


def analyse(
    sampler: Sampler,
    budget: Budget,
    *,
    seed: int = 0,
    decision: int = 0,
    threads: int = 1,
    only: int | None = None,
    stop: threading.Event | None = None,
) -> Analysis:
    """Judge a decision of the sampler's seat: with a network where one is stronger than the tree
    search; it then makes as many short games as take the same time as the iterations, and uses one
    thread. Otherwise, or if its weights cannot be used, with the tree search. See
    `search.analyse`. Where a move surely wins, nothing is searched: these moves are all there is to
    say."""
    if wins := rated_sure_wins(sampler, only):
        return Analysis(sampler.seat, wins, iterations=0, seconds=0.0)
    network = _usable_network(sampler)
    if network is None:
        return search.analyse(
            sampler, budget, seed=seed, decision=decision, threads=threads, only=only, stop=stop
        )
    if budget.iterations is not None:
        games = max(1, budget.iterations // ITERATIONS_PER_GAME)
        budget = replace(budget, iterations=games)
    return network_search.analyse(
        sampler, network, budget, seed=seed, decision=decision, only=only, stop=stop
    )


def _usable_network(sampler: Sampler) -> Network | None:
    """The network for a table. Weights that cannot be used are reported once."""
    rules = sampler.rules
    if not _network_leads(rules.name):
        return None
    try:
        return network_for(rules, rules.options_of(sampler.table))
    except WeightsError as error:
        if str(error) not in _reported:
            _reported.add(str(error))
            _log.warning("%s. Until then the tree search judges tables of %s", error, rules.name)
        return None


def _network_leads(game: str) -> bool:
    """Whether a network plays a game better than the tree search: by what was measured, or because
    somebody says which weights to use."""
    if os.environ.get(WEIGHTS_FOLDER):
        return True
    learned, tree = measured(LEARNED_LEVEL, game), measured(STAND_IN.name, game)
    return learned is not None and (tree is None or learned.rating > tree.rating)
