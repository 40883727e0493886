"""Kernels that work for every game. A game's own kernels stand here as slots.

The functions that end in `_at` are the entries for Python; they take an array and an index, which
cross into compiled code several times faster than a record.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import numpy as np

from .chance import HIDDEN, below, seed_generator
from .contract import WHOLE_WIN, Evaluation, Rules, State
from .kernel import NotBrought, Slot, entry, games, i64, kernel, record
from .signature import (
    ArrayOf,
    Bool,
    Float,
    Floats,
    Int,
    Ints,
    LongInts,
    Nothing,
    TableBytes,
    Tables,
)


def install(rules: Rules) -> None:
    """Make a game known to the generic kernels. Each game needs its own record type."""
    fields: Any = rules.state.fields or {}
    for name in ("player", "over"):
        if name not in fields:
            raise TypeError(f"the record of {rules.name} has no field `{name}`")
    if sum(field[0].itemsize for field in fields.values()) != rules.state.itemsize:
        raise TypeError(f"the record of {rules.name} has gaps, so equal states may differ in bytes")
    if rules.older_versions and "rules" not in fields:
        raise TypeError(f"{rules.name} plays older versions; its record needs a field `rules`")
    least, greatest = rules.return_range
    if not least < greatest:
        raise TypeError(f"the return range of {rules.name} is empty: {least} to {greatest}")
    known = games.setdefault(rules.state, rules)
    if known.kernels is not rules.kernels:
        raise TypeError(f"{rules.name} has the same record type as another game")


@cache
def _from_0_to_1(worth: Any, least: float, greatest: float) -> Any:
    width = greatest - least

    @kernel
    def normalised_returns(s, seat):
        return (worth(s, seat) - least) / width

    return normalised_returns


deal = Slot("deal", lambda game: game.kernels.deal)
legal_moves = Slot("legal_moves", lambda game: game.kernels.legal_moves)
apply = Slot("apply", lambda game: game.kernels.apply)
determinize = Slot("determinize", lambda game: game.kernels.determinize)
outcome = Slot("outcome", lambda game: game.kernels.outcome)
returns = Slot("returns", lambda game: game.kernels.returns or share_of_win)
# The returns on a scale from 0 to 1, whatever the game counts in.
normalised_returns = Slot(
    "normalised_returns",
    lambda game: _from_0_to_1(game.kernels.returns or share_of_win, *game.return_range),
)
revealed = Slot("revealed", lambda game: game.kernels.revealed or _nothing_revealed)
count_moves = Slot("count_moves", lambda game: game.kernels.count_moves or game.kernels.legal_moves)
nth_move = Slot("nth_move", lambda game: game.kernels.nth_move or _listed_move)
chances = Slot("chances", lambda game: _evaluation(game).chances)
preferences = Slot("preferences", lambda game: _evaluation(game).preferences)
# Of games that tell luck from skill.
unknown_places = Slot("unknown_places", lambda game: game.luck.unknown)
swap_places = Slot("swap_places", lambda game: game.luck.swap)
open_chances = Slot("open_chances", lambda game: game.luck.chances)
# Of games that programs can learn.
observe = Slot("observe", lambda game: game.observation.write)
write_network_inputs = Slot("write_network_inputs", lambda game: game.network_inputs.write)


@kernel
def _nothing_revealed(s):
    return 0


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


def _evaluation(rules: Rules) -> Evaluation:
    return rules.evaluation or _NO_EVALUATION


def observed_type(rules: Rules) -> np.dtype[Any]:
    if rules.observation is None:
        raise NotBrought(f"{rules.name} has no observation")
    return np.dtype(rules.observation.kind)


Scratches = Annotated[Any, ArrayOf(lambda rules: _evaluation(rules).scratch)]
Observed = Annotated[Any, ArrayOf(observed_type)]


@entry
def deal_at(states: Tables, i: Int, rng: LongInts) -> Nothing:
    deal(record(states, i), rng)


@entry
def legal_at(states: Tables, i: Int, out: Ints) -> Int:
    return legal_moves(record(states, i), out)


@entry
def apply_at(states: Tables, i: Int, action: Int) -> Nothing:
    apply(record(states, i), action)


@entry
def determinize_at(states: Tables, i: Int, seat: Int, rng: LongInts, scratch: Ints) -> Nothing:
    determinize(record(states, i), seat, rng, scratch)


@entry
def outcome_at(states: Tables, i: Int, seat: Int) -> Int:
    return outcome(record(states, i), seat)


@entry
def observe_at(states: Tables, i: Int, seat: Int, out: Observed) -> Nothing:
    """Write what a seat knows into `out`, which holds zeros."""
    observe(record(states, i), i64(seat), out)


@entry
def returns_at(states: Tables, i: Int, seat: Int) -> Float:
    return returns(record(states, i), seat)


@entry
def unknown_at(states: Tables, i: Int, pile: Int, out: Ints) -> Int:
    """The places of a pile whose cards nobody knows, as `Luck.unknown` lists them."""
    return unknown_places(record(states, i), pile, out)


@entry
def swap_at(states: Tables, i: Int, one: Int, other: Int) -> Nothing:
    swap_places(record(states, i), one, other)


@entry
def open_chances_at(states: Tables, i: Int, scratches: Scratches, out: Floats) -> Nothing:
    """The share of the win of each seat, with all hands open; when the game is over, its result."""
    s = record(states, i)
    if s.over:
        for seat in range(len(out)):
            out[seat] = share_of_win(s, seat)
    else:
        open_chances(s, record(scratches, i64(0)), out)


@entry
def learns(
    tables: Tables,
    as_bytes: TableBytes,
    seat: Int,
    action: Int,
    deals: Int,
    rng: LongInts,
    same: LongInts,
    legal: Ints,
) -> Bool:
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
def play_many(states: Tables, blank: Tables, games: Int, rng: LongInts, legal: Ints) -> Int:
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
    return np.zeros(1, _evaluation(rules).scratch)


def table(rules: Rules, data: bytes) -> State:
    """The table with these bytes."""
    return np.frombuffer(bytearray(data), rules.state)


def copied(state: State) -> State:
    """A copy of a table, made much faster than by NumPy, which copies a record field by field."""
    return np.frombuffer(bytearray(state.tobytes()), state.dtype)


def legal_buffer(rules: Rules) -> np.ndarray[Any, np.dtype[np.int32]]:
    """A buffer for the legal actions of any decision, and scratch space for `determinize`."""
    return np.empty(max(rules.most_legal, 256), np.int32)
