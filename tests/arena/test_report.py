"""What an arena adds up to, and the page that shows it."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from tavolino.arena.play import Effort, Failure, Played
from tavolino.arena.plots import Scale, dots, histogram, powers_of_ten, round_ticks
from tavolino.arena.report import page
from tavolino.arena.standings import beginner_share, seat_shares, standings
from tests.arena.tables import settings


def game(
    first: str,
    second: str,
    point: float,
    deal: int = 0,
    swapped: bool = False,
    failed: bool = False,
) -> Played:
    """Seat 0 begins and takes two decisions of 5 ms, seat 1 one of 1 ms."""
    seats = [second, first] if swapped else [first, second]
    share = 1 - point if swapped else point
    efforts = [Effort(2, 0.010, 0.020, 0.015), Effort(1, 0.001, 0.002, 0.002)]
    loser = second if point else first
    return Played(
        pairing=[first, second],
        deal=deal,
        swapped=swapped,
        seed=deal,
        seats=seats,
        first=0,
        points=[point, 1 - point],
        shares=None if failed else [share, 1 - share],
        moves=10 + deal,
        efforts=efforts[::-1] if swapped else efforts,
        end="failure" if failed else "points",
        failure=Failure(loser, seats.index(loser), 3, "fell < asleep", ["zzz"]) if failed else None,
    )


GAMES = [
    game("greedy", "random", 1.0),
    game("greedy", "random", 1.0, swapped=True),
    game("greedy", "random", 0.5, deal=1),
    game("greedy", "random", 1.0, deal=1, swapped=True, failed=True),
]


def test_rows_add_up() -> None:
    outcome = standings(settings().bots, GAMES)
    greedy, random = outcome.rows
    assert (greedy.name, greedy.rank, greedy.total.points, greedy.total.games) == (
        *("greedy", 1, 3.5, 4),
    )
    assert random.rating.value == 0
    assert random.total.points == 0.5
    assert random.failures == 1
    assert greedy.failures == 0
    # Twice at seat 0 with two decisions of 10 ms together, twice at seat 1 with one of 1 ms.
    assert greedy.decisions == 6
    assert greedy.cpu_ms == pytest.approx(22 / 6)
    assert greedy.wall_ms == pytest.approx(44 / 6)
    assert greedy.longest_ms == pytest.approx(15)
    assert outcome.against["greedy", "random"].share == 3.5 / 4
    assert outcome.against["random", "greedy"].share == 0.5 / 4


def test_decisions_whose_times_are_unknown_do_not_count_in_the_average() -> None:
    unknown = replace(GAMES[0], deal=2, efforts=[Effort(7), Effort(7)])
    greedy = standings(settings().bots, [*GAMES, unknown]).rows[0]
    assert greedy.decisions == 13
    assert greedy.cpu_ms == pytest.approx(22 / 6)


def test_seats_are_compared_by_games_that_the_rules_ended() -> None:
    first, second = seat_shares(2, GAMES)
    assert (first.tally.points, first.tally.games) == (1.5, 3)
    assert (second.tally.points, second.tally.games) == (1.5, 3)
    assert beginner_share(GAMES).points == 1.5


class _Page(HTMLParser):
    """Every tag is closed, and nothing is asked of another host."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.asked: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        self.asked += [tag] * (tag in ("script", "link", "img", "iframe", "object"))
        self.asked += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_and_asks_nobody_for_anything() -> None:
    arena = settings()
    text = page(arena, standings(arena.bots, GAMES), GAMES, "tavolino arena --bots 'a<b'")
    reader = _Page()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    assert reader.asked == []
    assert not re.search(r"https?:|@import|url\(", text)
    assert "{{" not in text
    for words in (
        "fell &lt; asleep",
        "zzz",
        "tavolino arena --bots &#39;a&lt;b&#39;",
        "87.5",
        "stones 2",
        "prefers-color-scheme: dark",
    ):
        assert words in text


def test_a_name_is_never_markup() -> None:
    hostile = "<script>alert(1)</script>"
    arena = settings(f"{hostile}=greedy,random")
    games = [game(hostile, "random", 0.0), game(hostile, "random", 0.0, deal=1, failed=True)]
    text = page(arena, standings(arena.bots, games), games, f"tavolino arena --bots {hostile}")
    assert "<script" not in text
    # The table, the matrix, both columns of the failure, the command and the settings.
    assert text.count("&lt;script&gt;alert(1)&lt;/script&gt;") == 6
    assert text.count("&lt;script&gt;") > 6, "the plots cut the name short"


def test_a_page_without_a_finished_game_says_so() -> None:
    arena = settings()
    games = [GAMES[3]]
    text = page(arena, standings(arena.bots, games), games, "tavolino arena")
    assert text.count("No game was played to its end.") == 2


@pytest.mark.parametrize(
    ("least", "most", "ticks"),
    [
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (-9, 87, [-20, 0, 20, 40, 60, 80, 100]),
        (0, 0, [0]),
        (100, 1480, [0, 500, 1000, 1500]),
    ],
)
def test_ticks_are_round_and_embrace_the_range(
    least: float, most: float, ticks: list[float]
) -> None:
    assert round_ticks(least, most) == pytest.approx(ticks)


@pytest.mark.parametrize(
    ("least", "most", "ticks"),
    [
        (0.5, 5, [0.1, 1, 10]),
        (1, 1, [1, 10]),
        (0.001, 1000, [0.001, 0.1, 10, 1000]),
        (0, 1, [1e-6, 1e-4, 1e-2, 1]),
    ],
)
def test_logarithmic_ticks_embrace_the_range(least: float, most: float, ticks: list[float]) -> None:
    assert powers_of_ten(least, most) == pytest.approx(ticks)


def test_a_value_lies_where_the_scale_says() -> None:
    assert Scale(0, 200).at(50) == 25
    assert Scale(0.1, 1000, logarithmic=True).at(1) == pytest.approx(25)
    assert Scale(0, 1).at(7) == 100


def test_every_game_is_in_one_bar_of_the_histogram() -> None:
    values = [3, 3, 4, 90, 91, 200]
    picture = histogram("lengths", values)
    assert sum(int(count) for count in re.findall(r"moves: (\d+) games", picture)) == len(values)
    assert picture.count("<rect") <= 40
    assert histogram("lengths", [7]).count("<rect") == 1


def test_letters_of_a_name_do_not_become_marks_of_the_picture() -> None:
    from tavolino.arena.plots import Bar

    picture = dots("a", [Bar("<x>" + "y" * 40, "&", 1)], Scale(0, 2), [0, 2], str)
    assert "&lt;x&gt;" in picture
    assert "…" in picture
    assert "<x>" not in picture
