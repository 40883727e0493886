"""Which moves a network is told about, if there are more than it can be: kernels."""

from __future__ import annotations

from .kernel import i64, kernel


@kernel
def describe_preferred(scores, n, most, described):
    """Write the places of the `most` moves with the highest scores into `described`, ascending; of
    those with equal scores, the first ones. Return how many there are."""
    if n <= most:
        for i in range(n):
            described[i] = i
        return i64(n)
    # A heap of the best so far, the worst of them on top.
    for i in range(most):
        described[i] = i
    for i in range(most // 2 - 1, -1, -1):
        sift(i64(i), scores, most, described)
    for i in range(most, n):
        if scores[i] > scores[described[0]]:
            described[0] = i
            sift(i64(0), scores, most, described)
    worst = i64(described[0])
    least = scores[worst]
    m = i64(0)
    for i in range(n):
        if scores[i] > least or (scores[i] == least and i <= worst):
            described[m] = i
            m += 1
    return m


@kernel
def sift(at, scores, most, heap):
    """Let a move sink in the heap until both below it are better."""
    while 2 * at + 1 < most:
        below = 2 * at + 1
        if below + 1 < most and is_worse(scores, heap[below + 1], heap[below]):
            below += 1
        if not is_worse(scores, heap[below], heap[at]):
            return
        move = heap[at]
        heap[at] = heap[below]
        heap[below] = move
        at = below


@kernel
def is_worse(scores, one, other):
    return scores[one] < scores[other] or (scores[one] == scores[other] and one > other)
