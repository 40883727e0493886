"""What the contract promises, for every variant of every registered game."""

from __future__ import annotations

import copy
import hashlib
import json
import pickle
import random
from collections import Counter
from xml.etree import ElementTree

import numpy as np
import pytest

import tavolino
from tavolino.core import chance, dispatch, registry
from tavolino.core.contract import OPEN, SPARE_ENTRIES, SPECTATOR, WHOLE_WIN, Onlooker, Options
from tavolino.core.kernel import entry, i64
from tavolino.core.kernel import record as table_at
from tavolino.core.signature import Int, Ints, Tables
from tests.conftest import (
    every_variant,
    finished_game,
    steps,
    typical_variants,
    variant_id,
    variants,
)
from tests.jit_modes import compiled_and_interpreted

SEEDS = range(3)


def onlookers(game: tavolino.Game) -> list[Onlooker]:
    return [*range(len(game.names)), SPECTATOR]


@every_variant
def test_cards_are_conserved_and_legal_moves_are_ascending_and_never_none(
    name: str, options: Options
) -> None:
    for seed in SEEDS:
        game = tavolino.new(name, seed=seed, **options)
        cards = game.rules.census(game.state)
        for _ in steps(game, seed):
            assert game.rules.census(game.state) == cards
            actions = game.actions
            assert actions == sorted(set(actions))
            assert all(0 <= action < game.rules.actions for action in actions)
            assert len(actions) <= game.rules.most_legal
            assert bool(actions) != game.over


@entry
def every_nth_move(tables: Tables, out: Ints, scratch: Ints) -> Int:
    """Fill `out` with what `nth_move` gives for each place; return what `count_moves` gives."""
    n = dispatch.count_moves(table_at(tables, i64(0)), scratch)
    for i in range(n):
        dispatch.count_moves(table_at(tables, i64(0)), scratch)
        out[i] = dispatch.nth_move(table_at(tables, i64(0)), i64(i), scratch)
    return n


@every_variant
def test_moves_are_counted_as_they_are_listed(name: str, options: Options) -> None:
    for seed in SEEDS:
        game = tavolino.new(name, seed=seed, **options)
        found, scratch = dispatch.legal_buffer(game.rules), dispatch.legal_buffer(game.rules)
        for _ in steps(game, seed):
            if not game.over:
                n = every_nth_move(game.state, found, scratch)
                assert found[:n].tolist() == game.actions


@every_variant
def test_nothing_is_written_beyond_the_legal_moves(name: str, options: Options) -> None:
    rules = registry.rules(name)
    untouched = -77
    for seed in SEEDS:
        for game in steps(tavolino.new(name, seed=seed, **options), seed):
            out = np.full(rules.most_legal + 64, untouched, np.int32)
            n = dispatch.legal_at(game.state, 0, out)
            room = min(n + SPARE_ENTRIES, rules.most_legal)
            assert (out[room:] == untouched).all()


@every_variant
def test_notation_round_trip(name: str, options: Options) -> None:
    game = tavolino.new(name, seed=11, **options)
    for _ in steps(game, 11):
        texts = game.legal
        assert len(set(texts)) == len(texts)
        for action, text in zip(game.actions, texts, strict=True):
            assert game.parse(text) == action
            assert game.parse(f"  {text.replace(' ', '   ')} ") == action


@every_variant
def test_records_round_trip(name: str, options: Options) -> None:
    for seed in SEEDS:
        game = finished_game(name, seed, **options)
        for record in (game.record(), game.record(legal=True)):
            again = tavolino.load(json.loads(json.dumps(record)))
            assert again == game
            assert again.record(legal="legal" in record["moves"][0]) == record


@typical_variants
def test_positions_round_trip(name: str, options: Options) -> None:
    for seed in SEEDS:
        game = tavolino.new(name, seed=seed, **options)
        for _ in steps(game, seed):
            again = tavolino.from_position(game.position)
            assert again == game
            assert again.position == game.position
            assert again.view(OPEN) == game.view(OPEN)


def _numpy_state() -> bytes:
    """That of NumPy's global generator."""
    state: bytes = np.random.get_state(legacy=False)["state"]["key"].tobytes()
    return state


@every_variant
def test_the_same_seed_gives_the_same_game(name: str, options: Options) -> None:
    first = tavolino.new(name, seed=5, **options)
    random.seed(99)
    np.random.seed(99)
    before = random.getstate(), _numpy_state()
    second = tavolino.new(name, seed=5, **options)
    rng = chance.generator(5)
    while not second.over:
        second.play(second.actions[chance.choose(rng, len(second.actions))])
        second.determinized(0, rng)
    after = random.getstate(), _numpy_state()
    assert before == after, "a global generator was touched"
    assert first == tavolino.new(name, seed=5, **options)
    assert first != second
    assert first != tavolino.new(name, seed=6, **options)


@every_variant
def test_earlier_copies_never_change(name: str, options: Options) -> None:
    game = tavolino.new(name, seed=3, **options)
    kept: list[tuple[tavolino.Game, bytes]] = []
    for _ in steps(game, 3):
        for twin in (game.copy(), copy.copy(game), copy.deepcopy(game)):
            assert twin == game
            assert hash(twin) == hash(game)
        kept.append((game.copy(), game.state.tobytes()))
        state = game.state
        state["player"] = 1
        assert game.state.tobytes() == kept[-1][1]
    for twin, state_bytes in kept:
        assert twin.state.tobytes() == state_bytes
    assert len({twin for twin, _ in kept}) == len({state for _, state in kept})


@every_variant
def test_pickles_go_on_playing(name: str, options: Options) -> None:
    game = tavolino.new(name, seed=4, **options)
    for ply, _ in enumerate(steps(game, 4)):
        if ply == 7:
            break
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.record() == game.record()
    if not game.over:
        again.play(again.legal[0])
        assert again != game


@every_variant
def test_views_are_json_and_only_the_mover_sees_moves(name: str, options: Options) -> None:
    game = tavolino.new(name, seed=8, **options)
    for _ in steps(game, 8):
        for onlooker in onlookers(game):
            view = game.view(onlooker)
            assert json.loads(view.json()) == view.data
            assert view.legal == (game.legal if onlooker == game.player else [])
            assert str(view).strip()


@typical_variants
def test_pictures_are_well_formed(name: str, options: Options) -> None:
    game = tavolino.new(name, seed=9, **options)
    for ply, _ in enumerate(steps(game, 9)):
        if ply % 10 == 0 or game.over:
            for onlooker in (*onlookers(game), OPEN):
                svg = game.view(onlooker)._repr_svg_()
                root = ElementTree.fromstring(svg)
                assert root.tag == "{http://www.w3.org/2000/svg}svg"
                links = svg.replace("http://www.w3.org/2000/svg", "")
                assert "http" not in links
                assert "<script" not in svg


@every_variant
def test_what_a_seat_cannot_tell_apart_looks_the_same_to_the_byte(
    name: str, options: Options
) -> None:
    """Everything hidden is dealt anew: view, pictures, legal moves and refusals stay as they are,
    and the other seats' moves, as this seat sees them, too."""
    rng = chance.generator(1, chance.HIDDEN)
    game = tavolino.new(name, seed=21, **options)
    cards = game.rules.census(game.state)
    changed = 0
    for ply, _ in enumerate(steps(game, 21)):
        for seat in range(len(game.names)):
            other = game.determinized(seat, rng)
            assert game.rules.census(other.state) == cards
            assert other.view(seat).json() == game.view(seat).json()
            assert other.view(SPECTATOR).json() == game.view(SPECTATOR).json()
            assert str(other.view(seat)) == str(game.view(seat))
            assert other.player == game.player
            if game.player == seat:
                assert other.legal == game.legal
            assert other.sampler(seat).table.tobytes() == game.sampler(seat).table.tobytes()
            if ply % 9 == 0:
                assert other.view(seat)._repr_svg_() == game.view(seat)._repr_svg_()
            changed += other != game
        other = game.determinized(-1, rng)
        assert other.view(SPECTATOR).json() == game.view(SPECTATOR).json()
    assert changed, "nothing hidden ever varied"


@typical_variants
def test_everybody_sees_who_is_to_move_and_how_it_ended(name: str, options: Options) -> None:
    for game in steps(tavolino.new(name, seed=23, **options), 23):
        for onlooker in onlookers(game):
            view = game.view(onlooker).data
            assert view["player"] == game.player
            assert (view["step"] == "over") is game.over
            assert (view["result"] is not None) is game.over


@every_variant
def test_a_sampler_draws_tables_that_fit(name: str, options: Options) -> None:
    rng = chance.generator(3, chance.HIDDEN)
    game = tavolino.new(name, seed=22, **options)
    sampler = pickle.loads(pickle.dumps(game.sampler()))
    drawn = {sampler.draw(rng).tobytes() for _ in range(20)}
    assert len(drawn) > 1
    for data in drawn:
        table = np.frombuffer(data, game.rules.state)
        assert game.rules.view(table, sampler.seat) == game.rules.view(game.state, sampler.seat)
    assert sampler.table.tobytes() == game.sampler().table.tobytes()


@every_variant
def test_the_outcome_agrees_with_the_result(name: str, options: Options) -> None:
    for seed in range(20):
        game = finished_game(name, seed, **options)
        assert game.result is not None
        winners = game.result["winners"]
        shares = [dispatch.outcome_at(game.state, 0, seat) for seat in range(len(game.names))]
        best = max(shares)
        assert [seat for seat, share in enumerate(shares) if share == best] == (
            winners or list(range(len(shares)))
        )
        assert all(share in (0, best) for share in shares)


@every_variant
def test_returns_lie_within_their_range(name: str, options: Options) -> None:
    """Where the rules do not say what a game was worth, it is the share of the win."""
    for seed in range(20):
        game = finished_game(name, seed, **options)
        least, greatest = game.rules.return_range
        for seat in range(len(game.names)):
            worth = dispatch.returns_at(game.state, 0, seat)
            assert least <= worth <= greatest
            if game.rules.kernels.returns is None:
                assert (least, greatest) == (0.0, 1.0)
                assert worth == dispatch.outcome_at(game.state, 0, seat) / WHOLE_WIN


@every_variant
def test_determinizing_twice_is_determinizing(name: str, options: Options) -> None:
    """What the others know stays with its place, so each seat's view survives the other's."""
    rng = chance.generator(2, chance.HIDDEN)
    game = tavolino.new(name, seed=31, **options)
    for _ in steps(game, 31):
        once = game.determinized(0, rng)
        for seat in range(1, len(game.names)):
            twice = once.determinized(seat, rng)
            assert twice.view(seat).json() == once.view(seat).json()


def play_through(name: str, options: Options) -> str:
    """A digest of every state of a few games, determinized ones included."""
    digest = hashlib.sha256()
    for seed in range(2):
        rng = chance.generator(seed)
        game = tavolino.new(name, seed=seed, **options)
        while not game.over:
            digest.update(game.state.tobytes() + repr(game.actions).encode())
            digest.update(game.determinized(0, rng).state.tobytes())
            game.play(game.actions[chance.choose(rng, len(game.actions))])
        digest.update(game.state.tobytes())
    return digest.hexdigest()


@typical_variants
def test_nobody_notices_that_unknown_cards_were_swapped(name: str, options: Options) -> None:
    rules = registry.rules(name)
    if rules.luck is None:
        pytest.skip("it does not say where chance comes in")
    game = tavolino.new(name, seed=3, **options)
    places, changed = dispatch.legal_buffer(rules), 0
    for _ in steps(game, 3):
        views = [game.view(onlooker) for onlooker in onlookers(game)]
        for pile in range(rules.luck.piles):
            unknown = dispatch.unknown_at(game.state, 0, pile, places)
            assert len(set(places[:unknown].tolist())) == unknown
            for one in range(0, unknown, 3):
                table = game.state
                dispatch.swap_at(table, 0, places[one], places[unknown - 1])
                changed += table.tobytes() != game.state.tobytes()
                assert rules.census(table) == rules.census(game.state)
                other = tavolino.Game(rules, game.options, table)
                assert [other.view(onlooker) for onlooker in onlookers(game)] == views
    assert changed


@pytest.mark.slow
def test_interpreted_and_compiled_runs_agree() -> None:
    code = (
        "from tests.test_every_game import *\n"
        "print([play_through(name, options) for name, options in variants()])"
    )
    compiled, interpreted = compiled_and_interpreted(code)
    assert compiled == interpreted
    assert len(compiled) > 64 * len(list(variants()))


@every_variant
def test_nothing_that_was_typed_is_played_by_mistake(name: str, options: Options) -> None:
    game = tavolino.new(name, seed=2, **options)
    before = game.state.tobytes()
    for nonsense in ("", " ", "?", "r7", "@", "r7@", "@3", "r0@1", "z1@1", "r7@99", "1e9", "null",
                     "claim", "claim x", "draw", "redeploy", "17@", "17@1,2", "17@1,2Q", "-1",
                     "r7@٣", "r7@3 r7@3", "\0", "x" * 5000, "99999999999999999999@1"):  # fmt: skip
        reason = game.why_not(nonsense)
        assert reason is not None, nonsense
        assert len(reason) > 10
        with pytest.raises(tavolino.IllegalMove):
            game.play(nonsense)
    assert game.state.tobytes() == before
    assert game.moves == []


@every_variant
def test_a_finished_game_takes_no_move(name: str, options: Options) -> None:
    game = finished_game(name, 1, **options)
    assert game.player is None
    assert game.result is not None
    assert game.legal == []
    with pytest.raises(tavolino.IllegalMove, match="over"):
        game.play(game.moves[-1][1])


@every_variant
def test_listed_deals_can_be_set_up(name: str, options: Options) -> None:
    rules = registry.rules(name)
    if rules.deals is not None:
        checked = rules.check_options(options)
        first = next(iter(rules.deals(checked)))
        dealt = tavolino.new(name, seed=1, first=first["first"], **options)
        table = rules.from_setup(checked, first)
        assert rules.census(table) == rules.census(dealt.state)
        assert rules.setup(table).keys() == first.keys()


TINY = [
    (name, options) for name in registry.names() for options in registry.rules(name).tiny_variants
]


@pytest.mark.parametrize(("name", "options"), TINY, ids=variant_id)
def test_all_deals_of_a_tiny_table_are_listed_as_often_as_they_come(
    name: str, options: Options
) -> None:
    rules = registry.rules(name)
    assert rules.deals is not None
    checked = rules.check_options(options)
    listed = Counter(rules.from_setup(checked, setup).tobytes() for setup in rules.deals(checked))
    games = 2000
    dealt = Counter(
        tavolino.new(name, seed=seed, **options).state.tobytes() for seed in range(games)
    )
    assert dealt.keys() <= listed.keys()
    for table, times in listed.items():
        expected = games * times / listed.total()
        assert abs(dealt[table] - expected) <= 6 * expected**0.5


@pytest.mark.parametrize("name", registry.names())
def test_matches_score_what_their_games_score(name: str) -> None:
    match = tavolino.Match(name, rounds=3, seed=40)
    while True:
        for _ in steps(match.game, 40):
            pass
        if match.over:
            break
        assert match.winners is None
        match.next_game()
        with pytest.raises(tavolino.TavolinoError, match="not over yet"):
            match.next_game()
    scores = [game.result["scores"] for game in match.games if game.result]
    assert match.points == [sum(seat) for seat in zip(*scores, strict=True)]
    assert len(match.games) == 3
    with pytest.raises(tavolino.TavolinoError, match="all 3 games"):
        match.next_game()
