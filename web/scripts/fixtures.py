"""Scenes of real games for the gallery of boards: python web/scripts/fixtures.py

Carla plays all seats; at some moves, everything that a board gets is written down for an onlooker.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tavolino
from tavolino import text
from tavolino.bots.levels import LEVELS
from tavolino.core.contract import Onlooker
from tavolino.core.game import Game

FIXTURES = Path(__file__).parent.parent / "src" / "fixtures"
NAMES = ["Anna", "Bo", "Chiara", "Dimitra"]
END = 10_000


@dataclass(frozen=True)
class Scene:
    name: str
    game: str
    options: dict[str, Any]
    seed: int
    moves: tuple[int, ...]  # after so many moves; END: when the game is over
    seat: Onlooker = 0


SCENES = (
    Scene("iello", "schotten-totten", {"edition": "iello"}, 7, (0, 21, 40, END)),
    Scene("iello-tactics", "schotten-totten", {"tactics": True}, 11, (24, 45, END)),
    Scene("ps-tactics", "schotten-totten", {"edition": "ps-games", "tactics": True}, 5, (30, END)),
    Scene("menhir-tactics", "schotten-totten", {"edition": "menhir", "tactics": True}, 3, (30, 50)),
    Scene("spectator", "schotten-totten", {"edition": "iello"}, 7, (30,), "spectator"),
    Scene("two", "tabula-rasa", {"players": 2}, 7, (0, 14, 30, END)),
    Scene("three", "tabula-rasa", {"players": 3}, 7, (20, END)),
    Scene("four", "tabula-rasa", {"players": 4}, 7, (22, END)),
    Scene("warehouse", "rat-hot", {}, 7, (0, 1, 12, 13, 30, 60, END)),
)


def shown(game: Game, seat: Onlooker, last: dict[str, Any] | None) -> dict[str, Any]:
    """What the shell hands to a board."""
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


def play(scene: Scene) -> list[dict[str, Any]]:
    players = scene.options.get("players", 2)
    names = NAMES[:players]
    game = tavolino.new(scene.game, seed=scene.seed, first=0, names=names, **scene.options)
    bot = LEVELS["carla"].bot(scene.seed)
    found = []
    last: dict[str, Any] | None = None
    while True:
        played = len(game.record()["moves"])
        due = game.over if END in scene.moves else False
        # A scene shows the onlooker's turn: from its move on, the next time that they decide.
        wanted = [at for at in scene.moves if at <= played and at != END]
        if game.over and due:
            found.append({"name": f"{scene.name}, the end", **shown(game, scene.seat, last)})
        elif len(wanted) > len(found) and (game.player == scene.seat or scene.seat == "spectator"):
            found.append({"name": f"{scene.name}, {played} moves", **shown(game, scene.seat, last)})
        if game.over:
            return found
        mover = game.player
        assert mover is not None
        move = bot.choose(game.view(mover), game.sampler(mover))
        seen = game.seen_move(move, scene.seat)
        game.play(move)
        last = {"player": mover, "move": seen, "happened": game.happened(scene.seat)}


def main() -> None:
    FIXTURES.mkdir(exist_ok=True)
    games: dict[str, list[dict[str, Any]]] = {}
    for scene in SCENES:
        games.setdefault(scene.game, []).extend(play(scene))
    for name, scenes in games.items():
        lines = ",\n".join(json.dumps(scene, ensure_ascii=False) for scene in scenes)
        (FIXTURES / f"{name}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        print(name, ", ".join(scene["name"] for scene in scenes))


if __name__ == "__main__":
    main()
