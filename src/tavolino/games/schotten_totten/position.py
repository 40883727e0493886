"""The whole table as text, including hidden cards, and back.

    schotten-totten iello tactics
    player 0 to play
    1 .  r1 r2 r3  | g4 joker-1 | 00101
    2 0  b7 b8 b9  | g1         | 0010  mud/1
    hand 0    r4 r5 c2
    hand 1    b1 b2!0
    clan      y7 y8!1
    tactic    scout
    discards  redeploy
    tactics played  2 1
    jokers played   1 0

One line per stone: its owner, side 0, side 1, which side got each card in the order of laying, and
Fog and Mud with the seat that played them. Decks are in draw order. A hidden card that somebody
knows is marked: `b2!0` is known to seat 0, `!s` to spectators too.
"""

from __future__ import annotations

from collections import Counter

from ...core.contract import Options, State
from ...core.errors import OptionError, PositionError
from ...core.kernel import entry, i64, record
from ...core.position import Lines, Word, Words
from ...core.signature import Int, Nothing, Tables
from ...core.whole_numbers import whole_number
from .formations import provable_claims, sum_up, weigh_both
from .notation import CARD_NAMES, CARD_NUMBERS
from .options import OPTIONS, blank, check_options, options_of
from .rules import clear_table
from .setup import REASONS, cards_in_play, deck_cards, deck_names, hand_cards, owners
from .state import (
    AT_STONE,
    CLAIMING,
    CLAN,
    DECK_START,
    DISCARD_ROOM,
    DRAWING,
    FOG,
    HAND_ROOM,
    KNOWN_TO_SPECTATORS,
    MOST_DISCARDED,
    MUD,
    PLAYING,
    RETURNING,
    SCOUT,
    TAKING,
    VALUES,
    VERSIONS,
)

STEPS = {"claim": CLAIMING, "play": PLAYING, "take": TAKING, "return": RETURNING, "draw": DRAWING}
MARKS = {"0": 1, "1": 2, "s": KNOWN_TO_SPECTATORS}


def position(state: State) -> str:
    lines = [_options_line(state), _turn_line(state), *_stone_lines(state)]
    labelled = [(f"hand {seat}", _marked(state, hand_cards(state, seat))) for seat in range(2)]
    labelled += [
        (name, _marked(state, deck_cards(state, deck)))
        for deck, name in enumerate(deck_names(state))
    ]
    discards = state["discard"][0, : state["discard_count"][0]]
    labelled.append(("discards", " ".join(CARD_NAMES[card] for card in discards)))
    lines += [f"{label:<8}  {cards}".rstrip() for label, cards in labelled]
    if state["tactics"][0]:
        lines.append("tactics played  {} {}".format(*state["tactics_played"][0]))
        lines.append("jokers played   {} {}".format(*state["joker_played"][0]))
    return "\n".join(lines) + "\n"


def _options_line(state: State) -> str:
    options = options_of(state)
    words = ["schotten-totten", options["edition"]]
    for option in OPTIONS[1:]:
        value = options[option.name]
        if value != option.default:
            words.append(option.name if value is True else f"{option.name}={value}")
    if state["rules"][0] != VERSIONS[-1]:
        words.append(f"rules={state['rules'][0]}")
    return " ".join(words)


def _turn_line(state: State) -> str:
    player = int(state["player"][0])
    if state["over"][0]:
        winner = int(state["winner"][0])
        who = f"player {winner}" if winner >= 0 else "nobody"
        return f"player {player} was last, {who} wins by {REASONS[int(state['reason'][0])]}"
    phase = int(state["phase"][0])
    line = f"player {player} to {next(step for step in STEPS if STEPS[step] == phase)}"
    if phase in (TAKING, RETURNING):
        line += f" {state['takes' if phase == TAKING else 'returns'][0]}"
    return line + ", after a pass" * int(state["passes"][0])


def _stone_lines(state: State) -> list[str]:
    rows = []
    for stone, owner in enumerate(owners(state)):
        counts = [int(count) for count in state["count"][0, stone]]
        sides = [
            " ".join(CARD_NAMES[card] for card in state["side"][0, stone, seat, : counts[seat]])
            for seat in range(2)
        ]
        order = int(state["order"][0, stone])
        sequence = "".join(str(order >> bit & 1) for bit in range(sum(counts)))
        played = [
            f"{name}/{state[name][0, stone] - 1}"
            for name in ("fog", "mud")
            if state[name][0, stone]
        ]
        rows.append((owner, sides[0], sides[1], sequence, " ".join(played)))
    width_0 = max(len(row[1]) for row in rows)
    width_1 = max(len(row[2]) for row in rows)
    return [
        f"{stone} {'.' if owner is None else owner}  {side_0:<{width_0}} | {side_1:<{width_1}}"
        f" | {sequence:<6} {played}".rstrip()
        for stone, (owner, side_0, side_1, sequence, played) in enumerate(rows, 1)
    ]


def _marked(state: State, cards: list[str]) -> str:
    words = []
    for card in cards:
        known = int(state["where"][0, CARD_NUMBERS[card]])
        marks = "".join(mark for mark, bit in MARKS.items() if known & bit)
        words.append(f"{card}!{marks}" if marks else card)
    return " ".join(words)


# -- and back ------------------------------------------------------------------------------------


@entry
def clear_table_at(states: Tables, i: Int) -> Nothing:
    clear_table(record(states, i))


@entry
def derive_at(states: Tables, i: Int) -> Nothing:
    """Fill in the fields that follow from where the cards lie."""
    s = record(states, i)
    for stone in range(i64(s.stones)):
        for seat in range(2):
            for place in range(i64(s.count[stone, seat])):
                card = i64(s.side[stone, seat, place])
                s.where[card] = AT_STONE + 2 * stone + seat
                if card < CLAN:
                    s.unseen[card // VALUES] &= ~(1 << (card % VALUES))
            s.summary[stone, seat] = sum_up(s, stone, seat)
        if s.fog[stone]:
            s.where[FOG] = AT_STONE + 2 * stone + s.fog[stone] - 1
        if s.mud[stone]:
            s.where[MUD] = AT_STONE + 2 * stone + s.mud[stone] - 1
    for place in range(i64(s.discard_count)):
        card = i64(s.discard[place])
        if card < CLAN:
            s.unseen[card // VALUES] &= ~(1 << (card % VALUES))
    for stone in range(i64(s.stones)):
        weigh_both(s, stone)
    if s.phase == CLAIMING:
        s.claimable = provable_claims(s, i64(s.player))


def from_position(text: str) -> State:
    lines = Lines(text)
    options, version = _read_options(lines.take("the name of the game"))
    state = blank(options)
    state["rules"] = version
    clear_table_at(state, 0)
    _read_turn(state, turn := lines.take("whose turn it is"))
    seen: Counter[str] = Counter()
    for stone in range(int(state["stones"][0])):
        _read_stone(state, stone, lines.take(f"stone {stone + 1}"), seen)
    for seat in range(2):
        words = lines.take(f"hand {seat}")
        words.exactly("hand", str(seat))
        cards = _read_cards(state, words, seen, HAND_ROOM)
        numbers = sorted(CARD_NUMBERS[card] for card in cards)
        state["hand"][0, seat, : len(numbers)] = numbers
        state["hand_count"][0, seat] = len(numbers)
    for deck, name in enumerate(deck_names(state)):
        words = lines.take(f"the {name} deck")
        words.exactly(name)
        place = words.here
        cards = _read_cards(state, words, seen, len(CARD_NAMES))
        for card in cards:
            if name != "deck" and (CARD_NUMBERS[card] < CLAN) != (name == "clan"):
                raise place.wrong(f"{card} cannot be in the {name} deck")
        start = DECK_START[deck]
        numbers = [CARD_NUMBERS[card] for card in reversed(cards)]
        state["deck"][0, start : start + len(cards)] = numbers
        state["deck_count"][0, deck] = len(cards)
    words = lines.take("the discards")
    words.exactly("discards")
    place = words.here
    cards = _read_cards(state, words, seen, DISCARD_ROOM)
    if sum(CARD_NUMBERS[card] < SCOUT for card in cards) > MOST_DISCARDED:
        raise place.wrong(f"besides ruses, at most {MOST_DISCARDED} cards are ever discarded")
    state["discard"][0, : len(cards)] = [CARD_NUMBERS[card] for card in cards]
    state["discard_count"][0] = len(cards)
    if state["tactics"][0]:
        for label, field, most in (
            ("tactics", "tactics_played", 10),
            ("jokers", "joker_played", 1),
        ):
            words = lines.take(f"{label} played")
            words.exactly(label, "played")
            state[field][0] = [words.take("a number").number(0, most) for _ in range(2)]
            words.done()
    lines.done()
    if missing := set(cards_in_play(state)) - set(seen):
        raise PositionError(f"no place given for {' '.join(sorted(missing))}")
    derive_at(state, 0)
    _check_turn(state, turn.first)
    return state


def _read_options(words: Words) -> tuple[Options, int]:
    """The options, and the version of the rules."""
    words.exactly("schotten-totten")
    edition = words.take("an edition")
    given: Options = {"edition": edition.text}
    version = VERSIONS[-1]
    for word in words.until():
        name, equals, value = word.text.partition("=")
        if not equals:
            given[name] = True
            continue
        number = whole_number(value)
        if number is None:
            raise word.wrong(f"expected a number after {name}=, found {value!r}")
        if name != "rules":
            given[name] = number
        elif number in VERSIONS:
            version = number
        else:
            known = " and ".join(map(str, VERSIONS))
            raise word.wrong(f"this program plays versions {known} of the rules, not {value}")
    try:
        return check_options(given), version
    except OptionError as error:
        raise edition.wrong(str(error)) from error


def _read_turn(state: State, words: Words) -> None:
    words.exactly("player")
    state["player"] = words.take("a seat").number(0, 1)
    word = words.take("'to' or 'was'")
    if word.text == "was":
        words.exactly("last,")
        winner = words.take("'player' or 'nobody'")
        if winner.text == "player":
            state["winner"] = words.take("a seat").number(0, 1)
        elif winner.text != "nobody":
            raise winner.wrong(f"expected 'player' or 'nobody', found {winner.text!r}")
        words.exactly("wins", "by")
        reason = words.take("a reason")
        numbers = {name: number for number, name in REASONS.items()}
        if reason.text not in numbers or (reason.text == "draw") != (winner.text == "nobody"):
            raise reason.wrong(f"{reason.text!r} is not a reason for that ending")
        state["over"] = 1
        state["reason"] = numbers[reason.text]
        state["phase"] = PLAYING
    elif word.text == "to":
        step = words.take("a step")
        name = step.text.removesuffix(",")
        if name not in STEPS:
            raise step.wrong(f"expected one of {', '.join(STEPS)}, found {name!r}")
        state["phase"] = STEPS[name]
        if name in ("take", "return"):
            field, most = ("takes", 3) if name == "take" else ("returns", 2)
            state[field] = words.take("a number").number(1, most)
        if step.text.endswith(","):
            words.exactly("after", "a", "pass")
            state["passes"] = 1
    else:
        raise word.wrong(f"expected 'to' or 'was', found {word.text!r}")
    words.done()


def _check_turn(state: State, word: Word) -> None:
    """What the rules rely on: if a choice is asked for, there is something to choose."""
    if state["over"][0]:
        return
    if state["phase"][0] in (TAKING, DRAWING) and not state["deck_count"][0].all():
        raise word.wrong("a deck is asked for only while both decks hold cards")
    player = int(state["player"][0])
    hands = [int(count) for count in state["hand_count"][0]]
    if state["returns"][0] > hands[player]:
        raise word.wrong("there are not that many cards in the hand to return")
    for seat, hand in enumerate(hands):
        scouting = seat == player and state["phase"][0] in (TAKING, RETURNING)
        most = HAND_ROOM - (int(state["takes"][0]) if scouting else 2)  # so that Scout has room
        if hand > most:
            raise word.wrong(f"the hand of player {seat} has {hand} cards; at most {most} fit")


def _read_stone(state: State, stone: int, words: Words, seen: Counter[str]) -> None:
    words.exactly(str(stone + 1))
    owner = words.take("an owner")
    if owner.text != ".":
        state["owner"][0, stone] = owner.number(0, 1)
    sides = [words.until("|"), words.until("|")]
    order: Word | None = None
    rest = words.until()
    if rest and "/" not in rest[0].text:
        order = rest.pop(0)
    for word in rest:
        name, _, player = word.text.partition("/")
        if name not in ("fog", "mud") or player not in ("0", "1") or not state["tactics"][0]:
            raise word.wrong(f"expected fog/0, fog/1, mud/0 or mud/1, found {word.text!r}")
        _once(word, name, seen)
        state[name][0, stone] = int(player) + 1
    most = 4 if state["mud"][0, stone] else 3
    sequence = order.text if order else ""
    order_place = order or owner
    for seat, cards in enumerate(sides):
        if len(cards) > most:
            raise cards[most].wrong(f"a side of this stone has {most} cards at most")
        if sequence.count(str(seat)) != len(cards) or set(sequence) - {"0", "1"}:
            raise order_place.wrong(
                "the order of laying needs one 0 or 1 for each card of side 0 or 1"
            )
        for place, word in enumerate(cards):
            card = CARD_NUMBERS[_read_card(state, word, seen)]
            if card >= FOG:
                raise word.wrong(f"{word.text} cannot lie on a side")
            state["side"][0, stone, seat, place] = card
        state["count"][0, stone, seat] = len(cards)
    state["order"][0, stone] = sum(int(seat) << bit for bit, seat in enumerate(sequence))


def _read_cards(state: State, words: Words, seen: Counter[str], room: int) -> list[str]:
    return [_read_card(state, word, seen) for word in words.at_most(room)]


def _read_card(state: State, word: Word, seen: Counter[str]) -> str:
    name, _, marks = word.text.partition("!")
    if name not in cards_in_play(state):
        raise word.wrong(f"{name!r} is not a card of this variant")
    if set(marks) - MARKS.keys():
        raise word.wrong(f"expected 0, 1 or s after the !, found {marks!r}")
    _once(word, name, seen)
    state["where"][0, CARD_NUMBERS[name]] = sum(MARKS[mark] for mark in set(marks))
    return name


def _once(word: Word, card: str, seen: Counter[str]) -> None:
    seen[card] += 1
    if seen[card] > 1:
        raise word.wrong(f"{card} is already there")
