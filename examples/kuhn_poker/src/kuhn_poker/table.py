"""A table before the deal, in records, and as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from tavolino.core.cards import check_deal, ways_to_deal
from tavolino.core.contract import Json, Option, Options, State, fill_options
from tavolino.core.dispatch import apply_at, legal_at, returns_at
from tavolino.core.errors import RecordError
from tavolino.core.position import Lines

from .notation import CARDS, MOVES
from .rules import ANTE, FOLD, MOST_LEGAL, NOTHING, SEATS, STATE

# --8<-- [start:options]
OPTIONS = (Option("ace", False, "play with an ace as the fourth card", in_record="when changed"),)


def check_options(given: Mapping[str, Any]) -> Options:
    return fill_options(OPTIONS, given)


def blank(options: Options) -> State:
    """A table with nothing but the options on it, ready for `deal`."""
    state = np.zeros(1, STATE)
    state["ace"] = options["ace"]
    state["cards"] = state["played"] = NOTHING
    return state


def options_of(state: State) -> Options:
    return {"ace": bool(state["ace"][0])}
    # --8<-- [end:options]


def cards(state: State) -> list[str]:
    """The cards by place: both hands, then the deck."""
    return [CARDS[card] for card in state["cards"][0].tolist() if card != NOTHING]


def moves(state: State) -> list[str]:
    """What was played so far."""
    return [MOVES[action] for action in state["played"][0].tolist() if action != NOTHING]


def census(state: State) -> dict[str, int]:
    """Every card, wherever it is: the tests make sure that none is lost or duplicated."""
    return dict(Counter(cards(state)))


# -- records -------------------------------------------------------------------------------------


# --8<-- [start:setup]
def setup(state: State) -> Json:
    """The deal, as records hold it."""
    first, second, *deck = cards(state)
    return {"first": int(state["player"][0]), "hands": [[first], [second]], "deck": deck}


def from_setup(options: Options, setup: Json) -> State:
    """And back. A record comes from outside, so every card is checked."""
    first, hands, deck = setup.get("first"), setup.get("hands"), setup.get("deck")
    if type(first) is not int or first not in range(SEATS):
        raise RecordError(f"setup: first is {first!r}; expected 0 or 1")
    if not isinstance(hands, list) or [isinstance(h, list) and len(h) for h in hands] != [1, 1]:
        raise RecordError("setup: hands must be two lists of one card each")
    if not isinstance(deck, list):
        raise RecordError("setup: deck must be a list of cards")
    return _dealt(options, first, [hands[0][0], hands[1][0], *deck])


def _dealt(options: Options, first: int, named: list[Any]) -> State:
    """The table after the deal, with these cards by place."""
    state = blank(options)
    check_deal(named, Counter(CARDS[: 4 if options["ace"] else 3]))
    state["cards"][0, : len(named)] = [CARDS.index(card) for card in named]
    state["player"] = state["first"] = first
    state["chips"] = ANTE
    return state
    # --8<-- [end:setup]


def deals(options: Options) -> Iterator[Json]:
    """Every deal, for programs that go through the whole game."""
    names = CARDS[: 4 if options["ace"] else 3]
    for first in range(SEATS):
        for *hands, deck in ways_to_deal(names, [1, 1]):
            yield {"first": first, "hands": hands, "deck": deck}


# --8<-- [start:result]
def result(state: State) -> Json:
    """The end of the game. All games have `winners`, `reason` and `scores`, which a match adds
    up: here, the chips that the kernel `returns` gives."""
    chips = [int(returns_at(state, 0, seat)) for seat in range(SEATS)]
    return {
        "winners": [seat for seat in range(SEATS) if chips[seat] > 0],
        "reason": "fold" if moves(state)[-1] == MOVES[FOLD] else "showdown",
        "scores": chips,
    }


def next_first(state: State) -> int | None:
    """In a match, the other player begins the next game."""
    return 1 - int(state["first"][0])
    # --8<-- [end:result]


# -- the table as text ---------------------------------------------------------------------------


# --8<-- [start:position]
def position(state: State) -> str:
    """The whole table, including hidden cards: a line with the option, one with who began, one with
    the cards by place, and one with the moves, like `moves check bet`."""
    words = [
        ["kuhn-poker", *["ace"] * int(state["ace"][0])],
        ["first", str(state["first"][0])],
        ["cards", *cards(state)],
        ["moves", *moves(state)],
    ]
    return "".join(" ".join(line) + "\n" for line in words)


def from_position(text: str) -> State:
    """And back: the cards are dealt, the moves are played. Errors name the line and column."""
    lines = Lines(text)
    title = lines.take("the name of the game")
    title.exactly("kuhn-poker")
    ace = title.more
    if ace:
        title.exactly("ace")
    title.done()
    start = lines.take("who began")
    start.exactly("first")
    first = start.take("a seat").number(0, SEATS - 1)
    start.done()
    dealt = lines.take("the cards")
    dealt.exactly("cards")
    place = dealt.here
    try:
        state = _dealt({"ace": ace}, first, [word.text for word in dealt.until()])
    except RecordError as error:
        raise place.wrong(str(error)) from error
    played = lines.take("the moves")
    played.exactly("moves")
    legal = np.empty(MOST_LEGAL, np.int32)
    for word in played.until():
        names = [MOVES[action] for action in legal[: legal_at(state, 0, legal)]]
        if word.text not in names:
            raise word.wrong(f"expected {' or '.join(names) or 'no move'}, found {word.text!r}")
        apply_at(state, 0, MOVES.index(word.text))
    lines.done()
    return state
    # --8<-- [end:position]
