"""Everything that an onlooker has seen of a game, in order, as text: information states with
perfect recall.

The first line is the table as it was dealt, then comes a line for each move, and at last the table
as it is now; all of them as the onlooker saw them.
"""

from __future__ import annotations

from ...core.errors import TavolinoError
from ...core.game import Game
from .moments import Moment


def information_state(game: Game, seat: int) -> str:
    """What a seat has seen of a game from the deal on. Two games with the same options have the
    same information state if and only if the seat cannot tell one from the other."""
    return _moment(game).information_state(game._seat(seat))


def public_state(game: Game) -> str:
    """What everybody has seen of a game from the deal on."""
    return _moment(game).public_state()


def _moment(game: Game) -> Moment:
    if not isinstance(game, Game):
        raise TavolinoError(f"expected a game, found {type(game).__name__}")
    moment = Moment(game.rules, game.dealt)
    for action in game.played:
        moment = moment.after(action)
    return moment
