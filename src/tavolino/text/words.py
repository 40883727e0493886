"""The words of each game, and a view said with them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..core.checks import quoted
from ..core.contract import Json, Options
from ..core.errors import TavolinoError
from ..core.game import View
from . import any_game
from .language import code_of, language
from .narrator import Brief, Narrator, Section, Thing, Words
from .packages import spoken_part
from .sentences import localise

Names = Sequence[str] | None


def words_of(game: str) -> Words:
    """The words that a game brings, or generic ones."""
    return spoken_part(game, "words", "WORDS", Words) or any_game.words_of(game)


def narrator_for(view: View | Json, code: str, names: Names) -> tuple[Words, Narrator]:
    """The words of the view's game, and a narrator for the onlooker of this view."""
    data = view.data if isinstance(view, View) else view
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise TavolinoError(f"view: {quoted(view)} is not a view")
    if names is not None and not _are_names(names):
        raise TavolinoError(f"names: {quoted(names)} is not a list of names")
    called = data.get("names") if names is None else names
    return words_of(data["game"]), Narrator(language(code_of(code)), data, tuple(called or ()))


def _are_names(names: object) -> bool:
    return (
        isinstance(names, Sequence)
        and not isinstance(names, str)
        and all(isinstance(name, str) for name in names)
    )


@dataclass(frozen=True)
class SpokenView:
    """A view in words, for its onlooker: what each method says is in `tavolino.text`, whose
    functions have the same names."""

    words: Words
    narrator: Narrator

    def narrate(self, event: Json) -> str:
        return self.words.narrate(self.narrator, event)

    def brief(self, move: str, happened: list[Json]) -> list[Brief]:
        if self.words.brief is None:
            return [Brief(move)]
        return self.words.brief(self.narrator, happened)

    def describe(self) -> list[Section]:
        return self.words.describe(self.narrator)

    def prompt(self) -> str:
        return self.words.prompt(self.narrator)

    def short_prompt(self) -> str:
        return (self.words.short_prompt or self.words.prompt)(self.narrator)

    def ending(self) -> str:
        narrator = self.narrator
        if self.words.ending is not None:
            return self.words.ending(narrator)
        return narrator.say("scores", scores=narrator.scores(narrator.view["result"]["scores"]))

    def move_words(self, move: str) -> str:
        return self.words.move_words(self.narrator, move)

    def reason(self, say: Iterable[Json]) -> str:
        return localise(self.words, self.narrator, say)


def spoken(view: View | Json, code: str, names: Names) -> SpokenView:
    return SpokenView(*narrator_for(view, code, names))


def things_of(game: str, options: Options, code: str) -> list[Thing]:
    """What players of a game with these options can ask about; empty if it brings nothing."""
    view = {"game": game, "options": options, "seat": None}
    return words_of(game).things(Narrator(language(code), view, ()))
