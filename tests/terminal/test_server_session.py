"""A table on a running server: plain lines and the drawn client, with the connection lost in
between."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tavolino.core.contract import Json
from tavolino.core.errors import TavolinoError
from tavolino.tables.errors import Code, Refused
from tavolino.terminal import server_session
from tavolino.terminal.app import TavolinoApp
from tavolino.terminal.plain_client import Lines, PlainClient
from tavolino.terminal.preferences import Preferences
from tavolino.terminal.server_session import ServerSession
from tavolino.terminal.session import NotDone
from tavolino.terminal.table_link import parse_link
from tavolino.text.language import language
from tests.repeats import repeated
from tests.server.live_server import LiveServer, open_live_server


@pytest.fixture
async def live_server(tmp_path: Path) -> AsyncIterator[LiveServer]:
    async with open_live_server(f"sqlite:///{tmp_path}/tables.db") as opened:
        yield opened


async def seat_of(live_server: LiveServer, game: str, options: Json | None = None) -> str:
    """The link to the first seat of a new table against a bot."""
    created = await live_server.create(game, options, seats=[{}, {"bot": "mimi"}], first=0)
    link: str = created["links"]["invitations"][0]
    return f"{live_server.address}{link}"


async def until_asked(session: ServerSession) -> None:
    async with asyncio.timeout(60):
        while not (session.snapshot.view["legal"] or session.snapshot.stage == "over"):
            await asyncio.sleep(0.01)


def is_lost(session: ServerSession) -> bool:
    return session.snapshot.stage == "lost"


GAMES = [("schotten-totten", {"stones": 3}), ("tabula-rasa", {}), ("rat-hot", {})]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_whole_games_at_a_server(live_server: LiveServer, game: str, options: Json) -> None:
    session = ServerSession(parse_link(await seat_of(live_server, game, options)), "Anna", "it")
    await session.open()
    try:
        await until_asked(session)
        while session.snapshot.stage != "over":
            assert await session.answer(session.snapshot.view["legal"][0], "it") is None
            await until_asked(session)
        finished = await session.finished()
        assert finished is not None
        assert finished.over
        assert finished.names[0] == "Anna"
        assert len(session.snapshot.log_lines("de")) >= len(finished.moves)
    finally:
        await session.close()


async def test_questions_go_to_the_server_that_has_the_rules(live_server: LiveServer) -> None:
    link = parse_link(await seat_of(live_server, "schotten-totten"))
    session = ServerSession(link, "Anna", "en")
    await session.open()
    try:
        await until_asked(session)
        refused = await session.answer("claim 1", "en")
        assert refused == ["Your side of stone 1 has 0 of 3 cards; complete it first."]
        assert await session.answer("s 4", "de") == ["Stein 4. Du: nichts. Mimi: nichts."]
        with pytest.raises(NotDone):
            await session.do("next_round", "en")
    finally:
        await session.close()


async def test_the_log_is_told_again_in_another_language(live_server: LiveServer) -> None:
    session = ServerSession(parse_link(await seat_of(live_server, "tabula-rasa")), "Anna", "en")
    await session.open()
    try:
        await until_asked(session)
        await session.answer(session.snapshot.view["legal"][0], "en")
        await until_asked(session)
        before = len(session.snapshot.log)
        sitting_down = language("fr").say("tables-sit", who="you", name="Anna")
        await session.speak("fr")
        async with asyncio.timeout(90):
            while sitting_down not in str(session.snapshot.log_lines("fr")):
                await asyncio.sleep(0.01)
        assert len(session.snapshot.log) == before
        assert not any(
            "lays" in line for lines in session.snapshot.log_lines("fr") for line in lines
        )
    finally:
        await session.close()


async def test_the_log_is_told_again_when_somebody_has_sat_down(live_server: LiveServer) -> None:
    created = await live_server.create("tabula-rasa", seats=[{}, {}], first=1)
    link = f"{live_server.address}{created['links']['invitations'][0]}"
    session = ServerSession(parse_link(link), "Anna", "en")
    await session.open()
    try:
        assert ["Player 2 begins."] in session.snapshot.log_lines("en")
        await live_server.sit(created, 1, "Lucia")
        async with asyncio.timeout(90):
            while ["Lucia begins."] not in session.snapshot.log_lines("en"):
                await asyncio.sleep(0.01)
        assert "Player 2" not in str(session.snapshot.log_lines("en"))
    finally:
        await session.close()


async def test_a_cut_line_is_mended(live_server: LiveServer) -> None:
    session = ServerSession(parse_link(await seat_of(live_server, "tabula-rasa")), "Anna", "en")
    await session.open()
    try:
        await until_asked(session)
        log = session.snapshot.log
        assert session._connection is not None
        await session._connection.close(1001)
        async with asyncio.timeout(90):
            while not is_lost(session):
                await asyncio.sleep(0)
            while is_lost(session):
                await asyncio.sleep(0.01)
        assert session.snapshot.log == log
        assert await session.answer(session.snapshot.view["legal"][0], "en") is None
    finally:
        await session.close()


async def turned_away(
    live_server: LiveServer, monkeypatch: pytest.MonkeyPatch, *codes: Code
) -> ServerSession:
    """A session that was at the table, lost its connection, and is refused once for each reason."""
    monkeypatch.setattr(server_session, "FIRST_WAIT", 0.01)
    session = ServerSession(parse_link(await seat_of(live_server, "tabula-rasa")), "Anna", "en")
    await session.open()
    await until_asked(session)
    refusals = [Refused(code, "refused-no-table") for code in codes]

    tables = live_server.state.tables.presenter.live_tables
    opened = tables.open_with_key

    async def open_with_key(table: str, key: str | None) -> Any:
        if refusals:
            raise refusals.pop(0)
        return await opened(table, key)

    monkeypatch.setattr(tables, "open_with_key", open_with_key)
    assert session._connection is not None
    await session._connection.close(1001)
    async with asyncio.timeout(90):
        while refusals or not (is_lost(session) or session._connection):
            await asyncio.sleep(0)
    return session


async def test_refusals_that_pass_are_waited_out(
    live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    passing = (Code.RATE_LIMITED, Code.UNAVAILABLE, Code.BEING_PREPARED)
    session = await turned_away(live_server, monkeypatch, *passing)
    try:
        async with asyncio.timeout(90):
            while is_lost(session):
                assert not session.snapshot.refused
                await asyncio.sleep(0.01)
        assert await session.answer(session.snapshot.view["legal"][0], "en") is None
    finally:
        await session.close()


async def test_a_final_refusal_is_told(
    live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await turned_away(live_server, monkeypatch, Code.BEING_PREPARED, Code.UNKNOWN_TABLE)
    try:
        async with asyncio.timeout(90):
            while not session.snapshot.refused:
                await asyncio.sleep(0.01)
        assert is_lost(session)
    finally:
        await session.close()


@dataclass
class Person:
    """Somebody at a plain terminal."""

    client: PlainClient
    keyboard: int  # a descriptor
    screen: list[str]

    @classmethod
    def at(cls, live_server: LiveServer, link: str, name: str) -> Person:
        typed, keyboard = os.pipe()
        screen = list[str]()
        session = ServerSession(parse_link(f"{live_server.address}{link}"), name, "en")
        return cls(PlainClient(session, "en", Lines(typed), screen.append), keyboard, screen)

    def leave(self) -> None:
        os.close(self.keyboard)

    async def types(self, line: str, answer: str) -> None:
        """Type a line and wait until this comes up."""
        before = len(self.screen)
        os.write(self.keyboard, f"{line}\n".encode())
        await self.reads(answer, before)

    async def reads(self, words: str, since: int = 0) -> None:
        for _ in range(6000):
            if any(words in line for line in self.screen[since:]):
                return
            await asyncio.sleep(0.01)
        pytest.fail(f"{words!r} never came up: {self.screen[since:]}")


async def test_two_people_with_a_clock_talk_and_one_gives_up(live_server: LiveServer) -> None:
    clock = {"kind": "fischer", "minutes": 5, "increment": 5}
    created = await live_server.create("schotten-totten", seats=[{}, {}], first=0, clock=clock)
    anna, bo = (
        Person.at(live_server, link, name)
        for link, name in zip(created["links"]["invitations"], ("Anna", "Bo"), strict=True)
    )
    running = [asyncio.create_task(each.client.run()) for each in (anna, bo)]
    try:
        await anna.reads("Play a card.")
        shown = re.compile(r"Time left: Anna [45]:\d\d, Bo 5:00")
        assert any(shown.match(line) for line in anna.screen)
        await anna.types("say hello", "Anna: hello")
        await bo.reads("Anna: hello")
        await anna.types("clock", "Time left: Anna ")
        await anna.types("who", " · nobody is watching")
        await anna.types("?", "time: win the game when your opponent’s time is up")
        await anna.types("time", "No opponent has run out of time.")
        assert anna.screen.count("Play a card.") == 1, "nothing was played, so nothing is repeated"
        await anna.types("resign", "The game is over. Type replay, analyse, rematch or quit.")
        await bo.reads("The game is over.")
        assert anna.screen[-2].endswith("Bo wins.")
        assert bo.screen[-2].endswith("You win.")
        await bo.types("rematch", "You offer a rematch.")
        await anna.reads("The others offer a rematch: type rematch or decline.")
        await anna.types("rematch", "begins.")
        await bo.reads("Play a card.")
    finally:
        for person, task in zip((anna, bo), running, strict=True):
            person.leave()
            await asyncio.wait_for(task, 60)


async def test_one_game_of_a_match_is_given_up(live_server: LiveServer) -> None:
    created = await live_server.create("schotten-totten", seats=[{}, {}], first=0, rounds=2)
    anna, bo = (
        Person.at(live_server, link, name)
        for link, name in zip(created["links"]["invitations"], ("Anna", "Bo"), strict=True)
    )
    running = [asyncio.create_task(each.client.run()) for each in (anna, bo)]
    try:
        await anna.reads("Play a card.")
        await anna.types("?", "resign-game: resign this game, but not the match")
        await anna.types("resign-game", "You resigned this game.")
        await bo.reads("Anna resigned this game. You win.")
        await bo.types("next", "Play a card.")
    finally:
        for person, task in zip((anna, bo), running, strict=True):
            person.leave()
            await asyncio.wait_for(task, 60)


async def test_a_wrong_key_is_told(live_server: LiveServer) -> None:
    link = await seat_of(live_server, "tabula-rasa")
    session = ServerSession(parse_link(link.split("#")[0] + "#" + "x" * 22), "Anna", "en")
    with pytest.raises(TavolinoError, match="key"):
        await session.open()


SMALL_GAMES = [
    ("schotten-totten", {"stones": 2}),
    ("tabula-rasa", {"hand": 2, "copies": 1}),
    ("rat-hot", {}),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"), [SMALL_GAMES[0], *(repeated(*each) for each in SMALL_GAMES[1:])]
)
async def test_whole_games_at_a_server_in_the_drawn_client(
    live_server: LiveServer, game: str, options: Json
) -> None:
    link = parse_link(await seat_of(live_server, game, options))
    session = ServerSession(link, "Anna", "en")
    app = TavolinoApp(Preferences("en"), "Tavolino", session)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        while session.snapshot.stage != "over":
            await until_asked(session)
            await pilot.pause()
            await pilot.press("right", "enter")
            await pilot.pause()
        assert session.snapshot.view["result"] is not None


LINKS = [
    ("http://127.0.0.1:8000/t/abc#KEY", "ws://127.0.0.1:8000/api/v2/tables/abc/socket", "KEY"),
    ("https://play.example/tav/t/abc", "wss://play.example/tav/api/v2/tables/abc/socket", None),
]


@pytest.mark.parametrize(("text", "socket", "key"), LINKS)
def test_a_link_says_where_to_go(text: str, socket: str, key: str | None) -> None:
    link = parse_link(text)
    assert (link.socket, link.key) == (socket, key)


@pytest.mark.parametrize(
    "text", ["", "abc", "ftp://host/t/a#k", "http://host/x/abc", "http:///t/a"]
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(TavolinoError, match="looks like"):
        parse_link(text)
