"""Full search: the exact value of a table on which everything is known.

It tries every line of play to the end, over the same kernels that games are played with, and knows
nothing of the search that it judges.
"""

from __future__ import annotations

import tavolino
from tavolino.core import chance, dispatch
from tavolino.core.contract import WHOLE_WIN, State

Shares = tuple[int, ...]  # of the win, in twelfths, one a seat


class FullSearch:
    """Win shares when everybody plays for the largest share of their own and sees the whole table.

    With two sides the value is unique; with three it is that of players who, between moves that
    are equally good for them, take the first one.
    """

    def __init__(self, game: tavolino.Game) -> None:
        self._seats = range(len(game.names))
        self._legal = dispatch.legal_buffer(game.rules)
        self._known: dict[bytes, Shares] = {}

    def shares(self, table: State) -> Shares:
        """What each seat gets of the win with best play."""
        if table["over"][0]:
            return tuple(int(dispatch.outcome_at(table, 0, seat)) for seat in self._seats)
        key = table.tobytes()
        if key not in self._known:
            self._known[key] = self._best(table)
        return self._known[key]

    def by_move(self, table: State) -> dict[int, int]:
        """What the player to move gets of the win with each legal move."""
        mover = int(table["player"][0])
        return {
            action: self.shares(self._after(table, action))[mover] for action in self._of(table)
        }

    def _best(self, table: State) -> Shares:
        mover = int(table["player"][0])
        best: Shares = ()
        for action in self._of(table):
            shares = self.shares(self._after(table, action))
            if not best or shares[mover] > best[mover]:
                best = shares
            if best[mover] == WHOLE_WIN:
                break
        return best

    def _of(self, table: State) -> list[int]:
        n = dispatch.legal_at(table, 0, self._legal)
        legal: list[int] = self._legal[:n].tolist()
        return legal

    @staticmethod
    def _after(table: State, action: int) -> State:
        after = table.copy()
        dispatch.apply_at(after, 0, action)
        return after


def nothing_is_hidden(game: tavolino.Game) -> bool:
    """Whether each seat could name every card: dealing anew what it cannot know changes nothing."""
    for seat in range(len(game.names)):
        rng = chance.generator(seat, chance.HIDDEN)
        if any(game.determinized(seat, rng) != game for _ in range(8)):
            return False
    return True
