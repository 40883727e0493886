"""The deal as records hold it, and the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import chain, permutations

import numpy as np

from ...core.cards import check_deal, ways_to_deal
from ...core.checks import quoted
from ...core.contract import Json, Options, State
from ...core.errors import RecordError
from ...core.kernel import entry, i64, record
from ...core.signature import Int, LongInts, Nothing, Tables
from .editions import EDITIONS
from .notation import CARD_NAMES, CARD_NUMBERS, DECKS
from .options import blank
from .rules import add_to_hand, clear_table, put_on_top
from .state import (
    CLAIMING,
    CLAN,
    CLAN_DECK,
    DECK_START,
    DRAW,
    FIVE_STONES,
    MORE_STONES,
    NO_CARD,
    PLAYING,
    TACTIC_DECK,
    THREE_IN_A_ROW,
    VALUES,
)

REASONS = {
    THREE_IN_A_ROW: "three-in-a-row",
    FIVE_STONES: "five-stones",
    MORE_STONES: "more-stones",
    DRAW: "draw",
}
WINNER_SCORES = 5
FIVE = 5  # stones win, wherever they are


def cards_in_play(state: State) -> list[str]:
    """The names of all cards that this variant is played with."""
    clan = [
        CARD_NAMES[colour * VALUES + value]
        for colour in range(int(state["colours"][0]))
        for value in range(int(state["values"][0]))
    ]
    return clan + list(CARD_NAMES[CLAN:]) * int(state["tactics"][0])


def deck_names(state: State) -> list[str]:
    if not state["tactics"][0]:
        return ["clan"]
    return ["deck"] if state["one_deck"][0] else list(DECKS)


def hand_cards(state: State, seat: int) -> list[str]:
    return [CARD_NAMES[card] for card in state["hand"][0, seat] if card != NO_CARD]


def deck_cards(state: State, deck: int) -> list[str]:
    """In draw order."""
    start = DECK_START[deck]
    count = int(state["deck_count"][0, deck])
    return [CARD_NAMES[card] for card in state["deck"][0, start : start + count][::-1]]


def setup(state: State) -> Json:
    return {
        "first": int(state["player"][0]),
        "hands": [hand_cards(state, seat) for seat in range(2)],
        "decks": {name: deck_cards(state, deck) for deck, name in enumerate(deck_names(state))},
    }


def from_setup(options: Options, setup: Json) -> State:
    state = blank(options)
    first = setup.get("first")
    if isinstance(first, bool) or first not in (0, 1):
        raise RecordError(f"setup: first is {quoted(first)}; expected 0 or 1")
    names = deck_names(state)
    decks = setup.get("decks")
    if not isinstance(decks, dict) or sorted(decks) != sorted(names):
        raise RecordError(f"setup: decks must be {' and '.join(names)}")
    hands = setup.get("hands")
    if not isinstance(hands, list) or len(hands) != 2:
        raise RecordError("setup: hands must be two lists of cards")
    size = int(state["hand_size"][0])
    for seat, hand in enumerate(hands):
        if not isinstance(hand, list) or len(hand) != size:
            raise RecordError(f"setup: the hand of player {seat} must have {size} cards")
    piles = [*hands, *(decks[name] for name in names)]
    if not all(isinstance(pile, list) for pile in piles):
        raise RecordError("setup: hands and decks must be lists of cards")
    check_deal(chain.from_iterable(piles), Counter(cards_in_play(state)))
    for name, pile in zip(names, piles[2:], strict=True):
        _check_kinds(f"the {name} deck", pile, name)
    if "tactic" in names:
        for seat, hand in enumerate(hands):
            _check_kinds(f"the hand of player {seat}", hand, "clan")
    state["player"] = first
    numbers = [np.array([CARD_NUMBERS[card] for card in pile], np.int64) for pile in piles]
    numbers += [np.empty(0, np.int64)] * (4 - len(numbers))
    set_up(state, 0, *numbers)
    return state


def deals(options: Options) -> Iterator[Json]:
    state = blank(options)
    names, cards, hand = deck_names(state), cards_in_play(state), int(state["hand_size"][0])
    drawn = cards if len(names) == 1 else [card for card in cards if CARD_NUMBERS[card] < CLAN]
    others = [card for card in cards if card not in drawn]
    for first in range(2):
        for *hands, deck in ways_to_deal(drawn, [hand, hand]):
            for order in permutations(others):
                decks = dict(zip(names, (deck, list(order)), strict=False))
                yield {"first": first, "hands": hands, "decks": decks}


def _check_kinds(where: str, pile: list[str], kind: str) -> None:
    for card in pile:
        if kind != "deck" and (CARD_NUMBERS[card] < CLAN) != (kind == "clan"):
            raise RecordError(f"setup: {card} cannot be in {where}")


@entry
def set_up(
    states: Tables,
    i: Int,
    hand_0: LongInts,
    hand_1: LongInts,
    deck_0: LongInts,
    deck_1: LongInts,
) -> Nothing:
    """A table with the given deal; decks in draw order."""
    s = record(states, i)
    clear_table(s)
    for card in hand_0:
        add_to_hand(s, i64(0), i64(card))
    for card in hand_1:
        add_to_hand(s, i64(1), i64(card))
    for place in range(len(deck_0) - 1, -1, -1):
        put_on_top(s, i64(CLAN_DECK), i64(deck_0[place]))
    for place in range(len(deck_1) - 1, -1, -1):
        put_on_top(s, i64(TACTIC_DECK), i64(deck_1[place]))
    s.phase = PLAYING


def owners(state: State) -> list[int | None]:
    stones = int(state["stones"][0])
    return [int(owner) if owner >= 0 else None for owner in state["owner"][0, :stones]]


def result(state: State) -> Json:
    winner = int(state["winner"][0])
    owned = [owners(state).count(seat) for seat in range(2)]
    if EDITIONS[int(state["edition"][0])].loser_pays:
        scores = [-owned[1], -owned[0]]
    else:
        scores = list(owned)
    if winner >= 0:
        scores[winner] = WINNER_SCORES
    return {
        "winners": [winner] if winner >= 0 else [],
        "reason": REASONS[int(state["reason"][0])],
        "scores": scores,
        "stones": owners(state),
    }


def decisive_stones(state: State) -> list[int]:
    """The winner's stones; if three in a row won, only those."""
    winner = int(state["winner"][0])
    own = {number for number, owner in enumerate(owners(state), 1) if owner == winner}
    if int(state["reason"][0]) != THREE_IN_A_ROW:
        return sorted(own)
    rows = ({stone, stone + 1, stone + 2} for stone in own)
    return sorted({stone for row in rows if row <= own for stone in row})


def resigned_scores(state: State, losers: Collection[int]) -> list[int]:
    """As if the other player had won with five stones."""
    owned = [owners(state).count(seat) for seat in range(2)]
    loser = min(losers)
    scores = [WINNER_SCORES, WINNER_SCORES]
    pays = EDITIONS[int(state["edition"][0])].loser_pays
    scores[loser] = -max(FIVE, owned[1 - loser]) if pays else owned[loser]
    return scores


def may_win_at_once(state: State) -> bool:
    """With a claim or the second pass. Whether a stone can be claimed is proven by what lies face
    up, and nothing else ends the game."""
    return bool(state["phase"][0] == CLAIMING or state["passes"][0])


def next_first(state: State) -> int | None:
    """The winner of the last game begins the next one; after a draw the sheets say nothing."""
    winner = int(state["winner"][0])
    return winner if winner >= 0 else None


def census(state: State) -> dict[str, int]:
    table = state[0]
    lying = [
        *table["hand"].ravel(),
        *table["deck"],
        *table["side"].ravel(),
        *table["discard"],
    ]
    found = Counter(CARD_NAMES[card] for card in lying if card != NO_CARD)
    found["fog"] += int(np.count_nonzero(table["fog"]))
    found["mud"] += int(np.count_nonzero(table["mud"]))
    return dict(+found)
