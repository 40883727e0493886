"""Six opponents with names: five from weak to strong, and one who has learned.

docs/reference/bots.md says how strong they are, as measured. The weaker ones err as people do: they
see less, and take what looks good; none of them blunders at random.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..core.contract import Rules
from ..core.game import Sampler, View
from ..core.presentations import table
from .bot import Bot
from .greedy import GreedyBot
from .network_search import NetworkSearchBot, NetworkSearchParameters
from .search import Budget, SearchBot, SearchParameters, paced

LONGEST_THOUGHT = 1000  # milliseconds


@dataclass(frozen=True)
class Level:
    """An opponent. It sees as far as `skill` says. Without `iterations` it is a greedy bot with
    that `temperature`; with them it searches, for at most that many iterations and at most
    `LONGEST_THOUGHT`. If `paced`, it does as many iterations as take the same time as that many
    with a playout. With `deals` it searches with a network on that many of them, and where there is
    no network, `STAND_IN` plays."""

    name: str
    text: str
    skill: int = 2
    temperature: float = 0.0
    iterations: int = 0
    paced: bool = False
    deals: int = 0

    def bot(self, seed: int, longest: int = LONGEST_THOUGHT, iterations: int | None = None) -> Bot:
        """The bot, which thinks for at most `longest` milliseconds per move, and for so many
        iterations, if they are given, instead of its own; with a network these are deals."""
        if self.deals:
            parameters = NetworkSearchParameters(deals=iterations or self.deals)
            return learned_bot(seed, longest, parameters, iterations)
        return LevelBot(self, seed, longest, iterations)


LEVELS = {
    level.name: level
    for level in (
        Level(
            "mimi",
            "plays whatever looks good now, and ignores everybody else",
            skill=0,
            temperature=0.5,
        ),
        Level("beppe", "plans its own hand, doesn't count cards", skill=1, temperature=0.3),
        Level(
            "carla", "counts what is still out there, and settles for a good move", temperature=0.6
        ),
        Level("nonna", "looks a move or two ahead", iterations=4),
        Level(
            "maestro",
            "looks ahead as far as a fraction of a second allows",
            iterations=4000,
            paced=True,
        ),
        Level("virtuoso", "has learned by playing against itself, and looks ahead", deals=512),
    )
}


LEARNED_LEVEL = "virtuoso"
STAND_IN = LEVELS["maestro"]  # plays where there is no network


def learned_bot(
    seed: int, longest: int, parameters: NetworkSearchParameters, iterations: int | None = None
) -> NetworkSearchBot:
    """The bot that searches with a network, for at most `longest` milliseconds per move. So many
    iterations are for the bot that plays where there is no network."""
    return NetworkSearchBot(seed, STAND_IN.bot(seed, longest, iterations), longest, parameters)


@dataclass(frozen=True)
class Measured:
    """How strong a level is at a game, and how long it thinks. `rating` is on the Elo scale, where
    mimi has 1000 and 400 points more mean ten wins in eleven games; `seconds` is CPU time per
    move."""

    rating: int
    seconds: float


def at_game(level: Level, game: str) -> Level:
    """The level as it plays a game. A game may change it, if it would otherwise be too close to
    another level."""
    return table(game, "levels", "LEVELS", Level).get(level.name, level)


def measured(level: str, game: str) -> Measured | None:
    """How strong a level is at a game; None if that was not measured."""
    return table(game, "levels", "MEASURED", Measured).get(level)


# Without an evaluation a bot knows only the rules, and all it can do is look ahead.
_UNINFORMED_ITERATIONS = {"mimi": 10, "beppe": 40, "carla": 160, "nonna": 640, "maestro": 2560}


class LevelBot:
    """A bot of a level, for whatever game it is asked to play."""

    def __init__(
        self,
        level: Level,
        seed: int,
        longest: int = LONGEST_THOUGHT,
        iterations: int | None = None,
    ) -> None:
        self.name = level.name
        self._level = level
        self._iterations = iterations
        self._seed = seed
        self._longest = longest
        self._bots: dict[tuple[Level, int], Bot] = {}

    def choose(self, view: View, sampler: Sampler) -> str:
        rules = sampler.rules
        level = at_game(self._level, rules.name)
        iterations = self._iterations or level.iterations
        if not rules.evaluation:
            iterations = self._iterations or _UNINFORMED_ITERATIONS[self._level.name]
        elif level.paced:
            iterations = paced(rules, rules.options_of(sampler.table), iterations)
        bot = self._bots.get((level, iterations)) or self._bot(level, iterations, rules)
        self._bots[level, iterations] = bot
        return bot.choose(view, sampler)

    def _bot(self, level: Level, iterations: int, rules: Rules) -> Bot:
        if not iterations:
            return GreedyBot(self._seed, level.skill, level.temperature)
        parameters = SearchParameters(skill=level.skill) if rules.evaluation else None
        return SearchBot(self._seed, Budget(iterations, self._longest), parameters=parameters)
