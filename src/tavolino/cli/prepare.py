"""`tavolino prepare`: compile the rules now, so that nobody waits for it at a table."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..bots import GreedyBot
from ..bots.bot import Bot
from ..bots.luck import luck_of
from ..bots.net import NetBot
from ..bots.network import network_for
from ..bots.network_search import NetworkSearchBot
from ..bots.review import review
from ..bots.search import Budget, SearchBot
from ..core import chance, dispatch, registry
from ..core.game import Game, from_position, load, new
from ..core.presentations import in_order
from ..envs.batch import batch
from ..envs.bots import Bots
from ..tables.reveals_information import reveals_information
from .arguments import Arguments
from .prepared_games import is_prepared, note_prepared
from .terminal import preparation_bar


def run(arguments: Arguments) -> int:
    prepare(first_only=arguments.first)
    if arguments.batches:
        for game in registry.names():
            play_a_batch(game)
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


def _review(game: Game) -> None:
    game.play(game.actions[0])
    review(game, Budget(iterations=2))
    luck_of(game)


def _search_without_and_with_network(game: Game) -> None:
    """A hint uses just one of them."""
    bots: list[Bot] = [SearchBot(1, Budget(1))]
    if network_for(game.rules, game.options) is not None:
        bots += [NetBot(1, bots[0]), NetworkSearchBot(1, bots[0], ms=1)]
    for bot in bots:
        bot.choose(game.view(game.player or 0), game.sampler())


def _explain(game: Game) -> None:
    """What a move is good for depends on much; in a whole game all of it is asked."""
    if game.rules.evaluation is None:
        return
    rng = chance.generator(1)
    while not game.over:
        for action in game.actions:
            game.rules.evaluation.why(game.state, action)
        game.play(game.actions[chance.choose(rng, len(game.actions))])


# Every entry point of compiled code, called on a new game; what was compiled stays on disk.
USES: tuple[Callable[[Game], object], ...] = (
    _play,
    lambda game: game.determinized(0, chance.generator(1)),
    lambda game: from_position(game.position),
    lambda game: GreedyBot(1).choose(game.view(game.player or 0), game.sampler()),
    lambda game: game.hint(iterations=1),
    _search_without_and_with_network,
    _undo,
    _play_many,
    _review,
    _explain,
)


def play_a_batch(game: str) -> None:
    """Players and servers do not need what this compiles."""
    games = batch(game, 1, history=True)
    if games.rules.observation is not None:
        games.observe()
        games[0].observe()
    games.mask()
    games.returns()
    games.determinize()
    games.step(games.sample())
    Bots(games).reply()
