"""A finished game sent to others: as a link with a preview, as a picture, as an animation."""

from __future__ import annotations

import io
import re
from pathlib import Path

import httpx
import pytest
from PIL import Image, ImageSequence
from playwright.async_api import Browser, Page, expect

from tavolino.core.contract import Json
from tests.browser.axe import complaints
from tests.browser.browser import CLIPBOARD, picture, window
from tests.browser.tables import go_to_table, sits_down
from tests.repeats import repeated
from tests.server.live_server import LiveServer, play_over_http

MOST_BYTES = 500_000


async def finished(live_server: LiveServer, **spec: object) -> Json:
    created = await live_server.create("tabula-rasa", {"players": 2}, first=0, **spec)
    await play_over_http(live_server, created)
    return created


async def short_game(live_server: LiveServer, moves: int, *names: str) -> Json:
    """A game in which somebody resigns after so many moves."""
    created = await live_server.create("tabula-rasa", {"players": 2}, first=0)
    await sits_down(live_server, created, *(names or ("Anna", "Bo")))
    path = f"/tables/{created['table']}"
    for _ in range(moves):
        seen = (await live_server.ask("GET", path, created["seats"][0])).json()
        key = created["seats"][seen["view"]["player"]]
        seen = (await live_server.ask("GET", path, key)).json()
        move = {"id": f"{seen['ply']}", "ply": seen["ply"], "move": seen["view"]["legal"][0]}
        assert (await live_server.ask("POST", f"{path}/moves", key, move)).is_success
    await live_server.ask("POST", f"{path}/resign", created["seats"][0])
    return created


async def preview(live_server: LiveServer, created: Json) -> str:
    """What chat programs show of the address, which is all that they get."""
    page: httpx.Response = await live_server.http.get(f"/review/{created['table']}")
    found = re.search(r'property="og:description" content="([^"]*)"', page.text)
    assert found is not None
    return found[1]


async def share(page: Page) -> None:
    await page.get_by_role("button", name="Share", exact=True).click()
    await expect(page.get_by_role("dialog", name="Share this game")).to_be_visible()


async def copied(page: Page) -> str:
    await page.get_by_role("button", name="Copy the link").click()
    await expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link: str = await page.evaluate("navigator.clipboard.readText()")
    return link


async def test_copying_a_link_shares_the_game(live_server: LiveServer, browser: Browser) -> None:
    """Also that of a guest, who has no key that others may use."""
    for spectators in (True, False):
        created = await finished(live_server, spectators=spectators)
        guest, table = created["seats"][1], created["table"]
        nothing = await preview(live_server, created)
        assert "Guest" not in nothing
        async with window(browser, live_server.address, permissions=CLIPBOARD) as page:
            await page.goto(f"/review/{table}#3.{guest}")
            await share(page)
            assert await preview(live_server, created) == nothing, "nothing is shared yet"
            link = await copied(page)
        assert link.startswith(f"{live_server.address}/review/{table}#3.")
        assert guest not in link
        assert await preview(live_server, created) == "A finished game: Guest 0, Guest 1."
        async with window(browser, live_server.address) as page:
            await page.goto(link)
            scrub = page.get_by_role("slider", name="Go to a move")
            await expect(scrub).to_have_attribute("aria-valuetext", re.compile("^Move 3 of"))


async def test_a_spectator_shares_nothing(live_server: LiveServer, browser: Browser) -> None:
    created = await finished(live_server)
    nothing = await preview(live_server, created)
    async with window(browser, live_server.address, permissions=CLIPBOARD) as page:
        await page.goto(f"/review/{created['table']}#.{created['spectator']}")
        await share(page)
        link = await copied(page)
        assert link.endswith(f".{created['spectator']}")
    assert await preview(live_server, created) == nothing


async def test_the_end_of_a_game_is_sent_as_a_picture(
    live_server: LiveServer, browser: Browser, tmp_path: Path
) -> None:
    pictures = []
    for names in (("Anna", "Bo"), ("Zoë", "Ιάσων")):
        created = await short_game(live_server, 2, *names)
        async with window(browser, live_server.address) as page:
            await go_to_table(page, created)
            async with page.expect_response("**/picture?*") as drawn:
                await share(page)
            player = {"Authorization": f"Bearer {created['seats'][0]}"}
            svg = (await live_server.http.get((await drawn.value).url, headers=player)).text
            picture = page.get_by_role("img", name=f"The table: {names[0]}, {names[1]}")
            await expect(picture).to_be_visible()
            assert await complaints(page) == []
            assert all(name in svg for name in names)
            assert "Alegreya" in svg
            async with page.expect_download() as download:
                await page.get_by_role("button", name="Save the picture").click()
            file = tmp_path / "picture.png"
            await (await download.value).save_as(file)
        data = file.read_bytes()
        assert data.startswith(b"\x89PNG\r\n\x1a\n")
        assert len(data) < MOST_BYTES
        with Image.open(io.BytesIO(data)) as image:
            assert image.width >= 800
            assert image.height >= 500
        pictures.append(data)
    assert pictures[0] != pictures[1]


async def test_a_game_is_sent_as_an_animation(
    live_server: LiveServer, browser: Browser, tmp_path: Path
) -> None:
    moves = 5
    created = await short_game(live_server, moves)
    async with window(browser, live_server.address) as page:
        await go_to_table(page, created)
        await share(page)
        await page.get_by_role("button", name="Make the animation").click()
        keep = page.get_by_role("button", name="Save the animation")
        await expect(keep).to_be_visible()
        await expect(page.get_by_role("img", name="The whole game as an animation")).to_be_visible()
        async with page.expect_download() as download:
            await keep.click()
        file = tmp_path / "game.gif"
        await (await download.value).save_as(file)
    with Image.open(file) as gif:
        assert gif.format == "GIF"
        assert gif.width == 640
        frames, shown = [], []
        for frame in ImageSequence.Iterator(gif):
            frames.append(frame.convert("RGB").tobytes())
            shown.append(frame.info["duration"])
    assert len(set(frames)) == len(frames), "every move changes something"
    assert shown == [1000] * moves + [4000]
    assert file.stat().st_size < 1_000_000


async def test_an_animation_can_be_cancelled(live_server: LiveServer, browser: Browser) -> None:
    created = await finished(live_server)
    async with window(browser, live_server.address) as page:
        await page.goto(f"/review/{created['table']}#.{created['spectator']}")
        await share(page)
        make = page.get_by_role("button", name="Make the animation")
        await make.click()
        await expect(page.get_by_role("progressbar", name="Animation")).to_be_visible()
        await page.get_by_role("button", name="Cancel").click()
        await expect(make).to_be_visible()
        await expect(page.get_by_role("alert")).to_have_count(0)
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_a_phone_scans_the_link(live_server: LiveServer, browser: Browser) -> None:
    created = await short_game(live_server, 2)
    async with window(browser, live_server.address, 360, 740) as page:
        await go_to_table(page, created)
        await share(page)
        await page.get_by_role("button", name="QR code").click()
        await expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
        link = page.get_by_role("textbox", name="Link")
        await expect(link).to_have_value(re.compile(f"/review/{created['table']}#2\\."))
        assert await complaints(page) == []
    assert "Anna" in await preview(live_server, created)


@pytest.mark.parametrize(
    ("width", "height", "language", "theme"),
    [
        (360, 740, "el", "dark"),
        repeated(844, 390, "de", "light"),
        repeated(1366, 640, "el", "dark"),
    ],
)
async def test_it_fits_every_window(
    live_server: LiveServer, browser: Browser, width: int, height: int, language: str, theme: str
) -> None:
    created = await short_game(live_server, 4)
    settings = {"language": language, "theme": theme}
    name = f"share-{width}x{height}-{language}-{theme}"
    async with window(browser, live_server.address, width, height, settings) as page:
        await go_to_table(page, created)
        await picture(page, f"{name}-end")
        await page.locator("main .on button").last.click()
        dialog = page.get_by_role("dialog")
        await expect(dialog.locator("img")).to_be_visible()
        await picture(page, name)
        await dialog.locator("section").last.locator("button").last.click()
        await expect(dialog.locator("img")).to_have_count(2)
        await dialog.locator("section").first.locator("button").last.click()
        await expect(dialog.locator(".code")).to_be_visible()
        await picture(page, f"{name}-all")
        assert await page.evaluate("document.documentElement.scrollWidth") <= width
        assert await complaints(page) == []
