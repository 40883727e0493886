"""Tables of every game with the exact worth of each move, for the search to be judged by."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import tavolino
from tavolino.core import chance
from tavolino.core.contract import WHOLE_WIN

from .full_search import FullSearch

# A table, and the player's share of the win with each legal move.
Solved = tuple[tavolino.Game, dict[int, float]]


def solved(game: tavolino.Game) -> Solved:
    shares = FullSearch(game).by_move(game.state)
    return game, {action: share / WHOLE_WIN for action, share in shares.items()}


def solved_last_turn(game: tavolino.Game) -> Solved:
    """What the moves are worth when each player lays one more knight. It is exact though the other
    hand is hidden: its owner knows all that still counts, and the mover decides only once."""
    assert game.player is not None
    rng = chance.generator(1, chance.HIDDEN)
    tables = {game.determinized(game.player, rng) for _ in range(100)}
    worth = [FullSearch(game).by_move(table.state) for table in tables]
    return game, {
        action: sum(each[action] for each in worth) / len(worth) / WHOLE_WIN
        for action in game.actions
    }


def played_until(
    name: str, stop: Callable[[tavolino.Game], bool], **options: Any
) -> Iterator[tavolino.Game]:
    """Games with seeds 0, 1, 2 and so on, played at random until something is true of them."""
    for seed in itertools.count():
        game = tavolino.new(name, seed=seed, **options)
        rng = random.Random(seed)
        while not game.over and not stop(game):
            game.play(rng.choice(game.actions))
        if not game.over:
            yield game


def with_a_choice(
    tables: Iterator[tavolino.Game], solve: Callable[[tavolino.Game], Solved], count: int
) -> list[Solved]:
    """The first tables on which some moves are better than others."""
    positions = map(solve, tables)
    return list(
        itertools.islice((each for each in positions if len(set(each[1].values())) > 1), count)
    )


@cache
def schotten_totten(edition: str, tactics: bool) -> list[Solved]:
    """The decks are empty, so all cards that a player does not see are in the other hand."""
    late = played_until(
        "schotten-totten",
        lambda game: not game.state["deck_count"].any(),
        edition=edition,
        tactics=tactics,
        stones=3,
        colours=3,
        values=4,
        hand=2,
    )
    return with_a_choice(late, solved, count=8)


STRIPS = {
    "spices": ("r1 . g1", "r1 g1 r1", "g1 r1 g1", "R . R"),
    "two ways round": ("r1 . g1", "r1 r2 g1", "g1 g2 r1", "G R G"),
    "rats": ("R . G", "r1 . r1", "g1 . g1", "R G R"),
    "two strips": ("r1 . g1", "r1 . r1", "g1 . g1"),
}


@cache
def rat_hot(strips: str, laid: int) -> list[Solved]:
    """One or two strips lie face down: all know which they are and when they come."""
    late = played_until(
        "rat-hot", lambda game: len(game.moves) == laid, strips=dict(enumerate(STRIPS[strips]))
    )
    return with_a_choice(late, solved, count=4)


@cache
def tabula_rasa_last_turn() -> list[Solved]:
    """Each player has one knight left. Before that nobody knows everything, at any size: the cards
    that left the game and another hand are at least three, and no three cards are alike."""
    late = played_until(
        "tabula-rasa",
        lambda game: game.state["hand_count"][0, :2].tolist() == [1, 1],
        colours=3,
        values=3,
        copies=1,
        hand=3,
    )
    return with_a_choice(late, solved_last_turn, count=8)


@cache
def tabula_rasa_last_knight(players: int) -> list[Solved]:
    """Only the two cards that left the game are hidden, and they count for nothing."""
    late = played_until(
        "tabula-rasa",
        lambda game: int(game.state["hand_count"].sum()) == 1,
        players=players,
        colours=4,
        values=3,
        copies=1,
        hand=2,
    )
    return with_a_choice(late, solved, count=8)


# Where nothing is hidden that counts.
KNOWN: dict[str, Callable[[], list[Solved]]] = {
    **{
        f"schotten-totten, {edition}{', tactics' * tactics}": partial(
            schotten_totten, edition, tactics
        )
        for tactics in (False, True)
        for edition in ("iello", "ps-games", "menhir")
    },
    "rat-hot, two strips": partial(rat_hot, "two strips", 0),
    "rat-hot, the last strip": partial(rat_hot, "two strips", 1),
    "rat-hot, last turn, spices": partial(rat_hot, "spices", 1),
    "rat-hot, last turn, rats": partial(rat_hot, "rats", 1),
    "rat-hot, last turn, two ways round": partial(rat_hot, "two ways round", 1),
}
