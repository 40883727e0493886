"""Small arenas for tests."""

from __future__ import annotations

from typing import Any

from tavolino.arena.settings import Settings
from tavolino.bots.bot_spec import parse_bots
from tavolino.core import registry

SMALL: dict[str, Any] = {"stones": 2, "colours": 2, "values": 4, "hand": 2}
SMALL_FLAGS = ["--stones", "2", "--colours", "2", "--values", "4", "--hand", "2"]


def settings(
    players: str = "greedy,random", game: str = "schotten-totten", **changes: Any
) -> Settings:
    options = changes.pop("options", SMALL)
    return Settings(
        game=game,
        options=registry.rules(game).check_options(options),
        bots=tuple(parse_bots(players)),
        seed=changes.pop("seed", 0),
        move_ms=changes.pop("move_ms", 20_000),
        records=changes.pop("records", False),
        alone=changes.pop("alone", False),
    )
