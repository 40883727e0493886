"""Seeded randomness: the same seed gives the same game on every machine, forever.

The generator is Chris Doty-Humphrey's sfc32: 32-bit additions and shifts only, so that interpreted,
compiled and GPU runs agree to the bit. A generator is an array of four 64-bit integers that each
hold 32 bits. Neither `random` nor `numpy.random` is ever touched.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, SupportsIndex

import numpy as np
import numpy.typing as npt

from .checks import as_integer, quoted
from .errors import OptionError
from .kernel import entry, kernel
from .signature import Int, LongInts, Nothing

if TYPE_CHECKING:
    Generator = npt.NDArray[np.int64]
    # What a caller may pass as a source of randomness: see `as_generator`.
    Source = SupportsIndex | np.random.Generator | Generator | None

MASK = 0xFFFFFFFF
LARGEST_SEED = 2**63 - 1

# Streams of one seed: what is drawn for one purpose never affects what is drawn for another.
DEAL = 0
PLAY = 1
HIDDEN = 2


@kernel
def next_bits(rng):
    """32 random bits."""
    a, b, c, counter = rng[0], rng[1], rng[2], rng[3]
    bits = (a + b + counter) & MASK
    rng[3] = (counter + 1) & MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & MASK
    rng[2] = ((((c << 21) & MASK) | (c >> 11)) + bits) & MASK
    return bits


@kernel
def seed_generator(rng, seed, stream):
    """Start a generator. Streams of one seed are independent of each other."""
    rng[0] = seed & MASK
    rng[1] = (seed >> 32) & MASK
    rng[2] = stream & MASK
    rng[3] = 1
    for _ in range(16):
        next_bits(rng)


@kernel
def below(rng, n):
    """A whole number from 0 to n - 1, each equally likely (Lemire's method, unbiased)."""
    product = next_bits(rng) * n
    low = product & MASK
    if low < n:
        threshold = (MASK + 1 - n) % n
        while low < threshold:
            product = next_bits(rng) * n
            low = product & MASK
    return product >> 32


@kernel
def shuffle(cards, start, n, rng):
    """Shuffle n entries of a one-dimensional array in place, from `start` on (Fisher-Yates)."""
    for i in range(n - 1, 0, -1):
        j = start + below(rng, i + 1)
        card = cards[start + i]
        cards[start + i] = cards[j]
        cards[j] = card


@kernel
def sort(cards, start, n):
    """Put n entries of a one-dimensional array into ascending order, from `start` on: before a
    shuffle, so that the result does not depend on their order."""
    for i in range(start + 1, start + n):
        card = cards[i]
        place = i
        while place > start and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card


def check_seed(seed: SupportsIndex) -> int:
    number = as_integer(seed)
    if number is None or not 0 <= number <= LARGEST_SEED:
        raise OptionError(f"seed {quoted(seed)} is not a whole number from 0 to {LARGEST_SEED}")
    return number


@entry
def _start(rng: LongInts, seed: Int, stream: Int) -> Nothing:
    seed_generator(rng, seed, stream)


def generator(seed: SupportsIndex, stream: int = PLAY) -> Generator:
    """A generator for one seed and one purpose."""
    rng = np.zeros(4, np.int64)
    _start(rng, check_seed(seed), stream)
    return rng


def as_generator(source: Source, stream: int = PLAY) -> Generator:
    """A generator from a seed or a NumPy generator; one of ours is returned as it is. None means
    the system's randomness."""
    if source is None:
        return generator(secrets.randbits(62), stream)
    if isinstance(source, np.random.Generator):
        return generator(int(source.integers(LARGEST_SEED)), stream)
    if isinstance(source, np.ndarray):
        if source.shape != (4,) or source.dtype != np.int64 or not source.flags.carray:
            raise OptionError("an array is not a source of chance: give a seed or a generator")
        return source
    return generator(source, stream)


@entry
def choose(rng: LongInts, n: Int) -> Int:
    """`below`, for Python."""
    return below(rng, n)
