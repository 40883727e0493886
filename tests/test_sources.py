"""The files that kernels of other packages depend on, and where a file belongs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolino.core.sources import package_files, package_of, path_in_package


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to import from, with a package inside a namespace that others share."""
    inside = tmp_path / "shared_namespace" / "one_game"
    (inside / "__pycache__").mkdir(parents=True)
    for name in ("__init__.py", "rules.py", "cards.toml", "__pycache__/rules.pyc"):
        (inside / name).write_text("")
    (tmp_path / "game_without_a_package.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_a_namespace_is_not_the_package_of_a_game(folder: Path) -> None:
    package = package_of("shared_namespace.one_game.rules")
    assert package == "shared_namespace.one_game"
    assert sorted(package_files(package)) == ["__init__.py", "cards.toml", "rules.py"]


def test_a_module_without_a_package_has_one_file(folder: Path) -> None:
    name = "game_without_a_package"
    assert package_of(name) == name
    assert package_files(name) == {f"{name}.py": folder / f"{name}.py"}


@pytest.mark.parametrize(
    "name", ["there_is_no_such_package", "there_is_no_such_package.inside", "shared_namespace"]
)
def test_what_cannot_be_read_has_no_files(folder: Path, name: str) -> None:
    assert package_files(name) == {}


def test_a_script_that_is_being_run_has_no_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("__main__.__spec__", None)
    assert package_files("__main__") == {}


def test_the_place_of_a_file_begins_with_its_outermost_package(folder: Path) -> None:
    inside = folder / "shared_namespace" / "one_game"
    assert path_in_package(inside / "rules.py") == Path("one_game/rules.py")
    assert path_in_package(folder / "game_without_a_package.py") is None
