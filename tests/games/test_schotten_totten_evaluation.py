"""What bots see in a table of Schotten-Totten: finite, fair, and the same for tables that a seat
cannot tell apart. Whether it plays well is measured, not tested: docs/reference/bots.md."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import numpy as np
import numpy.typing as npt
import pytest

import tavolino
from tavolino.bots.policy import BLIND, play_by_policy
from tavolino.core import chance, dispatch, registry
from tavolino.core.contract import Options
from tavolino.core.kernel import entry, i64, record
from tavolino.core.signature import ArrayOf, Float, Int
from tavolino.games.schotten_totten.evaluation import EVALUATION, stone_values
from tavolino.games.schotten_totten.evaluation.why import evaluate_at
from tests.conftest import is_typical, steps, variant_id
from tests.games.evaluation_kernels import chances_at, preferences_at
from tests.games.scratch import unset_scratch
from tests.games.tables import table
from tests.jit_modes import compiled_and_interpreted
from tests.repeats import repeated

pytestmark = pytest.mark.slow

RULES = registry.rules("schotten-totten")
Numbers = npt.NDArray[np.float64]

every_variant = pytest.mark.parametrize("options", RULES.variants, ids=variant_id)
USUAL = [variant for variant in RULES.variants if "stones" not in variant]
TRIED = [variant for variant in USUAL if is_typical("schotten-totten", variant)]
usual_variants = pytest.mark.parametrize(
    "options", [each if each in TRIED else repeated(each) for each in USUAL], ids=variant_id
)


@entry
def stone_values_at(stones: Int, scratch: Annotated[Any, ArrayOf(EVALUATION.scratch)]) -> Float:
    return stone_values.find_stone_values(i64(stones), record(scratch, 0))


def expected(game: tavolino.Game, seat: int) -> Numbers:
    out = np.full(2, np.nan)
    chances_at(game.state, 0, seat, unset_scratch(EVALUATION), out)
    return out


def liking(game: tavolino.Game, skill: int = 2) -> dict[str, float]:
    """The preferences of the seat to move."""
    legal = dispatch.legal_buffer(RULES)
    state = game.state
    n = dispatch.legal_at(state, 0, legal)
    out = np.full(len(legal), np.nan)
    preferences_at(state, 0, legal, n, skill, unset_scratch(EVALUATION), out)
    return dict(zip(game.legal, out[:n].tolist(), strict=True))


def favourite(game: tavolino.Game, skill: int = 2) -> str:
    likes = liking(game, skill)
    return max(likes, key=likes.__getitem__)


def stone_chances(game: tavolino.Game, seat: int = 0) -> list[float]:
    scratch = unset_scratch(EVALUATION)
    evaluate_at(game.state, 0, seat, scratch)
    return [float(each) for each in scratch["chance"][0]]


def some(game: tavolino.Game, seed: int, every: int = 3) -> Iterator[tavolino.Game]:
    for ply, _ in enumerate(steps(game, seed)):
        if ply % every == 0 and not game.over:
            yield game


# -- the promises of the contract ----------------------------------------------------------------


@every_variant
def test_all_numbers_are_finite_and_shares_add_up_to_one(options: Options) -> None:
    for seed in range(3):
        for game in some(tavolino.new("schotten-totten", seed=seed, **options), seed):
            for seat in range(2):
                shares = expected(game, seat)
                assert shares.sum() == pytest.approx(1.0)
                assert shares.min() >= 0.0
            for skill in range(3):
                likes = liking(game, skill)
                assert len(likes) == len(game.legal)
                assert np.isfinite(list(likes.values())).all()


@every_variant
def test_tables_that_a_seat_cannot_tell_apart_give_the_same_numbers(options: Options) -> None:
    rng = chance.generator(5, chance.HIDDEN)
    changed = 0
    for game in some(tavolino.new("schotten-totten", seed=17, **options), 17, every=2):
        other = game.determinized(int(game.player or 0), rng)
        changed += other != game
        for skill in range(3):
            assert liking(other, skill) == liking(game, skill)
        for action in game.actions[:: max(len(game.actions) // 4, 1)]:
            assert EVALUATION.why(other.state, action) == EVALUATION.why(game.state, action)
    assert changed, "nothing hidden ever varied"


@every_variant
def test_of_one_deal_both_seats_expect_the_same(options: Options) -> None:
    """Its hands are looked at, so that the deal matters, and who asks does not."""
    rng = chance.generator(6, chance.HIDDEN)
    changed = 0
    for game in some(tavolino.new("schotten-totten", seed=18, **options), 18):
        assert expected(game, 1) == pytest.approx(expected(game, 0), abs=1e-6)
        other = game.determinized(0, rng)
        changed += abs(expected(other, 0)[0] - expected(game, 0)[0]) > 1e-3
    assert changed, "the hands counted for nothing"


def test_no_number_knows_the_name_of_a_colour() -> None:
    """The same table with other clans: chances and preferences are the same."""
    letters = str.maketrans("rygbpc", "cbrpyg")
    lines = (
        "1 . r7 r8 | y5 g5; 2 . b9 | p1 p2; 4 0 r1 y1 g1 | b1; 5 . | c4",
        "hand 0 r9 y2 g8 b3 p7 c6",
        "hand 1 r2 y3 g4 b5 p6 c7",
    )
    game = table("iello", *lines)
    # Translated letters must not touch the words of the lines.
    swapped = table("iello", lines[0].translate(letters), *(
        f"{line[:6]} {line[6:].translate(letters)}" for line in lines[1:]
    ))  # fmt: skip
    assert game != swapped
    assert expected(swapped, 0) == pytest.approx(expected(game, 0), abs=1e-12)
    likes = {move[:2].translate(letters) + move[2:]: odds for move, odds in liking(game).items()}
    assert liking(swapped) == pytest.approx(likes, abs=1e-9)


def numbers_of_games(variants: Sequence[Options]) -> str:
    """A digest of what is seen in a game of each variant, to nine digits."""
    digest = hashlib.sha256()
    for options in variants:
        for game in some(tavolino.new("schotten-totten", seed=2, **options), 2, every=7):
            for numbers in (expected(game, 0), expected(game, 1), *(
                np.array(list(liking(game, skill).values())) for skill in range(3)
            )):  # fmt: skip
                digest.update(np.round(numbers, 9).tobytes())
    return digest.hexdigest()


@pytest.mark.parametrize("variants", ["TRIED", repeated("RULES.variants")])
def test_interpreted_and_compiled_evaluations_agree(variants: str) -> None:
    code = (
        "from tests.games.test_schotten_totten_evaluation import *\n"
        f"print(numbers_of_games({variants}))"
    )
    compiled, interpreted = compiled_and_interpreted(code)
    assert compiled == interpreted


# -- what is seen --------------------------------------------------------------------------------


@pytest.mark.parametrize("stones", [1, 2, 3, 5, 9])
def test_the_chance_of_a_game_is_the_mean_over_all_ways_its_stones_may_fall(stones: int) -> None:
    given = np.random.default_rng(stones).random(stones)
    scratch = unset_scratch(EVALUATION)
    scratch["chance"][0, :stones] = given

    def mean(chances: Numbers) -> float:
        total = 0.0
        for ways in itertools.product((0, 1), repeat=stones):
            won = sum(way << stone for stone, way in enumerate(ways))
            likely = np.prod([p if way else 1 - p for p, way in zip(chances, ways, strict=True)])
            total += float(likely) * stone_values._meaning(stones, won)
        return total

    assert stone_values_at(stones, scratch) == pytest.approx(mean(given), abs=1e-6)
    for stone in range(stones):
        won, lost = given.copy(), given.copy()
        won[stone], lost[stone] = 1.0, 0.0
        assert scratch["value"][0, stone] == pytest.approx(mean(won) - mean(lost), abs=1e-6)


@every_variant
def test_the_chances_of_a_sides_formations_add_up_to_one(options: Options) -> None:
    for game in some(tavolino.new("schotten-totten", seed=4, **options), 4):
        scratch = unset_scratch(EVALUATION)
        evaluate_at(game.state, 0, 0, scratch)
        for stone in range(int(game.state["stones"][0])):
            if game.state["owner"][0, stone] >= 0:
                continue
            for side in range(2):
                formations = scratch["formation"][0, 2 * stone + side]
                assert formations.sum() == pytest.approx(1.0)
                assert formations.min() >= -1e-12


@every_variant
def test_where_both_sides_are_complete_the_chance_is_who_wins(options: Options) -> None:
    decided = 0
    for seed in range(8):
        game = tavolino.new("schotten-totten", seed=seed, **options)
        for _ in steps(game, seed):
            state = game.state
            chances = stone_chances(game)
            for stone in range(int(state["stones"][0])):
                own, theirs = state["strength"][0, stone]
                if state["owner"][0, stone] < 0 <= min(own, theirs):
                    decided += 1
                    last = int(state["count"][0, stone].sum()) - 1
                    first = int(state["order"][0, stone]) >> last & 1
                    wins = own > theirs if own != theirs else first == 1
                    assert chances[stone] == float(wins), (game.position, stone)
    assert decided


def test_a_side_that_nothing_can_beat_is_won() -> None:
    game = table("iello", "1 . r7 r8 r9 | b1 y5; 2 . g1 y4 | r1 r2 r3")
    chances = stone_chances(game)
    assert chances[0] == 1.0
    assert chances[1] == 0.0


def test_cards_that_have_gone_are_counted() -> None:
    waiting = "1 . r7 r8 | b5 b6 b7"
    open_ = stone_chances(table("iello", waiting))[0]
    half = stone_chances(table("iello", waiting, "2 . r9 y1 | g1"))[0]
    none = stone_chances(table("iello", waiting, "2 . r9 y1 | r6 g1"))[0]
    held = stone_chances(table("iello", waiting, "hand 0 r9"))[0]
    theirs = stone_chances(table("menhir tactics", waiting, "hand 1 r9! r6!"))[0]
    assert none == theirs == 0.0 < half < open_ < held


# -- what is liked -------------------------------------------------------------------------------

HAND = "hand 0 r9 y2 g4 b3 p1 c3"
LIKED = [
    ("the card that completes a colour run", "1 . r7 r8 | b5 b6", HAND, "r9@1", "c3@1"),
    ("the stone that wins the game", "1 0 | ; 2 0 | ; 3 . r7 r8 | b5 b6; 7 . b7 b8 | g5 g6",
     "hand 0 r9 b9 y2 g4 p1 c3", "r9@3", "b9@7"),
    ("to keep a card for where it is needed", "1 . r7 r8 | b5 b6; 2 . r4 y5 | g6 p7",
     "hand 0 r9 b3", "b3@2", "r9@2"),
    ("to throw a card away where all is lost", "1 . r1 y2 | g7 g8 g9; 2 . r8 y8 | g6 p6",
     "hand 0 b1 c8", "b1@1", "b1@2"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "stones", "hand", "better", "worse"), LIKED)
def test_full_skill_likes(what: str, stones: str, hand: str, better: str, worse: str) -> None:
    likes = liking(table("iello", stones, hand))
    assert likes[better] > likes[worse] + 0.5, what


@pytest.mark.parametrize("skill", range(3))
@pytest.mark.parametrize("options", ["iello", "ps-games", "menhir", "iello expert"])
def test_proven_stones_are_claimed_the_most_important_one_first(options: str, skill: int) -> None:
    game = table(
        options, "player 0 to claim", "1 . r7 r8 r9 | b1 y5; 5 0 | ; 6 0 | ; 7 . g1 g2 g3 | r1 y2"
    )
    assert favourite(game, skill) == "claim 7"
    assert all(odds > 3.0 for move, odds in liking(game, skill).items() if move != "done")


def test_a_move_that_wins_at_once_stands_out() -> None:
    game = table("iello", "1 0 | ; 2 0 | ; 3 . r7 r8 | b5 b6", HAND)
    likes = liking(game)
    others = [odds for move, odds in likes.items() if move != "r9@3"]
    assert likes["r9@3"] > max(others) + 4.0


# -- how it plays --------------------------------------------------------------------------------


def share_of_wins(skills: tuple[int, int], pairs: int, options: Options) -> float:
    """Of the first of two players: each deal is played twice, seats swapped."""
    blank = RULES.blank(RULES.check_options(options))
    won = 0
    for deal, swap in itertools.product(range(pairs), range(2)):
        seats = skills[::-1] if swap else skills
        end = play_by_policy(RULES, blank, seats, chance.generator(deal))
        won += dispatch.outcome_at(end, 0, swap)
    return won / (24 * pairs)


@usual_variants
def test_each_skill_beats_the_lower_one_and_all_beat_chance(options: Options) -> None:
    assert share_of_wins((2, BLIND), 50, options) >= 0.95
    assert share_of_wins((1, BLIND), 50, options) >= 0.9
    assert share_of_wins((0, BLIND), 50, options) >= 0.8
    assert share_of_wins((2, 1), 200, options) > 0.6
    assert share_of_wins((1, 0), 200, options) > 0.58


# -- what is said about it -----------------------------------------------------------------------


@every_variant
def test_every_move_has_a_sentence(options: Options) -> None:
    for game in some(tavolino.new("schotten-totten", seed=6, **options), 6, every=4):
        for action in game.actions[:: max(len(game.actions) // 12, 1)]:
            sentence = EVALUATION.why(game.state, action)
            assert sentence.endswith(".")
            assert "\n" not in sentence
            assert 20 < len(sentence) < 140


SENTENCES = [
    ("iello", "1 . r7 r8 | b5 b6", "hand 0 r9 y2", "r9@1",
     "r9 completes a colour run at stone 1: nothing that is still to come can beat it."),
    ("iello", "1 0 | ; 2 0 | ; 3 . r7 r8 | b1 y5", "hand 0 r9 y2", "r9@3",
     "r9 completes a colour run at stone 3: nothing can beat it any more, and the stone wins"
     " the game."),
]  # fmt: skip


@pytest.mark.parametrize(("options", "stones", "hand", "move", "sentence"), SENTENCES)
def test_the_sentence_says(options: str, stones: str, hand: str, move: str, sentence: str) -> None:
    game = table(options, stones, hand)
    assert EVALUATION.why(game.state, game.parse(move)) == sentence
