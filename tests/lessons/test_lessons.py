"""Every step can be done, and can be missed, by the rules."""

from __future__ import annotations

import re
from itertools import groupby

import pytest

from tavolino.core.game import from_position
from tavolino.core.registry import names as games
from tavolino.games.schotten_totten.notation import TACTIC_CARDS
from tavolino.lessons.lesson import lesson, steps_of, try_move
from tavolino.lessons.step import Step, done_by, fits
from tavolino.text import LANGUAGES

STEPS = [(game, step) for game in games() for step in steps_of(game)]


def names(value: object) -> str:
    return value.name if isinstance(value, Step) else str(value)


@pytest.mark.parametrize(("game", "step"), STEPS, ids=names)
def test_a_step_can_be_done_and_missed(game: str, step: Step) -> None:
    table = from_position(step.position)
    assert table.rules.name == game
    outcomes: dict[bool, list[str]] = {True: [], False: []}
    for move in table.legal:
        trial = table.copy()
        trial.play(move)
        outcomes[done_by(step, trial.happened(table.player or 0))].append(move)
    assert outcomes[True]
    if step.name != "beside":  # the one step where all that is legal is right
        assert outcomes[False]
        assert try_move(step, outcomes[False][0], "en")["said"] == [
            "That’s a legal move, but not this step’s task. Try again."
        ]
    right = try_move(step, outcomes[True][0], "en")
    assert right["right"]
    assert right["events"][0]["said"]
    refused = try_move(step, "nonsense", "en")
    assert not refused["right"]
    assert refused["events"] == []
    assert refused["view"] == table.view(table.player or 0).data


@pytest.mark.parametrize("code", [*LANGUAGES, "qps"])
@pytest.mark.parametrize("game", games())
def test_a_lesson_is_told_in_every_language(game: str, code: str) -> None:
    steps = lesson(game, code)
    assert [step["name"] for step in steps] == [step.name for step in steps_of(game)]
    for step in steps:
        assert step["words"]["moves"]
        if code == "qps":
            assert not re.search(r"[a-zA-Z]", step["task"])


def test_a_learner_sees_no_hidden_card() -> None:
    for step in lesson("schotten-totten", "en"):
        assert step["view"]["hands"][1]["cards"] == []
        assert all(deck["known"] == {} for deck in step["view"]["decks"].values())
    for step in lesson("tabula-rasa", "en"):
        assert step["view"]["hands"][1]["cards"] == []


@pytest.mark.parametrize("game", games())
def test_the_steps_of_a_part_follow_each_other(game: str) -> None:
    parts = [part for part, _ in groupby(step["part"] for step in lesson(game, "en"))]
    assert len(parts) == len(set(parts))


def test_there_is_a_step_for_each_tactic_card_and_for_each_edition() -> None:
    played: dict[str, set[str]] = {}
    for step in lesson("schotten-totten", "en"):
        edition = step["view"]["options"]["edition"]
        played.setdefault(edition, set()).add(re.split("[ @]", step["example"])[0])
    assert {*TACTIC_CARDS} - {"joker-2"} <= played["iello"]
    assert {"claim", "return", "deserter"} <= played["ps-games"]
    assert {"claim", "scout", "deserter", "traitor"} <= played["menhir"]


def test_a_claim_that_cannot_be_proven_shows_what_beats_it() -> None:
    proof = next(step for step in steps_of("schotten-totten") if step.name == "proof")
    answer = try_move(proof, "claim 6", "de")
    assert not answer["right"]
    assert answer["detail"]["stone"] == 6
    assert len(answer["detail"]["cards"]) == 3


@pytest.mark.parametrize(
    ("pattern", "value", "fitting"),
    [
        ({}, {"type": "lay"}, True),
        ({"type": "lay"}, {"type": "lay", "stone": 5}, True),
        ({"type": "lay", "stone": 4}, {"type": "lay", "stone": 5}, False),
        ({"stone": 4}, {"type": "lay"}, False),
        ({"formation": {"kind": "run"}}, {"formation": {"kind": "run", "sum": 6}}, True),
        ({"formation": {"kind": "run"}}, {"formation": None}, False),
    ],
)
def test_a_pattern_asks_for_some_of_an_event(pattern: object, value: object, fitting: bool) -> None:
    assert fits(pattern, value) is fitting
