"""A finished game on the page: move by move, with the engine's review, and playing on from
there."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, Route, expect

import tavolino
from tavolino import Game
from tavolino.core.contract import Json
from tavolino.tables.engine import Progress
from tavolino.tables.engine_client import EngineClient
from tavolino.tables.engine_queue import Job
from tests.browser.axe import complaints
from tests.browser.browser import change_settings, window
from tests.browser.review_engine import BLUNDER, ReviewEngine
from tests.browser.tables import given_table, sits_down
from tests.server.live_server import LiveServer, open_live_server, play_over_http


@pytest_asyncio.fixture(loop_scope="session")
async def live_server(sqlite_url: str) -> AsyncIterator[LiveServer]:
    async with open_live_server(sqlite_url, ReviewEngine()) as opened:
        yield opened


@dataclass
class Finished:
    table: str
    key: str
    moves: int
    player: str  # the key of seat 0

    def at(self, after: int | None = None) -> str:
        return f"/review/{self.table}#{'' if after is None else after}.{self.key}"


@pytest_asyncio.fixture(loop_scope="session")
async def finished(live_server: LiveServer) -> Finished:
    created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
    await play_over_http(live_server, created)
    key = created["spectator"]
    path = f"/tables/{created['table']}/replay"
    shown = (await live_server.ask("GET", path, key, after=0)).json()
    return Finished(created["table"], key, shown["moves"], created["seats"][0])


async def is_at(page: Page, after: int, finished: Finished) -> None:
    scrub = page.get_by_role("slider", name="Go to a move")
    await expect(scrub).to_have_attribute("aria-valuetext", f"Move {after} of {finished.moves}")
    await expect(page).to_have_url(re.compile(f"#{after}\\."))


async def test_arrows_and_links_go_through_the_moves(
    live_server: LiveServer, browser: Browser, finished: Finished
) -> None:
    async with window(browser, live_server.address) as page:
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
            await live_server.ask(
                "GET",
                f"/tables/{finished.table}/replay",
                finished.key,
                after=7,
                onlooker="open",
                language="en",
            )
        ).json()["events"][0]["said"]
        await expect(page.locator(".caption")).to_have_text(" ".join(said))


async def test_on_a_phone_on_its_side_one_goes_through_the_moves_beside_the_board(
    live_server: LiveServer, browser: Browser, finished: Finished
) -> None:
    for width, height in ((844, 390), (740, 360)):
        async with window(browser, live_server.address, width, height, has_touch=True) as page:
            await page.goto(finished.at(7))
            await is_at(page, 7, finished)
            await page.locator(".map").wait_for()
            for shown in (".board-frame", ".scrub"):
                await expect(page.locator(shown)).to_be_in_viewport(ratio=0.98)
            await expect(page.locator(".caption")).to_be_in_viewport()
            await page.get_by_role("button", name="One move forward").tap()
            await is_at(page, 8, finished)
            assert await complaints(page) == []


async def test_the_end_says_who_resigned(live_server: LiveServer, browser: Browser) -> None:
    created = await live_server.create("rat-hot", first=0)
    await sits_down(live_server, created, "Anna", "Bo")
    await live_server.ask("POST", f"/tables/{created['table']}/resign", created["seats"][1])
    async with window(browser, live_server.address) as page:
        await page.goto(f"/review/{created['table']}#.{created['spectator']}")
        await expect(page.locator(".caption")).to_contain_text("Bo resigned. Anna wins.")


async def test_a_seat_sees_only_what_it_saw(
    live_server: LiveServer, browser: Browser, finished: Finished
) -> None:
    path = f"/tables/{finished.table}/replay"
    async with window(browser, live_server.address) as page:
        await page.goto(finished.at(4))
        await is_at(page, 4, finished)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        await page.get_by_label("Point of view").select_option("1")
        own = (await live_server.ask("GET", path, finished.key, after=4, onlooker=1)).json()["view"]
        hand = page.get_by_role("list", name=re.compile("hand", re.IGNORECASE)).first
        await expect(hand).to_be_visible()
        assert any("onlooker=1" in url for url in asked)
        assert own["hands"][0]["cards"] == []


async def test_the_better_move_is_drawn_on_the_board(
    live_server: LiveServer, browser: Browser, finished: Finished
) -> None:
    async with window(browser, live_server.address) as page:
        await page.goto(finished.at(0))
        await page.get_by_role("button", name="Analyse with the engine").click()
        await expect(page.get_by_role("img", name=re.compile("Win chances"))).to_be_visible()
        await expect(page.get_by_text("Blunder, cost 40%")).to_be_visible()
        mistake = page.locator(".mistakes li")
        await expect(mistake).to_contain_text(re.compile(r"Better: Lay .* at "))
        await expect(mistake.locator(".why")).to_have_text(  # to somebody else
            "The engine to Guest 0: The engine examined this move 12 times."
        )
        for after in range(1, 8):  # before and after decisions of both
            await page.keyboard.press("ArrowRight")
            await is_at(page, after, finished)
            shares = await page.locator("figcaption").inner_text()
            assert sum(map(int, re.findall(r"(\d+)%", shares))) == 100, shares
        played = await page.locator(".caption").text_content()
        await page.get_by_role("button", name="Show the better move").click()
        await expect(page.get_by_text("The better move is shown.")).to_be_visible()
        await expect(page.locator(".caption")).not_to_have_text(played or "")
        better = await page.locator(".caption").text_content()
        await page.get_by_role("button", name="Show what was played").click()
        await is_at(page, BLUNDER + 1, finished)
        await expect(page.locator(".caption")).not_to_have_text(better or "")
        await page.reload()  # it is kept, and there at once
        await expect(page.get_by_text("Blunder, cost 40%")).to_be_visible()
    async with window(browser, live_server.address) as page:  # and to the player who decided
        await page.goto(f"/review/{finished.table}#0.{finished.player}")
        await expect(page.locator(".mistakes .why")).to_have_text(
            "The engine examined this move 12 times."
        )


async def analysed(page: Page, finished: Finished, after: int) -> Locator:
    """The button that shows the better move of the only mistake."""
    await page.goto(finished.at(after))
    await page.get_by_role("button", name="Analyse with the engine").click()
    return page.get_by_role("button", name="Show the better move")


async def test_a_better_move_that_comes_late_is_not_shown(
    live_server: LiveServer, browser: Browser, finished: Finished
) -> None:
    asked, answer = asyncio.Event(), asyncio.Event()

    async def hold(route: Route) -> None:
        asked.set()
        await answer.wait()
        await route.continue_()

    async with window(browser, live_server.address) as page:
        better = await analysed(page, finished, 2)
        await page.route("**/variation*", hold)
        await better.click()
        await asked.wait()
        await page.keyboard.press("ArrowRight")
        await is_at(page, 3, finished)
        async with page.expect_response("**/variation*"):
            answer.set()
        await page.get_by_role("button", name="Play on from here").click()  # drawn since then
        await is_at(page, 3, finished)
        await expect(page.get_by_text("The better move is shown.")).to_have_count(0)


@pytest.mark.parametrize("name", ["Show the better move", "Saved game (JSON)", "Picture (SVG)"])
async def test_without_a_line_it_says_so_whatever_is_asked_for(
    live_server: LiveServer, browser: Browser, finished: Finished, name: str
) -> None:
    async with window(browser, live_server.address) as page:
        await expect(await analysed(page, finished, 2)).to_be_visible()
        await page.context.set_offline(True)
        await page.get_by_role("button", name=name).click()
        await expect(page.get_by_role("alert")).to_contain_text("can’t be reached")


async def test_another_language_changes_only_the_words(
    live_server: LiveServer, browser: Browser, finished: Finished
) -> None:
    async with window(browser, live_server.address) as page:
        await page.goto(finished.at(2))
        await is_at(page, 2, finished)
        for _ in range(2):
            await page.keyboard.press("ArrowRight")
        await is_at(page, 4, finished)
        said = await page.locator(".caption").inner_text()
        await change_settings(page, language="it")
        await expect(page.locator(".caption")).not_to_have_text(said)
        await expect(page.get_by_role("slider")).to_have_attribute(
            "aria-valuetext", re.compile(r"\b4\b.*")
        )


def game_with_a_blunder() -> Game:
    """All but the last move of a game whose worst move costs more than half of a win."""
    game, rng = tavolino.new("tabula-rasa", players=2, seed=26), random.Random(1)
    while not game.over:
        game.play(rng.choice(game.legal))
    *_, before, _ = game.steps()
    return before


async def test_the_engine_itself_goes_through_a_game(sqlite_url: str, browser: Browser) -> None:
    """In a worker, as on any server; what it finds is drawn and said."""
    workers = EngineClient()
    try:
        async with open_live_server(sqlite_url, workers) as live_server:
            body = {"record": game_with_a_blunder().record()}
            created = (await live_server.ask("POST", "/tables/from-record", body=body)).json()
            await play_over_http(live_server, created)
            async with window(browser, live_server.address) as page:
                await page.goto(f"/review/{created['table']}#0.{created['spectator']}")
                await page.get_by_role("button", name="Analyse with the engine").click()
                graph = page.get_by_role("img", name=re.compile("Win chances"))
                await expect(graph).to_be_visible(timeout=120_000)
                await page.get_by_role("button", name="Show the better move").first.click()
                await expect(page.get_by_text("The better move is shown.")).to_be_visible()
    finally:
        await workers.stop()


async def test_the_engine_tells_how_far_it_is(sqlite_url: str, browser: Browser) -> None:
    seen = asyncio.Event()

    class Slow(ReviewEngine):
        async def review(self, record: Json, tell: Progress, job: Job) -> Json:
            tell(3, 8)
            await seen.wait()
            return await super().review(record, tell, job)

    async with (
        open_live_server(sqlite_url, Slow()) as live_server,
        window(browser, live_server.address) as page,
    ):
        created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
        await play_over_http(live_server, created)
        await page.goto(f"/review/{created['table']}#0.{created['seats'][0]}")
        await page.get_by_role("button", name="Analyse with the engine").click()
        bar = page.get_by_role("progressbar")
        await expect(bar).to_have_js_property("value", 3 / 8)
        await expect(page.locator(".thinking")).to_contain_text("38%")
        seen.set()
        await expect(page.get_by_role("heading", name="Mistakes")).to_be_visible()


async def test_every_game_of_a_match_has_its_moves(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
    await play_over_http(live_server, created)
    path, key = f"/tables/{created['table']}", created["seats"][0]
    for each in created["seats"]:
        await live_server.ask("POST", f"{path}/offers/rematch", each)
    await live_server.ask("POST", f"{path}/resign", key)
    told = (
        await live_server.ask(
            "GET", f"{path}/replay", key, game=0, after=5, onlooker="open", language="en"
        )
    ).json()
    async with window(browser, live_server.address) as page:
        await page.goto(f"/review/{created['table']}#.{key}")
        await page.get_by_role("combobox", name="Moves").select_option("Game 1")
        moves = page.get_by_role("list", name="Log").get_by_role("listitem")
        await expect(moves).to_have_count(told["moves"])
        await page.get_by_role("checkbox", name="Full sentences").check()
        await expect(moves.nth(4)).to_contain_text(" ".join(told["events"][0]["said"]))
        await moves.nth(4).get_by_role("button").click()
        await expect(page.locator(".caption")).to_have_text(" ".join(told["events"][0]["said"]))


async def test_at_a_table_from_a_record_the_numbers_go_on(
    live_server: LiveServer, browser: Browser, finished: Finished
) -> None:
    path = f"/tables/{finished.table}/games/0/play-on"
    created = await given_table(live_server, path, 9, [{}, {}], finished.key)
    await sits_down(live_server, created, "Anna", "Bo")
    table = f"/tables/{created['table']}"
    seat = (await live_server.ask("GET", table, created["seats"][0])).json()["view"]["player"]
    mine = (await live_server.ask("GET", table, created["seats"][seat])).json()
    move = {"id": "on", "ply": mine["ply"], "move": mine["view"]["legal"][0]}
    assert (
        await live_server.ask("POST", f"{table}/moves", created["seats"][seat], move)
    ).is_success
    async with window(browser, live_server.address) as page:
        await page.goto(f"/t/{created['table']}#{created['seats'][0]}")
        await expect(page.get_by_role("button", name="Look back at move 10")).to_be_visible()
        await page.keyboard.press("[")
        await expect(page.locator(".says")).to_contain_text("After move 9")
        await page.keyboard.press("[")
        await expect(page.locator(".says")).to_contain_text("After move 8")
        for _ in range(2):
            await page.keyboard.press("]")
        await expect(page.get_by_role("button", name="Back to the game")).to_have_count(0)


async def test_playing_on_opens_a_table_where_one_stood(
    live_server: LiveServer, browser: Browser, finished: Finished
) -> None:
    async with window(browser, live_server.address) as page:
        await page.goto(finished.at(10))
        await is_at(page, 10, finished)
        await page.get_by_role("button", name="Play on from here").click()
        await page.get_by_role("button", name=re.compile("^As Guest 0")).click()
        await expect(page).to_have_url(re.compile("/t/"))
        table = page.url.rsplit("/", 1)[1].split("#")[0]
        assert table != finished.table


async def test_a_record_is_kept_and_opened_again(
    live_server: LiveServer, browser: Browser, finished: Finished, tmp_path: Path
) -> None:
    async with window(browser, live_server.address) as page:
        await page.goto(finished.at())
        await is_at(page, finished.moves, finished)
        async with page.expect_download() as download:
            await page.get_by_role("button", name="Saved game (JSON)").click()
        record = tmp_path / "game.json"
        await (await download.value).save_as(record)
        assert json.loads(record.read_text())["format"] == "tavolino-record/1"
        async with page.expect_download() as download:
            await page.get_by_role("button", name="Picture (SVG)").click()
        picture = tmp_path / "picture"
        await (await download.value).save_as(picture)
        drawn = picture.read_text()
        assert drawn.startswith("<svg")
        assert picture.stat().st_size < 450_000
        assert "Guest 0" in drawn
        assert "Player 0" not in drawn
        faces = re.findall(r"@font-face\{font-family:[^;]+;", drawn)
        assert any("Alegreya Sans" in face for face in faces)
        assert "url(data:font/woff2;base64," in drawn
        await page.goto("/learn")
        await page.get_by_label("Choose a file").set_input_files(record)
        await expect(page).to_have_url(re.compile("/review/(?!" + finished.table + ")"))
        scrub = page.get_by_role("slider", name="Go to a move")
        await expect(scrub).to_have_attribute("max", str(finished.moves))


async def test_a_file_that_is_no_record_is_refused(
    live_server: LiveServer, browser: Browser, tmp_path: Path
) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"format": "something else"}')
    async with window(browser, live_server.address) as page:
        await page.goto("/learn")
        await page.get_by_label("Choose a file").set_input_files(wrong)
        await expect(page.get_by_role("alert")).to_be_visible()


async def test_a_running_game_is_not_reviewed(live_server: LiveServer, browser: Browser) -> None:
    created = await sits_down(
        live_server, await live_server.create("tabula-rasa", {"players": 2}, first=0)
    )
    async with window(browser, live_server.address) as page:
        await page.goto(f"/review/{created['table']}#.{created['seats'][0]}")
        await expect(page.get_by_text("This game isn’t over yet")).to_be_visible()
        assert created["seats"][0] not in page.url


async def test_a_wrong_address_has_a_way_home(live_server: LiveServer, browser: Browser) -> None:
    async with window(browser, live_server.address) as page:
        await page.goto("/review/abcdefghjkmn")
        await expect(page.get_by_role("heading", name="can’t be opened")).to_be_visible()
        await expect(page.get_by_role("status")).not_to_have_text("Setting the table…")
        await page.get_by_role("link", name="Home").click()
        await expect(page.get_by_role("article", name="Rat Hot")).to_be_visible()
