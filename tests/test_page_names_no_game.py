"""Only a game's own folder in the page, `web/src/games/GAME`, names the game there, or a thing that
only this game has."""

from __future__ import annotations

import re
from pathlib import Path

from tests.test_no_game_named import NAMED, THINGS

WEB = Path(__file__).parent.parent / "web"
GAMES = WEB / "src" / "games"
MADE = WEB / "src" / "lib" / "api" / "types.gen.ts"  # from the server's description
NOT_OURS = {"node_modules", "generated", "dist", "__pycache__"}
PLACES = ("src", "scripts", "public", "index.html", "vite.config.ts", "package.json")


def folders() -> list[Path]:
    return [path.parent for path in sorted(GAMES.glob("*/index.ts"))]


def names_of(game: str) -> re.Pattern[str]:
    """However it is written: rat-hot, rat_hot, Rat Hot, ratHot."""
    return re.compile("[-_ ]?".join(map(re.escape, game.split("-"))), re.IGNORECASE)


def shared_files() -> list[Path]:
    roots = [WEB / place for place in PLACES]
    found = [path for root in roots for path in (root.rglob("*") if root.is_dir() else [root])]
    return [
        path
        for path in found
        if path.is_file()
        and path != MADE
        and path.suffix != ".png"
        and not NOT_OURS & {*path.relative_to(WEB).parts}
        and not any(folder in path.parents for folder in folders())
    ]


def test_there_are_games_and_shared_files_to_look_at() -> None:
    assert len(folders()) >= 3
    assert len(shared_files()) > 80


def test_no_shared_file_of_the_page_names_a_game() -> None:
    named = [
        f"{path.relative_to(WEB)} names {folder.name}"
        for path in shared_files()
        for folder in folders()
        if names_of(folder.name).search(path.read_text(encoding="utf-8"))
    ]
    assert named == []


def test_no_shared_file_of_the_page_names_what_only_one_game_has() -> None:
    named = [
        f"{path.relative_to(WEB)}: {found[0]}"
        for path in shared_files()
        for words in (NAMED, THINGS)
        if (found := words.search(path.read_text(encoding="utf-8")))
    ]
    assert named == []


def test_no_folder_of_a_game_imports_from_another_game() -> None:
    imports = re.compile(r"from \"([^\"]+)\"|import\(\"([^\"]+)\"\)")
    taken = [
        f"{path.relative_to(WEB)} imports {source}"
        for folder in folders()
        for path in (*folder.glob("*.ts"), *folder.glob("*.svelte"))
        for found in imports.finditer(path.read_text(encoding="utf-8"))
        for source in [found[1] or found[2]]
        for other in folders()
        if other != folder and f"/{other.name}/" in f"{source}/"
    ]
    assert taken == []
