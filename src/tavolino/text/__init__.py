"""One narrator in every language: log lines, the table in words, what to do, and moves in words.

>>> import tavolino
>>> from tavolino import text
>>> game = tavolino.new("schotten-totten", seed=7, first=0, names=["Anna", "Bo"])
>>> game.play("y9@5")
>>> view = game.view(1)
>>> text.narrate(view, game.happened(1)[0], "en", game.names)
'Anna lays yellow 9 at stone 5.'
>>> text.narrate(game.view(0), game.happened(0)[0], "it")
'Piazzi il 9 giallo sulla pietra 5.'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from ..core.checks import quoted
from ..core.contract import Json
from ..core.errors import IllegalMove, TavolinoError
from ..core.game import View
from .language import LANGUAGES, PSEUDO
from .narrator import Brief, Section
from .words import Names, spoken

__all__ = [
    "LANGUAGES",
    "PSEUDO",
    "Brief",
    "Section",
    "brief",
    "describe",
    "ending",
    "move_words",
    "narrate",
    "prompt",
    "reason",
    "refuse",
    "short_prompt",
]


@contextmanager
def _reading(name: str, given: object) -> Iterator[None]:
    """What was given as JSON is read here for the first time: it may be anything."""
    try:
        yield
    except TavolinoError:
        raise
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise TavolinoError(f"{name}: the narrator cannot read {quoted(given)}") from error


def _check_text(move: str) -> None:
    if not isinstance(move, str):
        raise TavolinoError(f"move: {quoted(move)} is not a string")


def _check_list(name: str, given: Iterable[Json]) -> None:
    if not isinstance(given, list | tuple):
        raise TavolinoError(f"{name}: {quoted(given)} is not a list")


def narrate(view: View | Json, event: Json, code: str, names: Names = None) -> str:
    """What happened, in a sentence or two, for the onlooker of this view.

    The event is one of `Game.happened` for the same onlooker; the view may be from before or after
    it. Players are called by `names`, else by the `names` of the view, else by their seats.
    """
    with _reading("event", event):
        return spoken(view, code, names).narrate(event)


def brief(
    view: View | Json, move: str, happened: list[Json], code: str, names: Names = None
) -> list[Brief]:
    """A move as a short line of the log, in pieces, for the onlooker of this view: made from what
    that onlooker was told of it. Nothing is said of what goes without saying, so it may be empty.
    """
    _check_text(move)
    _check_list("happened", happened)
    with _reading("happened", happened):
        return spoken(view, code, names).brief(move, happened)


def describe(view: View | Json, code: str, names: Names = None) -> list[Section]:
    """The whole table in words, in the order in which a player wants to know it."""
    with _reading("view", view):
        return spoken(view, code, names).describe()


def prompt(view: View | Json, code: str, names: Names = None) -> str:
    """What the listener, or the player to move, has to do now; at the end, who has won."""
    with _reading("view", view):
        return spoken(view, code, names).prompt()


def short_prompt(view: View | Json, code: str, names: Names = None) -> str:
    """The prompt for somebody who sees the board: without what is drawn there."""
    with _reading("view", view):
        return spoken(view, code, names).short_prompt()


def ending(view: View | Json, code: str, names: Names = None) -> str:
    """How a finished game was won, as a sentence; not by whom."""
    with _reading("view", view):
        return spoken(view, code, names).ending()


def move_words(view: View | Json, move: str, code: str) -> str:
    """A legal move of this view in words, as the label of a button."""
    _check_text(move)
    with _reading("move", move):
        return spoken(view, code, None).move_words(move)


def refuse(error: IllegalMove, view: View | Json, code: str, names: Names = None) -> str:
    """Why a move was refused, for the player to move, whose view it is."""
    if not isinstance(error, IllegalMove):
        raise TavolinoError(f"error: {quoted(error)} is not an IllegalMove")
    return spoken(view, code, names).reason(error.say) or str(error)


def reason(view: View | Json, say: Iterable[Json], code: str, names: Names = None) -> str:
    """What a move is good for: the `say` of a suggestion or of a decision, for the player whose
    view it is; empty if the engine gave no reason."""
    _check_list("say", say)
    with _reading("say", say):
        return spoken(view, code, names).reason(say)
