"""Outside a game's own folders nothing in the package names a game, or a thing that only one game
has: its words are in its own folders, too.

A game is its rules (`games/GAME`), its presentation (`presentation/GAME`) and its folder of the
page, of which `test_page_names_no_game.py` says the same. The docstrings of packages may show an
example.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolino.core import registry

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "tavolino"
# However a game or one of its editions is written.
NAMED = re.compile(
    r"schotten|tabula[-_ ]?rasa|rat[-_ ]?hot|\biello\b|\bmenhir|ps[-_]games", re.IGNORECASE
)
# What lies on the table of one game, in English and in names of variables. A stone is a material,
# too, that pictures are drawn with; `text.strip()` and textual's `Strip` are no strips.
THINGS = re.compile(
    r"(?<!\.)(?<![^\W\d_])(?:[Ss]tone|strip|(?i:clan|tactic|joker|formation|ruse|traitor|deserter"
    r"|scout|fog|knight|territory|territorie|treasure|castle|rat|spice|warehouse))s?"
    r"(?![^\W\d_]|\()(?<!tavolino-stone)"
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


def test_there_are_files_to_look_at_and_the_words_are_found() -> None:
    assert len(list(files_of_no_game())) > 250
    assert set(registry.names()) == {name for name in registry.names() if NAMED.search(name)}
    for words in ("Fewer stones", "draw_clan", "tactic: Style", '"turn-up": "strips"', "Knight"):
        assert THINGS.search(words), words
    for words in (
        "line.strip()",
        "-> Strip:",
        "url(#tavolino-stone)",
        "milestone",
        "rating",
        "ratón",
    ):
        assert not THINGS.search(words), words


@pytest.mark.parametrize("words", [NAMED, THINGS], ids=["game", "thing"])
def test_no_module_of_the_package_names_a_game_or_what_only_one_has(words: re.Pattern[str]) -> None:
    found = []
    for path in files_of_no_game():
        content = without_docstring(path, path.read_text("utf-8"))
        named = words.search(path.stem) or words.search(content)
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
