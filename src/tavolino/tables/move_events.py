"""What everybody is told about a move: the one place that turns moves into events."""

from __future__ import annotations

import msgspec

from ..core.contract import SPECTATOR, Json, Onlooker
from ..core.game import Game

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[tuple[Onlooker, Json]]).decode


class MoveEvents(msgspec.Struct, eq=False, gc=False):
    """What each onlooker was told about a move; read-only. Older ones are rarely asked for again,
    so they are `folded` into one text instead of dozens of objects for the garbage collector to
    visit."""

    _events: dict[Onlooker, Json] | None
    _text: bytes = b""

    def fold(self) -> None:
        if self._events is not None:
            self._text = _encode(tuple(self._events.items()))
            self._events = None

    def by_onlooker(self) -> dict[Onlooker, Json]:
        return dict(_decode(self._text)) if self._events is None else self._events

    def __getitem__(self, onlooker: Onlooker) -> Json:
        return self.by_onlooker()[onlooker]


def play_with_events(game: Game, move: str) -> MoveEvents:
    """Play a legal move; returns what each onlooker may know of it. `happened` lists the game's own
    events, with the game's types: drawing a card is not a draw."""
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
