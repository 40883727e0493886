"""What was measured so far: `docs/research/results.json`, beside the page that shows it.

Games are many, and stay where they were played. What they add up to is kept here, so that a page
may have results of several machines, each of which measured other pairings. Deals of one pairing
that several machines played have to be put together as games. A score says which weights played,
but not which version of a search: whoever changes a search removes its scores here.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from tavolino.bots.network import network_of
from tavolino.core import registry
from tavolino.core.contract import Json

from ..exploitability import GAMES as TINY_GAMES
from .pairings import short_digest
from .scores import Player, Score, read_scores
from .tiny import Found, read_tiny


@dataclass(frozen=True)
class Kept:
    """Scores of pairings, what was found at tiny games, and how weights were made, by the name of
    the game and the beginning of their digest."""

    scores: list[Score] = field(default_factory=list)
    tiny: list[Found] = field(default_factory=list)
    weights: dict[str, Json] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path) -> Kept:
        """Empty if there is no such file."""
        return msgspec.json.decode(path.read_bytes(), type=cls) if path.exists() else cls()

    @classmethod
    def measured(cls, out: Path) -> Kept:
        """What the files below a folder add up to."""
        paths = sorted(out.rglob("weights/*.json"))
        weights = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in paths}
        return cls(read_scores(out), read_tiny(out), weights)

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")

    def updated(self, new: Kept) -> Kept:
        """With what is `new`, and without scores of weights that are neither new nor those that the
        game has now. Of two scores of the same players, the one with more games counts."""
        scores = {_pairing(each): each for each in self.scores if _of_now(each)}
        for each in new.scores:
            before = scores.get(_pairing(each))
            if before is None or each.games >= before.games:
                scores[_pairing(each)] = each
        tiny = {(each.game, each.player): each for each in (*self.tiny, *new.tiny)}
        used = _weights_of(scores.values(), tiny.values())
        weights = {
            name: each for name, each in (self.weights | new.weights).items() if name in used
        }
        return Kept(list(scores.values()), list(tiny.values()), weights)


def _pairing(score: Score) -> tuple[str, str, Player, Player]:
    options = json.dumps(score.options, sort_keys=True)
    return score.game, options, score.player, score.opponent


def _of_now(score: Score) -> bool:
    usable = ("", _digest_of(score.game))
    return score.player.weights in usable and score.opponent.weights in usable


def _digest_of(game: str) -> str:
    """The beginning of the digest of the weights that a game has now."""
    network = network_of(registry.rules(game))
    return "" if network is None else short_digest(network.about)


def _weights_of(scores: Collection[Score], tiny: Collection[Found]) -> set[str]:
    players = [(score.game, each) for score in scores for each in (score.player, score.opponent)]
    used = {f"{game}@{each.weights}" for game, each in players}
    return used | {f"{TINY_GAMES[each.game]().name}@{each.weights}" for each in tiny}
