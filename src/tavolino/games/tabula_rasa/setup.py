"""The deal as records hold it, and the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from ...core.cards import check_deal, ways_to_deal
from ...core.checks import quoted
from ...core.contract import Json, Options, State
from ...core.errors import RecordError
from .actions import TO_COLOUR, TO_NUMBER, encode
from .notation import CARD_NAMES, CARD_NUMBERS, PLACES, places
from .options import blank
from .state import CASTLE_POINTS, COLOUR_POINTS, REMOVED, TERRITORY, TREASURE, VALUES


def cards_in_play(state: State) -> Counter[str]:
    """All cards that this variant is played with."""
    return Counter(
        {
            CARD_NAMES[colour * VALUES + value]: int(state["copies"][0])
            for colour in range(int(state["colours"][0]))
            for value in range(int(state["values"][0]))
        }
    )


def hand_cards(state: State, seat: int) -> list[str]:
    """The cards in ascending order."""
    copies = zip(CARD_NAMES, state["hand"][0, seat], strict=True)
    return [card for card, count in copies for _ in range(count)]


def removed_cards(state: State) -> list[str]:
    """The cards in ascending order."""
    return [CARD_NAMES[card] for card in state["removed"][0].tolist()]


def stock_cards(state: State) -> list[str]:
    """In draw order."""
    count = int(state["stock_count"][0])
    return [CARD_NAMES[card] for card in state["stock"][0, :count][::-1].tolist()]


def knight_cards(state: State, row: int, place: str) -> list[str]:
    """The knights of a row at a territory, ascending."""
    way = TO_NUMBER if place.isdigit() else TO_COLOUR
    return [
        card
        for number, card in enumerate(CARD_NAMES)
        if place in card
        for _ in range(state["laid"][0, row, encode(number, way)])
    ]


def teams(state: State) -> list[list[int]]:
    """The seats that lay in each row."""
    rows = int(state["rows"][0])
    return [list(range(row, int(state["players"][0]), rows)) for row in range(rows)]


def put_cards(state: State, hands: list[list[str]], stock: list[str], removed: list[str]) -> None:
    """Put the hidden cards on a blank table."""
    for seat, hand in enumerate(hands):
        for card in hand:
            state["hand"][0, seat, CARD_NUMBERS[card]] += 1
        state["hand_count"][0, seat] = len(hand)
    state["stock"][0, : len(stock)] = [CARD_NUMBERS[card] for card in reversed(stock)]
    state["stock_count"] = len(stock)
    state["removed"][0] = sorted(CARD_NUMBERS[card] for card in removed)


def setup(state: State) -> Json:
    return {
        "first": int(state["player"][0]),
        "removed": removed_cards(state),
        "hands": [hand_cards(state, seat) for seat in range(int(state["players"][0]))],
        "stock": stock_cards(state),
    }


def from_setup(options: Options, setup: Json) -> State:
    state = blank(options)
    players, size = options["players"], options["hand"]
    first = setup.get("first")
    if type(first) is not int or first not in range(players):
        raise RecordError(
            f"setup: first is {quoted(first)}; expected a seat from 0 to {players - 1}"
        )
    removed, hands, stock = setup.get("removed"), setup.get("hands"), setup.get("stock")
    if not isinstance(removed, list) or len(removed) != REMOVED:
        raise RecordError(f"setup: removed must be a list of {REMOVED} cards")
    if not isinstance(hands, list) or len(hands) != players:
        raise RecordError(f"setup: hands must be {players} lists of cards")
    for seat, hand in enumerate(hands):
        if not isinstance(hand, list) or len(hand) != size:
            raise RecordError(f"setup: the hand of player {seat} must have {size} cards")
    if not isinstance(stock, list):
        raise RecordError("setup: stock must be a list of cards")
    check_deal([*removed, *(card for hand in hands for card in hand), *stock], cards_in_play(state))
    state["player"] = first
    put_cards(state, hands, stock, removed)
    return state


def deals(options: Options) -> Iterator[Json]:
    cards = list(cards_in_play(blank(options)).elements())
    players = options["players"]
    for first in range(players):
        for removed, *hands, stock in ways_to_deal(cards, [REMOVED] + players * [options["hand"]]):
            yield {"first": first, "removed": removed, "hands": hands, "stock": stock}


def result(state: State) -> Json:
    """The scoring, tile by tile. A row has the number of its player or team."""
    rows = range(int(state["rows"][0]))
    tiles: list[list[str | int]] = []
    for place in places(state):
        territory = PLACES.index(place)
        taken = [int(state["taken"][0, row, territory]) for row in rows]
        if TERRITORY in taken:
            owner = taken.index(TERRITORY)
            tiles.append([place, "territory", owner])
            if state["castle_at"][0] == territory:
                tiles.append([place, "castle", owner])
        tiles += [[place, "treasure", row] for row in rows if taken[row] == TREASURE]
    points = [int(state["score"][0, row]) for row in rows]
    best = [row for row in rows if points[row] == max(points)]
    seats = range(int(state["players"][0]))
    return {
        "winners": [seat for seat in seats if seat % len(rows) in best],
        "reason": "points" if len(best) == 1 else "shared",
        "scores": [points[seat % len(rows)] for seat in seats],
        "tiles": tiles,
    }


def resigned_scores(state: State, losers: Collection[int]) -> list[int]:
    """The others score what all territories and the castle are worth."""
    numbers, colours = int(state["values"][0]), int(state["colours"][0])
    everything = numbers * (numbers + 1) // 2 + colours * COLOUR_POINTS + CASTLE_POINTS
    return [0 if seat in losers else everything for seat in range(int(state["players"][0]))]


def may_win_at_once(state: State) -> bool:
    """With the last knight of all. Only those that lie on the table are counted."""
    following = (state["player"][0] + 1) % state["players"][0]
    return bool(state["hand_count"][0, following] == 0)


def next_first(state: State) -> int | None:
    """The player to the left of the dealer begins, and the deal goes round: the next seat."""
    return None


def census(state: State) -> dict[str, int]:
    found = Counter(stock_cards(state) + removed_cards(state))
    for seat in range(int(state["players"][0])):
        found.update(hand_cards(state, seat))
    for row in range(int(state["rows"][0])):
        for place in places(state):
            found.update(knight_cards(state, row, place))
    return dict(found)
