"""Picking things one after the other makes every legal move, and no other."""

from __future__ import annotations

import tavolino
from tavolino.core.contract import Options
from tavolino.core.picking import picks_of
from tavolino.core.presentations import patterns
from tavolino.terminal.picking import Picking, hand_picks, nearest_cell
from tests.conftest import steps, typical_variants


@typical_variants
def test_every_legal_move_can_be_picked(name: str, options: Options) -> None:
    game = tavolino.new(name, seed=17, **options)
    for ply, _ in enumerate(steps(game, 17)):
        if ply % 5 or game.over:
            continue
        made = set()
        for move in game.legal:
            picking = Picking(patterns(name), game.legal)
            for pick in picks_of(patterns(name), move):
                assert pick in picking.targets
                found = picking.pick(pick)
                if found is not None:
                    break
            made.add(found)
        assert made == set(game.legal)


def test_another_card_can_be_picked_instead() -> None:
    picking = Picking(patterns("schotten-totten"), ["r1@1", "r1@2", "b2@1", "done"])
    assert picking.targets == ["hand r1", "hand b2", "word done"]
    assert picking.pick("hand r1") is None
    assert picking.targets == ["stone 1", "stone 2"]
    assert picking.pick("hand b2") is None
    assert picking.picked == ("hand b2",)
    assert picking.only() is None  # the move itself is never made by itself
    assert picking.move_to("stone 1") == "b2@1"
    assert picking.instead == ["hand r1", "hand b2", "word done"]
    picking.back()
    assert picking.pick("word done") == "done"


def test_what_is_no_target_changes_nothing() -> None:
    picking = Picking(patterns("tabula-rasa"), ["r4@4", "r4@r"])
    assert picking.only() == "hand r4"
    assert picking.pick("place 3") is None
    assert picking.picked == ()


def test_equal_cards_are_picked_one_by_one() -> None:
    hand = ["r4", "r4", "b2", "r4"]
    assert hand_picks(hand) == ["hand r4", "hand r4/2", "hand b2", "hand r4/3"]
    for pick in ("hand r4", "hand r4/2", "hand r4/3"):
        picking = Picking(patterns("tabula-rasa"), ["r4@4", "r4@r", "b2@2"], hand)
        assert set(picking.targets) == set(hand_picks(hand))
        assert picking.pick(pick) is None
        assert picking.picked == (pick,)
        assert picking.pick("place r") == "r4@r"


def test_the_nearest_cell() -> None:
    targets = ["turn E", "cell 3,4", "cell 10,10"]
    assert nearest_cell("cell 3,4", targets) == "cell 3,4"
    assert nearest_cell("cell 9,9", targets) == "cell 10,10"
    assert nearest_cell("cell 9,9", ["turn E"]) is None
