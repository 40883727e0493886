"""Before the first game: what to play, asked on a screen or in plain lines."""

from __future__ import annotations

import os
import pty
import re

import pytest
from textual.widgets import Button, RadioButton, RadioSet, Static

from tavolino.core import registry
from tavolino.terminal.preferences import Preferences
from tavolino.terminal.start_questions import DRAWN, HERE, Start, ask_in_lines
from tavolino.terminal.start_screen import StartApp
from tavolino.terminal.widgets import Keys
from tavolino.text import LANGUAGES, PSEUDO
from tests.forks import ForkedCommand
from tests.processes import read_terminal

SIZE = (84, 40)
NAMES = "Rat Hot|Schotten-Totten|Tabula Rasa|Mimi|Beppe|Carla|Nonna|Maestro|Virtuoso"


def fresh(code: str = "en") -> Start:
    return Start(code, "schotten-totten", "carla")


def asked(start: Start) -> list[str]:
    return [question.name for question in start.questions()]


def test_a_game_asks_for_its_own_options() -> None:
    start = fresh()
    assert asked(start) == ["language", "game", "edition", "tactics", "expert", "against"]
    start.answer("game", "tabula-rasa")
    assert asked(start) == ["language", "game", "players", "against"]
    start.answer("players", "3")
    assert start.options == {"players": 3}
    start.answer("game", "rat-hot")
    assert asked(start) == ["language", "game", "shrunk_groups_score", "against", "colour"]
    assert start.options == {}


def test_where_seats_have_colours_one_is_chosen_or_drawn() -> None:
    start = Start("en", "rat-hot", "carla")
    colour = start.questions()[-1]
    assert [choice.label for choice in colour.choices] == ["Red", "Green", "Random"]
    assert start.own_seat() == 0
    start.answer("colour", "1")
    assert start.own_seat() == 1
    start.answer("colour", DRAWN)
    assert {start.own_seat() for _ in range(100)} == {0, 1}
    start.answer("against", HERE)  # both colours are at this keyboard
    assert "colour" not in asked(start)
    assert start.own_seat() is None
    start.answer("against", "carla")
    start.answer("game", "tabula-rasa")  # the seats are alike
    assert start.own_seat() is None


def test_what_an_edition_rules_out_is_neither_asked_nor_kept() -> None:
    start = fresh()
    start.answer("expert", "yes")
    assert start.options == {"expert": True}
    start.answer("edition", "menhir")
    assert "expert" not in asked(start)
    assert start.options == {"edition": "menhir"}


@pytest.mark.parametrize("game", ["schotten-totten", "tabula-rasa", "rat-hot"])
def test_every_answer_to_every_question_makes_a_table(game: str) -> None:
    first = Start("en", game, "carla")
    for question in first.questions()[2:]:
        for choice in question.choices:
            start = Start("en", game, "carla")
            start.answer(question.name, choice.value)
            assert start.rules.check_options(start.options)
            now = next(each for each in start.questions() if each.name == question.name)
            assert now.chosen == choice.value


@pytest.mark.parametrize("code", [*LANGUAGES, PSEUDO])
def test_everything_is_asked_in_every_language(code: str) -> None:
    for game in registry.names():
        start = Start(code, game, HERE)
        for question in start.questions():
            assert question.choices[question.place].value == question.chosen
            for choice in question.choices:
                told = re.sub(NAMES, "", f"{question.asked} {choice.about}")
                if code == PSEUDO:
                    assert not re.search("[A-Za-z]", told), told


# -- plain lines -----------------------------------------------------------------------------------


def ask(start: Start, *lines: str) -> tuple[bool, list[str]]:
    typed, written = list(lines), list[str]()
    sat_down = ask_in_lines(start, lambda: typed.pop(0) if typed else None, written.append)
    assert not typed
    return sat_down, written


def test_questions_in_lines_are_answered_by_numbers() -> None:
    start = fresh()
    sat_down, written = ask(start, "", "2", "2", "7")
    assert sat_down
    assert (start.game, start.options, start.against) == ("tabula-rasa", {"players": 3}, HERE)
    assert "What do you want to play?" in written
    assert any(line.startswith("1. Schotten-Totten: ") for line in written)
    assert "2. 3 players" in written
    assert "Type a number; Enter for 3, q to leave." in written


def test_enter_takes_what_stands_there_and_nonsense_is_asked_again() -> None:
    start = fresh()
    sat_down, written = ask(start, "4", "9", "x", "", "", "", "", "")
    assert sat_down
    assert start.code == "de"
    assert (start.game, start.options["edition"], start.against) == (
        "schotten-totten",
        "iello",
        "carla",
    )
    assert "„9“ gibt es nicht: Tippe eine Zahl von 1 bis 3." in written
    assert "„x“ gibt es nicht: Tippe eine Zahl von 1 bis 3." in written


@pytest.mark.parametrize("lines", [("", "q"), ("quit",), (), ("", "1")])
def test_one_can_leave_instead(lines: tuple[str, ...]) -> None:
    assert ask(fresh(), *lines)[0] is False


# -- the screen ------------------------------------------------------------------------------------


async def test_by_keys_alone() -> None:
    start = fresh()
    app = StartApp(start, Preferences("en"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("right", "space")
        await pilot.pause()
        assert start.game == "tabula-rasa"
        assert not app.screen.query("#ask-edition")
        await pilot.press("tab", "right", "right", "enter", "tab", "right", "space", "s")
        await pilot.pause()
    assert start.options == {"players": 4}
    assert start.against == "nonna"
    assert app.return_value is True


async def test_by_mouse_alone() -> None:
    start = fresh()
    app = StartApp(start, Preferences("en"))
    async with app.run_test(size=SIZE) as pilot:
        for name, value in (("edition", "menhir"), ("tactics", "yes"), ("against", HERE)):
            buttons = app.screen.query_one(f"#ask-{name}", RadioSet).query(RadioButton)
            await pilot.click(next(each for each in buttons if each.name == value))
            await pilot.pause()
        assert not app.screen.query("#ask-expert")
        await pilot.click(Button)
        await pilot.pause()
    assert (start.options, start.against) == ({"edition": "menhir", "tactics": True}, HERE)
    assert app.return_value is True


async def test_another_language_and_another_light_keep_the_answers() -> None:
    start = fresh()
    preferences = Preferences("en")
    app = StartApp(start, preferences)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("left", "space", "g", "down", "enter", "t")
        await pilot.pause()
        assert (start.code, start.game, preferences.code, preferences.light) == (
            "it",
            "rat-hot",
            "it",
            True,
        )
        assert app.screen.query_one("#ask-game", RadioSet).pressed_index == 2
        shown = [str(each.render()) for each in app.screen.query(".asked")]
        assert "A che cosa giocate?" in shown
        await pilot.press("q")
    assert app.return_value is False


@pytest.mark.parametrize("code", LANGUAGES)
async def test_no_choice_is_cut_off_and_the_chosen_one_has_a_sign(code: str) -> None:
    start = fresh(code)
    app = StartApp(start, Preferences(code))
    async with app.run_test(size=(80, 60)) as pilot:
        await pilot.pause()
        strips = app.screen._compositor.render_strips()
        shown = "\n".join("".join(segment.text for segment in strip) for strip in strips)
        assert "…" not in shown
        for question in start.questions():
            for choice in question.choices if question.name != "language" else ():
                sign = "●" if choice.value == question.chosen else "○"
                assert f"{sign}▌ {choice.label}" in shown


async def test_no_word_of_the_screen_is_untranslated() -> None:
    app = StartApp(fresh(PSEUDO), Preferences(PSEUDO))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        texts = [str(each.render()) for each in app.screen.query(Static) if each.id != "keys"]
        plain = re.sub(NAMES, "", " ".join(texts))
        assert "Ñéŵ ţåƀļé" in plain
        assert not re.search("[A-Za-z]", plain), plain
        assert re.findall("[a-z]+", str(app.screen.query_one(Keys).render())) == list("sgtq")


# -- a pseudo-terminal -----------------------------------------------------------------------------


def at_terminal(words: list[str], answers: list[tuple[str, str]], **settings: str) -> str:
    """What stands on a terminal where `tavolino` is started with these words, and each answer is
    typed when its question is there."""
    main_end, child_end = pty.openpty()
    window = {"LANG": "en_GB.UTF-8", "COLUMNS": "90", "LINES": "40"}
    ends = (child_end, child_end, child_end)
    process = ForkedCommand(words, *ends, os.environ | window | settings)
    os.close(child_end)
    screen, waiting = "", list(answers)
    while (written := read_terminal(main_end, process, screen)) is not None:
        screen += written
        while waiting and waiting[0][0] in screen:
            question, answer = waiting.pop(0)
            screen = screen.split(question, 1)[1]
            os.write(main_end, answer.encode())
    os.close(main_end)
    assert process.wait() == 0, screen[-2000:]
    assert not waiting, f"never asked: {waiting[0][0]}"
    return screen


def test_questions_at_a_terminal_lead_to_the_table() -> None:
    questions = [
        ("q to leave.\r\n> ", "4\n"),
        ("q beendet.\r\n> ", "2\n"),  # Tabula Rasa
        ("q beendet.\r\n> ", "1\n"),
        ("q beendet.\r\n> ", "1\n"),
        ("? für Hilfe.", "quit\n"),
    ]
    screen = at_terminal(["play", "--plain", "--seed", "3"], questions)
    assert "Mit --seed 3 kommen dieselben Partien noch einmal." in screen


def test_whoever_wants_green_sits_at_the_second_seat() -> None:
    """The bot plays red."""
    leaves = "q to leave.\r\n> "
    questions = [
        (leaves, "1\n"),  # English
        (leaves, "3\n"),  # Rat Hot
        (leaves, "1\n"),
        (leaves, "1\n"),  # against Mimi
        ("Which colour is yours?", ""),
        (leaves, "2\n"),
        ("? for help.", "quit\n"),
    ]
    screen = at_terminal(["play", "--plain", "--seed", "3"], questions)
    assert "You play green." in screen


def test_the_screen_at_a_terminal_can_be_left() -> None:
    screen = at_terminal(
        ["play"], [("Which edition?", "q")], TERM="xterm-256color", PYTHONIOENCODING="utf-8"
    )
    assert "Traceback" not in screen
