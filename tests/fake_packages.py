"""Other packages, as if they had been installed."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tavolino.bots import bot_spec, python_bot
from tavolino.core import presentations, registry
from tavolino.lessons import rulebook
from tavolino.server import board_files, game_list, learning
from tavolino.text import language, packages

GAME = "other-game"
# The rules of a game of ours under another name: what matters here is who brings it.
RULES = f"""
from dataclasses import replace
from msgspec import to_builtins
from tavolino.games.tabula_rasa import RULES as OURS

def views(state):
    see = OURS.views(state)
    return lambda onlooker: to_builtins(see(onlooker)) | {{"game": "{GAME}"}}

RULES = replace(OURS, name="{GAME}", title="Other Game", summary="A game from elsewhere.",
                views=views, view_type=None, network_inputs=None)
"""
GAMES = {"tavolino.games": {GAME: "other_game:RULES"}}
PRESENTED = GAMES | {"tavolino.presentations": {GAME: "other_look"}}
_REMEMBERED: tuple[Any, ...] = (
    registry._entries,
    registry._load,
    registry.engine,
    presentations._entries,
    presentations._package,
    presentations._offered,
    presentations.reject,
    packages.package_locales,
    language.language,
    language.TEXTS,
    language._expected,
    rulebook._read,
    game_list.offered,
    learning._lesson,
    learning._rules,
    learning._help,
    board_files._served,
    bot_spec.registered,
    python_bot.load_class,
)


def _forget() -> None:
    for function in _REMEMBERED:
        function.cache_clear()
    presentations._left_out.clear()


@dataclass
class FakePackages:
    folder: Path

    def install(
        self,
        name: str,
        entry_points: Mapping[str, Mapping[str, str]],
        files: Mapping[str, str],
    ) -> None:
        """A distribution with these entry points and files."""
        described = self.folder / f"{name}-1.0.dist-info"
        described.mkdir()
        (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        lines = [
            line
            for group, entries in entry_points.items()
            for line in (f"[{group}]", *(f"{key} = {value}" for key, value in entries.items()))
        ]
        (described / "entry_points.txt").write_text("\n".join(lines))
        for path, content in files.items():
            file = self.folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, encoding="utf-8")
        _forget()

    def install_game(self, files: Mapping[str, str] | None = None) -> None:
        """A game, with a presentation where files for one are given."""
        if files is None:
            self.install("other", GAMES, {"other_game.py": RULES})
            return
        found = {f"other_look/{path}": content for path, content in files.items()}
        self.install(
            "other", PRESENTED, {"other_game.py": RULES, "other_look/__init__.py": ""} | found
        )


@pytest.fixture
def fake_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FakePackages]:
    """A folder where a test can install packages; it is forgotten afterwards."""
    folder = tmp_path / "site"
    folder.mkdir()
    known = set(sys.modules)
    monkeypatch.syspath_prepend(str(folder))
    yield FakePackages(folder)
    monkeypatch.undo()
    for name in set(sys.modules) - known:
        file = getattr(sys.modules[name], "__file__", None)
        if file is not None and Path(file).is_relative_to(folder):
            del sys.modules[name]
    _forget()
