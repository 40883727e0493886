"""A bot knows what its seat knows, and nothing more."""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator

import pytest

import tavolino
from tavolino.bots import Bot, GreedyBot, RandomBot
from tavolino.bots.search import Budget, SearchBot
from tavolino.core.contract import Options
from tests.conftest import every_variant, steps
from tests.referee.knowledge import MODELS, Model

pytestmark = pytest.mark.slow

BOTS: dict[str, Callable[[], Bot]] = {
    "random": lambda: RandomBot(4),
    "greedy": lambda: GreedyBot(4, temperature=1.0),
    "search": lambda: SearchBot(4, Budget(iterations=24)),
    "search in two threads": lambda: SearchBot(4, Budget(iterations=24), threads=2),
}
PILE = re.compile(r"(hand \d|clan|tactic|deck|stock|removed|pile)(?= |$)")
CARD = re.compile(r" ([a-z0-9-]+)")  # what follows it says who knows it


def hidden_cards(game: tavolino.Game, model: Model, seat: int) -> Iterator[tuple[int, str]]:
    """Where in its position text there are cards that a seat does not know, and which."""
    begins, counted = 0, Counter[str]()
    for line in game.position.splitlines(keepends=True):
        pile = PILE.match(line)
        for card in CARD.finditer(line, pile.end()) if pile else ():
            name = pile[0] if pile else ""
            counted[name] += 1
            one_place = name.startswith("hand") or name == "removed"
            place = name if one_place else f"{name} {counted[name]}"
            assert card[1] in model.places()[place]
            if not model.knows(seat, place, card[1]):
                yield begins + card.start(1), card[1]
        begins += len(line)


def another_table(
    game: tavolino.Game, model: Model, seat: int, rng: random.Random
) -> tavolino.Game:
    """A table that a seat cannot tell from this one. The engine does not deal it: cards that the
    independent model says are hidden, with the same back, change places in the position text."""
    found: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for at, card in hidden_cards(game, model, seat):
        found[model.back(card)].append((at, card))
    swapped: dict[int, tuple[str, str]] = {}
    for spots in found.values():
        cards = [card for _, card in spots]
        rng.shuffle(cards)
        swapped |= {at: (old, new) for (at, old), new in zip(spots, cards, strict=True)}
    text = game.position
    for at, (old, new) in sorted(swapped.items(), reverse=True):
        text = text[:at] + new + text[at + len(old) :]
    return tavolino.from_position(text)


@every_variant
@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_moves_the_same_whatever_lies_where_it_cannot_see(
    kind: str, name: str, options: Options
) -> None:
    rng = random.Random(5)
    game = tavolino.new(name, seed=41, **options)
    model = MODELS[name](game.record())
    changed = 0
    for ply, _ in enumerate(steps(game, 41)):
        if ply:
            model.play(game.moves[-1][1])
        if game.player is None or ply % 5:
            continue
        tables = [another_table(game, model, game.player, rng) for _ in range(5)]
        other = next((table for table in tables if table != game), game)
        changed += other != game
        choices = [
            BOTS[kind]().choose(table.view(game.player), table.sampler()) for table in (game, other)
        ]
        assert choices[0] == choices[1]
        assert choices[0] in game.legal
    assert changed
