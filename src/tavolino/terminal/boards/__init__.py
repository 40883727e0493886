"""The tables of the games, drawn from a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from ...core.contract import Json
from ..canvas import Canvas
from ..look import Look
from . import rat_hot, schotten_totten, tabula_rasa
from .scene import Scene

__all__ = ["Scene", "draw"]

_GAMES: dict[str, Callable[[Scene], Canvas]] = {
    "schotten-totten": schotten_totten.draw,
    "tabula-rasa": tabula_rasa.draw,
    "rat-hot": rat_hot.draw,
}


def draw(
    view: Json,
    names: list[str],
    code: str,
    look: Look,
    picked: tuple[str, ...] = (),
    targets: tuple[str, ...] = (),
    cursor: str | None = None,
) -> Canvas:
    """The table, with what was picked, what can be picked, and what the cursor is on."""
    return _GAMES[view["game"]](Scene(view, names, code, look, picked, targets, cursor))
