"""Hints on the board: the card is lifted, its target glows, and a tap on either plays the move."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, FloatRect, Locator, Page, expect

from tavolino.core.contract import Json
from tavolino.core.hint import RatedMove
from tavolino.tables.engine import Analysis, EngineRequest
from tavolino.tables.engine_queue import Job
from tests.browser.axe import complaints
from tests.browser.browser import settled, window
from tests.browser.tables import go_to_table, played_on, snapshot, table_with_bots
from tests.repeats import repeated, repeated_but
from tests.server.live_server import LiveServer, open_live_server
from tests.tables.harness import QuickEngine

# Where a hint can be tapped, by game: what is lifted, and where it would go.
LIFTED = {
    "schotten-totten": ".hand .held.picked",
    "tabula-rasa": ".hand .card.picked",
    "rat-hot": ".tray .strip.held",
}
TARGET = {
    "schotten-totten": ".stones .slot",
    "tabula-rasa": ".territory.target",
    "rat-hot": ".floor .shown",
}
SIZES = {
    "a desktop": (1280, 800),
    "a phone": (360, 740),
    "a phone on its side": (844, 390),
    "a small phone on its side": (740, 360),
}


class HintEngine(QuickEngine):
    """Finds three of the legal moves good."""

    async def analyse(self, request: EngineRequest, job: Job) -> Analysis:
        legal: list[str] = request.view["legal"]
        good = [legal[len(legal) * part // 4] for part in (2, 1, 3)]
        why = ({"say": "why-looked-into", "visits": 12},)
        rated = [RatedMove(move, 0.61 - at / 20, say=why) for at, move in enumerate(good)]
        return Analysis(good[0], 0.61, tuple(rated))


@pytest_asyncio.fixture(loop_scope="session")
async def live_server(sqlite_url: str) -> AsyncIterator[LiveServer]:
    async with open_live_server(sqlite_url, HintEngine()) as opened:
        yield opened


def the_hint(page: Page) -> Locator:
    return page.get_by_role("region", name="Hint")


async def ask_hint(page: Page) -> None:
    await page.get_by_role("button", name="Hint").click()
    await expect(the_hint(page)).to_contain_text("Win chance: about 61%.")


async def box_of(page: Page) -> FloatRect | None:
    await settled(page)
    return await page.locator(".board-frame").bounding_box()


async def labels_of(live_server: LiveServer, created: Json) -> dict[str, str]:
    """Anna's legal moves by what they are called."""
    path, key = f"/tables/{created['table']}", created["seats"][0]
    words = (await live_server.ask("GET", path, key, language="en")).json()["words"]
    return {called: move for move, called in words["moves"].items()}


async def move_after(live_server: LiveServer, created: Json, ply: int) -> str:
    """The move that was played at a ply, once it is Anna’s turn again."""
    seen = await played_on(live_server, created, ply + 1)
    moves: list[str] = [event["move"] for event in seen["events"] if event.get("ply") == ply]
    return moves[0]


@pytest.mark.parametrize("where", [repeated(LIFTED), TARGET], ids=["what is lifted", "its target"])
@pytest.mark.parametrize("game", LIFTED)
async def test_a_hint_is_played_by_tapping_it(
    live_server: LiveServer, browser: Browser, game: str, where: dict[str, str]
) -> None:
    created = await table_with_bots(live_server, game)
    before = await snapshot(live_server, created)
    async with window(browser, live_server.address, 360, 740, has_touch=True) as page:
        await go_to_table(page, created)
        await ask_hint(page)
        await expect(page.locator(LIFTED[game])).to_have_count(1)
        await expect(page.locator(TARGET[game])).to_have_count(1)
        assert await complaints(page) == []
        label = await page.locator(TARGET[game]).get_attribute("aria-label") or ""
        await expect(the_hint(page)).to_contain_text(label)
        wanted = (await labels_of(live_server, created))[label]
        await page.locator(where[game]).tap()
        assert await move_after(live_server, created, before["ply"]) == wanted
        await expect(the_hint(page)).to_have_count(0)


@pytest.mark.parametrize("size", repeated_but("a small phone on its side", SIZES))
async def test_a_hint_leaves_the_board_as_large_as_it_is(
    live_server: LiveServer, browser: Browser, size: str
) -> None:
    created = await table_with_bots(live_server, "schotten-totten")
    width, height = SIZES[size]
    async with window(browser, live_server.address, width, height) as page:
        await go_to_table(page, created)
        before = await box_of(page)
        await ask_hint(page)
        assert await box_of(page) == before
        await expect(page.get_by_role("button", name="Play it")).to_be_in_viewport()
        await page.get_by_text("Best moves").click()
        assert await box_of(page) == before
        best = the_hint(page).get_by_role("listitem").get_by_role("button")
        await expect(best).to_have_count(3)
        for button in await best.all():
            await button.scroll_into_view_if_needed()
            await expect(button).to_be_in_viewport()


async def test_another_of_the_best_moves_is_shown_and_played_with_the_keys(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "tabula-rasa")
    before = await snapshot(live_server, created)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await page.get_by_role("button", name="Hint").focus()
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("button", name="Play it")).to_be_focused()
        await page.keyboard.press("Escape")
        await expect(the_hint(page)).to_have_count(0)
        await expect(page.locator(TARGET["tabula-rasa"])).to_have_count(0)
        await expect(page.get_by_role("button", name="Hint")).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("button", name="Play it")).to_be_focused()
        await page.keyboard.press("Tab")
        await page.keyboard.press("Enter")
        third = the_hint(page).get_by_role("listitem").nth(2)
        await third.get_by_role("button").focus()
        await page.keyboard.press("Enter")
        label = await third.locator("span").inner_text()
        await expect(page.locator(TARGET["tabula-rasa"])).to_have_attribute("aria-label", label)
        wanted = (await labels_of(live_server, created))[label]
        await page.get_by_role("button", name="Play it").focus()
        await page.keyboard.press("Enter")
        assert await move_after(live_server, created, before["ply"]) == wanted


async def test_a_card_that_is_picked_hides_the_hint_and_is_laid_where_one_likes(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "schotten-totten")
    before = await snapshot(live_server, created)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await ask_hint(page)
        await page.locator(".hand .held:not(.picked)").first.click()
        await expect(page.locator(TARGET["schotten-totten"])).to_have_count(9)
        stone = page.get_by_role("button", name="at stone 9")
        wanted = (await labels_of(live_server, created))[
            await stone.get_attribute("aria-label") or ""
        ]
        await stone.click()
        assert await move_after(live_server, created, before["ply"]) == wanted


@pytest.mark.parametrize("game", repeated_but("rat-hot", LIFTED))
async def test_what_a_lesson_shows_is_played_by_tapping_it(
    live_server: LiveServer, browser: Browser, game: str
) -> None:
    async with window(browser, live_server.address) as page:
        await page.goto(f"/learn/{game}")
        await page.locator(".board .board").wait_for()
        before = await box_of(page)
        await page.get_by_role("button", name="Show me").click()
        await expect(the_hint(page)).to_contain_text("For example")
        assert await box_of(page) == before
        await page.locator(TARGET[game]).click()
        await expect(page.locator(".answer.right")).to_be_visible()
