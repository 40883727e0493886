"""A game from another package, with everything that it brings.

What is installed is found once per process, and the other tests are not to find it. So each test
here runs others in a process that has the package on its path: those of this folder that are named
after what they play (`at_the_table.py` ...), and the contract's own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kuhn.conftest import ROOT

CONTRACT = ("tests/test_every_game.py", "tests/test_events.py")
# Other promises that hold for every game: bots, tables, words and servers.
HOUSE = (
    "tests/bots/test_advice.py",
    "tests/bots/test_review.py",
    "tests/bots/test_search.py",
    "tests/tables/test_playing.py",
    "tests/tables/test_hidden.py",
    "tests/text/test_narrator.py",
    "tests/text/test_typed_input.py::test_answers_tell_nothing_that_the_asker_cannot_know",
    "tests/server/test_whole_games.py",
)


def run_with(site: Path, *words: str) -> None:
    """Run tests in a process that finds what was installed into a folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_X")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *words],
        env={**kept, "PYTHONPATH": os.pathsep.join([str(site), kept.get("PYTHONPATH", "")])},
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_it_keeps_the_contract(with_board: Path) -> None:
    run_with(with_board, *CONTRACT, "-k", "kuhn")


@pytest.mark.slow
def test_its_rules_are_known_and_the_whole_house_plays_it(with_board: Path) -> None:
    run_with(with_board, "tests/kuhn/by_the_rules.py", *HOUSE, "-k", "kuhn")


@pytest.mark.slow
def test_it_is_played_over_the_api_and_in_the_terminal(with_board: Path) -> None:
    run_with(with_board, "tests/kuhn/at_the_table.py")


@pytest.mark.slow
def test_it_is_played_on_the_page_with_its_own_board(with_board: Path) -> None:
    run_with(with_board, "tests/kuhn/on_the_page.py", "-k", "own_board")


@pytest.mark.slow
def test_it_is_played_on_the_page_with_the_generic_board(without_board: Path) -> None:
    run_with(without_board, "tests/kuhn/on_the_page.py", "-k", "generic_board")
