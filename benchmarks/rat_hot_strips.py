"""How a set of strips plays: thousands of games of Rat Hot between greedy bots.

    python benchmarks/rat_hot_strips.py                   our set python
    benchmarks/rat_hot_strips.py --strips FILE     a set of your own python
    benchmarks/rat_hot_strips.py --numbers         sets with other numbers of spices and rats python
    benchmarks/rat_hot_strips.py --arrange 10 5 1  print the set with 10 fields of each spice and 5
    rats per colour, arranged by seed 1

The bots see everything that the game's evaluation knows, and play the most preferred move.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tavolino.bots.policy import play_by_policy
from tavolino.core import chance, registry
from tavolino.games.rat_hot.options import blank, check_options
from tavolino.games.rat_hot.state import RATS
from tavolino.games.rat_hot.strips import Strips, ours

RULES = registry.rules("rat-hot")
FULL_SKILL = 2

# -- games ---------------------------------------------------------------------------------------


class Played(NamedTuple):
    """A finished game."""

    first: int
    winner: int  # -1: nobody
    by_rats: bool
    points: tuple[int, int]
    laid: int


def play_games(strips: Strips, seeds: range) -> list[Played]:
    empty = blank(check_options({"strips": strips}))
    games = []
    for seed in seeds:
        empty["player"] = seed % 2
        skills = (FULL_SKILL, FULL_SKILL)
        end = play_by_policy(RULES, empty, skills, chance.generator(seed))[0]
        red, green = end["points"].tolist()
        by_rats = bool(end["reason"] == RATS)
        games.append(Played(seed % 2, int(end["winner"]), by_rats, (red, green), int(end["laid"])))
    return games


# -- sets of strips ------------------------------------------------------------------------------

TWINS = str.maketrans("rgRG", "grGR")
OWN_TWINS = ("r1 . g1", "r2 . g2", "r3 . g3", "r4 . g4", "R . G")
PAIRS = 19


def arrange(spices: int, rats: int, seed: int) -> Strips:
    """A set with so many fields of each spice and rats of each colour, start strip included: five
    strips that are their own twins, the start strip first, and 19 followed by their twins. No strip
    has a spice beside itself, two rats, or nothing on it."""
    dice = random.Random(seed)
    kinds = [*"1234" * (spices - 1), *"R" * (rats - 1)]
    kinds += "." * (3 * PAIRS - len(kinds))
    while True:
        dice.shuffle(kinds)
        fields = [_coloured(kind, dice) for kind in kinds]
        drawn = [tuple(fields[i : i + 3]) for i in range(0, len(fields), 3)]
        pairs = [(strip, tuple(field.translate(TWINS) for field in strip)) for strip in drawn]
        alike = {min(*pair, *(strip[::-1] for strip in pair)) for pair in pairs}
        if len(alike) == PAIRS and all(map(_is_fit, drawn)):
            strips = [*map(str.split, OWN_TWINS), *(strip for pair in pairs for strip in pair)]
            return {str(number): list(strip) for number, strip in enumerate(strips)}


def _coloured(kind: str, dice: random.Random) -> str:
    if kind == ".":
        return kind
    return dice.choice("RG") if kind == "R" else dice.choice("rg") + kind


def _is_fit(strip: tuple[str, ...]) -> bool:
    beside = pairwise(strip)
    rats = sum(field in ("R", "G") for field in strip)
    return all(a != b or a == "." for a, b in beside) and rats < 2 and strip.count(".") < 3


# -- the report ----------------------------------------------------------------------------------


def candidates() -> Iterator[tuple[str, Strips]]:
    for spices in (8, 9, 10, 11):
        for rats in (4, 5, 6):
            yield f"{spices} of each spice, {rats} rats a colour", arrange(spices, rats, 1)


def measure(name: str, strips: Strips, games: int, seed: int) -> list[Played]:
    starts = range(seed, seed + games, 20)
    chunks = [range(start, min(start + 20, seed + games)) for start in starts]
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        done = threads.map(lambda seeds: play_games(strips, seeds), chunks)
        return [game for chunk in track(done, name, len(chunks)) for game in chunk]


def row(name: str, games: list[Played]) -> list[str]:
    by_rats = [game for game in games if game.by_rats]
    to_the_end = [game for game in games if not game.by_rats]
    won = [game for game in games if game.winner >= 0]
    points = [sum(game.points) for game in to_the_end]

    def share(part: int, whole: int) -> str:
        return f"{100 * part / max(whole, 1):.1f} %"

    return [
        name,
        str(len(games)),
        share(len(by_rats), len(games)),
        f"{np.mean([game.laid for game in by_rats] or [0]):.0f}",
        f"{np.mean(points or [0]):.1f}",
        f"{np.mean([abs(game.points[0] - game.points[1]) for game in to_the_end] or [0]):.1f}",
        share(sum(game.winner == game.first for game in won), len(won)),
        share(sum(game.winner == 0 for game in won), len(won)),
        share(len(games) - len(won), len(games)),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=4000, help="games to play with each set")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--strips", metavar="FILE", help="a set of strips to measure")
    parser.add_argument("--numbers", action="store_true", help="compare numbers of spices and rats")
    parser.add_argument("--arrange", nargs=3, type=int, metavar=("SPICES", "RATS", "SEED"))
    given = parser.parse_args()
    if given.arrange:
        for number, fields in arrange(*given.arrange).items():
            print(f'{number} = "{" ".join(fields)}"')
        return
    sets = [("our set", ours())]
    if given.strips:
        sets = [(given.strips, check_options({"strips": given.strips})["strips"] or ours())]
    elif given.numbers:
        sets = list(candidates())
    table = Table("strips", "games", "ended by rats", "after strips", "points of both", "margin")
    for heading in ("won by the first", "won by red", "draws"):
        table.add_column(heading)
    for name, strips in sets:
        table.add_row(*row(name, measure(name, strips, given.games, given.seed)))
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
