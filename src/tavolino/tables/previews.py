"""What a move would do, as far as that is certain before it is played."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from ..core.contract import SPECTATOR, Json
from ..core.game import Game
from .reveals_information import REVEALING

MOST_PREVIEWS = 500
AT_A_TIME = 10  # moves that are tried before others get their turn


async def previews(game: Game, seat: int, moves: Iterable[str]) -> dict[str, list[Json]]:
    """The events of each move that is legal for a seat now, as everybody would see them.

    They are tried on a table that was dealt anew from what the seat knows: whatever the real one
    hides cannot come to light.
    """
    if game.player != seat:
        return {}
    table = game.sampler(seat).table
    base = Game(game.rules, game.options, table.copy(), names=game.names, from_deal=False)
    legal = set(base.legal)
    found: dict[str, list[Json]] = {}
    for number, move in enumerate(dict.fromkeys(moves)):
        if move in legal:
            found[move] = _certain(base, move)
        if number % AT_A_TIME == AT_A_TIME - 1:
            await asyncio.sleep(0)
    return found


def _certain(base: Game, move: str) -> list[Json]:
    trial = base.copy()
    trial.play(move)
    return [event for event in trial.happened(SPECTATOR) if event["type"] not in REVEALING]
