"""A hint for the player to move: the best moves, their chances, and a sentence that says why."""

from __future__ import annotations

from dataclasses import replace

from ..core.game import Sampler
from ..core.hint import Hint, RatedMove
from ..core.sentence import said, sentence
from .cpu_cores import usable_cores
from .engine import analyse
from .search import Analysis, Budget

MOST_SUGGESTIONS = 5
SEEN_ENOUGH = 1 / 20  # of the visits of the best move; with fewer, a chance is only a guess
GOOD_ENOUGH = 1 / 2  # of its chance
MOST_THREADS = 2  # others at the table may be thinking too


def advise(sampler: Sampler, ms: int | None = None, iterations: int | None = None) -> Hint:
    """What the sampler's seat could play. With a number of iterations, the hint is always the
    same."""
    threads = min(MOST_THREADS, usable_cores()) if iterations is None else 1
    found = analyse(sampler, Budget(iterations, ms), threads=threads)
    return Hint(
        sampler.seat,
        tuple(explained(sampler, found, move) for move in worth_naming(found)),
    )


def explained(sampler: Sampler, found: Analysis, move: RatedMove) -> RatedMove:
    """A move with a sentence about what it is good for."""
    why = reason(sampler, found, move)
    return replace(move, why=str(why), say=said(why))


def worth_naming(found: Analysis) -> tuple[RatedMove, ...]:
    """The few best moves, without those that are much worse or that the search hardly examined."""
    visits, chance = found.best.visits * SEEN_ENOUGH, found.best.chance * GOOD_ENOUGH
    return tuple(
        move
        for move in found.moves[:MOST_SUGGESTIONS]
        if move.visits >= visits and move.chance >= chance
    )


def reason(sampler: Sampler, found: Analysis, move: RatedMove) -> str:
    """What a move is good for, in a sentence: that of the game, or what the search saw."""
    return known_reason(sampler, move) or _search_says(found, move)


def known_reason(sampler: Sampler, move: RatedMove) -> str:
    """That a move surely wins, or the sentence of the game's evaluation, or an empty one. The
    evaluation sees the sampler's table, which holds nothing that the seat may not know."""
    if move.sure:
        english = "A sure win: it ends the game, whatever is still hidden."
        return sentence("why-sure-win", english)
    evaluation = sampler.rules.evaluation
    return "" if evaluation is None else evaluation.why(sampler.table, move.action)


def _search_says(found: Analysis, move: RatedMove) -> str:
    if len(found.moves) == 1:
        return sentence("why-only-move", "It is the only move.")
    looked = f"Examined {move.visits:,} times out of {found.iterations:,}"
    other = found.moves[1] if move is found.best else found.best
    english = f"{looked}; {compared(move.chance - other.chance)} {other.move}."
    return sentence("why-looked-into", english, visits=move.visits)


def compared(more: float) -> str:
    """Words that compare a move with so much more chance, to put before the other one."""
    points = round(100 * abs(more))
    if points == 0:
        return "as good as"
    return f"{points}% {'better' if more > 0 else 'worse'} than"
