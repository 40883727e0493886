"""What everybody is told of a move: the one place that turns moves into events."""

from __future__ import annotations

from ..core.contract import SPECTATOR, Json, Onlooker
from ..core.game import Game

Told = dict[Onlooker, list[Json]]


def play_and_tell(game: Game, move: str) -> Told:
    """Play a legal move; what each onlooker may know of it, as events."""
    player = game.player
    told: Told = {
        onlooker: [{"type": "move", "player": player, "move": game.seen_move(move, onlooker)}]
        for onlooker in (*range(len(game.players)), SPECTATOR)
    }
    game.play(move)
    return told
