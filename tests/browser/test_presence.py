"""Around a turn: who is here and who watches, moves chosen ahead, sounds, one device for several,
and the way of the arrow keys.

Where TAVOLINO_SCREENSHOTS names a folder, pictures are laid there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import Browser, Page, WebSocket, expect

import tavolino
from tavolino.core.contract import Json
from tests.browser.axe import complaints
from tests.browser.browser import picture, window
from tests.browser.tables import (
    given_table,
    go_to_table,
    note_changes,
    played_on,
    sits_down,
    snapshot,
    table_with_bots,
    unfold,
)
from tests.conftest import steps
from tests.repeats import repeated
from tests.server.live_server import LiveServer, open_live_server

HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


async def two_persons(live_server: LiveServer, game: str = "tabula-rasa", **options: Any) -> Json:
    created = await live_server.create(game, options, seats=[{}, {}], first=0, spectators=True)
    return await sits_down(live_server, created, "Anna", "Bo")


async def sit_at(page: Page, created: Json, seat: int) -> None:
    await page.goto(f"/t/{created['table']}#{created['seats'][seat]}")
    await expect(page.locator(".state.connected")).to_be_visible()


async def plays(live_server: LiveServer, created: Json, seat: int, move: str | None = None) -> None:
    """Somebody plays a move, by default the first legal one, from elsewhere."""
    path, key = f"/tables/{created['table']}", created["seats"][seat]
    seen = (await live_server.ask("GET", path, key)).json()
    body = {"id": f"ply-{seen['ply']}", "ply": seen["ply"]}
    body["move"] = move or seen["view"]["legal"][0]
    assert (await live_server.ask("POST", f"{path}/moves", key, body)).status_code == 200


# -- who is here -----------------------------------------------------------------------------------


async def test_a_player_goes_and_comes_back(sqlite_url: str, browser: Browser) -> None:
    async with open_live_server(sqlite_url, away_seconds=0.5) as live_server:
        created = await two_persons(live_server)
        async with window(browser, live_server.address) as anna:
            await sit_at(anna, created, 0)
            await note_changes(anna, ".only-heard[aria-live]")
            bo_plate = anna.get_by_role("list", name="Players").get_by_role("listitem").nth(1)
            await expect(bo_plate.locator(".presence.away")).to_contain_text("away")
            async with window(browser, live_server.address) as bo:
                await sit_at(bo, created, 1)
                await expect(bo_plate.locator(".presence.back")).to_contain_text("back")
                await expect(bo.locator(".presence.away")).to_have_count(0)
                await bo.evaluate(HIDE, True)
                await expect(bo_plate.locator(".presence.away svg")).to_be_visible()
                await picture(anna, "presence-away")
                assert await complaints(anna) == []
                await bo.evaluate(HIDE, False)
                await expect(bo_plate.locator(".presence.back")).to_be_visible()
            await expect(bo_plate.locator(".presence.away")).to_be_visible()
            said = " ".join(await anna.evaluate("window.seen"))
            assert said.count("Bo is back.") == 2
            assert said.count("Bo is away.") == 2
            await anna.goto(anna.url.split("#")[0] + "/text")
            await expect(anna.locator(".presence.away")).to_contain_text("away")
            line = anna.get_by_label("A move or a command")
            await line.fill("who")
            await line.press("Enter")
            await expect(anna.locator(".answers")).to_contain_text("Bo: away · nobody is watching")


async def test_spectators_know_that_they_watch_and_are_counted(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await two_persons(live_server)
    async with (
        window(browser, live_server.address) as anna,
        window(browser, live_server.address, 390, 780) as watcher,
    ):
        await sit_at(anna, created, 0)
        await expect(anna.locator(".watchers")).to_have_count(0)
        await watcher.goto(f"/t/{created['table']}#{created['spectator']}")
        await expect(watcher.locator(".watching.ribbon")).to_have_text("You’re watching")
        await expect(anna.locator(".watchers")).to_contain_text("1 person is watching")
        await expect(anna.locator(".watching")).to_have_count(0)
        await expect(watcher.locator(".hand button, .territory.target")).to_have_count(0)
        assert await complaints(watcher) == []
        await picture(watcher, "presence-watching")
        await watcher.set_viewport_size({"width": 844, "height": 390})
        await expect(watcher.locator(".watching:not(.ribbon)")).to_be_visible()
        await picture(watcher, "presence-watching-844")


# -- moves that are chosen ahead -------------------------------------------------------------------


async def choose_knight(page: Page) -> None:
    await page.locator(".hand .card.able button").first.click()
    await page.locator(".territory.target").first.click()


async def choose_card(page: Page) -> None:
    await page.locator(".hand button.able").first.click()
    await page.locator("button.slot").first.click()


@pytest.mark.parametrize(
    ("game", "choose", "lifted", "marked"),
    [
        ("tabula-rasa", choose_knight, ".hand .card.picked", ".territory.target"),
        repeated("schotten-totten", choose_card, ".hand .held.picked", "button.slot"),
    ],
)
async def test_a_move_is_chosen_while_the_other_thinks_and_played_when_the_turn_comes(
    live_server: LiveServer,
    browser: Browser,
    game: str,
    choose: Callable[[Page], Awaitable[None]],
    lifted: str,
    marked: str,
) -> None:
    created = await two_persons(live_server, game)
    async with (
        window(browser, live_server.address) as anna,
        window(browser, live_server.address) as bo,
    ):
        await sit_at(anna, created, 0)
        lines: list[
            list[Json]
        ] = []  # what bo sends, by connection: on a busy machine one may break

        def note(line: WebSocket) -> None:
            sent: list[Json] = []
            lines.append(sent)
            line.on("framesent", lambda frame: sent.append(json.loads(str(frame))))

        def count(kind: str) -> list[int]:
            return [sum(each["type"] == kind for each in sent) for sent in lines]

        bo.on("websocket", note)
        await sit_at(bo, created, 1)
        await choose(bo)
        await expect(bo.locator(lifted)).to_have_count(1)
        await expect(bo.locator(marked)).to_have_count(1)
        await expect(bo.locator(".says")).to_contain_text("When your turn comes: ")
        await picture(bo, f"presence-chosen-{game}")
        assert await complaints(bo) == []
        await bo.keyboard.press("Escape")
        await expect(bo.locator(lifted)).to_have_count(0)
        await choose(bo)
        await bo.locator(lifted).click(position={"x": 8, "y": 8})
        await expect(bo.locator(lifted)).to_have_count(0)
        await choose(bo)
        await expect(bo.locator(lifted)).to_have_count(1)
        assert sum(count("play")) == 0, "it stays in the browser"
        assert max(count("premoves")) == 1, "they are asked for once"
        before = await snapshot(live_server, created)
        await choose(anna)
        await expect(anna.locator(".says.turn")).to_be_visible()
        await expect(bo.locator(lifted)).to_have_count(0)
        after = await played_on(live_server, created, before["ply"] + 2)
        assert after["ply"] == before["ply"] + 2
        played = [each for sent in lines for each in sent if each["type"] == "play"]
        assert {each["ply"] for each in played} == {before["ply"] + 1}


def claim_record() -> tuple[Json, str, str]:
    """A game in which seat 0 can claim a stone where seat 1 could lay a card: its record, the claim
    and that move."""
    for seed in range(200):
        game = tavolino.new("schotten-totten", seed=seed, first=0, edition="iello")
        for _ in steps(game, seed):
            if game.player != 0:
                continue
            for claim in (move for move in game.legal if move.startswith("claim")):
                wanted = [m for m in game.premoves(1) if m.endswith(f"@{claim.split()[1]}")]
                after = game.copy()
                after.play(claim)
                if wanted and not after.over:
                    return game.record(), claim, wanted[0]
    raise AssertionError("no such game")


async def test_a_chosen_move_that_is_no_longer_possible_is_dropped_with_a_message(
    live_server: LiveServer, browser: Browser
) -> None:
    record, claim, move = claim_record()
    created = await given_table(live_server, "/tables/from-record", record, [{}, {}])
    await sits_down(live_server, created, "Anna", "Bo")
    card, stone = move.split("@")
    async with window(browser, live_server.address) as bo:
        await sit_at(bo, created, 1)
        await bo.locator(f'.hand [data-flight="card:{card}"]').click()
        await bo.locator(f'[data-place="stone {stone}"] button.slot').click()
        await expect(bo.locator(".says")).to_contain_text("When your turn comes: ")
        await plays(live_server, created, 0, claim)
        await expect(bo.locator(".says")).to_contain_text("is no longer possible")
        await expect(bo.locator(".hand .held.picked")).to_have_count(0)
        await picture(bo, "presence-dropped")
        seen = await snapshot(live_server, created)
        assert [e["type"] for e in seen["events"] if e.get("player") == 1].count("move") == 0


async def test_in_the_text_view_a_move_is_chosen_from_a_list(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await two_persons(live_server)
    async with window(browser, live_server.address) as bo:
        await sit_at(bo, created, 1)
        await bo.goto(bo.url.split("#")[0] + "/text")
        section = bo.get_by_role("region", name="Choose your next move")
        first = section.get_by_role("listitem").first.get_by_role("button")
        await first.click()
        await expect(first).to_have_attribute("aria-pressed", "true")
        await section.get_by_role("button", name="Cancel it").click()
        await expect(first).to_have_attribute("aria-pressed", "false")
        await first.click()
        await plays(live_server, created, 0)
        assert (await played_on(live_server, created, 3))["ply"] == 3


async def test_where_strips_are_turned_up_first_no_move_is_chosen_ahead(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await two_persons(live_server, "rat-hot")
    async with window(browser, live_server.address) as green:
        asked: list[str] = []
        green.on(
            "websocket",
            lambda line: line.on("framereceived", lambda frame: asked.append(str(frame))),
        )
        await sit_at(green, created, 1)
        await expect(green.locator(".tray .strip").first).to_be_visible()
        while not any('"premoves":[]' in frame for frame in asked):
            await green.wait_for_timeout(50)
        await expect(green.locator(".tray .strip button").first).to_have_attribute(
            "aria-disabled", "true"
        )


# -- sounds ----------------------------------------------------------------------------------------


async def test_sounds_are_switched_at_the_table(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, "tabula-rasa")
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        switch = page.get_by_role("switch", name="Sounds")
        await expect(switch).to_have_attribute("aria-checked", "false")
        await switch.click()
        await expect(switch).to_have_attribute("aria-checked", "true")
        await expect(page.locator(".only-heard[aria-live]")).to_contain_text("Sounds are on")
        await page.reload()
        await expect(switch).to_have_attribute("aria-checked", "true")


# -- one device for several ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "choose"), [repeated("tabula-rasa", choose_knight), ("schotten-totten", choose_card)]
)
async def test_the_curtain_waits_until_what_was_drawn_has_been_seen(
    live_server: LiveServer,
    browser: Browser,
    game: str,
    choose: Callable[[Page], Awaitable[None]],
) -> None:
    async with window(browser, live_server.address) as page:
        await page.goto(f"/new?game={game}")
        await page.get_by_role("radio", name=re.compile("^This device")).check()
        await unfold(page)
        await page.get_by_role("textbox", name="Player 1").fill("Anna")
        await page.get_by_role("textbox", name="Player 2").fill("Bo")
        await page.get_by_label("Who begins?").select_option("I do")
        await page.get_by_role("button", name="Sit down").click()
        await expect(page.locator(".says.turn")).to_be_visible()
        await expect(page.locator(".fresh")).to_have_count(0)
        await choose(page)
        on = page.get_by_role("button", name="Pass the device")
        await expect(on).to_be_visible()
        await expect(page.locator(".hand .fresh")).to_contain_text("new")
        await expect(page.locator(".says")).to_contain_text("pass the device to Bo")
        await picture(page, f"presence-pass-{game}")
        assert await complaints(page) == []
        await on.click()
        await expect(page.get_by_role("heading", name="Bo is next")).to_be_visible()
        await page.get_by_role("button", name="Back to Anna").click()
        await expect(page.locator(".hand .fresh")).to_be_visible()
        await on.click()
        await page.get_by_role("button", name="I am Bo: show my cards").click()
        await expect(page.locator(".says.turn")).to_be_visible()
        await expect(page.locator(".fresh")).to_have_count(0)
        await choose(page)
        await expect(page.locator(".says")).to_contain_text("pass the device to Anna")


# -- arrow keys ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "pick"),
    [
        repeated("tabula-rasa", ".hand .card.able button"),
        ("schotten-totten", ".hand button.able"),
        repeated("rat-hot", ".tray .strip button"),
    ],
)
async def test_arrow_keys_visit_legal_targets_first(
    live_server: LiveServer, browser: Browser, game: str, pick: str
) -> None:
    created = await table_with_bots(live_server, game)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await page.locator(pick).first.focus()
        await page.keyboard.press("Enter")
        targets = page.locator("[data-controls] button[data-target]")
        await expect(page.locator("button[data-target]:focus")).to_have_count(1)
        legal = await targets.count()
        assert legal > 1
        focused = "document.activeElement.getAttribute('aria-label')"
        while await page.evaluate("'target' in document.activeElement.dataset"):
            first = await page.evaluate(focused)
            await page.keyboard.press("ArrowLeft")
            if await page.evaluate(focused) == first:
                break
        await page.locator("button[data-target]").first.wait_for()
        await page.evaluate(
            "(name) => [...document.querySelectorAll('button[data-target]')]"
            ".find((one) => one.getAttribute('aria-label') === name).focus()",
            first,
        )
        visited = [first]
        while True:
            await page.keyboard.press("ArrowRight")
            name = await page.evaluate(focused)
            if name == visited[-1] or not await page.evaluate(
                "'target' in document.activeElement.dataset"
            ):
                break
            visited.append(name)
        assert len(set(visited)) == len(visited) == legal


# -- at every size ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(360, 740), repeated(844, 390), repeated(1366, 640)])
async def test_all_of_it_fits_in_greek_at_night(
    sqlite_url: str, browser: Browser, width: int, height: int
) -> None:
    """Anna is away, somebody watches, and Bo has chosen a move: nothing is cut off."""
    dark = {"language": "el", "theme": "dark"}
    async with open_live_server(sqlite_url, away_seconds=0.2) as live_server:
        created = await two_persons(live_server, "schotten-totten")
        async with (
            live_server.socket(created["table"], created["spectator"]),
            window(browser, live_server.address, width, height, settings=dark) as bo,
        ):
            await sit_at(bo, created, 1)
            await expect(bo.locator(".presence.away")).to_be_visible()
            await expect(bo.locator(".says")).to_contain_text("Anna: λείπει αυτή τη στιγμή.")
            await expect(bo.locator(".watchers")).to_be_visible()
            await choose_card(bo)
            drop = bo.locator(".says button")
            await picture(bo, f"presence-fits-{width}x{height}")
            for part in (drop, bo.get_by_role("switch"), bo.locator("header nav a").last):
                box = await part.bounding_box()
                assert box is not None
                assert box["x"] >= 0
                assert box["x"] + box["width"] <= width
                assert box["y"] + box["height"] <= height
            assert await complaints(bo) == []
            await plays(live_server, created, 0)
            await expect(drop).to_have_count(0)
