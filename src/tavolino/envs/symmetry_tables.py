"""Renamings of colours and places under which a game stays the same, for augmenting data."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core import registry
from ..core.contract import Rules, Symmetry
from ..core.errors import TavolinoError


def symmetries(game: str, **options: Any) -> list[Symmetry]:
    """All renamings that change nothing in a game with these options, as index tables; the first
    one keeps all names, and where there are no others it is the only one.

    If a seat sees `seen` and plays `action`, then with a symmetry it sees
    `seen[symmetry.observation]` and plays `symmetry.actions[action]`.
    """
    rules = registry.rules(game)
    checked = rules.check_options(options)
    if rules.symmetries is None:
        return [_same_names(rules)]
    return list(rules.symmetries(checked))


def _same_names(rules: Rules) -> Symmetry:
    if rules.observation is None:
        raise TavolinoError(f"{rules.name} has no observation")
    return Symmetry(
        np.arange(rules.observation.size, dtype=np.int32), np.arange(rules.actions, dtype=np.int32)
    )
