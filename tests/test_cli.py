"""The command line, used as a person and a script would."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tavolino.cli import main
from tavolino.cli.built_games import is_built
from tavolino.core import registry
from tavolino.terminal.palette import SIGNS
from tests.conftest import read_records
from tests.forks import run_command
from tests.referee import REFEREES
from tests.repeats import repeated

pytestmark = pytest.mark.slow


def face(card: str) -> str:
    """A card of a hand as it is drawn."""
    return f"{card[1]} {SIGNS[card[0]]}{card[0]}"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["dance"], "invalid choice: 'dance'"),
        (["play"], "no terminal to ask in; name a game: schotten-totten, tabula-rasa"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "schoten-totten"], "did you mean schotten-totten?"),
        (["play", "schotten-totten", "--edition", "gmt"], "'gmt' is not one of"),
        (["play", "schotten-totten", "--edition"], "expected one argument"),
        (["play", "schotten-totten", "--rounds", "0"], "must be at least 1"),
        (["play", "schotten-totten", "--rounds", "x"], "'x' is not a whole number"),
        (["play", "schotten-totten", "--first", "5"], "first: there is no seat 5"),
        (["play", "schotten-totten", "--seat", "2", "--against", "random"], "seats are 0 to 1"),
        (["play", "schotten-totten", "--against", "anna"], "there is no bot 'anna'"),
        (["simulate", "schotten-totten", "--games", "-1"], "'-1' is not a whole number"),
        (["simulate", "schotten-totten", "--seed", "99999999999999999999"], "at most"),
        (["simulate", "schotten-totten", "--seed", "1.5"], "'1.5' is not a whole number"),
        (["simulate", "schotten-totten", "--tactic"], "unrecognized arguments: --tactic"),
        (["simulate", "schotten-totten", "extra"], "unrecognized arguments: extra"),
        (
            ["simulate", "schotten-totten", "--edition", "menhir", "--expert"],
            "leave the option out",
        ),
        (["simulate", "schotten-totten", "--stones", "12"], "12 is not from 1 to 9"),
        (
            ["simulate", "rat-hot", "--out", "/nonexistent/f"],
            "--out: /nonexistent/f cannot be written",
        ),
        (["play", "rat-hot", "--out", "/nonexistent/f"], "--out: /nonexistent/f cannot be written"),
        (["serve", "--port", "99999"], "tavolino: --port: 99999: must be from 0 to 65535"),
        (["serve", "--bot-processes", "999"], "tavolino: --bot-processes: 999: must be from"),
        (["serve", "--log-level", "loud"], "tavolino: --log-level: 'loud' is not one of"),
        (
            ["arena", "tabula-rasa", "--bots", "random,mine=mine.py"],
            "like mine=external:python3 mine.py",
        ),
        (["simulate", "rat-hot", "--strips", "/nonexistent/f"], "/nonexistent/f"),
        (["replay", "/nonexistent"], "No such file or directory"),
        (["check", "/"], "Is a directory"),
        (["check", "/dev/null"], "the file is empty"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["games", "extra"], "unrecognized arguments"),
        (["analyse"], "the following arguments are required: FILE"),
        (["analyse", "/nonexistent"], "No such file or directory"),
        (["analyse", "/dev/null"], "the file is empty"),
        (["analyse", "x", "--ms", "0"], "must be at least 1"),
        (["analyse", "x", "--ms", "5", "--iterations", "5"], "not allowed with argument"),
        (["analyse", "x", "--html", "/nonexistent/f"], "there is no folder /nonexistent"),
    ],
)
def test_wrong_input_gets_a_sentence_and_exit_code_2(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert sentence in err
    assert err.startswith("tavolino: ")
    assert "Traceback" not in err
    assert out == ""


def test_games_names_every_game_and_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    for name in registry.names():
        assert name in out
        for option in registry.rules(name).options:
            assert "--" + option.name.replace("_", "-") in out
            assert f" {option.help}\n" in out


def test_help_behind_a_game_shows_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["play", "schotten-totten", "--help"])
    assert done.value.code == 0
    assert "--edition iello|ps-games|menhir" in capsys.readouterr().out


SIMULATIONS = [
    ("schotten-totten", ["--edition", "iello", "--tactics"]),
    ("schotten-totten", ["--edition", "ps-games", "--tactics", "--expert"]),
    ("schotten-totten", ["--edition", "menhir", "--tactics"]),
    ("tabula-rasa", ["--players", "3"]),
    ("rat-hot", ["--shrunk-groups-score"]),
    repeated("schotten-totten", ["--edition", "iello"]),
    repeated("schotten-totten", ["--edition", "iello", "--expert"]),
    repeated("schotten-totten", ["--edition", "iello", "--tactics", "--expert"]),
    repeated("schotten-totten", ["--edition", "ps-games"]),
    repeated("schotten-totten", ["--edition", "ps-games", "--tactics"]),
    repeated("schotten-totten", ["--edition", "ps-games", "--expert"]),
    repeated("schotten-totten", ["--edition", "menhir"]),
    repeated("tabula-rasa", ["--players", "2"]),
    repeated("tabula-rasa", ["--players", "4"]),
    repeated("rat-hot", []),
]


@pytest.mark.parametrize(("name", "options"), SIMULATIONS, ids=str)
def test_simulated_games_pass_the_independent_referee(
    name: str, options: list[str], tmp_path: Path
) -> None:
    """Every legal list and every result, by somebody who has read only the sheets."""
    file = tmp_path / "games.jsonl"
    games = 4 if name == "rat-hot" else 10 if "menhir" in options else 25
    words = ["simulate", name, *options, "--games", str(games), "--seed", "1", "--legal"]
    assert main([*words, "--out", str(file)]) == 0
    records = read_records(file)
    assert [record["seed"] for record in records] == list(range(1, games + 1))
    for record in records:
        assert all("legal" in move for move in record["moves"])
        assert REFEREES[name](record) == []
    assert main(["check", str(file)]) == 0


def test_simulate_writes_the_same_bytes_again(tmp_path: Path) -> None:
    words = ["simulate", "schotten-totten", "--tactics", "--games", "2", "--seed", "9"]
    assert main([*words, "--out", str(tmp_path / "a")]) == 0
    once = run_command(*words)
    assert once.returncode == 0
    assert once.stdout == (tmp_path / "a").read_text(encoding="utf-8")
    assert once.stderr == ""
    assert not list(tmp_path.glob("*.part"))


def test_check_names_the_wrong_move_of_the_wrong_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    assert main(["simulate", "schotten-totten", "--games", "3", "--out", str(file)]) == 0
    lines = file.read_text(encoding="utf-8").splitlines()
    record = json.loads(lines[1])
    record["moves"][4]["move"] = "r1@77"
    lines[1] = json.dumps(record)
    file.write_text("\n".join(lines), encoding="utf-8")
    assert main(["check", str(file)]) == 1
    out = capsys.readouterr().out
    assert f"{file}:2: game 2: move 5: 'r1@77': there is no stone 77" in out
    assert "3 records: 2 valid, 1 invalid" in out


def test_one_record_is_not_called_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    assert main(["simulate", "tabula-rasa", "--out", str(file)]) == 0
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out == "1 record: 1 valid, 0 invalid\n"


def test_check_reads_one_record_over_many_lines(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert main(["simulate", "tabula-rasa", "--out", str(file)]) == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps(record, indent=2), encoding="utf-8")
    assert main(["check", str(file)]) == 0


@pytest.mark.parametrize("content", ["{", "[1, 2", "\x00\x01", '{"a": 1}\n{', "[" * 100_000])
def test_a_file_that_is_no_json_is_refused(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(content, encoding="utf-8")
    for command in ("check", "replay", "analyse"):
        assert main([command, str(file)]) == 2
        assert str(file) in capsys.readouterr().err


def test_a_file_that_is_no_text_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"\xff\xfe\x00")
    assert main(["check", str(file)]) == 2
    assert "not a text file in UTF-8" in capsys.readouterr().err


def test_replay_shows_every_move(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert main(["simulate", "schotten-totten", "--games", "2", "--out", str(file)]) == 0
    moves = json.loads(file.read_text(encoding="utf-8").splitlines()[1])["moves"]
    shown = run_command("replay", str(file), "--number", "2")
    assert shown.returncode == 0
    for number in range(1, len(moves) + 1):
        assert f"Move {number} of {len(moves)}." in shown.stdout
    assert run_command("replay", str(file), "--number", "3").returncode == 2


def test_replay_as_a_seat_shows_no_other_hand(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert main(["simulate", "schotten-totten", "--out", str(file)]) == 0
    hands = json.loads(file.read_text(encoding="utf-8"))["setup"]["hands"]
    deal = run_command("replay", str(file), "--seat", "0").stdout.split("Move 1 of")[0]
    assert all(face(card) in deal for card in hands[0])
    assert not any(face(card) in deal for card in hands[1])


@pytest.fixture
def short_games(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    words = ["simulate", "schotten-totten", "--stones", "3", "--colours", "3", "--values", "4"]
    assert main([*words, "--hand", "3", "--games", "3", "--out", str(file)]) == 0
    return file


def test_analyse_goes_through_a_game(short_games: Path, tmp_path: Path) -> None:
    names = {kind: str(tmp_path / f"game.{kind}") for kind in ("html", "png", "json")}
    files = [word for kind, name in names.items() for word in (f"--{kind}", name)]
    words = ["analyse", str(short_games), "--number", "2", "--iterations", "300"]
    done = run_command(*words, *files)
    assert done.returncode == 0
    assert done.stderr == ""
    assert f"game 2 of 3 in {short_games}" in done.stdout
    assert "Win chances" in done.stdout
    assert "random 1  " in done.stdout
    record = read_records(short_games)[1]
    found = json.loads(Path(names["json"]).read_text(encoding="utf-8"))
    assert found["moves"] == len(record["moves"])
    for decision in found["decisions"]:
        assert decision["move"] == record["moves"][decision["ply"]]["move"]
    for ply in found["mistakes"][:5]:
        assert f"Move {ply + 1}, random " in done.stdout
    assert Path(names["html"]).read_text(encoding="utf-8").startswith("<!doctype html>")
    assert Path(names["png"]).read_bytes().startswith(b"\x89PNG")
    assert not list(tmp_path.glob("*.part"))


def test_analyse_with_iterations_writes_the_same_bytes_again(
    short_games: Path, tmp_path: Path
) -> None:
    words = ["analyse", str(short_games), "--iterations", "40", "--seed", "3", "--seat", "1"]
    for name in ("a", "b"):
        assert main([*words, "--json", str(tmp_path / name)]) == 0
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    found = json.loads((tmp_path / "a").read_text(encoding="utf-8"))
    assert {decision["seat"] for decision in found["decisions"]} == {1}


def test_analyse_refuses_what_does_not_replay(
    short_games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = short_games.read_text(encoding="utf-8").splitlines()
    record = json.loads(lines[1])
    record["moves"][2]["move"] = "r1@77"
    lines[1] = json.dumps(record)
    lines[2] = json.dumps({**record, "moves": [], "result": None})
    short_games.write_text("\n".join(lines), encoding="utf-8")
    for words, sentence in (
        (["--number", "2"], f"{short_games}:2: move 3: 'r1@77'"),
        (["--number", "3"], "no moves were played"),
        (["--number", "4"], "there is no game 4; the file has 3 games"),
        (["--seat", "2"], "there is no seat 2; seats are 0 to 1"),
    ):
        assert main(["analyse", str(short_games), *words]) == 2
        out, err = capsys.readouterr()
        assert sentence in err
        assert out == ""


def test_the_package_runs_as_the_command_does() -> None:
    for words, status in (["games"], 0), (["games", "chess"], 2):
        program = [sys.executable, "-m", "tavolino", *words]
        done = subprocess.run(program, capture_output=True, text=True, check=False)
        same = run_command(*words)
        assert (done.returncode, done.stdout, done.stderr) == (status, same.stdout, same.stderr)


def test_output_into_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m tavolino simulate schotten-totten --games 40 | head -c 10"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_bench_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "tabula-rasa"]) == 0
    assert "moves/s" in capsys.readouterr().out


def test_what_was_built_is_not_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert not is_built()
    assert main(["build"]) == 0
    assert is_built()
