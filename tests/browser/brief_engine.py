"""The real engine with a small budget, for worker processes of tests."""

from __future__ import annotations

from tavolino.bots import advice, search
from tavolino.tables.engine import Analysis, EngineRequest
from tavolino.tables.open_analysis import analyse_open
from tavolino.tables.open_table import OpenTable

ITERATIONS = 200


def analyse(request: EngineRequest) -> Analysis:
    sampler = request.sampler
    if isinstance(sampler, OpenTable):
        found = analyse_open(sampler)
    else:
        found = search.analyse(sampler, search.Budget(ITERATIONS))
    moves = tuple(advice.explained(sampler, found, move) for move in found.moves[:5])
    return Analysis(found.best.move, found.chance, moves)
