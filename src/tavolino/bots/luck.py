"""How much of a game was luck: what the cards were worth, compared with all others that could have
been drawn.

The luck of a draw is the value of the table after it, minus the mean value over every card that
could have been drawn instead. Every order of the unknown cards is equally likely, so the mean of
that difference is zero, however poor the value is. These are the chance terms of AIVAT (Burch,
Schmid, Moravčík and Bowling, "AIVAT: A New Variance Reduction Technique for Agent Evaluation in
Imperfect Information Games", 2018).

If a move draws several cards, each is compared with those that could have come in its place, the
others staying where they are.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..core import chance, dispatch
from ..core.contract import Rules, State
from ..core.game import Game

DEALS = 400  # other deals that a deal is compared with
STREAM = 3  # of random numbers, for those deals

Shares = tuple[float, ...]


@dataclass(frozen=True)
class GameLuck:
    """The luck of each seat in a game, as a share of the win: what each deal and draw added to its
    chances. `values` has the chances themselves, with all hands open: after the deal and after each
    move; the last of a finished game is its result."""

    start: Shares  # the chances before the deal
    deal: Shares
    draws: tuple[Shares, ...]  # a row for each move; zeros where nothing was drawn
    values: tuple[Shares, ...]

    def total(self, seat: int) -> float:
        return self.deal[seat] + sum(row[seat] for row in self.draws)


def luck_of(game: Game) -> GameLuck | None:
    """The luck of a game from its deal on; None if its rules do not say where chance comes in. It
    depends on nothing but the deal and the moves."""
    if game.rules.luck is None:
        return None
    meter = LuckMeter(game.rules, len(game.names))
    table = game.dealt
    dealt = meter.value(table)
    start = meter.mean_deal(table)
    draws, values = [], [dealt]
    for action in game.played:
        draws.append(_shares(meter.luck(table, action)))
        dispatch.apply_at(table, 0, action)
        values.append(meter.value(table))
    return GameLuck(
        start=_shares(start),
        deal=_shares(dealt - start),
        draws=tuple(draws),
        values=tuple(_shares(value) for value in values),
    )


class LuckMeter:
    """Values of tables of one game, with all hands open, and the luck of draws by them."""

    def __init__(self, rules: Rules, seats: int) -> None:
        assert rules.luck is not None
        self.rules = rules
        self.piles = rules.luck.piles
        self.seats = seats
        self._scratch = dispatch.evaluation_scratch(rules)
        self._places = dispatch.legal_buffer(rules)
        self._places_after = dispatch.legal_buffer(rules)

    def value(self, table: State) -> npt.NDArray[np.float64]:
        """The share of the win that each seat can expect; of a finished game, what it got."""
        out = np.empty(self.seats)
        dispatch.open_chances_at(table, 0, self._scratch, out)
        return out

    def mean_deal(self, table: State) -> npt.NDArray[np.float64]:
        """The mean value of other deals with the same options and the same seat to begin."""
        blank = self.rules.blank(self.rules.options_of(table))
        self.rules.set_version(blank, self.rules.version_of(table))
        blank["player"] = table["player"]
        seed = int.from_bytes(hashlib.sha256(table.tobytes()).digest()[:8], "big") >> 1
        rng = chance.generator(seed, STREAM)
        total = np.zeros(self.seats)
        for _ in range(DEALS):
            other = dispatch.copied(blank)
            dispatch.deal_at(other, 0, rng)
            total += self.value(other)
        return total / DEALS

    def luck(self, table: State, action: int) -> npt.NDArray[np.float64]:
        """What the cards that a move draws add to the chances of each seat."""
        luck = np.zeros(self.seats)
        after = self._after(table, action)
        value: npt.NDArray[np.float64] | None = None
        for pile in range(self.piles):
            unknown = dispatch.unknown_at(table, 0, pile, self._places)
            drawn = unknown - dispatch.unknown_at(after, 0, pile, self._places_after)
            for card in range(drawn):
                if value is None:
                    value = self.value(after)
                total = value.copy()
                for other in range(card + 1, unknown):
                    swapped = dispatch.copied(table)
                    dispatch.swap_at(swapped, 0, self._places[card], self._places[other])
                    dispatch.apply_at(swapped, 0, action)
                    total += self.value(swapped)
                luck += value - total / (unknown - card)
        return luck

    def _after(self, table: State, action: int) -> State:
        after = dispatch.copied(table)
        dispatch.apply_at(after, 0, action)
        return after


def _shares(numbers: npt.NDArray[np.float64]) -> Shares:
    return tuple(numbers.tolist())
