"""What the games of a tournament add up to."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np

from ..bots.bot_spec import BotSpec
from .corrected import Corrected, corrected
from .play import Failure, Played
from .ratings import Rating, rate, wilson


@dataclass(frozen=True)
class Tally:
    """Points from games, and the interval of the true share."""

    points: float
    games: int

    @property
    def share(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.points, self.games)


@dataclass(frozen=True)
class Standing:
    """One player's row."""

    rank: int
    name: str
    rating: Rating
    total: Tally
    decisions: int
    cpu_ms: float  # per decision
    wall_ms: float
    longest_ms: float
    failures: int


@dataclass(frozen=True)
class Standings:
    """All rows, strongest first, and the results of each pair."""

    rows: list[Standing]
    against: dict[tuple[str, str], Tally]
    failures: list[tuple[Played, Failure]]
    # For luck: a row for each pairing with enough deals.
    corrected: list[Corrected]


def standings(players: Collection[BotSpec], games: Collection[Played]) -> Standings:
    specs = list(players)
    place = {spec.name: i for i, spec in enumerate(specs)}
    points = np.zeros((len(specs), len(specs)))
    counts = np.zeros((len(specs), len(specs)), int)
    for played in games:
        for side in range(2):
            mine, theirs = place[played.pairing[side]], place[played.pairing[1 - side]]
            points[mine, theirs] += played.points[side]
            counts[mine, theirs] += 1
    random = [i for i, spec in enumerate(specs) if spec.kind == "random"]
    ratings = rate(points, random[0] if random else None)
    order = sorted(range(len(specs)), key=lambda i: -ratings[i].value)
    rows = [
        _standing(
            rank,
            specs[i].name,
            ratings[i],
            Tally(float(points[i].sum()), int(counts[i].sum())),
            games,
        )
        for rank, i in enumerate(order, 1)
    ]
    against = {
        (specs[i].name, specs[j].name): Tally(float(points[i, j]), int(counts[i, j]))
        for i in range(len(specs))
        for j in range(len(specs))
        if i != j
    }
    failed = sorted(games, key=lambda played: (played.pairing, played.deal, played.swapped))
    failures = [(played, played.failure) for played in failed if played.failure is not None]
    return Standings(rows, against, failures, corrected(games))


def _standing(
    rank: int, name: str, rating: Rating, total: Tally, games: Collection[Played]
) -> Standing:
    efforts = [
        effort
        for played in games
        for player, effort in zip(played.pairing, played.efforts, strict=True)
        if player == name
    ]
    measured = sum(effort.decisions for effort in efforts if effort.wall)

    def each(seconds: float) -> float:
        return 1000 * seconds / measured if measured else 0.0

    return Standing(
        rank=rank,
        name=name,
        rating=rating,
        total=total,
        decisions=sum(effort.decisions for effort in efforts),
        cpu_ms=each(sum(effort.cpu for effort in efforts)),
        wall_ms=each(sum(effort.wall for effort in efforts)),
        longest_ms=1000 * max((effort.longest for effort in efforts), default=0.0),
        failures=sum(
            played.failure is not None and played.failure.player == name for played in games
        ),
    )


@dataclass(frozen=True)
class SeatShare:
    """A seat's share of the games that ended by the rules."""

    seat: int
    tally: Tally


def seat_shares(seats: int, games: Collection[Played]) -> list[SeatShare]:
    """Since every deal is played with sides swapped, a seat's share does not depend on which player
    is stronger."""
    shares = [played.shares for played in games if played.shares is not None]
    return [
        SeatShare(seat, Tally(sum(share[seat] for share in shares), len(shares)))
        for seat in range(seats)
    ]


def beginner_share(games: Collection[Played]) -> Tally:
    """The share of the seats that began."""
    shares = [played.shares[played.first] for played in games if played.shares is not None]
    return Tally(sum(shares), len(shares))


def lengths(games: Collection[Played]) -> list[int]:
    """The number of moves of each game that ended by the rules."""
    return [played.moves for played in games if played.failure is None]
