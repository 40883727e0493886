"""`tavolino serve`: tables for people with browsers and for programs."""

from __future__ import annotations

from .arguments import Arguments
from .prepare import prepare


def run(arguments: Arguments) -> int:
    from ..server.run import bind, serve
    from ..server.settings import read_settings

    settings = read_settings(
        host=arguments.host,
        port=arguments.port,
        database_url=arguments.database,
        redis_url=arguments.redis,
        bot_processes=arguments.bot_processes,
        log_level=arguments.log_level,
    )
    taken = bind(settings)  # before anything that takes long, in case the port is busy
    prepare()
    serve(settings, taken, lambda address: print(f"Tavolino is at {address}", flush=True))
    return 0
