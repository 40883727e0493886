"""Fits the chances of Rat Hot: greedy players play each other, some tables are kept with who won in
the end, and a logistic regression says what each term is worth to the seat to move.

    python benchmarks/fit_rat_hot.py [--games N] [--seed N]

It prints the tables for `src/tavolino/games/rat_hot/evaluation/weights.py`, and how well they
predict other games, by stage, compared with the points alone. Lower loss is better; 0.693 is
guessing.
"""

from __future__ import annotations

import argparse

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tavolino.bots.policy import chosen
from tavolino.core import chance, dispatch, registry
from tavolino.core.chance import below
from tavolino.core.contract import WHOLE_WIN
from tavolino.core.kernel import i64, kernel, record
from tavolino.games.rat_hot.evaluation.chances import LATE_MARGIN, LEFT, MARGIN, note_terms
from tavolino.games.rat_hot.evaluation.scratch import TERMS
from tavolino.games.rat_hot.evaluation.weights import STAGES
from tavolino.games.rat_hot.rules import apply, deal, legal_moves, outcome
from tavolino.games.rat_hot.state import STRIPS

RULES = registry.rules("rat-hot")
SKILL, TEMPERATURE = 2, 0.7
ONE_IN = 6  # tables that are kept
RIDGE = 10.0

NAMES = (
    *("constant", "margin", "late margin", "late total", "to move", "in hand", "left"),
    *(
        f"{side} {name}"
        for name in ("standing", "hope", "spread", "hand", "hand rats")
        for side in ("own", "their")
    ),
    *(
        f"{side} {name} {count}"
        for name in ("rats", "stuck")
        for side in ("own", "their")
        for count in (1, 2, 3)
    ),
)

Numbers = npt.NDArray[np.float64]


@kernel
def note_game(states, blank, rng, legal, scratches, scores, noted, won):
    """Play a game; store the terms of the seat to move and its share of the win. Returns how
    many."""
    states[0] = blank[0]
    s, scratch = record(states, 0), record(scratches, 0)
    deal(s, rng)
    n = 0
    while s.over == 0:
        if n < len(noted) and below(rng, i64(ONE_IN)) == 0:
            note_terms(s, i64(s.player), scratch)
            for term in range(TERMS):
                noted[n, term] = scratch.term[term]
            won[n] = i64(s.player)
            n += 1
        moves = i64(legal_moves(s, legal))
        apply(s, legal[chosen(s, legal, moves, i64(SKILL), TEMPERATURE, rng, scratch, scores)])
    for i in range(n):
        won[i] = outcome(s, i64(won[i])) / WHOLE_WIN
    return n


def play(games: int, seed: int) -> tuple[Numbers, Numbers]:
    blank = RULES.blank(RULES.check_options({}))
    blank["player"] = -1
    table = np.zeros(1, RULES.state)
    legal = dispatch.legal_buffer(RULES)
    scratch = dispatch.evaluation_scratch(RULES)
    scores = np.empty(len(legal))
    rng = chance.generator(seed)
    noted, won = np.zeros((STRIPS, TERMS)), np.zeros(STRIPS)
    rows, shares = [], []
    for _ in track(range(games), "games"):
        n = note_game(table, blank, rng, legal, scratch, scores, noted, won)
        rows.append(noted[:n].copy())
        shares.append(won[:n].copy())
    return np.concatenate(rows), np.concatenate(shares)


def stages(rows: Numbers) -> npt.NDArray[np.int64]:
    """The stage of each table, by the strips that are left."""
    left = np.rint(rows[:, LEFT] * STRIPS)
    stage: npt.NDArray[np.int64] = (left[:, None] < np.array(STAGES)).sum(1)
    return stage


def with_constant(rows: Numbers) -> Numbers:
    return np.column_stack([np.ones(len(rows)), rows])


def foretold(rows: Numbers, weights: Numbers) -> Numbers:
    share: Numbers = 1 / (1 + np.exp(-with_constant(rows) @ weights))
    return share


def fit(rows: Numbers, shares: Numbers) -> Numbers:
    """Newton's method; the constant first."""
    inputs = with_constant(rows)
    weights = np.zeros(inputs.shape[1])
    for _ in range(12):
        share = 1 / (1 + np.exp(-inputs @ weights))
        slope = inputs.T @ (shares - share) - RIDGE * weights
        bend = (inputs * (share * (1 - share))[:, None]).T @ inputs + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights


def loss(share: Numbers, shares: Numbers) -> float:
    return float(-np.mean(shares * np.log(share) + (1 - shares) * np.log(1 - share)))


def right(share: Numbers, shares: Numbers) -> float:
    decided = shares != 0.5
    return float(np.mean((share > 0.5)[decided] == (shares > 0.5)[decided]))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rows, shares = play(given.games, given.seed)
    test, test_shares = play(given.games // 4, given.seed + 1)
    stage, test_stage = stages(rows), stages(test)
    points = [MARGIN, LATE_MARGIN]
    report = Table("stage", "tables", "loss", "points alone", "right", "points alone")
    columns = []
    for each in range(len(STAGES)):
        noted, won = rows[stage == each], shares[stage == each]
        weights, simple = fit(noted, won), fit(noted[:, points], won)
        columns.append(weights)
        noted, won = test[test_stage == each], test_shares[test_stage == each]
        share, simple_share = foretold(noted, weights), foretold(noted[:, points], simple)
        report.add_row(
            f"{STAGES[each]} strips and more",
            str(len(noted)),
            f"{loss(share, won):.3f}",
            f"{loss(simple_share, won):.3f}",
            f"{right(share, won):.1%}",
            f"{right(simple_share, won):.1%}",
        )
    for name, *by_stage in zip(NAMES, *columns, strict=True):
        print(f"{name:<16}" + "".join(f"{weight:7.2f}" for weight in by_stage))
    Console(width=100).print(report)


if __name__ == "__main__":
    main()
