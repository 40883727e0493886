"""`tavolino arena`, used as a person and a script would."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest
from rich.console import Console

from tavolino.arena.corrected import corrected
from tavolino.arena.standings import standings
from tavolino.bots.bot_spec import parse_bots
from tavolino.cli import main
from tavolino.cli.arena import _show
from tests.arena.tables import SMALL_FLAGS
from tests.arena.test_corrected import run

pytestmark = pytest.mark.slow

ARENA = ["arena", "schotten-totten", *SMALL_FLAGS]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["arena"], "the following arguments are required: GAME, --bots"),
        (["arena", "chess", "--bots", "a,b"], "there is no game 'chess'"),
        ([*ARENA, "--bots", "random"], "at least two are needed"),
        ([*ARENA, "--bots", "random,gredy"], "did you mean greedy?"),
        ([*ARENA, "--bots", "random,random"], "two are called 'random'"),
        ([*ARENA, "--bots", "greedy,random", "--games", "5"], "5 is odd"),
        ([*ARENA, "--bots", "greedy,random", "--games", "0"], "must be at least 1"),
        ([*ARENA, "--bots", "greedy,random", "--seed", "9" * 20], "is not a whole number from"),
        ([*ARENA, "--bots", "greedy,random", "--seed", str(2**63 - 2)], "must be at most"),
        ([*ARENA, "--bots", "greedy,random", "--stone", "2"], "unrecognized arguments"),
        ([*ARENA, "--bots", "random,engine:/no/such"], "'/no/such' cannot be run; give the path"),
        ([*ARENA, "--bots", "greedy,random", "--report", "/nonexistent/f"], "cannot be written"),
        ([*ARENA, "--bots", "greedy,random", "--out", "/nonexistent/f"], "No such file"),
    ],
)
def test_wrong_input_gets_a_sentence_and_exit_code_2(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert sentence in err
    assert "Traceback" not in err
    assert out == ""


def test_the_players_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["arena", "--list-bots"])
    assert left.value.code == 0
    assert "greedy" in capsys.readouterr().out


def test_help_shows_the_options_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "tabula-rasa", "--help"])
    out = capsys.readouterr().out
    assert "--players N" in out
    assert "--copies N" in out


def test_an_arena_of_three_with_table_and_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Three players of a game for three, one of them an external bot that fails."""
    out, page, records = (tmp_path / name for name in ("out.jsonl", "page.html", "games.jsonl"))
    bad = f"{sys.executable} -S -c 'raise SystemExit(\"<b>&\")'"
    words = ["arena", "tabula-rasa", "--players", "3", "--colours", "3"]
    words += ["--values", "2", "--copies", "1", "--hand", "1", "--games", "4", "--seed", "5"]
    words += ["--bots", f"greedy,random,<b>=engine:{bad}", "--records", str(records), "--jobs", "2"]
    words += ["--out", str(out), "--report", str(page)]
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert "Ratings" in shown
    assert "exited with status 1 before answering" in shown
    assert "and 3 more games were lost because a bot failed" in shown
    header, *lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert header["options"]["players"] == 3
    assert header["seed"] == 5
    assert len(lines) == 3 * 4
    assert {line["seed"] for line in lines} == {5, 6}
    assert all(len(line["seats"]) == 3 for line in lines)
    assert main(["check", str(records)]) == 0
    assert "12 records: 12 valid" in capsys.readouterr().out
    failed = [line for line in lines if line["failure"] is not None]
    assert len(failed) == 8
    assert all(line["failure"]["stderr"] == ["<b>&"] for line in failed)
    assert all("<b>" in line["pairing"] for line in failed)
    html = page.read_text(encoding="utf-8")
    assert "<b>" not in html
    assert "&lt;b&gt;" in html
    # Again: nothing is left to play, and the same comes out.
    before = out.read_bytes()
    assert main(words) == 0
    assert out.read_bytes() == before
    assert capsys.readouterr().out == shown


def test_more_games_go_on_in_the_same_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.jsonl"
    words = [*ARENA, "--bots", "greedy,random", "--out", str(out), "--jobs", "1"]
    assert main([*words, "--games", "2"]) == 0
    before = out.read_bytes()
    assert main([*words, "--games", "4"]) == 0
    assert out.read_bytes().startswith(before)
    assert len(out.read_bytes().splitlines()) == 5
    assert main([*words, "--games", "4", "--seed", "1"]) == 2
    assert "seed is 0 there and 1 now" in capsys.readouterr().err


@pytest.mark.parametrize("kept", [False, True])
def test_an_interrupted_arena_says_how_to_go_on(
    kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tavolino.cli.arena._play", interrupted)
    out = tmp_path / "out.jsonl"
    words = [*ARENA, "--bots", "greedy,random", *(["--out", str(out)] if kept else [])]
    assert main(words) == 130
    shown, said = capsys.readouterr()
    assert shown == "", "there is nothing to rate"
    assert said.strip() == (
        f"Stopped with 0 games in {out}; run the same command to continue."
        if kept
        else "Stopped after 0 games."
    )


def test_results_without_luck_stand_beside_the_others() -> None:
    games = run(3)
    shown = io.StringIO()
    _show(standings(parse_bots("greedy,random"), games), Console(file=shown, width=200))
    (row,) = corrected(games)
    (line,) = [line for line in shown.getvalue().splitlines() if "variance reduced by" in line]
    assert "greedy – random" in line
    assert f"{100 * row.corrected_share:.1f} ± {100 * row.corrected_margin:.1f}" in line
