"""Outside a game's own folders nothing in the package names a game.

A game is its rules (`games/GAME`), its presentation (`presentation/GAME`) and its folder of the
page, of which `test_page_names_no_game.py` says the same. The docstrings of packages may show an
example.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "tavolino"
# However a game or one of its editions is written.
NAMED = re.compile(
    r"schotten|tabula[-_ ]?rasa|rat[-_ ]?hot|\biello\b|\bmenhir|ps[-_]games", re.IGNORECASE
)
OWN_FOLDERS = ("games", "presentation")
BUILT = ("server/static", "__pycache__")


def files_of_no_game() -> Iterator[Path]:
    for path in sorted(PACKAGE.rglob("*")):
        inside = path.relative_to(PACKAGE)
        of_a_game = inside.parts[0] in OWN_FOLDERS and len(inside.parts) > 2
        if path.is_file() and not of_a_game and not any(part in path.as_posix() for part in BUILT):
            yield path


def without_docstring(path: Path, content: str) -> str:
    """A package without its docstring."""
    if path.name != "__init__.py":
        return content
    docstring = ast.get_docstring(ast.parse(content), clean=False) or ""
    return content.replace(docstring, "", 1)


def test_no_module_of_the_package_names_a_game() -> None:
    found = []
    for path in files_of_no_game():
        named = NAMED.search(path.name)
        if path.suffix in (".py", ".ftl", ".toml", ".html", ".j2", ".mako", ".json"):
            named = named or NAMED.search(without_docstring(path, path.read_text("utf-8")))
        if named:
            found.append(f"{path.relative_to(ROOT)}: {named[0]}")
    assert found == []


def test_every_folder_of_a_game_is_named_in_the_entry_points_only() -> None:
    """Imports would tie the rest to a game, too."""
    folders = {path.parent.name for path in PACKAGE.glob("games/*/__init__.py")}
    assert folders == {path.parent.name for path in PACKAGE.glob("presentation/*/__init__.py")}
    pyproject = (ROOT / "pyproject.toml").read_text("utf-8")
    for folder in folders:
        assert f'"tavolino.games.{folder}:RULES"' in pyproject
        assert f'"tavolino.presentation.{folder}"' in pyproject
