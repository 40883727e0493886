"""The picture of the table before a decision, with its words in the language of the review."""

from __future__ import annotations

import re

from ..bots.review import Decision
from ..core.drawing import escape
from ..text.language import ENGLISH
from .review_words import ReviewWords

YOUR_TURN = "Your turn"
_WORDS = re.compile(r"(<text[^>]*>)([^<]*[a-z]{2}[^<]*)(</text>)")


def picture(words: ReviewWords, decision: Decision) -> str:
    """The table as the seat that decided saw it, as SVG. Games draw their words in English; in
    another language names and turn are translated, and other words are left out."""
    svg = words.steps[decision.ply].view(decision.seat)._repr_svg_()
    if words.code == ENGLISH:
        return svg
    labels = _labels(words, decision.seat)

    def translate(text: re.Match[str]) -> str:
        opening, english, closing = text.groups()
        label, _, _ = english.partition(" · ")
        if label.startswith(YOUR_TURN):  # and what is asked
            label = YOUR_TURN
        return opening + escape(labels.get(label, "")) + closing

    return _WORDS.sub(translate, svg)


def _labels(words: ReviewWords, seat: int) -> dict[str, str]:
    """What a game calls the players and the turn, for the one who sits at `seat`."""
    labels = {f"Player {other}": name for other, name in enumerate(words.names)}
    labels |= {"You": words.names[seat], YOUR_TURN: words.say("saved-your-turn")}
    if len(words.names) == 2:
        labels["Opponent"] = words.names[1 - seat]
    return labels
