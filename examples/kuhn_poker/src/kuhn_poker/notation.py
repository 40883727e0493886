"""Moves as texts, and back."""

from __future__ import annotations

from tavolino.core.contract import Onlooker, State
from tavolino.core.errors import IllegalMove
from tavolino.core.sentence import Sentence, sentence

from .rules import BET, CHECK

CARDS = ("J", "Q", "K", "A")  # by number
MOVES = ("check", "bet", "fold", "call")  # by action

MOVE_HELP = """\
check                 stay in without a bet
bet                   bet a chip
fold                  give up the pot
call                  match the bet, and show the cards"""


# --8<-- [start:parse]
def move_text(state: State, action: int) -> str:
    return MOVES[action]


def parse_move(state: State, text: str) -> int:
    word = text.strip().lower()
    if word not in MOVES:
        examples = ", ".join(MOVES)
        raise IllegalMove(
            sentence(
                "no-move",  # one of Tavolino's own messages; `explain` has messages of this game
                f"{text!r} is not a move; moves are {examples}",
                word=text.strip(),
                examples=examples,
            )
        )
    return MOVES.index(word)
    # --8<-- [end:parse]


# --8<-- [start:explain]
def explain(state: State, action: int) -> Sentence:
    """Why a move cannot be played now. A sentence is English, and the name of a message for the
    other languages."""
    if action in (CHECK, BET):
        return sentence("kuhn-answer-the-bet", "there is a bet: call it, or fold")
    return sentence("kuhn-no-bet", "there is no bet yet: check, or bet")
    # --8<-- [end:explain]


def seen_move(state: State, action: int, onlooker: Onlooker) -> str:
    """Everybody hears every move."""
    return MOVES[action]
