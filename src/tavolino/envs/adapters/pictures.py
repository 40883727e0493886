"""A game as the render modes of Gymnasium and PettingZoo show it."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.checks import check_choice
from ...core.contract import Onlooker
from ...core.game import Game
from ...rasterizer import font_files, png

RENDER_MODES = ["human", "ansi", "rgb_array", "svg"]
METADATA: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}


def check_render_mode(mode: str | None) -> str | None:
    return None if mode is None else check_choice("render_mode", mode, RENDER_MODES)


def render(game: Game, mode: str, onlooker: Onlooker) -> str | npt.NDArray[np.uint8] | None:
    """The table as an onlooker sees it: printed for a human, as text, as pixels or as SVG."""
    view = game.view(onlooker)
    if mode == "human":
        print(view)
        return None
    if mode == "ansi":
        return str(view)
    return pixels(view.svg()) if mode == "rgb_array" else view.svg()


def pixels(svg: str) -> npt.NDArray[np.uint8]:
    """A picture as red, green and blue of each pixel."""
    from PIL import Image

    picture = Image.open(io.BytesIO(png(svg, font_files())))
    return np.asarray(picture.convert("RGB"))
