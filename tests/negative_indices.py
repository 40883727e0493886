"""Which kernels use a negative index?

`TAVOLINO_KERNELS=interpreted python -m tests.negative_indices GAME` plays games of every variant
with fields, tables and arrays that note each of them: the rules, what a player knows and prefers;
and in some variants also batches, searches, luck and networks.
Compiled, such an index is undefined. With `--typical`, only variants that have little in common are
played.

It prints each line that used one; then `done`.
"""

from __future__ import annotations

import functools
import inspect
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

import tavolino
from tavolino.bots import luck, network_search, search
from tavolino.core import chance, dispatch, kernel, registry
from tavolino.core.contract import Options, Rules, State
from tavolino.envs.bots import Bots
from tests.bots.networks import write_network
from tests.conftest import is_typical

WHOLE = (int, np.integer)
noted: set[str] = set()


def note(index: Any) -> None:
    # Called millions of times: a loop takes half as long as a generator.
    for part in index if type(index) is tuple else (index,):
        if isinstance(part, WHOLE) and part < 0:
            frame = traceback.extract_stack(limit=3)[0]
            noted.add(f"{frame.filename}:{frame.lineno}")


class Table(np.ndarray[Any, Any]):
    def __getitem__(self, index: Any) -> Any:
        note(index)
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        note(index)
        super().__setitem__(index, value)


class Records(np.recarray[Any, Any]):
    def __getitem__(self, index: Any) -> Any:
        note(index)
        return super().__getitem__(index)


class Field:
    """A field of a record."""

    def __init__(self, view: memoryview) -> None:
        self.view, self.shape = view, view.shape

    def __len__(self) -> int:
        return len(self.view)

    def __getitem__(self, index: Any) -> Any:
        note(index)
        return self.view[index]

    def __setitem__(self, index: Any, value: Any) -> None:
        note(index)
        self.view[index] = value


def checked(given: Any) -> Any:
    """The same memory, but with a check of each index."""
    if isinstance(given, np.recarray):
        return given.view(Records)
    if isinstance(given, np.ndarray):
        return given.view(Table) if given.dtype.names is None else given
    if isinstance(given, tuple):
        parts = [checked(part) for part in given]
        return type(given)(*parts) if hasattr(given, "_fields") else tuple(parts)
    return given


@functools.cache
def checking(function: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(function)
    def call(*arguments: Any) -> Any:
        return function(*map(checked, arguments))

    return call


def is_entry(value: Any) -> bool:
    """Whether Python calls this kernel with arrays."""
    return (
        inspect.isfunction(value)
        and value.__module__.startswith("tavolino.")
        and inspect.getsource(value).startswith("@entry")
    )


def check_module(module: ModuleType) -> None:
    for name, value in list(vars(module).items()):
        if type(value) is np.ndarray and value.dtype.names is None:
            setattr(module, name, value.view(Table))
        elif is_entry(value):
            setattr(module, name, checking(value))


def check_everything() -> None:
    read: Any = kernel._Row.__getattr__

    def checked_field(row: Any, name: str) -> Any:
        found = read(row, name)
        return Field(found) if isinstance(found, memoryview) else found

    row_type: Any = kernel._Row
    row_type.__getattr__ = checked_field
    for name, module in list(sys.modules.items()):
        if name.startswith("tavolino."):
            check_module(module)


def play(rules: Rules, options: Options) -> None:
    """A game by the kernels of the rules, of the evaluation and of what players know."""
    state = rules.blank(options)
    state["player"] = -1
    rng = checked(chance.generator(2))
    dispatch.deal(kernel.record(state, 0), rng)
    assert play_on(rules, state, rng)


def play_on(rules: Rules, state: State, rng: Any) -> int:
    """The rest of a game in the same way; how many moves it had."""
    s = kernel.record(state, 0)
    seats = rules.seats(rules.options_of(state))
    legal, scratch = (checked(dispatch.legal_buffer(rules)) for _ in range(2))
    scores = checked(np.zeros(len(legal)))
    record = kernel.record(dispatch.evaluation_scratch(rules), 0)
    moves = 0
    while not s.over:
        n = dispatch.legal_moves(s, legal)
        if moves % 4 == 0:
            dispatch.preferences(s, legal, n, moves // 4 % 3, record, scores)
            dispatch.chances(s, moves // 4 % 2, record, scores[:seats])
            other = state.copy()
            dispatch.determinize(kernel.record(other, 0), s.player, rng, scratch)
        elif moves % 4 == 1 and rules.observation is not None:
            seen = checked(np.zeros(rules.observation.size, rules.observation.kind))
            dispatch.observe(s, s.player, seen)
        dispatch.apply(s, dispatch.random_move(s, rng, scratch))
        moves += 1
    return moves


def play_batch(rules: Rules, options: Options, moves: int = 6) -> None:
    games = tavolino.batch(rules.name, 2, seed=5, threads=1, history=True, **options)
    games.play_randomly(moves)
    if rules.observation is not None:
        games.recall()
    games = tavolino.batch(rules.name, 2, seed=9, threads=1, **options)
    games.play_randomly(moves)
    for _ in range(moves):
        games.reset(games.over)
        games.step(games.sample(np.zeros((2, games.actions), np.float32)))
        games.mask()
        games.returns()
        games.determinize().determinize(0)
        if rules.observation is not None:
            games.advance()
        if rules.network_inputs is not None:
            games.network_inputs()


def play_with_bots(rules: Rules, options: Options) -> None:
    games = tavolino.batch(rules.name, 2, seed=3, threads=1, **options)
    bots = Bots(games, bots="greedy" if rules.evaluation else "random")
    for _ in range(2):
        bots.reply()
        bots.play(~games.over, games.sample())


def look_ahead(rules: Rules, options: Options) -> Iterator[tavolino.Game]:
    """Search at the first decision, and at one after twenty moves."""
    game = tavolino.new(rules.name, seed=4, **options)
    for moves in (0, 20):
        for _ in range(moves):
            if not game.over:
                game.play(game.legal[len(game.legal) // 2])
        if game.over:
            return
        budget = search.Budget(iterations=24)
        for parameters in (search.UNINFORMED, search.SearchParameters(plies=2)):
            search.analyse(game.sampler(), budget, parameters=parameters)
            search.analyse(game.sampler(), budget, parameters=parameters, only=int(game.actions[0]))
        yield game


def look_ahead_with_network(game: tavolino.Game, folder: Path) -> None:
    network = write_network(folder / "weights.npz", game.rules)
    for tree in (False, True):
        parameters = network_search.NetworkSearchParameters(plies=2, tree=tree, deals=2)
        budget = search.Budget(iterations=8)
        network_search.analyse(game.sampler(), network, budget, parameters=parameters)


def measure_luck(rules: Rules, options: Options) -> None:
    meter = luck.LuckMeter(rules, rules.seats(options))
    game = tavolino.new(rules.name, seed=6, **options)
    meter.mean_deal(game.dealt)
    for _ in range(4):
        if not game.over:
            meter.luck(game.state, int(game.actions[0]))
            game.play(game.legal[0])


def main(name: str, *flags: str) -> None:
    rules = registry.rules(name)
    check_everything()
    luck.DEALS = 2
    chosen: list[Options] = list(rules.variants)
    at_length = [chosen[0], chosen[-1]]
    if "--typical" in flags:
        chosen = [options for options in chosen if is_typical(name, options)]
        at_length = [chosen[0]]
    for options in map(rules.check_options, chosen):
        play(rules, options)
    for options in map(rules.check_options, at_length):
        play_batch(rules, options)
        play_with_bots(rules, options)
        with tempfile.TemporaryDirectory() as folder:
            for game in look_ahead(rules, options):
                if rules.network_inputs is not None:
                    look_ahead_with_network(game, Path(folder))
        if rules.luck is not None:
            measure_luck(rules, options)
    print(*sorted(noted), "done", sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
