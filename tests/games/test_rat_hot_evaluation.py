"""What an experienced player sees in Rat Hot: from a seat's knowledge alone, right beside brute
force, and strong enough to be worth it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import numpy as np
import numpy.typing as npt
import pytest

import tavolino
from tavolino.bots.policy import BLIND, play_by_policy
from tavolino.core import chance, dispatch, registry
from tavolino.core.contract import Options
from tavolino.core.game import Game
from tavolino.core.kernel import entry, i64, record
from tavolino.core.signature import ArrayOf, Floats, Int, Ints, Nothing, Tables
from tavolino.games.rat_hot.actions import (
    column_of,
    decode,
    direction_of,
    place_of,
    row_of,
    slot_of,
)
from tavolino.games.rat_hot.evaluation import EVALUATION
from tavolino.games.rat_hot.evaluation.chances import note_terms
from tavolino.games.rat_hot.evaluation.preferences import weigh_places
from tavolino.games.rat_hot.evaluation.rats import most_covered, stuck_rats_at
from tavolino.games.rat_hot.evaluation.weights import WEIGHTS, weights_of
from tavolino.games.rat_hot.state import RAT
from tavolino.games.rat_hot.table import Cell, cells_of, face_down, faces
from tests.conftest import steps, variant_id
from tests.games.evaluation_kernels import chances_at, preferences_at
from tests.games.scratch import unset_scratch
from tests.games.test_rat_hot import table
from tests.jit_modes import compiled_and_interpreted

pytestmark = pytest.mark.slow

RULES = registry.rules("rat-hot")
SKILLS = (0, 1, 2)
Numbers = npt.NDArray[np.float64]

every_variant = pytest.mark.parametrize("options", RULES.variants, ids=variant_id)


@entry
def note_terms_at(states: Tables, i: Int, seat: Int, scratch: dispatch.Scratches) -> Nothing:
    note_terms(record(states, i), i64(seat), record(scratch, 0))


@entry
def weigh_at(
    states: Tables,
    i: Int,
    legal: Ints,
    n: Int,
    weights: Annotated[Any, ArrayOf(WEIGHTS)],
    scratch: dispatch.Scratches,
    out: Floats,
) -> Nothing:
    weigh_places(record(states, i), legal, i64(n), record(weights, 0), record(scratch, 0), out)


@entry
def most_covered_at(states: Tables, i: Int, action: Int, colour: Int) -> Int:
    s = record(states, i)
    place = place_of(i64(action))
    strip = i64(s.order[s.laid + slot_of(action)])
    row, column = i64(row_of(place)), i64(column_of(place))
    return most_covered(s, strip, row, column, direction_of(place), i64(colour))


def terms(game: Game, seat: int) -> Numbers:
    """What the chances are a weighted sum of."""
    scratch = unset_scratch(EVALUATION)
    note_terms_at(game.state, 0, seat, scratch)
    found: Numbers = scratch["term"][0]
    return found


def chances(game: Game, seat: int) -> Numbers:
    out = np.full(2, np.nan)
    chances_at(game.state, 0, seat, unset_scratch(EVALUATION), out)
    return out


def preferences(game: Game, skill: int) -> Numbers:
    legal = np.array(game.actions, np.int32)
    out = np.full(len(legal), np.nan)
    preferences_at(game.state, 0, legal, len(legal), skill, unset_scratch(EVALUATION), out)
    return out


def weighed(game: Game, weights: dict[str, tuple[float, float]]) -> Numbers:
    """Preferences of one who looks at some things only."""
    legal = np.array(game.actions, np.int32)
    out = np.full(len(legal), np.nan)
    table = weights_of({**weights, "scale": (1.0, 0.0)})
    weigh_at(game.state, 0, legal, len(legal), table, unset_scratch(EVALUATION), out)
    return out


def favourite(game: Game, skill: int = 2) -> str:
    return game.legal[int(preferences(game, skill).argmax())]


def games(options: Options, seeds: range) -> Iterator[Game]:
    """Every decision of some random games."""
    for seed in seeds:
        for game in steps(tavolino.new("rat-hot", seed=seed, **options), seed):
            if not game.over:
                yield game


# -- what a seat knows ---------------------------------------------------------------------------


@every_variant
def test_tables_that_a_seat_cannot_tell_apart_give_the_same_numbers(options: Options) -> None:
    rng = chance.generator(1, chance.HIDDEN)
    changed = 0
    for game in games(options, range(2)):
        for seat in range(2):
            other = game.determinized(seat, rng)
            changed += other != game
            assert terms(other, seat).tobytes() == terms(game, seat).tobytes()
            assert chances(other, seat).tobytes() == chances(game, seat).tobytes()
        for skill in SKILLS:
            assert preferences(other, skill).tobytes() == preferences(game, skill).tobytes()
    assert changed


@every_variant
def test_numbers_are_finite_and_chances_add_up(options: Options) -> None:
    for game in games(options, range(4)):
        for seat in range(2):
            assert np.abs(terms(game, seat)).max() <= 3
            shares = chances(game, seat)
            assert (shares > 0).all()
            assert shares.sum() == pytest.approx(1)
        for skill in SKILLS:
            likes = preferences(game, skill)
            assert np.isfinite(likes).all()
            assert np.ptp(likes) < 100


def test_exchanged_colours_give_the_same_numbers() -> None:
    """Red for green and green for red: the table looks to either seat as it did to the other."""
    colours = str.maketrans("rgRG", "grGR")
    dealt = tavolino.new("rat-hot", seed=4, first=0)
    setup = dealt.record()["setup"]
    strips = {
        number: [field.translate(colours) for field in fields]
        for number, fields in setup["strips"].items()
    }
    options = RULES.check_options({"strips": strips})
    state = RULES.from_setup(options, {**setup, "strips": strips, "first": 1})
    twin = Game(RULES, options, state)
    for game in steps(dealt, 4):
        if game.moves:
            twin.play(game.moves[-1][1])
        if game.over:
            break
        for seat in range(2):
            assert terms(twin, 1 - seat) == pytest.approx(terms(game, seat))
        assert chances(twin, 0)[::-1] == pytest.approx(chances(game, 0))
        for skill in SKILLS:
            assert preferences(twin, skill) == pytest.approx(preferences(game, skill))


# -- beside brute force --------------------------------------------------------------------------


def points_ahead(game: Game, seat: int) -> int:
    points = game.state["points"][0]
    return int(points[seat]) - int(points[1 - seat])


def after(game: Game, action: int) -> Game:
    copy = game.copy()
    copy.play(action)
    return copy


def test_points_of_a_place_are_those_that_it_scores() -> None:
    compared = 0
    for game in games({}, range(3)):
        seat = game.player
        assert seat is not None
        found = weighed(game, {"point": (1.0, 1.0)})
        for action, value in zip(game.actions[::29], found[::29], strict=True):
            played = after(game, action)
            if played.over:
                continue
            assert value == points_ahead(played, seat) - points_ahead(game, seat)
            compared += value != 0
    assert compared > 15


def reach(game: Game) -> list[list[Cell]]:
    """Where any strip could be laid, whichever is turned up."""
    state = game.state
    state["field"][0, 1:] = [1, 0, 2]
    legal = dispatch.legal_buffer(RULES)
    n = dispatch.legal_at(state, 0, legal)
    return [cells_of(decode(int(action))[1]) for action in legal[:n]]


def rats_in_sight(game: Game, colour: int) -> set[Cell]:
    shown = np.argwhere(faces(game.state) == RAT + colour)
    return {(int(column), int(row)) for row, column in shown}


def uncovered(game: Game, colour: int) -> int:
    """The rats of a colour that no strip could cover, by trying every place."""
    return len(rats_in_sight(game, colour).difference(*reach(game)))


def is_feared(game: Game, rats: list[int], colour: int) -> bool:
    """Rats weigh nothing when too few are to come for a third one, and for a player who has no turn
    after this one."""
    pile = face_down(game.state)
    to_come = game.state["field"][0, pile] == RAT + colour
    has_turn = len(pile) > (2 if colour == game.player else 0)
    return has_turn and rats[colour] + int(to_come.sum()) >= 3


@pytest.mark.parametrize("options", RULES.variants[::4], ids=variant_id)
def test_a_rat_is_stuck_when_no_strip_can_be_laid_on_it(options: Options) -> None:
    """As the table lies, and as each move would leave it."""
    seen = stuck_more = stuck_less = 0
    for game in games(options, range(8)):
        seat = game.player
        assert seat is not None
        now = [stuck_rats_at(game.state, 0, colour) for colour in range(2)]
        assert now == [uncovered(game, colour) for colour in range(2)]
        seen += sum(now)
        numbers = [
            weighed(game, {weight: sides})
            for weight in ("rat", "stuck")
            for sides in ((1.0, 0.0), (0.0, 1.0))
        ]
        for which, action in list(enumerate(game.actions))[::17]:
            played = after(game, action)
            if played.over:
                continue
            stuck = [uncovered(played, colour) for colour in range(2)]
            rats = played.state["rats"][0].tolist()
            told = [
                (1 - 2 * (colour != seat)) * -seen_rats[colour] * is_feared(game, rats, colour)
                for seen_rats in (rats, stuck)
                for colour in (seat, 1 - seat)
            ]
            assert [number[which] for number in numbers] == told
            stuck_more += sum(stuck) > sum(now)
            stuck_less += sum(stuck) < sum(now)
    assert min(seen, stuck_more, stuck_less) > 0


@pytest.mark.parametrize("options", RULES.variants[::4], ids=variant_id)
def test_the_most_rats_that_a_second_strip_covers(options: Options) -> None:
    found = []
    for game in games(options, range(8)):
        for action in game.actions[::23]:
            played = after(game, action)
            if played.over:
                continue
            for colour in range(2):
                rats = rats_in_sight(played, colour)
                most = max(len(rats.intersection(cells)) for cells in reach(played))
                assert most_covered_at(game.state, 0, action, colour) == most
                found.append(most)
    assert max(found) > 1


# -- judgement -----------------------------------------------------------------------------------


@every_variant
def test_nobody_who_looks_loses_by_rats_when_a_place_avoids_it(options: Options) -> None:
    in_danger = 0
    for game in games(options, range(40)):
        seat = game.player
        if game.state["turned_up"][0] != 1 or game.state["rats"][0, seat] < 2:
            continue
        rats = [int(after(game, action).state["rats"][0, seat]) for action in game.actions]
        if min(rats) < 3 <= max(rats):
            in_danger += 1
            for skill in (1, 2):
                assert rats[int(preferences(game, skill).argmax())] < 3, game.position
    assert in_danger or "strips" in options


def test_the_more_one_is_ahead_the_better_the_chances() -> None:
    for game in games({}, range(1)):
        state = game.state
        shares = []
        for points in (0, 3, 6):
            state["points"][0] = points, 3
            ahead = Game(RULES, RULES.options_of(state), state.copy(), from_deal=False)
            shares.append(float(chances(ahead, 0)[0]))
        assert shares == sorted(shares)
        assert shares[0] < shares[2]


def test_interpreted_and_compiled_runs_agree() -> None:
    code = (
        "from tests.games.test_rat_hot_evaluation import *\n"
        "for game in games(RULES.variants[1], range(1)):\n"
        "    numbers = [*terms(game, 0), *chances(game, 0)]\n"
        "    for skill in SKILLS:\n"
        "        numbers += preferences(game, skill).tolist()\n"
        "    print(*(f'{number:.9f}' for number in numbers))"
    )
    compiled, interpreted = (
        printed.replace("-0.000000000", "0.000000000") for printed in compiled_and_interpreted(code)
    )
    assert compiled == interpreted
    assert len(compiled) > 10_000


def share_of_wins(options: Options, skills: tuple[int, int], deals: int) -> float:
    """Of the first of two players, each deal played twice with seats swapped."""
    empty = RULES.blank(RULES.check_options(options))
    won = 0
    for deal in range(deals):
        empty["player"] = deal % 2
        for seat in range(2):
            seated = skills if seat == 0 else skills[::-1]
            end = play_by_policy(RULES, empty, seated, chance.generator(deal))
            won += dispatch.outcome_at(end, 0, seat)
    return won / (2 * deals * 12)


@every_variant
def test_who_sees_further_wins_more(options: Options) -> None:
    assert share_of_wins(options, (2, BLIND), 200) > 0.88
    assert share_of_wins(options, (2, 1), 200) > 0.55
    assert share_of_wins(options, (1, 0), 200) > 0.5
    assert share_of_wins(options, (0, BLIND), 200) > 0.6


# -- why -----------------------------------------------------------------------------------------

# Strips besides the start strip `r1 . g1` on columns 11-13 of row 12, moves before, the move, why.
REASONS = [
    ("r1 . .", "", "1@11,13E", "Scores 1 for red with r1."),
    ("r1 . g1", "", "1@11,13E", "Scores 1 for red with r1 against 1 for green."),
    (". . .", "", "1@14,12E", "Gives green nothing and covers nothing of red's."),
    ("r2 . .", "", "1@14,12E", "Lays r2 where more may join."),
    ("G . .", "", "1@14,12E", "Shows a green rat."),
    ("G . .", "", "1@16,12W", "Shows a green rat where no strip can cover it now."),
    ("R . .", "", "1@14,12E", "Lays a rat of red's where it does the least harm."),
    ("g1 . .", "", "1@14,12E", "Gives green 1, and saves better places for later."),
]


@pytest.mark.parametrize(("strips", "laid", "move", "sentence"), REASONS)
def test_a_sentence_says_why(strips: str, laid: str, move: str, sentence: str) -> None:
    game = table(f"{strips} | . . . | . . . | . . .", laid)
    assert game.player == 0
    assert EVALUATION.why(game.state, game.parse(move)) == sentence


@every_variant
def test_every_move_has_one_sentence_of_what_lies_on_the_table(options: Options) -> None:
    rng = chance.generator(6, chance.HIDDEN)
    said = set()
    for game in games(options, range(2)):
        seat = game.player
        assert seat is not None
        other = game.determinized(seat, rng)
        for action in game.actions[::40]:
            sentence = EVALUATION.why(game.state, action)
            assert sentence == EVALUATION.why(other.state, action)
            assert sentence[0].isupper()
            assert sentence.count(".") == 1
            assert sentence.endswith(".")
            said.add(sentence)
    assert len(said) > 5
