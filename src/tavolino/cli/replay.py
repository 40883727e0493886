"""`tavolino replay`: step through a recorded game."""

from __future__ import annotations

from ..core.contract import OPEN, Onlooker
from ..core.errors import OptionError
from ..core.game import load_file
from ..text.names import own_names
from .arguments import Arguments
from .client import show_replay
from .terminal import announcing_compilation


def run(arguments: Arguments) -> int:
    with announcing_compilation():
        game = load_file(arguments.file, arguments.number)
    onlooker: Onlooker = OPEN if arguments.seat is None else arguments.seat
    if arguments.seat is not None and arguments.seat >= len(game.names):
        raise OptionError(f"--seat: seats are 0 to {len(game.names) - 1}")
    from ..terminal.replay import Replay

    show_replay(Replay(game, own_names(game.names), onlooker), game.rules.title, arguments)
    return 0
