"""A table of a running server: plain lines and the drawn client, with the line cut in between."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tavolino.core.contract import Json
from tavolino.core.errors import TavolinoError
from tavolino.terminal.app import TavolinoApp
from tavolino.terminal.joined import JoinedSitting
from tavolino.terminal.link import parse_link
from tavolino.terminal.plain import Lines, PlainClient
from tavolino.terminal.sitting import NotDone
from tavolino.terminal.taste import Taste
from tavolino.text.language import language
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


async def until_asked(sitting: JoinedSitting) -> None:
    async with asyncio.timeout(60):
        while not (sitting.snapshot.view["legal"] or sitting.snapshot.stage == "over"):
            await asyncio.sleep(0.01)


def is_lost(sitting: JoinedSitting) -> bool:
    return sitting.snapshot.stage == "lost"


GAMES = [("schotten-totten", {"stones": 3}), ("tabula-rasa", {}), ("rat-hot", {})]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_whole_games_at_a_server(live_server: LiveServer, game: str, options: Json) -> None:
    sitting = JoinedSitting(parse_link(await seat_of(live_server, game, options)), "Anna", "it")
    await sitting.open()
    try:
        await until_asked(sitting)
        while sitting.snapshot.stage != "over":
            assert await sitting.answer(sitting.snapshot.view["legal"][0], "it") is None
            await until_asked(sitting)
        finished = await sitting.finished()
        assert finished is not None
        assert finished.over
        assert finished.names[0] == "Anna"
        assert len(sitting.snapshot.told("de")) >= len(finished.moves)
    finally:
        await sitting.close()


async def test_questions_go_to_the_server_that_has_the_rules(live_server: LiveServer) -> None:
    link = parse_link(await seat_of(live_server, "schotten-totten"))
    sitting = JoinedSitting(link, "Anna", "en")
    await sitting.open()
    try:
        await until_asked(sitting)
        refused = await sitting.answer("claim 1", "en")
        assert refused == ["Your side at stone 1 has 0 of 3 cards; complete it first."]
        assert await sitting.answer("s 4", "de") == ["Stein 4. Du: nichts. Mimi: nichts."]
        with pytest.raises(NotDone):
            await sitting.do("next_round", "en")
    finally:
        await sitting.close()


async def test_the_log_is_told_again_in_another_language(live_server: LiveServer) -> None:
    sitting = JoinedSitting(parse_link(await seat_of(live_server, "tabula-rasa")), "Anna", "en")
    await sitting.open()
    try:
        await until_asked(sitting)
        await sitting.answer(sitting.snapshot.view["legal"][0], "en")
        await until_asked(sitting)
        before = len(sitting.snapshot.log)
        sitting_down = language("fr").say("tables-sit", who="you", name="Anna")
        await sitting.speak("fr")
        async with asyncio.timeout(30):
            while sitting_down not in str(sitting.snapshot.told("fr")):
                await asyncio.sleep(0.01)
        assert len(sitting.snapshot.log) == before
        assert not any("lays" in line for lines in sitting.snapshot.told("fr") for line in lines)
    finally:
        await sitting.close()


async def test_a_cut_line_is_mended(live_server: LiveServer) -> None:
    sitting = JoinedSitting(parse_link(await seat_of(live_server, "tabula-rasa")), "Anna", "en")
    await sitting.open()
    try:
        await until_asked(sitting)
        log = sitting.snapshot.log
        assert sitting._connection is not None
        await sitting._connection.close(1001)
        async with asyncio.timeout(30):
            while not is_lost(sitting):
                await asyncio.sleep(0)
            while is_lost(sitting):
                await asyncio.sleep(0.01)
        assert sitting.snapshot.log == log
        assert await sitting.answer(sitting.snapshot.view["legal"][0], "en") is None
    finally:
        await sitting.close()


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
        sitting = JoinedSitting(parse_link(f"{live_server.address}{link}"), name, "en")
        return cls(PlainClient(sitting, "en", Lines(typed), screen.append), keyboard, screen)

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
        assert any(line.startswith("Time left: Anna 5:00, Bo 5:00") for line in anna.screen)
        await anna.types("say hello", "Anna: hello")
        await bo.reads("Anna: hello")
        await anna.types("clock", "Time left: Anna ")
        await anna.types("?", "time: win the game when the opponent’s time is up")
        await anna.types("time", "No opponent has run out of time.")
        assert anna.screen.count("Play a card.") == 1, "nothing was played, so nothing is repeated"
        await anna.types("resign", "The game is over. Type replay, analyse, rematch or quit.")
        await bo.reads("The game is over.")
        assert anna.screen[-2].endswith("Bo wins.")
        assert bo.screen[-2].endswith("You win.")
        await bo.types("rematch", "You offer a rematch.")
        await anna.reads("The others want to play again: type rematch or decline.")
        await anna.types("rematch", "begins.")
        await bo.reads("Play a card.")
    finally:
        for person, task in zip((anna, bo), running, strict=True):
            person.leave()
            await asyncio.wait_for(task, 60)


async def test_a_wrong_key_is_told(live_server: LiveServer) -> None:
    link = await seat_of(live_server, "tabula-rasa")
    sitting = JoinedSitting(parse_link(link.split("#")[0] + "#" + "x" * 22), "Anna", "en")
    with pytest.raises(TavolinoError, match="key"):
        await sitting.open()


SMALL_GAMES = [
    ("schotten-totten", {"stones": 2}),
    ("tabula-rasa", {"hand": 2, "copies": 1}),
    ("rat-hot", {}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), SMALL_GAMES)
async def test_whole_games_at_a_server_in_the_drawn_client(
    live_server: LiveServer, game: str, options: Json
) -> None:
    link = parse_link(await seat_of(live_server, game, options))
    sitting = JoinedSitting(link, "Anna", "en")
    app = TavolinoApp(Taste("en"), "Tavolino", sitting)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        while sitting.snapshot.stage != "over":
            await until_asked(sitting)
            await pilot.pause()
            await pilot.press("right", "enter")
            await pilot.pause()
        assert sitting.snapshot.view["result"] is not None


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
