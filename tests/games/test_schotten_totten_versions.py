"""Schotten-Totten by both versions of its rules: what is dealt now is played by the newest, and
what was dealt by an older one stays with it.
What changed: docs/reference/games/schotten-totten.md."""

from __future__ import annotations

import json
import pickle
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tavolino
from tavolino import Game
from tavolino.cli import main
from tavolino.core import chance, dispatch, registry
from tavolino.core.contract import Options
from tests.conftest import finished_game, steps, typical_options
from tests.referee import schotten_totten

from .tables import CLAN_CARDS, TACTIC_CARDS, hand, played, table, winning

pytestmark = pytest.mark.slow

RULES = registry.rules("schotten-totten")
every_version = pytest.mark.parametrize("version", RULES.versions)

PASSED = "player 1 to play, after a pass; hand 0 shield; hand 1 spy"
SCOUTING = "1 . joker-1 |; hand 0 scout joker-2; clan c1 c2 c3; jokers played 1 0"


def dealt(version: int, seed: int = 3, **options: Any) -> Game:
    """A new game by a version of the rules."""
    return tavolino.load(
        tavolino.new("schotten-totten", seed=seed, **options).record() | {"rules": version}
    )


def shy_steps(game: Game, seed: int) -> list[Game]:
    """A game, move by move, of players who seldom claim and like to pass: many end by passes."""
    rng = random.Random(seed)
    seen = [game.copy()]
    while not game.over:
        legal = game.legal
        shy = [move for move in legal if move in ("done", "pass")]
        game.play(rng.choice(shy if shy and rng.random() < 0.8 else legal))
        seen.append(game.copy())
    return seen


# -- which version a game is played by -----------------------------------------------------------


def test_a_new_game_is_played_by_the_newest_version() -> None:
    game = tavolino.new("schotten-totten", seed=1)
    assert (game.version, game.record()["rules"]) == (2, 2)
    assert (RULES.version, RULES.versions) == (2, (1, 2))


def test_a_record_without_a_version_is_played_by_the_newest() -> None:
    record = tavolino.new("schotten-totten", seed=1).record()
    del record["rules"]
    assert tavolino.load(record).version == 2


def test_a_game_that_plays_older_versions_keeps_that_of_each_table() -> None:
    other = registry.rules("tabula-rasa")
    with pytest.raises(TypeError, match="its record needs a field `rules`"):
        dispatch.install(replace(other, older_versions=(0,)))


@every_version
def test_a_game_stays_with_its_version_wherever_it_goes(version: int) -> None:
    game = dealt(version, tactics=True)
    game.play(game.legal[0])
    others = [
        game.copy(),
        pickle.loads(pickle.dumps(game)),
        tavolino.load(game.record()),
        tavolino.from_position(game.position),
        game.determinized(0, chance.generator(1)),
        *game.steps(),
    ]
    assert {other.version for other in others} == {version}
    sampler = game.sampler()
    assert RULES.version_of(sampler.table) == version
    assert RULES.version_of(sampler.draw(chance.generator(1))) == version


@every_version
def test_a_game_of_an_older_version_is_another_game(version: int) -> None:
    game = dealt(version)
    assert [game == dealt(other) for other in RULES.versions] == [
        other == version for other in RULES.versions
    ]


def test_a_rematch_of_an_old_game_is_played_by_the_newest_version() -> None:
    match = tavolino.Match("schotten-totten", rounds=3, seed=5)
    match.games[-1] = table("iello rules=1", "player 0 was last, player 0 wins by five-stones")
    assert match.next_game().version == 2


@typical_options("schotten-totten")
@every_version
def test_records_and_positions_of_both_versions_round_trip(options: Options, version: int) -> None:
    for seed in range(2):
        game = dealt(version, seed, **options)
        for step in shy_steps(game, seed):
            again = tavolino.from_position(step.position)
            assert (again, again.position) == (step, step.position)
        record = game.record(legal=True)
        assert record["rules"] == version
        assert tavolino.load(json.loads(json.dumps(record))).record(legal=True) == record
        assert schotten_totten.check(record) == []


# -- in a position text --------------------------------------------------------------------------


def test_a_position_tells_an_older_version_and_no_other() -> None:
    new, old = (dealt(version, tactics=True).position for version in (2, 1))
    assert new.splitlines()[0] == "schotten-totten iello tactics"
    assert old.splitlines()[0] == "schotten-totten iello tactics rules=1"
    assert old.splitlines()[1:] == new.splitlines()[1:]
    assert tavolino.from_position(new.replace("tactics\n", "tactics rules=2\n", 1)).position == new


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("rules=3", "line 1, column 23: this program plays versions 1 and 2 of the rules, not 3"),
        ("rules=0", "line 1, column 23: this program plays versions 1 and 2 of the rules, not 0"),
        ("rules=new", "line 1, column 23: expected a number after rules=, found 'new'"),
        ("rules", "there is no option 'rules'"),
    ],
)
def test_a_position_of_an_unknown_version_is_refused(wrong: str, message: str) -> None:
    position = tavolino.new("schotten-totten", seed=1).position
    with pytest.raises(tavolino.PositionError) as refusal:
        tavolino.from_position(position.replace("iello", f"iello {wrong}", 1))
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("clan      c6", "clan      scout c6", "scout cannot be in the clan deck"),
        ("hand 0    r2", "hand 0    r2!x", "expected 0, 1 or s after the !, found 'x'"),
    ],
)
def test_a_position_with_a_card_in_the_wrong_place_is_refused(
    old: str, new: str, message: str
) -> None:
    position = tavolino.new("schotten-totten", seed=1, tactics=True).position
    assert old in position
    with pytest.raises(tavolino.PositionError) as refusal:
        tavolino.from_position(position.replace(old, new, 1))
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (f"discards {' '.join(CLAN_CARDS[:7])}", "at most 6 cards are ever discarded"),
        ("player 0 was last, somebody wins by draw", "'player' or 'nobody', found 'somebody'"),
        ("player 0 was last, nobody wins by luck", "'luck' is not a reason for that ending"),
        ("player 0 was last, player 1 wins by draw", "'draw' is not a reason for that ending"),
        (
            f"player 0 to draw; discards scout redeploy; hand 1 {' '.join(TACTIC_CARDS[:6])}"
            "; hand 0 deserter traitor",
            "a deck is asked for only while both decks hold cards",
        ),
        ("player 0 to return 2; hand 0 r1", "not that many cards in the hand to return"),
        (
            f"hand 1 {' '.join(CLAN_CARDS[:12])}",
            "the hand of player 1 has 12 cards; at most 10 fit",
        ),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused(lines: str, message: str) -> None:
    with pytest.raises(tavolino.PositionError) as refusal:
        table("iello tactics", lines)
    assert message in str(refusal.value)


# -- what changed --------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["ps-games", "iello"])
@pytest.mark.parametrize(
    ("rules", "legal"),
    [("rules=1", ["c1", "c2", "c3", "joker-2"]), ("rules=2", ["c1", "c2", "c3"])],
)
def test_a_second_joker_goes_back_with_scout_by_version_1_only(
    edition: str, rules: str, legal: list[str]
) -> None:
    game = table(f"{edition} tactics hand=2 {rules}", "tactics played 1 1", SCOUTING)
    played(game, "scout", *["take clan"] * (3 if edition == "iello" else 1))
    assert game.legal == [f"return {card}" for card in legal]
    played(game, game.legal[-1], "return c1")
    assert ("joker-2" in hand(game, 0)) == (rules == "rules=2")


@pytest.mark.parametrize("edition", ["ps-games", "iello", "menhir"])
@pytest.mark.parametrize(
    ("lines", "old", "new"),
    [
        ("1 . r7 r8 r9 | y1", ".........", "0........"),
        ("1 . y1 | r7 r8 r9; 3 . b7 b8 b9 |; 5 . g7 g8 g9 | c1", ".........", "1.0.0...."),
        ("1 . r7 r8 r9 | y1 y2 g4; 3 . y5 | b7 b8 b9", "0........", "0.1......"),
        ("1 . r7 r8 r9 | y1 y2 g4", "0........", "0........"),
        ("1 . r1 y2 g9 | b9", ".........", "........."),
    ],
)
def test_two_passes_give_proven_stones_away_by_version_2_only(
    edition: str, lines: str, old: str, new: str
) -> None:
    for rules, stones in (("rules=1", old), ("rules=2", new)):
        game = played(table(f"{edition} tactics hand=1 {rules}", PASSED, lines), "pass")
        assert game.result is not None
        assert game.result["stones"] == winning(0, "", [], stones)["stones"]


@pytest.mark.parametrize("options", [o for o in RULES.variants if o["edition"] == "menhir"])
def test_never_can_both_players_prove_to_win_one_stone(options: Options) -> None:
    """Not even where a claimer may be incomplete: the worst that one side can become would have to
    beat the best that the other can, and the other way round."""
    claimed = 0
    for seed in range(6):
        for step in shy_steps(tavolino.new("schotten-totten", seed=seed, **options), seed):
            lines = step.position.splitlines()
            able = []
            for seat in range(2):
                text = "\n".join([lines[0], f"player {seat} to claim", *lines[2:]])
                able.append(set(tavolino.from_position(text).legal) - {"done"})
            assert not able[0] & able[1], step.position
            claimed += len(able[0]) + len(able[1])
    assert claimed


# -- on the command line -------------------------------------------------------------------------


def test_check_takes_records_of_both_versions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    games = [finished_game("schotten-totten", 5)]
    games.append(dealt(1, tactics=True))
    for _ in steps(games[1], 1):
        pass
    file.write_text("".join(json.dumps(game.record(legal=True)) + "\n" for game in games))
    assert main(["check", str(file)]) == 0
    assert "2 records: 2 valid, 0 invalid" in capsys.readouterr().out


def test_check_refuses_a_version_that_it_does_not_know(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    record = finished_game("schotten-totten", 5).record()
    file.write_text(json.dumps(record | {"rules": 3}))
    assert main(["check", str(file)]) == 1
    assert "rules: 3; this program plays versions 1 and 2" in capsys.readouterr().out
