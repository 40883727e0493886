"""Renamings that change nothing: the colours in any order, and the row of stones from the other
end. With one exception: at the end by two passes stones are awarded in order until the game is
decided, so that the last table may look different from the other end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

import numpy as np

from ...core.cards import recoloured
from ...core.contract import Options, Symmetry, renamed_observation
from .actions import renamed_actions
from .observation import PARTS
from .options import blank
from .state import CARDS, STONES, VALUES

_CARD_PARTS = ("hand", "known_hand", "shown", "discarded", "unseen", "draw")
_STONE_PARTS = ("own_stone", "other_stone", "fog", "mud")
_SIDES = ("own_side", "other_side")


def symmetries(options: Options) -> Iterator[Symmetry]:
    state = blank(options)
    count = int(state["stones"][0])
    as_they_are, turned = np.arange(STONES), np.arange(STONES)
    turned[:count] = turned[:count][::-1]
    for colours in permutations(range(int(state["colours"][0]))):
        cards = recoloured(CARDS, VALUES, colours)
        for stones in (as_they_are, turned) if count > 1 else (as_they_are,):
            names: dict[str, tuple[Sequence[int] | None, ...]] = {
                **dict.fromkeys(_CARD_PARTS, (cards.tolist(),)),
                **dict.fromkeys(_STONE_PARTS, (stones.tolist(),)),
                **dict.fromkeys(_SIDES, (stones.tolist(), cards.tolist())),
            }
            yield Symmetry(renamed_observation(PARTS, names), renamed_actions(cards, stones))
