"""A match: several games in a row for points, with the game's own rule for who begins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from . import chance, registry
from .checks import check_integer
from .errors import OptionError, TavolinoError
from .game import Game, new


def total_points(scores: Iterable[Sequence[int]], seats: int) -> list[int]:
    """Match points, one entry per seat, from the scores of each game."""
    totals = [0] * seats
    for score in scores:
        totals = [total + points for total, points in zip(totals, score, strict=True)]
    return totals


def most_points(points: Sequence[int]) -> list[int]:
    """Every seat with the most points; empty if all have the same."""
    best = max(points)
    seats = [seat for seat, each in enumerate(points) if each == best]
    return seats if len(seats) < len(points) else []


def next_first(game: Game, began: int | None = None) -> int:
    """Who begins the game after this one: by the game's rule, otherwise the seat after the one that
    began, which is the first that moved unless it is given. The game's rule does not apply if the
    rules did not end the game."""
    first = game.rules.next_first(game.state) if game.over else None
    if first is not None:
        return first
    return ((game.moves[0][0] if began is None else began) + 1) % len(game.names)


class Match:
    """Games of one kind between the same players.

    Players agree on the number of games beforehand. Each game scores what its result says; the
    most points win the match. Who begins the first game is drawn (or given as `first`), then the
    game's rule decides; without one, the next seat begins.
    """

    def __init__(
        self,
        name: str,
        *,
        rounds: int,
        seed: int,
        first: int | None = None,
        names: Sequence[str] | None = None,
        **options: Any,
    ) -> None:
        self.rounds = check_integer("rounds", rounds, 1, 1000)
        self._seed = chance.check_seed(seed)
        if self._seed + self.rounds - 1 > chance.LARGEST_SEED:
            raise OptionError(f"seed {self._seed} leaves no room for {self.rounds} games")
        self.rules = registry.rules(name)
        self.options = self.rules.check_options(options)
        self.games = [new(name, seed=self._seed, first=first, names=names, **self.options)]

    @classmethod
    def resumed(cls, games: Sequence[Game], *, rounds: int, seed: int) -> Match:
        """A match that continues after these games; the last one may still be running."""
        match = cls(games[0].rules.name, rounds=rounds, seed=seed, **games[0].options)
        match.games = list(games)
        return match

    @property
    def game(self) -> Game:
        """The game that is played now, or the last one."""
        return self.games[-1]

    @property
    def over(self) -> bool:
        return self.game.over and len(self.games) == self.rounds

    @property
    def points(self) -> list[int]:
        """Match points so far, one entry per seat."""
        finished = (game.result["scores"] for game in self.games if game.result is not None)
        return total_points(finished, len(self.game.names))

    @property
    def winners(self) -> list[int] | None:
        """Every seat with the most points; None before the end, empty if all are equal."""
        return most_points(self.points) if self.over else None

    def next_game(self) -> Game:
        """Deal the next game."""
        if not self.game.over:
            raise TavolinoError("the game is not over yet")
        if self.over:
            raise TavolinoError(f"all {self.rounds} games of the match have been played")
        self.games.append(
            new(
                self.rules.name,
                seed=self._seed + len(self.games),
                first=next_first(self.game),
                names=self.game.names,
                **self.options,
            )
        )
        return self.game
