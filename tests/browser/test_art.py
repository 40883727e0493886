"""Pictures are made of what the boards draw, and bots have faces and something to say."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Page, expect

from tavolino.text.bot_lines import bot_lines
from tests.browser.axe import complaints
from tests.browser.browser import window
from tests.browser.tables import go_to_table, table_with_bots
from tests.repeats import repeated
from tests.server.live_server import LiveServer

GAME = "schotten-totten"
SURFACES = {"iello": "felt", "ps-games": "russet-felt", "menhir": "blue-felt"}
BLUEST = """(element) => {
    const [red, green, blue] = getComputedStyle(element).backgroundImage
        .match(/rgb\\((\\d+), (\\d+), (\\d+)\\)/).slice(1).map(Number);
    return blue > green && green > red;
}"""
SHAPE = (
    "(element) => element.getBoundingClientRect().height / element.getBoundingClientRect().width"
)
SQUARE_AND_ROUND = """() => {
    const shapes = (selector, tag) => [...document.querySelectorAll(selector)]
        .every((group) => group.querySelector(`${tag}.tint`) || group.querySelector(".tile"));
    return shapes("g.red", "rect") && shapes("g.green", "circle");
}"""


async def said(page: Page) -> list[str]:
    return await page.locator(".bubble span").all_inner_texts()


async def give_up(page: Page) -> None:
    await page.get_by_role("button", name="Resign").click()
    await page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    await page.locator(".headline").wait_for()


@pytest.mark.parametrize("edition", ["iello", repeated("ps-games"), "menhir"])
async def test_the_table_of_an_edition_looks_like_its_picture(
    live_server: LiveServer, browser: Browser, edition: str
) -> None:
    created = await table_with_bots(live_server, GAME, edition=edition)
    async with window(browser, live_server.address) as page:
        await page.goto(f"/new?game={GAME}")
        await page.get_by_text("How do you want to play?").click()
        picture = page.locator(f".pictured:has(input[value='{edition}']) .surface")
        outline = picture.locator(".stone path").first
        drawn = await outline.get_attribute("d")
        background = await picture.evaluate("(span) => getComputedStyle(span).backgroundImage")
        await go_to_table(page, created)
        stones = page.locator(".stones .stone svg.rock")
        await expect(stones).to_have_count(9)
        assert drawn in [
            await stone.locator("path").first.get_attribute("d") for stone in await stones.all()
        ]
        table = page.locator(f".layout.{SURFACES[edition]}")
        assert await table.evaluate("(layout) => getComputedStyle(layout).backgroundImage") == (
            background
        )
        assert await table.evaluate(BLUEST) == (edition == "menhir")
        assert (await stones.first.evaluate(SHAPE) > 1) == (edition == "menhir")


@pytest.mark.parametrize(("width", "height"), [repeated(1280, 800), (360, 740), repeated(844, 390)])
async def test_standing_stones_keep_clear_of_the_cards(
    live_server: LiveServer, browser: Browser, width: int, height: int
) -> None:
    created = await table_with_bots(live_server, GAME, edition="menhir")
    async with window(browser, live_server.address, width, height) as page:
        await go_to_table(page, created)
        await page.locator(".stones .stone svg.rock").first.wait_for()
        overlaps = await page.evaluate(
            """() => [...document.querySelectorAll(".stones .middle")].filter((middle) => {
                const around = middle.getBoundingClientRect();
                const stone = middle.querySelector("svg.rock").getBoundingClientRect();
                return stone.top < around.top - 1 || stone.bottom > around.bottom + 1;
            }).length"""
        )
        assert overlaps == 0


async def test_red_is_square_and_green_is_round_wherever_they_are_drawn(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    async with window(browser, live_server.address) as page:
        for address in ("/", "/learn", "/new?game=rat-hot", "/rules/rat-hot"):
            await page.goto(address)
            await page.locator("g.green").first.wait_for(state="attached")
            assert await page.evaluate(SQUARE_AND_ROUND), address
        await go_to_table(page, created)
        await page.locator("g.green").first.wait_for()
        assert await page.evaluate(SQUARE_AND_ROUND)


async def test_bots_have_faces_wherever_they_are_named(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, GAME)
    async with window(browser, live_server.address) as page:
        await page.goto("/")
        play = page.get_by_role("button", name="Play against Carla").first
        await expect(play.locator("[data-face=carla]")).to_be_visible()
        assert not await complaints(page)
        await page.goto(f"/new?game={GAME}")
        for bot in ("mimi", "beppe", "carla", "nonna", "maestro"):
            face = page.locator(f".opponents [data-face={bot}]")
            await expect(face).to_be_visible()
            assert await face.get_attribute("alt") == ""
            await face.evaluate("(image) => image.decode()")  # which fails if there is no picture
        await expect(page.get_by_role("radio", name="Mimi")).to_be_visible()
        assert not await complaints(page)
        await go_to_table(page, created)
        seats = page.get_by_role("list", name="Players")
        await expect(seats.locator("[data-face=mimi]")).to_be_visible()
        await expect(seats.locator("[data-face]")).to_have_count(1)
        await give_up(page)
        await expect(page.locator(".headline [data-face=mimi]")).to_be_visible()
        await page.goto("/my-games")
        await expect(page.locator(".against [data-face=mimi]")).to_be_visible()
        assert not await complaints(page)


async def test_bots_say_a_line_when_a_game_begins_and_when_it_ends(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, GAME)
    lines = bot_lines("mimi", "en")
    async with window(browser, live_server.address) as page:
        await page.clock.install()
        await go_to_table(page, created)
        bubble = page.get_by_role("status").locator(".bubble")
        await expect(bubble).to_have_count(1)
        (greeting,) = await said(page)
        assert greeting.removeprefix("Mimi: ").removeprefix("Mimi ") in lines["start"]
        assert not await complaints(page)
        await page.clock.fast_forward(10_000)
        await expect(bubble).to_have_count(0)
        await give_up(page)
        await expect(bubble).to_have_count(1)
        (farewell,) = await said(page)
        assert farewell.removeprefix("Mimi: ").removeprefix("Mimi ") in lines["won"]
        await page.clock.fast_forward(10_000)
        await expect(bubble).to_have_count(0)
        chat = await live_server.ask("GET", f"/tables/{created['table']}", created["seats"][0])
        assert not any(line in chat.text for line in lines["start"] + lines["won"])


async def test_lines_can_be_turned_off_and_are_in_the_text_view(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, GAME)
    start = bot_lines("mimi", "en")["start"]
    async with window(browser, live_server.address) as page:
        await page.goto(f"/t/{created['table']}/text#{created['seats'][0]}")
        lines = page.locator("[aria-labelledby=text-status] [role=status] p")
        assert (await lines.inner_text()).removeprefix("Mimi: ") in start
        await page.goto("/settings")
        await page.get_by_role("checkbox", name="Bots talk").uncheck()
        await page.goto(f"/t/{created['table']}/text")
        await page.get_by_role("heading", name="The table in words").wait_for()
        await expect(lines).to_have_count(0)
        await page.goto(f"/t/{created['table']}")
        await page.locator(".board .stones").wait_for()
        assert await said(page) == []
        await give_up(page)
        assert await said(page) == []
