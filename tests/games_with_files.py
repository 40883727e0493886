"""A game of another package with an option that comes from a file, as a careless author would have
written it: what gets a text takes it for the name of a file."""

from __future__ import annotations

from tests.fake_packages import FakePackages

GAME = "filing-game"
OPTION = "deck"
_RULES = f"""
import json
from dataclasses import replace
from pathlib import Path

from msgspec import to_builtins
from tavolino.core.contract import FileFormat, Option
from tavolino.games.tabula_rasa import RULES as OURS

def parse(data, name):
    return json.loads(data)

def check(given):
    return json.loads(Path(given).read_bytes()) if isinstance(given, str | Path) else dict(given)

DECK = Option("{OPTION}", None, "a file with a deck", file=FileFormat(parse, check))

def check_options(given):
    others = {{name: value for name, value in given.items() if name != DECK.name}}
    return OURS.check_options(others) | {{DECK.name: DECK.check(given.get(DECK.name))}}

def views(state):
    see = OURS.views(state)
    return lambda onlooker: to_builtins(see(onlooker)) | {{"game": "{GAME}"}}

RULES = replace(
    OURS,
    name="{GAME}",
    title="Filing Game",
    summary="A game from elsewhere.",
    options=(*OURS.options, DECK),
    check_options=check_options,
    options_of=lambda state: OURS.options_of(state) | {{DECK.name: None}},
    position=lambda state: OURS.position(state).replace(OURS.name, "{GAME}", 1),
    from_position=lambda text: OURS.from_position(text.replace("{GAME}", OURS.name, 1)),
    views=views,
    view_type=None,
    network_inputs=None,
)
"""


def install(packages: FakePackages) -> None:
    entry_points = {"tavolino.games": {GAME: "filing_game:RULES"}}
    packages.install("filing", entry_points, {"filing_game.py": _RULES})
