"""Local games that were left before their end, so that they can be resumed."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import platformdirs

from ..core.errors import TavolinoError
from ..core.game import Game, load
from ..core.match import Match

MOST = 20  # the oldest are deleted
FORMAT = "tavolino-saved-game/1"


@dataclass(frozen=True)
class SavedGame:
    """A match at this keyboard, with everything that is needed to resume it."""

    match: Match
    seed: int
    against: str | None  # the bot of the other seats
    seat: int  # of the person who plays against it
    names: Mapping[int, str]
    table: str

    @property
    def moves(self) -> int:
        return sum(len(game.moves) for game in self.match.games)

    def __str__(self) -> str:
        names = " – ".join(self.match.game.names)
        return f"{self.match.rules.title}: {names}, {len(self.match.game.moves)} moves"


class SavedGames:
    """A folder with a file for each game."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or Path(platformdirs.user_data_dir("tavolino")) / "games"

    def save(self, game: SavedGame) -> None:
        """Save a game that has begun; delete one that is over. The file is replaced as a whole, so
        that a terminal may be closed at any time."""
        file = self._file(game.table)
        if game.match.over or not game.moves:
            file.unlink(missing_ok=True)
            return
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        part = file.with_suffix(".part")
        part.write_text(json.dumps(_as_json(game), ensure_ascii=False), encoding="utf-8")
        os.replace(part, file)
        for old in self._files()[MOST:]:
            old.unlink(missing_ok=True)

    def is_saved(self, table: str) -> bool:
        return self._file(table).is_file()

    def read(self, number: int) -> SavedGame:
        """A saved game; 1 is the one that was played last."""
        files = self._files()
        if not files:
            raise TavolinoError("there is no saved game to resume")
        if number > len(files):
            listed = "\n".join(f"{at}. {_read(file)}" for at, file in enumerate(files, 1))
            raise TavolinoError(f"there is no saved game {number}; these are saved:\n{listed}")
        return _read(files[number - 1])

    def _file(self, table: str) -> Path:
        return self.folder / f"{table}.json"

    def _files(self) -> list[Path]:
        return sorted(self.folder.glob("*.json"), key=lambda file: -file.stat().st_mtime_ns)


def _as_json(game: SavedGame) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "rounds": game.match.rounds,
        "seed": game.seed,
        "against": game.against,
        "seat": game.seat,
        "names": {str(seat): name for seat, name in game.names.items()},
        "games": [each.record() for each in game.match.games],
    }


def _read(file: Path) -> SavedGame:
    try:
        found = json.loads(file.read_bytes())
        if found["format"] != FORMAT:
            raise ValueError(f"the format is {found['format']!r}")
        games: list[Game] = [load(record) for record in found["games"]]
        return SavedGame(
            Match.resumed(games, rounds=found["rounds"], seed=found["seed"]),
            found["seed"],
            found["against"],
            found["seat"],
            {int(seat): name for seat, name in found["names"].items()},
            file.stem,
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError, TavolinoError) as error:
        raise TavolinoError(
            f"the saved game {file} cannot be read ({error}); delete it to resume another"
        ) from error
