"""What the bots and the engine think. Runs in worker processes."""

from __future__ import annotations

from ..bots import advice, players, search
from ..bots.bot import Bot
from ..bots.review import review as go_through
from ..core.contract import Json, Options, Rules
from ..core.game import View, load
from ..core.sentence import said
from .thinking import Progress, Question, Thought, Weighed

HINT = 3000  # iterations with a playout, or as many as take as long
REVIEW = 600  # of them, for each decision of the game
LONGEST = 1000  # milliseconds a decision


def bot_of(level: str, seed: int) -> Bot:
    """The bot of a level."""
    return players.make(players.parse_player(level), seed)


def choose(question: Question) -> str:
    sampler = question.sampler
    bot = bot_of(question.level, question.seed)
    return bot.choose(View(sampler.rules, question.view), sampler)


def analyse(question: Question) -> Thought:
    """What it says follows from what the seat knows and from nothing else."""
    sampler = question.sampler
    rules = sampler.rules
    found = search.analyse(sampler, _budget(rules, rules.options_of(sampler.table), HINT))

    def weigh(move: search.Candidate) -> Weighed:
        why = advice.reason(sampler, found, move)
        share = move.visits / max(1, found.iterations)
        return Weighed(move.move, move.chance, share, str(why), said(why))

    return Thought(found.best.move, found.chance, tuple(map(weigh, advice.worth_naming(found))))


def review(record: Json, tell: Progress) -> Json:
    """On one core: there are as many workers as may think at once."""
    game = load(record)
    budget = _budget(game.rules, game.options, REVIEW)
    return go_through(game, budget, cores=1, progress=tell).data


def _budget(rules: Rules, options: Options, iterations: int) -> search.Budget:
    return search.Budget(search.paced(rules, options, iterations), LONGEST)
