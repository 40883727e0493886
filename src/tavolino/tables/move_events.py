"""What everybody is told about a move: the one place that turns moves into events."""

from __future__ import annotations

import msgspec
from msgspec import to_builtins

from ..core.contract import SPECTATOR, Json, Onlooker
from ..core.game import Game
from .reveals_information import shows

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Json).decode


class MoveEvents(msgspec.Struct, frozen=True, eq=False, gc=False):
    """What each onlooker was told about a move, as JSON text, because nearly always it is only
    sent."""

    texts: dict[Onlooker, bytes]
    shows_hidden: bool  # to the mover

    def __getitem__(self, onlooker: Onlooker) -> Json:
        told: Json = _decode(self.texts[onlooker])
        return told

    def __contains__(self, onlooker: Onlooker) -> bool:
        return onlooker in self.texts


def play_with_events(game: Game, move: str) -> MoveEvents:
    """Play a legal move; returns what each onlooker may know of it. `happened` lists the game's own
    events, with the game's types: drawing a card is not a draw."""
    player = game.player
    game.play(move)
    texts: dict[Onlooker, bytes] = {}
    same: dict[bytes, bytes] = {}  # one text for all who were told the same
    shows_hidden = False
    for onlooker in (*range(len(game.names)), SPECTATOR):
        told = {
            "type": "move",
            "player": player,
            "move": game.last_move(onlooker),
            "happened": game.last_events(onlooker),
        }
        text = _encode(told)
        texts[onlooker] = same.setdefault(text, text)
        if onlooker == player:
            shows_hidden = shows(game.rules, to_builtins(told["happened"]))
    return MoveEvents(texts, shows_hidden)
