"""The `tavolino` command. What it needs is imported when it is needed, to keep it quick."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .arguments import Arguments

# Each command is a module of this folder with a function `run`.
COMMANDS = {
    "games": "list the installed games",
    "rules": "read the rules of a game",
    "play": "play a game in this terminal",
    "join": "play at a server's table in this terminal",
    "simulate": "simulate games between bots and record them",
    "arena": "run a bot tournament and rate the players",
    "train": "train a network by self-play",
    "replay": "step through a recorded game",
    "analyse": "review a recorded game with the engine and find the mistakes",
    "check": "check records or a database for errors",
    "serve": "serve tables to browsers and programs",
    "backup": "copy all tables to a file, even while the server is running",
    "clear": "delete old tables, or list what would be deleted",
    "build": "compile the rules now instead of on first use",
    "bench": "measure how fast games are played",
}


def main(argv: list[str] | None = None) -> int:
    """Run a command; returns 0 for success, 1 for a negative answer, 2 for wrong input."""
    from ..core.errors import TavolinoError
    from ..core.printable import printable_lines
    from .terminal import print_what_can_be_shown

    print_what_can_be_shown()
    try:
        from .arguments import parse  # which may find a wrong setting

        arguments = parse(sys.argv[1:] if argv is None else argv)
        status = _run(arguments)
        sys.stdout.flush()
        return status
    except TavolinoError as error:
        print(f"tavolino: {printable_lines(str(error))}", file=sys.stderr)
        return 2
    except OSError as error:
        if isinstance(error, BrokenPipeError):  # nobody reads our output any more: `| head`
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(f"tavolino: {error.filename or 'file'}: {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _run(arguments: Arguments) -> int:
    """Run a command, or say which extra it lacks."""
    from ..core.errors import ExtraMissing
    from .extras import EXTRAS

    name = arguments.command
    try:
        status: int = import_module(f".{name}", __package__).run(arguments)
    except ModuleNotFoundError as error:
        missing = (error.name or __package__).partition(".")[0]
        if name not in EXTRAS or missing == __package__.partition(".")[0]:
            raise
        raise ExtraMissing(f"tavolino {name}", EXTRAS[name]) from error
    return status
