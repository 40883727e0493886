"""Information-set Monte Carlo tree search, as kernels over any game.

One iteration deals everything anew that the searching seat cannot know, walks down the tree as far
as it goes with the moves that are legal on that table, plays on a little beyond it, judges, and
notes the result on the way back. A node stands for what was played since the root, not for a table:
its children are all moves that were ever met there, and only those that are legal now compete.
Where chance shows something to everybody (`revealed`), a node has a child for each thing shown.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), single
observer, with the choice of a move by prior (PUCT) where the game has insight, else by UCB1.
"""

from __future__ import annotations

import math

import numpy as np

from ..core.chance import below
from ..core.contract import WHOLE_WIN
from ..core.kernel import entry, kernel, record, wide
from ..core.machine import (
    apply,
    chances,
    determinize,
    legal_moves,
    outcome,
    preferences,
    revealed,
)
from .policy import chosen

# The tree: a row a node, whole numbers in `links`, others in `sums`. Children of a node are chained
# by `NEXT`, ascending in `MOVE`: the action that leads there, or ~(what chance revealed).
MOVE, NEXT, CHILD, VISITS, AVAILABLE, SEEN = range(6)
PRIOR, TOTAL = range(2)
NOBODY = 0  # as a link: the root is nobody's child
NODE_BYTES = 6 * 4 + 2 * 8

# How it searches: places in `manner`.
SIGHT, PLIES, WARMTH, PRIOR_WARMTH, CURIOSITY, DOUBT = range(6)

# What is counted: places in `counts`.
NODES, ITERATIONS, SETTLED = range(3)

UNTRIED = 1e6  # without priors, every move is tried once before one is tried again
MOST_DEPTH = 256  # of the tree; what lies deeper is played out
MANY = 48  # from so many legal moves on, those are left out that ...
HOPELESS = 1e-4  # ... the insight likes this much less than its favourite
EVEN = 0.1  # of the priors is shared out alike, so that no move stays untried for ever
SETTLE_EVERY = 16  # iterations between two looks whether the choice can still change


@kernel
def child_of(links, sums, counts, node, before, move):  # type: ignore[no-untyped-def]
    """A new child of a node, in the chain behind `before` (or at its beginning: NOBODY)."""
    child = counts[NODES]
    counts[NODES] = child + 1
    links[child, MOVE] = move
    if before == NOBODY:
        links[child, NEXT] = links[node, CHILD]
        links[node, CHILD] = child
    else:
        links[child, NEXT] = links[before, NEXT]
        links[before, NEXT] = child
    links[child, CHILD] = NOBODY
    links[child, VISITS] = 0
    links[child, AVAILABLE] = 0
    links[child, SEEN] = 0
    sums[child, PRIOR] = 0.0
    sums[child, TOTAL] = 0.0
    return child


@kernel
def meet(s, links, sums, counts, node, manner, legal, n, room, scores):  # type: ignore[no-untyped-def]
    """Give a node a child for each legal move that is worth a look and has none yet."""
    sight = wide(manner[SIGHT])
    if sight < 0:
        for i in range(n):
            scores[i] = 1.0 / n
    else:
        preferences(s, legal, n, sight, room, scores)
        most = scores[0]
        for i in range(1, n):
            most = max(most, scores[i])
        total = 0.0
        for i in range(n):
            scores[i] = math.exp((scores[i] - most) / manner[PRIOR_WARMTH])
            total += scores[i]
        hopeless = HOPELESS if n >= MANY else 0.0
        for i in range(n):
            if scores[i] < hopeless:
                scores[i] = -1.0
            else:
                scores[i] = (1.0 - EVEN) * scores[i] / total + EVEN / n
    before = wide(NOBODY)
    after = wide(links[node, CHILD])
    for i in range(n):
        while after != NOBODY and links[after, MOVE] < legal[i]:
            before = after
            after = wide(links[after, NEXT])
        if after != NOBODY and links[after, MOVE] == legal[i]:
            continue
        if scores[i] >= 0.0:
            before = wide(child_of(links, sums, counts, node, before, legal[i]))
            sums[before, PRIOR] = scores[i]


@kernel
def digest(legal, n):  # type: ignore[no-untyped-def]
    """A number that tells lists of legal moves apart, never 0."""
    mixed = wide(n)
    for i in range(n):
        mixed = (mixed * 31 + wide(legal[i]) + 1) & 0x7FFFFFFF
    return mixed if mixed else 1


@kernel
def choice(links, sums, node, manner, legal, n):  # type: ignore[no-untyped-def]
    """The child to go to, among those whose moves are legal; NOBODY if there is none."""
    priors, total = 0.0, 0.0
    visits = 0
    child = wide(links[node, CHILD])
    i = 0
    while child != NOBODY and i < n:
        if links[child, MOVE] < legal[i]:
            child = wide(links[child, NEXT])
        elif links[child, MOVE] > legal[i]:
            i += 1
        else:
            links[child, AVAILABLE] += 1
            priors += sums[child, PRIOR]
            total += sums[child, TOTAL]
            visits += links[child, VISITS]
            child = wide(links[child, NEXT])
            i += 1
    first_look = total / visits - manner[DOUBT] if visits else 0.5
    best = wide(NOBODY)
    highest = -1.0
    child = wide(links[node, CHILD])
    i = 0
    while child != NOBODY and i < n:
        if links[child, MOVE] < legal[i]:
            child = wide(links[child, NEXT])
        elif links[child, MOVE] > legal[i]:
            i += 1
        else:
            met = wide(links[child, VISITS])
            value = sums[child, TOTAL] / met if met else first_look
            often = wide(links[child, AVAILABLE])
            if manner[SIGHT] >= 0.0:
                unexplored = sums[child, PRIOR] / priors * math.sqrt(often) / (1 + met)
            else:
                unexplored = math.sqrt(math.log(often) / met) if met else UNTRIED
            value += manner[CURIOSITY] * unexplored
            if value > highest:
                highest = value
                best = child
            child = wide(links[child, NEXT])
            i += 1
    return best


@kernel
def shown(links, sums, counts, node, what):  # type: ignore[no-untyped-def]
    """The child of a node for what chance has revealed. They are chained in no order."""
    child = wide(links[node, CHILD])
    while child != NOBODY:
        if links[child, MOVE] == ~what:
            return child
        child = wide(links[child, NEXT])
    return wide(child_of(links, sums, counts, node, wide(NOBODY), ~what))


@kernel
def judge(s, seat, manner, rng, legal, room, scores, returns):  # type: ignore[no-untyped-def]
    """Play on as far as `manner` says, and fill in what each seat can expect."""
    sight = wide(manner[SIGHT])
    plies = wide(manner[PLIES])
    while s.over == 0 and plies > 0:
        n = wide(legal_moves(s, legal))
        if sight < 0:
            which = wide(below(rng, n))
        else:
            which = chosen(s, legal, n, sight, manner[WARMTH], rng, room, scores)
        apply(s, legal[which])
        plies -= 1
    if s.over:
        for each in range(len(returns)):
            returns[each] = outcome(s, each) / WHOLE_WIN
    else:
        chances(s, seat, room, returns)


@kernel
def is_settled(links, left):  # type: ignore[no-untyped-def]
    """Whether no other move of the root can be visited as often as the first one any more."""
    first = second = 0
    child = wide(links[0, CHILD])
    while child != NOBODY:
        visits = wide(links[child, VISITS])
        if visits > first:
            second = first
            first = visits
        else:
            second = max(second, visits)
        child = wide(links[child, NEXT])
    return first - second > left


@entry
def search_more(  # type: ignore[no-untyped-def]
    tables, seat, links, sums, counts, iterations, limit, manner, rng, legal, room, scores, returns
):
    """Go on with a search for some iterations, `limit` in all; with a limit of 0 there is none.
    With a limit it stops before, when the choice is settled. `tables[0]` is a table that fits what
    `seat` knows, `tables[1]` the one that is played on. A full tree grows no more."""
    seat = wide(seat)
    path = np.empty(MOST_DEPTH, np.int64)
    movers = np.empty(MOST_DEPTH, np.int64)
    widest = wide(len(legal)) + 1
    for _ in range(iterations):
        left = limit - counts[ITERATIONS]
        if limit and counts[ITERATIONS] % SETTLE_EVERY == 0 and is_settled(links, left):
            counts[SETTLED] = 1
            return
        tables[1] = tables[0]
        s = record(tables, 1)
        determinize(s, seat, rng, legal)
        depth = 0
        node = wide(0)
        while s.over == 0 and depth < MOST_DEPTH:
            if node and links[node, VISITS] == 0:
                break
            has_room = counts[NODES] + widest <= len(links)
            n = wide(legal_moves(s, legal))
            met = digest(legal, n)
            if links[node, SEEN] != met and has_room:
                meet(s, links, sums, counts, node, manner, legal, n, room, scores)
                links[node, SEEN] = met
            child = choice(links, sums, node, manner, legal, n)
            if child == NOBODY:
                break
            path[depth] = child
            movers[depth] = s.player
            depth += 1
            apply(s, wide(links[child, MOVE]))
            node = child
            what = wide(revealed(s))
            if what and s.over == 0:
                if links[node, VISITS] == 0 or not has_room:
                    break
                node = shown(links, sums, counts, node, what)
                if links[node, VISITS] == 0:
                    links[node, VISITS] = 1
                    break
                links[node, VISITS] += 1
        judge(s, seat, manner, rng, legal, room, scores, returns)
        for i in range(depth):
            links[path[i], VISITS] += 1
            sums[path[i], TOTAL] += returns[movers[i]]
        counts[ITERATIONS] += 1
