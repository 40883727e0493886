"""What the bots see in a table of Tabula Rasa: only what their seat knows, and what matters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import numpy as np
import numpy.typing as npt
import pytest

import tavolino
from tavolino import text
from tavolino.bots.policy import BLIND, play_by_policy
from tavolino.core import chance, dispatch, registry, sentence
from tavolino.core.contract import Options, State
from tavolino.core.game import Game
from tavolino.core.kernel_mode import INTERPRETED
from tavolino.games.tabula_rasa.actions import TO_COLOUR, TO_NUMBER, encode
from tavolino.games.tabula_rasa.evaluation import EVALUATION
from tavolino.text import LANGUAGES
from tests.conftest import steps, variant_id
from tests.games.evaluation_kernels import chances_at, preferences_at
from tests.games.scratch import unset_scratch
from tests.jit_modes import compiled_and_interpreted

pytestmark = pytest.mark.slow

RULES = registry.rules("tabula-rasa")
SIZES: tuple[Options, ...] = (
    *RULES.variants,
    {"players": 2, "copies": 1},
    {"players": 2, "colours": 2, "hand": 8},
    {"players": 3, "values": 2, "hand": 5},
    {"players": 4, "hand": 1},
)
every_size = pytest.mark.parametrize("options", SIZES, ids=variant_id)
SKILLS = range(3)
Numbers = npt.NDArray[np.float64]


def chances(state: State, seat: int) -> Numbers:
    out = np.full(int(state["players"][0]), np.nan)
    chances_at(state, 0, seat, unset_scratch(EVALUATION), out)
    return out


def preferences(state: State, skill: int) -> Numbers:
    legal = dispatch.legal_buffer(RULES)
    n = dispatch.legal_at(state, 0, legal)
    out = np.full(n, np.nan)
    preferences_at(state, 0, legal, n, skill, unset_scratch(EVALUATION), out)
    return out


def tables(options: Options, seed: int) -> Iterator[Game]:
    """A game before each of its moves."""
    for game in steps(tavolino.new("tabula-rasa", seed=seed, **options), seed):
        if not game.over:
            yield game


def preferred(game: Game, skill: int = 2) -> str:
    return game.legal[int(np.argmax(preferences(game.state, skill)))]


# -- promises of the contract --------------------------------------------------------------------


@every_size
def test_tables_that_a_seat_cannot_tell_apart_give_the_same_numbers(options: Options) -> None:
    rng = chance.generator(5, chance.HIDDEN)
    hidden = 0
    for game in tables(options, 1):
        for seat in range(len(game.names)):
            other = game.determinized(seat, rng)
            hidden += other != game
            assert chances(other.state, seat).tobytes() == chances(game.state, seat).tobytes()
            if seat == game.player:
                for skill in SKILLS:
                    mine = preferences(other.state, skill)
                    assert mine.tobytes() == preferences(game.state, skill).tobytes()
                for action in game.actions:
                    assert EVALUATION.why(other.state, action) == EVALUATION.why(game.state, action)
    assert hidden, "nothing hidden ever varied"


@every_size
def test_numbers_are_finite_and_chances_of_the_sides_add_up_to_one(options: Options) -> None:
    for game in tables(options, 2):
        state, rows = game.state, int(game.state["rows"][0])
        for skill in SKILLS:
            assert np.isfinite(preferences(state, skill)).all()
        for seat in range(len(game.names)):
            share = chances(state, seat)
            assert ((share >= 0) & (share <= 1)).all()
            assert sum(share[:rows]) == pytest.approx(1)
            assert list(share) == [share[other % rows] for other in range(len(share))]


@every_size
def test_a_table_is_only_looked_at(options: Options) -> None:
    for game in tables(options, 3):
        state = game.state
        chances(state, 0), preferences(state, 2)
        assert state.tobytes() == game.state.tobytes()


def recoloured(state: State, order: tuple[int, ...]) -> State:
    """The same table with its colours exchanged."""
    state, kinds = state.copy(), np.arange(25).reshape(5, 5)
    card = kinds[list(order)].ravel()
    state["hand"] = state["hand"][..., card]
    action = [encode(int(each), way) for each in card for way in (TO_NUMBER, TO_COLOUR)]
    state["laid"] = state["laid"][..., action]
    state["knights"][..., 5:] = state["knights"][..., 5:][..., list(order)]
    return state


def test_colours_have_no_names() -> None:
    orders = list(permutations(range(5)))
    for ply, game in enumerate(tables({"players": 2 + 1}, 4)):
        order = orders[(37 * ply + 11) % len(orders)]
        other = recoloured(game.state, order)
        for seat in range(3):
            assert chances(other, seat) == pytest.approx(chances(game.state, seat))


def all_numbers(options: Options) -> str:
    """Every number of a game, by seat, as text to the last bit."""
    words = []
    for game in tables(options, 6):
        seat = game.player or 0
        numbers = [chances(game.state, seat)]
        numbers += [preferences(game.state, skill) for skill in SKILLS]
        words += [each.tobytes().hex() for each in numbers]
    return " ".join(words)


def test_interpreted_and_compiled_numbers_agree() -> None:
    code = "from tests.games.test_tabula_rasa_evaluation import *\n"
    code += "print([all_numbers(options) for options in SIZES])"
    compiled, interpreted = compiled_and_interpreted(code)
    assert len(compiled) > 10000
    assert compiled == interpreted


# -- what it sees --------------------------------------------------------------------------------

LAST_KNIGHT = """
    tabula-rasa players=2 colours=2 values=3 hand=1
    player 0 to play
    1 | r1 r1
    2 r2 | r2
    3 r3 | r3
    r |
    y {yellow}
    hand 0 y1
    hand 1
    stock
    removed y1 y3
"""


def table(text: str, **parts: str) -> Game:
    lines = text.format(**parts).strip().splitlines()
    return tavolino.from_position("\n".join(line.strip() for line in lines))


@pytest.mark.parametrize(
    ("yellow", "best", "reason"),
    [
        ("y2 y3 | y2", "y1@1", "your first at territory 1, which is worth at least its treasure"),
        ("y2 | y2 y3", "y1@y", "draws level at the yellow territory, 2 to 2"),
    ],
)
def test_the_last_knight_goes_where_it_counts(yellow: str, best: str, reason: str) -> None:
    game = table(LAST_KNIGHT, yellow=yellow)
    assert preferred(game) == best
    assert reason in EVALUATION.why(game.state, game.parse(best))


def test_nothing_stays_in_the_hand_with_the_last_card() -> None:
    spare = table(LAST_KNIGHT, yellow="y2 y3 | y2")
    said = EVALUATION.why(spare.state, spare.parse("y1@y"))
    assert said == "The yellow 1 is not needed at the yellow territory, and it is your last card."
    behind = LAST_KNIGHT.replace("| r1 r1", "| r1").replace("removed y1 y3", "removed y1 r1")
    lost = table(behind, yellow="y2 | y2 y3 y3")
    said = EVALUATION.why(lost.state, lost.parse("y1@y"))
    assert said == "The yellow 1 is lost at the yellow territory, and it is your last card."
    for code in LANGUAGES:
        assert text.reason(lost.view(0), sentence.said(said), code)


MIDDLE = """
    tabula-rasa players=2
    player 0 to play
    1 r1 | g1
    2 {two}
    3 |
    4 |
    5 {five}
    r r3 r4 | r4
    y |
    g g3 | g3 g4 g5
    b |
    p |
    hand 0 {hand}
    hand 1 {other}
    stock {stock}
    removed {removed}
"""


def middle(two: str, five: str, hand: str) -> Game:
    """A table of the middle game: the cards that are not named are hidden ones."""
    cards = [colour + value for colour in "rygbp" for value in "12345" for _ in range(2)]
    fixed = ["r1", "g1", "r3", "r4", "r4", "g3", "g3", "g4", "g5"]
    for card in [
        *fixed,
        *two.replace("|", "").split(),
        *five.replace("|", "").split(),
        *hand.split(),
    ]:
        cards.remove(card)
    hidden = {"other": cards[:8], "removed": cards[8:10], "stock": cards[10:]}
    parts = {name: " ".join(pile) for name, pile in hidden.items()}
    return table(MIDDLE, two=two, five=five, hand=hand, **parts)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (
            "b5@5",
            "The blue 5 draws level at territory 5, 2 to 2, so nobody takes its 5 points.",
        ),
        ("b5@b", "The blue 5 is the first knight at the blue territory, 5 points."),
        ("r2@2", "The red 2 takes the lead at territory 2, 2 to 1 for 2 points."),
        (
            "r2@r",
            "The red 2 strengthens your lead at the red territory, 3 to 1, where 5 unseen cards",
        ),
        ("g1@1", "The green 1 takes the lead at territory 1, 2 to 1 for 1 point."),
        ("g1@g", "The green 1 comes closer at the green territory, 2 to 3 for 5 points."),
    ],
)
def test_a_sentence_says_what_a_move_is_good_for(move: str, reason: str) -> None:
    game = middle("y2 | b2", "y5 | p5 y5", "b5 r2 g1 y1 y3 p1 p3 b3")
    said = EVALUATION.why(game.state, game.parse(move))
    assert said.startswith(reason)
    assert said.endswith(".")


# -- how well it plays ---------------------------------------------------------------------------


def share_of_wins(options: Options, skill: int, rival: int, deals: int) -> float:
    """Of one side with a skill against all others with another, each deal from every side."""
    blank = RULES.blank(RULES.check_options(options))
    blank["player"] = -1
    seats, rows = int(blank["players"][0]), int(blank["rows"][0])
    won = 0
    for deal in range(deals):
        for row in range(rows):
            skills = [skill if seat % rows == row else rival for seat in range(seats)]
            end = play_by_policy(RULES, blank, skills, chance.generator(deal, chance.DEAL))
            won += dispatch.outcome_at(end, 0, row)
    return won / (12 * deals * rows)


@pytest.mark.skipif(INTERPRETED, reason="hundreds of games, for compiled kernels")
@pytest.mark.parametrize("players", [2, 4])
def test_the_further_a_side_sees_the_more_it_wins(players: int) -> None:
    options = {"players": players}
    assert share_of_wins(options, 2, BLIND, 300) > 0.93
    assert share_of_wins(options, 2, 1, 300) > 0.6
    assert share_of_wins(options, 1, 0, 300) > 0.6
    assert share_of_wins(options, 0, BLIND, 300) > 0.5
