"""How many threads of a GPU's warp work at a time, estimated without a GPU, and what it would gain
to put games together that are alike: `python -m benchmarks.divergence`.

The rules are run as they are written, and the lines of a random move and of the list of moves after
it are counted, from deal to end of many games. The threads of a warp do the same thing or wait, so
a warp takes as long for a line as the thread that runs it most often. This is the best case: a GPU
does not always bring threads together again as soon as it could.
"""

from __future__ import annotations

import os

os.environ["TAVOLINO_KERNELS"] = "interpreted"

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from types import FrameType
from typing import Any, NamedTuple

import tavolino
from tavolino.core import dispatch
from tavolino.core.contract import Kernels
from tavolino.core.kernel import record

from .gpu import VARIANTS

WARP = 32
BLOCKS = (64, 128, 256)  # games that can be put into another order

Lines = Counter[tuple[str, int]]


class Move(NamedTuple):
    """A random move, and which lines it took."""

    ply: int
    action: int
    choices: int  # how many moves there were
    lines: Lines

    @property
    def work(self) -> int:
        return sum(self.lines.values())


KEYS: dict[str, Callable[[Move], int]] = {
    "moves played": lambda move: move.ply,
    "action": lambda move: move.action,
    "choices": lambda move: move.choices,
    "work, if it were known": lambda move: move.work,
}


def count_lines(run: Callable[[], Any]) -> Lines:
    lines: Lines = Counter()

    def count(frame: FrameType, event: str, argument: Any) -> Any:
        if "games" not in frame.f_code.co_filename:
            return None
        if event == "line":
            lines[frame.f_code.co_name, frame.f_lineno] += 1
        return count

    sys.settrace(count)
    try:
        run()
    finally:
        sys.settrace(None)
    return lines


def play_and_list(kernels: Kernels, state: Any, action: int, legal: Any) -> None:
    kernels.apply(state, action)
    if not state.over:
        kernels.legal_moves(state, legal)


def random_moves(name: str, options: dict[str, Any], wanted: int) -> list[Move]:
    """Every fifth move of random games."""
    rng = random.Random(1)
    moves: list[Move] = []
    seed = 0
    while len(moves) < wanted:
        game = tavolino.new(name, seed=seed, **options)
        seed += 1
        legal, state = dispatch.legal_buffer(game.rules), record(game.state.copy(), 0)
        ply = 0
        while not state.over:
            choices = int(game.rules.kernels.legal_moves(state, legal))
            action = int(legal[rng.randrange(choices)])
            play = partial(play_and_list, game.rules.kernels, state, action, legal)
            if (ply + seed) % 5 == 0:
                moves.append(Move(ply, action, choices, count_lines(play)))
            else:
                play()
            ply += 1
    rng.shuffle(moves)
    return moves[:wanted]


def lines_of_warps(moves: Sequence[Move]) -> Lines:
    """The lines that all warps take."""
    taken: Lines = Counter()
    for first in range(0, len(moves), WARP):
        most: Lines = Counter()
        for move in moves[first : first + WARP]:
            most |= move.lines
        taken += most
    return taken


def share_at_work(moves: Sequence[Move]) -> float:
    """`moves` are whole warps."""
    return sum(move.work for move in moves) / (WARP * lines_of_warps(moves).total())


def by_function(lines: Lines) -> Counter[str]:
    found: Counter[str] = Counter()
    for (function, _), count in lines.items():
        found[function] += count
    return found


def longest_functions(moves: Sequence[Move], shown: int = 4) -> str:
    """What warps spend most lines on: so many of a warp's move, and of a game's."""
    games: Lines = Counter()
    for move in moves:
        games += move.lines
    own = by_function(games)
    longest = by_function(lines_of_warps(moves)).most_common(shown)
    warps = len(moves) / WARP
    return ", ".join(
        f"{name} {count / warps:.0f} and {own[name] / len(moves):.0f}" for name, count in longest
    )


def in_blocks(moves: Sequence[Move], size: int, key: Callable[[Move], int]) -> list[Move]:
    blocks = [moves[first : first + size] for first in range(0, len(moves), size)]
    return [move for block in blocks for move in sorted(block, key=key)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--warps", type=int, default=32)
    arguments = parser.parse_args()
    for name, options in VARIANTS:
        moves = random_moves(name, options, WARP * arguments.warps)
        print(" ".join([name, *map(str, options.values())]), f"{share_at_work(moves):.0%}")
        print(f"  lines of a warp and of a game: {longest_functions(moves)}")
        for key, by in KEYS.items():
            shares = (f"{share_at_work(in_blocks(moves, size, by)):.0%}" for size in BLOCKS)
            print(f"  by {key}, in blocks of {BLOCKS}: {', '.join(shares)}", flush=True)


if __name__ == "__main__":
    main()
