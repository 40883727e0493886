"""What the games of each pairing add up to: shares of the win, Elo, and time per move."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from statistics import median_low

import numpy as np

from tavolino.arena.corrected import corrected
from tavolino.arena.ledger import read_ledger
from tavolino.arena.play import Effort, Key, Played
from tavolino.arena.ratings import ELO, Rating, rate, wilson
from tavolino.core import registry
from tavolino.core.contract import Json, Options, Rules

from .pairings import table_name

BUSY = 1.25  # times as much wall-clock time as CPU time: the machine was doing something else too


@dataclass(frozen=True)
class Player:
    """A player of a pairing, as its name in the files says."""

    bot: str
    text: str  # the bot with its parameters
    weights: str = ""  # the beginning of their digest
    stand_in: str = ""  # who played in its place

    @classmethod
    def read(cls, name: str, text: str) -> Player:
        bot, _, weights = name.partition("@")
        bot, _, stand_in = bot.partition("(")
        return cls(bot, text, weights, stand_in.rstrip(")"))


@dataclass
class Score:
    """All games of a pairing at a table."""

    game: str
    options: Options
    alone: bool
    player: Player
    opponent: Player
    by_key: dict[Key, Played] = field(default_factory=dict)

    @property
    def rules(self) -> Rules:
        return registry.rules(self.game)

    @property
    def table(self) -> str:
        return table_name(self.rules, self.options)

    @property
    def played(self) -> list[Played]:
        return [self.by_key[key] for key in sorted(self.by_key)]

    @property
    def games(self) -> int:
        return len(self.by_key)

    @property
    def stand_ins(self) -> bool:
        return bool(self.player.stand_in or self.opponent.stand_in)

    @cached_property
    def _whole(self) -> float:
        """The shares of all seats together: more than 1 where partners win together."""
        return next((sum(each.shares) for each in self.played if each.shares is not None), 1.0)

    @property
    def _scale(self) -> float:
        """From points to the player's share of the win: partners each have the whole win."""
        return self._whole if self.alone else 1.0

    @property
    def even(self) -> float:
        """The player's share if all were equally strong."""
        seats = self.rules.seats(self.options)
        return self._whole / seats if self.alone else 0.5

    @property
    def share(self) -> float:
        points = sum(min(1.0, self._scale * each.points[0]) for each in self.played)
        return points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share * self.games, self.games)

    @property
    def corrected(self) -> tuple[float, float] | None:
        """The share without the luck of the cards, and its margin; None with too few games."""
        for row in corrected(self.played):
            return self._scale * row.corrected_share, self._scale * row.corrected_margin
        return None

    @property
    def elo(self) -> Rating:
        """How much stronger the player is than the opponent."""
        won = self.share * self.games
        ours, theirs = rate(np.array([[0.0, won], [self.games - won, 0.0]]))
        level = ELO * math.log(self.even / (1 - self.even))
        return Rating(ours.value - theirs.value - level, math.hypot(ours.margin, theirs.margin))

    @property
    def failures(self) -> int:
        return sum(each.failure is not None for each in self.played)


def read_scores(out: Path) -> list[Score]:
    """The games in all files below a folder; one that is in several files counts once."""
    found: dict[str, Score] = {}
    for path in sorted(out.rglob("games/*/*/*.jsonl")):
        header, games = read_ledger(path)
        if not games:
            continue
        key = json.dumps({**header, "tavolino": ""}, sort_keys=True)
        score = found.setdefault(key, _empty(header))
        score.by_key.update((each.key, each) for each in games)
    return list(found.values())


def _empty(header: Json) -> Score:
    player, opponent = (Player.read(*each) for each in header["players"].items())
    return Score(header["game"], header["options"], header.get("alone", False), player, opponent)


def ratings(scores: Iterable[Score]) -> dict[Player, Rating]:
    """Of all players at a table of two, from all pairings together; the weakest has 0."""
    scores = list(scores)
    players = list(
        dict.fromkeys(each for score in scores for each in (score.player, score.opponent))
    )
    points = np.zeros((len(players), len(players)))
    for score in scores:
        one, other = players.index(score.player), players.index(score.opponent)
        points[one, other] += score.share * score.games
        points[other, one] += (1 - score.share) * score.games
    return dict(zip(players, rate(points), strict=True))


@dataclass(frozen=True)
class Time:
    """CPU time per move, in milliseconds."""

    player: Player
    moves: int
    median: float
    percentile_95: float
    longest: float  # wall-clock time of the longest decision of a game, in the median
    busy: bool  # whether it had to wait for a core, so that a limit in milliseconds meant less


def times(scores: Iterable[Score]) -> Iterator[Time]:
    """Of each player, over all its games."""
    efforts: dict[Player, list[Effort]] = {}
    for score in scores:
        for played in score.played:
            for player, effort in zip((score.player, score.opponent), played.efforts, strict=True):
                efforts.setdefault(player, []).append(effort)
    for player, found in efforts.items():
        seconds = [each for effort in found for each in effort.each]
        if seconds:
            median, most = 1000 * np.percentile(seconds, [50, 95])
            yield Time(
                player,
                len(seconds),
                float(median),
                float(most),
                1000 * median_low(effort.longest for effort in found),
                sum(effort.wall for effort in found) > BUSY * sum(effort.cpu for effort in found),
            )
