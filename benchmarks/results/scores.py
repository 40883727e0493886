"""What the games of each pairing add up to: shares of the win, Elo, and time per move."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median_low

import numpy as np

from tavolino.arena.corrected import corrected
from tavolino.arena.ledger import read_ledger
from tavolino.arena.play import Key, Played
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


@dataclass(frozen=True)
class Time:
    """CPU time per move of a player, in milliseconds."""

    moves: int
    median: float
    percentile_95: float
    longest: float  # wall-clock time of the longest decision of a game, in the median
    busy: bool  # whether it had to wait for a core, so that a limit in milliseconds meant less


@dataclass(frozen=True)
class Score:
    """What all games of a pairing at a table add up to."""

    game: str
    options: Options
    alone: bool
    player: Player
    opponent: Player
    games: int
    share: float  # the player's of the win
    even: float  # what it would be if all were equally strong
    corrected: tuple[float, float] | None  # the share without luck, and its margin
    failures: int
    times: tuple[Time | None, Time | None]

    @property
    def rules(self) -> Rules:
        return registry.rules(self.game)

    @property
    def table(self) -> str:
        return table_name(self.rules, self.options)

    @property
    def stand_ins(self) -> bool:
        return bool(self.player.stand_in or self.opponent.stand_in)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share * self.games, self.games)

    @property
    def elo(self) -> Rating:
        """How much stronger the player is than the opponent."""
        won = self.share * self.games
        ours, theirs = rate(np.array([[0.0, won], [self.games - won, 0.0]]))
        level = ELO * math.log(self.even / (1 - self.even))
        return Rating(ours.value - theirs.value - level, math.hypot(ours.margin, theirs.margin))


@dataclass
class Games:
    """All games of a pairing at a table."""

    game: str
    options: Options
    alone: bool
    player: Player
    opponent: Player
    by_key: dict[Key, Played] = field(default_factory=dict)

    @property
    def played(self) -> list[Played]:
        return [self.by_key[key] for key in sorted(self.by_key)]

    def score(self) -> Score:
        played = self.played
        # The shares of all seats together: more than 1 where partners win together.
        whole = next((sum(each.shares) for each in played if each.shares is not None), 1.0)
        # From points to the player's share of the win: partners each have the whole win.
        scale = whole if self.alone else 1.0
        points = sum(min(1.0, scale * each.points[0]) for each in played)
        without_luck = [
            (scale * row.corrected_share, scale * row.corrected_margin) for row in corrected(played)
        ]
        seats = registry.rules(self.game).seats(self.options)
        return Score(
            self.game,
            self.options,
            self.alone,
            self.player,
            self.opponent,
            games=len(played),
            share=points / len(played),
            even=whole / seats if self.alone else 0.5,
            corrected=without_luck[0] if without_luck else None,
            failures=sum(each.failure is not None for each in played),
            times=(_time(played, 0), _time(played, 1)),
        )


def _time(played: Iterable[Played], side: int) -> Time | None:
    """None if it was not measured."""
    efforts = [each.efforts[side] for each in played]
    seconds = [each for effort in efforts for each in effort.each]
    if not seconds:
        return None
    median, most = 1000 * np.percentile(seconds, [50, 95])
    return Time(
        len(seconds),
        float(median),
        float(most),
        1000 * median_low(effort.longest for effort in efforts),
        sum(effort.wall for effort in efforts) > BUSY * sum(effort.cpu for effort in efforts),
    )


def read_scores(out: Path) -> list[Score]:
    """The games in all files below a folder; one that is in several files counts once."""
    found: dict[str, Games] = {}
    for path in sorted(out.rglob("games/*/*/*.jsonl")):
        header, played = read_ledger(path)
        if not played:
            continue
        key = json.dumps({**header, "tavolino": ""}, sort_keys=True)
        games = found.setdefault(key, _empty(header))
        games.by_key.update((each.key, each) for each in played)
    return [games.score() for games in found.values()]


def _empty(header: Json) -> Games:
    player, opponent = (Player.read(*each) for each in header["players"].items())
    return Games(header["game"], header["options"], header.get("alone", False), player, opponent)


def ratings(scores: Iterable[Score]) -> dict[Player, Rating]:
    """Of the players at a table of two, from all pairings together; the weakest has 0. Players who
    have not met, not even through others, cannot be compared: those are rated that are most."""
    scores = list(scores)
    players = max(_acquainted(scores), key=len)
    points = np.zeros((len(players), len(players)))
    for score in scores:
        if score.player in players:
            one, other = players.index(score.player), players.index(score.opponent)
            points[one, other] += score.share * score.games
            points[other, one] += (1 - score.share) * score.games
    return dict(zip(players, rate(points), strict=True))


def _acquainted(scores: Iterable[Score]) -> list[list[Player]]:
    """The players, in groups of those who have met, if only through others."""
    groups: list[list[Player]] = []
    for score in scores:
        pair = [score.player, score.opponent]
        met = [group for group in groups if not set(pair).isdisjoint(group)]
        groups = [group for group in groups if group not in met]
        groups.append(list(dict.fromkeys([*(each for group in met for each in group), *pair])))
    return groups
