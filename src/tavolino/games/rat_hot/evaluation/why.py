"""What a place for a strip is good for, in a sentence, from what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ....core import dispatch
from ....core.contract import State
from ....core.sentence import Sentence, joined, sentence
from ..actions import decode
from ..state import EMPTY, RAT, SPICES, TOO_MANY_RATS
from ..strips import FACE_NAMES
from ..table import Board, Cell, cells_of, faces, scored_groups
from .rats import stuck_rats_at

COLOURS = ("red", "green")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
ORDINALS = ("", "first", "second", "third", "fourth", "fifth")
MOST_REASONS = 3


class Move(NamedTuple):
    """A move, with the table before and after it. Strips that are turned up afterwards are not
    considered."""

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


def why(state: State, action: int) -> Sentence:
    """The best reasons for a legal move, the most important first."""
    after = state.copy()
    dispatch.apply_at(after, 0, action)
    move = Move(state, after, int(state["player"][0]), cells_of(decode(action)[1]))
    reasons = [reason for reason in _reasons(move) if reason][:MOST_REASONS]
    if not reasons:
        reasons = [_quiet(move)]
    english = reasons[0] if len(reasons) == 1 else f"{', '.join(reasons[:-1])} and {reasons[-1]}"
    return joined(f"{english[0].upper()}{english[1:]}.", *reasons)


def _reasons(move: Move) -> Iterator[Sentence | None]:
    own, other = move.seat, 1 - move.seat
    yield _end(move)
    yield _own_rats(move, own)
    yield _points(move, own)
    yield _their_rats(move, other)
    yield _broken_groups(move, other)
    yield _loosened(move, own)
    yield _hopes(move, own)


def _end(move: Move) -> Sentence | None:
    if not move.after["over"][0]:
        return None
    winner = int(move.after["winner"][0])
    own, other = (int(move.after["points"][0, seat]) for seat in (move.seat, 1 - move.seat))
    if move.rats(move.seat)[1] >= TOO_MANY_RATS:
        english = f"ends the game, because {COLOURS[move.seat]} cannot cover enough rats"
        return sentence("rat-hot-why-lost", english)
    score = f"{own} to {other}"
    if winner == move.seat:
        return sentence("rat-hot-why-wins", f"wins the game {score}", own=own, other=other)
    if winner < 0:
        english = f"ends the game {score}, a draw"
        return sentence("rat-hot-why-draw", english, own=own, other=other)
    return sentence("rat-hot-why-ends", f"ends the game {score}", own=own, other=other)


def _own_rats(move: Move, own: int) -> Sentence | None:
    covered = move.shown(move.before).count(RAT + own)
    before, after = move.rats(own)
    if not covered:
        return None
    if before >= TOO_MANY_RATS > after:
        english = (
            f"leaves only {_rats(after, own)} in sight, so that {COLOURS[own]} stays in the game"
        )
        return sentence("rat-hot-why-saved", english, count=after, colour=COLOURS[own])
    english = f"covers {_rats(covered, own)}"
    return sentence("rat-hot-why-covers-rats", english, count=covered, colour=COLOURS[own])


def _points(move: Move, own: int) -> Sentence | None:
    gained, given = move.points(own), move.points(1 - own)
    if not gained:
        return None
    spices = _scoring(move, own)
    with_spices = f" with {_listed(spices)}" if spices else ""
    english = f"scores {gained} for {COLOURS[own]}{with_spices}"
    reason = sentence("rat-hot-why-scores", english, points=gained)
    if spices:
        reason = sentence("rat-hot-why-scores-with", english, points=gained, faces=spices)
    if not given:
        return reason
    against = sentence("rat-hot-why-gives", "", points=given)
    return joined(f"{english} against {given} for {COLOURS[1 - own]}", reason, against)


def _scoring(move: Move, colour: int) -> list[str]:
    """The spices that scored with the strip; at the end of the game, all of them have."""
    if move.after["over"][0]:
        return []
    board = faces(move.after)
    shown = {int(board[group[0][::-1]]) for group in scored_groups(move.after)}
    return [FACE_NAMES[face] for face in sorted(shown) if _colour(face) == colour]


def _their_rats(move: Move, other: int) -> Sentence | None:
    laid = move.shown(move.after).count(RAT + other)
    stuck_before, stuck = move.stuck(other)
    if not laid and stuck <= stuck_before:
        return None
    after, colour = move.rats(other)[1], COLOURS[other]
    shown = sentence("rat-hot-why-shows-rats", "", count=laid, total=after, colour=colour)
    for_good = sentence("rat-hot-why-stuck", "", count=stuck - stuck_before, colour=colour)
    if laid == 1 and 1 < after < len(ORDINALS):
        text = f"shows a {ORDINALS[after]} {COLOURS[other]} rat"
    else:
        text = (
            f"shows {_rats(laid, other)}"
            if laid
            else f"leaves {_rats(stuck - stuck_before, other)}"
        )
    if stuck <= stuck_before:
        return joined(text, shown)
    english = f"{text} where no strip can cover {'it' if max(laid, 1) == 1 else 'them'} now"
    return joined(english, *([shown] if laid else []), for_good)


def _broken_groups(move: Move, other: int) -> Sentence | None:
    """Fields of the opponent's groups that the strip covers with something else."""
    board = faces(move.before)
    lost = {
        old
        for (column, row), old, new in zip(
            move.cells, move.shown(move.before), move.shown(move.after), strict=True
        )
        if old != new and _colour(old) == other and _has_company(board, column, row)
    }
    if not lost:
        return None
    spices = [FACE_NAMES[face] for face in sorted(lost)]
    groups = "group" if len(lost) == 1 else "groups"
    english = f"covers part of {COLOURS[other]}'s {groups} of {_listed(spices)}"
    return sentence("rat-hot-why-breaks", english, faces=spices)


def _loosened(move: Move, own: int) -> Sentence | None:
    stuck_before, stuck = move.stuck(own)
    covered = move.shown(move.before).count(RAT + own)
    if covered or stuck >= stuck_before:
        return None
    freed = stuck_before - stuck
    english = f"makes it possible to cover {_rats(freed, own)}"
    return sentence("rat-hot-why-frees", english, count=freed, colour=COLOURS[own])


def _hopes(move: Move, own: int) -> Sentence | None:
    """Own spices that lie in a group now, or alone where more can join them."""
    if move.points(own):
        return None
    laid = [
        FACE_NAMES[face] for face in sorted(set(move.shown(move.after))) if _colour(face) == own
    ]
    if not laid:
        return None
    return sentence("rat-hot-why-hopes", f"lays {_listed(laid)} where more may join", faces=laid)


def _quiet(move: Move) -> Sentence:
    """When there is nothing to gain: what the move avoids."""
    own, other = move.seat, 1 - move.seat
    given = move.points(other)
    if given:
        english = f"gives {COLOURS[other]} {given}, and saves better places for later"
        return sentence("rat-hot-why-saves", english, points=given)
    if RAT + own in move.shown(move.after):
        english = f"lays a rat of {COLOURS[own]}'s where it does the least harm"
        return sentence("rat-hot-why-least-harm", english, colour=COLOURS[own])
    english = f"gives {COLOURS[other]} nothing and covers nothing of {COLOURS[own]}'s"
    return sentence("rat-hot-why-quiet", english)


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
