"""Nobody but the player sees a hand: invitations, secrets and other devices, in real browsers."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tavolino.core.contract import Json
from tavolino.tables import keys
from tavolino.tables.log import Change, Note
from tests.browser.browser import window
from tests.browser.tables import kept_key, sits_down, unfold
from tests.repeats import repeated
from tests.server.live_server import LiveServer, play_over_http

PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}


async def invites(page: Page) -> str:
    """Anna sets up a table for a friend; the link to send."""
    await page.goto("/new?game=tabula-rasa")
    await page.get_by_role("radio", name=re.compile("^A friend")).check()
    await unfold(page)
    await page.get_by_role("textbox", name="Your name").fill("Anna")
    await page.get_by_role("button", name="Sit down").click()
    return await page.get_by_label("Link: Player 2").input_value()


async def follows(page: Page, link: str, name: str) -> None:
    await page.goto(link)
    await page.get_by_label("Your name").fill(name)
    await page.get_by_role("button", name="Sit down").click()
    await expect(page.locator(".state.connected")).to_be_visible()


def hand(page: Page) -> Any:
    return page.locator("[data-drag]")


async def test_the_host_keeps_no_copy_of_the_friends_seat(
    live_server: LiveServer, browser: Browser
) -> None:
    async with (
        window(browser, live_server.address) as anna,
        window(browser, live_server.address) as bo,
        window(browser, live_server.address) as eva,
    ):
        link = await invites(anna)
        table, invitation = re.findall(r"/t/(\w+)\?game=tabula-rasa#(.+)", link)[0]
        for _ in range(2):  # opening it consumes nothing, and shows no hand
            await bo.goto(link)
            await expect(bo.get_by_text("Anna invites you to play Tabula Rasa")).to_be_visible()
            assert await hand(bo).count() == 0
        await eva.goto(link)
        await expect(eva.get_by_text("Anna invites you")).to_be_visible()
        await follows(bo, link, "Bo")
        await expect(hand(bo).first).to_be_visible()
        await expect(bo).to_have_url(re.compile(rf"/t/{table}$"))
        await expect(eva.get_by_text("This seat is taken")).to_be_visible()
        await bo.reload()
        await expect(hand(bo).first).to_be_visible()
        assert "#" not in bo.url
        await bo.goto(link)  # from the letter again: it is the same browser
        await expect(hand(bo).first).to_be_visible()
        await expect(bo).to_have_url(re.compile(rf"/t/{table}$"))

        await expect(anna.get_by_role("list", name="Players")).to_contain_text("Bo")
        kept = json.loads(await anna.evaluate("localStorage['tavolino.tables']"))[0]
        assert list(kept["seats"]) == ["0"]
        assert kept["invitations"] == {}
        for key in (kept["owner"], kept["spectator"], *kept["seats"].values()):
            seen = (await live_server.ask("GET", f"/tables/{table}", key)).json()
            assert not seen["view"]["hands"][1]["cards"]
        spent = await live_server.ask("GET", f"/tables/{table}", invitation)
        assert spent.json()["code"] == "seat_taken"
        await anna.goto(link)
        await expect(anna.get_by_text("This seat is taken")).to_be_visible()
        await anna.get_by_role("link", name="Go to my seat at this table").click()
        await expect(hand(anna).first).to_be_visible()
        await anna.get_by_role("tab", name="Invite").click()
        await expect(anna.get_by_text("Somebody is already sitting here.")).to_be_visible()
        assert await anna.get_by_role("button", name="Free the seat").count() == 0
        owner = kept["owner"]
        freed = await live_server.ask("POST", f"/tables/{table}/seats/1/free", owner)
        assert freed.json()["code"] == "not_possible"


async def test_a_lost_answer_is_asked_for_again_with_the_same_secret(
    live_server: LiveServer, browser: Browser
) -> None:
    async with (
        window(browser, live_server.address) as anna,
        window(browser, live_server.address) as bo,
    ):
        link = await invites(anna)
        sent: list[Json] = []

        async def lose(route: Any) -> None:
            sent.append(route.request.post_data_json)
            await route.fetch()  # it was done
            await route.abort()

        await bo.route(re.compile("/sit"), lose, times=1)
        await bo.goto(link)
        await bo.get_by_label("Your name").fill("Bo")
        await bo.get_by_role("button", name="Sit down").click()
        await expect(hand(bo).first).to_be_visible()
        await expect(bo).to_have_url(re.compile(r"/t/\w+$"))
        table = re.findall(r"/t/(\w+)", link)[0]
        assert await kept_key(bo, table, 1) == sent[0]["key"]


async def test_on_a_phone_the_link_is_shown_at_once(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address, **PHONE) as page:
        await page.goto("/new?game=schotten-totten")
        await page.get_by_role("radio", name=re.compile("^A friend")).check()
        await page.get_by_role("button", name="Sit down").click()
        shown = page.get_by_label("Link: Player 2")
        await expect(shown).to_be_in_viewport(ratio=1)
        copy = page.get_by_role("button", name="Copy the link").first
        await expect(copy).to_be_in_viewport(ratio=1)
        link = await shown.input_value()
        table = re.findall(r"/t/(\w+)", link)[0]
        async with window(browser, live_server.address, **PHONE) as bo:
            await follows(bo, link, "Bo")
            await expect(shown).to_have_count(0)
            await expect(page.locator("#side-panel")).not_to_be_in_viewport()
            assert table in bo.url


async def test_a_player_goes_on_at_another_device(
    live_server: LiveServer, browser: Browser
) -> None:
    async with (
        window(browser, live_server.address) as anna,
        window(browser, live_server.address) as bo,
    ):
        await follows(bo, await invites(anna), "Bo")
        await bo.get_by_role("tab", name="Invite").click()
        await bo.get_by_role("button", name="Make a link").click()
        link = await bo.get_by_label("Link: On another device").input_value()
        await expect(bo.get_by_text(f"tavolino join '{link}'")).to_be_visible()
        async with window(browser, live_server.address, **PHONE) as phone:
            await phone.goto(link)
            await expect(phone.get_by_text("continue playing as Bo")).to_be_visible()
            assert await hand(phone).count() == 0
            await phone.get_by_role("button", name="Continue here").click()
            await expect(hand(phone).first).to_be_visible()
            assert "#" not in phone.url
            await phone.reload()
            await expect(hand(phone).first).to_be_visible()
        async with window(browser, live_server.address) as stranger:
            await stranger.goto(link)
            await expect(stranger.get_by_text("This link has been used")).to_be_visible()
        await expect(hand(bo).first).to_be_visible()
        await bo.get_by_role("tab", name="Log").click()
        log = bo.get_by_role("list", name="Log")
        await expect(log).to_contain_text("You’re now playing on another device too.")
        log = anna.get_by_role("list", name="Log")
        await expect(log).to_contain_text("Bo sits down")
        await expect(log).not_to_contain_text("another device")


async def test_who_gives_up_a_seat_hands_it_on(live_server: LiveServer, browser: Browser) -> None:
    async with (
        window(browser, live_server.address) as anna,
        window(browser, live_server.address) as bo,
        window(browser, live_server.address) as eva,
    ):
        await follows(bo, await invites(anna), "Bo")
        await bo.get_by_role("tab", name="Invite").click()
        await bo.get_by_role("button", name="Give up my seat").click()
        await bo.get_by_role("dialog").get_by_role("button", name="Give up my seat").click()
        await expect(bo.get_by_text("You’ve given up your seat.")).to_be_visible()
        link = await bo.get_by_label(re.compile("^Link:")).input_value()
        assert await hand(bo).count() == 0
        await bo.reload()
        await expect(bo.get_by_label(re.compile("^Link:"))).to_have_value(link)
        await anna.get_by_label("Link: Spectators").wait_for()
        assert await anna.get_by_label("Link: Player 2").count() == 0, "it is Bo's to hand on"
        await anna.get_by_role("tab", name="Log").click()
        await expect(anna.get_by_role("list", name="Log")).to_contain_text("Bo gives up their seat")
        await anna.goto(link)  # no, not the one who plays against it
        await anna.get_by_label("Your name").fill("Anna")
        await anna.get_by_role("button", name="Sit down").click()
        await expect(anna.get_by_role("alert")).to_contain_text("for somebody else")
        await eva.goto(link)
        await expect(eva.get_by_text("Somebody else has sat here before")).to_be_visible()
        await follows(eva, link, "Eva")
        await expect(hand(eva).first).to_be_visible()


async def test_what_a_browser_kept_from_before_is_cleared(
    live_server: LiveServer, browser: Browser
) -> None:
    """The creator's copies of the friends' keys are dropped; a friend's own key is exchanged."""
    old = [f"old-key-{seat}-that-stood-in-the-link" for seat in range(2)]
    created = await live_server.create("tabula-rasa", first=0)
    table = created["table"]
    await make_old(live_server, table, old)
    kept = {"table": table, "game": "tabula-rasa", "options": {}, "seen": 1, "spectator": None}
    mine = [kept | {"seats": {"0": old[0], "1": old[1]}, "guests": {"1": old[1]}, "owner": "o"}]
    theirs = [kept | {"seats": {"1": old[1]}, "guests": {}, "owner": None}]
    async with (
        window(browser, live_server.address) as anna,
        window(browser, live_server.address) as bo,
    ):
        for page, tables in ((anna, mine), (bo, theirs)):
            await page.goto("/settings")
            await page.evaluate(
                "(tables) => localStorage.setItem('tavolino.tables', JSON.stringify(tables))",
                tables,
            )
        await anna.goto("/settings")
        stored = json.loads(await anna.evaluate("localStorage['tavolino.tables']"))[0]
        assert old[1] not in json.dumps(stored)
        assert (stored["seats"], "guests" in stored) == ({"0": old[0]}, False)
        await bo.goto(f"/t/{table}")
        await expect(hand(bo).first).to_be_visible()
        await bo.wait_for_function(
            "(old) => !Object.values(JSON.parse(localStorage['tavolino.tables'])[0].seats)"
            ".includes(old)",
            arg=old[1],
        )
        fresh = await kept_key(bo, table, 1)
        assert (await live_server.ask("GET", f"/tables/{table}", fresh)).json()["seat"] == 1
        for key in old[1:]:
            gone = await live_server.ask("GET", f"/tables/{table}", key)
            assert gone.json()["code"] == "seat_taken"
        await bo.reload()
        await expect(hand(bo).first).to_be_visible()
        await anna.goto("/")  # the list of tables does it, too
        await anna.wait_for_function(
            "(old) => !Object.values(JSON.parse(localStorage['tavolino.tables'])[0].seats)"
            ".includes(old)",
            arg=old[0],
        )
        assert (await live_server.ask("GET", f"/tables/{table}", old[0])).json()[
            "code"
        ] == "seat_taken"


async def make_old(live_server: LiveServer, table: str, old: list[str]) -> None:
    """Notes as tables of before have them: the key in the link is the seat's."""
    notes = []
    for seat, name in enumerate(("Anna", "Bo")):
        notes.append(Note(2 * seat, "key", seat, {"digest": keys.digest(old[seat])}, 1.0))
        notes.append(Note(2 * seat + 1, "sit", seat, {"name": name}, 1.0))
    await live_server.state.store.append(Change(table, notes=tuple(notes)))


async def test_a_review_shows_no_key_of_a_seat(live_server: LiveServer, browser: Browser) -> None:
    created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
    await play_over_http(live_server, created)
    key = created["seats"][0]
    async with window(browser, live_server.address) as page:
        await page.goto(f"/review/{created['table']}#3.{key}")
        await expect(page.get_by_role("slider", name="Go to a move")).to_be_visible()
        await expect(page).to_have_url(re.compile("#3$"))
        await page.reload()
        await expect(page.get_by_role("slider", name="Go to a move")).to_be_visible()
        await page.goto(f"/review/{created['table']}#5.{created['spectator']}")
        await expect(page.get_by_text("Move 5 of")).to_be_visible()
        await expect(page).to_have_url(re.compile(r"#5\.\S+$"))
        await page.evaluate("location.hash = '#7'")
        await expect(page.get_by_text("Move 7 of")).to_be_visible()


@pytest.mark.parametrize(
    "size", [{"width": 1280, "height": 800}, repeated(PHONE)], ids=["wide", "phone"]
)
async def test_a_table_from_a_record_says_so(
    live_server: LiveServer, browser: Browser, size: dict[str, Any]
) -> None:
    first = await live_server.create("tabula-rasa", {"players": 2}, first=0)
    await sits_down(live_server, first, "Anna", "Bo")
    path = f"/tables/{first['table']}"
    await live_server.ask("POST", f"{path}/resign", first["seats"][0])
    record = (await live_server.ask("GET", f"{path}/record", first["seats"][0])).json()
    seats: list[Json] = [{"key": "k" * 22, "name": "Anna"}, {"open": True}]
    body = {"record": record | {"result": None}, "seats": seats, "public": True}
    given = (await live_server.ask("POST", "/tables/from-record", body=body)).json()
    async with window(browser, live_server.address, **size) as page:
        await page.goto("/")
        listed = page.get_by_role("region", name="Open tables")
        await expect(listed).to_contain_text("Set up from a saved game")
        await listed.get_by_role("link").first.click()
        await expect(page.get_by_text("may know what is hidden").first).to_be_visible()
        await page.get_by_label("Your name").fill("Eva")
        await page.get_by_role("button", name="Sit down").click()
        await expect(hand(page).first).to_be_visible()
        told = page.get_by_text("Set up from a saved game", exact=True)
        await expect(told.filter(visible=True)).to_be_in_viewport(ratio=1)
        await expect(page.get_by_role("list", name="Players")).to_contain_text("Eva")
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert given["table"] in page.url
        await page.goto("/")
        mine = page.locator(".table-rows li:has(button)")
        await expect(mine).to_contain_text("Set up from a saved game")
