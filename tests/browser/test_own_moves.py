"""A player's own move is shown before the server answers, as far as it is certain."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Browser, Page, WebSocketRoute, expect

from tavolino.core.contract import Json
from tests.browser.browser import until, window
from tests.browser.tables import go_to_table, sits_down, snapshot
from tests.server.live_server import LiveServer

# The names and boxes of all pieces in one part of the page, and the texts in another.
LIES = """([pieces, texts]) => [
    ...[...document.querySelectorAll(pieces)].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.dataset.flight, x, y, width, height].join(" ");
    }),
    ...[...document.querySelectorAll(texts)].map((one) => one.textContent),
]"""


class Answers:
    """Holds back what the server says after a move was sent, or refuses the move instead."""

    def __init__(self, refusal: Json | None = None) -> None:
        self.played: list[Json] = []
        self._unanswered: list[str] = []  # questions what moves would do
        self._asked = False
        self._refusal = refusal
        self._held: list[str | bytes] = []
        self._open = True
        self._page: WebSocketRoute | None = None

    def relay(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()

        def to_server(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] == "preview":
                self._asked = True
                self._unanswered.append(asked["id"])
            if asked["type"] == "play":
                self.played.append(asked)
                self._open = False
                if self._refusal is not None:
                    return
            server.send(message)

        def to_page(message: str | bytes) -> None:
            if not self._open:
                self._held.append(message)
                return
            page.send(message)
            if (answered := json.loads(message).get("id")) in self._unanswered:
                self._unanswered.remove(answered)

        page.on_message(to_server)
        server.on_message(to_page)

    def come(self) -> None:
        assert self._page is not None
        self._open = True
        if self._refusal is not None:
            refused = {"type": "error", "id": self.played[-1]["id"]} | self._refusal
            self._page.send(json.dumps(refused))
        for message in self._held:
            self._page.send(message)
        self._held.clear()

    def picks(self) -> None:
        """Somebody picks something up now."""
        self._asked = False

    async def say_what_it_does(self) -> bool:
        return self._asked and not self._unanswered

    async def are_here(self) -> bool:
        """Whether the server has answered, and shown the table."""
        kinds = {json.loads(message)["type"] for message in self._held}
        return kinds >= {"answer", "snapshot"}


async def lays_a_knight(page: Page, answers: Answers) -> None:
    answers.picks()
    await page.locator("[data-drag]:not([disabled]) button").first.click()
    await until(answers.say_what_it_does)
    await page.locator(".territory.target").first.click()


async def lays_a_card(page: Page, answers: Answers) -> None:
    answers.picks()
    await page.locator("[data-hand='0'] button").first.click()
    await until(answers.say_what_it_does)
    await page.locator("button.slot").nth(2).click()


async def lays_a_strip(page: Page, answers: Answers) -> None:
    answers.picks()
    await page.locator(".tray button").first.click()
    await until(answers.say_what_it_does)
    await page.locator(".window .target").first.press("Enter")


Lays = Callable[[Page, Answers], Awaitable[None]]
GAMES = [
    pytest.param("tabula-rasa", lays_a_knight, "[data-flight^=knight]", ".badge", id="tabula-rasa"),
    pytest.param(
        "schotten-totten", lays_a_card, ".stones [data-flight]", ".stones", id="schotten-totten"
    ),
    pytest.param(
        "rat-hot", lays_a_strip, ".window .strip, .window [data-flight]", ".plates", id="rat-hot"
    ),
]


async def table_of_two(live_server: LiveServer, game: str) -> Json:
    created = await live_server.create(game, seats=[{}, {}], first=0)
    return await sits_down(live_server, created, "Anna", "Bo")


@pytest.mark.parametrize(("game", "lays", "pieces", "texts"), GAMES)
async def test_it_lies_as_it_will_lie(
    live_server: LiveServer, browser: Browser, game: str, lays: Lays, pieces: str, texts: str
) -> None:
    created = await table_of_two(live_server, game)
    answers = Answers()
    async with window(browser, live_server.address) as page:
        await page.route_web_socket(re.compile("/socket$"), answers.relay)
        await go_to_table(page, created)
        lying = page.locator(pieces)
        before = await lying.count()
        await lays(page, answers)
        await expect(lying).to_have_count(before + 1)
        await until(answers.are_here)
        expected = await page.evaluate(LIES, [pieces, texts])
        log = page.get_by_role("list", name="Log").get_by_role("listitem")
        lines = await log.count()
        answers.come()
        await expect(log).not_to_have_count(lines)
        assert await page.evaluate(LIES, [pieces, texts]) == expected


async def test_it_is_taken_back_with_a_word(live_server: LiveServer, browser: Browser) -> None:
    created = await table_of_two(live_server, "tabula-rasa")
    answers = Answers({"code": "rate_limited", "sentence": "Not so fast."})
    async with window(browser, live_server.address) as page:
        await page.route_web_socket(re.compile("/socket$"), answers.relay)
        await go_to_table(page, created)
        hand = page.locator("[data-drag]")
        held = await hand.count()
        await lays_a_knight(page, answers)
        await expect(page.locator("[data-flight^=knight]")).to_have_count(1)
        await expect(hand).to_have_count(held - 1)
        answers.come()
        await expect(page.get_by_role("alert")).to_contain_text("Not so fast.")
        await expect(page.locator("[data-flight^=knight]")).to_have_count(0)
        await expect(hand).to_have_count(held)
        await expect(page.locator(".says.turn")).to_be_visible()
    assert (await snapshot(live_server, created))["view"]["player"] == 0
