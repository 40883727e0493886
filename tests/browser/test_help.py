"""Help at the table: what something on the board is and does, and the rules beside it."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import Browser, Locator, Page, expect

import tavolino
from tavolino.core.contract import Json
from tests.browser.axe import complaints
from tests.browser.browser import resize, until, window
from tests.browser.tables import go_to_table, snapshot, table_from_record, table_with_bots
from tests.repeats import repeated
from tests.server.live_server import LiveServer


def with_card(edition: str, card: str) -> Json:
    """The record of a game in which seat 0 is to play and holds a card."""
    for seed in range(500):
        rng = random.Random(seed)
        game = tavolino.new("schotten-totten", edition=edition, tactics=True, seed=seed, first=0)
        for _ in range(30):
            view = game.view(0).data
            if view["player"] == 0 and view["step"] == "play" and card in view["hands"][0]["cards"]:
                return game.record()
            game.play(rng.choice(game.legal))
            if game.over:
                break
    raise AssertionError(f"nobody gets {card}")


def the_help(page: Page) -> Locator:
    return page.get_by_role("tooltip")


async def press_and_hold(page: Page, part: Locator) -> None:
    box = await part.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    await expect(the_help(page)).to_be_visible()
    await devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(
    ("edition", "says"),
    [
        repeated("iello", "at the bottom of their decks"),
        ("ps-games", "on top of their decks"),
        repeated("menhir", "Look at your opponent’s hand"),
    ],
)
async def test_a_card_is_explained_as_its_edition_plays_it(
    live_server: LiveServer, browser: Browser, edition: str, says: str
) -> None:
    created = await table_from_record(live_server, with_card(edition, "scout"))
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        scout = page.locator(".hand [data-help=scout]")
        await scout.hover()
        await expect(the_help(page)).to_contain_text(says)
        await expect(the_help(page)).to_contain_text("Scout")
        assert await complaints(page) == []
        await page.keyboard.press("Escape")
        await expect(the_help(page)).to_have_count(0)
        await scout.focus()
        await page.keyboard.press("?")
        await expect(the_help(page)).to_contain_text(says)
        await page.get_by_role("button", name="Resign").hover()
        await expect(the_help(page)).to_have_count(0)


async def test_a_long_press_explains_and_plays_nothing(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "tabula-rasa", players=3)
    before = await snapshot(live_server, created)
    async with window(browser, live_server.address, 360, 740, has_touch=True) as page:
        await go_to_table(page, created)
        card = page.locator(".hand .card").first
        await press_and_hold(page, card)
        await expect(the_help(page)).to_contain_text("Goes to territory")
        await expect(page.locator(".hand .card.picked")).to_have_count(0)
        box = await the_help(page).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        await page.locator(".board-frame").tap(position={"x": 180, "y": 4})
        await expect(the_help(page)).to_have_count(0)
        await card.tap()
        await expect(page.locator(".hand .card.picked")).to_have_count(1)
    assert (await snapshot(live_server, created))["ply"] == before["ply"]


@pytest.mark.parametrize(("players", "shared"), [repeated(2, False), (3, True)])
async def test_a_territory_and_its_treasure_are_explained_for_so_many_players(
    live_server: LiveServer, browser: Browser, players: int, shared: bool
) -> None:
    created = await table_with_bots(live_server, "tabula-rasa", players=players)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await page.locator("[data-place='4']").focus()
        await page.keyboard.press("?")
        await expect(the_help(page)).to_contain_text("Territory 4, 4 points")
        await expect(the_help(page)).to_contain_text("Treasure, 1 point")
        of_three = the_help(page).get_by_text("If three tie for most")
        await expect(of_three).to_have_count(1 if shared else 0)


async def test_help_goes_along_when_the_board_is_scrolled(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "schotten-totten")
    async with window(browser, live_server.address, 360, 420) as page:
        await go_to_table(page, created)
        stone = page.locator("[data-help]:is(.stone, .stones *)").first
        await stone.focus()
        await page.keyboard.press("?")
        await expect(the_help(page)).to_be_visible()

        async def is_beside_it() -> bool:
            part, card = await stone.bounding_box(), await the_help(page).bounding_box()
            assert part is not None
            assert card is not None
            above = part["y"] - card["y"] - card["height"]
            below = card["y"] - part["y"] - part["height"]
            return max(above, below) == pytest.approx(8, abs=2)  # and a border

        board = page.locator(".board > .board")
        await until(is_beside_it)
        await board.evaluate("(board) => board.scrollBy(0, 20)")
        assert await board.evaluate("(board) => board.scrollTop") == 20
        await until(is_beside_it)
        await resize(page, 360, 300)
        await board.evaluate("(board) => board.scrollBy(0, 1000)")
        await expect(the_help(page)).to_have_count(0)


async def test_rats_and_strips_are_explained(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, "rat-hot", shrunk_groups_score=True)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await page.locator(".rats").first.hover()
        await expect(the_help(page)).to_contain_text("three or more rats of your own colour")
        await page.locator(".field[data-help=r1]").first.focus()
        await page.keyboard.press("?")
        await expect(the_help(page)).to_contain_text("Red nutmeg", ignore_case=True)
        await expect(the_help(page)).to_contain_text("what is left of a group")
        await page.keyboard.press("Escape")
        await page.locator(".tray .strip button").first.focus()
        await page.keyboard.press("?")
        await expect(the_help(page)).to_contain_text("A strip lies along a row")


@pytest.mark.parametrize("tactics", [repeated(False), True])
async def test_the_rules_of_this_table_are_a_tab_away(
    live_server: LiveServer, browser: Browser, tactics: bool
) -> None:
    created = await table_with_bots(
        live_server, "schotten-totten", edition="menhir", tactics=tactics, stones=7
    )
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await page.get_by_role("tab", name="Rules").click()
        rules = page.get_by_role("region", name="Rules")
        await expect(rules).to_contain_text("Your own side may be incomplete")
        await expect(rules).to_contain_text("Stones: 7")
        await expect(rules).not_to_contain_text("Your own side must be complete")
        pictures = rules.get_by_role("row", name="Colour run").locator("svg")
        await expect(pictures).to_have_count(3)
        scout = rules.get_by_text("Look at your opponent’s hand")
        await expect(scout).to_have_count(1 if tactics else 0)
        assert await complaints(page) == []


async def test_on_a_phone_the_rules_are_in_the_drawer(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    async with window(browser, live_server.address, 360, 740) as page:
        await go_to_table(page, created)
        await page.get_by_role("button", name="Log and more").click()
        await page.get_by_role("tab", name="Rules").click()
        rules = page.get_by_role("region", name="Rules")
        await expect(rules).to_contain_text("Two fields")
        assert await rules.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth")


async def test_the_text_view_explains_the_same_words(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "schotten-totten", edition="menhir", tactics=True)
    async with window(browser, live_server.address) as page:
        await page.goto(f"/t/{created['table']}/text#{created['seats'][0]}")
        line, answers = page.get_by_label("A move or a command"), page.locator(".answers")
        for typed, answer in (
            ("help Scout", "Scout: Look at your opponent’s hand."),
            ("help Dragon", "There’s nothing to explain about “Dragon”"),
            ("?", "help joker-1: what something on the table is and does"),
        ):
            await line.fill(typed)
            await page.keyboard.press("Enter")
            await expect(answers).to_contain_text(answer)
