"""Verbs that can be typed at a client, besides moves and questions about the table."""

from __future__ import annotations

from collections.abc import Collection

from .language import language

VERBS = {
    "hint": "help-hint",
    "undo": "help-undo",
    "draw?": "help-offer-draw",
    "takeback": "help-takeback",
    "rematch": "help-rematch",
    "decline": "help-decline",
    "resign": "help-resign",
    "resign-game": "help-resign-game",
    "clock": "help-clock",
    "who": "help-who",
    "time": "help-time",
    "say": "help-say",
    "next": "help-next",
    "rules": "help-rules",
    "replay": "help-replay",
    "analyse": "help-analyse",
    "language": "help-language",
    "quit": "help-quit",
}
SHORT = {"q": "quit", "exit": "quit"}
# The command at the table for a verb; other verbs concern only the client.
DONE = {
    "undo": "undo",
    "draw?": "draw",
    "takeback": "takeback",
    "rematch": "rematch",
    "resign": "resign",
    "resign-game": "resign_game",
    "next": "next_round",
    "time": "claim_time",
    "decline": "decline",
    "say": "say",
    "clock": "clock",
    "who": "who",
}
EXAMPLES = {"language": "language it", "say": "say ..."}


def parse_verb(line: str) -> tuple[str, str] | None:
    """A verb and what follows it; None for moves and questions."""
    word, _, rest = line.strip().partition(" ")
    verb = SHORT.get(word.lower(), word.lower())
    return (verb, rest.strip()) if verb in VERBS else None


def verbs_for(commands: Collection[str]) -> list[str]:
    """The verbs that make sense when these commands are allowed."""
    return [verb for verb in VERBS if verb not in DONE or DONE[verb] in commands]


def verb_help(code: str, verbs: Collection[str]) -> list[str]:
    """A line for each verb."""
    say = language(code).say
    return [
        say("help-entry", command=EXAMPLES.get(verb, verb), meaning=say(VERBS[verb]))
        for verb in verbs
    ]
