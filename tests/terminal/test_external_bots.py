"""External bots at the table: they keep their own names, and one that fails ends the game with the
reason, in plain lines and drawn."""

from __future__ import annotations

import asyncio
import sys
import textwrap
from pathlib import Path

import pytest
from textual.widgets import Static

from tavolino.bots import external_bot
from tavolino.bots.external_bot import PROTOCOL, ExternalBot
from tavolino.core.match import Match
from tavolino.terminal.app import TavolinoApp
from tavolino.terminal.local_session import LocalSession
from tavolino.terminal.preferences import Preferences
from tests.forks import run_command

GREETING = f"""
import json, os, sys, time
def hear():
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit()
def say(answer):
    print(json.dumps(answer), flush=True)
hear()
say({{"protocol": "{PROTOCOL}", "name": "Deep \\x1bThought"}})
"""
FIRST_LEGAL = "while True: say({'move': hear()['view']['legal'][0]})"
NAME = "Deep \N{REPLACEMENT CHARACTER}Thought"

FAILURES = {
    "rubbish": (
        "hear(); print('nonsense', flush=True); time.sleep(1000)",
        "gave an answer that is not JSON",
    ),
    "greets with rubbish": (None, "gave an answer that is not JSON: hello?"),
    "illegal": ("hear(); say({'move': 'x9@9'}); time.sleep(1000)", "illegal move: 'x9'"),
    "dies": ("hear(); raise RuntimeError('out of ideas')", "exited with status 1"),
    "killed": ("hear(); os.kill(os.getpid(), 9)", "was killed by signal 9"),
    "closes": ("hear(); os.close(1); time.sleep(1000)", "closed its output"),
}


def program(folder: Path, body: str | None) -> str:
    path = folder / "external_bot.py"
    rubbish = "import time\nprint('hello?', flush=True); time.sleep(1000)"
    path.write_text(rubbish if body is None else GREETING + textwrap.dedent(body), encoding="utf-8")
    return str(path)


def engine_of(folder: Path, body: str | None, move_time: float = 60.0) -> ExternalBot:
    return ExternalBot([sys.executable, "-I", "-S", program(folder, body)], 7, move_time)


def sitting_with(bot: ExternalBot, rounds: int = 1, first: int = 1) -> LocalSession:
    match = Match("tabula-rasa", rounds=rounds, seed=3, first=first, players=2, hand=2, copies=1)
    return LocalSession(match, {1: bot})


async def until_settled(session: LocalSession) -> None:
    """Until it is the person's turn, or nobody's any more."""
    async with asyncio.timeout(120):
        while not session.snapshot.view["legal"] and session.snapshot.stage == "playing":
            await asyncio.sleep(0.005)
        while session._going is not None and not session._going.done():
            await asyncio.sleep(0.005)


@pytest.mark.slow
@pytest.mark.parametrize("how", FAILURES)
def test_plain_lines_end_with_the_reason_and_a_status(how: str, tmp_path: Path) -> None:
    body, reason = FAILURES[how]
    command = f"engine:{sys.executable} -I -S {program(tmp_path, body)}"
    done = run_command("play", "tabula-rasa", "--plain", "--first", "1", "--against", command)
    assert done.returncode == 1
    assert "can’t continue, so the game has ended: " in done.stdout
    assert reason in done.stdout
    assert ("out of ideas" in done.stdout) == (how == "dies"), "its last words are shown"
    assert "\x1b" not in done.stdout
    assert (NAME in done.stdout) == (body is not None)
    assert done.stderr == ""


async def test_a_silent_engine_ends_the_game(tmp_path: Path) -> None:
    session = sitting_with(engine_of(tmp_path, "time.sleep(1000)", move_time=0.2))
    await session.open()
    try:
        await until_settled(session)
        snapshot = session.snapshot
        assert snapshot.stage == "failed"
        assert snapshot.prompt("en").endswith("gave no move within 0.2 s")
        assert snapshot.prompt("de").startswith(NAME)
        assert snapshot.can == ()
        assert snapshot.view["legal"] == []
        assert snapshot.thinking is None
    finally:
        await session.close()


async def test_the_drawn_client_shows_the_reason(tmp_path: Path) -> None:
    session = sitting_with(engine_of(tmp_path, FAILURES["dies"][0]))
    app = TavolinoApp(Preferences("en"), "Tavolino", session)
    async with app.run_test(size=(110, 40)) as pilot:
        await until_settled(session)
        await pilot.pause()
        shown = "\n".join(str(each.render()) for each in app.screen.query(Static))
        assert f"{NAME} can’t continue, so the game has ended: exited with status 1" in shown
        assert "out of ideas" in shown
        await pilot.press("q")
    assert not external_bot._running


async def test_an_engine_is_called_by_its_own_name_before_it_moves(tmp_path: Path) -> None:
    session = sitting_with(engine_of(tmp_path, FIRST_LEGAL), first=0)
    await session.open()
    try:
        await until_settled(session)
        assert session.snapshot.names == (None, NAME)
        assert session.game.moves == []
        assert session.game.record()["players"][1] == NAME
    finally:
        await session.close()
    assert not external_bot._running


async def test_every_game_of_a_match_has_an_engine_of_its_own(tmp_path: Path) -> None:
    log = tmp_path / "log"
    body = f"open({str(log)!r}, 'a').write(str(os.getpid()) + chr(10))\n" + FIRST_LEGAL
    session = sitting_with(engine_of(tmp_path, body), rounds=2)
    await session.open()
    try:
        for _ in range(2):
            await until_settled(session)
            while session.snapshot.stage == "playing":
                await session.answer(session.snapshot.view["legal"][0], "en")
                await until_settled(session)
            assert session.snapshot.stage == "over"
            if "next_round" in session.snapshot.can:
                await session.do("next_round", "en")
    finally:
        await session.close()
    assert len(set(log.read_text().split())) == 2


async def test_who_leaves_does_not_wait_for_a_silent_engine(tmp_path: Path) -> None:
    session = sitting_with(engine_of(tmp_path, "time.sleep(1000)", move_time=500))
    await session.open()
    async with asyncio.timeout(120):
        while session.snapshot.names[1] != NAME:
            await asyncio.sleep(0.005)
        await session.close()
    assert session.snapshot.failed is None
    assert not external_bot._running
