"""`tavolino build`: compile rules and players now, so that nobody waits for it at a table."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

from ..core import kernel, registry
from ..core.contract import Rules
from ..core.presentations import in_order
from .arguments import Arguments
from .built_games import is_built, note_built
from .terminal import preparation_bar

# Where the entries are that work for every game.
PLAYING = (
    "tavolino.core.chance",
    "tavolino.core.dispatch",
    "tavolino.bots.policy",
    "tavolino.bots.tree",
    "tavolino.bots.network_kernels",
    "tavolino.bots.network_tree_kernels",
)
BATCHES = (
    "tavolino.envs.kernels",
    "tavolino.envs.bot_kernels",
    "tavolino.envs.network_inputs",
)


def run(arguments: Arguments) -> int:
    build(first_only=arguments.first)
    if arguments.batches:
        build_also(BATCHES)
    return 0


def build(*, first_only: bool = False) -> None:
    """Compile what is not compiled yet, one game after the other, in the order in which they are
    listed. A line on stdout says when one is ready: a server reads it (`server.preparation`)."""
    games = in_order(registry.names())
    wanted = games[:1] if first_only else games
    missing = {
        game: [] if is_built(game) else list(objects_of(registry.rules(game), PLAYING))
        for game in wanted
    }
    with preparation_bar(sum(map(len, missing.values()))) as done:
        for number, game in enumerate(wanted, 1):
            started = time.monotonic()
            for module, kind in missing[game]:
                kernel.library_of(module, kind)
                done()
            if missing[game]:
                note_built(game)
            seconds = time.monotonic() - started
            print(f"{game}: ready after {seconds:.0f} s ({number} of {len(wanted)})", flush=True)
    if not first_only:
        note_built()


def build_also(modules: Iterable[str]) -> None:
    """Compile the entries of more modules for all games."""
    for game in registry.names():
        for module, kind in objects_of(registry.rules(game), modules):
            kernel.library_of(module, kind)


def objects_of(rules: Rules, modules: Iterable[str]) -> Iterator[tuple[str, Any]]:
    """The modules of a game with entries, and those of others that every game needs; each with the
    type of the record that it is compiled for."""
    for module in modules:
        import_module(module)
    own = rules.kernels.apply.__module__.rpartition(".")[0]
    wanted = [*modules, *(each for each in kernel.entry_modules() if each.startswith(f"{own}."))]
    for module in wanted:
        for kind in (None, rules.state):
            if kernel.entries_of(module, kind):
                yield module, kind
