"""Local games that are left in the middle, and resumed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tavolino.bots.bot_spec import make, parse_bot
from tavolino.core.errors import TavolinoError
from tavolino.core.match import Match
from tavolino.terminal.app import TavolinoApp
from tavolino.terminal.dialogs import LeaveDialog
from tavolino.terminal.local_session import LocalSession
from tavolino.terminal.saved_games import MOST, SavedGame, SavedGames
from tavolino.terminal.table_screen import TableScreen
from tests.forks import run_command
from tests.terminal.test_app import client, screen_text, shows, until_asked

GAMES = [
    ("schotten-totten", {"stones": 3, "tactics": True, "edition": "ps-games"}),
    ("tabula-rasa", {"players": 3, "hand": 2, "copies": 1}),
    ("rat-hot", {}),
]


def begun(game: str, rounds: int = 1, **options: Any) -> SavedGame:
    match = Match(game, rounds=rounds, seed=5, first=0, **options)
    return SavedGame(match, 5, None, 0, {0: "Anna"}, "abc")


@pytest.fixture
def saved_games(tmp_path: Path) -> SavedGames:
    return SavedGames(tmp_path / "games")


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_resumed_match_goes_on_as_if_it_had_never_been_left(
    saved_games: SavedGames, game: str, options: dict[str, Any]
) -> None:
    played = begun(game, rounds=2, **options)
    while not played.match.game.over:
        played.match.game.play(played.match.game.legal[0])
    saved_games.save(played)
    resumed = saved_games.read(1)
    assert resumed.match.points == played.match.points
    for match in (played.match, resumed.match):
        match.next_game()
        match.game.play(match.game.legal[0])
    assert resumed.match.game == played.match.game
    assert resumed.match.game.record() == played.match.game.record()
    assert (resumed.names, resumed.against, resumed.table) == ({0: "Anna"}, None, "abc")


def test_a_resumed_game_has_its_log_and_its_moves_can_be_taken_back() -> None:
    match = Match("tabula-rasa", rounds=1, seed=5, first=0)
    bots = {1: make(parse_bot("random"), 1)}
    logs, positions = [LocalSession(match, bots).snapshot.log], [match.game.position]
    for _ in range(4):
        match.game.play(match.game.legal[0])
        positions.append(match.game.position)
    session = LocalSession(Match.resumed([match.game.copy()], rounds=1, seed=5), bots)
    logs.append(session.snapshot.log)
    assert [len(log) for log in logs] == [0, 4]
    assert next(event["type"] for event in logs[1][0].happened) == "lay"
    for position in (positions[2], positions[0]):
        game, heard = session._before.pop()
        assert game.position == position
        assert game.record()["seed"] == 5
        assert heard == positions.index(position)
    assert session._before == []


def test_a_game_is_deleted_when_it_is_over_or_taken_back_to_the_deal(
    saved_games: SavedGames,
) -> None:
    played = begun("tabula-rasa", hand=2, copies=1)
    saved_games.save(played)
    assert not saved_games.is_saved("abc")
    deal = played.match.game.copy()
    played.match.game.play(played.match.game.legal[0])
    saved_games.save(played)
    assert saved_games.is_saved("abc")
    after, played.match.games[-1] = played.match.game, deal
    saved_games.save(played)
    assert not saved_games.is_saved("abc")
    played.match.games[-1] = after
    saved_games.save(played)
    while not after.over:
        after.play(after.legal[0])
    saved_games.save(played)
    assert not saved_games.is_saved("abc")
    with pytest.raises(TavolinoError, match="there is no saved game to resume"):
        saved_games.read(1)


def test_the_oldest_are_deleted_and_the_others_are_counted_from_the_last(
    saved_games: SavedGames,
) -> None:
    played = begun("tabula-rasa")
    played.match.game.play(played.match.game.legal[0])
    for number in range(MOST + 3):
        table = f"t{number}"
        saved_games.save(SavedGame(played.match, 5, None, 0, {}, table))
    assert saved_games.read(1).table == f"t{MOST + 2}"
    assert saved_games.read(MOST).table == "t3"
    with pytest.raises(TavolinoError, match=f"{MOST}\\. Tabula Rasa: player 0 – player 1, 1 moves"):
        saved_games.read(MOST + 1)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"format": "tavolino-saved-game/9"}'])
def test_a_damaged_file_is_named(saved_games: SavedGames, text: str) -> None:
    saved_games.folder.mkdir()
    (saved_games.folder / "abc.json").write_text(text)
    with pytest.raises(TavolinoError, match=r"abc\.json cannot be read .*; delete it"):
        saved_games.read(1)


def test_a_game_against_a_bot_is_resumed_from_the_command_line(data_folder: Path) -> None:
    words = ["play", "tabula-rasa", "--seed", "7", "--against", "random", "--first", "0"]
    plain = ["--plain", "--language", "en"]
    left = run_command(*words, *plain, stdin="r3@3\nquit\n")
    assert left.stdout.endswith("Saved. Continue with: tavolino play --resume\n")
    (file,) = (data_folder / "tavolino" / "games").iterdir()
    again = run_command("play", "--resume", *plain, stdin="quit\n")
    happened = [line for line in left.stdout.splitlines() if line.startswith("  ")]
    assert [line for line in happened if line in again.stdout] == happened
    moves = json.loads(file.read_text())["games"][0]["moves"]
    assert next(each["move"] for each in moves) == "r3@3"
    assert [each["player"] for each in moves] == [0, 1]
    back = run_command("play", "--resume", *plain, stdin="undo\nquit\n")
    assert "Saved" not in back.stdout
    assert not file.exists()


@pytest.mark.parametrize("words", [["rat-hot"], ["--seed", "3"], ["--rounds", "2"]])
def test_a_saved_game_is_resumed_as_it_was(words: list[str]) -> None:
    done = run_command("play", *words, "--resume")
    assert done.returncode == 2
    assert re.match("tavolino: --resume continues a game as it was", done.stderr)


async def test_q_asks_before_it_leaves_a_game() -> None:
    app, session = client("tabula-rasa")
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(pilot, session)
        app.screen.run_worker(app.screen._play(session.game.legal[0]))  # type: ignore[attr-defined]
        await pilot.pause()
        await until_asked(pilot, session)
        await pilot.press("q")
        await pilot.pause()
        assert shows(app, LeaveDialog)
        assert "tavolino play --resume continues it" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert shows(app, TableScreen)
        await pilot.press("q", "q")
        await pilot.pause()
        assert has_left(app)


async def test_q_leaves_at_once_when_nothing_is_lost() -> None:
    app, session = client("tabula-rasa")
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(pilot, session)
        await pilot.press("q")
        await pilot.pause()
        assert has_left(app)


def has_left(app: TavolinoApp) -> bool:
    return app._exit
