"""A bot that plays what a network prefers, without looking ahead."""

from __future__ import annotations

from ..core import chance
from ..core.game import Sampler, View
from .bot import Bot
from .network import network_for
from .network_kernels import draw_at
from .sure_wins import sure_win


class NetBot:
    """Plays by a network's policy, and always takes a sure win. `temperature` makes it choose other
    good moves now and then: 0 means never, 1 as often as the network prefers them. Where there is
    no network, `stand_in` plays."""

    name = "net"

    def __init__(self, seed: int, stand_in: Bot, temperature: float = 0.0) -> None:
        self.temperature = temperature
        self._stand_in = stand_in
        self._rng = chance.generator(seed)

    def choose(self, view: View, sampler: Sampler) -> str:
        rules, table = sampler.rules, sampler.table
        network = network_for(rules, rules.options_of(table))
        if network is None:
            return self._stand_in.choose(view, sampler)
        if win := sure_win(sampler):
            return win
        found = network.evaluate(table)
        move = draw_at(found.logits, 0, found.counts[0], self.temperature, self._rng)
        return rules.move_text(table, int(found.actions[0, move]))
