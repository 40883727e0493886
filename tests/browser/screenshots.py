"""The pictures of the page in the docs: python -m tests.browser.screenshots FOLDER."""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.async_api import Browser

from tests.browser.browser import chromium, window
from tests.browser.tables import go_to_table, played_on, plays, sits_down
from tests.server.live_server import LiveServer, open_live_server

# game, options, the ply from which on it is Anna's turn
PICTURES: list[tuple[str, dict[str, Any], int]] = [
    ("schotten-totten", {"tactics": True}, 46),
    ("tabula-rasa", {}, 24),
    ("rat-hot", {}, 10),
]
COLOURS = 256


async def take(live_server: LiveServer, browser: Browser, number: int, folder: Path) -> None:
    game, options, plies = PICTURES[number]
    rng = random.Random(number)
    seats = [{}, {"bot": "carla"}]
    created = await sits_down(
        live_server, await live_server.create(game, options, seats=seats, first=0)
    )
    seen = await played_on(live_server, created, 0)
    while seen["ply"] < plies:
        legal = seen["view"]["legal"]
        claims = [move for move in legal if move.startswith("claim")]
        await plays(live_server, created, 0, rng.choice(claims or legal))
        seen = await played_on(live_server, created, seen["ply"] + 1)
    async with window(browser, live_server.address, settings={"theme": "light"}) as page:
        await go_to_table(page, created)
        await page.locator(".says.turn").wait_for()
        await page.wait_for_timeout(500)
        drawn = Image.open(BytesIO(await page.screenshot())).convert("RGB")
    drawn.quantize(COLOURS, kmeans=1).save(folder / f"page-{game}.png", optimize=True)


async def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as database:
        url = f"sqlite:///{database}/tables.db"
        async with open_live_server(url) as live_server, chromium() as browser:
            for number in range(len(PICTURES)):
                await take(live_server, browser, number, folder)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
