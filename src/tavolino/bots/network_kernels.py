"""Kernels of the network: inputs, layers, logits and values of many tables at once, on one core.

Every sum is taken in a fixed order, whatever the machine and however many tables there are, so that
the numbers are the same everywhere. A library for matrices would not promise that, and might use
other cores.

What the network is (`E` has a row per thing on the table, `e` one per move):

    E = relu(relu(rows @ row_1 + row_1_bias) @ row_2 + row_2_bias)
    e = relu(move @ move_1 + move_1_bias + sum over j of E[what j refers to] @ reference_j)
    in each round: H = the mean of the moves that refer to a thing, by exp(e @ score + score_bias)
                   E = relu(concat(E, H) @ row + row_bias)
                   e = relu(e @ move + move_bias + sum over j of E[what j refers to] @ reference_j)
    t = relu(concat(mean E, max E, mean e, max e, facts) @ trunk + trunk_bias)
    t = t + relu(t @ block_1 + block_1_bias) @ block_2 + block_2_bias, for each block
    logit = relu(e @ out_1 + t @ out_t + out_1_bias) @ out_2 + move @ skip
    values = softmax over the seats of (t @ value + value_bias), times seats / sides
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..core.chance import seed_generator
from ..core.dispatch import (
    Scratches,
    apply,
    determinize,
    legal_moves,
    share_of_win,
    write_network_inputs,
)
from ..core.kernel import compiled_as, entry, i64, kernel, record
from ..core.signature import (
    Bundle,
    Float,
    FloatRows,
    Floats,
    Int,
    IntRows,
    Ints,
    LongIntRows,
    LongInts,
    Nothing,
    SingleMatrices,
    SingleRows,
    Tables,
)
from .network_weights import Weights
from .policy import draw


@dataclass(frozen=True, eq=False)
class NetworkBuffers(Bundle):
    """Scratch space for tables that are evaluated together."""

    legal: Ints
    scores: Floats
    scratch: Scratches
    described: Ints
    table: LongInts  # the index of each table
    first_move: LongInts  # where the moves of each table begin, and the last ones end
    facts: SingleRows
    things: SingleMatrices  # by table
    rows: SingleRows  # the same numbers, one row each
    moves: SingleRows
    references: IntRows
    rows_1: SingleRows
    rows_2: SingleRows
    told: SingleRows  # of each thing: its encoding, and what it hears of moves
    referring: SingleRows  # the things that moves refer to, one after the other
    referred: SingleRows  # what these tell
    referred_at: LongInts  # where a thing of a table is among them, or -1
    referred_by: LongInts  # which of them a move refers to, or -1
    score: SingleRows
    weight: SingleRows
    encoded: SingleRows
    pooled: SingleRows
    trunk: SingleRows
    hidden: SingleRows
    trunk_out: SingleRows
    move_out: SingleRows
    value: SingleRows


# What is left of logits and values: differences in the last digits of the inputs, which libraries
# of mathematical functions may make, change nothing.
LOGIT_STEPS = 1024.0
VALUE_STEPS = 65536.0

# Of the moves that refer to a thing: the logarithm of how much one can count at most, and the least
# that all of them together are taken for.
LARGEST_SCORE = 6.0
LEAST_WEIGHT = 1e-6


def _add_products(x, n, w, out):
    """Add `x @ w` to the first `n` rows of `out`."""
    inputs, outputs = w.shape
    whole = inputs - inputs % 8
    for k in range(0, whole, 8):
        for r in range(n):
            a, b, c, d = x[r, k], x[r, k + 1], x[r, k + 2], x[r, k + 3]
            e, f, g, h = x[r, k + 4], x[r, k + 5], x[r, k + 6], x[r, k + 7]
            for j in range(outputs):
                total = out[r, j] + a * w[k, j]
                total += b * w[k + 1, j]
                total += c * w[k + 2, j]
                total += d * w[k + 3, j]
                total += e * w[k + 4, j]
                total += f * w[k + 5, j]
                total += g * w[k + 6, j]
                total += h * w[k + 7, j]
                out[r, j] = total
    for k in range(whole, inputs):
        for r in range(n):
            a = x[r, k]
            for j in range(outputs):
                out[r, j] += a * w[k, j]


@compiled_as(_add_products)
def add_products(x: Any, n: int, w: Any, out: Any) -> None:
    """The same sums in the same order."""
    for k in range(len(w)):
        out[:n] += x[:n, k, None] * w[k]


@kernel
def layer(x, n, w, bias, out):
    """`x @ w + bias`."""
    for r in range(n):
        for j in range(len(bias)):
            out[r, j] = bias[j]
    add_products(x, n, w, out)


@kernel
def rectify(out, n):
    for r in range(n):
        for j in range(out.shape[1]):
            out[r, j] = max(out[r, j], np.float32(0.0))


@kernel
def pool(x, first, n, out, row, start):
    """Write the mean and the maximum of `n` rows."""
    width = x.shape[1]
    for j in range(width):
        out[row, start + j] = x[first, j]
        out[row, start + width + j] = x[first, j]
    for r in range(first + 1, first + n):
        for j in range(width):
            out[row, start + j] += x[r, j]
            out[row, start + width + j] = max(out[row, start + width + j], x[r, j])
    for j in range(width):
        out[row, start + j] /= np.float32(n)


@kernel
def describe(states, i, place, b, actions):
    """Write the inputs of table `i`, which becomes number `place` of the tables that are evaluated
    together; returns how many of its moves are described."""
    s = record(states, i)
    n = i64(legal_moves(s, b.legal))
    first = b.first_move[place]
    end = first + actions.shape[1]
    described = i64(
        write_network_inputs(
            s,
            b.legal,
            n,
            record(b.scratch, i64(0)),
            b.scores,
            b.facts[place],
            b.things[place],
            b.moves[first:end],
            b.references[first:end],
            b.described,
        )
    )
    for move in range(described):
        actions[i, move] = b.legal[b.described[move]]
    return described


@kernel
def refer(tables, reference, b):
    """Add to the encoding of each move what it refers to, slot by slot."""
    things, width = b.things.shape[1], b.rows_2.shape[1]
    for slot in range(b.references.shape[1]):
        n = i64(0)  # things that a move refers to here
        for place in range(tables):
            for thing in range(things):
                b.referred_at[thing] = -1
            for move in range(b.first_move[place], b.first_move[place + 1]):
                thing = i64(b.references[move, slot])
                if thing < things and b.referred_at[thing] < 0:
                    b.referred_at[thing] = n
                    for j in range(width):
                        b.referring[n, j] = b.rows_2[place * things + thing, j]
                        b.referred[n, j] = 0.0
                    n += 1
                b.referred_by[move] = b.referred_at[thing] if thing < things else -1
        add_products(b.referring, n, reference[slot], b.referred)
        for move in range(b.first_move[tables]):
            at = b.referred_by[move]
            if at >= 0:
                for j in range(width):
                    b.encoded[move, j] += b.referred[at, j]


@kernel
def hear(tables, score, score_bias, b):
    """Write the mean of the moves that refer to each thing behind the encoding of the thing. Each
    part of their numbers is weighed in its own way."""
    things, width, heads = b.things.shape[1], b.rows_2.shape[1], b.weight.shape[1]
    part = width // heads
    layer(b.encoded, b.first_move[tables], score, score_bias, b.score)
    for row in range(tables * things):
        for j in range(width):
            b.told[row, j] = b.rows_2[row, j]
            b.told[row, width + j] = 0.0
        for head in range(heads):
            b.weight[row, head] = 0.0
    for place in range(tables):
        for move in range(b.first_move[place], b.first_move[place + 1]):
            for head in range(heads):
                odds = LARGEST_SCORE * math.tanh(float(b.score[move, head]) / LARGEST_SCORE)
                b.score[move, head] = math.exp(odds)
            for slot in range(b.references.shape[1]):
                thing = i64(b.references[move, slot])
                if thing >= things:
                    continue
                row = place * things + thing
                for head in range(heads):
                    odds = b.score[move, head]
                    b.weight[row, head] += odds
                    for j in range(head * part, (head + 1) * part):
                        b.told[row, width + j] += odds * b.encoded[move, j]
    for row in range(tables * things):
        for head in range(heads):
            weight = max(b.weight[row, head], np.float32(LEAST_WEIGHT))
            for j in range(head * part, (head + 1) * part):
                b.told[row, width + j] /= weight


@kernel
def encode(tables, w, b):
    """From the inputs of `n` tables to `encoded` moves, and to `trunk`, what the network makes
    of each whole table."""
    things = b.things.shape[1]
    width = b.rows_1.shape[1]
    layer(b.rows, tables * things, w.row_1, w.row_1_bias, b.rows_1)
    rectify(b.rows_1, tables * things)
    layer(b.rows_1, tables * things, w.row_2, w.row_2_bias, b.rows_2)
    rectify(b.rows_2, tables * things)
    moves = b.first_move[tables]
    layer(b.moves, moves, w.move_1, w.move_1_bias, b.encoded)
    refer(tables, w.reference, b)
    rectify(b.encoded, moves)
    for each in range(len(w.round_score)):
        hear(tables, w.round_score[each], w.round_score_bias[each], b)
        layer(b.told, tables * things, w.round_row[each], w.round_row_bias[each], b.rows_2)
        rectify(b.rows_2, tables * things)
        for move in range(moves):
            for j in range(width):
                b.move_out[move, j] = b.encoded[move, j]
        layer(b.move_out, moves, w.round_move[each], w.round_move_bias[each], b.encoded)
        refer(tables, w.round_reference[each], b)
        rectify(b.encoded, moves)
    for place in range(tables):
        first = b.first_move[place]
        pool(b.rows_2, place * things, things, b.pooled, place, 0)
        pool(b.encoded, first, b.first_move[place + 1] - first, b.pooled, place, 2 * width)
        for fact in range(b.facts.shape[1]):
            b.pooled[place, 4 * width + fact] = b.facts[place, fact]
    layer(b.pooled, tables, w.trunk, w.trunk_bias, b.trunk)
    rectify(b.trunk, tables)
    for block in range(len(w.block_1)):
        layer(b.trunk, tables, w.block_1[block], w.block_1_bias[block], b.hidden)
        rectify(b.hidden, tables)
        for place in range(tables):
            for j in range(b.trunk.shape[1]):
                b.trunk[place, j] += w.block_2_bias[block, j]
        add_products(b.hidden, tables, w.block_2[block], b.trunk)


@kernel
def rounded(number, steps):
    return math.floor(number * steps + 0.5) / steps


@kernel
def write_logits(tables, w, b, logits):
    layer(b.trunk, tables, w.out_t, w.out_1_bias, b.trunk_out)
    width = b.encoded.shape[1]
    for place in range(tables):
        for move in range(b.first_move[place], b.first_move[place + 1]):
            for j in range(width):
                b.move_out[move, j] = b.trunk_out[place, j]
    moves = b.first_move[tables]
    add_products(b.encoded, moves, w.out_1, b.move_out)
    rectify(b.move_out, moves)
    for place in range(tables):
        first = b.first_move[place]
        for move in range(first, b.first_move[place + 1]):
            total = np.float32(0.0)
            for j in range(width):
                total += b.move_out[move, j] * w.out_2[j]
            for j in range(len(w.skip)):
                total += b.moves[move, j] * w.skip[j]
            logits[b.table[place], move - first] = rounded(float(total), LOGIT_STEPS)


@kernel
def write_values(states, tables, w, b, seats, total, values):
    """The share of the win that each seat can expect; the shares add up to `total`."""
    layer(b.trunk, tables, w.value, w.value_bias, b.value)
    for place in range(tables):
        i = b.table[place]
        most = b.value[place, 0]
        for k in range(1, seats):
            most = max(most, b.value[place, k])
        odds = 0.0
        for k in range(seats):
            odds += math.exp(float(b.value[place, k] - most))
        player = i64(record(states, i).player)
        for k in range(seats):
            share = total * math.exp(float(b.value[place, k] - most)) / odds
            values[i, (player + k) % seats] = rounded(share, VALUE_STEPS)


@entry
def evaluate_tables(
    states: Tables,
    n: Int,
    w: Weights,
    b: NetworkBuffers,
    seats: Int,
    total: Float,
    counts: LongInts,
    actions: IntRows,
    logits: FloatRows,
    values: FloatRows,
) -> Nothing:
    """Evaluate the first `n` tables: how many moves are described, which actions they are, and
    their logits; and what each seat can expect. Of a finished game no moves are described, and the
    values are the result. `total` is what the values of all seats add up to."""
    at_once = len(b.facts)
    for start in range(0, n, at_once):
        tables = i64(0)
        b.first_move[0] = 0
        for i in range(start, min(n, start + at_once)):
            s = record(states, i)
            counts[i] = 0
            if s.over:
                for seat in range(seats):
                    values[i, seat] = share_of_win(s, seat)
                continue
            counts[i] = describe(states, i, tables, b, actions)
            b.table[tables] = i
            b.first_move[tables + 1] = b.first_move[tables] + counts[i]
            tables += 1
        encode(tables, w, b)
        write_logits(tables, w, b, logits)
        write_values(states, tables, w, b, seats, total, values)


@entry
def draw_at(logits: FloatRows, i: Int, n: Int, temperature: Float, rng: LongInts) -> Int:
    """Which of the first `n` moves of row `i` is chosen. The logits are overwritten."""
    return draw(logits[i], i64(n), temperature, rng)


@entry
def play_sampled(
    states: Tables,
    n: Int,
    counts: LongInts,
    actions: IntRows,
    logits: FloatRows,
    temperature: Float,
    rngs: LongIntRows,
) -> Nothing:
    """Play a move on each table that is not over, sampled by the logits, which are overwritten.
    Each table has its own generator."""
    for i in range(n):
        if counts[i] > 0:
            move = draw(logits[i], i64(counts[i]), temperature, rngs[i])
            apply(record(states, i), i64(actions[i, move]))


@entry
def play_candidates(
    states: Tables,
    root: Tables,
    seat: Int,
    candidates: LongInts,
    n: Int,
    first: Int,
    deals: Int,
    seed: Int,
    rng: LongInts,
    rngs: LongIntRows,
    scratch: Ints,
) -> Nothing:
    """Fill `states` with `deals` tables that fit what `seat` knows of the `root`, from number
    `first` on, each with each of the `n` candidates played on it: candidate `c` of deal `d` is at
    `d * n + c`. A deal, and the generator in `rngs` of each table made from it, depend on its
    number and the seed alone."""
    for d in range(deals):
        start = d * n
        seed_generator(rng, seed, 2 * (first + d))
        states[start] = root[0]
        determinize(record(states, start), i64(seat), rng, scratch)
        for c in range(1, n):
            states[start + c] = states[start]
        for c in range(n):
            apply(record(states, start + c), i64(candidates[c]))
            seed_generator(rngs[start + c], seed, 2 * (first + d) + 1)
