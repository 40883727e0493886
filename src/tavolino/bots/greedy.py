"""The move that looks best, without a thought to what comes after it."""

from __future__ import annotations

import numpy as np

from ..core import chance, machine
from ..core.game import Sampler, View
from .policy import choose_at

FULL_SIGHT = 2


class GreedyBot:
    """Plays by the game's insight. A shorter `sight` sees less, and `warmth` makes it choose
    other good moves now and then: 0 never, 1 as often as the insight doubts its choice."""

    name = "greedy"

    def __init__(
        self, seed: int, sight: int = FULL_SIGHT, warmth: float = 0.0, stream: int = chance.PLAY
    ) -> None:
        self.sight = sight
        self.warmth = warmth
        self._rng = chance.generator(seed, stream)

    def choose(self, view: View, sampler: Sampler) -> str:
        rules = sampler.rules
        legal = machine.legal_buffer(rules)
        room = machine.insight_room(rules)
        action = choose_at(
            sampler.table, 0, legal, self.sight, self.warmth, self._rng, room, np.empty(len(legal))
        )
        return rules.move_text(sampler.table, int(action))
