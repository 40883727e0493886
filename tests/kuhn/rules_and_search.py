"""The rules of Kuhn poker, and how far the search is from perfect play: the game is solved.

Whoever begins loses a chip in eighteen games, if both play perfectly (Kuhn 1950).
"""

from __future__ import annotations

import itertools
from functools import cache

import numpy as np
import pytest

import tavolino
from benchmarks.exploitability import choices
from tavolino.bots.search import Budget, SearchBot
from tavolino.core import registry
from tavolino.core.game import Sampler
from tests.bots.best_response import Floats, GameTree
from tests.jit_modes import compiled_and_interpreted

NAME = "kuhn-poker"
VALUE = -1 / 18  # in chips, of a game to whoever begins
CHIPS = 4  # from the least to the most that a game can be worth: the tree counts from 0 to 1


def table(first: str, second: str, *moves: str) -> tavolino.Game:
    """A game of which player 0 begins, after some moves."""
    (third,) = {"J", "Q", "K"} - {first, second}
    text = f"{NAME}\nfirst 0\ncards {first} {second} {third}\nmoves {' '.join(moves)}\n"
    return tavolino.from_position(text)


# -- the rules -------------------------------------------------------------------------------------

ENDS = [  # with the queen against the king, and against the jack
    ("check check", -1, 1),
    ("check bet fold", -1, -1),
    ("check bet call", -2, 2),
    ("bet fold", 1, 1),
    ("bet call", -2, 2),
]


@pytest.mark.parametrize(("moves", "against_king", "against_jack"), ENDS)
def test_kuhn_ends(moves: str, against_king: int, against_jack: int) -> None:
    for other, chips in (("K", against_king), ("J", against_jack)):
        game = table("Q", other, *moves.split())
        assert game.result is not None
        assert game.result["scores"] == [chips, -chips]
        assert game.result["winners"] == [0 if chips > 0 else 1]
        assert game.result["reason"] == ("fold" if "fold" in moves else "showdown")


def test_kuhn_shows_cards_at_a_showdown_and_never_after_a_fold() -> None:
    shown = table("Q", "K", "bet", "call").view(0).data["hands"][1]
    assert shown == {"cards": ["K"], "hidden": 0}
    for moves in (("bet", "fold"), ("check", "bet", "fold")):
        game = table("Q", "K", *moves)
        for seat in range(2):
            assert game.view(seat).data["hands"][1 - seat] == {"cards": [], "hidden": 1}


@pytest.mark.parametrize(
    ("moves", "move", "reason"),
    [("", "call", "no bet"), ("check", "fold", "no bet"), ("bet", "check", "there is a bet")],
)
def test_kuhn_says_why_not(moves: str, move: str, reason: str) -> None:
    assert reason in (table("J", "K", *moves.split()).why_not(move) or "")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("kuhn-poker\nfirst 0\ncards J Q\nmoves\n", "line 3, column 7: setup: missing K"),
        ("kuhn-poker\nfirst 2\ncards J Q K\nmoves\n", "line 2, column 7"),
        ("kuhn-poker\nfirst 0\ncards J Q K\nmoves call\n", "expected check or bet"),
        ("kuhn-poker\nfirst 0\ncards J Q K\nmoves bet fold bet\n", "expected no move"),
        ("kuhn-poker jack\nfirst 0\ncards J Q K\nmoves\n", "expected 'ace'"),
    ],
)
def test_kuhn_positions_are_checked(text: str, problem: str) -> None:
    with pytest.raises(tavolino.PositionError, match=problem):
        tavolino.from_position(text)


def test_kuhn_runs_the_same_compiled_and_interpreted() -> None:
    compiled, interpreted = compiled_and_interpreted(
        "from tests.test_every_game import play_through\n"
        f"print([play_through({NAME!r}, {{'ace': ace}}) for ace in (False, True)])"
    )
    assert compiled == interpreted


# -- perfect play, and the search ------------------------------------------------------------------


@cache
def tree() -> GameTree:
    rules = registry.rules(NAME)
    deals = {
        rules.from_setup(
            rules.check_options({}), {"first": 0, "hands": [[first], [second]], "deck": [third]}
        ).tobytes(): 1.0
        for first, second, third in itertools.permutations("JQK")
    }
    return GameTree(rules, deals)


def worth(strategy: Floats, other: Floats) -> float:
    """A game to whoever begins, in chips."""
    return (tree().share(strategy, other) - 0.5) * CHIPS


def exploitability(strategy: Floats) -> float:
    """What a player who knows the strategy wins above an even result, in chips per game."""
    return tree().exploitability(strategy) * CHIPS


def known_solution(bluff: float) -> Floats:
    """Kuhn's equilibria, one for each frequency from 0 to 1/3 with which a jack is bet at first."""
    aggressive = {  # by card and moves: how often to bet, or to call
        ("J", ""): bluff,
        ("Q", ""): 0.0,
        ("K", ""): 3 * bluff,
        ("J", "check"): 1 / 3,
        ("Q", "check"): 0.0,
        ("K", "check"): 1.0,
        ("J", "bet"): 0.0,
        ("Q", "bet"): 1 / 3,
        ("K", "bet"): 1.0,
        ("J", "check bet"): 0.0,
        ("Q", "check bet"): bluff + 1 / 3,
        ("K", "check bet"): 1.0,
    }

    def policy(sampler: Sampler) -> Floats:
        view = sampler.rules.view(sampler.table, sampler.seat)
        (card,) = view["hands"][sampler.seat]["cards"]
        often = aggressive[card, " ".join(view["moves"])]
        return np.array([1 - often, often])

    return tree().strategy(policy)


def test_kuhn_has_twelve_information_sets() -> None:
    assert (tree().sets, tree().lines) == (12, 30)


@pytest.mark.parametrize("bluff", [0.0, 1 / 6, 1 / 3])
def test_kuhn_is_worth_what_kuhn_found(bluff: float) -> None:
    perfect = known_solution(bluff)
    assert exploitability(perfect) == pytest.approx(0, abs=1e-12)
    assert worth(perfect, perfect) == pytest.approx(VALUE, abs=1e-12)
    found = tree().equilibrium(300)
    assert exploitability(found) < 0.005
    assert worth(found, found) == pytest.approx(VALUE, abs=0.005)


def test_kuhn_search_is_far_from_random_play_and_not_perfect() -> None:
    """Measured: 0.167 chips, against 0.458 of random play and 0 of perfect play. The search deals
    the other hand anew without asking what its bets tell, so it never folds a queen and hardly ever
    bluffs: a player who knows that wins a sixth of a chip per game, however long it thinks."""
    assert exploitability(tree().uniform()) == pytest.approx(11 / 24)

    def bot(seed: int) -> SearchBot:
        return SearchBot(seed, Budget(iterations=1000))

    strategy = tree().strategy(choices(bot, seeds=30))
    assert exploitability(strategy) < 0.2
    perfect = known_solution(1 / 3)
    assert VALUE - 0.1 < worth(strategy, perfect) <= VALUE + 1e-12
    assert VALUE - 1e-12 <= worth(perfect, strategy) < VALUE + 0.1


# -- other libraries -------------------------------------------------------------------------------


def test_kuhn_in_openspiel_is_the_game_that_openspiel_has() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
    from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy

    import tavolino.openspiel  # noqa: F401 (registers the games)

    ours = pyspiel.load_game("python_tavolino_kuhn_poker_tiny(first=0)")
    theirs = pyspiel.load_game("kuhn_poker")
    assert len(TabularPolicy(ours).state_lookup) == len(TabularPolicy(theirs).state_lookup) == 12
    worth_of_chance = [
        exploitability.exploitability(game, UniformRandomPolicy(game)) for game in (ours, theirs)
    ]
    assert worth_of_chance[0] == pytest.approx(worth_of_chance[1])
    solver = cfr.CFRPlusSolver(ours)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    perfect = [solver.average_policy()] * 2
    scores = expected_game_score.policy_value(ours.new_initial_state(), perfect)
    assert scores == pytest.approx([VALUE, -VALUE], abs=0.01)


def test_kuhn_cannot_be_learnt_because_it_has_no_observation() -> None:
    from tavolino.envs import aec, vector

    for make in (aec, vector):
        with pytest.raises(tavolino.TavolinoError, match="kuhn-poker has no observation"):
            make(NAME)
    with pytest.raises(tavolino.TavolinoError, match="kuhn-poker has no observation"):
        tavolino.new(NAME).observe()
