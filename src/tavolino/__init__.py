"""Tavolino, a small table: Schotten-Totten, Tabula Rasa and Rat Hot.

>>> import tavolino
>>> game = tavolino.new("schotten-totten", edition="iello", tactics=True, seed=7)
>>> game.play(game.legal[0])
>>> print(game.view(0))  # doctest: +SKIP
"""

from importlib.metadata import version as _version

from .core.errors import (
    IllegalMove,
    OptionError,
    PositionError,
    RecordError,
    TavolinoError,
    UnknownGame,
)
from .core.game import Game, View, from_position, load, new
from .core.match import Match
from .core.registry import names as game_names

__version__ = _version("tavolino")
__all__ = [
    "Game",
    "IllegalMove",
    "Match",
    "OptionError",
    "PositionError",
    "RecordError",
    "TavolinoError",
    "UnknownGame",
    "View",
    "from_position",
    "game_names",
    "load",
    "new",
]
