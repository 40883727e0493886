"""Five opponents with names, from a child's first one to the strongest.

How strong they are was measured, not promised: docs/bots.md. The weaker ones err as people do: they
see less, and take what looks good; none of them blunders by the throw of a die.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..core.contract import Rules
from ..core.game import Sampler, View
from .bot import Bot
from .greedy import GreedyBot
from .search import Budget, SearchBot, SearchParameters, paced

LONGEST_THOUGHT = 1000  # milliseconds


@dataclass(frozen=True)
class Level:
    """An opponent. It sees as far as `skill` says. Without `iterations` it is a greedy bot of that
    `temperature`; with them it searches, at most so many and at most `LONGEST_THOUGHT`; `paced`: as
    many as take as long as so many with a playout."""

    name: str
    text: str
    skill: int = 2
    temperature: float = 0.0
    iterations: int = 0
    paced: bool = False

    def bot(self, seed: int, longest: int = LONGEST_THOUGHT) -> Bot:
        """Thinks at most `longest` milliseconds a move."""
        return LevelBot(self, seed, longest)


LEVELS = {
    level.name: level
    for level in (
        Level(
            "mimi", "takes what looks good now, and thinks of nobody else", skill=0, temperature=0.5
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
    )
}

# Where levels that play as at other games would be too near to each other.
AT_GAME: dict[str, dict[str, Level]] = {
    "schotten-totten": {
        "carla": replace(LEVELS["carla"], temperature=1.0),
        "nonna": replace(LEVELS["nonna"], skill=1, iterations=120),
    }
}


@dataclass(frozen=True)
class Measured:
    """How strong a level is at a game, and how long it thinks. `rating` is on Elo's scale, where
    mimi has 1000 and 400 more win ten games of eleven; `seconds` are of CPU time a move."""

    rating: int
    seconds: float


# By game and level, from the figures of docs/bots.md: each rating is that of the level below and
# 400 * log10(wins / losses) against it.
MEASURED: dict[str, dict[str, Measured]] = {
    "schotten-totten": {
        "mimi": Measured(1000, 0.00003),
        "beppe": Measured(1198, 0.00003),
        "carla": Measured(1375, 0.00003),
        "nonna": Measured(1608, 0.0025),
        "maestro": Measured(1764, 0.2),
    },
    "tabula-rasa": {
        "mimi": Measured(1000, 0.00002),
        "beppe": Measured(1250, 0.00002),
        "carla": Measured(1379, 0.00002),
        "nonna": Measured(1556, 0.0005),
        "maestro": Measured(1676, 0.2),
    },
    "rat-hot": {
        "mimi": Measured(1000, 0.00005),
        "beppe": Measured(1200, 0.00005),
        "carla": Measured(1375, 0.00005),
        "nonna": Measured(1759, 0.003),
        "maestro": Measured(2356, 0.4),
    },
}

# Without evaluation a bot knows the rules only, and all that it can do is look ahead.
_UNINFORMED_ITERATIONS = {"mimi": 10, "beppe": 40, "carla": 160, "nonna": 640, "maestro": 2560}


class LevelBot:
    """A bot of a level, for whatever game it is asked to play."""

    def __init__(self, level: Level, seed: int, longest: int = LONGEST_THOUGHT) -> None:
        self.name = level.name
        self._level = level
        self._seed = seed
        self._longest = longest
        self._bots: dict[tuple[Level, int], Bot] = {}

    def choose(self, view: View, sampler: Sampler) -> str:
        rules = sampler.rules
        level = AT_GAME.get(rules.name, {}).get(self.name, self._level)
        iterations = level.iterations
        if not rules.evaluation:
            iterations = _UNINFORMED_ITERATIONS[self.name]
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
