"""Finished games of every variant, recorded once and replayed for ever.

tests/golden holds a file a game, one record a line, made with `tavolino simulate`. A record that no
longer replays means that the rules changed: then `version` of the game goes up, and the old records
stay to say what changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import tavolino
from tavolino.core import registry
from tests.conftest import read_records
from tests.referee import REFEREES

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", registry.names())
def test_golden_games_replay(name: str) -> None:
    records = read_records(GOLDEN / f"{name}.jsonl")
    played = [registry.rules(name).check_options(record["options"]) for record in records]
    rules = registry.rules(name)
    for options in rules.variants:
        checked = rules.check_options(options)
        if all(
            option.in_record != "never" or options.get(option.name) is None
            for option in rules.options
        ):
            assert checked in played, f"no golden game of {options}"
    for record in records:
        game = tavolino.load(record)
        assert game.over
        assert game.record() == record
        assert REFEREES[name](record) == []
