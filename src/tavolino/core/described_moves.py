"""Which moves a network is told about, if there are more than it can be."""

from __future__ import annotations

from .kernel import i64, kernel

HALVINGS = 40


@kernel
def describe_preferred(scores, n, most, described):
    """Write the places of the `most` moves with the highest scores into `described`, ascending;
    return how many there are. Of moves with equal scores the first ones are taken."""
    if n <= most:
        for i in range(n):
            described[i] = i
        return i64(n)
    limit = limit_of_preferred(scores, n, most)
    above = 0
    for i in range(n):
        above += scores[i] > limit
    equal = (
        most - above
    )  # how many of those just at the limit, or a hair below it, there is room for
    m = i64(0)
    below = limit - 1e-6 * (1.0 + abs(limit))
    for i in range(n):
        if scores[i] > limit:
            described[m] = i
            m += 1
        elif scores[i] >= below and equal > 0:
            described[m] = i
            m += 1
            equal -= 1
    return m


@kernel
def limit_of_preferred(scores, n, most):
    """A number that at most `most` scores exceed, and as many as possible."""
    low = high = scores[0]
    for i in range(1, n):
        low = min(low, scores[i])
        high = max(high, scores[i])
    low -= 1.0  # more than `most` exceed it
    for _ in range(HALVINGS):
        middle = 0.5 * (low + high)
        above = 0
        for i in range(n):
            above += scores[i] > middle
        if above > most:
            low = middle
        else:
            high = middle
    return high
