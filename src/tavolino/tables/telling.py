"""What everybody is told of a move: the one place that turns moves into events."""

from __future__ import annotations

from ..core.contract import SPECTATOR, Json, Onlooker
from ..core.game import Game

Told = dict[Onlooker, Json]


def play_and_tell(game: Game, move: str) -> Told:
    """Play a legal move; what each onlooker may know of it. `happened` are the game's own events,
    which have types of their own: drawing a card is not a draw."""
    player, before = game.player, game.state
    onlookers: tuple[Onlooker, ...] = (*range(len(game.players)), SPECTATOR)
    action = game.parse(move)
    seen = {onlooker: game.rules.seen_move(before, action, onlooker) for onlooker in onlookers}
    game.play_action(action)
    return {
        onlooker: {
            "type": "move",
            "player": player,
            "move": text,
            "happened": game.happened(onlooker),
        }
        for onlooker, text in seen.items()
    }
