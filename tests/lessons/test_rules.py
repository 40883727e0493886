"""The rules to read: each edition has its own, in every language, and says what is ours."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tavolino.core.contract import Options
from tavolino.core.errors import TavolinoError
from tavolino.core.registry import names, rules
from tavolino.games.schotten_totten.notation import CARD_NUMBERS
from tavolino.lessons.rulebook import find_rule_book
from tavolino.text import LANGUAGES
from tavolino.text.language import language

TACTICS = {card for card in CARD_NUMBERS if not card[-1].isdigit() or card.startswith("joker")}


def test_the_editions_are_those_of_the_game() -> None:
    edition = next(each for each in rules("schotten-totten").options if each.name == "edition")
    assert set(find_rule_book("schotten-totten").editions) == set(edition.choices or ())


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", names())
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
    assert "Look at your opponent’s hand" in words("menhir")
    assert "one stone per turn" in words("ps-games")
    assert "one stone per turn" not in words("iello")
    assert "Expert variant" not in words("menhir")


@pytest.mark.parametrize(
    ("game", "options", "text", "said"),
    [
        ("schotten-totten", {"tactics": True}, "Laid like a clan card", True),
        ("schotten-totten", {"tactics": False}, "Laid like a clan card", False),
        ("schotten-totten", {"tactics": True}, "Fog and Mud may lie at the same stone", True),
        ("schotten-totten", {"tactics": False}, "Fog and Mud may lie at the same stone", False),
        ("schotten-totten", {"expert": True}, "Expert variant", True),
        ("schotten-totten", {"expert": False}, "Expert variant", False),
        ("tabula-rasa", {"players": 4}, "two teams", True),
        ("tabula-rasa", {"players": 3}, "two teams", False),
        ("tabula-rasa", {"players": 3}, "Three tie for most", True),
        ("tabula-rasa", {"players": 2}, "Three tie for most", False),
    ],
)
def test_a_table_is_told_only_what_counts_with_its_options(
    game: str, options: Options, text: str, said: bool
) -> None:
    book, edition = find_rule_book(game), "iello" if game == "schotten-totten" else None
    asked = rules(game).check_options(options)
    assert (text in str(book.read(edition, "en", asked))) is said
    assert text in str(book.read(edition, "en"))


TACTIC_WORDS = ("Fog", "Mud", "Scout", "Redeploy", "Deserter", "Traitor", "joker", "Tactic cards")


@pytest.mark.parametrize("edition", find_rule_book("schotten-totten").editions)
def test_a_table_without_tactic_cards_is_told_nothing_about_them(edition: str) -> None:
    book = find_rule_book("schotten-totten")
    options = rules("schotten-totten").check_options({"edition": edition})
    told = str(book.read(edition, "en", options))
    assert "closed: no more cards are laid there, and none leave it" in told
    assert [word for word in TACTIC_WORDS if word in told] == []
    assert all(word in str(book.read(edition, "en")) for word in TACTIC_WORDS)


def rulings(game: str, edition: str | None = None) -> set[str]:
    """The messages that an edition's rules mark as rulings."""
    return {
        key
        for chapter in find_rule_book(game).chapters
        for block in chapter.blocks
        if block.ruling and block.scope.covers(edition, None)
        for key in (point.text for point in block.points)
    }


@pytest.mark.parametrize(
    ("ruling", "editions"),
    [
        ("unplayed-tactics", {"ps-games", "menhir"}),  # the IELLO sheet says so itself
        ("any-five", {"iello", "ps-games"}),  # the menhir sheet says: wherever they are
        ("redeploy", {"ps-games"}),  # the IELLO sheet says: another stone
        ("redeploy-menhir", {"menhir"}),
        ("traitor-menhir", {"menhir"}),
        ("third-card", {"menhir"}),
        ("jokers-menhir", {"menhir"}),
        ("jokers", {"iello", "ps-games"}),  # a Scout that only looks puts nothing back
        ("scout", {"iello", "ps-games"}),
    ],
)
def test_what_a_sheet_does_not_say_is_marked_as_a_ruling(ruling: str, editions: set[str]) -> None:
    book = find_rule_book("schotten-totten")
    key = f"rules-schotten-ruling-{ruling}"
    assert {each for each in book.editions if key in rulings("schotten-totten", each)} == editions


@pytest.mark.parametrize("ruling", ["number", "colours", "covering", "strips"])
def test_what_the_sheet_of_rat_hot_does_not_say_is_marked_as_a_ruling(ruling: str) -> None:
    assert f"rules-rat-hot-ruling-{ruling}" in rulings("rat-hot")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_words_of_the_sheet_are_quoted_where_we_read_others(code: str) -> None:
    book = find_rule_book("rat-hot").read(None, code)
    assert "già coperta" in str(book["chapters"][-1])


def test_scout_puts_back_what_the_hand_has_and_draws_from_one_deck_where_the_sheet_says_so() -> (
    None
):
    book = find_rule_book("schotten-totten")
    for edition in ("iello", "ps-games"):
        read = str(book.read(edition, "en")["chapters"][-1])
        assert "puts back two, or as many as the hand holds" in read
        assert ("from the chosen deck" in read) == (edition == "ps-games")
    assert "puts back" not in str(book.read("menhir", "en"))
    assert "put back" not in str(book.read("menhir", "en"))


@pytest.mark.parametrize(
    ("code", "plural"), [("en", "spies"), ("fr", "espions"), ("es", "espías"), ("de", "Spione")]
)
def test_there_is_one_spy_among_the_tactic_cards(code: str, plural: str) -> None:
    assert [card for card in TACTICS if card.startswith("spy")] == ["spy"]
    told = language(code).say("option-tactics-text")
    assert plural not in told


DOCS = Path(__file__).parents[2] / "docs" / "reference" / "games"


@pytest.mark.parametrize(
    ("page", "ruling"),
    [
        ("schotten-totten", "**[R]** unplayed tactic cards, `ps-games` and `menhir`"),
        ("schotten-totten", "**[R]** five stones, `ps-games` and `iello`"),
        ("schotten-totten", "**[R]** Redeploy, `ps-games`"),
        ("schotten-totten", "**[R]** Traitor, `menhir`"),
        ("rat-hot", "**[R]** The sheet does not say how many there are; 43"),
        ("rat-hot", "**[R]** The sheet lets each player choose a colour"),
        ("rat-hot", "**[R]** The sheet forbids laying a strip on another one that is already"),
    ],
)
def test_the_docs_pages_mark_rulings(page: str, ruling: str) -> None:
    text = " ".join((DOCS / f"{page}.md").read_text(encoding="utf-8").split())
    assert ruling in text


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_second_joker_is_kept_where_scout_puts_cards_back(code: str) -> None:
    book, speech = find_rule_book("schotten-totten"), language(code)
    kept = "rules-schotten-ruling-joker-kept"
    shown = {
        edition: speech.say(kept, edition=edition)
        in json.dumps(book.read(edition, code), ensure_ascii=False)
        for edition in book.editions
    }
    assert shown == {"iello": True, "ps-games": True, "menhir": False}


def test_an_unknown_game_names_those_that_there_are() -> None:
    with pytest.raises(TavolinoError, match="schotten-totten, tabula-rasa, rat-hot"):
        find_rule_book("chess")
