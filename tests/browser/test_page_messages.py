"""What the page itself says is correct: results, scores, chat, lessons, unknown addresses."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tavolino.core.contract import Json
from tavolino.text.language import LANGUAGES
from tests.browser.browser import change_settings, resize, window
from tests.browser.tables import go_to_table, sits_down
from tests.repeats import repeated_but
from tests.server.live_server import LiveServer, open_live_server, play_over_http


async def two_persons(live_server: LiveServer, game: str, **spec: Any) -> Json:
    created = await live_server.create(game, seats=[{}, {}], first=0, **spec)
    return await sits_down(live_server, created, "Anna", "Bo")


async def test_who_resigned_and_who_won(live_server: LiveServer, browser: Browser) -> None:
    created = await two_persons(live_server, "schotten-totten", rounds=3)
    await live_server.ask("POST", f"/tables/{created['table']}/resign", created["seats"][1])
    told = {
        created["seats"][0]: ["You win!", "Bo resigned."],
        created["seats"][1]: ["Anna wins!", "You resigned."],
        created["spectator"]: ["Anna wins!", "Bo resigned."],
    }
    for key, lines in told.items():
        async with window(browser, live_server.address) as page:
            await page.goto(f"/t/{created['table']}#{key}")
            end = page.get_by_role("region", name="The end")
            await expect(end.get_by_role("status").locator("p")).to_have_text(lines)
            await expect(end).not_to_contain_text("0 ·")


async def test_the_score_of_another_game_is_told_once(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await live_server.create("rat-hot", first=0)
    await play_over_http(live_server, created)
    for key in created["seats"]:
        await live_server.ask("POST", f"/tables/{created['table']}/offers/rematch", key)
    snapshot = await play_over_http(live_server, created, seed=2)
    assert snapshot["game"] == 1
    path = f"/tables/{created['table']}"
    told = (await live_server.ask("GET", path, created["seats"][0], language="en")).json()
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        end = page.get_by_role("region", name="The end")
        await expect(end.locator(".headline")).to_have_text(re.compile("win|draw"))
        how, tally = await end.locator("p:not(.headline)").all_inner_texts()
        assert how == told["words"]["ending"]
        assert tally.startswith("Won at this table: ")
        points = page.get_by_role("list", name="Players").locator("b[title*=point]")
        await expect(points).to_have_count(0)


async def test_what_was_read_in_the_chat_stays_read(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await two_persons(live_server, "tabula-rasa")
    path = f"/tables/{created['table']}/chat"

    async def says(text: str) -> None:
        answer = await live_server.ask("POST", path, created["seats"][1], {"text": text})
        assert answer.status_code == 200, answer.text

    await says("Hello, Anna!")
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        chat = page.get_by_role("tab", name=re.compile("^Chat"))
        await expect(chat).to_have_text(re.compile("1$"))
        await chat.click()
        await expect(page.get_by_role("list", name="Chat")).to_contain_text("Hello, Anna!")
        await expect(chat.locator(".new")).to_have_count(0)
        await page.get_by_label("Say something").fill("Hello, Bo!")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("list", name="Chat")).to_contain_text("Hello, Bo!")
        await page.reload()
        await expect(page.locator(".state.connected")).to_be_visible()
        await expect(page.get_by_role("tab", name="Log")).to_be_visible()
        await expect(chat.locator(".new")).to_have_count(0)
        await says("Shall we?")
        await expect(chat.locator(".new")).to_have_text("1")


@pytest.mark.parametrize("language", repeated_but("el", LANGUAGES))
async def test_no_tab_of_the_paper_is_cut_in_any_language(
    live_server: LiveServer, browser: Browser, language: str
) -> None:
    created = await two_persons(live_server, "tabula-rasa")
    cut = """() => [...document.querySelectorAll("[role=tab] span")]
        .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""
    async with window(browser, live_server.address, 1024, 700) as page:
        await go_to_table(page, created)
        await change_settings(page, language=language)
        await page.evaluate("document.fonts.ready")
        for tab in await page.get_by_role("tab").all():
            await tab.click()
            assert await page.evaluate(cut) == []
        await resize(page, 360, 740)
        assert await page.evaluate(cut) == []


async def test_an_address_that_leads_nowhere(live_server: LiveServer, browser: Browser) -> None:
    async with window(browser, live_server.address) as page:
        answer = await page.goto("/abc")
        assert answer is not None
        assert answer.status == 404
        await page.get_by_role("main").get_by_role("link").click()
        await expect(page.get_by_role("heading", name="Open tables")).to_be_visible()


async def test_a_lesson_without_a_connection(sqlite_url: str, browser: Browser) -> None:
    async with (
        open_live_server(sqlite_url) as live_server,
        window(browser, live_server.address) as page,
    ):
        await page.route(re.compile("/api/v2/lessons/"), lambda route: route.abort())
        await page.goto("/learn/rat-hot")
        await expect(page.get_by_role("heading", name="No connection")).to_be_visible()
        await expect(page.get_by_text("Step 1 of 0")).to_have_count(0)
        await page.unroute_all()
        await page.get_by_role("button", name="Try again").click()
        await expect(page.get_by_role("heading", name="Step 1 of 8")).to_be_visible()
