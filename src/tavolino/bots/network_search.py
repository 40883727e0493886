"""A search over what a network prefers, and the bot that plays by it.

The most promising moves are tried on the same deals: each is played, then all seats play a few
moves sampled from the network's policy, then the network says what the seat can expect. In games
that say so, a tree grows below each move that is tried (`network_tree`), and moves are only sampled
beyond it. Moves that fall behind are dropped. The games of a round are played side by side, on one
core. With a number of deals or of games, the answer depends only on the seed and on what the seat
knows.
"""

from __future__ import annotations

import math
import threading
import time
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..core import chance, dispatch
from ..core.contract import NetworkLookahead, State
from ..core.errors import IllegalMove
from ..core.game import Sampler, View
from ..core.hint import RatedMove
from .bot import Bot
from .network import Evaluated, Network, network_for
from .network_deals import Deals, play_on
from .network_tree import Trees
from .network_weights import inputs_of
from .search import SEARCH_STREAM, Analysis, Budget
from .sure_wins import sure_win

DEALS_PER_ROUND = 8
DEALS_BEFORE_DROPPING = 16
PRIOR_SLOPE = 0.01
LEAST_PRIOR = 1e-9  # of a move that the network has no opinion on
HALF_SEED = 1 << 31

Values = npt.NDArray[np.float64]


@dataclass(frozen=True)
class NetworkSearchParameters:
    """The parameters of a search with a network. Those that are None are as the game says: see
    `NetworkLookahead`.

    - `temperature`: how freely the moves that lie beyond the one that is tried are chosen.
    - `prior_deals`: how many deals the network's own opinion counts for, which is that a move that
      is e times as likely wins `PRIOR_SLOPE` more often.
    - `c_puct`: weighs exploration against results in a tree, where the seat itself chooses.
    - `deals`: how many it makes at most.
    """

    candidates: int | None = None
    least_odds: float | None = None
    plies: int | None = None
    tree: bool | None = None
    temperature: float = 0.5
    prior_deals: int = 8
    dropping: float | None = None
    c_puct: float = 0.3
    deals: int | None = None

    def at(self, usual: NetworkLookahead) -> NetworkLookahead:
        """How to look ahead in a game for which that is usual."""
        given = {name: getattr(self, name) for name in usual._fields}
        return usual._replace(**{name: value for name, value in given.items() if value is not None})


USUAL = NetworkSearchParameters()


class Candidates:
    """The moves that are tried, and how they did."""

    def __init__(self, actions: list[int], priors: list[float], prior_deals: int) -> None:
        self.actions = np.array(actions, np.int64)
        self.priors = priors
        self._opinions = prior_deals * PRIOR_SLOPE * np.log(np.maximum(priors, LEAST_PRIOR))
        self.left = np.arange(len(actions))  # those that have not been dropped
        self.results: list[list[float]] = [[] for _ in actions]  # by deal

    def note(self, values: Values) -> None:
        """The values of a round: one row per deal, one column per candidate that is left."""
        for candidate, column in zip(self.left, values.T, strict=True):
            self.results[candidate] += column.tolist()

    def drop(self, errors: float) -> None:
        """Drop those that are clearly behind the best one."""
        results = np.array([self.results[candidate] for candidate in self.left])
        deals = results.shape[1]
        if deals < DEALS_BEFORE_DROPPING:
            return
        standing = results.mean(1) + self._opinions[self.left] / deals
        best = int(standing.argmax())
        spread = (results[best] - results).std(1, ddof=1) / math.sqrt(deals)
        self.left = self.left[standing >= standing[best] - errors * spread]

    def ranked(self) -> list[int]:
        """Their numbers, best first."""
        return sorted(range(len(self.actions)), key=self._standing, reverse=True)

    def rated(self, sampler: Sampler, value: float) -> tuple[RatedMove, ...]:
        """All of them, best first; `value` is what the seat can expect if nothing was tried."""
        order = self.ranked()
        best = np.array(self.results[order[0]])
        tries = sum(map(len, self.results))
        moves = []
        for candidate in order:
            deals = len(self.results[candidate])
            results = np.array(self.results[candidate])
            mean, error = _beside(best, results) if deals else (value, None)
            moves.append(
                RatedMove(
                    sampler.rules.move_text(sampler.table, int(self.actions[candidate])),
                    mean,
                    deals / max(1, tries),
                    action=int(self.actions[candidate]),
                    visits=deals,
                    prior=self.priors[candidate],
                    error=error,
                )
            )
        return tuple(moves)

    def _standing(self, candidate: int) -> tuple[int, float, int]:
        results = self.results[candidate]
        deals = max(1, len(results))
        standing = sum(results) / deals + self._opinions[candidate] / deals
        return len(results), standing, -candidate


def _beside(best: Values, results: Values) -> tuple[float, float | None]:
    """What a move can expect, and the standard error. One that was dropped was tried on the first
    deals only, which may be lucky ones: what tells is how far it was behind the best one there."""
    deals = len(results)
    if deals == len(best):
        return float(results.mean()), _error(results) if deals > 1 else None
    behind = best[:deals] - results
    mean = float(np.clip(best.mean() - behind.mean(), 0.0, 1.0))
    return mean, math.hypot(_error(best), _error(behind))


def _error(values: Values) -> float:
    return float(values.std(ddof=1)) / math.sqrt(len(values))


class _Games:
    """Plays the short games of a round."""

    def __init__(
        self, sampler: Sampler, network: Network, most: int, *, plies: int, temperature: float
    ) -> None:
        self._deals = Deals(sampler, network, most)
        self._plies = plies
        self._temperature = temperature

    def play(self, actions: npt.NDArray[np.int64], first: int, deals: int, seed: int) -> Values:
        """What the seat can expect on each deal, by the action that it begins with: the mean of
        what the network expects at the last decisions of all seats, because each of them knows its
        own hand only."""
        tables, rngs = self._deals.deal(actions, first, deals, seed)
        evaluator = self._deals.evaluator
        expected = np.full((len(tables), evaluator.seats), np.nan)
        found = evaluator.evaluate(tables)
        self._note(found, tables, expected)
        for _ in range(self._plies):
            if not found.counts.any():
                break
            play_on(tables, rngs, found, self._temperature)
            found = evaluator.evaluate(tables)
            self._note(found, tables, expected)
        means: Values = np.nanmean(expected, axis=1)
        return means.reshape(deals, -1)

    def _note(self, found: Evaluated, tables: State, expected: Values) -> None:
        """Note what is expected on each table in the column of the seat to move, or the result of a
        finished game in all of them."""
        own = found.values[:, self._deals.seat]
        rows = np.arange(len(tables))
        expected[rows, tables["player"]] = own
        over = found.counts == 0
        expected[over] = own[over, None]


def analyse(
    sampler: Sampler,
    network: Network,
    budget: Budget,
    *,
    seed: int = 0,
    decision: int = 0,
    parameters: NetworkSearchParameters = USUAL,
    only: int | None = None,
    settle: bool = False,
    stop: threading.Event | None = None,
) -> Analysis:
    """Search a decision of the sampler's seat. An iteration is a short game. For the rest see
    `search.analyse`."""
    begun = time.perf_counter()
    lookahead = parameters.at(inputs_of(sampler.rules).lookahead)
    candidates, value = _promising(sampler, network, lookahead, parameters.prior_deals, only)
    drawn = chance.generator(seed, SEARCH_STREAM + decision * 64)
    base = int(chance.choose(drawn, HALF_SEED)) * HALF_SEED + int(chance.choose(drawn, HALF_SEED))
    games = _games(
        sampler, network, lookahead, parameters, DEALS_PER_ROUND * len(candidates.actions)
    )
    deals = played = 0
    clock: float | None = None  # starts after the first round, so that compiling costs no time
    lasted = 0.0
    while not (settle and len(candidates.left) == 1):
        n = len(candidates.left)
        wanted = DEALS_PER_ROUND
        if parameters.deals is not None:
            wanted = min(wanted, parameters.deals - deals)
        if budget.iterations is not None:
            wanted = min(wanted, (budget.iterations - played) // n)
        wanted = max(wanted, 1 if deals == 0 else 0)  # so that there is always an answer
        if wanted == 0:
            break
        started = time.perf_counter()
        candidates.note(games.play(candidates.actions[candidates.left], deals, wanted, base))
        deals += wanted
        played += wanted * n
        candidates.drop(lookahead.dropping)
        now = time.perf_counter()
        lasted = now - started if clock is not None else 0.0
        clock = now if clock is None else clock
        if stop is not None and stop.is_set():
            break
        if budget.ms is not None and now + lasted > clock + budget.ms / 1000:
            break
    moves = candidates.rated(sampler, value)
    return Analysis(sampler.seat, moves, played, time.perf_counter() - begun)


def _games(
    sampler: Sampler,
    network: Network,
    lookahead: NetworkLookahead,
    parameters: NetworkSearchParameters,
    most: int,
) -> _Games | Trees:
    plies, temperature = lookahead.plies, parameters.temperature
    if lookahead.tree:
        return Trees(
            sampler,
            network,
            most,
            plies=plies,
            temperature=temperature,
            c_puct=parameters.c_puct,
        )
    return _Games(sampler, network, most, plies=plies, temperature=temperature)


def _promising(
    sampler: Sampler,
    network: Network,
    lookahead: NetworkLookahead,
    prior_deals: int,
    only: int | None,
) -> tuple[Candidates, float]:
    """The moves to try, and what the seat can expect before any of them is."""
    found = network.evaluate(sampler.table)
    count = int(found.counts[0])
    actions, logits = found.actions[0, :count], found.logits[0, :count]
    odds = np.exp(logits - logits.max())
    priors = dict(zip(actions.tolist(), (odds / odds.sum()).tolist(), strict=True))
    if only is None:
        order = np.argsort(-logits, kind="stable")[: lookahead.candidates]
        chosen = [int(actions[i]) for i in order if odds[i] >= lookahead.least_odds]
    else:
        legal = dispatch.legal_buffer(sampler.rules)
        if only not in legal[: dispatch.legal_at(sampler.table, 0, legal)]:
            raise IllegalMove(f"action {only} is not legal now")
        chosen = [only]
    shares = [priors.get(action, 0.0) for action in chosen]
    value = float(found.values[0, sampler.seat])
    return Candidates(chosen, shares, prior_deals), value


class NetworkSearchBot:
    """Looks ahead with a network, and always takes a sure win. Where there is no network,
    `stand_in` plays."""

    name = "virtuoso"

    def __init__(
        self,
        seed: int,
        stand_in: Bot,
        ms: int,
        parameters: NetworkSearchParameters = USUAL,
    ) -> None:
        self.budget = Budget(ms=ms)
        self.parameters = parameters
        self._stand_in = stand_in
        self._seed = seed
        self._decisions = 0

    def choose(self, view: View, sampler: Sampler) -> str:
        rules = sampler.rules
        network = network_for(rules, rules.options_of(sampler.table))
        if network is None:
            return self._stand_in.choose(view, sampler)
        self._decisions += 1
        if len(view.legal) == 1:
            return view.legal[0]
        if win := sure_win(sampler):
            return win
        return analyse(
            sampler,
            network,
            self.budget,
            seed=self._seed,
            decision=self._decisions,
            parameters=self.parameters,
            settle=True,
        ).best.move
