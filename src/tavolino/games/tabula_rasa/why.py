"""Why a move is good, in a sentence, from what the player to move knows."""

from __future__ import annotations

from ...core.contract import State


def why(state: State, action: int) -> str:
    return ""
