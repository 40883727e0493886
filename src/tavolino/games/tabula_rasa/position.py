"""The whole table as text, including hidden cards, and back.

    tabula-rasa players=2 colours=2 values=3 hand=1
    player 0 to play
    1  r1    | y1
    2  r2 y2 |
    3        | r3
    r        | r2
    y  y2    |
    hand 0   y1
    hand 1   y3
    stock    r1
    removed  r3 y3

One line per territory, with one column for the knights of each row; then the hidden cards. The
stock is in draw order. A finished game says who `was last` and has no cards in the hands and in the
stock: the scoring follows from the knights.
"""

from __future__ import annotations

from collections import Counter

from ...core.contract import Options, State
from ...core.errors import OptionError
from ...core.kernel import entry, record
from ...core.position import Lines, Word, Words
from ...core.signature import Int, Nothing, Tables
from ...core.whole_numbers import whole_number
from .notation import PLACES, action_of, places
from .options import OPTIONS, blank, check_options, options_of
from .rules import score
from .setup import (
    cards_in_play,
    hand_cards,
    knight_cards,
    put_cards,
    removed_cards,
    stock_cards,
)
from .state import REMOVED


def position(state: State) -> str:
    seats = range(int(state["players"][0]))
    piles = [(f"hand {seat}", hand_cards(state, seat)) for seat in seats]
    piles += [("stock", stock_cards(state)), ("removed", removed_cards(state))]
    lines = [_options_line(options_of(state)), _turn_line(state), *_territory_lines(state)]
    lines += [f"{label:<7}  {' '.join(cards)}".rstrip() for label, cards in piles]
    return "\n".join(lines) + "\n"


def _options_line(options: Options) -> str:
    words = [
        f"{option.name}={options[option.name]}"
        for option in OPTIONS
        if option.in_record == "always" or options[option.name] != option.default
    ]
    return " ".join(["tabula-rasa", *words])


def _turn_line(state: State) -> str:
    return f"player {state['player'][0]} {'was last' if state['over'][0] else 'to play'}"


def _territory_lines(state: State) -> list[str]:
    columns = []
    for row in range(int(state["rows"][0])):
        cells = [" ".join(knight_cards(state, row, place)) for place in places(state)]
        width = max(map(len, cells))
        columns.append([cell.ljust(width) for cell in cells])
    return [
        f"{place}  {' | '.join(cells)}".rstrip()
        for place, *cells in zip(places(state), *columns, strict=True)
    ]


# -- and back ------------------------------------------------------------------------------------


@entry
def score_at(states: Tables, i: Int) -> Nothing:
    score(record(states, i))


def from_position(text: str) -> State:
    """The table that a text shows. Whether its knights could have got there by playing in turn is
    not checked, so that any distribution can be scored."""
    lines = Lines(text)
    state = blank(_read_options(lines.take("the name of the game")))
    turn = _read_turn(state, lines.take("whose turn it is"))
    seen: Counter[str] = Counter()
    for place in places(state):
        _read_territory(state, place, lines.take(f"territory {place}"), seen)
    players, size = int(state["players"][0]), int(state["hand_size"][0])
    hands, labels = [], []
    for seat in range(players):
        words = lines.take(f"hand {seat}")
        labels.append(words.first)
        words.exactly("hand", str(seat))
        hands.append(_read_cards(state, words, seen, size))
    words = lines.take("the stock")
    words.exactly("stock")
    stock = _read_cards(state, words, seen, sum(cards_in_play(state).values()))
    words = lines.take("the removed cards")
    words.exactly("removed")
    removed = _read_cards(state, words, seen, REMOVED)
    if len(removed) < REMOVED:
        raise words.here.wrong(f"expected {REMOVED} removed cards, found {len(removed)}")
    if missing := cards_in_play(state) - seen:
        raise words.here.wrong(f"no place given for {' '.join(missing.elements())}")
    lines.done()
    put_cards(state, hands, stock, removed)
    _check_hands(state, turn, labels)
    if state["over"][0]:
        score_at(state, 0)
    return state


def _read_options(words: Words) -> Options:
    words.exactly("tabula-rasa")
    place = words.here
    given: Options = {}
    for word in words.until():
        name, _, value = word.text.partition("=")
        number = whole_number(value)
        if number is None:
            raise word.wrong(
                f"expected an option with a number, like players=3, found {word.text!r}"
            )
        if name in given:
            raise word.wrong(f"the option {name} is given twice")
        given[name] = number
    try:
        return check_options(given)
    except OptionError as error:
        raise place.wrong(str(error)) from error


def _read_turn(state: State, words: Words) -> Word:
    place = words.first
    words.exactly("player")
    state["player"] = words.take("a seat").number(0, int(state["players"][0]) - 1)
    word = words.take("'to play' or 'was last'")
    if word.text not in ("to", "was"):
        raise word.wrong(f"expected 'to play' or 'was last', found {word.text!r}")
    state["over"] = word.text == "was"
    words.exactly("last" if word.text == "was" else "play")
    words.done()
    return place


def _read_territory(state: State, place: str, words: Words, seen: Counter[str]) -> None:
    words.exactly(place)
    rows = int(state["rows"][0])
    for row in range(rows):
        knights = words.until("|" if row < rows - 1 else None)
        for word in knights:
            card = _read_card(state, word, seen)
            action = action_of(card, place)
            if action is None:
                raise word.wrong(f"{card} cannot lie at territory {place}")
            state["laid"][0, row, action] += 1
        state["knights"][0, row, PLACES.index(place)] = len(knights)


def _read_cards(state: State, words: Words, seen: Counter[str], room: int) -> list[str]:
    return [_read_card(state, word, seen) for word in words.at_most(room)]


def _read_card(state: State, word: Word, seen: Counter[str]) -> str:
    card, copies = word.text, cards_in_play(state)
    if card not in copies:
        raise word.wrong(f"{card!r} is not a card of this variant")
    seen[card] += 1
    if seen[card] > copies[card]:
        raise word.wrong(f"{card} appears {seen[card]} times, but has {copies[card]} copies")
    return card


def _check_hands(state: State, turn: Word, labels: list[Word]) -> None:
    """What the rules rely on: hands are full while the stock lasts; after that they run out in
    turn, so from the player to move on nobody has more cards than the seat before, nor two fewer
    than the first."""
    players, player = int(state["players"][0]), int(state["player"][0])
    counts = [int(count) for count in state["hand_count"][0, :players]]
    left = int(state["stock_count"][0])
    if state["over"][0]:
        if left or any(counts):
            raise turn.wrong("the game is not over while there are cards in the stock or in hands")
        return
    if not counts[player]:
        raise turn.wrong(f"player {player} has no card to play")
    full = int(state["hand_size"][0])
    before = counts[player]
    for step in range(players):
        seat = (player + step) % players
        least, most = (full, full) if left else (counts[player] - 1, before)
        if not least <= counts[seat] <= most:
            expected = f"{most} cards" if least == most else f"{least} or {most} cards"
            while_so = " while the stock lasts" if left else ""
            raise labels[seat].wrong(f"expected {expected}{while_so}, found {counts[seat]}")
        before = counts[seat]
