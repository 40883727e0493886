"""A referee for records of Tabula Rasa, independent of the project's own engine.

It replays one record (docs/reference/records.md) from its setup and its moves alone, on
a deliberately naive model of the table: hands and stock are lists of card texts, and every knight
lies as a text in the row of its side at its territory. It knows nothing of the engine and imports
nothing but the standard library. Sources: the rule sheet of Tabula Rasa and the settled rules.

    problems = check(record)                    # [] when everything is right
    problems = check(record, finished=False)    # a game still running is fine too


Moves are numbered from 1 in the problems. Options that the referee does not know are ignored.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from .record_checks import RecordError, is_number, is_texts, legal_problems, show

FORMAT = "tavolino-record/1"
GAME = "tabula-rasa"
COLOURS = "rygbp"
BOX = {"colours": 5, "values": 5, "copies": 2, "hand": 8}
REMOVED = 2
COLOUR_POINTS = 5
TREASURE_POINTS = 1
CASTLE_POINTS = 5

Tile = tuple[str, str, int]


# ---------------------------------------------------------------------------------- the model


@dataclass(frozen=True)
class Sizes:
    """How many of everything: the box has 5 colours, values 1-5, 2 copies and hands of 8."""

    players: int
    colours: int
    values: int
    copies: int
    hand: int

    def deck(self) -> list[str]:
        """Every knight of the game, the two that are removed included."""
        return [
            f"{colour}{value}"
            for colour in COLOURS[: self.colours]
            for value in range(1, self.values + 1)
            for _ in range(self.copies)
        ]

    def number_places(self) -> list[str]:
        return [str(value) for value in range(1, self.values + 1)]

    def colour_places(self) -> list[str]:
        return list(COLOURS[: self.colours])

    def territory_points(self, place: str) -> int:
        """Number territory n is worth n points, a colour territory 5."""
        return COLOUR_POINTS if place in COLOURS else int(place)

    def sides(self) -> list[int]:
        """Who has a row of knights and a score: the seats, or with four players the two teams."""
        return [0, 1] if self.players == 4 else list(range(self.players))

    def side_of(self, seat: int) -> int:
        """With four players those opposite each other are a team: seats 0 and 2, 1 and 3."""
        return seat % 2 if self.players == 4 else seat


@dataclass
class Table:
    """The whole table: what lies where, and whose turn it is."""

    sizes: Sizes
    turn: int
    hands: list[list[str]]
    stock: list[str]
    rows: dict[tuple[str, int], list[str]] = field(default_factory=dict)

    def over(self) -> bool:
        """The game goes on until the stock and all hands are empty."""
        return not self.stock and not any(self.hands)

    def legal(self) -> set[str]:
        """Each card of the hand at the territory of its number or at that of its colour."""
        moves = set()
        for card in self.hands[self.turn]:
            colour, number = card[0], card[1:]
            moves.add(f"{card}@{number}")
            moves.add(f"{card}@{colour}")
        return moves

    def play(self, move: str) -> None:
        """Lay the card, draw one while the stock lasts, and pass the turn on clockwise."""
        card, place = move.split("@")
        hand = self.hands[self.turn]
        hand.remove(card)
        self.rows.setdefault((place, self.sizes.side_of(self.turn)), []).append(card)
        if self.stock:
            hand.append(self.stock.pop(0))
        for step in range(1, self.sizes.players + 1):
            seat = (self.turn + step) % self.sizes.players
            if self.hands[seat]:
                self.turn = seat
                return

    def knights(self, place: str, side: int) -> int:
        return len(self.rows.get((place, side), []))

    def tiles(self) -> list[Tile]:
        """Who takes what, left to right; at one place territory, castle, treasures."""
        tiles: list[Tile] = []
        numbers_owned: Counter[int] = Counter()
        castle_given = False
        for place in self.sizes.number_places() + self.sizes.colour_places():
            owner, treasures = self.settle(place)
            if owner is not None:
                tiles.append((place, "territory", owner))
                if place in self.sizes.number_places():
                    numbers_owned[owner] += 1
                    if numbers_owned[owner] == 2 and not castle_given:
                        tiles.append((place, "castle", owner))
                        castle_given = True
            tiles.extend((place, "treasure", side) for side in sorted(treasures))
        return tiles

    def settle(self, place: str) -> tuple[int | None, list[int]]:
        """The owner of one territory and the sides that take a treasure point there."""
        present = [side for side in self.sizes.sides() if self.knights(place, side) > 0]
        if not present:
            return None, []  # no knight, no tile
        most = max(self.knights(place, side) for side in present)
        first = [side for side in present if self.knights(place, side) == most]
        if len(first) == 2:
            return None, first  # the treasure, and the territory turned over; a third gets nothing
        if len(first) == 3:
            return None, []
        behind = [side for side in present if side not in first]
        if not behind:
            return first[0], []
        second_most = max(self.knights(place, side) for side in behind)
        second = [side for side in behind if self.knights(place, side) == second_most]
        return first[0], second if len(second) == 1 else []

    def result(self) -> dict[str, Any]:
        """The result of a finished game, as records write it."""
        tiles = self.tiles()
        points = dict.fromkeys(self.sizes.sides(), 0)
        for place, kind, side in tiles:
            if kind == "territory":
                points[side] += self.sizes.territory_points(place)
            elif kind == "castle":
                points[side] += CASTLE_POINTS
            else:
                points[side] += TREASURE_POINTS
        best = [side for side in self.sizes.sides() if points[side] == max(points.values())]
        seats = range(self.sizes.players)
        return {
            "winners": [seat for seat in seats if self.sizes.side_of(seat) in best],
            "reason": "points" if len(best) == 1 else "shared",
            "scores": [points[self.sizes.side_of(seat)] for seat in seats],
            "tiles": [list(tile) for tile in tiles],
        }


# ------------------------------------------------------------------------- reading the record


def read_sizes(record: dict[str, Any]) -> Sizes:
    options = record.get("options")
    if not isinstance(options, dict):
        raise RecordError(f"options: the record says {show(options)}, the referee wants an object")
    players = options.get("players")
    if not is_number(players) or players not in (2, 3, 4):
        raise RecordError(f"options: players is {show(players)}, the referee wants 2, 3 or 4")
    wanted = {"colours": range(2, 6), "values": range(2, 6)}
    numbers: dict[str, int] = {}
    for name, of_the_box in BOX.items():
        number = options.get(name, of_the_box)
        if not is_number(number) or number < 1 or number not in wanted.get(name, (number,)):
            range_text = "2 to 5" if name in wanted else "1 or more"
            raise RecordError(f"options: {name} is {show(number)}, the referee wants {range_text}")
        numbers[name] = number
    sizes = Sizes(players=players, **numbers)
    cards, needed = len(sizes.deck()), REMOVED + players * sizes.hand
    if cards < needed:
        raise RecordError(f"options: {cards} cards, but the deal alone needs {needed}")
    names = record.get("players")
    if not is_texts(names) or len(names) != players:
        raise RecordError(
            f"players: the record says {show(names)}, the referee wants {players} names"
        )
    return sizes


def read_setup(record: dict[str, Any], sizes: Sizes) -> Table:
    setup = record.get("setup")
    if not isinstance(setup, dict):
        raise RecordError(f"setup: the record says {show(setup)}, the referee wants an object")
    first, removed = setup.get("first"), setup.get("removed")
    hands, stock = setup.get("hands"), setup.get("stock")
    if not is_number(first) or first not in range(sizes.players):
        raise RecordError(
            f"setup: first is {show(first)}, the referee wants a seat below {sizes.players}"
        )
    if not is_texts(removed) or len(removed) != REMOVED:
        raise RecordError(f"setup: removed is {show(removed)}, the referee wants {REMOVED} cards")
    if not isinstance(hands, list) or len(hands) != sizes.players:
        raise RecordError(f"setup: hands is {show(hands)}, the referee wants {sizes.players} hands")
    for seat, hand in enumerate(hands):
        if not is_texts(hand) or len(hand) != sizes.hand:
            raise RecordError(
                f"setup: the hand of player {seat} is {show(hand)},"
                f" the referee wants {sizes.hand} cards"
            )
    if not is_texts(stock):
        raise RecordError(f"setup: stock is {show(stock)}, the referee wants a list of cards")
    dealt = Counter(removed + [card for hand in hands for card in hand] + stock)
    whole = Counter(sizes.deck())
    if dealt != whole:
        raise RecordError(
            f"setup: {dealt.total()} cards of {whole.total()}; too many: "
            f"{show(sorted((dealt - whole).elements()))}, missing: "
            f"{show(sorted((whole - dealt).elements()))}"
        )
    return Table(sizes=sizes, turn=first, hands=[list(hand) for hand in hands], stock=list(stock))


def replay(record: dict[str, Any], table: Table, problems: list[str]) -> None:
    """Play the moves of the record at the table; note what is wrong with them."""
    moves = record.get("moves")
    if not isinstance(moves, list) or not all(isinstance(entry, dict) for entry in moves):
        raise RecordError("moves: the referee wants a list of objects")
    with_legal = sum("legal" in entry for entry in moves)
    if with_legal not in (0, len(moves)):
        problems.append(f"moves: {with_legal} of {len(moves)} moves have a legal list")
    for number, entry in enumerate(moves, start=1):
        player, move = entry.get("player"), entry.get("move")
        if table.over():
            raise RecordError(
                f"move {number}: the record plays {show(move)}, the referee says the game is over"
            )
        if not is_number(player) or player != table.turn:
            raise RecordError(
                f"move {number}: the record says it is the turn of player {show(player)},"
                f" the referee says player {table.turn}"
            )
        own = table.legal()
        if "legal" in entry:
            problems.extend(legal_problems(number, entry["legal"], own))
        if not isinstance(move, str) or move not in own:
            raise RecordError(
                f"move {number}: the record plays {show(move)}, the referee refuses it;"
                f" player {player} holds {show(sorted(table.hands[table.turn]))}"
            )
        table.play(move)


def result_problems(told: object, own: dict[str, Any]) -> list[str]:
    """What is wrong with the result that the record gives of a finished game."""
    if not isinstance(told, dict):
        return [f"result: the record says {show(told)}, the referee says {show(own)}"]
    problems = []
    for key, value in own.items():
        if key not in told:
            problems.append(f"result: {key} is missing, the referee says {show(value)}")
            continue
        said = told[key]
        if key == "winners" and isinstance(said, list) and all(map(is_number, said)):
            said = sorted(said)  # their order means nothing
        if show(said) != show(value):
            problems.append(
                f"result: {key}: the record says {show(told[key])}, the referee says {show(value)}"
            )
    return problems


def check(record: dict[str, Any], finished: bool = True) -> list[str]:
    """Everything that is wrong with a record; an empty list when it is right."""
    problems: list[str] = []
    try:
        for key, wanted in (("format", FORMAT), ("game", GAME)):
            if record.get(key) != wanted:
                raise RecordError(
                    f"{key}: the record says {show(record.get(key))}, the referee wants {wanted}"
                )
        table = read_setup(record, read_sizes(record))
        replay(record, table, problems)
    except RecordError as error:
        return [*problems, str(error)]
    told = record.get("result")
    after = f"after move {len(record['moves'])}"
    if told is None:
        if finished:
            state = "over" if table.over() else "not over"
            problems.append(f"result: missing; {after} the referee says the game is {state}")
    elif not table.over():
        problems.append(
            f"result: the record says {show(told)}, {after} the referee says the game is not over:"
            f" it is the turn of player {table.turn}"
        )
    else:
        problems.extend(result_problems(told, table.result()))
    return problems
