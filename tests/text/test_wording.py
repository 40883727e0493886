"""Faults of wording that came back again and again: none of them is in any message."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentSerializer, ast

import tavolino
from tavolino import text
from tavolino.core.contract import Json, Options
from tavolino.text import LANGUAGES
from tavolino.text.fluent_files import ENGLISH
from tavolino.text.language import language
from tests.conftest import steps
from tests.games.tables import played, table
from tests.text.check_languages import parsed

WRITTEN_OUT = r'{ "\u00A0" }'


def messages(code: str) -> Iterator[tuple[str, str, str]]:
    """The subject, the key and the text of each message, as it stands in its file."""
    for path, resource in parsed(code).items():
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                bare = ast.Message(entry.id, entry.value)
                subject = path.rpartition("/")[2].removesuffix(".ftl")
                _, _, said = FluentSerializer().serialize_entry(bare).partition("=")
                yield subject, entry.id.name, said.replace(WRITTEN_OUT, "\N{NO-BREAK SPACE}")


def with_fault(code: str, fault: str, *right: str) -> list[str]:
    """The messages in which a regular expression is found; `right` are keys that it fits."""
    return [
        f"{key}: {said.strip()}"
        for _, key, said in messages(code)
        if key not in right and re.search(fault, said)
    ]


# A question mark that is a key to press or a word to type.
QUOTED = ("offer-made", "refused-bearer", "refused-key-header")  # what to type or to write
TYPED = ("text-help", "text-help-move", "rules-tip", "welcome-plain", "type-here")
PRESSED = "setting-hover-help-text"


def test_french_has_no_plain_space_where_a_line_must_not_break() -> None:
    assert with_fault("fr", r"\S [:;!»%]|« ") == []
    assert with_fault("fr", r"\S \?", *TYPED, PRESSED) == []
    assert with_fault("fr", r"\w[:;!?](\s|$)|«\w|\w»", *QUOTED) == []


@pytest.mark.parametrize("code", ["de", "es", "fr"])
def test_a_percent_sign_stays_with_its_number(code: str) -> None:
    assert with_fault(code, r"\S[ ]?(?<!\N{NO-BREAK SPACE})%") == []


def test_french_says_tu() -> None:
    polite = "bot-line-maestro-start-1"  # “s’il vous plaît”, to the whole hall
    several = ("new-names", "lesson-tabula-three-done")
    assert with_fault("fr", r"(?i)\b(vous|votre|vos)\b", polite, *several) == []
    assert with_fault("fr", r"(?i)\b(?!assez\b|chez\b|nez\b)\w+ez\b") == []


def test_italian_has_no_article_before_a_number_that_might_need_its_apostrophe() -> None:
    """“al 8”, “la 11ª”: which article it is depends on the number."""
    article = r"(?i)\b(il|lo|al|allo|dal|dallo|del|dello|nel|nello|sul|sullo|un|uno) \{ \$"
    assert with_fault("it", article) == []
    assert with_fault("it", r"(?i)\b(la|alla|dalla|della|nella|sulla|una) \{ \$") == []


def test_italian_does_not_go_from_one_percentage_to_another_without_articles() -> None:
    """“da 50% a 61%”: with articles, which ones depends on the numbers; “da 50 a 61 su cento”."""
    assert with_fault("it", r"(?i)\b(a|da|di|in|su) \{ \$\w+ \}%") == []


def test_italian_lays_cards_on_stones_that_are_won() -> None:
    """As the sheets do: “su una pietra”, “pietra conquistata”."""
    on = r"(?i)\b(piazz|gioc|spost)(?!.*\bd(al|a un|alla|a una) (menhir|pietra))[^.:;]*"
    assert (
        with_fault("it", on + r" (al|alla|a un|a una|a un’altra|a un altro) (menhir|pietra)") == []
    )
    assert with_fault("it", r"(?i)\breclamat[aeio]\b") == []
    assert with_fault("it", r"(?i)\bjolly \(") == []


def test_so_many_are_per_turn_not_a_turn() -> None:
    rate = r"(?i)(\{ \$\w+ \}( \w+)?|once|twice) an? (turn|game|table|day|second|minute)\b"
    assert with_fault(ENGLISH, rate) == []
    assert with_fault(ENGLISH, r"(?i)\ba [aeio]|\ban (?![aeiouh“{])") == []


def test_english_speaks_of_your_opponent() -> None:
    """But for what somebody else's opponent does."""
    others = ("schotten-look", "rules-schotten-expert", "rules-schotten-ruling-third-card")
    assert with_fault(ENGLISH, r"(?i)\bthe opponent", *others) == []
    (looks,) = with_fault(ENGLISH, r"\[you\].*your opponent", "rules-schotten-claim-one")
    assert looks.startswith("schotten-look:")


def test_one_thing_has_one_name_in_english() -> None:
    assert (
        with_fault(ENGLISH, r"(?i)\b(is|was|are|were|be|you’re) complete first|^ ?complete first")
        == []
    )
    assert with_fault(ENGLISH, r"(?i)\b(number|colour) territor") == []
    assert with_fault(ENGLISH, r"(?i)\bmenhirs?(?!\])\b", "edition-menhir") == []
    assert with_fault(ENGLISH, r"(?i)\bplay again\b") == []


# What a game that was saved is not called.
SAVED_GAMES = {
    "en": r"(?i)\brecords?\b",
    "it": r"(?i)registra(zion|t)",
    "es": r"(?i)grabad|registros?\b",
    "el": r"(?i)καταγραφ|αρχείο (μιας )?παρτίδας",
    "de": r"(?i)Aufnahme",
    "fr": r"(?i)\benregistrements?\b",
}
LOGS = ("log-title", "key-log", "table-side-panel", "refused-broken", "help-log")


@pytest.mark.parametrize("code", SAVED_GAMES)
def test_saved_games_and_reviews_have_one_name_in_each_language(code: str) -> None:
    assert with_fault(code, SAVED_GAMES[code], *LOGS) == []
    say = language(code).say
    said = {key: text for _, key, text in messages(code)}
    assert said["games-review"] == said["review-title"]
    assert say("games-review-which", game="G", date="D").startswith(say("review-title"))


# Other names of a colour, a mistake, a key of a table, and other places of a knight.
OTHER_NAMES = {
    "de": r"(?i)violett|\bgrobe[nr]? Fehler",
    "es": r"(?i)\bllaves?\b",
    "fr": r"(?i)\bau territoire\b|\babîmé",
}


@pytest.mark.parametrize("code", OTHER_NAMES)
def test_one_thing_has_one_name_in_other_languages_too(code: str) -> None:
    assert with_fault(code, OTHER_NAMES[code]) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_headings_of_rules_have_no_colon_of_their_own(code: str) -> None:
    assert [key for _, key, said in messages(code) if "rules-heading-" in key and ":" in said] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_move_after_the_last_one_is_refused_with_the_number_of_moves(code: str) -> None:
    said = language(code).say("refused-no-such-move", moves=12, after=15)
    assert sorted(re.findall(r"\d+", said)) == ["12", "15"]
    assert said.index("12") < said.index("15")


@pytest.mark.parametrize("code", LANGUAGES)
def test_negative_numbers_have_a_minus_sign(code: str) -> None:
    say = language(code).say
    assert "−5" in say("points", points=-5)
    assert "−1" in say("score-entry", who="you", name="", points=-1)
    assert "-" not in say("points", points=-5)


# Refusals say the same words to programs, and the maestro is not a man of contractions.
FORMAL = ("refused-", "bot-line-maestro-")
LONG = (
    r"(?i)\b(do|does|did|is|are|was|were|has|have|had|could|would|should|will) not\b|\bcannot\b"
    r"|\b(it is (your|over)|you are(?!\.)|you will|there is(?!, a colour run))\b"
)


def test_english_speaks_to_players_as_people_speak() -> None:
    formal = [
        f"{key}: {said.strip()}"
        for subject, key, said in messages(ENGLISH)
        if subject != "refusals" and not key.startswith(FORMAL) and re.search(LONG, said)
    ]
    assert formal == []


NAMED = re.compile(r"(\w+ )?(?:red|yellow|green|blue|purple|cyan) \d")
COLOURED: list[tuple[str, Options]] = [
    ("schotten-totten", {"edition": "iello", "tactics": True}),
    ("schotten-totten", {"edition": "menhir", "tactics": True}),
    ("tabula-rasa", {}),
]


def about_one_card(game: tavolino.Game) -> Iterator[str]:
    view = game.view(0)
    events: list[Json] = game.happened(0)
    yield from (text.narrate(view, event, ENGLISH) for event in events if "card" in event)
    yield from (text.move_words(view, move, ENGLISH) for move in view.legal)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), COLOURED)
def test_a_card_in_an_english_sentence_has_its_article(name: str, options: Options) -> None:
    game = tavolino.new(name, seed=random.Random(3).randrange(100), **options)
    articles = [
        before
        for _ in steps(game, 3)
        for said in about_one_card(game)
        for before in NAMED.findall(said)
    ]
    assert len(articles) > 50
    assert {*articles} <= {"the ", "The "}


def test_tactic_cards_have_theirs_too() -> None:
    game = table("iello tactics", "1 . g4 |; 2 . | r1; hand 0 spy fog traitor scout; hand 1 c1")
    moves = {move: text.move_words(game.view(0), move, ENGLISH) for move in game.legal}
    assert moves["spy@3"] == "Lay the Spy at stone 3"
    assert moves["fog@3"] == "Lay Fog at stone 3"
    assert moves["scout"] == "Play the Scout"
    assert moves["traitor r1@2>1"] == "Traitor: the red 1 changes sides, from stone 2 to stone 1"
    after = played(game, "traitor r1@2>1")
    assert text.narrate(after.view(0), after.happened(0)[0], ENGLISH, ("Anna", "Bo")) == (
        "You play the Traitor: the red 1 changes sides, from stone 2 to stone 1."
    )


def test_greek_does_not_decline_names() -> None:
    """A name stays as it is, so it is the subject, or stands after a colon."""
    article = r"\b(ο|η|του|της|τον|την?|των|τους|τις|στον|στην?|στους|στις|από|με|για|σε)"
    assert with_fault("el", article + r" \{ \$(name|names|first|second|partner) \}") == []


def test_in_greek_a_card_is_what_something_is_done_to() -> None:
    """Words for cards are in the accusative: “φέρνει την κάρτα …”, not “… αλλάζει πλευρά”."""
    neuter = ("tabula-why-lost-last", "tabula-why-not-needed-last", "tabula-wrong-place")
    subject = r"(^|[.:;·»,\]]|\bκαι) *\{ \$card \} (δεν )?[ά-ώ]+(ει|εται|αι|άει|ά)\b"
    assert with_fault("el", subject, *neuter) == []


def test_greek_articles_end_in_n_where_they_should() -> None:
    assert with_fault("el", r"(?i)\b(σ?την|μην) (?!μπ|ντ|γκ|τσ|τζ)[βγδζθλμνρσφχ]") == []
    assert with_fault("el", r"(?i)\bσ?τη ([αάεέηήιίοόυύωώκπτξψ]|μπ|ντ|γκ)") == []


# Words that had been there beside those on the right, for the same thing.
OTHER_GREEK = {
    r"πρ[οό]γρ[αά]μμα(τος)? περιήγησης": "περιηγητής",
    r"χαρτι(ά|ών)|φύλλα": "κάρτες",
    r"σοβαρ(ό|ά) λάθ(ος|η)": "χοντρό λάθος",
    r"σωρ(ός|ό|ού)|απόθεμα": "στοίβα",
    r"παίζεις εσύ": "είναι η σειρά σου",
}


@pytest.mark.parametrize("other", OTHER_GREEK)
def test_one_thing_has_one_name_in_greek(other: str) -> None:
    assert with_fault("el", rf"(?i)\b({other})\b") == []


def test_greek_plays_the_card_that_is_called_so() -> None:
    """The names of tactic cards stay as they are, so the word for card has the case."""
    game = table("iello tactics", "2 . | r1; hand 0 spy traitor; hand 1 c1")
    assert text.move_words(game.view(0), "spy@3", "el") == "Παίξε την κάρτα Κατάσκοπος στην Πέτρα 3"
    view, (event, *_) = (after := played(game, "traitor r1@2>1")).view(1), after.happened(1)
    assert text.narrate(view, event, "el", ("Anna", "Bo")) == (
        "Anna παίζει την κάρτα Προδότης: φέρνει το 1 κόκκινο στην άλλη πλευρά, από την Πέτρα 2"
        " στην Πέτρα 1."
    )
