"""A bot that looks ahead, and the analysis of a decision.

Each thread grows its own tree with its own random numbers, and the results at the root are added
up. So a search with a given seed, number of threads and number of iterations always gives the same
answer.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace

import numpy as np

from ..core import chance, dispatch
from ..core.checks import check_integer
from ..core.contract import Lookahead, Options, Rules, State, usual_lookahead
from ..core.errors import IllegalMove, OptionError
from ..core.game import Sampler, View
from ..core.hint import RatedMove
from . import tree
from .policy import BLIND
from .sure_wins import sure_win

TREE_BYTES = 192 * 2**20  # of all threads together; allocated as they are used
SLICE = 0.01  # seconds between two checks of the time
ALL_PLIES = 1 << 30
MOST = 2**31 - 1  # iterations, or milliseconds
WITHOUT_PLAYOUT = 4  # iterations that cost about as much as one with a playout
SEARCH_STREAM = 1 << 16  # random streams from here on, one per thread and decision


@dataclass(frozen=True)
class SearchParameters:
    """The parameters of a search.

    - `skill`: the skill of priors and playouts; -1 for none, then playouts are random.
    - `plies`: how many moves a playout makes before it is evaluated. None: as the game's evaluation
      says.
    - `temperature`: how freely a playout chooses its moves.
    - `prior_temperature`: flattens the priors.
    - `c_puct`: weighs exploration against results.
    - `opponent_c_puct`: the same for moves of other seats. None: as the game's evaluation says.
    - `fpu_reduction`: how much less an untried move counts.
    """

    skill: int = 2
    plies: int | None = None
    temperature: float = 0.5
    prior_temperature: float = 1.0
    c_puct: float = 0.3
    fpu_reduction: float = 0.1
    opponent_c_puct: float | None = None

    def at(self, lookahead: Lookahead) -> SearchParameters:
        """The same, with None replaced by what the game's evaluation says."""
        return replace(
            self,
            plies=lookahead.plies if self.plies is None else self.plies,
            opponent_c_puct=(
                lookahead.opponent_c_puct if self.opponent_c_puct is None else self.opponent_c_puct
            ),
        )


# Random playouts to the end, and no priors: for games without an evaluation.
UNINFORMED = SearchParameters(skill=BLIND, plies=ALL_PLIES, c_puct=0.7, opponent_c_puct=0.7)


@dataclass(frozen=True)
class Budget:
    """How long to think: iterations of all threads together, or milliseconds, or both, whichever
    runs out first."""

    iterations: int | None = None
    ms: int | None = None

    def __post_init__(self) -> None:
        for name, value in (("iterations", self.iterations), ("ms", self.ms)):
            if value is not None:
                object.__setattr__(self, name, check_integer(name, value, 1, MOST))
        if self.iterations is None and self.ms is None:
            raise OptionError("a search needs a budget: iterations or ms")


@dataclass(frozen=True)
class Analysis:
    """The moves of a decision, best first."""

    seat: int
    moves: tuple[RatedMove, ...]
    iterations: int
    seconds: float

    @property
    def best(self) -> RatedMove:
        return self.moves[0]

    @property
    def chance(self) -> float:
        """Of winning with the best move."""
        return self.best.chance


@dataclass
class _Found:
    """What is known about a move at the root, by one thread or by all."""

    visits: int
    total: float
    prior: float
    deals: int  # on which it was tried together with the other moves
    ahead: float  # by how much it was better there, in total

    def add(self, other: _Found) -> None:
        self.visits += other.visits
        self.total += other.total
        self.deals += other.deals
        self.ahead += other.ahead

    @property
    def chance(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    @property
    def standing(self) -> tuple[float, ...]:
        """The sort key of a move: first how long it was tried, then how well it did."""
        ahead = self.ahead / self.deals if self.deals else 0.0
        return self.deals, ahead, self.chance, self.prior


@dataclass
class _Tree:
    """The search of one thread."""

    rules: Rules
    tables: State
    seat: int
    parameters: SearchParameters  # complete ones
    rng: chance.Generator
    most_nodes: int
    only: int | None = None  # the only move at the root to examine

    def __post_init__(self) -> None:
        legal = dispatch.legal_buffer(self.rules)
        self.buffers = tree.Buffers(
            legal,
            np.empty(len(legal)),
            dispatch.evaluation_scratch(self.rules),
            np.empty(self.rules.seats(self.rules.options_of(self.tables[:1]))),
        )
        self.state = np.zeros(1, tree.SEARCH)
        self.state["seat"] = self.seat
        for name, value in asdict(self.parameters).items():
            self.state[name] = value
        self.state["nodes"] = 1
        self.nodes = np.empty(self.most_nodes, tree.NODE).view(np.recarray)
        self.nodes[0] = 0
        if self.only is not None:
            n = dispatch.legal_at(self.tables, 0, legal)
            if self.only not in legal[:n]:
                raise IllegalMove(f"action {self.only} is not legal now")
            tree.consider_only(self.state, self.nodes, legal, n, self.only)

    def search(self, iterations: int | None, goes_on: Callable[[], bool], settle: bool) -> None:
        """Search until the iterations are done, the choice is settled, or `goes_on` says stop. That
        is asked after the first iteration, so that there is always an answer."""
        self.state["limit"] = iterations or 0
        self.state["settles"] = settle
        go_on = tree.grow_tree if self.parameters.skill == BLIND else tree.run_race
        portion = 1
        while True:
            start = time.perf_counter()
            go_on(self.state, self.nodes, self.tables, self.rng, portion, self.buffers)
            spent = time.perf_counter() - start
            portion = max(1, min(4 * portion, int(portion * SLICE / max(spent, 1e-6))))
            if iterations is not None:
                portion = min(portion, iterations - self.iterations)
            if portion == 0 or self.state["settled"][0] or not goes_on():
                return

    @property
    def iterations(self) -> int:
        return int(self.state["iterations"][0])

    def found(self) -> dict[int, _Found]:
        """What is known about each move at the root."""
        racers = {int(node): racer for racer, node in enumerate(self.state["racer_node"][0])}
        moves = {}
        child = int(self.nodes[0].child)
        while child:
            node, racer = self.nodes[child], racers.get(child)
            moves[int(node.move)] = _Found(
                int(node.visits),
                float(node.total),
                float(node.prior),
                int(node.visits if racer is None else self.state["racer_deals"][0, racer]),
                0.0 if racer is None else float(self.state["racer_ahead"][0, racer]),
            )
            child = int(node.next)
        return moves


def analyse(
    sampler: Sampler,
    budget: Budget,
    *,
    seed: int = 0,
    decision: int = 0,
    threads: int = 1,
    parameters: SearchParameters | None = None,
    only: int | None = None,
    settle: bool = False,
    stop: threading.Event | None = None,
) -> Analysis:
    """Search a decision of the sampler's seat. `decision` gives each decision of a game its own
    random numbers. With `only` it examines just that action. With `settle` it may end early, as
    soon as further iterations cannot change the choice. Setting `stop` ends it at once, with what
    it has found so far."""
    rules = sampler.rules
    if parameters is None:
        parameters = parameters_of(rules)
    parameters = parameters.at(lookahead_at(rules, rules.options_of(sampler.table)))
    if budget.iterations is not None:
        threads = min(threads, budget.iterations)
    trees = [
        _Tree(
            rules,
            np.concatenate([sampler.table] * 3),
            sampler.seat,
            parameters,
            chance.generator(seed, SEARCH_STREAM + decision * 64 + thread),
            TREE_BYTES // tree.NODE.itemsize // threads,
            only,
        )
        for thread in range(threads)
    ]
    shares: list[int | None] = [
        None if budget.iterations is None else (budget.iterations + threads - 1 - thread) // threads
        for thread in range(threads)
    ]
    start: float | None = None

    def goes_on() -> bool:
        """The clock starts with the first call, so that compiling costs no thinking time."""
        nonlocal start
        now = time.perf_counter()
        if start is None:
            start = now
        stopped = stop is not None and stop.is_set()
        return not stopped and (budget.ms is None or now < start + budget.ms / 1000)

    begun = time.perf_counter()
    if threads == 1:
        trees[0].search(shares[0], goes_on, settle)
    else:
        with ThreadPoolExecutor(threads) as pool:
            for each in [
                pool.submit(one.search, share, goes_on, settle)
                for one, share in zip(trees, shares, strict=True)
            ]:
                each.result()
    return _added_up(sampler, trees, time.perf_counter() - begun)


def _added_up(sampler: Sampler, trees: list[_Tree], seconds: float) -> Analysis:
    found = trees[0].found()
    for one in trees[1:]:
        for action, more in one.found().items():
            if action in found:
                found[action].add(more)
            else:
                found[action] = more
    iterations = sum(one.iterations for one in trees)
    moves = [
        RatedMove(
            sampler.rules.move_text(sampler.table, action),
            of.chance,
            of.visits / max(1, iterations),
            action=action,
            visits=of.visits,
            prior=of.prior,
        )
        for action, of in sorted(found.items(), key=lambda item: item[1].standing, reverse=True)
    ]
    return Analysis(sampler.seat, tuple(moves), iterations, seconds)


def parameters_of(rules: Rules) -> SearchParameters:
    """The default parameters for a game."""
    return UNINFORMED if rules.evaluation is None else SearchParameters()


def lookahead_at(rules: Rules, options: Options) -> Lookahead:
    return (rules.evaluation.lookahead if rules.evaluation else usual_lookahead)(options)


def paced(rules: Rules, options: Options, iterations: int) -> int:
    """How many iterations take as long as the given number with a playout."""
    return iterations * (1 if lookahead_at(rules, options).plies else WITHOUT_PLAYOUT)


class SearchBot:
    """Looks ahead with information-set Monte Carlo tree search, and always takes a sure win."""

    name = "search"

    def __init__(
        self,
        seed: int,
        budget: Budget,
        *,
        threads: int = 1,
        parameters: SearchParameters | None = None,
    ) -> None:
        self.budget = budget
        self.threads = threads
        self.parameters = parameters
        self._seed = seed
        self._decisions = 0

    def choose(self, view: View, sampler: Sampler) -> str:
        self._decisions += 1
        if len(view.legal) == 1:
            return view.legal[0]
        if win := sure_win(sampler):
            return win
        return analyse(
            sampler,
            self.budget,
            seed=self._seed,
            decision=self._decisions,
            threads=self.threads,
            parameters=self.parameters,
            settle=True,
        ).best.move
