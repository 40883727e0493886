"""Who plays whom, at which tables, how many games, and how long they may think.

Every level meets the one below it and `maestro`, which is the yardstick; the bots that learned also
meet `greedy` and each other. The tables are the full-size variants of every game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from tavolino.arena.settings import Settings
from tavolino.bots.bot_spec import KINDS, BotSpec, parse_bot
from tavolino.bots.levels import LEVELS, STAND_IN
from tavolino.bots.network import network_for
from tavolino.bots.stand_ins import LEARNED, stand_in
from tavolino.core import registry
from tavolino.core.contract import Json, Options, Rules

SEED = 1 << 61  # deals that nobody was trained or tuned on
MOVE_MS = 60_000  # only external bots have this limit
GAMES = 400
MANY_GAMES = 1000
DIGEST_LETTERS = 8

YARDSTICK = STAND_IN.name
_STEPS = [(above, below) for below, above in pairwise(LEVELS)]
_AGAINST_MAESTRO = [(YARDSTICK, name) for name in LEVELS if name not in (YARDSTICK, "virtuoso")]
_LEARNED = [("virtuoso", YARDSTICK), ("net", YARDSTICK), ("virtuoso", "greedy")]
_OTHERS = [(YARDSTICK, "greedy"), ("virtuoso", "net")]
PLAYERS = list(dict.fromkeys([*_LEARNED, *_OTHERS, *reversed(_STEPS), *_AGAINST_MAESTRO]))


@dataclass(frozen=True)
class Pairing:
    """Two bots at a table of two; at a larger one, one `player` among several of `opponent`."""

    game: str
    options: Options
    player: str
    opponent: str
    games: int
    ms: int | None = None  # thinking time of bots that search; None: as they usually play
    budgets: Mapping[str, str] = field(default_factory=dict)  # parameters of some bots

    @property
    def rules(self) -> Rules:
        return registry.rules(self.game)

    @property
    def alone(self) -> bool:
        return self.rules.seats(self.options) > 2

    @property
    def title(self) -> str:
        return f"{self.game}, {table_name(self.rules, self.options)}: {self.player}:{self.opponent}"

    @property
    def stand_ins(self) -> dict[str, str]:
        """Who plays instead of a bot that has no network for this table."""
        found = {
            bot: stand_in(bot, self.rules, self.options) for bot in (self.player, self.opponent)
        }
        return {bot: other for bot, other in found.items() if other is not None}

    def settings(self) -> Settings:
        return Settings(
            game=self.game,
            options=self.options,
            bots=(self._spec(self.player), self._spec(self.opponent)),
            seed=SEED,
            move_ms=MOVE_MS,
            alone=self.alone,
        )

    def _spec(self, bot: str) -> BotSpec:
        """A bot that learned has the digest of its weights in its name, so that games with other
        weights are never taken for its own; a stand-in's name says what it is."""
        name = bot
        if bot in self.stand_ins:
            name = f"{bot}({self.stand_ins[bot]})"
        elif bot in LEARNED:
            network = network_for(self.rules, self.options)
            assert network is not None
            name = f"{bot}@{short_digest(network.about)}"
        takes_ms = any(parameter.name == "ms" for parameter in KINDS[bot].parameters)
        limit = "" if self.ms is None or not takes_ms else f":ms={self.ms}"
        if bot in self.budgets:
            limit = f":{self.budgets[bot]}"
        return parse_bot(f"{name}={bot}{limit}")


def short_digest(about: Json) -> str:
    """The beginning of the digest of weights, by what their file says about them."""
    return str(about["digest"])[:DIGEST_LETTERS]


def tables(rules: Rules) -> Iterator[Options]:
    """The options of the full-size tables of a game: those that change a size are left out."""
    usual = {option.name for option in rules.options if option.in_record == "always"}
    for options in rules.variants:
        if usual.issuperset(options):
            yield rules.check_options(options)


def table_name(rules: Rules, options: Options) -> str:
    """The options that make the difference, in words."""
    words = []
    for option in rules.options:
        value = options[option.name]
        if option.in_record == "always" and value is not False:
            is_name = isinstance(option.default, str)
            words.append(
                value if is_name else option.name if value is True else f"{value} {option.name}"
            )
    return ", ".join(words).replace("_", " ") or "usual rules"


def all_pairings(
    games: int | None = None, ms: int | None = None, budgets: Mapping[str, str] | None = None
) -> Iterator[Pairing]:
    """Those that say most come first."""
    for player, opponent in PLAYERS:
        usual = MANY_GAMES if (player, opponent) in _LEARNED else GAMES
        for game in registry.names():
            for options in tables(registry.rules(game)):
                yield Pairing(game, options, player, opponent, games or usual, ms, budgets or {})
