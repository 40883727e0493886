"""The text view: whole games with the command line alone, and no line too long for a phone."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.browser.browser import window
from tests.browser.tables import sight, table_with_bots
from tests.server.house import House

MOST_MOVES = 200


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("schotten-totten", {"edition": "menhir", "tactics": True}),
        ("tabula-rasa", {"players": 3}),
        ("rat-hot", {}),
    ],
)
async def test_a_game_by_the_command_line_alone(
    house: House, browser: Browser, game: str, options: dict[str, Any]
) -> None:
    created = await table_with_bots(house, game, **options)
    rng = random.Random(3)
    async with window(browser, house.address) as page:
        await page.goto(f"/t/{created['table']}/text#{created['seats'][0]}")
        line = page.get_by_label("A move or a command")
        await line.focus()
        for _ in range(MOST_MOVES):
            moves = page.locator(".moves button")
            over = page.get_by_role("button", name="Play again")
            await expect(moves.or_(over).first).to_be_visible()
            if await over.count():
                break
            seen = await sight(house, created)
            await page.keyboard.type(rng.choice(seen["view"]["legal"]))
            await page.keyboard.press("Enter")
            await expect(page.locator(".answers code").first).to_be_visible()
            await expect(line).to_be_focused()
            await page.wait_for_function(
                "([path, key, ply]) => fetch(path, { headers: { Authorization: `Bearer ${key}` } })"
                ".then((answer) => answer.json()).then((seen) => seen.ply > ply)",
                arg=[f"/api/tables/{created['table']}", created["seats"][0], seen["ply"]],
            )
        ended = await sight(house, created)
        assert ended["state"] == "over"
        assert ended["view"]["result"] is not None


@pytest.mark.parametrize("language", ["de", "el", "fr"])
async def test_no_line_is_too_long_for_a_phone(
    house: House, browser: Browser, language: str
) -> None:
    created = await table_with_bots(house, "schotten-totten", tactics=True)
    at_table = f"#{created['seats'][0]}"
    async with window(browser, house.address, 360, 740, {"language": language}) as page:
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


READABLE = """() => {
    const own = new Set(["SCRIPT", "STYLE", "CODE", "NOSCRIPT"]);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walk.nextNode()) {
        const { parentElement: element, data } = walk.currentNode;
        if (own.has(element.tagName) || element.closest("svg, select, .wordmark")) continue;
        if (/[A-Za-z]{2,}/.test(data)) found.push(data.trim());
    }
    for (const named of document.querySelectorAll("[aria-label], [title], [placeholder]"))
        for (const name of ["aria-label", "title", "placeholder"])
            if (/[A-Za-z]{2,}/.test(named.getAttribute(name) ?? ""))
                found.push(named.getAttribute(name));
    return found;
}"""
# Names are nobody's to translate.
PEOPLE = ("Anna", "Mimi", "Beppe", "Carla", "Nonna", "Maestro")
BOXES = ("Schotten-Totten", "Tabula Rasa", "Rat Hot", "Iello", "PS Games", "Menhir")
NAMES = (*PEOPLE, *BOXES, "tavolino", "Tavolino", "API")


async def test_in_the_language_in_disguise_nothing_can_be_read(
    house: House, browser: Browser
) -> None:
    created = await table_with_bots(house, "schotten-totten", tactics=True)
    at_table = f"#{created['seats'][0]}"
    async with window(browser, house.address, settings={"language": "qps"}) as page:
        for path in (
            "/",
            "/new",
            "/settings",
            f"/t/{created['table']}{at_table}",
            f"/t/{created['table']}/text{at_table}",
        ):
            await page.goto(path)
            await page.locator("main").wait_for()
            await page.wait_for_load_state("networkidle")
            readable = [
                text
                for text in await page.evaluate(READABLE)
                if any(len(word) > 1 for word in words_besides_names(text))
            ]
            assert readable == [], path


def words_besides_names(text: str) -> list[str]:
    for name in NAMES:
        text = text.replace(name, "")
    return re.findall(r"[A-Za-z]+", text)
