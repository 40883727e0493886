"""Whole games of Rat Hot on the page, as a person plays them."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, FloatRect, Locator, Page, expect

import tavolino
from tavolino.core.contract import Json
from tests.browser.browser import settled, until, window
from tests.browser.tables import (
    go_to_table,
    note_changes,
    plays,
    snapshot,
    table_from_record,
    table_with_bots,
    unfold,
)
from tests.server.live_server import LiveServer

MOST_STRIPS = 60
FIELDS = ("r1 . g1", "r1 g1 r2", "g1 r1 g2", "r1 r2 g1", "g1 g2 r1", "r2 . g2")
SIX_STRIPS = {str(number): strip.split() for number, strip in enumerate(FIELDS)}  # without rats
RED_RATS = {str(number): ["R", ".", "."] for number in range(6)}
MIDDLES = """(all) => all.map((one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
})"""


def strips(page: Page) -> Locator:
    """The strips that can be taken up."""
    return page.get_by_role("button", name=re.compile("^Strip "), disabled=False)


def targets(page: Page) -> Locator:
    """Where the strip in hand may lie."""
    return page.get_by_role("button", name=re.compile("^Lay strip "))


async def is_my_turn(page: Page) -> bool:
    """Waits for the own turn; false once the game is over."""
    over = page.locator("[data-over]")
    await expect(strips(page).first.or_(over).first).to_be_visible()
    return await over.count() == 0


async def laid(page: Page) -> int:
    return await page.locator(".floor .strip").count()


async def in_snapshot(page: Page) -> list[Locator]:
    """Targets that lie in the window, away from its edge and its buttons."""
    inside = await page.locator(".pane").bounding_box()
    assert inside is not None
    middles = await targets(page).evaluate_all(MIDDLES)
    right, bottom = inside["x"] + inside["width"] - 70, inside["y"] + inside["height"] - 70
    return [
        targets(page).nth(at)
        for at, (x, y) in enumerate(middles)
        if inside["x"] + 20 < x < right and inside["y"] + 20 < y < bottom
    ]


def middle_of(laid: Json) -> str:
    """The place of a strip as the page names it: the cell of its middle field."""
    return ",".join(map(str, laid["cells"][1]))


@pytest.mark.slow
async def test_a_game_by_mouse(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    rng = random.Random(2)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        for _ in range(MOST_STRIPS):
            if not await is_my_turn(page):
                break
            before = await laid(page)
            await strips(page).nth(rng.randrange(await strips(page).count())).click()
            for _ in range(rng.randrange(4)):
                await page.get_by_role("button", name="Turn the strip").click()
            place = rng.choice(await in_snapshot(page))
            clicked = await place.get_attribute("data-place")
            await place.click()
            await expect(page.locator(".floor .strip")).not_to_have_count(before)
            assert (
                middle_of((await snapshot(live_server, created))["view"]["laid"][before]) == clicked
            )
        ended = await snapshot(live_server, created)
        assert ended["state"] == "over"
        assert await laid(page) == len(ended["view"]["laid"])
        for seat, points in enumerate(ended["view"]["result"]["scores"]):
            await expect(page.locator(".plate strong").nth(seat)).to_have_text(str(points))


async def test_a_game_by_keys_alone(live_server: LiveServer, browser: Browser) -> None:
    """Tab to a strip, Enter takes it up, R turns it, arrows go on to other places, Enter lays."""
    created = await table_with_bots(live_server, "rat-hot", strips=SIX_STRIPS)
    rng = random.Random(5)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        for _ in range(MOST_STRIPS):
            if not await is_my_turn(page):
                break
            before = await laid(page)
            await expect(strips(page).first).to_be_visible()
            for _ in range(120):
                if await page.locator(".tray .strip button:focus").count():
                    break
                await page.keyboard.press("Tab")
            await page.keyboard.press("Enter")
            await expect(page.locator(".target:focus")).to_be_visible()
            for _ in range(rng.randrange(4)):
                await page.keyboard.press("r")
                await expect(page.locator(".target:focus")).to_be_visible()
            for _ in range(rng.randrange(6)):
                arrow = rng.choice(("ArrowUp", "ArrowLeft", "ArrowRight"))
                await page.keyboard.press(arrow)
                if not await page.locator(".target:focus").count():
                    await page.keyboard.press("ArrowLeft")
            if not await page.locator(".target:focus").count():
                await targets(page).first.focus()
            await page.keyboard.press("Enter")
            await expect(page.locator(".floor .strip")).not_to_have_count(before)
        assert (await snapshot(live_server, created))["state"] == "over"


async def test_by_touch_the_first_tap_shows_and_the_second_lays(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True}
    async with window(browser, live_server.address, 360, 740, **phone) as page:
        await go_to_table(page, created)
        await is_my_turn(page)
        await strips(page).first.tap()
        aimed = page.locator(".target.aimed")
        first = await aimed.get_attribute("aria-label")
        names = [await place.get_attribute("aria-label") or "" for place in await in_snapshot(page)]
        another = next(name for name in names if name != first)
        await page.get_by_role("button", name=another, exact=True).tap()
        await expect(aimed).to_have_attribute("aria-label", another)
        assert await laid(page) == 1
        await aimed.tap()
        await expect(page.locator(".floor .strip")).not_to_have_count(1)
        # The button beside the strips lays it too.
        await is_my_turn(page)
        before = await laid(page)
        await strips(page).first.tap()
        await page.get_by_role("button", name="Lay it here").tap()
        await expect(page.locator(".floor .strip")).to_have_count(before + 1)
        assert not await page.evaluate("document.documentElement.scrollWidth > innerWidth")


async def test_the_ghost_tells_the_points_before_the_strip_is_laid(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await is_my_turn(page)
        for strip in range(await strips(page).count()):
            await strips(page).nth(strip).click()
            for target in await in_snapshot(page):
                await target.hover()
                foreseen = page.get_by_role("status").filter(has_text="for you")
                await expect(foreseen).to_contain_text(re.compile(r"(\+\d|0) for you.*for Mimi"))
        shown = await page.locator(".foresight span").first.inner_text()
        await page.get_by_role("button", name="Lay it here").click()
        await expect(page.locator(".floor .strip")).not_to_have_count(1)
        points = (await snapshot(live_server, created))["view"]["laid"][1]["points"]
        assert shown == (f"+{points[0]} for you" if points[0] else "0 for you")


async def test_a_strip_is_dragged_to_its_place(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await is_my_turn(page)
        await strips(page).first.hover()
        await page.mouse.down()
        await page.mouse.move(400, 600, steps=5)
        place = await page.locator('.target[data-place="12,13"]').bounding_box()
        assert place is not None
        x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
        await page.mouse.move(x, y, steps=5)
        await page.mouse.up()
        await expect(page.locator(".floor .strip")).not_to_have_count(1)
        assert (await snapshot(live_server, created))["view"]["laid"][1]["place"] == "11,13E"


async def test_a_place_where_a_strip_cannot_lie_is_explained(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await is_my_turn(page)
        before = (await snapshot(live_server, created))["ply"]
        await strips(page).first.click()
        pane = await page.locator(".pane").bounding_box()
        assert pane is not None
        await page.mouse.click(pane["x"] + 130, pane["y"] + 60)
        await expect(page.get_by_role("alert").filter(visible=True)).to_contain_text("touch")
        assert (await snapshot(live_server, created))["ply"] == before


async def test_a_grey_ghost_says_why_the_strip_cannot_lie_there(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await is_my_turn(page)
        await strips(page).first.click()
        pane = await page.locator(".pane").bounding_box()
        assert pane is not None
        await page.mouse.move(pane["x"] + 130, pane["y"] + 60)
        await expect(page.locator(".ghost.illegal")).to_be_visible()
        told = page.locator(".foresight")
        await expect(told).to_contain_text("would not touch anything there")
        await page.locator(".target").first.hover()
        await expect(told).to_contain_text("for you")
        await expect(told).not_to_contain_text("touch")
        await expect(page.get_by_role("alert").filter(visible=True)).to_have_count(0)


async def test_the_text_view_says_what_each_strip_scores(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    seen = await snapshot(live_server, created)
    key = created["seats"][0]
    async with (
        live_server.socket(created["table"], key) as socket,
        window(browser, live_server.address) as page,
    ):
        await socket.send(type="preview", id="1", moves=seen["view"]["legal"])
        previews = (await socket.next("answer"))["previews"]
        await page.goto(f"/t/{created['table']}/text#{key}")
        moves = page.locator(".moves button")
        await expect(moves).to_have_text(
            [re.compile(" – (no points|.*for (you|Mimi)$)")] * len(previews)
        )
        for move, said in zip(seen["view"]["legal"], await moves.all_inner_texts(), strict=True):
            points = [
                sum(
                    e["points"]
                    for e in previews[move]
                    if e["type"] == "score" and e["player"] == seat
                )
                for seat in (0, 1)
            ]
            assert (f"+{points[0]} for you" in said) == (points[0] > 0)
            assert (f"+{points[1]} for Mimi" in said) == (points[1] > 0)
            assert ("no points" in said) == (points == [0, 0])


async def test_the_window_is_zoomed_and_moved(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        start = page.locator('.floor [data-flight="strip 0"]')

        async def box() -> FloatRect:
            found = await start.bounding_box()
            assert found is not None
            return found

        async def is_smaller(than: FloatRect) -> bool:
            return (await box())["width"] < than["width"]

        await is_my_turn(page)
        await settled(page)
        first = await box()
        await page.get_by_role("button", name="Zoom in").click()
        assert (await box())["width"] > first["width"]
        await page.keyboard.press("-")
        await page.mouse.move(first["x"] - 60, first["y"] - 60)
        await page.mouse.wheel(0, 400)
        await until(is_smaller, first)  # a wheel is not waited for
        small = await box()
        await page.mouse.down()
        await page.mouse.move(first["x"] - 20, first["y"] - 100, steps=4)
        await page.mouse.up()
        moved = await box()
        assert moved["x"] - small["x"] == pytest.approx(40, abs=1)
        assert moved["y"] - small["y"] == pytest.approx(-40, abs=1)
        await page.get_by_role("button", name="Show all strips").click()
        assert (await box())["width"] == pytest.approx(first["width"])


async def test_the_window_stays_where_it_is_while_the_mouse_looks_for_a_place(
    live_server: LiveServer, browser: Browser
) -> None:
    """Otherwise the place at which somebody points slips away from under the pointer."""
    created = await table_with_bots(live_server, "rat-hot")
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await is_my_turn(page)
        await strips(page).first.click()
        for _ in range(2):
            await page.get_by_role("button", name="Zoom in").click()
        floor = await page.locator(".floor").bounding_box()
        pane = await page.locator(".pane").bounding_box()
        assert floor is not None
        assert pane is not None
        for x, y in ((0.02, 0.1), (0.5, 0.02), (0.98, 0.5), (0.5, 0.98)):
            await page.mouse.move(pane["x"] + x * pane["width"], pane["y"] + y * pane["height"])
            await expect(page.locator(".ghost")).to_be_visible()
            assert await page.locator(".floor").bounding_box() == floor


async def test_two_fingers_make_the_strips_larger(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True}
    async with window(browser, live_server.address, 360, 740, **phone) as page:
        await go_to_table(page, created)
        await is_my_turn(page)
        await strips(page).first.tap()
        await settled(page)
        start = page.locator('.floor [data-flight="strip 0"]')
        before, pane = await start.bounding_box(), await page.locator(".pane").bounding_box()
        assert before is not None
        assert pane is not None
        line = await page.context.new_cdp_session(page)
        x, y = pane["x"] + pane["width"] / 2, pane["y"] + pane["height"] / 2

        async def touch(kind: str, *spread: float) -> None:
            fingers = [{"x": x + way, "y": y, "id": at} for at, way in enumerate(spread)]
            await line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

        await touch("touchStart", -30)
        await touch("touchStart", -30, 30)
        for spread in range(35, 65, 5):
            await touch("touchMove", -spread, spread)
        await touch("touchEnd")
        await settled(page)
        after = await start.bounding_box()
        assert after is not None
        assert after["width"] == pytest.approx(2 * before["width"], rel=0.05)
        middle = (after["x"] + after["width"] / 2, before["x"] + before["width"] / 2)
        assert middle[0] - x == pytest.approx(2 * (middle[1] - x), abs=6)
        # Fingers that zoom lay nothing, and the next tap counts again.
        assert await laid(page) == 1
        await page.get_by_role("button", name="Lay it here").tap()
        await expect(page.locator(".floor .strip")).not_to_have_count(1)


async def test_whoever_wants_green_sits_at_the_second_seat(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address) as page:
        await page.goto("/new?game=rat-hot")
        await unfold(page)
        colours = page.get_by_role("group", name="Which colour is yours?")
        await expect(colours.get_by_role("radio", name="Red")).to_be_checked()
        await colours.get_by_role("radio", name="Green").check()
        await page.get_by_role("textbox", name="Your name").fill("Anna")
        await page.get_by_label("Who begins?").select_option("I do")
        await page.get_by_role("button", name="Sit down").click()
        await expect(page.locator(".plate.green")).to_contain_text("Anna")
        await expect(page.locator(".plate.green.turn")).to_be_visible()
        await expect(page.locator(".plate.red")).to_contain_text("Carla")
        await strips(page).first.click()
        await page.get_by_role("button", name="Lay it here").click()
        await expect(page.locator(".floor .strip")).not_to_have_count(1)
        await page.goto("/new?game=tabula-rasa")  # where all seats are alike
        await unfold(page)
        await expect(page.get_by_role("group", name="Who are you playing?")).to_be_visible()
        assert await page.get_by_role("group", name="Which colour is yours?").count() == 0


async def test_one_device_for_two_needs_no_curtain(
    live_server: LiveServer, browser: Browser
) -> None:
    """Nothing is hidden in Rat Hot: the table is just seen from the other side."""
    async with window(browser, live_server.address) as page:
        await page.goto("/new?game=rat-hot")
        await page.get_by_role("radio", name=re.compile("^This device")).check()
        await unfold(page)
        await page.get_by_role("textbox", name="Player 1").fill("Anna")
        await page.get_by_role("textbox", name="Player 2").fill("Bo")
        await page.get_by_label("Who begins?").select_option("I do")
        await page.get_by_role("button", name="Sit down").click()
        for mover, count in (("Anna", 1), ("Bo", 2), ("Bo", 3), ("Anna", 4)):
            await expect(page.locator(".floor .strip")).to_have_count(count)
            await expect(page.locator(".plate").first).to_contain_text(mover)
            await expect(page.locator(".plate.turn")).to_contain_text(mover)
            await strips(page).first.click()
            await page.get_by_role("button", name="Lay it here").click()
        await expect(page.locator(".floor .strip")).to_have_count(5)


async def test_a_spectator_sees_strips_being_laid_and_takes_none(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    async with window(browser, live_server.address) as page:
        await page.goto(f"/t/{created['table']}#{created['spectator']}")
        await expect(page.locator(".floor .strip")).to_have_count(1)
        await expect(page.locator(".plate").first).to_contain_text("Anna")
        await page.locator(".tray .strip button").first.click(force=True)
        assert await targets(page).count() == 0
        assert await page.locator(".ghost").count() == 0
        seen = await snapshot(live_server, created)
        move = {"id": "on", "ply": seen["ply"], "move": seen["view"]["legal"][0]}
        path = f"/tables/{created['table']}/moves"
        assert (await live_server.ask("POST", path, created["seats"][0], move)).is_success
        await expect(page.locator(".floor .strip")).not_to_have_count(1)
        await page.get_by_role("button", name="Zoom in").click()


async def test_a_field_tells_its_height(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        field = page.get_by_role("button", name="Column 11, row 12: red nutmeg, height 1")
        await field.hover()
        await expect(field.locator(".height")).to_be_visible()
        await expect(field.locator(".height")).to_have_text("1")


def table_before_the_end() -> Json:
    """The strip that is left, laid at 11,8W, makes five groups."""
    game = tavolino.new("rat-hot", strips=SIX_STRIPS, seed=342, first=0)
    for move in ("4@10,11S", "2@9,14N", "3@10,16N", "1@11,11N"):
        game.play(move)
    return game.record()


async def test_the_final_scoring_is_gone_through_group_by_group(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_from_record(live_server, table_before_the_end())
    async with window(browser, live_server.address, settings={"speed": "fast"}) as page:
        await go_to_table(page, created)
        await is_my_turn(page)
        await note_changes(page, ".plate strong", attribute="aria-label")
        await strips(page).first.click()
        for _ in range(2):
            await page.get_by_role("button", name="Turn the strip").click()
        await page.locator('.target[data-place="10,8"]').click()
        await expect(page.locator("[data-over]")).to_be_visible()
        view = (await snapshot(live_server, created))["view"]
        totals = [score - final for score, final in zip(*scores_and_final(view), strict=True)]
        expected = [said(totals)]
        for group in view["scored"]:
            totals[group["spice"][0] == "g"] += group["points"]
            expected.append(said(totals))
        assert totals == view["result"]["scores"] == [6, 4]
        assert len(expected) == 6
        await expect(page.locator(".plate strong").first).to_have_text(str(totals[0]))
        await expect(page.locator(".marks > g")).to_have_count(len(view["scored"]))
        assert (await page.evaluate("window.seen"))[-len(expected) :] == expected


def scores_and_final(view: Json) -> tuple[list[int], list[int]]:
    return view["result"]["scores"], view["result"]["final"]


def said(totals: list[int]) -> str:
    return " ".join(f"{points} point{'s' * (points != 1)}" for points in totals)


def farthest_east(moves: list[str]) -> str:
    """It covers nothing."""
    return max(
        (move for move in moves if move.endswith("E")),
        key=lambda move: int(re.split("[@,]", move)[1]),
    )


@pytest.mark.parametrize("size", [(1280, 800), (360, 740), (844, 390)], ids=str)
async def test_all_rats_that_lose_a_game_fit_on_the_plate(
    live_server: LiveServer, browser: Browser, size: tuple[int, int]
) -> None:
    game = tavolino.new("rat-hot", strips=RED_RATS, seed=1, first=0)
    for _ in range(4):
        game.play(farthest_east(game.legal))
    created = await table_from_record(live_server, game.record())
    await plays(live_server, created, 0, farthest_east(game.legal))
    async with window(browser, live_server.address, *size) as page:
        await go_to_table(page, created)
        plate = page.locator(".plate.lost")
        await expect(plate.locator(".rat.lit")).to_have_count(6)
        around, inside = await plate.bounding_box(), await plate.locator(".rats").bounding_box()
        assert around is not None
        assert inside is not None
        assert around["x"] <= inside["x"]
        assert inside["x"] + inside["width"] <= around["x"] + around["width"]
        named = await plate.locator(".name").bounding_box()
        assert named is not None
        assert named["width"] > 30


OWN = "\n".join(f'{number} = "{strip}"' for number, strip in enumerate(FIELDS))


async def test_a_table_with_the_strips_of_ones_own_file(
    live_server: LiveServer, browser: Browser, tmp_path: Path
) -> None:
    wrong, own = tmp_path / "wrong.toml", tmp_path / "mine.toml"
    wrong.write_text(OWN.replace("r1 g1 r2", "r1 g1 X"))
    own.write_text(OWN)
    async with window(browser, live_server.address, 360, 740) as page:
        await page.goto("/new?game=rat-hot")
        await page.get_by_text("How do you want to play?").click()
        field = page.get_by_label("Your own strips")
        await field.set_input_files(wrong)
        refused = page.get_by_role("alert")
        await expect(refused).to_contain_text("wrong.toml, line 2: strip 1 shows 'X'")
        await field.set_input_files(own)
        await expect(page.get_by_role("status").get_by_text("mine.toml")).to_be_visible()
        await expect(refused).to_have_count(0)
        await page.get_by_role("button", name="Sit down").click()
        left = page.get_by_text(re.compile("[0-9]+ strips? left"))
        await expect(left.first).to_contain_text(re.compile("^[234] strips left"))
        await expect(page.locator(".floor .strip").first).to_be_visible()
        # The next table has the usual ones again, unless the file is chosen again.
        await page.goto("/new?game=rat-hot")
        await page.get_by_text("How do you want to play?").click()
        await field.set_input_files(own)
        await page.get_by_role("button", name="Without the file").click()
        await expect(page.get_by_text("mine.toml")).to_have_count(0)
        await page.get_by_role("button", name="Sit down").click()
        await expect(left.first).to_contain_text(re.compile("^(41|39) strips left"))
