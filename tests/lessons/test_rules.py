"""The rules to read: each edition has its own, in every language, and says what is ours."""

from __future__ import annotations

import json

import pytest

from tavolino.core.errors import TavolinoError
from tavolino.core.registry import rules
from tavolino.games.schotten_totten.notation import CARD_NUMBERS
from tavolino.lessons.rulebook import GAMES, find_rule_book
from tavolino.text import LANGUAGES
from tavolino.text.language import language

TACTICS = {card for card in CARD_NUMBERS if not card[-1].isdigit() or card.startswith("joker")}


def test_the_editions_are_those_of_the_game() -> None:
    edition = next(each for each in rules("schotten-totten").options if each.name == "edition")
    assert set(find_rule_book("schotten-totten").editions) == set(edition.choices or ())


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_edition_can_be_read_in_every_language(game: str, code: str) -> None:
    book = find_rule_book(game)
    for edition in book.editions or (None,):
        read = book.read(edition, code)
        names = [chapter["name"] for chapter in read["chapters"]]
        assert names[0] == "goal"
        assert names[-1] == "rulings"
        assert len(set(names)) == len(names)
        assert any(block["ruling"] for block in read["chapters"][-1]["blocks"])


@pytest.mark.parametrize("edition", find_rule_book("schotten-totten").editions)
def test_every_tactic_card_is_explained_once_in_each_edition(edition: str) -> None:
    read = find_rule_book("schotten-totten").read(edition, "en")
    (tactics,) = (each for each in read["chapters"] if each["name"] == "tactics")
    drawn = [card for block in tactics["blocks"] for row in block["rows"] for card in row["drawn"]]
    assert sorted(drawn) == sorted(TACTICS)


def test_editions_differ_where_their_sheets_do() -> None:
    """Scout, the order of a turn, and one claim a turn."""
    book = find_rule_book("schotten-totten")

    def words(edition: str) -> str:
        return str(book.read(edition, "en"))

    assert "at the bottom of their decks" in words("iello")
    assert "on top of their decks" in words("ps-games")
    assert "Look at the opponent’s hand" in words("menhir")
    assert "one stone a turn" in words("ps-games")
    assert "one stone a turn" not in words("iello")
    assert "Expert variant" not in words("menhir")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_second_joker_is_kept_where_scout_puts_cards_back(code: str) -> None:
    book, speech = find_rule_book("schotten-totten"), language(code)
    kept = speech.say("rules-schotten-ruling-joker-kept")
    shown = {
        edition: kept in json.dumps(book.read(edition, code), ensure_ascii=False)
        for edition in book.editions
    }
    assert shown == {"iello": True, "ps-games": True, "menhir": False}


def test_an_unknown_game_names_those_that_there_are() -> None:
    with pytest.raises(TavolinoError, match="schotten-totten, tabula-rasa, rat-hot"):
        find_rule_book("chess")
