"""The wheel in empty environments: the library installs light and plays; what needs more says so.

Everything is installed offline, from what `make` has put into uv's cache. The compiled kernels are
those of the checkout: the sources are the same.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
UV = Path(sys.executable).parent / "uv"
LIBRARY = {"llvmlite", "msgspec", "numba", "numpy", "platformdirs", "tavolino"}
MOST_MEGABYTES = 310
PLAY = """
import tavolino
game = tavolino.new("schotten-totten", tactics=True, seed=1)
while not game.over:
    game.play(game.actions[0])
assert tavolino.load(game.record()) == game
print(game.result["reason"])
"""
PAGES = """
from tavolino.server.app import openapi
from tavolino.server.page import plain_page
from tavolino.server.reference import reference_page
for page in (plain_page(), reference_page(openapi())):
    print(page.splitlines()[0])
"""

ENVIRONMENTS = """
import gymnasium, pettingzoo
import tavolino.gymnasium, tavolino.pettingzoo
env = pettingzoo.make("aec", "tavolino/TabulaRasa-v0", render_mode="rgb_array")
env.reset(seed=1)
games = gymnasium.make_vec("tavolino/TabulaRasa-v0", num_envs=2)
print(games.reset(seed=1)[0].shape, env.render().shape[2])
"""

pytestmark = [pytest.mark.slow, pytest.mark.long]


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(word) for word in command],
        env={**os.environ, **environment},
        cwd="/",
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def done(*command: str | Path, **environment: str) -> str:
    finished = run(*command, **environment)
    assert finished.returncode == 0, finished.stderr
    return finished.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    done(UV, "build", "--wheel", "--offline", "--quiet", "--out-dir", folder, ROOT)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def versions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The versions that are tested, and so are in the cache."""
    locked = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    file = tmp_path_factory.mktemp("versions") / "constraints.txt"
    file.write_text("\n".join(re.findall(r"^[\w.-]+(?:\[[\w,]+\])?==[^\\\n]+", locked, re.M)))
    return file


def installed(wheel: Path, extra: str, versions: Path, folder: Path, *options: str) -> Path:
    """The programs of a new environment."""
    done(sys.executable, "-m", "venv", "--without-pip", folder)
    wanted = f"{wheel}[{extra}]" if extra else f"{wheel}"
    done(
        UV, "pip", "install", "--offline", "--quiet", *options,
        "--python", folder / "bin" / "python", "--constraint", versions, wanted,
    )  # fmt: skip
    return folder / "bin"


@pytest.fixture(scope="module")
def bare(wheel: Path, versions: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library alone."""
    folder = tmp_path_factory.mktemp("bare") / "env"
    return installed(wheel, "", versions, folder, "--compile-bytecode")


def test_the_library_alone_is_light_and_plays(bare: Path, tmp_path: Path) -> None:
    listed = done(UV, "pip", "list", "--offline", "--python", bare / "python")
    assert {line.split()[0].lower() for line in listed.splitlines()[2:]} == LIBRARY
    files = [path for path in (bare.parent / "lib").rglob("*") if path.is_file()]
    megabytes = sum(path.stat().st_blocks * 512 for path in files) / 1e6
    print(f"the library alone: {megabytes:.0f} MB with bytecode")
    assert megabytes <= MOST_MEGABYTES
    assert done(bare / "python", "-c", PLAY).strip()
    records = tmp_path / "games.jsonl"
    done(bare / "tavolino", "simulate", "tabula-rasa", "--games", "2", "--out", records)
    assert "2 valid" in done(bare / "tavolino", "check", records)
    assert "rat-hot" in done(bare / "tavolino", "games")
    assert "Tabula Rasa" in done(bare / "tavolino", "bench", "tabula-rasa")


NEEDS = {
    "play tabula-rasa": "terminal",
    "join http://127.0.0.1/t/abc#key": "terminal",
    "replay games.jsonl": "terminal",
    "analyse games.jsonl": "terminal",
    "arena tabula-rasa --bots random,greedy": "arena",
    "serve": "server",
    "backup tables.db": "server",
    "clear --dry-run": "server",
    "check --database sqlite:///tables.db": "server",
    "rules rat-hot": "text",
}
# In one process: to start another takes longer than to be refused.
COMMANDS = """
import contextlib, io, json, sys
from tavolino.cli import main
answers = []
for command in sys.argv[1:]:
    with contextlib.redirect_stderr(io.StringIO()) as said:
        status = main(command.split())
    answers.append([status, said.getvalue()])
print(json.dumps(answers))
"""


def test_a_command_says_which_extra_it_needs(bare: Path) -> None:
    answers = json.loads(done(bare / "python", "-c", COMMANDS, *NEEDS))
    for (command, extra), answer in zip(NEEDS.items(), answers, strict=True):
        needs = f"tavolino {command.split()[0]} needs more than the library"
        assert answer == [2, f"tavolino: {needs}: pip install 'tavolino[{extra}]'\n"]
    refused = run(bare / "tavolino", "serve")
    assert [refused.returncode, refused.stderr] == answers[list(NEEDS).index("serve")]


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("tavolino.gymnasium", "envs"),
        ("tavolino.pettingzoo", "envs"),
        ("tavolino.openspiel", "openspiel"),
    ],
)
def test_a_module_says_which_extra_it_needs(module: str, extra: str, bare: Path) -> None:
    refused = run(bare / "python", "-c", f"import {module}")
    assert refused.stderr.splitlines()[-1].endswith(
        f"needs more than the library: pip install 'tavolino[{extra}]'"
    )


def test_the_extra_of_environments_brings_what_they_need(
    wheel: Path, versions: Path, tmp_path: Path
) -> None:
    programs = installed(wheel, "envs", versions, tmp_path / "envs")
    assert done(programs / "python", "-c", ENVIRONMENTS).strip() == "(2, 246) 3"


def test_the_extras_bring_what_their_commands_need(
    wheel: Path, versions: Path, tmp_path: Path
) -> None:
    terminal = installed(wheel, "terminal", versions, tmp_path / "terminal")
    played = run(terminal / "tavolino", "play", "tabula-rasa", "--against", "random", "--plain")
    assert "Traceback" not in played.stderr
    assert "r" in played.stdout
    assert "tavolino[server]" in run(terminal / "tavolino", "serve").stderr
    record, review = tmp_path / "game.jsonl", tmp_path / "review.html"
    done(terminal / "tavolino", "simulate", "rat-hot", "--games", "1", "--out", record)
    done(
        terminal / "tavolino", "analyse", record, "--iterations", "2", "--seat", "0",
        "--html", review,
    )  # fmt: skip
    assert "<h1>Rat Hot</h1>" in review.read_text(encoding="utf-8")
    arena = installed(wheel, "arena", versions, tmp_path / "arena")
    rated = done(
        arena / "tavolino", "arena", "tabula-rasa", "--bots", "random,greedy",
        "--games", "2", "--jobs", "1", "--report", tmp_path / "report.html",
    )  # fmt: skip
    assert "greedy" in rated
    assert "Arena: Tabula Rasa" in (tmp_path / "report.html").read_text(encoding="utf-8")
    server = installed(wheel, "server", versions, tmp_path / "server")
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    assert done(server / "python", "-c", PAGES).splitlines() == ["<!doctype html>"] * 2
    nothing = run(server / "tavolino", "backup", tmp_path / "copy.db", "--database", database)
    assert "Traceback" not in nothing.stderr
    assert "pip install" not in nothing.stderr
