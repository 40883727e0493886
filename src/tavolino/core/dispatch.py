"""Kernels that work for every game: the games' own kernels, chosen by the type of the record.

Compiled, the choice costs nothing: Numba resolves it when it compiles a caller. The functions that
end in `_at` are the entry points from Python; they take an array and an index, which cross into
compiled code several times faster than a record.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.extending import overload
from numba.np import numpy_support

from .chance import HIDDEN, below, seed_generator
from .contract import (
    WHOLE_WIN,
    Evaluation,
    Kernels,
    Luck,
    NetworkInputs,
    Observation,
    Rules,
    State,
)
from .kernel import INTERPRETED, entry, i64, kernel, note_packages, record

_kernels: dict[Any, Kernels] = {}
_evaluations: dict[Any, Evaluation] = {}
_luck: dict[Any, Luck] = {}
_observations: dict[Any, Observation] = {}
_network_inputs: dict[Any, NetworkInputs] = {}
_return_ranges: dict[Any, tuple[float, float]] = {}


def _type_of(state: Any) -> Any:
    return state if INTERPRETED else numpy_support.from_dtype(state)


def install(rules: Rules) -> None:
    """Make the kernels of a game known to the generic ones. Each game needs its own record type."""
    fields: Any = rules.state.fields or {}
    for name in ("player", "over"):
        if name not in fields:
            raise TypeError(f"the record of {rules.name} has no field `{name}`")
    if sum(field[0].itemsize for field in fields.values()) != rules.state.itemsize:
        raise TypeError(f"the record of {rules.name} has gaps, so equal states may differ in bytes")
    if rules.older_versions and "rules" not in fields:
        raise TypeError(f"{rules.name} plays older versions; its record needs a field `rules`")
    known = _kernels.setdefault(_type_of(rules.state), rules.kernels)
    if known is not rules.kernels:
        raise TypeError(f"{rules.name} has the same record type as another game")
    least, greatest = rules.return_range
    if not least < greatest:
        raise TypeError(f"the return range of {rules.name} is empty: {least} to {greatest}")
    _return_ranges[_type_of(rules.state)] = rules.return_range
    if rules.evaluation is not None:
        _evaluations[_type_of(rules.state)] = rules.evaluation
    if rules.luck is not None:
        _luck[_type_of(rules.state)] = rules.luck
    if rules.observation is not None:
        _observations[_type_of(rules.state)] = rules.observation
    if rules.network_inputs is not None:
        _network_inputs[_type_of(rules.state)] = rules.network_inputs
    note_packages(_type_of(rules.state), _modules(rules))


def _modules(rules: Rules) -> set[str]:
    """The modules that define the kernels of a game."""
    brought = [
        rules.kernels,
        rules.evaluation,
        rules.luck,
        rules.observation,
        rules.network_inputs,
    ]
    parts = [part for each in brought if each is not None for part in vars(each).values()]
    return {part.__module__ for part in parts if callable(part)}


def deal(s: Any, rng: Any) -> Any:
    return _kernels[s.dtype].deal(s, rng)


def legal_moves(s: Any, out: Any) -> Any:
    return _kernels[s.dtype].legal_moves(s, out)


def apply(s: Any, action: Any) -> Any:
    return _kernels[s.dtype].apply(s, action)


def determinize(s: Any, seat: Any, rng: Any, scratch: Any) -> Any:
    return _kernels[s.dtype].determinize(s, seat, rng, scratch)


def outcome(s: Any, seat: Any) -> Any:
    return _kernels[s.dtype].outcome(s, seat)


def returns(s: Any, seat: Any) -> Any:
    chosen = _kernels[s.dtype].returns or share_of_win
    return chosen(s, seat)


def normalised_returns(s: Any, seat: Any) -> Any:
    """The returns on a scale from 0 to 1, whatever the game counts in."""
    least, greatest = _return_ranges[s.dtype]
    return (returns(s, seat) - least) / (greatest - least)


def revealed(s: Any) -> Any:
    chosen = _kernels[s.dtype].revealed
    return 0 if chosen is None else chosen(s)


def count_moves(s: Any, scratch: Any) -> Any:
    chosen = _kernels[s.dtype].count_moves or legal_moves
    return chosen(s, scratch)


def nth_move(s: Any, n: Any, scratch: Any) -> Any:
    chosen = _kernels[s.dtype].nth_move or _listed_move
    return chosen(s, n, scratch)


def chances(s: Any, seat: Any, scratch: Any, out: Any) -> Any:
    return _evaluation(s.dtype).chances(s, seat, scratch, out)


def preferences(s: Any, legal: Any, n: Any, skill: Any, scratch: Any, out: Any) -> Any:
    return _evaluation(s.dtype).preferences(s, legal, n, skill, scratch, out)


def unknown_places(s: Any, pile: Any, out: Any) -> Any:
    return _luck[s.dtype].unknown(s, pile, out)


def swap_places(s: Any, one: Any, other: Any) -> Any:
    return _luck[s.dtype].swap(s, one, other)


def open_chances(s: Any, scratch: Any, out: Any) -> Any:
    """The share of the win that each seat can expect, with all hands open."""
    return _luck[s.dtype].chances(s, scratch, out)


def observe(s: Any, seat: Any, out: Any) -> Any:
    """What a seat knows, as numbers; `out` holds zeros."""
    return _observations[s.dtype].write(s, seat, out)


def write_network_inputs(
    s: Any,
    legal: Any,
    n: Any,
    scratch: Any,
    scores: Any,
    facts: Any,
    rows: Any,
    moves: Any,
    references: Any,
    described: Any,
) -> Any:
    """A table as a network sees it; returns how many moves were described."""
    write = _network_inputs[s.dtype].write
    return write(s, legal, n, scratch, scores, facts, rows, moves, references, described)


@kernel
def share_of_win(s, seat):
    """What a game is worth to a seat if its rules do not define `returns`."""
    return outcome(s, seat) / WHOLE_WIN


@kernel
def _listed_move(s, n, scratch):
    """A move from the list that stands in `scratch`."""
    return i64(scratch[n])


@kernel
def random_move(s, rng, scratch):
    """A legal move, each equally likely."""
    return nth_move(s, i64(below(rng, i64(count_moves(s, scratch)))), scratch)


@kernel
def _even_chances(s, seat, scratch, out):
    for each in range(len(out)):
        out[each] = 1.0 / len(out)


@kernel
def _no_preferences(s, legal, n, skill, scratch, out):
    for i in range(n):
        out[i] = 0.0


_NO_EVALUATION = Evaluation(
    np.dtype([("unused", "i1")]), _even_chances, _no_preferences, lambda state, action: ""
)


def _evaluation(record_type: Any) -> Evaluation:
    return _evaluations.get(record_type, _NO_EVALUATION)


if not INTERPRETED:

    @overload(deal)
    def _deal(s, rng):
        chosen = _kernels[s].deal
        return lambda s, rng: chosen(s, rng)

    @overload(legal_moves)
    def _legal_moves(s, out):
        chosen = _kernels[s].legal_moves
        return lambda s, out: chosen(s, out)

    @overload(apply)
    def _apply(s, action):
        chosen = _kernels[s].apply
        return lambda s, action: chosen(s, action)

    @overload(determinize)
    def _determinize(s, seat, rng, scratch):
        chosen = _kernels[s].determinize
        return lambda s, seat, rng, scratch: chosen(s, seat, rng, scratch)

    @overload(outcome)
    def _outcome(s, seat):
        chosen = _kernels[s].outcome
        return lambda s, seat: chosen(s, seat)

    @overload(returns)
    def _returns(s, seat):
        chosen = _kernels[s].returns or share_of_win
        return lambda s, seat: chosen(s, seat)

    @overload(normalised_returns)
    def _normalised_returns(s, seat):
        least, greatest = _return_ranges[s]
        width = greatest - least
        return lambda s, seat: (returns(s, seat) - least) / width

    @overload(revealed)
    def _revealed(s):
        chosen = _kernels[s].revealed
        return (lambda s: 0) if chosen is None else (lambda s: chosen(s))

    @overload(count_moves)
    def _count_moves(s, scratch):
        chosen = _kernels[s].count_moves or _kernels[s].legal_moves
        return lambda s, scratch: chosen(s, scratch)

    @overload(nth_move)
    def _nth_move(s, n, scratch):
        chosen = _kernels[s].nth_move or _listed_move
        return lambda s, n, scratch: chosen(s, n, scratch)

    @overload(chances)
    def _chances(s, seat, scratch, out):
        chosen = _evaluation(s).chances
        return lambda s, seat, scratch, out: chosen(s, seat, scratch, out)

    @overload(preferences)
    def _preferences(s, legal, n, skill, scratch, out):
        chosen = _evaluation(s).preferences
        return lambda s, legal, n, skill, scratch, out: chosen(s, legal, n, skill, scratch, out)

    @overload(unknown_places)
    def _unknown_places(s, pile, out):
        chosen = _luck[s].unknown
        return lambda s, pile, out: chosen(s, pile, out)

    @overload(swap_places)
    def _swap_places(s, one, other):
        chosen = _luck[s].swap
        return lambda s, one, other: chosen(s, one, other)

    @overload(open_chances)
    def _open_chances(s, scratch, out):
        chosen = _luck[s].chances
        return lambda s, scratch, out: chosen(s, scratch, out)

    @overload(observe)
    def _observe(s, seat, out):
        chosen = _observations[s].write
        return lambda s, seat, out: chosen(s, seat, out)

    @overload(write_network_inputs)
    def _write_network_inputs(
        s, legal, n, scratch, scores, facts, rows, moves, references, described
    ):
        write = _network_inputs[s].write

        def write_inputs(s, legal, n, scratch, scores, facts, rows, moves, references, described):
            return write(s, legal, n, scratch, scores, facts, rows, moves, references, described)

        return write_inputs


@entry
def deal_at(states, i, rng):
    deal(record(states, i), rng)


@entry
def legal_at(states, i, out):
    return legal_moves(record(states, i), out)


@entry
def apply_at(states, i, action):
    apply(record(states, i), action)


@entry
def determinize_at(states, i, seat, rng, scratch):
    determinize(record(states, i), seat, rng, scratch)


@entry
def outcome_at(states, i, seat):
    return outcome(record(states, i), seat)


@entry
def returns_at(states, i, seat):
    return returns(record(states, i), seat)


@entry
def unknown_at(states, i, pile, out):
    """The places of a pile whose cards nobody knows, as `Luck.unknown` lists them."""
    return unknown_places(record(states, i), pile, out)


@entry
def swap_at(states, i, one, other):
    swap_places(record(states, i), one, other)


@entry
def open_chances_at(states, i, scratches, out):
    """The share of the win of each seat, with all hands open; when the game is over, its result."""
    s = record(states, i)
    if s.over:
        for seat in range(len(out)):
            out[seat] = share_of_win(s, seat)
    else:
        open_chances(s, record(scratches, i64(0)), out)


@entry
def learns(tables, as_bytes, seat, action, deals, rng, same, legal):
    """Whether a seat learns something from the move that led from `tables[0]` to `tables[1]`.
    Everything that the seat did not know before is re-dealt that many times; it has learnt
    something if the move then cannot be played, or leads to a table that it can tell from
    `tables[1]`. Tables that it cannot tell apart are the same to the byte once everything that it
    does not know is dealt with the `same` generator. `as_bytes` are the bytes of the `tables`; the
    second table is changed, and the third is scratch space."""
    seat = i64(seat)
    seed_generator(same, 0, HIDDEN)
    determinize(record(tables, 1), seat, same, legal)
    for _ in range(deals):
        tables[2] = tables[0]
        s = record(tables, 2)
        determinize(s, seat, rng, legal)
        possible = False
        for i in range(legal_moves(s, legal)):
            if legal[i] == action:
                possible = True
        if not possible:
            return True
        apply(s, i64(action))
        seed_generator(same, 0, HIDDEN)
        determinize(s, seat, same, legal)
        for i in range(as_bytes.shape[1]):
            if as_bytes[1, i] != as_bytes[2, i]:
                return True
    return False


@entry
def play_many(states, blank, games, rng, legal):
    """Deal and play `games` games randomly, one after the other, on the table `states[0]`; return
    the number of moves."""
    played = 0
    for _ in range(games):
        states[0] = blank[0]
        s = record(states, 0)
        deal(s, rng)
        while s.over == 0:
            apply(s, random_move(s, rng, legal))
            played += 1
    return played


def evaluation_scratch(rules: Rules) -> State:
    """An array of one record, the scratch space of a game's evaluation."""
    return np.zeros(1, _evaluation(_type_of(rules.state)).scratch)


def table(rules: Rules, data: bytes) -> State:
    """The table with these bytes."""
    return np.frombuffer(bytearray(data), rules.state)


def copied(state: State) -> State:
    """A copy of a table, made much faster than by NumPy, which copies a record field by field."""
    return np.frombuffer(bytearray(state.tobytes()), state.dtype)


def legal_buffer(rules: Rules) -> np.ndarray[Any, np.dtype[np.int32]]:
    """A buffer for the legal actions of any decision, and scratch space for `determinize`."""
    return np.empty(max(rules.most_legal, 256), np.int32)
