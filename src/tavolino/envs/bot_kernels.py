"""Kernels that play the games `first` to `last - 1` of a batch for one learner per game: its seat
moves, then bots move for the others until it is that seat's turn again. See kernels.py."""

from __future__ import annotations

from ..bots.policy import choose_at
from ..core.chance import seed_generator
from ..core.dispatch import Scratches, apply
from ..core.kernel import entry, i64, kernel, record
from ..core.signature import Floats, Int, Ints, LongInts, Nothing, SmallInts, Tables, Truths
from .kernels import STREAMS, Actions, is_legal, note_turn

# The stream of random numbers that bots choose with: one for each ply of a deal.
BOTS = 4


@kernel
def bot_stream(ply):
    return BOTS + STREAMS * (ply + 1)


@entry
def advance_games(
    states: Tables,
    seats: SmallInts,
    acting: Truths,
    actions: Ints,
    illegal: SmallInts,
    skills: LongInts,
    temperatures: Floats,
    seeds: LongInts,
    plies: LongInts,
    player: SmallInts,
    over: Truths,
    legal: Actions,
    counts: Ints,
    rng: LongInts,
    buffer: Ints,
    scratches: Scratches,
    scores: Floats,
    first: Int,
    last: Int,
) -> Nothing:
    """Play the `actions` of the learners in the games that are `acting`, and let bots reply in all
    games. Where an action is not legal, that is marked and nothing is played.

    `seats` are those of the learners; `skills` and `temperatures` are those of the bots, by seat.
    `buffer` has room for legal moves, `scores` for preferences."""
    for i in range(first, last):
        s = record(states, i)
        illegal[i] = 0
        if s.over:
            continue
        learner = i64(seats[i])
        if acting[i]:
            if not is_legal(legal[i], i64(counts[i]), actions[i]):
                illegal[i] = 1
                continue
            apply(s, i64(actions[i]))
            plies[i] += 1
        while not s.over and i64(s.player) != learner:
            skill = i64(skills[s.player])
            warmth = temperatures[s.player]
            seed_generator(rng, seeds[i], bot_stream(plies[i]))
            action = choose_at(states, i, buffer, skill, warmth, rng, scratches, scores)
            apply(s, i64(action))
            plies[i] += 1
        note_turn(s, player, over, legal, counts, i)
