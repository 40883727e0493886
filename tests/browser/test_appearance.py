"""Every page and state of a table, on a desktop and on a phone, in every theme and in every
language.

Axe finds nothing, nothing is wider than the window, and every word comes from the languages.
Where TAVOLINO_SCREENSHOTS names a folder, pictures are laid there, to be looked at.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, ViewportSize, expect

import tavolino
from tavolino.core.contract import Json
from tavolino.text.language import LANGUAGES, PSEUDO
from tests.browser.axe import ALL_RULES, CONTRAST, complaints
from tests.browser.browser import STILL, window
from tests.browser.review_engine import ReviewEngine
from tests.browser.tables import go_to_table, kept_key, plays, snapshot, table_from_record
from tests.repeats import repeated, repeated_but
from tests.server.live_server import LiveServer, open_live_server, play_over_http

PICTURES = os.environ.get("TAVOLINO_SCREENSHOTS")
GAMES = ("schotten-totten", "tabula-rasa", "rat-hot")
# Names are nobody's to translate.
NAMES: tuple[str, ...] = (
    "Anna",
    "Bo",
    "Mimi",
    "Beppe",
    "Carla",
    "Nonna",
    "Maestro",
    "Virtuoso",
    "Guest",
    "Schotten-Totten",
)
NAMES += ("Tabula Rasa", "Rat Hot", "IELLO", "PS Games", "Menhir", "tavolino", "Tavolino", "API")


@dataclass(frozen=True)
class Look:
    """A way to look at a page, and what axe is asked about it. Nothing where another language is
    all that is new; then there is no picture either."""

    name: str
    width: int
    height: int
    settings: Json
    rules: tuple[str, ...] = ()

    @property
    def language(self) -> str:
        return str((STILL | self.settings)["language"])


DESKTOP = [Look("1280", 1280, 800, {"theme": "light"}, ALL_RULES)]
DARK = [Look("dark", 1280, 800, {"theme": "dark"}, CONTRAST)]
MORE_CONTRAST = [Look("contrast", 1280, 800, {"palette": "contrast"}, CONTRAST)]
WIDE = [Look("1920", 1920, 1080, {"theme": "light"}, CONTRAST)]
PHONE = [
    Look("360", 360, 740, {"theme": "light"}),
    Look("360-el", 360, 740, {"language": "el"}),
    Look(f"360-{PSEUDO}", 360, 740, {"language": PSEUDO}),
]
PHONE_RULES = [Look("360-rules", 360, 740, {"theme": "light"}, ALL_RULES)]
LANGUAGE_LOOKS = [
    Look(f"360-{code}", 360, 740, {"language": code}) for code in LANGUAGES if code != "el"
]
PLACES: dict[str, tuple[list[Look], dict[str, Any]]] = {
    "desktop": (DESKTOP, {}),
    "dark": (DARK, {}),
    "more contrast": (MORE_CONTRAST, {}),
    "phone": (PHONE, {"has_touch": True}),
    "phone, all rules": (PHONE_RULES, {"has_touch": True}),
    "wide": (WIDE, {}),
    "languages": (LANGUAGE_LOOKS, {"has_touch": True}),
}


def every_place(*kept: str) -> pytest.MarkDecorator:
    """What axe finds on a desktop, it hardly ever finds anew on a phone or in other colours."""
    return pytest.mark.parametrize(
        "place", [place if place in kept else repeated(place) for place in PLACES]
    )


# As it would come from another tab. It is done when the words are there and stay as they are.
CHOOSE = """(settings) => {
    localStorage.setItem("tavolino.settings", JSON.stringify(settings));
    dispatchEvent(new StorageEvent("storage", { key: "tavolino.settings" }));
    window.lastWords = null;
}"""
SETTLED = """(language) => {
    if (document.documentElement.lang !== language) return false;
    const words = document.body.innerText;
    window.sameFor = words === window.lastWords ? window.sameFor + 1 : 0;
    window.lastWords = words;
    return window.sameFor >= 2;
}"""
READABLE = """() => {
    const own = new Set(["SCRIPT", "STYLE", "CODE", "NOSCRIPT"]);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walk.nextNode()) {
        const { parentElement: element, data } = walk.currentNode;
        if (own.has(element.tagName) || element.closest("svg, .wordmark, [lang]:not(html)"))
            continue;
        found.push(data.trim());
    }
    for (const named of document.querySelectorAll("[aria-label], [title], [placeholder]"))
        for (const name of ["aria-label", "title", "placeholder"])
            found.push(named.getAttribute(name) ?? "");
    return found.filter((text) => /[A-Za-z]{2,}/.test(text));
}"""


def words_besides_names(text: str) -> list[str]:
    for name in NAMES:
        text = text.replace(name, "")
    text = re.sub(r"[A-Z][a-z]{2} (\d+, )?\d{4}", "", text)  # a date, which the browser says
    return [word for word in re.findall(r"[A-Za-z]+", text) if len(word) > 1]


@dataclass
class Album:
    """Looks at a page in all ways, notes what is wrong with it, and may take pictures."""

    page: Page
    looks: list[Look]
    wrong: list[str] = field(default_factory=list)
    language: str = "en"

    async def take(self, name: str, *, whole: bool = False) -> None:
        for look in self.looks:
            await self.choose(look)
            if PICTURES and look.rules:
                await self.picture(Path(PICTURES, f"{name}-{look.name}.png"), whole=whole)
            found = await complaints(self.page, look.rules) if look.rules else []
            wide = await self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            if wide > 0:
                found.append(f"{wide} px wider than the window")
            if look.language == PSEUDO:
                found += [f"not translated: {text}" for text in await self.not_translated()]
            self.wrong += [f"{name}, {look.name}: {each}" for each in found]
        await self.choose(self.looks[0])

    async def choose(self, look: Look) -> None:
        """Look at it in this way, as if somebody had chosen so in another tab."""
        window: ViewportSize = {"width": look.width, "height": look.height}
        if self.page.viewport_size != window:
            await self.page.set_viewport_size(window)
        await self.page.evaluate(CHOOSE, STILL | look.settings)
        if look.language != self.language:
            await self.page.wait_for_function(SETTLED, arg=look.language, polling=40)
            self.language = look.language
        await self.page.evaluate("document.fonts.ready")

    async def picture(self, path: Path, *, whole: bool) -> None:
        window = self.page.viewport_size
        assert window is not None
        if whole:  # a window as high as the page, so that what sticks to its edge stays there
            height = await self.page.evaluate("document.documentElement.scrollHeight")
            await self.page.set_viewport_size({"width": window["width"], "height": height})
        await self.page.screenshot(path=path)
        if whole:
            await self.page.set_viewport_size(window)

    async def not_translated(self) -> list[str]:
        """What can be read in disguise, once the server has told everything anew."""
        for _ in range(50):
            texts = await self.page.evaluate(READABLE)
            found = [text for text in texts if words_besides_names(text)]
            if not found:
                break
            await self.page.wait_for_timeout(100)
        return found

    async def tab(self, name: str) -> None:
        """Open a part of the paper at the side, or of the drawer."""
        drawer = self.page.locator(".drawer-button")
        if await drawer.is_visible() and not await self.page.locator(".side-panel.open").count():
            await drawer.click()
        await self.page.get_by_role("tab", name=name).click()

    async def shut(self) -> None:
        if await self.page.locator(".side-panel.open").count():
            await self.page.locator(".shut").click()


@asynccontextmanager
async def album(browser: Browser, live_server: LiveServer, place: str) -> AsyncIterator[Album]:
    looks, context = PLACES[place]
    first = looks[0]
    opened = window(
        browser, live_server.address, first.width, first.height, first.settings, **context
    )
    async with opened as page:
        pictures = Album(page, looks)
        yield pictures
    assert not pictures.wrong, "\n".join(pictures.wrong)


@every_place("desktop", "phone")
async def test_the_pages_around_the_tables(
    live_server: LiveServer, browser: Browser, place: str
) -> None:
    waiting = await live_server.create("rat-hot", seats=[{}, {"open": True}], public=True)
    async with album(browser, live_server, place) as pictures:
        page = pictures.page
        await page.goto("/")
        await page.get_by_role("heading", name="Open tables").wait_for()
        await pictures.take("home", whole=True)
        for game in GAMES:
            await page.goto(f"/new?game={game}")
            await page.get_by_role("button", name="Sit down").wait_for()
            await pictures.take(f"new-{game}")
            await page.locator("summary").first.click()
            await pictures.take(f"new-unfolded-{game}", whole=True)
        await page.goto("/settings")
        await page.get_by_role("heading", name="Settings").wait_for()
        await pictures.take("settings", whole=True)
        await page.goto(f"/t/{waiting['table']}")
        await page.get_by_text("A free seat").wait_for()
        await pictures.take("join")
        await page.evaluate("localStorage.setItem('tavolino.name', 'Anna')")
        await page.goto("/")
        await page.get_by_role("button", name="With a friend").first.click()
        await page.get_by_role("img", name="QR code").wait_for()
        await pictures.take("inviting")
        await page.goto("/")
        await page.get_by_role("button", name="With anybody").first.click()
        await page.get_by_role("link", name="Look").wait_for()
        await pictures.take("waiting")
        await page.get_by_role("link", name="Look").click()
        await page.get_by_role("img", name="QR code").wait_for()
        await pictures.take("listed")
        await page.goto("/t/aaaaaaaaaaaa")
        await page.get_by_text("This table can’t be opened").wait_for()
        await pictures.take("refused")


@every_place("desktop", "dark", "phone")
async def test_a_table_in_all_its_states(
    live_server: LiveServer, browser: Browser, place: str
) -> None:
    created = await live_server.create("schotten-totten", seats=[{}, {}], first=0)
    async with album(browser, live_server, place) as pictures:
        page = pictures.page
        await page.goto(f"/t/{created['table']}#{created['invitations'][0]}")
        await page.get_by_text("This seat is yours").wait_for()
        await pictures.take("sit-down")
        await page.get_by_label("Your name").fill("Anna")
        await page.get_by_role("button", name="Sit down").click()
        await expect(page.get_by_text("Waiting for another player")).to_be_visible()
        created["seats"][0] = await kept_key(page, created["table"], 0)
        await pictures.take("table-waiting")
        await play_some(live_server, created, 8)
        await pictures.shut()
        await page.get_by_role("button", name="Resign").wait_for()
        await expect(page.locator(".says.turn")).to_be_visible()
        await pictures.take("table-playing")
        for part in ("Log", "Chat", "Unseen", "Invite"):
            await pictures.tab(part)
            await pictures.take(f"table-{part.lower().replace(' ', '-')}")
        await pictures.tab("Log")
        await page.get_by_role("button", name="Look back at move 2").click()
        await pictures.shut()
        await expect(page.locator(".says")).to_contain_text("After move 2")
        await pictures.take("table-looking-back")
        await page.get_by_role("button", name="Back to the game").click()
        await live_server.ask(
            "POST", f"/tables/{created['table']}/offers/draw", created["seats"][1]
        )
        await page.locator(".offer").get_by_text("Bo offers a draw.").wait_for()
        await pictures.take("table-offer")
        await page.get_by_role("button", name="Decline").click()
        await page.get_by_role("button", name="Resign").click()
        await page.get_by_role("dialog").wait_for()
        await pictures.take("table-resign")
        await page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        await page.get_by_role("button", name="Rematch").wait_for()
        await pictures.take("table-end")
        await page.goto(f"/t/{created['table']}/text")
        await page.get_by_role("heading", name="The table in words").wait_for()
        await pictures.take("table-text", whole=True)


@every_place("desktop", "phone")
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("schotten-totten", {"edition": "menhir", "tactics": True}),
        ("tabula-rasa", {"players": 3}),
        ("rat-hot", {}),
    ],
)
async def test_a_game_on_the_board_and_in_words(
    live_server: LiveServer, browser: Browser, place: str, game: str, options: Json
) -> None:
    begun = tavolino.new(game, seed=3, first=0, **options)
    while len(begun.moves) < 6 or begun.player != 0:
        begun.play(begun.legal[0])
    created = await table_from_record(live_server, begun.record())
    async with album(browser, live_server, place) as pictures:
        await go_to_table(pictures.page, created)
        await pictures.page.locator(".says.turn").wait_for()
        await pictures.take(f"{game}-playing")
        await pictures.tab("Unseen")
        await pictures.take(f"{game}-out-there")
        await pictures.page.goto(f"/t/{created['table']}/text")
        await pictures.page.get_by_label("A move or a command").fill("hint 50")
        await pictures.page.keyboard.press("Enter")
        await pictures.take(f"{game}-text", whole=True)


@every_place("desktop", "phone")
async def test_lessons_and_rules(live_server: LiveServer, browser: Browser, place: str) -> None:
    async with album(browser, live_server, place) as pictures:
        page = pictures.page
        await page.goto("/learn")
        await page.get_by_role("link", name="Start the lesson").first.wait_for()
        await pictures.take("learn", whole=True)
        for game in GAMES:
            await page.goto(f"/learn/{game}")
            await page.locator(".board-frame .board > *").first.wait_for()
            await pictures.take(f"lesson-{game}")
            await page.goto(f"/rules/{game}")
            await page.locator(".book").wait_for(state="attached")
            await pictures.take(f"rules-{game}", whole=True)


@every_place("desktop", "phone")
@pytest.mark.parametrize("game", repeated_but("rat-hot", GAMES))
async def test_a_finished_game(sqlite_url: str, browser: Browser, place: str, game: str) -> None:
    async with open_live_server(sqlite_url, ReviewEngine()) as live_server:
        created = await live_server.create(game, first=0)
        await play_over_http(live_server, created)
        async with album(browser, live_server, place) as pictures:
            page = pictures.page
            await page.goto(f"/review/{created['table']}#12.{created['seats'][0]}")
            await page.get_by_role("button", name="Analyse with the engine").click()
            await page.get_by_role("heading", name="Mistakes").wait_for()
            await page.locator(".board-frame .board > *").first.wait_for()
            await pictures.take(f"review-{game}")
            await page.get_by_role("button", name="Show the better move").click()
            await page.get_by_text("The better move is shown.").wait_for()
            await pictures.take(f"review-better-{game}", whole=True)


def saved_games() -> Json:
    """Two months of games against bots, people and on one device, as a file holds them."""
    options: dict[str, list[Json]] = {
        "schotten-totten": [
            {"edition": "iello", "tactics": False, "expert": False},
            {"edition": "menhir", "tactics": True, "expert": False},
        ],
        "tabula-rasa": [{"players": 2}],
        "rat-hot": [{}],
    }
    others = [{"name": None, "bot": bot} for bot in ("mimi", "carla", "maestro")]
    others.append({"name": "Bo", "bot": None})
    games = []
    for at in range(60):
        game = GAMES[at % 3]
        games.append(
            {
                "table": f"table{at}",
                "number": 0,
                "game": game,
                "options": options[game][at % len(options[game])],
                "ended": 1_790_000_000_000 + at * 86_400_000,
                "players": [{"name": "Anna", "bot": None}, others[at * 7 % 4]],
                "seats": [0, 1] if at % 20 == 19 else [0],
                "by": "rules",
                "winners": [] if at % 13 == 7 else [at * 5 % 7 // 4],
                "scores": [5, 3],
                "mistakes": {"inaccuracy": at % 3, "mistake": 1, "blunder": at % 2}
                if at % 3
                else None,
                "record": None,
            }
        )
    return {"format": "tavolino-games/1", "games": games}


@every_place("desktop", "phone")
async def test_my_games(
    live_server: LiveServer, browser: Browser, place: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.json"
    file.write_text(json.dumps(saved_games()), encoding="utf-8")
    async with album(browser, live_server, place) as pictures:
        page = pictures.page
        await page.goto(f"/my-games#{'t' * 22}.{'k' * 43}")
        await page.get_by_role("button", name="Add them here").wait_for()
        await pictures.take("my-games-none")
        await page.get_by_role("button", name="Cancel").click()
        await page.get_by_label("Open a file").set_input_files(file)
        await page.get_by_text("60 games were added").wait_for()
        await page.reload()  # what was said is in the language of then
        await page.get_by_text("As a table").click()
        await page.get_by_role("button", name="Link to another device").click()
        await page.get_by_role("img", name="QR code").wait_for()
        await pictures.take("my-games", whole=True)


async def play_some(live_server: LiveServer, created: Json, moves: int) -> None:
    """Two persons play the first legal moves, until it is the turn of seat 0 again."""
    await live_server.sit(created, 1, "Bo")
    while True:
        seen = await snapshot(live_server, created)
        seat = seen["view"]["player"]
        if seen["ply"] >= moves and seat == 0:
            return
        await plays(live_server, created, seat)
