"""The bot of the documentation plays a whole game."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.processes import PATIENCE
from tests.server.live_server import LiveServer

BOT = Path(__file__).parents[2] / "examples" / "http_bot.py"


@pytest.mark.slow
async def test_the_bot_of_the_documentation_plays_to_the_end(live_server: LiveServer) -> None:
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(BOT), live_server.address, "tabula-rasa", stdout=asyncio.subprocess.PIPE
    )
    said, _ = await asyncio.wait_for(bot.communicate(), PATIENCE)
    assert bot.returncode == 0
    assert said.decode().startswith("winners: ")


def test_it_has_no_more_lines_than_promised() -> None:
    lines = BOT.read_text(encoding="utf-8").split('"""')[2].splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 40
