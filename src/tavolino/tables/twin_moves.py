"""Moves that are the same but for names: the first card at the third place or at the third from the
other end, or in either of two colours that nothing tells apart. One of them is worth naming."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from ..core import dispatch
from ..core.contract import Symmetry
from ..core.game import Sampler
from ..core.hint import RatedMove
from ..envs.symmetry_tables import symmetries
from .open_table import OpenTable


def without_twins(sampler: Sampler, moves: Iterable[RatedMove]) -> tuple[RatedMove, ...]:
    """The moves without those that are the same as one before them: by what the seat knows or, at
    an open table, by what all seats know together."""
    same = _same_tables(sampler)
    kept: list[RatedMove] = []
    twins: set[int] = set()
    for move in moves:
        if move.action not in twins:
            kept.append(move)
            twins.update(int(each.actions[move.action]) for each in same if move.action >= 0)
    return tuple(kept)


def _same_tables(sampler: Sampler) -> list[Symmetry]:
    """The renamings that leave the table as it is."""
    rules, table = sampler.rules, sampler.table
    if rules.symmetries is None or rules.observation is None:
        return []
    options = rules.options_of(table)
    seats = range(rules.seats(options)) if isinstance(sampler, OpenTable) else [sampler.seat]
    seen = np.zeros((len(seats), rules.observation.size), rules.observation.kind)
    for row, seat in enumerate(seats):
        dispatch.observe_at(table, 0, seat, seen[row])
    return [
        symmetry
        for symmetry in _symmetries(rules.name, tuple(options.items()))
        if (seen[:, symmetry.observation] == seen).all()
    ]


@lru_cache(maxsize=4)
def _symmetries(game: str, options: tuple[tuple[str, object], ...]) -> list[Symmetry]:
    return symmetries(game, **dict(options))
