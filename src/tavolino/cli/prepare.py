"""`tavolino prepare`: compile the rules now, so that nobody waits for it at a table."""

from __future__ import annotations

from ..bots import GreedyBot
from ..core import chance, machine, registry
from ..core.game import from_position, load, new
from .arguments import Arguments
from .prepared import note_prepared
from .terminal import announcing_compilation


def run(arguments: Arguments) -> int:
    prepare()
    return 0


def prepare() -> None:
    """Compile what is not compiled yet, for all games."""
    with announcing_compilation():
        for name in registry.names():
            _use_everything(name)
    note_prepared()


def _use_everything(name: str) -> None:
    """One game through every entry point: what was compiled stays on disk."""
    game = new(name, seed=1)
    game.hint(iterations=1)
    GreedyBot(1).choose(game.view(game.player or 0), game.sampler())
    start = game.copy()
    rng = chance.generator(1)
    game.determinized(0, rng)
    from_position(game.position)
    machine.play_many(game.state, game.state, 0, rng, machine.legal_buffer(game.rules))
    while not game.over:
        game.play_action(game.actions[chance.choose(rng, len(game.actions))])
    load(game.record())
    for _, move in game.moves:
        start.why_not(game.moves[-1][1])
        start.play(move)
