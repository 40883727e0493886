"""Batches: the same games as single ones, many at a time."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import tavolino
from tavolino.core import dispatch
from tavolino.core.chance import LARGEST_SEED
from tavolino.core.contract import Options
from tavolino.core.errors import TavolinoError
from tavolino.core.game import Game
from tavolino.envs.batch import Batch, IllegalActions, batch, concatenate
from tavolino.envs.cpu import Cpu
from tavolino.envs.kernels import mix_and_stream
from tests.conftest import typical_variants
from tests.fake_packages import GAME, FakePackages, fake_packages

__all__ = ["fake_packages"]

SEED = 40
GAMES = 12
ARRAYS = ("states", "player", "over", "legal", "legal_count", "seeds", "plies")


def played(name: str, options: Options, **settings: Any) -> Batch:
    """A batch in the middle of its games: some of them may be over."""
    made = batch(name, GAMES, seed=SEED, **settings, **options)
    for _ in range(9):
        made.step(made.sample())
    return made


@typical_variants
def test_each_game_is_the_single_game_of_its_seed(name: str, options: Options) -> None:
    games = batch(name, GAMES, seed=SEED, history=True, **options)
    single = [tavolino.new(name, seed=SEED + i, **options) for i in range(GAMES)]
    while not games.over.all():
        actions = games.sample()
        for i, game in enumerate(single):
            assert game.state.tobytes() == games.states[i].tobytes()
            assert game.over == games.over[i]
            assert games.legal[i, : games.legal_count[i]].tolist() == game.actions
            assert (games.legal[i, games.legal_count[i] :] == -1).all()
            if not game.over:
                assert game.player == games.player[i]
                game.play(int(actions[i]))
        games.step(actions)
    for i, game in enumerate(single):
        assert games[i] == game
        assert games[i].record() == game.record()
        worth = [dispatch.returns_at(game.state, 0, seat) for seat in range(games.seats)]
        assert games.returns()[i].tolist() == worth


@typical_variants
def test_mask_is_one_for_the_legal_actions_alone(name: str, options: Options) -> None:
    games = played(name, options)
    expected = np.zeros((GAMES, games.actions), np.int8)
    for i, game in enumerate(games):
        expected[i, game.actions] = 1
    assert (games.mask() == expected).all()


@typical_variants
def test_a_single_game_is_observed_as_in_a_batch(name: str, options: Options) -> None:
    games = played(name, options)
    while not games.over.all():
        for seat in (None, *range(games.seats)):
            seen = games.observe(seat)
            single = [game.observe(seat) for game in games]
            assert (seen == single).all()
            assert single[0].dtype == seen.dtype
        games.step(games.sample())
    assert (games.observe() == [game.observe() for game in games]).all()


@typical_variants
def test_a_game_that_is_dealt_again_has_its_next_seed(name: str, options: Options) -> None:
    games = played(name, options)
    mask = np.arange(GAMES) % 3 == 0
    before = games.states.copy()
    games.reset(mask)
    for i in range(GAMES):
        if mask[i]:
            assert games[i] == tavolino.new(name, seed=SEED + i + GAMES, **options)
        else:
            assert games.states[i].tobytes() == before[i].tobytes()


@typical_variants
def test_games_positions_and_records_make_a_batch(name: str, options: Options) -> None:
    games = batch(name, GAMES, seed=SEED, history=True, **options)
    for _ in range(9):
        games.step(games.sample())
    single = list(games)
    positions, records = [game.position for game in single], [game.record() for game in single]
    sources: tuple[list[Any], ...] = (single, positions, records)
    for given in sources:
        made = tavolino.batch_of(iter(given), seed=3)
        assert made.options == games.options
        assert list(made) == single
        for array in ("player", "over", "legal", "legal_count"):
            assert (getattr(made, array) == getattr(games, array)).all()
        made.step(made.sample())
        for game, table, actions in zip(single, made, games.legal, strict=True):
            assert table == game if game.over else table in _after(game, actions)
        made.reset()
        assert made[1] == tavolino.new(name, seed=3 + GAMES + 1, **options)


def _after(game: Game, actions: Any) -> list[Game]:
    """What each legal action leads to."""
    tables = [game.copy() for action in actions if action >= 0]
    for table, action in zip(tables, actions, strict=False):
        table.play(int(action))
    return tables


def test_many_copies_of_one_position_are_played_differently() -> None:
    made = tavolino.batch_of([tavolino.new("tabula-rasa", seed=1).position] * 50)
    made.play_randomly(3)
    assert len({*made}) > 25


def test_games_that_are_not_alike_make_no_batch() -> None:
    one, other = (tavolino.new("tabula-rasa", seed=1, hand=hand) for hand in (4, 5))
    another = tavolino.new("rat-hot", seed=1)
    sentences: dict[tuple[Any, ...], str] = {
        (one, other): "game 1 differs from game 0 in hand; ",
        (one, another): "game 1 is rat-hot, but game 0 is tabula-rasa",
        (one, "tabula-rasa"): "game 1: line 2",
        (): "give at least one",
    }
    for games, sentence in sentences.items():
        with pytest.raises(TavolinoError, match=sentence):
            tavolino.batch_of(games)


def test_games_to_deal_again_may_be_listed() -> None:
    by_mask, by_list = (played("tabula-rasa", {}) for _ in range(2))
    before = by_list.states.copy()
    by_list.reset([])
    assert (by_list.states == before).all()
    by_mask.reset(np.arange(GAMES) % 5 == 2)
    by_list.reset([2, 7])
    for array in ARRAYS:
        assert getattr(by_list, array).tobytes() == getattr(by_mask, array).tobytes()


@typical_variants
def test_parts_and_copies_go_on_alike(name: str, options: Options) -> None:
    games = played(name, options)
    parts = [
        games.copy(),
        copy.deepcopy(games),
        pickle.loads(pickle.dumps(games)),
        concatenate([games[:5], games[5:]]),
        games[list(range(GAMES))],
    ]
    for _ in range(30):
        actions = games.sample()
        games.step(actions)
        for part in parts:
            assert (part.sample() == actions).all()
            part.step(part.sample())
    for part in parts:
        assert part.states.tobytes() == games.states.tobytes()
        assert (part.legal == games.legal).all()


@pytest.mark.parametrize("threads", [None, 3])
def test_a_pickled_batch_keeps_its_threads(threads: int | None) -> None:
    restored = pickle.loads(pickle.dumps(batch("tabula-rasa", 2, threads=threads)))
    assert restored._device.threads == Cpu(threads).threads


@typical_variants
def test_the_number_of_threads_changes_nothing(
    name: str, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavolino.envs.cpu.GAMES_PER_THREAD", 1)
    alone, together = (played(name, options, threads=threads) for threads in (1, 3))
    assert alone.states.tobytes() == together.states.tobytes()
    assert (alone.observe() == together.observe()).all()
    assert (alone.determinize().states == together.determinize().states).all()


FORKED = """
import os, signal
from tavolino.envs import cpu
from tavolino.envs.batch import batch

cpu.GAMES_PER_THREAD = 1
games = batch("tabula-rasa", 12, threads=3)
games.play_randomly(2)
child = os.fork()
if child == 0:
    signal.alarm(60)
    games.play_randomly(2)
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are never forked here")
def test_a_forked_process_has_threads_of_its_own() -> None:
    # In a process of its own: JAX, which other tests use, warns of forks.
    subprocess.run([sys.executable, "-c", FORKED], check=True)


@typical_variants
def test_observations_show_what_the_seat_knows_and_nothing_else(
    name: str, options: Options
) -> None:
    """What is re-dealt for a seat changes nothing for that seat, and changes what the others
    see."""
    others_differ = False
    games = batch(name, GAMES, seed=SEED, **options)
    while not games.over.all():
        for seat in range(games.seats):
            seen = games.observe(seat)
            for seed in range(2):
                possible = games.determinize(seat, seed)
                assert (possible.observe(seat) == seen).all()
                others_differ |= any(
                    (possible.observe(other) != games.observe(other)).any()
                    for other in range(games.seats)
                    if other != seat
                )
        games.step(games.sample())
    assert others_differ or name == "rat-hot"  # where nobody holds anything


@typical_variants
def test_tables_that_look_different_have_different_observations(
    name: str, options: Options
) -> None:
    """Nothing that a seat sees is left out: if two tables of the same game have the same
    observation, the seat has the same moves, and its views agree on what lies face down."""
    games = played(name, options)
    found: dict[bytes, Any] = {}
    for _ in range(60):
        for seat in range(games.seats):
            seen = games.observe(seat)
            for i in np.flatnonzero(~games.over):
                view = games[int(i)].view(seat).data
                known = {key: view[key] for key in ("hands", "unseen", "legal") if key in view}
                assert found.setdefault(bytes([seat]) + seen[i].tobytes(), known) == known
        games.step(games.sample())
        games.reset(games.over)


@typical_variants
def test_seats_recall_what_they_saw_and_nothing_else(name: str, options: Options) -> None:
    """Some games are dealt again meanwhile: those of before are forgotten."""
    games = played(name, options, history=True)
    games.reset(np.arange(GAMES) % 2 == 0)
    games.reset(games.over)
    start = games.plies.copy()
    seats = (None, *range(games.seats))
    seen = {seat: [games.observe(seat)] for seat in seats}
    for _ in range(12):
        games.step(games.sample())
        for seat in seats:
            seen[seat].append(games.observe(seat))
    for seat in seats:
        recalled = games.recall(seat)
        assert recalled.shape == (GAMES, games.plies.max() + 1, seen[seat][0].shape[1])
        for i, moves in enumerate(games.plies - start):
            saw = np.array([each[i] for each in seen[seat][: moves + 1]])
            assert (recalled[i, start[i] : games.plies[i] + 1] == saw).all()
            assert not recalled[i, games.plies[i] + 1 :].any()


@typical_variants
def test_observations_are_seen_from_the_seat(name: str, options: Options) -> None:
    games = played(name, options)
    turn = games.observation_slices["turn"]
    for seat in range(games.seats):
        shown = games.observe(seat)[:, turn]
        for i in np.flatnonzero(~games.over):
            place = (int(games.player[i]) - seat) % games.seats
            assert shown[i].tolist() == [each == place for each in range(shown.shape[1])]
    assert (games.observe()[~games.over, turn.start] == 1).all()
    assert (games.observe()[games.over, turn] == 0).all()


@typical_variants
@pytest.mark.parametrize("history", [False, True])
def test_advancing_is_playing_dealing_and_looking_in_one_pass(
    name: str, options: Options, history: bool
) -> None:
    together, apart = (played(name, options, history=history) for _ in range(2))
    seen = together.observe()
    dealt = 0
    for turn in range(90):
        before = apart.over.copy()
        dealt += int(before.sum())
        actions = apart.sample()
        apart.step(actions)
        apart.reset(before)
        assert together.advance(actions if turn % 2 else None, out=seen) is seen
        assert (seen == apart.observe()).all()
        for array in ARRAYS:
            assert getattr(together, array).tobytes() == getattr(apart, array).tobytes()
    assert dealt
    assert not history or [game.record() for game in together] == [g.record() for g in apart]


@typical_variants
def test_random_play_is_the_same_at_once_and_move_by_move(name: str, options: Options) -> None:
    at_once, remembered = (played(name, options, history=history) for history in (False, True))
    at_once.play_randomly(160)
    remembered.play_randomly(160)
    for array in ARRAYS:
        assert getattr(at_once, array).tobytes() == getattr(remembered, array).tobytes()
    assert (at_once.seeds >= SEED + GAMES).any()


def test_each_of_all_seeds_has_its_own_re_deal() -> None:
    games = batch("tabula-rasa", GAMES, seed=SEED)
    seeds = [0, 1, 1 + 2**29, 1 + 2**30, 1 + 2**32, 2**61, 2**62, LARGEST_SEED]
    dealt = {games.determinize(0, seed).states.tobytes() for seed in seeds}
    assert len(dealt) == len(seeds)
    edges = [2**bit + by for bit in range(1, 63) for by in (-1, 0, 1)]
    assert len({mix_and_stream(seed) for seed in edges}) == len(set(edges))
    # Small seeds deal what they always have.
    assert {mix_and_stream(seed) for seed in (0, 7, 2**29 - 1)} == {
        (0, 2),
        (0, 58),
        (0, 2**32 - 6),
    }


def test_advancing_with_an_illegal_action_changes_nothing() -> None:
    games = batch("tabula-rasa", GAMES, seed=SEED)
    before = games.states.copy()
    actions = games.sample()
    actions[3] = next(each for each in range(games.actions) if each not in games.legal[3])
    with pytest.raises(IllegalActions, match=f"{actions[3]} in game 3"):
        games.advance(actions)
    assert (games.states == before).all()


def test_a_refusal_names_a_few_of_many_games() -> None:
    many = np.arange(1_000_000)
    said = str(IllegalActions(many, many))
    assert said.endswith(", 9 in game 9 and 999,990 more; nothing was played")
    assert len(said) < 250
    assert "more" not in str(IllegalActions(many[:10], many[:10]))


def test_all_illegal_actions_are_named_and_nothing_is_played() -> None:
    games = batch("tabula-rasa", GAMES, seed=SEED)
    before = games.states.copy()
    actions = games.sample()
    actions[3] = next(each for each in range(games.actions) if each not in games.legal[3])
    actions[8] = -7
    with pytest.raises(IllegalActions, match=f"{actions[3]} in game 3, -7 in game 8") as caught:
        games.step(actions)
    assert caught.value.games.tolist() == [3, 8]
    assert (games.states == before).all()


@pytest.mark.parametrize("kind", [np.int64, np.uint32, np.uint64])
def test_actions_of_more_than_32_bits_are_not_cut_off(kind: Any) -> None:
    games = batch("tabula-rasa", GAMES, seed=SEED)
    before = games.states.copy()
    wrong = games.legal[:, 0].astype(np.int64)
    wrong[3] += 2**32 if kind != np.uint32 else 2**32 - 2 - wrong[3]
    for play in (games.step, games.advance):
        with pytest.raises(IllegalActions, match=f"^not legal: {wrong[3]} in game 3;") as caught:
            play(wrong.astype(kind))
        assert caught.value.games.tolist() == [3]
    assert (games.states == before).all()
    games.step(games.legal[:, 0].astype(kind))
    assert (games.plies == 1).all()


def test_what_cannot_be_filled_is_refused() -> None:
    games = batch("tabula-rasa", GAMES, seed=SEED)
    inputs = games.network_inputs()
    fill: list[tuple[Any, Any]] = [
        (lambda out: games.mask(out), games.mask()),
        (lambda out: games.observe(out=out), games.observe()),
        (lambda out: games.advance(out=out), games.observe()),
        (lambda out: games.sample(out=out), games.sample()),
        *(
            (lambda out, name=name: games.network_inputs(inputs._replace(**{name: out})), each)
            for name, each in inputs._asdict().items()
        ),
    ]
    before = games.states.copy()
    for call, right in fill:
        read_only = right.copy()
        read_only.flags.writeable = False
        gaps = np.zeros((2 * len(right), *right.shape[1:]), right.dtype)[::2]
        for wrong in (read_only, gaps, list(right), right[1:], right.astype(np.float64)):
            with pytest.raises(TavolinoError, match=r"^out: expected"):
                call(wrong)
    assert (games.states == before).all()
    for call, right in fill:
        call(right)


def test_finished_games_ignore_their_action() -> None:
    games = batch("tabula-rasa", GAMES, seed=SEED, colours=2, values=2, hand=2)
    while not games.over.all():
        games.step(games.sample())
    assert games.sample().tolist() == [-1] * GAMES
    before = games.states.copy()
    games.step(np.full(GAMES, 999))
    assert (games.states == before).all()


def test_sampling_follows_the_logits() -> None:
    games = batch("tabula-rasa", 4000, seed=SEED)
    logits = np.full((4000, games.actions), -np.inf, np.float32)
    first, second = games.legal[:, 0], games.legal[:, 1]
    rows = np.arange(4000)
    logits[rows, first] = np.log(3.0)
    logits[rows, second] = 0.0
    drawn = games.sample(logits)
    assert ((drawn == first) | (drawn == second)).all()
    share = float((drawn == first).mean())
    assert abs(share - 0.75) < 5 * (0.75 * 0.25 / 4000) ** 0.5
    ordered = np.full(games.legal.shape, -np.inf, np.float32)
    ordered[:, 0], ordered[:, 1] = np.log(3.0), 0.0
    assert (games.sample(legal_logits=ordered) == drawn).all()


def test_without_a_finite_logit_each_move_is_equally_likely() -> None:
    games = batch("tabula-rasa", GAMES, seed=SEED)
    logits = np.full((GAMES, games.actions), -np.inf, np.float32)
    assert (games.sample(logits) == games.sample()).all()


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("number", [np.nan, np.inf])
def test_logits_that_are_no_odds_are_refused(number: float, kind: type) -> None:
    games = batch("tabula-rasa", GAMES, seed=SEED)
    for place in (0, int(games.legal_count[3]) - 1):
        logits: Any = np.zeros((GAMES, games.actions), kind)
        logits[3, games.legal[3, place]] = number
        with pytest.raises(TavolinoError, match=r"NaN or \+inf at a legal action, first in game 3"):
            games.sample(logits)
        ordered = np.zeros(games.legal.shape, kind)
        ordered[3, place] = number
        with pytest.raises(TavolinoError, match="first in game 3"):
            games.sample(legal_logits=ordered)
    # What is not legal does not matter.
    logits = np.where(games.mask(), 0, number).astype(kind)
    assert (games.sample(logits) == games.sample(np.zeros_like(logits))).all()


def test_finished_games_have_nothing_to_sample() -> None:
    games = batch("tabula-rasa", GAMES, seed=SEED, colours=2, values=2, hand=2)
    while not games.over.all():
        games.step(games.sample())
    assert games.sample(np.zeros((GAMES, games.actions), np.float32)).tolist() == [-1] * GAMES


def test_batches_with_histories_keep_them_when_they_are_put_together() -> None:
    short, long = (batch("tabula-rasa", 2, seed=seed, history=True) for seed in (1, 5))
    short.play_randomly(2)
    long.play_randomly(9)
    together = concatenate([short, long])
    assert [game.record() for game in together] == [
        game.record() for games in (short, long) for game in games
    ]


def test_a_batch_says_what_it_holds() -> None:
    assert repr(batch("tabula-rasa", GAMES)) == "<12 games of tabula-rasa on cpu>"


def test_a_game_without_inputs_for_networks_says_so(fake_packages: FakePackages) -> None:
    fake_packages.install_game()
    with pytest.raises(TavolinoError, match="other-game has no inputs for networks"):
        batch(GAME, 2).network_inputs()


def test_uniform_samples_are_uniform() -> None:
    games = batch("tabula-rasa", 6000, seed=SEED)
    drawn = games.sample()
    places = (games.legal == drawn[:, None]).argmax(axis=1)
    share = (places / games.legal_count).mean()
    expected = ((games.legal_count - 1) / (2 * games.legal_count)).mean()
    assert abs(share - expected) < 5 * (1 / 12 / 6000) ** 0.5


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (lambda games: games.step([1, 2]), "one per game"),
        (lambda games: games.step(np.zeros(GAMES)), "whole numbers"),
        (lambda games: games.advance([1, 2]), "one per game"),
        (lambda games: games.advance(out=np.zeros((3, 3), np.int8)), "of the shape"),
        (lambda games: games.observe(2), "there is no seat 2"),
        (lambda games: games.recall(0), "history=True"),
        (lambda games: batch("tabula-rasa", 2, history=True).recall(2), "there is no seat 2"),
        (lambda games: games.observe(out=np.zeros((3, 3), np.int8)), "of the shape"),
        (lambda games: games.sample(np.zeros((3, 3), np.float32)), "of the shape"),
        (lambda games: games.reset(np.ones(3, np.bool_)), "a mask of 12 games"),
        (
            lambda games: games.sample(
                np.zeros((GAMES, games.actions), np.float32),
                legal_logits=np.zeros(games.legal.shape, np.float32),
            ),
            "not both",
        ),
        (lambda games: games.play_randomly(-1), "moves: -1 is not a whole number from 0 to"),
        (lambda games: batch("tabula-rasa", 0), "games: 0 is not a whole number from 1 to"),
        (lambda games: batch("tabula-rasa", 5, threads=0), "threads"),
        (lambda games: batch("tabula-rasa", 5, seed=-1), "seed"),
        (lambda games: batch("tabula-rasa", 5, players=9), "players"),
        (lambda games: batch("whist", 5), "whist"),
        (lambda games: concatenate([]), "no batch"),
        (lambda games: concatenate([games, batch("rat-hot", 2)]), "different games"),
    ],
)
def test_mistakes_are_explained(wrong: Any, says: str) -> None:
    with pytest.raises(TavolinoError, match=says):
        wrong(batch("tabula-rasa", GAMES))


def test_a_game_that_is_not_there_is_refused() -> None:
    games = batch("tabula-rasa", GAMES)
    with pytest.raises(IndexError, match="game 12 is not one of the 12 games"):
        games[GAMES]
    with pytest.raises(IndexError, match="not indices of the 12 games"):
        games[[0, GAMES]]


def test_without_history_a_game_has_no_record() -> None:
    game = batch("tabula-rasa", GAMES)[-1]
    game.play(game.legal[0])
    with pytest.raises(TavolinoError, match="record"):
        game.record()
