"""Rat Hot by Michael Schacht: spices in rows, and not too many rats."""

from ...core.contract import Kernels, Rules
from . import actions
from .evaluation import EVALUATION
from .evaluation.network_inputs import NETWORK_INPUTS
from .event_types import Event
from .events import events
from .explain import explain
from .hidden import determinize
from .luck import LUCK
from .notation import MOVE_HELP, move_text, parse_move, seen_move
from .observation import OBSERVATION
from .options import OPTIONS, blank, check_options, options_of
from .picture import picture
from .position import from_position, position
from .rules import apply, count_moves, deal, legal_moves, nth_move, outcome, revealed
from .setup import (
    census,
    deals,
    from_setup,
    may_win_at_once,
    next_first,
    resigned_scores,
    result,
    setup,
)
from .state import STATE
from .svg import svg
from .view import views
from .view_types import View

# Small sets of strips: one without rats, one full of them.
_SPICES = {
    "0": ["r1", ".", "g1"],
    "1": ["r1", "r2", "g1"],
    "2": ["g1", "g2", "r1"],
    "3": ["r1", "g1", "r1"],
    "4": ["g1", "r1", "g1"],
}
_RATS = {
    "0": ["r1", ".", "g1"],
    "1": ["R", "r1", "R"],
    "2": ["G", "g1", "G"],
    "3": ["R", "G", "."],
    "4": ["G", "R", "."],
    "5": ["r1", ".", "g1"],
}

_TWO = {"0": ["r1", ".", "g1"], "1": ["r1", ".", "r1"], "2": ["g1", ".", "g1"]}

RULES = Rules(
    name="rat-hot",
    title="Rat Hot",
    summary="Lay strips of spices beside and on top of each other, and keep the rats covered.",
    version=1,
    options=OPTIONS,
    state=STATE,
    actions=actions.ACTIONS,
    most_legal=actions.MOST_LEGAL,
    kernels=Kernels(
        deal,
        legal_moves,
        apply,
        determinize,
        outcome,
        revealed,
        count_moves=count_moves,
        nth_move=nth_move,
    ),
    check_options=check_options,
    seats=lambda options: 2,
    blank=blank,
    options_of=options_of,
    setup=setup,
    from_setup=from_setup,
    result=result,
    resigned_scores=resigned_scores,
    next_first=next_first,
    may_win_at_once=may_win_at_once,
    views=views,
    view_type=View,
    picture=picture,
    svg=svg,
    events=events,
    event_type=Event,
    revealing_events={"turn-up": "strips"},
    move_text=move_text,
    parse_move=parse_move,
    explain=explain,
    seen_move=seen_move,
    move_help=MOVE_HELP,
    position=position,
    from_position=from_position,
    census=census,
    evaluation=EVALUATION,
    luck=LUCK,
    observation=OBSERVATION,
    network_inputs=NETWORK_INPUTS,
    variants=(
        {},
        {"shrunk_groups_score": True},
        {"strips": _SPICES},
        {"strips": _SPICES, "shrunk_groups_score": True},
        {"strips": _RATS},
    ),
    deals=deals,
    tiny_variants=({"strips": _TWO},),
)
