"""`tavolino simulate`: bots play, records are written."""

from __future__ import annotations

import json
import sys
from typing import Any

from ..bots.bot_spec import BotSpec, make, parse_bot, split_bots
from ..core import chance
from ..core.errors import OptionError
from ..core.game import Game, new
from .arguments import Arguments, game_options
from .records import check_new, output
from .stand_ins import tell_stand_ins
from .terminal import announcing_compilation, progress_bar


def run(arguments: Arguments) -> int:
    options = game_options(arguments)
    bots = _one_a_seat(arguments.bots, arguments.rules.seats(options))
    if arguments.seed + arguments.games - 1 > chance.LARGEST_SEED:
        raise OptionError(f"--seed: the seeds of all games must be at most {chance.LARGEST_SEED}")
    tell_stand_ins(bots, arguments.rules, options)
    check_new("--out", arguments.out)
    played = 0
    with output(arguments.out) as out, progress_bar() as progress:
        task = progress.add_task(arguments.rules.title, total=arguments.games)
        try:
            for seed in range(arguments.seed, arguments.seed + arguments.games):
                if not played:  # a progress bar and a notice would overwrite each other
                    progress.stop()
                    with announcing_compilation():
                        game = _play(arguments.rules.name, seed, options, bots)
                    progress.start()
                else:
                    game = _play(arguments.rules.name, seed, options, bots)
                line = json.dumps(game.record(legal=arguments.legal), ensure_ascii=False)
                out.write(line + "\n")
                played += 1
                progress.advance(task)
        except KeyboardInterrupt:
            if not played:
                raise
    if played == arguments.games:
        return 0
    kept = "" if arguments.out is None else f"; they are in {arguments.out}"
    print(f"\nstopped after {played} of {arguments.games} games{kept}", file=sys.stderr)
    return 130


MOST_SEATS = 16


def _one_a_seat(text: str, seats: int) -> list[BotSpec]:
    """The bots of all seats. One may be named for each seat, and two seats the same one."""
    specs = [parse_bot(player) for player in split_bots(text)]
    if len(specs) == 1:
        return specs * seats
    if len(specs) != seats:
        raise OptionError(f"--bots: expected one bot, or {seats} (one per seat), not {len(specs)}")
    return specs


def _play(name: str, seed: int, options: dict[str, Any], specs: list[BotSpec]) -> Game:
    game = new(name, seed=seed, names=[spec.name for spec in specs], **options)
    bots = [
        make(spec, (seed * MOST_SEATS + seat) % chance.LARGEST_SEED)
        for seat, spec in enumerate(specs)
    ]
    while (player := game.player) is not None:
        game.play(bots[player].choose(game.view(player), game.sampler()))
    return game
