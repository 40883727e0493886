"""The library's public API: what a programmer meets first."""

from __future__ import annotations

import copy
import json
import pickle
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import tavolino
from tavolino.bots.bot_spec import make, parse_bot
from tavolino.bots.levels import LevelBot
from tavolino.bots.random import RandomBot
from tavolino.core import registry
from tests.conftest import finished_game


def test_games_lists_what_is_installed() -> None:
    assert tavolino.game_names() == ["rat-hot", "schotten-totten", "tabula-rasa"]


@pytest.mark.parametrize(
    ("name", "advice"),
    [
        ("schoten-totten", "did you mean schotten-totten?"),
        ("chess", "the games are: rat-hot, schotten-totten, tabula-rasa"),
        ("", "the games are"),
    ],
)
def test_an_unknown_game_is_refused_with_advice(name: str, advice: str) -> None:
    with pytest.raises(tavolino.UnknownGame) as refusal:
        tavolino.new(name)
    assert advice in str(refusal.value)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"edition": "gmt"}, "edition: 'gmt' is not one of iello, ps-games, menhir"),
        ({"tactics": 1}, "tactics: 1 is neither true nor false"),
        ({"stones": 10}, "stones: 10 is not from 1 to 9"),
        ({"stones": "9"}, "stones: '9' is not a whole number"),
        ({"tactic": True}, "there is no option 'tactic'; the options are: edition, tactics"),
        ({"edition": "menhir", "expert": True}, "always claimed at the start"),
        ({"colours": 2, "values": 3}, "two hands of 6 cannot be dealt from 6 cards"),
        ({"first": 2}, "first: there is no seat 2; seats are 0 to 1"),
        ({"seed": -1}, "seed -1 is not a whole number"),
        ({"names": ["Anna"]}, "2 names are needed"),
    ],
)
def test_wrong_options_are_refused_with_a_sentence(
    options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(tavolino.OptionError) as refusal:
        tavolino.new("schotten-totten", **options)  # type: ignore[arg-type]
    assert sentence in str(refusal.value)


def test_a_game_without_a_seed_draws_one_and_can_be_dealt_again() -> None:
    game = tavolino.new("schotten-totten")
    assert game != tavolino.new("schotten-totten")
    assert game == tavolino.new("schotten-totten", seed=game.seed)


def test_first_says_who_begins() -> None:
    for seat in range(2):
        assert tavolino.new("schotten-totten", seed=1, first=seat).player == seat
    drawn = {tavolino.new("schotten-totten", seed=seed).player for seed in range(20)}
    assert drawn == {0, 1}


def test_an_illegal_move_says_why_and_changes_nothing() -> None:
    game = tavolino.new("schotten-totten", seed=7)
    before = copy.copy(game)
    refused = {
        "r7@12": "there is no stone 12; stones are numbered 1 to 9",
        "claim 1": "your side of stone 1 has 0 of 3 cards",
        "draw clan": "now play a card",
        "pass": "you must play a card",
        "done": "now play a card",
        "hello": "moves look like r7@3",
        "q7@3": "'q7' is not a card",
        "scout@3": "scout is a ruse",
    }
    for move, sentence in refused.items():
        assert sentence in (game.why_not(move) or "")
        with pytest.raises(tavolino.IllegalMove):
            game.play(move)
    assert game == before
    assert game.moves == []
    assert game.why_not(game.legal[0]) is None


@pytest.mark.parametrize("seat", [2, -1, True, "table", None])
def test_views_are_for_seats_spectators_and_open_tables(seat: object) -> None:
    game = tavolino.new("schotten-totten", seed=1)
    with pytest.raises(tavolino.TavolinoError):
        game.view(seat)  # type: ignore[arg-type]


def test_a_game_from_a_position_or_a_guess_has_no_record() -> None:
    game = tavolino.new("schotten-totten", seed=1)
    with pytest.raises(tavolino.TavolinoError, match="did not begin with a deal"):
        tavolino.from_position(game.position).record()


@pytest.mark.parametrize("text", ["", "chess\n", "schotten-totten", "schotten-totten gmt\n"])
def test_broken_positions_are_refused(text: str) -> None:
    with pytest.raises(tavolino.TavolinoError):
        tavolino.from_position(text)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("player 0", "player 2"), "line 2, column 8: expected a number from 0 to 1, found '2'"),
        (("to play", "to dance"), "line 2, column 13: expected one of claim, play"),
        (("hand 0", "hand 7"), "line 12, column 6: expected '0', found '7'"),
        (("discards", "discards r1"), "line 15, column 10: r1 is already there"),
        (("2 .  ", "2 5  "), "line 4, column 3: expected a number from 0 to 1, found '5'"),
        (("1 .   |  |", "1 .  r1 | |"), "line 3"),
        (("clan ", "deck "), "line 14, column 1: expected 'clan', found 'deck'"),
    ],
)
def test_a_wrong_position_names_the_place(change: tuple[str, str], message: str) -> None:
    text = tavolino.new("schotten-totten", seed=1, first=0).position
    assert change[0] in text
    with pytest.raises(tavolino.PositionError) as refusal:
        tavolino.from_position(text.replace(*change, 1))
    assert message in str(refusal.value)


def test_a_card_that_lies_nowhere_is_missed() -> None:
    text = tavolino.new("schotten-totten", seed=1).position
    card = text.splitlines()[13].split()[-1]
    with pytest.raises(tavolino.PositionError, match=f"no place given for {card}"):
        tavolino.from_position(text.replace(f" {card}", "", 1))


def test_matches_begin_with_the_last_winner() -> None:
    match = tavolino.Match("schotten-totten", rounds=4, seed=3, edition="ps-games")
    previous: tavolino.Game | None = None
    while True:
        if previous is not None and previous.result is not None and previous.result["winners"]:
            assert match.game.player == previous.result["winners"][0]
        while not match.game.over:
            match.game.play(match.game.legal[0])
        if match.over:
            break
        previous = match.game
        match.next_game()
    assert match.winners is not None


@pytest.mark.parametrize("rounds", [0, -1, 1001, True, 1.5])
def test_wrong_rounds_are_refused(rounds: object) -> None:
    with pytest.raises(tavolino.OptionError, match="rounds"):
        tavolino.Match("schotten-totten", rounds=rounds, seed=1)  # type: ignore[arg-type]


def test_a_table_of_schotten_totten_fits_into_512_bytes() -> None:
    assert registry.rules("schotten-totten").state.itemsize <= 512


# -- moves by number, and back ---------------------------------------------------------------------


def test_a_move_is_played_by_its_text_or_by_its_number() -> None:
    game = tavolino.new("tabula-rasa", seed=3)
    other = game.copy()
    for action in game.actions:
        assert game.parse(game.move_text(action)) == action
    game.play(game.actions[2])
    other.play(other.legal[2])
    assert game == other
    assert game.moves == other.moves


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (99_999, "action 99999 is not legal now: 16 others are legal"),
        (True, "a move is a string or an action number, not bool"),
        (None, "a move is a string or an action number, not NoneType"),
        (2.0, "a move is a string or an action number, not float"),
    ],
)
def test_what_is_not_a_move_is_refused(move: object, sentence: str) -> None:
    game = tavolino.new("tabula-rasa", seed=3)
    for refuse in (game.play, game.move_text):
        with pytest.raises(tavolino.IllegalMove) as refusal:
            refuse(move)  # type: ignore[arg-type]
        assert sentence in str(refusal.value)
    assert game.moves == []


def test_undo_goes_back_one_move_at_a_time_to_the_very_beginning() -> None:
    game = tavolino.new("schotten-totten", tactics=True, seed=5)
    before = []
    for _ in range(12):
        before.append((game.copy(), game.happened(0), game.record()))
        game.play(game.legal[0])
    played = [move for _, move in game.moves]
    for then, happened, record in reversed(before):
        assert game.undo() == played.pop()
        assert (game, game.happened(0), game.record()) == (then, happened, record)
    with pytest.raises(tavolino.TavolinoError, match="no move to undo"):
        game.undo()


def test_undo_works_from_a_position_and_leaves_copies_alone() -> None:
    game = tavolino.from_position(tavolino.new("tabula-rasa", seed=3).position)
    start = game.copy()
    game.play(game.legal[0])
    later = game.copy()
    game.undo()
    assert game == start != later
    assert len(later.moves) == 1


# -- pictures, files and tables that were drawn ----------------------------------------------------


def test_a_picture_shows_what_its_onlooker_may_see() -> None:
    game = tavolino.new("schotten-totten", seed=1)
    assert game.svg() == game.view("open").svg() == game._repr_svg_()
    assert game.svg(0) != game.svg(1)
    assert game.svg(0).startswith("<svg")


def test_games_are_loaded_from_files(tmp_path: Path) -> None:
    games = [finished_game("tabula-rasa", seed) for seed in (1, 2)]
    many, one = tmp_path / "games.jsonl", tmp_path / "game.json"
    many.write_text("\n".join(json.dumps(game.record()) for game in games), encoding="utf-8")
    one.write_text(json.dumps(games[0].record(), indent=2), encoding="utf-8")
    assert tavolino.load_file(str(one)) == tavolino.load_file(many) == games[0]
    assert tavolino.load_file(many, 2) == games[1]
    with pytest.raises(tavolino.RecordError, match="there is no game 3; the file has 2 games"):
        tavolino.load_file(many, 3)
    with pytest.raises(FileNotFoundError):
        tavolino.load_file(tmp_path / "nothing.json")


def test_the_games_of_a_file_or_of_lines_come_one_after_the_other(tmp_path: Path) -> None:
    games = [finished_game("tabula-rasa", seed) for seed in (1, 2)]
    many, one = tmp_path / "games.jsonl", tmp_path / "game.json"
    lines = ["\n", *(json.dumps(game.record()) + "\n" for game in games), "\n"]
    many.write_text("".join(lines), encoding="utf-8")
    one.write_text("\n" + json.dumps(games[0].record(), indent=2), encoding="utf-8")
    assert list(tavolino.load_games(many)) == list(tavolino.load_games(str(many))) == games
    assert list(tavolino.load_games(lines)) == list(tavolino.load_games(iter(lines))) == games
    assert list(tavolino.load_games(one)) == games[:1]
    assert list(tavolino.load_games(one.read_text(encoding="utf-8").split("\n"))) == games[:1]
    with many.open(encoding="utf-8") as opened:
        assert list(tavolino.load_games(opened)) == games


def test_games_are_read_only_as_far_as_they_are_asked_for() -> None:
    game = finished_game("tabula-rasa", 1)
    lines = iter([json.dumps(game.record()), "not JSON"])
    assert next(tavolino.load_games(lines)) == game
    assert next(lines) == "not JSON"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('{"a": }', ": line 3, column 7: not JSON"),
        ("{", ": line 3, column 2: not JSON"),
        ("{}", ":3: format: expected"),
    ],
)
def test_a_wrong_line_is_named(line: str, message: str, tmp_path: Path) -> None:
    game = finished_game("tabula-rasa", 1)
    lines = [json.dumps(game.record()), "", line]
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    for source, name in ((file, str(file)), (lines, "records")):
        games = tavolino.load_games(source)
        assert next(games) == game
        with pytest.raises(tavolino.RecordError, match=re.escape(name + message)):
            next(games)


def test_a_wrong_place_in_a_record_of_many_lines_is_named(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text('\n\n{\n  "a":\n}\n', encoding="utf-8")
    with pytest.raises(tavolino.RecordError, match="line 5, column 1: not JSON"):
        next(tavolino.load_games(file))


def test_no_games_are_an_error(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("\n", encoding="utf-8")
    with pytest.raises(tavolino.RecordError, match="the file is empty"):
        next(tavolino.load_games(file))
    with pytest.raises(tavolino.RecordError, match="records: there are none; expected"):
        next(tavolino.load_games([]))


def test_a_drawn_table_is_a_game_that_the_seat_cannot_tell_from_its_own() -> None:
    game = tavolino.new("schotten-totten", tactics=True, seed=5)
    sampler = game.sampler(0)
    drawn = [sampler.game(seed) for seed in range(5)]
    assert all(each.view(0) == game.view(0) for each in drawn)
    assert len({*drawn}) == 5
    assert sampler.game(3) == drawn[3] == sampler.game(np.int64(3))
    assert sampler.game(np.random.default_rng(1)) == sampler.game(np.random.default_rng(1))
    assert sampler.game() != sampler.game()
    assert game.determinized(0, 3).view(0) == game.view(0)
    drawn[0].play(drawn[0].legal[0])
    for wrong in ("x", 1.5, True, np.zeros(4), -1):
        with pytest.raises(tavolino.OptionError):
            sampler.draw(wrong)  # type: ignore[arg-type]
    with pytest.raises(tavolino.TavolinoError, match="there is no seat 7"):
        game.determinized(7)


# -- bots ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["random", "greedy:skill=1", "beppe", "maestro:iterations=3"])
def test_a_bot_by_name_is_that_of_the_command_line(text: str) -> None:
    game = tavolino.new("tabula-rasa", seed=3, first=0)
    made: list[tavolino.Bot] = [tavolino.bot(text, seed=7), make(parse_bot(text), 7)]
    while not game.over:
        seen = game.view(game.player or 0), game.sampler()
        move, other = (each.choose(*seen) for each in made)
        assert move == other
        game.play(move)


def test_a_bot_plays_any_game_and_has_the_name_that_it_was_given() -> None:
    mimi, other = tavolino.bot("mimi"), tavolino.bot("the cat=mimi")
    assert (mimi.name, other.name) == ("mimi", "the cat")
    for name in tavolino.game_names():
        game = tavolino.new(name, seed=1)
        assert other.choose(game.view(game.player or 0), game.sampler()) in game.legal


def test_a_bot_with_a_name_of_its_own_plays_a_game_without_an_evaluation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = tavolino.new("tabula-rasa", seed=1)
    sampler = tavolino.Sampler(replace(game.rules, evaluation=None), game.state, 0)
    monkeypatch.setattr(LevelBot, "_bot", lambda bot, level, iterations, rules: RandomBot(1))
    assert tavolino.bot("the cat=mimi").choose(game.view("open"), sampler) in game.legal


def test_a_bot_without_a_seed_draws_one() -> None:
    game = tavolino.new("schotten-totten", seed=1)
    seen = game.view(game.player or 0), game.sampler()
    assert len({tavolino.bot("random").choose(*seen) for _ in range(50)}) > 1


def test_an_unknown_bot_is_refused_with_advice() -> None:
    with pytest.raises(tavolino.OptionError, match=r"no bot 'virtuso'; did you mean virtuoso\?"):
        tavolino.bot("virtuso")


def test_the_package_imports_no_compiler_until_it_is_needed() -> None:
    program = "import sys, tavolino; print('numba' in sys.modules, 'numpy' in sys.modules)"
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert printed.stdout.split() == ["False", "False"], printed.stderr


def test_the_package_lists_what_it_offers_and_nothing_else() -> None:
    assert {*dir(tavolino)} == {*tavolino.__all__, "__version__", "__doc__"}


def test_objects_say_in_a_word_what_they_are() -> None:
    game = tavolino.new("tabula-rasa", seed=1)
    game.play(game.legal[0])
    assert repr(game) == "<tabula-rasa: 1 moves played>"
    assert repr(game.rules) == "<rules of tabula-rasa>"


def test_equal_views_are_one_in_a_set() -> None:
    one, two = (tavolino.new("tabula-rasa", seed=1, first=0) for _ in range(2))
    assert len({one.view(0), two.view(0)}) == 1
    assert len({one.view(0), one.view(1)}) == 2


def test_a_refusal_keeps_its_content_when_it_is_pickled() -> None:
    game = tavolino.new("tabula-rasa", seed=1, first=0)
    refusal = game.refusal("r1@99")
    assert refusal is not None
    again = pickle.loads(pickle.dumps(refusal))
    assert (str(again), again.say) == (str(refusal), refusal.say)
    assert refusal.say


def test_a_match_has_a_seed_for_each_round() -> None:
    tavolino.Match("tabula-rasa", rounds=3, seed=2**63 - 3)
    with pytest.raises(tavolino.OptionError, match=r"seed \d+ leaves no room for 3 games"):
        tavolino.Match("tabula-rasa", rounds=3, seed=2**63 - 2)
