"""Tabula Rasa by Reiner Knizia, for two, three and four players."""

from ...core.contract import Kernels, Rules
from .actions import MOST_LEGAL
from .evaluation import EVALUATION
from .evaluation.network_inputs import NETWORK_INPUTS
from .event_types import Event
from .events import events
from .explain import explain
from .hidden import determinize
from .luck import LUCK
from .notation import MOVE_HELP, move_text, parse_move, seen_move
from .observation import OBSERVATION
from .options import OPTIONS, blank, check_options, options_of, seats
from .picture import picture
from .position import from_position, position
from .premoves import on_turn
from .rules import apply, deal, legal_moves, outcome
from .setup import (
    census,
    deals,
    from_setup,
    may_win_at_once,
    next_first,
    resigned_scores,
    result,
    setup,
    teams,
)
from .state import ACTIONS, STATE
from .svg import svg
from .symmetries import symmetries
from .view import views
from .view_types import View

RULES = Rules(
    name="tabula-rasa",
    title="Tabula Rasa",
    summary="Send knights to ten territories: most knights take the land, second most a treasure.",
    version=1,
    options=OPTIONS,
    state=STATE,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    kernels=Kernels(deal, legal_moves, apply, determinize, outcome),
    check_options=check_options,
    seats=seats,
    blank=blank,
    options_of=options_of,
    setup=setup,
    from_setup=from_setup,
    result=result,
    resigned_scores=resigned_scores,
    next_first=next_first,
    may_win_at_once=may_win_at_once,
    teams=teams,
    views=views,
    view_type=View,
    picture=picture,
    svg=svg,
    events=events,
    event_type=Event,
    revealing_events={"draw": "card"},
    move_text=move_text,
    parse_move=parse_move,
    explain=explain,
    seen_move=seen_move,
    move_help=MOVE_HELP,
    position=position,
    from_position=from_position,
    census=census,
    variants=(
        {"players": 2},
        {"players": 3},
        {"players": 4},
        {"players": 2, "colours": 2, "values": 2, "hand": 2},
        {"players": 3, "colours": 3, "values": 2, "copies": 1, "hand": 1},
        {"players": 4, "colours": 2, "values": 3, "hand": 2},
    ),
    evaluation=EVALUATION,
    luck=LUCK,
    on_turn=on_turn,
    observation=OBSERVATION,
    network_inputs=NETWORK_INPUTS,
    deals=deals,
    symmetries=symmetries,
    tiny_variants=(
        {"players": 2, "colours": 2, "values": 2, "copies": 1, "hand": 1},
        {"players": 2, "colours": 2, "values": 3, "copies": 1, "hand": 1},
    ),
)
