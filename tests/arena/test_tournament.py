"""Whole arenas: many processes, stopped and gone on, by people and by accident."""

from __future__ import annotations

import fcntl
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tavolino.arena.play import Played, play
from tavolino.arena.settings import Settings
from tavolino.arena.tournament import Deal, Task, open_deals, run, run_all
from tests.arena.tables import SMALL_FLAGS, settings

pytestmark = pytest.mark.slow

DEALS = 8
EXTERNAL_BOT = """
import fcntl, json, os, sys, time
lock = open(sys.argv[1])
fcntl.flock(lock, fcntl.LOCK_SH)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"protocol": "tavolino-engine/1"}
    else:
        answer = {"move": message["view"]["legal"][-1]}
        if not os.path.exists(sys.argv[1] + ".quick"):
            time.sleep(0.05)
    print(json.dumps(answer), flush=True)
"""


def played_in(path: Path) -> dict[Any, Any]:
    _, *lines = path.read_text(encoding="utf-8").splitlines()
    games = [Played.from_json(json.loads(line)) for line in lines]
    assert len({game.key for game in games}) == len(games)
    return {game.key: game.json() for game in games}


def test_what_is_left_to_play_goes_around_the_pairings() -> None:
    arena = settings("greedy,random,other=random")
    deals = list(open_deals(arena, 2, {("greedy", "other", 0, True)}))
    both = (False, True)
    assert deals == [
        Deal((0, 1), 0, both),
        Deal((0, 2), 0, (False,)),
        Deal((1, 2), 0, both),
        Deal((0, 1), 1, both),
        Deal((0, 2), 1, both),
        Deal((1, 2), 1, both),
    ]


def test_on_a_ladder_only_neighbours_meet() -> None:
    arena = replace(settings("greedy,random,other=random"), ladder=True)
    assert [deal.pairing for deal in open_deals(arena, 1, ())] == [(0, 1), (1, 2)]


def test_the_number_of_processes_changes_neither_games_nor_their_order() -> None:
    arena = settings("greedy,random")
    deals = list(open_deals(arena, 4, ()))
    one: list[Played] = []
    two: list[Played] = []
    run(arena, deals, 1, one.append)
    run(arena, deals, 2, two.append)
    assert [game.json() for game in one] == [game.json() for game in two]
    assert [(game.deal, game.swapped) for game in one] == [
        (deal, swapped) for deal in range(4) for swapped in (False, True)
    ]


def test_several_tournaments_share_processes() -> None:
    arenas = [settings("greedy,random"), settings("random,other=random", "rat-hot", options={})]
    found: list[tuple[str, int]] = []

    def task(arena: Settings, deal: Deal) -> Task:
        return Task(arena, deal, lambda played: found.append((arena.game, played.deal)))

    deals = zip(*(open_deals(arena, 2, ()) for arena in arenas), strict=True)
    run_all([task(*each) for both in deals for each in zip(arenas, both, strict=True)], 2)
    games = [arena.game for arena in arenas]
    assert found == [(game, deal) for deal in range(2) for game in games for _ in range(2)]


@pytest.fixture
def command(tmp_path: Path) -> list[str]:
    """An arena that takes a while, with an external bot that holds a lock as long as it lives."""
    (tmp_path / "external_bot.py").write_text(EXTERNAL_BOT, encoding="utf-8")
    (tmp_path / "lock").touch()
    return [
        *[sys.executable, "-m", "tavolino"],
        *["arena", "schotten-totten", *SMALL_FLAGS, "--games", str(2 * DEALS)],
        *["--bots", players(tmp_path), "--jobs", "2"],
    ]


def players(folder: Path) -> str:
    program = f"{sys.executable} -I -S {folder / 'external_bot.py'} {folder / 'lock'}"
    return f"random,slow=engine:{program}"


@pytest.fixture(autouse=True)
def processes_can_be_interrupted() -> Iterator[None]:
    """Also where these tests are run by something that is not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def started(command: list[str], out: Path) -> subprocess.Popen[str]:
    """The arena, once it has played a few more games and is at another."""
    enough = (len(out.read_bytes().splitlines()) if out.exists() else 0) + 3
    process = subprocess.Popen(
        [*command, "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while process.poll() is None:
        if out.exists() and len(out.read_bytes().splitlines()) > enough:
            return process
        time.sleep(0.01)
    pytest.fail(f"it ended by itself: {process.communicate()}")


def whole_lines(out: Path) -> bytes:
    """What an arena has written, less the line that it was at."""
    written = out.read_bytes()
    return written[: written.rfind(b"\n") + 1]


def wait_until_free(lock: Path) -> None:
    for _ in range(3000):
        with lock.open() as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return
            except BlockingIOError:
                time.sleep(0.01)
    pytest.fail("an external bot still runs")


@pytest.mark.long
def test_an_arena_that_is_stopped_leaves_nothing_running_and_goes_on(
    tmp_path: Path, command: list[str]
) -> None:
    out = tmp_path / "out.jsonl"
    before = b""
    for how in (signal.SIGINT, signal.SIGKILL):
        process = started(command, out)
        os.kill(process.pid, how)
        printed, said = process.communicate()
        wait_until_free(tmp_path / "lock")
        if how == signal.SIGINT:
            assert process.returncode == 130
            assert "run the same command to continue" in said
            assert "Ratings" in printed
            assert "Traceback" not in said
        assert out.read_bytes().startswith(before)
        before = whole_lines(out)
    assert 6 < len(before.splitlines()) <= 2 * DEALS
    (tmp_path / "lock.quick").touch()
    subprocess.run([*command, "--out", str(out)], check=True)
    assert out.read_bytes().startswith(before)
    arena = settings(players(tmp_path))
    found = played_in(out)
    for deal in range(DEALS):
        for swapped in (False, True):
            played = play(arena, (0, 1), deal, swapped)
            assert found[played.key] == played.json()
    assert len(found) == 2 * DEALS
    whole = tmp_path / "whole.jsonl"
    subprocess.run([*command, "--jobs", "1", "--out", str(whole)], check=True)
    assert out.read_bytes() == whole.read_bytes()


def test_a_process_that_is_killed_stops_the_arena_with_a_sentence(
    tmp_path: Path, command: list[str]
) -> None:
    process = started(command, tmp_path / "out.jsonl")
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    if not children.exists():
        process.kill()
        process.communicate()
        pytest.skip("this system does not tell the children of a process")
    workers = [
        int(child)
        for child in children.read_text().split()
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]
    os.kill(workers[0], signal.SIGKILL)
    _, said = process.communicate()
    assert process.returncode == 2
    assert "a tournament process was killed" in said
    assert "Traceback" not in said
