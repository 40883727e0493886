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

__all__ = ["Scene", "draw", "log_width"]

_GAMES: dict[str, Callable[[Scene], Canvas]] = {
    "schotten-totten": schotten_totten.draw,
    "tabula-rasa": tabula_rasa.draw,
    "rat-hot": rat_hot.draw,
}
_WIDTHS: dict[str, Callable[[Json], int]] = {
    "schotten-totten": schotten_totten.width,
    "tabula-rasa": tabula_rasa.width,
    "rat-hot": rat_hot.width,
}
LOG_WIDTHS = (38, 23)


def log_width(view: Json, columns: int) -> int:
    """How wide the log beside a table can be; 0 where the table needs every column."""
    needed = _WIDTHS[view["game"]](view) if view["game"] in _WIDTHS else 0
    return next((each for each in LOG_WIDTHS if columns - each >= max(needed, 55)), 0)


def draw(
    view: Json,
    names: list[str],
    code: str,
    look: Look,
    picked: tuple[str, ...] = (),
    targets: tuple[str, ...] = (),
    cursor: str | None = None,
    room: tuple[int, int] | None = None,
) -> Canvas:
    """The table, with what was picked, what can be picked, and what the cursor is on; so that it
    fits the room, where it can."""
    scene = Scene(view, names, code, look, picked, targets, cursor, room)
    return _GAMES.get(view["game"], _as_the_game_draws_itself)(scene)


def _as_the_game_draws_itself(scene: Scene) -> Canvas:
    """A game of another package; its moves are typed."""
    lines = picture(scene.view)
    canvas = Canvas(max(map(cell_len, lines)) + 2, len(lines) + 1, scene.look.ground)
    for y, line in enumerate(lines):
        canvas.put(1, y, line, scene.look.ground)
    return canvas
