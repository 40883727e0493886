"""The file of an arena: what is in it stays, and nothing else gets in."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

import tavolino
from tavolino.arena.ledger import Ledger, read_ledger, times_path
from tavolino.arena.play import Played, play
from tavolino.core.errors import RecordError
from tests.arena.tables import settings


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [
        play(settings(), (0, 1), deal, swapped) for deal in range(2) for swapped in (False, True)
    ]


def write(path: Path, games: list[Played]) -> None:
    with Ledger(path, settings()) as ledger:
        for played in games:
            ledger.add(played)


def read(path: Path, **changes: Any) -> dict[Any, Played]:
    with Ledger(path, settings(**changes)) as ledger:
        return ledger.games


def test_what_was_written_is_read_again(tmp_path: Path, games: list[Played]) -> None:
    path = tmp_path / "arena.jsonl"
    write(path, games[:2])
    write(path, games[2:])
    assert list(read(path).values()) == games
    header, *lines = path.read_text().splitlines()
    assert json.loads(header)["format"] == "tavolino-arena/1"
    assert len(lines) == 4


def test_the_file_is_the_same_however_long_the_games_took(
    tmp_path: Path, games: list[Played]
) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    again = [play(settings(), (0, 1), game.deal, game.swapped) for game in games]
    assert [game.efforts for game in again] != [game.efforts for game in games]
    write(one, games)
    write(other, again)
    assert one.read_bytes() == other.read_bytes()


def test_times_that_were_lost_are_unknown(tmp_path: Path, games: list[Played]) -> None:
    path = tmp_path / "arena.jsonl"
    write(path, games)
    times = times_path(path)
    lines = times.read_bytes().splitlines(keepends=True)
    times.write_bytes(lines[0] + b"[]\n" + lines[2] + lines[3][:20])
    found = list(read(path).values())
    assert [game.json() for game in found] == [game.json() for game in games]
    assert [game == other for game, other in zip(found, games, strict=True)] == [
        *(True, False, True, False)
    ]
    assert found[1].efforts[0].wall == 0
    assert times.read_bytes() == lines[0] + b"[]\n" + lines[2]
    times.unlink()
    assert all(effort.wall == 0 for game in read(path).values() for effort in game.efforts)


def test_a_new_file_does_not_take_the_times_of_an_old_one(
    tmp_path: Path, games: list[Played]
) -> None:
    path = tmp_path / "arena.jsonl"
    write(path, games)
    path.unlink()
    write(path, games[:1])
    assert len(times_path(path).read_bytes().splitlines()) == 1


def test_a_file_of_an_earlier_version_has_the_times_in_its_lines(
    tmp_path: Path, games: list[Played]
) -> None:
    path = tmp_path / "arena.jsonl"
    write(path, games[:1])
    earlier = games[1].json()
    del earlier["decisions"]
    earlier["efforts"] = [asdict(effort) for effort in games[1].efforts]
    with path.open("a") as file:
        file.write(json.dumps(earlier) + "\n")
    assert list(read(path).values()) == games[:2]


def test_a_file_is_read_without_its_settings_while_it_is_written(
    tmp_path: Path, games: list[Played]
) -> None:
    path = tmp_path / "arena.jsonl"
    with Ledger(path, settings()) as ledger:
        ledger.add(games[0])
        with path.open("ab") as file:
            file.write(b'{"pairing":')  # the next game
        before = path.read_bytes()
        header, found = read_ledger(path)
        assert header == json.loads(json.dumps(settings().header()))
        assert found == games[:1]
        assert path.read_bytes() == before
    path.write_bytes(before[:20])
    assert read_ledger(path) == ({}, [])


def test_a_player_alone_is_not_mixed_with_other_games(tmp_path: Path, games: list[Played]) -> None:
    path = tmp_path / "arena.jsonl"
    with Ledger(path, settings(alone=True)):
        pass
    with pytest.raises(RecordError, match="alone is true there and null now"):
        read(path)


def test_every_game_is_in_the_file_as_soon_as_it_ends(tmp_path: Path, games: list[Played]) -> None:
    path = tmp_path / "arena.jsonl"
    with Ledger(path, settings()) as ledger:
        for count, played in enumerate(games, 1):
            ledger.add(played)
            assert len(path.read_text().splitlines()) == 1 + count


def test_a_file_that_was_cut_anywhere_goes_on(tmp_path: Path, games: list[Played]) -> None:
    whole = tmp_path / "whole.jsonl"
    write(whole, games)
    data = whole.read_bytes()
    for length in range(0, len(data), 97):
        cut = tmp_path / "cut.jsonl"
        cut.write_bytes(data[:length])
        left = read(cut)
        assert len(left) == max(0, data[:length].count(b"\n") - 1)
        write(cut, [played for played in games if played.key not in left])
        assert cut.read_bytes() == data


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seed": 4}, "seed is 0 there and 4 now"),
        ({"players": "greedy,one=random"}, "players is"),
        ({"players": "greedy=greedy:skill=1,random"}, "players is"),
        ({"move_ms": 5}, "move_ms is 20000 there and 5 now"),
        ({"options": {"stones": 3}}, "options is"),
        ({"alone": True}, "alone is null there and true now"),
        ({"game": "rat-hot", "options": {}}, 'game is "schotten-totten" there and "rat-hot" now'),
    ],
)
def test_a_run_with_other_settings_is_refused_and_the_file_stays(
    tmp_path: Path, games: list[Played], changes: dict[str, Any], sentence: str
) -> None:
    path = tmp_path / "arena.jsonl"
    write(path, games)
    before = path.read_bytes()
    with pytest.raises(RecordError) as refusal:
        read(path, **changes)
    assert sentence in str(refusal.value)
    assert "name another file" in str(refusal.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"my thesis", "not a tournament file"),
        (b"my thesis\n", "line 1: not JSON"),
        (b'{"format":"tavolino-record/1"}\n', "not a tournament file"),
        (b"[]\n", "not a tournament file"),
        (b"\xff\xfe\n", "line 1: not JSON"),
    ],
)
def test_a_file_of_another_kind_is_left_alone(
    tmp_path: Path, content: bytes, sentence: str
) -> None:
    path = tmp_path / "thesis.txt"
    path.write_bytes(content)
    with pytest.raises(RecordError) as refusal:
        read(path)
    assert sentence in str(refusal.value)
    assert path.read_bytes() == content


@pytest.mark.parametrize("line", ["{}", "[]", "7", '{"pairing": ["a", "b"]}'])
def test_a_line_that_is_no_game_is_named(tmp_path: Path, games: list[Played], line: str) -> None:
    path = tmp_path / "arena.jsonl"
    write(path, games[:1])
    with path.open("a") as file:
        file.write(line + "\n")
    with pytest.raises(RecordError, match="line 3: not a game of a tournament"):
        read(path)


def test_records_have_a_file_of_their_own_that_every_command_reads(tmp_path: Path) -> None:
    path, records = tmp_path / "arena.jsonl", tmp_path / "games.jsonl"
    arena = settings(records=True)
    games = [play(arena, (0, 1), 0, swapped) for swapped in (False, True)]
    with Ledger(path, arena, records) as ledger:
        ledger.add(games[0])
    with records.open("ab") as file:
        file.write(b'{"format": "tavo')  # cut off by whatever ended the run
    with Ledger(path, arena, records) as ledger:
        ledger.add(games[1])
    assert [json.loads(line) for line in records.read_text().splitlines()] == [
        game.record for game in games
    ]
    for number, game in enumerate(games, 1):
        loaded = tavolino.load_file(records, number)
        assert loaded.names == game.seats
        assert len(loaded.moves) == game.moves
    assert [game.record for game in ledger.games.values()] == [None, None]
    assert '"record"' not in path.read_text()


def test_without_a_file_games_are_kept_in_memory(games: list[Played]) -> None:
    with Ledger(None, settings()) as ledger:
        ledger.add(games[0])
    assert list(ledger.games.values()) == games[:1]
