"""An engine that reviews a game at once, for tests of the pages that show reviews."""

from __future__ import annotations

from tavolino.core.contract import Json
from tavolino.core.game import load
from tavolino.tables.engine import Progress
from tavolino.tables.engine_queue import Job
from tests.tables.harness import QuickEngine

REASON = "Examined 12 times."
BLUNDER = 4  # the decision that the engine does not like


class ReviewEngine(QuickEngine):
    """Finds every decision good but one, and names a better move there."""

    async def review(self, record: Json, tell: Progress, job: Job) -> Json:
        decisions = []
        for ply, table in enumerate(load(record).steps()):
            if ply == len(record["moves"]):
                break
            played = record["moves"][ply]["move"]
            bad = ply == BLUNDER
            decisions.append(
                {
                    "ply": ply,
                    "seat": table.player,
                    "move": played,
                    "chance": 0.3 if bad else 0.5,
                    "best": next(m for m in table.legal if m != played) if bad else played,
                    "best_chance": 0.7 if bad else 0.5,
                    "lost": 0.4 if bad else 0.0,
                    "verdict": "blunder" if bad else "",
                    "why": REASON if bad else "",
                    "say": [{"say": "why-looked-into", "visits": 12}] if bad else [],
                }
            )
        moves = len(record["moves"])
        return {
            "format": "tavolino-review/1",
            "game": record["game"],
            "moves": moves,
            "decisions": decisions,
            "chances": [],
            "result": [1.0, 0.0],
        }
