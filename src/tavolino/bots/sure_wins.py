"""Moves that surely win: they end the game, and win it, whatever is hidden from the seat that plays
them. Every player of full skill takes one before it thinks about anything else.

A game says where what ends it depends only on what the seat knows (`Rules.may_win_at_once`). Trying
a move on one table that fits then proves it for all of them; where the game does not say so,
nothing is proven, however many tables are tried.
"""

from __future__ import annotations

from ..core import dispatch
from ..core.contract import WHOLE_WIN, State
from ..core.game import Sampler
from ..core.hint import RatedMove


def sure_wins(sampler: Sampler) -> list[int]:
    """The moves of the sampler's seat that surely win, the one that scores best first. In a game
    with `returns`, they pay the most that it can pay: for less, another move may be worth more."""
    rules, table = sampler.rules, sampler.table
    if rules.may_win_at_once is None or not rules.may_win_at_once(table):
        return []
    legal = dispatch.legal_buffer(rules)
    ended = {}
    for action in legal[: dispatch.legal_at(table, 0, legal)].tolist():
        after = dispatch.copied(table)
        dispatch.apply_at(after, 0, action)
        if after["over"][0] and _is_won(sampler, after):
            ended[action] = after
    if len(ended) < 2:
        return list(ended)
    return sorted(ended, key=lambda action: -_lead(sampler, ended[action]))


def sure_win(sampler: Sampler) -> str | None:
    """The move that surely wins and scores best, as text; None if there is none."""
    wins = sure_wins(sampler)
    return sampler.rules.move_text(sampler.table, wins[0]) if wins else None


def rated_sure_wins(sampler: Sampler, only: int | None = None) -> tuple[RatedMove, ...]:
    """The moves that surely win, best first, as a search rates moves. With `only`, just that one,
    if it is one of them."""
    wins = [action for action in sure_wins(sampler) if only in (None, action)]
    return tuple(
        RatedMove(
            sampler.rules.move_text(sampler.table, action), 1.0, action=action, error=0.0, sure=True
        )
        for action in wins
    )


def keeps_sure_win(sampler: Sampler, action: int) -> bool:
    """Whether the same seat moves again after this move and has a sure win then, as after the first
    of two claims. That is tried on the sampler's table."""
    after = dispatch.copied(sampler.table)
    dispatch.apply_at(after, 0, action)
    again = not after["over"][0] and int(after["player"][0]) == sampler.seat
    return again and bool(sure_wins(Sampler(sampler.rules, after, sampler.seat)))


def _is_won(sampler: Sampler, after: State) -> bool:
    rules, seat = sampler.rules, sampler.seat
    if dispatch.outcome_at(after, 0, seat) < WHOLE_WIN:
        return False
    most = rules.return_range[1]
    return rules.kernels.returns is None or bool(dispatch.returns_at(after, 0, seat) == most)


def _lead(sampler: Sampler, after: State) -> int:
    """By how many match points the seat is ahead of the best loser."""
    result = sampler.rules.result(after)
    scores = result["scores"]
    losers = [score for seat, score in enumerate(scores) if seat not in result["winners"]]
    return int(scores[sampler.seat] - max(losers, default=0))
