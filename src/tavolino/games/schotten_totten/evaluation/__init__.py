"""What an experienced player sees in a table of Schotten-Totten, from one seat."""

from ....core.contract import Evaluation, Lookahead, Options
from ..editions import BY_NAME
from .chances import chances
from .preferences import preferences
from .scratch import SCRATCH
from .why import why


def lookahead(options: Options) -> Lookahead:
    """What did best against `greedy`: docs/research/schotten-totten-strength.md."""
    tactics_in_deck = options["tactics"] and BY_NAME[options["edition"]].one_deck
    return Lookahead(plies=8 if tactics_in_deck else 0, opponent_c_puct=3.0)


EVALUATION = Evaluation(SCRATCH, chances, preferences, why, lookahead)
