"""Games of other packages on the page: with the generic board, and with a prebuilt one."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, Page, expect

from tavolino.core.contract import Json
from tests.browser.axe import complaints
from tests.browser.browser import window
from tests.browser.tables import played_on, snapshot, table_with_bots
from tests.fake_packages import GAME, FakePackages, fake_packages
from tests.repeats import repeated_but
from tests.server.live_server import LiveServer

__all__ = ["fake_packages"]

FAILED = "couldn’t be loaded"
# Counts what it is asked to do, plays the first legal move, and asks why another one is not legal.
BOARD = """
export function mount(element, props) {
  const play = document.createElement("button");
  const ask = document.createElement("button");
  const told = document.createElement("p");
  play.id = "first-move";
  ask.textContent = "Why not?";
  element.append(play, ask, told);
  let updates = 0;
  const show = (now) => {
    play.textContent = now.labels[now.moves[0]] ?? "";
    play.onclick = () => now.play(now.moves[0]);
    ask.onclick = () => now.whyNot("z9@z");
    told.textContent = `${now.names.join(" and ")}, seat ${now.seat}, ${updates} updates`;
    updates += 1;
  };
  show(props);
  return { update: show, destroy: () => element.replaceChildren() };
}
"""
BROKEN = {
    "missing": None,
    "not a module": "this is no JavaScript",
    "without a mount": "export const name = 'a board';",
    "throwing": "export function mount() { throw new Error('no canvas'); }",
}
SIZES = {"a desktop": (1280, 800), "a phone": (360, 740), "a phone on its side": (844, 390)}


async def go_to(page: Page, live_server: LiveServer) -> Json:
    created = await table_with_bots(live_server, GAME)
    await page.goto(f"/t/{created['table']}#{created['seats'][0]}")
    return created


async def plays_the_first_move(page: Page, live_server: LiveServer) -> None:
    """With the keys alone, on the generic board."""
    created = await go_to(page, live_server)
    await expect(page.locator(".generic img")).to_be_visible()
    before = await snapshot(live_server, created)
    moves = page.locator(".generic li button")
    await expect(moves).to_have_count(len(before["view"]["legal"]))
    # Without words of its own, a move is called by its notation.
    assert await moves.first.inner_text() == before["view"]["legal"][0]
    await moves.first.focus()
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowLeft")
    await expect(moves.first).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator(".generic .words p").first).to_be_visible()
    await played_on(live_server, created, before["ply"] + 2)
    await expect(moves.first).to_be_focused()  # the next turn


@pytest.mark.parametrize("size", repeated_but("a phone", SIZES))
async def test_a_game_without_a_board_is_played_with_its_picture_and_its_moves(
    fake_packages: FakePackages, live_server: LiveServer, browser: Browser, size: str
) -> None:
    fake_packages.install_game()
    width, height = SIZES[size]
    async with window(browser, live_server.address, width, height) as page:
        await plays_the_first_move(page, live_server)
        image = page.locator(".generic img")
        assert (await image.get_attribute("src") or "").startswith("data:image/svg+xml,")
        await image.evaluate("(image) => image.decode()")  # which fails if there is no picture
        inside = await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert inside, "the page is wider than its window"
        assert await page.locator(".generic svg").count() == 0
        assert await complaints(page) == []


async def test_a_prebuilt_board_is_mounted_plays_and_asks(
    fake_packages: FakePackages, live_server: LiveServer, browser: Browser
) -> None:
    fake_packages.install_game({"board/board.js": BOARD})
    async with window(browser, live_server.address) as page:
        created = await go_to(page, live_server)
        await expect(page.get_by_text("Anna and Mimi, seat 0")).to_be_visible()
        before = await snapshot(live_server, created)
        await page.get_by_role("button", name="Why not?").click()
        await expect(page.get_by_role("alert").first).to_be_visible()
        assert (await snapshot(live_server, created))["ply"] == before["ply"]
        await page.locator("#first-move").click()
        await played_on(live_server, created, before["ply"] + 2)
        await expect(page.locator(".says.turn")).to_be_visible()
        await expect(page.get_by_text("0 updates")).to_have_count(0)


@pytest.mark.parametrize("broken", repeated_but("throwing", BROKEN))
async def test_where_a_board_does_not_work_the_generic_one_does_and_that_is_said(
    fake_packages: FakePackages, live_server: LiveServer, browser: Browser, broken: str
) -> None:
    fake_packages.install_game({"board/board.js": BROKEN[broken] or BOARD})
    async with window(browser, live_server.address) as page:
        if BROKEN[broken] is None:
            await page.route("**/board.js", lambda route: route.fulfill(status=404))
        await go_to(page, live_server)
        await expect(page.get_by_text(FAILED)).to_be_visible()
        await expect(page.locator(".generic li button").first).to_be_visible()


async def test_it_is_chosen_read_in_words_given_up_and_reviewed(
    fake_packages: FakePackages, live_server: LiveServer, browser: Browser
) -> None:
    fake_packages.install_game()
    async with window(browser, live_server.address) as page:
        await page.goto(f"/new?game={GAME}")
        await expect(page.get_by_role("radio", name="Other Game")).to_be_checked()
        await page.get_by_role("button", name="Sit down").click()
        await expect(page.locator(".generic img")).to_be_visible()
        await expect(page).to_have_title(re.compile("Other Game"))
        table = page.url.rsplit("/", 1)[1]
        await page.goto(f"/t/{table}/text")
        moves = page.locator(".moves button")
        await expect(moves.first).to_be_visible()
        await moves.first.click()
        await page.get_by_role("button", name="Resign").click()
        await page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        await expect(page.get_by_role("button", name="Resign")).to_have_count(0)
        await page.goto(f"/review/{table}")
        await expect(page.locator(".generic img")).to_be_visible()
        await expect(page.locator(".generic li button")).to_have_count(0)
