"""The analysis board: set up by mouse, moves for both sides, lines, the engine, and its link.

Where TAVOLINO_SCREENSHOTS names a folder, pictures are laid there, to be looked at."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from tavolino.core.contract import Json
from tavolino.tables.engine_client import EngineClient
from tests.browser.axe import complaints
from tests.browser.browser import CLIPBOARD, change_settings, picture, resize, until, window
from tests.browser.tables import go_to_table, table_with_bots
from tests.repeats import repeated
from tests.server.live_server import LiveServer, open_live_server, play_over_http, seat_all

SMALL = {"stones": 3, "colours": 3, "hand": 3}
SIZES = ((1280, 800), (360, 740), (844, 390), (1366, 640))


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def engine() -> AsyncIterator[EngineClient]:
    opened = EngineClient(analyse="tests.browser.brief_engine:analyse")
    yield opened
    await opened.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def live_server(sqlite_url: str, engine: EngineClient) -> AsyncIterator[LiveServer]:
    async with open_live_server(sqlite_url, engine) as opened:
        yield opened


async def start_of(live_server: LiveServer, game: str, **options: Any) -> Json:
    answer = await live_server.ask("POST", "/analysis", body={"game": game, "options": options})
    assert answer.status_code == 200, answer.text
    start: Json = answer.json()
    return start


async def paste(page: Page, position: str) -> None:
    await page.goto("/analysis")
    await page.get_by_label("Position or saved game").fill(position)
    await page.get_by_role("button", name="Open it").click()
    await expect(page.get_by_role("heading", name="Best moves")).to_be_visible()


def nodes(page: Page) -> Any:
    return page.locator(".lines .node")


def best(page: Page) -> Any:
    return page.locator(".best button")


async def test_a_position_is_set_up_on_the_board_played_from_and_shared(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address, permissions=CLIPBOARD) as page:
        await page.goto("/analysis")
        await picture(page, "analysis-source")
        assert await complaints(page) == []
        start = await start_of(live_server, "schotten-totten", **SMALL)
        await paste(page, start["position"])
        await set_up(page)
        use = page.get_by_role("button", name="Use this position")
        await clear(page, 27)
        await expect(use).to_be_disabled()
        await expect(page.locator(".missing li")).to_have_text(
            ["Hand of Player 1: 3 missing", "Hand of Player 2: 3 missing"]
        )
        await picture(page, "analysis-set-up")
        assert await complaints(page) == []
        for card in ("r7", "g8", "y4"):
            await put(page, card, "stone-1-0")
        # A full side takes no more cards.
        await in_pile(page, "r6").click()
        await expect(page.locator("[data-open]").first).to_be_visible()
        await expect(on_board(page, "stone-1-0")).not_to_have_attribute("data-open", "")
        await page.keyboard.press("Escape")
        await expect(page.locator("[data-open]")).to_have_count(0)
        # A card that is tapped comes back into the hand, and goes to its next place.
        await tap(page, page.locator(".table [data-piece=y4]"))
        await expect(page.locator(".prompt")).to_have_text("yellow 4: where to?")
        await tap(page, on_board(page, "stone-2-1"))
        await expect(on_board(page, "stone-2-1").locator("[data-piece=y4]")).to_be_visible()
        # A stone that is tapped changes its owner.
        for owner in ("Player 1", "Player 2", None):
            await tap(page, page.locator(".table [data-setting=owner-3]"))
            tag = page.locator(".table .column").nth(2).locator(".owner")
            await (expect(tag).to_have_text(owner) if owner else expect(tag).to_have_count(0))
        for seat, cards in enumerate((("g1", "g2", "g3"), ("y1", "y2"))):
            for card in cards:
                await put(page, card, f"hand-{seat}")
        await expect(page.locator(".missing li")).to_have_text(["Hand of Player 2: 1 missing"])
        # By keyboard, in the list of places: it takes the focus, and gives it back.
        await in_pile(page, "y3").press("Enter")
        here = page.get_by_role("button", name="Put it here: Hand of Player 2")
        await expect(page.locator(".here").first).to_be_focused()
        await here.press("Enter")
        await expect(on_board(page, "hand-1").locator("[data-piece=y3]")).to_be_visible()
        await expect(page.locator(".pile .piece:focus")).to_have_count(1)
        await expect(page.locator(".prompt")).to_have_text("Everything has its place.")
        await page.get_by_role("group", name="To move").get_by_label("Player 1").check()
        await use.click()

        await expect(best(page).first).to_be_visible()
        assert 1 <= await best(page).count() <= 3
        await expect(page.locator(".chances li")).to_have_count(2)
        shares = await page.locator(".chances").inner_text()
        assert sum(map(int, re.findall(r"(\d+)%", shares))) == 100, shares
        await picture(page, "analysis-board")
        assert await complaints(page) == []

        # Moves for both sides, on the board.
        asked = page.locator(".says p:not([aria-hidden])").first
        for number, card in enumerate(("green 1", "yellow 1"), 1):
            await expect(asked).to_contain_text(f"Player {number}: Play a card.")
            await lay(page, card, 2)
        await expect(nodes(page)).to_have_text(
            ["Start", "1.Lay the green 1 at stone 2", "Lay the yellow 1 at stone 2"]
        )
        # Taken back, and another one instead.
        await page.get_by_role("button", name="Take back").click()
        await expect(nodes(page)).to_have_text(["Start", "1.Lay the green 1 at stone 2"])
        await lay(page, "yellow 1", 3)
        await page.keyboard.press("Home")
        await expect(nodes(page).nth(0)).to_have_attribute("aria-current", "step")
        # A branch with a name.
        await lay(page, "green 2", 3)
        await page.get_by_label("Name of this line").fill("Wait and see")
        await page.get_by_label("Name of this line").press("Tab")
        lines = [
            "Start",
            "1.Lay the green 1 at stone 2",
            "Lay the yellow 1 at stone 3",
            "1.Lay the green 2 at stone 3",
        ]
        await expect(nodes(page)).to_have_text(lines)
        await expect(page.locator(".lines strong")).to_have_text(["Wait and see"])
        await best(page).first.click()  # for the other side
        await expect(nodes(page)).to_have_count(5)
        await picture(page, "analysis-lines")
        # Arrow keys walk the lines.
        await page.locator("h1").first.evaluate("() => document.activeElement?.blur()")
        await page.keyboard.press("ArrowLeft")
        await expect(nodes(page).nth(3)).to_have_attribute("aria-current", "step")
        await page.keyboard.press("ArrowUp")
        await expect(nodes(page).nth(1)).to_have_attribute("aria-current", "step")
        await page.keyboard.press("ArrowDown")
        await expect(nodes(page).nth(3)).to_have_attribute("aria-current", "step")
        # From the knowledge of one seat.
        await page.get_by_label("Point of view").select_option("Player 1")
        moves = page.get_by_label("Moves of Player 2")
        await expect(moves).to_be_visible()
        # The engine can be stopped.
        await page.get_by_role("button", name="Stop").click()
        await expect(best(page)).to_have_count(0)
        await page.get_by_role("button", name="Show the best moves").click()
        await expect(best(page).first).to_be_visible()
        await expect(page).to_have_url(re.compile("/analysis#"))
        listed = await nodes(page).all_inner_texts()
        prompt = await page.locator(".says p").inner_text()
        await page.get_by_role("button", name="Copy link").click()

        async def is_copied() -> bool:
            return "#" in await page.evaluate("navigator.clipboard.readText()")

        await until(is_copied)
        link = await page.evaluate("navigator.clipboard.readText()")
        await expect(page).to_have_url(link)
    async with window(browser, live_server.address) as page:
        await page.goto(link)
        await expect(nodes(page)).to_have_text(listed)
        await expect(page.locator(".lines strong")).to_have_text(["Wait and see"])
        await expect(nodes(page).nth(3)).to_have_attribute("aria-current", "step")
        await expect(page.get_by_label("Point of view")).to_have_value("0")
        await expect(page.locator(".says p")).to_have_text(prompt)
        await expect(best(page).first).to_be_visible()
        await page.goto("/analysis?text" + link[link.index("#") :])
        await expect(page.get_by_role("heading", name="Lines")).to_be_visible()
        await expect(page.locator(".board-frame")).to_have_count(0)
        moves = page.get_by_label("Moves of Player 2")
        known = await nodes(page).nth(4).inner_text()
        values = await moves.locator("option").evaluate_all("all => all.map(each => each.text)")
        await moves.select_option(label=next(each for each in values if each and each not in known))
        await expect(nodes(page)).to_have_count(6)
        assert await complaints(page) == []


async def test_strips_are_laid_on_the_board_and_taken_back(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address) as page:
        await paste(page, (await start_of(live_server, "rat-hot"))["position"])
        await set_up(page)
        laid = page.locator(".table [data-in=laid]")
        strips = []
        for number in range(2):
            in_the_pile = page.locator(".pile .piece").nth(3)  # others are turned up
            strips.append(await in_the_pile.get_attribute("data-name"))
            await in_the_pile.click()
            await page.locator(".table .target").first.click()
            await expect(laid).to_have_count(2 + number)  # with the start strip
            await expect(page.locator(".table .target")).to_have_count(0)
        await expect(laid.and_(page.locator(f"[data-piece='{strips[0]}']"))).to_have_count(1)
        await tap(page, laid.and_(page.locator(f"[data-piece='{strips[1]}']")))
        await expect(laid).to_have_count(2)
        await expect(page.locator(".table .target").first).to_be_visible()  # it is in hand
        # In words, without the board.
        moves = page.locator(".by-moves")
        await moves.select_option(index=2)
        await expect(laid).to_have_count(3)
        # What everything else lies on cannot be taken away.
        await tap(page, laid.and_(page.locator("[data-piece='0']")))
        await expect(laid).to_have_count(3)
        await page.get_by_role("group", name="Began").get_by_label("Player 2").check()
        await page.get_by_role("button", name="Use this position").click()
        await expect(best(page).first).to_be_visible()
        await expect(page.locator(".board-frame [data-in=laid]")).to_have_count(3)


async def test_knights_are_set_up_by_touch(live_server: LiveServer, browser: Browser) -> None:
    async with window(browser, live_server.address, 360, 740, has_touch=True) as page:
        await paste(page, (await start_of(live_server, "tabula-rasa", players=3))["position"])
        await set_up(page)
        await clear(page, 50)
        await expect(page.locator(".missing li")).to_have_count(4)
        await put(page, "r3", "r 1")
        await put(page, "r3", "3 2")
        await put(page, "g1", "hand 1")
        await put(page, "b1", "removed")
        await page.get_by_role("button", name="Draw what is missing").click()
        await expect(page.locator(".missing li")).to_have_count(0)
        await page.get_by_role("button", name="Use this position").click()
        await expect(best(page).first).to_be_visible()
        for name, count in (("r 1", 1), ("3 2", 1), ("removed", 2)):
            await expect(page.locator(f".board-frame [data-in='{name}']")).to_have_count(count)
        # The map does not turn, and the large hand is that of the player to move.
        for number in (1, 2):
            hand = page.get_by_role("list", name=re.compile("^(Your h|H)and"))
            await expect(page.locator(f".hand[data-seat='{number - 1}']")).to_be_visible()
            await hand.get_by_role("button").first.tap()
            await page.locator(".territory.target").first.tap()
            await expect(nodes(page)).to_have_count(1 + number)
            await expect(page.locator(".says")).to_contain_text(f"Player {number + 1}: ")
        assert await complaints(page) == []


async def set_up(page: Page) -> None:
    await page.get_by_role("button", name="Set up a position").click()
    await expect(page.locator(".table .board > *").first).to_be_visible()


async def clear(page: Page, left: int) -> None:
    await page.get_by_role("button", name="Clear the table").click()
    await expect(page.locator(".pile .label small").first).to_have_text(str(left))


def in_pile(page: Page, piece: str) -> Any:
    return page.locator(f".pile [data-name='{piece}']")


def on_board(page: Page, zone: str) -> Any:
    return page.locator(f".table [data-zone='{zone}']")


async def tap(page: Page, what: Any) -> None:
    """The middle of something on the board, whatever lies above it there."""
    box = await what.bounding_box()
    assert box is not None
    await page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


async def put(page: Page, piece: str, zone: str) -> None:
    """A piece of a pile, on the board."""
    await in_pile(page, piece).click()
    await expect(on_board(page, zone)).to_have_attribute("data-open", "")
    await tap(page, on_board(page, zone))
    lies = page.locator(f".table [data-in='{zone}'][data-piece='{piece}']")
    await expect(lies.first).to_be_visible()


async def lay(page: Page, card: str, stone: int) -> None:
    """Lay a card of whoever is to move, on the board."""
    hand = page.get_by_role("group", name=re.compile("^(Your hand|Hand of)"))
    await hand.get_by_role("button", name=re.compile(card)).click()
    board = page.locator(".board-frame")
    await board.get_by_role("button", name=re.compile(f"at stone {stone}$")).click()


async def test_a_damaged_link_says_so(live_server: LiveServer, browser: Browser) -> None:
    async with window(browser, live_server.address) as page:
        await page.goto("/analysis#notalink")
        await expect(page.get_by_role("alert")).to_contain_text("This link is incomplete")


async def test_the_review_opens_it_at_any_move(live_server: LiveServer, browser: Browser) -> None:
    created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
    await play_over_http(live_server, created)
    async with window(browser, live_server.address) as page:
        await page.goto(f"/review/{created['table']}#4.{created['spectator']}")
        await page.get_by_role("button", name="Analyse from here").click()
        await expect(page).to_have_url(re.compile("/analysis#"))
        here = page.locator(".lines [aria-current]")
        await expect(here).to_have_count(1)
        await expect(nodes(page).nth(4)).to_have_attribute("aria-current", "step")
        await expect(best(page).first).to_be_visible()
        await page.keyboard.press("ArrowRight")
        await expect(nodes(page).nth(5)).to_have_attribute("aria-current", "step")


async def test_a_running_game_opens_for_its_player_where_hints_are_allowed(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "schotten-totten", **SMALL)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await page.get_by_role("button", name="Analysis board").click()
        await expect(page.get_by_text("Cards that Anna can’t see are made up")).to_be_visible()
        await expect(page.get_by_label("Point of view")).to_have_count(0)
        await expect(best(page).first).to_be_visible()
        await best(page).first.click()
        await expect(nodes(page)).to_have_count(2)
        await expect(page.get_by_label("Moves of Mimi")).to_be_visible()
        await expect(page.locator(".says")).to_contain_text("Mimi: Play a card.")
        assert await complaints(page) == []
        await page.get_by_role("link", name="Back to the table").click()
        await expect(page).to_have_url(re.compile(f"/t/{created['table']}$"))
        await expect(page.get_by_role("button", name="Analysis board")).to_be_visible()
    created = await live_server.create("schotten-totten", SMALL, hints=False, first=0)
    await seat_all(live_server, created)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await expect(page.get_by_role("button", name="Analysis board")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        repeated("schotten-totten", {"edition": "menhir", "tactics": True}),
        ("tabula-rasa", {"players": 4}),
        repeated("rat-hot", {}),
    ],
)
async def test_every_game_fits_every_window(
    live_server: LiveServer, browser: Browser, game: str, options: Json
) -> None:
    start = await start_of(live_server, game, **options)
    async with window(browser, live_server.address) as page:
        await paste(page, start["position"])
        await expect(best(page).first).to_be_visible()
        await expect(page.locator(".board-frame .board > *").first).to_be_visible()
        for state in ("", "set-up-"):
            if state:
                await page.locator(".tools button").nth(2).click()
                await expect(page.locator(".piece").first).to_be_visible()
                await page.locator(".pile .piece").nth(3).click()
                await expect(page.locator(".piece[aria-pressed=true]")).to_have_count(1)
            for width, height in SIZES:
                dark = {"theme": "dark", "language": "el"} if width == 1366 else {}
                await change_settings(page, **dark)
                await resize(page, width, height)
                await picture(page, f"analysis-{game}-{state}{width}x{height}")
                assert await page.evaluate("document.documentElement.scrollWidth") <= width
                assert await complaints(page) == []
