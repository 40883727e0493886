"""Coming in: from the home page to a game, by an invitation, and with whoever comes."""

from __future__ import annotations

import asyncio
import re
from ipaddress import ip_address
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tavolino.server import network_address
from tests.browser.axe import ALL_RULES, complaints
from tests.browser.browser import until, window
from tests.browser.tables import unfold
from tests.repeats import repeated
from tests.server.live_server import LiveServer, open_live_server

PHONE: dict[str, Any] = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}
SIDEWAYS: dict[str, Any] = PHONE | {"width": 844, "height": 390}
ONLY_HERE = "This address only works on this device."
GAMES = ("schotten-totten", "tabula-rasa", "rat-hot")


def card(page: Page, game: str = "Tabula Rasa") -> Locator:
    return page.get_by_role("article", name=game)


async def plays_a_knight(page: Page) -> None:
    await expect(page.locator(".says.turn")).to_be_visible()
    await page.locator("[data-drag]:not([disabled])").first.click()
    await page.get_by_role("button", name=re.compile("^Lay .* at ")).first.click()
    log = page.get_by_role("list", name="Log")
    await expect(log).to_contain_text(re.compile(r"(You|Anna) \w+ \d → "))


async def table_of(page: Page) -> str:
    await expect(page).to_have_url(re.compile(r"/t/\w+$"))
    return page.url.rsplit("/", 1)[1]


async def test_a_stranger_comes_to_the_first_move_with_one_click(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address) as page:
        await page.goto("/")
        await card(page).get_by_role("button", name="Play against Carla").click()
        await plays_a_knight(page)
        seen = (await live_server.ask("GET", "/tables")).json()
        assert seen["tables"] == [], "nobody else is asked to come"
        players = page.get_by_role("list", name="Players")
        await expect(players).to_contain_text("You")
        await expect(players).to_contain_text("Carla")
        await page.goto("/")
        await expect(card(page).get_by_role("link", name="Learn")).to_have_attribute(
            "href", "/learn/tabula-rasa"
        )


async def test_the_next_game_is_like_the_last(live_server: LiveServer, browser: Browser) -> None:
    async with window(browser, live_server.address) as page:
        await page.goto("/new?game=tabula-rasa")
        await page.get_by_role("radio", name=re.compile("Mimi")).check()
        await unfold(page)
        await page.get_by_role("radio", name="3 players").check()
        await page.get_by_label(re.compile("^Player 3")).select_option("bot nonna")
        await page.get_by_label("Games per match").select_option("3 games")
        await page.get_by_role("textbox", name="Your name").fill("Anna")
        await page.get_by_role("button", name="Sit down").click()
        first = await table_of(page)
        await page.goto("/")
        await card(page).get_by_role("button", name="Play against Mimi, Nonna").click()
        await expect(page.locator(".board > *").first).to_be_visible()
        assert await table_of(page) != first
        players = page.get_by_role("list", name="Players")
        for name in ("Anna", "Mimi", "Nonna"):
            await expect(players).to_contain_text(name)
        await expect(page.get_by_text("Game 1 of 3", exact=True)).to_be_visible()
        await page.goto("/")
        await expect(
            card(page, "Rat Hot").get_by_role("button", name="Play against Carla")
        ).to_be_visible()
        await page.goto("/new?game=tabula-rasa")  # nothing is asked twice
        await expect(page.get_by_text("3 players · 3 games · No clock · Anna")).to_be_visible()


@pytest.mark.parametrize("language", [repeated("en"), "el", repeated("de")])
@pytest.mark.parametrize("size", [repeated(PHONE), SIDEWAYS], ids=["upright", "sideways"])
async def test_the_form_fits_into_a_phone_until_it_is_unfolded(
    live_server: LiveServer, browser: Browser, size: dict[str, Any], language: str
) -> None:
    async with window(
        browser, live_server.address, settings={"language": language}, **size
    ) as page:
        for game in GAMES:
            await page.goto(f"/new?game={game}")
            await expect(page.locator("form button:not([disabled])")).to_be_visible()
            await page.evaluate("document.fonts.ready")
            too_high = "document.documentElement.scrollHeight - innerHeight"
            assert await page.evaluate(too_high) <= 0, game
            await expect(page.locator("form button")).to_be_in_viewport(ratio=1)
            for radio in await page.locator(".opponents label").all():
                await expect(radio).to_be_in_viewport(ratio=1)
        await page.locator("summary").first.click()
        assert await page.evaluate(too_high) > 0
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [PHONE, repeated(SIDEWAYS)], ids=["upright", "sideways"])
async def test_host_and_guest_on_two_phones(
    live_server: LiveServer, browser: Browser, size: dict[str, Any]
) -> None:
    async with (
        window(browser, live_server.address, **size) as anna,
        window(browser, live_server.address, **size) as bo,
    ):
        await anna.add_init_script("navigator.share = async (what) => { window.sent = what; }")
        await anna.goto("/")
        await card(anna).get_by_role("button", name="With a friend").click()
        invitation = anna.get_by_role("region", name="Invite your friend")
        for part in (
            invitation.get_by_role("img", name="QR code of the link"),
            invitation.get_by_label("Link: Player 2"),
            invitation.get_by_role("button", name="Copy the link"),
        ):
            await expect(part).to_be_in_viewport(ratio=1)
        assert not await complaints(anna, ALL_RULES)
        link = await invitation.get_by_label("Link: Player 2").input_value()
        if size is PHONE:  # on its side, there is no room to ask
            await expect(invitation.get_by_label("Your name")).to_be_in_viewport(ratio=1)
        await invitation.get_by_role("button", name="Send the link").click()
        await anna.wait_for_function("window.sent !== undefined")
        assert await anna.evaluate("window.sent.url") == link

        await bo.goto(link)
        await expect(bo.get_by_text(re.compile("^Tabula Rasa.* Sit down and play"))).to_be_visible()
        await expect(bo.get_by_text("No clock")).to_be_in_viewport(ratio=1)
        await expect(bo.get_by_text("Games per match")).to_be_in_viewport(ratio=1)
        sit = bo.get_by_role("button", name="Sit down")
        await expect(sit).to_be_in_viewport(ratio=1)
        await sit.tap()
        await expect(bo.locator("[data-drag]").first).to_be_visible()
        await expect(bo).to_have_url(re.compile(r"/t/\w+$"))
        await expect(invitation).to_have_count(0)
        for page, opponent in ((anna, "Player 2"), (bo, "Player 1")):
            players = page.get_by_role("list", name="Players")
            await expect(players).to_contain_text(opponent)
            await expect(players).to_contain_text("You")
        mover = anna if await anna.locator(".says.turn").count() else bo
        await mover.locator("[data-drag]:not([disabled])").first.tap()
        await mover.get_by_role("button", name=re.compile("^Lay .* at ")).first.tap()
        other = bo if mover is anna else anna
        await expect(other.locator(".says.turn")).to_be_visible()


async def test_a_host_without_a_name_is_asked_for_one(
    live_server: LiveServer, browser: Browser
) -> None:
    async with (
        window(browser, live_server.address) as anna,
        window(browser, live_server.address) as bo,
    ):
        await anna.goto("/")
        await card(anna).get_by_role("button", name="With a friend").click()
        invitation = anna.get_by_role("region", name="Invite your friend")
        link = await invitation.get_by_label("Link: Player 2").input_value()
        await invitation.get_by_label("Your name").fill("Anna")
        await invitation.get_by_label("Your name").press("Enter")
        await expect(invitation.get_by_label("Your name")).to_have_count(0)
        await expect(anna.get_by_role("list", name="Players")).to_contain_text("Anna")
        await bo.goto(link)
        await expect(bo.get_by_text("Anna invites you to play Tabula Rasa")).to_be_visible()


async def test_an_invitation_from_the_servers_own_machine_says_where_others_reach_it(
    sqlite_url: str, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_home = ip_address("192.168.1.5")
    monkeypatch.setattr(network_address, "_address_in_network", lambda version: at_home)
    async with open_live_server(sqlite_url, host="0.0.0.0") as live_server:
        port = live_server.address.rpartition(":")[2]
        async with window(browser, live_server.address) as anna:
            await anna.goto("/")
            await card(anna).get_by_role("button", name="With a friend").click()
            links = anna.get_by_label("Link: Player 2")
            for link in (links.first, links.last):  # in the middle of the table, and in the panel
                await expect(link).to_have_value(re.compile(f"^http://192.168.1.5:{port}/t/"))
            await expect(anna.get_by_text(ONLY_HERE)).to_have_count(0)


async def test_an_invitation_that_nobody_else_can_open_says_so(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address) as anna:
        await anna.goto("/")
        await card(anna).get_by_role("button", name="With a friend").click()
        invitation = anna.get_by_role("region", name="Invite your friend")
        await expect(invitation.get_by_text(ONLY_HERE)).to_be_visible()
        await expect(invitation.get_by_text("tavolino serve --host 0.0.0.0")).to_be_visible()
        link = invitation.get_by_label("Link: Player 2")
        await expect(link).to_have_value(re.compile(f"^{live_server.address}/t/"))


async def test_a_guest_sees_the_clock_and_the_match_and_is_asked_for_a_name_once(
    live_server: LiveServer, browser: Browser
) -> None:
    clock = {"kind": "fischer", "minutes": 5, "increment": 5}
    seats = [{"key": "a" * 22, "name": "Anna"}, {}]
    async with window(browser, live_server.address) as bo:
        for name in ("", "Bo"):
            created = await live_server.create(
                "rat-hot", seats=seats, clock=clock, rounds=3, first=0
            )
            await bo.goto(f"/t/{created['table']}#{created['invitations'][1]}")
            await expect(bo.get_by_text("Anna invites you to play Rat Hot")).to_be_visible()
            await expect(bo.locator("dl")).to_contain_text("5 min + 5 s per turn")
            await expect(bo.locator("dl")).to_contain_text("3")
            field = bo.get_by_label("Your name")
            await expect(field).to_have_value(name)
            await field.fill("Bo")
            await bo.get_by_role("button", name="Sit down").click()
            await expect(bo.get_by_role("list", name="Players")).to_contain_text("Bo")


async def test_whoever_comes_is_played_and_meanwhile_a_bot(
    live_server: LiveServer, browser: Browser
) -> None:
    async with (
        window(browser, live_server.address) as anna,
        window(browser, live_server.address, **PHONE) as bo,
    ):
        await anna.goto("/")
        await anna.evaluate("localStorage.setItem('tavolino.name', 'Anna')")
        await card(anna).get_by_role("button", name="With anybody").click()
        await plays_a_knight(anna)
        pastime = await table_of(anna)
        notice = anna.get_by_role("complementary", name="Nobody has come yet.")
        await expect(notice).to_be_visible()
        assert not await complaints(anna, ALL_RULES)
        high = "document.documentElement.scrollHeight - innerHeight"
        await anna.wait_for_function(f"{high} <= 0")  # the table fills what the notice leaves
        await anna.reload()  # it is still waiting
        await expect(notice).to_be_visible()

        await bo.goto("/")
        listed = bo.get_by_role("region", name="Open tables").get_by_role("listitem")
        await expect(listed).to_have_count(1)
        for words in ("Tabula Rasa", "Anna is waiting", "No clock", "1 game", "just now"):
            await expect(listed).to_contain_text(words)
        await listed.get_by_role("link").click()
        await expect(bo.get_by_text("Anna invites you")).to_be_visible()
        await bo.get_by_label("Your name").fill("Bo")
        await bo.get_by_role("button", name="Sit down").click()

        await expect(anna.get_by_role("alert")).to_contain_text("Bo has sat down")
        await expect(anna.get_by_role("list", name="Players")).to_contain_text("Bo")  # by itself
        await expect(anna).not_to_have_url(re.compile(pastime))
        await expect(anna.get_by_role("alert")).to_have_count(0)
        await anna.goto("/")
        mine = anna.locator(".table-rows li:has(button)")
        await expect(mine).to_have_count(2)  # nothing is lost
        await expect(mine.filter(has_text="with Carla")).to_have_count(1)
        await expect(mine.filter(has_text="with Bo")).to_have_count(1)


async def test_two_who_want_the_same_game_meet(live_server: LiveServer, browser: Browser) -> None:
    async with (
        window(browser, live_server.address) as anna,
        window(browser, live_server.address) as bo,
    ):
        for page in (anna, bo):
            await page.goto("/")
            await card(page, "Rat Hot").get_by_role("button", name="With anybody").click()
            await expect(page.locator(".board > *").first).to_be_visible()
            if page is anna:  # as soon as she can: after a while she goes there by herself
                go_there = anna.get_by_role("button", name="Go there")
                going = asyncio.create_task(go_there.click())
        await expect(bo.get_by_role("list", name="Players")).not_to_contain_text("Carla")
        await going
        await expect(anna).to_have_url(f"{live_server.address}/t/{await table_of(bo)}")


async def test_one_waits_for_one_game_at_a_time(live_server: LiveServer, browser: Browser) -> None:
    async with window(browser, live_server.address) as anna:

        async def is_listed(alone: str) -> bool:
            seen = (await live_server.ask("GET", "/tables")).json()
            return [table["game"] for table in seen["tables"]] == [alone]

        for game, name in (
            ("Rat Hot", "rat-hot"),
            ("Rat Hot", "rat-hot"),  # nothing more is announced
            ("Tabula Rasa", "tabula-rasa"),
        ):
            await anna.goto("/")
            await card(anna, game).get_by_role("button", name="With anybody").click()
            await expect(anna.locator(".board > *").first).to_be_visible()
            await until(is_listed, name)
        await anna.goto("/")
        await expect(anna.get_by_role("button", name="Stop")).to_be_visible()
        forget = anna.get_by_role("button", name=re.compile("^Forget"))
        for _ in range(await forget.count()):
            await forget.first.click()
        await expect(anna.get_by_role("button", name="Stop")).to_have_count(0)


async def test_an_open_table_is_left_for_a_bot_and_closed(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address) as anna:
        await anna.goto("/new?game=rat-hot")
        await anna.get_by_role("radio", name="Anybody").check()
        await anna.get_by_role("button", name="Sit down").click()
        await expect(anna.get_by_role("region", name="Your table is open")).to_be_visible()
        waiting = await table_of(anna)
        await anna.get_by_role("button", name="Play Carla in the meantime").click()
        await anna.get_by_role("link", name="Look").click()
        await expect(anna).to_have_url(re.compile(waiting))
        await anna.go_back()
        await anna.get_by_role("button", name="Stop").click()
        await expect(anna.get_by_role("button", name="Stop")).to_have_count(0)
        await expect(anna.get_by_role("list", name="Players")).to_contain_text("Carla")
        await anna.goto(f"/t/{waiting}")
        await expect(anna.get_by_text("The table is closed", exact=True)).to_be_visible()
    assert (await live_server.ask("GET", "/tables")).json()["tables"] == []
