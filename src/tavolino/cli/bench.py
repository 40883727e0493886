"""`tavolino bench`: random self-play on one core, by CPU time."""

from __future__ import annotations

import time
from collections.abc import Iterator

import numpy as np

from ..core import chance, dispatch, registry
from ..core.contract import Options, Rules
from .arguments import Arguments
from .terminal import announcing_compilation


def run(arguments: Arguments) -> int:
    for rules in arguments.games or map(registry.rules, registry.names()):
        print(f"{rules.title}: random self-play, one core, CPU time")
        print(_row("variant", "moves/s", "games/s", "moves/game"))
        for options, moves, games, seconds in measure(rules, arguments.seconds):
            print(
                _row(
                    _variant(options),
                    f"{moves / seconds:,.0f}",
                    f"{games / seconds:,.0f}",
                    f"{moves / games:.1f}",
                )
            )
        print()
    return 0


def _row(variant: str, *figures: str) -> str:
    return f"  {variant:<28}" + "".join(f"{figure:>14}" for figure in figures)


def _variant(options: Options) -> str:
    words = (_word(name, value) for name, value in options.items())
    return " ".join(filter(None, words)) or "as boxed"


def _word(name: str, value: object) -> str:
    if isinstance(value, bool):
        return name if value else ""
    return str(value) if isinstance(value, str) else f"{name}={value}"


def measure(rules: Rules, seconds: float) -> Iterator[tuple[Options, int, int, float]]:
    """(options, moves, games, CPU seconds) of each full-size variant."""
    rng = chance.generator(1)
    legal = dispatch.legal_buffer(rules)
    for options in rules.variants:
        checked = rules.check_options(options)
        if _is_small(rules, checked):
            continue
        blank = rules.blank(checked)
        blank["player"] = -1
        table = np.empty(1, rules.state)
        with announcing_compilation():
            dispatch.play_many(table, blank, 10, rng, legal)
        moves = games = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            moves += dispatch.play_many(table, blank, 100, rng, legal)
            games += 100
        yield options, moves, games, spent


def _is_small(rules: Rules, options: Options) -> bool:
    return any(
        option.in_record != "always" and options[option.name] != option.default
        for option in rules.options
    )
