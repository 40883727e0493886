"""A phone on its side: games are played by touch, and nothing that is needed is out of reach."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

import tavolino
from tavolino.core.contract import Json
from tests.browser.browser import window
from tests.browser.tables import go_to_table, snapshot, table_from_record
from tests.repeats import repeated
from tests.server.live_server import LiveServer

SIZES = [("en", 740, 360), repeated("el", 844, 390)]
LEAST = 24  # pixels that a finger needs, as WCAG 2.2 has it
TURNS = 3

# What is wrong with where these elements are: outside the window, too small, or under something.
OUT_OF_REACH = """([selector, least]) => {
    const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({
        visibilityProperty: true }));
    const wrong = found.flatMap((one) => {
        const box = one.getBoundingClientRect();
        const name = `${one.className} ${one.getAttribute("aria-label") ?? one.textContent.trim()}`;
        const at = [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
        const says = (what) => [`${name}: ${what} (${at})`];
        if (box.left < -0.5 || box.top < -0.5) return says("outside");
        if (box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) return says("outside");
        if (box.width < least || box.height < least) return says("too small");
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return one.contains(hit) ? [] : says(`under ${hit?.className}`);
    });
    return [found.length, wrong];
}"""


async def in_reach(page: Page, selector: str) -> int:
    """How many such elements there are; each is in the window, large enough, and not covered."""
    count, wrong = await page.evaluate(OUT_OF_REACH, [selector, LEAST])
    assert not wrong, wrong
    return int(count)


async def settled(page: Page) -> None:
    await expect(page.locator(".says.turn")).to_be_visible()
    # The board is loaded on its own, and may come later.
    await expect(page.locator(".hand button, .tray .strip button").first).to_be_visible()
    await in_reach(page, ".says, .actions button, header .way")


async def confirms(page: Page) -> None:
    """A move is asked about: both answers are in reach."""
    assert await in_reach(page, ".says .button") == 2
    await page.get_by_role("button", name="Yes, play it").tap()


async def a_turn_of_schotten(page: Page) -> None:
    assert await in_reach(page, ".hand button.held") >= 5
    if await page.locator("button.claim").count():
        await in_reach(page, "button.claim")
        await page.locator("button.claim").first.tap()
    elif await page.locator(".hand button.able").count():
        await page.locator(".hand button.able").first.tap()
        assert await in_reach(page, ".board button.slot, .board button.live, .bar button") > 1
        await page.locator(".board button.slot, .stones button.live").first.tap()
    else:  # a card is drawn
        assert await in_reach(page, ".board .bar button, .board .pile.live") > 0
        await page.locator(".board .bar button.action").first.tap()


async def a_turn_of_tabula(page: Page) -> None:
    cards = page.locator(".hand .held button")
    assert await in_reach(page, ".hand .held button") == await cards.count() > 0
    assert await in_reach(page, ".map .territory") == 10
    await cards.first.tap()
    assert await in_reach(page, ".territory.target") > 0
    await page.locator(".territory.target").first.tap()


async def a_turn_of_rat_hot(page: Page) -> None:
    pane = await page.locator(".pane").bounding_box()
    assert pane is not None
    assert pane["height"] > 200
    assert pane["width"] > 300
    await in_reach(page, ".tray .strip button, .tray .turn, .lenses button")
    await page.locator(".tray .strip button").first.tap()
    assert await in_reach(page, ".target.aimed, .tray .lay") == 2
    await page.locator(".tray .turn").tap()
    assert await in_reach(page, ".target.aimed, .tray .lay") == 2
    await page.locator(".tray .lay").tap()


BEGUN: dict[str, tuple[Json, int, Any]] = {
    "schotten-totten": ({"edition": "iello", "tactics": True}, 24, a_turn_of_schotten),
    "tabula-rasa": ({"players": 3}, 12, a_turn_of_tabula),
    "rat-hot": ({}, 10, a_turn_of_rat_hot),
}


def position(game: str, moves: int, **options: Any) -> tavolino.Game:
    """A game in its middle: seat 0 has to decide, and may claim a stone where there are stones."""
    begun = tavolino.new(game, seed=3, first=0, **options)
    stones = game == "schotten-totten"
    while len(begun.moves) < moves or begun.player != 0 or stones != claims(begun):
        begun.play(next(move for move in begun.legal if not move.startswith("claim")))
    return begun


def claims(begun: tavolino.Game) -> bool:
    return any(move.startswith("claim") for move in begun.legal)


@pytest.mark.parametrize(("language", "width", "height"), SIZES)
@pytest.mark.parametrize("game", list(BEGUN))
async def test_a_phone_on_its_side(
    live_server: LiveServer, browser: Browser, game: str, language: str, width: int, height: int
) -> None:
    options, moves, take_turn = BEGUN[game]
    begun = position(game, moves, **options)
    created = await table_from_record(live_server, begun.record())
    ask = {"language": language, "confirm": language == "en"}
    async with window(browser, live_server.address, width, height, ask, has_touch=True) as page:
        await go_to_table(page, created)
        for _ in range(TURNS):
            await settled(page)
            ply = (await snapshot(live_server, created))["ply"]
            await take_turn(page)
            if ask["confirm"]:
                await confirms(page)
            await moved_on(page, live_server, created, ply)
        assert await page.evaluate("document.documentElement.scrollHeight") <= height
        await page.locator(".drawer-button").tap()
        assert await in_reach(page, ".side-panel [role=tab], .side-panel .shut") == 6
        await page.locator(".side-panel .shut").tap()


async def moved_on(page: Page, live_server: LiveServer, created: Json, ply: int) -> None:
    """The move has been played, it is Anna's turn again, and the page has it all."""
    while True:
        seen = await snapshot(live_server, created)
        if seen["ply"] > ply and seen["view"]["player"] == 0:
            break
        await page.wait_for_timeout(50)
    movers = [event["player"] for event in seen["events"] if event["type"] == "move"]
    turns = [player for player, _ in groupby(movers)]
    await expect(page.locator("#panel ol button")).to_have_count(len(turns))
