"""`tavolino simulate`: bots play, records are written."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from ..bots import RandomBot
from ..core import chance
from ..core.errors import OptionError
from ..core.game import Game, new
from .arguments import Arguments, game_options
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


def play_randomly(name: str, seed: int, options: dict[str, object]) -> Game:
    game = new(name, seed=seed, **options)  # type: ignore[arg-type]
    game.players = [RandomBot.name] * len(game.players)
    bot = RandomBot(seed)
    while (player := game.player) is not None:
        game.play(bot.choose(game.view(player)))
    return game


@contextmanager
def output(name: str | None) -> Iterator[TextIO]:
    """Standard output, or a file that appears under its name when it is whole."""
    if name is None or name == "-":
        yield sys.stdout
        return
    path = Path(name)
    part = path.with_name(path.name + ".part")
    with part.open("w", encoding="utf-8") as file:
        yield file
    os.replace(part, path)
