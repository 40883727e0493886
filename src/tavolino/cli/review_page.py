"""A review as a page: one HTML file that asks nobody for anything, for wide screens and for phones,
by day and by night."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from itertools import accumulate

from ..bots.review import VERDICTS, Decision, Review
from ..templates import render
from ..text.language import ENGLISH, PSEUDO
from .review_picture import picture
from .review_words import ReviewWords, signed

MOST_TICKS = 7


@dataclass(frozen=True)
class _Plot:
    """Where moves and chances lie, in per cent of the plot from its upper left corner."""

    moves: int

    def x(self, moves_played: int) -> float:
        return round(100 * moves_played / self.moves, 2)

    def y(self, chance: float) -> float:
        return round(100 * (1 - chance), 2)

    def around(self, luck: float) -> float:
        """Where luck lies in its own plot: none in the middle, a whole win at the upper edge."""
        return round(50 * (1 - max(-1.0, min(1.0, luck))), 2)

    @property
    def ticks(self) -> list[int]:
        """A few round numbers of moves; the last is that of the game."""
        sizes = (1, 2, 5, 10, 20, 50, 100, 200, 500, self.moves)
        step = next(size for size in sizes if self.moves / size <= MOST_TICKS)
        round_numbers = range(0, self.moves, step)
        return [*(tick for tick in round_numbers if self.moves - tick >= step * 0.7), self.moves]


@dataclass(frozen=True)
class _Mistake:
    decision: Decision
    sentence: list[tuple[str, str]]  # each part with its style, or none
    picture: str  # SVG in base64


def page(words: ReviewWords) -> str:
    """The whole page, with pictures of the tables that were decided at."""
    review = words.found
    tallies = [words.tally(seat) for seat in review.seats]
    return render(
        __package__,
        "review_page.html.j2",
        words=words,
        say=words.say,
        percent=words.percent,
        review=review,
        language_tag=f"{ENGLISH}-x-{PSEUDO}" if words.code == PSEUDO else words.code,
        plot=_Plot(max(1, review.moves)),
        tally_rows=list(zip(words.tally_heads, zip(*tallies, strict=True), strict=True)),
        part_rows=_part_rows(words),
        luck_lines={seat: _luck_line(review, seat) for seat in review.seats},
        signed=signed,
        levels={name: words.percent(least) for least, name in VERDICTS},
        mistakes=[_mistake(words, decision) for decision in words.worst],
    )


def _part_rows(words: ReviewWords) -> list[tuple[str, tuple[str, ...]]]:
    """The parts of the results: each with its heading and what it was for each seat."""
    if words.found.parts is None:
        return []
    columns = [words.parts(seat) for seat in words.found.seats]
    return list(zip(words.part_heads, zip(*columns, strict=True), strict=True))


def _luck_line(review: Review, seat: int) -> list[tuple[int, float]]:
    """The luck of a seat as a line to draw, (moves played, luck so far)."""
    if review.parts is None:
        return []
    luck = review.parts.luck
    return list(enumerate(accumulate([luck.deal[seat], *(row[seat] for row in luck.draws)])))


def _mistake(words: ReviewWords, decision: Decision) -> _Mistake:
    svg = picture(words, decision)
    return _Mistake(decision, _sentence(words, decision), base64.b64encode(svg.encode()).decode())


def _sentence(words: ReviewWords, decision: Decision) -> list[tuple[str, str]]:
    """What was played and what would have been better, in parts that look different."""
    loss = words.say(
        "analysis-mistake-loss",
        lost=words.percent(decision.lost),
        margin=words.percent(decision.margin),
    )
    parts = {
        "move": ("move", decision.move),
        "left": ("lost", words.percent(decision.chance)),
        "best": ("move", decision.best),
        "gave": ("gave", words.percent(decision.best_chance)),
        "loss": ("quiet", loss),
        "reason": ("", words.why(decision)),
    }
    sentence = words.say("analysis-mistake-text", **{name: f"\0{name}\0" for name in parts})
    pieces = sentence.split("\0")  # text and names of parts take turns
    return [parts[piece] if i % 2 else ("", piece) for i, piece in enumerate(pieces)]
