"""Whole games of Schotten-Totten on the page, as a person plays them."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.async_api import Browser, FloatRect, Locator, Page, Position, expect

import tavolino
from tavolino.core.contract import Json
from tests.browser.browser import settled, until, window
from tests.browser.tables import (
    given_table,
    go_to_table,
    played_on,
    sits_down,
    snapshot,
    table_from_record,
    table_with_bots,
)
from tests.repeats import REPEATS
from tests.server.live_server import LiveServer

GAME = "schotten-totten"
VARIANTS = [
    pytest.param(
        {"edition": edition, "tactics": tactics},
        id=f"{edition}{'-tactics' * tactics}",
        marks=() if (edition, tactics) == ("iello", True) else REPEATS,
    )
    for edition in ("iello", "ps-games", "menhir")
    for tactics in (False, True)
]
SMALL = {"stones": 3, "colours": 3, "values": 5, "hand": 3}
MOST_TURNS = 400


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name="Your hand")


def glowing(page: Page) -> Locator:
    """What can be pointed at next to go on with a move: targets, claims, buttons with words."""
    return page.locator(
        ".board button.slot, .board button.live, .board button.claim, .board .action:not(.quiet)"
    )


def playable(page: Page) -> Locator:
    return hand(page).locator("button[aria-disabled=false]")


async def wait_for_turn(page: Page) -> bool:
    """Until there is something to point at; false once the game is over."""
    over = page.locator(".board[data-over]")
    await expect(glowing(page).or_(playable(page)).or_(over).first).to_be_visible()
    return await over.count() == 0


async def point_at(target: Locator, touch: bool) -> None:
    """Near its upper edge: that much of every card is to be seen, whatever lies on it."""
    band: Position = {"x": 12, "y": 9}
    await (target.tap(position=band) if touch else target.click(position=band))


async def play_to_the_end(page: Page, rng: random.Random, touch: bool = False) -> None:
    """Points at any card, then at any place that glows, until the game is over. What can be claimed
    is claimed, and a picked card is not let go again."""
    for _ in range(MOST_TURNS):
        if not await wait_for_turn(page):
            return
        claims = await page.locator(".board button.claim").all()
        targets = claims or await glowing(page).all()
        cards = await playable(page).all()
        picked = await page.locator(".board .picked").count()
        go_on = claims or picked or not cards
        at = rng.choice(targets if go_on else targets + cards)
        await point_at(at, touch)
    raise AssertionError(f"no end after {MOST_TURNS} turns")


@pytest.mark.slow
@pytest.mark.parametrize("options", VARIANTS)
async def test_a_game_by_mouse(live_server: LiveServer, browser: Browser, options: Json) -> None:
    created = await table_with_bots(live_server, GAME, **options)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await play_to_the_end(page, random.Random(3))
        ended = await snapshot(live_server, created)
        assert ended["state"] == "over"
        owned = sum(stone["owner"] is not None for stone in ended["view"]["stones"])
        await expect(page.locator(".board .owner")).to_have_count(owned)


async def test_a_game_by_touch_on_a_phone(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, GAME, tactics=True, stones=5)
    async with window(
        browser, live_server.address, width=360, height=740, has_touch=True, is_mobile=True
    ) as page:
        await go_to_table(page, created)
        await play_to_the_end(page, random.Random(4), touch=True)
        assert (await snapshot(live_server, created))["state"] == "over"
        sideways = await page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not sideways


async def test_a_game_by_keys_alone(live_server: LiveServer, browser: Browser) -> None:
    """Tab to the hand, arrows to a card, Enter; the focus is on a target then, Enter again."""
    created = await table_with_bots(live_server, GAME, edition="ps-games", **SMALL)
    rng = random.Random(5)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        slot = page.locator(".board button.slot:focus")
        for _ in range(MOST_TURNS):
            if not await wait_for_turn(page):
                break
            await tab_to_the_board(page)
            if await page.locator(".board .hand button:focus").count():
                for _ in range(rng.randrange(6)):
                    await page.keyboard.press("ArrowRight")
                while not await page.locator(".board .hand button:focus").count():
                    await page.keyboard.press("ArrowLeft")  # the deck is beyond the last card
                await page.keyboard.press("Enter")
                await expect(slot).to_be_visible()
                if rng.random() < 0.5 and await page.locator(".board button.slot").count() > 1:
                    await page.keyboard.press("ArrowRight")
                    await expect(slot).to_be_visible()
            await page.keyboard.press("Enter")
            await expect(slot).to_have_count(0)
        assert (await snapshot(live_server, created))["state"] == "over"


async def tab_to_the_board(page: Page) -> None:
    """To a claim, or else to the hand, or where nothing can be laid to the button that passes, from
    wherever the focus is; most often it is there."""
    useful = ".board .hand button:focus"
    if await page.locator(".board .claim").count():
        useful = ".board .claim:focus"
    elif not await playable(page).count():
        useful = ".board .action:focus"
    for _ in range(40):
        if await page.locator(useful).count():
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"{useful} cannot be reached by Tab")


async def test_a_card_is_dragged_to_a_stone(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, GAME)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await wait_for_turn(page)
        card = (await snapshot(live_server, created))["view"]["hands"][0]["cards"][2]
        held = page.locator(f'.hand [data-flight="card:{card}"]')
        await held.hover()
        await page.mouse.down()
        column = await page.locator('[data-place="stone 4"]').bounding_box()
        assert column is not None
        x, y = column["x"] + column["width"] / 2, column["y"] + column["height"] * 0.7
        await page.mouse.move(x - 40, y - 40, steps=4)
        await page.mouse.move(x, y, steps=4)
        await page.mouse.up()
        await expect(
            page.locator(f'[data-place="stone 4"] [data-flight="card:{card}"]')
        ).to_be_visible()
        assert (await snapshot(live_server, created))["view"]["stones"][3]["sides"][0] == [card]


async def is_at(part: Locator, place: FloatRect | None) -> bool:
    return await part.bounding_box() == place


async def test_a_card_dropped_beside_goes_home(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, GAME)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await wait_for_turn(page)
        await settled(page)
        before = await snapshot(live_server, created)
        held = hand(page).get_by_role("button").first
        home = await held.bounding_box()
        await held.hover()
        await page.mouse.down()
        await page.mouse.move(300, 80, steps=5)
        await page.mouse.up()
        await expect(glowing(page)).to_have_count(0)
        await until(is_at, held, home)
        assert (await snapshot(live_server, created))["ply"] == before["ply"]


async def test_escape_lets_go_of_what_was_picked(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, GAME)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await wait_for_turn(page)
        card = hand(page).get_by_role("button").nth(1)
        await card.focus()
        await page.keyboard.press("Enter")
        await expect(page.locator(".board button.slot")).to_have_count(9)
        await page.keyboard.press("Escape")
        await expect(page.locator(".board button.slot")).to_have_count(0)
        await expect(card).to_be_focused()


# What flew since the page was opened, by name.
WATCH_FLIGHTS = """
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.dataset.flight) window.flights.push(this.dataset.flight);
  return animate.apply(this, how);
};
"""


@pytest.mark.parametrize(
    ("settings", "motion", "flies"),
    [
        pytest.param({"speed": "normal"}, "no-preference", True, id="usually"),
        pytest.param({"speed": "off"}, "no-preference", False, id="not if motion is off"),
        pytest.param({"speed": "normal"}, "reduce", False, id="not with reduced motion"),
    ],
)
async def test_cards_fly_from_hand_to_stone_and_from_deck_to_hand(
    live_server: LiveServer, browser: Browser, settings: Json, motion: str, flies: bool
) -> None:
    created = await table_with_bots(live_server, GAME)
    async with window(
        browser, live_server.address, settings=settings, reduced_motion=motion
    ) as page:
        await page.add_init_script(WATCH_FLIGHTS)
        await go_to_table(page, created)
        await wait_for_turn(page)
        begun = await snapshot(live_server, created)
        laid = begun["view"]["hands"][0]["cards"][0]
        await hand(page).get_by_role("button").first.click()
        await page.get_by_role("button", name=re.compile("at stone 5$")).click()
        seen = (await played_on(live_server, created, begun["ply"] + 2))["view"]
        (answer,) = [side for stone in seen["stones"] for side in stone["sides"][1]]
        await expect(page.locator(f'.stones [data-flight="card:{answer}"]')).to_be_visible()
        await wait_for_turn(page)
        flown = set(await page.evaluate("window.flights"))
        assert {f"card:{laid}", f"card:{answer}"} <= flown or not flies
        assert flies or not flown


async def test_a_claim_that_does_not_hold_is_explained_with_cards(
    live_server: LiveServer, browser: Browser
) -> None:
    """With menhirs a side may be claimed at any time, so that one card is enough to ask; nearly
    everything beats it still."""
    created = await table_with_bots(live_server, GAME, edition="menhir")
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await wait_for_turn(page)
        await hand(page).get_by_role("button").first.click()
        await page.get_by_role("button", name=re.compile("at stone 5$")).click()
        await wait_for_turn(page)
        ply = (await snapshot(live_server, created))["ply"]
        await page.get_by_role("button", name=re.compile(r"^Stone 5\.")).click()
        told = page.get_by_role("alert").filter(visible=True)
        await expect(told).to_contain_text(re.compile("stone 5", re.IGNORECASE))
        await expect(told.locator("svg.card")).to_have_count(3)
        assert (await snapshot(live_server, created))["ply"] == ply


def before(move: str, seat: int, seed: int, **options: Any) -> Json:
    """A game with tactic cards, played randomly until a seat may play a move."""
    game = tavolino.new(GAME, tactics=True, seed=seed, first=0, **options)
    rng = random.Random(seed)
    while move not in game.legal or game.player != seat:
        game.play(rng.choice(game.legal))
    return game.record()


@pytest.mark.parametrize(
    ("move", "seed"), [("deserter fog@7>x", 8), ("deserter mud@6>x", 10)], ids=["fog", "mud"]
)
async def test_what_lies_on_a_stone_can_be_pointed_at(
    live_server: LiveServer, browser: Browser, move: str, seed: int
) -> None:
    created = await table_from_record(live_server, before(move, 0, seed, edition="ps-games"))
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await hand(page).get_by_role("button", name="Deserter").click()
        on_stone = page.locator(".board .condition.live")
        await on_stone.click()
        await expect(on_stone).to_have_count(0)

        async def is_recorded() -> bool:
            path = f"/tables/{created['table']}/record"
            record = (await live_server.ask("GET", path, created["seats"][0])).json()
            return move in [event["move"] for event in record["events"]]

        await until(is_recorded)


async def test_the_way_of_a_card_that_was_moved_is_drawn(
    live_server: LiveServer, browser: Browser
) -> None:
    record = before("traitor g1@4>1", seat=1, seed=5)
    created = await given_table(live_server, "/tables/from-record", record, [{}, {}])
    await sits_down(live_server, created, "Anna", "Bo")
    table = f"/tables/{created['table']}"
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await expect(page.locator(".board .way")).to_have_count(0)
        ply = (await snapshot(live_server, created))["ply"]
        move = {"id": "traitor", "ply": ply, "move": "traitor g1@4>1"}
        assert (
            await live_server.ask("POST", f"{table}/moves", created["seats"][1], move)
        ).is_success
        ply = (await snapshot(live_server, created))["ply"]
        draw = {"id": "draw", "ply": ply, "move": "draw clan"}
        assert (
            await live_server.ask("POST", f"{table}/moves", created["seats"][1], draw)
        ).is_success
        head = page.locator(".board .way .core path").last
        await expect(head).to_be_visible()
        way = await head.bounding_box()
        card = await page.locator('[data-flight="card:g1"]').bounding_box()
        assert way is not None
        assert card is not None
        assert card["x"] < way["x"] + way["width"] / 2 < card["x"] + card["width"]
        assert card["y"] < way["y"] + way["height"] / 2 < card["y"] + card["height"]
