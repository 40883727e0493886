"""The analysis board: set up by mouse, moves for both sides, lines, the engine, and its link.

Where TAVOLINO_SCREENSHOTS names a folder, pictures are laid there, to be looked at."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from tavolino.core.contract import Json
from tavolino.tables.engine_client import EngineClient
from tests.browser.axe import complaints
from tests.browser.browser import CLIPBOARD, change_settings, picture, resize, until, window
from tests.browser.tables import go_to_table, table_with_bots
from tests.repeats import repeated
from tests.server.live_server import LiveServer, open_live_server, play_over_http, seat_all

SMALL = {"stones": 3, "colours": 3, "hand": 3}
SIZES = ((1280, 800), (360, 740), (844, 390), (1366, 640))


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def engine() -> AsyncIterator[EngineClient]:
    opened = EngineClient(analyse="tests.browser.brief_engine:analyse")
    yield opened
    await opened.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def live_server(sqlite_url: str, engine: EngineClient) -> AsyncIterator[LiveServer]:
    async with open_live_server(sqlite_url, engine) as opened:
        yield opened


async def start_of(live_server: LiveServer, game: str, **options: Any) -> Json:
    answer = await live_server.ask("POST", "/analysis", body={"game": game, "options": options})
    assert answer.status_code == 200, answer.text
    start: Json = answer.json()
    return start


async def paste(page: Page, position: str) -> None:
    await page.goto("/analysis")
    await page.get_by_label("Position or record").fill(position)
    await page.get_by_role("button", name="Open it").click()
    await expect(page.get_by_role("heading", name="Best moves")).to_be_visible()


def nodes(page: Page) -> Any:
    return page.locator(".lines .node")


def best(page: Page) -> Any:
    return page.locator(".best button")


async def test_a_position_is_set_up_by_mouse_played_from_and_shared(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address, permissions=CLIPBOARD) as page:
        await page.goto("/analysis")
        await picture(page, "analysis-source")
        assert await complaints(page) == []
        start = await start_of(live_server, "schotten-totten", **SMALL)
        await paste(page, start["position"])
        await page.get_by_role("button", name="Set up a position").click()
        deck = page.locator("[data-zone=clan]")
        await page.get_by_role("button", name="Clear the table").click()
        await expect(deck.locator(".piece")).to_have_count(27)
        await picture(page, "analysis-set-up")
        assert await complaints(page) == []
        # By dragging, and by pointing at a card and then at its place.
        side = page.locator("[data-zone=stone-1-0]")
        await deck.locator("[data-piece=r7]").drag_to(side)
        await expect(side.locator("[data-piece=r7]")).to_be_visible()
        for card in ("g8", "y4", "r6"):
            await deck.locator(f"[data-piece={card}]").click()
            await side.locator(".here").click()
            await expect(side.locator(f"[data-piece={card}]")).to_be_visible()
        await page.get_by_role("button", name="Use this position").click()
        await expect(page.get_by_role("alert")).to_have_text(
            "This position is not possible: a side of this stone has 3 cards at most"
        )
        await side.locator("[data-piece=r6]").drag_to(deck)
        await expect(deck.locator("[data-piece=r6]")).to_be_visible()
        for seat, cards in enumerate((("g1", "g2", "g3"), ("y1", "y2", "y3"))):
            for card in cards:
                await page.locator(f"[data-piece={card}]").click()
                await page.locator(f"[data-zone=hand-{seat}] .here").click()
        await page.get_by_label("To move").select_option("Player 1")
        await page.get_by_role("button", name="Use this position").click()

        await expect(best(page).first).to_be_visible()
        assert 1 <= await best(page).count() <= 3
        await expect(page.locator(".chances li")).to_have_count(2)
        shares = await page.locator(".chances").inner_text()
        assert sum(map(int, re.findall(r"(\d+)%", shares))) == 100, shares
        await picture(page, "analysis-board")
        assert await complaints(page) == []

        # Moves for both sides, on the board.
        for card in ("green 1", "yellow 1"):
            await lay(page, card, 2)
        await expect(nodes(page)).to_have_text(["Start", "1.g1@2", "y1@2"])
        # Taken back, and another one instead.
        await page.get_by_role("button", name="Take back").click()
        await expect(nodes(page)).to_have_text(["Start", "1.g1@2"])
        await lay(page, "yellow 1", 3)
        await page.keyboard.press("Home")
        await expect(nodes(page).nth(0)).to_have_attribute("aria-current", "step")
        # A branch with a name.
        await lay(page, "green 2", 3)
        await page.get_by_label("Name of this line").fill("Wait and see")
        await page.get_by_label("Name of this line").press("Tab")
        lines = ["Start", "1.g1@2", "y1@3", "1.g2@3"]
        await expect(nodes(page)).to_have_text(lines)
        await expect(page.locator(".lines strong")).to_have_text(["Wait and see"])
        await best(page).first.click()  # for the other side
        await expect(nodes(page)).to_have_count(5)
        await picture(page, "analysis-lines")
        # Arrow keys walk the lines.
        await page.locator("h1").first.evaluate("() => document.activeElement?.blur()")
        await page.keyboard.press("ArrowLeft")
        await expect(nodes(page).nth(3)).to_have_attribute("aria-current", "step")
        await page.keyboard.press("ArrowUp")
        await expect(nodes(page).nth(1)).to_have_attribute("aria-current", "step")
        await page.keyboard.press("ArrowDown")
        await expect(nodes(page).nth(3)).to_have_attribute("aria-current", "step")
        # From the knowledge of one seat.
        await page.get_by_label("Whose view").select_option("Player 1")
        moves = page.get_by_label("Moves of Player 2")
        await expect(moves).to_be_visible()
        # The engine can be stopped.
        await page.get_by_role("button", name="Stop").click()
        await expect(best(page)).to_have_count(0)
        await page.get_by_role("button", name="Show the best moves").click()
        await expect(best(page).first).to_be_visible()
        await expect(page).to_have_url(re.compile("/analysis#"))
        listed = await nodes(page).all_inner_texts()
        prompt = await page.locator(".says p").inner_text()
        await page.get_by_role("button", name="Copy link").click()

        async def is_copied() -> bool:
            return "#" in await page.evaluate("navigator.clipboard.readText()")

        await until(is_copied)
        link = await page.evaluate("navigator.clipboard.readText()")
        await expect(page).to_have_url(link)
    async with window(browser, live_server.address) as page:
        await page.goto(link)
        await expect(nodes(page)).to_have_text(listed)
        await expect(page.locator(".lines strong")).to_have_text(["Wait and see"])
        await expect(nodes(page).nth(3)).to_have_attribute("aria-current", "step")
        await expect(page.get_by_label("Whose view")).to_have_value("0")
        await expect(page.locator(".says p")).to_have_text(prompt)
        await expect(best(page).first).to_be_visible()
        await page.goto("/analysis?text" + link[link.index("#") :])
        await expect(page.get_by_role("heading", name="Lines")).to_be_visible()
        await expect(page.locator(".board-frame")).to_have_count(0)
        await page.get_by_label("Moves of Player 2").select_option(index=1)
        await expect(nodes(page)).to_have_count(6)
        assert await complaints(page) == []


async def lay(page: Page, card: str, stone: int) -> None:
    """Lay a card of whoever is to move, on the board."""
    hand = page.get_by_role("group", name="Your hand")
    await hand.get_by_role("button", name=re.compile(card)).click()
    await page.get_by_role("button", name=re.compile(f"at stone {stone}$")).click()


async def test_a_damaged_link_says_so(live_server: LiveServer, browser: Browser) -> None:
    async with window(browser, live_server.address) as page:
        await page.goto("/analysis#notalink")
        await expect(page.get_by_role("alert")).to_contain_text("This link is damaged")


async def test_the_review_opens_it_at_any_move(live_server: LiveServer, browser: Browser) -> None:
    created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
    await play_over_http(live_server, created)
    async with window(browser, live_server.address) as page:
        await page.goto(f"/review/{created['table']}#4.{created['spectator']}")
        await page.get_by_role("button", name="Analyse from here").click()
        await expect(page).to_have_url(re.compile("/analysis#"))
        here = page.locator(".lines [aria-current]")
        await expect(here).to_have_count(1)
        await expect(nodes(page).nth(4)).to_have_attribute("aria-current", "step")
        await expect(best(page).first).to_be_visible()
        await page.keyboard.press("ArrowRight")
        await expect(nodes(page).nth(5)).to_have_attribute("aria-current", "step")


async def test_a_running_game_opens_for_its_player_where_hints_are_allowed(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "schotten-totten", **SMALL)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await page.get_by_role("button", name="Analysis board").click()
        await expect(page.get_by_text("What Anna cannot know is an example")).to_be_visible()
        await expect(page.get_by_label("Whose view")).to_have_count(0)
        await expect(best(page).first).to_be_visible()
        await best(page).first.click()
        await expect(nodes(page)).to_have_count(2)
        await expect(page.get_by_label("Moves of Mimi")).to_be_visible()
        assert await complaints(page) == []
    created = await live_server.create("schotten-totten", SMALL, hints=False, first=0)
    await seat_all(live_server, created)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await expect(page.get_by_role("button", name="Analysis board")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        repeated("schotten-totten", {"edition": "menhir", "tactics": True}),
        ("tabula-rasa", {"players": 4}),
        repeated("rat-hot", {}),
    ],
)
async def test_every_game_fits_every_window(
    live_server: LiveServer, browser: Browser, game: str, options: Json
) -> None:
    start = await start_of(live_server, game, **options)
    async with window(browser, live_server.address) as page:
        await paste(page, start["position"])
        await expect(best(page).first).to_be_visible()
        await expect(page.locator(".board-frame .board > *").first).to_be_visible()
        for state in ("", "set-up-"):
            if state:
                await page.locator(".tools button").nth(2).click()
                await expect(page.locator(".piece").first).to_be_visible()
            for width, height in SIZES:
                dark = {"theme": "dark", "language": "el"} if width == 1366 else {}
                await change_settings(page, **dark)
                await resize(page, width, height)
                await picture(page, f"analysis-{game}-{state}{width}x{height}")
                assert await page.evaluate("document.documentElement.scrollWidth") <= width
                assert await complaints(page) == []
