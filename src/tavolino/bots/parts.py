"""Where the result of a game came from: the start, the luck of the cards, and the decisions.

For each seat, the chance before the deal, its luck, what its decisions lost and a remainder add up
to its result. The remainder is everything else: what the others lost, cards that were hidden, and
errors of the engine. Luck and remainder go by the values of the open table (`bots.luck`), decisions
by what the seat knew (`bots.review`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass

from ..core.contract import Json
from .luck import GameLuck, Shares


@dataclass(frozen=True)
class Points:
    """The parts of one seat's result as people see them, in whole percentage points that add up:
    the remainder takes what rounding leaves."""

    start: int
    luck: int
    decisions: int
    remainder: int
    result: int


@dataclass(frozen=True)
class Totals:
    """The parts of one seat's result: the first four add up to the last."""

    start: float
    luck: float
    decisions: float  # never positive
    remainder: float
    result: float

    @property
    def points(self) -> Points:
        start, luck, decisions, result = (
            round(100 * share) for share in (self.start, self.luck, self.decisions, self.result)
        )
        return Points(start, luck, decisions, result - start - luck - decisions, result)


@dataclass(frozen=True)
class Parts:
    """The parts of a finished game, move by move: what each move added to the chances of each seat
    by luck, by the decision of that seat, and otherwise."""

    luck: GameLuck
    decisions: tuple[Shares, ...]
    remainder: tuple[Shares, ...]

    def totals(self, seat: int) -> Totals:
        start, result = self.luck.start[seat], self.luck.values[-1][seat]
        luck = self.luck.total(seat)
        decisions = sum(row[seat] for row in self.decisions)
        return Totals(start, luck, decisions, result - start - luck - decisions, result)

    def data(self, seats: Iterable[int]) -> Json:
        totals = {seat: self.totals(seat) for seat in seats}
        return {
            "start": list(self.luck.start),
            "deal": list(self.luck.deal),
            "luck": [list(row) for row in self.luck.draws],
            "decisions": [list(row) for row in self.decisions],
            "remainder": [list(row) for row in self.remainder],
            "totals": {
                str(seat): {**asdict(each), "points": asdict(each.points)}
                for seat, each in totals.items()
            },
        }


def parts_of(luck: GameLuck, lost: dict[int, tuple[int, float]]) -> Parts:
    """The parts of a finished game; `lost` has the seat and the loss of each decision, by the index
    of the move."""
    decisions, remainder = [], []
    for ply, (before, after, drawn) in enumerate(
        zip(luck.values, luck.values[1:], luck.draws, strict=False)
    ):
        row = [0.0] * len(before)
        if ply in lost:
            seat, loss = lost[ply]
            row[seat] = 0.0 - loss
        decisions.append(tuple(row))
        remainder.append(
            tuple(after[seat] - before[seat] - drawn[seat] - row[seat] for seat in range(len(row)))
        )
    return Parts(luck, tuple(decisions), tuple(remainder))
