"""The drawn client at a server's table: other people, clocks and matches, and a server that is
gone."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from tavolino.core.errors import TavolinoError
from tavolino.core.hint import RatedMove
from tavolino.tables.engine import Analysis, EngineRequest
from tavolino.tables.engine_queue import Job
from tavolino.terminal.app import TavolinoApp
from tavolino.terminal.plain_client import Lines, PlainClient
from tavolino.terminal.preferences import Preferences
from tavolino.terminal.replay_screen import ReplayScreen
from tavolino.terminal.server_session import ServerSession
from tavolino.terminal.session import NotDone
from tavolino.terminal.table_link import parse_link
from tests.processes import free_port
from tests.server.live_server import LiveServer, open_live_server
from tests.tables.harness import QuickEngine
from tests.terminal.test_app import SIZE, screen_text, shows
from tests.terminal.test_server_session import seat_of, until_asked


@pytest.fixture
async def live_server(tmp_path: Path) -> AsyncIterator[LiveServer]:
    async with open_live_server(f"sqlite:///{tmp_path}/tables.db") as opened:
        yield opened


async def two_seats(live_server: LiveServer, **spec: Any) -> tuple[TavolinoApp, ServerSession]:
    """Anna, who sees the table drawn, and Bo, whose session is not open yet."""
    created = await live_server.create("schotten-totten", seats=[{}, {}], first=0, **spec)
    anna, bo = (
        ServerSession(parse_link(f"{live_server.address}{link}"), name, "en")
        for link, name in zip(created["links"]["invitations"], ("Anna", "Bo"), strict=True)
    )
    return TavolinoApp(Preferences("en"), "Tavolino", anna), bo


async def until_shown(pilot: Pilot[str], words: str) -> None:
    app = pilot.app
    assert isinstance(app, TavolinoApp)
    async with asyncio.timeout(60):
        while words not in screen_text(app):
            await asyncio.sleep(0.005)
            await pilot.pause()


async def types(pilot: Pilot[str], line: str, answer: str) -> None:
    """Type a line and wait until this is on the screen."""
    await pilot.press("slash")
    pilot.app.screen.query_one(Input).value = line
    await pilot.press("enter")
    await until_shown(pilot, answer)
    await pilot.press("escape")


def line(app: TavolinoApp, name: str) -> str:
    return str(app.screen.query_one(f"#{name}", Static).render())


async def test_a_match_with_somebody_else(live_server: LiveServer) -> None:
    clock = {"kind": "fischer", "minutes": 5, "increment": 5}
    app, bo = await two_seats(live_server, rounds=2, clock=clock)
    async with app.run_test(size=SIZE) as pilot:
        await until_shown(pilot, "Waiting for everybody to sit down.")
        await bo.open()
        try:
            await until_shown(pilot, "Play a card.")
            title = line(app, "title")
            assert re.search(r"Anna [45]:\d\d – Bo 5:00", title)
            assert title.endswith("Game 1 of 2  ·  Match points: Anna 0, Bo 0")
            await types(pilot, "say hello", "Anna: hello")
            await types(pilot, "who", "nobody is watching")
            await types(pilot, "time", "No opponent has run out of time.")
            await types(pilot, "draw?", "You offer a draw.")
            await bo.do("decline draw", "en")
            await until_shown(pilot, "Bo declines")
            await bo.do("draw", "en")
            await until_shown(pilot, "The others offer a draw: type draw? or decline.")
            await types(pilot, "decline", "You decline")
            assert "The others offer" not in line(app, "prompt")
            await types(pilot, "resign-game", "You resigned this game.")
            await until_shown(pilot, "next")
            await pilot.press("n")
            await until_shown(pilot, "Game 2 of 2")
            assert re.search(r"Match points: Anna 0, Bo [1-9]", line(app, "title"))
        finally:
            await bo.close()


class AdvisingEngine(QuickEngine):
    """An engine that has a reason for the first legal move."""

    async def analyse(self, request: EngineRequest, job: Job) -> Analysis:
        move = request.view["legal"][0]
        return Analysis(move, 0.5, (RatedMove(move, 0.5, why="You hold it."),))


async def test_a_hint_and_a_preview_come_from_the_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    async with open_live_server(url, AdvisingEngine()) as live_server:
        session = ServerSession(parse_link(await seat_of(live_server, "rat-hot")), "Anna", "en")
        app = TavolinoApp(Preferences("en"), "Tavolino", session)
        async with app.run_test(size=SIZE) as pilot:
            await until_asked(session)
            await pilot.pause()
            move = session.snapshot.view["legal"][0]
            await types(pilot, "hint 50", f"{move}: 50%. You hold it.")
            (laid, *_) = await session.preview(move)
            assert f"{laid['strip']}@{laid['place']}" == move
            assert await session.preview("nonsense") == []


async def at_a_server(running: AsyncExitStack, folder: Path) -> tuple[TavolinoApp, ServerSession]:
    """Anna at a table of a server that stops when `running` is closed."""
    url = f"sqlite:///{folder}/tables.db"
    live_server = await running.enter_async_context(open_live_server(url))
    link = parse_link(await seat_of(live_server, "schotten-totten"))
    session = ServerSession(link, "Anna", "en")
    return TavolinoApp(Preferences("en"), "Tavolino", session), session


async def test_a_server_that_is_gone_is_told(tmp_path: Path) -> None:
    async with AsyncExitStack() as running:
        app, session = await at_a_server(running, tmp_path)
        async with app.run_test(size=SIZE) as pilot:
            await until_asked(session)
            await running.aclose()
            await until_shown(pilot, "Connection lost; reconnecting.")
            lost, silent = "Connection lost; reconnecting.", "The server isn’t responding"
            legal = session.snapshot.view["legal"]
            for act, sentence in (
                (session.answer(legal[0], "en"), lost),
                (session.do("undo", "en"), lost),
                (session.hint("en"), silent),
            ):
                with pytest.raises(NotDone, match=sentence):
                    await act
            assert await session.preview(legal[0]) == []
            await pilot.press("h")
            await until_shown(pilot, silent)
            await pilot.press("1", "2")
            await pilot.pause()
            assert line(app, "answer") == lost
            assert session.snapshot.view["legal"] == legal


async def test_a_game_that_has_ended_cannot_be_looked_at_without_the_server(tmp_path: Path) -> None:
    async with AsyncExitStack() as running:
        app, session = await at_a_server(running, tmp_path)
        async with app.run_test(size=SIZE) as pilot:
            await until_asked(session)
            await types(pilot, "replay", "The game isn’t over yet.")
            await types(pilot, "resign", "You resigned.")
            await pilot.press("r")
            await pilot.pause()
            await app.workers.wait_for_complete()
            await pilot.pause()
            assert shows(app, ReplayScreen)
            await pilot.press("q")
            await running.aclose()
            await types(pilot, "replay", "The server isn’t responding; try again.")


async def test_whoever_is_refused_is_told_why(live_server: LiveServer) -> None:
    """With a wrong key before there is a socket, without any key over the socket."""
    nobody = f"http://127.0.0.1:{free_port()}"
    for link, sentence in (
        (f"{live_server.address}/t/nosuchtable1", "There is no such table"),
        (f"{live_server.address}/t/nosuchtable1#KEY", "There is no such table"),
        (f"{live_server.address}/t/not-a-table", "There is no such table"),
        (f"{nobody}/t/nosuchtable1#KEY", f"no server answers at {nobody}"),
    ):
        session = ServerSession(parse_link(link), "Anna", "en")
        app = TavolinoApp(Preferences("en"), "Tavolino", session)
        async with app.run_test(size=SIZE):
            pass
        assert sentence in (app.return_value or "")


async def test_a_table_without_a_key_where_no_server_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tavolino.terminal.server_session.OPENING_SECONDS", 0)
    address = f"http://127.0.0.1:{free_port()}"
    session = ServerSession(parse_link(f"{address}/t/nosuchtable1"), "Anna", "en")
    with pytest.raises(TavolinoError, match=f"no server answers at {address}"):
        await session.open()


async def test_a_closed_table_says_so(live_server: LiveServer) -> None:
    created = await live_server.create("schotten-totten", seats=[{}, {}], first=0)
    link = f"{live_server.address}{created['links']['invitations'][0]}"
    session = ServerSession(parse_link(link), "Anna", "en")
    app = TavolinoApp(Preferences("en"), "Tavolino", session)
    async with app.run_test(size=SIZE) as pilot:
        await until_shown(pilot, "Waiting for everybody to sit down.")
        closed = await live_server.ask(
            "POST", f"/tables/{created['table']}/close", created["owner"]
        )
        assert closed.status_code == 200, closed.text
        await until_shown(pilot, "The table is closed.")
        with pytest.raises(NotDone, match="isn’t possible now"):
            await session.do("uncover", "en")


async def test_whoever_has_left_on_another_device_is_told_and_does_not_wait_for_the_server(
    live_server: LiveServer,
) -> None:
    created = await live_server.create("schotten-totten", seats=[{}, {}], first=0)
    link = parse_link(f"{live_server.address}{created['links']['invitations'][0]}")
    drawn, plain = ServerSession(link, "Anna", "en"), ServerSession(link, "Anna", "en")
    typed, keyboard = os.pipe()
    told: list[str] = []
    app = TavolinoApp(Preferences("en"), "Tavolino", drawn)
    async with app.run_test(size=SIZE) as pilot:
        waiting, refused = (
            "Waiting for everybody to sit down.",
            "This seat is no longer yours: it was freed.",
        )
        await until_shown(pilot, waiting)
        client = PlainClient(plain, "en", Lines(typed), told.append)
        running = asyncio.create_task(client.run())
        async with asyncio.timeout(60):
            while waiting not in told:
                await asyncio.sleep(0.005)
        assert drawn._key is not None
        left = await live_server.ask("POST", f"/tables/{link.table}/leave", drawn._key)
        assert left.status_code == 200, left.text
        await until_shown(pilot, refused)
        await types(pilot, "say hello", refused)
        with pytest.raises(TavolinoError, match=refused):
            await asyncio.wait_for(running, 60)
    os.close(keyboard)
