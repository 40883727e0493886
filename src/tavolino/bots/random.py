"""A bot that plays random legal moves, to compare other bots with."""

from __future__ import annotations

from ..core import chance
from ..core.checks import check_integer
from ..core.game import Sampler, View


class RandomBot:
    """The same seed, stream and views give the same moves."""

    name = "random"

    def __init__(self, seed: int, stream: int = chance.PLAY) -> None:
        self._rng = chance.generator(seed, check_integer("stream", stream, 0, chance.MASK))

    def choose(self, view: View, sampler: Sampler) -> str:
        which: int = chance.choose(self._rng, len(view.legal))
        return view.legal[which]
