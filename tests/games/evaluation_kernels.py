"""What bots think of a table, asked from Python: of every game that has an evaluation."""

from __future__ import annotations

from tavolino.core import dispatch
from tavolino.core.kernel import entry, i64, record
from tavolino.core.signature import Floats, Int, Ints, Nothing, Tables


@entry
def chances_at(
    states: Tables, i: Int, seat: Int, scratch: dispatch.Scratches, out: Floats
) -> Nothing:
    """The share of the win that each seat can expect, as one of them sees it."""
    dispatch.chances(record(states, i), i64(seat), record(scratch, 0), out)


@entry
def preferences_at(
    states: Tables,
    i: Int,
    legal: Ints,
    n: Int,
    skill: Int,
    scratch: dispatch.Scratches,
    out: Floats,
) -> Nothing:
    """How much the player to move likes each of `n` legal actions."""
    s = record(states, i)
    dispatch.preferences(s, legal, i64(n), i64(skill), record(scratch, 0), out)
