"""What can be typed at a client besides moves and questions about the table."""

from __future__ import annotations

from ..text.language import language

VERBS = {
    "hint": "help-hint",
    "undo": "help-undo",
    "draw?": "help-offer-draw",
    "takeback": "help-takeback",
    "rematch": "help-rematch",
    "decline": "help-decline",
    "resign": "help-resign",
    "say": "help-say",
    "next": "help-next",
    "replay": "help-replay",
    "analyse": "help-analyse",
    "picture": "help-picture",
    "language": "help-language",
    "quit": "help-quit",
}
SHORT = {"q": "quit", "exit": "quit"}
# How a verb is called where things are done (`Sitting.do`).
DONE = {
    "undo": "undo",
    "draw?": "draw",
    "takeback": "takeback",
    "rematch": "rematch",
    "resign": "resign",
    "next": "next_round",
}
EXAMPLES = {"language": "language it", "say": "say ..."}


def parse_verb(line: str) -> tuple[str, str] | None:
    """A verb and what stands behind it; None for moves and questions."""
    word, _, rest = line.strip().partition(" ")
    verb = SHORT.get(word.lower(), word.lower())
    return (verb, rest.strip()) if verb in VERBS else None


def verb_help(code: str, verbs: list[str]) -> list[str]:
    """A line for each verb."""
    say = language(code).say
    return [
        say("help-entry", command=EXAMPLES.get(verb, verb), meaning=say(VERBS[verb]))
        for verb in verbs
    ]
