"""Options of every game: no value of one opens a file, unless a command line names it."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import tavolino
from tavolino.cli.arguments import game_options, parse
from tavolino.core import registry
from tavolino.terminal.start_questions import Start, ask_in_lines
from tavolino.text import typed_input
from tavolino.text.verbs import VERBS
from tests import games_with_files
from tests.fake_packages import FakePackages, fake_packages
from tests.opened_files import watching

__all__ = ["fake_packages"]


def test_no_value_of_an_option_opens_a_file(fake_packages: FakePackages, tmp_path: Path) -> None:
    games_with_files.install(fake_packages)
    name = str(tmp_path / "pipe")
    os.mkfifo(name)  # to open it for reading would take for ever
    records = {game: tavolino.new(game, seed=1).record() for game in registry.names()}
    with_files = 0
    with watching(name) as opened:
        for game in registry.names():
            for option in registry.rules(game).options:
                with_files += option.file is not None
                values: tuple[Any, ...] = (name, name.encode(), Path(name), [name])
                for value in values:
                    with pytest.raises(tavolino.OptionError):
                        tavolino.new(game, **{option.name: value})
                    with pytest.raises(tavolino.RecordError):
                        tavolino.load(records[game] | {"options": {option.name: value}})
    assert not opened
    assert with_files >= 2, "one of ours, and that of the package"


def test_nothing_that_is_typed_opens_a_file(fake_packages: FakePackages, tmp_path: Path) -> None:
    games_with_files.install(fake_packages)
    name = str(tmp_path / "pipe")
    os.mkfifo(name)
    written: list[str] = []
    with watching(name) as opened:
        for game in registry.names():
            table, options = tavolino.new(game, seed=1), registry.rules(game).options
            verbs = (*VERBS, "why", "help", "s", *(f"help {each.name}" for each in options))
            for line in (name, *(f"{verb} {name}" for verb in verbs)):
                view = table.view(0)
                typed_input.read(line, view, "en", None, (), table.refusal, VERBS)
            typed = [name, game, name, *["", name] * 20]
            ask_in_lines(
                Start("en", game, "mimi"), partial(next, iter(typed), None), written.append
            )
            start = Start("en", game, "mimi")
            asked = {question.name for question in start.questions()}
            for option in options:
                if option.file is not None:
                    assert option.name not in asked
                    start.answer(option.name, name)
                    with pytest.raises(tavolino.OptionError):
                        start.questions()
    assert not opened


def test_a_command_line_opens_the_file_that_it_names(
    fake_packages: FakePackages, tmp_path: Path
) -> None:
    games_with_files.install(fake_packages)
    file = tmp_path / "deck.json"
    file.write_text('{"cards": 3}')
    found = game_options(parse(["play", games_with_files.GAME, "--deck", str(file)]))
    assert found["deck"] == {"cards": 3}
    missing = parse(["play", games_with_files.GAME, "--deck", str(tmp_path / "none")])
    with pytest.raises(tavolino.OptionError, match=r"none cannot be read: No such file"):
        game_options(missing)
