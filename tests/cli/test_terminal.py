"""What the commands do at a terminal, and what they say of themselves there."""

from __future__ import annotations

import io
import sys
from argparse import Namespace
from contextlib import nullcontext
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console

from tavolino.cli import build, client, main, terminal
from tavolino.core import kernel, registry
from tavolino.core.compilation_notice import notice
from tavolino.core.errors import TavolinoError
from tavolino.core.presentations import in_order
from tavolino.terminal.app import TavolinoApp
from tests.conftest import read_records
from tests.terminal.test_start import at_terminal

DRAWN = {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}


class Screen(io.StringIO):
    """A terminal that keeps what is written to it."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    words = ["simulate", "tabula-rasa", "--hand", "2", "--copies", "1", "--seed", "5"]
    assert main([*words, "--bots", "random,mine=greedy", "--out", str(file)]) == 0
    return str(file)


def test_each_seat_may_have_its_own_bot(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert read_records(Path(record))[0]["players"] == ["random", "mine"]
    assert main(["simulate", "tabula-rasa", "--players", "3", "--bots", "random,greedy"]) == 2
    assert "--bots: expected one bot, or 3 (one per seat), not 2" in capsys.readouterr().err


def test_a_recorded_game_is_drawn_at_a_terminal(record: str) -> None:
    screen = at_terminal(["replay", record], [("The deal.", "q")], **DRAWN)
    assert "Traceback" not in screen


def test_a_recorded_game_is_read_in_lines_at_a_terminal_that_cannot_draw(record: str) -> None:
    answers = [("The deal.", ""), ("> ", "\n"), ("Move 1 of", ""), ("> ", "q\n")]
    at_terminal(["replay", record, "--plain"], answers, TERM="dumb")


def test_a_seat_that_the_recorded_game_does_not_have(
    record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", record, "--seat", "2"]) == 2
    assert "--seat: seats are 0 to 1" in capsys.readouterr().err


def test_rules_are_broken_between_words_at_a_terminal() -> None:
    screen = at_terminal(["rules", "rat-hot", "--language", "en"], [], COLUMNS="60")
    lines = screen.replace("\r", "").splitlines()
    assert max(map(len, lines)) <= 60
    assert any(line.startswith("  ") for line in lines), "below the first line of an item"


def test_a_table_that_cannot_be_opened_is_told_after_the_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(client, "can_draw", lambda arguments: True)
    monkeypatch.setattr(TavolinoApp, "run", lambda app: "the seat is taken")
    arguments: Any = Namespace(language="en", light=False, silent_bots=False)
    with pytest.raises(TavolinoError, match="the seat is taken"):
        client.show(cast(Any, None), "Tavolino", arguments)


def test_an_account_without_a_name_has_one_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> str:
        raise KeyError("uid not found")

    monkeypatch.setattr("getpass.getuser", unknown)
    assert client.own_name() == "Tavolino"


@pytest.mark.parametrize(("variable", "coloured"), [("", True), ("1", False)])
def test_cards_have_colours_where_the_terminal_has(
    variable: str, coloured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", Screen())
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", variable)
    painted = "\x1b[38;5;166mr7\x1b[39m at stone 3, not @r7"
    assert terminal.paint("r7 at stone 3, not @r7") == (
        painted if coloured else "r7 at stone 3, not @r7"
    )


# -- while kernels are compiled --------------------------------------------------------------------


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    """Where progress is shown."""
    shown = Screen()
    console = Console(file=shown, force_terminal=True, width=100)
    monkeypatch.setattr(terminal, "_console", lambda: console)
    return shown


def test_a_terminal_shows_what_is_being_compiled(screen: Screen) -> None:
    with terminal.announcing_compilation():
        assert terminal.PREPARING not in screen.getvalue()
        notice.note("legal")
    assert f"{terminal.PREPARING}: 1 legal" in screen.getvalue()


def test_a_terminal_shows_how_much_of_the_preparation_is_done(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", screen)
    with terminal.preparation_bar(2) as done:
        notice.note("legal")
        done()
        done()
    assert f"{terminal.PREPARING}: legal" in screen.getvalue()
    assert "100%" in screen.getvalue()


def test_away_from_a_terminal_one_line_says_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(terminal, "_console", lambda: None)
    for context in (terminal.announcing_compilation(), terminal.preparation_bar(2)):
        with context:
            assert capsys.readouterr().err == ""
            notice.note("legal")
            notice.note("play")
        assert capsys.readouterr().err.splitlines() == [
            f"{terminal.PREPARING}; this takes a minute or two"
        ]


def test_only_the_first_game_is_built_if_no_more_is_wanted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made: list[str] = []
    noted: list[str | None] = []
    monkeypatch.setattr(build, "objects_of", lambda rules, modules: [(rules.name, None)])
    monkeypatch.setattr(kernel, "library_of", lambda module, kind: made.append(module))
    monkeypatch.setattr(build, "note_built", lambda game=None: noted.append(game))
    monkeypatch.setattr(build, "preparation_bar", lambda steps: nullcontext(lambda: None))
    first, second, *others = in_order(registry.names())
    monkeypatch.setattr(build, "is_built", lambda game: game in others)
    assert main(["build", "--first"]) == 0
    assert capsys.readouterr().out == f"{first}: ready after 0 s (1 of 1)\n"
    assert (made, noted) == ([first], [first])
    assert main(["build"]) == 0
    ready = [line.split(":")[0] for line in capsys.readouterr().out.splitlines()]
    assert ready == [first, second, *others]
    assert noted == [first, first, second, None], "what is built is not built again"


# -- how a command ends ----------------------------------------------------------------------------


def test_an_interrupted_command_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(arguments: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("tavolino.cli.games.run", interrupted)
    assert main(["games"]) == 130
    assert capsys.readouterr() == ("", "\n")


def test_a_command_names_the_extra_that_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str, package: str) -> object:
        raise ModuleNotFoundError("No module named 'uvicorn'", name="uvicorn")

    monkeypatch.setattr("tavolino.cli.import_module", missing)
    assert main(["serve"]) == 2
    assert "tavolino[server]" in capsys.readouterr().err
    with pytest.raises(ModuleNotFoundError):
        main(["games"])
