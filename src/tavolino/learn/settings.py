"""The settings of a training run: one TOML file per game, which says why each value is what it
is."""

from __future__ import annotations

import hashlib
import json
import math
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, TypeVar

from ..bots.network_weights import HEADS
from ..core.contract import Options, Rules
from ..core.errors import OptionError
from .network import Sizes
from .ppo import Learning
from .self_play import Variety

Part = TypeVar("Part", Sizes, Learning, "Play")

MAY_BE_ZERO = {
    *("rounds", "critic", "preference", "rivals", "explored"),
    *("clip", "trace", "value_weight", "entropy", "last_entropy", "average", "anchor"),
}


@dataclass(frozen=True)
class Play:
    """How games are played for an update. All variants are played for each of them."""

    games: int = 16_384  # of each variant at once
    moves: int = 16  # in each of them
    rivals: float = 0.25  # the share of games with a seat that follows the evaluation
    explored: float = 0.0  # the share of moves that are drawn evenly from all
    updates: int = 20  # of a segment, which ends with a checkpoint

    @property
    def variety(self) -> Variety:
        return Variety(self.rivals, self.explored)


@dataclass(frozen=True)
class Settings:
    game: str
    variants: tuple[Options, ...]
    network: Sizes = field(default_factory=Sizes)
    learning: Learning = field(default_factory=Learning)
    play: Play = field(default_factory=Play)

    @property
    def digest(self) -> str:
        """Tells runs with different settings apart. Settings that were added later do not count
        while they are off, so that older runs go on."""
        told = asdict(self)
        for name in ("average", "anchor"):
            if not told["learning"][name]:
                del told["learning"][name]
        text = json.dumps(told, sort_keys=True, default=str)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def smaller(self, games: int | None, options: Options | None) -> Settings:
        """With fewer games at once, or for one variant only."""
        play = self.play if games is None else replace(self.play, games=games)
        variants = self.variants if options is None else (options,)
        return replace(self, play=play, variants=variants)


def read_settings(rules: Rules, path: Path) -> Settings:
    """Read the settings of a game; raises OptionError with what is wrong."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise OptionError(f"{path}: {error}") from error
    known = {"variants", "network", "learning", "play"}
    if unknown := set(data) - known:
        raise OptionError(f"{path}: unknown section {min(unknown)!r}; expected {sorted(known)}")
    variants = data.get("variants") or [{}]
    network = _part(path, "network", Sizes, data)
    if network.hidden % HEADS:
        raise OptionError(
            f"{path}: [network] hidden: {network.hidden} cannot be divided by {HEADS}"
        )
    learning = _part(path, "learning", Learning, data)
    if learning.average >= 1:
        raise OptionError(f"{path}: [learning] average: {learning.average} is not below 1")
    if learning.anchor and not learning.average:
        raise OptionError(
            f"{path}: [learning] anchor: it pulls towards the average, so it needs one; "
            "set average, for example to 0.999"
        )
    return Settings(
        rules.name,
        tuple(rules.check_options(each) for each in variants),
        network,
        learning,
        _part(path, "play", Play, data),
    )


def _part(path: Path, name: str, kind: type[Part], data: Mapping[str, Any]) -> Part:
    given = data.get(name, {})
    types: dict[str, type[Any]] = {each.name: type(each.default) for each in fields(kind)}
    for key, value in given.items():
        if key not in types:
            raise OptionError(
                f"{path}: [{name}]: unknown setting {key!r}; expected one of {', '.join(types)}"
            )
        number = types[key]
        right = isinstance(value, (int, number)) and not isinstance(value, bool)
        if not right or not 0 <= value < math.inf or (value == 0 and key not in MAY_BE_ZERO):
            what = "a whole number" if number is int else "a number"
            least = "of at least 0" if key in MAY_BE_ZERO else "above 0"
            raise OptionError(f"{path}: [{name}] {key}: {value!r} is not {what} {least}")
    return kind(**{key: types[key](value) for key, value in given.items()})
