"""The build check of the languages: it finds nothing here, and it finds what it should."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast

from tavolino.text.language import LANGUAGES
from tests.text import check_languages as check
from tests.text.check_languages import PACKAGE, locale_folders

PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
PROGRAMS = [PACKAGE, PAGE]


def test_every_language_is_complete_and_every_message_is_said_with_its_arguments() -> None:
    assert check.problems(PROGRAMS) == []


def test_there_is_a_folder_for_every_language_and_no_other() -> None:
    for locales in locale_folders():
        assert {folder.name for folder in locales.iterdir()} == set(LANGUAGES)


def messages(code: str) -> dict[str, str]:
    """The messages of a language, as they stand in its files."""
    found = check.parsed(code).values()
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for resource in found
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


KEY = re.compile(r"(?:(?<= )|draw|“)\?")  # to press or to type, not to ask with


def test_greek_questions_end_in_a_semicolon() -> None:
    """Not in its double U+037E, which every normal form of Unicode turns into it."""
    english, greek = messages("en"), messages("el")
    asked = [key for key, said in english.items() if "?" in KEY.sub("", said)]
    assert len(asked) > 10
    assert [key for key in asked if ";" not in greek[key]] == []
    assert [key for key, said in greek.items() if "?" in KEY.sub("", said)] == []
    assert [key for key, said in greek.items() if "\u037e" in said] == []


BROKEN = [
    ("text/locales/it/table.ftl", "a-card = una carta\n", "", "it: a-card is missing"),
    (
        "text/locales/de/table.ftl",
        "a-card = eine",
        "a-kard = eine",
        "de: a-kard is not an English message",
    ),
    (
        "text/locales/fr/table.ftl",
        "a-card = une carte",
        "a-card = a card",
        "fr: a-card reads as in English",
    ),
    (
        "presentation/rat_hot/locales/es/words.ftl",
        "Fila { $row }",
        "Fila { $fila }",
        "es: rat-hot-row has $fila",
    ),
    (
        "presentation/rat_hot/locales/es/words.ftl",
        "Fila { $row }",
        "Fila",
        "es: rat-hot-row leaves out $row",
    ),
    (
        "text/locales/el/table.ftl",
        "[one] { $count } κάρτα",
        "[few] { $count } κάρτα",
        "el: cards: the forms",
    ),
    (
        "text/locales/de/table.ftl",
        "cards = { $count ->\n    [one] { $count } Karte\n   *[other] { $count } Karten\n}",
        "cards = { $count } Karten",
        "de: cards has no plural forms of $count",
    ),
    (
        "presentation/schotten_totten/locales/it/cards.ftl",
        "[menhir] misto",
        "[menir] misto",
        "it: formation: $edition is never 'menir'",
    ),
    (
        "text/locales/it/cards.ftl",
        "    [y] { $value } giallo\n",
        "",
        "it: card chooses by $colour other than",
    ),
    (
        "text/locales/fr/cards.ftl",
        "le { card }",
        "le { carte }",
        "fr: carte is mentioned, but not there",
    ),
    (
        "text/locales/de/table.ftl",
        "you = du",
        "you = {",
        "text/locales/de/table.ftl cannot be read at",
    ),
    ("text/locales/de/table.ftl", "you = du", "you = du\nyou = ihr", "de: you is there 2 times"),
    ("text/locales/de/page.ftl", "cancel = Abbrechen\n", "", "de: cancel is missing"),
    ("text/locales/en/review.ftl", "review-scrub", "review-skrub", "review-skrub is never said"),
    (
        "text/locales/en/table.ftl",
        "you = you",
        "you = you\nnobody-says = this",
        "nobody-says is never said",
    ),
]


def copied_locales(to: Path) -> Path:
    for folder in locale_folders():
        shutil.copytree(folder, to / folder.relative_to(PACKAGE))
    return to


@pytest.mark.slow
@pytest.mark.parametrize(("file", "right", "wrong", "problem"), BROKEN)
def test_the_check_finds_what_is_wrong(
    file: str, right: str, wrong: str, problem: str, tmp_path: Path
) -> None:
    path = copied_locales(tmp_path) / file
    content = path.read_text(encoding="utf-8")
    assert right in content
    path.write_text(content.replace(right, wrong, 1), encoding="utf-8")
    found = check.problems(PROGRAMS, tmp_path)
    assert any(line.startswith(problem) for line in found), found


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        ('narrator.say("no-such-message")', "there is no message no-such-message"),
        ('narrator.say("cards", number=3)', "cards is not said with its arguments: count, number"),
        (
            'narrator.say("cards" if x else "points", count=3)',
            "points is not said with its arguments",
        ),
        ('narrator.say("has", cards="", **someone)', "has is not said with its arguments"),
    ],
)
def test_the_check_finds_calls_that_are_wrong(call: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(call, encoding="utf-8")
    found = check.problems([*PROGRAMS, tmp_path])
    assert len(found) == 1
    assert found[0].startswith("program.py: line 1: ")
    assert problem in found[0]


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        ('say("no-such-message")', "there is no message no-such-message"),
        ('say("cards", number=3)|upper', "cards is not said with its arguments: count, number"),
        ('say("has", cards="", **someone)', "has is not said with its arguments"),
    ],
)
def test_the_check_reads_templates_too(call: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "page.html.j2").write_text(f"<p>{{{{ {call} }}}}</p>", encoding="utf-8")
    found = check.problems([*PROGRAMS, tmp_path])
    assert len(found) == 1
    assert found[0].startswith("page.html.j2: line 1: ")
    assert problem in found[0]


def test_a_file_that_english_does_not_have_is_found(tmp_path: Path) -> None:
    (copied_locales(tmp_path) / "text/locales/fr/tabel.ftl").touch()
    assert check.problems(PROGRAMS, tmp_path) == [
        "text/locales/fr/tabel.ftl is a file that English does not have"
    ]


def test_what_the_page_says_counts_too(tmp_path: Path) -> None:
    locales = copied_locales(tmp_path / "package") / "text" / "locales"
    for code in LANGUAGES:
        with (locales / code / "table.ftl").open("a", encoding="utf-8") as file:
            file.write(f"page-title = {code} Tavolino\n")
    assert check.problems(PROGRAMS, tmp_path / "package") == ["page-title is never said"]
    (tmp_path / "page.svelte").write_text("<h1>{say('page-title')}</h1>", encoding="utf-8")
    assert check.problems([*PROGRAMS, tmp_path], tmp_path / "package") == []
