"""The letters of colours on cards: in the reader's language, and clear of what is beside them."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tavolino.text.language import LANGUAGES, language
from tests.browser.browser import change_settings, window
from tests.browser.tables import go_to_table, plays, snapshot, table_with_bots
from tests.server.live_server import LiveServer

# What a letter runs into: a number or a glyph on the same card, or the edge of its picture.
CROWDED = """() => [...document.querySelectorAll("svg .letter")].flatMap((letter) => {
    const svg = letter.ownerSVGElement, own = letter.getBBox(), box = svg.viewBox.baseVal;
    const right = own.x + own.width;
    const others = [...svg.querySelectorAll(".value, .ink, .marks > :not(text)")];
    const beside = others.map((other) => other.getBBox()).filter((other) =>
        other.width && other.y < own.y + own.height && other.y + other.height > own.y + 6);
    const clear = beside.every((other) => other.x + other.width <= own.x || other.x >= right);
    const inside = own.x >= box.x + 1 && right <= box.x + box.width - 1;
    return clear && inside ? [] : [`${letter.textContent} in ${svg.classList}`];
})"""


@pytest.mark.parametrize("game", ["schotten-totten", "tabula-rasa"])
async def test_cards_have_the_letters_of_the_readers_language(
    live_server: LiveServer, browser: Browser, game: str
) -> None:
    created = await table_with_bots(live_server, game)
    await plays(live_server, created, 0)
    view = (await snapshot(live_server, created))["view"]
    hand = view["hands"][0]["cards"]
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        for width in (1280, 360):
            await page.set_viewport_size({"width": width, "height": 740})
            for code in LANGUAGES:
                await change_settings(page, language=code)
                say = language(code).say
                letters = [say("card-letters", colour=card[0]) for card in hand]
                await expect(page.locator(".hand svg.card .letter")).to_have_text(letters)
                await page.evaluate("document.fonts.ready")
                assert await page.evaluate(CROWDED) == [], (code, width)


async def test_the_settings_show_the_same_letters(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address, settings={"language": "el"}) as page:
        await page.goto("/settings")
        suits = page.locator(".suits").first.locator(".suit")
        await expect(suits).to_have_text(["Κο", "Κι", "Π", "Μπ", "Μο", "Γ"])
