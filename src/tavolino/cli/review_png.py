"""The chances of a game as a picture file."""

from __future__ import annotations

from typing import BinaryIO

from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from .review_words import ReviewWords

# Distinguishable with colour blindness, and by the dashes without any colour.
LINES = (("#0072b2", "-"), ("#d55e00", "--"), ("#009e73", ":"), ("#a3487f", "-."))


def draw(words: ReviewWords, file: BinaryIO) -> None:
    """A line for each seat, and the worst mistakes by their moves."""
    found = words.found
    figure = Figure(figsize=(10, 4.5), dpi=150, layout="constrained")
    axes = figure.add_subplot()
    for seat in found.seats:
        colour, dashes = LINES[seat % len(LINES)]
        points = found.line(seat)
        axes.plot(
            [x for x, _ in points],
            [chance for _, chance in points],
            color=colour,
            linestyle=dashes,
            linewidth=1.8,
            label=_plain(words.names[seat]),
        )
    worst = sorted(words.worst, key=lambda decision: decision.ply)
    for number, decision in enumerate(worst):
        colour, _ = LINES[decision.seat % len(LINES)]
        at = (decision.ply + 1, decision.chance)
        axes.plot(*at, marker="o", color=colour, markersize=6, zorder=3)
        axes.annotate(
            _plain(f"{decision.ply + 1}. {decision.move}"),
            at,
            xytext=(-7, 12 * (number % 2)),  # so that neighbours do not overlap
            textcoords="offset points",
            ha="right",
            va="center",
            fontsize=8,
            bbox={"boxstyle": "round,pad=0.1", "facecolor": "white", "alpha": 0.7, "linewidth": 0},
        )
    axes.set_title(_plain(words.say("analysis-chances-title", title=found.title)))
    axes.set_xlabel(words.say("analysis-moves-played"))
    axes.set_xlim(0, max(1, found.moves) * 1.01)
    axes.set_ylim(-0.02, 1.02)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda share, _: words.percent(share)))
    axes.grid(alpha=0.25)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.legend(loc="outside lower center", ncols=len(found.seats), frameon=False)
    figure.savefig(file, format="png", metadata={"Software": None})


def _plain(text: str) -> str:
    """Escaped: matplotlib would read a dollar sign as the start of a formula."""
    return text.replace("$", r"\$")
