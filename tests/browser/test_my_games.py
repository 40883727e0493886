"""My games on the page: kept in the browser when they end, saved, read, carried to another device,
and reviewed although their table is gone."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

import tavolino
from tavolino.core.contract import Json
from tests.browser.browser import window
from tests.browser.review_engine import ReviewEngine
from tests.browser.tables import go_to_table, played_on, snapshot, table_with_bots
from tests.server.live_server import LiveServer, open_live_server

SMALL: Json = {"edition": "iello", "stones": 3, "colours": 3, "hand": 2}


@pytest_asyncio.fixture(loop_scope="session")
async def live_server(sqlite_url: str) -> AsyncIterator[LiveServer]:
    async with open_live_server(sqlite_url, ReviewEngine()) as opened:
        yield opened


async def play_to_the_end(live_server: LiveServer, created: Json) -> Json:
    """Anna plays any legal moves until the game is over."""
    rng = random.Random(1)
    path, key = f"/tables/{created['table']}", created["seats"][0]
    seen = await snapshot(live_server, created)
    while seen["state"] != "over":
        if not seen["view"]["legal"]:
            seen = await snapshot(live_server, created)
            continue
        move = rng.choice(seen["view"]["legal"])
        body = {"id": f"{seen['ply']}", "ply": seen["ply"], "move": move}
        answer = await live_server.ask("POST", f"{path}/moves", key, body)
        assert answer.status_code == 200, answer.text
        seen = answer.json()["snapshot"]
    return seen


async def clear_tables(live_server: LiveServer, *tables: str) -> None:
    """The server clears finished tables, as it does after a while."""
    cleared = await live_server.state.store.clear("finished", time.time() + 1000, 100)
    assert set(cleared) >= set(tables)
    for table in cleared:
        await live_server.state.tables.live.drop(table)


async def forget_everything(page: Page) -> None:
    """As somebody who clears the browser's data."""
    await page.goto("/settings")
    await page.evaluate(
        """() => new Promise((done, failed) => {
            localStorage.removeItem("tavolino.tables");
            const deleting = indexedDB.deleteDatabase("tavolino");
            deleting.onsuccess = done;
            deleting.onerror = failed;
        })"""
    )


def rows(page: Page) -> Locator:
    return page.locator("main ol > li")


async def resigned(live_server: LiveServer, page: Page) -> Json:
    """Anna has resigned against Mimi, on the page, after a few moves."""
    created = await table_with_bots(live_server, "schotten-totten")
    for _ in range(4):
        seen = await played_on(live_server, created, 0)
        body = {"id": f"{seen['ply']}", "ply": seen["ply"], "move": seen["view"]["legal"][0]}
        await live_server.ask(
            "POST", f"/tables/{created['table']}/moves", created["seats"][0], body
        )
    await go_to_table(page, created)
    await page.get_by_role("button", name="Resign").click()
    await page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    await page.get_by_role("button", name="Rematch").wait_for()
    return created


async def test_a_game_is_exported_imported_and_reviewed_although_its_table_is_gone(
    live_server: LiveServer, browser: Browser, tmp_path: Path
) -> None:
    async with window(browser, live_server.address, accept_downloads=True) as page:
        created = await resigned(live_server, page)
        await page.get_by_role("link", name="My games").click()
        await expect(page).to_have_url(f"{live_server.address}/my-games")
        await expect(rows(page)).to_have_count(1)
        for text in ("Lost", "Schotten-Totten", "with Mimi", "Not reviewed"):
            await expect(rows(page)).to_contain_text(text)
        async with page.expect_download() as downloading:
            await page.get_by_role("button", name="Save as a file").click()
        saved = tmp_path / "games.json"
        await (await downloading.value).save_as(saved)
        assert created["seats"][0] not in saved.read_text(encoding="utf-8"), "no key unless asked"

        await forget_everything(page)
        await clear_tables(live_server, created["table"])
        await page.goto("/my-games")
        await expect(page.get_by_text("No finished games yet")).to_be_visible()
        await page.get_by_label("Open a file").set_input_files(saved)
        await expect(page.get_by_text("1 game was added")).to_be_visible()
        await page.get_by_label("Open a file").set_input_files(saved)
        await expect(page.get_by_text("No new games; already here: 1.")).to_be_visible()
        await expect(rows(page)).to_have_count(1)

        await page.get_by_role("button", name="Review").click()
        await expect(page.get_by_role("slider", name="Go to a move")).to_be_visible()
        assert created["table"] not in page.url
        again = page.url.partition("#")[0]
        await page.get_by_role("button", name="Analyse with the engine").click()
        await expect(page.get_by_role("heading", name="Mistakes")).to_be_visible()
        await page.get_by_role("link", name="My games").click()
        await expect(rows(page)).to_have_count(1)
        await expect(rows(page)).to_contain_text("1 blunder")
        await page.get_by_role("button", name="Review").click()
        await expect(page).to_have_url(re.compile(f"^{re.escape(again)}(#|$)"))


async def test_a_game_that_ended_by_time_is_reviewed_as_such(
    live_server: LiveServer, browser: Browser, tmp_path: Path
) -> None:
    begun = tavolino.new("tabula-rasa", seed=3, first=0)
    for _ in range(5):
        begun.play(begun.legal[0])
    played = {
        "table": "aaaaaaaaaaaa",
        "number": 0,
        "game": "tabula-rasa",
        "options": begun.options,
        "ended": 1_790_000_000_000,
        "players": [{"name": "Anna", "bot": None}, {"name": "Bo", "bot": None}],
        "seats": [0],
        "by": "time",
        "winners": [0],
        "scores": [0, 0],
        "mistakes": None,
        "record": begun.record(),
    }
    saved = tmp_path / "games.json"
    saved.write_text(json.dumps({"format": "tavolino-games/1", "games": [played]}), "utf-8")
    async with window(browser, live_server.address) as page:
        await page.goto("/my-games")
        await page.get_by_label("Open a file").set_input_files(saved)
        await expect(page.get_by_text("1 game was added")).to_be_visible()
        await page.get_by_role("button", name="Review").click()
        await expect(page.get_by_role("slider", name="Go to a move")).to_be_visible()
        await page.goto(page.url.replace("/review/", "/t/").partition("#")[0])
        end = page.get_by_role("region", name="The end")
        await expect(end).to_contain_text("Bo ran out of time.")


async def test_games_that_ended_while_nobody_looked_are_asked_for(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address) as page:
        created = await table_with_bots(live_server, "schotten-totten", **SMALL)
        await go_to_table(page, created)
        await page.goto("/settings")
        seen = await play_to_the_end(live_server, created)
        await page.get_by_role("link", name="My games").click()
        await expect(rows(page)).to_have_count(1)
        result = "Won" if seen["outcome"]["winners"] == [0] else "Lost"
        await expect(rows(page)).to_contain_text(result)
        plot = page.get_by_role("img", name="Win rate from")
        await expect(plot).to_be_visible()
        games = await page.locator("[aria-labelledby=list]").bounding_box()
        plotted = await plot.bounding_box()
        assert games is not None
        assert plotted is not None
        assert games["y"] + games["height"] <= plotted["y"]
        await page.get_by_text("As a table").click()
        await expect(page.get_by_role("columnheader", name="Month")).to_be_visible()
        await page.get_by_label("Result").select_option("Drawn")
        await expect(page.get_by_text("No games match these filters.")).to_be_visible()
        await page.get_by_label("Result").select_option(result)
        await expect(rows(page)).to_have_count(1)
        await page.get_by_role("button", name="Review").click()
        await expect(page.get_by_role("slider", name="Go to a move")).to_be_visible()
        assert created["table"] in page.url


async def test_all_seats_on_one_device_count_for_nobody(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address) as page:
        await page.goto("/")
        created = await page.evaluate(
            """async () => {
                const keys = ["a", "b"].map((letter) => letter.repeat(22));
                const seats = keys.map((key, at) => ({ key, name: ["Anna", "Bo"][at] }));
                const answer = await fetch("/api/v2/tables", {
                    method: "POST",
                    headers: { "Content-Type": "application/json" },
                    body: JSON.stringify({ game: "tabula-rasa", seats }),
                });
                const { table, owner } = await answer.json();
                const known = { table, game: "tabula-rasa", options: {}, seats: keys, owner };
                localStorage["tavolino.tables"] = JSON.stringify([{ ...known, seen: 1 }]);
                return { table, keys };
            }"""
        )
        path = f"/tables/{created['table']}/resign"
        assert (await live_server.ask("POST", path, created["keys"][1])).status_code == 200
        await page.goto(f"/t/{created['table']}")
        await page.get_by_role("button", name="Rematch").wait_for()
        await page.get_by_role("link", name="My games").click()
        await expect(rows(page)).to_contain_text("Won by Anna")
        await expect(page.get_by_role("heading", name="Win rates")).to_have_count(0)


async def test_everything_is_carried_to_another_device_once(
    live_server: LiveServer, browser: Browser
) -> None:
    sent: list[bytes] = []

    def note(request: Any) -> None:
        if request.url.endswith("/transfers?language=en"):
            sent.append(request.post_data_buffer or b"")

    async with (
        window(browser, live_server.address) as page,
        window(browser, live_server.address, 360, 740, has_touch=True) as phone,
    ):
        page.on("request", note)
        await resigned(live_server, page)
        running = await table_with_bots(live_server, "tabula-rasa")
        await go_to_table(page, running)
        await page.goto("/my-games")
        await page.get_by_label("Include the keys of your tables").check()
        await page.get_by_role("button", name="Link to another device").click()
        await expect(page.get_by_role("img", name="QR code with the link")).to_be_visible()
        link = await page.get_by_label("Link: My games").input_value()
        assert len(sent) == 1
        assert b"Mimi" not in sent[0]
        assert running["seats"][0].encode() not in sent[0]

        asked: list[str] = []
        phone.on("request", lambda request: asked.append(request.url))
        await phone.goto(link)
        await expect(phone.get_by_role("heading", name="Games from another device")).to_be_visible()
        assert not any("/transfers" in url for url in asked), "nothing is read before they agree"
        await phone.get_by_role("button", name="Add them here").click()
        await expect(phone.get_by_text("1 game was added")).to_be_visible()
        await expect(phone.get_by_text("You can also continue at 2 tables.")).to_be_visible()
        await expect(rows(phone)).to_contain_text("with Mimi")
        assert "#" not in phone.url
        key = link.rpartition(".")[2]
        assert not any(key in url for url in asked)
        kept = json.loads(await phone.evaluate("localStorage['tavolino.tables']"))
        assert running["table"] in [known["table"] for known in kept]
        await phone.goto(f"/t/{running['table']}")
        await expect(phone.locator("[data-drag]").first).to_be_visible()

        await phone.goto("/settings")
        await phone.goto(link)
        await phone.get_by_role("button", name="Add them here").click()
        await expect(phone.get_by_text("This link has been used")).to_be_visible()


async def test_what_is_no_file_of_games_is_told(
    live_server: LiveServer, browser: Browser, tmp_path: Path
) -> None:
    files = {
        "This file can’t be read": "\N{SNOWMAN}",
        "This file contains no games": '{"format": "tavolino-record/1"}',
        "newer version": '{"format": "tavolino-games/9"}',
        "This file is damaged (games)": '{"format": "tavolino-games/1", "games": 7}',
    }
    async with window(browser, live_server.address) as page:
        await page.goto("/my-games")
        for sentence, content in files.items():
            file = tmp_path / "file.json"
            file.write_text(content, encoding="utf-8")
            await page.get_by_label("Open a file").set_input_files(file)
            await expect(page.get_by_role("alert")).to_contain_text(sentence)
        for part in ("t" * 22, f"{'t' * 22}.{'k' * 42}", f"{'t' * 22}.{'k' * 43}x"):
            await page.goto(f"/my-games#{part}")
            await expect(page.get_by_text("This link is damaged")).to_be_visible()
            await page.goto("/")
        await page.goto(f"/my-games#{'t' * 22}.{'k' * 43}")
        await page.get_by_role("button", name="Add them here").click()
        await expect(page.get_by_text("This link has been used")).to_be_visible()
