"""Where there is no network, the commands say who plays instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolino.bots.bot_spec import parse_bot, parse_bots
from tavolino.cli.play import who_plays
from tavolino.cli.stand_ins import tell_stand_ins
from tavolino.core import registry
from tavolino.terminal.start_questions import Start
from tests.bots.networks import VARIANTS, write_network

NAME, OPTIONS = VARIANTS[0]
RULES = registry.rules(NAME)
CHECKED = RULES.check_options(OPTIONS)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TAVOLINO_WEIGHTS", str(tmp_path))
    return tmp_path


def test_a_tournament_says_so_once_per_bot(capsys: pytest.CaptureFixture[str]) -> None:
    tell_stand_ins(parse_bots("virtuoso,quick=virtuoso:ms=9,net,maestro"), RULES, CHECKED)
    said = capsys.readouterr().err.splitlines()
    assert said == [
        f"tavolino: {name} has not learned {NAME} with these options; maestro plays instead"
        for name in ("virtuoso", "quick", "net")
    ]


def test_play_says_so_and_maestro_takes_the_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert who_plays(parse_bot("virtuoso"), RULES, CHECKED, "en").name == "maestro"
    assert "Maestro" in capsys.readouterr().err
    assert who_plays(parse_bot("carla"), RULES, CHECKED, "en").name == "carla"
    assert not capsys.readouterr().err


def test_the_list_of_opponents_says_so(folder: Path) -> None:
    def text() -> str:
        questions = Start("en", NAME, "carla", dict(OPTIONS)).questions()
        bots = next(each for each in questions if each.name == "against").choices
        return next(each.about for each in bots if each.value == "virtuoso")

    assert "plays instead" in text()
    write_network(folder / f"{NAME}.npz", RULES)
    assert "plays instead" not in text()


def test_with_a_network_nothing_is_said(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_network(folder / f"{NAME}.npz", RULES)
    tell_stand_ins(parse_bots("virtuoso,net"), RULES, CHECKED)
    assert who_plays(parse_bot("virtuoso"), RULES, CHECKED, "en").name == "virtuoso"
    assert not capsys.readouterr().err
