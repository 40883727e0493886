"""The log at the table, and the end of a game."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tavolino.core import registry
from tavolino.core.contract import Json
from tests.browser.axe import ALL_RULES, complaints
from tests.browser.browser import STILL, until, window
from tests.browser.tables import go_to_table, plays, sits_down, snapshot, table_with_bots
from tests.repeats import repeated
from tests.server.live_server import LiveServer, play_over_http

PICTURES = os.environ.get("TAVOLINO_SCREENSHOTS")
LOOKS: dict[str, tuple[int, int, Json]] = {
    "1280": (1280, 800, {}),
    "360": (360, 740, {}),
    "844": (844, 390, {}),
    "dark": (1280, 800, {"theme": "dark"}),
    "greek": (360, 740, {"language": "el"}),
}


async def two_persons(live_server: LiveServer, game: str, **spec: Any) -> Json:
    created = await live_server.create(game, seats=[{}, {}], first=0, **spec)
    return await sits_down(live_server, created, "Anna", "Bo")


def log(page: Page) -> Locator:
    return page.get_by_role("list", name="Log")


def end(page: Page) -> Locator:
    return page.get_by_role("region", name="The end")


async def look_at(page: Page, name: str) -> None:
    """Pictures at other sizes, in the dark and in Greek, where they are wanted."""
    if not PICTURES:
        return
    for look, (width, height, settings) in LOOKS.items():
        await use(page, width, height, settings)
        await page.wait_for_timeout(700)
        await page.screenshot(path=Path(PICTURES) / f"{name}-{look}.png")
    await use(page, *LOOKS["1280"])


async def use(page: Page, width: int, height: int, settings: Json) -> None:
    """Another size and other settings, as they would come from another tab."""
    await page.set_viewport_size({"width": width, "height": height})
    await page.evaluate(
        """(settings) => {
            localStorage.setItem("tavolino.settings", JSON.stringify(settings));
            dispatchEvent(new StorageEvent("storage", { key: "tavolino.settings" }));
        }""",
        {**STILL, "theme": "light", **settings},
    )


async def test_the_log_has_a_short_line_per_turn_and_sentences_on_demand(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await two_persons(live_server, "schotten-totten", options={"tactics": True})
    card, _, stone = (await plays(live_server, created, 0)).partition("@")
    await plays(live_server, created, 0, "draw clan")
    await plays(live_server, created, 1)
    await plays(live_server, created, 1, "draw tactic")
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        turns = log(page).locator("li:has(.turn)")
        await expect(turns).to_have_count(2)
        await expect(turns.first).to_contain_text(
            re.compile(rf"2\s*Anna\s*\w+ {card[1:]} → {stone}")
        )
        await expect(turns.last).to_contain_text("a tactic card drawn")
        await expect(log(page)).not_to_contain_text("clan deck")
        lit = page.locator(".board .column.lit")
        await expect(lit).to_have_count(0)
        await turns.first.hover()
        await expect(lit).to_have_attribute("data-place", f"stone {stone}")
        await page.mouse.move(300, 300)
        await expect(lit).to_have_count(0)
        await turns.first.get_by_role("button").focus()
        await expect(lit).to_have_count(1)
        assert await complaints(page, ALL_RULES) == []
        await look_at(page, "log-schotten-totten")
        await page.get_by_label("Full sentences").check()
        await expect(log(page)).to_contain_text("You lay")
        await expect(log(page)).to_contain_text("from the clan deck")
        await page.reload()
        await expect(log(page)).to_contain_text("from the clan deck")


async def test_strips_are_drawn_in_the_log_and_the_last_turn_is_marked(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await two_persons(live_server, "rat-hot")
    await plays(live_server, created, 0)
    theirs = {(await plays(live_server, created, 1)).partition("@")[0] for _ in range(2)}
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        turns = log(page).locator("li:has(.turn)")
        await expect(turns).to_have_count(2)
        drawn = turns.last.get_by_role("img", name=re.compile("^strip "))
        await expect(drawn).to_have_count(2)
        await expect(drawn.first.locator("svg")).to_be_visible()
        marked = page.locator(".floor .strip.marked")
        await expect(marked).to_have_count(2)
        shown = {await one.get_attribute("data-strip") for one in await marked.all()}
        assert shown == theirs, "both strips of the opponent's turn"
        lit = page.locator(".floor rect.lit")
        while not await lit.count():  # the log may scroll from under the pointer
            await page.mouse.move(0, 0)
            await turns.last.hover()
        await expect(lit.first).to_be_visible()
        await look_at(page, "log-rat-hot")
        await plays(live_server, created, 0)
        await expect(marked).to_have_count(3)


RATS = registry.rules("rat-hot").variants[4]
TINY = [
    ("schotten-totten", "stones", {"stones": 3, "colours": 3, "values": 5, "hand": 3}),
    repeated("tabula-rasa", "points", {"colours": 2, "values": 3, "hand": 2}),
    ("rat-hot", "rats", RATS),
]


@pytest.mark.parametrize(("game", "won_by", "options"), TINY)
async def test_the_end_says_who_has_won_and_how_and_shows_it(
    live_server: LiveServer, browser: Browser, game: str, won_by: str, options: Json
) -> None:
    created = await two_persons(live_server, game, options=options)
    for seed in range(20):
        over = await play_over_http(live_server, created, seed=seed)
        if over["view"]["result"]["reason"] in (won_by, "three-in-a-row", "more-stones"):
            break
        for key in created["seats"]:
            await live_server.ask("POST", f"/tables/{created['table']}/offers/rematch", key)
    (winner,) = over["outcome"]["winners"]
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        headline = "You win!" if winner == 0 else "Bo wins!"
        await expect(end(page).locator(".headline")).to_have_text(headline)
        await expect(end(page).get_by_role("link", name="Review")).to_be_visible()
        if game == "schotten-totten":
            decisive = over["view"]["result"]["decisive"]
            await expect(end(page)).to_contain_text("stones")
            await expect(page.locator(".board .stone.decisive")).to_have_count(len(decisive))
        elif game == "tabula-rasa":
            await expect(end(page)).to_contain_text("Score: ")
            await expect(page.locator(".board .row.winner")).to_have_count(1)
        else:
            await expect(end(page)).to_contain_text("too many")
            rats = over["view"]["rats"][1 - winner]
            await expect(page.locator(".floor .fatal")).to_have_count(rats)
        assert await complaints(page, ALL_RULES) == []
        await look_at(page, f"end-{game}")


async def test_rematches_are_counted(live_server: LiveServer, browser: Browser) -> None:
    created = await two_persons(live_server, "tabula-rasa")
    path = f"/tables/{created['table']}"
    for _ in range(2):
        await live_server.ask("POST", f"{path}/resign", created["seats"][1])
        for key in created["seats"]:
            await live_server.ask("POST", f"{path}/offers/rematch", key)
    await live_server.ask("POST", f"{path}/resign", created["seats"][0])
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await expect(end(page)).to_contain_text("Won at this table: Anna 2, Bo 1")
        won = page.locator("header li b [aria-hidden]")
        await expect(won).to_have_text(["2", "1"])
        await end(page).get_by_role("button", name="Rematch").click()

        async def is_offered() -> bool:
            offers = (await snapshot(live_server, created))["offers"]
            return [offer["what"] for offer in offers] == ["rematch"]

        await until(is_offered)


async def test_a_first_game_that_a_team_wins_is_no_tally(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await table_with_bots(live_server, "tabula-rasa", players=4)
    path, anna = f"/tables/{created['table']}", created["seats"][0]
    await live_server.ask("POST", f"{path}/resign", anna)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await expect(end(page)).to_contain_text("Anna and Mimi 2 resigned.")
        await expect(end(page).locator(".tally")).to_have_count(0)
        await expect(page.locator("header li b")).to_have_count(0)
        await live_server.ask("POST", f"{path}/offers/rematch", anna)
        await live_server.ask("POST", f"{path}/resign", anna)
        await expect(end(page).locator(".tally")).to_contain_text("Anna 0, Mimi 1 2")


async def test_one_game_of_a_match_is_resigned(live_server: LiveServer, browser: Browser) -> None:
    created = await two_persons(live_server, "schotten-totten", rounds=3)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await page.get_by_role("button", name="Resign").click()
        dialog = page.get_by_role("dialog")
        await dialog.get_by_role("button", name="This game").click()
        await expect(end(page)).to_contain_text("You resigned this game.")
        await expect(end(page).locator(".headline")).to_have_text("Bo wins!")
        await expect(end(page)).to_contain_text("Anna 0 · Bo 5")
        await look_at(page, "end-resigned-game")
        await end(page).get_by_role("button", name="Next game").click()
        await expect(end(page)).to_have_count(0)
        assert (await snapshot(live_server, created))["round"] == 1
        await page.get_by_role("button", name="Resign").click()
        await dialog.get_by_role("button", name="The whole match").click()
        await expect(end(page)).to_contain_text("You resigned.")
        await expect(end(page).get_by_role("button", name="Rematch")).to_be_visible()


async def test_the_boards_count_during_play(live_server: LiveServer, browser: Browser) -> None:
    created = await two_persons(live_server, "tabula-rasa")
    for seat in (0, 1, 0):
        await plays(live_server, created, seat)
    seen = await snapshot(live_server, created)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        for row, name in enumerate(("Anna", "Bo")):
            points = page.get_by_role("img", name=re.compile(f"^{name}: .* if the game ended now"))
            await expect(points).to_have_text(str(seen["view"]["points"][row]))
        await expect(page.locator(".row small", has_text="if it ended now")).to_have_count(2)
        await look_at(page, "points-tabula-rasa")
    created = await two_persons(live_server, "schotten-totten")
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        for name in ("Anna", "Bo"):
            await expect(page.get_by_role("img", name=f"{name}: 0 stones won")).to_be_visible()
