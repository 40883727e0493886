"""What a move would do, as far as that is certain before it is played."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from ..core import chance
from ..core.contract import SPECTATOR, Json, State
from ..core.game import Game, Sampler
from .reveals_information import without_revealing

MOST_PREVIEWS = 500
AT_A_TIME = 10  # moves that are tried before other tasks get a turn
DEALS = 8  # tables that are compared if a move ends the game


async def previews(game: Game, seat: int, moves: Iterable[str]) -> dict[str, list[Json]]:
    """The events of each move that is legal for a seat now, as everybody would see them.

    They are tried on a table re-dealt from what the seat knows, so that nothing hidden is revealed.
    At the end of a game hidden cards may be compared, so only events that are the same on several
    re-dealt tables are returned.
    """
    if game.player != seat:
        return {}
    sampler = game.sampler(seat)
    base = _trial(game, sampler.table.copy())
    others: list[Game] | None = None  # drawn if a move ends the game
    legal = set(base.legal)
    found: dict[str, list[Json]] = {}
    for number, move in enumerate(dict.fromkeys(moves)):
        if move in legal:
            found[move] = _certain(base, move)
            if found[move] and found[move][-1]["type"] == "end":
                others = _drawn(game, sampler) if others is None else others
                found[move] = _common(found[move], [_certain(other, move) for other in others])
        if number % AT_A_TIME == AT_A_TIME - 1:
            await asyncio.sleep(0)
    return found


def _trial(game: Game, table: State) -> Game:
    return Game(game.rules, game.options, table, names=game.names, from_deal=False)


def _drawn(game: Game, sampler: Sampler) -> list[Game]:
    """Different tables that fit what the seat knows."""
    rng = chance.generator(0, chance.HIDDEN)
    drawn = {table.tobytes(): table for table in (sampler.draw(rng) for _ in range(DEALS))}
    return [_trial(game, table) for table in drawn.values()]


def _certain(base: Game, move: str) -> list[Json]:
    trial = base.copy()
    trial.play(move)
    return without_revealing(trial.rules, trial.happened(SPECTATOR))


def _common(events: list[Json], others: list[list[Json]]) -> list[Json]:
    """The events that are the same, at the same place, in all of these."""
    return [
        event
        for place, event in enumerate(events)
        if all(other[place : place + 1] == [event] for other in others)
    ]
