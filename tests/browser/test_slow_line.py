"""On a slow line, what counts is how many answers have to be waited for one after the other."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, Route, WebSocketRoute, expect

from tavolino.server.page import ADDRESSES, STATIC
from tavolino.server.preloads import MANIFEST
from tests.browser.browser import until, window
from tests.server.live_server import LiveServer

NEVER_IDLE = "globalThis.requestIdleCallback = () => 0"


class SlowLine:
    """Holds back every answer, until those that are waited for together are let through."""

    def __init__(self) -> None:
        self.rounds = 0
        self._held: list[tuple[str, asyncio.Future[None]]] = []

    async def spans(self, page: Page) -> None:
        await page.route("**/*", self._holds)
        await page.route_web_socket(re.compile("/socket$"), self._relays)

    async def lets_through(self, *addresses: str) -> None:
        """One more round: wait until each of these has been asked for, and answer all that has."""

        async def asked() -> bool:
            held = [address for address, _ in self._held]
            return all(any(re.search(each, one) for one in held) for each in addresses)

        try:
            await until(asked)
        except TimeoutError:
            pytest.fail(f"asked for {[address for address, _ in self._held]}, not {addresses}")
        self.rounds += 1
        for _, answered in self._held:
            answered.set_result(None)
        self._held.clear()

    def _hold(self, address: str) -> asyncio.Future[None]:
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._held.append((address, answered))
        return answered

    async def _holds(self, route: Route) -> None:
        await self._hold(route.request.url)
        await route.continue_()

    def _relays(self, socket: WebSocketRoute) -> None:
        """A socket has to be opened before something is said on it: two rounds."""
        opened = self._hold("socket opened")
        server = socket.connect_to_server()

        async def relay(message: str | bytes) -> None:
            await opened
            kind = json.loads(message)["type"]
            if kind == "hello":
                await self._hold("socket hello")
            server.send(message)

        socket.on_message(lambda message: asyncio.ensure_future(relay(message)))


async def test_home_waits_for_three_rounds_and_a_table_for_four(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address) as page:
        await page.add_init_script(NEVER_IDLE)
        line = SlowLine()
        await line.spans(page)
        asked = asyncio.ensure_future(page.goto("/", wait_until="commit"))
        await line.lets_through("/$")
        await asked
        await line.lets_through(
            r"/index-.*\.js", r"/index-.*\.css", "/en-", r"/pictures-.*\.js", r"/pictures-.*\.css",
            r"/games\?language=en",
        )  # fmt: skip
        game = page.get_by_role("article", name="Tabula Rasa")
        await expect(game.locator(".picture svg").first).to_be_visible()
        await expect(game.get_by_role("button", name=re.compile("^Play"))).to_be_enabled()
        assert line.rounds <= 3

        line.rounds = 0
        await game.get_by_role("button", name=re.compile("^Play")).click()
        code = (r"/Table-.*\.js", r"/Table-.*\.css", r"/Board-.*\.js", r"/Board-.*\.css")
        await line.lets_through("/api/v2/tables$", *code)
        await line.lets_through("socket opened")
        await line.lets_through("socket hello")
        await expect(page.locator(".board .territory").first).to_be_visible()
        assert line.rounds <= 4


async def test_the_code_of_tables_is_fetched_while_nothing_else_is(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address) as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        await page.goto("/")
        boards = sorted(file.name for file in STATIC.glob("assets/Board-*.js"))

        async def fetched() -> bool:
            names = {Path(url).name for url in asked}
            return names >= {*boards} and any(name.startswith("Table-") for name in names)

        assert boards
        await until(fetched)


async def test_a_visitor_of_a_table_gets_all_of_its_code_at_once(
    live_server: LiveServer, browser: Browser
) -> None:
    created = await live_server.create("tabula-rasa", seats=[{"bot": "mimi"}, {}], public=True)
    async with window(browser, live_server.address) as page:
        line = SlowLine()
        await line.spans(page)
        asked = asyncio.ensure_future(page.goto(f"/t/{created['table']}", wait_until="commit"))
        await line.lets_through("/t/")
        await asked
        await line.lets_through(
            r"/index-.*\.js", r"/index-.*\.css", "/en-", r"/Table-.*\.js", r"/Board-.*\.js"
        )
        await line.lets_through("socket opened")
        await line.lets_through("socket hello")
        await expect(page.locator(".board .territory").first).to_be_visible()


async def test_what_is_named_was_built() -> None:
    chunks = json.loads((STATIC / MANIFEST).read_text(encoding="utf-8")).values()
    assert {*ADDRESSES.values()} <= {chunk.get("name") for chunk in chunks}
