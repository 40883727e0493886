"""A reviewed game in every language: the report, the page and the picture."""

from __future__ import annotations

import base64
import io
import json
import re
from html import unescape
from pathlib import Path

import pytest

import tavolino
from tavolino.bots.review import Review, review
from tavolino.bots.search import Budget
from tavolino.cli import main
from tavolino.cli.review_page import page
from tavolino.cli.review_png import draw
from tavolino.cli.review_words import ReviewWords
from tavolino.text import LANGUAGES, PSEUDO
from tests.bots.tables import SMALL, game_thrown_away
from tests.conftest import finished_game

# The same in every language: names of games, units, and moves in the notation.
NOTATION = re.compile(
    r"Rat Hot|Schotten-Totten|\bms\b|[a-z0-9-]+@[a-z0-9,]+[NESW]?|\bclaim \d|\b(done|pass)\b"
    r"|\bdraw (clan|tactic)\b"
)
ENGLISH_WORDS = re.compile(
    r"\b(the|a|of|and|to|with|move|moves|player|chance|chances|lost|left|gave|better|played|after"
    r"|before|decision|decisions|mistake|mistakes|blunder|blunders|inaccuracy|won|draw|each)\b",
    re.IGNORECASE,
)


@pytest.fixture(scope="module")
def thrown_away() -> tuple[tavolino.Game, Review]:
    game = game_thrown_away()
    found = review(game, Budget(iterations=1200))
    assert found.mistakes
    return game, found


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    game = finished_game("schotten-totten", 2, **SMALL)
    file.write_text(json.dumps(game.record()) + "\n", encoding="utf-8")
    return file


def read_aloud(html: str) -> str:
    """What a person reads or hears of a page."""
    html = re.sub(r"<style>.*?</style>", "", html, flags=re.DOTALL)
    spoken = " ".join(re.findall(r'(?:alt|aria-label)="([^"]*)"', html))
    return unescape(re.sub(r"<[^>]*>", " ", html) + spoken)


def report(record: Path, code: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["analyse", str(record), "--iterations", "60", "--language", code]) == 0
    return capsys.readouterr().out.replace(str(record), "")


def test_in_the_pseudo_language_no_word_of_the_report_can_be_read(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = NOTATION.sub("", report(record, PSEUDO, capsys))
    assert "þļåýéŕ 1" in told
    assert not re.search("[A-Za-z]", told), told


def test_in_the_pseudo_language_no_word_of_the_page_can_be_read(
    thrown_away: tuple[tavolino.Game, Review],
) -> None:
    game, found = thrown_away
    told = NOTATION.sub("", read_aloud(page(ReviewWords(found, game, PSEUDO))))
    assert "ƀļûñðéŕ" in told
    assert not re.search("[A-Za-z]", told), told


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_the_page_of_another_language_has_no_english_words(
    code: str, thrown_away: tuple[tavolino.Game, Review]
) -> None:
    game, found = thrown_away
    html = page(ReviewWords(found, game, code))
    assert f'<html lang="{code}">' in html
    told = NOTATION.sub("", read_aloud(html))
    found_words = {word[0].lower() for word in ENGLISH_WORDS.finditer(told)}
    # Words that the language has too.
    drawn = [base64.b64decode(each).decode() for each in re.findall('base64,([^"]+)', html)]
    labels = re.findall(r"<text[^>]*>([^<]*)", "".join(drawn))
    assert {ReviewWords(found, game, code).say("saved-your-turn")} <= set(labels)
    assert not re.search(r"\b(You|Your|Opponent|Player|left|red|green)\b", " ".join(labels))
    shared = {"it": "a", "el": "", "de": "chance", "fr": "a chance chances", "es": "a"}
    assert found_words <= set(shared[code].split())


@pytest.mark.parametrize("code", ["en", "de"])
def test_a_name_is_never_markup(code: str, thrown_away: tuple[tavolino.Game, Review]) -> None:
    game, found = thrown_away
    hostile = ["<script>alert(1)</script>", '"><img src=x onerror=alert(2)> *&*']
    named = tavolino.load(game.record() | {"players": hostile})
    html = page(ReviewWords(found, named, code))
    pictures = [base64.b64decode(each).decode() for each in re.findall('base64,([^"]+)', html)]
    assert pictures
    for markup in (html, *pictures):
        assert "<script" not in markup
        assert "<img src=x" not in markup
    assert not re.search("<em>&", html), "nor emphasised"
    for name in hostile:
        assert name in unescape(html)


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "player 0 won."),
        ("it", "vince giocatore 0."),
        ("el", "νίκη: παίκτης 0."),
        ("de", "Spieler 0 hat gewonnen."),
        ("fr", "victoire\u00a0: joueur 0."),
        ("es", "gana jugador 0."),
    ],
)
def test_how_it_ended_is_said_in_a_sentence(
    code: str, sentence: str, thrown_away: tuple[tavolino.Game, Review]
) -> None:
    game, found = thrown_away
    assert game.result is not None
    (winner,) = game.result["winners"]
    assert f"{ReviewWords(found, game, code).ending}." == sentence.replace("0", str(winner + 1))


def test_without_a_word_about_it_the_language_is_that_of_the_terminal(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert main(["analyse", str(record), "--iterations", "4", "--seat", "0"]) == 0
    assert "So wurde gespielt" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["analyse", "replay"])
def test_a_language_that_is_not_there_is_refused_in_a_sentence(
    command: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, str(record), "--language", "xx"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "there is no language 'xx'; languages: en, it, el, de, fr, es" in err


@pytest.mark.parametrize(
    ("code", "whole", "part", "thousands"),
    [
        ("en", "60%", "2.7%", "1,234"),
        ("it", "60%", "2,7%", "1.234"),
        ("el", "60%", "2,7%", "1.234"),
        ("de", "60\xa0%", "2,7\xa0%", "1.234"),
        ("fr", "60\xa0%", "2,7\xa0%", "1\u202f234"),
        ("es", "60\xa0%", "2,7\xa0%", "12.345"),
    ],
)
def test_numbers_are_written_as_the_language_does(
    code: str,
    whole: str,
    part: str,
    thousands: str,
    thrown_away: tuple[tavolino.Game, Review],
) -> None:
    words = ReviewWords(thrown_away[1], thrown_away[0], code)
    assert words.percent(0.6) == whole
    assert words.percent(0.0271, digits=1) == part
    # Spanish has no point in four digits.
    assert words.count(12345 if code == "es" else 1234) == thousands


def test_the_report_tells_luck_from_skill(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = report(record, "en", capsys)
    assert "Luck and skill" in told
    rows = re.findall(r"player (\d) +(\d+) +([+−\d]+) +([+−\d]+) +([+−\d]+) +(\d+)\s*\n", told)
    assert [row[0] for row in rows] == ["1", "2"]
    for _, *numbers in rows:
        *parts, result = (int(number.replace("−", "-")) for number in numbers)
        assert sum(parts) == result
    assert re.search(
        r"player 1 played with \d+% accuracy\. (Good|Bad) luck \w+ \d+ points?\.", told
    )


def test_an_unfinished_game_says_why_it_is_not_added_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tavolino.new("tabula-rasa", seed=2)
    game.play(game.legal[0])
    file = tmp_path / "game.jsonl"
    file.write_text(json.dumps(game.record()) + "\n", encoding="utf-8")
    told = report(file, "en", capsys)
    assert "wasn’t played to the end" in told
    assert "Remainder" not in told


def test_partners_win_together() -> None:
    game = tavolino.new("tabula-rasa", seed=3, players=4, names=["Anna", "Bo", "Cleo", "Dan"])
    while not game.over:
        game.play(game.legal[0])
    assert game.result is not None
    first, second = (game.names[seat] for seat in game.result["winners"][:2])
    found = review(game, Budget(iterations=1), seat=0)
    assert ReviewWords(found, game, "en").ending == f"{first} and {second} won"
    assert ReviewWords(found, game, "de").ending == f"{first} und {second} haben gewonnen"


@pytest.mark.parametrize("code", ["el", PSEUDO])
def test_the_picture_has_the_signs_of_the_language(
    code: str, thrown_away: tuple[tavolino.Game, Review]
) -> None:
    """A letter that the font lacks is a warning, and here a failure."""
    file = io.BytesIO()
    draw(ReviewWords(thrown_away[1], thrown_away[0], code), file)
    assert file.getvalue().startswith(b"\x89PNG\r\n\x1a\n")


def test_a_replay_calls_players_without_a_name_by_their_seats(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), "--language", "de", "--plain"]) == 0
    told = capsys.readouterr().out
    assert "Spieler 1" in told
    assert "player" not in told.lower()
