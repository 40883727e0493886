"""Random self-play, moves per second of CPU time on one core, beside OpenSpiel's C++ loop.

Both sides choose uniformly among the legal moves of every decision. OpenSpiel lists them; so does a
game of ours, unless it can count them and tell the nth one sooner (`Kernels.nth_move`). A move is a
decision of a player: OpenSpiel's chance nodes (its deals) are not counted, though their time is, as
ours is. Measurements alternate, several rounds each, so that a noisy machine affects all alike; the
table shows medians.

    python -m benchmarks.speed [--seconds N] [--rounds N]
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

from tavolino.core import chance, dispatch, registry

PEERS = {
    "hearts": "hearts",
    "bridge": "bridge(use_double_dummy_result=false)",
    "bridge, with its double-dummy results": "bridge",
    "hive": "hive",
}
# (our game, options, the peer, the least ratio that we promise)
Promise = tuple[str, dict[str, Any], str, float]
SCHOTTEN_TOTTEN: list[Promise] = [
    ("schotten-totten", {"edition": edition, "tactics": tactics, "expert": expert}, peer, ratio)
    for edition, base, with_tactics in (
        ("iello", 5.0, 4.0),
        ("ps-games", 5.0, 4.0),
        ("menhir", 3.0, 2.5),
    )
    for tactics, peer, ratio in ((False, "bridge", base), (True, "hearts", with_tactics))
    for expert in (False, True)
    if not (expert and edition == "menhir")
]
TABULA_RASA: list[Promise] = [
    ("tabula-rasa", {"players": players}, "hearts", 5.0) for players in (2, 3, 4)
]
RAT_HOT: list[Promise] = [("rat-hot", {}, "hive", 5.0), ("rat-hot", {}, "hearts", 1.5)]
PROMISES = SCHOTTEN_TOTTEN + TABULA_RASA + RAT_HOT

Measure = Callable[[float], float]


def ours(name: str, options: dict[str, Any]) -> Measure:
    rules = registry.rules(name)
    blank = rules.blank(rules.check_options(options))
    blank["player"] = -1
    table = np.empty(1, rules.state)
    legal = dispatch.legal_buffer(rules)
    rng = chance.generator(1)
    dispatch.play_many(table, blank, 20, rng, legal)

    def measure(seconds: float) -> float:
        moves = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            moves += dispatch.play_many(table, blank, 100, rng, legal)
        return moves / spent

    return measure


def theirs(name: str) -> Measure:
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())]
    played = 0

    def measure(seconds: float) -> float:
        nonlocal played
        moves = 0
        counting = 0.0
        start = time.process_time()
        while (spent := time.process_time() - start - counting) < seconds:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, played)
            played += 1
            paused = time.process_time()
            moves += sum(step.player >= 0 for step in state.full_history())
            counting += time.process_time() - paused
        return moves / spent

    return measure


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time of each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each")
    arguments = parser.parse_args()

    variants = {str((name, options)): (name, options) for name, options, _, _ in PROMISES}
    measures = {key: ours(*variant) for key, variant in variants.items()}
    measures |= {peer: theirs(name) for peer, name in PEERS.items()}
    rates: dict[str, list[float]] = {key: [] for key in measures}
    for _ in range(arguments.rounds):
        for key, measure in measures.items():
            rates[key].append(measure(arguments.seconds))
    median = {key: statistics.median(found) for key, found in rates.items()}

    peers = Table(title="OpenSpiel, moves per second of CPU time")
    peers.add_column("game")
    peers.add_column("moves/s", justify="right")
    for peer in PEERS:
        peers.add_row(peer, f"{median[peer]:,.0f}")
    table = Table(title="Tavolino, moves per second of CPU time")
    for column in ("game", "variant", "moves/s", "peer", "ratio", "promised", ""):
        table.add_column(column, justify="right" if column in ("moves/s", "ratio") else "left")
    for name, options, peer, least in PROMISES:
        rate = median[str((name, options))]
        words = [
            f"{value} players" if key == "players" else key if value is True else str(value)
            for key, value in options.items()
            if value
        ]
        ratio = rate / median[peer]
        table.add_row(
            name,
            " ".join(words),
            f"{rate:,.0f}",
            peer,
            f"{ratio:.2f}",
            f"{least:g}",
            "met" if ratio >= least else "missed",
        )
    console = Console(width=110)
    console.print(peers)
    console.print(table)


if __name__ == "__main__":
    main()
