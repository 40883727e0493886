"""The editions as data: one row per difference. The rules read these fields from the table's
record; no edition is named anywhere else in them. The sheets and our rulings:
docs/reference/games/schotten-totten.md."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Edition:
    name: str
    title: str
    hand: int  # cards in hand in the base game
    hand_with_tactics: int
    expert_allowed: bool  # claims move to the start of the turn
    one_deck: bool  # tactic cards are shuffled into the clan cards
    tactic_limit: bool  # never more tactic cards than the opponent has played, plus one
    claims_first: bool  # stones are claimed before playing, not after
    one_claim_a_turn: bool
    incomplete_claims: bool  # the claimer's own side need not be complete
    sums_break_all_ties: bool  # between equal formations; otherwise only between plain sums
    loser_pays: bool  # the loser scores minus the winner's stones, instead of plus their own
    scout_looks: bool  # at the opponent's hand, instead of drawing three and putting two back
    scout_picks_one_deck: bool  # for all three cards
    scout_returns_on_top: bool  # of the decks; otherwise at the bottom
    redeploy_discards: bool  # instead of moving the card
    deserter_takes: (
        bool  # a card of a claimed stone into the hand; else discards an unclaimed one's
    )
    traitor_takes_any: bool  # card of any stone; otherwise clan cards of unclaimed ones
    conditions_on_sides: bool  # Fog and Mud lie on a player's side, and ruses may name them


EDITIONS = (
    Edition(
        name="iello",
        title="IELLO 2021",
        hand=6,
        hand_with_tactics=7,
        expert_allowed=True,
        one_deck=False,
        tactic_limit=True,
        claims_first=False,
        one_claim_a_turn=False,
        incomplete_claims=False,
        sums_break_all_ties=True,
        loser_pays=False,
        scout_looks=False,
        scout_picks_one_deck=False,
        scout_returns_on_top=False,
        redeploy_discards=True,
        deserter_takes=False,
        traitor_takes_any=False,
        conditions_on_sides=False,
    ),
    Edition(
        name="ps-games",
        title="PS Games",
        hand=6,
        hand_with_tactics=6,
        expert_allowed=True,
        one_deck=False,
        tactic_limit=True,
        claims_first=False,
        one_claim_a_turn=True,
        incomplete_claims=False,
        sums_break_all_ties=True,
        loser_pays=False,
        scout_looks=False,
        scout_picks_one_deck=True,
        scout_returns_on_top=True,
        redeploy_discards=True,
        deserter_takes=False,
        traitor_takes_any=False,
        conditions_on_sides=True,
    ),
    Edition(
        name="menhir",
        title="menhirs, with the tactic cards of 2004",
        hand=6,
        hand_with_tactics=6,
        expert_allowed=False,
        one_deck=True,
        tactic_limit=False,
        claims_first=True,
        one_claim_a_turn=False,
        incomplete_claims=True,
        sums_break_all_ties=False,
        loser_pays=True,
        scout_looks=True,
        scout_picks_one_deck=False,
        scout_returns_on_top=False,
        redeploy_discards=False,
        deserter_takes=True,
        traitor_takes_any=True,
        conditions_on_sides=False,
    ),
)

BY_NAME = {edition.name: edition for edition in EDITIONS}
