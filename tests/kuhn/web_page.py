"""Kuhn poker on the page, in Chromium, with the board of its package and with the generic one."""

from __future__ import annotations

import asyncio
import random

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tavolino.core.contract import Json
from tests.browser.browser import window
from tests.browser.conftest import browser, live_server, page_and_browser_are_here
from tests.browser.tables import go_to_table, snapshot, table_with_bots
from tests.server.live_server import LiveServer

__all__ = ["browser", "live_server", "page_and_browser_are_here"]

pytestmark = pytest.mark.asyncio(loop_scope="session")
NAME = "kuhn-poker"
MOVES = ("Check", "Bet a chip", "Fold", "Call the bet")


def moves(page: Page) -> Locator:
    """The buttons of the legal moves, whichever board has them."""
    found = page.get_by_role("button", name=MOVES[0], exact=True)
    for name in MOVES[1:]:
        found = found.or_(page.get_by_role("button", name=name, exact=True))
    return found


async def snapshot_after(server: LiveServer, created: Json, ply: int) -> Json:
    """The table, once more than so many moves were played and nobody else is to move."""
    async with asyncio.timeout(90):
        while True:
            seen = await snapshot(server, created)
            if seen["ply"] > ply and (seen["state"] == "over" or seen["view"]["legal"]):
                return seen
            await asyncio.sleep(0.02)


async def play_to_the_end(page: Page, server: LiveServer, created: Json) -> None:
    rng = random.Random(1)
    seen = await snapshot_after(server, created, -1)
    while seen["state"] != "over":
        await expect(moves(page)).to_have_count(2)
        await moves(page).nth(rng.randrange(2)).click()
        seen = await snapshot_after(server, created, seen["ply"])
    await expect(moves(page)).to_have_count(0)


async def test_it_is_offered_with_the_other_games_own_board(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address) as page:
        await page.goto("/")
        await expect(page.get_by_text("Kuhn Poker").first).to_be_visible()
        await expect(page.get_by_text("the smallest poker worth playing").first).to_be_visible()


async def test_a_game_with_its_own_board(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, NAME)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        cards = page.locator(".kuhn .kuhn-card")
        await expect(cards).to_have_count(2)
        hands = (await snapshot(live_server, created))["view"]["hands"]
        await expect(cards.nth(1)).to_have_text(hands[0]["cards"][0])
        await expect(cards.nth(0)).to_have_text("")  # Mimi's
        await play_to_the_end(page, live_server, created)


async def test_a_game_with_the_generic_board(live_server: LiveServer, browser: Browser) -> None:
    games = (await live_server.ask("GET", "/games")).json()["games"]
    assert [game["board"] for game in games if game["name"] == NAME] == [None]
    created = await table_with_bots(live_server, NAME)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        assert await page.locator(".kuhn").count() == 0
        picture = page.locator("img[src^='data:image/svg+xml']").first
        await expect(picture).to_be_visible()
        assert await picture.evaluate("image => image.naturalWidth") > 0
        await play_to_the_end(page, live_server, created)
