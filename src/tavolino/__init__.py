"""Tavolino, a small table: Schotten-Totten, Tabula Rasa and Rat Hot.

>>> import tavolino
>>> game = tavolino.new("schotten-totten", edition="iello", tactics=True, seed=7)
>>> game.play(game.legal[0])
>>> print(game.view(0))  # doctest: +SKIP
"""

from importlib import import_module
from importlib.metadata import version as _version
from typing import TYPE_CHECKING, Any

from .core.errors import (
    IllegalMove,
    OptionError,
    PositionError,
    RecordError,
    TavolinoError,
    UnknownGame,
)

if TYPE_CHECKING:
    from .bots.bot import Bot
    from .bots.bot_spec import bot
    from .core.game import Game, Sampler, View, from_position, load, load_file, load_games, new
    from .core.hint import Hint
    from .core.match import Match
    from .core.registry import names as game_names
    from .envs.batch import Batch, batch, batch_of, load_batch

__version__ = _version("tavolino")
__all__ = [
    "Batch",
    "Bot",
    "Game",
    "Hint",
    "IllegalMove",
    "Match",
    "OptionError",
    "PositionError",
    "RecordError",
    "Sampler",
    "TavolinoError",
    "UnknownGame",
    "View",
    "batch",
    "batch_of",
    "bot",
    "from_position",
    "game_names",
    "load",
    "load_batch",
    "load_file",
    "load_games",
    "new",
]

# Where the rest of the public API is. It needs the compiler, which is slow to import, so it is
# imported only when it is used.
_ROOMS = {
    "Batch": ".envs.batch",
    "Bot": ".bots.bot",
    "Game": ".core.game",
    "Hint": ".core.hint",
    "Match": ".core.match",
    "Sampler": ".core.game",
    "View": ".core.game",
    "batch": ".envs.batch",
    "batch_of": ".envs.batch",
    "bot": ".bots.bot_spec",
    "from_position": ".core.game",
    "game_names": ".core.registry",
    "load": ".core.game",
    "load_batch": ".envs.batch",
    "load_file": ".core.game",
    "load_games": ".core.game",
    "new": ".core.game",
}


def __getattr__(name: str) -> Any:
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(_ROOMS[name], __name__), name.removeprefix("game_"))
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__", "__doc__"])
