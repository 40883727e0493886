"""A game from another package, with everything that it brings.

A process looks for installed games once, and other tests must not find this one. So each test here
runs other tests in a process that has the package on its path: those in this folder whose names do
not begin with `test_`, and the tests of the contract.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.kuhn.conftest import ROOT
from tests.repeats import REPEATS
from tests.server.serve_command import serve

CONTRACT = ("tests/test_every_game.py", "tests/test_events.py")
# Other tests that every game must pass: bots, tables, words and servers.
ALL_GAMES = (
    "tests/bots/test_advice.py",
    "tests/bots/test_review.py",
    "tests/bots/test_search.py",
    "tests/tables/test_playing.py",
    "tests/tables/test_hidden.py",
    "tests/text/test_narrator.py",
    "tests/text/test_typed_input.py::test_answers_tell_nothing_that_the_asker_cannot_know",
    "tests/server/test_whole_games.py",
)

# Its rules, the search, the API, the terminal and the page with its own board.
OWN = (
    "tests/kuhn/rules_and_search.py",
    "tests/kuhn/api_and_terminal.py",
    "tests/kuhn/web_page.py",
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


@pytest.mark.slow
@pytest.mark.long
def test_it_passes_the_tests_of_every_game_and_is_played_everywhere(with_board: Path) -> None:
    """In one process: to start it and to compile the rules takes longer than most of the tests."""
    words = (*CONTRACT, *ALL_GAMES, *OWN, "-k", "kuhn and not generic_board")
    run_with(with_board, *words)


@REPEATS  # of what `tests/browser/test_package_boards.py` proves with another game
def test_it_is_played_on_the_page_with_the_generic_board(without_board: Path) -> None:
    run_with(without_board, "tests/kuhn/web_page.py", "-k", "generic_board")


@pytest.mark.slow
def test_a_server_starts_with_it_and_opens_its_tables(tmp_path: Path, with_board: Path) -> None:
    """Kuhn poker may be over after two moves. What a server tries out at its start is done before
    it ends, and would end it with another status."""
    paths = os.pathsep.join([str(with_board), os.environ.get("PYTHONPATH", "")])
    with serve(tmp_path, environment={"PYTHONPATH": paths}) as server:
        tables = f"{server.address()}/api/v2/tables"
        body = json.dumps({"game": "kuhn-poker"}).encode()
        request = urllib.request.Request(tables, body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            assert answer.status == 201
        assert server.end() == 0, server.log()
