"""Schotten-Totten with menhirs and the tactic cards of 2004 (Italian), sentence by sentence.

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
    ORDERS,
    RUSES,
    TACTIC_CARDS,
    claims,
    deck,
    discards,
    hand,
    lays,
    moves,
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
    return tavolino.new("schotten-totten", edition="menhir", seed=seed, **options)


# -- Materiali di Gioco, Preparazione ------------------------------------------------------------


@pytest.mark.parametrize(("tactics", "cards"), [(False, []), (True, TACTIC_CARDS)])
def test_menhir_materiali_54_clan_cards_9_menhirs_10_special_cards(
    tactics: bool, cards: list[str]
) -> None:
    game = deal(tactics=tactics)
    setup = game.record()["setup"]
    piles = [*setup["hands"], *setup["decks"].values()]
    assert sorted(chain(*piles)) == sorted(CLAN_CARDS + cards)
    assert owners(game) == "........."


def test_menhir_preparazione_the_clan_cards_are_shuffled_into_a_deck() -> None:
    game = deal(seed=1)
    assert len(deck(game, "clan")) == 42
    assert deck(game, "clan") != deck(deal(seed=2), "clan")


def test_menhir_preparazione_six_cards_each_that_the_opponent_does_not_see() -> None:
    game = deal()
    for seat in range(2):
        own, other = (game.view(seat).data["hands"][each] for each in (seat, 1 - seat))
        assert len(own["cards"]) == 6
        assert (other["cards"], other["hidden"]) == ([], {"clan": 6})


def test_menhir_preparazione_the_first_player_is_drawn() -> None:
    assert {deal(seed).player for seed in range(20)} == {0, 1}


def finished(seat: int, stones: str) -> Game:
    line = f"player {seat} was last, player {seat} wins by three-in-a-row"
    return table("menhir", line, owned(stones))


def test_menhir_preparazione_the_winner_of_a_game_begins_the_next_one() -> None:
    match = Match("schotten-totten", rounds=9, seed=5, edition="menhir")
    for seat in (0, 1, 1, 0, 0, 1):
        match.games[-1] = finished(seat, 3 * str(seat) + "......")
        assert match.next_game().player == seat


# -- Svolgimento ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_menhir_svolgimento_a_card_of_the_hand_is_laid_at_a_menhir(seat: int) -> None:
    game = table("menhir", f"player {seat} to play; hand {seat} r1 g5; hand {1 - seat} b9")
    assert game.legal == lays("r1 g5", "1 2 3 4 5 6 7 8 9")
    game.play("g5@3")
    assert (side(game, 3, seat), side(game, 3, 1 - seat)) == ("g5", "")
    for onlooker in (0, 1, "spectator"):
        assert game.view(onlooker).data["stones"][2]["sides"][seat] == ["g5"]


def test_menhir_svolgimento_values_stay_visible_for_the_whole_game() -> None:
    game = table("menhir", "player 0 to claim; 1 . r7 r8 r9 | y1; 2 . g1 | b1 b2")
    game.play("claim 1")
    for onlooker in (0, 1, "spectator"):
        sides = [stone["sides"] for stone in game.view(onlooker).data["stones"][:2]]
        assert sides == [[["r7", "r8", "r9"], ["y1"]], [["g1"], ["b1", "b2"]]]


def test_menhir_svolgimento_the_card_is_replaced_from_the_deck_before_the_turn_ends() -> None:
    game = played(table("menhir hand=2", "hand 0 r1 r2; clan c9 c8"), "r1@1")
    assert (hand(game, 0), deck(game, "clan")[0], game.player) == ("r2 c9", "c8", 1)


def test_menhir_svolgimento_three_cards_at_most_on_each_menhir() -> None:
    game = table("menhir stones=2", "1 . r1 r2 r3 |; 2 . r4 r5 | g1 g2 g3; hand 0 p1")
    assert game.legal == ["p1@2"]


@pytest.mark.parametrize(("stronger", "weaker"), EACH_KIND_BEATS_THE_NEXT)
def test_menhir_svolgimento_the_stronger_formation_beats_the_weaker(
    stronger: str, weaker: str
) -> None:
    assert winner("menhir", f"{stronger} | {weaker}") == 0
    assert winner("menhir", f"{weaker} | {stronger}") == 1


@pytest.mark.parametrize("order", ["000111", "111000"])
def test_menhir_svolgimento_of_two_mixed_sides_the_higher_sum_wins(order: str) -> None:
    higher, lower = HIGHER_SUMS[-1]
    assert winner("menhir", f"{higher} | {lower} | {order}") == 0
    assert winner("menhir", f"{lower} | {higher} | {order}") == 1


@pytest.mark.parametrize(("order", "first"), ORDERS)
@pytest.mark.parametrize(("one", "other"), [*HIGHER_SUMS[:-1], *EQUAL_SUMS])
def test_menhir_svolgimento_of_the_same_formation_who_laid_the_third_card_first_wins(
    one: str, other: str, order: str, first: int
) -> None:
    """Colour runs, three of a kind, colours and runs whatever their sums; mixed ones if equal."""
    assert winner("menhir", f"{one} | {other} | {order}") == first
    assert winner("menhir", f"{other} | {one} | {order}") == first


@pytest.mark.parametrize(
    ("stone", "counter_example"),
    [
        ("r7 y7 b7 | g8 g6", "g7 at stone 1: g8 g6 g7 (a colour run)"),
        ("r7 y7 b7 | g8 p6", None),
        ("r7 y7 b7 | g8 p8", None),  # three eights would be the same formation, and later
        ("r1 r2 r3 | g8 g7", None),
        ("r1 r2 r4 | g8 p8", "r8 at stone 1: g8 p8 r8 (three of a kind)"),
        ("r1 r2 r4 | g8 g2", None),
        ("r1 y2 g3 | b8 p7", None),
        ("r1 y2 g3 | b8 b2", "b1 at stone 1: b8 b2 b1 (a colour)"),
        ("r9 y9 g1 | b9 p4", "g9 at stone 1: b9 p4 g9 (a sum of 22)"),
    ],
)
def test_menhir_svolgimento_while_the_opponent_holds_back_the_third_card_a_proof_is_needed(
    stone: str, counter_example: str | None
) -> None:
    game = table("menhir", f"player 0 to claim; 1 . {stone}")
    assert claims(game) == (["1"] if counter_example is None else [])
    if counter_example is not None:
        own = stone.split(" |")[0]
        start = f"your opponent can still lay {counter_example} beats your {own} "
        assert str(game.why_not("claim 1")).startswith(start)


def test_menhir_svolgimento_menhirs_are_claimed_at_the_start_of_the_turn_before_playing() -> None:
    game = table("menhir hand=1", "1 . r7 r8 | y1 y2 g3; hand 0 r9; hand 1 p1; clan c1 c2")
    game.play("r9@1")
    assert (game.player, hand(game, 0), owners(game)) == (1, "c1", ".........")
    game.play("p1@2")
    assert (game.player, game.legal) == (0, ["claim 1", "done"])
    game.play("claim 1")
    assert (owners(game), game.player) == ("0........", 0)
    assert game.legal == lays("c1", "2 3 4 5 6 7 8 9")


def test_menhir_svolgimento_once_a_card_is_asked_for_it_is_too_late_to_claim() -> None:
    game = table("menhir", "1 . r7 r8 r9 | y1 y2 g3; hand 0 c1")
    refusal = "stones are claimed at the start of the turn, before playing a card"
    assert (claims(game), game.why_not("claim 1")) == ([], refusal)


@pytest.mark.parametrize(
    ("line", "owned_after"),
    [
        (["done"], "........."),
        (["claim 1", "done"], "0........"),
        (["claim 1", "claim 3"], "0.0......"),
        (["claim 3", "claim 1"], "0.0......"),
    ],
)
def test_menhir_svolgimento_one_or_more_menhirs_may_be_claimed(
    line: list[str], owned_after: str
) -> None:
    game = table("menhir", "player 0 to claim; 1 . r7 r8 r9 | y1; 3 . b7 b8 b9 | y3; hand 0 c1")
    assert game.legal == ["claim 1", "claim 3", "done"]
    played(game, *line)
    assert (owners(game), game.player, game.view().data["step"]) == (owned_after, 0, "play")


@pytest.mark.parametrize(
    ("stone", "holds"),
    [
        ("r9 r8 | y1 g1 b3", True),
        ("r9 | y1 g2 b4", True),
        ("r9 r8 | y1 g2 b3", False),
        ("r9 r8 | y9 g8 b2", False),
        ("r9 r8 |", False),
        ("| y9 g8 b2", False),
    ],
)
def test_menhir_svolgimento_a_menhir_may_be_claimed_without_three_cards(
    stone: str, holds: bool
) -> None:
    game = table("menhir", f"player 0 to claim; 1 . {stone}")
    assert claims(game) == (["1"] if holds else [])


@pytest.mark.parametrize(
    ("lines", "counter_example"),
    [
        ("2 . b4 | b6", None),
        ("2 0 b4 p1 p2 | b6", None),
        ("", "b3 b4"),
        ("2 . b4 |; hand 0 b6", "b6 b7"),
        ("hand 0 b3 b4 b6 b7", "b3 b4"),
        ("hand 1 b3 b4 b6 b7", "b3 b4"),
    ],
)
def test_menhir_svolgimento_the_proof_uses_the_cards_on_the_table_not_the_own_hand(
    lines: str, counter_example: str | None
) -> None:
    game = table("menhir", "player 0 to claim; 1 . r8 y8 g8 | b5", lines)
    assert claims(game) == (["1"] if counter_example is None else [])
    if counter_example is not None:
        assert game.why_not("claim 1") == (
            f"your opponent can still lay {counter_example} at stone 1:"
            f" b5 {counter_example} (a colour run) beats your r8 y8 g8 (three of a kind)"
        )


def test_menhir_svolgimento_a_claimed_menhir_takes_no_more_cards() -> None:
    game = table("menhir stones=2 hand=1", "1 0 r7 r8 r9 | y1; player 1 to play; hand 1 y2")
    assert game.legal == ["y2@2"]
    assert game.why_not("y2@1") == "stone 1 is claimed; unclaimed stones: 2"


def test_menhir_svolgimento_the_expert_rule_of_other_editions_is_always_on() -> None:
    with pytest.raises(tavolino.OptionError, match="always claimed at the start of the turn"):
        deal(expert=True)


# -- Fine del Gioco ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "stone", "reason", "scores"),
    [
        ("00.......", 3, "three-in-a-row", [5, -3]),
        (".0.0.....", 3, "three-in-a-row", [5, -3]),
        ("1.11.1.00", 7, "three-in-a-row", [5, -3]),
        ("0.0.0.0..", 9, "five-stones", [5, -5]),
        ("00100..1.", 7, "five-stones", [5, -5]),
    ],
)
def test_menhir_fine_three_in_a_row_or_any_five_end_the_game_at_once(
    before: str, stone: int, reason: str, scores: list[int]
) -> None:
    game = table("menhir", f"player 0 to claim; {owned(before)}; {stone} . r7 r8 r9 |; hand 0 c1")
    game.play(f"claim {stone}")
    after = before[: stone - 1] + "0" + before[stone:]
    assert game.result == winning(0, reason, scores, after)
    assert game.legal == []


def test_menhir_fine_the_winner_scores_five_the_opponent_loses_points_and_most_points_win() -> None:
    match = Match("schotten-totten", rounds=3, seed=1, edition="menhir")
    points = []
    for seat, stones in ((0, "000.11.11"), (1, "111......"), (0, "00000....")):
        match.games[-1] = finished(seat, stones)
        points.append(match.points)
        if not match.over:
            match.next_game()
    assert points == [[5, -3], [2, 2], [7, -3]]
    assert match.winners == [0]


# -- Edizione 2004 -------------------------------------------------------------------------------


def test_menhir_2004_tactic_cards_are_shuffled_into_the_one_deck() -> None:
    deals = [deal(seed, tactics=True) for seed in range(12)]
    for game in deals:
        assert sorted(game.view().data["decks"]) == ["deck"]
        assert [len(hand(game, seat).split()) for seat in range(2)] == [6, 6]
        assert len(deck(game, "deck")) == 52
    dealt = {card for game in deals for seat in range(2) for card in hand(game, seat).split()}
    assert dealt & set(TACTIC_CARDS)


def test_menhir_2004_the_next_card_of_the_deck_is_drawn_whatever_it_is() -> None:
    game = table("menhir tactics hand=1", "hand 0 r1; hand 1 y1; deck spy c9")
    played(game, "r1@1", "y1@1")
    assert (hand(game, 0), hand(game, 1), game.player) == ("spy", "c9", 0)


def test_menhir_2004_tactic_cards_are_played_without_limit() -> None:
    game = table("menhir tactics stones=1", "hand 0 r1 spy fog; tactics played 3 0")
    assert game.legal == ["r1@1", "spy@1", "fog@1"]


@pytest.mark.parametrize("joker", ["joker-1", "joker-2"])
@pytest.mark.parametrize("value", range(1, 10))
def test_menhir_2004_mac_farlane_and_mac_gregor_have_any_value(joker: str, value: int) -> None:
    assert winner("menhir tactics", f"y{value} {joker} g{value} | r9 r8 r6") == 0


@pytest.mark.parametrize("colour", "rygbpc")
def test_menhir_2004_mac_farlane_and_mac_gregor_have_any_colour(colour: str) -> None:
    for low in (1, 4, 7):
        cards = f"{colour}{low} joker-2 {colour}{low + 2}"
        assert winner("menhir tactics", f"{cards} | {nines(colour)}") == 0


@pytest.mark.parametrize(
    ("cards", "weaker", "stronger"),
    [
        ("joker-1 r7 r8", "y9 g9 b9", None),
        ("joker-1 r7 y7", "r9 r8 r6", "g1 g2 g3"),
        ("joker-1 r7 r2", "y7 g8 b9", "y1 g1 b1"),
        ("joker-1 r7 y8", "g9 b9 p8", "g1 g2 g4"),
        ("joker-1 r7 y2", "g9 b7 p1", "g9 b7 p3"),
        ("joker-1 joker-2 r5", "y9 g9 b9", None),
    ],
)
def test_menhir_2004_mac_farlane_and_mac_gregor_take_the_best_face(
    cards: str, weaker: str, stronger: str | None
) -> None:
    assert winner("menhir tactics", f"{cards} | {weaker} | 111000") == 0
    if stronger is not None:
        assert winner("menhir tactics", f"{cards} | {stronger} | 000111") == 1


@pytest.mark.parametrize(
    ("played_jokers", "legal"),
    [("0 0", ["joker-2@1", "pass"]), ("0 1", ["joker-2@1", "pass"]), ("1 0", ["pass"])],
)
def test_menhir_2004_each_player_plays_one_of_mac_farlane_and_mac_gregor(
    played_jokers: str, legal: list[str]
) -> None:
    game = table("menhir tactics stones=1", f"hand 0 joker-2; jokers played {played_jokers}")
    assert game.legal == legal


@pytest.mark.parametrize("colour", "rygbpc")
def test_menhir_2004_verstaerkung_is_a_seven_of_any_colour(colour: str) -> None:
    for low, high in ((5, 6), (6, 8), (8, 9)):
        cards = f"{colour}{low} spy {colour}{high}"
        assert winner("menhir tactics", f"{cards} | {nines(colour)}") == 0


@pytest.mark.parametrize(
    ("cards", "weaker", "stronger"),
    [
        ("spy r7 y7", "g9 g8 g6", "g1 g2 g3"),
        ("spy r9 y9", "g9 b9 p6", "g9 b9 p8"),
        ("spy r1 y1", "g5 b2 p1", "g5 b4 p1"),
        ("spy r5 y6", "g9 b9 p8", "g1 g2 g4"),
    ],
)
def test_menhir_2004_verstaerkung_is_always_a_seven(cards: str, weaker: str, stronger: str) -> None:
    assert winner("menhir tactics", f"{cards} | {weaker} | 111000") == 0
    assert winner("menhir tactics", f"{cards} | {stronger} | 000111") == 1


@pytest.mark.parametrize("colour", "rygbpc")
def test_menhir_2004_schildtraeger_is_a_one_two_or_three_of_any_colour(colour: str) -> None:
    for low, high in ((1, 2), (1, 3), (2, 3), (2, 4), (3, 4), (4, 5)):
        cards = f"{colour}{low} shield {colour}{high}"
        assert winner("menhir tactics", f"{cards} | {nines(colour)}") == 0


@pytest.mark.parametrize(
    ("cards", "weaker", "stronger"),
    [
        *((f"shield r{value} y{value}", "g9 g8 g6", "g1 g2 g3") for value in (1, 2, 3)),
        ("shield r4 y4", "g4 b4 p2", "g4 b7 p1"),
        ("shield r9 y9", "g9 b9 p2", "g9 b9 p4"),
        ("shield r5 r6", "g7 b8 p9", "g1 b1 p1"),
    ],
)
def test_menhir_2004_schildtraeger_is_at_most_a_three(
    cards: str, weaker: str, stronger: str
) -> None:
    assert winner("menhir tactics", f"{cards} | {weaker} | 111000") == 0
    assert winner("menhir tactics", f"{cards} | {stronger} | 000111") == 1


def test_menhir_2004_schlamm_lets_four_cards_lie_at_a_menhir() -> None:
    lines = "1 . r1 r2 r3 | g1 g2 g3 | mud/0; 2 . r4 r5 r6 | g4 g5 g6; hand 0 b1; hand 1 b2"
    for seat, card in enumerate(("b1", "b2")):
        game = table("menhir tactics stones=2", f"player {seat} to play", lines)
        assert game.legal == [f"{card}@1"]
        game.play(f"{card}@1")
        assert len(side(game, 1, seat).split()) == 4


@pytest.mark.parametrize(("stronger", "weaker"), EACH_KIND_OF_FOUR_BEATS_THE_NEXT)
def test_menhir_2004_schlamm_formations_have_four_cards(stronger: str, weaker: str) -> None:
    assert winner("menhir tactics", f"{stronger} | {weaker} | mud/0") == 0
    assert winner("menhir tactics", f"{weaker} | {stronger} | mud/1") == 1


@pytest.mark.parametrize("card", ["fog", "mud"])
def test_menhir_2004_schlamm_and_nebel_are_laid_on_a_menhir_that_nobody_controls(card: str) -> None:
    game = table(
        "menhir tactics stones=3", f"1 . r1 r2 r3 | g1 g2 g3; 2 0 r7 r8 r9 |; hand 0 {card}"
    )
    assert game.legal == [f"{card}@1", f"{card}@3", "pass"]
    game.play(f"{card}@3")
    assert [stone[card] for stone in game.view().data["stones"]] == [None, None, 0]


def test_menhir_2004_spaeher_looks_at_the_hand_of_the_opponent() -> None:
    game = table("menhir tactics hand=2", "hand 0 scout r1; hand 1 g5 fog; deck c9")
    game.play("scout")
    assert (game.player, hand(game, 0), discards(game)) == (1, "r1 c9", ["scout"])
    shown = [game.view(who).data["hands"][1] for who in (0, 1, "spectator")]
    assert shown[0] == {"cards": ["g5", "fog"], "hidden": {"deck": 0}}
    assert shown[1] == {"cards": ["g5", "fog"], "hidden": {"deck": 0}, "seen": ["g5", "fog"]}
    assert shown[2] == {"cards": [], "hidden": {"deck": 2}}


def test_menhir_2004_spaeher_sees_what_the_hand_is_not_what_it_becomes() -> None:
    game = table("menhir tactics hand=2", "hand 0 scout r1; hand 1 g5 fog; deck c9 c8")
    played(game, "scout", "g5@1")
    assert game.view(0).data["hands"][1] == {"cards": ["fog"], "hidden": {"deck": 1}}


def test_menhir_2004_umgruppieren_moves_a_card_from_one_menhir_to_another() -> None:
    game = table("menhir tactics stones=5", RUSES, "hand 0 redeploy")
    named = ["r5@5>1", *(f"g{value}@2>{to}" for value in (1, 2, 3) for to in "15"), "joker-1@5>1"]
    assert game.legal == [*(f"redeploy {move}" for move in named), "pass"]
    assert game.why_not("redeploy r5@5>x") == (
        "Redeploy moves one of your cards from an unclaimed stone to another one; this edition does"
        " not let it discard"
    )
    played(game, "redeploy g2@2>5")
    assert (side(game, 2, 0), side(game, 5, 0)) == ("g1 g3", "r5 joker-1 g2")
    assert discards(game) == ["redeploy"]


@pytest.mark.parametrize(("one", "other", "order", "seat"), FOG_SUMS)
def test_menhir_2004_nebel_only_the_sum_counts(one: str, other: str, order: str, seat: int) -> None:
    for player in range(2):
        assert winner("menhir tactics", f"{one} | {other} | {order} fog/{player}") == seat


def test_menhir_2004_deserteur_takes_a_card_of_the_opponent_from_a_menhir_under_control() -> None:
    """Stone 3 is the player's, stone 4 the opponent's; their owners stay."""
    game = table("menhir tactics stones=5 hand=2", RUSES, "hand 0 deserter c1; hand 1 c2 c3")
    named = ["b3@3>hand", "b7@4>hand", "b8@4>hand", "b9@4>hand"]
    assert moves(game, "deserter") == named
    assert game.why_not("deserter b1@2>hand") == (
        "Deserter takes a card from your opponent's side of a claimed stone"
    )
    for move in named:
        after = played(game.copy(), f"deserter {move}")
        card, stone = move.removesuffix(">hand").split("@")
        assert hand(after, 0) == f"{card} c1"
        assert card not in side(after, int(stone), 1).split()
        assert owners(after) == "..01."
        assert discards(after) == ["deserter"]


def test_menhir_2004_deserteur_everybody_saw_the_card_go_into_the_hand() -> None:
    game = table("menhir tactics stones=5 hand=2", RUSES, "hand 0 deserter c1; hand 1 c2 c3")
    game.play("deserter b8@4>hand")
    shown = [game.view(who).data["hands"][0] for who in (0, 1, "spectator")]
    assert shown[0] == {"cards": ["b8", "c1"], "hidden": {"deck": 0}, "seen": ["b8"]}
    assert shown[1:] == [{"cards": ["b8"], "hidden": {"deck": 1}}] * 2


def test_menhir_2004_verraeter_takes_any_card_of_the_opponent_to_the_own_side() -> None:
    """From menhirs under control too, whose owners stay."""
    game = table("menhir tactics stones=5", RUSES, "hand 0 traitor")
    lying = ["y5@5", "b1@2", "b2@2", "b3@3", "b7@4", "b8@4", "b9@4", "spy@5"]
    named = [f"{card}>{to}" for card in lying for to in "15"]
    assert game.legal == [*(f"traitor {move}" for move in named), "pass"]
    for move, own, stone in (("b8@4>1", 1, 4), ("spy@5>5", 5, 5), ("b3@3>5", 5, 3)):
        after = played(game.copy(), f"traitor {move}")
        card = move.split("@")[0]
        assert side(after, own, 0).split()[-1] == card
        assert card not in side(after, stone, 1).split()
        assert owners(after) == "..01."
        assert discards(after) == ["traitor"]
