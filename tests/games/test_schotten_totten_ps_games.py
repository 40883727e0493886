"""Schotten-Totten after the PS Games sheet (Italian), sentence by sentence.

Names follow the sheet's sections. What the sheet leaves open is in
test_schotten_totten_rulings.py.
"""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

import tavolino
from tavolino import Game, Match

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
    return tavolino.new("schotten-totten", edition="ps-games", seed=seed, **options)


# -- Componenti, Preparazione --------------------------------------------------------------------


@pytest.mark.parametrize(("tactics", "cards"), [(False, []), (True, TACTIC_CARDS)])
def test_ps_games_componenti_54_clan_cards_9_stones_10_tactic_cards(
    tactics: bool, cards: list[str]
) -> None:
    """The tactic cards are not used in the base game."""
    game = deal(tactics=tactics)
    setup = game.record()["setup"]
    piles = [*setup["hands"], *setup["decks"].values()]
    assert sorted(chain(*piles)) == sorted(CLAN_CARDS + cards)
    assert owners(game) == "........."


def test_ps_games_preparazione_the_clan_deck_is_shuffled_and_lies_face_down() -> None:
    game = deal(seed=1)
    assert deck(game, "clan") != deck(deal(seed=2), "clan")
    for onlooker in (0, 1, "spectator"):
        shown = game.view(onlooker).data["decks"]
        assert shown == {"clan": {"count": 42, "known": {}}}


def test_ps_games_preparazione_each_player_draws_six_cards_that_the_opponent_does_not_see() -> None:
    game = deal()
    for seat in range(2):
        own, other = (game.view(seat).data["hands"][each] for each in (seat, 1 - seat))
        assert len(own["cards"]) == 6
        assert (other["cards"], other["hidden"]) == ([], {"clan": 6})


def test_ps_games_preparazione_the_first_player_is_drawn() -> None:
    assert {deal(seed).player for seed in range(20)} == {0, 1}


def finished(seat: int, stones: str) -> Game:
    line = f"player {seat} was last, player {seat} wins by three-in-a-row"
    return table("ps-games", line, owned(stones))


def test_ps_games_preparazione_the_winner_of_a_game_begins_the_next_one() -> None:
    match = Match("schotten-totten", rounds=9, seed=5, edition="ps-games")
    for seat in (0, 1, 1, 0, 0, 1):
        match.games[-1] = finished(seat, 3 * str(seat) + "......")
        assert match.next_game().player == seat


# -- Svolgimento del gioco -----------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_ps_games_svolgimento_a_card_of_the_hand_is_laid_at_a_stone_on_the_own_side(
    seat: int,
) -> None:
    game = table("ps-games", f"player {seat} to play", f"hand {seat} r1 g5", f"hand {1 - seat} b9")
    assert game.legal == lays("r1 g5", "1 2 3 4 5 6 7 8 9")
    game.play("g5@3")
    assert (side(game, 3, seat), side(game, 3, 1 - seat)) == ("g5", "")


def test_ps_games_svolgimento_values_stay_visible_for_the_whole_game() -> None:
    game = table("ps-games", "player 0 to claim; 1 . r7 r8 r9 | y1; 2 . g1 | b1 b2")
    game.play("claim 1")
    for onlooker in (0, 1, "spectator"):
        sides = [stone["sides"] for stone in game.view(onlooker).data["stones"][:2]]
        assert sides == [[["r7", "r8", "r9"], ["y1"]], [["g1"], ["b1", "b2"]]]


def test_ps_games_svolgimento_formations_have_three_cards() -> None:
    game = table("ps-games stones=2", "1 . r1 r2 r3 |; 2 . r4 r5 | g1 g2 g3; hand 0 p1")
    assert game.legal == ["p1@2"]
    assert game.why_not("p1@1") == "your side of stone 1 is full; stones with a free space: 2"


def test_ps_games_svolgimento_after_the_card_a_stone_may_be_claimed_then_a_card_is_drawn() -> None:
    game = table("ps-games hand=2", "1 . r7 r8 | y1 y2 g3; hand 0 r9 r1; clan c1 c2")
    assert claims(game) == []
    game.play("r9@1")
    assert (game.legal, hand(game, 0)) == (["claim 1", "done"], "r1")
    declined = played(game.copy(), "done")
    assert (owners(declined), hand(declined, 0), declined.player) == (".........", "r1 c1", 1)
    game.play("claim 1")
    assert (owners(game), hand(game, 0), game.player) == ("0........", "r1 c1", 1)


def test_ps_games_svolgimento_the_hand_is_six_cards_again() -> None:
    game = deal(first=0)
    game.play(game.legal[0])
    assert [len(hand(game, seat).split()) for seat in range(2)] == [6, 6]
    assert len(deck(game, "clan")) == 41


def test_ps_games_svolgimento_with_an_empty_deck_the_game_goes_on_without_drawing() -> None:
    small = "ps-games stones=2 colours=2 values=3 hand=2"
    game = table(small, "1 . r3 | y3; hand 0 r1 r2; hand 1 y1 y2")
    played(game, "r1@1", "y1@2")
    assert (hand(game, 0), hand(game, 1), game.player) == ("r2", "y2", 0)


@pytest.mark.parametrize(("stronger", "weaker"), EACH_KIND_BEATS_THE_NEXT)
def test_ps_games_svolgimento_the_stronger_formation_beats_the_weaker(
    stronger: str, weaker: str
) -> None:
    assert winner("ps-games", f"{stronger} | {weaker}") == 0
    assert winner("ps-games", f"{weaker} | {stronger}") == 1


@pytest.mark.parametrize(
    ("stone", "seat"),
    [("r8 r9 r1 | y1 g1 b1", 1), ("r9 y1 g2 | b1 p2 c3", 1), ("r8 y9 g7 | b9 p9 c8", 0)],
)
def test_ps_games_svolgimento_consecutive_values_do_not_wrap(stone: str, seat: int) -> None:
    assert winner("ps-games", stone) == seat


@pytest.mark.parametrize("order", ["000111", "111000"])
@pytest.mark.parametrize(("higher", "lower"), HIGHER_SUMS)
def test_ps_games_svolgimento_of_the_same_formation_the_higher_sum_wins(
    higher: str, lower: str, order: str
) -> None:
    assert winner("ps-games", f"{higher} | {lower} | {order}") == 0
    assert winner("ps-games", f"{lower} | {higher} | {order}") == 1


@pytest.mark.parametrize(("order", "first"), ORDERS)
@pytest.mark.parametrize(("one", "other"), EQUAL_SUMS)
def test_ps_games_svolgimento_of_equal_sums_who_completed_the_formation_first_wins(
    one: str, other: str, order: str, first: int
) -> None:
    assert winner("ps-games", f"{one} | {other} | {order}") == first


@pytest.mark.parametrize("laid", [0, 1, 2])
def test_ps_games_svolgimento_only_a_complete_formation_claims(laid: int) -> None:
    cards = " ".join(["r9", "r8"][:laid])
    game = table("ps-games", f"player 0 to claim; 1 . {cards} | y1 y2 g3")
    refusal = f"your side of stone 1 has {laid} of 3 cards; complete it first"
    assert (game.legal, game.why_not("claim 1")) == (["done"], refusal)


# Three sevens against g8 p8, which one of the other four eights would save.
@pytest.mark.parametrize(
    ("lines", "counter_example"),
    [
        ("2 . r8 y8 | b8 c8", None),
        ("2 0 r8 y8 p1 |; 3 1 b8 | c8", None),
        ("2 . r8 y8 | b8", "c8"),
        ("2 . r8 y8 | b8; hand 0 c8", "c8"),
        ("2 . r8 y8 | b8; hand 1 c8", "c8"),
        ("2 . r8 y8 | b8; clan c8", "c8"),
        ("hand 0 r8 y8 b8 c8", "r8"),
    ],
)
def test_ps_games_svolgimento_the_proof_uses_the_cards_on_the_table_not_those_in_hand(
    lines: str, counter_example: str | None
) -> None:
    game = table("ps-games", "player 0 to claim; 1 . r7 y7 b7 | g8 p8", lines)
    assert claims(game) == (["1"] if counter_example is None else [])
    if counter_example is not None:
        assert game.why_not("claim 1") == (
            f"your opponent can still lay {counter_example} at stone 1: g8 p8 {counter_example}"
            " (three of a kind) beats your r7 y7 b7 (three of a kind)"
        )


@pytest.mark.parametrize(
    ("stone", "holds"),
    [
        ("r7 r8 r9 |", True),
        ("r7 r8 r9 | y8 y9", True),
        ("r6 r7 r8 | y8", False),
        ("r6 r7 r8 | y5", True),
        ("r9 y9 g9 |", False),
        ("r9 y9 g9 | b1 p2", True),
        ("r9 r8 r6 | b1 p2", True),
        ("r9 r8 r6 | b2 p2", False),
        ("r9 y8 g7 | b2 p4", True),
        ("r9 y8 g7 | b2 b4", False),
        ("r9 y9 g8 | b9 p6", True),
        ("r9 y9 g8 | b9 p7", False),
    ],
)
def test_ps_games_svolgimento_the_opponent_must_not_be_able_to_make_a_stronger_one(
    stone: str, holds: bool
) -> None:
    game = table("ps-games", f"player 0 to claim; 1 . {stone}")
    assert claims(game) == (["1"] if holds else [])


# -- Fine del gioco ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "stone", "reason"),
    [
        ("00.......", 3, "three-in-a-row"),
        (".0.0.....", 3, "three-in-a-row"),
        ("1.11.1.00", 7, "three-in-a-row"),
        ("0.0.0.0..", 9, "five-stones"),
        ("00100..1.", 7, "five-stones"),
    ],
)
def test_ps_games_fine_three_adjacent_stones_or_any_five_end_the_game_at_once(
    before: str, stone: int, reason: str
) -> None:
    lines = f"{owned(before)}; {stone} . r7 r8 r9 |"
    game = table("ps-games hand=1", "player 0 to claim", lines)
    left = deck(game, "clan")
    game.play(f"claim {stone}")
    after = before[: stone - 1] + "0" + before[stone:]
    assert game.result == winning(0, reason, [5, before.count("1")], after)
    assert (game.legal, deck(game, "clan")) == ([], left)


@pytest.mark.parametrize(("before", "stone"), [("0.......0", 5), ("00.0.....", 9)])
def test_ps_games_fine_fewer_stones_do_not_end_the_game(before: str, stone: int) -> None:
    lines = f"{owned(before)}; {stone} . r7 r8 r9 |; hand 0 c1"
    game = played(table("ps-games hand=1", "player 0 to claim", lines), f"claim {stone}")
    assert (game.over, game.player) == (False, 1)


def test_ps_games_fine_the_winner_scores_five_the_loser_a_point_a_stone_and_most_points_win() -> (
    None
):
    match = Match("schotten-totten", rounds=3, seed=1, edition="ps-games")
    points = []
    for seat, stones in ((0, "000.11.11"), (1, "111......"), (0, "000.11.11")):
        match.games[-1] = finished(seat, stones)
        points.append(match.points)
        if not match.over:
            match.next_game()
    assert points == [[5, 4], [5, 9], [10, 13]]
    assert match.winners == [1]


# -- Carte Tattica -------------------------------------------------------------------------------


def test_ps_games_tattica_a_second_deck_and_six_clan_cards_each() -> None:
    game = deal(seed=1, tactics=True)
    assert sorted(deck(game, "tactic")) == sorted(TACTIC_CARDS)
    assert deck(game, "tactic") != deck(deal(seed=2, tactics=True), "tactic")
    assert len(deck(game, "clan")) == 42
    for seat in range(2):
        cards = hand(game, seat).split()
        assert len(cards) == 6
        assert set(cards) <= set(CLAN_CARDS)


@pytest.mark.parametrize(("draw", "after"), [("draw clan", "r2 c9"), ("draw tactic", "r2 traitor")])
@pytest.mark.parametrize(("card", "move"), [("r1", "r1@1"), ("spy", "spy@1")])
def test_ps_games_tattica_the_hand_is_filled_from_either_deck(
    card: str, move: str, draw: str, after: str
) -> None:
    game = table("ps-games tactics hand=2", f"hand 0 {card} r2; clan c9; tactic traitor")
    game.play(move)
    assert (game.player, game.legal) == (0, ["draw clan", "draw tactic"])
    game.play(draw)
    assert (hand(game, 0), game.player) == (after, 1)


def test_ps_games_tattica_a_tactic_card_may_be_played_in_place_of_a_clan_card() -> None:
    game = table("ps-games tactics stones=2", "2 . | b5", "hand 0 r1 spy fog deserter scout")
    assert game.legal == [*lays("r1 spy fog", "1 2"), "scout", "deserter b5@2>x"]


@pytest.mark.parametrize(
    ("mine", "theirs", "may"),
    [(0, 0, True), (0, 1, True), (1, 0, False), (1, 1, True), (2, 1, False), (3, 3, True)],
)
def test_ps_games_tattica_no_more_of_them_than_one_above_the_opponent(
    mine: int, theirs: int, may: bool
) -> None:
    game = table("ps-games tactics stones=1", f"hand 0 r1 spy; tactics played {mine} {theirs}")
    assert game.legal == (["r1@1", "spy@1"] if may else ["r1@1"])


def test_ps_games_tattica_example_the_second_waits_until_the_opponent_has_played_one() -> None:
    game = table(
        "ps-games tactics stones=2 hand=2", "hand 0 fog spy; hand 1 g1 mud; clan c1 c2 c3 c4"
    )
    played(game, "fog@1", "draw clan", "g1@1", "draw clan")
    assert game.legal == ["c1@1", "c1@2"]
    assert names(
        game.why_not("spy@1"), "1 by you", "0", "wait until your opponent has played another one"
    )
    played(game, "c1@1", "draw clan", "mud@2", "draw clan")
    assert game.legal == lays("c3 spy", "1 2")


@pytest.mark.parametrize(
    ("lines", "legal"),
    [
        ("hand 0 spy fog", [*lays("spy fog", "1 2"), "pass"]),
        ("hand 0 spy fog; tactics played 1 0", ["pass"]),
        ("1 . r1 r2 r3 |; 2 . g1 g2 g3 |; hand 0 b1 spy fog", ["fog@1", "fog@2", "pass"]),
        ("1 1 r1 | b7 b8 b9; 2 . g1 g2 g3 |; hand 0 b1 b2", ["pass"]),
        ("1 . r1 r2 r3 |; 2 . g1 g2 |; hand 0 b1 fog", ["b1@2", "fog@1", "fog@2"]),
    ],
)
def test_ps_games_tattica_who_cannot_play_a_clan_card_may_pass_or_play_a_tactic_card(
    lines: str, legal: list[str]
) -> None:
    assert table("ps-games tactics stones=2", lines).legal == legal


@pytest.mark.parametrize(
    ("card", "named"),
    [
        ("fog", ["fog@1", "fog@2", "fog@5"]),
        ("spy", ["spy@1", "spy@5"]),
        ("redeploy", {"r5@5", "g1@2", "g2@2", "g3@2", "joker-1@5", "mud@5"}),
        ("deserter", {"y5@5", "b1@2", "b2@2", "shield@5"}),
        ("traitor", {"y5@5", "b1@2", "b2@2"}),
    ],
)
def test_ps_games_tattica_nothing_touches_a_stone_that_was_won(
    card: str, named: list[str] | set[str]
) -> None:
    """Claimed are stones 3 and 4."""
    lines = RUSES.replace("spy", "shield").replace("fog/0 mud/1", "mud/0")
    game = table("ps-games tactics stones=5", lines, f"hand 0 {card}")
    if isinstance(named, list):
        assert game.legal == [*named, "pass"]
        return
    assert {move.split(">")[0] for move in moves(game, card)} == named
    assert {move.split(">")[1] for move in moves(game, card)} <= {"1", "2", "5", "x"}


# -- Descrizione delle carte Tattica: Leader, Rinforzi, Portatore di scudo -----------------------


@pytest.mark.parametrize("joker", ["joker-1", "joker-2"])
@pytest.mark.parametrize("value", range(1, 10))
def test_ps_games_tattica_leader_has_any_value(joker: str, value: int) -> None:
    assert winner("ps-games tactics", f"y{value} {joker} g{value} | r9 r8 r6") == 0


@pytest.mark.parametrize("colour", "rygbpc")
def test_ps_games_tattica_leader_has_any_colour(colour: str) -> None:
    for low in (1, 4, 7):
        cards = f"{colour}{low} joker-1 {colour}{low + 2}"
        assert winner("ps-games tactics", f"{cards} | {nines(colour)}") == 0


@pytest.mark.parametrize(("cards", "weaker", "stronger"), JOKER_FACES)
def test_ps_games_tattica_leader_is_decided_when_the_stone_is_claimed(
    cards: str, weaker: str, stronger: str | None
) -> None:
    assert winner("ps-games tactics", f"{cards} | {weaker} | 111000") == 0
    if stronger is not None:
        assert winner("ps-games tactics", f"{cards} | {stronger} | 000111") == 1


@pytest.mark.parametrize(("first", "second"), [("joker-1", "joker-2"), ("joker-2", "joker-1")])
def test_ps_games_tattica_leader_only_one_a_player_the_other_stays_in_the_hand(
    first: str, second: str
) -> None:
    game = table(
        "ps-games tactics stones=2 hand=2",
        "hand 0 joker-1 joker-2; hand 1 fog p1; clan c1 c2; tactic spy",
    )
    assert game.legal == [*lays("joker-1 joker-2", "1 2"), "pass"]
    played(game, f"{first}@1", "draw tactic", "fog@1", "draw clan")
    assert game.legal == [*lays("spy", "1 2"), "pass"]
    assert game.why_not(f"{second}@2") == (
        "each player may play one joker per game, and you have played yours"
    )


@pytest.mark.parametrize("colour", "rygbpc")
def test_ps_games_tattica_rinforzi_is_a_seven_of_any_colour(colour: str) -> None:
    for low, high in ((5, 6), (6, 8), (8, 9)):
        cards = f"{colour}{low} spy {colour}{high}"
        assert winner("ps-games tactics", f"{cards} | {nines(colour)}") == 0


@pytest.mark.parametrize(("cards", "weaker", "stronger"), SPY_FACES)
def test_ps_games_tattica_rinforzi_is_always_a_seven(
    cards: str, weaker: str, stronger: str
) -> None:
    assert winner("ps-games tactics", f"{cards} | {weaker} | 111000") == 0
    assert winner("ps-games tactics", f"{cards} | {stronger} | 000111") == 1


@pytest.mark.parametrize("colour", "rygbpc")
def test_ps_games_tattica_portatore_di_scudo_is_a_one_two_or_three_of_any_colour(
    colour: str,
) -> None:
    for low, high in ((1, 2), (1, 3), (2, 3), (2, 4), (3, 4), (4, 5)):
        cards = f"{colour}{low} shield {colour}{high}"
        assert winner("ps-games tactics", f"{cards} | {nines(colour)}") == 0


@pytest.mark.parametrize(("cards", "weaker", "stronger"), SHIELD_FACES)
def test_ps_games_tattica_portatore_di_scudo_is_at_most_a_three(
    cards: str, weaker: str, stronger: str
) -> None:
    assert winner("ps-games tactics", f"{cards} | {weaker} | 111000") == 0
    assert winner("ps-games tactics", f"{cards} | {stronger} | 000111") == 1


@pytest.mark.parametrize(("card", "low", "high"), [("spy", "8", "9"), ("shield", "1", "2")])
@pytest.mark.parametrize("colour", "rb")
def test_ps_games_tattica_rinforzi_and_portatore_di_scudo_are_decided_when_the_stone_is_claimed(
    card: str, low: str, high: str, colour: str
) -> None:
    """The card lies there first; its colour is that of the cards that come later."""
    game = table(
        "ps-games tactics stones=2 hand=2",
        f"1 . | y5 g5 p5; hand 0 {card} {colour}{low}; hand 1 c7 c8",
        f"clan {colour}{high} y1 c1 c2",
    )
    played(game, f"{card}@1", "draw clan", "c7@2", "draw clan", f"{colour}{low}@1", "draw clan")
    assert side(game, 1, 0) == f"{card} {colour}{low}"
    played(game, "c8@2", "draw clan", f"{colour}{high}@1")
    assert side(game, 1, 0) == f"{card} {colour}{low} {colour}{high}"
    assert "1" in claims(game)


# -- Nebbia, Fango -------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["fog", "mud"])
@pytest.mark.parametrize("seat", [0, 1])
def test_ps_games_tattica_nebbia_and_fango_lie_by_a_stone_on_the_side_of_their_player(
    card: str, seat: int
) -> None:
    game = table(
        "ps-games tactics stones=3",
        f"player {seat} to play; 1 . r1 r2 r3 | g1 g2 g3; 2 0 r7 r8 r9 |; hand {seat} {card}",
    )
    assert game.legal == [f"{card}@1", f"{card}@3", "pass"]
    game.play(f"{card}@1")
    stone = game.view().data["stones"][0]
    assert (stone[card], stone["sides"]) == (seat, [["r1", "r2", "r3"], ["g1", "g2", "g3"]])


@pytest.mark.parametrize(("one", "other", "order", "seat"), FOG_SUMS)
def test_ps_games_tattica_nebbia_only_the_sum_counts(
    one: str, other: str, order: str, seat: int
) -> None:
    for player in range(2):
        assert winner("ps-games tactics", f"{one} | {other} | {order} fog/{player}") == seat


def test_ps_games_tattica_fango_opens_a_fourth_space_on_both_sides() -> None:
    lines = "1 . r1 r2 r3 | g1 g2 g3 | mud/0; 2 . r4 r5 r6 | g4 g5 g6; hand 0 b1; hand 1 b2"
    for seat, card in enumerate(("b1", "b2")):
        game = table("ps-games tactics stones=2", f"player {seat} to play", lines)
        assert game.legal == [f"{card}@1"]


def test_ps_games_tattica_fango_a_stone_is_claimed_with_four_cards() -> None:
    game = table(
        "ps-games tactics hand=1",
        "1 . r7 r8 r9 | g1 y2 b3; hand 0 mud; hand 1 b1; clan r6 c1 c2 c3",
    )
    played(game, "mud@1", "draw clan", "b1@2", "draw clan")
    assert game.why_not("claim 1") == "your side of stone 1 has 3 of 4 cards; complete it first"
    game.play("r6@1")
    assert game.legal == ["claim 1", "done"]


@pytest.mark.parametrize(("stronger", "weaker"), EACH_KIND_OF_FOUR_BEATS_THE_NEXT)
def test_ps_games_tattica_fango_formations_have_four_cards(stronger: str, weaker: str) -> None:
    assert winner("ps-games tactics", f"{stronger} | {weaker} | mud/0") == 0
    assert winner("ps-games tactics", f"{weaker} | {stronger} | mud/1") == 1


# -- Ricognizione, Nuovo raggruppamento, Diserzione, Tradimento ----------------------------------


@pytest.mark.parametrize(
    ("ruse", "line", "pile"),
    [
        ("scout", ["scout"], ["scout"]),
        ("redeploy", ["redeploy r1@1>2"], ["redeploy"]),
        ("redeploy", ["redeploy r1@1>x"], ["r1", "redeploy"]),
        ("deserter", ["deserter b5@1>x"], ["b5", "deserter"]),
        ("traitor", ["traitor b5@1>2"], ["traitor"]),
    ],
)
def test_ps_games_tattica_ruses_and_discarded_cards_stay_visible(
    ruse: str, line: list[str], pile: list[str]
) -> None:
    game = played(table("ps-games tactics stones=2", f"1 . r1 | b5; hand 0 {ruse}"), *line)
    for onlooker in (0, 1, "spectator"):
        assert sorted(game.view(onlooker).data["discards"]) == pile


@pytest.mark.parametrize(("pick", "drawn"), [("clan", "c7 c8 c9"), ("tactic", "spy shield mud")])
def test_ps_games_tattica_ricognizione_draws_three_cards_from_one_deck(
    pick: str, drawn: str
) -> None:
    game = table(
        "ps-games tactics hand=3", "hand 0 r1 r2 scout; clan c9 c7 c8; tactic mud spy shield"
    )
    game.play("scout")
    assert game.legal == ["take clan", "take tactic"]
    game.play(f"take {pick}")
    assert hand(game, 0) == f"r1 r2 {drawn}"
    assert game.legal == [f"return {card}" for card in f"r1 r2 {drawn}".split()]


@pytest.mark.parametrize(
    ("returns", "clan_top", "tactic_top", "left"),
    [
        (["r1", "r2"], ["r2", "r1"], [], "spy shield mud"),
        (["r2", "r1"], ["r1", "r2"], [], "spy shield mud"),
        (["r1", "mud"], ["r1"], ["mud"], "r2 spy shield"),
        (["mud", "spy"], [], ["spy", "mud"], "r1 r2 shield"),
    ],
)
def test_ps_games_tattica_ricognizione_puts_two_cards_of_the_hand_on_top_of_their_decks(
    returns: list[str], clan_top: list[str], tactic_top: list[str], left: str
) -> None:
    game = table("ps-games tactics hand=3", "hand 0 r1 r2 scout; tactic mud spy shield")
    played(game, "scout", "take tactic")
    clan, tactic = deck(game, "clan"), deck(game, "tactic")
    cards = ["r1", "r2", "spy", "shield", "mud"]
    for card in returns:
        assert game.legal == [f"return {each}" for each in cards]
        game.play(f"return {card}")
        cards.remove(card)
    assert deck(game, "clan") == clan_top + clan
    assert deck(game, "tactic") == tactic_top + tactic
    assert (hand(game, 0), game.player) == (left, 1)


def test_ps_games_tattica_ricognizione_puts_them_back_face_down() -> None:
    game = table("ps-games tactics hand=3", "hand 0 r1 r2 scout; tactic mud spy shield")
    played(game, "scout", "take tactic")
    seen = [game.seen_move("return mud", onlooker) for onlooker in (0, 1, "spectator")]
    assert seen == ["return mud", "return tactic", "return tactic"]
    played(game, "return mud", "return r1")
    known = [
        {name: pile["known"] for name, pile in game.view(seat).data["decks"].items()}
        for seat in range(2)
    ]
    assert known == [{"clan": {"1": "r1"}, "tactic": {"1": "mud"}}, {"clan": {}, "tactic": {}}]


def test_ps_games_tattica_nuovo_raggruppamento_moves_an_own_card_or_discards_it() -> None:
    """Fog is player 0's, and lies on the own side; it takes no space."""
    game = table("ps-games tactics stones=5", RUSES, "hand 0 redeploy")
    assert moves(game, "redeploy") == [
        *("r5@5>1", "r5@5>x"),
        *(f"g{value}@2>{to}" for value in (1, 2, 3) for to in "15x"),
        *("joker-1@5>1", "joker-1@5>x"),
        *("fog@5>1", "fog@5>2", "fog@5>x"),
    ]


@pytest.mark.parametrize(
    ("move", "source", "target", "pile"),
    [
        ("redeploy g2@2>5", "g1 g3", "r5 joker-1 g2", ["redeploy"]),
        ("redeploy g3@2>x", "g1 g2", "r5 joker-1", ["g3", "redeploy"]),
        ("redeploy joker-1@5>x", "g1 g2 g3", "r5", ["joker-1", "redeploy"]),
        ("redeploy fog@5>x", "g1 g2 g3", "r5 joker-1", ["fog", "redeploy"]),
    ],
)
def test_ps_games_tattica_nuovo_raggruppamento_does_it(
    move: str, source: str, target: str, pile: list[str]
) -> None:
    game = played(table("ps-games tactics stones=5", RUSES, "hand 0 redeploy"), move)
    assert (side(game, 2, 0), side(game, 5, 0), discards(game)) == (source, target, pile)


def test_ps_games_tattica_nuovo_raggruppamento_moves_nebbia_to_another_stone() -> None:
    game = table("ps-games tactics stones=5", RUSES, "hand 0 redeploy")
    played(game, "redeploy fog@5>2")
    assert [stone["fog"] for stone in game.view().data["stones"]] == [None, 0, None, None, None]


def test_ps_games_tattica_diserzione_discards_a_card_of_an_unclaimed_stone() -> None:
    """Mud is player 1's."""
    game = table("ps-games tactics stones=5", RUSES, "hand 0 deserter")
    named = ["y5@5>x", "b1@2>x", "b2@2>x", "spy@5>x", "mud@5>x"]
    assert moves(game, "deserter") == named
    for move in named:
        after = played(game.copy(), f"deserter {move}")
        card = move.split("@")[0]
        assert discards(after) == sorted(["deserter", card])
        left = [each for each in ("y5", "spy") if each != card]
        assert side(after, 5, 1) == " ".join(left)
        assert after.view().data["stones"][4]["mud"] == (None if card == "mud" else 1)


def test_ps_games_tattica_tradimento_takes_a_clan_card_to_a_free_own_space() -> None:
    game = table("ps-games tactics stones=5", RUSES, "hand 0 traitor")
    assert moves(game, "traitor") == ["y5@5>1", "y5@5>5", "b1@2>1", "b1@2>5", "b2@2>1", "b2@2>5"]
    assert game.why_not("traitor spy@5>1") == "Traitor takes only clan cards"
    played(game, "traitor b1@2>5")
    assert (side(game, 2, 1), side(game, 5, 0)) == ("b2", "r5 joker-1 b1")


# -- Variante per esperti ------------------------------------------------------------------------


def test_ps_games_esperti_a_stone_is_claimed_at_the_start_of_the_turn_only() -> None:
    game = table("ps-games expert hand=1", "1 . r7 r8 | y1 y2 g3; hand 0 r9; hand 1 p1; clan c1 c2")
    game.play("r9@1")
    assert (game.player, hand(game, 0)) == (1, "c1")
    game.play("p1@2")
    assert (game.player, game.legal) == (0, ["claim 1", "done"])
    game.play("claim 1")
    assert (owners(game), game.player, hand(game, 0)) == ("0........", 0, "c1")
    assert game.legal == lays("c1", "2 3 4 5 6 7 8 9")


def test_ps_games_esperti_the_opponent_can_react_with_a_card() -> None:
    game = table("ps-games expert hand=1", "1 . r7 y7 | b1 b2; hand 0 g7; hand 1 b3; clan c1 c2")
    played(game, "g7@1", "b3@1")
    assert (game.player, game.view().data["step"]) == (0, "play")
    assert names(game.why_not("claim 1"), "b1 b2 b3 (a colour run)", "r7 y7 g7 (three of a kind)")
