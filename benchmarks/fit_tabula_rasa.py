"""Where the weights of Tabula Rasa's evaluation come from: fits them, and shows how good they are.

`estimate`: greedy players play each other, at a temperature that makes games differ. Their tables
are kept at every sixth move, and the weights are those under which the outcome was most likely: who
took which territory, and who won. `moves`: on such tables each legal move is played out by the same
players, on deals that fit what the seat knows; the weights become those whose choice, by the odds
that they give, does best, with a premium for uncertainty that sets the scale (log odds 1 for a win
chance of `UNCERTAINTY_PREMIUM`). Both print the weights and what these achieve on other tables.
`quality` shows the weights in use.

    python -m benchmarks.fit_tabula_rasa estimate|moves|quality [--tables N]
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import track
from rich.table import Table
from scipy.optimize import minimize

from tavolino.bots.policy import chosen
from tavolino.core import chance, registry
from tavolino.core.chance import below, seed_generator
from tavolino.core.contract import WHOLE_WIN, State
from tavolino.core.dispatch import (
    apply,
    deal,
    determinize,
    evaluation_scratch,
    legal_buffer,
    legal_moves,
    outcome,
)
from tavolino.core.kernel import i64, kernel, record
from tavolino.games.tabula_rasa.actions import MOST_LEGAL
from tavolino.games.tabula_rasa.evaluation.majorities import evaluate, share_win
from tavolino.games.tabula_rasa.evaluation.preferences import MOVES, like_what_counts
from tavolino.games.tabula_rasa.evaluation.weights import ESTIMATE, weights_of
from tavolino.games.tabula_rasa.state import TERRITORIES, TERRITORY, VALUES

RULES = registry.rules("tabula-rasa")
FULL_SKILL = i64(2)
APART = 6  # moves between two tables of a game
TEMPERATURE = 0.5
ROLLOUT_TEMPERATURE = 0.35
ROLLOUTS = 12
UNCERTAINTY_PREMIUM = 0.03
POINT = 0.04  # of the margin, as a win chance: half of a move's value, against the noise of wins
LEAST_CHANCE = 1e-4  # a more confident error does not count more
WIN_WEIGHT = 5.0  # what the win counts beside a territory

Numbers = npt.NDArray[np.float64]
Data = tuple[
    State, npt.NDArray[np.int64], State
]  # tables, the seats that judge them, how they ended


# -- tables --------------------------------------------------------------------------------------


@kernel
def keep_tables(states, blank, tables, seats, ends, rng, legal, scratches, scores):
    """Tables from self-play, each with the seat that judges it and the table at the end."""
    kept = 0
    scratch = record(scratches, i64(0))
    while kept < len(tables):
        states[0] = blank[0]
        s = record(states, i64(0))
        deal(s, rng)
        first, ply, offset = kept, 0, below(rng, i64(APART))
        while s.over == 0:
            if ply % APART == offset and kept < len(tables):
                tables[kept] = states[0]
                seats[kept] = below(rng, i64(s.players))
                kept += 1
            n = i64(legal_moves(s, legal))
            apply(s, legal[chosen(s, legal, n, FULL_SKILL, TEMPERATURE, rng, scratch, scores)])
            ply += 1
        for at in range(first, kept):
            ends[at] = states[0]


def played(players: int, count: int, seed: int) -> Data:
    blank = RULES.blank(RULES.check_options({"players": players}))
    blank["player"] = -1
    tables, ends = np.zeros(count, RULES.state), np.zeros(count, RULES.state)
    seats = np.zeros(count, np.int64)
    scratch, scores, rng = evaluation_scratch(RULES), np.zeros(MOST_LEGAL), chance.generator(seed)
    keep_tables(blank.copy(), blank, tables, seats, ends, rng, legal_buffer(RULES), scratch, scores)
    return tables, seats, ends


# -- the estimate --------------------------------------------------------------------------------


@kernel
def surprises(tables, seats, ends, estimates, scratches, out):
    """By table: the log loss of the territories, that of the win, and whether the likeliest
    winner won."""
    weights, scratch = record(estimates, i64(0)), record(scratches, i64(0))
    for at in range(len(tables)):
        s, end, seat = record(tables, at), record(ends, at), i64(seats[at])
        evaluate(s, seat, weights, scratch)
        share_win(s.rows, weights, scratch)
        territories = 0.0
        for territory in range(TERRITORIES):
            taken, nobody = 0.0, 1.0
            for row in range(s.rows):
                first = scratch.first[row, territory]
                nobody -= first
                if end.taken[(seat + row) % s.rows, territory] == TERRITORY:
                    taken = first
            if taken == 0.0:
                taken = nobody
            territories -= math.log(max(taken, LEAST_CHANCE))
        win, best = 0.0, 0
        for row in range(s.rows):
            share = outcome(end, i64((seat + row) % s.rows)) / WHOLE_WIN
            win -= share * math.log(max(scratch.win[row], LEAST_CHANCE))
            if scratch.win[row] > scratch.win[best]:
                best = row
        out[at, 0], out[at, 1] = territories, win
        out[at, 2] = outcome(end, i64((seat + best) % s.rows)) / WHOLE_WIN


def judged(data: Data, weights: npt.NDArray[np.void]) -> Numbers:
    tables, seats, ends = data
    out = np.zeros((len(tables), 3))
    surprises(tables, seats, ends, weights, evaluation_scratch(RULES), out)
    return out


def fit_estimate(count: int) -> None:
    """Coordinate by coordinate (Powell): the loss has no simple gradient, and some noise."""
    data = [played(players, count // 3, seed=players) for players in (2, 3, 4)]

    def loss(free: Numbers) -> float:
        if (free[VALUES + 1 :] < 0.0).any():  # behind the log odds, and what turns them
            return math.inf
        sums = [judged(each, estimate(free)).mean(0) for each in data]
        return float(sum(each[0] + WIN_WEIGHT * each[1] for each in sums))

    found = minimize(loss, numbers_of(ESTIMATE)[:-1], method="Powell", options={"maxiter": 3})
    weights = estimate(found.x)
    print("ESTIMATE =", np.round(numbers_of(weights), 3).tolist())
    show_quality(count, weights)


def numbers_of(weights: npt.NDArray[np.void]) -> Numbers:
    """The numbers of a record of weights, in order; `counting` is the last of them."""
    return np.frombuffer(weights.tobytes(), np.float64)


def estimate(free: Numbers) -> npt.NDArray[np.void]:
    return weights_of(np.append(free, ESTIMATE["counting"]))


def show_quality(count: int, weights: npt.NDArray[np.void]) -> None:
    table = Table(
        title="log loss of the win chance, beside equal chances; the likeliest winner won"
    )
    for column in ("players", "cards left", "tables", "log loss", "equal", "won"):
        table.add_column(column, justify="right")
    for players in (2, 3, 4):
        data = played(players, count // 3, seed=100 + players)
        out = judged(data, weights)
        left = data[0]["stock_count"] + data[0]["hand_count"].sum(1)
        equal = math.log(3 if players == 3 else 2)
        for least, most in ((1, 12), (13, 24), (25, 36), (37, 48), (1, 48)):
            at = (left >= least) & (left <= most)
            _, win, right = out[at].mean(0)
            words = f"{win:.3f}", f"{equal:.3f}", f"{100 * right:.0f} %"
            table.add_row(str(players), f"{least}-{most}", str(at.sum()), *words)
    Console(width=100).print(table)


# -- the moves -----------------------------------------------------------------------------------


@kernel
def roll_out(states, seat, legal, n, rng, other_legal, scratches, scores, values):
    """The mean value of each legal move of `states[0]`, every deal the same for all of them."""
    for i in range(n):
        values[i] = 0.0
    row = seat % record(states, i64(0)).rows
    scratch = record(scratches, i64(0))
    for _ in range(ROLLOUTS):
        states[1] = states[0]
        determinize(record(states, i64(1)), seat, rng, other_legal)
        luck = below(rng, i64(1 << 31))
        for i in range(n):
            states[2] = states[1]
            s = record(states, i64(2))
            seed_generator(rng, i64(luck), i64(0))
            apply(s, legal[i])
            while s.over == 0:
                m = i64(legal_moves(s, other_legal))
                temperature = ROLLOUT_TEMPERATURE
                which = chosen(s, other_legal, m, FULL_SKILL, temperature, rng, scratch, scores)
                apply(s, other_legal[which])
            rival = -1
            for other in range(s.rows):
                if other != row:
                    rival = max(rival, s.score[other])
            value = outcome(s, i64(row)) / WHOLE_WIN + POINT * (s.score[row] - rival)
            values[i] += 0.5 * value / ROLLOUTS
        seed_generator(rng, i64(luck), i64(1))


@kernel
def weigh_each(states, legal, n, units, scratch, out):
    """What each weight adds to the liking of each move: the liking with that weight alone."""
    for k in range(len(units)):
        like_what_counts(
            record(states, i64(0)), legal, n, units[k], record(scratch, i64(0)), out[k]
        )


def fit_moves(count: int) -> None:
    legal, other = legal_buffer(RULES), legal_buffer(RULES)
    scratch, scores, rng = evaluation_scratch(RULES), np.zeros(MOST_LEGAL), chance.generator(7)
    tables, _, _ = played(2, 2 * count, seed=7)
    tables = tables[tables["hand_count"].max(1) > 1][:count]  # the last cards are not weighed
    count = len(tables)
    inputs = np.zeros((count, len(MOVES), MOST_LEGAL))
    values, mask = np.zeros((count, MOST_LEGAL)), np.zeros((count, MOST_LEGAL), bool)
    for at in track(range(count), "rollouts"):
        states = np.repeat(tables[at : at + 1], 3)
        n = int(legal_at(states, legal))
        seat = int(states["player"][0])
        roll_out(states, seat, legal, n, rng, other, scratch, scores, values[at])
        weigh_each(states, legal, n, np.eye(len(MOVES)), scratch, inputs[at])
        mask[at, :n] = True
    values -= (values.sum(1) / mask.sum(1))[:, None]
    values[~mask] = 0.0
    held_out = np.arange(count) % 4 == 0
    found = minimize(
        lost_value(inputs[~held_out], values[~held_out], mask[~held_out]),
        np.zeros(len(MOVES)),
        jac=True,
        method="L-BFGS-B",
    )
    print("MOVES =", np.round(found.x, 2).tolist())
    for name, weights in (("as they are", MOVES), ("fitted", found.x)):
        liked = np.where(mask, np.einsum("ska,k->sa", inputs, weights), -np.inf)[held_out]
        best = values[held_out][np.arange(len(liked)), liked.argmax(1)]
        error = 1.96 * best.std() / math.sqrt(len(best))
        print(f"{name}: preferred moves are worth {best.mean():.4f} ± {error:.4f} above the mean")


@kernel
def legal_at(states, legal):
    return legal_moves(record(states, i64(0)), legal)


def lost_value(
    inputs: Numbers, values: Numbers, mask: npt.NDArray[np.bool_]
) -> Callable[[Numbers], tuple[float, Numbers]]:
    """The loss of a player who chooses by the odds, minus the premium for uncertainty; and its
    gradient."""

    def lost(weights: Numbers) -> tuple[float, Numbers]:
        liking = np.where(mask, np.einsum("ska,k->sa", inputs, weights), -np.inf)
        odds = np.exp(liking - liking.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        uncertainty = -np.log(np.maximum(odds, 1e-12))
        each = values + UNCERTAINTY_PREMIUM * uncertainty
        mean = (odds * each).sum(1, keepdims=True)
        slope = np.einsum("ska,sa->k", inputs, odds * (each - mean)) / len(values)
        return -float(mean.mean()), -slope

    return lost


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("estimate", "moves", "quality"))
    parser.add_argument("--tables", type=int, default=18000)
    given = parser.parse_args()
    if given.what == "estimate":
        fit_estimate(given.tables)
    elif given.what == "moves":
        fit_moves(given.tables)
    else:
        show_quality(given.tables, ESTIMATE)


if __name__ == "__main__":
    main()
