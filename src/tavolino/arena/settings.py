"""What decides how the games of an arena go, and who sits where."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from itertools import combinations, pairwise

from .. import __version__
from ..bots.bot_spec import BotSpec
from ..core import chance, registry
from ..core.contract import Json, Options
from ..core.errors import OptionError

FORMAT = "tavolino-arena/1"


@dataclass(frozen=True)
class Settings:
    """All that decides how a game goes, and who meets whom. How many are played is no part of it: a
    run that was ended early and one that went on agree on the games that both have."""

    game: str
    options: Options
    bots: tuple[BotSpec, ...]
    seed: int
    move_ms: int  # the limit of an external bot
    records: bool = False  # whether games come with their whole records
    ladder: bool = False  # whether only neighbours in `bots` meet

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise OptionError("bots: at least two are needed, separated by commas")

    @property
    def seats(self) -> int:
        return registry.rules(self.game).seats(self.options)

    @property
    def names(self) -> list[str]:
        return [spec.name for spec in self.bots]

    @property
    def pairings(self) -> list[tuple[int, int]]:
        """Who meets whom, as places in `bots`."""
        places = range(len(self.bots))
        return list(pairwise(places) if self.ladder else combinations(places, 2))

    def header(self) -> Json:
        """The first line of an arena's file."""
        return {
            "format": FORMAT,
            "tavolino": __version__,
            "game": self.game,
            "rules": registry.rules(self.game).version,
            "options": self.options,
            "players": {spec.name: spec.text for spec in self.bots},
            "seed": self.seed,
            "move_ms": self.move_ms,
        }

    def check_deals(self, deals: int) -> None:
        if chance.check_seed(self.seed) + deals - 1 > chance.LARGEST_SEED:
            raise OptionError(
                f"--seed: the seeds of all deals must be at most {chance.LARGEST_SEED}"
            )


def sides(seats: int, deal: int, swapped: bool) -> list[int]:
    """Which player of a pairing, 0 or 1, takes each seat.

    They take turns around the table, so partners who sit opposite each other are of one player.
    Where the number of seats is odd, one player has a seat more: the odd place moves on with each
    deal, and as every deal is played twice with sides swapped, both have it equally often.
    """
    return [(seat + deal) % seats % 2 ^ swapped for seat in range(seats)]


def bot_seed(
    settings: Settings, pairing: tuple[int, int], deal: int, swapped: bool, at: int
) -> int:
    """A seed for the bot at seat `at`: its own for each game and seat, the same in every run, and
    no way back to the seed of the deal."""
    players = [settings.bots[place].name for place in pairing]
    text = repr((settings.seed, players, deal, swapped, at))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
