"""Finished games of every variant, recorded once and replayed for ever.

tests/golden holds the records of a game, one a line, made with `tavolino simulate`: those of the
first version of its rules in a file of its name, those of a later one beside it. A record that no
longer replays means that the rules changed: then `version` of the game goes up, and the old records
stay and are played by the old version.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tavolino
from tavolino.core import registry
from tests.conftest import read_records
from tests.referee import REFEREES

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parent / "golden"
VERSIONS = [
    (name, version) for name in registry.names() for version in registry.rules(name).versions
]


def golden(name: str, version: int) -> list[dict[str, Any]]:
    records = [record for path in sorted(GOLDEN.glob(f"{name}.*")) for record in read_records(path)]
    return [record for record in records if record["rules"] == version]


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_golden_games_replay(name: str, version: int) -> None:
    records = golden(name, version)
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
        assert (game.over, game.version) == (True, version)
        assert game.record() == record
        assert REFEREES[name](record) == []


def test_golden_games_of_schotten_totten_show_what_the_second_version_changed() -> None:
    """Where a second joker went back with Scout, and where two passes gave no proven stone away,
    the records of version 1 are wrong by version 2, and are refused for that alone."""
    refusals = []
    for record in golden("schotten-totten", 1):
        try:
            tavolino.load(record | {"rules": 2})
        except tavolino.RecordError as refusal:
            refusals.append(str(refusal))
    kept = [refusal for refusal in refusals if "you keep the other one" in refusal]
    awarded = [refusal for refusal in refusals if refusal.startswith("result: ")]
    assert len(kept) >= 4
    assert len(awarded) >= 5
    assert len(kept) + len(awarded) == len(refusals)
