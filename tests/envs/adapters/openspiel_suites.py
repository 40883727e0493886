"""OpenSpiel's own tests, unmodified, with our games: run as a program, because its lists of games
are made when they are imported, once our games are there.

    python -m tests.envs.adapters.openspiel_suites api|simulations [--tree GAME]...

Games of `--tree` are tested on the whole tree: how many nodes and information sets it must have is
counted by our own `GameTree`.
"""

from __future__ import annotations

import argparse
import sys
import unittest
from typing import Any

import pyspiel
from absl import flags

import tavolino.openspiel  # noqa: F401 (registers the games)
from tests.bots.best_response import OVER, GameTree

OURS = "python_tavolino_"


def whole_tree(api_test: Any, name: str) -> None:
    """Add a game to those that are tested on the whole tree."""
    variant = pyspiel.load_game(name).variant
    tree = GameTree(variant.rules, dict(variant.deals))
    movers = [int(mover) for ply in tree.plies for mover in ply.mover]
    ends = movers.count(OVER)
    api_test._GAMES_FULL_TREE_TRAVERSAL_TESTS.append((name, name))
    api_test.TOTAL_NUM_STATES[name] = 1, len(movers) - ends, ends
    api_test.PERFECT_RECALL_NUM_STATES[name] = tree.sets


def api_suite(loader: unittest.TestLoader, trees: list[str]) -> unittest.TestSuite:
    from open_spiel.integration_tests import api_test

    for name in trees:
        whole_tree(api_test, name)
    flags.FLAGS(["api_test", f"--test_only_games={OURS}"])
    suite: unittest.TestSuite = api_test.load_tests(loader, None, None)
    return suite


def simulations(loader: unittest.TestLoader) -> unittest.TestSuite:
    from open_spiel.python.tests import games_sim_test

    cases = loader.loadTestsFromTestCase(games_sim_test.GamesSimTest)
    return unittest.TestSuite(case for case in cases if OURS in str(case))


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("suite", choices=["api", "simulations"])
    parser.add_argument("--tree", action="append", default=[])
    chosen = parser.parse_args(argv)
    loader = unittest.TestLoader()
    suite: Any = api_suite(loader, chosen.tree) if chosen.suite == "api" else simulations(loader)
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    return 0 if result.wasSuccessful() and result.testsRun else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
