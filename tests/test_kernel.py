"""Where compiled kernels are kept, and what interpreted ones refuse."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tavolino
from tavolino.bots import tree
from tavolino.core import dispatch, kernel, library, registry
from tests.jit_modes import compiled_and_interpreted
from tests.repeats import repeated

pytestmark = pytest.mark.slow

PLAY = "import tavolino; game = tavolino.new('tabula-rasa', seed=1); print(game.legal)"
FOLDER = "from tavolino.core import library; print(library.folder())"


def run(code: str, **environment: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_kernels_are_kept_in_a_folder_named_by_the_sources(tmp_path: Path) -> None:
    first = run(FOLDER, NUMBA_CACHE_DIR=str(tmp_path)).strip()
    assert Path(first).parent == tmp_path
    assert Path(first).name.startswith("kernels-")
    assert first == run(FOLDER, NUMBA_CACHE_DIR=str(tmp_path)).strip()


def test_nothing_that_plays_loads_a_compiler() -> None:
    """Once everything is built: moves, hints, all bots, batches and what networks are told."""
    code = (
        "import sys, tavolino\n"
        "game = tavolino.new('tabula-rasa', seed=1)\n"
        "for bot in ('random', 'greedy', 'maestro:iterations=50', 'net', 'virtuoso:deals=2'):\n"
        "    view, sampler = game.view(game.player), game.sampler()\n"
        "    game.play(tavolino.bot(bot, seed=1).choose(view, sampler))\n"
        "game.hint(iterations=10)\n"
        "games = tavolino.batch('tabula-rasa', 4)\n"
        "games.step(games.sample())\n"
        "games.network_inputs()\n"
        "print('numba' in sys.modules)\n"
    )
    run(code)  # so that it has been compiled
    assert run(code) == "False\n"


def test_compiled_code_takes_what_is_declared_and_nothing_else() -> None:
    game = tavolino.new("tabula-rasa", seed=1)
    out = np.zeros(256, np.int32)
    n = dispatch.legal_at(game.state, np.int64(0), out)
    assert out[:n].tolist() == game.actions
    refused: list[tuple[str, tuple[Any, ...]]] = [
        ("out holds int64, not int32", (game.state, 0, out.astype(np.int64))),
        ("out has gaps", (game.state, 0, np.zeros(512, np.int32)[::2])),
        ("a table of no game", (out, 0, out)),
        ("interpreted as an integer", (game.state, 0.5, out)),
        ("too many values|not enough values", (game.state, 0, out.reshape(16, 16))),
        ("missing 1 required", (game.state, 0)),
    ]
    for reason, arguments in refused:
        with pytest.raises((TypeError, ValueError), match=reason):
            dispatch.legal_at(*arguments)


def test_a_bundle_holds_the_arrays_that_are_declared() -> None:
    scratch = dispatch.evaluation_scratch(registry.rules("tabula-rasa"))
    legal, numbers = np.zeros(8, np.int32), np.zeros(8)
    assert tree.Buffers(legal, numbers, scratch, numbers).words[1] == len(legal)
    for wrong in (numbers, legal.reshape(2, 4), np.zeros(16, np.int32)[::2]):
        with pytest.raises(TypeError, match=r"Buffers\.legal is not an array as it is declared"):
            tree.Buffers(wrong, numbers, scratch, numbers).address  # noqa: B018


def test_what_runs_as_it_is_written_needs_no_compiler() -> None:
    loaded = run(
        f"{PLAY}; game.play(game.legal[0]); import sys; print('numba' in sys.modules)",
        TAVOLINO_KERNELS="interpreted",
    )
    assert loaded.splitlines()[-1] == "False"


@pytest.mark.parametrize("missing", ["numba", "llvmlite"])
def test_without_a_compiler_games_run_as_they_are_written(missing: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.modules[{missing!r}] = None\n{PLAY}"],
        env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path), "TAVOLINO_QUIET": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == run(PLAY)
    assert done.stderr.startswith(f"tavolino: {missing} is not installed")
    assert done.stderr.count("\n") == 1


def test_a_damaged_object_is_made_again(tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path), "TAVOLINO_QUIET": ""}

    def play() -> tuple[str, list[str]]:
        done = subprocess.run(
            [sys.executable, "-c", PLAY],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout, done.stderr.splitlines()

    before, _ = play()
    damaged = next(tmp_path.rglob("tavolino.core.dispatch-tabula-rasa-*.o"))
    code = bytearray(damaged.read_bytes())
    code[len(code) // 2] ^= 1
    damaged.write_bytes(code)
    after, (said, *_) = play()
    assert after == before
    assert said == f"tavolino: {damaged} is damaged; it is made again"
    assert play() == (before, [])


def test_objects_that_nobody_uses_are_removed(tmp_path: Path) -> None:
    run(PLAY, NUMBA_CACHE_DIR=str(tmp_path))
    folder = next(tmp_path.glob("kernels-*"))
    old, used = folder / "old.o", next(folder.glob("tavolino.core.chance-*.o"))
    old.touch()
    for each in (old, used):
        os.utime(each, (0, 0))
    run("import tavolino; tavolino.new('rat-hot', seed=1)", NUMBA_CACHE_DIR=str(tmp_path))
    assert not old.exists()
    assert used.exists()


def test_the_setting_for_kernels_is_one_of_two() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tavolino", "games"],
        env={**os.environ, "TAVOLINO_KERNELS": "fast"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == (
        "tavolino: TAVOLINO_KERNELS: 'fast' is neither compiled nor interpreted\n"
    )


def test_libraries_are_made_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba compiles one thing at a time, and nothing is to be made twice."""
    made: list[str] = []
    together = 0

    def made_slowly(entries: Sequence[Any], kind: Any) -> str:
        nonlocal together
        made.append("library")
        before = len(made)
        time.sleep(0.05)
        together += len(made) > before
        return "library"

    monkeypatch.setattr(library, "library", made_slowly)
    monkeypatch.setattr(kernel, "_libraries", {})
    modules = ["one", "other"] * 2
    threads = [threading.Thread(target=kernel.library_of, args=(each, None)) for each in modules]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (together, len(made)) == (0, 2)


def test_copies_of_the_same_sources_share_compiled_kernels(tmp_path: Path) -> None:
    source = Path(tavolino.__file__).parent
    folders = [tmp_path / "a", tmp_path / "b" / "deep"]
    answers = []
    for folder in folders:
        # Resources of the page are not needed, and some of them are large.
        shutil.copytree(source, folder / "tavolino", ignore=shutil.ignore_patterns("static"))
        process = subprocess.run(
            [sys.executable, "-c", "import tavolino; print(tavolino.__file__)\n" + PLAY],
            env={
                **os.environ,
                "PYTHONPATH": str(folder),
                "NUMBA_CACHE_DIR": str(tmp_path / "kept"),
            },
            capture_output=True,
            text=True,
            check=True,
        )
        assert str(folder) in process.stdout
        answers.append(process.stderr)
    assert "compiling" in answers[0]
    assert answers[1] == ""


def test_folders_of_old_versions_are_removed(tmp_path: Path) -> None:
    old, recent, foreign = (tmp_path / name for name in ("kernels-old", "kernels-new", "mine"))
    for folder in (old, recent, foreign):
        folder.mkdir()
        (folder / "file").touch()
    for folder in (old, foreign):
        os.utime(folder, (0, 0))
    run(FOLDER, NUMBA_CACHE_DIR=str(tmp_path))
    assert not old.exists()
    assert recent.exists()
    assert foreign.exists()


def test_old_folders_of_others_stay(tmp_path: Path) -> None:
    """Only root can give a folder to somebody else."""
    old = tmp_path / "kernels-old"
    old.mkdir()
    try:
        os.chown(old, os.getuid() + 1, -1)
    except PermissionError:
        pytest.skip("not root")
    os.utime(old, (0, 0))
    run(FOLDER, NUMBA_CACHE_DIR=str(tmp_path))
    assert old.exists()


def compiled_in(caches: Path) -> tuple[Path, str]:
    """The folder that is used, and what is said on stderr."""
    done = subprocess.run(
        [sys.executable, "-c", FOLDER],
        env={**os.environ, "NUMBA_CACHE_DIR": str(caches), "TAVOLINO_QUIET": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    return Path(done.stdout.strip()), done.stderr


def test_a_folder_of_kernels_is_ours_alone(tmp_path: Path) -> None:
    folder, said = compiled_in(tmp_path / "new")
    assert said == ""
    assert folder.stat().st_mode & 0o777 == 0o700
    assert folder.parent.stat().st_mode & 0o777 == 0o700


def open_to_others(folder: Path) -> str:
    folder.chmod(0o777)
    return f"others can write to {folder}"


def somebody_elses(folder: Path) -> str:
    try:
        os.chown(folder, os.getuid() + 1, -1)
    except PermissionError:
        pytest.skip("only root can give a folder to somebody else")
    return f"{folder} belongs to somebody else"


def link(folder: Path) -> str:
    folder.rename(folder.with_name("planted"))
    folder.symlink_to(folder.with_name("planted"))
    return f"{folder} is not a folder"


def in_a_folder_open_to_others(folder: Path) -> str:
    """There they could put another one in its place, at any moment."""
    return open_to_others(folder.parent)


@pytest.mark.parametrize(
    "change", [open_to_others, somebody_elses, link, in_a_folder_open_to_others]
)
def test_kernels_that_somebody_may_have_planted_are_not_loaded(
    tmp_path: Path, change: Callable[[Path], str]
) -> None:
    folder, _ = compiled_in(tmp_path)
    reason = change(folder)
    used, said = compiled_in(tmp_path)
    assert tmp_path not in used.parents
    assert reason in said
    assert said.count("\n") == 1
    assert "NUMBA_CACHE_DIR" in said


def test_a_shared_folder_where_nobody_can_replace_anything_will_do(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)  # like /tmp
    folder, said = compiled_in(tmp_path)
    assert (folder.parent, said) == (tmp_path, "")


def test_without_a_place_to_write_the_rules_work_and_leave_nothing_behind(tmp_path: Path) -> None:
    environment = {"NUMBA_CACHE_DIR": "/dev/null/nowhere", "TMPDIR": str(tmp_path)}
    assert run(PLAY, **environment) == run(PLAY)
    assert list(tmp_path.iterdir()) == []


def test_interpreted_fields_refuse_what_does_not_fit() -> None:
    code = (
        "import numpy as np\n"
        "from tavolino.core.kernel import record\n"
        "states = np.zeros(2, [('small', 'i1'), ('row', 'i1', (2, 3))])\n"
        "s = record(states, 1)\n"
        "s.small = 5; s.row[1, 2] = -7\n"
        "assert states['small'].tolist() == [0, 5] and states['row'][1, 1, 2] == -7\n"
        "for wrong in (200, -129):\n"
        "    try: s.small = wrong\n"
        "    except ValueError: print('refused')\n"
    )
    assert run(code, TAVOLINO_KERNELS="interpreted").split() == ["refused", "refused"]


def test_fields_of_fractions_keep_them_compiled_and_interpreted() -> None:
    code = (
        "import numpy as np\n"
        "from typing import Annotated, Any\n"
        "from tavolino.core.kernel import entry, record\n"
        "from tavolino.core.signature import ArrayOf, Float\n"
        "kinds = [('double', 'f8'), ('single', 'f4'), ('row', 'f4', 2), ('whole', 'i4')]\n"
        "States = Annotated[Any, ArrayOf(np.dtype(kinds))]\n"
        "@entry\n"
        "def write(states: States, number: Float) -> Float:\n"
        "    s = record(states, 1)\n"
        "    s.single = number\n"
        "    s.double = number\n"
        "    s.row[1] = number\n"
        "    s.whole = 3\n"
        "    return s.single + s.row[1]\n"
        "states = np.zeros(2, kinds)\n"
        "print(write(states, 0.1), states.tobytes().hex())\n"
    )
    compiled, interpreted = compiled_and_interpreted(code)
    assert compiled == interpreted
    single = float(np.float32(0.1))
    assert float(interpreted.split()[0]) == 2 * single


@pytest.mark.long
@pytest.mark.parametrize("flag", ["--typical", repeated("--all")])
@pytest.mark.parametrize("game", registry.names())
def test_no_kernel_uses_a_negative_index(game: str, flag: str) -> None:
    program = f"from tests.negative_indices import main; main({game!r}, {flag!r})"
    assert run(program, TAVOLINO_KERNELS="interpreted").split() == ["done"]
