"""A decision judged with all hands open: only the order of the piles is unknown.

Each move is played on the same few shuffles of what nobody knows, and the tables that it leads to
are valued with open hands (`Luck.chances`). It looks no further ahead.
"""

from __future__ import annotations

import time

import numpy as np

from ..bots.luck import LuckMeter
from ..bots.search import Analysis
from ..bots.sure_wins import rated_sure_wins
from ..core import dispatch
from ..core.contract import State
from ..core.hint import RatedMove
from .open_table import OpenTable

SHUFFLES = 12


def analyse_open(table: OpenTable) -> Analysis:
    """The moves of the seat to move, best first; the same for the same table. Its rules have
    `luck`."""
    if wins := rated_sure_wins(table):
        return Analysis(table.seat, wins, iterations=0, seconds=0.0)
    start = time.perf_counter()
    rules = table.rules
    meter = LuckMeter(rules, rules.seats(rules.options_of(table.table)))
    legal = dispatch.legal_buffer(rules)
    actions = legal[: dispatch.legal_at(table.table, 0, legal)].tolist()
    rng = np.random.default_rng(0)
    totals = dict.fromkeys(actions, 0.0)
    for _ in range(SHUFFLES):
        shuffled = _shuffled(table.table, meter, rng)
        for action in actions:
            after = dispatch.copied(shuffled)
            dispatch.apply_at(after, 0, action)
            totals[action] += float(meter.value(after)[table.seat])
    moves = [
        RatedMove(
            rules.move_text(table.table, action),
            total / SHUFFLES,
            1 / len(actions),
            action=action,
            visits=SHUFFLES,
        )
        for action, total in sorted(totals.items(), key=lambda item: item[1], reverse=True)
    ]
    return Analysis(table.seat, tuple(moves), SHUFFLES * len(actions), time.perf_counter() - start)


def _shuffled(table: State, meter: LuckMeter, rng: np.random.Generator) -> State:
    """The table with the cards that nobody knows in another order."""
    shuffled = dispatch.copied(table)
    places = dispatch.legal_buffer(meter.rules)
    for pile in range(meter.piles):
        unknown = dispatch.unknown_at(shuffled, 0, pile, places)
        for last in range(unknown - 1, 0, -1):
            other = int(rng.integers(last + 1))
            if other != last:
                dispatch.swap_at(shuffled, 0, places[last], places[other])
    return shuffled
