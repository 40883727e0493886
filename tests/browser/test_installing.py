"""What phones need to install the page, and what tells players that it is their turn."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from tests import push
from tests.browser.browser import window
from tests.browser.tables import kept_key
from tests.push import FakePushService, push_service
from tests.server.live_server import LiveServer, open_live_server
from tests.server.test_push import CONTACT, play_until_it_is_the_other

# A browser without a push service of its own: it is subscribed to that of the test.
SUBSCRIBED = """
const decode = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
let made = null;
PushManager.prototype.getSubscription = async () => made;
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  const { endpoint, ...keys } = SUBSCRIPTION;
  const key = typeof applicationServerKey === "string" ? decode(applicationServerKey) : null;
  made = {
    endpoint,
    options: { applicationServerKey: key?.buffer ?? null },
    getKey: (name) => decode(keys[name]).buffer,
    unsubscribe: async () => (made = null),
  };
  return made;
};
"""


# A browser without windows shows no notifications: they are written down instead.
NOTED = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, data }) => {
    self.shown.push({ title, body, data });
  };
}"""


@pytest_asyncio.fixture(loop_scope="session")
async def service(tmp_path: Path) -> AsyncIterator[FakePushService]:
    async with push_service(tmp_path) as opened:
        yield opened


async def test_phones_can_install_it(live_server: LiveServer, browser: Browser) -> None:
    async with window(browser, live_server.address, offline_copy=True) as page:
        await page.goto("/")
        await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        devtools = await page.context.new_cdp_session(page)
        manifest = await devtools.send("Page.getAppManifest")
        assert manifest["errors"] == []
        icons = json.loads(manifest["data"])["icons"]
        sizes = {(icon["sizes"], icon["purpose"]) for icon in icons if icon["type"] == "image/png"}
        assert sizes == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
        found = await devtools.send("Page.getInstallabilityErrors")
        errors = {error["errorId"] for error in found["installabilityErrors"]}
        assert errors <= {"in-incognito"}  # windows of tests are
        apple = await page.locator("link[rel=apple-touch-icon]").get_attribute("href")
        for address in [icon["src"] for icon in icons] + [apple]:
            answer = await live_server.http.get(str(address))
            assert answer.headers["content-type"].startswith("image/"), address


async def switch_on(page: Page) -> None:
    await page.goto("/settings")
    switch = page.get_by_role("checkbox", name="Also when the page is closed")
    await switch.check()
    await expect(switch).to_be_checked()


async def deliver(page: Page, origin: str, message: str) -> None:
    """Give a message to the page's worker, as the browser does when it has decrypted one."""
    devtools = await page.context.new_cdp_session(page)
    registration: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def found(event: dict[str, Any]) -> None:
        for each in event["registrations"]:
            if not registration.done():
                registration.set_result(each["registrationId"])

    devtools.on("ServiceWorker.workerRegistrationUpdated", found)
    await devtools.send("ServiceWorker.enable")
    address = {"origin": origin, "registrationId": await registration}
    await devtools.send("ServiceWorker.deliverPushMessage", {**address, "data": message})


async def test_a_closed_page_is_told_that_it_is_the_players_turn(
    sqlite_url: str, browser: Browser, service: FakePushService
) -> None:
    subscribed = push.Browser()
    given = json.dumps(subscribed.subscription(service.endpoint))
    async with (
        open_live_server(
            sqlite_url, push_contact=CONTACT, push_services=service.services, push_seconds=0.2
        ) as live_server,
        window(
            browser, live_server.address, offline_copy=True, permissions=["notifications"]
        ) as page,
    ):
        await page.context.add_init_script(SUBSCRIBED.replace("SUBSCRIPTION", given))
        created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
        path = f"/tables/{created['table']}"
        anna = await live_server.sit(created, 0, "Anna")
        await switch_on(page)
        async with page.expect_response("**/push?*") as answered:
            await page.goto(f"/t/{created['table']}#{created['invitations'][1]}")
            await page.get_by_label("Your name").fill("Bo")
            await page.get_by_role("button", name="Sit down").click()
        assert (await answered.value).ok
        assert await kept_key(page, created["table"], 1)
        await page.goto("/")
        await play_until_it_is_the_other(live_server, path, anna)
        message = subscribed.decrypt((await service.next()).body)
        assert message["table"] == created["table"]

        worker = page.context.service_workers[0]
        await worker.evaluate(NOTED)
        await deliver(page, live_server.address, json.dumps(message))
        while not (shown := await worker.evaluate("() => self.shown")):
            await asyncio.sleep(0.05)
        assert shown == [
            {
                "title": "Tabula Rasa",
                "body": "It’s your turn.",
                "data": f"/t/{created['table']}",
            }
        ]


# Windows of tests are always in front, and show and play nothing: what would be is counted.
COUNTED = """
window.called = { bells: 0, notices: [] };
document.hasFocus = () => FRONT;
window.Notification = class {
  static permission = "granted";
  constructor(_, { body }) { window.called.notices.push(body); }
};
window.OscillatorNode = class extends OscillatorNode {
  constructor(...given) { super(...given); window.called.bells += 1; }
};
"""


@pytest.mark.parametrize(
    ("front", "settings", "bells", "notices"),
    [
        (False, {}, True, ["Lay a knight at the territory of its number or of its colour."]),
        (False, {"call": False}, False, []),
        (False, {"call": False, "sounds": True}, True, []),
        (True, {}, False, []),
    ],
)
async def test_a_turn_reaches_a_player_who_looks_elsewhere(
    live_server: LiveServer,
    browser: Browser,
    front: bool,
    settings: dict[str, Any],
    bells: bool,
    notices: list[str],
) -> None:
    created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
    anna = await live_server.sit(created, 0, "Anna")
    async with window(browser, live_server.address, settings=settings) as page:
        await page.context.add_init_script(COUNTED.replace("FRONT", json.dumps(front)))
        await page.goto(f"/t/{created['table']}#{created['invitations'][1]}")
        await page.get_by_role("button", name="Sit down").click()
        await expect(page.locator(".says")).to_contain_text("Waiting for Anna")
        assert await page.evaluate("window.called.notices") == []
        await play_until_it_is_the_other(live_server, f"/tables/{created['table']}", anna)
        await expect(page).to_have_title(re.compile("^● Your turn · Tabula Rasa"))
        icon = page.locator("link[rel=icon]")
        await expect(icon).to_have_attribute("href", "/icon-turn.svg")
        called = await page.evaluate("window.called")
        assert (called["bells"] > 0, called["notices"]) == (bells, notices)


async def test_a_server_without_push_does_not_offer_it(
    live_server: LiveServer, browser: Browser
) -> None:
    async with window(browser, live_server.address, offline_copy=True) as page:
        async with page.expect_response("**/api/v2/push"):
            await page.goto("/settings")
        await expect(page.get_by_role("checkbox", name="Call me")).to_be_visible()
        await expect(page.get_by_role("checkbox", name="Also when")).to_have_count(0)
