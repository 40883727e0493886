"""Tournaments and trainings on a Ray cluster, of which a node dies in the middle."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tavolino.arena.settings import bot_seed
from tavolino.cli import main
from tavolino.cluster import connected
from tavolino.core import registry
from tavolino.learn import cluster as self_play
from tavolino.learn import train
from tavolino.learn.cluster import NewGames, dealer_of, play_part
from tavolino.learn.network import Sizes
from tavolino.learn.ppo import Learning
from tavolino.learn.settings import Play, Settings
from tavolino.learn.train import Limit, Training
from tests.arena.tables import SMALL_FLAGS
from tests.arena.tables import settings as arena_settings
from tests.ray_nodes import Nodes, attempts, kill_the_node_that_reaches, nodes, reach

pytestmark = [pytest.mark.slow, pytest.mark.long]

ROOT = Path(__file__).parent.parent
DEALS = 6
ARENA = ["arena", "schotten-totten", *SMALL_FLAGS, "--games", str(2 * DEALS)]
BOTS = ["--bots", "thinking=search:iterations=20,waiting=bot:Waiting", "--out", "out.jsonl"]
BOT = """
from pathlib import Path
from tests.ray_nodes import reach

class Waiting:
    def __init__(self, seed):
        self.waits = seed == {seed}
        self.decisions = 0

    def choose(self, view, sampler):
        self.decisions += 1
        if self.waits and self.decisions == 2:
            reach(Path(__file__).parent)
        return view.legal[0]
"""
GAME = "tabula-rasa"
TINY = Settings(
    GAME,
    (registry.rules(GAME).check_options({"players": 2}),),
    Sizes(hidden=8, trunk=16, blocks=1, critic=8),
    Learning(minibatch=72),
    Play(games=12, moves=12, updates=2),
)


@pytest.fixture(scope="module", autouse=True)
def environment() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(ROOT))
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        yield


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """A folder for Ray, with a short name: it holds sockets."""
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as name:
        yield Path(name)


@pytest.fixture(scope="module")
def cluster(folder: Path) -> Iterator[Nodes]:
    with nodes(folder / "nodes") as made:
        made.add()
        yield made


@pytest.fixture
def two_nodes(cluster: Nodes) -> Nodes:
    """The node that is left, and another one."""
    cluster.add()
    return cluster


def place(path: Path, killed: bool) -> Path:
    """A folder with a bot that waits in the third deal to be killed, unless that has happened."""
    path.mkdir()
    arena = arena_settings("thinking=random,waiting=random")
    (path / "bot.py").write_text(BOT.format(seed=bot_seed(arena, (0, 1), 2, False, 1)))
    if killed:
        (path / "killed").touch()
    return path


def arena(place: Path, *words: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tavolino", *ARENA, *BOTS, *words],
        cwd=place,
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


def said_by(process: subprocess.Popen[str]) -> list[str]:
    """What it said on stderr until it ended, except that it compiled the rules."""
    said = process.communicate()[1].splitlines()
    return [line for line in said if not line.startswith("compiling the rules")]


@pytest.fixture(scope="module")
def without_ray(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of the tournament that the processes of this machine play."""
    here = place(tmp_path_factory.mktemp("without_ray") / "here", killed=True)
    process = arena(here, "--jobs", "1")
    assert said_by(process) == []
    written = (here / "out.jsonl").read_bytes()
    assert len(written.splitlines()) == 1 + 2 * DEALS
    return written


def test_a_node_that_dies_changes_no_byte_of_a_tournament(
    two_nodes: Nodes, tmp_path: Path, without_ray: bytes
) -> None:
    here = place(tmp_path / "here", killed=False)
    process = arena(here, "--ray", two_nodes.address)
    try:
        kill_the_node_that_reaches(two_nodes, here, lambda: process.poll() is None)
    finally:
        (here / "killed").touch()
        said = said_by(process)
    assert said == []
    assert process.returncode == 0
    assert attempts(here) == 2
    assert (here / "out.jsonl").read_bytes() == without_ray


def test_without_an_address_ray_runs_here_and_ends_with_the_tournament(
    folder: Path, tmp_path: Path, without_ray: bytes
) -> None:
    here = place(tmp_path / "here", killed=True)
    process = arena(here, "--ray", "--jobs", "1", RAY_TMPDIR=str(folder / "local"))
    assert said_by(process) == []
    assert process.returncode == 0
    assert (here / "out.jsonl").read_bytes() == without_ray
    assert (folder / "local").is_dir()
    assert not [
        command
        for command in Path("/proc").glob("[0-9]*/cmdline")
        if os.fsencode(folder / "local") in read(command)
    ]


def read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:  # it has ended
        return b""


def waiting_part(folder: Path, part: Any, *given: Any) -> Any:
    """The second part of the first update waits."""
    if isinstance(part, NewGames) and part.seed == part_seed(1):
        reach(folder)
    return play_part(part, *given)


def part_seed(number: int) -> int:
    return 5 * train.SEEDS * 4096 % (1 << 59) + number * self_play.SEEDS


def trained(folder: Path) -> Training:
    training = Training(TINY, folder, 5, "cpu", dealer_of(TINY, "cpu"))
    training.run(Limit(steps=2 * 12 * 12), lambda noted: None)
    return training


def test_a_node_that_dies_changes_nothing_that_is_learned(
    two_nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "MATCH_DEALS", 4)
    monkeypatch.setattr(self_play, "GAMES", 5)
    with connected("train", two_nodes.address, 1):
        whole = trained(tmp_path / "whole")
        monkeypatch.setattr(self_play, "play_part", partial(waiting_part, tmp_path))
        killer = threading.Thread(
            target=kill_the_node_that_reaches, args=(two_nodes, tmp_path, lambda: True)
        )
        killer.start()
        survived = trained(tmp_path / "survived")
        killer.join()
    assert attempts(tmp_path) == 2
    assert survived.progress.steps == 2 * 12 * 12
    for name, array in whole.params.items():
        assert np.array_equal(array, survived.params[name]), name


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([*ARENA, "--bots", "greedy,random", "--ray", "127.0.0.1:1"], "no Ray cluster answers"),
        (["arena", "--ray", GAME, "--bots", "greedy,random"], "not the address of a Ray cluster"),
        (
            [*ARENA, "--bots", "greedy,random", "--ray", "a:1", "--jobs", "1"],
            "--jobs cannot be used",
        ),
    ],
)
def test_what_is_wrong_is_said(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [[*ARENA, "--bots", "greedy,random", "--ray"], ["train", GAME, "--steps", "1", "--ray"]],
)
def test_a_missing_extra_is_said(
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    if words[0] == "train":
        words = [*words, "--folder", str(tmp_path)]
    assert main(words) == 2
    assert capsys.readouterr().err == (
        f"tavolino: tavolino {words[0]} --ray needs more than the library:"
        " pip install 'tavolino[cluster]'\n"
    )
