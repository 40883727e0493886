"""`tavolino prepare`: compile the rules now, so that nobody waits for it at a table."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..bots import GreedyBot
from ..bots.luck import luck_of
from ..core import chance, dispatch, registry
from ..core.game import Game, from_position, load, new
from ..core.presentations import in_order
from ..tables.reveals_information import reveals_information
from .arguments import Arguments
from .prepared_games import is_prepared, note_prepared
from .terminal import preparation_bar


def run(arguments: Arguments) -> int:
    prepare(first_only=arguments.first)
    return 0


def prepare(*, first_only: bool = False) -> None:
    """Compile what is not compiled yet, one game after the other, in the order in which they are
    listed. A line on stdout says when one is ready: a server reads it (`server.preparation`)."""
    games = in_order(registry.names())
    wanted = games[:1] if first_only else games
    with preparation_bar(len(wanted) * len(USES)) as done:
        for number, game in enumerate(wanted, 1):
            started = time.monotonic()
            if not is_prepared(game):
                for use in USES:
                    use(new(game, seed=1))
                    done()
                note_prepared(game)
            seconds = time.monotonic() - started
            print(f"{game}: ready after {seconds:.0f} s ({number} of {len(wanted)})", flush=True)
    if not first_only:
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


def _measure_luck(game: Game) -> None:
    game.play(game.actions[0])
    luck_of(game)


# Every entry point of compiled code, called on a new game; what was compiled stays on disk.
USES: tuple[Callable[[Game], object], ...] = (
    _play,
    lambda game: game.determinized(0, chance.generator(1)),
    lambda game: from_position(game.position),
    lambda game: GreedyBot(1).choose(game.view(game.player or 0), game.sampler()),
    lambda game: game.hint(iterations=1),
    _undo,
    _play_many,
    _measure_luck,
)
