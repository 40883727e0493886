"""`tavolino simulate`: bots play, records are written."""

from __future__ import annotations

import json
from typing import Any

from ..bots import RandomBot
from ..core import chance
from ..core.errors import OptionError
from ..core.game import Game, new
from .arguments import Arguments, game_options
from .records import output
from .terminal import announcing_compilation, progress_bar


def run(arguments: Arguments) -> int:
    options = game_options(arguments)
    if arguments.seed + arguments.games - 1 > chance.LARGEST_SEED:
        raise OptionError(f"--seed: the seeds of all games must be at most {chance.LARGEST_SEED}")
    with output(arguments.out) as out, progress_bar() as progress:
        task = progress.add_task(arguments.rules.title, total=arguments.games)
        for seed in range(arguments.seed, arguments.seed + arguments.games):
            if seed == arguments.seed:  # a bar and a notice would write over each other
                progress.stop()
                with announcing_compilation():
                    game = play_randomly(arguments.rules.name, seed, options)
                progress.start()
            else:
                game = play_randomly(arguments.rules.name, seed, options)
            line = json.dumps(game.record(legal=arguments.legal), ensure_ascii=False)
            out.write(line + "\n")
            progress.advance(task)
    return 0


def play_randomly(name: str, seed: int, options: dict[str, Any]) -> Game:
    game = new(name, seed=seed, **options)
    game.players = [RandomBot.name] * len(game.players)
    bot = RandomBot(seed)
    while (player := game.player) is not None:
        game.play(bot.choose(game.view(player), game.sampler(player)))
    return game
