"""`tavolino join LINK --bot BOT`: a bot plays at a table of any server.

It gets only what the server shows to its seat, so it has to be a bot that needs only the view: an
external program, or a Python class with `needs_sampler = False`.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from ..bots.bot_spec import BotSpec, make, parse_bot
from ..bots.external_bot import ExternalBot, ExternalBotFailure
from ..bots.python_bot import load_class
from ..core import registry
from ..core.errors import OptionError, TavolinoError
from ..core.game import View
from ..core.printable import printable
from ..terminal.server_session import ServerSession
from ..terminal.session import NotDone, TableSnapshot
from ..terminal.table_link import parse_link
from .arguments import Arguments
from .client import wanted_language


def run_bot(arguments: Arguments) -> int:
    spec = _spec(arguments.bot)
    link = parse_link(arguments.link)
    if link.key is None:
        raise OptionError("--bot: this link does not lead to a seat; use an invitation link")
    code = wanted_language(arguments)
    session = ServerSession(link, arguments.name or _name(spec), code)
    try:
        return asyncio.run(_Player(session, spec, code).play())
    except ExternalBotFailure as failure:
        for line in (f"tavolino: the bot {failure}", *failure.stderr):
            print(printable(line), file=sys.stderr)
        return 1


def _spec(text: str) -> BotSpec:
    spec = parse_bot(text)
    if spec.command:
        return spec
    if spec.python_class and not getattr(load_class(spec.python_class), "needs_sampler", True):
        return spec
    raise OptionError(
        f"--bot: {text} needs sampled tables, which a server never provides; a program"
        " (external:COMMAND) or a Python class with needs_sampler = False can join. To play against"
        " one of ours, choose it when you set up the table"
    )


def _name(spec: BotSpec) -> str:
    """The bot's name at the table: the one it was given, its class, or its program."""
    if spec.name != spec.text:
        return spec.name
    return Path(spec.command[0]).name if spec.command else spec.python_class.partition(":")[2]


class _Player:
    """A bot at its seat: it plays the match to the end and agrees to nothing else."""

    def __init__(self, session: ServerSession, spec: BotSpec, code: str) -> None:
        self._session = session
        self._code = code
        self._bot: Any = make(spec, secrets.randbits(48))
        self._game: int | None = None  # the game that the bot is playing
        self._changed = asyncio.Event()

    async def play(self) -> int:
        self._session.changes.listeners.append(self._changed.set)
        await self._session.open()
        print("The bot is at the table.", flush=True)
        try:
            while (status := await self._go_on(self._session.snapshot)) is None:
                pass
            return status
        finally:
            self._close_bot()
            await self._session.close()

    async def _go_on(self, snapshot: TableSnapshot) -> int | None:
        """Do what there is to do, or wait for a change; returns the exit status when it is over."""
        self._changed.clear()
        if self._session.notice:
            raise TavolinoError(self._session.notice)
        if snapshot.stage == "closed":
            print("The table was closed.")
            return 0
        if snapshot.stage == "over" and "next_round" not in snapshot.can:
            print(printable(snapshot.prompt(self._code)))
            return 0
        if snapshot.stage == "over":
            with suppress(NotDone):  # somebody else was quicker
                await self._session.do("next_round", self._code)
        elif snapshot.stage == "playing" and snapshot.view["legal"]:
            await self._move(snapshot)
            return None
        await self._changed.wait()
        return None

    async def _move(self, snapshot: TableSnapshot) -> None:
        if snapshot.game != self._game:  # a bot remembers nothing from one game to the next
            self._close_bot()
            self._game = snapshot.game
        view = View(registry.rules(snapshot.view["game"]), snapshot.view)
        move = await asyncio.to_thread(self._bot.choose, view, None)
        try:
            await self._session.play(move)
        except NotDone as refusal:
            if self._session.snapshot.stage != "lost":
                raise TavolinoError(f"the bot played {move!r}: {refusal}") from None

    def _close_bot(self) -> None:
        if isinstance(self._bot, ExternalBot):
            self._bot.close()
