"""Lessons and rules on the page, as somebody who is new to the game meets them."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.async_api import Browser, Page, expect

from tavolino.core.contract import Json
from tests.browser.browser import window
from tests.repeats import repeated
from tests.server.live_server import LiveServer


async def lesson(live_server: LiveServer, game: str) -> list[Json]:
    steps: list[Json] = (await live_server.ask("GET", f"/lessons/{game}", language="en")).json()[
        "steps"
    ]
    return steps


async def go_on(page: Page) -> None:
    await expect(page.locator(".answer.right")).to_be_visible()
    await page.get_by_role("button", name="Next").click()


async def do_on_the_board(page: Page, step: Json) -> None:
    """Pick the card and point at its place; or press the stone's own button. A ruse is picked in
    the hand, then the card that it moves, then where that goes."""
    move = step["example"]
    label = step["words"]["moves"][move]
    hand = page.get_by_role("group", name="Your hand")
    ruse = re.fullmatch("([a-z]+) ([a-z0-9-]+)@[0-9]>([a-z0-9]+)", move)
    if ruse:
        await hand.get_by_role("button", name=re.compile(f"^{ruse[1]}", re.I)).click()
        lying = ".condition.live" if ruse[2] == "fog" else f'[data-flight="card:{ruse[2]}"]'
        await page.locator(f".board {lying}").click(position={"x": 12, "y": 8})  # its top shows
        if not ruse[3].isdigit():
            return
    elif "@" in move:
        name = re.sub(r"^(Lay|Play) (the )?| at stone \d$", "", label)
        await hand.get_by_role("button", name=re.compile(f"^{re.escape(name)}\\b")).first.click()
    elif move.startswith(("scout", "return")):
        name = re.sub(r"^(Put|Play) (the )?| back$", "", label)
        await hand.get_by_role("button", name=re.compile(f"^{re.escape(name)}\\b")).first.click()
    await page.get_by_role("button", name=label).first.click()


async def test_a_lesson_is_played_on_the_board_to_its_end(
    live_server: LiveServer, browser: Browser
) -> None:
    steps = await lesson(live_server, "schotten-totten")
    async with window(browser, live_server.address) as page:
        await page.goto("/learn")
        await page.get_by_role("link", name="Start the lesson").first.click()
        parts = Counter(step["part"] for step in steps)
        number = 0
        for before, step in zip([None, *steps], steps, strict=False):
            part = step["part"]
            number = number + 1 if before and before["part"] == part else 1
            heading = page.get_by_role("heading", name=f"Step {number} of {parts[part]}")
            await expect(heading).to_be_visible()
            tabs = page.get_by_role("list", name="Parts of the lesson")
            await expect(tabs.locator("[aria-current]")).to_have_text(part)
            await expect(page.locator(".task")).to_have_text(step["task"])
            await do_on_the_board(page, step)
            await go_on(page)
        await expect(page.get_by_role("heading", name="That’s the whole lesson")).to_be_visible()
        await page.get_by_role("link", name="Play a game").click()
        await expect(page).to_have_url(re.compile("/new\\?game=schotten-totten"))


@pytest.mark.parametrize("game", [repeated("tabula-rasa"), "rat-hot"])
async def test_a_lesson_is_played_in_words_to_its_end(
    live_server: LiveServer, browser: Browser, game: str
) -> None:
    steps = await lesson(live_server, game)
    async with window(browser, live_server.address, 360, 740) as page:
        await page.goto(f"/learn/{game}?text")
        for step in steps:
            await expect(page.locator(".task")).to_have_text(step["task"])
            label = step["words"]["moves"][step["example"]]
            await page.get_by_role("button", name=label, exact=True).click()
            await go_on(page)
        await expect(page.get_by_role("heading", name="That’s the whole lesson")).to_be_visible()


async def test_a_claim_that_is_not_proven_is_answered_with_cards(
    live_server: LiveServer, browser: Browser
) -> None:
    steps = await lesson(live_server, "schotten-totten")
    proof = [step["name"] for step in steps].index("proof")
    async with window(browser, live_server.address) as page:
        await page.goto("/learn/schotten-totten")
        await page.get_by_role("button", name=f"Step {proof + 1} of").click()
        await expect(page.locator(".task")).to_have_text(steps[proof]["task"])
        await page.get_by_role("button", name=re.compile("^Stone 6")).first.click()
        await expect(page.get_by_role("heading", name="Why not stone 6?")).to_be_visible()
        await expect(page.locator(".why .cards svg").first).to_be_visible()


async def test_a_learner_goes_straight_to_a_part(live_server: LiveServer, browser: Browser) -> None:
    steps = await lesson(live_server, "schotten-totten")
    first = next(step for step in steps if step["part"] == "Menhir")
    async with window(browser, live_server.address, 360, 740) as page:
        await page.goto("/learn/schotten-totten")
        await page.get_by_role("button", name="Menhir").click()
        await expect(page.locator(".task")).to_have_text(first["task"])
        await page.get_by_role("button", name="Back").click()  # to the part before
        await expect(page.get_by_role("button", name="PS Games")).to_have_attribute(
            "aria-current", "true"
        )
        await expect(page.get_by_role("heading", name="Step 3 of 3")).to_be_visible()


async def test_show_me_names_a_move_that_does_it(live_server: LiveServer, browser: Browser) -> None:
    steps = await lesson(live_server, "tabula-rasa")
    async with window(browser, live_server.address) as page:
        await page.goto("/learn/tabula-rasa")
        await page.get_by_role("button", name="Show me").click()
        label = steps[0]["words"]["moves"][steps[0]["example"]]
        await expect(page.locator(".example")).to_contain_text(label)


async def test_the_rules_change_with_the_edition(live_server: LiveServer, browser: Browser) -> None:
    async with window(browser, live_server.address) as page:
        await page.goto("/rules/schotten-totten")
        scout = page.get_by_role("row", name=re.compile("^Scout"))
        await expect(scout).to_contain_text("at the bottom of their decks")
        await page.get_by_role("radio", name=re.compile("Menhir")).check()
        await expect(scout).to_contain_text("Look at your opponent’s hand")
        await expect(page).to_have_url(re.compile("edition=menhir"))
        await page.reload()
        await expect(scout).to_contain_text("Look at your opponent’s hand")
