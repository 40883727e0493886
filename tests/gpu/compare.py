"""Do a GPU and the CPU play the same games, to the byte? `python -m tests.gpu.compare` plays 1,000
games of every variant on both, and prints the name of the machine.

Under Numba's simulator (`NUMBA_ENABLE_CUDASIM=1`) it needs no GPU.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from tavolino.core import registry
from tavolino.core.contract import Options
from tavolino.core.errors import OptionError
from tavolino.envs.batch import Batch, IllegalActions, batch, concatenate, load_batch

SEED = 100_000
REMEMBERED = 6  # moves
# Of the numbers that a network is given. A GPU rounds once where the CPU rounds twice, and what is
# equal for one of them may differ a little for the other: which of two equal moves is described,
# which of them counts as the best, what a formation that never comes would sum to.
ROUNDED_OTHERWISE = 0.02
ARRAYS = ("states", "player", "over", "legal", "legal_count", "seeds", "plies")


def on_host(array: Any) -> np.ndarray[Any, Any]:
    copied: np.ndarray[Any, Any] = array.numpy() if hasattr(array, "numpy") else array
    return copied


def assert_equal(here: Any, there: Any, what: str) -> None:
    assert here.dtype == there.dtype, f"{what}: {here.dtype} here, {there.dtype} there"
    if here.tobytes() != on_host(there).tobytes():
        pairs = zip(here, on_host(there), strict=True)
        differ = np.flatnonzero([a.tobytes() != b.tobytes() for a, b in pairs])
        raise AssertionError(f"{what}: different in {len(differ)} games, first in game {differ[0]}")


def assert_same(here: Batch, there: Batch, when: str) -> None:
    """Everything that can be read is the same on the CPU and on the GPU."""
    for name in ARRAYS:
        assert_equal(getattr(here, name), getattr(there, name), f"{name} {when}")
    assert_equal(here.returns(), there.returns(), f"returns {when}")
    for seat in (None, *range(here.seats)):
        assert_equal(here.observe(seat), there.observe(seat), f"observation of {seat} {when}")


def compare(name: str, options: Options, games: int, moves: int, random_moves: int) -> int:
    """Play one variant on both; return how many moves were compared."""
    here = batch(name, games, seed=SEED, **options)
    there = batch(name, games, seed=SEED, device="cuda", **options)
    assert_same(here, there, "after the deal")
    steps = 0
    while steps < moves and not here.over.all():
        actions = here.sample()
        assert_equal(actions, there.sample(), f"samples at move {steps}")
        here.step(actions)
        there.step(there.sample())
        steps += 1
        assert_same(here, there, f"after move {steps}")
    there.check()
    assert_equal(here.mask(), there.mask(), "mask")
    rows = there._device.empty(here.observe().shape, here.observe().dtype)
    assert there.observe(out=rows) is rows
    assert_equal(here.observe(), rows, "observations in rows")

    logits = np.random.default_rng(0).normal(size=(games, here.actions)).astype(np.float32)
    assert_equal(here.sample(logits), there.sample(logits), "samples by logits")
    here.reset(here.over)
    there.reset(there.over)
    assert_same(here, there, "after the second deal")
    for seat in range(here.seats):
        assert_same(here.determinize(seat, 7), there.determinize(seat, 7), "after a re-deal")
    compare_parts(here, there)
    compare_network_inputs(here, there)
    compare_random_play(here, there, random_moves)
    compare_advance(here, there, random_moves)
    compare_history(name, options, games)
    for play in (Batch.step, Batch.advance):
        check_refusal(here.copy(), there.copy(), play)
    check_wrong_numbers(here.copy(), there.copy())
    return (steps + 3 * random_moves) * games


def compare_parts(here: Batch, there: Batch) -> None:
    half = len(here) // 2
    assert_same(here[::-2], there[::-2], "in a part")
    joined = concatenate([there[half:], there[:half]])
    assert_same(concatenate([here[half:], here[:half]]), joined, "put together")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "batch.npz"
        there.save(path)
        assert_same(here, load_batch(path, device="cuda"), "from a file")


def compare_network_inputs(here: Batch, there: Batch) -> None:
    if here.rules.network_inputs is None or simulated():
        return  # the simulator runs what the CPU runs, and would compile it anew
    one, other = here.network_inputs(), there.network_inputs()
    assert_equal(one.moves_described, other.moves_described, "number of moves described")
    going_on = one.moves_described > 0
    described = np.arange(one.moves.shape[1]) < one.moves_described[:, None]
    for name, where in (("facts", going_on), ("rows", going_on), ("moves", described)):
        numbers, others = getattr(one, name)[where], on_host(getattr(other, name))[where]
        differ = (np.abs(numbers - others) > 1e-4).mean() if numbers.size else 0.0
        assert differ <= ROUNDED_OTHERWISE, f"{name}: {differ:.1%} of the numbers differ"


def compare_random_play(here: Batch, there: Batch, moves: int) -> None:
    """All at once is the same as move by move."""
    there.play_randomly(moves)
    stepped = here.copy()
    here.play_randomly(moves)
    assert_same(here, there, "after random play")
    for _ in range(moves):
        stepped.reset(stepped.over)
        stepped.step(stepped.sample())
    assert_same(stepped, there, "after random play, move by move")


def compare_advance(here: Batch, there: Batch, moves: int) -> None:
    """A turn in one call, with observations in columns and in rows, is the same as move by move;
    and so are actions that are given."""
    columns = there.observe()
    rows = there._device.empty(columns.shape, columns.dtype)
    for turn in range(2 * moves):
        before = here.over.copy()
        actions = here.sample()
        here.step(actions)
        here.reset(before)
        out = columns if turn % 4 < 2 else rows
        assert there.advance(actions if turn % 2 else None, out=out) is out
        assert_equal(here.observe(), out, f"observations of turn {turn}")
    assert_same(here, there, "after turns in one launch each")


def compare_history(name: str, options: Options, games: int) -> None:
    """What happened is remembered alike."""
    here = batch(name, games, seed=SEED, history=True, **options)
    there = batch(name, games, seed=SEED, history=True, device="cuda", **options)
    here.play_randomly(REMEMBERED)
    there.play_randomly(REMEMBERED)
    assert here[games - 1].record() == there[games - 1].record()
    for seat in (None, *range(here.seats)):
        assert_equal(here.recall(seat), there.recall(seat), f"what {seat} recalls")


def check_refusal(here: Batch, there: Batch, play: Callable[[Batch, Any], Any]) -> None:
    """A game whose action is illegal stays as it is; the others are played."""
    here.reset(here.over)
    there.reset(there.over)
    actions = here.sample()
    wrong = [0, len(here) - 1]
    before = here[wrong]
    actions[wrong] = here.actions
    play(there, actions)
    actions[wrong] = here.sample()[wrong]
    play(here, actions)
    assert_same(before, there[wrong], "where the action was illegal")
    assert_same(here[1:-1], there[1:-1], "where the action was legal")
    refused = refused_by(there)
    assert refused is not None, "illegal actions were not told"
    assert refused.games.tolist() == wrong
    assert (refused.actions == here.actions).all()
    assert refused_by(there) is None, "illegal actions were told twice"


def check_wrong_numbers(here: Batch, there: Batch) -> None:
    """An action is not cut off at 32 bits, and nothing is drawn where a logit is not a number."""
    here.reset(here.over)
    there.reset(there.over)
    actions = here.sample().astype(np.int64)
    actions[0] += 2**32
    there.step(actions)
    refused = refused_by(there)
    assert refused is not None, "an action of more than 32 bits was played"
    assert refused.games.tolist() == [0]
    assert_same(here[:1], there[:1], "where the action has more than 32 bits")
    logits = np.full((len(there), there.actions), np.nan, np.float32)
    drawn = on_host(there.sample(logits))
    assert (drawn[~on_host(there.over)] == -1).all(), "something was drawn by NaN"
    out = np.zeros(len(there), np.int32)
    try:
        there.sample(out=out)
    except OptionError:
        return
    raise AssertionError("an array of the CPU was taken to be filled by the GPU")


def refused_by(games: Batch) -> IllegalActions | None:
    try:
        games.check()
    except IllegalActions as refused:
        return refused
    return None


def variants(game: str | None) -> Iterator[tuple[str, Options]]:
    for name in registry.names() if game is None else [game]:
        for options in registry.rules(name).variants:
            yield name, options


def simulated() -> bool:
    return os.environ.get("NUMBA_ENABLE_CUDASIM", "0") != "0"


def machine() -> str:
    from numba import cuda

    if simulated():
        return f"{platform.node()}: Numba's simulator"
    name = cuda.get_current_device().name
    return f"{platform.node()}: {name.decode() if isinstance(name, bytes) else name}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=400, help="at most so many of each game")
    parser.add_argument("--random-moves", type=int, default=150, help="all of them at once")
    parser.add_argument("--first", action="store_true", help="only the first variant")
    arguments = parser.parse_args()
    for name, options in variants(arguments.game):
        began = time.monotonic()
        compared = compare(name, options, arguments.games, arguments.moves, arguments.random_moves)
        told = {key: value for key, value in options.items() if not isinstance(value, dict)}
        seconds = time.monotonic() - began
        print(
            f"{name} {json.dumps(told)}: {arguments.games} games, {compared} moves, "
            f"all bytes the same ({seconds:.1f} s)",
            flush=True,
        )
        if arguments.first:
            break
    print(machine())


if __name__ == "__main__":
    main()
