"""What everybody is told of a move: the one place that turns moves into events."""

from __future__ import annotations

import msgspec

from ..core.contract import SPECTATOR, Json, Onlooker
from ..core.game import Game

_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(Json).decode


class MoveEvents(msgspec.Struct, eq=False, gc=False):
    """What each onlooker was told of a move, to be read only. Hardly anybody asks again for any but
    the last one: older ones are `folded`, a text each instead of a dozen objects that the garbage
    collector would go through."""

    _events: dict[Onlooker, Json] | None
    _texts: dict[Onlooker, bytes] | None = None

    def fold(self) -> None:
        if self._events is not None:
            self._texts = {onlooker: _encode(event) for onlooker, event in self._events.items()}
            self._events = None

    def __getitem__(self, onlooker: Onlooker) -> Json:
        if self._events is not None:
            return self._events[onlooker]
        assert self._texts is not None
        return _decode(self._texts[onlooker])

    def __contains__(self, onlooker: Onlooker) -> bool:
        known: dict[Onlooker, Json] | dict[Onlooker, bytes] | None = self._events or self._texts
        return known is not None and onlooker in known


def play_with_events(game: Game, move: str) -> MoveEvents:
    """Play a legal move; what each onlooker may know of it. `happened` are the game's own events,
    which have types of their own: drawing a card is not a draw."""
    player, before = game.player, game.state
    onlookers: tuple[Onlooker, ...] = (*range(len(game.names)), SPECTATOR)
    action = game.parse(move)
    seen = {onlooker: game.rules.seen_move(before, action, onlooker) for onlooker in onlookers}
    game.play(action)
    return MoveEvents(
        {
            onlooker: {
                "type": "move",
                "player": player,
                "move": text,
                "happened": game.happened(onlooker),
            }
            for onlooker, text in seen.items()
        }
    )
