"""See the package."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tomllib
from collections import Counter
from math import inf
from pathlib import Path
from typing import Any

LIST = Path(__file__).with_name("survivors.toml")

GAME_TESTS = [
    "tests/games/test_hidden_cards.py",
    "tests/test_every_game.py",
    "tests/test_events.py",
    "tests/games/test_rat_hot.py",
    "tests/games/test_tabula_rasa.py",
    "tests/games/test_schotten_totten_iello.py",
    "tests/games/test_schotten_totten_menhir.py",
    "tests/games/test_schotten_totten_ps_games.py",
    "tests/games/test_schotten_totten_rulings.py",
]
GAMES = ("schotten_totten", "tabula_rasa", "rat_hot")
TABLES = (
    "open_table",
    "reveals_information",
    "seats",
    "round",
    "clock",
    "commands/base",
    "commands/playing",
    "commands/seating",
    "commands/talk",
    "commands/hints",
    "live_tables",
    "presenter",
)
# The modules, with the tests that are to notice faults in them. What starts other programs and
# databases proves nothing about a line that others do not. Tests of a game that are slow where it
# is compiled are quick here, where nothing is.
SUITES = (
    (
        [f"games/{game}/{part}.py" for part in ("hidden", "view", "events") for game in GAMES],
        GAME_TESTS,
        ["-m", "not repeats", "-k", "not interpreted_and_compiled"],
    ),
    (
        [f"tables/{module}.py" for module in TABLES],
        ["tests/tables"],
        ["-m", "not repeats and not slow", "-k", "not postgres and not test_processes"],
    ),
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("module", nargs="*", help="a part of the name of a module; default: all")
    parser.add_argument("--listed", action="store_true", help="also try what is in the list")
    parser.add_argument("--only", metavar="TEXT", help="faults with this text in their name")
    parser.add_argument("--tests", nargs="+", metavar="FILE", help="instead of all that may notice")
    parser.add_argument(
        "--seconds", type=float, default=inf, help="try each with the quickest tests only"
    )
    asked = parser.parse_args()
    os.environ["TAVOLINO_KERNELS"] = "interpreted"  # read when kernels are imported
    chosen = []
    for modules, tests, marked in SUITES:
        wanted = [m for m in modules if not asked.module or any(a in m for a in asked.module)]
        if wanted:
            chosen.append((wanted, tests, marked))
    if not chosen:
        parser.error("no module has such a name")
    if len(chosen) == 1:
        ((modules, tests, marked),) = chosen
        return min(1, _try(modules, [*(asked.tests or tests), *marked], asked))
    options = [argument for argument in sys.argv[1:] if argument not in asked.module]
    commands = [[sys.executable, "-m", "tests.mutation", *each, *options] for each, *_ in chosen]
    return max(subprocess.run(command).returncode for command in commands)


def _try(modules: list[str], arguments: list[str], asked: argparse.Namespace) -> int:
    """How many faults of these modules were neither noticed nor are listed."""
    import pytest

    from .mutants import AT_IMPORT, Mutant, mutants
    from .runner import SOURCES, Reached, Tests, survivors

    known: dict[str, str] = tomllib.loads(LIST.read_text(encoding="utf-8"))
    made = {
        module: mutants(module, (SOURCES / module).read_text(encoding="utf-8"))
        for module in modules
    }
    names = {mutant.name for each in made.values() for mutant in each}
    gone = [name for name in known if name.split(":")[0] in modules and name not in names]
    for name in gone:
        print(f"in the list, but there is no such fault: {name}", flush=True)
    left: list[Mutant] = []

    def report(mutant: Mutant, noticed: bool) -> None:
        if not noticed and mutant.name not in known:
            print(f"NOT NOTICED {mutant.name}  [line {mutant.line}]", flush=True)
        if noticed and mutant.name in known:
            print(f"noticed, though listed: {mutant.name}", flush=True)

    def work(tests: Tests) -> None:
        reached: Reached = tests.measure(modules)
        if reached.failed:
            pytest.exit("\n\n".join(["They fail without any fault:", *reached.failed]), 2)
        for module, each in made.items():
            tried = [m for m in each if asked.listed or m.name not in known]
            tried = [m for m in tried if asked.only is None or asked.only in m.name]
            tried.sort(key=lambda mutant: mutant.function == AT_IMPORT)  # which takes longest
            found = survivors(tests, reached, tried, asked.seconds, report)
            kinds = Counter(mutant.name in known for mutant in found)
            left.extend(mutant for mutant in found if mutant.name not in known)
            skipped = len(each) - len(tried)
            print(
                f"{module}: {len(each)} faults, {len(tried) - len(found)} noticed, "
                f"{kinds[True] + skipped} listed, {kinds[False]} NOT NOTICED",
                flush=True,
            )

    options = ["-s", "-p", "no:cacheprovider", "-p", "no:xdist"]
    status = pytest.main([*options, *arguments], plugins=[Tests(work, _is_wanted)])
    return len(left) + len(gone) + int(status)


def _is_wanted(item: Any) -> bool:
    """Of the variants of a game, those that have little in common."""
    from tests.conftest import is_typical

    given = item.callspec.params if hasattr(item, "callspec") else {}
    return (
        "name" not in given or "options" not in given or is_typical(given["name"], given["options"])
    )


if __name__ == "__main__":
    sys.exit(main())
