"""Drawing the table of any game from a view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.cells import cell_len

from .. import text
from ..core import presentations
from ..core.contract import Json
from ..core.picking import Pattern
from ..text.any_game import picture
from ..text.packages import spoken_part
from .canvas import Canvas
from .palette import Palette
from .scene import Scene

LOG_WIDTHS = (38, 23)
LEAST = 55  # columns that every table gets


@dataclass(frozen=True)
class TerminalBoard:
    """How a game is drawn in a terminal.

    - `draw`: the table, to fit the scene's size if it can.
    - `width`: the columns that it needs.
    - `scrolls`: it may grow larger than any terminal. During a game the part around the cursor is
      shown; a finished one is drawn in full, to be scrolled.
    - `foreseen`: types of events. While the cursor is on a move, events of these types that it
      would cause are shown.
    - `usual_turn`: the initial rotation of things that can be rotated (`turn E` is picked by `E`).
    """

    draw: Callable[[Scene], Canvas]
    width: Callable[[Json], int]
    scrolls: bool = False
    foreseen: tuple[str, ...] = ()
    usual_turn: str = ""


def board_of(game: str) -> TerminalBoard:
    """The board that a game brings, or the generic one."""
    return spoken_part(game, "terminal_board", "BOARD", TerminalBoard) or ANY_GAME


def patterns_of(game: str) -> tuple[Pattern, ...]:
    """How moves are picked on a game's board; on the generic one, each move is one pick."""
    return () if board_of(game) is ANY_GAME else presentations.patterns(game)


def log_width(view: Json, columns: int) -> int:
    """How wide the log beside a table can be; 0 if the table needs every column."""
    needed = max(board_of(view["game"]).width(view), LEAST)
    return next((each for each in LOG_WIDTHS if columns - each >= needed), 0)


def draw(
    view: Json,
    names: list[str],
    code: str,
    palette: Palette,
    picked: tuple[str, ...] = (),
    targets: tuple[str, ...] = (),
    cursor: str | None = None,
    size: tuple[int, int] | None = None,
) -> Canvas:
    """The table, with what was picked, what can be picked, and what the cursor is on; so that it
    fits columns and lines if possible."""
    scene = Scene(view, names, code, palette, picked, targets, cursor, size)
    return board_of(view["game"]).draw(scene)


def _draw_any_game(scene: Scene) -> Canvas:
    """The game's own picture, and below it the moves to choose from."""
    lines = picture(scene.view)
    moves = {
        target: text.move_words(scene.view, target.removeprefix("move "), scene.code)
        for target in scene.targets
    }
    width = max(map(cell_len, (*lines, *moves.values())), default=0) + 4
    canvas = Canvas(width, len(lines) + len(moves) + 1, scene.palette.ground)
    for y, line in enumerate(lines):
        canvas.put(1, y, line, scene.palette.ground)
    for y, (target, words) in enumerate(moves.items(), len(lines) + 1):
        canvas.put(1, y, f"{'▸' if target == scene.cursor else ' '} {words}", scene.palette.strong)
        scene.mark(canvas, target, 1, y, width - 2, 1)
    return canvas


ANY_GAME = TerminalBoard(_draw_any_game, width=lambda view: 0)
