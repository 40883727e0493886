"""Every page and state of a table: axe finds nothing, and a picture is taken of it.

The pictures lie in build/screenshots, to be looked at.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

import tavolino
from tavolino.core.contract import Json
from tests.browser.axe import complaints
from tests.browser.browser import window
from tests.browser.critic import Critic
from tests.browser.tables import go_to_table, sight, table_from_record
from tests.server.house import House, open_house, play_over_http

PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
WAYS_TO_LOOK: dict[str, dict[str, Any]] = {
    "1280": {"width": 1280, "height": 800, "settings": {"theme": "light"}},
    "360": {"width": 360, "height": 740, "settings": {"theme": "light"}, "has_touch": True},
    "dark": {"width": 1280, "height": 800, "settings": {"theme": "dark"}},
    "contrast": {"width": 1280, "height": 800, "settings": {"palette": "contrast"}},
    "1920": {"width": 1920, "height": 1080, "settings": {"theme": "light"}},
}
GAMES = ("schotten-totten", "tabula-rasa", "rat-hot")
every_way = pytest.mark.parametrize("look", list(WAYS_TO_LOOK))


@dataclass
class Album:
    """Takes pictures of a page, and asks axe about each of them."""

    page: Page
    look: str
    wrong: list[str] = field(default_factory=list)

    async def take(self, name: str, *, whole: bool = False) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        await self.page.evaluate("document.fonts.ready")
        window = self.page.viewport_size
        assert window is not None
        if whole:  # a window as high as the page, so that what sticks to its edge stays there
            height = await self.page.evaluate("document.documentElement.scrollHeight")
            await self.page.set_viewport_size({"width": window["width"], "height": height})
        await self.page.screenshot(path=PICTURES / f"{name}-{self.look}.png")
        await self.page.set_viewport_size(window)
        self.wrong += [f"{name}: {each}" for each in await complaints(self.page)]
        wide = await self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            self.wrong.append(f"{name} is {wide} px wider than the window")

    async def tab(self, name: str) -> None:
        """Open a part of the paper at the side, or of the drawer."""
        drawer = self.page.locator(".drawer-button")
        if await drawer.is_visible() and not await self.page.locator(".paper.drawn").count():
            await drawer.click()
        await self.page.get_by_role("tab", name=name).click()

    async def shut(self) -> None:
        if await self.page.locator(".paper.drawn").count():
            await self.page.locator(".shut").click()


@asynccontextmanager
async def album(browser: Browser, house: House, look: str) -> AsyncIterator[Album]:
    async with window(browser, house.address, **WAYS_TO_LOOK[look]) as page:
        pictures = Album(page, look)
        yield pictures
    assert not pictures.wrong, "\n".join(pictures.wrong)


@every_way
async def test_the_pages_around_the_tables(house: House, browser: Browser, look: str) -> None:
    waiting = await house.create("rat-hot", seats=[{}, {"open": True}], public=True)
    async with album(browser, house, look) as pictures:
        page = pictures.page
        await page.goto("/")
        await page.get_by_role("heading", name="Open tables").wait_for()
        await pictures.take("home", whole=True)
        for game in GAMES:
            await page.goto(f"/new?game={game}")
            await page.get_by_role("button", name="Sit down").wait_for()
            await pictures.take(f"new-{game}", whole=True)
        await page.goto("/settings")
        await page.get_by_role("heading", name="Settings").wait_for()
        await pictures.take("settings", whole=True)
        await page.goto(f"/t/{waiting['table']}")
        await page.get_by_text("A free seat").wait_for()
        await pictures.take("join")
        await page.goto("/t/aaaaaaaaaaaa")
        await page.get_by_text("This table cannot be opened").wait_for()
        await pictures.take("refused")


@every_way
async def test_a_table_in_all_its_states(house: House, browser: Browser, look: str) -> None:
    created = await house.create("schotten-totten", seats=[{}, {}], first=0)
    async with album(browser, house, look) as pictures:
        page = pictures.page
        await page.goto(f"/t/{created['table']}#{created['seats'][0]}")
        await page.get_by_text("This seat is yours").wait_for()
        await pictures.take("sit-down")
        await page.get_by_label("Your name").fill("Anna")
        await page.get_by_role("button", name="Sit down").click()
        await expect(page.get_by_text("Waiting for Seat 2")).to_be_visible()
        await pictures.take("table-waiting")
        await play_some(house, created, 8)
        await pictures.shut()
        await page.get_by_role("button", name="Resign").wait_for()
        await expect(page.locator(".says.turn")).to_be_visible()
        await pictures.take("table-playing")
        for part in ("Log", "Chat", "Out there", "Invite"):
            await pictures.tab(part)
            await pictures.take(f"table-{part.lower().replace(' ', '-')}")
        await pictures.tab("Log")
        await page.get_by_role("button", name="Look back at move 2").click()
        await pictures.shut()
        await expect(page.locator(".says")).to_contain_text("After move 2")
        await pictures.take("table-looking-back")
        await page.get_by_role("button", name="Back to the game").click()
        await house.ask("POST", f"/tables/{created['table']}/offers/draw", created["seats"][1])
        await page.locator(".offer").get_by_text("Bo offers a draw.").wait_for()
        await pictures.take("table-offer")
        await page.get_by_role("button", name="Decline").click()
        await page.get_by_role("button", name="Resign").click()
        await page.get_by_role("dialog").wait_for()
        await pictures.take("table-resign")
        await page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        await page.get_by_role("button", name="Play again").wait_for()
        await pictures.take("table-end")
        await page.goto(f"/t/{created['table']}/text")
        await page.get_by_role("heading", name="The table in words").wait_for()
        await pictures.take("table-text", whole=True)


@every_way
@pytest.mark.parametrize("game", ["tabula-rasa", "rat-hot"])
async def test_the_other_boards(house: House, browser: Browser, look: str, game: str) -> None:
    begun = tavolino.new(game, seed=3, first=0)
    while len(begun.moves) < 6 or begun.player != 0:
        begun.play(begun.legal[0])
    created = await table_from_record(house, begun.record())
    async with album(browser, house, look) as pictures:
        await go_to_table(pictures.page, created)
        await pictures.page.locator(".says.turn").wait_for()
        await pictures.take(f"{game}-playing")
        await pictures.tab("Out there")
        await pictures.take(f"{game}-out-there")


@every_way
async def test_lessons_and_rules(house: House, browser: Browser, look: str) -> None:
    async with album(browser, house, look) as pictures:
        page = pictures.page
        await page.goto("/learn")
        await page.get_by_role("link", name="Start the lesson").first.wait_for()
        await pictures.take("learn", whole=True)
        for game in GAMES:
            await page.goto(f"/learn/{game}")
            await page.locator(".stage .board > *").first.wait_for()
            await pictures.take(f"lesson-{game}")
            await page.goto(f"/rules/{game}")
            await page.locator(".book").wait_for(state="attached")
            await pictures.take(f"rules-{game}", whole=True)


@every_way
@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game(sqlite_url: str, browser: Browser, look: str, game: str) -> None:
    async with open_house(sqlite_url, Critic()) as house:
        created = await house.create(game, first=0)
        await play_over_http(house, created)
        async with album(browser, house, look) as pictures:
            page = pictures.page
            await page.goto(f"/review/{created['table']}#12.{created['seats'][0]}")
            await page.get_by_role("button", name="Let the engine go through it").click()
            await page.get_by_role("heading", name="Mistakes").wait_for()
            await page.locator(".stage .board > *").first.wait_for()
            await pictures.take(f"review-{game}")
            await page.get_by_role("button", name="Show the better move").click()
            await page.get_by_text("The better move is shown.").wait_for()
            await pictures.take(f"review-better-{game}", whole=True)


async def play_some(house: House, created: Json, moves: int) -> None:
    """Two persons play the first legal moves, until it is the turn of seat 0 again."""
    path = f"/tables/{created['table']}"
    await house.ask("POST", f"{path}/sit", created["seats"][1], {"name": "Bo"})
    while True:
        seen = await sight(house, created)
        seat, ply = seen["view"]["player"], seen["ply"]
        if ply >= moves and seat == 0:
            return
        mine = await house.ask("GET", path, created["seats"][seat])
        body = {"id": f"some-{ply}", "ply": ply, "move": mine.json()["view"]["legal"][0]}
        answer = await house.ask("POST", f"{path}/moves", created["seats"][seat], body)
        assert answer.status_code == 200, answer.text
