"""Files that are not replaced, what Ctrl-C leaves, and letters that the output lacks."""

from __future__ import annotations

import io
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tavolino.cli import main, simulate
from tavolino.core.game import Game

SMALL = ["tabula-rasa", "--hand", "2", "--copies", "1"]


def test_games_are_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    assert main(["simulate", *SMALL, "--out", str(file)]) == 0
    before = file.read_bytes()
    for words in (["simulate", *SMALL, "--seed", "1"], ["play", *SMALL, "--against", "random"]):
        assert main([*words, "--out", str(file)]) == 2
        assert f"--out: {file} exists already" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_a_pipe_or_device_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with ThreadPoolExecutor() as threads:
        read = threads.submit(pipe.read_text, "utf-8")
        assert main(["simulate", *SMALL, "--out", str(pipe)]) == 0
        assert json.loads(read.result())["game"] == "tabula-rasa"
    assert pipe.is_fifo()


def interrupt_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    play, played = simulate._play, 0

    def interrupted(*words: object) -> Game:
        nonlocal played
        if played == games:
            raise KeyboardInterrupt
        played += 1
        return play(*words)  # type: ignore[arg-type]

    monkeypatch.setattr(simulate, "_play", interrupted)


def test_an_interrupted_simulation_keeps_its_games_and_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    interrupt_after(3, monkeypatch)
    assert main(["simulate", *SMALL, "--games", "5", "--out", str(file)]) == 130
    assert f"stopped after 3 of 5 games; they are in {file}\n" in capsys.readouterr().err
    assert main(["check", str(file)]) == 0
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3
    assert list(tmp_path.iterdir()) == [file]


def test_a_simulation_without_a_game_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupt_after(0, monkeypatch)
    assert main(["simulate", *SMALL, "--out", str(tmp_path / "games.jsonl")]) == 130
    assert list(tmp_path.iterdir()) == []


def printed(words: list[str], encoding: str, monkeypatch: pytest.MonkeyPatch) -> str:
    written = io.BytesIO()
    with io.TextIOWrapper(written, encoding) as screen:
        monkeypatch.setattr(sys, "stdout", screen)
        assert main(words) == 0
        screen.flush()
        return written.getvalue().decode(encoding)


def test_letters_that_the_output_lacks_are_question_marks_and_announced(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["rules", "rat-hot", "--language", "el"]
    assert "????" in printed(words, "latin-1", monkeypatch)
    said = capsys.readouterr().err
    assert said.startswith("tavolino: the output is in latin-1, which lacks some letters")
    assert said.count("\n") == 1
    assert "Στόχος" in printed(words, "utf-8", monkeypatch)
    assert "lacks" not in capsys.readouterr().err


def test_english_needs_only_ascii(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "games.jsonl")
    assert main(["simulate", *SMALL, "--out", file]) == 0
    for words in (["rules", "tabula-rasa"], ["analyse", file, "--iterations", "2"]):
        assert "?" not in printed([*words, "--language", "en"], "ascii", monkeypatch)
    assert "lacks" not in capsys.readouterr().err
