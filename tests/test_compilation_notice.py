"""What is said while kernels are compiled for the first time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tavolino.core.compilation_notice import NOTICE

pytestmark = pytest.mark.slow

KERNELS = """
from numba import njit
from tavolino.core.kernel import entry, kernel
from tavolino.core.signature import Int

@kernel
def twice(number):
    return 2 * number

@entry
def four_times(number: Int) -> Int:
    return twice(twice(number))

@entry
def twice_and_one(number: Int) -> Int:
    return twice(number) + 1

@njit
def somebody_elses(number):
    return number + 1
"""
BOTH = "import own; print(own.four_times(3), own.twice_and_one(3))"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "own.py").write_text(KERNELS)
    return tmp_path


def environment(folder: Path, **more: str) -> dict[str, str]:
    own = {
        "PYTHONPATH": str(folder),
        "NUMBA_CACHE_DIR": str(folder / "cache"),
        "TAVOLINO_KERNELS": "compiled",
        "TAVOLINO_QUIET": "",
    }
    return {**os.environ, **own, **more}


def run(folder: Path, code: str, **more: str) -> tuple[str, str]:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment(folder, **more),
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout, done.stderr


def test_it_is_said_once_and_not_when_all_is_compiled(folder: Path) -> None:
    assert run(folder, BOTH) == ("12 7\n", NOTICE + "\n")
    assert run(folder, BOTH) == ("12 7\n", "")


def test_it_can_be_silenced(folder: Path) -> None:
    assert run(folder, BOTH, TAVOLINO_QUIET="1") == ("12 7\n", "")


def test_nothing_is_said_where_somebody_else_announces_it(folder: Path) -> None:
    code = (
        "import own\n"
        "from tavolino.core.compilation_notice import notice\n"
        "with notice.told_to(print): own.four_times(3)\n"
    )
    assert run(folder, code) == ("four_times\ntwice\ntwice_and_one\n", "")


def test_what_a_user_compiles_is_not_ours_to_announce(folder: Path) -> None:
    assert run(folder, "import own; print(own.somebody_elses(1))") == ("2\n", "")


def test_without_stderr_the_rules_are_compiled_all_the_same(folder: Path) -> None:
    assert run(folder, f"import sys; sys.stderr = None; {BOTH}") == ("12 7\n", "")


def test_of_several_worker_processes_the_first_one_says_it(folder: Path) -> None:
    (folder / "main.py").write_text(
        "import multiprocessing, own\n"
        "def first(): own.four_times(3)\n"
        "def second(): own.twice_and_one(3)\n"
        "if __name__ == '__main__':\n"
        "    spawn = multiprocessing.get_context('spawn')\n"
        "    for work in first, second:\n"
        "        worker = spawn.Process(target=work)\n"
        "        worker.start()\n"
        "        worker.join()\n"
        "        assert worker.exitcode == 0\n"
    )
    done = subprocess.run(
        [sys.executable, folder / "main.py"],
        env=environment(folder),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == NOTICE + "\n"
    assert run(folder, BOTH) == ("12 7\n", "")  # both were compiled


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_a_terminal_counts_kernels_and_is_left_clean(folder: Path) -> None:
    ours, theirs = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", BOTH],
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
    ) as process:
        os.close(theirs)
        shown = b""
        while True:
            try:
                read = os.read(ours, 1024)
            except OSError:  # on Linux that is how a terminal ends
                break
            if not read:
                break
            shown += read
        os.close(ours)
        assert process.stdout is not None
        assert process.stdout.read() == "12 7\n"
    lines = shown.decode().split("\r\n")
    assert lines[0] == NOTICE
    assert "kernels: 1, " in lines[1]
    assert "kernels: 3, " in lines[1]
    assert lines[1].endswith("\r\x1b[K")
