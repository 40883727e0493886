"""Information states: what a seat has seen, all of it and nothing else."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

import tavolino
from tavolino.core.contract import SPECTATOR, Onlooker, Options
from tavolino.core.errors import TavolinoError
from tavolino.core.game import Game
from tavolino.envs import information_state, public_state
from tavolino.envs.batch import batch
from tests.conftest import typical_variants

DEALS = 12


def state_of(game: Game, onlooker: Onlooker) -> str:
    return public_state(game) if onlooker == SPECTATOR else information_state(game, int(onlooker))


def line_of_play(name: str, options: Options, deal: int, onlooker: Onlooker) -> Game:
    """The game of the seed 1, or one that looked the same to an onlooker when it was dealt; not
    played yet."""
    game = tavolino.new(name, seed=1, **options)
    if deal == 0:
        return game
    seat = -1 if onlooker == SPECTATOR else int(onlooker)
    return Game(game.rules, game.options, game.determinized(seat, deal).state)


@typical_variants
def test_they_are_the_same_just_as_long_as_an_onlooker_sees_the_same(
    name: str, options: Options
) -> None:
    """Games with the same moves, from deals that looked the same: what the onlooker has seen of
    each is compared view by view and event by event, and their states must agree with that."""
    onlookers: list[Onlooker] = [*range(len(tavolino.new(name, **options).names)), SPECTATOR]
    same = different = 0
    for onlooker in onlookers:
        rng = random.Random(4)
        games = [line_of_play(name, options, deal, onlooker) for deal in range(DEALS)]
        seen: list[list[Any]] = [[game.view(onlooker).data] for game in games]
        for _ in range(10):
            states = [state_of(game, onlooker) for game in games]
            for (state, past), (other, others) in pairwise(zip(states, seen, strict=True)):
                assert (state == other) == (past == others)
                same += state == other
                different += state != other
            if games[0].over:
                break
            action = rng.choice(games[0].actions)
            both = list(zip(games, seen, strict=True))
            both = [(game, past) for game, past in both if action in game.actions]
            games, seen = [game for game, _ in both], [past for _, past in both]
            for game, past in both:
                game.play(action)
                past += [game.happened(onlooker), game.last_move(onlooker)]
                past += [game.view(onlooker).data]
    assert same
    assert different


def test_they_begin_with_the_seat_and_have_a_line_for_each_move() -> None:
    game = tavolino.new("schotten-totten", seed=3)
    for action in (0, 1, 2):
        game.play(game.actions[action])
    lines = information_state(game, 1).splitlines()
    assert lines[0] == "seat 1"
    assert len(lines) == 1 + 1 + 3 + 1
    assert lines[2].startswith(f"{game.moves[0][0]} {game.moves[0][1]} [")
    assert len(public_state(game).splitlines()) == 5


def test_games_of_a_batch_have_them_if_they_have_a_history() -> None:
    games = batch("tabula-rasa", 2, seed=5, history=True)
    single = tavolino.new("tabula-rasa", seed=6)
    for _ in range(4):
        action = int(games.sample()[1])
        games.step(games.sample())
        single.play(action)
    assert information_state(games[1], 0) == information_state(single, 0)
    without = batch("tabula-rasa", 2, seed=5)
    with pytest.raises(TavolinoError, match="did not begin with a deal"):
        information_state(without[0], 0)
    with pytest.raises(TavolinoError, match="there is no seat 2"):
        information_state(single, 2)
