"""What all tests share: every variant of every registered game, games played at random, stores."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import tavolino
from tavolino.core import registry
from tavolino.core.contract import Options
from tests.repeats import repeated

# Fixtures for all: where several modules import one, each module has its own, with its own server.
pytest_plugins = ["tests.databases"]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Save what a process of pytest-xdist has measured: one that needs ten seconds to end is
    killed, and with it all that it would have saved then."""
    coverage = sys.modules.get("coverage")
    if coverage is not None and hasattr(session.config, "workerinput"):
        measured = coverage.Coverage.current()
        if measured is not None:
            measured.save()


@pytest.hookimpl(trylast=True)  # when those that are not wanted have gone
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let each process of pytest-xdist begin with tests that take long: with one that begins at the
    end, all others wait. Those of a module stay together, for they may share what was set up."""
    processes = getattr(config, "workerinput", {}).get("workercount", 1)
    modules: dict[Path, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("long"):
            modules.setdefault(item.path, []).append(item)
    others = [item for item in items if not item.get_closest_marker("long")]
    begins = [list(chain(*list(modules.values())[n::processes])) for n in range(processes)]
    left = len(items)
    items.clear()
    for number, begin in enumerate(begins):
        # The list is handed out in equal parts, whatever they take.
        part = max(left // (processes - number), len(begin))
        items += begin + others[: part - len(begin)]
        del others[: part - len(begin)]
        left -= part
    items += others


def variants() -> Iterator[tuple[str, Options]]:
    for name in registry.names():
        for options in registry.rules(name).variants:
            yield name, options


def variant_id(value: object) -> str | None:
    if isinstance(value, dict):
        return ",".join(f"{key}={_short(item)}" for key, item in value.items()) or "default"
    return None


def _short(value: object) -> str:
    return f"{len(value)}" if isinstance(value, dict) else str(value)


# Of each game, variants that have little in common.
_SMALL = {"stones": 2, "colours": 2, "values": 4, "hand": 2}
_TYPICAL: list[tuple[str, Options]] = [
    ("rat-hot", {}),
    ("schotten-totten", {"edition": "iello", "tactics": True, "expert": False}),
    ("schotten-totten", {"edition": "ps-games", "tactics": True, "expert": True}),
    ("schotten-totten", {"edition": "menhir", "tactics": True, "expert": False}),
    ("schotten-totten", {"edition": "menhir", "tactics": True, **_SMALL}),
    ("tabula-rasa", {"players": 3}),
    ("tabula-rasa", {"players": 4, "colours": 2, "values": 3, "hand": 2}),
]


def is_typical(name: str, options: Options) -> bool:
    return (name, options) in _TYPICAL


def typical_options(name: str) -> pytest.MarkDecorator:
    """The variants of one game; `make test` tries one of those that differ little."""
    options = registry.rules(name).variants
    tried = [each if is_typical(name, each) else repeated(each) for each in options]
    return pytest.mark.parametrize("options", tried, ids=variant_id)


every_variant = pytest.mark.parametrize(("name", "options"), list(variants()), ids=variant_id)
# The same for all games.
typical_variants = pytest.mark.parametrize(
    ("name", "options"),
    [variant if is_typical(*variant) else repeated(*variant) for variant in variants()],
    ids=variant_id,
)


def steps(game: tavolino.Game, seed: int) -> Iterator[tavolino.Game]:
    """The game before each of its moves, which are drawn at random, and once after the last."""
    rng = random.Random(seed)
    while not game.over:
        yield game
        game.play(rng.choice(game.actions))
    yield game


def finished_game(name: str, seed: int, **options: Any) -> tavolino.Game:
    game = tavolino.new(name, seed=seed, **options)
    for _ in steps(game, seed):
        pass
    return game


def read_records(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
