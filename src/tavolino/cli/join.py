"""`tavolino join`: play at a table of any server, in this terminal."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .arguments import Arguments
from .client import own_name, show, wanted_language

if TYPE_CHECKING:
    from ..terminal.server_session import ServerSession


def run(arguments: Arguments) -> int:
    if arguments.bot is not None:
        from .join_bot import run_bot

        return run_bot(arguments)
    from ..terminal.server_session import ServerSession
    from ..terminal.table_link import parse_link

    link = parse_link(arguments.link)
    name = arguments.name or own_name()
    session = ServerSession(link, name, wanted_language(arguments))
    if arguments.other_device:
        asyncio.run(_print_device_link(session))
    else:
        show(session, link.address, arguments)
    return 0


async def _print_device_link(session: ServerSession) -> None:
    try:
        await session.sit_down()
        link = await session.device_link()
    finally:
        await session.close()
    print("Valid once, for ten minutes, and for you alone: it shows your cards.")
    print(f"  {link}")
    print(f"  tavolino join '{link}'")
