"""The words of a review, for the terminal and for the page, in a language."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property

from babel.numbers import format_decimal

from .. import text
from ..bots.review import VERDICTS, Decision, Review
from ..core.game import Game
from ..terminal.luck_words import luck_words
from ..text.language import ENGLISH, PSEUDO, language
from ..text.names import called, own_names

WORST = 5


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


@dataclass(frozen=True)
class ReviewWords:
    """A review of a game, in the words of a language."""

    found: Review
    game: Game
    code: str

    def say(self, key: str, /, **arguments: str | int) -> str:
        return language(self.code).say(key, **arguments)

    # -- names and numbers -----------------------------------------------------------------------

    @cached_property
    def names(self) -> list[str]:
        """The players' names; those without a name are called by their seats."""
        return called(own_names(self.game.names), self.code, "analysis-player")

    def percent(self, share: float, digits: int = 0) -> str:
        number = Decimal(f"{100 * share:.{digits}f}")
        pattern = f"{Decimal(0):.{digits}f}"  # like 0.0: a zero after the point is kept
        shown = format_decimal(number, pattern, self._locale)
        return self.say("analysis-percent", number=shown)

    def count(self, number: int) -> str:
        return format_decimal(number, locale=self._locale)

    @property
    def _locale(self) -> str:
        return ENGLISH if self.code == PSEUDO else self.code

    # -- the game --------------------------------------------------------------------------------

    @cached_property
    def worst(self) -> list[Decision]:
        """The mistakes that are worth a sentence, the worst first."""
        return self.found.mistakes[:WORST]

    @property
    def ending(self) -> str:
        """How the game ended, within a sentence."""
        result = self.found.result
        if result is None:
            return self.say("analysis-unfinished")
        winners = [self.names[seat] for seat, share in enumerate(result) if share > 0]
        if len(winners) == len(result):
            return self.say("analysis-drawn")
        *front, last = winners
        names = self.say("list-last", first=", ".join(front), last=last) if front else last
        return self.say("analysis-won", names=names, count=len(winners))

    @property
    def thought(self) -> str:
        """How long the engine thought."""
        budget = self.found.budget
        if budget.ms is not None:
            spent = self.say("analysis-milliseconds", ms=budget.ms)
        else:
            spent = self.say("analysis-iterations", iterations=budget.iterations or 0)
        return self.say("analysis-thought", decisions=len(self.found.decisions), spent=spent)

    # -- the decisions ---------------------------------------------------------------------------

    @property
    def tally_heads(self) -> tuple[str, ...]:
        """The headings of the columns of `tally`."""
        return (
            self.say("analysis-tally-decisions"),
            self.say("analysis-tally-loss"),
            self.say("analysis-tally-inaccuracies"),
            self.say("analysis-tally-mistakes"),
            self.say("analysis-tally-blunders"),
        )

    def tally(self, seat: int) -> tuple[str, ...]:
        """How one seat played overall."""
        tally = self.found.tally(seat)
        counts = (tally.inaccuracies, tally.mistakes, tally.blunders)
        return (
            self.count(tally.decisions),
            self.percent(tally.lost, digits=1),
            *map(self.count, counts),
        )

    # -- luck and skill --------------------------------------------------------------------------

    def luck(self, seat: int) -> str:
        """How well one seat played and what luck gave it, in a sentence or two."""
        return luck_words(self.found, seat, self.names[seat], self.code)

    @property
    def part_heads(self) -> tuple[str, ...]:
        """The headings of the columns of `parts`."""
        return (
            self.say("review-part-start"),
            self.say("review-part-luck"),
            self.say("review-part-decisions"),
            self.say("review-part-remainder"),
            self.say("review-part-result"),
        )

    def parts(self, seat: int) -> tuple[str, ...]:
        """What the result of one seat is made of, in points."""
        assert self.found.parts is not None
        points = self.found.parts.totals(seat).points
        between = (points.luck, points.decisions, points.remainder)
        return (str(points.start), *(signed(each) for each in between), str(points.result))

    @property
    def least(self) -> str:
        """The smallest loss that is worth mentioning."""
        return self.percent(VERDICTS[-1][0])

    def verdict(self, decision: Decision) -> str:
        """What its loss is called; empty if the loss is not worth mentioning."""
        if not decision.verdict:
            return ""
        return self.say("analysis-verdict", verdict=decision.verdict)

    @cached_property
    def steps(self) -> list[Game]:
        """The table before each move, and after the last."""
        return list(self.game.steps())

    def why(self, decision: Decision) -> str:
        """What the best move is good for. In English, the engine's own sentence says more than its
        data."""
        if self.code == ENGLISH:
            return decision.why
        before = self.steps[decision.ply].view(decision.seat)
        return text.reason(before, decision.say, self.code, self.names) or decision.why

    def mistake(self, decision: Decision) -> str:
        return self.say(
            "analysis-mistake",
            ply=decision.ply + 1,
            name=self.names[decision.seat],
            move=decision.move,
            left=self.percent(decision.chance),
            best=decision.best,
            gave=self.percent(decision.best_chance),
            reason=self.why(decision),
        )
