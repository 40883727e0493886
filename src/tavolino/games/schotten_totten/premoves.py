"""Choosing a move before one's turn comes."""

from __future__ import annotations

from ...core.contract import State
from .state import PLAYING


def on_turn(state: State, seat: int) -> State:
    """Whether there will be something to claim first depends on the opponent, so cards are chosen
    ahead, but no claims."""
    table = state.copy()
    table["player"], table["phase"] = seat, PLAYING
    return table
