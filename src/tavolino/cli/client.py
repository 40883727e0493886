"""Showing a game in this terminal: drawn if possible, otherwise in plain lines."""

from __future__ import annotations

import asyncio
import getpass
import locale
import os
import sys
from typing import TYPE_CHECKING

from ..core.errors import TavolinoError
from ..core.printable import printable_lines
from ..text.language import LANGUAGES, code_of
from .arguments import Arguments

if TYPE_CHECKING:
    from ..terminal.replay import Replay
    from ..terminal.session import TableSession


def wanted_language(arguments: Arguments) -> str:
    """The language that was asked for, or that of the terminal if we speak it."""
    if arguments.language is not None:
        return code_of(arguments.language)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "").split("_")[0].split(".")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def own_name() -> str:
    """The name of a person who gave none."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "Tavolino"


def can_draw(arguments: Arguments) -> bool:
    """Whether this is a terminal with colours, symbols and a cursor."""
    if arguments.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    if os.environ.get("TERM", "dumb") in ("dumb", "unknown", ""):
        return False
    return "utf" in (sys.stdout.encoding or locale.getpreferredencoding(False)).lower()


def show(session: TableSession, title: str, arguments: Arguments) -> None:
    """Let somebody play until they leave; raises a TavolinoError if the table cannot be opened."""
    code = wanted_language(arguments)
    if not can_draw(arguments):
        asyncio.run(_in_plain_lines(session, code, arguments))
        return
    from ..terminal.app import TavolinoApp
    from ..terminal.preferences import Preferences

    preferences = Preferences(code, arguments.light, bot_lines=not arguments.silent_bots)
    refused = TavolinoApp(preferences, title, session).run()
    if refused:
        raise TavolinoError(refused)


async def _in_plain_lines(session: TableSession, code: str, arguments: Arguments) -> None:
    from ..terminal.plain_client import Lines, PlainClient

    pictures = not arguments.plain
    here = sys.stdin.isatty() and sys.stdout.isatty()
    ask, clear = (prompt, clear_screen) if here else (None, None)
    client = PlainClient(
        session, code, Lines(), write, pictures, clear, ask, not arguments.silent_bots
    )
    await client.run()


def show_replay(replay: Replay, title: str, arguments: Arguments) -> None:
    """Step through a finished game."""
    code = wanted_language(arguments)
    if can_draw(arguments):
        from ..terminal.app import TavolinoApp
        from ..terminal.preferences import Preferences

        TavolinoApp(Preferences(code, arguments.light), title, replay=replay).run()
        return
    asyncio.run(_replay_in_plain_lines(replay, code, arguments))


async def _replay_in_plain_lines(replay: Replay, code: str, arguments: Arguments) -> None:
    from ..terminal.plain_client import Lines, show_step, step_through

    if sys.stdin.isatty():
        await step_through(replay, code, Lines(), write, not arguments.plain, prompt)
        return
    for ply in range(replay.last + 1):
        replay.go(ply)
        show_step(replay, code, write, not arguments.plain)


def write(line: str) -> None:
    """Print a line; control characters in it have no effect, whoever it is from."""
    print(printable_lines(line), flush=True)


def clear_screen() -> None:
    print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)


def prompt() -> None:
    print("> ", end="", flush=True)
