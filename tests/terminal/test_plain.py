"""Plain lines: whole games typed at a pseudo-terminal, on this machine and at a server."""

from __future__ import annotations

import asyncio
import os
import pty
import re
from pathlib import Path
from typing import Any

import pytest

import tavolino
from tavolino.bots.review import Review, review
from tavolino.bots.search import Budget
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.terminal.local_session import LocalSession
from tavolino.terminal.plain_client import Lines, PlainClient
from tests.conftest import read_records
from tests.forks import ForkedCommand, run_command
from tests.processes import read_terminal
from tests.referee import REFEREES
from tests.server.live_server import open_live_server
from tests.test_cli import face


def type_in_terminal(words: list[str], plain: bool = True) -> str:
    """A whole game typed at a pseudo-terminal: `legal`, then the first move of its answer; at the
    end of a round `next`, and at the end of it all a look back and `quit`."""
    rounds = 2 if "--rounds" in words else 1
    main_end, child_end = pty.openpty()
    settings = {**os.environ, "NO_COLOR": "1", "TERM": "dumb", "LANG": "C.UTF-8"}
    ends = (child_end, child_end, child_end)
    process = ForkedCommand([*words, *["--plain"] * plain], *ends, settings)
    os.close(child_end)
    screen = ""
    answered = 0  # how much of the screen was there at the last answer
    last = ""
    ended = 0
    for _ in range(100_000):
        if (written := read_terminal(main_end, process, screen)) is None:
            break
        screen += written
        news = screen[answered:].replace("\r", "")
        if not news.endswith("> "):
            continue
        assert " is not a move" not in news, news
        if "The game is over." in news:
            ended += 1
            last = "next" if ended < rounds else "replay"
        elif "Enter: next move" in news or "Move " in news:
            last = "q" if last == "3" else "3"
        elif "Press Enter." in news:
            last = ""
        elif last == "q":
            last = "quit"
        elif last == "legal":
            moves = [line for line in news.splitlines() if "@" in line or " · " in line]
            last = (moves or news.splitlines()[1:])[0].split(" · ")[0]
        else:
            last = "legal"
        answered = len(screen)
        os.write(main_end, last.encode() + b"\n")
    os.close(main_end)
    assert process.wait() == 0, screen[-2000:]
    return screen


GAMES = [
    ["schotten-totten", "--seed", "3"],
    ["schotten-totten", "--seed", "3", "--edition", "ps-games", "--tactics", "--rounds", "2"],
    ["schotten-totten", "--seed", "3", "--edition", "menhir", "--tactics", "--against", "random"],
    ["tabula-rasa", "--seed", "3", "--players", "4"],
    ["rat-hot", "--seed", "3", "--against", "random"],
]


@pytest.mark.slow
@pytest.mark.parametrize("words", GAMES, ids=" ".join)
def test_whole_games_in_a_terminal(words: list[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    screen = type_in_terminal(["play", *words, "--out", str(file)])
    records = read_records(file)
    assert len(records) == (2 if "--rounds" in words else 1)
    for record in records:
        assert REFEREES[words[0]](record) == []
    assert ("Pass the keyboard to" in screen) == ("--against" not in words)
    assert "Move 3 of" in screen
    assert ("Type replay, analyse, next or quit." in screen) == ("--rounds" in words)
    assert "Type replay, analyse or quit." in screen


@pytest.mark.slow
@pytest.mark.parametrize("game", ["schotten-totten", "tabula-rasa", "rat-hot"])
async def test_whole_games_at_a_server_in_a_terminal(game: str, tmp_path: Path) -> None:
    async with open_live_server(f"sqlite:///{tmp_path}/tables.db") as live_server:
        created = await live_server.create(game, {}, seats=[{}, {"bot": "mimi"}])
        link = f"{live_server.address}{created['links']['invitations'][0]}"
        path = f"/tables/{created['table']}/record"
        words = ["join", link, "--name", "Anna", "--language", "en"]
        screen = await asyncio.to_thread(type_in_terminal, words)
        record = (await live_server.ask("GET", path, created["spectator"])).json()
    assert REFEREES[game](record) == []
    assert "Move 3 of" in screen


def test_the_curtain_hides_every_other_hand() -> None:
    """Between two curtains nothing of the other hand is on the screen."""
    screen = type_in_terminal(["play", "schotten-totten", "--seed", "3", "--stones", "3"], False)
    game = tavolino.new("schotten-totten", seed=3, stones=3)
    hands = game.record()["setup"]["hands"]
    first = game.player or 0
    pages = screen.split("Pass the keyboard to")
    assert all(face(card) in pages[1] for card in hands[first])
    assert not any(face(card) in pages[1] for card in hands[1 - first])


def test_questions_are_answered_and_the_language_changes() -> None:
    lines = [
        "?",
        "why claim 1",
        "nonsense",
        "log",
        "language de",
        "log",
        "h",
        "language xx",
        "quit",
    ]
    words = ["play", "schotten-totten", "--seed", "7", "--against", "random", "--first", "0"]
    done = run_command(*words, "--plain", "--language", "en", stdin="\n".join(lines) + "\n")
    assert done.returncode == 0
    assert done.stderr == ""
    for sentence in (
        "why r7@3: why a move can’t be made",
        "claim 3: claim stone 3",
        "Your side of stone 1 has 0 of 3 cards; complete it first.",
        "“nonsense” is not a move.",
        "Nothing has happened yet.",
        "Noch ist nichts geschehen.",
        "Spiele eine Karte.",
        "Sprachen: en, it",
    ):
        assert sentence in done.stdout
    after = done.stdout.split("Noch ist")[1].split("Stopped")[0]
    assert not re.search(r"\b(the|You|card|stone)\b", after)


def test_two_bots_of_one_name_can_be_told_apart() -> None:
    words = ["play", "tabula-rasa", "--players", "3", "--against", "mimi", "--seed", "3", "--plain"]
    done = run_command(*words, stdin="d\n?\nquit\n")
    assert "Mimi 1: 8 cards." in done.stdout
    assert "Mimi 2: 8 cards." in done.stdout
    assert "resign" not in done.stdout, "nobody resigns to a bot on this machine"


def test_who_plays_has_a_name_in_every_game_of_the_match_and_in_its_records(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = ["play", "tabula-rasa", "--hand", "2", "--copies", "1", "--colours", "3"]
    words += [
        "--values",
        "3",
        "--against",
        "random",
        "--rounds",
        "2",
        "--plain",
        "--language",
        "en",
    ]
    # Whatever is legal of it is played.
    knights = [f"{colour}{value}" for colour in "ryg" for value in "123"]
    tried = [f"{knight}@{place}" for knight in knights for place in (knight[1], knight[0])]
    lines = "\n".join(["table", *tried * 5, "next", "picture", *tried * 5, "quit", ""])
    done = run_command(*words, "--name", "Anna Ω", "--out", str(out), stdin=lines)
    assert done.returncode == 0, done.stderr
    assert [record["players"] for record in read_records(out)] == [["Anna Ω", "random"]] * 2
    assert " Anna Ω  " in done.stdout
    assert "layer 0" not in done.stdout
    assert "layer 1" not in done.stdout


def test_without_a_name_it_is_that_of_the_account(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "ugo")
    words = ["play", "tabula-rasa", "--against", "random", "--plain", "--language", "en"]
    assert "\n ugo  " in run_command(*words, stdin="picture\nquit\n").stdout


def test_several_at_one_keyboard_have_names_or_numbers_from_1() -> None:
    words = ["play", "tabula-rasa", "--players", "3", "--first", "0", "--plain", "--language", "en"]
    named = run_command(*words, "--name", "Anna", "--name", "Ugo", stdin="\npicture\nquit\n").stdout
    assert "Pass the keyboard to Anna" in named
    assert "\n Ugo 8 cards" in named
    assert "\n Player 3 8 cards" in named
    assert "Pass the keyboard to Player 1" in run_command(*words, stdin="quit\n").stdout
    for names, reason in (
        ((["Anna"] * 4), "4 names for 3 players at this keyboard"),
        (["Anna", " "], "a name must not be blank"),
    ):
        refused = run_command(*words, *(word for name in names for word in ("--name", name)))
        assert refused.returncode == 2
        assert reason in refused.stderr


def test_a_hint_names_moves_that_can_be_played() -> None:
    words = ["play", "tabula-rasa", "--seed", "7", "--against", "random", "--first", "0"]
    done = run_command(*words, "--plain", "--language", "en", stdin="hint\nquit\n")
    game = tavolino.new("tabula-rasa", seed=7, first=0)
    hints = re.findall(r"^(\S+): \d+%\. \w", done.stdout, re.MULTILINE)
    assert hints
    assert set(hints) <= set(game.legal)


def test_undo_takes_the_own_move_back() -> None:
    words = ["play", "tabula-rasa", "--seed", "7", "--against", "random", "--first", "0"]
    move = tavolino.new("tabula-rasa", seed=7, first=0).legal[0]
    lines = [move, "undo", "why " + move, "quit"]
    done = run_command(*words, "--plain", "--language", "en", stdin="\n".join(lines) + "\n")
    assert f"This move can be played: {move}." in done.stdout


def test_the_end_of_input_stops_the_game() -> None:
    done = run_command(
        "play", "schotten-totten", "--seed", "7", "--against", "random", "--language", "en"
    )
    assert done.returncode == 0
    assert "Stopped. Use --seed 7" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["join", "nowhere"], "one looks like http://host/t/ID#KEY"),
        (["play", "rat-hot", "--language", "xx"], "there is no language 'xx'"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(words: list[str], sentence: str) -> None:
    done = run_command(*words)
    assert done.returncode == 2
    assert sentence in done.stderr


async def at_plain_terminal(session: LocalSession, lines: str, **settings: Any) -> str:
    """What somebody reads who types these lines."""
    typed, keyboard = os.pipe()
    os.write(keyboard, lines.encode())
    os.close(keyboard)
    told: list[str] = []
    await PlainClient(session, "en", Lines(typed), told.append, **settings).run()
    return "\n".join(told)


def session_of_a_short_game(moves: int) -> LocalSession:
    """Two people at one keyboard; so many moves have been played, or all of them."""
    sizes: dict[str, Any] = {"hand": 2, "copies": 1, "colours": 3, "values": 3}
    match = Match("tabula-rasa", rounds=1, seed=3, first=0, **sizes)
    while not match.game.over and moves:
        match.game.play(match.game.legal[0])
        moves -= 1
    return LocalSession(match, {})


async def test_a_finished_game_is_gone_through_in_lines() -> None:
    session = session_of_a_short_game(100)
    last = len(session.game.moves)
    lines = ["replay", "", "n", "b", "table", f"{last}", "nonsense", "q", "quit"]
    told = await at_plain_terminal(session, "\n".join(lines))
    steps = re.findall(r"^(?:The deal|Move \d+) ?.*$", told, re.MULTILINE)
    plies = [0, 1, 2, 1, 1, last, last]
    assert [step.split(" of")[0].rstrip(".") for step in steps] == [
        f"Move {ply}" if ply else "The deal" for ply in plies
    ]
    assert told.count("Enter: next move.") == 2
    assert "Player 1: yellow 2 and green 3." in told  # the table in words, after the first move


async def test_a_review_is_told_before_the_game_is_gone_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def quick(game: Game, budget: Budget, **options: Any) -> Review:
        return review(game, Budget(iterations=2), **options)

    monkeypatch.setattr("tavolino.terminal.replay.review", quick)
    told = await at_plain_terminal(session_of_a_short_game(100), "analyse\n")
    begun, looked_back = told.index("The engine is reviewing"), told.index("Enter: next move.")
    for seat in (1, 2):
        assert begun < told.index(f"Player {seat}: decisions ") < looked_back


async def test_a_game_that_still_runs_cannot_be_gone_through() -> None:
    told = await at_plain_terminal(session_of_a_short_game(0), "\nreplay\n")
    assert "The game isn’t over yet." in told
    assert "Enter: next move." not in told


async def test_the_keyboard_can_be_left_at_a_curtain_also_without_a_line_feed() -> None:
    told = await at_plain_terminal(session_of_a_short_game(0), "quit")
    assert told.splitlines()[-1].startswith("Pass the keyboard to Player 1")
