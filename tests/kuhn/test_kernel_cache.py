"""Where the compiled kernels of another package's game are kept: by its sources and by ours."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

DEAL = """
import json
from tavolino.core.compilation_notice import notice
compiled = []
with notice.told_to(compiled.append):
    import tavolino
    game = tavolino.new("kuhn-poker", seed=1)
print(json.dumps([compiled, game.view().data["chips"]]))
"""
SOURCES = """
import sys
from tavolino.cli.built_games import _sources
print(_sources())
assert not {"kuhn_poker", "numba"} & sys.modules.keys(), "nothing has to be imported for it"
"""


@pytest.fixture
def site(with_board: Path, tmp_path: Path) -> Path:
    """A copy of the installed package, to be changed."""
    return Path(shutil.copytree(with_board, tmp_path / "site"))


def run(code: str, site: Path, caches: Path) -> str:
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(site), "NUMBA_CACHE_DIR": str(caches)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def deal(site: Path, caches: Path) -> tuple[set[str], list[int]]:
    """The kernels that had to be compiled for a deal, and the chips in the pot after it."""
    compiled, chips = json.loads(run(DEAL, site, caches))
    return set(compiled), chips


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def objects(caches: Path) -> set[str]:
    return {path.name for path in caches.rglob("*.o")}


@pytest.mark.slow
@pytest.mark.long
def test_each_change_of_the_package_compiles_its_kernels_anew_and_ours_stay(
    site: Path, tmp_path: Path
) -> None:
    caches = tmp_path / "caches"
    compiled, chips = deal(site, caches)
    assert {"deal_at", "_start"} <= compiled
    assert chips == [1, 1]
    before = objects(caches)
    assert deal(site, caches) == (set(), [1, 1])

    change(site / "kuhn_poker" / "notation.py", "bet a chip", "bet one chip")
    assert deal(site, caches) == (set(), [1, 1]), "no kernel was made of what was changed"

    change(site / "kuhn_poker" / "rules.py", "ANTE = 1", "ANTE = 2")
    compiled, chips = deal(site, caches)
    assert "deal_at" in compiled
    assert "_start" not in compiled, "what does not depend on the game was thrown away"
    assert chips == [2, 2], "an old kernel was called"
    assert len(objects(caches) - before) == 1

    moved = Path(shutil.copytree(site, tmp_path / "elsewhere"))
    assert deal(moved, caches) == (set(), [2, 2])


def test_a_constant_of_another_file_counts(site: Path, tmp_path: Path) -> None:
    code = (
        "from tavolino.core import dispatch, kernel, library, registry\n"
        "rules = registry.rules('kuhn-poker')\n"
        "module = dispatch.__name__\n"
        "print(library.digest_of(kernel.entries_of(module, rules.state), rules.state))\n"
    )
    before = run(code, site, tmp_path)
    rules = site / "kuhn_poker" / "rules.py"
    change(rules, "ANTE = 1", "from .ante import ANTE")
    (site / "kuhn_poker" / "ante.py").write_text("ANTE = 1\n")
    moved = run(code, site, tmp_path)
    (site / "kuhn_poker" / "ante.py").write_text("ANTE = 2  # a chip more\n")
    assert len({before, moved, run(code, site, tmp_path)}) == 3


def test_a_changed_package_has_to_be_prepared_again(site: Path, tmp_path: Path) -> None:
    before = run(SOURCES, site, tmp_path)
    assert before == run(SOURCES, site, tmp_path)
    change(site / "kuhn_poker" / "rules.py", "ANTE = 1", "ANTE = 10")
    after = run(SOURCES, site, tmp_path)
    assert after != before
    assert run(SOURCES, tmp_path, tmp_path) not in (before, after)
