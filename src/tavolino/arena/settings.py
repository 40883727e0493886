"""The settings of a tournament, and who sits where."""

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
    """Everything that decides how games go and who meets whom. The number of games is not part of
    it: a run that was stopped early and one that continued agree on the games that both have."""

    game: str
    options: Options
    bots: tuple[BotSpec, ...]
    seed: int
    move_ms: int  # time limit of an external bot
    records: bool = False  # whether games come with whole records
    ladder: bool = False  # whether only neighbours in `bots` play each other
    alone: bool = False  # whether the first player of a pairing has one seat, the second all others

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
        """Who plays whom, as indices into `bots`."""
        places = range(len(self.bots))
        return list(pairwise(places) if self.ladder else combinations(places, 2))

    def header(self) -> Json:
        """The first line of a tournament's file."""
        return {
            "format": FORMAT,
            "tavolino": __version__,
            "game": self.game,
            "rules": registry.rules(self.game).version,
            "options": self.options,
            "players": {spec.name: spec.text for spec in self.bots},
            "seed": self.seed,
            "move_ms": self.move_ms,
            **({"alone": True} if self.alone else {}),
        }

    def check_deals(self, deals: int) -> None:
        if chance.check_seed(self.seed) + deals - 1 > chance.LARGEST_SEED:
            raise OptionError(
                f"--seed: the seeds of all deals must be at most {chance.LARGEST_SEED}"
            )


def sides(seats: int, deal: int, swapped: bool, alone: bool = False) -> list[int]:
    """Which player of a pairing, 0 or 1, takes each seat.

    They alternate around the table, so partners who sit opposite each other belong to one player.
    If the number of seats is odd, one player has one seat more: the extra seat moves on with each
    deal, and since every deal is played twice with sides swapped, both have it equally often.

    A player that is `alone` moves on by one seat for the second game of a deal, so to the other
    team if there are two, and by one seat with each deal, so that it has all seats equally often.
    """
    if alone:
        own = (deal + swapped) % seats
        return [int(seat != own) for seat in range(seats)]
    return [(seat + deal) % seats % 2 ^ swapped for seat in range(seats)]


def bot_seed(
    settings: Settings, pairing: tuple[int, int], deal: int, swapped: bool, at: int
) -> int:
    """A seed for the bot at seat `at`: different for each game and seat, the same in every run, and
    without a way back to the seed of the deal."""
    players = [settings.bots[place].name for place in pairing]
    text = repr((settings.seed, players, deal, swapped, at))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
