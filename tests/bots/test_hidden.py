"""A bot knows what its seat knows, and nothing more."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tavolino
from tavolino.bots import Bot, GreedyBot, RandomBot
from tavolino.bots.search import Budget, SearchBot
from tavolino.core import chance
from tavolino.core.contract import Options
from tests.conftest import every_variant, steps

pytestmark = pytest.mark.slow

BOTS: dict[str, Callable[[], Bot]] = {
    "random": lambda: RandomBot(4),
    "greedy": lambda: GreedyBot(4, temperature=1.0),
    "search": lambda: SearchBot(4, Budget(iterations=24)),
    "search in two threads": lambda: SearchBot(4, Budget(iterations=24), threads=2),
}


@every_variant
@pytest.mark.parametrize("kind", BOTS)
def test_everything_hidden_is_dealt_anew_and_the_bot_moves_the_same(
    kind: str, name: str, options: Options
) -> None:
    rng = chance.generator(5, chance.HIDDEN)
    game = tavolino.new(name, seed=41, **options)
    changed = 0
    for ply, _ in enumerate(steps(game, 41)):
        if game.player is None or ply % 5:
            continue
        other = game.determinized(game.player, rng)
        changed += other != game
        choices = [
            BOTS[kind]().choose(table.view(game.player), table.sampler()) for table in (game, other)
        ]
        assert choices[0] == choices[1]
        assert choices[0] in game.legal
    assert changed
