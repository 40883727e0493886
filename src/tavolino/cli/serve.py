"""`tavolino serve`: tables for people with browsers and for programs."""

from __future__ import annotations

import signal
import subprocess
import sys
import webbrowser

from ..core.errors import TavolinoError
from .arguments import Arguments
from .prepared import is_prepared


def run(arguments: Arguments) -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # until the server itself listens
    from ..server.settings import read_settings

    settings = read_settings(
        host=arguments.host,
        port=arguments.port,
        database_url=arguments.database,
        redis_url=arguments.redis,
        bot_processes=arguments.bot_processes,
        log_level=arguments.log_level,
    )
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
        raise TavolinoError("the rules could not be compiled; see what is said above")


def _ready(address: str, show: bool) -> None:
    print(f"Tavolino is at {address}", flush=True)
    if show:
        webbrowser.open(address)
