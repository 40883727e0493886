"""A bot that plays the move that looks best, without looking ahead."""

from __future__ import annotations

import numpy as np

from ..core import chance, dispatch
from ..core.checks import check_integer, check_number
from ..core.game import Sampler, View
from .policy import choose_at
from .sure_wins import sure_win

FULL_SKILL = 2


class GreedyBot:
    """Plays by the game's evaluation; with full skill, it always takes a sure win. A lower `skill`
    sees less, and `temperature` makes it choose other good moves now and then: 0 means never, 1 as
    often as the evaluation is unsure."""

    name = "greedy"

    def __init__(
        self,
        seed: int,
        skill: int = FULL_SKILL,
        temperature: float = 0.0,
        stream: int = chance.PLAY,
    ) -> None:
        self.skill = check_integer("skill", skill, 0, FULL_SKILL)
        self.temperature = check_number("temperature", temperature, 0, 100)
        self._rng = chance.generator(seed, check_integer("stream", stream, 0, chance.MASK))

    def choose(self, view: View, sampler: Sampler) -> str:
        rules = sampler.rules
        if self.skill == FULL_SKILL and (win := sure_win(sampler)):
            return win
        legal = dispatch.legal_buffer(rules)
        scratch = dispatch.evaluation_scratch(rules)
        action = choose_at(
            sampler.table,
            0,
            legal,
            self.skill,
            self.temperature,
            self._rng,
            scratch,
            np.empty(len(legal)),
        )
        return rules.move_text(sampler.table, int(action))
