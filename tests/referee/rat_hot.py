"""A referee for records of Rat Hot, independent of the project's own engine.

It replays one record (docs/reference/records.md) from its setup and its moves alone, on
a deliberately naive model of the table: a dict from (column, row) to the stack of fields lying
there, each with the number of its strip. Every placement on the 25 x 25 table in all four
directions is tried by the sentences of the rule. It knows nothing of the engine and imports nothing
but the standard library. Sources: the rule sheet of Rat Hot and the settled rules.

    problems = check(record)                    # [] when everything is right
    problems = check(record, finished=False)    # a game still running is fine too


Moves are numbered from 1 in the problems. Options that the referee does not know are ignored.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from .record_checks import RecordError, is_number, is_texts, legal_problems, show

FORMAT = "tavolino-record/1"
GAME = "rat-hot"
SIZE = 25
STRIPS = 42
START = 0
START_PLACE = (11, 12)
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
SPICES = ("r1", "r2", "r3", "r4", "g1", "g2", "g3", "g4")
RATS = ("R", "G")  # of player 0, red, and of player 1, green
EMPTY = "."
SYMBOLS = {*SPICES, *RATS, EMPTY}
TOO_MANY_RATS = 3
MOVE = re.compile(r"(0|[1-9][0-9]*)@(0|[1-9][0-9]*),(0|[1-9][0-9]*)([NESW])")

Spot = tuple[int, int]  # column, row; row 0 at the top


# ---------------------------------------------------------------------------------- the model


def neighbours(spot: Spot) -> list[Spot]:
    column, row = spot
    return [(column + dx, row + dy) for dx, dy in STEPS.values()]


@dataclass(frozen=True)
class Group:
    """Equal visible spices joined by edges."""

    spice: str
    spots: frozenset[Spot]

    def points(self) -> int:
        """2 fields 1 point, 3 or more 2 points, a single field nothing."""
        return 0 if len(self.spots) < 2 else 1 if len(self.spots) == 2 else 2


def points_of(groups: set[Group]) -> tuple[int, int]:
    """The points of red and of green for these groups."""
    red = sum(group.points() for group in groups if group.spice[0] == "r")
    green = sum(group.points() for group in groups if group.spice[0] == "g")
    return red, green


@dataclass
class Table:
    """The strips lying on the table, and whose turn it is."""

    strips: dict[int, list[str]]
    order: list[int]  # still face down, the next one first
    shrunk_groups_score: bool
    turn: int
    stacks: dict[Spot, list[tuple[int, str]]] = field(default_factory=dict)  # the lowest first
    open: list[int] = field(default_factory=list)  # turned up and not yet laid
    scored: list[list[int]] = field(default_factory=list)  # [strip, red points, green points]
    loser: int | None = None  # by rats

    # ------------------------------------------------------------------ what lies where

    def height(self, spot: Spot) -> int:
        return len(self.stacks.get(spot, []))

    def top_strip(self, spot: Spot) -> int:
        return self.stacks[spot][-1][0]

    def visible(self) -> dict[Spot, str]:
        return {spot: stack[-1][1] for spot, stack in self.stacks.items()}

    def put(self, strip: int, spots: list[Spot]) -> None:
        for spot, symbol in zip(spots, self.strips[strip], strict=True):
            self.stacks.setdefault(spot, []).append((strip, symbol))

    # ---------------------------------------------------------------------------- laying

    def spots_of(self, column: int, row: int, direction: str) -> list[Spot]:
        dx, dy = STEPS[direction]
        return [(column + step * dx, row + step * dy) for step in range(3)]

    def reads_the_same(self, strip: int) -> bool:
        return self.strips[strip] == self.strips[strip][::-1]

    def refusal(self, strip: int, column: int, row: int, direction: str) -> str | None:
        """Why a strip cannot be laid there; None when it can."""
        if self.reads_the_same(strip) and direction not in "ES":
            return "a strip that reads the same both ways is only laid E or S"
        spots = self.spots_of(column, row, direction)
        if not all(0 <= x < SIZE and 0 <= y < SIZE for x, y in spots):
            return "it does not lie wholly on the table"
        heights = [self.height(spot) for spot in spots]
        if len(set(heights)) > 1:
            return f"hollow: the heights beneath are {heights}"
        if heights[0] == 0:
            if not any(self.height(near) > 0 for spot in spots for near in neighbours(spot)):
                return "no field shares an edge with a strip that lies already"
        elif len({self.top_strip(spot) for spot in spots}) == 1:
            return f"all three fields lie on strip {self.top_strip(spots[0])}"
        return None

    def refusal_of(self, move: str) -> str | None:
        """Why a move cannot be made; None when it can."""
        match = MOVE.fullmatch(move)
        if match is None:
            return "it does not read STRIP@COLUMN,ROWDIRECTION"
        strip, column, row = int(match[1]), int(match[2]), int(match[3])
        if strip not in self.open:
            return f"the strips turned up are {self.open}"
        return self.refusal(strip, column, row, match[4])

    def legal(self) -> set[str]:
        """Every placement of every strip that is turned up."""
        return {
            f"{strip}@{column},{row}{direction}"
            for strip in self.open
            for column in range(SIZE)
            for row in range(SIZE)
            for direction in STEPS
            if self.refusal(strip, column, row, direction) is None
        }

    # -------------------------------------------------------------------------- the game

    def begin(self) -> None:
        """The start strip scores nothing; the first turn is of one strip."""
        self.put(START, self.spots_of(*START_PLACE, "E"))
        self.turn_up(1)

    def turn_up(self, count: int) -> None:
        self.open = self.order[:count]
        self.order = self.order[count:]

    def over(self) -> bool:
        return self.loser is not None or not self.open

    def play(self, move: str) -> None:
        """Lay a strip that can be laid there, score it, and end the turn after the last one."""
        match = MOVE.fullmatch(move)
        assert match is not None
        strip = int(match[1])
        spots = self.spots_of(int(match[2]), int(match[3]), match[4])
        before, groups_before = self.visible(), self.groups()
        self.put(strip, spots)
        scoring = {group for group in self.groups() if group.spots & set(spots)}
        if self.shrunk_groups_score:
            scoring |= self.remainders(before, groups_before)
        self.scored.append([strip, *points_of(scoring)])
        self.open.remove(strip)
        if not self.open:
            self.end_turn()

    def end_turn(self) -> None:
        """Only the colour of the player whose turn it was is looked at."""
        rats = sum(symbol == RATS[self.turn] for symbol in self.visible().values())
        if rats >= TOO_MANY_RATS:
            self.loser = self.turn
            return
        self.turn = 1 - self.turn
        self.turn_up(2)

    # ------------------------------------------------------------------------- the score

    def groups(self) -> set[Group]:
        """All groups of equal visible spices, single fields too."""
        visible = self.visible()
        found: set[Group] = set()
        seen: set[Spot] = set()
        for start, spice in visible.items():
            if spice not in SPICES or start in seen:
                continue
            spots = {start}
            waiting = [start]
            while waiting:
                for near in neighbours(waiting.pop()):
                    if visible.get(near) == spice and near not in spots:
                        spots.add(near)
                        waiting.append(near)
            seen |= spots
            found.add(Group(spice, frozenset(spots)))
        return found

    def remainders(self, before: dict[Spot, str], groups_before: set[Group]) -> set[Group]:
        """The groups of now that hold what is still to be seen of a group that lost a field."""
        visible, groups = self.visible(), self.groups()
        found: set[Group] = set()
        for old in groups_before:
            kept = {spot for spot in old.spots if visible[spot] == before[spot]}
            if kept != old.spots:
                found |= {group for group in groups if group.spots & kept}
        return found

    def result(self) -> dict[str, Any]:
        """The result of a finished game, as records write it."""
        red = sum(points for _, points, _ in self.scored)
        green = sum(points for _, _, points in self.scored)
        if self.loser is not None:
            return {
                "winners": [1 - self.loser],
                "reason": "rats",
                "scores": [red, green],
                "strips": self.scored,
                "final": None,
            }
        final_red, final_green = points_of(self.groups())
        scores = [red + final_red, green + final_green]
        drawn = scores[0] == scores[1]
        return {
            "winners": [] if drawn else [scores.index(max(scores))],
            "reason": "draw" if drawn else "points",
            "scores": scores,
            "strips": self.scored,
            "final": [final_red, final_green],
        }


# ------------------------------------------------------------------------- reading the record


def read_strips(setup: dict[str, Any]) -> dict[int, list[str]]:
    told = setup.get("strips")
    if not isinstance(told, dict):
        raise RecordError(f"setup: strips is {show(told)}, the referee wants an object")
    numbers = {str(number) for number in range(STRIPS + 1)}
    strange = [name for name in told if name not in numbers]
    if strange:
        raise RecordError(f'setup: strips names {show(strange)}, the referee knows "0" to "42"')
    if str(START) not in told or len(told) < 2:
        raise RecordError(f"setup: strips has {show(list(told))}, the referee wants 0 and others")
    for name, fields in told.items():
        if not is_texts(fields) or len(fields) != 3 or not set(fields) <= SYMBOLS:
            raise RecordError(
                f"setup: strip {name} is {show(fields)}, the referee wants three fields"
                f" out of {show(sorted(SYMBOLS))}"
            )
    return {int(name): list(fields) for name, fields in told.items()}


def read_setup(record: dict[str, Any]) -> Table:
    options, setup, names = record.get("options"), record.get("setup"), record.get("players")
    if not isinstance(options, dict):
        raise RecordError(f"options: the record says {show(options)}, the referee wants an object")
    shrunk = options.get("shrunk_groups_score")
    if not isinstance(shrunk, bool):
        raise RecordError(
            f"options: shrunk_groups_score is {show(shrunk)}, the referee wants true or false"
        )
    if not is_texts(names) or len(names) != 2:
        raise RecordError(f"players: the record says {show(names)}, the referee wants 2 names")
    if not isinstance(setup, dict):
        raise RecordError(f"setup: the record says {show(setup)}, the referee wants an object")
    first, order = setup.get("first"), setup.get("order")
    if not is_number(first) or first not in (0, 1):
        raise RecordError(f"setup: first is {show(first)}, the referee wants 0 or 1")
    strips = read_strips(setup)
    if not isinstance(order, list) or not all(map(is_number, order)):
        raise RecordError(f"setup: order is {show(order)}, the referee wants a list of numbers")
    if sorted(order) != sorted(set(strips) - {START}):
        dealt, whole = Counter(order), Counter(set(strips) - {START})
        raise RecordError(
            f"setup: order has {len(order)} strips of {len(strips) - 1};"
            f" too many: {show(sorted((dealt - whole).elements()))},"
            f" missing: {show(sorted((whole - dealt).elements()))}"
        )
    table = Table(strips=strips, order=list(order), shrunk_groups_score=shrunk, turn=first)
    table.begin()
    return table


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
        if "legal" in entry:
            problems.extend(legal_problems(number, entry["legal"], table.legal()))
        refusal = table.refusal_of(move) if isinstance(move, str) else "it is not a text"
        if refusal is not None:
            raise RecordError(
                f"move {number}: the record plays {show(move)}, the referee refuses it: {refusal}"
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
        elif key == "strips":
            problems.extend(strip_problems(told[key], value))
        elif show(told[key]) != show(value):
            problems.append(
                f"result: {key}: the record says {show(told[key])}, the referee says {show(value)}"
            )
    return problems


def strip_problems(told: object, own: list[list[int]]) -> list[str]:
    """The points of the strips, in laying order, one problem for each that differs."""
    if not isinstance(told, list) or len(told) != len(own):
        return [f"result: strips: the record says {show(told)}, the referee says {show(own)}"]
    return [
        f"result: strips, move {number}: the record says {show(said)}, the referee says {show(is_)}"
        for number, (said, is_) in enumerate(zip(told, own, strict=True), start=1)
        if show(said) != show(is_)
    ]


def check(record: dict[str, Any], finished: bool = True) -> list[str]:
    """Everything that is wrong with a record; an empty list when it is right."""
    problems: list[str] = []
    try:
        for key, wanted in (("format", FORMAT), ("game", GAME)):
            if record.get(key) != wanted:
                raise RecordError(
                    f"{key}: the record says {show(record.get(key))}, the referee wants {wanted}"
                )
        table = read_setup(record)
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
            f" it is the turn of player {table.turn} with the strips {table.open}"
        )
    else:
        problems.extend(result_problems(told, table.result()))
    return problems
