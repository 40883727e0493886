"""Low and narrow windows: the board is as large as it can be, and nothing is cut or covered."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, Page, expect

import tavolino
from tavolino.core.contract import Json
from tests.browser.browser import change_settings, resize, settled, window
from tests.browser.tables import go_to_table, sits_down, table_from_record, table_with_bots
from tests.browser.test_landscape import in_reach, position
from tests.repeats import repeated
from tests.server.live_server import LiveServer

LOW = ((844, 390), (740, 360), (1366, 640))
# What is played on, without the hand and the players.
FIELD = {"schotten-totten": ".stones", "tabula-rasa": ".map", "rat-hot": ".pane"}
OPTIONS: dict[str, Json] = {
    "schotten-totten": {"edition": "iello", "tactics": True},
    "tabula-rasa": {"players": 4},
    "rat-hot": {},
}
LONG_NAMES = ("Maximiliane", "Bartholomäus Kern", "Konstantina", "Lieselotte von Au")

# The boxes of all text inside elements, as it is drawn: [text, left, top, right, bottom].
TEXTS = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
    const drawn = document.createRange();
    drawn.selectNodeContents(one);
    const box = one instanceof SVGElement
        ? one.getBoundingClientRect() : drawn.getBoundingClientRect();
    return [one.textContent.trim(), box.left, box.top, box.right, box.bottom];
})"""


async def height_of(page: Page, selector: str) -> float:
    box = await page.locator(selector).first.bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("game", list(FIELD))
async def test_where_height_is_short_the_board_has_most_of_it(
    live_server: LiveServer, browser: Browser, game: str
) -> None:
    created = await table_with_bots(live_server, game, **OPTIONS[game])
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await expect(page.locator(".says.turn")).to_be_visible()
        await page.locator(FIELD[game]).wait_for()
        for width, height in LOW:
            await resize(page, width, height)
            assert await height_of(page, FIELD[game]) >= 0.7 * height
            field = await page.locator(FIELD[game]).bounding_box()
            assert field is not None
            for beside in (".says", ".actions", ".hand, .board .tray"):
                box = await page.locator(beside).last.bounding_box()
                assert box is not None
                left, right = field["x"], field["x"] + field["width"]
                apart = box["x"] >= right or box["x"] + box["width"] <= left
                assert apart, f"{beside} is beside the board at {width}×{height}"
            await in_reach(
                page, ".says, .actions button, .hand button, .board .tray button:not(.away)"
            )


AIR = 0.22  # above and below a figure, of the height of its line
NUMBERS = ".column .stone text, .column .face .value, .column .face .letter"


@pytest.mark.parametrize(
    ("edition", "tactics"),
    [
        repeated("iello", True),
        ("menhir", True),
        repeated("iello", False),
        repeated("ps-games", False),
        repeated("ps-games", True),
        repeated("menhir", False),
    ],
)
async def test_a_button_for_claiming_covers_no_number(
    live_server: LiveServer, browser: Browser, edition: str, tactics: bool
) -> None:
    begun = position("schotten-totten", 24, edition=edition, tactics=tactics)
    created = await table_from_record(live_server, begun.record())
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        claim = page.locator("button.claim").first
        for language in ("en", "de"):
            await change_settings(page, language=language)
            for width, height in ((360, 740), *LOW, (1280, 800), (1920, 1080)):
                await resize(page, width, height)
                await expect(claim).to_be_visible()
                box = await claim.bounding_box()
                assert box is not None
                numbers = await page.evaluate(TEXTS, NUMBERS)
                assert len(numbers) > 20
                covered = [
                    text
                    for text, left, top, right, bottom in numbers
                    if left < box["x"] + box["width"]
                    and right > box["x"]
                    and top + AIR * (bottom - top) < box["y"] + box["height"]
                    and bottom - AIR * (bottom - top) > box["y"]
                ]
                assert not covered, f"{language}, {width}×{height}: {covered}"


async def four_with_clocks(live_server: LiveServer, minutes: int = 15) -> Json:
    clock = {"kind": "fischer", "minutes": minutes, "increment": 5}
    created = await live_server.create(
        "tabula-rasa", {"players": 4}, seats=[{}] * 4, first=0, clock=clock
    )
    return await sits_down(live_server, created, *LONG_NAMES)


# Text that does not fit into its element, and words that are broken.
CUT = """(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
    const cut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
    const lines = one.textContent.trim().split(/\\s+/).map((word) => {
        const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        const at = text.data.indexOf(word);
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    return cut || lines.some((count) => count > 1) ? [one.textContent] : [];
})"""


async def test_four_names_and_clocks_fit(live_server: LiveServer, browser: Browser) -> None:
    created = await four_with_clocks(live_server)
    size_of = "(one) => parseFloat(getComputedStyle(one).fontSize)"
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        names, clocks = page.locator("header li .name"), page.get_by_role("timer")
        await expect(names).to_have_text(list(LONG_NAMES))
        await expect(clocks).to_have_count(4)
        await page.evaluate("document.fonts.ready")
        for width, height in ((360, 740), (740, 360), (844, 390), (1366, 640)):
            await resize(page, width, height)
            assert await page.evaluate(CUT, "header li .name") == []
            for place in await page.evaluate(TEXTS, "header li .name, header li time"):
                _, left, top, right, bottom = place
                assert left >= 0, place
                assert top >= 0, place
                assert right <= width, place
                assert bottom <= await height_of(page, "header"), place
            assert await clocks.first.evaluate(size_of) >= 20
            assert await page.evaluate("document.documentElement.scrollWidth") <= width


async def test_little_time_is_not_told_by_colour_alone(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await four_with_clocks(live_server, minutes=1)
    async with window(browser, live_server.address, 360, 740) as page:
        await go_to_table(page, created)
        running = page.get_by_role("timer").first
        await expect(running).to_have_class(re.compile(r"\bshort\b"))
        await expect(running.locator("svg")).to_be_visible()
        await expect(page.get_by_role("timer").last.locator("svg")).to_have_count(0)


async def knight_sizes(page: Page, but: str) -> set[tuple[int, int]]:
    """The sizes of all knights that do not stand at a territory."""
    found = await page.evaluate(
        """(but) => [...document.querySelectorAll(".map .knight[data-flight]")]
            .filter((one) => one.dataset.flight.split(" ")[2] !== but)
            .map((one) => [one.offsetWidth, one.offsetHeight])""",
        but,
    )
    return {(width, height) for width, height in found}


def crowded(place: str, moves: int) -> tavolino.Game:
    """A game in which both players prefer one territory."""
    game = tavolino.new("tabula-rasa", seed=3, first=0, players=2)
    while len(game.moves) < moves or game.player != 0:
        game.play(min(game.legal, key=lambda move: not move.endswith(f"@{place}")))
    return game


async def test_a_crowded_territory_shrinks_only_its_own_knights(
    live_server: LiveServer, browser: Browser
) -> None:
    begun = crowded("y", 22)
    queues = begun.view(0).data["territories"]
    longest = max(len(queue) for each in queues for queue in each["knights"])
    assert longest >= 5
    few = await table_from_record(live_server, crowded("y", 4).record())
    many = await table_from_record(live_server, begun.record())
    sizes: list[list[set[tuple[int, int]]]] = []
    for created in (few, many):
        async with window(browser, live_server.address) as page:
            await go_to_table(page, created)
            await page.locator(".map .knight").first.wait_for()
            sizes.append([])
            for width, height in ((1280, 800), (360, 740), (1366, 640)):
                await resize(page, width, height)
                sizes[-1].append(await knight_sizes(page, "y"))
    at_ease, beside_a_crowd = sizes
    assert [len(each) for each in at_ease] == [1, 1, 1]
    assert beside_a_crowd == at_ease


async def test_there_is_one_prompt(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, "schotten-totten")
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        prompts = page.locator(".says p:visible, main [role=status]:visible:not(:empty)")
        for width, height in ((1280, 800), (360, 740), (844, 390)):
            await resize(page, width, height)
            await expect(prompts).to_have_text(["Play a card."])
            await page.locator(".hand button.able").first.click()
            await expect(prompts).to_have_count(1)
            await expect(prompts).to_contain_text("choose a stone")
            await page.get_by_role("button", name="Cancel").click()
            await expect(prompts).to_have_text(["Play a card."])


async def test_strips_that_are_drawn_are_not_spelt_out(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    async with window(browser, live_server.address, 360, 740) as page:
        await go_to_table(page, created)
        seen, heard = page.locator(".says p[aria-hidden]"), page.locator(".says p.only-heard")
        await expect(seen).to_have_text("Lay the strip.")
        await expect(heard).to_contain_text("strip ")
        await expect(heard).not_to_have_text("Lay the strip.")
        await page.goto(f"/t/{created['table']}/text")
        await expect(page.locator(".prompt")).to_contain_text("strip ")


async def test_what_a_lesson_shows_leaves_the_board_as_it_is(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address, 360, 740) as page:
        await page.goto("/learn/tabula-rasa")
        board = page.locator(".board-frame")
        await board.locator(".map").wait_for()
        await settled(page)
        before = await board.bounding_box()
        await page.get_by_role("button", name="Show me").click()
        shown, task = page.locator(".example"), page.locator(".task")
        await expect(shown).to_be_visible()
        assert await board.bounding_box() == before
        above, below = await shown.bounding_box(), await task.bounding_box()
        assert above is not None
        assert below is not None
        assert above["y"] + above["height"] <= below["y"]  # the task can still be read


@pytest.mark.parametrize(
    ("game", "start", "keys", "says"),
    [
        repeated("schotten-totten", ".hand button:last-of-type", ["ArrowRight"], "deck"),
        repeated("tabula-rasa", ".territory[data-place='1']", ["ArrowLeft"], "castle"),
        ("rat-hot", ".tray .turn", ["ArrowRight"], "pile"),
    ],
)
async def test_arrow_keys_reach_what_can_only_be_asked_about(
    live_server: LiveServer, browser: Browser, game: str, start: str, keys: list[str], says: str
) -> None:
    created = await table_with_bots(live_server, game)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await expect(page.locator(".says.turn")).to_be_visible()
        await page.locator(start).first.focus()
        for key in keys:
            await page.keyboard.press(key)
        focused = page.locator("[data-help]:focus")
        await expect(focused).to_have_attribute("tabindex", "-1")
        await page.keyboard.press("?")
        await expect(page.get_by_role("tooltip")).to_contain_text(says, ignore_case=True)
