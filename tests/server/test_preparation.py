"""A server that opens with the first game that is compiled, while others still are not."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx
import pytest

from tests.processes import PATIENCE, PLAIN

pytestmark = pytest.mark.slow

FIRST, SECOND, THIRD = "schotten-totten", "tabula-rasa", "rat-hot"

# In place of `tavolino build`: says what it is told to say.
CHILD = """
import os, sys
with open(sys.argv[1], "w") as file:
    file.write(str(os.getpid()))
with open(sys.argv[2]) as told:
    while line := told.readline():
        print(line, end="", flush=True)
sys.exit(3)
"""
SERVER = """
import sys
from tavolino.cli import main, serve
serve.is_built = lambda game=None: False
serve.PREPARE = [sys.executable, *sys.argv[1:4]]
sys.exit(main(sys.argv[4:]))
"""


class Preparing:
    def __init__(self, server: subprocess.Popen[str], folder: Path, told: IO[str]) -> None:
        self.server = server
        self._folder = folder
        self._told = told

    def finish(self, game: str) -> None:
        self._told.write(f"{game}: ready after 7 s\n")
        self._told.flush()

    def fail(self) -> None:
        self._told.close()

    def address(self) -> str:
        assert self.server.stdout is not None
        return self.server.stdout.readline().removeprefix("Tavolino is running at ").strip()

    def log(self) -> str:
        return (self._folder / "stderr").read_text()

    def child_is_gone(self) -> bool:
        try:
            os.kill(int((self._folder / "pid").read_text()), 0)
        except ProcessLookupError:
            return True
        return False


@contextmanager
def preparing(folder: Path) -> Iterator[Preparing]:
    """A server on a machine where nothing is compiled."""
    (folder / "child.py").write_text(CHILD)
    pipe = folder / "pipe"
    os.mkfifo(pipe)
    words: list[str | Path] = [
        *("-c", SERVER, folder / "child.py", folder / "pid", pipe),
        *("serve", "--port", "0", "--database", f"sqlite:///{folder / 'tables.db'}"),
    ]
    with (
        (folder / "stderr").open("w") as log,
        subprocess.Popen(
            [sys.executable, *words],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, **PLAIN},
            process_group=0,
        ) as server,
    ):
        try:
            with pipe.open("w") as told:  # waits for the child
                yield Preparing(server, folder, told)
        finally:
            server.kill()


def ready(address: str) -> dict[str, bool]:
    games = httpx.get(f"{address}/api/v2/games", timeout=PATIENCE).json()["games"]
    return {game["name"]: game["ready"] for game in games}


def create(address: str, game: str) -> httpx.Response:
    return httpx.post(f"{address}/api/v2/tables", json={"game": game}, timeout=PATIENCE)


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_it_opens_with_the_first_game_and_the_others_follow(tmp_path: Path) -> None:
    with preparing(tmp_path) as preparing_server:
        preparing_server.finish(FIRST)
        address = preparing_server.address()
        assert ready(address) == {FIRST: True, SECOND: False, THIRD: False}
        assert create(address, FIRST).status_code == 201

        refused = create(address, SECOND)
        assert (refused.status_code, refused.headers["Retry-After"]) == (503, "10")
        assert refused.json() == {
            "code": "being_prepared",
            "sentence": "Tabula Rasa is still being prepared on this server: try again in 10 s.",
        }
        lesson = httpx.get(f"{address}/api/v2/lessons/{SECOND}", timeout=PATIENCE)
        assert lesson.json()["code"] == "being_prepared"

        preparing_server.finish(SECOND)
        wait_until(lambda: ready(address)[SECOND])
        assert create(address, SECOND).status_code == 201
        assert not ready(address)[THIRD]
        for game in FIRST, SECOND:
            assert f"{game}: ready after 7 s\n" in preparing_server.log()

        preparing_server.server.send_signal(signal.SIGTERM)
        assert preparing_server.server.wait(PATIENCE) == 0
        assert preparing_server.child_is_gone()


def test_a_signal_before_the_first_game_is_ready_ends_both(tmp_path: Path) -> None:
    with preparing(tmp_path) as preparing_server:
        preparing_server.server.send_signal(signal.SIGTERM)
        assert preparing_server.server.wait(PATIENCE) == 0
        assert preparing_server.child_is_gone()
        assert preparing_server.server.stdout is not None
        assert preparing_server.server.stdout.read() == ""


def test_ctrl_c_in_the_terminal_ends_both_without_a_complaint(tmp_path: Path) -> None:
    with preparing(tmp_path) as preparing_server:
        preparing_server.finish(FIRST)
        assert create(preparing_server.address(), FIRST).status_code == 201
        os.killpg(preparing_server.server.pid, signal.SIGINT)
        assert preparing_server.server.wait(PATIENCE) == 0
        assert preparing_server.child_is_gone()
        assert "could not be compiled" not in preparing_server.log()


def test_what_cannot_be_compiled_is_logged_and_stays_closed(tmp_path: Path) -> None:
    with preparing(tmp_path) as preparing_server:
        preparing_server.finish(FIRST)
        address = preparing_server.address()
        preparing_server.fail()
        wait_until(lambda: "could not be compiled" in preparing_server.log())
        assert f"{THIRD}, {SECOND}: could not be compiled" in preparing_server.log()
        assert ready(address) == {FIRST: True, SECOND: False, THIRD: False}
        preparing_server.server.send_signal(signal.SIGTERM)
        assert preparing_server.server.wait(PATIENCE) == 0


def test_without_any_game_it_does_not_open(tmp_path: Path) -> None:
    with preparing(tmp_path) as preparing_server:
        preparing_server.fail()
        assert preparing_server.server.wait(PATIENCE) == 1
        assert preparing_server.log() == (
            "tavolino: the rules could not be compiled; see the messages above\n"
        )
