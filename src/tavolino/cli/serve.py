"""`tavolino serve`: tables for people with browsers and for programs."""

from __future__ import annotations

import signal
import sys
import webbrowser
from contextlib import nullcontext
from typing import TYPE_CHECKING

from ..core.errors import OptionError, TavolinoError
from .arguments import Arguments
from .built_games import is_built

if TYPE_CHECKING:
    from ..server.preparation import Preparation

# Settings that can be given on the command line, by their names there.
OPTIONS = {
    "host": "host",
    "port": "port",
    "database_url": "database",
    "redis_url": "redis",
    "bots": "bots",
    "bot_processes": "bot_processes",
    "log_level": "log_level",
}


def run(arguments: Arguments) -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # until the server handles signals itself
    from ..server.settings import SettingError, read_settings

    given = {setting: getattr(arguments, name) for setting, name in OPTIONS.items()}
    try:
        settings = read_settings(**given)
    except SettingError as error:
        if given.get(error.name) is None:
            raise
        option = OPTIONS[error.name].replace("_", "-")
        raise OptionError(f"--{option}: {error.problem}") from error
    from ..server.run import bind, serve

    try:
        taken = bind(settings)
        with nullcontext() if is_built() else _preparation() as preparation:
            serve(settings, taken, lambda address: _ready(address, arguments.open), preparation)
    except TavolinoError as error:  # the command was right, but this machine cannot do it
        print(f"tavolino: {error}", file=sys.stderr)
        return 1
    return 0


# The command that compiles; it reports when a game is ready.
PREPARE = [sys.executable, "-m", "tavolino", "build"]


def _preparation() -> Preparation:
    """Compile what is not compiled yet. The server opens with the first game that is ready."""
    from ..core import registry
    from ..server.preparation import Preparation

    games = registry.names()
    preparation = Preparation([name for name in games if not is_built(name)], PREPARE)
    try:
        if len(preparation.unprepared.names) == len(games):
            first = preparation.next_ready()
            if first is None:
                raise TavolinoError("the rules could not be compiled; see the messages above")
            preparation.unprepared.note_ready(first)
    except BaseException:
        preparation.stop()
        raise
    return preparation


def _ready(address: str, show: bool) -> None:
    print(f"Tavolino is running at {address}", flush=True)
    if show:
        webbrowser.open(address)
