"""The text view: whole games with the command line alone, and no line too long for a phone."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.browser.browser import window
from tests.browser.tables import go_to_table, snapshot, table_with_bots
from tests.repeats import repeated
from tests.server.live_server import LiveServer

MOST_MOVES = 200


async def test_the_example_of_a_move_is_one_of_this_game(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    async with window(browser, live_server.address) as page:
        await page.goto(f"/t/{created['table']}/text#{created['seats'][0]}")
        await expect(page.locator(".moves button").first).to_be_visible()
        seen = await snapshot(live_server, created)
        await expect(page.locator("form")).to_contain_text(f"like {seen['view']['legal'][0]}.")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"),
    [
        repeated("schotten-totten", {"edition": "menhir", "tactics": True}),
        repeated("tabula-rasa", {"players": 3}),
        ("rat-hot", {}),
    ],
)
async def test_a_game_by_keys_and_the_command_line_alone(
    live_server: LiveServer, browser: Browser, game: str, options: dict[str, Any]
) -> None:
    created = await table_with_bots(live_server, game, **options)
    rng = random.Random(3)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await page.keyboard.press("Tab")  # to the first link, which leads to the words
        await page.keyboard.press("Enter")
        line = page.get_by_label("A move or a command")
        await line.wait_for()
        while not await line.evaluate("(line) => line === document.activeElement"):
            await page.keyboard.press("Tab")
        for _ in range(MOST_MOVES):
            moves = page.locator(".moves button")
            over = page.get_by_role("button", name="Rematch")
            await expect(moves.or_(over).first).to_be_visible()
            if await over.count():
                break
            seen = await snapshot(live_server, created)
            await page.keyboard.type(rng.choice(seen["view"]["legal"]))
            await page.keyboard.press("Enter")
            await expect(page.locator(".answers code").first).to_be_visible()
            await expect(line).to_be_focused()
            await page.wait_for_function(
                "([path, key, ply]) => fetch(path, { headers: { Authorization: `Bearer ${key}` } })"
                ".then((answer) => answer.json()).then((seen) => seen.ply > ply)",
                arg=[f"/api/v2/tables/{created['table']}", created["seats"][0], seen["ply"]],
            )
        ended = await snapshot(live_server, created)
        assert ended["state"] == "over"
        assert ended["view"]["result"] is not None


async def test_what_can_be_typed_at_a_terminal_can_be_typed_here(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "schotten-totten", stones=3)
    async with window(browser, live_server.address) as page:
        await page.goto(f"/t/{created['table']}/text#{created['seats'][0]}")
        line, answers = page.get_by_label("A move or a command"), page.locator(".answers")
        await line.focus()

        async def types(words: str) -> None:
            await page.keyboard.type(words)
            await page.keyboard.press("Enter")

        await types("?")
        await expect(answers).to_contain_text("claim 3: claim stone 3")
        await expect(answers).to_contain_text("hint: the best moves")
        await types("why claim 2")
        await expect(answers).to_contain_text("Your side of stone 2 has 0 of 3 cards")
        await types("say Good luck")
        await expect(
            page.get_by_role("listitem").filter(has_text="Anna: Good luck")
        ).to_be_visible()
        await types("hint")
        await expect(answers).to_contain_text("Win chance: about")
        await types("clock")
        await expect(answers).to_contain_text("No clock")
        await types("language de")
        await expect(page.get_by_role("heading", name="Der Tisch in Worten")).to_be_visible()
        await expect(page.get_by_role("listitem").filter(has_text="Tipp")).to_be_visible()
        await types("resign")
        await expect(page.locator(".prompt")).to_contain_text("aufgegeben")
        await types("replay")
        await expect(page).to_have_url(re.compile(r"/review/\w+\?text"))


async def test_no_line_is_too_long_for_a_phone_before_the_fonts_are_there(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "schotten-totten", tactics=True)
    at_table = f"#{created['seats'][0]}"
    async with window(browser, live_server.address, 360, 740, {"language": "el"}) as page:
        for path in (
            "/",
            "/new",
            "/settings",
            "/learn",
            "/rules/schotten-totten",
            f"/t/{created['table']}{at_table}",
            f"/t/{created['table']}/text{at_table}",
        ):
            await page.goto(path)
            await page.locator("main").wait_for()
            for fonts in ("not loaded yet", "loaded"):
                wide = await page.evaluate("document.documentElement.scrollWidth")
                assert wide <= 360, (path, fonts, wide)
                await page.evaluate("document.fonts.ready")
