"""The deal as records hold it, and the result."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import permutations

from ...core.checks import quoted
from ...core.contract import Json, Options, State
from ...core.errors import OptionError, RecordError
from .options import blank, strips_of
from .rules import begin_at
from .state import DRAW, POINTS, RATS, START
from .strips import check_strips
from .table import face_down, laid_strips, turned_up

REASONS = {POINTS: "points", RATS: "rats", DRAW: "draw"}


def setup(state: State) -> Json:
    return {
        "first": int(state["player"][0]),
        "strips": strips_of(state),
        "order": [*turned_up(state), *face_down(state)],
    }


def from_setup(options: Options, setup: Json) -> State:
    first = setup.get("first")
    if isinstance(first, bool) or first not in (0, 1):
        raise RecordError(f"setup: first is {quoted(first)}; expected 0 or 1")
    given = setup.get("strips")
    if not isinstance(given, dict):
        raise RecordError(
            f"setup: strips is {quoted(given)}; expected an object of strips by number"
        )
    try:
        strips = check_strips(given, lambda number: "setup: ")
    except OptionError as error:
        raise RecordError(str(error)) from error
    if options["strips"] not in (None, strips):
        raise RecordError("setup: strips differ from the option strips")
    order = setup.get("order")
    if not isinstance(order, list) or any(type(strip) is not int for strip in order):
        raise RecordError(f"setup: order is {quoted(order)}; expected a list of strip numbers")
    expected = range(START + 1, len(strips))
    if strange := [strip for strip in order if strip not in expected]:
        raise RecordError(
            f"setup: order has strip {quoted(strange[0])}; strips are 1 to {len(strips) - 1}"
        )
    if missing := [strip for strip in expected if strip not in order]:
        raise RecordError(f"setup: strip {missing[0]} is missing from order")
    if len(order) > len(expected):
        twice = next(strip for strip in order if order.count(strip) > 1)
        raise RecordError(f"setup: strip {twice} is in order twice")
    return dealt(first, order, {**options, "strips": strips})


def deals(options: Options) -> Iterator[Json]:
    strips = strips_of(blank(options))
    for first in range(2):
        for order in permutations(range(START + 1, len(strips))):
            yield {"first": first, "strips": strips, "order": list(order)}


def dealt(first: int, order: list[int], options: Options) -> State:
    """A table before the first move, with the strips in a given order, the next one first."""
    state = blank(options)
    state["player"] = first
    state["order"][0, : len(order)] = order
    begin_at(state, 0)
    return state


def result(state: State) -> Json:
    winner, reason = int(state["winner"][0]), int(state["reason"][0])
    scores = [int(points) for points in state["points"][0]]
    by_strips = strip_points(state)
    return {
        "winners": [winner] if winner >= 0 else [],
        "reason": REASONS[reason],
        "scores": scores,
        "strips": by_strips,
        "final": None
        if reason == RATS
        else [scores[colour] - sum(row[1 + colour] for row in by_strips) for colour in range(2)],
    }


def strip_points(state: State) -> list[list[int]]:
    """What each strip scored, in laying order: its number, red's points, green's points."""
    points = state["strip_points"][0].tolist()
    laid = laid_strips(state)[1:]
    return [[strip, *scored] for (strip, _), scored in zip(laid, points, strict=False)]


def resigned_scores(state: State, losers: Collection[int]) -> list[int]:
    """The other player scores the points of both, and one for each strip that is not laid yet."""
    left = len(turned_up(state)) + len(face_down(state))
    points = int(state["points"][0].sum()) + left
    return [0 if seat in losers else points for seat in range(2)]


def may_win_at_once(state: State) -> bool:
    """With the last strip of all: then everything lies open. Before it, the game ends only for
    whoever has too many rats of their own in sight, and loses."""
    return bool(state["laid"][0] + 1 == state["strips"][0])


def next_first(state: State) -> int | None:
    """The sheet lets the oldest player begin, and says nothing about a second game."""
    return None


def census(state: State) -> dict[str, int]:
    lying = [strip for strip, _ in laid_strips(state)] + turned_up(state) + face_down(state)
    return {str(strip): lying.count(strip) for strip in lying}
