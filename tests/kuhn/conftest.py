"""Kuhn poker, installed as anybody would install it, into its own folder, offline."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "examples" / "kuhn_poker"
UV = Path(sys.executable).parent / "uv"


@pytest.fixture(scope="session")
def with_board(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that it was installed into."""
    folder = tmp_path_factory.mktemp("kuhn") / "site"
    words = ["--offline", "--no-deps", "--reinstall", "--quiet", "--python", sys.executable]
    done = subprocess.run(
        [UV, "pip", "install", *words, "--target", folder, PACKAGE],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="session")
def without_board(with_board: Path) -> Path:
    """The same package, as if it brought no board for the page."""
    folder = with_board.with_name("site-without-board")
    shutil.copytree(with_board, folder)
    shutil.rmtree(folder / "kuhn_poker" / "presentation" / "board")
    return folder
