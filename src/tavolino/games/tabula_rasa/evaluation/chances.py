"""The share of the win that each seat can expect: a kernel."""

from __future__ import annotations

from ....core.kernel import i64, kernel, record
from .majorities import evaluate, share_win
from .weights import ESTIMATE


@kernel
def chances(s, seat, scratch, out):
    estimate = record(ESTIMATE, i64(0))
    evaluate(s, i64(seat), estimate, scratch)
    share_win(s.rows, estimate, scratch)
    for other in range(s.players):
        out[other] = scratch.win[(other - seat + s.players) % s.rows]
