"""A table that lies open, for requests to the engine."""

from __future__ import annotations

from typing import Any

from ..core import chance, dispatch, registry
from ..core.contract import State
from ..core.game import Sampler


class OpenTable(Sampler):
    """A table that lies open: there is nothing to re-deal."""

    def _redealt(self, state: State, rng: chance.Generator) -> State:
        return dispatch.copied(state)

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickle, (self.rules.name, self.table.tobytes(), self.seat)


def _unpickle(name: str, table: bytes, seat: int) -> OpenTable:
    rules = registry.rules(name)
    return OpenTable(rules, dispatch.table(rules, table), seat)
