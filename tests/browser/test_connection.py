"""A lost connection is shown, nothing looks playable meanwhile, and no move is lost or doubled."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.async_api import Browser, Page, expect

from tavolino.core.contract import Json
from tests.browser.browser import window
from tests.browser.tables import sits_down
from tests.server.live_server import LiveServer, secrets_for

CLOCK = {"kind": "fischer", "minutes": 5, "increment": 5}
LOST = "Connection lost; your move will be sent"


async def playable(page: Page, *, yes: bool) -> None:
    """Whether the cards of the hand look as if they could be played, and can be."""
    hand = page.locator(".hand .card")
    await expect(page.locator("main > .board.cut")).to_have_count(0 if yes else 1)
    await expect(hand.first.locator("button")).to_have_attribute(
        "aria-disabled", "false" if yes else "true"
    )


async def test_a_machine_that_goes_offline(live_server: LiveServer, browser: Browser) -> None:
    created = await live_server.create("tabula-rasa", seats=[{}, {}], first=0, clock=CLOCK)
    await sits_down(live_server, created, "Anna", "Bo")
    async with window(browser, live_server.address, 390, 780) as page:
        await page.goto(f"/t/{created['table']}#{created['seats'][0]}")
        await playable(page, yes=True)
        clocks = page.get_by_role("timer")
        await expect(clocks.first).to_have_text(re.compile(r"^\s*\d+:\d\d"))
        await page.context.set_offline(True)
        await expect(page.locator(".says.lost")).to_contain_text("Connection lost")
        await playable(page, yes=False)
        await expect(clocks.first).to_have_text(re.compile(r"≈\d+:\d\d"))
        await expect(clocks.first).to_have_attribute("aria-label", re.compile("Connection lost"))
        await page.context.set_offline(False)
        await expect(page.locator(".says.turn")).to_be_visible()
        await playable(page, yes=True)
        await expect(clocks.first).to_have_text(re.compile(r"^\s*\d+:\d\d"))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server in a process of its own, which can be stopped."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    words = [sys.executable, "-m", "tavolino", "serve", "--port", "0", "--database", url]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=os.environ) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().removeprefix("Tavolino is running at ").strip(), process
        finally:
            process.send_signal(signal.SIGCONT)
            process.terminate()


async def test_a_move_to_a_server_that_does_not_answer(
    server: tuple[str, subprocess.Popen[str]], browser: Browser
) -> None:
    address, process = server
    anew = httpx.Limits(max_keepalive_connections=0)  # the server closes those that wait
    async with httpx.AsyncClient(base_url=f"{address}/api/v2", timeout=60, limits=anew) as http:
        spec = {"game": "tabula-rasa", "seats": [{}, {}], "first": 0}
        created = (await http.post("/tables", json=spec)).json()
        path, secrets = f"/tables/{created['table']}", secrets_for(created)
        for name, invitation, key in zip(
            ("Anna", "Bo"), created["invitations"], secrets, strict=True
        ):
            sitting = {"name": name, "key": key}
            invited = {"Authorization": f"Bearer {invitation}"}
            assert (await http.post(f"{path}/sit", json=sitting, headers=invited)).is_success

        async def seen() -> Json:
            found: Json = (
                await http.get(path, headers={"Authorization": f"Bearer {secrets[0]}"})
            ).json()
            return found

        before = await seen()
        async with window(browser, address) as page:
            sent: list[str] = []
            page.on(
                "websocket",
                lambda line: line.on("framesent", lambda frame: sent.append(str(frame))),
            )
            await page.goto(f"/t/{created['table']}#{secrets[0]}")
            await playable(page, yes=True)
            process.send_signal(signal.SIGSTOP)
            await page.locator(".hand .card button").first.click()
            await page.locator(".territory.target").first.click()
            await expect(page.locator(".says.lost")).to_have_text(LOST)
            await playable(page, yes=False)
            await page.context.set_offline(True)
            await expect(page.locator(".state.lost")).to_be_visible()
            await expect(page.locator(".says.lost")).to_have_text(LOST)
            await page.context.set_offline(False)
            process.send_signal(signal.SIGCONT)
            await expect(page.locator(".state.connected")).to_be_visible()
            await expect(page.locator(".says")).to_contain_text("Bo")
            await expect(page.locator(".board.cut")).to_have_count(0)
        plays = {frame for frame in sent if '"play"' in frame}
        assert len(plays) == 1, "the same move, under the same id"
        after = await seen()
        assert after["ply"] == before["ply"] + 1
        assert sum(event["type"] == "move" for event in after["events"]) == 1
