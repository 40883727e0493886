"""One narrator in every language: log lines, the table in words, what to do, and moves in words.

>>> import tavolino
>>> from tavolino import text
>>> game = tavolino.new("schotten-totten", seed=7, first=0, names=["Anna", "Bo"])
>>> game.play("y9@5")
>>> view = game.view(1)
>>> text.narrate(view, game.happened(1)[0], "en", game.players)
'Anna lays yellow 9 at stone 5.'
>>> text.narrate(game.view(0), game.happened(0)[0], "it")
'Piazzi il 9 giallo alla pietra 5.'
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core.contract import Json
from ..core.errors import TavolinoError
from ..core.game import View
from . import rat_hot, schotten_totten, tabula_rasa
from .language import LANGUAGES, PSEUDO, language
from .narrator import Narrator, Section, Words

__all__ = [
    "LANGUAGES",
    "PSEUDO",
    "Section",
    "describe",
    "move_words",
    "narrate",
    "prompt",
]

_GAMES: dict[str, Words] = {
    "schotten-totten": schotten_totten.WORDS,
    "tabula-rasa": tabula_rasa.WORDS,
    "rat-hot": rat_hot.WORDS,
}
Names = Sequence[str] | None


def _sit(view: View | Json, code: str, names: Names) -> tuple[Words, Narrator]:
    data = view.data if isinstance(view, View) else view
    words = _GAMES.get(data["game"])
    if words is None:
        raise TavolinoError(f"there are no words for the game {data['game']!r} yet")
    told = data.get("names") if names is None else names
    return words, Narrator(language(code), data, tuple(told or ()))


def narrate(view: View | Json, event: Json, code: str, names: Names = None) -> str:
    """What happened, in a sentence or two, to whoever has this view.

    The event is one of `Game.happened` for the same onlooker; the view may be of before or after
    it. Players are called by `names`, else by the `names` of the view, else by their seats.
    """
    words, teller = _sit(view, code, names)
    return words.narrate(teller, event)


def describe(view: View | Json, code: str, names: Names = None) -> list[Section]:
    """The whole table in words, in the order in which a player wants to know it."""
    words, teller = _sit(view, code, names)
    return words.describe(teller)


def prompt(view: View | Json, code: str, names: Names = None) -> str:
    """What the listener, or whoever is to move, has to do now; at the end, who has won."""
    words, teller = _sit(view, code, names)
    return words.prompt(teller)


def move_words(view: View | Json, move: str, code: str) -> str:
    """A legal move of this view in words, as the label of a button."""
    words, teller = _sit(view, code, None)
    return words.move_words(teller, move)
