"""What the tests of bots share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolino.core import registry
from tests.bots.networks import VARIANTS, write_network


@pytest.fixture
def weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Weights for all games that can have a network."""
    for name in {name for name, _ in VARIANTS}:
        write_network(tmp_path / f"{name}.npz", registry.rules(name))
    monkeypatch.setenv("TAVOLINO_WEIGHTS", str(tmp_path))
    return tmp_path
