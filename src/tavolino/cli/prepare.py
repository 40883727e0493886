"""`tavolino prepare`: compile the rules now, so that nobody waits for it at a table."""

from __future__ import annotations

from collections.abc import Callable

from ..bots import GreedyBot
from ..core import chance, dispatch, registry
from ..core.game import Game, from_position, load, new
from ..tables.reveals_information import reveals_information
from .arguments import Arguments
from .prepared import note_prepared
from .terminal import preparation_bar


def run(arguments: Arguments) -> int:
    prepare()
    return 0


def prepare() -> None:
    """Compile what is not compiled yet, for all games."""
    names = registry.names()
    with preparation_bar(len(names) * len(USES)) as done:
        for name in names:
            for use in USES:
                use(new(name, seed=1))
                done()
    note_prepared()


def _play(game: Game) -> None:
    start = game.copy()
    rng = chance.generator(1)
    while not game.over:
        game.play(game.actions[chance.choose(rng, len(game.actions))])
    load(game.record())
    for _, move in game.moves:
        start.why_not(game.moves[-1][1])
        start.play(move)


def _undo(game: Game) -> None:
    before = game.copy()
    game.play(game.legal[0])
    reveals_information(before, game.moves[-1][1], game)


def _play_many(game: Game) -> None:
    legal = dispatch.legal_buffer(game.rules)
    dispatch.play_many(game.state, game.state, 0, chance.generator(1), legal)


# Every way into what is compiled, from a new game: what was compiled stays on disk.
USES: tuple[Callable[[Game], object], ...] = (
    _play,
    lambda game: game.determinized(0, chance.generator(1)),
    lambda game: from_position(game.position),
    lambda game: GreedyBot(1).choose(game.view(game.player or 0), game.sampler()),
    lambda game: game.hint(iterations=1),
    _undo,
    _play_many,
)
