"""How the games are learnt: a short lesson a game, played on a real table, and the rules to read.

Both are data. A lesson (`GAME.toml`) is a row of positions, each with a thing to do there; the
rules of the game say whether it was done. A rule book (`rules-GAME.toml`) is a list of messages.
What they say stands in `locales/LANGUAGE/lessons.ftl` and `rules.ftl`.
"""

from .lesson import Lesson, Step, find_lesson, games_with_lessons
from .rulebook import Chapter, RuleBook, find_rule_book, games_with_rules
from .telling import Tried, outline, show, try_move

__all__ = [
    "Chapter",
    "Lesson",
    "RuleBook",
    "Step",
    "Tried",
    "find_lesson",
    "find_rule_book",
    "games_with_lessons",
    "games_with_rules",
    "outline",
    "show",
    "try_move",
]
