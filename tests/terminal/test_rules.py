"""The rules to read in a terminal: the same book as the page's, every sentence of it."""

from __future__ import annotations

import pytest

from tavolino.core import registry
from tavolino.lessons.rulebook import find_rule_book
from tavolino.terminal.rules import rule_lines
from tavolino.text import LANGUAGES
from tests.forks import run_command

EDITIONS = [
    (game, edition)
    for game in registry.names()
    for edition in (find_rule_book(game).editions or (None,))
]


def drawn_in(drawn: list[str], told: str) -> bool:
    """In the notation, but for cards that have names."""
    named = any(len(thing) > 2 for thing in drawn)
    return not any(thing in told for thing in drawn) if named else " ".join(drawn) in told


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_sentence_of_the_book_is_there(game: str, edition: str | None, code: str) -> None:
    book = find_rule_book(game).read(edition, code)
    lines = rule_lines(game, edition, code)
    told = "\n".join(lines)
    assert lines[0].startswith(book["title"])
    rows = 0
    for chapter in book["chapters"]:
        assert chapter["heading"] in told
        for block in chapter["blocks"]:
            assert all(sentence in told for sentence in block["text"])
            assert all(row["text"] in told for row in block["rows"])
            assert all(drawn_in(row["drawn"], told) for row in block["rows"])
            rows += len(block["rows"])
    assert rows


def test_an_edition_has_its_own_rules() -> None:
    told = {edition: "\n".join(rule_lines("schotten-totten", edition, "en"))
            for edition in ("iello", "ps-games", "menhir")}  # fmt: skip
    assert len(set(told.values())) == 3
    assert rule_lines("schotten-totten", None, "en") == told["iello"].split("\n")


def test_tactic_cards_have_the_names_of_the_edition_and_rulings_one_heading() -> None:
    greek = rule_lines("schotten-totten", "iello", "el")
    assert any(line.startswith("• Κατάσκοπος – ") for line in greek)
    assert any(line.startswith("• Τζόκερ 1, Τζόκερ 2 – ") for line in greek)
    german = rule_lines("schotten-totten", "menhir", "de")
    assert any(line.startswith("• Verstärkung – ") for line in german)
    assert "• Farbfolge (r4 r5 r6) – eine Farbe, Werte in Folge" in german
    english = rule_lines("schotten-totten", "ps-games", "en")
    assert "Our ruling: You may claim one stone per turn." in english
    assert "Our ruling:" not in english[english.index("Our rulings, where the sheet is silent:") :]


def test_the_command() -> None:
    read = run_command("rules", "schotten-totten", "--edition", "menhir", "--language", "it")
    assert read.returncode == 0, read.stderr
    assert read.stdout.splitlines() == rule_lines("schotten-totten", "menhir", "it")
    refused = run_command("rules", "rat-hot", "--edition", "menhir")
    assert refused.returncode == 2
    assert "--edition" in refused.stderr


def test_in_plain_lines_they_are_a_word_away() -> None:
    words = ["play", "rat-hot", "--plain", "--against", "random", "--language", "de"]
    read = run_command(*words, stdin="rules\n?\nquit\n")
    assert read.returncode == 0, read.stderr
    for line in rule_lines("rat-hot", None, "de"):
        assert line in read.stdout
    assert "rules" in read.stdout.split(rule_lines("rat-hot", None, "de")[-1])[1]  # in the help
