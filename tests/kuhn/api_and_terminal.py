"""Kuhn poker over the API, against the search bot, and in the terminal, plain and drawn."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import tavolino
from tavolino import text
from tavolino.bots.search import Budget, SearchBot
from tavolino.tables.previews import previews
from tests.conftest import read_records
from tests.server.live_server import (
    LiveServer,
    open_live_server,
    play_over_http,
    play_over_socket,
    seat_all,
)
from tests.terminal.test_app import SIZE, client, screen_text, until_asked

NAME = "kuhn-poker"


# -- words -----------------------------------------------------------------------------------------


def test_its_words_are_said_in_its_languages() -> None:
    game = tavolino.from_position(f"{NAME}\nfirst 0\ncards Q K J\nmoves check\n")
    assert text.prompt(game.view(1), "en") == "You have the king. Check, or bet a chip."
    assert text.prompt(game.view(1), "it") == "Hai il re. Passa parola o punta una fiche."
    assert text.prompt(game.view(1), "de") == "You have the king. Check, or bet a chip."
    game.play("bet")
    assert text.narrate(game.view(0), game.happened(0)[0], "it", ["Anna", "Bo"]) == (
        "Bo punta una fiche."
    )
    refusal = game.refusal("check")
    assert refusal is not None
    assert text.refuse(refusal, game.view(0), "it") == "C’è una puntata: vedi o lascia."


# -- over the API ----------------------------------------------------------------------------------


async def test_it_is_listed_with_all_that_a_client_needs(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url) as live_server:
        answer = (await live_server.ask("GET", "/games", language="it")).json()
        (offered,) = [game for game in answer["games"] if game["name"] == NAME]
        board = await live_server.http.get(offered["board"])
    assert board.headers["Content-Type"].startswith("text/javascript")
    assert "export function mount" in board.text
    assert offered["title"] == "Kuhn Poker"
    assert offered["text"].startswith("Una carta a testa")
    assert offered["surface"] == "felt"
    assert not offered["lesson"]
    assert not offered["rulebook"]
    (pattern,) = offered["picking"]
    assert pattern["picks"] == ["word {word}"]
    (option,) = offered["options"]
    assert (option["name"], option["kind"], option["label"]) == ("ace", "switch", "Asso")


async def check_record(live_server: LiveServer, table: str, key: str, winners: list[int]) -> None:
    record = (await live_server.ask("GET", f"/tables/{table}/record", key)).json()
    result = tavolino.load(record).result
    assert result is not None
    assert result["winners"] == winners


async def test_whole_games_over_http(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url) as live_server:
        for seed, ace in enumerate((False, True, False)):
            created = await live_server.create(NAME, {"ace": ace})
            over = await play_over_http(live_server, created, seed)
            winners = over["outcome"]["winners"]
            await check_record(live_server, created["table"], created["spectator"], winners)


async def test_a_game_against_a_bot_over_a_socket(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url) as live_server:
        created = await live_server.create(NAME, seats=[{}, {"bot": "maestro"}])
        (key,) = await seat_all(live_server, created)
        over = await play_over_socket(live_server, created["table"], key, 1)
        winners = over["outcome"]["winners"]
        await check_record(live_server, created["table"], created["spectator"], winners)


async def test_a_preview_tells_only_what_is_certain() -> None:
    """With a queen nobody knows who wins a showdown; with a king one does."""
    for cards, chips in (("Q K J", None), ("Q J K", None), ("K Q J", 2), ("J Q K", -2)):
        game = tavolino.from_position(f"{NAME}\nfirst 1\ncards {cards}\nmoves bet\n")
        found = await previews(game, 0, game.legal)
        fold, call = found["fold"], found["call"]
        assert [event["type"] for event in fold] == ["fold", "end"]
        ends = [event["scores"][0] for event in call if event["type"] == "end"]
        assert ends == ([] if chips is None else [chips])
        shown = [event["card"] for event in call if event["type"] == "show"]
        assert shown == [cards[0]]


# -- with the search bot ---------------------------------------------------------------------------


def test_the_search_bot_knows_what_a_king_is_worth() -> None:
    """It never folds the highest card, and never calls with the lowest."""
    for card, other, move in (("K", "J", "call"), ("J", "K", "fold")):
        game = tavolino.from_position(f"{NAME}\nfirst 1\ncards {card} {other} Q\nmoves bet\n")
        for seed in range(5):
            bot = SearchBot(seed, Budget(iterations=200))
            assert bot.choose(game.view(0), game.sampler()) == move


# -- in the terminal -------------------------------------------------------------------------------

TYPED = "table\nbet\ncall\n\nquit\n"  # where there is a bet already, the first is refused


def test_a_game_in_plain_lines_and_in_italian(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    done = subprocess.run(
        [
            *(sys.executable, "-m", "tavolino", "play", NAME, "--plain", "--language", "it"),
            *("--against", "search:iterations=100", "--first", "0", "--seed", "3", "--out", file),
        ],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "C.UTF-8"},
        input=TYPED,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Punti una fiche." in done.stdout
    assert "Nel piatto: 2 fiche." in done.stdout
    (record,) = read_records(file)
    assert tavolino.load(record).over


async def test_a_game_on_the_board_that_serves_for_any(tmp_path: Path) -> None:
    app, sitting = client(NAME)
    async with app.run_test(size=SIZE) as pilot:
        await until_asked(pilot, sitting)
        shown = screen_text(app)
        assert "Bet a chip" in shown, "the moves are there in words"
        assert "in the pot" in shown, "the picture is there"
        while sitting.snapshot.stage != "over":
            await pilot.press("right", "enter")
            await until_asked(pilot, sitting)
        assert sitting.game.result is not None
