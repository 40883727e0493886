"""A finished game on the page: move by move, with the engine's thoughts, and on from there."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from tavolino.core.contract import Json
from tavolino.core.game import load
from tests.browser.axe import complaints
from tests.browser.browser import window
from tests.server.house import House, open_house, play_over_http
from tests.tables.room import QuickThinker

BLUNDER = 4  # the decision that the engine does not like


class Critic(QuickThinker):
    """Thinks well of every decision but one, and knows a better move there."""

    async def review(self, record: Json) -> Json:
        decisions = []
        for ply, table in enumerate(load(record).steps()):
            if table.over:
                break
            played = record["moves"][ply]["move"]
            bad = ply == BLUNDER
            decisions.append(
                {
                    "ply": ply,
                    "seat": table.player,
                    "move": played,
                    "chance": 0.3 if bad else 0.5,
                    "best": next(m for m in table.legal if m != played) if bad else played,
                    "best_chance": 0.7 if bad else 0.5,
                    "lost": 0.4 if bad else 0.0,
                    "verdict": "blunder" if bad else "",
                    "why": "",
                    "say": [],
                }
            )
        moves = len(record["moves"])
        return {
            "format": "tavolino-review/1",
            "game": record["game"],
            "moves": moves,
            "decisions": decisions,
            "chances": [],
            "result": [1.0, 0.0],
        }


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[House]:
    async with open_house(sqlite_url, Critic()) as opened:
        yield opened


@dataclass
class Finished:
    table: str
    key: str
    moves: int

    def at(self, after: int | None = None) -> str:
        return f"/review/{self.table}#{'' if after is None else after}.{self.key}"


@pytest.fixture
async def finished(house: House) -> Finished:
    created = await house.create("tabula-rasa", {"players": 2}, first=0)
    await play_over_http(house, created)
    key = created["seats"][0]
    path = f"/tables/{created['table']}/replay"
    shown = (await house.ask("GET", path, key, after=0)).json()
    return Finished(created["table"], key, shown["moves"])


async def is_at(page: Page, after: int, finished: Finished) -> None:
    scrub = page.get_by_role("slider", name="Go to a move")
    await expect(scrub).to_have_attribute("aria-valuetext", f"Move {after} of {finished.moves}")
    await expect(page).to_have_url(re.compile(f"#{after}\\."))


async def test_arrows_and_links_go_through_the_moves(
    house: House, browser: Browser, finished: Finished
) -> None:
    async with window(browser, house.address) as page:
        await page.goto(finished.at())
        await is_at(page, finished.moves, finished)
        for key, after in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
            await page.keyboard.press(key)
            await is_at(page, after, finished)
        await page.keyboard.press("End")
        await is_at(page, finished.moves, finished)
        await page.goto("/")
        await page.goto(finished.at(7))
        await is_at(page, 7, finished)
        said = (
            await house.ask(
                "GET",
                f"/tables/{finished.table}/replay",
                finished.key,
                after=7,
                onlooker="open",
                language="en",
            )
        ).json()["events"][0]["said"]
        await expect(page.locator(".caption")).to_have_text(" ".join(said))


async def test_a_seat_sees_only_what_it_saw(
    house: House, browser: Browser, finished: Finished
) -> None:
    path = f"/tables/{finished.table}/replay"
    async with window(browser, house.address) as page:
        await page.goto(finished.at(4))
        await is_at(page, 4, finished)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        await page.get_by_label("Whose view").select_option("1")
        own = (await house.ask("GET", path, finished.key, after=4, onlooker=1)).json()["view"]
        hand = page.get_by_role("list", name=re.compile("hand", re.IGNORECASE)).first
        await expect(hand).to_be_visible()
        assert any("onlooker=1" in url for url in asked)
        assert own["hands"][0]["cards"] == []


async def test_the_better_move_is_drawn_on_the_board(
    house: House, browser: Browser, finished: Finished
) -> None:
    async with window(browser, house.address) as page:
        await page.goto(finished.at(0))
        await page.get_by_role("button", name="Let the engine go through it").click()
        await expect(page.get_by_role("img", name=re.compile("Chances to win"))).to_be_visible()
        await expect(page.get_by_text("Blunder, cost 40 %")).to_be_visible()
        played = await page.locator(".caption").text_content()
        await page.get_by_role("button", name="Show the better move").click()
        await expect(page.get_by_text("The better move is shown.")).to_be_visible()
        await expect(page.locator(".caption")).not_to_have_text(played or "")
        better = await page.locator(".caption").text_content()
        await page.get_by_role("button", name="Show what was played").click()
        await is_at(page, BLUNDER + 1, finished)
        await expect(page.locator(".caption")).not_to_have_text(better or "")
        await page.reload()  # it is kept, and there at once
        await expect(page.get_by_text("Blunder, cost 40 %")).to_be_visible()


async def test_playing_on_opens_a_table_where_one_stood(
    house: House, browser: Browser, finished: Finished
) -> None:
    async with window(browser, house.address) as page:
        await page.goto(finished.at(10))
        await is_at(page, 10, finished)
        await page.get_by_role("button", name="Play on from here").click()
        await page.get_by_role("button", name=re.compile("^As Guest 0")).click()
        await expect(page).to_have_url(re.compile("/t/"))
        table = page.url.rsplit("/", 1)[1].split("#")[0]
        assert table != finished.table


async def test_a_record_is_kept_and_opened_again(
    house: House, browser: Browser, finished: Finished, tmp_path: Path
) -> None:
    async with window(browser, house.address) as page:
        await page.goto(finished.at())
        await is_at(page, finished.moves, finished)
        async with page.expect_download() as download:
            await page.get_by_role("button", name="Record (JSON)").click()
        record = tmp_path / "game.json"
        await (await download.value).save_as(record)
        assert json.loads(record.read_text())["format"] == "tavolino-record/1"
        for name, start in (("Picture (SVG)", b"<svg"), ("Picture (PNG)", b"\x89PNG")):
            async with page.expect_download() as download:
                await page.get_by_role("button", name=name).click()
            picture = tmp_path / "picture"
            await (await download.value).save_as(picture)
            assert picture.read_bytes().startswith(start)
        await page.goto("/learn")
        await page.get_by_label("Choose a file").set_input_files(record)
        await expect(page).to_have_url(re.compile("/review/(?!" + finished.table + ")"))
        scrub = page.get_by_role("slider", name="Go to a move")
        await expect(scrub).to_have_attribute("max", str(finished.moves))


async def test_a_file_that_is_no_record_is_refused(
    house: House, browser: Browser, tmp_path: Path
) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"format": "something else"}')
    async with window(browser, house.address) as page:
        await page.goto("/learn")
        await page.get_by_label("Choose a file").set_input_files(wrong)
        await expect(page.get_by_role("alert")).to_be_visible()


async def test_a_running_game_is_not_reviewed(house: House, browser: Browser) -> None:
    created = await house.create("tabula-rasa", {"players": 2}, first=0)
    async with window(browser, house.address) as page:
        await page.goto(f"/review/{created['table']}#.{created['seats'][0]}")
        await expect(page.get_by_text("This game is not over yet")).to_be_visible()


@pytest.mark.parametrize(
    "look",
    [
        pytest.param({"width": 1280, "height": 800, "settings": {"theme": "light"}}, id="1280"),
        pytest.param({"width": 360, "height": 740, "settings": {"theme": "light"}}, id="360"),
        pytest.param({"width": 1280, "height": 800, "settings": {"theme": "dark"}}, id="dark"),
    ],
)
async def test_axe_finds_nothing_and_nothing_is_too_wide(
    house: House, browser: Browser, finished: Finished, look: Json
) -> None:
    async with window(browser, house.address, **look) as page:
        await page.goto(finished.at(12))
        await is_at(page, 12, finished)
        await page.get_by_role("button", name="Let the engine go through it").click()
        await expect(page.get_by_role("heading", name="Mistakes")).to_be_visible()
        assert not await complaints(page)
        assert not await page.evaluate("document.documentElement.scrollWidth > innerWidth")
