"""Cards, places and moves as texts."""

from __future__ import annotations

import re
from functools import cache

from ...core.contract import OPEN, Onlooker, State
from ...core.errors import IllegalMove
from ...core.sentence import sentence
from ...core.whole_numbers import whole_number
from . import actions as act
from .state import AT_STONE, CLAN, FOG, VALUES

COLOUR_LETTERS = "rygbpc"
TACTIC_CARDS = (
    "joker-1",
    "joker-2",
    "spy",
    "shield",
    "fog",
    "mud",
    "scout",
    "redeploy",
    "deserter",
    "traitor",
)
DECKS = ("clan", "tactic")

CARD_NAMES = (
    tuple(f"{colour}{value}" for colour in COLOUR_LETTERS for value in range(1, VALUES + 1))
    + TACTIC_CARDS
)
CARD_NUMBERS = {name: number for number, name in enumerate(CARD_NAMES)}

MOVE_HELP = """\
r7@3                  lay a card at stone 3; joker-1, spy, shield, fog and mud the same way
claim 3 · done        claim stone 3 · stop claiming
draw clan             draw from the clan deck (or: draw tactic)
scout                 then: take clan, take tactic, return r7
redeploy r7@3>5       move one of your cards (or >x: discard it)
deserter r7@3>x       remove an opponent's card (menhir: >hand takes it)
traitor r7@3>5        take an opponent's card to your side of stone 5
pass                  if you cannot play a clan card"""

_PLACE = r"(?P<card>[a-z0-9-]+)@(?P<stone>[0-9]+)"
_LAY = re.compile(_PLACE)
_RUSES = ("redeploy", "deserter", "traitor")
_RUSE = re.compile(rf"(?P<ruse>{'|'.join(_RUSES)}) +{_PLACE} *> *(?P<target>[0-9]+|x|hand)")
_CLAIM = re.compile(r"claim +(?P<stone>[0-9]+)")
_DECK = re.compile(r"(?P<verb>draw|take) +(?P<deck>clan|tactic)")
_RETURN = re.compile(r"return +(?P<card>[a-z0-9-]+)")
_WORDS = {"scout": act.SCOUT_ACTION, "done": act.DONE_ACTION, "pass": act.PASS_ACTION}
_WORD_OF = {action: word for word, action in _WORDS.items()}


def card_number(name: str) -> int:
    number = CARD_NUMBERS.get(name)
    if number is None:
        raise IllegalMove(
            sentence(
                "schotten-no-card",
                f"{name!r} is not a card; cards are a colour ({' '.join(COLOUR_LETTERS)}) with a"
                f" value 1-9, or {' '.join(TACTIC_CARDS)}",
                word=name,
                colours=" ".join(COLOUR_LETTERS),
                tactics=" ".join(TACTIC_CARDS),
            )
        )
    return number


def _stone_number(state: State, text: str) -> int:
    stones = int(state["stones"][0])
    number = whole_number(text)
    if number is None or not 1 <= number <= stones:
        english = f"there is no stone {text}; stones are numbered 1 to {stones}"
        raise IllegalMove(sentence("schotten-no-stone", english, word=text, last=stones))
    return number - 1


def parse_move(state: State, text: str) -> int:
    text = " ".join(text.lower().split())
    if text in _WORDS:
        return _WORDS[text]
    if found := _LAY.fullmatch(text):
        card = card_number(found["card"])
        stone = _stone_number(state, found["stone"])
        if card >= act.NAMED:
            english = f"{found['card']} is a ruse; it is not laid at a stone"
            raise IllegalMove(sentence("schotten-ruse-not-laid", english, card=found["card"]))
        return act.encode(act.LAY, card, stone)
    if found := _CLAIM.fullmatch(text):
        return act.encode(act.CLAIM, target=_stone_number(state, found["stone"]))
    if found := _DECK.fullmatch(text):
        kind = act.DRAW_FROM if found["verb"] == "draw" else act.TAKE_FROM
        return act.encode(kind, target=DECKS.index(found["deck"]))
    if found := _RETURN.fullmatch(text):
        return act.encode(act.RETURN, card_number(found["card"]))
    if found := _RUSE.fullmatch(text):
        return _parse_ruse(state, found["ruse"], found["card"], found["stone"], found["target"])
    if text in _RUSES:
        from .explain import why_no_ruse  # imported here because it imports this module

        raise IllegalMove(why_no_ruse(state, CARD_NUMBERS[text]))
    examples = "r7@3, claim 3, draw clan, redeploy r7@3>5"
    english = f"{text!r} is not a move; moves look like {examples}"
    raise IllegalMove(sentence("no-move", english, word=text, examples=examples))


def _parse_ruse(state: State, ruse: str, card_name: str, source: str, target: str) -> int:
    card = card_number(card_name)
    stone = _stone_number(state, source)
    seat = int(state["player"][0])
    owner = seat if ruse == "redeploy" else 1 - seat
    if card_stone(state, card) != stone or card_side(state, card) != owner:
        own = owner == seat
        whose = "your" if own else "your opponent's"
        raise IllegalMove(
            sentence(
                "schotten-not-on-your-side" if own else "schotten-not-on-their-side",
                f"{card_name} is not on {whose} side of stone {source}",
                card=card_name,
                stone=stone + 1,
            )
        )
    if ruse == "deserter":
        takes = bool(state["deserter_takes"][0])
        if target != ("hand" if takes else "x"):
            right = f"deserter {card_name}@{source}>{'hand' if takes else 'x'}"
            english = f"in this edition the move is {right}"
            raise IllegalMove(sentence("schotten-deserter-move", english, move=right))
        return act.encode(act.PLAY_DESERTER, card)
    if target == "hand" or (target == "x" and ruse == "traitor"):
        like = f"{ruse} {card_name}@{source}>5"
        english = f"{ruse} needs a stone after the >, like {like}"
        raise IllegalMove(sentence("schotten-needs-stone", english, card=ruse, move=like))
    if ruse == "redeploy":
        to = act.TO_DISCARD if target == "x" else _stone_number(state, target)
        return act.encode(act.PLAY_REDEPLOY, card, to)
    if card >= FOG:
        english = f"{card_name} cannot change sides"
        raise IllegalMove(sentence("schotten-cannot-change-sides", english, card=card_name))
    return act.encode(act.PLAY_TRAITOR, card, _stone_number(state, target))


def card_stone(state: State, card: int) -> int:
    """The stone where a card lies, or -1."""
    where = int(state["where"][0, card])
    return (where - AT_STONE) // 2 if where >= AT_STONE else -1


def card_side(state: State, card: int) -> int:
    """The seat on whose side a card lies (Fog and Mud: who played it), or -1."""
    where = int(state["where"][0, card])
    return (where - AT_STONE) % 2 if where >= AT_STONE else -1


@cache
def _fixed_text(action: int) -> str | None:
    """The text of an action that does not depend on the table."""
    kind, card, target = act.decode(action)
    if kind == act.LAY:
        return f"{CARD_NAMES[card]}@{target + 1}"
    if kind == act.CLAIM:
        return f"claim {target + 1}"
    if kind == act.DRAW_FROM:
        return f"draw {DECKS[target]}"
    if kind == act.TAKE_FROM:
        return f"take {DECKS[target]}"
    if kind == act.RETURN:
        return f"return {CARD_NAMES[card]}"
    return _WORD_OF.get(action)


def move_text(state: State, action: int) -> str:
    fixed = _fixed_text(action)
    if fixed is not None:
        return fixed
    move = act.decode(action)
    if act.KINDS[move.kind].targets == 1:
        target = "hand" if state["deserter_takes"][0] else "x"
    else:
        target = "x" if move.target == act.TO_DISCARD else str(move.target + 1)
    source = card_stone(state, move.card) + 1
    return f"{CARD_NAMES[move.ruse]} {CARD_NAMES[move.card]}@{source}>{target}"


def seen_move(state: State, action: int, onlooker: Onlooker) -> str:
    """Others see only the back of a card that Scout puts back."""
    kind, card, _ = act.decode(action)
    if kind != act.RETURN or onlooker in (OPEN, int(state["player"][0])):
        return move_text(state, action)
    deck = 0 if state["one_deck"][0] or card < CLAN else 1
    return f"return {DECKS[deck]}"
