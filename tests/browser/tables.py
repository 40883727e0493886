"""Tables with bots, at which a person in a test takes seat 0."""

from __future__ import annotations

import asyncio
from typing import Any

from playwright.async_api import Page

from tavolino.core.contract import Json
from tests.server.live_server import LiveServer, secrets_for


async def table_with_bots(live_server: LiveServer, game: str, **options: Any) -> Json:
    """A table at which Anna sits on seat 0 and begins; on all others sits Mimi."""
    players = options.get("players", 2)
    seats: list[Json] = [{}, *({"bot": "mimi"} for _ in range(players - 1))]
    return await sits_down(
        live_server, await live_server.create(game, options, seats=seats, first=0)
    )


async def table_from_record(live_server: LiveServer, record: Json) -> Json:
    """A table that goes on where a record ends: Anna sits on seat 0, on all others sits Mimi."""
    seats: list[Json] = [{}, *({"bot": "mimi"} for _ in record["players"][1:])]
    return await sits_down(
        live_server, await given_table(live_server, "/tables/from-record", record, seats)
    )


async def given_table(
    live_server: LiveServer,
    path: str,
    record: Json | int,
    seats: list[Json],
    key: str | None = None,
) -> Json:
    """A table that goes on where a record ends, or after so many moves of a finished game."""
    from_where = {"after" if isinstance(record, int) else "record": record}
    answer = await live_server.ask("POST", path, key, from_where | {"seats": seats})
    assert answer.status_code == 201, answer.text
    created: Json = answer.json()
    return created | {"seats": secrets_for(created)}


async def sits_down(live_server: LiveServer, created: Json, *names: str) -> Json:
    """Anna sits down, or all of these do, one after the other."""
    for seat, name in enumerate(names or ("Anna",)):
        await live_server.sit(created, seat, name)
    return created


async def snapshot(live_server: LiveServer, created: Json) -> Json:
    """The table as Anna sees it."""
    seen: Json = (
        await live_server.ask("GET", f"/tables/{created['table']}", created["seats"][0])
    ).json()
    return seen


async def plays(live_server: LiveServer, created: Json, seat: int, move: str | None = None) -> str:
    """A seat plays a move, or its first legal one."""
    path, key = f"/tables/{created['table']}", created["seats"][seat]
    seen = (await live_server.ask("GET", path, key)).json()
    chosen: str = move or seen["view"]["legal"][0]
    body = {"id": f"ply-{seen['ply']}", "ply": seen["ply"], "move": chosen}
    answer = await live_server.ask("POST", f"{path}/moves", key, body)
    assert answer.status_code == 200, answer.text
    return chosen


async def played_on(live_server: LiveServer, created: Json, ply: int) -> Json:
    """The table as Anna sees it once it has come so far and it is her turn again."""
    async with asyncio.timeout(60):
        while True:
            seen = await snapshot(live_server, created)
            if seen["ply"] >= ply and seen["view"]["legal"]:
                return seen
            await asyncio.sleep(0.05)


async def unfold(page: Page) -> None:
    """On the page for a new table: everything but the opponent."""
    await page.get_by_text("How do you want to play?").click()


async def kept_key(page: Page, table: str, seat: int) -> str:
    """The secret with which a browser has sat down."""
    key: str = await page.evaluate(
        """([table, seat]) => JSON.parse(localStorage["tavolino.tables"])
            .find((known) => known.table === table).seats[seat]""",
        [table, seat],
    )
    return key


async def go_to_table(page: Page, created: Json) -> None:
    await page.goto(f"/t/{created['table']}#{created['seats'][0]}")
    await page.locator(".board .board, main .board > *").first.wait_for()


async def note_changes(page: Page, selector: str, attribute: str = "") -> None:
    """From now on, `window.seen` on the page gets what these elements say, each time that it
    changes: their texts, or an attribute of theirs."""
    await page.evaluate(
        """([selector, attribute]) => {
            window.seen = [];
            const look = () => {
                const found = [...document.querySelectorAll(selector)];
                const read = (one) => attribute ? one.getAttribute(attribute) : one.textContent;
                const now = found.map(read).join(" ");
                if (now && window.seen.at(-1) !== now) window.seen.push(now);
            };
            const all = { subtree: true, childList: true, characterData: true, attributes: true };
            new MutationObserver(look).observe(document.body, all);
        }""",
        [selector, attribute],
    )
