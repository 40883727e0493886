"""What surrounds the boards: navigation, guests, the curtain, the log, lost connections."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import Browser, Page, WebSocketRoute, expect

from tavolino.core.contract import Json
from tests.browser.browser import window
from tests.browser.tables import go_to_table, snapshot, table_with_bots, unfold
from tests.browser.tables import sits_down as sit_at_table
from tests.server.live_server import LiveServer, open_live_server


async def sits_down(page: Page, name: str) -> None:
    await page.get_by_label("Your name").fill(name)
    await page.get_by_role("button", name="Sit down").click()


async def two_persons(live_server: LiveServer, game: str = "tabula-rasa") -> Json:
    created = await live_server.create(game, seats=[{}, {}], first=0)
    return await sit_at_table(live_server, created, "Anna", "Bo")


async def plays(live_server: LiveServer, created: Json, seat: int) -> Json:
    """The first legal move of a seat, sent by another device."""
    path, key = f"/tables/{created['table']}", created["seats"][seat]
    seen = (await live_server.ask("GET", path, key)).json()
    body = {"id": f"other-{seen['ply']}", "ply": seen["ply"], "move": seen["view"]["legal"][0]}
    answer = await live_server.ask("POST", f"{path}/moves", key, body)
    assert answer.status_code == 200, answer.text
    played: Json = answer.json()
    return played


async def test_from_the_door_to_a_table_with_a_bot(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address) as page:
        await page.goto("/")
        game = page.get_by_role("article", name="Tabula Rasa")
        await game.get_by_role("link", name="More options").click()
        await page.get_by_role("radio", name=re.compile("Mimi")).check()
        await unfold(page)
        await page.get_by_label("Who begins?").select_option("I do")
        await page.get_by_role("textbox", name="Your name").fill("Anna")
        await page.get_by_role("button", name="Sit down").click()
        await expect(page.locator(".says.turn")).to_be_visible()
        await expect(page.get_by_role("list", name="Players")).to_contain_text("Anna")
        await expect(page.get_by_role("list", name="Players")).to_contain_text("Mimi")
        await expect(page).to_have_title(re.compile("^●"))
        icon = page.locator("link[rel=icon]")
        await expect(icon).to_have_attribute("href", "/icon-turn.svg")
        await page.goto("/")
        mine = page.get_by_role("region", name="Your turn")
        await mine.get_by_role("link").first.click()
        await expect(page.locator(".says.turn")).to_be_visible()


async def test_a_friend_comes_by_the_link(live_server: LiveServer, browser: Browser) -> None:
    async with (
        window(browser, live_server.address) as anna,
        window(browser, live_server.address) as bo,
    ):
        await anna.goto("/new?game=tabula-rasa")
        await anna.get_by_role("radio", name=re.compile("^A friend")).check()
        await anna.get_by_role("textbox", name="Your name").fill("Anna")
        await unfold(anna)
        await anna.get_by_label("Who begins?").select_option("Player 2")
        await anna.get_by_role("button", name="Sit down").click()
        await expect(anna.locator(".says")).to_contain_text("Waiting for another player")
        link = await anna.get_by_label("Link: Player 2").input_value()
        await bo.goto(link)
        await sits_down(bo, "Bo")
        await expect(anna.get_by_role("list", name="Players")).to_contain_text("Bo")
        await bo.get_by_role("tab", name="Chat").click()
        await bo.get_by_label("Say something").fill("Hello, Anna!")
        await bo.get_by_role("button", name="Send").click()
        await anna.get_by_role("tab", name="Chat").click()
        await expect(anna.get_by_role("list", name="Chat")).to_contain_text("Bo Hello, Anna!")
        await anna.get_by_role("tab", name="Log").click()
        # What was said before Bo came was about a seat without a name.
        await expect(anna.get_by_role("list", name="Log")).to_contain_text("Bo begins.")


async def test_a_move_is_not_lost_with_the_line(live_server: LiveServer, browser: Browser) -> None:
    """The line drops just when a move is sent: it comes back by itself, and the move counts."""
    created = await two_persons(live_server)
    lines: list[WebSocketRoute] = []
    dropped: list[str] = []
    closing: list[asyncio.Future[None]] = []

    def relay(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def send(message: str | bytes) -> None:
            if '"play"' in str(message) and not dropped:
                dropped.append("play")
                closing.append(asyncio.ensure_future(line.close(code=3001)))
                return
            server.send(message)

        line.on_message(send)
        lines.append(line)

    async with window(browser, live_server.address) as page:
        await page.route_web_socket(re.compile("/socket$"), relay)
        await page.goto(f"/t/{created['table']}/text#{created['seats'][0]}")
        await page.get_by_role("button", name=re.compile("^Lay")).first.click()
        await expect(page.get_by_role("listitem").filter(has_text="You lay")).to_be_visible()
    assert dropped
    assert len(lines) == 2
    assert (await snapshot(live_server, created))["view"]["player"] == 1


async def test_a_server_that_restarts_is_waited_for(sqlite_url: str, browser: Browser) -> None:
    async with open_live_server(sqlite_url) as live_server:
        port = int(live_server.address.rsplit(":", 1)[1])
        created = await two_persons(live_server)
        opened = window(browser, live_server.address)
        page = await opened.__aenter__()
        await page.goto(f"/t/{created['table']}#{created['seats'][0]}")
        await expect(page.locator(".state.connected")).to_be_visible()
    try:
        await expect(page.locator(".state.restarting, .state.lost").first).to_be_visible()
        async with open_live_server(sqlite_url, port=port) as live_server:
            await expect(page.locator(".state.connected")).to_be_visible()
            await plays(live_server, created, 0)
            await expect(page.locator(".says")).to_contain_text("Bo")
    finally:
        await opened.__aexit__(None, None, None)


async def test_one_device_for_two_has_a_curtain(live_server: LiveServer, browser: Browser) -> None:
    async with window(browser, live_server.address) as page:
        heard: list[str] = []
        page.on(
            "websocket",
            lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))),
        )
        await page.goto("/new?game=schotten-totten")
        await page.get_by_role("radio", name=re.compile("^This device")).check()
        await unfold(page)
        await page.get_by_role("textbox", name="Player 1").fill("Anna")
        await page.get_by_role("textbox", name="Player 2").fill("Bo")
        await page.get_by_label("Who begins?").select_option("I do")
        await page.get_by_role("button", name="Sit down").click()
        await expect(page.locator(".says.turn")).to_be_visible()
        assert heard
        assert not any('"seat":1' in frame for frame in heard), "Bo's view came before Bo looked"
        await page.goto(page.url.split("#")[0] + "/text")
        await page.get_by_role("button", name=re.compile("^Lay")).first.click()
        await expect(page.locator(".prompt")).to_contain_text("pass the device to Bo")
        await expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
        await page.get_by_role("button", name="Pass the device").click()
        await expect(page.get_by_role("heading", name="Bo is next")).to_be_visible()
        assert await page.get_by_role("heading", name="Your hand").count() == 0
        assert not any('"seat":1' in frame for frame in heard), "Bo's view came before Bo looked"
        await page.get_by_role("button", name="I am Bo: show my cards").click()
        await expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
        assert any('"seat":1' in frame for frame in heard)


async def test_the_first_link_leads_to_words_and_a_game_goes_on_by_keys(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await two_persons(live_server)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await page.keyboard.press("Tab")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("heading", name="The table in words")).to_be_visible()
        await page.get_by_label("A move or a command").focus()
        await page.keyboard.type("h")
        await page.keyboard.press("Enter")
        await expect(page.locator(".answers .answer").first).to_be_visible()
        before = (await snapshot(live_server, created))["view"]
        move = before["legal"][0]
        await page.keyboard.type(move)
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("heading", name=re.compile("legal move"))).to_have_count(0)
        after = (await snapshot(live_server, created))["view"]
        assert after["player"] == 1
        assert after["territories"] != before["territories"]


async def test_who_reads_the_text_view_stays_in_it(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await two_persons(live_server)
    async with window(browser, live_server.address) as page:
        await page.goto("/")
        await page.locator("main").wait_for()
        await page.keyboard.press("Tab")
        await page.keyboard.press("Enter")
        await expect(page).to_have_url(re.compile(r"/\?text$"))
        await page.get_by_role("link", name="Settings").click()
        await expect(page).to_have_url(re.compile(r"/settings\?text$"))
        await page.get_by_role("checkbox", name=re.compile("^Text view")).check()
        await page.goto(f"/t/{created['table']}#{created['seats'][0]}")
        await expect(page.get_by_role("heading", name="The table in words")).to_be_visible()
        await page.keyboard.press("Tab")
        await page.keyboard.press("Enter")
        await expect(page.locator(".board > *").first).to_be_visible()
        await expect(page).to_have_url(re.compile(r"/t/\w+$"))
        await page.get_by_role("link", name="Settings").click()
        await page.get_by_role("checkbox", name=re.compile("^Text view")).uncheck()
        await expect(page).to_have_url(re.compile("/settings$"))


async def test_what_is_chosen_in_one_tab_is_chosen_in_the_other(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address) as page:
        await page.goto("/")
        other = await page.context.new_page()
        await other.goto(f"{live_server.address}/settings")
        await other.get_by_label("Language").select_option("Deutsch")
        await expect(page.locator("html")).to_have_attribute("lang", "de")
        await expect(page.get_by_role("heading", name="Offene Tische")).to_be_visible()


async def test_another_language_says_everything_anew(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await two_persons(live_server)
    await plays(live_server, created, 0)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await expect(page.get_by_role("list", name="Log")).to_contain_text("You")
        await page.get_by_role("link", name="Settings").click()
        await page.get_by_label("Language").select_option("Italiano")
        await expect(page.get_by_role("heading", name="Impostazioni")).to_be_visible()
        await expect(page.locator("html")).to_have_attribute("lang", "it")
        await page.go_back()
        await expect(page.get_by_role("list", name="Diario")).to_contain_text("Bo si siede")
        await page.reload()
        await expect(page.get_by_role("list", name="Diario")).to_be_visible()


async def test_a_move_is_asked_about_where_that_is_wanted(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await two_persons(live_server)
    async with window(browser, live_server.address, settings={"confirm": True}) as page:
        await go_to_table(page, created)
        await page.locator(".says.turn").wait_for()
        await lay_a_knight(page)
        await page.get_by_role("button", name="Cancel").click()
        assert (await snapshot(live_server, created))["view"]["player"] == 0
        await lay_a_knight(page)
        await page.get_by_role("button", name="Yes, play it").click()
        await expect(page.locator(".says")).to_contain_text("Bo")
    assert (await snapshot(live_server, created))["view"]["player"] == 1


async def lay_a_knight(page: Page) -> None:
    await page.locator("[data-drag]:not([disabled])").first.click()
    await page.get_by_role("button", name=re.compile("^Lay .* at ")).first.click()


async def test_looking_back_and_taking_back(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, "tabula-rasa")
    await plays(live_server, created, 0)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await page.locator(".says.turn").wait_for()
        await page.get_by_role("button", name="Look back at move 1").click()
        await expect(page.locator(".says")).to_contain_text("After move 1")
        await page.keyboard.press("Escape")
        await expect(page.locator(".says.turn")).to_be_visible()
        await page.get_by_role("button", name="Ask for a takeback").click()
        await expect(page.locator(".log .undone, li.undone").first).to_be_visible()
    assert (await snapshot(live_server, created))["view"]["territories"] == [
        territory | {"knights": [[], []]}
        for territory in (await snapshot(live_server, created))["view"]["territories"]
    ]


async def test_a_spectator_looks_on_and_talks_to_spectators_only(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await two_persons(live_server)
    async with window(browser, live_server.address) as page:
        await page.goto(f"/t/{created['table']}#{created['spectator']}")
        await expect(page.locator(".state.connected")).to_be_visible()
        assert await page.get_by_role("button", name="Resign").count() == 0
        await page.get_by_role("tab", name="Chat").click()
        await page.get_by_label("Say something").fill("What a game")
        await page.get_by_role("button", name="Send").click()
        await expect(page.get_by_role("list", name="Chat")).to_contain_text("What a game")
    told = await snapshot(live_server, created)
    assert not [event for event in told["events"] if event["type"] == "chat"]


async def test_giving_up_and_playing_again(live_server: LiveServer, browser: Browser) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await page.get_by_role("button", name="Resign").click()
        await page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        await page.get_by_role("button", name="Rematch").click()
        await expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
        await expect(page.get_by_role("button", name="Resign")).to_be_visible()
    again = await snapshot(live_server, created)
    assert again["game"] == 1
    assert again["state"] == "playing"


async def test_a_question_taken_back_gives_the_focus_back(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "rat-hot")
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        resign = page.get_by_role("button", name="Resign")
        for answer in ("Escape", "Cancel"):
            await resign.focus()
            await page.keyboard.press("Enter")
            dialog = page.get_by_role("dialog")
            await expect(dialog).to_be_visible()
            if answer == "Cancel":
                await dialog.get_by_role("button", name="Cancel").focus()
                await page.keyboard.press("Enter")
            else:
                await page.keyboard.press(answer)
            await expect(dialog).to_have_count(0)
            await expect(resign).to_be_focused()
    assert (await snapshot(live_server, created))["outcome"] is None


async def test_the_shell_opens_without_a_server(sqlite_url: str, browser: Browser) -> None:
    async with open_live_server(sqlite_url) as live_server:
        opened = window(browser, live_server.address, offline_copy=True)
        page = await opened.__aenter__()
        await page.goto("/")
        await page.evaluate("navigator.serviceWorker.ready")
        await page.wait_for_function("caches.match('/').then((kept) => kept !== undefined)")
    try:
        await page.goto("/")
        await expect(page.get_by_role("heading", level=1)).to_be_visible()
        await expect(page.get_by_text("The server can’t be reached")).to_be_visible()
    finally:
        await opened.__aexit__(None, None, None)


async def test_nothing_is_kept_in_addresses_that_are_sent(
    live_server: LiveServer, browser: Browser
) -> None:
    """The key of a seat stands behind the #, and never in a request."""
    created = await two_persons(live_server)
    async with window(browser, live_server.address) as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda line: asked.append(line.url))
        await go_to_table(page, created)
        await expect(page.locator(".state.connected")).to_be_visible()
    assert asked
    assert not [url for url in asked if created["seats"][0] in url.split("#")[0]]
