"""Why a move cannot be played, in a sentence."""

from __future__ import annotations

from ...core.contract import State
from ...core.sentence import Sentence, sentence
from .actions import decode
from .notation import CARD_NAMES
from .setup import hand_cards


def explain(state: State, action: int) -> Sentence:
    """The sentence for a well-formed move that is not legal now. Every knight in the hand may be
    laid at its number and at its colour, so there is only one reason."""
    hand = hand_cards(state, int(state["player"][0]))
    card = CARD_NAMES[decode(action)[0]]
    english = f"{card} is not in your hand: {' '.join(hand)}"
    return sentence("not-in-hand", english, card=card, cards=hand)
