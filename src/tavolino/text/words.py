"""The narrator of each game, and who listens to it."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.contract import Json
from ..core.game import View
from . import any_game, rat_hot, schotten_totten, tabula_rasa
from .language import language
from .narrator import Narrator, Words

Names = Sequence[str] | None

_GAMES: dict[str, Words] = {
    "schotten-totten": schotten_totten.WORDS,
    "tabula-rasa": tabula_rasa.WORDS,
    "rat-hot": rat_hot.WORDS,
}


def sit(view: View | Json, code: str, names: Names) -> tuple[Words, Narrator]:
    """The words of the view's game, and a narrator to whoever has this view."""
    data = view.data if isinstance(view, View) else view
    words = _GAMES.get(data["game"]) or any_game.words_of(data["game"])
    told = data.get("names") if names is None else names
    return words, Narrator(language(code), data, tuple(told or ()))
