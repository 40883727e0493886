"""Exact answers for tiny games with hidden cards: best responses, exploitability, equilibria.

A `GameTree` holds every line of play of a game of two, from every deal. A seat's decisions that it
cannot tell apart, by all it has seen since the deal, are one *information set*; what may be chosen
there are its *slots*. A strategy is an array with the probability of every slot of both seats.

What a game is worth to a seat is its share of the win. In a game that counts in something else, it
is the returns on a scale from 0, for the least that can be got, to 1.

The tree is kept by plies, as arrays, so that a pass over all of it is a few array operations.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tavolino.core import dispatch
from tavolino.core.contract import Rules, State
from tavolino.core.game import Sampler

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

# How a seat plays where it knows just this: a probability for each legal action, ascending.
Policy = Callable[[Sampler], Floats]


@dataclass(frozen=True)
class Ply:
    """All that can have happened after some number of moves, one entry a line of play."""

    parent: Ints  # the entry one ply before
    slot: Ints  # the choice that led here; at the deal, none
    mover: Ints  # who decides, or OVER
    decision: Ints  # the information set of the mover
    share: Floats  # of the win for seat 0, where the game is over


OVER = -1


@dataclass(frozen=True)
class _Table:
    """What the tree needs to know of a table, whichever way it was reached."""

    mover: int
    share: float
    knows: tuple[bytes, bytes]  # by seat
    moves: tuple[tuple[bytes, tuple[str, str]], ...]  # the table after each, as seats see it


class GameTree:
    """Every line of play from the given deals, which come with their weights."""

    def __init__(self, rules: Rules, deals: Mapping[bytes, float]) -> None:
        self.rules = rules
        self.chance: Floats = np.array(list(deals.values())) / sum(deals.values())
        self.plies: list[Ply] = []
        self.knowledge: list[bytes] = []  # of each information set: the table of its sampler
        self._seats: list[int] = []
        self._sizes: list[int] = []
        self._tables: dict[bytes, _Table] = {}
        self._legal = dispatch.legal_buffer(rules)
        self._grow(list(deals))
        self.sizes = np.array(self._sizes)  # of each information set: how many slots it has
        self.first_slot = np.concatenate([[0], np.cumsum(self.sizes)])
        self.owner = np.repeat(self._seats, self.sizes)  # the seat of each slot

    @property
    def slots(self) -> int:
        return len(self.owner)

    @property
    def sets(self) -> int:
        """How many information sets there are."""
        return len(self._seats)

    @property
    def lines(self) -> int:
        """How many ways there are for a game to go, deals included."""
        return sum(int(np.count_nonzero(ply.mover == OVER)) for ply in self.plies)

    def slots_of(self, decision: int) -> slice:
        return slice(self.first_slot[decision], self.first_slot[decision + 1])

    def _grow(self, tables: list[bytes]) -> None:
        """Ply by ply. What a seat remembers is a number that stands for all it has seen so far; it
        changes with every move, so that information sets never span plies."""
        memories: dict[Any, int] = {}
        sets: dict[int, tuple[int, int]] = {}  # its number and its first slot

        def remember(before: int, seat: int, seen: str, knows: bytes) -> int:
            return memories.setdefault((before, seat, seen, knows), len(memories))

        slots_so_far = 0
        entries = [
            (key, tuple(remember(-1, seat, "", self._table(key).knows[seat]) for seat in range(2)))
            for key in tables
        ]
        ways = [(-1, -1)] * len(entries)  # parent and slot of each
        while entries:
            decisions, shares = [], []
            next_entries, next_ways = [], []
            for parent, (key, memory) in enumerate(entries):
                table = self._table(key)
                shares.append(table.share)
                if table.mover == OVER:
                    decisions.append((OVER, OVER))
                    continue
                if memory[table.mover] not in sets:
                    sets[memory[table.mover]] = len(self.knowledge), slots_so_far
                    slots_so_far += len(table.moves)
                    self.knowledge.append(table.knows[table.mover])
                    self._seats.append(table.mover)
                    self._sizes.append(len(table.moves))
                number, first = sets[memory[table.mover]]
                assert self._sizes[number] == len(table.moves), "legal moves tell what is hidden"
                decisions.append((table.mover, number))
                for slot, (after, seen) in enumerate(table.moves, first):
                    knows = self._table(after).knows
                    next_ways.append((parent, slot))
                    next_entries.append(
                        (
                            after,
                            tuple(
                                remember(memory[seat], seat, seen[seat], knows[seat])
                                for seat in range(2)
                            ),
                        )
                    )
            parents, slots = np.array(ways).T
            movers, numbers = np.array(decisions).T
            self.plies.append(Ply(parents, slots, movers, numbers, np.array(shares)))
            entries, ways = next_entries, next_ways

    def _table(self, key: bytes) -> _Table:
        if key not in self._tables:
            self._tables[key] = self._look_at(self.state(key))
        return self._tables[key]

    def state(self, key: bytes) -> State:
        return np.frombuffer(key, self.rules.state).copy()

    def _look_at(self, state: State) -> _Table:
        knows = tuple(Sampler(self.rules, state, seat).table.tobytes() for seat in range(2))
        if state["over"][0]:
            least, greatest = self.rules.return_range
            share = (dispatch.returns_at(state, 0, 0) - least) / (greatest - least)
            return _Table(OVER, share, (knows[0], knows[1]), ())
        moves = []
        for action in self._legal[: dispatch.legal_at(state, 0, self._legal)].tolist():
            after = state.copy()
            dispatch.apply_at(after, 0, action)
            seen = tuple(self.rules.seen_move(state, action, seat) for seat in range(2))
            moves.append((after.tobytes(), (seen[0], seen[1])))
        return _Table(int(state["player"][0]), 0.0, (knows[0], knows[1]), tuple(moves))

    # -- strategies ------------------------------------------------------------------------------

    def strategy(self, policy: Policy) -> Floats:
        """What a policy plays, wherever its own choices can lead. It is asked once for each thing
        that a seat can know; where it never gets to, the probabilities are 0."""
        strategy = np.zeros(self.slots)
        asked: dict[tuple[int, bytes], Floats] = {}
        for seat in range(2):
            reach = self.chance
            for number, ply in enumerate(self.plies):
                if number:
                    reach = reach[ply.parent] * self._played(strategy, seat, ply)
                for decision in np.unique(ply.decision[(ply.mover == seat) & (reach > 0)]):
                    key = seat, self.knowledge[decision]
                    if key not in asked:
                        asked[key] = policy(Sampler(self.rules, self.state(key[1]), seat))
                    strategy[self.slots_of(decision)] = asked[key]
        return strategy

    def uniform(self) -> Floats:
        """Every choice equally likely."""
        return self._over_slots(1 / self.sizes)

    def equilibrium(self, rounds: int) -> Floats:
        """A strategy that comes the nearer to one that nobody can exploit, the more rounds it is
        given: counterfactual regret minimisation, in the form CFR+ (Tammelin 2014)."""
        regrets, total = np.zeros(self.slots), np.zeros(self.slots)
        for count in range(1, rounds + 1):
            for seat in range(2):
                own = self.owner == seat
                current = self._normal(regrets)
                _, worth = self._look_back(seat, current, current)
                together = np.add.reduceat(current * worth, self.first_slot[:-1])
                missed = worth - self._over_slots(together)
                regrets = np.where(own, np.maximum(regrets + missed, 0), regrets)
                total += np.where(own, count * current * self._own_reach(current, seat), 0)
        return self._normal(total)

    # -- what they are worth ---------------------------------------------------------------------

    def share(self, strategy: Floats, other: Floats) -> float:
        """Seat 0's share of the win, when it plays by `strategy` and seat 1 by `other`."""
        return self._look_back(0, other, strategy)[0]

    def best_response(self, strategy: Floats, seat: int) -> float:
        """The share of the win for a seat that knows the other's strategy, though not its cards,
        remembers all it has seen, and makes the most of it."""
        return self._look_back(seat, strategy, None)[0]

    def exploitability(self, strategy: Floats) -> float:
        """How much more than an even share of the win a player gets who knows the strategy and
        plays against it once in each seat. It is never below 0; a strategy with 0 is perfect."""
        return sum(self.best_response(strategy, seat) for seat in range(2)) / 2 - 0.5

    def _look_back(self, seat: int, other: Floats, own: Floats | None) -> tuple[float, Floats]:
        """From the ends to the deal: a seat's share of the win, and what each of its slots adds to
        it, when the other seat plays `other` and this one plays `own`, or else what is best."""
        reach = self._reach(other, 1 - seat)
        slots = np.zeros(self.slots)
        behind = np.zeros(0)  # what the entries of the ply behind are worth
        for number in range(len(self.plies) - 1, -1, -1):
            ply = self.plies[number]
            share = ply.share if seat == 0 else 1 - ply.share
            worth = np.where(ply.mover == OVER, reach[number] * share, 0)
            if number + 1 < len(self.plies):
                after = self.plies[number + 1]
                mine = ply.mover[after.parent] == seat
                here = np.zeros(self.slots)
                here += np.bincount(after.slot[mine], behind[mine], self.slots)
                slots += here
                chosen = self._best(here) if own is None else own
                weight = np.where(mine, chosen[after.slot], 1)
                worth += np.bincount(after.parent, behind * weight, len(worth))
            behind = worth
        return float(behind.sum()), slots

    def _reach(self, strategy: Floats, seat: int) -> list[Floats]:
        """How likely chance and one seat's choices are to lead to each entry of each ply."""
        reach = [self.chance]
        for ply in self.plies[1:]:
            reach.append(reach[-1][ply.parent] * self._played(strategy, seat, ply))
        return reach

    def _own_reach(self, strategy: Floats, seat: int) -> Floats:
        """How likely a seat's own choices are to lead to where each of its slots is chosen."""
        decisions = np.zeros(self.sets)
        reach = np.ones(len(self.chance))
        for number, ply in enumerate(self.plies):
            if number:
                reach = reach[ply.parent] * self._played(strategy, seat, ply)
            mine = ply.mover == seat
            decisions[ply.decision[mine]] = reach[mine]  # alike in a set: nothing is forgotten
        return self._over_slots(decisions)

    def _played(self, strategy: Floats, seat: int, ply: Ply) -> Floats:
        """How likely a seat was to choose what led to each entry; 1 where it was not its turn."""
        return np.where(self.owner[ply.slot] == seat, strategy[ply.slot], 1)

    def _best(self, slots: Floats) -> Floats:
        """The most valuable slots of each information set, as a strategy."""
        most = np.maximum.reduceat(slots, self.first_slot[:-1])
        return self._normal((slots == self._over_slots(most)).astype(np.float64))

    def _normal(self, weights: Floats) -> Floats:
        """The weights of each information set as probabilities; uniform where there are none."""
        totals = self._over_slots(np.add.reduceat(weights, self.first_slot[:-1]))
        return np.divide(weights, totals, out=self.uniform(), where=totals > 0)

    def _over_slots(self, numbers: Floats) -> Floats:
        """A number of each information set, written to each of its slots."""
        return np.repeat(numbers, self.sizes)
