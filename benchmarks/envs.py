"""Environments: moves per second of a random policy that asks for observations and legal actions.

Ours are batches (`tavolino.batch`): each move is a sampled action, a step, the list of legal
actions, what the seat to move knows, and a new deal where a game is over. Beside them, in turns:

- the card games of PettingZoo and of RLCard, as their users drive them;
- OpenSpiel's C++ states driven from Python: legal actions, an action, the tensor of what the player
  to move knows. Its deals are chance nodes; their time counts, as ours does, but not as moves.

One thread is measured by CPU time, several by elapsed time: that figure is meaningful only if so
many cores are free. The table shows medians. Peers that are not installed are left out.

    python -m benchmarks.envs [--games N] [--threads 1,16] [--no-peers] [--seconds N] [--rounds N]
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

import tavolino

from .gpu import VARIANTS, step_and_observe

PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
RLCARD = ("leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "gin-rummy", "bridge")
OPENSPIEL = ("bridge(use_double_dummy_result=false)", "hearts")
# How many times as fast as the fastest of them one core of ours is to be.
PROMISED = {"PettingZoo": 30.0, "RLCard": 30.0, "OpenSpiel from Python": 10.0}

Run = Callable[[], int]  # plays for a while and returns the number of moves


def pettingzoo_run(name: str) -> Run:
    env = import_module(f"pettingzoo.classic.{name}").raw_env()
    rng = random.Random(1)

    def run() -> int:
        moves = 0
        env.reset(seed=rng.randrange(2**31))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            env.step(rng.choice(np.flatnonzero(mask)))
            moves += 1
        return moves

    return run


def rlcard_run(name: str) -> Run:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    rng = random.Random(1)

    def run() -> int:
        moves = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return run


def openspiel_run(name: str) -> Run:
    import pyspiel

    game = pyspiel.load_game(name)
    observes = game.get_type().provides_observation_tensor
    rng = random.Random(1)

    def run() -> int:
        moves = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                if observes:
                    state.observation_tensor()
                else:
                    state.information_state_tensor()
                moves += 1
            state.apply_action(rng.choice(state.legal_actions()))
        return moves

    return run


def peers() -> dict[tuple[str, str], Run]:
    """Their games by library and name, as far as they are installed and can be started."""
    known: list[tuple[str, str, tuple[str, ...], Callable[[str], Run]]] = [
        ("PettingZoo", "pettingzoo", PETTINGZOO, pettingzoo_run),
        ("RLCard", "rlcard", RLCARD, rlcard_run),
        ("OpenSpiel from Python", "pyspiel", OPENSPIEL, openspiel_run),
    ]
    runs = {}
    for library, package, names, make in known:
        for name in names if find_spec(package) else ():
            try:
                runs[library, name] = make(name)
            except ImportError as error:
                print(f"{library}, {name} is left out: {error}")
    return runs


def rate(run: Run, seconds: float, clock: Callable[[], float]) -> float:
    moves = 0
    start = clock()
    while (spent := clock() - start) < seconds:
        moves += run()
    return moves / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1024, help="in a batch, for each thread")
    parser.add_argument("--threads", default="1", help="numbers of threads: 1,16")
    parser.add_argument("--no-peers", action="store_true", help="measure only ours")
    parser.add_argument("--seconds", type=float, default=0.3, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each")
    arguments = parser.parse_args()
    threads = sorted({int(number) for number in arguments.threads.split(",")})
    games = arguments.games * threads[-1]

    runs: dict[tuple[str, Any], Run] = {}
    for name, options in VARIANTS:
        for number in threads:
            made = tavolino.batch(name, games, seed=1, threads=number, **options)
            runs[f"{name} {json.dumps(options)}", number] = step_and_observe(made)
    theirs = {} if arguments.no_peers else peers()
    runs |= theirs
    rates: dict[tuple[str, Any], list[float]] = {which: [] for which in runs}
    for run in runs.values():
        run()
    for _ in range(arguments.rounds):
        for which, run in runs.items():
            clock = time.perf_counter if which[1] in threads and which[1] > 1 else time.process_time
            rates[which].append(rate(run, arguments.seconds, clock))
    median = {which: statistics.median(found) for which, found in rates.items()}

    fastest: dict[str, float] = {}
    for library, name in theirs:
        print(f"{library}, {name}: {median[library, name]:,.0f} moves/s")
        fastest[library] = max(fastest.get(library, 0.0), median[library, name])
    for (name, number), found in median.items():
        if (name, number) in theirs:
            continue
        line = f"{name}, {games} games, threads {number}: {found / 1e6:.2f} M moves/s"
        if number == 1:
            for library, best in fastest.items():
                least = PROMISED[library]
                met = "met" if found >= least * best else "missed"
                line += f"; {found / best:.0f} x {library} (promised {least:g}, {met})"
        elif (name, 1) in median:
            line += f"; {found / median[name, 1]:.2f} x one thread"
        print(line)


if __name__ == "__main__":
    main()
