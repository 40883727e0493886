"""A finished game to step through and analyse: what both clients show of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from .. import text
from ..bots.review import Decision, Review, review
from ..bots.search import Budget
from ..core.contract import OPEN, Json, Onlooker
from ..core.game import Game
from ..text.language import language
from ..text.names import called
from .luck_words import luck_words

REVIEW_MS = 300  # per decision
WORST = 5
BARS = "▁▂▃▄▅▆▇█"


class Replay:
    """The steps of a game, each as the onlooker saw it, with its sentences."""

    def __init__(self, game: Game, names: Sequence[str | None], onlooker: Onlooker = OPEN) -> None:
        self.game = game
        self._names = names  # None: a person without a name
        self.onlooker = onlooker
        self.ply = 0
        self.found: Review | None = None
        self._steps = list(game.steps())

    def called(self, code: str) -> list[str]:
        """The players' names in a language."""
        return called(self._names, code)

    @property
    def last(self) -> int:
        return len(self._steps) - 1

    def go(self, ply: int) -> None:
        self.ply = max(0, min(ply, self.last))

    @property
    def view(self) -> Json:
        return self._steps[self.ply].view(self.onlooker).data | {"legal": []}

    def caption(self, code: str) -> list[str]:
        """What the last move did and, if the game was reviewed, how good it was."""
        say = language(code).say
        if self.ply == 0:
            return [say("replay-deal")]
        step = self._steps[self.ply]
        lines = [say("replay-move", ply=self.ply, last=self.last)]
        names, events = self.called(code), step.happened(self.onlooker)
        lines.append(" ".join(text.narrate(self.view, event, code, names) for event in events))
        decision = self._decision(self.ply - 1)
        if decision is not None and decision.verdict:
            lines.append(self.judged(decision, code))
        return lines

    def _decision(self, ply: int) -> Decision | None:
        decisions = self.found.decisions if self.found is not None else ()
        return next((each for each in decisions if each.ply == ply), None)

    # -- the analysis ----------------------------------------------------------------------------

    async def analyse(self, progress: Callable[[int, int], None], ms: int = REVIEW_MS) -> None:
        """Review all decisions in a thread, which calls `progress`."""
        if self.found is None:
            self.found = await asyncio.to_thread(
                review, self.game, Budget(ms=ms), cores=1, progress=progress
            )

    def judged(self, decision: Decision, code: str) -> str:
        """A decision that cost something, in words."""
        say, names = language(code).say, self.called(code)
        before = self._steps[decision.ply].view(decision.seat)
        reason = text.reason(before, decision.say, code, names) or decision.why
        return say(
            "review-decision",
            ply=decision.ply + 1,
            name=names[decision.seat],
            verdict=decision.verdict,
            move=decision.move,
            chance=round(100 * decision.chance),
            best=decision.best,
            hope=round(100 * decision.best_chance),
            reason=reason,
        )

    def summary(self, code: str) -> list[str]:
        """How each seat played, and the worst decisions."""
        found, say, names = self.found, language(code).say, self.called(code)
        if found is None:
            return []
        lines = []
        for seat in found.seats:
            tally = found.tally(seat)
            lines.append(
                say(
                    "review-tally",
                    name=names[seat],
                    decisions=tally.decisions,
                    lost=round(100 * tally.lost),
                    inaccuracies=tally.inaccuracies,
                    mistakes=tally.mistakes,
                    blunders=tally.blunders,
                )
            )
            lines.append(luck_words(found, seat, names[seat], code))
        if found.result is None:
            lines.append(say("review-luck-unfinished"))
        if not found.mistakes:
            return [*lines, say("review-no-mistakes")]
        return [*lines, *(self.judged(each, code) for each in found.mistakes[:WORST])]

    def next_mistake(self) -> bool:
        """Go to the next decision that cost something; after the last, to the first."""
        plies = sorted(each.ply + 1 for each in self.found.mistakes) if self.found else []
        if not plies:
            return False
        self.go(next((ply for ply in plies if ply > self.ply), plies[0]))
        return True

    def chart(self, seat: int, width: int) -> str:
        """The chances of a seat from move to move, with a bar for every few moves."""
        if self.found is None:
            return ""
        bars = ""
        for column in range(width):
            row = self.found.chances[column * self.last // max(1, width - 1)]
            chance = row[seat]
            bars += " " if chance is None else BARS[min(int(chance * len(BARS)), len(BARS) - 1)]
        return bars
