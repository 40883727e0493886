"""How a move is put together by picking things on the table, one after the other.

Each legal move is a sequence of things: a card in the hand, then a place. The patterns of the
game say which (`tavolino.core.picking`). What can be picked next follows from the legal moves and
from what was picked before; no rule is needed for it. Of equal cards in a hand, the second one is
`hand r4/2`. A thing that always goes to the same place, like a card that is put back on its deck,
is picked alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ..core.picking import Pattern, Pick, picks_of

TURN = "turn "  # the kind of pick that says which way something is turned


def hand_picks(cards: Sequence[str]) -> list[Pick]:
    """The pick of each card in a hand. Equal cards have different picks."""
    seen: Counter[str] = Counter()
    found = []
    for card in cards:
        seen[card] += 1
        found.append(f"hand {card}" if seen[card] == 1 else f"hand {card}/{seen[card]}")
    return found


def _what_is_chosen(picks: tuple[Pick, ...]) -> tuple[Pick, ...]:
    """Picks without the place where the only thing among them always goes."""
    return picks[:1] if len(picks) == 2 and " " not in picks[1] else picks


def nearest_cell(wanted: Pick, targets: Iterable[Pick]) -> Pick | None:
    """Of the cells among the targets, the wanted one or the nearest to it."""
    column, row = _cell(wanted)
    cells = [target for target in targets if target.startswith("cell ")]

    def distance(target: Pick) -> int:
        across, down = _cell(target)
        return abs(across - column) + abs(down - row)

    return min(cells, key=distance, default=None)


def _cell(target: Pick) -> tuple[int, int]:
    column, _, row = target.removeprefix("cell ").partition(",")
    return int(column), int(row)


class Picking:
    """What has been picked so far, and what can be picked next. Of equal cards in the `hand`, any
    can be picked for a move."""

    def __init__(
        self, patterns: Sequence[Pattern], legal: Iterable[str], hand: Sequence[str] = ()
    ) -> None:
        same: dict[Pick, list[Pick]] = {}
        for card, pick in zip(hand, hand_picks(hand), strict=True):
            same.setdefault(f"hand {card}", []).append(pick)
        self._moves = {
            (first, *rest): move
            for move in legal
            for named, *rest in [_what_is_chosen(picks_of(patterns, move))]
            for first in same.get(named, [named])
        }
        self.picked: tuple[Pick, ...] = ()

    @property
    def turns(self) -> bool:
        """Whether things are rotated before they are laid."""
        return any(pick.startswith(TURN) for way in self._moves for pick in way)

    @property
    def targets(self) -> list[Pick]:
        """What can be picked next, in the order of the legal moves."""
        depth = len(self.picked)
        found = (way[depth] for way in self._moves if self._goes_on(way))
        return list(dict.fromkeys(found))

    def _goes_on(self, way: tuple[Pick, ...]) -> bool:
        return len(way) > len(self.picked) and way[: len(self.picked)] == self.picked

    def pick(self, target: Pick) -> str | None:
        """Pick a target; returns the move if it is complete now."""
        if target not in self.targets:
            # Another card, or another turn, instead of the one that was picked.
            for depth in range(len(self.picked)):
                if self._is_choice(depth, target):
                    self.picked = self.picked[:depth]
                    break
            else:
                return None
        self.picked = (*self.picked, target)
        return self._moves.get(self.picked)

    def _is_choice(self, depth: int, target: Pick) -> bool:
        front = self.picked[:depth]
        return any(
            way[:depth] == front and way[depth : depth + 1] == (target,) for way in self._moves
        )

    @property
    def instead(self) -> list[Pick]:
        """What could have been picked last instead of what was."""
        depth = len(self.picked) - 1
        if depth < 0:
            return []
        front = self.picked[:depth]
        ways = (way[depth] for way in self._moves if way[:depth] == front and len(way) > depth)
        return list(dict.fromkeys(ways))

    def back(self) -> None:
        self.picked = self.picked[:-1]

    def only(self) -> Pick | None:
        """The next pick if there is no choice, unless it would complete the move."""
        targets = self.targets
        if len(targets) != 1 or (*self.picked, targets[0]) in self._moves:
            return None
        return targets[0]

    def move_to(self, target: Pick) -> str | None:
        """The move that picking a target would complete, if any."""
        return self._moves.get((*self.picked, target))
