"""`tavolino play`: a game or a match in the terminal, around one device or against bots."""

from __future__ import annotations

import json
import secrets

from ..bots import Bot
from ..bots.players import make, parse_player
from ..core import chance
from ..core.errors import OptionError
from ..core.match import Match
from ..text.language import language
from .arguments import Arguments, game_options
from .client import show, wanted_language
from .records import output
from .terminal import announcing_compilation


def run(arguments: Arguments) -> int:
    options = game_options(arguments)
    code = wanted_language(arguments)
    opponent = None if arguments.against is None else parse_player(arguments.against)
    seed = secrets.randbits(48) if arguments.seed is None else arguments.seed
    with announcing_compilation():
        match = Match(
            arguments.rules.name,
            rounds=arguments.rounds,
            seed=seed,
            first=arguments.first,
            **options,
        )
        _ = match.game.legal
    seats = len(match.game.players)
    if arguments.seat >= seats:
        raise OptionError(f"--seat: seats are 0 to {seats - 1}")
    bots: dict[int, Bot] = {}
    if opponent is not None:
        bots = {
            seat: make(opponent, (seed + seat) % chance.LARGEST_SEED)
            for seat in range(seats)
            if seat != arguments.seat
        }
        match.game.players = [
            opponent.name if seat in bots else f"player {seat}" for seat in range(seats)
        ]
    from ..terminal.local import LocalSitting

    show(LocalSitting(match, bots), arguments.rules.title, arguments)
    if not match.over:
        print(language(code).say("stopped", seed=str(seed)))
    if arguments.out is not None:
        with output(arguments.out) as out:
            for game in match.games:
                if game.over:
                    out.write(json.dumps(game.record(), ensure_ascii=False) + "\n")
    return 0
