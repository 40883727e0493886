"""The tables of the games, drawn from a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len

from ...core.contract import Json
from ...text.any_game import picture
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
    scene = Scene(view, names, code, look, picked, targets, cursor)
    return _GAMES.get(view["game"], _as_the_game_draws_itself)(scene)


def _as_the_game_draws_itself(scene: Scene) -> Canvas:
    """A game of another package; its moves are typed."""
    lines = picture(scene.view)
    canvas = Canvas(max(map(cell_len, lines)) + 2, len(lines) + 1, scene.look.ground)
    for y, line in enumerate(lines):
        canvas.put(1, y, line, scene.look.ground)
    return canvas
