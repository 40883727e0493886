"""Scenes of real games for the gallery of boards and for tests: python web/scripts/scenes.py

Each game's folder lists them in `scenes.toml`. Carla plays all seats; at some moves, everything
that a board gets for an onlooker is written to `scenes.json` beside it.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tavolino
from tavolino import text
from tavolino.bots.levels import LEVELS
from tavolino.core.contract import Onlooker
from tavolino.core.game import Game
from tavolino.core.presentations import patterns

GAMES = Path(__file__).parent.parent / "src" / "games"
NAMES = ["Anna", "Bo", "Chiara", "Dimitra"]


@dataclass(frozen=True)
class Scene:
    name: str
    options: dict[str, Any]
    seed: int
    moves: list[int]  # after so many moves
    end: bool = False  # when the game is over, too
    onlooker: Onlooker = field(default=0)


def shown(game: Game, seat: Onlooker, last: dict[str, Any] | None) -> dict[str, Any]:
    """The props that a board gets."""
    onlooker: Onlooker = "open" if game.over else seat
    view = game.view(onlooker)
    moves = view.legal
    return {
        "view": view.data,
        "moves": moves,
        "labels": {move: text.move_words(view, move, "en") for move in moves},
        "names": game.names,
        "seat": seat if isinstance(seat, int) else None,
        "open": game.over,
        "events": [] if last is None else last["happened"],
        "last": last,
        "prompt": text.prompt(view, "en", game.names),
    }


def play(name: str, scene: Scene) -> list[dict[str, Any]]:
    names = NAMES[: scene.options.get("players", 2)]
    game = tavolino.new(name, seed=scene.seed, first=0, names=names, **scene.options)
    bot = LEVELS["carla"].bot(scene.seed)
    found = []
    last: dict[str, Any] | None = None
    while True:
        played = len(game.record()["moves"])
        # A scene shows the onlooker's turn: from its move on, the next time that they decide.
        wanted = [at for at in scene.moves if at <= played]
        decides = game.player == scene.onlooker or scene.onlooker == "spectator"
        if game.over and scene.end:
            found.append({"name": f"{scene.name}, the end", **shown(game, scene.onlooker, last)})
        elif not game.over and len(wanted) > len(found) and decides:
            title = f"{scene.name}, {played} moves"
            found.append({"name": title, **shown(game, scene.onlooker, last)})
        if game.over:
            return found
        mover = game.player
        assert mover is not None
        move = bot.choose(game.view(mover), game.sampler(mover))
        seen = game.seen_move(move, scene.onlooker)
        game.play(move)
        last = {"player": mover, "move": seen, "happened": game.happened(scene.onlooker)}


def lines(found: list[dict[str, Any]]) -> str:
    return ",\n".join(json.dumps(each, ensure_ascii=False) for each in found)


def main() -> None:
    for listed in sorted(GAMES.glob("*/scenes.toml")):
        name = listed.parent.name
        wanted = tomllib.loads(listed.read_text(encoding="utf-8"))["scene"]
        scenes = [each for scene in wanted for each in play(name, Scene(**scene))]
        picking = [
            {"move": each.move, "parts": dict(each.parts), "picks": list(each.picks)}
            for each in patterns(name)
        ]
        listed.with_suffix(".json").write_text(
            f'{{\n"picking": [\n{lines(picking)}\n],\n"scenes": [\n{lines(scenes)}\n]\n}}\n',
            encoding="utf-8",
        )
        print(name, ", ".join(scene["name"] for scene in scenes))


if __name__ == "__main__":
    main()
