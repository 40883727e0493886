"""The first command on a new machine: the page without Node, and what a Python may lack."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
NODE = {"node", "nodejs", "npm", "npx", "corepack"}
MINUTES = 60


@pytest.fixture
def path_without_node(tmp_path: Path) -> str:
    """A PATH with everything that this machine has, except Node."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for place in map(Path, os.get_exec_path()):
        for program in place.iterdir() if place.is_dir() else ():
            link = folder / program.name
            if program.name not in NODE and not link.is_symlink():
                link.symlink_to(program)
    return str(folder)


@pytest.mark.slow
@pytest.mark.long
def test_the_page_is_built_without_node_and_npm(tmp_path: Path, path_without_node: str) -> None:
    left_out = shutil.ignore_patterns("node_modules", "generated")
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=left_out)
    package = ROOT / "src" / "tavolino"
    for locales in (package / "text" / "locales", *package.glob("presentation/*/locales")):
        shutil.copytree(locales, tmp_path / locales.relative_to(ROOT))
    lookalikes = package / "text" / "lookalikes.json"
    shutil.copy(lookalikes, tmp_path / lookalikes.relative_to(ROOT))
    assert shutil.which("npm", path=path_without_node) is None
    # What npm has fetched for the page before is taken from its cache.
    environment = os.environ | {"PATH": path_without_node, "npm_config_prefer_offline": "true"}
    built = subprocess.run(
        [sys.executable, "web/build.py"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=10 * MINUTES,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    page = tmp_path / "src" / "tavolino" / "server" / "static"
    assert "/assets/" in (page / "index.html").read_text(encoding="utf-8")
    # Scripts of package.json may call `npm` again.
    words = [sys.executable, "web/build.py", "--npm", "run", "types", "--", "--help"]
    types = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, check=False)
    assert types.returncode == 0, types.stderr


@pytest.fixture
def build_page() -> ModuleType:
    """web/build.py, which is no part of a package."""
    spec = importlib.util.spec_from_file_location("build_page", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    page = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(page)
    return page


def test_only_sources_make_a_page_outdated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, build_page: ModuleType
) -> None:
    """A page that is built again under a running server leaves it without half of its files."""
    monkeypatch.setattr(build_page, "WEB", tmp_path)
    (tmp_path / "main.ts").write_text("1", encoding="utf-8")
    before = build_page.sources()
    for folder in ("__pycache__", "node_modules", "generated"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "made").write_text("1", encoding="utf-8")
    assert build_page.sources() == before
    (tmp_path / "main.ts").write_text("2", encoding="utf-8")
    assert build_page.sources() != before


@pytest.mark.parametrize(
    ("version", "can_build"), [("v18.20.4", False), ("v20.19.0", True), ("v24.1.0", True)]
)
def test_a_node_that_is_too_old_is_left_alone(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    build_page: ModuleType,
    version: str,
    can_build: bool,
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert build_page.has_npm() is can_build
    engines = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["engines"]
    assert engines["node"] == ">={}.{}".format(*build_page.OLDEST_NODE)


def make_environment(folder: Path, python: str) -> subprocess.CompletedProcess[str]:
    """`make` up to the virtual environment, which would be in `folder`."""
    return subprocess.run(
        ["make", f"VENV={folder}", f"PYTHON={python}", f"{folder}/ready"],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not name.startswith("MAKE")},
        capture_output=True,
        text=True,
        timeout=5 * MINUTES,
        check=False,
    )


VENV_PACKAGE = f"apt install python{sys.version_info[0]}.{sys.version_info[1]}-venv"
BROKEN_VENV = """
import pathlib, sys
if __name__ == "__main__":
    pathlib.Path(sys.argv[1]).mkdir()
    sys.exit(1)
"""


@pytest.mark.parametrize(
    ("module", "source", "said"),
    [
        ("ensurepip", "raise ImportError('not here')", VENV_PACKAGE),
        ("venv", "raise ImportError('not here')", VENV_PACKAGE),
        ("venv", BROKEN_VENV, VENV_PACKAGE),
        ("sitecustomize", "import sys; sys.version_info = (3, 9, 2)", "Python 3.11 or newer"),
    ],
    ids=["no ensurepip", "no venv", "venv fails", "too old"],
)
def test_what_a_python_lacks_is_said_in_a_sentence(
    tmp_path: Path, module: str, source: str, said: str
) -> None:
    lacking, folder = tmp_path / "lacking", tmp_path / "venv"
    lacking.mkdir()
    (lacking / f"{module}.py").write_text(source, encoding="utf-8")
    made = make_environment(folder, f"env PYTHONPATH={lacking} {sys.executable}")
    assert made.returncode != 0
    sentences = [line for line in made.stderr.splitlines() if not line.startswith("make")]
    assert len(sentences) == 1
    assert said in sentences[0]
    assert not folder.exists()  # nothing half made that the next run would trip over


def test_a_python_that_is_not_there_is_said_in_a_sentence(tmp_path: Path) -> None:
    made = make_environment(tmp_path / "venv", "python3.99")
    assert made.returncode != 0
    assert "There is no python3.99 here: install Python 3.11 or newer" in made.stderr
    assert not (tmp_path / "venv").exists()
