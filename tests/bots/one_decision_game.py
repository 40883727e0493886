"""A game of one decision, which counts in chips: what wins most surely is not what pays most."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from tavolino.bots.search import Budget, analyse
from tavolino.bots.sure_wins import sure_wins
from tavolino.core import dispatch, registry
from tavolino.core.contract import WHOLE_WIN, Kernels
from tavolino.core.game import Sampler

STATE = np.dtype([("player", "i1"), ("over", "i1"), ("taken", "i1")])
PAYS = (-2.0, 1.0, 1.5)  # to seat 0, from seat 1
RANGE = (-2.0, 2.0)


def deal(s: Any, rng: Any) -> None:
    s.player = 0


def legal_moves(s: Any, out: Any) -> int:
    out[:3] = range(3)
    return 0 if s.over else 3


def apply(s: Any, action: Any) -> None:
    s.taken = action
    s.over = 1


def determinize(s: Any, seat: Any, rng: Any, scratch: Any) -> None:
    pass


def outcome(s: Any, seat: Any) -> int:
    return WHOLE_WIN if (s.taken == 1) == (seat == 0) else 0


def returns(s: Any, seat: Any) -> float:
    return PAYS[s.taken] if seat == 0 else -PAYS[s.taken]


RULES = replace(
    registry.rules("tabula-rasa"),
    name="one-decision",
    state=STATE,
    kernels=Kernels(deal, legal_moves, apply, determinize, outcome, returns=returns),
    seats=lambda options: 2,
    options_of=lambda state: {},
    move_text=lambda state, action: str(action),
    evaluation=None,
    return_range=RANGE,
)

if __name__ == "__main__":
    dispatch.install(RULES)
    found = analyse(Sampler(RULES, np.zeros(1, STATE), 0), Budget(iterations=300))
    print(*(f"{each.move}:{each.chance}" for each in found.moves))
    sure = replace(RULES, may_win_at_once=lambda state: True)
    counting_wins = replace(sure, kernels=replace(RULES.kernels, returns=None))
    print(*(sure_wins(Sampler(rules, np.zeros(1, STATE), 0)) for rules in (sure, counting_wins)))
