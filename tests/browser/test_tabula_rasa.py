"""Whole games of Tabula Rasa on the page, as a person plays them."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tavolino.text.names import apart
from tests.browser.browser import window
from tests.browser.tables import go_to_table, note_changes, played_on, snapshot, table_with_bots
from tests.repeats import repeated
from tests.server.live_server import LiveServer

MOST_TURNS = 30
SMALL = {"colours": 3, "values": 4, "hand": 3}


def cards(page: Page) -> Locator:
    """The cards of the own hand that can be played."""
    hand = page.get_by_role("list", name="Your hand")
    return hand.get_by_role("button", disabled=False)


def targets(page: Page) -> Locator:
    """Where the picked card may be laid."""
    return page.get_by_role("button", name=re.compile("^Lay .* at "))


def treasury(page: Page) -> Locator:
    return page.get_by_role("list", name="Scoring")


async def is_my_turn(page: Page) -> bool:
    """Waits for the own turn; false once the game is over."""
    await expect(cards(page).first.or_(treasury(page))).to_be_visible()
    return await treasury(page).count() == 0


async def play_to_the_end(page: Page, rng: random.Random, touch: bool = False) -> None:
    for _ in range(MOST_TURNS):
        if not await is_my_turn(page):
            return
        held = await cards(page).count()
        card, place = cards(page).nth(rng.randrange(held)), targets(page).nth(rng.randrange(2))
        await (card.tap() if touch else card.click())
        await (place.tap() if touch else place.click())
        await expect(targets(page)).to_have_count(0)
    raise AssertionError(f"no end after {MOST_TURNS} turns")


@pytest.mark.parametrize("players", [repeated(2), repeated(3), 4])
async def test_a_game_by_mouse(live_server: LiveServer, browser: Browser, players: int) -> None:
    created = await table_with_bots(live_server, "tabula-rasa", players=players)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await play_to_the_end(page, random.Random(players))
        ended = await snapshot(live_server, created)
        assert ended["state"] == "over"
        scores = ended["view"]["result"]["scores"]
        names = apart(["Anna", *["Mimi"] * (players - 1)])
        rows = ended["view"]["teams"]
        for number, seats in enumerate(rows):
            row = treasury(page).get_by_role("listitem").nth(number)
            name = " & ".join(names[seat] for seat in seats)
            await expect(row).to_contain_text(name)
            await expect(row.locator("strong")).to_have_text(str(scores[seats[0]]))


async def test_a_game_by_touch_on_a_phone(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, "tabula-rasa", players=2, **SMALL)
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True}
    async with window(browser, live_server.address, 360, 740, **phone) as page:
        await go_to_table(page, created)
        await play_to_the_end(page, random.Random(7), touch=True)
        assert (await snapshot(live_server, created))["state"] == "over"
        assert not await page.evaluate("document.documentElement.scrollWidth > innerWidth")


async def test_a_knight_is_laid_by_keys_alone(live_server: LiveServer, browser: Browser) -> None:
    """Enter picks the card and goes to a target, an arrow to the other one, Enter lays; the focus
    is back in the hand then."""
    created = await table_with_bots(live_server, "tabula-rasa", players=2)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await is_my_turn(page)
        for _ in range(3):
            await cards(page).first.focus()
            await page.keyboard.press("ArrowRight")
            before = (await snapshot(live_server, created))["ply"]
            await page.keyboard.press("Enter")
            await expect(targets(page).first).to_be_focused()
            while not await targets(page).last.evaluate("(at) => at === document.activeElement"):
                await page.keyboard.press("ArrowRight")
            await page.keyboard.press("Enter")
            await expect(page.locator("li button:focus")).to_be_visible()
            await is_my_turn(page)
            assert (await snapshot(live_server, created))["ply"] == before + 2


async def test_escape_gives_a_picked_card_back(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, "tabula-rasa", players=2)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        card = cards(page).nth(2)
        await card.focus()
        await page.keyboard.press("Enter")
        await expect(targets(page)).to_have_count(2)
        await page.keyboard.press("Escape")
        await expect(targets(page)).to_have_count(0)
        await expect(card).to_be_focused()


async def test_a_place_may_be_picked_before_the_card(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "tabula-rasa", players=2)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await is_my_turn(page)
        held = (await snapshot(live_server, created))["view"]["hands"][0]["cards"]
        await page.get_by_role("button", name=f"Territory {held[0][1]},").click()
        fitting = page.get_by_role("list", name="Your hand").get_by_role(
            "button", name=re.compile(f"^Lay .* at territory {held[0][1]}$")
        )
        await expect(fitting).to_have_count(sum(card[1] == held[0][1] for card in held))
        await fitting.first.click()
        await expect(fitting).to_have_count(0)
        seen = await played_on(live_server, created, 2)
        laid = seen["view"]["territories"][int(held[0][1]) - 1]["knights"]
        assert laid[0] == [held[0]]


async def test_a_card_is_dragged_to_a_territory(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, "tabula-rasa", players=2)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await is_my_turn(page)
        card = (await snapshot(live_server, created))["view"]["hands"][0]["cards"][3]
        await cards(page).nth(3).hover()
        await page.mouse.down()
        territory = await page.locator(f'[data-place="{card[0]}"]').bounding_box()
        assert territory is not None
        x, y = territory["x"] + territory["width"] / 2, territory["y"] + territory["height"] / 3
        await page.mouse.move(x - 30, y + 60, steps=4)
        await page.mouse.move(x, y, steps=4)
        await page.mouse.up()
        await expect(page.locator(f'[data-flight^="knight 0 {card[0]} {card}"]')).to_be_visible()


async def test_a_wrong_place_is_explained(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, "tabula-rasa", players=2)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await is_my_turn(page)
        before = await snapshot(live_server, created)
        card = before["view"]["hands"][0]["cards"][0]
        wrong = next(number for number in "12345" if number != card[1])
        await cards(page).first.click()
        await page.get_by_role("button", name=f"Territory {wrong},").click()
        told = page.get_by_role("alert").filter(visible=True)
        await expect(told).to_contain_text(re.compile("number", re.IGNORECASE))
        assert (await snapshot(live_server, created))["ply"] == before["ply"]


async def test_a_spectator_sees_backs_only(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, "tabula-rasa", players=2)
    async with window(browser, live_server.address) as page:
        await page.goto(f"/t/{created['table']}#{created['spectator']}")
        await expect(page.get_by_role("button", name="Territory 1,")).to_be_visible()
        await expect(page.get_by_role("list", name="Hand of Anna").locator("svg")).to_have_count(0)
        await expect(page.get_by_role("list", name="Hand of Anna").locator("li")).to_have_count(8)


async def test_the_count_goes_from_left_to_right(live_server: LiveServer, browser: Browser) -> None:
    small = {"colours": 2, "values": 3, "hand": 3}
    created = await table_with_bots(live_server, "tabula-rasa", players=2, **small)
    async with window(browser, live_server.address, settings={"speed": "fast"}) as page:
        await go_to_table(page, created)
        await note_changes(page, ".treasury strong")
        await play_to_the_end(page, random.Random(1))
        view = (await snapshot(live_server, created))["view"]
        worth = {tile["place"]: tile["points"] for tile in view["territories"]}
        totals, expected = [0, 0], ["0 0"]
        for place, tile, row in view["result"]["tiles"]:
            totals[row] += {"territory": worth[place], "treasure": 1, "castle": 5}[tile]
        for row, total in enumerate(totals):
            await expect(treasury(page).locator("strong").nth(row)).to_have_text(str(total))
        assert totals == view["result"]["scores"]
        for place in worth:
            gained = [0, 0]
            for at, tile, row in view["result"]["tiles"]:
                if at == place and tile != "castle":
                    gained[row] += worth[place] if tile == "territory" else 1
            add(expected, gained)
            castle = [
                row for at, tile, row in view["result"]["tiles"] if (at, tile) == (place, "castle")
            ]
            add(expected, [5 * (row in castle) for row in range(2)])
        assert await page.evaluate("window.seen") == expected


def add(seen: list[str], gained: list[int]) -> None:
    """The next totals that are to be seen, unless nothing was gained."""
    if any(gained):
        before = map(int, seen[-1].split())
        seen.append(" ".join(str(had + more) for had, more in zip(before, gained, strict=True)))
