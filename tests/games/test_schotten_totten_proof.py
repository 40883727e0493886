"""The claim proof beside brute force, and beside full search on tiny games.

The brute force is the independent referee's: all completions, all faces of wild cards.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

import tavolino
from tavolino.core import chance, registry
from tavolino.core.contract import State
from tavolino.games.schotten_totten.position import derive_at
from tavolino.games.schotten_totten.setup import owners
from tavolino.games.schotten_totten.state import CLAIMING
from tests.conftest import typical_options
from tests.referee import schotten_totten as referee

RULES = registry.rules("schotten-totten")
each_variant = typical_options("schotten-totten")


def side_by_side(
    seed: int, options: dict[str, Any]
) -> Iterator[tuple[tavolino.Game, referee.Table]]:
    """A random game, and the referee's own table of it, before each move."""
    game = tavolino.new("schotten-totten", seed=seed, **options)
    record = game.record()
    rules, problems = referee.read_options(record["options"])
    assert rules is not None
    assert not problems
    table = referee.Table(rules, record["setup"])
    play = table.game()
    next(play)
    rng = random.Random(seed)
    while not game.over:
        yield game, table
        move = rng.choice(game.legal)
        game.play(move)
        if not game.over:
            play.send(move)


def provable_stones(state: State) -> set[int]:
    """The stones that the engine lets the player claim, whatever the step of the turn is."""
    state["phase"] = CLAIMING
    derive_at(state, 0)
    game = tavolino.Game(RULES, RULES.options_of(state), state, from_deal=False)
    return {int(move.split()[1]) - 1 for move in game.legal if move.startswith("claim")}


@pytest.mark.slow
@each_variant
def test_the_proof_equals_brute_force(options: dict[str, Any]) -> None:
    """Every stone for both players, many tables of random games, whoever's turn it is."""
    compared = held = 0
    for seed in range(5 if "stones" not in options else 8):
        for ply, (game, table) in enumerate(side_by_side(seed, options)):
            if ply % 2 != seed % 2:
                continue
            for seat in range(2):
                asked = game.state
                asked["player"] = seat
                provable = provable_stones(asked)
                for stone, owner in enumerate(owners(asked)):
                    if owner is None:
                        verdict, reason = table.claim_verdict(seat, stone + 1)
                        assert (stone in provable) == verdict, (game.position, seat, stone, reason)
                        compared += 1
                        held += verdict
    assert compared > (2000 if "stones" not in options else 60)
    assert 0 < held < compared


@each_variant
def test_refusals_name_a_completion_that_brute_force_confirms(options: dict[str, Any]) -> None:
    """The formation in `why_not` is made of cards that are unseen, and it does beat the claim."""
    refused = 0
    for seed in range(3):
        for ply, (game, table) in enumerate(side_by_side(seed, options)):
            if ply % 5 or game.player is None:
                continue
            for stone in range(int(game.state["stones"][0])):
                answer = game.why_not(f"claim {stone + 1}") or ""
                if "can still lay" in answer:
                    laid = answer.split("can still lay ")[1].split(" at stone")[0].split()
                    assert set(laid) <= set(table.unseen())
                    assert not table.claim_verdict(game.player, stone + 1)[0]
                    refused += 1
    assert refused or "stones" in options


@pytest.mark.parametrize("edition", ["iello", "ps-games", "menhir"])
def test_no_play_at_all_takes_a_proven_stone(edition: str) -> None:
    """Full search on tiny games: from tables where the claim of a complete side holds, over all
    deals of what the claimer cannot see and all moves to the end, nobody else wins the stone."""
    proven = 0
    for seed in range(40):
        game = tavolino.new(
            "schotten-totten", seed=seed, edition=edition, stones=2, colours=2, values=3, hand=2
        )
        rng = random.Random(seed)
        while (player := game.player) is not None:
            claims = [move for move in game.legal if move.startswith("claim")]
            for move in claims:
                stone = int(move.split()[1]) - 1
                if game.state["strength"][0, stone, player] < 0:
                    continue
                for deal in deals(game, player):
                    assert stone_winners(deal, stone) <= {player, None}
                proven += 1
            game.play(rng.choice([move for move in game.legal if move not in claims]))
    assert proven > 10


def deals(game: tavolino.Game, seat: int) -> set[tavolino.Game]:
    """Every table that `seat` cannot tell from this one, as far as sixty draws find them."""
    rng = chance.generator(1, chance.HIDDEN)
    return {game.determinized(seat, rng) for _ in range(60)}


def stone_winners(game: tavolino.Game, stone: int) -> set[int | None]:
    """Who owns a stone at the end, over all moves of both players; None where nobody does."""
    found: set[int | None] = set()
    seen: set[tavolino.Game] = set()
    stack = [game]
    while stack:
        table = stack.pop()
        owner = owners(table.state)[stone]
        if owner is not None or table.over:
            found.add(owner)
            continue
        for action in table.actions:
            after = table.copy()
            after.play(action)
            if after not in seen:
                seen.add(after)
                stack.append(after)
    return found


def test_brute_force_itself_on_known_formations() -> None:
    """The oracle's own footing: the five formations of the sheets, strongest first."""
    rules, _ = referee.read_options({"edition": "iello", "tactics": False, "expert": False})
    assert rules is not None
    ranked = ["r1 r2 r3", "r9 y9 g9", "r1 r2 r4", "r7 y8 g9", "r9 y9 g8"]
    formations = [referee.best_formation(tuple(side.split()), False, rules) for side in ranked]
    for stronger, weaker in itertools.pairwise(formations):
        assert stronger > weaker
