"""Schotten-Totten after the IELLO sheet of 2021 (Greek), sentence by sentence.

Names follow the sheet's sections; its tactic variant begins on page 12. What the sheet leaves open
is in test_schotten_totten_rulings.py.
"""

from __future__ import annotations

from itertools import chain, permutations
from typing import Any

import pytest

import tavolino
from tavolino import Game, Match
from tavolino.core.contract import Json

from .tables import (
    CLAN_CARDS,
    EACH_KIND_BEATS_THE_NEXT,
    EACH_KIND_OF_FOUR_BEATS_THE_NEXT,
    EQUAL_SUMS,
    FOG_SUMS,
    HIGHER_SUMS,
    JOKER_FACES,
    ORDERS,
    RUSES,
    SHIELD_FACES,
    SPY_FACES,
    TACTIC_CARDS,
    claims,
    deck,
    discards,
    hand,
    lays,
    moves,
    names,
    nines,
    owned,
    owners,
    played,
    side,
    table,
    winner,
    winning,
)


def deal(seed: int = 0, **options: Any) -> Game:
    return tavolino.new("schotten-totten", edition="iello", seed=seed, **options)


# -- Περιεχόμενα, Στήσιμο ------------------------------------------------------------------------


@pytest.mark.parametrize(("tactics", "cards"), [(False, []), (True, TACTIC_CARDS)])
def test_iello_contents_54_clan_cards_and_10_tactic_cards(tactics: bool, cards: list[str]) -> None:
    setup = deal(tactics=tactics).record()["setup"]
    piles = [*setup["hands"], *setup["decks"].values()]
    assert sorted(chain(*piles)) == sorted(CLAN_CARDS + cards)


def test_iello_setup_1_nine_stones_lie_in_a_row_between_the_players() -> None:
    stones = deal().view().data["stones"]
    bare: Json = {"owner": None, "fog": None, "mud": None, "sides": [[], []]}
    assert stones == [bare | {"completed_first": None, "places": 3}] * 9


def test_iello_setup_2_the_clan_cards_are_shuffled_and_lie_face_down() -> None:
    game = deal(seed=1)
    assert deck(game, "clan") != deck(deal(seed=2), "clan")
    assert deck(game, "clan") != sorted(deck(game, "clan"), key=CLAN_CARDS.index)
    for onlooker in (0, 1, "spectator"):
        shown = game.view(onlooker).data["decks"]
        assert shown == {"clan": {"count": 42, "known": {}}}


def test_iello_setup_3_each_player_draws_six_clan_cards() -> None:
    game = deal()
    for seat in range(2):
        own, other = (game.view(seat).data["hands"][each] for each in (seat, 1 - seat))
        assert len(own["cards"]) == 6
        assert (other["cards"], other["hidden"]) == ([], {"clan": 6})


def test_iello_setup_4_somebody_begins() -> None:
    """Who was near Scotland last cannot be known, so it is drawn."""
    assert {deal(seed).player for seed in range(20)} == {0, 1}


# -- Παιχνίδι ------------------------------------------------------------------------------------


def test_iello_play_the_players_take_turns() -> None:
    game = deal(first=1)
    turns = []
    for _ in range(4):
        turns.append(game.player)
        game.play(game.legal[0])
    assert turns == [1, 0, 1, 0]


@pytest.mark.parametrize("seat", [0, 1])
def test_iello_play_a_card_of_the_hand_is_laid_face_up_at_a_stone_on_the_own_side(
    seat: int,
) -> None:
    game = table("iello", f"player {seat} to play", f"hand {seat} r1 g5", f"hand {1 - seat} b9")
    assert game.legal == lays("r1 g5", "1 2 3 4 5 6 7 8 9")
    game.play("g5@3")
    assert (side(game, 3, seat), side(game, 3, 1 - seat)) == ("g5", "")
    for onlooker in (0, 1, "spectator"):
        assert game.view(onlooker).data["stones"][2]["sides"][seat] == ["g5"]


def test_iello_play_a_card_that_was_laid_cannot_be_moved() -> None:
    game = table("iello", "1 . r1 |", "hand 0 r2")
    assert game.legal == lays("r2", "1 2 3 4 5 6 7 8 9")
    assert game.why_not("r1@2") == "r1 is not in your hand: r2"
    assert game.why_not("redeploy r1@1>2") == "redeploy is not in your hand: r2"


def test_iello_play_then_a_card_is_drawn_and_the_opponent_plays() -> None:
    game = played(table("iello hand=2", "hand 0 r1 r2", "clan c9 c8"), "r1@1")
    assert (hand(game, 0), deck(game, "clan")[0], game.player) == ("r2 c9", "c8", 1)


def test_iello_play_goes_on_without_drawing_when_the_deck_is_empty() -> None:
    small = "iello stones=2 colours=2 values=3 hand=2"
    game = table(small, "1 . r3 | y3", "hand 0 r1 r2", "hand 1 y1 y2")
    played(game, "r1@1", "y1@2")
    assert (hand(game, 0), hand(game, 1), game.player) == ("r2", "y2", 0)
    assert game.legal == ["r2@1", "r2@2"]


@pytest.mark.parametrize(
    ("stone", "free"),
    [("r1 r2 |", "1 2"), ("r1 r2 r3 |", "2"), ("| r1 r2 r3", "1 2"), ("| r1 r2", "1 2")],
)
def test_iello_play_three_cards_at_most_lie_on_a_side_of_a_stone(stone: str, free: str) -> None:
    game = table("iello stones=2", f"1 . {stone}", "hand 0 p1")
    assert game.legal == lays("p1", free)
    if free == "2":
        assert game.why_not("p1@1") == "your side of stone 1 is full; stones with a free space: 2"


# -- Προϋποθέσεις για να διεκδικήσετε μια Πέτρα -----------------------------------------------


def test_iello_conditions_stones_are_claimed_after_playing_and_before_drawing() -> None:
    game = table("iello hand=1", "1 . r7 r8 | y1 y2 g3", "hand 0 r9", "clan c1")
    assert claims(game) == []
    played(game, "r9@1")
    assert (game.legal, hand(game, 0)) == (["claim 1", "done"], "")
    game.play("claim 1")
    assert (owners(game), hand(game, 0), game.player) == ("0........", "c1", 1)


def test_iello_conditions_no_stone_is_claimed_before_playing() -> None:
    game = table("iello", "1 . r7 r8 r9 | y1 y2 g3", "hand 0 c1")
    refusal = "stones are claimed after playing a card, before drawing"
    assert (claims(game), game.why_not("claim 1")) == ([], refusal)


@pytest.mark.parametrize(
    ("line", "owned", "step"),
    [
        (["done"], ".........", "play"),
        (["claim 1"], "0........", "claim"),
        (["claim 3", "done"], "..0......", "play"),
        (["claim 1", "claim 3"], "0.0......", "play"),
        (["claim 3", "claim 1"], "0.0......", "play"),
    ],
)
def test_iello_conditions_one_or_more_stones_or_none_may_be_claimed(
    line: list[str], owned: str, step: str
) -> None:
    game = table(
        "iello hand=1", "1 . r7 r8 r9 | y1 y2 g3", "3 . b7 b8 b9 | y3 y4 g5", "hand 0 p1", "clan c1"
    )
    played(game, "p1@9")
    assert game.legal == ["claim 1", "claim 3", "done"]
    played(game, *line)
    assert (owners(game), game.view().data["step"]) == (owned, step)


@pytest.mark.parametrize(
    ("stone", "refusal"),
    [
        ("| y1 y2 g3", "your side of stone 1 has 0 of 3 cards; complete it first"),
        ("r9 | y1 y2 g3", "your side of stone 1 has 1 of 3 cards; complete it first"),
        ("r9 r8 | y1 y2 g3", "your side of stone 1 has 2 of 3 cards; complete it first"),
        ("r9 r8 |", "your side of stone 1 has 2 of 3 cards; complete it first"),
    ],
)
def test_iello_conditions_the_claimer_must_have_played_three_cards(
    stone: str, refusal: str
) -> None:
    game = table("iello", "player 0 to claim", f"1 . {stone}")
    assert (game.legal, game.why_not("claim 1")) == (["done"], refusal)


# Three eights against a lone b5, which only b3-b4, b4-b6 or b6-b7 can save.
EIGHTS = "1 . r8 y8 g8 | b5"


@pytest.mark.parametrize(
    "lines",
    [
        "2 . b4 | b6",
        "2 . b4 b6 |",
        "2 . | b6; 3 . | b4",
        "2 0 b4 p1 p2 | b6",
        "2 1 b4 | b6 c1 c2",
    ],
)
def test_iello_conditions_exception_a_proof_from_the_cards_played_claims_the_stone(
    lines: str,
) -> None:
    assert claims(table("iello", "player 0 to claim", EIGHTS, lines)) == ["1"]


@pytest.mark.parametrize(
    ("lines", "counter_example"),
    [
        ("", "b6 b7"),
        ("2 . b4 |", "b6 b7"),
        ("2 . b6 |", "b3 b4"),
        ("hand 0 b4 b6", "b6 b7"),
        ("hand 1 b4 b6", "b6 b7"),
        ("2 . b4 |; hand 0 b6", "b6 b7"),
        ("2 . b6 |; hand 0 b3; clan b4", "b3 b4"),
    ],
)
def test_iello_conditions_exception_cards_in_hand_do_not_count(
    lines: str, counter_example: str
) -> None:
    game = table("iello", "player 0 to claim", EIGHTS, lines)
    assert game.legal == ["done"]
    assert game.why_not("claim 1") == (
        f"your opponent can still lay {counter_example} at stone 1:"
        f" b5 {counter_example} (a colour run) beats your r8 y8 g8 (three of a kind)"
    )


@pytest.mark.parametrize(
    ("stone", "lines", "counter_example"),
    [
        ("r7 r8 r9 |", "", None),
        ("r6 r7 r8 |", "", "y7 y8 y9 at stone 1: y7 y8 y9 (a colour run)"),
        ("r6 r7 r8 | y6", "", None),
        ("r6 r7 r8 | y7", "", "y8 y9 at stone 1: y7 y8 y9 (a colour run)"),
        ("r6 r7 r8 | y7 y9", "", "y8 at stone 1: y7 y9 y8 (a colour run)"),
        ("r6 r7 r8 | y7 y9", "2 . y8 |", None),
        ("r6 r7 r8 | y7 g9", "", None),
        ("r9 y9 b9 | g8 p8", "", None),
        ("r9 y9 b9 | g8 g6", "", "g7 at stone 1: g8 g6 g7 (a colour run)"),
        ("r7 y7 b7 | g8 p8", "", "r8 at stone 1: g8 p8 r8 (three of a kind)"),
        ("r7 y7 b7 | g8 p8", "2 . r8 y8 | b8 c8", None),
        ("r1 r2 r4 | g8 p8", "", "r8 at stone 1: g8 p8 r8 (three of a kind)"),
        ("r1 r2 r4 | g8 p7", "", None),
        ("r1 r2 r4 | g8 g3", "", "g9 at stone 1: g8 g3 g9 (a colour)"),
        ("r1 y2 b3 | g8 p7", "", "r9 at stone 1: g8 p7 r9 (a run)"),
        ("r1 y2 b3 | g8 p5", "", None),
        ("r9 y9 b8 | g9 p8", "", "r7 at stone 1: g9 p8 r7 (a run)"),
        ("r9 y9 b8 | g9 p4", "", None),
        ("r5 y5 b4 | g2 p3", "", "r4 at stone 1: g2 p3 r4 (a run)"),
        ("r5 y5 b4 | g2 p6", "", "r9 at stone 1: g2 p6 r9 (a sum of 17)"),
    ],
)
def test_iello_conditions_exception_no_card_that_may_follow_wins(
    stone: str, lines: str, counter_example: str | None
) -> None:
    game = table("iello", "player 0 to claim", f"1 . {stone}", lines)
    assert claims(game) == (["1"] if counter_example is None else [])
    if counter_example is not None:
        own = stone.split(" |")[0]
        start = f"your opponent can still lay {counter_example} beats your {own} "
        assert str(game.why_not("claim 1")).startswith(start)


# -- Διεκδίκηση Πέτρας ---------------------------------------------------------------------------


@pytest.mark.parametrize(("stronger", "weaker"), EACH_KIND_BEATS_THE_NEXT)
def test_iello_claiming_the_stronger_formation_wins_the_stone(stronger: str, weaker: str) -> None:
    assert winner("iello", f"{stronger} | {weaker}") == 0
    assert winner("iello", f"{weaker} | {stronger}") == 1


@pytest.mark.parametrize(
    ("stone", "refusal"),
    [
        ("r9 y9 g8 | b1 p2 c3", ["b1 p2 c3 (a run)", "r9 y9 g8 (a sum of 26)"]),
        ("r1 r2 r4 | b1 p1 c1", ["b1 p1 c1 (three of a kind)", "r1 r2 r4 (a colour)"]),
        ("r1 r2 r3 | y2 y3 y4", ["y2 y3 y4 (a colour run)", "r1 r2 r3 (a colour run)"]),
    ],
)
def test_iello_claiming_the_weaker_formation_is_told_what_beats_it(
    stone: str, refusal: list[str]
) -> None:
    game = table("iello", "player 0 to claim", f"1 . {stone}")
    assert names(game.why_not("claim 1"), "stone 1", *refusal)


@pytest.mark.parametrize("cards", [" ".join(each) for each in permutations(["r4", "y5", "g6"])])
def test_iello_claiming_the_order_of_laying_does_not_matter(cards: str) -> None:
    assert winner("iello", f"{cards} | b9 p9 c8") == 0


@pytest.mark.parametrize(
    ("stone", "seat"),
    [
        ("r8 r9 r1 | y1 g1 b1", 1),
        ("r9 r1 r2 | y1 g1 b1", 1),
        ("r8 y9 g1 | b1 p2 c3", 1),
        ("r9 y1 g2 | b1 p2 c3", 1),
    ],
)
def test_iello_claiming_nine_and_one_do_not_follow_each_other(stone: str, seat: int) -> None:
    assert winner("iello", stone) == seat


@pytest.mark.parametrize("order", ["000111", "111000"])
@pytest.mark.parametrize(("higher", "lower"), HIGHER_SUMS)
def test_iello_claiming_of_equal_formations_the_higher_sum_wins(
    higher: str, lower: str, order: str
) -> None:
    assert winner("iello", f"{higher} | {lower} | {order}") == 0
    assert winner("iello", f"{lower} | {higher} | {order}") == 1


@pytest.mark.parametrize(("order", "first"), ORDERS)
@pytest.mark.parametrize(("one", "other"), EQUAL_SUMS)
def test_iello_claiming_of_equal_sums_who_laid_the_third_card_first_wins(
    one: str, other: str, order: str, first: int
) -> None:
    assert winner("iello", f"{one} | {other} | {order}") == first


def test_iello_claiming_who_completed_second_is_told_so() -> None:
    game = table("iello", "player 0 to claim", "1 . r1 r2 r3 | y1 y2 y3 | 111000")
    formations = ["y1 y2 y3 (a colour run)", "r1 r2 r3 (a colour run)"]
    assert names(game.why_not("claim 1"), "stone 1", *formations, "completed first")


def test_iello_claiming_a_claimed_stone_takes_no_more_cards_of_either_player() -> None:
    game = table("iello stones=2 hand=1", "1 . r7 r8 | y1", "hand 0 r9", "hand 1 y2", "clan c1")
    played(game, "r9@1", "claim 1")
    assert (side(game, 1, 1), game.player, game.legal) == ("y1", 1, ["y2@2"])
    assert game.why_not("y2@1") == "stone 1 is claimed; unclaimed stones: 2"
    game.play("y2@2")
    assert (game.player, game.legal) == (0, ["c1@2"])


@pytest.mark.parametrize(("seat", "whom"), [(0, "you"), (1, "your opponent")])
def test_iello_claiming_a_stone_is_claimed_once(seat: int, whom: str) -> None:
    game = table("iello", f"player {seat} to claim", "1 0 r7 r8 r9 | y1")
    assert (game.legal, game.why_not("claim 1")) == (
        ["done"],
        f"stone 1 is already claimed by {whom}",
    )


def test_iello_claiming_example_three_fives() -> None:
    game = table("iello hand=1", "1 . g5 r5 | g7 p4 b3", "hand 0 b5", "clan c1")
    game.play("b5@1")
    assert (game.legal, hand(game, 0)) == (["claim 1", "done"], "")
    game.play("claim 1")
    assert (owners(game), side(game, 1, 0), hand(game, 0)) == ("0........", "g5 r5 b5", "c1")


# -- Τέλος του παιχνιδιού ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "stone", "reason"),
    [
        ("00.......", 3, "three-in-a-row"),
        ("0.0......", 2, "three-in-a-row"),
        (".......00", 7, "three-in-a-row"),
        ("110.0..1.", 4, "three-in-a-row"),
        ("0.0.0.0..", 9, "five-stones"),
        ("00100..1.", 7, "five-stones"),
        ("11011.00.", 9, "three-in-a-row"),
    ],
)
def test_iello_end_three_neighbours_or_any_five_stones_win_at_once(
    before: str, stone: int, reason: str
) -> None:
    free = next(n for n in range(1, 10) if before[n - 1] == "." and n != stone)
    lines = f"{owned(before)}; {stone} . r7 r8 r9 |; {free} . b7 b8 b9 |"
    game = table("iello hand=1", "player 0 to claim", lines)
    assert str(free) in claims(game)
    left = deck(game, "clan")
    game.play(f"claim {stone}")
    after = before[: stone - 1] + "0" + before[stone:]
    assert game.result == winning(0, reason, [5, before.count("1")], after)
    assert (game.legal, deck(game, "clan"), hand(game, 0)) == ([], left, "")
    assert game.why_not("done") == "the game is over; no more moves can be played"


@pytest.mark.parametrize(
    ("before", "stone"), [("0.......0", 5), ("00.0.....", 9), ("01001....", 8), ("01.0.....", 3)]
)
def test_iello_end_fewer_stones_do_not_end_the_game(before: str, stone: int) -> None:
    game = table(
        "iello hand=1", "player 0 to claim", owned(before), f"{stone} . r7 r8 r9 |", "hand 0 c1"
    )
    game.play(f"claim {stone}")
    assert (game.over, game.result, game.player) == (False, None, 1)


@pytest.mark.parametrize(
    ("before", "scores"),
    [("00.......", [5, 0]), ("00.1.....", [5, 1]), ("00.11.11.", [5, 4])],
)
def test_iello_end_the_winner_scores_five_and_the_opponent_the_stones_owned(
    before: str, scores: list[int]
) -> None:
    game = table("iello", "player 0 to claim", owned(before), "3 . r7 r8 r9 |")
    game.play("claim 3")
    assert game.result == winning(0, "three-in-a-row", scores, "000" + before[3:])


def finished(seat: int, stones: str) -> Game:
    line = f"player {seat} was last, player {seat} wins by three-in-a-row"
    return table("iello", line, owned(stones))


def test_iello_end_rounds_are_agreed_on_and_most_points_win() -> None:
    match = Match("schotten-totten", rounds=3, seed=1, edition="iello")
    match.games[-1] = finished(0, "000.11.11")
    assert (match.points, match.over, match.winners) == ([5, 4], False, None)
    match.next_game()
    match.games[-1] = finished(1, "111......")
    assert (match.points, match.over) == ([5, 9], False)
    match.next_game()
    match.games[-1] = finished(0, "000.11.11")
    assert (match.points, match.over, match.winners) == ([10, 13], True, [1])
    with pytest.raises(tavolino.TavolinoError, match="all 3 games of the match have been played"):
        match.next_game()


# -- Παραλλαγή τακτικής (p. 12): Στήσιμο, Παιχνίδι -----------------------------------------------


def test_iello_p12_setup_a_shuffled_tactic_deck_and_seven_clan_cards_each() -> None:
    game = deal(seed=1, tactics=True)
    assert sorted(deck(game, "tactic")) == sorted(TACTIC_CARDS)
    assert deck(game, "tactic") != deck(deal(seed=2, tactics=True), "tactic")
    assert len(deck(game, "clan")) == 40
    for seat in range(2):
        cards = hand(game, seat).split()
        assert len(cards) == 7
        assert set(cards) <= set(CLAN_CARDS)


def test_iello_p12_play_a_clan_card_or_a_tactic_card() -> None:
    game = table("iello tactics stones=2", "2 . | b5", "hand 0 r1 spy fog deserter scout")
    assert game.legal == [*lays("r1 spy fog", "1 2"), "scout", "deserter b5@2>x"]


@pytest.mark.parametrize(("draw", "after"), [("draw clan", "r2 c9"), ("draw tactic", "r2 traitor")])
@pytest.mark.parametrize(("card", "move"), [("r1", "r1@1"), ("spy", "spy@1")])
def test_iello_p12_play_after_any_card_the_player_picks_a_deck_to_draw_from(
    card: str, move: str, draw: str, after: str
) -> None:
    game = table("iello tactics hand=2", f"hand 0 {card} r2", "clan c9", "tactic traitor")
    game.play(move)
    assert (game.player, game.legal) == (0, ["draw clan", "draw tactic"])
    game.play(draw)
    assert (hand(game, 0), game.player) == (after, 1)


SIX_CARDS = "iello tactics stones=2 colours=2 values=3 hand=2"


@pytest.mark.parametrize(
    ("options", "lines", "after"),
    [
        # no tactic card left
        (
            "iello tactics hand=2",
            "1 . joker-1 | joker-2 spy; 2 . shield | | fog/0 mud/1; hand 0 r1 r2; clan c9;"
            "discards scout redeploy deserter traitor",
            "r2 c9",
        ),
        # no clan card left
        (SIX_CARDS, "1 . r3 | y3; hand 0 r1 r2; hand 1 y1 y2; tactic spy", "r2 spy"),
        # no card left at all
        (
            SIX_CARDS,
            "1 . r3 | y3; hand 0 r1 r2; hand 1 y1 y2 joker-1 joker-2 spy shield fog;"
            "discards mud scout redeploy deserter traitor",
            "r2",
        ),
    ],
)
def test_iello_p12_play_goes_on_without_the_deck_that_is_empty(
    options: str, lines: str, after: str
) -> None:
    game = played(table(options, lines), "r1@2")
    assert (hand(game, 0), game.player) == (after, 1)


@pytest.mark.parametrize(
    ("lines", "legal"),
    [
        # only tactic cards
        ("hand 0 spy fog", [*lays("spy fog", "1 2"), "pass"]),
        ("hand 0 fog; tactics played 1 0", ["pass"]),
        # the own side complete at all stones, claimed or not
        ("1 . r1 r2 r3 |; 2 . g1 g2 g3 |; hand 0 b1 spy fog", ["fog@1", "fog@2", "pass"]),
        ("1 1 r1 | b7 b8 b9; 2 . g1 g2 g3 |; hand 0 b1 mud", ["mud@2", "pass"]),
        ("1 1 r1 | b7 b8 b9; 2 . g1 g2 g3 |; hand 0 b1 b2", ["pass"]),
        # a clan card and a place for it
        ("1 . r1 r2 r3 |; 2 . g1 g2 |; hand 0 b1 fog", ["b1@2", "fog@1", "fog@2"]),
    ],
)
def test_iello_p12_play_who_cannot_play_a_clan_card_may_pass_or_play_a_tactic_card(
    lines: str, legal: list[str]
) -> None:
    game = table("iello tactics stones=2", lines)
    assert game.legal == legal
    if "pass" not in legal:
        assert game.why_not("pass") == (
            "you have a clan card and a free space for it, so you must play a card"
        )


def test_iello_p12_play_who_passes_plays_no_card() -> None:
    game = table("iello tactics hand=2", "hand 0 spy fog", "hand 1 r1 r2")
    played(game, "pass")
    assert (hand(game, 0), game.player, game.view().data["tactics_played"]) == (
        "spy fog",
        1,
        [0, 0],
    )


# -- Κάρτες Τακτικής -----------------------------------------------------------------------------


def test_iello_p12_tactic_cards_may_fill_the_hand() -> None:
    cards = "hand 0 joker-1 joker-2 spy shield fog mud scout"
    game = table("iello tactics", cards, "hand 1 r1 r2 r3 r4 r5 r6 r7", "tactic redeploy deserter")
    played(game, "fog@1", "draw tactic")
    assert hand(game, 0) == "joker-1 joker-2 spy shield mud scout redeploy"
    assert game.player == 1


@pytest.mark.parametrize(
    ("mine", "theirs", "may"),
    [(0, 0, True), (0, 1, True), (1, 0, False), (1, 1, True), (2, 1, False), (3, 3, True)],
)
def test_iello_p12_no_more_tactic_cards_than_one_above_the_opponent(
    mine: int, theirs: int, may: bool
) -> None:
    game = table(
        "iello tactics stones=1", "hand 0 r1 spy", f"tactics played {mine} {theirs}", "1 . | b1"
    )
    assert game.legal == (["r1@1", "spy@1"] if may else ["r1@1"])


def test_iello_p12_example_two_against_one() -> None:
    game = table(
        "iello tactics stones=2 hand=2",
        "hand 0 r1 spy; hand 1 g1 fog; tactics played 2 1; clan c1 c2 c3",
    )
    assert game.legal == ["r1@1", "r1@2"]
    assert game.why_not("spy@1") == (
        "tactic cards played: 2 by you, 1 by your opponent; wait until your opponent has"
        " played another one"
    )
    played(game, "r1@1", "draw clan", "fog@2", "draw clan")
    assert game.legal == [*lays("c1", "1 2"), *lays("spy", "1 2")]


@pytest.mark.parametrize(
    ("opponent", "lines", "holds"),
    [
        # b5 could become a colour run with any wild card in the hand, the deck, or yet to be moved
        ("b5", "2 . b4 | b6; hand 1 joker-1 joker-2", True),
        ("b5", "2 . b4 | b6; tactic joker-1 joker-2", True),
        ("b5", "2 . b4 | b6; hand 0 joker-1 joker-2", True),
        ("b5 b7", "2 . b6 |; hand 1 joker-1 shield spy", True),
        ("b5", "2 . b4 |; discards b6", True),
        # laid cards of this kind count
        ("b5 joker-1", "2 . b4 | b6", False),
        ("b5 spy", "2 . b4 | b6", True),
        ("b5 spy", "2 . b6 |", True),
        ("b5 spy", "2 . b4 |", False),
        ("b5 shield", "", False),
        ("b5 shield", "2 . b4 |", True),
        ("b2 shield", "2 . b4 |", False),
        ("b2 shield", "2 . b1 b3 | b4", True),
    ],
)
def test_iello_p12_a_proof_does_not_fear_tactic_cards_that_were_not_played(
    opponent: str, lines: str, holds: bool
) -> None:
    stone = f"1 . r8 y8 g8 | {opponent}"
    game = table("iello tactics", "player 0 to claim", stone, lines)
    assert claims(game) == (["1"] if holds else [])


# -- 1 Επίλεκτοι στρατιώτες: Τζόκερ, Κατάσκοπος, Ασπιδοφόρος -------------------------------------


@pytest.mark.parametrize("joker", ["joker-1", "joker-2"])
@pytest.mark.parametrize("value", range(1, 10))
def test_iello_p12_joker_has_any_value(joker: str, value: int) -> None:
    assert winner("iello tactics", f"y{value} {joker} g{value} | r9 r8 r6") == 0


@pytest.mark.parametrize("colour", "rygbpc")
def test_iello_p12_joker_has_any_colour(colour: str) -> None:
    for low in (1, 4, 7):
        cards = f"{colour}{low} joker-1 {colour}{low + 2}"
        assert winner("iello tactics", f"{cards} | {nines(colour)}") == 0


@pytest.mark.parametrize(("cards", "weaker", "stronger"), JOKER_FACES)
def test_iello_p12_joker_takes_the_face_that_serves_best_at_the_claim(
    cards: str, weaker: str, stronger: str | None
) -> None:
    assert winner("iello tactics", f"{cards} | {weaker} | 111000") == 0
    if stronger is not None:
        assert winner("iello tactics", f"{cards} | {stronger} | 000111") == 1


def test_iello_p12_joker_is_laid_like_a_clan_card_and_named_at_the_claim_only() -> None:
    game = table(
        "iello tactics stones=2 hand=1",
        "1 . r7 | y9 g9 b9; 2 . y4 g4 b5 |; hand 0 joker-1; hand 1 p1; clan r8 c1 c2",
    )
    assert game.legal == ["joker-1@1", "pass"]
    played(game, "joker-1@1", "draw clan", "p1@2", "draw clan", "r8@1")
    assert side(game, 1, 0) == "r7 joker-1 r8"
    assert "claim 1" in game.legal


def test_iello_p12_joker_the_second_one_stays_in_the_hand() -> None:
    game = table(
        "iello tactics stones=2 hand=2",
        "hand 0 joker-1 joker-2; hand 1 fog p1; clan c1 c2; tactic spy",
    )
    assert game.legal == [*lays("joker-1 joker-2", "1 2"), "pass"]
    played(game, "joker-1@1", "draw tactic", "fog@1", "draw clan")
    assert game.legal == [*lays("spy", "1 2"), "pass"]
    assert game.why_not("joker-2@2") == (
        "each player may play one joker per game, and you have played yours"
    )


def test_iello_p12_joker_both_players_may_play_one() -> None:
    game = table(
        "iello tactics stones=1",
        "player 1 to play; 1 . joker-1 |; hand 1 joker-2",
        "jokers played 1 0; tactics played 1 0",
    )
    assert game.legal == ["joker-2@1", "pass"]


@pytest.mark.parametrize(("card", "low", "high"), [("spy", "8", "9"), ("shield", "1", "2")])
@pytest.mark.parametrize("colour", "rb")
def test_iello_p12_spy_and_shield_take_their_colour_at_the_claim_only(
    card: str, low: str, high: str, colour: str
) -> None:
    """The card lies there first; its colour is that of the cards that come later."""
    game = table(
        "iello tactics stones=2 hand=2",
        f"1 . | y5 g5 p5; hand 0 {card} {colour}{low}; hand 1 c7 c8",
        f"clan {colour}{high} y1 c1 c2",
    )
    played(game, f"{card}@1", "draw clan", "c7@2", "draw clan", f"{colour}{low}@1", "draw clan")
    assert side(game, 1, 0) == f"{card} {colour}{low}"
    played(game, "c8@2", "draw clan", f"{colour}{high}@1")
    assert side(game, 1, 0) == f"{card} {colour}{low} {colour}{high}"
    assert "1" in claims(game)


@pytest.mark.parametrize("colour", "rygbpc")
def test_iello_p12_spy_is_a_seven_of_any_colour(colour: str) -> None:
    for low, high in ((5, 6), (6, 8), (8, 9)):
        cards = f"{colour}{low} spy {colour}{high}"
        assert winner("iello tactics", f"{cards} | {nines(colour)}") == 0


@pytest.mark.parametrize(("cards", "weaker", "stronger"), SPY_FACES)
def test_iello_p12_spy_is_never_anything_but_a_seven(
    cards: str, weaker: str, stronger: str
) -> None:
    assert winner("iello tactics", f"{cards} | {weaker} | 111000") == 0
    assert winner("iello tactics", f"{cards} | {stronger} | 000111") == 1


@pytest.mark.parametrize("colour", "rygbpc")
def test_iello_p12_shield_is_a_one_two_or_three_of_any_colour(colour: str) -> None:
    for low, high in ((1, 2), (1, 3), (2, 3), (2, 4), (3, 4), (4, 5)):
        cards = f"{colour}{low} shield {colour}{high}"
        assert winner("iello tactics", f"{cards} | {nines(colour)}") == 0


@pytest.mark.parametrize(("cards", "weaker", "stronger"), SHIELD_FACES)
def test_iello_p12_shield_is_never_more_than_a_three(
    cards: str, weaker: str, stronger: str
) -> None:
    assert winner("iello tactics", f"{cards} | {weaker} | 111000") == 0
    assert winner("iello tactics", f"{cards} | {stronger} | 000111") == 1


# -- 2 Καταστάσεις μάχης: Τυφλόμυγα, Λασπομαχία --------------------------------------------------


@pytest.mark.parametrize("card", ["fog", "mud"])
def test_iello_p12_fog_and_mud_are_played_on_a_stone_that_nobody_owns(card: str) -> None:
    game = table(
        "iello tactics stones=4",
        f"1 . r1 r2 r3 | g1 g2 g3; 2 0 r7 r8 r9 |; 3 1 | b7 b8 b9; hand 0 {card}",
    )
    assert game.legal == [f"{card}@1", f"{card}@4", "pass"]
    game.play(f"{card}@1")
    stone = game.view().data["stones"][0]
    assert (stone[card], stone["sides"]) == (0, [["r1", "r2", "r3"], ["g1", "g2", "g3"]])


@pytest.mark.parametrize(("one", "other", "order", "seat"), FOG_SUMS)
def test_iello_p12_fog_only_the_sum_counts(one: str, other: str, order: str, seat: int) -> None:
    for player in range(2):
        assert winner("iello tactics", f"{one} | {other} | {order} fog/{player}") == seat


@pytest.mark.parametrize(
    ("stone", "counter_example"),
    [
        ("r9 y9 g8 |", None),
        ("r9 y9 g7 |", "g9 b9 p9 at stone 1: g9 b9 p9 (a sum of 27)"),
        ("r9 y8 g8 | b7", None),
        ("r9 y8 g7 | b7", "y9 g9 at stone 1: b7 y9 g9 (a sum of 25)"),
    ],
)
def test_iello_p12_fog_a_proof_looks_at_sums_only(stone: str, counter_example: str | None) -> None:
    lines = "2 . b9 p9 c9 |" if stone == "r9 y9 g8 |" else ""
    game = table("iello tactics", "player 0 to claim", f"1 . {stone} | fog/1", lines)
    assert claims(game) == (["1"] if counter_example is None else [])
    if counter_example is not None:
        assert f"lay {counter_example} beats your " in str(game.why_not("claim 1"))


def test_iello_p12_mud_opens_a_fourth_space_on_both_sides() -> None:
    lines = "1 . r1 r2 r3 | g1 g2 g3 | mud/0; 2 . r4 r5 r6 | g4 g5 g6; hand 0 b1; hand 1 b2"
    for seat, card in enumerate(("b1", "b2")):
        game = table("iello tactics stones=2", f"player {seat} to play", lines)
        assert game.legal == [f"{card}@1"]
        game.play(f"{card}@1")
        assert len(side(game, 1, seat).split()) == 4
        mud, bare = game.view().data["stones"]
        assert (mud["places"], mud["completed_first"]) == (4, None)
        assert bare["places"] == 3
    full = "1 . r1 r2 r3 r7 | g1 g2 g3 | mud/0"
    game = table("iello tactics stones=1", full, "hand 0 b1")
    assert game.legal == ["pass"]


def test_iello_p12_mud_a_stone_is_claimed_with_four_cards() -> None:
    game = table(
        "iello tactics hand=1",
        "1 . r7 r8 r9 | g1 y2 b3; hand 0 mud; hand 1 b1; clan r6 c1 c2 c3",
    )
    played(game, "mud@1", "draw clan", "b1@2", "draw clan")
    assert game.why_not("claim 1") == "your side of stone 1 has 3 of 4 cards; complete it first"
    game.play("r6@1")
    assert game.legal == ["claim 1", "done"]


@pytest.mark.parametrize(("stronger", "weaker"), EACH_KIND_OF_FOUR_BEATS_THE_NEXT)
def test_iello_p12_mud_formations_have_four_cards(stronger: str, weaker: str) -> None:
    assert winner("iello tactics", f"{stronger} | {weaker} | mud/0") == 0
    assert winner("iello tactics", f"{weaker} | {stronger} | mud/1") == 1


@pytest.mark.parametrize(
    ("stone", "counter_example"),
    [
        ("r6 r7 r8 r9 | y1 y2 y3", None),
        ("r5 r6 r7 r8 | y7 y8 y9", "y6 at stone 1: y7 y8 y9 y6 (a colour run)"),
        ("r5 r6 r7 r8 | y7 y8", "y6 y9 at stone 1: y7 y8 y6 y9 (a colour run)"),
        ("r5 y5 g5 b5 | p6 c6 y6", "r6 at stone 1: p6 c6 y6 r6 (four of a kind)"),
        ("r5 y5 g5 b5 | p6 c6 y7", None),
    ],
)
def test_iello_p12_mud_a_proof_looks_at_four_cards(stone: str, counter_example: str | None) -> None:
    game = table("iello tactics", "player 0 to claim", f"1 . {stone} | mud/1")
    assert claims(game) == (["1"] if counter_example is None else [])
    if counter_example is not None:
        assert f"lay {counter_example} beats your " in str(game.why_not("claim 1"))


# -- 3 Τεχνάσματα: Στρατολόγος, Υπεύθυνος στρατηγικής, Θηλυκός δαίμονας, Προδότης ----------------


@pytest.mark.parametrize(
    ("ruse", "move", "pile"),
    [
        ("scout", "scout", ["scout"]),
        ("redeploy", "redeploy r1@1>2", ["redeploy"]),
        ("redeploy", "redeploy r1@1>x", ["r1", "redeploy"]),
        ("deserter", "deserter b5@1>x", ["b5", "deserter"]),
        ("traitor", "traitor b5@1>2", ["traitor"]),
    ],
)
def test_iello_p12_ruses_are_discarded_face_up_and_anybody_may_look(
    ruse: str, move: str, pile: list[str]
) -> None:
    game = table("iello tactics stones=2", "1 . r1 | b5", f"hand 0 {ruse}")
    game.play(move)
    for onlooker in (0, 1, "spectator"):
        assert sorted(game.view(onlooker).data["discards"]) == pile


@pytest.mark.parametrize(
    ("takes", "drawn"),
    [
        ("clan clan clan", "c7 c8 c9"),
        ("clan clan tactic", "c7 c9 mud"),
        ("tactic clan tactic", "c9 spy mud"),
        ("tactic tactic tactic", "spy shield mud"),
    ],
)
def test_iello_p12_recruiter_draws_three_from_one_or_both_decks(takes: str, drawn: str) -> None:
    game = table(
        "iello tactics hand=3", "hand 0 r1 r2 scout", "clan c9 c7 c8", "tactic mud spy shield"
    )
    game.play("scout")
    for deck_name in takes.split():
        assert game.legal == ["take clan", "take tactic"]
        game.play(f"take {deck_name}")
    assert hand(game, 0) == f"r1 r2 {drawn}"
    assert game.legal == [f"return {card}" for card in f"r1 r2 {drawn}".split()]


@pytest.mark.parametrize(
    ("returns", "clan_bottom", "tactic_bottom", "left"),
    [
        (["r1", "r2"], ["r1", "r2"], [], "c7 c9 mud"),
        (["r2", "r1"], ["r2", "r1"], [], "c7 c9 mud"),
        (["c9", "mud"], ["c9"], ["mud"], "r1 r2 c7"),
        (["mud", "c7"], ["c7"], ["mud"], "r1 r2 c9"),
    ],
)
def test_iello_p12_recruiter_puts_two_cards_at_the_bottom(
    returns: list[str], clan_bottom: list[str], tactic_bottom: list[str], left: str
) -> None:
    game = table("iello tactics hand=3", "hand 0 r1 r2 scout", "clan c9 c7", "tactic mud")
    played(game, "scout", "take clan", "take tactic", "take clan")
    clan, tactic = deck(game, "clan"), deck(game, "tactic")
    cards = ["r1", "r2", "c7", "c9", "mud"]
    for card in returns:
        assert game.legal == [f"return {each}" for each in cards]
        game.play(f"return {card}")
        cards.remove(card)
    assert deck(game, "clan") == clan + clan_bottom
    assert deck(game, "tactic") == tactic + tactic_bottom
    assert (hand(game, 0), game.player) == (left, 1)


def test_iello_p12_recruiter_puts_cards_back_unseen() -> None:
    game = table("iello tactics hand=3", "hand 0 r1 r2 scout", "clan c9 c7", "tactic mud")
    played(game, "scout", "take clan", "take tactic", "take clan")
    assert [game.seen_move("return r1", onlooker) for onlooker in (0, 1)] == [
        "return r1",
        "return clan",
    ]
    played(game, "return r1", "return mud")
    decks = game.view(0).data["decks"]
    assert [list(decks[name]["known"].values()) for name in decks] == [["r1"], ["mud"]]
    decks = game.view(1).data["decks"]
    assert [decks[name]["known"] for name in decks] == [{}, {}]


def test_iello_p12_strategist_moves_an_own_card_to_another_free_stone_or_discards_it() -> None:
    game = table("iello tactics stones=5", RUSES, "hand 0 redeploy")
    assert moves(game, "redeploy") == [
        *("r5@5>1", "r5@5>x"),
        *(f"g{value}@2>{to}" for value in (1, 2, 3) for to in "15x"),
        *("joker-1@5>1", "joker-1@5>x"),
    ]
    assert game.why_not("redeploy g1@2>2") == "Redeploy moves a card to another stone"
    assert game.why_not("redeploy p1@3>1") == "stone 3 is claimed, so no card can leave it"
    assert game.why_not("redeploy r5@5>3") == "stone 3 is claimed; unclaimed stones: 1 2 5"
    assert game.why_not("redeploy fog@5>1") == (
        "in this edition Fog and Mud lie on the stone itself, and nothing can move them"
    )


@pytest.mark.parametrize(
    ("move", "source", "target", "pile"),
    [
        ("redeploy g2@2>5", "g1 g3", "r5 joker-1 g2", ["redeploy"]),
        ("redeploy g3@2>x", "g1 g2", "r5 joker-1", ["g3", "redeploy"]),
        ("redeploy joker-1@5>x", "g1 g2 g3", "r5", ["joker-1", "redeploy"]),
    ],
)
def test_iello_p12_strategist_lays_the_card_face_up(
    move: str, source: str, target: str, pile: list[str]
) -> None:
    game = played(table("iello tactics stones=5", RUSES, "hand 0 redeploy"), move)
    assert (side(game, 2, 0), side(game, 5, 0), discards(game)) == (source, target, pile)


def test_iello_p12_banshee_discards_a_card_of_the_opponent_at_an_unclaimed_stone() -> None:
    game = table("iello tactics stones=5", RUSES, "hand 0 deserter")
    assert moves(game, "deserter") == ["y5@5>x", "b1@2>x", "b2@2>x", "spy@5>x"]
    played(game, "deserter spy@5>x")
    assert (side(game, 5, 1), discards(game)) == ("y5", ["deserter", "spy"])


def test_iello_p12_traitor_takes_a_clan_card_of_the_opponent_between_unclaimed_stones() -> None:
    game = table("iello tactics stones=5", RUSES, "hand 0 traitor")
    assert moves(game, "traitor") == ["y5@5>1", "y5@5>5", "b1@2>1", "b1@2>5", "b2@2>1", "b2@2>5"]
    assert game.why_not("traitor spy@5>1") == "Traitor takes only clan cards"
    assert game.why_not("traitor b7@4>1") == "stone 4 is claimed, so no card can leave it"
    assert game.why_not("traitor b1@2>2") == (
        "your side of stone 2 is full; stones with a free space: 1 5"
    )
    played(game, "traitor y5@5>5")
    assert (side(game, 5, 0), side(game, 5, 1)) == ("r5 joker-1 y5", "spy")


# -- Παραλλαγή για προχωρημένους -----------------------------------------------------------------


def test_iello_expert_stones_are_claimed_at_the_start_of_the_turn_only() -> None:
    game = table(
        "iello expert hand=1",
        "1 . r7 r8 | y1 y2 g3; hand 0 r9; hand 1 p1; clan c1 c2",
    )
    game.play("r9@1")
    assert (game.player, hand(game, 0)) == (1, "c1")
    game.play("p1@2")
    assert (game.player, game.legal) == (0, ["claim 1", "done"])
    game.play("claim 1")
    assert (owners(game), game.player, game.view().data["step"]) == ("0........", 0, "play")
    assert game.legal == lays("c1", "2 3 4 5 6 7 8 9")


def test_iello_expert_after_playing_it_is_too_late() -> None:
    game = table("iello expert", "1 . r7 r8 r9 | y1 y2 g3", "hand 0 c1")
    refusal = "stones are claimed at the start of the turn, before playing a card"
    assert (claims(game), game.why_not("claim 1")) == ([], refusal)


def test_iello_expert_several_stones_may_be_claimed_or_left() -> None:
    game = table(
        "iello expert",
        "player 0 to claim; 1 . r7 r8 r9 | y1; 3 . b7 b8 b9 | y3; hand 0 c1",
    )
    assert game.legal == ["claim 1", "claim 3", "done"]
    played(game, "claim 3", "done")
    assert (owners(game), game.view().data["step"]) == ("..0......", "play")


def test_iello_expert_the_opponent_can_turn_the_battle_with_a_tactic_card() -> None:
    game = table(
        "iello expert tactics hand=1",
        "1 . r7 r8 | y1 y2 g3; hand 0 r9; hand 1 deserter; clan c1 c2",
    )
    played(game, "r9@1", "draw clan", "deserter r9@1>x", "draw clan")
    assert (game.player, game.view().data["step"], owners(game)) == (0, "play", ".........")
