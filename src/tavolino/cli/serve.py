"""`tavolino serve`: tables for people with browsers and for programs."""

from __future__ import annotations

import signal
import subprocess
import sys
import webbrowser

from ..core.errors import OptionError, TavolinoError
from .arguments import Arguments
from .prepared import is_prepared

# Settings that can be given on the command line, by the names that they have there.
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
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # until the server itself listens
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
        if not is_prepared():
            _prepare()
        serve(settings, taken, lambda address: _ready(address, arguments.open))
    except TavolinoError as error:  # the command was right, but this machine cannot do it
        print(f"tavolino: {error}", file=sys.stderr)
        return 1
    return 0


def _prepare() -> None:
    """Compile in a process of its own, so that what that takes of memory is given back. It shows
    its progress itself."""
    if subprocess.run([sys.executable, "-m", "tavolino.cli", "prepare"]).returncode:
        raise TavolinoError("the rules could not be compiled; see the messages above")


def _ready(address: str, show: bool) -> None:
    print(f"Tavolino is at {address}", flush=True)
    if show:
        webbrowser.open(address)
