"""Kernels over the games `first` to `last - 1` of a batch. What belongs to one game lies at the
same index of each array, so that ranges can be worked on at the same time; on a GPU each thread
takes one game (`cuda_kernels`).

- `states`: the tables; `plies`: how many moves were played since the deal; `seeds`: what each game
  was dealt with.
- `player`, `over`: the seat to move, and whether the game has ended, as in the tables; `legal`: the
  legal actions of each, ascending, then PADDING; `counts`: how many there are.
- `seat`: the one that looks, or TO_MOVE.
- `actions`: what is to be played; `drawn`: whether that is drawn first.
- `rng`: the place for a generator; `row`: one game's part of a larger array; `cleared`: whether
  that holds zeros already.
"""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from ..core.chance import DEAL, HIDDEN, below, seed_generator
from ..core.contract import SPARE_ENTRIES
from ..core.dispatch import (
    apply,
    count_moves,
    deal,
    determinize,
    legal_moves,
    nth_move,
    observe,
    observed_type,
    returns,
)
from ..core.kernel import entry, i64, kernel, record
from ..core.signature import (
    ArrayOf,
    Bool,
    FloatRows,
    Int,
    Ints,
    LongInts,
    Nothing,
    SmallIntRows,
    SmallInts,
    Tables,
    Truths,
)

# One row per game. What a batch keeps of actions is as small as the actions of its game allow.
Actions = Annotated[Any, ArrayOf((np.dtype(np.int16), np.dtype(np.int32)), 2)]
Logits = Annotated[Any, ArrayOf((np.dtype(np.float32), np.dtype(np.float64)), 2)]
ObservedRows = Annotated[Any, ArrayOf(observed_type, 2)]
ObservedStack = Annotated[Any, ArrayOf(observed_type, 3)]

PADDING = -1
TO_MOVE = -1  # whatever seat that is in each game
LANES = 16  # numbers that a processor compares at once
NOTHING_REFUSED = -(2**31)  # in the place for an action that was not legal

# The stream of random numbers that actions are drawn from: one for each ply of a deal.
SAMPLE = 3
STREAMS = 8


@kernel
def note_turn(s, player, over, legal, counts, i):
    """Write down who is to move, and what is legal. What is left of a longer list is padded."""
    row = legal[i]
    before = i64(counts[i])
    n = i64(legal_moves(s, row)) if not s.over else 0
    for place in range(n, min(max(before, n + SPARE_ENTRIES), len(row))):
        row[place] = PADDING
    counts[i] = n
    player[i] = s.player
    over[i] = s.over != 0


@kernel
def deal_table(tables, place, blank, seed, rng):
    """Deal the game of a seed at a place of `tables`."""
    tables[place] = blank[0]
    seed_generator(rng, seed, DEAL)
    deal(record(tables, place), rng)


@entry
def deal_game(
    tables: Tables,
    place: Int,
    blank: Tables,
    seeds: LongInts,
    stride: Int,
    plies: LongInts,
    rng: LongInts,
    i: Int,
) -> Nothing:
    """Deal game `i` with its next seed; its table is at a place of `tables`."""
    seeds[i] += stride
    plies[i] = 0
    deal_table(tables, place, blank, seeds[i], rng)


@entry
def deal_games(
    states: Tables,
    blank: Tables,
    chosen: Truths,
    seeds: LongInts,
    stride: Int,
    plies: LongInts,
    player: SmallInts,
    over: Truths,
    legal: Actions,
    counts: Ints,
    rng: LongInts,
    first: Int,
    last: Int,
) -> Nothing:
    """Deal the chosen games, each with its next seed."""
    for i in range(first, last):
        if chosen[i]:
            deal_game(states, i, blank, seeds, stride, plies, rng, i)
            note_turn(record(states, i), player, over, legal, counts, i)


@entry
def note_turns(
    states: Tables,
    player: SmallInts,
    over: Truths,
    legal: Actions,
    counts: Ints,
    first: Int,
    last: Int,
) -> Nothing:
    """Write down who is to move, and what is legal, in all games."""
    for i in range(first, last):
        note_turn(record(states, i), player, over, legal, counts, i)


@entry
def find_illegal(
    actions: Ints,
    over: Truths,
    legal: Actions,
    counts: Ints,
    illegal: SmallInts,
    first: Int,
    last: Int,
) -> Int:
    """Mark the games whose action is not legal; return how many there are."""
    found = 0
    for i in range(first, last):
        illegal[i] = not over[i] and not is_listed(legal[i], i64(counts[i]), actions[i])
        found += illegal[i]
    return found


@kernel
def is_listed(row, n, action):
    """Whether an action is among the first `n` of a padded row. Comparing all of them side by side
    is quicker than a binary search, whose branches a processor cannot predict."""
    found = False
    for place in range(min((n + LANES - 1) // LANES * LANES, len(row))):
        found |= row[place] == action
    return found and action != PADDING


@kernel
def is_legal(row, n, action):
    """Whether an action is in an ascending list, by a binary search: quicker on a GPU."""
    low = 0
    high = n
    while low < high:
        middle = (low + high) >> 1
        if row[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < n and row[low] == action


@entry
def step_games(
    states: Tables,
    actions: Ints,
    plies: LongInts,
    player: SmallInts,
    over: Truths,
    legal: Actions,
    counts: Ints,
    first: Int,
    last: Int,
) -> Nothing:
    """Play one legal action in each game that is not over."""
    for i in range(first, last):
        if not over[i]:
            s = record(states, i)
            apply(s, i64(actions[i]))
            plies[i] += 1
            note_turn(s, player, over, legal, counts, i)


@entry
def note_actions(
    actions: Ints,
    plies: LongInts,
    over: Truths,
    history: Actions,
    first: Int,
    last: Int,
) -> Nothing:
    """Write down what is about to be played."""
    for i in range(first, last):
        if not over[i]:
            history[i, plies[i]] = actions[i]


@kernel
def place_of_sample(seed, ply, n, rng):
    """The place in a list of `n` actions of the one that is drawn, each equally likely."""
    seed_generator(rng, seed, SAMPLE + STREAMS * (ply + 1))
    return below(rng, n)


@kernel
def sample_game(seeds, plies, legal, counts, actions, rng, i):
    """Draw a legal action, each equally likely; PADDING where there is none."""
    n = i64(counts[i])
    actions[i] = legal[i, place_of_sample(seeds[i], plies[i], n, rng)] if n else PADDING


@entry
def sample_games(
    seeds: LongInts,
    plies: LongInts,
    legal: Actions,
    counts: Ints,
    actions: Ints,
    rng: LongInts,
    first: Int,
    last: Int,
) -> Nothing:
    """Draw a legal action for each game."""
    for i in range(first, last):
        sample_game(seeds, plies, legal, counts, actions, rng, i)


# Weights of moves: whole numbers, so that every device draws the same action. The most likely move
# has WEIGHT; a move of less than half a WEIGHTth of its chance is never drawn.
WEIGHT_BITS = 20
WEIGHT = 1 << WEIGHT_BITS
STEPS = 256  # of the table below, for each halving
HALVINGS = np.round(WEIGHT * np.exp2(-np.arange(STEPS) / STEPS)).astype(np.int64)
STEPS_PER_NAT = STEPS / np.log(2)
INFINITE = np.inf


@kernel
def weight_of(difference):
    """The chance of a move relative to the best one, from the difference of their logits."""
    steps = i64(min(-difference * STEPS_PER_NAT, STEPS * (WEIGHT_BITS + 1.0)))
    return HALVINGS[steps % STEPS] >> (steps // STEPS)


@kernel
def sample_game_by_logits(seeds, plies, legal, counts, logits, by_action, actions, rng, i):
    """Draw a legal action with the softmax of the logits, which stand at the numbers of the actions
    (`by_action`) or in the order of `legal`. Without one finite logit, each is equally likely.
    Where one is not a number, or infinitely large, nothing is drawn; returns whether that is so."""
    n = i64(counts[i])
    actions[i] = PADDING
    if not n:
        return False
    best = logits[i, legal[i, 0] if by_action else 0]
    for j in range(n):
        logit = logits[i, legal[i, j] if by_action else j]
        if not logit < INFINITE:
            return True
        best = max(best, logit)
    if best == -INFINITE:
        sample_game(seeds, plies, legal, counts, actions, rng, i)
        return False
    total = 0
    for j in range(n):
        total += weight_of(logits[i, legal[i, j] if by_action else j] - best)
    left = place_of_sample(seeds[i], plies[i], total, rng)
    for j in range(n):
        left -= weight_of(logits[i, legal[i, j] if by_action else j] - best)
        if left < 0:
            actions[i] = legal[i, j]
            break
    return False


@entry
def sample_by_logits(
    seeds: LongInts,
    plies: LongInts,
    legal: Actions,
    counts: Ints,
    logits: Logits,
    by_action: Bool,
    actions: Ints,
    rng: LongInts,
    first: Int,
    last: Int,
) -> Int:
    """Draw a legal action for each game with the softmax of its logits; return in how many games
    nothing could be drawn from them."""
    wrong = 0
    for i in range(first, last):
        wrong += sample_game_by_logits(
            seeds, plies, legal, counts, logits, by_action, actions, rng, i
        )
    return wrong


@kernel
def clear(row):
    for place in range(len(row)):
        row[place] = 0


@kernel
def deal_or_play(
    tables,
    place,
    blank,
    seeds,
    stride,
    plies,
    player,
    over,
    legal,
    counts,
    actions,
    rng,
    i,
):
    """Play a legal action in game `i`, or deal it again if it is over. Its table is at a place of
    `tables`."""
    if over[i]:
        deal_game(tables, place, blank, seeds, stride, plies, rng, i)
    else:
        apply(record(tables, place), i64(actions[i]))
        plies[i] += 1
    note_turn(record(tables, place), player, over, legal, counts, i)


@entry
def advance_games(
    states: Tables,
    blank: Tables,
    seeds: LongInts,
    stride: Int,
    plies: LongInts,
    player: SmallInts,
    over: Truths,
    legal: Actions,
    counts: Ints,
    actions: Ints,
    drawn: Bool,
    out: ObservedRows,
    rng: LongInts,
    first: Int,
    last: Int,
) -> Nothing:
    """Play a legal action in each game, or deal it again if it is over; then write what the seat to
    move knows."""
    for i in range(first, last):
        if drawn:
            sample_game(seeds, plies, legal, counts, actions, rng, i)
        deal_or_play(
            states,
            i,
            blank,
            seeds,
            stride,
            plies,
            player,
            over,
            legal,
            counts,
            actions,
            rng,
            i,
        )
        observe_game(states, i, i64(TO_MOVE), out[i], False)


@entry
def play_drawn(
    tables: Tables,
    place: Int,
    seed: Int,
    ply: Int,
    rng: LongInts,
    scratch: Ints,
) -> Bool:
    """Play the move that `sample_games` draws, which need not be listed for that; return whether
    the game is over."""
    s = record(tables, place)
    n = i64(count_moves(s, scratch))
    apply(s, i64(nth_move(s, i64(place_of_sample(seed, ply, n, rng)), scratch)))
    return s.over != 0


@entry
def play_games(
    states: Tables,
    blank: Tables,
    seeds: LongInts,
    stride: Int,
    plies: LongInts,
    player: SmallInts,
    over: Truths,
    legal: Actions,
    counts: Ints,
    moves: Int,
    rng: LongInts,
    scratch: Ints,
    first: Int,
    last: Int,
) -> Nothing:
    """Play that many random moves in each game; one that is over is dealt again first. `scratch`
    has room for a list of moves."""
    for i in range(first, last):
        ended = over[i]
        for _ in range(moves):
            if ended:
                deal_game(states, i, blank, seeds, stride, plies, rng, i)
            ended = play_drawn(states, i, seeds[i], plies[i], rng, scratch)
            plies[i] += 1
        note_turn(record(states, i), player, over, legal, counts, i)


@kernel
def observe_game(tables, place, seat, row, cleared):
    """What a seat knows of the table at a place."""
    if not cleared:
        clear(row)
    s = record(tables, place)
    observe(s, i64(s.player) if seat == TO_MOVE else i64(seat), row)


@entry
def observe_games(
    states: Tables,
    seat: Int,
    out: ObservedRows,
    cleared: Bool,
    first: Int,
    last: Int,
) -> Nothing:
    """What `seat` knows of each game."""
    for i in range(first, last):
        observe_game(states, i, seat, out[i], cleared)


@entry
def recall_games(
    tables: Tables,
    blank: Tables,
    seeds: LongInts,
    plies: LongInts,
    history: Actions,
    seat: Int,
    out: ObservedStack,
    rng: LongInts,
    first: Int,
    last: Int,
) -> Nothing:
    """What `seat` knew of each game after the deal and after each move; then zeros. The games are
    played again for it, on `tables` that are scratch space."""
    for i in range(first, last):
        deal_table(tables, i, blank, seeds[i], rng)
        observe_game(tables, i, seat, out[i, 0], False)
        for ply in range(plies[i]):
            apply(record(tables, i), i64(history[i, ply]))
            observe_game(tables, i, seat, out[i, ply + 1], False)
        for rest in range(plies[i] + 1, out.shape[1]):
            clear(out[i, rest])


@entry
def returns_of_games(states: Tables, seats: Int, out: FloatRows, first: Int, last: Int) -> Nothing:
    """What each finished game was worth to each seat; 0 while it is running."""
    for i in range(first, last):
        s = record(states, i)
        for seat in range(seats):
            out[i, seat] = returns(s, seat) if s.over else 0.0


@entry
def mask_games(
    legal: Actions,
    counts: Ints,
    out: SmallIntRows,
    cleared: Bool,
    first: Int,
    last: Int,
) -> Nothing:
    """1 for each legal action of each game."""
    for i in range(first, last):
        row = out[i]
        if not cleared:
            clear(row)
        for j in range(counts[i]):
            row[legal[i, j]] = 1


# A re-deal has a seed of 63 bits besides that of the game. A stream has room for its lower part;
# the upper part changes the seed of the game. An odd factor keeps different seeds different, and
# keeps games from getting the seeds of their neighbours.
SEEDS_PER_STREAM = 2**32 // STREAMS
SPREAD = 0x9E3779B97F4A7C15


def mix_and_stream(seed: int) -> tuple[int, int]:
    """What `determinize_games` takes for a seed: different ones for different seeds."""
    upper, lower = divmod(seed, SEEDS_PER_STREAM)
    return upper * SPREAD % 2**63, HIDDEN + STREAMS * lower


@entry
def determinize_games(
    states: Tables,
    seat: Int,
    seeds: LongInts,
    mix: Int,
    stream: Int,
    rng: LongInts,
    scratch: Ints,
    first: Int,
    last: Int,
) -> Nothing:
    """Re-deal everything that `seat` cannot know."""
    for i in range(first, last):
        s = record(states, i)
        seed_generator(rng, seeds[i] ^ mix, stream)
        determinize(s, i64(s.player) if seat == TO_MOVE else i64(seat), rng, scratch)
