"""How much faster batches are on several cores than on one: `python -m benchmarks.cores`.

A turn is `Batch.advance` with random actions: new deals where a game is over, a move, and what the
seat to move knows. One core and several take turns, so that a busy machine affects both alike; the
table shows the medians, in million moves per second of wall-clock time.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time

from rich.console import Console
from rich.table import Table

from tavolino.envs.batch import Batch, batch

from .gpu import VARIANTS

TURNS = 8  # of each measurement


def rate(games: Batch, seen: object) -> float:
    began = time.perf_counter()
    for _ in range(TURNS):
        games.advance(out=seen)
    return TURNS * len(games) / (time.perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", type=int, nargs="*", default=[1, 2, os.cpu_count() or 1])
    parser.add_argument("--games", type=int, default=1 << 16)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    table = Table(title=f"{arguments.games} games, million moves per second (times as fast)")
    table.add_column("game")
    for threads in arguments.threads:
        table.add_column(f"{threads} threads", justify="right")
    for name, options in VARIANTS:
        batches = [batch(name, arguments.games, threads=n, **options) for n in arguments.threads]
        seen = [games.advance() for games in batches]
        for games in batches:
            games.play_randomly(60)
        rates = [
            [rate(games, out) for games, out in zip(batches, seen, strict=True)]
            for _ in range(arguments.rounds)
        ]
        medians = [statistics.median(column) for column in zip(*rates, strict=True)]
        label = " ".join([name, *(str(value) for value in options.values())])
        shown = [f"{each / 1e6:.2f} ({each / medians[0]:.2f})" for each in medians]
        table.add_row(label, *shown)
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
