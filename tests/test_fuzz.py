"""Nonsense from outside: every text, position and record gets an answer, and nothing breaks.

A position that parses can be played to its end: kernels trust the table, so the parser must not let
one through that they would stumble over.
"""

from __future__ import annotations

import contextlib
import copy
import random
import string
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tavolino
from tavolino.core import registry
from tests.conftest import finished_game, steps

pytestmark = pytest.mark.slow

each_game = pytest.mark.parametrize("name", registry.names())
quietly = settings(derandomize=True, deadline=None, max_examples=60)

ALPHABET = string.ascii_letters + string.digits + "@>, .-_|!/\n\t·٣é"
MOVES = st.text(ALPHABET, max_size=20) | st.text(max_size=10)


@each_game
@quietly
@given(text=MOVES)
def test_any_text_is_answered(name: str, text: str) -> None:
    game = tavolino.new(name, seed=1)
    before = game.state.tobytes()
    answer = game.why_not(text)
    assert answer is None or len(answer) > 5
    assert game.state.tobytes() == before


def tables(name: str) -> list[str]:
    """Positions of random games of all variants, a few of each."""
    found = []
    for number, options in enumerate(registry.rules(name).variants):
        game = tavolino.new(name, seed=number, **options)
        found += [game.position for ply, _ in enumerate(steps(game, number)) if ply % 17 == 3]
    return found


@each_game
def test_a_damaged_position_is_refused_or_playable(name: str) -> None:
    """One word changed, moved, doubled or lost."""
    rng = random.Random(1)
    refusals: list[str] = []
    played = 0
    positions = tables(name)
    words = [word for text in positions for word in text.split()]
    for _ in range(600):
        lines = rng.choice(positions).split("\n")
        at = rng.randrange(len(lines))
        line = lines[at].split(" ")
        place = rng.randrange(len(line))
        match rng.randrange(5):
            case 0:
                line[place] = rng.choice(words)
            case 1:
                del line[place]
            case 2:
                line.insert(place, rng.choice(words))
            case 3:
                other = rng.randrange(len(line))
                line[place], line[other] = line[other], line[place]
            case _:
                line = rng.choice(lines).split(" ")
        lines[at] = " ".join(line)
        try:
            game = tavolino.from_position("\n".join(lines))
        except tavolino.TavolinoError as refusal:
            refusals.append(str(refusal))
            continue
        cards = game.rules.census(game.state)
        for _ in steps(game, 1):
            assert game.rules.census(game.state) == cards
        played += 1
    assert len(refusals) > 100
    assert all(len(refusal) > 20 for refusal in refusals)
    assert played > 5


VALUES: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, -1, 0, 1, 99, 1.5, "", "r1", "x", [], [[]], {}, {"a": 1}]
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in a JSON value."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, item in value.items():
            found += places(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value[:3]):
            found += places(item, (*path, index))
    return found


@each_game
@quietly
@given(data=st.data())
def test_a_damaged_record_is_refused_or_replays(name: str, data: st.DataObject) -> None:
    record = finished_game(name, 2).record(legal=True)
    *path, last = data.draw(st.sampled_from(places(record)))
    damaged = copy.deepcopy(record)
    target = damaged
    for key in path:
        target = target[key]
    if data.draw(st.booleans()):
        target[last] = data.draw(VALUES)
    else:
        del target[last]
    with contextlib.suppress(tavolino.RecordError):
        assert tavolino.load(damaged).record()["moves"]
