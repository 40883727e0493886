"""What bots say at the start and at the end of a game."""

from __future__ import annotations

import pytest

from tavolino.bots.levels import LEVELS
from tavolino.text.bot_lines import OCCASIONS, OTHER, Occasion, Outcome, bot_lines, spoken
from tavolino.text.language import LANGUAGES

TABLE = "k3x9w2mfh7pd"
LONGEST = 75  # letters: a bubble on a phone has two lines


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_level_has_short_lines_of_its_own_for_every_occasion(code: str) -> None:
    others = bot_lines(OTHER, code)
    for name in LEVELS:
        lines = bot_lines(name, code)
        for occasion in OCCASIONS:
            assert lines[occasion]
            assert not set(lines[occasion]) & set(others[occasion])
            assert all(len(line) <= LONGEST for line in lines[occasion])


def test_a_bot_of_another_package_has_neutral_lines() -> None:
    assert bot_lines("my_bots:Clever", "en") == bot_lines(OTHER, "en")


@pytest.mark.parametrize(
    ("winners", "carla", "nonna"),
    [
        ({0}, "lost", "lost"),
        ({1}, "won", "lost"),
        ({0, 2}, "lost", "won"),
        (set(), "drawn", "drawn"),
        ({0, 1, 2}, "drawn", "drawn"),
    ],
)
def test_lines_fit_the_end(winners: set[int], carla: Occasion, nonna: Occasion) -> None:
    said = spoken({1: "carla", 2: "nonna"}, TABLE, 0, Outcome(frozenset(winners), 3), "en")
    assert said[1] in bot_lines("carla", "en")[carla]
    assert said[2] in bot_lines("nonna", "en")[nonna]


def test_a_line_depends_on_the_table_and_stays_the_same_there() -> None:
    found = [spoken({1: "carla"}, f"table{number}", 0, None, "en")[1] for number in range(30)]
    assert set(found) == set(bot_lines("carla", "en")["start"])
    again = [spoken({1: "carla"}, f"table{number}", 0, None, "en")[1] for number in range(30)]
    assert found == again


def test_two_like_bots_find_different_lines() -> None:
    said = spoken({0: "mimi", 1: "mimi", 2: "mimi"}, TABLE, 0, None, "en")
    assert set(said.values()) == set(bot_lines("mimi", "en")["start"])


def test_the_page_and_the_terminal_choose_alike() -> None:
    """`web/src/lib/botLines.test.ts` expects the same number."""
    lines = bot_lines("carla", "en")["start"]
    assert spoken({1: "carla"}, TABLE, 0, None, "en")[1] == lines[2970290144 % len(lines)]
