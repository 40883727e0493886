"""How a set of strips plays: thousands of games of Rat Hot between sensible players.

    python benchmarks/rat_hot_strips.py                   our set
    python benchmarks/rat_hot_strips.py --strips FILE     a set of your own
    python benchmarks/rat_hot_strips.py --numbers         sets with other numbers of spices and rats
    python benchmarks/rat_hot_strips.py --arrange 10 5 1  print the set with 10 fields of each spice
                                                          and 5 rats a colour, arranged by seed 1

A sensible player tries every place for the first strip and, from the best of them, every place for
the second. They count the points of both colours and the groups that stay in sight, never end a
turn with three rats of their own if they can help it, keep own rats where they can still be
covered, and put the opponent's where they cannot.
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

from tavolino.core import chance
from tavolino.core.chance import below
from tavolino.core.kernel import entry, kernel, record, wide
from tavolino.games.rat_hot.actions import MOST_LEGAL
from tavolino.games.rat_hot.options import blank, check_options
from tavolino.games.rat_hot.rules import apply, deal, legal_moves, score_all_groups, shows
from tavolino.games.rat_hot.state import DIGITS, RAT, RATS, SIZE, STATE
from tavolino.games.rat_hot.strips import Strips, ours

# -- a sensible player ---------------------------------------------------------------------------

POINT = 100  # values are in hundredths of a point
WON = 100_000
STANDING = 60  # a point's worth of groups in sight, which may score again
STUCK_RATS = (0, 150, 500, 3000)  # rats of a colour that no strip can cover now
LOOSE_RAT = (30, 15)  # a rat that can be covered: an own one, the opponent's
WIDTH = 20  # places of the first strip from which the second one is tried
TIES = 16  # equal values are told apart by a die with so many sides


@kernel
def height_at(s, row, column):  # type: ignore[no-untyped-def]
    if row < 0 or row >= SIZE or column < 0 or column >= SIZE:
        return 0
    height = 0
    for digit in range(DIGITS):
        height |= (s.height[digit, row] >> column & 1) << digit
    return height


@kernel
def can_be_covered(s, row, column):  # type: ignore[no-untyped-def]
    """Whether a strip could be laid on a field that is not bare."""
    height = height_at(s, row, column)
    for down in range(2):
        level = 0  # fields in line so far that are as high
        for i in range(-2, 3):
            at_row = row + i if down else row
            at_column = column if down else column + i
            level = level + 1 if height_at(s, at_row, at_column) == height else 0
            if level >= 3:
                if down:
                    whole = s.whole_down[at_row - 2] >> column
                else:
                    whole = s.whole_across[row] >> (at_column - 2)
                if not whole & 1:
                    return True
    return False


@kernel
def stuck_rats(s, colour):  # type: ignore[no-untyped-def]
    stuck = 0
    for row in range(wide(s.north), wide(s.south) + 1):
        rats = shows(s, RAT + colour, row)
        column = 0
        while rats >> column:
            if rats >> column & 1 and not can_be_covered(s, row, column):
                stuck += 1
            column += 1
    return stuck


@kernel
def value(s, seat):  # type: ignore[no-untyped-def]
    """What a table is worth to a seat that has just laid a strip. The points are spoiled by it."""
    other = 1 - seat
    margin = wide(s.points[seat] - s.points[other])
    if s.over:
        won = wide(s.winner)
        return margin * POINT + (WON if won == seat else -WON if won == other else 0)
    own_stuck = stuck_rats(s, seat)
    their_stuck = stuck_rats(s, other)
    score_all_groups(s)
    standing = wide(s.points[seat] - s.points[other]) - margin
    return (
        margin * POINT
        + standing * STANDING
        - STUCK_RATS[min(own_stuck, 3)]
        + STUCK_RATS[min(their_stuck, 3)]
        - LOOSE_RAT[0] * (wide(s.rats[seat]) - own_stuck)
        + LOOSE_RAT[1] * (wide(s.rats[other]) - their_stuck)
    )


@kernel
def value_after(tables, i, action, seat, rng):  # type: ignore[no-untyped-def]
    """Try a move of table `i` on the next one."""
    tables[i + 1] = tables[i]
    apply(record(tables, i + 1), action)
    return value(record(tables, i + 1), seat) * TIES + below(rng, wide(TIES))


@kernel
def play_turn(tables, rng, legal, second_legal, best):  # type: ignore[no-untyped-def]
    """Play the turn of table 0; 1 and 2 are there to try. `best` holds values and moves, the best
    first."""
    s = record(tables, 0)
    seat = wide(s.player)
    kept = 0
    for i in range(legal_moves(s, legal)):
        worth = value_after(tables, wide(0), wide(legal[i]), seat, rng)
        if kept < WIDTH:
            kept += 1
        elif worth <= best[kept - 1, 0]:
            continue
        place = kept - 1
        while place > 0 and best[place - 1, 0] < worth:
            best[place, 0] = best[place - 1, 0]
            best[place, 1] = best[place - 1, 1]
            place -= 1
        best[place, 0] = worth
        best[place, 1] = legal[i]
    if s.turned_up == 1:
        apply(s, wide(best[0, 1]))
        return
    most = -2 * WON * TIES
    first = second = wide(0)
    for k in range(kept):
        tables[1] = tables[0]
        apply(record(tables, 1), wide(best[k, 1]))
        for i in range(legal_moves(record(tables, 1), second_legal)):
            worth = value_after(tables, wide(1), wide(second_legal[i]), seat, rng)
            if worth > most:
                most = worth
                first = wide(best[k, 1])
                second = wide(second_legal[i])
    apply(s, first)
    apply(s, second)


@entry
def play_game(tables, empty, rng, legal, second_legal, best):  # type: ignore[no-untyped-def]
    """Deal and play a game on table 0; return who began."""
    tables[0] = empty[0]
    s = record(tables, 0)
    deal(s, rng)
    first = wide(s.player)
    while s.over == 0:
        play_turn(tables, rng, legal, second_legal, best)
    return first


class Played(NamedTuple):
    """A finished game."""

    first: int
    winner: int  # -1: nobody
    by_rats: bool
    points: tuple[int, int]
    laid: int


def play_games(strips: Strips, seeds: range) -> list[Played]:
    empty = blank(check_options({"strips": strips}))
    empty["player"] = -1
    tables = np.zeros(3, STATE)
    legal, second_legal = np.empty((2, MOST_LEGAL), np.int32)
    best = np.empty((WIDTH, 2), np.int64)
    games = []
    for seed in seeds:
        first = play_game(tables, empty, chance.generator(seed), legal, second_legal, best)
        end = tables[0]
        red, green = end["points"].tolist()
        by_rats = bool(end["reason"] == RATS)
        games.append(Played(first, int(end["winner"]), by_rats, (red, green), int(end["laid"])))
    return games


# -- sets of strips ------------------------------------------------------------------------------

TWINS = str.maketrans("rgRG", "grGR")
OWN_TWINS = ("r1 . g1", "r2 . g2", "r3 . g3", "r4 . g4", "R . G")
PAIRS = 19


def arrange(spices: int, rats: int, seed: int) -> Strips:
    """A set with so many fields of each spice and rats of each colour, start strip included: five
    strips that are their own twins, the start strip first, and 19 with their twins behind them. No
    strip has a spice beside itself, two rats, or nothing on it."""
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
