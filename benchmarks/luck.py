"""Luck over many games of bots: whether it is zero on average, and how much of the variance of the
results it explains. `python -m benchmarks.luck [DEALS]`; docs/research/luck.md has the figures."""

from __future__ import annotations

import math
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np

from tavolino.arena.corrected import corrected
from tavolino.arena.play import Played, play
from tavolino.arena.settings import Settings
from tavolino.bots.bot_spec import parse_bots
from tavolino.bots.cpu_cores import usable_cores
from tavolino.core import registry
from tavolino.core.contract import Options

DEALS = 2000
TABLES: list[tuple[str, Options]] = [
    ("schotten-totten", {}),
    ("schotten-totten", {"tactics": True}),
    ("tabula-rasa", {"players": 2}),
    ("tabula-rasa", {"players": 3}),
    ("rat-hot", {}),
]
PAIRINGS = (
    "greedy,random",
    "greedy,beginner=greedy:skill=0",
    "greedy,occasional=greedy:skill=1",
    "greedy,warm=greedy:temperature=0.3",
)


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    runs = [(table, pairing, deals) for table in TABLES for pairing in PAIRINGS]
    print("| table | pairing | mean luck | scored | corrected | of a game | of a deal |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    with ProcessPoolExecutor(usable_cores(), get_context("spawn")) as pool:
        for row in pool.map(_measure, runs):
            print(row, flush=True)


def _measure(run: tuple[tuple[str, Options], str, int]) -> str:
    (name, options), pairing, deals = run
    settings = Settings(
        name,
        registry.rules(name).check_options(options),
        tuple(parse_bots(pairing)),
        seed=0,
        move_ms=10_000,
    )
    games = [
        play(settings, (0, 1), deal, swapped) for deal in range(deals) for swapped in (False, True)
    ]
    table = ", ".join([name, *(f"{key} {value}" for key, value in options.items())])
    return f"| {table} | {' – '.join(settings.names)} | {_row(games)} |"


def _row(games: list[Played]) -> str:
    """The mean luck of the first player in points, what it scored, and how much of the variance
    luck explains: of single games, and of deals that are played twice."""
    luck = np.array([(game.luck or [0.0])[0] for game in games])
    points = np.array([game.points[0] for game in games])
    error = 1.96 * luck.std(ddof=1) / math.sqrt(len(luck))
    cells = [f"{100 * luck.mean():+.2f} ± {100 * error:.2f}"]
    found = corrected(games)
    if not found:
        return " | ".join([*cells, f"{100 * points.mean():.1f} %", "–", "–", "–"])
    (row,) = found
    explained = float(np.corrcoef(points, luck)[0, 1]) ** 2
    return " | ".join(
        [
            *cells,
            f"{100 * row.share:.1f} ± {100 * row.margin:.1f} %",
            f"{100 * row.corrected_share:.1f} ± {100 * row.corrected_margin:.1f} %",
            f"{100 * explained:.0f} %",
            f"{100 * row.reduction:.0f} %",
        ]
    )


if __name__ == "__main__":
    main()
