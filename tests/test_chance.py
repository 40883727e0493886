"""Seeded randomness."""

from __future__ import annotations

from collections import Counter

import pytest

import tavolino
from tavolino.core import chance


def test_the_generator_is_the_published_one() -> None:
    """sfc32 after Chris Doty-Humphrey, from his test program: state 1, 2, 3 and counter 4."""
    rng = chance.generator(0)
    rng[:] = (1, 2, 3, 4)
    bits = [chance.choose(rng, 2**31 - 1) for _ in range(3)]
    a, b, c, counter = 1, 2, 3, 4
    mask = 0xFFFFFFFF
    expected = []
    for _ in range(3):
        word = (a + b + counter) & mask
        counter += 1
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = (((c << 21) | (c >> 11)) + word) & mask
        expected.append(word * (2**31 - 1) >> 32)
    assert bits == expected


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    rng = chance.generator(7, chance.DEAL)
    assert [chance.choose(rng, 1000) for _ in range(8)] == [905, 697, 431, 453, 734, 459, 254, 985]


def test_streams_of_a_seed_differ() -> None:
    firsts = {
        tuple(chance.choose(rng, 1000) for _ in range(4))
        for rng in (chance.generator(7, stream) for stream in range(5))
    }
    assert len(firsts) == 5


@pytest.mark.parametrize("n", [2, 3, 6, 54])
def test_below_is_uniform(n: int) -> None:
    rng = chance.generator(3)
    draws = 20_000
    counts = Counter(chance.choose(rng, n) for _ in range(draws))
    assert set(counts) == set(range(n))
    expected = draws / n
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < n + 5 * n**0.5 + 9


def test_below_is_uniform_where_half_of_the_bits_are_drawn_again() -> None:
    n, draws = 2**31 + 1, 2000
    rng = chance.generator(3)
    found = [chance.choose(rng, n) for _ in range(draws)]
    assert all(0 <= number < n for number in found)
    lower = sum(number < n / 2 for number in found)
    assert abs(lower - draws / 2) < 5 * (draws / 4) ** 0.5


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True, None])
def test_wrong_seeds_are_refused(seed: object) -> None:
    with pytest.raises(tavolino.OptionError, match="seed"):
        chance.check_seed(seed)  # type: ignore[arg-type]
