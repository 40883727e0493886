"""`tavolino serve`: tables for people with browsers and for programs."""

from __future__ import annotations

import subprocess
import sys

from ..core.errors import TavolinoError
from .arguments import Arguments


def run(arguments: Arguments) -> int:
    from ..server.settings import read_settings

    settings = read_settings(
        host=arguments.host,
        port=arguments.port,
        database_url=arguments.database,
        redis_url=arguments.redis,
        bot_processes=arguments.bot_processes,
        log_level=arguments.log_level,
    )
    # Compiled in a process of its own, so that what that takes of memory is given back, and while
    # this one reads what it needs. It shows its progress itself.
    with subprocess.Popen([sys.executable, "-m", "tavolino.cli", "prepare"]) as preparing:
        try:
            from ..server.run import bind, serve, warm_up

            taken = bind(settings)
        except BaseException:
            preparing.terminate()
            raise
    if preparing.returncode:
        raise TavolinoError("the rules could not be compiled; see what is said above")
    warm_up()
    serve(settings, taken, lambda address: print(f"Tavolino is at {address}", flush=True))
    return 0
