"""Where the numbers in `games/schotten_totten/evaluation/weights.py` come from.

    python -m benchmarks.fit_schotten_totten [--games N]

The full skill plays itself in every edition and variant, at some temperature, so that games differ.
At random moments a table is kept, with the seat that judges it and the outcome of the game and of
each stone. From these:

- the weights of sides and stones are those for which the stones' chances best fit their outcome
  (least log-loss, Powell's method, starting with the current weights);
- the terms of the game's odds, which know both hands, are a logistic regression, fitted to four
  fifths of the games and tested on the others, by quarter of the game, beside an even guess and the
  chances of the stones. Few of these games see many tactic cards if players choose to draw them, so
  their value was set by hand; if they come unasked, it is menhir's own fit.
"""

from __future__ import annotations

import argparse
import math
from typing import Annotated, Any

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.table import Table
from scipy.optimize import minimize

from tavolino.bots.policy import chosen
from tavolino.core import chance, dispatch, registry
from tavolino.core.chance import below
from tavolino.core.dispatch import Scratches, apply, deal, legal_moves
from tavolino.core.kernel import entry, i64, record
from tavolino.core.signature import (
    ArrayOf,
    Float,
    FloatRows,
    Floats,
    Int,
    Ints,
    LongInts,
    Nothing,
    Tables,
)
from tavolino.games.schotten_totten.evaluation import weights as judged
from tavolino.games.schotten_totten.evaluation.chances import note_terms
from tavolino.games.schotten_totten.evaluation.evaluate import evaluate
from tavolino.games.schotten_totten.evaluation.scratch import FORMATIONS, TERMS
from tavolino.games.schotten_totten.evaluation.weights import FULL_SKILL
from tavolino.games.schotten_totten.state import STATE, STONES

Numbers = npt.NDArray[np.float64]

RULES = registry.rules("schotten-totten")
VARIANTS = [options for options in RULES.variants if "stones" not in options]
KEPT_OF_A_GAME = 6
TEMPERATURE = 0.7
# For each kept table: the seat that judges, its share of the win, the progress of the game, and
# each stone's outcome.
SEAT, WON, STAGE, OWNED, FACTS = 0, 1, 2, 3, 3 + STONES
UNCLAIMED = -1.0

# The weights that are fitted, by name and number.
SIDES = ("held", "drawn", "their_hand", "plan", "spread", "sum_share", "ahead", "uncertainty")
FITTED = [(name, 0) for name in SIDES]
FITTED += [("fresh", formation) for formation in range(1, FORMATIONS)]
MOST = {"spread": 9.0, "drawn": 1.3, "ahead": 0.16}  # of the others: 1


SkillWeights = Annotated[Any, ArrayOf(judged.SKILLS.dtype)]


@entry
def keep_tables(
    states: Tables,
    blank: Tables,
    games: Int,
    rng: LongInts,
    legal: Ints,
    scratches: Scratches,
    scores: Floats,
    moments: Floats,
    kept: Tables,
    facts: FloatRows,
) -> Int:
    """Play games, and keep tables of random moments of each; return how many."""
    n = 0
    scratch = record(scratches, 0)
    for _ in range(games):
        states[0] = blank[0]
        s = record(states, 0)
        deal(s, rng)
        ply = 0
        while s.over == 0:
            place = ply if ply < KEPT_OF_A_GAME else below(rng, i64(ply + 1))
            if place < KEPT_OF_A_GAME:
                kept[n + place] = states[0]
                moments[place] = ply
            options = i64(legal_moves(s, legal))
            which = chosen(s, legal, options, i64(FULL_SKILL), TEMPERATURE, rng, scratch, scores)
            apply(s, legal[which])
            ply += 1
        for place in range(min(ply, KEPT_OF_A_GAME)):
            seat = below(rng, i64(2))
            facts[n, SEAT] = seat
            facts[n, WON] = 0.5 if s.winner < 0 else 1.0 * (s.winner == seat)
            facts[n, STAGE] = moments[place] / ply
            for stone in range(STONES):
                owner = s.owner[stone]
                facts[n, OWNED + stone] = UNCLAIMED if owner < 0 else 1.0 * (owner == seat)
            n += 1
    return n


@entry
def stone_loss(
    kept: Tables, facts: FloatRows, weights: SkillWeights, scratches: Scratches
) -> Float:
    """The mean log-loss of the chances of stones that were open and found an owner later."""
    loss = 0.0
    stones = 0
    scratch = record(scratches, 0)
    for i in range(len(kept)):
        s = record(kept, i)
        evaluate(s, i64(facts[i, SEAT]), record(weights, 0), scratch)
        for stone in range(STONES):
            won = facts[i, OWNED + stone]
            if s.owner[stone] < 0 and won != UNCLAIMED:
                chance_ = min(max(scratch.chance[stone], 0.004), 0.996)
                loss -= math.log(chance_ if won > 0.5 else 1.0 - chance_)
                stones += 1
    return loss / stones


@entry
def find_terms(kept: Tables, facts: FloatRows, scratches: Scratches, out: FloatRows) -> Nothing:
    scratch = record(scratches, 0)
    for i in range(len(kept)):
        note_terms(record(kept, i), i64(facts[i, SEAT]), scratch)
        for term in range(TERMS):
            out[i, term] = scratch.term[term]


def played(games: int) -> tuple[npt.NDArray[Any], Numbers]:
    """Tables and facts, the variants one after the other."""
    legal, scratch = dispatch.legal_buffer(RULES), dispatch.evaluation_scratch(RULES)
    scores, moments = np.empty(len(legal)), np.zeros(KEPT_OF_A_GAME)
    tables, facts = [], []
    for seed, options in enumerate(VARIANTS):
        blank = RULES.blank(RULES.check_options(options))
        kept = np.zeros((games + 1) * KEPT_OF_A_GAME, STATE)
        known = np.zeros((len(kept), FACTS))
        rng = chance.generator(seed)
        n = keep_tables(
            blank.copy(), blank, games, rng, legal, scratch, scores, moments, kept, known
        )  # fmt: skip
        tables.append(kept[:n])
        facts.append(known[:n])
    return np.concatenate(tables), np.concatenate(facts)


def fit_sides(kept: npt.NDArray[Any], facts: Numbers) -> tuple[dict[str, float], float, float]:
    """The weights that fit best, and the loss before and after."""
    scratch = dispatch.evaluation_scratch(RULES)
    row = judged.SKILLS[FULL_SKILL : FULL_SKILL + 1]

    def fitted(weights: npt.NDArray[np.void]) -> Numbers:
        return np.array([np.atleast_1d(weights[name][0])[place] for name, place in FITTED])

    def with_weights(numbers: Numbers) -> npt.NDArray[np.void]:
        changed = row.copy()
        for (name, place), number in zip(FITTED, numbers, strict=True):
            weight = min(max(float(number), 0.01), MOST.get(name, 1.0))
            changed[name].reshape(-1)[place] = weight
        return changed

    def loss(numbers: Numbers) -> float:
        return float(stone_loss(kept, facts, with_weights(numbers), scratch))

    start = fitted(row)
    found = minimize(loss, start, method="Powell", options={"maxfev": 400, "xtol": 0.02})
    best = with_weights(found.x)
    weights = {
        f"{name} {place}" if name == "fresh" else name: round(float(weight), 3)
        for (name, place), weight in zip(FITTED, fitted(best), strict=True)
    }
    return weights, loss(start), loss(found.x)


def log_loss(chances: Numbers, won: Numbers) -> float:
    chances = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(chances) + (1 - won) * np.log(1 - chances)))


def logistic(odds: Numbers) -> Numbers:
    chances: Numbers = 1 / (1 + np.exp(-odds))
    return chances


def fit_terms(terms: Numbers, won: Numbers) -> Numbers:
    def loss(weights: Numbers) -> tuple[float, Numbers]:
        chances = logistic(terms @ weights)
        slope = terms.T @ (chances - won) / len(won) + 2e-4 * weights
        return log_loss(chances, won) + 1e-4 * float(weights @ weights), slope

    found: Numbers = minimize(loss, np.zeros(TERMS), jac=True, method="L-BFGS-B").x
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1000, help="of each edition and variant")
    console = Console()
    with console.status("playing"):
        kept, facts = played(parser.parse_args().games)
    with console.status("fitting sides"):
        weights, before, after = fit_sides(kept, facts)
    console.print(f"{len(kept)} tables; log-loss of stones {before:.4f}, fitted {after:.4f}")
    console.print(weights)

    terms = np.zeros((len(kept), TERMS))
    find_terms(kept, facts, dispatch.evaluation_scratch(RULES), terms)
    won, stage = facts[:, WON], facts[:, STAGE]
    tried = np.arange(len(kept)) // KEPT_OF_A_GAME % 5 == 0  # all tables of a game together
    fitted = fit_terms(terms[~tried], won[~tried])
    console.print("terms:", [round(float(weight), 3) for weight in fitted])

    players = {
        "even": np.zeros(len(kept)),
        "stones only": terms[:, 0],
        "as it is": terms @ judged.TERMS,
        "fitted": terms @ fitted,
    }
    table = Table("log-loss", "whole game", *(f"quarter {n}" for n in range(1, 5)), "right")
    for name, odds in players.items():
        chances = logistic(odds)
        quarters = [tried & (stage >= q / 4) & (stage < (q + 1) / 4) for q in range(4)]
        losses = [log_loss(chances[which], won[which]) for which in (tried, *quarters)]
        right = float(np.mean((chances[tried] > 0.5) == (won[tried] > 0.5)))
        table.add_row(name, *(f"{loss:.4f}" for loss in losses), f"{right:.1%}")
    console.print(table)


if __name__ == "__main__":
    main()
