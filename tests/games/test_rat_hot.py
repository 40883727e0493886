"""Rat Hot, sentence by sentence of its sheet (003), then our own parts of the game.

Tests named `test_sheet_003_...` follow the order of the sheet; `ruling` in a name marks what the
sheet leaves open (docs/reference/games/rat-hot.md, [R]).
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tavolino
from tavolino.core import registry
from tavolino.core.contract import Json
from tavolino.core.game import Game
from tavolino.games.rat_hot.actions import PLACES, encode, place_number
from tavolino.games.rat_hot.explain import refusal
from tavolino.games.rat_hot.strips import ours, parse
from tavolino.games.rat_hot.table import turned_up
from tavolino.text import ending
from tests.referee import rat_hot as referee

RULES = registry.rules("rat-hot")
START = "r1 . g1"


def table(strips: str, laid: str = "", *, player: int | None = None, options: str = "") -> Game:
    """The table after some moves, with a set of strips `r1 . . | ...` beside the usual start strip.

    Strips are turned up in the order in which they are laid, the others come by number. Player 0
    begins, or else who it takes to make it `player`'s turn.
    """
    count = strips.count("|") + 1
    moves = laid.split()
    rest = [str(n) for n in range(1, count + 1) if str(n) not in {m.split("@")[0] for m in moves}]
    up = rest[: 1 if len(moves) % 2 == 0 else 2]
    turn = (len(moves) + 1) // 2 % 2 if player is None else player
    return tavolino.from_position(
        f"rat-hot {options}\n"
        f"player {turn} to lay {' '.join(up)}\n"
        f"strips {START} | {strips}\n"
        f"laid {laid}\n"
        f"pile {' '.join(rest[len(up) :])}\n"
    )


def played(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(move)
    return game


def fields(game: Game) -> dict[tuple[int, int], str]:
    """What is seen at each cell, and how high: `r1/2`."""
    shown = game.view().data["table"]
    return {
        (column, row): f"{field}/{height}"
        for row, (line, heights) in enumerate(
            zip(shown["fields"], shown["heights"], strict=True), shown["row"]
        )
        for column, (field, height) in enumerate(zip(line, heights, strict=True), shown["column"])
        if height
    }


def points(game: Game) -> list[int]:
    found: list[int] = game.view().data["points"]
    return found


def rats(game: Game) -> list[int]:
    found: list[int] = game.view().data["rats"]
    return found


def result(game: Game) -> Json:
    assert game.result is not None
    return game.result


# -- preparing the game --------------------------------------------------------------------------


def test_sheet_003_preparation_start_strip_lies_face_up_in_the_middle() -> None:
    game = tavolino.new("rat-hot", seed=1)
    assert fields(game) == {(11, 12): "r1/1", (12, 12): "./1", (13, 12): "g1/1"}


def test_sheet_003_preparation_the_other_strips_are_shuffled_and_lie_face_down() -> None:
    orders = [tavolino.new("rat-hot", seed=seed).record()["setup"]["order"] for seed in range(5)]
    assert all(sorted(order) == list(range(1, 43)) for order in orders)
    assert len(set(map(tuple, orders))) == 5
    game = tavolino.new("rat-hot", seed=1)
    for onlooker in (0, 1, "spectator"):
        pile = game.view(onlooker).data["pile"]
        assert pile == {"strips": sorted(pile["strips"]), "order": None}
        assert len(pile["strips"]) == 41


def test_sheet_003_preparation_each_player_has_a_colour() -> None:
    game = played(table("r1 . . | . . . | . . ."), "1@11,13E")
    assert points(game) == [1, 0]  # player 0 is red, player 1 green


# -- the turns -----------------------------------------------------------------------------------


def test_sheet_003_turns_ruling_who_begins_is_drawn() -> None:
    """The sheet lets the oldest player begin."""
    first = Counter(tavolino.new("rat-hot", seed=seed).player for seed in range(200))
    assert first.keys() == {0, 1}
    assert 60 < first[0] < 140


def test_sheet_003_turns_alternate_one_strip_then_two_each() -> None:
    game = tavolino.new("rat-hot", seed=1, first=1, strips={str(n): START for n in range(43)})
    turns = []
    while not game.over:
        turns.append((game.player, len(game.view().data["turned_up"])))
        game.play(game.actions[-1])
    expected = [(1, 1)]
    for turn in range(20):
        expected += [(turn % 2, 2), (turn % 2, 1)]
    assert turns == [*expected, (0, 1)]


def test_sheet_003_turns_two_strips_are_laid_in_the_order_the_player_likes() -> None:
    game = table("r1 . . | r2 . . | g2 . . | g3 . .", "1@11,13E")
    assert game.view().data["turned_up"] == [2, 3]
    assert {move.split("@")[0] for move in game.legal} == {"2", "3"}
    for first, second in (("2", "3"), ("3", "2")):
        again = played(game.copy(), f"{first}@11,14E")
        assert again.player == game.player
        assert {move.split("@")[0] for move in again.legal} == {second}
        played(again, f"{second}@11,15E")
        assert again.player != game.player


# -- placing -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "cells"),
    [
        ("14,12E", [(14, 12), (15, 12), (16, 12)]),
        ("10,12W", [(10, 12), (9, 12), (8, 12)]),
        ("12,13S", [(12, 13), (12, 14), (12, 15)]),
        ("12,11N", [(12, 11), (12, 10), (12, 9)]),
    ],
)
def test_sheet_003_placing_across_and_down(place: str, cells: list[tuple[int, int]]) -> None:
    game = played(table("r2 r3 g4 | . . ."), f"1@{place}")
    assert [fields(game)[cell] for cell in cells] == ["r2/1", "r3/1", "g4/1"]


@pytest.mark.parametrize(
    ("laid", "place", "beyond"),
    [
        ("1@14,12E 2@17,12E 3@20,12E", "23,12E", "column 25"),
        ("1@10,12W 2@7,12W 3@4,12W", "1,12W", "column -1"),
        ("1@11,13E 2@12,14S 3@12,17S 4@12,20S", "12,23S", "row 25"),
        ("1@11,11E 2@12,10N 3@12,7N 4@12,4N", "12,1N", "row -1"),
    ],
)
def test_sheet_003_placing_never_beyond_the_table(laid: str, place: str, beyond: str) -> None:
    game = table(" | ".join(["r2 g3 r4"] * 6), laid)
    move = f"{turned_up(game.state)[0]}@{place}"
    assert move not in game.legal
    assert f"over the edge of the table, to {beyond}" in (game.why_not(move) or "")


@pytest.mark.parametrize(
    ("place", "touches"),
    [
        ("8,11E", False),  # by its corner only
        ("14,11E", False),
        ("9,11E", True),
        ("8,12E", True),
        ("7,12E", False),  # one field between
        ("11,11N", True),
        ("10,11N", False),
        ("10,13N", True),  # with its second field
        ("10,14N", True),  # with its third field
        ("13,13E", True),
        ("14,13E", False),
        ("20,20E", False),
    ],
)
def test_sheet_003_placing_at_least_one_field_touches_a_strip(place: str, touches: bool) -> None:
    game = table("r2 g3 r4")
    assert (f"1@{place}" in game.legal) == touches
    if not touches:
        assert "share an edge" in (game.why_not(f"1@{place}") or "")


# Three strips side by side: a block of height 1 on rows 12 to 14 and columns 11 to 13.
BLOCK = "1@11,13E 2@11,14E"
PLAIN = " | ".join(["r2 g3 r4"] * 8)


def test_sheet_003_placing_strips_on_top_are_beside_without_touching() -> None:
    game = table(PLAIN, BLOCK)
    assert "3@12,12S" in game.legal
    assert fields(played(game, "3@12,12S"))[12, 13] == "g3/2"


def test_sheet_003_strips_have_three_fields_of_spices_rats_or_nothing() -> None:
    strips = ours()
    assert list(strips) == [str(number) for number in range(43)]
    kinds = {"r1", "r2", "r3", "r4", "g1", "g2", "g3", "g4", "R", "G", "."}
    assert all(len(strip) == 3 for strip in strips.values())
    assert {field for strip in strips.values() for field in strip} == kinds


def test_sheet_003_strips_ruling_our_set_is_fair_to_both_colours() -> None:
    """The sheet calls the distribution irregular and does not give it."""
    twins = str.maketrans("rgRG", "grGR")
    strips = {tuple(strip) for strip in ours().values()}
    assert len({min(strip, strip[::-1]) for strip in strips}) == 43
    for strip in strips:
        twin = tuple(field.translate(twins) for field in strip)
        assert twin in strips or twin[::-1] in strips
    numbers = Counter(field for strip in strips for field in strip)
    assert {numbers[f"{colour}{spice}"] for colour in "rg" for spice in "1234"} == {10}
    assert numbers["R"] == numbers["G"] == 5
    assert ours()["0"] == START.split()


@pytest.mark.parametrize(
    ("laid", "place", "heights"),
    [
        ("1@11,13E", "11,11S", "0, 1, 1"),  # one field on the table, two on strips
        ("1@11,13E", "12,13S", "1, 0, 0"),
        ("1@11,13E", "13,12E", "1, 0, 0"),
        (f"{BLOCK} 3@12,12S", "11,12E", "1, 2, 1"),  # over a strip on top
        (f"{BLOCK} 3@12,12S", "12,13E", "2, 1, 0"),
        (f"{BLOCK} 3@12,12S 4@11,12S", "11,13E", "2, 2, 1"),
    ],
)
def test_sheet_003_placing_no_hollow(laid: str, place: str, heights: str) -> None:
    game = table(PLAIN, laid)
    move = f"{turned_up(game.state)[0]}@{place}"
    assert move not in game.legal
    assert f"a gap beneath strip {move[0]}: the heights there are {heights}" in (
        game.why_not(move) or ""
    )


@pytest.mark.parametrize(
    ("laid", "place", "covered"),
    [
        ("", "11,12E", 0),
        ("", "13,12W", 0),
        ("1@11,13E", "11,13E", 1),
        ("1@11,13E", "13,13W", 1),
        ("1@11,13S", "11,15N", 1),
        (f"{BLOCK} 3@12,12S", "12,12S", 3),
    ],
)
def test_sheet_003_placing_never_on_one_strip_exactly(laid: str, place: str, covered: int) -> None:
    game = table(PLAIN, laid)
    move = f"{turned_up(game.state)[0]}@{place}"
    assert move not in game.legal
    assert f"would cover strip {covered} exactly" in (game.why_not(move) or "")


@pytest.mark.parametrize(
    ("laid", "place"),
    [
        ("1@14,12E", "12,12E"),  # on two strips end to end
        ("1@14,12E", "13,12E"),
        (BLOCK, "11,12S"),  # across three
        (f"{BLOCK} 3@11,12S 4@12,12S 5@13,12S", "11,12E"),  # where one lies exactly below those
        ("1@14,12E 2@17,12E 3@12,12E", "15,12E"),  # one of them is covered in part
    ],
)
def test_sheet_003_placing_on_top_of_two_or_three_strips(laid: str, place: str) -> None:
    game = table(PLAIN, laid)
    assert f"{turned_up(game.state)[0]}@{place}" in game.legal


def test_sheet_003_covered_spices_and_rats_count_no_more() -> None:
    game = table("R r1 . | . G . | . . . | . . . | . . .", "1@11,13E")
    assert rats(game) == [1, 0]
    game.play("2@11,14E")
    assert rats(game) == [1, 1]
    played(game, "3@11,12S")  # on the red rat, and on the red spice of the start strip
    assert rats(game) == [0, 1]
    assert points(played(game, "4@12,12S")) == [0, 0]
    assert rats(game) == [0, 0]


def test_sheet_003_laid_strips_stay_where_they_are() -> None:
    game = tavolino.new("rat-hot", seed=4)
    rng = random.Random(4)
    before: list[Json] = []
    while not game.over:
        game.play(rng.choice(game.actions))
        laid = game.view().data["laid"]
        assert laid[: len(before)] == before
        before = laid


# -- scoring -------------------------------------------------------------------------------------

# Strips, those that are laid, a move, and what it scores for red and green.
SCORES = [
    # two equal spices side by side, of either colour
    ("r1 r2 r3 | . . .", "", "1@11,13E", [1, 0]),
    ("g1 r2 r3 | . . .", "", "1@13,13S", [0, 1]),
    # both colours at once
    ("r1 . g1 | . . .", "", "1@11,13E", [1, 1]),
    # corner to corner is not side by side
    ("r1 . r2 | . . .", "", "1@10,13N", [0, 0]),
    # three and more are 2 points
    ("r1 . . | r1 . . | . . .", "1@11,13E", "2@11,14E", [2, 0]),
    ("r1 . . | r1 . . | r1 . . | . . .", "1@11,13E 2@11,14E", "3@11,15E", [2, 0]),
    # on the laid strip itself
    ("r2 r2 . | . . .", "", "1@11,13E", [1, 0]),
    ("g2 g2 g2 | . . .", "", "1@11,13E", [0, 2]),
    # several groups, each for itself
    ("r1 r2 g1 | r3 r2 . | . . .", "1@11,13E", "2@11,14E", [1, 0]),
    ("r1 r2 g1 | r1 r2 g1 | . . .", "1@11,13E", "2@11,14E", [3, 2]),
    ("r1 r2 g1 | r2 r1 g2 | . . .", "1@11,13E", "2@10,13N", [2, 0]),
    # another spice of the same colour, and the other colour's, do not belong to it
    ("r2 . g3 | . . .", "", "1@11,13E", [0, 0]),
    ("g1 . r1 | . . .", "", "1@11,13E", [0, 0]),
]


@pytest.mark.parametrize(("strips", "laid", "move", "scored"), SCORES)
def test_sheet_003_scoring_groups_of_two_and_of_three(
    strips: str, laid: str, move: str, scored: list[int]
) -> None:
    assert score_of(table(strips, laid), move) == scored


def score_of(game: Game, move: str) -> list[int]:
    """What a move scores for red and green; the same is told, and stands at the strip and in the
    sum."""
    before = points(game)
    scored: list[int] = played(game, move).view().data["laid"][-1]["points"]
    assert points(game) == [then + now for then, now in zip(before, scored, strict=True)]
    told = [event for event in game.happened() if event["type"] == "score"]
    assert {group["player"] for group in told} <= {0, 1}
    assert scored == [
        sum(group["points"] for group in told if group["player"] == player) for player in range(2)
    ]
    return scored


def test_sheet_003_scoring_is_immediate_and_for_both_on_either_turn() -> None:
    for player in (0, 1):
        game = table("r1 . g1 | g1 . r1 | . . . | . . .", "1@11,13E", player=player)
        assert points(game) == [1, 1]
        assert score_of(game, "2@13,14W") == [2, 2]
        assert game.player == player  # who has another strip to lay


def test_sheet_003_scoring_at_whatever_level_what_is_seen_from_above() -> None:
    game = table(". . r2 | . . . | . r2 . | . . .", BLOCK)
    assert score_of(game, "3@12,12S") == [1, 0]
    assert fields(game)[12, 13] == "r2/2"
    assert fields(game)[13, 13] == "r2/1"
    covered = table("r2 . . | . . . | . . . | r2 . r3 | . . .", f"{BLOCK} 3@11,12S")
    assert score_of(covered, "4@10,13W") == [0, 0]


def test_sheet_003_scoring_older_groups_are_not_counted_again() -> None:
    game = table("r1 . . | . . . | . . . | . . .", "1@11,13E")
    assert points(game) == [1, 0]
    assert score_of(game, "2@12,14E") == [0, 0]  # beside the group, without changing it
    assert score_of(game, "3@14,12E") == [0, 0]


def test_sheet_003_scoring_example_two_for_red_and_one_for_green() -> None:
    """On red's turn. A green group of an earlier turn is not counted again."""
    game = table("r1 . g1 | g2 g2 r1 | . . .", "1@11,13E", player=0)
    assert points(game) == [1, 1]
    assert score_of(game, "2@9,14E") == [2, 1]


@pytest.mark.parametrize(
    ("strips", "laid", "move"),
    [
        ("r2 g2 r3 | . . .", "", "1@11,13E"),
        ("R R . | . . .", "", "1@11,13E"),
        ("R R r2 | G R r3 | . . .", "1@11,13E", "2@11,14E"),
        (". . . | . . .", "", "1@11,13E"),
    ],
)
def test_sheet_003_scoring_nothing_for_single_spices_and_rats(
    strips: str, laid: str, move: str
) -> None:
    assert score_of(table(strips, laid, player=1 - bool(laid)), move) == [0, 0]


def test_scoring_ruling_the_same_spice_laid_on_itself_scores() -> None:
    game = table("r1 . . | . . . | r1 r1 . | . . .", BLOCK)
    assert points(game) == [1, 0]
    assert score_of(game, "3@11,12S") == [1, 0]


def test_scoring_ruling_a_group_scores_once_however_many_fields_the_strip_adds() -> None:
    """Both ends of the strip belong to one group, joined round its middle."""
    game = table("r2 r2 r2 | r2 g2 r2 | . . .", "1@11,13E")
    assert score_of(game, "2@11,14E") == [2, 0]


# A group of four red spices in a row on the block, of which a strip covers one.
ROW_OF_FOUR = "r2 r2 r2 | . . . | r2 . . | . . . | . . . | . . ."
SHRUNK = [
    # what is left of it, from its end: three; from its middle: two and one
    (ROW_OF_FOUR, "1@11,13E 2@11,14E 3@14,13E", "4@13,12S", [0, 0], [1, 0]),
    (ROW_OF_FOUR, "1@11,13E 2@11,14E 3@14,13E", "4@11,12S", [0, 0], [2, 0]),
    # split in two groups, each scores
    (
        "r2 r2 r2 | . . . | r2 r2 . | . . . | . . . | . . .",
        "1@11,13E 2@11,14E 3@14,13E",
        "4@13,12S",
        [0, 0],
        [2, 0],
    ),
    # a field replaced by the same spice is not lost; the group scores once, in both readings
    (
        "r2 r2 r2 | . . . | . . . | . r2 . | . . .",
        "1@11,13E 2@11,14E 3@14,13E",
        "4@12,12S",
        [2, 0],
        [2, 0],
    ),
    # what is left grows by the strip: it scores once
    (
        "r2 r2 r2 | . . . | . . . | r2 . . | . . .",
        "1@11,13E 2@11,14E 3@14,13E",
        "4@13,12S",
        [0, 0],
        [1, 0],
    ),
    # groups of the other colour shrink alike; rats and single fields are nothing
    ("r1 . g1 | . . R | . . . | . . . | . . .", "1@11,13E 2@11,14E 3@14,13E", "4@13,12S",
     [0, 0], [0, 0]),
    ("g2 g2 g2 | . . . | . . . | . . . | . . .", "1@11,13E 2@11,14E 3@14,13E", "4@13,12S",
     [0, 0], [0, 1]),
]  # fmt: skip


@pytest.mark.parametrize(("strips", "laid", "move", "usual", "shrunk"), SHRUNK)
def test_scoring_ruling_shrunk_groups_score_where_players_agree_on_it(
    strips: str, laid: str, move: str, usual: list[int], shrunk: list[int]
) -> None:
    """The sheet lets a group score that was made or changed."""
    assert score_of(table(strips, laid), move) == usual
    assert score_of(table(strips, laid, options="shrunk_groups_score"), move) == shrunk


# -- the end -------------------------------------------------------------------------------------


def test_sheet_003_last_turn_is_of_one_strip_and_ends_the_game() -> None:
    game = table("r1 . . | . . . | . . . | r1 . .", f"{BLOCK} 3@14,12E")
    assert game.view().data["turned_up"] == [4]
    played(game, "4@10,12W")
    assert game.over
    assert [row[1:] for row in result(game)["strips"]] == [[1, 0], [0, 0], [0, 0], [2, 0]]


@pytest.mark.parametrize(
    ("strips", "laid", "move", "spices"),
    [
        ("g1 . . | r1 . g1 | . . .", "1@14,11S", "2@11,11E", ["r1", "g1"]),
        (". . g1 | r1 . g1 | . . .", "1@11,11E", "2@11,13E", ["g1", "r1"]),
    ],
)
def test_groups_are_told_from_north_to_south_then_from_west_to_east(
    strips: str, laid: str, move: str, spices: list[str]
) -> None:
    """By the first field of each."""
    game = table(strips, laid)
    assert score_of(game, move) == [1, 2]
    assert [event["spice"] for event in game.happened() if event["type"] == "score"] == spices
    assert [group["spice"] for group in game.view().data["scored"]] == spices


# Strips and moves to the end, the final points of red and green, and all points.
ENDS = [
    ("r1 . .", "1@11,13E", [1, 0], [2, 0], [0]),
    ("r1 . g1", "1@11,13E", [1, 1], [2, 2], []),
    ("g1 . .", "1@13,13S", [0, 1], [0, 2], [1]),
    (". . .", "1@11,13E", [0, 0], [0, 0], []),
    # all groups in sight score, older ones and those of three and more too
    ("r1 . . | r1 . g2 | . . g2", "1@11,13E 2@11,14E 3@11,15E", [2, 1], [5, 2], [0]),
    # covered groups do not
    ("r1 . . | . . . | . . .", "1@11,13E 2@11,14E 3@11,12S", [0, 0], [1, 0], [0]),
]


@pytest.mark.parametrize(("strips", "moves", "final", "scores", "winners"), ENDS)
def test_sheet_003_final_scoring_of_all_groups_in_sight(
    strips: str, moves: str, final: list[int], scores: list[int], winners: list[int]
) -> None:
    """Most points win. Ruling: with equal points the game is a draw."""
    game = played(table(strips), *moves.split())
    assert game.over
    assert result(game)["final"] == final
    assert result(game)["scores"] == scores
    assert result(game)["winners"] == winners
    assert result(game)["reason"] == ("points" if winners else "draw")
    assert game.happened()[-2] == {"type": "final", "points": final, "totals": scores}


@pytest.mark.parametrize(
    ("end", "line", "title", "sentence"),
    [
        (ENDS[0], "over: player 0 wins, points", "Player 0 wins, 2 : 0", "Score: Anna 2, Bo 0."),
        (ENDS[1], "over: a draw", "A draw, 2 : 2", "Score: Anna 2, Bo 2."),
    ],
)
def test_text_pictures_and_words_say_how_a_game_ended(
    end: tuple[str, str, Any, Any, Any], line: str, title: str, sentence: str
) -> None:
    game = played(table(end[0]), *end[1].split())
    assert line in str(game).splitlines()
    assert title in game.svg()
    assert ending(game.view("spectator"), "en", ["Anna", "Bo"]) == sentence


def test_sheet_003_rats_three_own_ones_at_the_end_of_the_own_turn_lose_at_once() -> None:
    game = table("g1 . . | R . R | R . r2 | . . .", "1@13,13S", player=0)
    played(game, "2@10,11S", "3@9,13N")
    assert rats(game) == [3, 0]
    assert result(game) == {
        "winners": [1],
        "reason": "rats",
        "scores": [0, 1],  # the points so far: no final scoring
        "strips": [[1, 0, 1], [2, 0, 0], [3, 0, 0]],
        "final": None,
    }


@pytest.mark.parametrize(
    ("strips", "over"),
    [
        ("G G . | . . .", False),
        ("G G . | G . .", True),
        ("G G . | G G .", True),
        ("G G . | R R R", False),  # the opponent's
    ],
)
def test_sheet_003_rats_three_or_more_of_the_own_colour(strips: str, over: bool) -> None:
    game = table(f". . . | {strips} | . . .", "1@11,13E", player=1)
    played(game, "2@11,14E", "3@11,15E")
    assert game.over == over
    if over:
        assert result(game)["winners"] == [0]
        assert result(game)["reason"] == "rats"


def test_sheet_003_rats_only_count_at_the_end_of_the_own_turn() -> None:
    # In the middle of the turn three are harmless: the second strip covers one of them.
    game = table(". . . | R R R | . . . | . . .", "1@11,13E", player=0)
    played(game, "2@11,14E")
    assert rats(game) == [3, 0]
    assert not game.over
    saved = played(game.copy(), "3@11,12S")
    assert rats(saved) == [2, 0]
    assert not saved.over
    assert result(played(game, "3@14,12E"))["winners"] == [1]
    # On the opponent's turn, three of the other's rats are harmless too.
    theirs = table(". . . | R R R | . . . | . . . | . . .", "1@11,13E", player=1)
    played(theirs, "2@11,14E", "3@14,12E")
    assert rats(theirs) == [3, 0]
    assert theirs.player == 0
    # And who covers them in time goes on.
    played(theirs, "4@11,12S", "5@8,12E")
    assert result(theirs)["reason"] == "draw"


def test_sheet_003_rats_are_checked_after_the_last_strip_before_the_final_scoring() -> None:
    by_green = played(table("r1 . . | R R R", player=0), "1@11,13E", "2@11,14E")
    assert result(by_green)["reason"] == "points"
    by_red = played(table("r1 . . | R R R", player=1), "1@11,13E", "2@11,14E")
    assert result(by_red)["reason"] == "rats"
    assert result(by_red)["scores"] == [1, 0]
    assert result(by_red)["final"] is None


# -- notation ------------------------------------------------------------------------------------


def test_a_strip_that_reads_the_same_both_ways_is_laid_east_or_south_only() -> None:
    same, other = table("r2 . r2"), table("r2 . r3")
    assert {move[-1] for move in same.legal} == {"E", "S"}
    assert {move[-1] for move in other.legal} == {"N", "E", "S", "W"}
    assert 2 * len(same.legal) == len(other.legal)
    assert "write this move as 1@11,13E" in (same.why_not("1@13,13W") or "")
    assert "write this move as 1@11,13S" in (same.why_not("1@11,15N") or "")


def test_equal_strips_of_different_numbers_are_different_moves() -> None:
    game = table("r2 . . | r3 . . | r3 . .", "1@11,13E")
    assert (
        len(game.legal)
        == len(set(game.legal))
        == 2 * len([move for move in game.legal if move.startswith("2@")])
    )


@pytest.mark.parametrize("text", ["1@11,13E", " 1 @ 11 , 13 e ", "1@11,13e", "\t1@11, 13E\n"])
def test_moves_may_be_typed_with_spaces_and_small_letters(text: str) -> None:
    game = table(PLAIN)
    assert RULES.move_text(game.state, game.parse(text)) == "1@11,13E"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("5@11,13E", "strip 5 is not turned up; lay 2 or 3"),
        ("0@11,13E", "strip 0 is not turned up"),
        ("02@11,13E", "strip 02 is not turned up"),
        ("2@25,13E", "there is no column 25; columns are 0 to 24"),
        ("2@11,99E", "there is no row 99"),
        ("2@11,13", "moves look like 17@12,13E"),
        ("2@11,13X", "moves look like 17@12,13E"),
        ("lay 2", "moves look like 17@12,13E"),
        ("2@20,20E", "strip 2 would not touch anything there"),
    ],
)
def test_a_refused_move_is_told_why(text: str, reason: str) -> None:
    assert reason in (table(PLAIN, "1@11,13E").why_not(text) or "")


def test_actions_name_the_turned_up_strips_by_the_order_of_their_numbers() -> None:
    """Whichever of them was on top of the pile."""
    strips = {str(number): ["r2", ".", f"g{1 + number % 4}"] for number in range(4)}
    for order in ([1, 2, 3], [1, 3, 2]):
        setup = {"first": 0, "strips": strips, "order": order}
        state = RULES.from_setup(RULES.check_options({}), setup)
        game = played(Game(RULES, RULES.check_options({}), state), "1@11,13E")
        assert game.view().data["turned_up"] == [2, 3]
        assert game.parse("3@11,14E") == PLACES + game.parse("2@11,14E")
        assert game.parse("2@11,14E") == (14 * 25 + 11) * 4 + 1


def test_actions_name_no_strip_that_lies_face_down() -> None:
    game = table(PLAIN)
    with pytest.raises(tavolino.IllegalMove, match="only one is turned up"):
        RULES.move_text(game.state, PLACES)
    assert RULES.explain(game.state, PLACES) == "only strip 1 is turned up"


# -- all placements at once ----------------------------------------------------------------------


def check_every_placement(game: Game) -> None:
    """The legal moves are exactly those for which no reason is found against them. (A strip that
    begins farther than three cells from all others touches nothing.)"""
    strips = turned_up(game.state)
    columns, rows = zip(*fields(game), strict=True)
    near = [
        place_number(row, column, direction)
        for row in range(max(min(rows) - 3, 0), min(max(rows) + 4, 25))
        for column in range(max(min(columns) - 3, 0), min(max(columns) + 4, 25))
        for direction in range(4)
    ]
    assert game.actions == [
        encode(slot, place)
        for slot, strip in enumerate(strips)
        for place in near
        if refusal(game.state, strip, place) is None
    ]


@pytest.mark.parametrize(("east", "south"), [(1, 1), (-1, 1), (1, -1), (-1, -1)])
def test_every_placement_at_the_edges_of_the_table(east: int, south: int) -> None:
    def reach(move: str) -> int:
        """How near to the corner a strip comes."""
        column, row = map(int, move.split("@")[1][:-1].split(","))
        step = {"E": (1, 0), "W": (-1, 0), "N": (0, -1), "S": (0, 1)}[move[-1]]
        return max(east * (column + i * step[0]) + south * (row + i * step[1]) for i in range(3))

    game = tavolino.new("rat-hot", seed=1, strips={str(n): "r1 . g2" for n in range(15)})
    while not game.over:
        if len(game.moves) in (8, 13):
            check_every_placement(game)
        game.play(max(game.legal, key=reach))
    columns, rows = zip(*fields(game), strict=True)
    assert (24 if east > 0 else 0) in columns
    assert (24 if south > 0 else 0) in rows


def test_every_placement_round_the_highest_tower() -> None:
    """Layers of three strips, each across the one below: 42 strips reach a height of 15."""
    moves = ["11,13E", "11,14E"]
    for layer in range(13):
        for i in range(3):
            moves.append(f"11,{12 + i}E" if layer % 2 else f"{11 + i},12S")
    moves.append("11,12E")
    game = tavolino.new("rat-hot", seed=1, strips={str(n): "r1 . g2" for n in range(43)})
    for number, place in enumerate(moves):
        if number in (9, 25, 41):
            check_every_placement(game)
        game.play(f"{turned_up(game.state)[0]}@{place}")
    assert game.over
    assert max(map(max, game.view().data["table"]["heights"])) == 15
    assert tavolino.from_position(game.position) == game


@pytest.mark.parametrize(
    ("strips", "counts"),
    [
        ("r2 . . | . g2 .", [48, 1568]),
        ("r2 . r2 | . g2 . | r1 r1 g1", [24, 2352, 128512]),
        ("r2 . . | r1 r1 g1 | g1 . r3", [48, 6272]),
    ],
)
def test_as_many_ways_to_lay_the_first_strips_as_the_referee_counts(
    strips: str, counts: list[int]
) -> None:
    tables = [table(strips)]
    for depth, count in enumerate(counts, 1):
        assert sum(len(game.actions) for game in tables) == count
        if depth < len(counts):
            tables = [played(game.copy(), move) for game in tables for move in game.legal]


# -- the independent referee ---------------------------------------------------------------------

SPICES = ["r1", "r2", "r3", "r4", "g1", "g2", "g3", "g4", "."]


def any_strips(seed: int) -> dict[str, list[str]]:
    """A full set without rats, so that the game goes to its end."""
    rng = random.Random(seed)
    return {str(number): rng.choices(SPICES, k=3) for number in range(43)}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (1, {}),
        (2, {"shrunk_groups_score": True}),
        (3, {"strips": any_strips(3)}),
        (4, {"strips": any_strips(4), "shrunk_groups_score": True}),
        *((seed, options) for seed in range(3) for options in RULES.variants[2:]),
    ],
)
def test_the_referee_agrees(seed: int, options: dict[str, Any]) -> None:
    game = tavolino.new("rat-hot", seed=seed, **options)
    rng = random.Random(seed)
    while not game.over:
        game.play(rng.choice(game.actions))
    assert referee.check(game.record(legal=True)) == []


# -- a player's own strips -----------------------------------------------------------------------


def test_strips_come_from_a_file_or_an_object() -> None:
    file = parse(b'# mine\n0 = "r1 . g1"\n2 = "G . r2"\n1 = ["R", ".", "g2"]\n', "strips.toml")
    mapping = {"0": ["r1", ".", "g1"], "1": ["R", ".", "g2"], "2": ["G", ".", "r2"]}
    for given in (file, mapping, {0: "r1 . g1", 1: "R . g2", 2: "G . r2"}):
        game = tavolino.new("rat-hot", seed=1, strips=given)
        assert game.options["strips"] == mapping
        assert game.record()["setup"]["strips"] == mapping
        assert "strips" not in game.record()["options"]
        assert tavolino.load(game.record()) == game


def test_our_own_strips_given_as_a_file_are_our_own_strips() -> None:
    text = "".join(f'{n} = "{" ".join(strip)}"\n' for n, strip in ours().items())
    game = tavolino.new("rat-hot", seed=1, strips=parse(text.encode(), "strips.toml"))
    assert game.options["strips"] is None
    assert game == tavolino.new("rat-hot", seed=1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('0 = "r1 . g1"\n\n1 = "r1 r2"\n', "line 3: strip 1 has 2 fields; a strip has three"),
        ('0 = "r1 . g1"\n1 = "r1 . r5"\n', "line 2: strip 1 shows 'r5'; a field is one of . r1"),
        ('0 = "r1 . g1"\n1 = 7\n', "line 2: strip 1 is 7; expected three fields"),
        ('0 = "r1 . g1"\n1 = [1, 2, 3]\n', "line 2: strip 1 shows 1"),
        ('0 = "r1 . g1"\n[1]\nr = 1\n', "line 2: strip 1 is {'r': 1}"),
        ('0 = "r1 . g1"\n43 = "r1 . ."\n', "line 2: '43' is not a strip"),
        ('0 = "r1 . g1"\n# one\nred = "r1 . ."\n', "line 3: 'red' is not a strip"),
        ('0 = "r1 . g1"\n01 = "r1 . ."\n', "line 2: '01' is not a strip"),
        ('0 = "r1 . g1"\n1 = "r1 . ."\n3 = ". . ."\n', "line 3: strip 2 is missing before"),
        ('1 = "r1 . ."\n', "line 2: strip 0, the start strip, is missing"),
        ('0 = "r1 . g1"\n', "line 2: strip 1 is missing; at least one strip is drawn"),
        ("", "line 1: strip 0, the start strip, is missing"),
        ('0 = "r1 . g1"\n1 = "r1 . .\n', "(at line 2, column 12)"),
        ('0 = "r1 . g1"\n0 = "r1 . ."\n', "(at line 2"),
        ("0 = 'r1 . g1'\n1 = '\udcff'\n", "line 2: not UTF-8 text"),
    ],
)
def test_a_wrong_file_of_strips_names_the_line(text: str, message: str) -> None:
    with pytest.raises(tavolino.OptionError) as error:
        parse(text.encode(errors="surrogateescape"), "mine.toml")
    assert str(error.value).startswith("option strips: mine.toml")
    assert message in str(error.value)


@pytest.mark.parametrize("given", ["/", b"/", Path("/"), "\0", 7, ["r1"], {"0": "r1 . g1"}])
def test_anything_but_a_set_of_strips_is_refused(given: object) -> None:
    with pytest.raises(tavolino.OptionError, match="option strips: "):
        tavolino.new("rat-hot", strips=given)


SETUP = {"first": 0, "strips": {"0": START.split(), "1": ["R", ".", "G"]}, "order": [1]}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"first": 2}, "first is 2; expected 0 or 1"),
        ({"first": True}, "first is True"),
        ({"strips": None}, "strips is None"),
        ({"strips": {"0": START.split()}}, "strip 1 is missing"),
        ({"strips": {"0": START, "1": START}}, "strip 0 is 'r1 . g1'; expected three fields"),
        ({"order": None}, "order is None"),
        ({"order": []}, "strip 1 is missing from order"),
        ({"order": ["1"]}, "expected a list of strip numbers"),
        ({"order": [True]}, "expected a list of strip numbers"),
        ({"order": [1, 1]}, "strip 1 is in order twice"),
        ({"order": [1, 2]}, "order has strip 2; strips are 1 to 1"),
    ],
)
def test_a_record_with_a_wrong_setup_is_refused(change: Json, message: str) -> None:
    record = {
        "format": "tavolino-record/1",
        "game": "rat-hot",
        "options": {"shrunk_groups_score": False},
        "players": ["red", "green"],
        "seed": None,
        "setup": SETUP | change,
        "moves": [],
        "result": None,
    }
    with pytest.raises(tavolino.RecordError) as error:
        tavolino.load(record)
    assert message in str(error.value)
    record["setup"] = SETUP
    assert tavolino.load(record).player == 0


def test_a_record_cannot_have_other_strips_than_its_options() -> None:
    checked = RULES.check_options({"strips": {"0": START, "1": "r1 . ."}})
    with pytest.raises(tavolino.RecordError, match="differ from the option"):
        RULES.from_setup(checked, SETUP)


# -- position text -------------------------------------------------------------------------------

POSITION = """\
rat-hot shrunk_groups_score
player 0 to lay 5
strips   r1 . g1 | r1 r2 . | g1 g2 . | r3 R r3 | g3 G g3 | r2 . g2 | r4 . g4
laid     3@14,12S 1@11,13E 4@12,12E 2@10,13W
table     8    9   10   11   12   13   14
  12      -    -    -   r1 g3/2  G/2 g3/2
  13      .   g2   g1   r1   r2    .    R
  14      -    -    -    -    -    -   r3
pile     6
"""


def test_position_text_shows_the_table() -> None:
    game = tavolino.from_position(POSITION)
    assert game.position == POSITION
    bare = [line for line in POSITION.splitlines() if not line.startswith(("table", "  "))]
    assert tavolino.from_position("\n".join(bare)) == game
    assert points(game) == [1, 0]
    assert rats(game) == [1, 1]


@pytest.mark.parametrize(
    ("old", "new", "place", "message"),
    [
        ("shrunk_groups_score", "shrunk", "line 1, column 9", "there is no option 'shrunk'"),
        ("shrunk_groups_score", "strips", "line 1, column 9", "on lines of their own"),
        ("player 0 to", "player 2 to", "line 2, column 8", "a number from 0 to 1"),
        ("0 to lay", "0 and lay", "line 2, column 10", "expected 'to' or 'was', found 'and'"),
        ("lay 5", "lay 6", "line 9, column 10", "strip 6 is already there"),
        ("lay 5", "lay", "line 9, column 11", "no place given for strip 5"),
        ("lay 5", "lay 5 6", "line 9, column 10", "strip 6 is already there"),
        ("| r3 R r3 |", "| r3 R |", "line 3, column 40", "strip 3 has 2 fields"),
        ("| r3 R r3 |", "| r3 R r9 |", "line 3, column 40", "strip 3 shows 'r9'"),
        ("3@14,12S", "3@14,12X", "line 4, column 10", "moves look like 17@12,13E"),
        ("1@11,13E", "1@12,13E", "line 4, column 19", "a gap beneath strip 1"),
        ("1@11,13E", "9@11,13E", "line 4, column 19", "a number from 1 to 6, found '9'"),
        ("1@11,13E", "3@11,13E", "line 4, column 19", "strip 3 is already there"),
        ("   11   12", "   11   21", "line 5, column 30", "expected '12', found '21'"),
        ("G/2", "G", "line 6, column 34", "expected 'G/2', found 'G'"),
        ("  14      -    -    -    -    -    -   r3\n", "", "line 8, column 1", "row 14"),
        ("   r3\npile", "   r3\n  15  .\npile", "line 9, column 3", "no strip lies on this row"),
        ("pile     6", "", "line 10, column 1", "expected the pile"),
        ("pile     6", "pile     6 7", "line 9, column 12", "a number from 1 to 6, found '7'"),
        ("pile     6", "pile     6\nmore", "line 10, column 1", "found 'more'"),
    ],
)
def test_a_wrong_position_text_names_line_and_column(
    old: str, new: str, place: str, message: str
) -> None:
    assert POSITION.count(old) == 1
    with pytest.raises(tavolino.PositionError) as error:
        tavolino.from_position(POSITION.replace(old, new))
    assert str(error.value).startswith(f"{place}: ")
    assert message in str(error.value)


def test_position_text_of_a_finished_game_stops_at_its_end() -> None:
    text = "rat-hot\nplayer 0 was last, player 1 wins by rats\nstrips r1 . g1 | R R R | . . .\n"
    over = tavolino.from_position(text + "laid 1@11,13E\npile 2")
    assert result(over)["reason"] == "rats"
    with pytest.raises(tavolino.PositionError, match="line 4, column 15: the game was over before"):
        tavolino.from_position(text.replace("0 was", "1 was") + "laid 1@11,13E 2@11,14E\npile")
    wrong = text.replace("by rats", "by points")
    with pytest.raises(tavolino.PositionError, match="column 37: expected 'rats', found 'points'"):
        tavolino.from_position(wrong + "laid 1@11,13E\npile 2")


# -- views and pictures --------------------------------------------------------------------------


def test_views_show_what_lies_on_the_table_and_what_is_left() -> None:
    game = tavolino.from_position(POSITION)
    seen = game.view(0).data
    assert seen["table"]["column"] == 8
    assert seen["table"]["row"] == 12
    assert seen["table"]["fields"][0] == [None, None, None, "r1", "g3", "G", "g3"]
    assert seen["table"]["heights"][0] == [0, 0, 0, 1, 2, 2, 2]
    assert seen["laid"][0]["points"] == [0, 0]
    assert seen["laid"][3] == {
        "strip": 4,
        "place": "12,12E",
        "cells": [[12, 12], [13, 12], [14, 12]],
        "points": [0, 0],
    }
    assert seen["turned_up"] == [5]
    assert seen["pile"] == {"strips": [6], "order": None}
    assert game.view("open").data["pile"] == {"strips": [6], "order": [6]}


def test_views_show_the_groups_that_scored_last() -> None:
    game = table("r1 . g1 | r1 r2 g1 | . . . | . . .", "1@11,13E")
    played(game, "2@11,14E")
    assert game.view().data["scored"] == [
        {"player": 0, "spice": "r1", "points": 2, "cells": [[11, 12], [11, 13], [11, 14]]},
        {"player": 1, "spice": "g1", "points": 2, "cells": [[13, 12], [13, 13], [13, 14]]},
    ]
    assert played(game, "3@14,12E").view().data["scored"] == []


def test_text_picture_marks_the_newest_strip_and_the_groups_that_scored() -> None:
    game = played(table("r1 . . | G . . | . . .", player=1), "1@11,13E")
    assert (
        str(game.view(0))
        == """\
player 0  red    1 point, 0 rats
player 1  green  0 points, 0 rats

      11    12    13
 12  r1¹*   .¹   g1¹
 13 [r1¹*] [.¹]  [.¹]

turned up  2 (G . .), 3 (. . .)
pile       0 strips
player 0 to lay 2 or 3"""
    )


def test_drawings_label_heights_frame_groups_and_warn_of_rats() -> None:
    game = table("r1 . . | . . . | . G . | G r1 . | . . .", f"{BLOCK} 3@12,12S", player=0)
    drawing = game.view(0)._repr_svg_()
    assert "column 12, row 13: green rat, height 2" in drawing
    assert "2 rats!" not in drawing
    assert "+2" not in drawing
    played(game, "4@10,13N")
    drawing = game.view(0)._repr_svg_()
    assert "2 rats!" in drawing
    assert "+2" in drawing  # three red spices
    assert "Your turn: lay strip 5" in drawing
