"""Kernels of the tree below a move that a search with a network tries: down the tree, and back."""

from __future__ import annotations

import math
from typing import Annotated, Any

import numpy as np

from ..core.dispatch import apply, legal_moves, revealed
from ..core.kernel import entry, i64, kernel, record
from ..core.signature import (
    ArrayOf,
    Float,
    FloatRows,
    Floats,
    Int,
    IntRows,
    Ints,
    LongIntRows,
    LongInts,
    Nothing,
    Tables,
)
from .policy import draw
from .tree import NOBODY, Nodes, Searches, child_of, choice_by_prior, digest, knows_all, shown

MOST_DEPTH = 64  # of a walk; what lies deeper is not noted
EVEN = 0.02  # of the priors is shared equally

# What a walk does next.
CHOOSE = 0  # a move in the tree
ASK_AND_CHOOSE = 1  # the same, when the network has said what is likely
GROW = 2  # it has reached the end of the tree
PLAY_ON = 3  # it is beyond it
DONE = 4

WALK = np.dtype(
    [
        ("place", "i8"),  # of its result
        ("next", "i8"),
        ("node", "i8"),
        ("plies", "i8"),  # left to play beyond the tree
        ("rng", "i8", 4),
        ("depth", "i8"),
        ("path_node", "i8", MOST_DEPTH),
        ("path_player", "i8", MOST_DEPTH),  # who chose
        ("path_expected", "f8", MOST_DEPTH),  # with what result it counts until it is done
    ],
    align=True,
)
Walks = Annotated[Any, ArrayOf(WALK)]


@kernel
def has_space(search, nodes, legal):
    """Whether a node can get all its children, and a walk can go on below one of them."""
    return search.nodes + i64(len(legal)) + 1 < len(nodes)


@kernel
def arrive(s, walk, search, nodes, node):
    """Go to a node, or to its child for what chance has revealed."""
    what = i64(revealed(s))
    if what and s.over == 0 and search.nodes < len(nodes):
        node = i64(shown(search, nodes, node, what))
    walk.node = node


@kernel
def choose(s, walk, search, nodes, legal, n):
    """Play the move to try at a walk's node; returns whether there is one."""
    node = i64(walk.node)
    c_puct = search.c_puct if s.player == search.seat else search.opponent_c_puct
    child = i64(choice_by_prior(search, nodes, node, c_puct, legal, n))
    if child == NOBODY:
        return False
    visits = i64(nodes[child].visits)
    expected = nodes[child].total / visits if visits else search.mean
    nodes[child].visits += 1
    nodes[child].total += expected
    depth = i64(walk.depth)
    walk.path_node[depth] = child
    walk.path_player[depth] = s.player
    walk.path_expected[depth] = expected
    walk.depth = depth + 1
    apply(s, i64(nodes[child].move))
    arrive(s, walk, search, nodes, child)
    return True


@kernel
def grow(search, nodes, node, actions, logits, n):
    """Give a node a child for each move that the network has an opinion on, and all of them the
    priors that it has now."""
    most = logits[0]
    for i in range(1, n):
        most = max(most, logits[i])
    total = 0.0
    for i in range(n):
        total += math.exp(logits[i] - most)
    before = i64(NOBODY)
    after = i64(nodes[node].child)
    for i in range(n):
        move = i64(actions[i])
        while after != NOBODY and nodes[after].move < move:
            before = after
            after = i64(nodes[after].next)
        child = after
        if after == NOBODY or nodes[after].move != move:
            before = i64(child_of(search, nodes, node, before, move))
            child = before
        nodes[child].prior = (1.0 - EVEN) * math.exp(logits[i] - most) / total + EVEN / n


@entry
def set_out(
    tables: Tables,
    walks: Walks,
    n: Int,
    starts: LongInts,
    rngs: LongIntRows,
    searches: Searches,
    nodes: Nodes,
) -> Nothing:
    """Begin a walk on each of `n` tables, on which a move was played: in turn those that the nodes
    `starts` stand for."""
    search = record(searches, i64(0))
    for i in range(n):
        walk = record(walks, i64(i))
        walk.place = i
        walk.next = CHOOSE
        walk.plies = 0
        walk.depth = 0
        for j in range(len(rngs[i])):
            walk.rng[j] = rngs[i, j]
        arrive(record(tables, i64(i)), walk, search, nodes, i64(starts[i % len(starts)]))


@entry
def walk_down(
    tables: Tables, walks: Walks, n: Int, searches: Searches, nodes: Nodes, legal: Ints
) -> Nothing:
    """Continue each walk until the network is needed."""
    search = record(searches, i64(0))
    for i in range(n):
        walk = record(walks, i64(i))
        s = record(tables, i64(i))
        while walk.next == CHOOSE:
            node = i64(walk.node)
            if s.over or nodes[node].seen == 0 or walk.depth == MOST_DEPTH:
                walk.next = GROW
            elif s.player != search.seat:
                walk.next = ASK_AND_CHOOSE
            else:
                m = i64(legal_moves(s, legal))
                met = digest(legal, m)
                if nodes[node].seen != met and not knows_all(nodes, node, legal, m):
                    walk.next = ASK_AND_CHOOSE
                elif not choose(s, walk, search, nodes, legal, m):
                    walk.next = GROW
                else:
                    nodes[node].seen = met


@kernel
def finish(walk, nodes, values):
    for i in range(i64(walk.depth)):
        node = i64(walk.path_node[i])
        nodes[node].total += values[walk.path_player[i]] - walk.path_expected[i]
    walk.next = DONE


@entry
def use_answers(
    tables: Tables,
    walks: Walks,
    n: Int,
    searches: Searches,
    nodes: Nodes,
    legal: Ints,
    counts: LongInts,
    actions: IntRows,
    logits: FloatRows,
    values: FloatRows,
    plies: Int,
    temperature: Float,
    results: Floats,
) -> Int:
    """Continue each walk with what the network said. Returns how many of them are not done; these
    and their tables move to the front, and the results of the others are noted."""
    search = record(searches, i64(0))
    left = 0
    for i in range(n):
        walk = record(walks, i64(i))
        s = record(tables, i64(i))
        described = i64(counts[i])
        if walk.next != PLAY_ON:
            went_on = False
            if described and has_space(search, nodes, legal):
                node = i64(walk.node)
                grow(search, nodes, node, actions[i], logits[i], described)
                m = i64(legal_moves(s, legal))
                nodes[node].seen = digest(legal, m)
                if walk.next == ASK_AND_CHOOSE:
                    went_on = choose(s, walk, search, nodes, legal, m)
            walk.next = CHOOSE if went_on else PLAY_ON
            walk.plies = plies
        if walk.next == PLAY_ON:
            if described and walk.plies > 0:
                move = draw(logits[i], described, temperature, walk.rng)
                apply(s, i64(actions[i, move]))
                walk.plies -= 1
            else:
                finish(walk, nodes, values[i])
                results[walk.place] = values[i, search.seat]
        if walk.next != DONE:
            if left != i:
                tables[left] = tables[i]
                walks[left] = walks[i]
            left += 1
    return left
