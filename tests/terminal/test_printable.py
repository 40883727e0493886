"""Nothing that a server, a record or an external bot says can control the terminal."""

from __future__ import annotations

import asyncio
import json
import logging
import unicodedata
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tavolino.core.contract import Json
from tavolino.core.printable import REPLACEMENT, printable, printable_json, printable_lines
from tavolino.server.logs import JsonLines
from tavolino.terminal.app import TavolinoApp
from tavolino.terminal.plain_client import Lines, PlainClient
from tavolino.terminal.preferences import Preferences
from tavolino.terminal.server_session import ServerSession
from tavolino.terminal.session import NotDone
from tavolino.terminal.table_link import parse_link
from tavolino.text import LANGUAGES
from tests.conftest import finished_game
from tests.forks import run_command
from tests.server.live_server import open_live_server
from tests.terminal.test_app import screen_text
from tests.terminal.test_server_session import seat_of

# Renames the window, clears the screen in two ways, turns the direction, breaks the line.
EVIL = "Eve\x1b]0;root\x07\x1b[2J\x9b2J\u202etxt\u2066\u2028\r\nAdam wins\x7f"


def obeyed(text: str) -> set[str]:
    """What a terminal would not just show."""
    return {
        sign
        for sign in text
        if sign != "\n"
        and (
            unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp")
            or unicodedata.bidirectional(sign) in ("LRE", "RLE", "LRO", "RLO", "PDF")
            or unicodedata.bidirectional(sign) in ("LRI", "RLI", "FSI", "PDI")
        )
    }


def test_every_control_is_replaced_and_nothing_else() -> None:
    assert obeyed(printable(EVIL)) == set()
    assert "\n" not in printable(EVIL)
    assert printable("\x1b[31mEve\ud800") == f"{REPLACEMENT}[31mEve{REPLACEMENT}"
    assert printable_lines("a\x07\nb\r") == f"a{REPLACEMENT}\nb{REPLACEMENT}"
    assert printable_json({"\x1b": [1, None, {"x": "\x1b"}]}) == {
        REPLACEMENT: [1, None, {"x": REPLACEMENT}]
    }
    for word in (*LANGUAGES.values(), "Ἀχιλλεύς", "שרה", "👩‍🚀", "O’Brien ½ ▲r7 → 3"):
        assert printable(word) == word


@pytest.fixture(scope="module")
def evil_record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = finished_game("tabula-rasa", 5, hand=2, copies=1, colours=3, values=3)
    game.names = [EVIL, "Anna"]
    path = tmp_path_factory.mktemp("records") / "evil.jsonl"
    path.write_text(json.dumps(game.record(), ensure_ascii=False) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "words",
    [["replay", "FILE"], ["replay", "FILE", "--plain"], ["analyse", "FILE", "--iterations", "20"]],
    ids=" ".join,
)
def test_names_in_a_record(evil_record: Path, words: list[str]) -> None:
    shown = run_command(*(str(evil_record) if word == "FILE" else word for word in words))
    assert shown.returncode == 0, shown.stderr
    assert f"Eve{REPLACEMENT}]0;root" in shown.stdout
    assert obeyed(shown.stdout) == set()


@pytest.mark.parametrize("command", ["check", "replay", "analyse"])
def test_errors_about_a_record(evil_record: Path, command: str, tmp_path: Path) -> None:
    record = json.loads(evil_record.read_text(encoding="utf-8"))
    wrong = [
        record | {field: {EVIL: EVIL} if isinstance(record[field], dict) else EVIL}
        for field in ("game", "players", "moves", "options", "setup")
    ]
    path = tmp_path / "wrong.jsonl"
    path.write_text("".join(json.dumps(each) + "\n" for each in wrong), encoding="utf-8")
    answer = run_command(command, str(path))
    assert answer.returncode in (1, 2)
    said = answer.stdout + answer.stderr
    assert said.count("wrong.jsonl") == (len(wrong) if command == "check" else 1)
    assert "Traceback" not in said
    assert obeyed(said) == set()


class EvilServer:
    """What comes over a socket, one message after the other."""

    close_code = None

    def __init__(self, *messages: Json) -> None:
        self._lines = [json.dumps(message) for message in messages]

    async def send(self, line: str) -> None:
        """Nothing is answered."""

    async def __aiter__(self) -> AsyncIterator[str]:
        for line in self._lines:
            yield line


def evil_snapshot(snapshot: Json) -> Json:
    """The table with a hostile neighbour, who has said something."""
    seats = [snapshot["seats"][0], snapshot["seats"][1] | {"name": EVIL, "bot": None}]
    chat = {"type": "chat", "game": snapshot["game"], "name": EVIL, "text": EVIL}
    words = snapshot["words"] | {"prompt": EVIL}
    said = {"type": "sit", "game": snapshot["game"], "said": [EVIL]}
    return snapshot | {"seats": seats, "events": [chat, said], "words": words}


@pytest.mark.parametrize("game", ["schotten-totten", "tabula-rasa", "rat-hot"])
async def test_names_chat_and_errors_of_a_server(tmp_path: Path, game: str) -> None:
    async with open_live_server(f"sqlite:///{tmp_path}/tables.db") as live_server:
        session = ServerSession(parse_link(await seat_of(live_server, game)), "Anna", "en")
        app = TavolinoApp(Preferences("en"), "Tavolino", session)
        async with app.run_test(size=(110, 40)) as pilot:
            await pilot.pause()
            assert session._snapshot is not None
            hostile = EvilServer(evil_snapshot(session._snapshot | {"type": "snapshot"}))
            await session._listen(hostile)  # type: ignore[arg-type]
            await pilot.pause()
            shown = screen_text(app)
            assert f"Eve{REPLACEMENT}]0;root" in shown
            assert obeyed(shown) == set()
            told: list[str] = []
            client = PlainClient(session, "en", Lines(), told.append, pictures=True)
            client._news()
            client._picture(session.snapshot.view)
            assert f"Eve{REPLACEMENT}]0;root" in "\n".join(told)
            assert obeyed("\n".join(told)) == set()


async def test_a_refusal_of_a_server(tmp_path: Path) -> None:
    async with open_live_server(f"sqlite:///{tmp_path}/tables.db") as live_server:
        session = ServerSession(parse_link(await seat_of(live_server, "rat-hot")), "Anna", "en")
        await session.open()
        try:
            asking = asyncio.create_task(session.say("hello", "en"))
            while not session._waiting:
                await asyncio.sleep(0)
            number = next(iter(session._waiting))
            refusal = {"type": "error", "id": number, "sentence": EVIL}
            await session._listen(EvilServer(refusal))  # type: ignore[arg-type]
            with pytest.raises(NotDone) as refused:
                await asking
            assert obeyed(str(refused.value)) == set()
        finally:
            await session.close()


def test_the_log_of_a_server() -> None:
    facts = {"path": f"/api/v2/tables/{EVIL}\ud800"}
    record = logging.makeLogRecord({"msg": EVIL, "facts": facts, "levelname": "INFO"})
    line = JsonLines().format(record)
    assert line.isascii()
    assert line.isprintable()
    assert json.loads(line)["path"] == facts["path"]
