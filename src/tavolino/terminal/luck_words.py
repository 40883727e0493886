"""How well a seat played and what luck gave it, in words."""

from __future__ import annotations

from ..bots.review import Review
from ..text.language import language


def luck_words(found: Review, seat: int, name: str, code: str) -> str:
    """A sentence or two about one seat of a reviewed game."""
    say = language(code).say
    played = say("review-played", name=name, played=round(100 * found.tally(seat).played_at))
    if found.parts is None:
        return played
    points = found.parts.totals(seat).points.luck
    if points > 0:
        luck = say("review-luck-good", points=points)
    elif points < 0:
        luck = say("review-luck-bad", points=-points)
    else:
        luck = say("review-luck-even")
    return f"{played} {luck}"
