"""Records that are wrong: each is refused with what is wrong, and where."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import tavolino
from tavolino.core import registry
from tavolino.core.errors import RecordError
from tests.conftest import finished_game

Change = Callable[[dict[str, Any]], Any]


def record(**options: Any) -> dict[str, Any]:
    return finished_game("schotten-totten", 5, **options).record(legal=True)


def set_(*path: Any) -> Change:
    *keys, last, value = path

    def change(target: Any) -> None:
        for key in keys:
            target = target[key]
        target[last] = value

    return change


CASES: list[tuple[Change, str]] = [
    (set_("format", "tavolino-record/2"), "format: expected 'tavolino-record/1'"),
    (set_("game", "chess"), "there is no game 'chess'"),
    (set_("game", None), "game: expected a string"),
    (set_("rules", 99), "rules: 99; this program plays versions 1 and 2"),
    (set_("rules", 0), "rules: 0; this program plays versions 1 and 2"),
    (set_("rules", True), "rules: True; this program plays versions 1 and 2"),
    (set_("rules", "2"), "rules: '2'; this program plays versions 1 and 2"),
    (set_("rules", None), "rules: None; this program plays versions 1 and 2"),
    (set_("options", []), "options: expected an object"),
    (set_("options", "edition", "x"), "edition: 'x' is not one of"),
    (set_("players", ["one"]), "2 names are needed"),
    (set_("seed", "abc"), "seed 'abc' is not a whole number"),
    (set_("setup", "first", 7), "first is 7; expected 0 or 1"),
    (set_("setup", "hands", [[], []]), "the hand of player 0 must have 6 cards"),
    (set_("setup", "hands", 0, 0, "z9"), "'z9' is not a card of this variant"),
    (set_("setup", "decks", {}), "decks must be clan"),
    (lambda r: r["setup"]["decks"]["clan"].pop(), "setup: missing"),
    (lambda r: r["setup"]["decks"]["clan"].append("r1"), "r1 appears 2 times"),
    (set_("setup", "decks", "clan", 0, 5), "5 is not a card"),
    (set_("moves", 0, "player", 9), "move 1: "),
    (set_("moves", 3, "move", "r1@99"), "move 4: 'r1@99': there is no stone 99"),
    (set_("moves", 3, "move", None), "move 4: expected"),
    (set_("moves", 3, "legal", 0, "nonsense"), "move 4: the legal list is missing"),
    (lambda r: r["moves"][2]["legal"].pop(), "move 3: the legal list is missing"),
    (lambda r: r["moves"][2]["legal"].append(r["moves"][2]["legal"][0]), "names a move twice"),
    (lambda r: r["moves"].pop(), "the game is not over after its"),
    (lambda r: r["moves"].append(r["moves"][-1]), "comes after the end of the game"),
    (set_("result", "winners", [0, 1]), "result: winners is [0, 1], but the moves lead to"),
    (set_("result", "scores", None), "result: scores is None"),
    (set_("result", None), "result: expected an object"),
    (lambda r: r.pop("result"), "result: missing"),
    (lambda r: r.pop("moves"), "moves: expected a list"),
    (set_("moves", {}), "moves: expected a list"),
    (lambda r: r["moves"][0].update(move=r["moves"][0]["move"].upper()), " is written "),
]


@pytest.mark.parametrize(("change", "message"), CASES)
def test_a_wrong_record_is_refused(change: Change, message: str) -> None:
    changed = copy.deepcopy(record())
    change(changed)
    with pytest.raises(tavolino.RecordError) as refusal:
        tavolino.load(changed)
    assert message in str(refusal.value)


@pytest.mark.parametrize("wrong", [None, 5, "text", [], {}])
def test_what_is_no_record_is_refused(wrong: Any) -> None:
    with pytest.raises(tavolino.RecordError):
        tavolino.load(wrong)


DIGITS = 10**5000  # Python refuses to write so many
NESTED: list[Any] = []
for _ in range(2000):
    NESTED = [NESTED]


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("wrong", [DIGITS, NESTED], ids=["digits", "nested"])
def test_values_that_cannot_be_written_are_refused(name: str, wrong: Any) -> None:
    record = tavolino.new(name, seed=1).record()
    for part in ("format", "game", "rules", "seed", "options", "players", "setup", "moves"):
        with pytest.raises(RecordError):
            tavolino.load(record | {part: wrong})
    with pytest.raises(RecordError):
        tavolino.load(record | {"moves": [{"player": wrong, "move": "pass"}]})
    with pytest.raises(RecordError):
        tavolino.load(record | {"moves": [wrong]})
    for part, value in record["setup"].items():
        wrongs = [wrong, {"0": wrong}, {"0": [wrong] * 3}] if isinstance(value, dict) else [wrong]
        for each in [*wrongs, [wrong]]:
            with pytest.raises(RecordError):
                tavolino.load(record | {"setup": record["setup"] | {part: each}})
    finished = finished_game(name, 1).record()
    for result in (wrong, finished["result"] | {"reason": wrong}):
        with pytest.raises(RecordError):
            tavolino.load(finished | {"result": result})


def test_a_number_in_a_file_may_have_too_many_digits() -> None:
    with pytest.raises(RecordError, match="line 2: a number has too many digits"):
        list(tavolino.load_games(["", "1" * 5000]))


def test_a_running_game_has_a_record_without_a_result() -> None:
    game = tavolino.new("schotten-totten", seed=1)
    game.play(game.legal[0])
    again = tavolino.load(json.loads(json.dumps(game.record())))
    assert again == game
    assert again.result is None


def test_tactic_decks_hold_tactic_cards_only() -> None:
    changed = record(tactics=True)
    decks = changed["setup"]["decks"]
    decks["clan"][0], decks["tactic"][0] = decks["tactic"][0], decks["clan"][0]
    with pytest.raises(tavolino.RecordError, match="cannot be in the clan deck"):
        tavolino.load(changed)
