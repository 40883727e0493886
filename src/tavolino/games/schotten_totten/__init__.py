"""Schotten-Totten by Reiner Knizia, in three editions, with tactic cards and the expert rule."""

from ...core.contract import Kernels, Rules
from . import actions
from .editions import EDITIONS
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
from .premoves import on_turn
from .rules import apply, count_moves, deal, legal_moves, nth_move, outcome
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
from .state import STATE, VERSIONS
from .svg import svg
from .symmetries import symmetries
from .view import views
from .view_types import View

_VARIANTS = tuple(
    {"edition": edition.name, "tactics": tactics, "expert": expert}
    for edition in EDITIONS
    for tactics in (False, True)
    for expert in (False, True)
    if edition.expert_allowed or not expert
)
_SMALL = tuple(
    {"edition": edition.name, "tactics": tactics, "stones": 2, "colours": 2, "values": 4, "hand": 2}
    for edition in EDITIONS
    for tactics in (False, True)
)

RULES = Rules(
    name="schotten-totten",
    title="Schotten-Totten",
    summary="Two clans quarrel over nine boundary stones: win five, or three in a row.",
    version=VERSIONS[-1],
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
    revealing_events={"draw": "card", "look": "cards"},
    move_text=move_text,
    parse_move=parse_move,
    explain=explain,
    seen_move=seen_move,
    move_help=MOVE_HELP,
    position=position,
    from_position=from_position,
    census=census,
    variants=_VARIANTS + _SMALL,
    evaluation=EVALUATION,
    luck=LUCK,
    on_turn=on_turn,
    observation=OBSERVATION,
    network_inputs=NETWORK_INPUTS,
    older_versions=VERSIONS[:-1],
    deals=deals,
    symmetries=symmetries,
    tiny_variants=({"stones": 1, "colours": 2, "values": 3, "hand": 2},),
)
