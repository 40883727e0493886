"""Search iterations per second of CPU time on one core, beside OpenSpiel's C++ `ISMCTSBot`.

Both sides do one playout per iteration and search the same kind of decisions: the first one of a
deal, and one after twenty random moves. With uniform playouts the work is comparable; informed
playouts and none at all, which our bots use, are shown beside them. Measurements alternate, so that
a noisy machine affects all alike; the table shows medians. Threads are compared by elapsed time,
since that is what they are for: the figure is meaningful only if two cores are free.

    python -m benchmarks.search [--iterations N] [--rounds N]
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import pyspiel
from rich.console import Console
from rich.table import Table

import tavolino
from tavolino.bots.search import UNINFORMED, Budget, SearchParameters, analyse

PEERS = {"bridge": "bridge(use_double_dummy_result=false)", "euchre": "euchre"}
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "schotten-totten": ("schotten-totten", {}),
    "schotten-totten, tactics": ("schotten-totten", {"tactics": True}),
    "tabula-rasa": ("tabula-rasa", {}),
    "rat-hot": ("rat-hot", {}),
}
UNIFORM = "uniform"
PLAYOUTS = {
    UNIFORM: UNINFORMED,
    "informed": SearchParameters(plies=8),
    "none": SearchParameters(plies=0),
}
PROMISED = ("schotten-totten", "bridge", 2.5)
LATER = 20  # moves

Measure = Callable[[int], float]


def ours(name: str, options: dict[str, Any], parameters: SearchParameters) -> Measure:
    first = tavolino.new(name, seed=3, **options)
    later = first.copy()
    rng = random.Random(3)
    for _ in range(LATER):
        if len(later.actions) and not later.over:
            later.play(rng.choice(later.actions))
    samplers = [game.sampler() for game in (first, later) if not game.over]

    def measure(iterations: int) -> float:
        start = time.process_time()
        done = sum(
            analyse(each, Budget(iterations), parameters=parameters).iterations for each in samplers
        )
        return done / (time.process_time() - start)

    return measure


def theirs(name: str) -> Measure:
    game = pyspiel.load_game(name)
    rng = random.Random(3)

    def decision(after: int) -> Any:
        """A decision with a choice, after some moves; if there is none, another deal is tried."""
        state = game.new_initial_state()
        moves = after
        while state.is_chance_node() or moves:
            if state.is_terminal():
                return decision(after)
            moves -= not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        return state if len(state.legal_actions()) > 1 else decision(after)

    states = [decision(0), decision(LATER)]

    def measure(iterations: int) -> float:
        bot = pyspiel.ISMCTSBot(
            1,
            pyspiel.RandomRolloutEvaluator(1, 7),
            UNINFORMED.c_puct,
            iterations,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            True,
        )
        start = time.process_time()
        for state in states:
            bot.step(state)
        return len(states) * iterations / (time.process_time() - start)

    return measure


def gain_of_two_threads(iterations: int) -> float:
    """How much more two threads do in the same time, with the same number of iterations per
    thread."""
    sampler = tavolino.new("schotten-totten", seed=3).sampler()
    rates = []
    for threads in (1, 2):
        found = analyse(sampler, Budget(iterations * threads), threads=threads)
        rates.append(found.iterations / found.seconds)
    return rates[1] / rates[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--iterations", type=int, default=5000, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each")
    arguments = parser.parse_args()

    measures = {(name, UNIFORM): theirs(spiel) for name, spiel in PEERS.items()}
    for name, (game, options) in GAMES.items():
        for playouts, parameters in PLAYOUTS.items():
            measures[name, playouts] = ours(game, options, parameters)
    for measure in measures.values():
        measure(50)
    rates: dict[tuple[str, str], list[float]] = {which: [] for which in measures}
    gains = []
    for _ in range(arguments.rounds):
        for which, measure in measures.items():
            rates[which].append(measure(arguments.iterations))
        gains.append(gain_of_two_threads(arguments.iterations))
    median = {which: statistics.median(found) for which, found in rates.items()}

    table = Table(title="Search, iterations per second of CPU time on one core")
    for column in ("game", "playouts", "iterations/s", *(f"x {peer}" for peer in PEERS)):
        table.add_column(column, justify="left" if column in ("game", "playouts") else "right")
    for (name, playouts), rate in median.items():
        ratios = [f"{rate / median[peer, UNIFORM]:.2f}" for peer in PEERS]
        title = f"OpenSpiel {name}" if name in PEERS else name
        table.add_row(title, playouts, f"{rate:,.0f}", *ratios)
    console = Console(width=110)
    console.print(table)
    game, peer, least = PROMISED
    ratio = median[game, UNIFORM] / median[peer, UNIFORM]
    met = "met" if ratio >= least else "missed"
    console.print(f"{game}, uniform playouts: {ratio:.2f} x {peer}, promised {least:g}: {met}")
    console.print(
        f"two threads do {statistics.median(gains):.2f} times what one does in the same time, "
        f"promised 1.6 where two cores are free (load now {os.getloadavg()[0]:.1f} on "
        f"{os.cpu_count()} cores)"
    )


if __name__ == "__main__":
    main()
