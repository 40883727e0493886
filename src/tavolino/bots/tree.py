"""Information-set Monte Carlo tree search, as kernels over any game.

One iteration deals everything anew that the searching seat cannot know, walks down the tree as far
as it goes with the moves that are legal on that table, plays on a little beyond it, judges, and
notes the result on the way back. A node stands for what was played since the root, not for a table:
its children are all moves that were ever met there, and only those that are legal now compete.
Where chance shows something to everybody (`revealed`), a node has a child for each thing shown.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), single
observer. Without evaluation, moves are chosen by UCB1. With one, they are chosen by prior (PUCT)
below the root, and those of the root run a race: all of them are tried on the same deal and with
the same luck, deal after deal, and whoever falls clearly behind drops out. Most of what makes
results differ is the deal, so the same deals tell moves apart several times sooner.
"""

from __future__ import annotations

import math

from ..core.chance import below
from ..core.dispatch import (
    apply,
    chances,
    determinize,
    legal_moves,
    normalised_returns,
    preferences,
    revealed,
)
from ..core.kernel import entry, i64, kernel, record
from .policy import chosen

# The tree: a row a node, whole numbers in `links`, others in `sums`. Children of a node are chained
# by `NEXT`, ascending in `MOVE`: the action that leads there, or ~(what chance revealed).
MOVE, NEXT, CHILD, VISITS, AVAILABLE, SEEN = range(6)
PRIOR, TOTAL = range(2)
NOBODY = 0  # as a link: the root is nobody's child
NODE_BYTES = 6 * 4 + 2 * 8

# How it searches: places in `parameters`.
SKILL, PLIES, TEMPERATURE, PRIOR_TEMPERATURE, C_PUCT, FPU_REDUCTION, OPPONENT_C_PUCT = range(7)

# What is counted: places in `counts`.
NODES, ITERATIONS, SETTLED, RACERS, TURN, FIRST_LAPS = range(6)

# A move of the root in the race, a row of `race`: its node, the deals it was tried on, by how much
# it was better than the mean of all that were in the race then, the squares of that, and what came
# of it on the present deal. The rows of those that dropped out stand last.
NODE, DEALS, AHEAD, SQUARES, RESULT = range(5)
MOST_RACERS = 32
USUAL_RACERS = 16  # where nobody knows how long the race may take
FEWEST_LAPS = 16  # deals before anybody drops out; and ...
HEAD_START = 4  # ... one iteration in so many, so that the tree has grown with all of them
BEHIND = 3.0  # standard errors that are clear
LEAST_VARIANCE = 0.05**2  # of results: what hardly varies may yet do so deeper in the tree
CLOSE = 0.004  # when no difference can be greater than that, the race is over

UNTRIED = 1e6  # without priors, every move is tried once before one is tried again
MOST_DEPTH = 256  # of the tree; what lies deeper is played out
MANY = 48  # from so many legal moves on, those are left out that ...
HOPELESS = 1e-4  # ... the evaluation likes this much less than its favourite
EVEN = 0.1  # of the priors is shared out alike, so that no move stays untried for ever
SETTLE_EVERY = 16  # iterations between two looks whether the choice can still change


@kernel
def child_of(links, sums, counts, node, before, move):
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
def meet(s, links, sums, counts, node, parameters, legal, n, scratch, scores):
    """Give a node a child for each legal move that is worth a look and has none yet."""
    skill = i64(parameters[SKILL])
    if skill < 0:
        for i in range(n):
            scores[i] = 1.0 / n
    else:
        preferences(s, legal, n, skill, scratch, scores)
        most = scores[0]
        for i in range(1, n):
            most = max(most, scores[i])
        total = 0.0
        for i in range(n):
            scores[i] = math.exp((scores[i] - most) / parameters[PRIOR_TEMPERATURE])
            total += scores[i]
        hopeless = HOPELESS if n >= MANY else 0.0
        for i in range(n):
            if scores[i] < hopeless:
                scores[i] = -1.0
            else:
                scores[i] = (1.0 - EVEN) * scores[i] / total + EVEN / n
    before = i64(NOBODY)
    after = i64(links[node, CHILD])
    for i in range(n):
        while after != NOBODY and links[after, MOVE] < legal[i]:
            before = after
            after = i64(links[after, NEXT])
        if after != NOBODY and links[after, MOVE] == legal[i]:
            continue
        if scores[i] >= 0.0:
            before = i64(child_of(links, sums, counts, node, before, legal[i]))
            sums[before, PRIOR] = scores[i]


@kernel
def knows_all(links, node, legal, n):
    """Whether a node has a child for each legal move."""
    child = i64(links[node, CHILD])
    for i in range(n):
        while child != NOBODY and links[child, MOVE] < legal[i]:
            child = i64(links[child, NEXT])
        if child == NOBODY or links[child, MOVE] != legal[i]:
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
def consider_only(links, sums, counts, legal, n, action):
    """Give the root of a new tree one of its `n` legal moves, as if it had met no other."""
    child = child_of(links, sums, counts, i64(0), i64(NOBODY), i64(action))
    sums[child, PRIOR] = 1.0
    links[0, SEEN] = digest(legal, i64(n))


@kernel
def choice(links, sums, node, parameters, c_puct, legal, n):
    """The child to go to, among those whose moves are legal; NOBODY if there is none."""
    priors, total = 0.0, 0.0
    visits = 0
    child = i64(links[node, CHILD])
    i = 0
    while child != NOBODY and i < n:
        if links[child, MOVE] < legal[i]:
            child = i64(links[child, NEXT])
        elif links[child, MOVE] > legal[i]:
            i += 1
        else:
            links[child, AVAILABLE] += 1
            priors += sums[child, PRIOR]
            total += sums[child, TOTAL]
            visits += links[child, VISITS]
            child = i64(links[child, NEXT])
            i += 1
    first_look = total / visits - parameters[FPU_REDUCTION] if visits else 0.5
    best = i64(NOBODY)
    highest = -1.0
    child = i64(links[node, CHILD])
    i = 0
    while child != NOBODY and i < n:
        if links[child, MOVE] < legal[i]:
            child = i64(links[child, NEXT])
        elif links[child, MOVE] > legal[i]:
            i += 1
        else:
            met = i64(links[child, VISITS])
            value = sums[child, TOTAL] / met if met else first_look
            often = i64(links[child, AVAILABLE])
            if parameters[SKILL] >= 0.0:
                unexplored = sums[child, PRIOR] / priors * math.sqrt(often) / (1 + met)
            else:
                unexplored = math.sqrt(math.log(often) / met) if met else UNTRIED
            value += c_puct * unexplored
            if value > highest:
                highest = value
                best = child
            child = i64(links[child, NEXT])
            i += 1
    return best


@kernel
def shown(links, sums, counts, node, what):
    """The child of a node for what chance has revealed. They are chained in no order."""
    child = i64(links[node, CHILD])
    while child != NOBODY:
        if links[child, MOVE] == ~what:
            return child
        child = i64(links[child, NEXT])
    return i64(child_of(links, sums, counts, node, i64(NOBODY), ~what))


@kernel
def judge(s, seat, parameters, rng, legal, scratch, scores, returns):
    """Play on as far as `parameters` says, and fill in what each seat can expect."""
    skill = i64(parameters[SKILL])
    plies = i64(parameters[PLIES])
    while s.over == 0 and plies > 0:
        n = i64(legal_moves(s, legal))
        if skill < 0:
            which = i64(below(rng, n))
        else:
            which = chosen(s, legal, n, skill, parameters[TEMPERATURE], rng, scratch, scores)
        apply(s, legal[which])
        plies -= 1
    if s.over:
        for each in range(len(returns)):
            returns[each] = normalised_returns(s, each)
    else:
        chances(s, seat, scratch, returns)


@kernel
def line_up(links, sums, counts, race, limit):
    """Let the moves of the root race that have the greatest priors: the more, the longer it may
    take, since a short race with many is won by luck."""
    most = min(max(i64(math.sqrt(limit) / 2.0), 2), len(race)) if limit else i64(USUAL_RACERS)
    racers = i64(0)
    child = i64(links[0, CHILD])
    while child != NOBODY:
        place = racers
        while place > 0 and sums[i64(race[place - 1, NODE]), PRIOR] < sums[child, PRIOR]:
            if place < most:
                race[place, NODE] = race[place - 1, NODE]
            place -= 1
        if place < most:
            race[place, NODE] = child
            racers = min(racers + 1, most)
        child = i64(links[child, NEXT])
    for i in range(racers):
        for column in range(DEALS, RESULT + 1):
            race[i, column] = 0.0
    counts[RACERS] = racers
    counts[TURN] = 0
    counts[FIRST_LAPS] = max(limit // (HEAD_START * max(racers, 1)), FEWEST_LAPS)


@kernel
def end_lap(counts, race):
    """All racers were tried on one deal: note how they did, and drop those that are clearly behind.
    Return whether the race is over."""
    racers = i64(counts[RACERS])
    mean = 0.0
    for i in range(racers):
        mean += race[i, RESULT] / racers
    first = i64(0)
    for i in range(racers):
        ahead = race[i, RESULT] - mean
        race[i, DEALS] += 1.0
        race[i, AHEAD] += ahead
        race[i, SQUARES] += ahead * ahead
        if race[i, AHEAD] > race[first, AHEAD]:
            first = i64(i)
    deals = race[first, DEALS]
    if deals < counts[FIRST_LAPS]:
        return racers == 1
    widest = 0.0
    i = 0
    best, its_error = race[first, AHEAD] / deals, squared_error(race, first)
    while i < counts[RACERS]:
        behind = best - race[i, AHEAD] / deals
        error = math.sqrt(its_error + squared_error(race, i64(i)))
        if behind > BEHIND * error and behind > 0.0:
            counts[RACERS] -= 1
            for column in range(RESULT + 1):
                last = race[counts[RACERS], column]
                race[counts[RACERS], column] = race[i, column]
                race[i, column] = last
        else:
            if behind > 0.0:
                widest = max(widest, behind + BEHIND * error)
            i += 1
    return counts[RACERS] == 1 or widest < CLOSE


@kernel
def squared_error(race, i):
    """Of the mean of a racer's results against the others."""
    deals = race[i, DEALS]
    mean = race[i, AHEAD] / deals
    return max(race[i, SQUARES] / deals - mean * mean, LEAST_VARIANCE) / deals


@kernel
def is_settled(links, left):
    """Whether no other move of the root can be visited as often as the first one any more."""
    first = second = 0
    child = i64(links[0, CHILD])
    while child != NOBODY:
        visits = i64(links[child, VISITS])
        if visits > first:
            second = first
            first = visits
        else:
            second = max(second, visits)
        child = i64(links[child, NEXT])
    return first - second > left


@entry
def search_more(
    tables, seat, links, sums, race, counts, iterations, limit, settle, parameters, rng, luck,
    legal, scratch, scores, returns, path,
):  # fmt: skip
    """Go on with a search for some iterations, `limit` in all (0: nobody knows). With `settle` it
    stops when more of them can hardly change the choice. `tables[0]` is a table that fits what
    `seat` knows, `tables[1]` the one that is played on, `tables[2]` the deal of the race. A
    full tree grows no more."""
    seat = i64(seat)
    widest = i64(len(legal)) + 1
    racing = parameters[SKILL] >= 0.0
    if racing and not counts[RACERS]:
        n = i64(legal_moves(record(tables, 0), legal))
        if not links[0, SEEN]:
            meet(
                record(tables, 0),
                links,
                sums,
                counts,
                i64(0),
                parameters,
                legal,
                n,
                scratch,
                scores,
            )
        line_up(links, sums, counts, race, i64(limit))
    for _ in range(iterations):
        if racing:
            if counts[TURN] == 0:
                tables[2] = tables[0]
                determinize(record(tables, 2), seat, rng, legal)
                for i in range(len(rng)):
                    luck[i] = rng[i]
            tables[1] = tables[2]
            s = record(tables, 1)
            for i in range(len(rng)):
                rng[i] = luck[i]
        else:
            left = limit - counts[ITERATIONS]
            looks = settle and limit and counts[ITERATIONS] % SETTLE_EVERY == 0
            if looks and is_settled(links, left):
                counts[SETTLED] = 1
                return
            tables[1] = tables[0]
            s = record(tables, 1)
            determinize(s, seat, rng, legal)
        depth = 0
        node = i64(0)
        while s.over == 0 and depth < len(path):
            if node and links[node, VISITS] == 0:
                break
            has_room = counts[NODES] + widest <= len(links)
            if racing and depth == 0:
                child = i64(race[counts[TURN], NODE])
            else:
                n = i64(legal_moves(s, legal))
                met = digest(legal, n)
                if links[node, SEEN] != met and has_room:
                    if not knows_all(links, node, legal, n):
                        meet(s, links, sums, counts, node, parameters, legal, n, scratch, scores)
                    links[node, SEEN] = met
                c_puct = parameters[C_PUCT] if s.player == seat else parameters[OPPONENT_C_PUCT]
                child = choice(links, sums, node, parameters, c_puct, legal, n)
                if child == NOBODY:
                    break
            path[depth, 0] = child
            path[depth, 1] = s.player
            depth += 1
            apply(s, i64(links[child, MOVE]))
            node = child
            what = i64(revealed(s))
            if what and s.over == 0:
                if links[node, VISITS] == 0 or not has_room:
                    break
                node = shown(links, sums, counts, node, what)
                if links[node, VISITS] == 0:
                    links[node, VISITS] = 1
                    break
                links[node, VISITS] += 1
        judge(s, seat, parameters, rng, legal, scratch, scores, returns)
        for i in range(depth):
            links[path[i, 0], VISITS] += 1
            sums[path[i, 0], TOTAL] += returns[path[i, 1]]
        counts[ITERATIONS] += 1
        if racing:
            race[counts[TURN], RESULT] = returns[seat]
            counts[TURN] += 1
            if counts[TURN] == counts[RACERS]:
                counts[TURN] = 0
                if end_lap(counts, race) and settle:
                    counts[SETTLED] = 1
                    return
