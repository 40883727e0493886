"""What bots say in a terminal when a game begins and when it ends."""

from __future__ import annotations

import pytest

from tavolino.bots.bot_spec import make, parse_bot
from tavolino.core.match import Match
from tavolino.terminal.local_session import LocalSession
from tavolino.terminal.plain_client import Lines, PlainClient
from tavolino.text.bot_lines import bot_lines
from tests.forks import run_command

MIMI = bot_lines("mimi", "en")
PLAY = ("play", "schotten-totten", "--against", "mimi", "--seed", "3", "--plain")


class Typed(Lines):
    """A person who plays the first legal move, and leaves when the game is over."""

    def __init__(self, session: LocalSession) -> None:
        self._session = session

    async def next(self) -> str | None:
        legal = self._session.snapshot.view["legal"]
        return legal[0] if legal else "quit"


async def written(bot_lines: bool) -> list[str]:
    match = Match("tabula-rasa", rounds=1, seed=3, first=0)
    session = LocalSession(match, {1: make(parse_bot("mimi"), 1)}, {0: "Anna"}, "a table")
    lines: list[str] = []
    client = PlainClient(session, "en", Typed(session), lines.append, bot_lines=bot_lines)
    await client.run()
    assert match.over
    return [line.strip() for line in lines]


async def test_a_line_is_written_when_a_game_begins_and_one_when_it_ends() -> None:
    lines = await written(bot_lines=True)
    started = [at for at, line in enumerate(lines) if line in _by_mimi("start")]
    ended = [at for at, line in enumerate(lines) if line in _by_mimi("won", "lost", "drawn")]
    (start,), (end,) = started, ended
    assert start < end
    assert any("wins" in line or "win" in line for line in lines[start:end])


async def test_bots_can_be_silent() -> None:
    lines = await written(bot_lines=False)
    assert not set(lines) & set(_by_mimi("start", "won", "lost", "drawn"))


@pytest.mark.parametrize("silent", [False, True])
def test_an_option_silences_them(silent: bool) -> None:
    done = run_command(*PLAY, *["--silent-bots"] * silent, "--language", "en", stdin="quit\n")
    assert any(line.strip() in _by_mimi("start") for line in done.stdout.splitlines()) != silent


def _by_mimi(*occasions: str) -> list[str]:
    return [f"Mimi: {line}" for name, lines in MIMI.items() if name in occasions for line in lines]
