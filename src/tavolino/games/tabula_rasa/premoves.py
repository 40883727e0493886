"""Choosing a move before one's turn comes."""

from __future__ import annotations

from ...core.contract import State


def on_turn(state: State, seat: int) -> State:
    """The others do not change which knights can be laid, nor where."""
    table = state.copy()
    table["player"] = seat
    return table
