"""Information-set Monte Carlo tree search, as kernels over any game.

One iteration re-deals everything that the searching seat cannot know, walks down the tree with the
moves that are legal on that table, plays on a little beyond it, judges, and records the result on
the way back. A node stands for what was played since the root, not for a table: its children are
all moves that were ever legal there, and only those that are legal now compete. Where chance shows
something to everybody (`revealed`), a node has a child for each thing shown.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), single
observer. Without an evaluation, moves are chosen by UCB1. With one, they are chosen by prior (PUCT)
below the root, and those at the root run a race: all of them are tried on the same deal and with
the same luck, deal after deal, and a move that falls clearly behind drops out. Most of what makes
results differ is the deal, so the same deals tell moves apart several times sooner.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np

from ..core.dispatch import (
    Scratches,
    apply,
    chances,
    determinize,
    legal_moves,
    normalised_returns,
    preferences,
    random_move,
    revealed,
)
from ..core.kernel import entry, i64, kernel, record
from ..core.signature import ArrayOf, Bundle, Floats, Int, Ints, LongInts, Nothing, Tables
from .policy import chosen

MOST_RACERS = 32
USUAL_RACERS = 16  # if it is not known how long the race may take
FEWEST_LAPS = 16  # deals before a move may drop out; and ...
HEAD_START = 4  # ... one iteration in this many, so that the tree has grown with all of them
BEHIND = 3.0  # in standard errors
LEAST_VARIANCE = 0.05**2  # of results: what hardly varies now may vary deeper in the tree
CLOSE = 0.004  # the race is over when no difference can be greater

MOST_DEPTH = 256  # of the tree; what lies deeper is played out
MANY = 48  # with at least this many legal moves, moves are left out that ...
HOPELESS = 1e-4  # ... the evaluation likes this much less than its favourite
EVEN = 0.1  # of the priors is shared equally, so that no move stays untried forever
SETTLE_EVERY = 16  # iterations between two checks whether the choice can still change

NOBODY = 0  # as a link: the root is nobody's child
NONE_YET = -1

STRIDE = 8  # children that a walk along them can leave out at once

# A node of the tree. Its children are chained by `next`, ascending in `move`.
NODE = np.dtype(
    [
        ("move", "i4"),  # the action that leads here, or ~(what chance revealed)
        ("next", "i4"),
        ("later", "i4"),  # one further on in the same chain, or NOBODY
        ("child", "i4"),  # the first one
        ("visits", "i4"),
        ("available", "i4"),  # how often its move was legal
        # With an evaluation, a digest of the legal moves that were seen last; without one, whether
        # no more moves are to be examined.
        ("seen", "i4"),
        ("prior", "f8"),
        ("total", "f8"),  # of the returns
    ],
    align=True,
)

# The state of a search, apart from its tree.
SEARCH = np.dtype(
    [
        ("seat", "i8"),  # that searches
        # -- how it searches, see search.SearchParameters
        ("skill", "i8"),
        ("plies", "i8"),
        ("temperature", "f8"),
        ("prior_temperature", "f8"),
        ("c_puct", "f8"),
        ("fpu_reduction", "f8"),
        ("opponent_c_puct", "f8"),
        # -- how long
        ("limit", "i8"),  # iterations in total; 0: not known
        ("settles", "i8"),  # whether it may stop when more iterations can hardly change the choice
        ("settled", "i8"),  # whether it has
        ("iterations", "i8"),  # done
        # -- the tree
        ("nodes", "i8"),  # in use
        ("mean", "f8"),  # result of the moves among which one was chosen last
        ("path_node", "i8", MOST_DEPTH),  # the path of this iteration: the nodes,
        ("path_player", "i8", MOST_DEPTH),  # and who chose
        # -- the race of the moves at the root; those that dropped out are last
        ("racers", "i8"),
        ("turn", "i8"),  # whose turn it is on the present deal
        ("first_laps", "i8"),  # deals before anybody drops out
        ("luck", "i8", 4),  # the generator as it was after the present deal
        ("racer_node", "i8", MOST_RACERS),
        ("racer_deals", "f8", MOST_RACERS),  # that it was tried on
        ("racer_ahead", "f8", MOST_RACERS),  # by how much it was better than the mean of them all
        ("racer_squares", "f8", MOST_RACERS),  # the squares of that
        ("racer_result", "f8", MOST_RACERS),  # on the present deal
    ],
    align=True,
)


@dataclass(frozen=True, eq=False)
class Buffers(Bundle):
    """What kernels of the game fill."""

    legal: Ints  # the legal actions
    scores: Floats  # a number for each of them
    scratch: Scratches  # the record of the evaluation
    returns: Floats  # a number for each seat


Searches = Annotated[Any, ArrayOf(SEARCH)]
Nodes = Annotated[Any, ArrayOf(NODE)]


@kernel
def child_of(search, nodes, node, before, move):
    """A new child of a node, in the chain after `before` (or at its beginning: NOBODY)."""
    child = search.nodes
    search.nodes = child + 1
    nodes[child].move = move
    if before == NOBODY:
        nodes[child].next = nodes[node].child
        nodes[node].child = child
    else:
        nodes[child].next = nodes[before].next
        nodes[before].next = child
    nodes[child].later = NOBODY
    nodes[child].child = NOBODY
    nodes[child].visits = 0
    nodes[child].available = 0
    nodes[child].seen = 0
    nodes[child].prior = 0.0
    nodes[child].total = 0.0
    return child


@kernel
def meet(s, search, nodes, node, n, buffers):
    """Give a node a child for each legal move that is worth examining and has none yet."""
    legal, scores = buffers.legal, buffers.scores
    preferences(s, legal, n, i64(search.skill), record(buffers.scratch, i64(0)), scores)
    most = scores[0]
    for i in range(1, n):
        most = max(most, scores[i])
    total = 0.0
    for i in range(n):
        scores[i] = math.exp((scores[i] - most) / search.prior_temperature)
        total += scores[i]
    hopeless = HOPELESS if n >= MANY else 0.0
    for i in range(n):
        if scores[i] < hopeless:
            scores[i] = -1.0
        else:
            scores[i] = (1.0 - EVEN) * scores[i] / total + EVEN / n
    before = i64(NOBODY)
    after = i64(nodes[node].child)
    for i in range(n):
        while after != NOBODY and nodes[after].move < legal[i]:
            before = after
            after = i64(nodes[after].next)
        if after != NOBODY and nodes[after].move == legal[i]:
            continue
        if scores[i] >= 0.0:
            before = i64(child_of(search, nodes, node, before, legal[i]))
            nodes[before].prior = scores[i]


@kernel
def knows_all(nodes, node, legal, n):
    """Whether a node has a child for each legal move."""
    child = i64(nodes[node].child)
    for i in range(n):
        while child != NOBODY and nodes[child].move < legal[i]:
            child = i64(nodes[child].next)
        if child == NOBODY or nodes[child].move != legal[i]:
            return False
    return True


@kernel
def digest(legal, n):
    """A number that tells lists of legal moves apart, never 0."""
    mixed = i64(n)
    for i in range(n):
        mixed = (mixed * 31 + i64(legal[i]) + 1) & 0x7FFFFFFF
    return mixed if mixed else 1


@entry
def consider_only(searches: Searches, nodes: Nodes, legal: Ints, n: Int, action: Int) -> Nothing:
    """Give the root of a new tree just one of its `n` legal moves."""
    child = child_of(record(searches, i64(0)), nodes, i64(0), i64(NOBODY), i64(action))
    nodes[child].prior = 1.0
    nodes[0].seen = digest(legal, i64(n))


@kernel
def choice_by_prior(search, nodes, node, c_puct, legal, n):
    """The child to go to, among those whose moves are legal; NOBODY if there is none."""
    priors, total = 0.0, 0.0
    visits = 0
    child = i64(nodes[node].child)
    i = 0
    while child != NOBODY and i < n:
        if nodes[child].move < legal[i]:
            child = i64(nodes[child].next)
        elif nodes[child].move > legal[i]:
            i += 1
        else:
            nodes[child].available += 1
            priors += nodes[child].prior
            total += nodes[child].total
            visits += nodes[child].visits
            child = i64(nodes[child].next)
            i += 1
    search.mean = total / visits if visits else 0.5
    first_look = search.mean - search.fpu_reduction if visits else 0.5
    best = i64(NOBODY)
    highest = -1.0
    child = i64(nodes[node].child)
    i = 0
    while child != NOBODY and i < n:
        if nodes[child].move < legal[i]:
            child = i64(nodes[child].next)
        elif nodes[child].move > legal[i]:
            i += 1
        else:
            met = i64(nodes[child].visits)
            value = nodes[child].total / met if met else first_look
            often = i64(nodes[child].available)
            unexplored = nodes[child].prior / priors * math.sqrt(often) / (1 + met)
            value += c_puct * unexplored
            if value > highest:
                highest = value
                best = child
            child = i64(nodes[child].next)
            i += 1
    return best


@kernel
def choice_by_ucb(search, nodes, node, c_puct, legal, n, grows):
    """The child to go to, among those whose moves are legal: the first one that was never tried, or
    else by UCB1; NOBODY if there is none. Moves without a child get one if the node `grows`.

    Where the legal moves depend on hidden cards, most children are passed over, so each group of
    them that was created together has a shortcut to its end."""
    untried, best = i64(NOBODY), i64(NOBODY)
    highest = -1.0
    its_often, its_log = i64(0), 0.0  # most moves were legal equally often
    before = i64(NOBODY)
    child = i64(nodes[node].child)
    newest, group, size = i64(NONE_YET), i64(NONE_YET), 0
    for i in range(n):
        move = i64(legal[i])
        while child != NOBODY and nodes[child].move < move:
            later = i64(nodes[child].later)
            before = later if later != NOBODY and nodes[later].move < move else child
            child = i64(nodes[before].next)
        if child == NOBODY or nodes[child].move != move:
            if not grows:
                continue
            child = i64(child_of(search, nodes, node, before, move))
            nodes[child].prior = 1.0 / n
            if before != newest or size == STRIDE:
                group, size = child, 0
            else:
                nodes[group].later = child
                size += 1
            newest = child
        nodes[child].available += 1
        met = i64(nodes[child].visits)
        if untried == NOBODY and met == 0:
            untried = child
        elif untried == NOBODY:
            often = i64(nodes[child].available)
            if often != its_often:
                its_often, its_log = often, math.log(often)
            value = nodes[child].total / met + c_puct * math.sqrt(its_log / met)
            if value > highest:
                highest = value
                best = child
        before = child
        child = i64(nodes[child].next)
    return best if untried == NOBODY else untried


@kernel
def shown(search, nodes, node, what):
    """The child of a node for what chance has revealed. They are chained in no order."""
    child = i64(nodes[node].child)
    while child != NOBODY:
        if nodes[child].move == ~what:
            return child
        child = i64(nodes[child].next)
    return i64(child_of(search, nodes, node, i64(NOBODY), ~what))


@kernel
def descend(s, search, nodes, first, buffers):
    """Walk down the tree as far as it goes, beginning with the child `first` of the root, or with
    the one to choose (NOBODY). A full tree does not grow. Return how many moves were played."""
    legal = buffers.legal
    widest = i64(len(legal)) + 1
    depth = 0
    node = i64(0)
    while s.over == 0 and depth < MOST_DEPTH:
        if node and nodes[node].visits == 0:
            break
        has_space = search.nodes + widest <= len(nodes)
        child = first
        first = i64(NOBODY)
        if child == NOBODY:
            n = i64(legal_moves(s, legal))
            c_puct = search.c_puct if s.player == search.seat else search.opponent_c_puct
            if search.skill < 0:
                grows = has_space and nodes[node].seen == 0
                child = choice_by_ucb(search, nodes, node, c_puct, legal, n, grows)
            else:
                met = digest(legal, n)
                if nodes[node].seen != met and has_space:
                    if not knows_all(nodes, node, legal, n):
                        meet(s, search, nodes, node, n, buffers)
                    nodes[node].seen = met
                child = choice_by_prior(search, nodes, node, c_puct, legal, n)
            if child == NOBODY:
                break
        search.path_node[depth] = child
        search.path_player[depth] = s.player
        depth += 1
        apply(s, i64(nodes[child].move))
        node = child
        what = i64(revealed(s))
        if what and s.over == 0:
            if nodes[node].visits == 0 or not has_space:
                break
            node = shown(search, nodes, node, what)
            if nodes[node].visits == 0:
                nodes[node].visits = 1
                break
            nodes[node].visits += 1
    return depth


@kernel
def judge(s, search, rng, buffers):
    """Play on as far as the search looks ahead, and fill in what each seat can expect."""
    legal, scratch, returns = buffers.legal, record(buffers.scratch, i64(0)), buffers.returns
    skill = i64(search.skill)
    plies = i64(search.plies)
    while s.over == 0 and plies > 0:
        if skill < 0:
            move = i64(random_move(s, rng, legal))
        else:
            n = i64(legal_moves(s, legal))
            which = chosen(s, legal, n, skill, search.temperature, rng, scratch, buffers.scores)
            move = i64(legal[which])
        apply(s, move)
        plies -= 1
    if s.over:
        for each in range(len(returns)):
            returns[each] = normalised_returns(s, each)
    else:
        chances(s, i64(search.seat), scratch, returns)


@kernel
def iterate(s, search, nodes, first, rng, buffers):
    """One iteration on a dealt table: down the tree, beyond it, and back."""
    depth = descend(s, search, nodes, first, buffers)
    judge(s, search, rng, buffers)
    for i in range(depth):
        node = search.path_node[i]
        nodes[node].visits += 1
        nodes[node].total += buffers.returns[search.path_player[i]]
    search.iterations += 1


# -- without an evaluation -----------------------------------------------------------------------


@entry
def grow_tree(
    searches: Searches,
    nodes: Nodes,
    tables: Tables,
    rng: LongInts,
    iterations: Int,
    buffers: Buffers,
) -> Nothing:
    """Continue for some iterations, each on its own deal, with moves chosen by UCB1. `tables[0]` is
    a table that fits what the seat knows, `tables[1]` the one that is played on."""
    search = record(searches, i64(0))
    for _ in range(iterations):
        looks = search.settles and search.limit and search.iterations % SETTLE_EVERY == 0
        if looks and is_settled(nodes, search.limit - search.iterations):
            search.settled = 1
            return
        tables[1] = tables[0]
        s = record(tables, i64(1))
        determinize(s, i64(search.seat), rng, buffers.legal)
        iterate(s, search, nodes, i64(NOBODY), rng, buffers)


@kernel
def is_settled(nodes, left):
    """Whether no other move at the root can still be visited as often as the first one."""
    first = second = 0
    child = i64(nodes[0].child)
    while child != NOBODY:
        visits = i64(nodes[child].visits)
        if visits > first:
            second = first
            first = visits
        else:
            second = max(second, visits)
        child = i64(nodes[child].next)
    return first - second > left


# -- with an evaluation --------------------------------------------------------------------------


@entry
def run_race(
    searches: Searches,
    nodes: Nodes,
    tables: Tables,
    rng: LongInts,
    iterations: Int,
    buffers: Buffers,
) -> Nothing:
    """Continue for some iterations: all racers are tried on one deal with the same luck,
    `tables[2]`, then on the next. `tables[0]` and `tables[1]` are as in `grow_tree`."""
    search = record(searches, i64(0))
    if not search.racers:
        s = record(tables, i64(0))
        n = i64(legal_moves(s, buffers.legal))
        if not nodes[0].seen:
            meet(s, search, nodes, i64(0), n, buffers)
        line_up(search, nodes)
    for _ in range(iterations):
        if search.turn == 0:
            tables[2] = tables[0]
            determinize(record(tables, i64(2)), i64(search.seat), rng, buffers.legal)
            for i in range(len(rng)):
                search.luck[i] = rng[i]
        tables[1] = tables[2]
        for i in range(len(rng)):
            rng[i] = search.luck[i]
        racer = i64(search.racer_node[search.turn])
        iterate(record(tables, i64(1)), search, nodes, racer, rng, buffers)
        search.racer_result[search.turn] = buffers.returns[search.seat]
        search.turn += 1
        if search.turn == search.racers:
            search.turn = 0
            if end_lap(search) and search.settles:
                search.settled = 1
                return


@kernel
def line_up(search, nodes):
    """Choose the racers: the moves at the root with the greatest priors, more of them the longer
    the race may take, since a short race with many is won by luck."""
    limit = i64(search.limit)
    most = i64(USUAL_RACERS)
    if limit:
        most = min(max(i64(math.sqrt(limit) / 2.0), 2), MOST_RACERS)
    racers = i64(0)
    child = i64(nodes[0].child)
    while child != NOBODY:
        place = racers
        while place > 0 and nodes[search.racer_node[place - 1]].prior < nodes[child].prior:
            if place < most:
                search.racer_node[place] = search.racer_node[place - 1]
            place -= 1
        if place < most:
            search.racer_node[place] = child
            racers = min(racers + 1, most)
        child = i64(nodes[child].next)
    for i in range(racers):
        search.racer_deals[i] = 0.0
        search.racer_ahead[i] = 0.0
        search.racer_squares[i] = 0.0
        search.racer_result[i] = 0.0
    search.racers = racers
    search.turn = 0
    search.first_laps = max(limit // (HEAD_START * max(racers, 1)), FEWEST_LAPS)


@kernel
def end_lap(search):
    """All racers were tried on one deal: record how they did, and drop those that are clearly
    behind. Return whether the race is over."""
    racers = i64(search.racers)
    mean = 0.0
    for i in range(racers):
        mean += search.racer_result[i] / racers
    first = i64(0)
    for i in range(racers):
        ahead = search.racer_result[i] - mean
        search.racer_deals[i] += 1.0
        search.racer_ahead[i] += ahead
        search.racer_squares[i] += ahead * ahead
        if search.racer_ahead[i] > search.racer_ahead[first]:
            first = i64(i)
    deals = search.racer_deals[first]
    if deals < search.first_laps:
        return racers == 1
    widest = 0.0
    i = 0
    best, its_error = search.racer_ahead[first] / deals, squared_error(search, first)
    while i < search.racers:
        behind = best - search.racer_ahead[i] / deals
        error = math.sqrt(its_error + squared_error(search, i64(i)))
        if behind > BEHIND * error and behind > 0.0:
            search.racers -= 1
            swap_racers(search, i64(i), i64(search.racers))
        else:
            if behind > 0.0:
                widest = max(widest, behind + BEHIND * error)
            i += 1
    return search.racers == 1 or widest < CLOSE


@kernel
def swap_racers(search, i, j):
    node = search.racer_node[i]
    search.racer_node[i] = search.racer_node[j]
    search.racer_node[j] = node
    swap_numbers(search.racer_deals, i, j)
    swap_numbers(search.racer_ahead, i, j)
    swap_numbers(search.racer_squares, i, j)
    swap_numbers(search.racer_result, i, j)


@kernel
def swap_numbers(numbers, i, j):
    kept = numbers[i]
    numbers[i] = numbers[j]
    numbers[j] = kept


@kernel
def squared_error(search, i):
    """The squared standard error of a racer's mean result against the others."""
    deals = search.racer_deals[i]
    mean = search.racer_ahead[i] / deals
    return max(search.racer_squares[i] / deals - mean * mean, LEAST_VARIANCE) / deals
