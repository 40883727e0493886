"""The narrator of each game, and who listens to it."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.contract import Json, Options
from ..core.game import View
from . import any_game
from .language import language
from .narrator import Narrator, Thing, Words
from .packages import spoken_part

Names = Sequence[str] | None


def words_of(game: str) -> Words:
    """The words that a game brings, or generic ones."""
    return spoken_part(game, "words", "WORDS", Words) or any_game.words_of(game)


def narrator_for(view: View | Json, code: str, names: Names) -> tuple[Words, Narrator]:
    """The words of the view's game, and a narrator for the onlooker of this view."""
    data = view.data if isinstance(view, View) else view
    called = data.get("names") if names is None else names
    return words_of(data["game"]), Narrator(language(code), data, tuple(called or ()))


def things_of(game: str, options: Options, code: str) -> list[Thing]:
    """What players of a game with these options can ask about; empty if it brings nothing."""
    view = {"game": game, "options": options, "seat": None}
    return words_of(game).things(Narrator(language(code), view, ()))
