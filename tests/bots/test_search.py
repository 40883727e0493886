"""The search: deterministic, blind to what is hidden, stoppable, and within its memory."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

import tavolino
from tavolino.bots import search
from tavolino.bots.search import UNINFORMED, Budget, SearchParameters, analyse
from tavolino.core.contract import Options
from tavolino.core.errors import OptionError
from tests.conftest import steps, typical_variants

SMALL: dict[str, Any] = {"stones": 3, "colours": 3, "values": 4, "hand": 3}


def small_game(seed: int = 1) -> tavolino.Game:
    return tavolino.new("schotten-totten", seed=seed, **SMALL)


def game_for_playouts() -> tavolino.Game:
    """For the search without an evaluation, which is compiled for this game alone."""
    return tavolino.new("tabula-rasa", seed=1, players=2, colours=3, values=3, hand=3)


each_manner = pytest.mark.parametrize(
    ("parameters", "start"),
    [(UNINFORMED, game_for_playouts), (SearchParameters(), small_game)],
    ids=["uninformed", "informed"],
)


@pytest.mark.parametrize("threads", [1, 2])
@each_manner
def test_same_seed_and_iterations_give_the_same_analysis(
    threads: int, parameters: SearchParameters, start: Callable[[], tavolino.Game]
) -> None:
    sampler = start().sampler()
    first, again, other = (
        analyse(sampler, Budget(iterations=300), seed=seed, threads=threads, parameters=parameters)
        for seed in (5, 5, 6)
    )
    assert first.moves == again.moves
    assert first.moves != other.moves
    assert first.iterations == 300


@pytest.mark.parametrize(
    ("options", "plies"),
    [
        ({"edition": "iello"}, 0),
        ({"edition": "iello", "tactics": True}, 0),
        ({"edition": "menhir"}, 0),
        ({"edition": "menhir", "tactics": True}, 8),
    ],
)
def test_the_options_of_a_table_say_how_far_is_played_on(options: Options, plies: int) -> None:
    sampler = tavolino.new("schotten-totten", seed=1, **options).sampler()
    as_the_game_says, with_these, with_others = (
        analyse(sampler, Budget(iterations=60), parameters=parameters).moves
        for parameters in (None, SearchParameters(plies=plies), SearchParameters(plies=8 - plies))
    )
    assert as_the_game_says == with_these
    assert as_the_game_says != with_others


def test_every_legal_move_is_a_candidate_and_visits_add_up() -> None:
    game = game_for_playouts()
    found = analyse(game.sampler(), Budget(iterations=400), parameters=UNINFORMED)
    assert sorted(move.move for move in found.moves) == sorted(game.legal)
    assert sum(move.visits for move in found.moves) == found.iterations == 400
    assert all(0 <= move.chance <= 1 for move in found.moves)
    assert found.best.visits == max(move.visits for move in found.moves)


def test_a_settled_search_stops_before_its_limit_with_the_same_choice() -> None:
    game = tavolino.from_position(game_for_playouts().position)
    for _ in zip(range(6), steps(game, 3), strict=False):
        pass
    sampler = game.sampler()
    whole, settled = (
        analyse(sampler, Budget(iterations=2000), seed=1, parameters=UNINFORMED, settle=settle)
        for settle in (False, True)
    )
    assert settled.best.move == whole.best.move
    assert settled.iterations < whole.iterations == 2000


def test_a_race_with_a_clear_winner_ends_before_its_limit() -> None:
    """One stone is left, and only one card wins it."""
    game = tavolino.from_position(
        "schotten-totten iello stones=3 colours=3 hand=2\n"
        "player 0 to play\n"
        "1 0 r5 y5 g5 | g7 g8 r1 | 000111\n"
        "2 0 r2 y2 g2 | r4 y4 g3 | 000111\n"
        "3 .  r8 r9   | y8 y9 g9 | 00111\n"
        "hand 0    r7 g1\n"
        "hand 1    g6 y1\n"
        "clan      g4 r3 r6 y3 y6 y7\n"
        "discards\n"
    )
    found = analyse(game.sampler(), Budget(iterations=100_000), settle=True)
    assert found.best.move == "r7@3"
    assert found.iterations < 100_000


def test_a_stopped_search_answers_with_what_it_has() -> None:
    game = small_game()
    stop = threading.Event()
    threading.Timer(0.2, stop.set).start()
    found = analyse(game.sampler(), Budget(ms=600_000), threads=2, stop=stop)
    assert found.best.move in game.legal
    assert found.iterations > 1


def test_a_search_that_was_stopped_before_it_began_still_answers() -> None:
    game = small_game()
    stop = threading.Event()
    stop.set()
    assert analyse(game.sampler(), Budget(ms=1000), stop=stop).best.move in game.legal


def test_a_full_tree_goes_on_searching(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "TREE_BYTES", 40 * 2000)
    tracemalloc.start()
    found = analyse(game_for_playouts().sampler(), Budget(iterations=5000), parameters=UNINFORMED)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert found.iterations == 5000
    assert peak < 1_000_000


@pytest.mark.parametrize("threads", [1, 2])
@each_manner
def test_a_search_of_one_move_only_looks_at_no_other(
    threads: int, parameters: SearchParameters, start: Callable[[], tavolino.Game]
) -> None:
    game = start()
    for action in game.actions:
        found = analyse(
            game.sampler(),
            Budget(iterations=60),
            threads=threads,
            parameters=parameters,
            only=action,
        )
        assert [move.action for move in found.moves] == [action]
        assert found.best.visits == found.iterations == 60


@pytest.mark.parametrize("budget", [{}, {"ms": 0}, {"iterations": -1}])
def test_a_budget_must_be_one(budget: dict[str, int]) -> None:
    with pytest.raises(OptionError, match=r"search needs|from 1 to"):
        Budget(**budget)


@typical_variants
def test_search_plays_whole_games_of_every_variant(name: str, options: Options) -> None:
    game = tavolino.new(name, seed=8, **options)
    while not game.over:
        bot = search.SearchBot(3, Budget(iterations=8))
        game.play(bot.choose(game.view(game.player or 0), game.sampler()))
    assert game.result is not None


@pytest.mark.repeats
def test_ten_seconds_of_search_stay_under_500_megabytes() -> None:
    """As a tree that is full does, at full size. Measured in a process of its own, the program
    itself included, but not the compiler."""
    script = (
        "import pathlib, sys, tavolino\n"
        "from tavolino.bots.search import UNINFORMED, Budget, analyse\n"
        "sampler = tavolino.new('schotten-totten', seed=1, tactics=True).sampler()\n"
        "analyse(sampler, Budget(ms=int(sys.argv[1])), parameters=UNINFORMED, threads=2)\n"
        "print(pathlib.Path('/proc/self/status').read_text())\n"
    )

    def memory(ms: int) -> int:
        done = subprocess.run(
            [sys.executable, "-c", script, str(ms)], capture_output=True, text=True, check=True
        )
        most = re.search(r"VmHWM:\s*(\d+) kB", done.stdout)
        assert most is not None
        return int(most[1]) * 1024

    memory(1)  # compiles what is not compiled yet
    assert memory(10_000) < 500_000_000


def test_the_search_maximises_returns_not_the_share_of_the_win() -> None:
    """Chances are the returns on a scale from 0 to 1. Interpreted, so that nothing is compiled for
    a game of one decision. A win that pays less than another move may pay is not sure either."""
    shown = subprocess.run(
        [sys.executable, "-m", "tests.bots.one_decision_game"],
        env={**os.environ, "TAVOLINO_KERNELS": "interpreted"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert shown.splitlines() == ["2:0.875 1:0.75 0:0.0", "[] [1]"]
