"""What a place for a strip is good for, in a sentence, from what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...core import machine
from ...core.contract import State
from .actions import PLACES
from .rats import stuck_rats_at
from .state import EMPTY, RAT, SPICES, TOO_MANY_RATS
from .strips import FACE_NAMES
from .table import Board, Cell, cells_of, faces, scored_groups

COLOURS = ("red", "green")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
ORDINALS = ("", "first", "second", "third", "fourth", "fifth")
MOST_REASONS = 3


class Move(NamedTuple):
    """A move, with the table before and after it. What is turned up after it, nobody looks at."""

    before: State
    after: State
    seat: int
    cells: list[Cell]

    def points(self, seat: int) -> int:
        return int(self.after["strip_points"][0, self.before["laid"][0], seat])

    def rats(self, seat: int) -> tuple[int, int]:
        """In sight, before and after it."""
        return int(self.before["rats"][0, seat]), int(self.after["rats"][0, seat])

    def stuck(self, seat: int) -> tuple[int, int]:
        """Rats that no strip can cover, before and after it."""
        return stuck_rats_at(self.before, 0, seat), stuck_rats_at(self.after, 0, seat)

    def shown(self, state: State) -> list[int]:
        """The faces where the strip is laid."""
        board = faces(state)
        return [int(board[row, column]) for column, row in self.cells]


def why(state: State, action: int) -> str:
    """The best reasons for a legal move, the most important first."""
    after = state.copy()
    machine.apply_at(after, 0, action)
    move = Move(state, after, int(state["player"][0]), cells_of(action % PLACES))
    reasons = [reason for reason in _reasons(move) if reason][:MOST_REASONS]
    if not reasons:
        reasons = [_quiet(move)]
    sentence = reasons[0] if len(reasons) == 1 else f"{', '.join(reasons[:-1])} and {reasons[-1]}"
    return f"{sentence[0].upper()}{sentence[1:]}."


def _reasons(move: Move) -> Iterator[str]:
    own, other = move.seat, 1 - move.seat
    yield _end(move)
    yield _own_rats(move, own)
    yield _points(move, own)
    yield _their_rats(move, other)
    yield _broken_groups(move, other)
    yield _loosened(move, own)
    yield _hopes(move, own)


def _end(move: Move) -> str:
    if not move.after["over"][0]:
        return ""
    winner, points = int(move.after["winner"][0]), move.after["points"][0]
    if move.rats(move.seat)[1] >= TOO_MANY_RATS:
        return f"ends the game, because {COLOURS[move.seat]} cannot cover enough rats"
    score = f"{points[move.seat]} to {points[1 - move.seat]}"
    if winner == move.seat:
        return f"wins the game {score}"
    return f"ends the game {score}" + (", a draw" if winner < 0 else "")


def _own_rats(move: Move, own: int) -> str:
    covered = move.shown(move.before).count(RAT + own)
    before, after = move.rats(own)
    if not covered:
        return ""
    if before >= TOO_MANY_RATS > after:
        return f"leaves only {_rats(after, own)} in sight, so that {COLOURS[own]} stays in the game"
    return f"covers {_rats(covered, own)}"


def _points(move: Move, own: int) -> str:
    gained, given = move.points(own), move.points(1 - own)
    if not gained:
        return ""
    spices = _listed(_scoring(move, own))
    text = f"scores {gained} for {COLOURS[own]}{f' with {spices}' if spices else ''}"
    return text + (f" against {given} for {COLOURS[1 - own]}" if given else "")


def _scoring(move: Move, colour: int) -> list[str]:
    """The spices that scored with the strip; at the end of the game, all of them have."""
    if move.after["over"][0]:
        return []
    board = faces(move.after)
    shown = {int(board[group[0][::-1]]) for group in scored_groups(move.after)}
    return [FACE_NAMES[face] for face in sorted(shown) if _colour(face) == colour]


def _their_rats(move: Move, other: int) -> str:
    laid = move.shown(move.after).count(RAT + other)
    stuck_before, stuck = move.stuck(other)
    if not laid and stuck <= stuck_before:
        return ""
    after = move.rats(other)[1]
    if laid == 1 and 1 < after < len(ORDINALS):
        text = f"shows a {ORDINALS[after]} {COLOURS[other]} rat"
    else:
        text = (
            f"shows {_rats(laid, other)}"
            if laid
            else f"leaves {_rats(stuck - stuck_before, other)}"
        )
    if stuck <= stuck_before:
        return text
    return f"{text} where no strip can cover {'it' if max(laid, 1) == 1 else 'them'} now"


def _broken_groups(move: Move, other: int) -> str:
    """Fields of the opponent's groups that the strip covers with something else."""
    board = faces(move.before)
    lost = {
        old
        for (column, row), old, new in zip(
            move.cells, move.shown(move.before), move.shown(move.after), strict=True
        )
        if old != new and _colour(old) == other and _has_company(board, column, row)
    }
    spices = _listed([FACE_NAMES[face] for face in sorted(lost)])
    groups = "group" if len(lost) == 1 else "groups"
    return f"covers part of {COLOURS[other]}'s {groups} of {spices}" if lost else ""


def _loosened(move: Move, own: int) -> str:
    stuck_before, stuck = move.stuck(own)
    covered = move.shown(move.before).count(RAT + own)
    if covered or stuck >= stuck_before:
        return ""
    return f"makes it possible to cover {_rats(stuck_before - stuck, own)}"


def _hopes(move: Move, own: int) -> str:
    """Own spices that lie in a group now, or alone where more can join them."""
    if move.points(own):
        return ""
    laid = [
        FACE_NAMES[face] for face in sorted(set(move.shown(move.after))) if _colour(face) == own
    ]
    return f"lays {_listed(laid)} where more may join" if laid else ""


def _quiet(move: Move) -> str:
    """When there is nothing to gain: what the move avoids."""
    own, other = move.seat, 1 - move.seat
    if move.points(other):
        return f"gives {COLOURS[other]} {move.points(other)}, and saves better places for later"
    if RAT + own in move.shown(move.after):
        return f"lays a rat of {COLOURS[own]}'s where it does the least harm"
    return f"gives {COLOURS[other]} nothing and covers nothing of {COLOURS[own]}'s"


def _colour(face: int) -> int | None:
    """Whose spice it is; rats and empty fields are nobody's."""
    return (face - 1) // SPICES if EMPTY < face < RAT else None


def _has_company(board: Board, column: int, row: int) -> bool:
    size = len(board)
    beside = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return any(
        0 <= at_row < size
        and 0 <= at_column < size
        and board[at_row, at_column] == board[row, column]
        for at_row, at_column in beside
    )


def _rats(count: int, colour: int) -> str:
    number = "a" if count == 1 else NUMBERS[min(count, 6)]
    return f"{number} {COLOURS[colour]} rat{'s' if count != 1 else ''}"


def _listed(names: list[str]) -> str:
    return (
        names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else ""
    )
