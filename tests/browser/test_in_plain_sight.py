"""Nothing covers, cuts or washes out what one plays with, on phones above all."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

import tavolino
from tavolino.core.contract import Json
from tests.browser.browser import change_settings, resize, settled, window
from tests.browser.tables import given_table, go_to_table, plays, sits_down, table_with_bots
from tests.browser.test_landscape import position
from tests.repeats import repeated
from tests.server.live_server import LiveServer

PHONE = (360, 740)
SIZES = (PHONE, (844, 390), (768, 1024), (1280, 800))
LANGUAGES = ("en", "it", "el", "de", "fr", "es")
LONG_NAMES = ("Maximiliane", "Bartholomäus Kern", "Konstantina", "Lieselotte von Au")

# Which of some elements have a part in common with which of others, in words.
COVERED = """([over, below]) => {
    const seen = (one) => one.checkVisibility({ visibilityProperty: true });
    const boxes = (selector) => [...document.querySelectorAll(selector)].filter(seen)
        .map((one) => [one.textContent.trim() || one.className, one.getBoundingClientRect()]);
    return boxes(over).flatMap(([what, a]) => boxes(below).flatMap(([other, b]) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
            ? [`${what} is over ${other}`] : []));
}"""
# Text that is wider than its element.
CUT = """(selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent.trim())"""
# Texts in figures that go below the line.
OLD_STYLE = """() => [...document.querySelectorAll("body *")]
    .filter((one) => !getComputedStyle(one).fontVariantNumeric.includes("lining-nums"))
    .map((one) => one.outerHTML)"""
# How far the brightest shadow of an element reaches beyond it, in pixels.
REACH = """(one) => {
    const shadows = getComputedStyle(one).boxShadow.split(/,(?![^(]*\\))/);
    return Math.max(...shadows.map((shadow) => {
        const [across, down, blur, spread] = shadow.match(/-?[\\d.]+px/g).map(parseFloat);
        return Math.max(Math.abs(across), Math.abs(down)) + blur + spread;
    }));
}"""


async def covered(page: Page, over: str, below: str) -> list[str]:
    assert await page.locator(over).count() > 0
    assert await page.locator(below).count() > 0
    found: list[str] = await page.evaluate(COVERED, [over, below])
    return found


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("tabula-rasa", {"players": 4}),
        repeated("schotten-totten", {}),
        repeated("rat-hot", {}),
    ],
)
async def test_what_is_said_covers_nothing_of_the_game(
    live_server: LiveServer, browser: Browser, game: str, options: Json
) -> None:
    players = options.get("players", 2)
    seats: list[Json] = [{}, {}, *({"bot": "mimi"} for _ in range(players - 2))]
    if players == 2:
        seats = [{}, {"bot": "mimi"}]
    created = await live_server.create(game, options, seats=seats, first=0)
    await sits_down(live_server, created, *("Anna", "Bo")[: seats.count({})])
    async with window(browser, live_server.address) as page:
        bubble = page.locator(".bubble")
        for width, height in SIZES:
            await resize(page, width, height)
            await go_to_table(page, created)
            await expect(bubble).to_have_count(1)  # of two bots, one after the other
            played_with = ".board, .says, .actions button"
            names = "" if (width, height) == (768, 1024) else ", header li"
            assert await covered(page, ".bubble", played_with + names) == []
            await page.evaluate("localStorage.removeItem('tavolino.greeted')")
        await page.reload()
        await expect(bubble).to_have_count(1)
        other = await page.context.new_page()
        await other.goto(f"/t/{created['table']}")
        await other.locator(".board .board").first.wait_for()
        await expect(other.locator(".bubble")).to_have_count(0)
        if players > 2:
            body = {"text": "Good luck!", "id": "luck"}
            path = f"/tables/{created['table']}/chat"
            answer = await live_server.ask("POST", path, created["seats"][1], body)
            assert answer.status_code == 200, answer.text
            await expect(other.locator(".bubble")).to_have_text("Bo Good luck!")


async def test_a_phone_with_tactic_cards(live_server: LiveServer, browser: Browser) -> None:
    seats: list[Json] = [{}, {"bot": "mimi"}]
    created = await live_server.create(
        "schotten-totten", {"tactics": True}, seats=seats, first=0, spectators=True
    )
    await sits_down(live_server, created, "Anna")
    await plays(live_server, created, 0)  # now a card is to be drawn from one of two decks
    async with window(browser, live_server.address, *PHONE) as page:
        await go_to_table(page, created)
        buttons = page.locator(".bar .action")
        for language in LANGUAGES:
            await change_settings(page, language=language)
            await expect(buttons).to_have_count(2)
            await settled(page)
            assert await covered(page, ".bar .action", ".hand .held") == []
            assert await page.evaluate(CUT, ".bar .action") == []
            tops = "(all) => all.map((one) => one.getBoundingClientRect().top)"
            rows = await page.locator(".actions button").evaluate_all(tops)
            assert len(rows) == 6
            assert len({*rows}) == 1, language
        await change_settings(page, language="en")
        assert await page.evaluate(OLD_STYLE) == []
        for part in (".hand button", "button.rock", "button.pile"):
            for number in range(await page.locator(part).count()):
                await page.locator(part).nth(number).focus()
                await page.keyboard.press("?")
                await expect(page.get_by_role("tooltip")).to_be_visible()
                needed = f"{part}:focus, .hand .held, .bar .action, .says, .actions button"
                assert await covered(page, "[role=tooltip]", needed) == []
                await page.keyboard.press("Escape")
        onlooker = await browser.new_context(base_url=live_server.address)
        await (await onlooker.new_page()).goto(f"/t/{created['table']}#{created['spectator']}")
        eye, count = page.locator(".watchers svg"), page.locator(".watchers [aria-hidden]").last
        await expect(count).to_have_text("1")
        left, right = await eye.bounding_box(), await count.bounding_box()
        assert left is not None
        assert right is not None
        assert left["x"] + left["width"] <= right["x"]  # beside it, not above it
        await onlooker.close()
        await page.get_by_role("button", name="Resign").click()
        dialog = page.get_by_role("dialog")
        await expect(dialog).to_contain_text("Your opponent wins the game.")
        turn = page.locator(".far-hand .turn, header li.turn")
        await dialog.get_by_role("button", name="Resign").click()
        await page.locator(".headline").wait_for()
        await expect(turn).to_have_count(0)


async def test_a_hinted_claim_leaves_the_cards_as_they_are(
    live_server: LiveServer, browser: Browser
) -> None:
    begun = position("schotten-totten", 24, edition="iello", tactics=True)
    created = await given_table(
        live_server, "/tables/from-record", begun.record(), [{}, {"bot": "mimi"}]
    )
    await sits_down(live_server, created, "Anna")
    async with window(browser, live_server.address, *PHONE) as page:
        await go_to_table(page, created)
        await page.get_by_role("button", name="Hint").click()
        claim = page.locator("button.claim.shown")
        await expect(claim).to_have_count(1)
        assert await claim.evaluate(REACH) <= 5


async def finished(live_server: LiveServer, game: str, seed: int, **options: Any) -> Json:
    """A table at which everybody sits, and the last move has just been played."""
    rng = random.Random(seed)
    moves: list[str] = []
    played = tavolino.new(game, seed=seed, first=0, **options)
    while not played.over:
        before = played.record()
        moves.append(rng.choice(played.legal))
        mover = played.player
        played.play(moves[-1])
    assert mover is not None
    created = await given_table(
        live_server, "/tables/from-record", before, [{} for _ in before["players"]]
    )
    await sits_down(live_server, created, *LONG_NAMES[: len(before["players"])])
    await plays(live_server, created, mover, moves[-1])
    path = f"/tables/{created['table']}"
    seen = await live_server.ask("GET", path, created["seats"][0])
    return created | {"outcome": seen.json()["outcome"]}


async def test_the_end_of_four_players(live_server: LiveServer, browser: Browser) -> None:
    created = await finished(live_server, "tabula-rasa", 5, players=4)
    winners = created["outcome"]["winners"]
    (loser, *_) = {*range(4)} - {*winners}
    async with window(browser, live_server.address, *PHONE) as page:
        await page.goto(f"/t/{created['table']}#{created['seats'][loser]}")
        first, second = (LONG_NAMES[seat] for seat in winners)
        await expect(page.locator(".headline")).to_have_text(f"{first} and {second} win!")
        for width, height in SIZES:
            await resize(page, width, height)
            assert await covered(page, ".treasury .name", ".treasury .tile, .treasury strong") == []
            assert await page.evaluate(CUT, ".treasury .name") == []
        await expect(page.locator(".treasury strong")).to_have_count(2)
        await expect(page.locator(".row .total")).to_have_count(0)  # the sheet has the points


async def test_the_last_board_of_rat_hot_is_in_view(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await finished(live_server, "rat-hot", 5)
    async with window(browser, live_server.address, *PHONE) as page:
        await go_to_table(page, created)
        await page.locator(".headline").wait_for()
        for width, height in SIZES:
            await resize(page, width, height)
            cut = await page.evaluate(
                """() => {
                    const pane = document.querySelector(".pane").getBoundingClientRect();
                    return [...document.querySelectorAll(".floor > .strip")].filter((one) => {
                        const box = one.getBoundingClientRect();
                        return box.left < pane.left || box.right > pane.right
                            || box.top < pane.top || box.bottom > pane.bottom;
                    }).map((one) => one.dataset.strip);
                }"""
            )
            assert cut == []


async def test_owners_of_stones_are_named_as_far_as_there_is_room(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await finished(live_server, "schotten-totten", 5, stones=9)
    async with window(browser, live_server.address, *PHONE) as page:
        await go_to_table(page, created)
        owners = page.locator(".stone .owner")
        await owners.first.wait_for()
        for language in ("en", "de"):
            await change_settings(page, language=language)
            for width, height in SIZES:
                await resize(page, width, height)
                assert await page.evaluate(CUT, ".stone .owner") == []


async def test_a_table_that_is_still_coming_is_of_no_felt(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    async with window(browser, live_server.address, *PHONE) as page:
        await page.route_web_socket(re.compile("."), lambda _: None)  # which never answers
        await page.goto(f"/t/{created['table']}#{created['seats'][0]}")
        waiting = page.locator("main.wait")
        await expect(waiting).to_have_css("background-image", "none")


@pytest.mark.parametrize(
    ("game", "hand"),
    [
        ("schotten-totten", ".hand"),
        repeated("tabula-rasa", ".hand"),
        repeated("rat-hot", ".tray"),
    ],
)
async def test_what_is_to_be_done_comes_first(
    live_server: LiveServer, browser: Browser, game: str, hand: str
) -> None:
    created = await table_with_bots(live_server, game)
    async with window(browser, live_server.address, *PHONE) as page:
        await go_to_table(page, created)
        await page.locator(f".board {hand} button").first.wait_for()
        for width, height in SIZES:
            await resize(page, width, height)
            await page.locator("header a").last.focus()
            await page.keyboard.press("Tab")
            await expect(page.locator(f".board {hand} button:focus")).to_have_count(1)
        for width, height in ((844, 390), PHONE):
            await resize(page, width, height)
            for language in LANGUAGES:
                await change_settings(page, language=language)
                await settled(page)
                labels = page.locator(".actions .short-on-phones:visible")
                await expect(labels).to_have_count(5)
                buttons = ".actions button, header .way"
                assert await page.evaluate(CUT, buttons) == []
                assert await covered(page, buttons, ".says, header li, header .site") == []
        await page.goto("/")
        waiting = page.get_by_role("region", name="Te toca")
        await expect(waiting.get_by_role("listitem")).to_have_count(1)
        first, games = await waiting.bounding_box(), await page.locator(".games").bounding_box()
        assert first is not None
        assert games is not None
        assert first["y"] < games["y"]
