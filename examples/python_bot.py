"""A bot in Python: it imagines tables that fit what it sees, and tries each move.

It plays any installed game, because it asks the library for everything.
"""

from __future__ import annotations

import random

from tavolino import Game, Sampler, View


class PlayoutBot:
    """Tries every legal move on the same few tables, finishes each game at random,
    and plays the move that won most often."""

    name = "playouts"

    def __init__(self, seed: int, tables: int = 4) -> None:
        self.tables = tables
        self._rng = random.Random(seed)

    def choose(self, view: View, sampler: Sampler) -> str:
        if len(view.legal) == 1:
            return view.legal[0]
        wins = dict.fromkeys(view.legal, 0)
        for _ in range(self.tables):
            table = sampler.game(self._rng.getrandbits(53))
            for move in view.legal:
                wins[move] += self._wins_after(table.copy(), move, sampler.seat)
        return max(view.legal, key=lambda move: wins[move])

    def _wins_after(self, game: Game, move: str, seat: int) -> bool:
        game.play(move)
        while not game.over:
            game.play(self._rng.choice(game.actions))
        assert game.result is not None
        return seat in game.result["winners"]
