"""Kuhn poker: three cards, two players, one bet. Small enough to be solved on paper."""

from tavolino.core.contract import Kernels, Rules

from .notation import MOVE_HELP, explain, move_text, parse_move, seen_move
from .picture import picture, svg
from .rules import (
    ACTIONS,
    MOST_LEGAL,
    SEATS,
    STATE,
    apply,
    deal,
    determinize,
    legal_moves,
    outcome,
    returns,
)
from .table import (
    OPTIONS,
    blank,
    census,
    check_options,
    deals,
    from_position,
    from_setup,
    next_first,
    options_of,
    position,
    result,
    setup,
)
from .view import events, views

# --8<-- [start:rules]
RULES = Rules(
    name="kuhn-poker",
    title="Kuhn Poker",
    summary="One card each and one chip to bet: the smallest poker worth playing.",
    version=1,
    options=OPTIONS,
    state=STATE,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    kernels=Kernels(deal, legal_moves, apply, determinize, outcome, returns=returns),
    return_range=(-2.0, 2.0),  # chips
    check_options=check_options,
    seats=lambda options: SEATS,
    blank=blank,
    options_of=options_of,
    setup=setup,
    from_setup=from_setup,
    result=result,
    next_first=next_first,
    views=views,
    picture=picture,
    svg=svg,
    events=events,
    move_text=move_text,
    parse_move=parse_move,
    explain=explain,
    seen_move=seen_move,
    move_help=MOVE_HELP,
    position=position,
    from_position=from_position,
    census=census,
    variants=({}, {"ace": True}),  # what the contract's tests play
    deals=deals,
    tiny_variants=({}, {"ace": True}),  # so few cards that every deal can be listed
)
# --8<-- [end:rules]
