"""Renamings that change nothing: the colours in any order. (The numbers stay as they are, because
the castle goes by their order.)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

import numpy as np

from ...core.cards import recoloured
from ...core.contract import Options, Symmetry, renamed_observation
from .actions import renamed_actions
from .observation import PARTS
from .state import KINDS, TERRITORIES, VALUES


def symmetries(options: Options) -> Iterator[Symmetry]:
    for colours in permutations(range(options["colours"])):
        cards, territories = recoloured(KINDS, VALUES, colours), np.arange(TERRITORIES)
        territories[VALUES : VALUES + len(colours)] = VALUES + np.array(colours)
        actions = renamed_actions(cards)
        names: dict[str, tuple[Sequence[int] | None, ...]] = {
            "hand": (cards.tolist(),),
            "unseen": (cards.tolist(),),
            "laid": (None, actions.tolist()),
            "knights": (None, territories.tolist()),
        }
        yield Symmetry(renamed_observation(PARTS, names), actions)
