"""Schotten-Totten where the sheets are silent or unclear: the rulings marked [R] in
docs/reference/games/schotten-totten.md, each with the editions that it concerns."""

from __future__ import annotations

from typing import Any

import pytest

from tavolino import Game, Match

from .tables import (
    claims,
    deck,
    discards,
    hand,
    lays,
    moves,
    names,
    owned,
    owners,
    played,
    side,
    table,
    winner,
    winning,
)

EDITIONS = ["ps-games", "menhir", "iello"]
TWO_DECKS = ["ps-games", "iello"]
# Six clan cards and the ten tactic cards; where a case names them all, no deck holds a card.
SMALL = "tactics stones=1 colours=2 values=3"


# -- whose turn it is, and passing ---------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_first_player_the_winner_of_a_game_begins_the_next_one(edition: str) -> None:
    """The iello sheet asks who was near Scotland last."""
    match = Match("schotten-totten", rounds=9, seed=5, edition=edition)
    for seat in (0, 1, 1, 0, 0, 1):
        line = f"player {seat} was last, player {seat} wins by three-in-a-row"
        match.games[-1] = table(edition, line, owned(3 * str(seat) + "......"))
        assert match.next_game().player == seat


def test_ruling_first_player_after_a_draw_the_other_player_begins() -> None:
    small: dict[str, Any] = {"stones": 2, "colours": 2, "values": 6, "hand": 2}
    match = Match("schotten-totten", rounds=2, seed=0, first=1, **small)
    for move in (
        *("y1@2", "y4@2", "y2@2", "r3@2", "y5@2", "done", "r6@2", "y3@1", "done", "y6@1"),
        *("r5@1", "done", "r4@1", "r1@1", "done", "r2@1", "done", "pass", "done", "pass"),
    ):
        match.game.play(move)
    expected = {"winners": [], "reason": "draw", "scores": [1, 1], "stones": [0, 1]}
    assert match.game.result == expected
    assert match.next_game().player == 0


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("lines", "legal"),
    [
        ("1 . r1 r2 r3 |; hand 0 g1", ["pass"]),
        ("1 1 r1 | b7 b8 b9; hand 0 g1", ["pass"]),
        ("hand 0", ["pass"]),
        ("1 . r1 r2 |; hand 0 g1", ["g1@1"]),
    ],
)
def test_ruling_pass_in_the_base_game_too_where_no_card_can_be_played(
    edition: str, lines: str, legal: list[str]
) -> None:
    assert table(f"{edition} stones=1", lines).legal == legal


@pytest.mark.parametrize(
    ("lines", "legal"),
    [
        ("hand 0 spy fog", ["spy@1", "fog@1", "pass"]),
        ("hand 0 spy r1", ["r1@1", "spy@1"]),
        ("1 . r1 r2 r3 |; hand 0 g1 fog", ["fog@1", "pass"]),
        ("1 . r1 r2 r3 |; hand 0 g1 spy", ["pass"]),
    ],
)
def test_ruling_pass_in_menhir_as_in_the_other_editions(lines: str, legal: list[str]) -> None:
    assert table("menhir tactics stones=1", lines).legal == legal


@pytest.mark.parametrize("edition", TWO_DECKS)
def test_ruling_claims_follow_a_pass_too(edition: str) -> None:
    game = table(f"{edition} tactics", "1 . r7 r8 r9 | y1; hand 0 spy; tactics played 1 0")
    assert game.legal == ["pass"]
    game.play("pass")
    assert (game.player, game.legal) == (0, ["claim 1", "done"])


@pytest.mark.parametrize(
    ("edition", "card", "line"),
    [
        ("iello", "spy", ["spy@3"]),
        ("iello", "fog", ["fog@1"]),
        ("iello", "redeploy", ["redeploy p1@1>x"]),
        ("iello", "deserter", ["deserter y9@1>x"]),
        ("iello", "traitor", ["traitor y9@1>3"]),
        ("iello", "scout", ["scout", *["take clan"] * 3, "return c1", "return c2"]),
        ("ps-games", "mud", ["mud@1"]),
        ("ps-games", "redeploy", ["redeploy p1@1>3"]),
        ("ps-games", "scout", ["scout", "take clan", "return c1", "return c2"]),
    ],
)
def test_ruling_claims_follow_every_tactic_card(edition: str, card: str, line: list[str]) -> None:
    lines = f"1 . p1 | y9; 2 . g7 g8 g9 | b1; hand 0 {card}; clan c1 c2 c3"
    game = played(table(f"{edition} tactics", lines), *line)
    assert (game.player, game.legal) == (0, ["claim 2", "done"])


@pytest.mark.parametrize(
    ("edition", "lines", "move", "stone"),
    [
        ("iello", "1 . r9 |; 2 . r7 r8 | y1; hand 0 redeploy", "redeploy r9@1>2", "2"),
        ("iello", "1 . y1 | r9; 2 . r7 r8 | y2; hand 0 traitor", "traitor r9@1>2", "2"),
        ("iello", "2 . r9 y9 g8 | b1 b2 b3; hand 0 fog", "fog@2", "2"),
        ("iello", "2 . r9 y9 g9 | b1 b2 b3; 3 . b4 |; hand 0 deserter", "deserter b2@2>x", "2"),
        ("iello", "2 . r9 y9 g9 | b1 b2 b3; 3 . b4 |; hand 0 traitor", "traitor b2@2>1", "2"),
        (
            "ps-games",
            "1 . | | fog/0; 2 . r9 y9 g8 | b1 b2 b3; hand 0 redeploy",
            "redeploy fog@1>2",
            "2",
        ),
        ("ps-games", "2 . r1 r2 r3 | y9 g9 b9 | fog/0; hand 0 redeploy", "redeploy fog@2>1", "2"),
        ("ps-games", "2 . r1 r2 r3 | y9 g9 b9 | fog/1; hand 0 deserter", "deserter fog@2>x", "2"),
    ],
)
def test_ruling_claims_follow_at_once_from_what_a_tactic_card_changed(
    edition: str, lines: str, move: str, stone: str
) -> None:
    assert claims(table(f"{edition} tactics", "player 0 to claim", lines)) == []
    game = played(table(f"{edition} tactics", lines), move)
    assert (game.player, claims(game)) == (0, [stone])


# -- tactic cards without a target ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        *((f"{edition} tactics", "hand 0 redeploy") for edition in EDITIONS),
        *((f"{edition} tactics", "1 0 r1 | b1; 2 . | b2; hand 0 redeploy") for edition in EDITIONS),
        ("menhir tactics stones=2", "1 . r1 r2 r3 |; 2 . g1 g2 g3 |; hand 0 redeploy"),
        ("menhir tactics stones=2", "1 . r1 |; 2 1 | g1; hand 0 redeploy"),
        ("iello tactics", "1 . | | fog/0 mud/0; hand 0 redeploy"),
        *((f"{edition} tactics", "hand 0 deserter") for edition in EDITIONS),
        *(
            (f"{edition} tactics", "1 1 r1 | b1; 2 . r2 |; hand 0 deserter")
            for edition in TWO_DECKS
        ),
        ("iello tactics", "1 . | | fog/1 mud/1; hand 0 deserter"),
        ("menhir tactics", "1 . r1 | b1 b2; 2 1 r2 |; hand 0 deserter"),
        *((f"{edition} tactics", "hand 0 traitor") for edition in EDITIONS),
        *((f"{edition} tactics", "1 1 r1 | b1; 2 . r2 |; hand 0 traitor") for edition in TWO_DECKS),
        *((f"{edition} tactics", "1 . | spy shield; hand 0 traitor") for edition in TWO_DECKS),
        *(
            (f"{edition} tactics stones=1", "1 . r1 r2 r3 | b1; hand 0 traitor")
            for edition in EDITIONS
        ),
    ],
)
def test_ruling_a_ruse_without_a_target_cannot_be_played(options: str, lines: str) -> None:
    assert table(options, lines).legal == ["pass"]


NO_CARD_LEFT = """
    1 . r1 | y1; hand 0 scout; discards redeploy deserter traitor;
    hand 1 r2 r3 y2 y3 joker-1 joker-2 spy shield fog mud
"""


@pytest.mark.parametrize("edition", TWO_DECKS)
def test_ruling_scout_needs_a_card_in_some_deck(edition: str) -> None:
    game = table(f"{edition} {SMALL} hand=1", NO_CARD_LEFT)
    refusal = "both decks are empty, so Scout has nothing to draw"
    assert (game.legal, game.why_not("scout")) == (["pass"], refusal)


def test_ruling_scout_in_menhir_needs_none() -> None:
    game = table(f"menhir {SMALL} hand=1", NO_CARD_LEFT)
    assert game.legal == ["scout", "pass"]
    game.play("scout")
    assert len(game.view(0).data["hands"][1]["cards"]) == 10


@pytest.mark.parametrize(
    ("edition", "clan", "line", "held"),
    [
        # iello: what is left in both decks
        ("iello", "r3 y3", ["scout", "take clan", "take clan"], "r2 r3 y3 mud"),
        ("iello", "r3 y3", ["scout", "take tactic"], "r2 r3 y3 mud"),
        ("iello", "r3", ["scout", "take clan"], "r2 r3 mud"),
        ("iello", "", ["scout"], "r2 mud"),
        # ps-games: what is left in the one deck
        ("ps-games", "r3 y3", ["scout", "take clan"], "r2 r3 y3"),
        ("ps-games", "r3 y3", ["scout", "take tactic"], "r2 mud"),
        ("ps-games", "", ["scout"], "r2 mud"),
    ],
)
def test_ruling_scout_draws_what_there_is(
    edition: str, clan: str, line: list[str], held: str
) -> None:
    elsewhere = " ".join(card for card in ("r3", "y3") if card not in clan)
    game = table(
        f"{edition} {SMALL} hand=2",
        f"1 . r1 | y1; hand 0 r2 scout; hand 1 y2 {elsewhere} joker-1 joker-2 spy shield fog",
        f"clan {clan}; tactic mud; discards redeploy deserter traitor",
    )
    played(game, *line)
    assert hand(game, 0) == held
    assert game.legal == [f"return {card}" for card in held.split()]


@pytest.mark.parametrize("edition", TWO_DECKS)
def test_ruling_scout_puts_back_what_the_hand_has(edition: str) -> None:
    game = table(
        f"{edition} {SMALL} hand=1",
        "1 . r1 | y1; hand 0 scout; hand 1 r2 r3 y2 y3 joker-1 joker-2 spy shield fog",
        "tactic mud; discards redeploy deserter traitor",
    )
    game.play("scout")
    assert game.legal == ["return mud"]
    game.play("return mud")
    assert (game.player, hand(game, 0)) == (1, "mud")  # drawn again, to fill the hand


def scouted(edition: str, *lines: str) -> Game:
    """Player 0 has played Scout and drawn clan cards as far as there are any to choose."""
    game = played(table(f"{edition} tactics hand=2", "tactics played 1 1", *lines), "scout")
    while "take clan" in game.legal:
        game.play("take clan")
    return game


@pytest.mark.parametrize("edition", TWO_DECKS)
@pytest.mark.parametrize(
    ("held", "lines"),
    [
        ("joker-2", "1 . joker-1 |; hand 0 scout joker-2; clan c1 c2 c3"),
        ("joker-1", "1 . joker-2 |; hand 0 scout joker-1; clan c1 c2 c3"),
        ("joker-2", "discards joker-1; hand 0 scout joker-2; clan c1 c2 c3"),
    ],
)
def test_ruling_scout_the_second_joker_is_kept(edition: str, held: str, lines: str) -> None:
    game = scouted(edition, lines, "jokers played 1 0")
    assert game.legal == ["return c1", "return c2", "return c3"]
    assert game.why_not(f"return {held}") == (
        "you have played a joker, so you keep the other one until the end of the game;"
        " return another card"
    )
    played(game, "return c1", "return c2")
    assert held in hand(game, 0)


@pytest.mark.parametrize(("edition", "draws"), [("ps-games", 1), ("iello", 3)])
def test_ruling_scout_the_second_joker_is_kept_when_scout_has_just_drawn_it(
    edition: str, draws: int
) -> None:
    lines = "1 . joker-1 |; hand 0 scout r1; tactic spy joker-2 shield; jokers played 1 0"
    game = table(f"{edition} tactics hand=2", "tactics played 1 1", lines)
    played(game, "scout", *["take tactic"] * draws)
    assert game.legal == ["return r1", "return spy", "return shield"]
    played(game, "return spy", "return shield")
    assert hand(game, 0) == "r1 joker-2"


@pytest.mark.parametrize("edition", TWO_DECKS)
@pytest.mark.parametrize("jokers_played", ["0 0", "0 1"])
def test_ruling_scout_who_has_played_no_joker_may_put_one_back(
    edition: str, jokers_played: str
) -> None:
    lines = f"1 . | joker-1; hand 0 scout joker-2; clan c1 c2 c3; jokers played {jokers_played}"
    game = scouted(edition, lines)
    assert game.legal == ["return c1", "return c2", "return c3", "return joker-2"]
    played(game, "return joker-2", "return c1")
    assert deck(game, "tactic")[0 if edition == "ps-games" else -1] == "joker-2"


@pytest.mark.parametrize("edition", TWO_DECKS)
def test_ruling_scout_a_hand_of_nothing_but_the_second_joker_gives_it_up(edition: str) -> None:
    game = table(
        f"{edition} {SMALL} hand=1",
        "1 . r1 joker-1 | y1; hand 0 scout; hand 1 r2 r3 y2 y3 spy shield fog mud",
        "tactic joker-2; discards redeploy deserter traitor; jokers played 1 0",
    )
    game.play("scout")
    assert game.legal == ["return joker-2"]


@pytest.mark.parametrize("edition", TWO_DECKS)
def test_ruling_scout_the_last_card_beside_the_second_joker_goes_first(edition: str) -> None:
    game = table(
        f"{edition} {SMALL} hand=1",
        "1 . r1 joker-1 | y1; hand 0 scout joker-2; hand 1 r2 r3 y2 y3 spy shield fog",
        "tactic mud; discards redeploy deserter traitor; jokers played 1 0",
    )
    game.play("scout")
    assert game.legal == ["return mud"]
    game.play("return mud")
    assert game.legal == ["return joker-2"]


# -- drawing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", TWO_DECKS)
def test_ruling_draw_after_a_full_scout_there_is_nothing_to_draw(edition: str) -> None:
    game = table(f"{edition} tactics hand=2", "hand 0 scout r1; clan c1 c2 c3 c4")
    take = ["take clan"] * (3 if edition == "iello" else 1)
    played(game, "scout", *take, "return r1", "return c1")
    assert (hand(game, 0), game.player) == ("c2 c3", 1)


def test_ruling_draw_after_the_menhir_deserter_there_is_nothing_to_draw() -> None:
    game = table("menhir tactics hand=2", "1 0 r7 r8 r9 | b1; hand 0 deserter c1; deck c9")
    game.play("deserter b1@1>hand")
    assert (hand(game, 0), deck(game, "deck")[0], game.player) == ("b1 c1", "c9", 1)


# -- claims and proofs ---------------------------------------------------------------------------


def test_ruling_claims_one_stone_a_turn_in_ps_games() -> None:
    game = table(
        "ps-games hand=1",
        "1 . r7 r8 r9 | y1; 3 . b7 b8 b9 | y3; hand 0 p1; hand 1 p2; clan c1 c2 c3",
    )
    game.play("p1@9")
    assert game.legal == ["claim 1", "claim 3", "done"]
    game.play("claim 3")
    assert (owners(game), game.player, hand(game, 0)) == ("..0......", 1, "c1")
    played(game, "p2@9", "c1@8")
    assert game.legal == ["claim 1", "done"]


def test_ruling_claims_one_stone_a_turn_in_ps_games_for_experts_too() -> None:
    game = table(
        "ps-games expert", "player 0 to claim; 1 . r7 r8 r9 | y1; 3 . b7 b8 b9 | y3; hand 0 p1"
    )
    game.play("claim 1")
    assert (owners(game), game.view().data["step"]) == ("0........", "play")


@pytest.mark.parametrize(
    ("edition", "stone", "lines"),
    [
        ("iello", "r7 r8 r9 |", ""),
        ("iello", "r7 r8 r9 | y7", ""),
        ("iello", "r7 r8 r9 | y7 y8", ""),
        ("iello", "r9 y9 g8 | b9 p9", "2 . g9 | c9"),
        ("ps-games", "r7 r8 r9 | y7 y8", ""),
        ("menhir", "r1 r2 r3 | y7 y8", ""),
        ("menhir", "r1 y1 g1 | b9 p9", ""),
    ],
)
def test_ruling_proof_an_equal_formation_comes_too_late_against_a_complete_claimer(
    edition: str, stone: str, lines: str
) -> None:
    assert claims(table(edition, f"player 0 to claim; 1 . {stone}; {lines}")) == ["1"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("stone", "others", "holds"),
    [
        ("r1 y1 r2 | y3 r3", "2 . y2 |", True),
        ("r1 y1 r2 | y3 r3", "hand 1 y2", False),
        ("r1 y1 r2 | y3 r3", "hand 0 y2", False),
        ("r1 y1 r2 | y3", "2 . y2 | ; hand 0 r3", True),
        ("r1 y1 r2 |", "2 . y2 | ; hand 1 r3 y3", True),
    ],
)
def test_ruling_proof_a_side_that_can_no_longer_be_completed_beats_nothing(
    edition: str, stone: str, others: str, holds: bool
) -> None:
    lines = f"player 0 to claim; 1 . {stone}; {others}"
    game = table(f"{edition} stones=2 colours=2 values=3 hand=1", lines)
    assert ("1" in claims(game)) is holds


def test_ruling_proof_a_card_that_the_menhir_deserter_took_is_still_to_come() -> None:
    lines = "1 . r8 y8 g8 | b5; 2 1 b6 p1 p3 | c7 c8 c9; 3 . b4 |; hand 1 deserter"
    assert claims(table("menhir tactics", f"player 0 to claim; {lines}")) == ["1"]
    game = table("menhir tactics hand=1", f"player 1 to play; hand 0 c1; {lines}")
    game.play("deserter b6@2>hand")
    assert (game.player, game.view().data["step"]) == (0, "play")
    assert "lay b6 b7 at stone 1: b5 b6 b7 (a colour run)" in str(game.why_not("claim 1"))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("where", "holds"),
    [
        ("2 . b4 | b6", True),
        ("2 0 b4 p1 p2 | b6", True),
        ("discards b4 b6", True),
        ("hand 0 b4 b6", False),
        ("hand 1 b4 b6", False),
    ],
)
def test_ruling_proof_what_lies_face_up_counts_wherever_it_lies(
    edition: str, where: str, holds: bool
) -> None:
    game = table(f"{edition} tactics", f"player 0 to claim; 1 . r8 y8 g8 | b5; {where}")
    assert claims(game) == (["1"] if holds else [])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("where", ["hand 0", "hand 1", "tactic"])
def test_ruling_proof_tactic_cards_that_were_not_played_do_not_count(
    edition: str, where: str
) -> None:
    where = "deck" if (edition, where) == ("menhir", "tactic") else where
    lines = f"1 . r8 y8 g8 | b5; 2 . b4 | b6; {where} joker-1 joker-2 spy shield traitor redeploy"
    assert claims(table(f"{edition} tactics", "player 0 to claim", lines)) == ["1"]


# -- the menhir claimer whose own side is not complete -------------------------------------------


@pytest.mark.parametrize(
    ("stone", "lines", "refusal"),
    [
        # the weakest completion is 9 + 8 + 1
        ("r9 r8 | y9 g7 b1", "", None),
        ("r9 r8 | y9 g8 b1", "", ["y9 g8 b1 (a sum of 18)", "r9 r8 y1 (a sum of 18)", "first"]),
        ("r9 r8 | y9 g8 b2", "", ["y9 g8 b2 (a sum of 19) beats", "r9 r8 "]),
        # with no 1 left, it is 9 + 8 + 2
        ("r9 r8 | y9 g8 b1", "2 . r1 y1 g1 | p1 c1", None),
        # without any card, 1 + 1 + 2, or, with no 1 left, 2 + 2 + 3
        ("| r1 y1 g2", "", ["r1 y1 g2 (a sum of 4)", "(a sum of 4)", "first"]),
        ("| r1 y1 g2", "2 . g1 b1 | p1 c1", None),
        # two of a colour run are not yet one
        ("r2 r3 | y9 g8 b6", "", ["y9 g8 b6 (a sum of 23) beats", "r2 r3 "]),
        # the opponent's side may be incomplete too, here at most a run, 1 + 4 + 9 or 1 + 8 + 9
        ("r9 r8 | y1 g2", "", ["can still lay r3 at stone 1: y1 g2 r3 (a run) beats", "r9 r8 "]),
        ("r9 r8 | y1 g4", "", None),
        ("r9 r8 | y1 g8", "", ["can still lay y9 at stone 1: y1 g8 y9 (a sum of 18)", "r9 r8 g1"]),
    ],
)
def test_ruling_menhir_claimer_the_weakest_completion_counts(
    stone: str, lines: str, refusal: list[str] | None
) -> None:
    game = table("menhir", f"player 0 to claim; 1 . {stone}", lines)
    assert ("1" in claims(game)) is (refusal is None)
    if refusal is not None:
        assert names(game.why_not("claim 1"), *refusal)


@pytest.mark.parametrize(
    ("stone", "holds"),
    [
        ("r9 r8 | y8 y7 y1", False),
        ("r9 r8 | y8 y7 y1 | fog/0", True),
        ("r9 r8 | y8 y7 y3 | fog/1", False),
        ("r9 r8 | y8 | fog/0", False),
        ("r9 y9 | r1 | fog/0", False),
        ("r9 y9 | r1 g8 | fog/0", True),
        ("r7 r8 r9 | y1 g1 b2 p3 | mud/0", True),
        ("r7 r8 r9 | y1 g2 b3 p4 | mud/0", False),
    ],
)
def test_ruling_menhir_claimer_under_fog_and_mud(stone: str, holds: bool) -> None:
    """Under Fog r9 r8 is at least 18; under Mud r7 r8 r9 may become a plain sum."""
    game = table("menhir tactics", f"player 0 to claim; 1 . {stone}")
    assert claims(game) == (["1"] if holds else [])


@pytest.mark.parametrize(
    ("stone", "holds"),
    [
        ("joker-1 r9 | y9 g8 b1", True),
        ("joker-1 r9 | y9 g8 b2", False),
        ("spy r9 | y9 g6 b1", True),
        ("spy r9 | y9 g7 b1", False),
        ("shield r9 | y9 g2 b1", True),
        ("shield r9 | y9 g3 b1", False),
    ],
)
def test_ruling_menhir_claimer_wild_cards_take_their_best_faces(stone: str, holds: bool) -> None:
    game = table("menhir tactics", f"player 0 to claim; 1 . {stone}")
    assert claims(game) == (["1"] if holds else [])


def test_ruling_menhir_claimer_a_side_that_can_no_longer_be_completed_claims_nothing() -> None:
    game = table(
        "menhir stones=2 colours=2 values=3 hand=1",
        "player 0 to claim; 1 . r3 y3 | r1 y1; 2 . r2 | y2; hand 0",
    )
    assert game.legal == ["done"]
    assert game.why_not("claim 1") == "your side of stone 1 can no longer be completed"


def test_ruling_menhir_claimer_beats_a_side_that_can_no_longer_be_completed() -> None:
    game = table(
        "menhir stones=2 colours=2 values=3 hand=1",
        "player 0 to claim; 1 . r1 y1 | y3; 2 . r2 y2 |; hand 0 r3",
    )
    assert "1" in claims(game)


def test_ruling_menhir_claimer_both_sides_may_count_on_the_same_card() -> None:
    game = table(
        "menhir stones=2 colours=2 values=4 hand=1",
        "player 0 to claim; 1 . r3 y3 | r4 y4; 2 . r2 y2 | y1; hand 0 r1",
    )
    assert game.why_not("claim 1") == (
        "your opponent can still lay r1 at stone 1: r4 y4 r1 (a sum of 9) beats what your side may"
        " still become, r3 y3 r1 (a sum of 7)"
    )


# -- who completed first -------------------------------------------------------------------------


@pytest.mark.parametrize("edition", TWO_DECKS)
def test_ruling_completed_first_a_side_that_was_filled_again_completed_later(edition: str) -> None:
    lines = "1 . r1 y1 g9 | b2 p2 c7; hand 0 b9; hand 1 deserter; clan c1 c2 c3"
    assert winner(f"{edition} tactics", "r1 y1 g9 | b2 p2 c7") == 0
    game = table(f"{edition} tactics hand=1", "player 1 to play", lines)
    played(game, "deserter g9@1>x", "draw clan", "b9@1", "draw clan")
    assert game.view().data["stones"][0]["completed_first"] == 1
    played(game, "c1@9")
    assert (game.player, game.legal) == (1, ["claim 1", "done"])


@pytest.mark.parametrize(
    ("order", "first"), [("0001110", 0), ("1110000", 1), ("0101010", 0), ("1100100", 1)]
)
def test_ruling_completed_first_the_youngest_card_that_still_lies_there_counts(
    order: str, first: int
) -> None:
    """With Mud gone, side 0 dates from its third card again."""
    lines = f"1 . r1 y1 g9 b1 | b2 p2 c7 | {order} mud/0; hand 0 redeploy"
    game = table("ps-games tactics", lines)
    game.play("redeploy mud@1>2")
    assert game.view().data["stones"][0]["completed_first"] == first
    assert claims(game) == (["1"] if first == 0 else [])


@pytest.mark.parametrize(
    ("order", "first"), [("00011101", 0), ("00011110", 1), ("00001111", 0), ("11100010", 1)]
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_completed_first_with_mud_a_side_is_complete_at_four(
    edition: str, order: str, first: int
) -> None:
    stone = f"r1 y1 g9 b1 | b2 p2 c7 c1 | {order} mud/1"
    assert winner(f"{edition} tactics", stone) == first


# -- Fog and Mud ---------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("stone", "able"),
    [
        # three cards of what would be a colour run are no match for four of a kind
        ("r7 r8 r9 | y1 g1 b1 p1", 1),
        ("y1 g1 b1 p1 | r7 r8 r9", 0),
        ("r6 r7 r8 r9 | y1 g1 b1", 0),
        ("y1 g1 b1 | r6 r7 r8 r9", 1),
    ],
)
def test_ruling_mud_both_sides_need_four_cards(edition: str, stone: str, able: int) -> None:
    """The menhir sheet speaks of the player who may lay up to four."""
    lines = "2 . r5 r6 |" if "r6" not in stone else ""
    assert winner(f"{edition} tactics", f"{stone} | mud/0", lines) == able


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("stone", "seat"),
    [
        ("r1 r2 r3 r4 | y1 g1 b1 p8", 1),
        ("r1 y1 g1 b1 | y2 g2 b2 p2", 1),
        ("r1 r2 r3 r5 | y1 g1 b1 p7 | 00001111", 0),
    ],
)
def test_ruling_fog_and_mud_together_four_cards_and_only_sums(
    edition: str, stone: str, seat: int
) -> None:
    rest = "" if stone.count("|") == 2 else "|"
    assert winner(f"{edition} tactics", f"{stone} {rest} fog/0 mud/1") == seat


@pytest.mark.parametrize(
    ("seat", "move", "sides", "pile"),
    [
        (0, "redeploy mud@1>2", ("r4 r1 r3", "y1 y4 y2"), ["r2", "redeploy", "y3"]),
        (0, "redeploy mud@1>x", ("r4 r1 r3", "y1 y4 y2"), ["mud", "r2", "redeploy", "y3"]),
        (1, "deserter mud@1>x", ("r4 r1 r3", "y1 y4 y2"), ["deserter", "mud", "r2", "y3"]),
    ],
)
def test_ruling_mud_that_leaves_takes_the_last_card_of_a_side_of_four_with_it(
    seat: int, move: str, sides: tuple[str, str], pile: list[str]
) -> None:
    game = table(
        "ps-games tactics stones=2",
        f"player {seat} to play; 1 . r4 r1 r3 r2 | y1 y4 y2 y3 | mud/0",
        f"hand {seat} {move.split()[0]}",
    )
    game.play(move)
    assert (side(game, 1, 0), side(game, 1, 1)) == sides
    assert discards(game) == pile
    muds = [stone["mud"] for stone in game.view().data["stones"]]
    assert muds == [None, 0 if move.endswith("2") else None]


@pytest.mark.parametrize(
    ("stone", "sides", "pile"),
    [
        ("r1 r2 r3 r4 | y1 y2 y3", ["r1 r2 r3", "y1 y2 y3"], ["mud", "r4", "redeploy"]),
        ("r1 r2 r3 | y1 y2 y3 y4", ["r1 r2 r3", "y1 y2 y3"], ["mud", "redeploy", "y4"]),
        ("r1 r2 | y1 y2 y3", ["r1 r2", "y1 y2 y3"], ["mud", "redeploy"]),
    ],
)
def test_ruling_mud_that_leaves_does_not_touch_smaller_sides(
    stone: str, sides: list[str], pile: list[str]
) -> None:
    game = table("ps-games tactics stones=2", f"1 . {stone} | mud/0; hand 0 redeploy")
    game.play("redeploy mud@1>x")
    assert [side(game, 1, seat) for seat in range(2)] == sides
    assert discards(game) == pile


def test_ruling_mud_that_leaves_lets_three_cards_claim_at_once() -> None:
    game = table("ps-games tactics", "1 . r7 r8 r9 | y1 g2 b4 | mud/0; hand 0 redeploy")
    game.play("redeploy mud@1>2")
    assert game.legal == ["claim 1", "done"]


def test_ruling_fog_and_mud_move_to_a_stone_without_a_free_space() -> None:
    lines = "1 . | | fog/0 mud/0; 2 . r1 r2 r3 | y1 y2 y3; hand 0 redeploy"
    game = table("ps-games tactics stones=2", lines)
    named = ["fog@1>2", "fog@1>x", "mud@1>2", "mud@1>x"]
    assert [move for move in moves(game, "redeploy") if move[1] in "ou"] == named
    played(game, "redeploy mud@1>2")
    assert game.view().data["stones"][1]["mud"] == 0


@pytest.mark.parametrize("edition", ["iello", "menhir"])
@pytest.mark.parametrize("ruse", ["redeploy", "deserter", "traitor"])
def test_ruling_fog_and_mud_lie_on_the_stone_itself_and_nothing_names_them(
    edition: str, ruse: str
) -> None:
    for player in range(2):
        game = table(f"{edition} tactics", f"1 . | | fog/{player} mud/{player}; hand 0 {ruse}")
        assert game.legal == ["pass"]


# -- jokers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "move"),
    [
        ("iello", "redeploy joker-1@1>x"),
        ("iello", "redeploy joker-1@1>2"),
        ("ps-games", "redeploy joker-1@1>x"),
        ("menhir", "redeploy joker-1@1>2"),
    ],
)
def test_ruling_joker_one_a_player_wherever_it_went(edition: str, move: str) -> None:
    game = table(
        f"{edition} tactics stones=2 hand=2",
        "1 . joker-1 |; hand 0 redeploy joker-2; hand 1 fog c9; jokers played 1 0",
        "deck c1 c2" if edition == "menhir" else "clan c1 c2",
    )
    draw = [] if edition == "menhir" else ["draw clan"]
    played(game, move, *draw, "fog@1", *draw)
    assert game.player == 0
    assert game.legal == lays("c1", "1 2")


@pytest.mark.parametrize("edition", TWO_DECKS)
def test_ruling_joker_that_the_opponent_discarded_was_played(edition: str) -> None:
    game = table(
        f"{edition} tactics stones=1 hand=1",
        "player 1 to play; 1 . joker-1 |; hand 0 joker-2; hand 1 deserter",
        "jokers played 1 0; tactics played 1 0; clan c1",
    )
    played(game, "deserter joker-1@1>x", "draw clan")
    assert (game.player, game.legal) == (0, ["pass"])


def test_ruling_joker_that_the_menhir_traitor_moves_does_not_count_as_played_by_the_mover() -> None:
    game = table(
        "menhir tactics stones=2 hand=2",
        "1 . | joker-1; hand 0 traitor joker-2; hand 1 c8 c9; jokers played 0 1; deck c1 c2 c3",
    )
    played(game, "traitor joker-1@1>1", "c8@2")
    assert game.view().data["jokers_played"] == [False, True]
    assert game.legal == lays("c1 joker-2", "1 2")
    played(game, "joker-2@1")
    assert side(game, 1, 0) == "joker-1 joker-2"
    assert game.view().data["jokers_played"] == [True, True]


@pytest.mark.parametrize(
    ("jokers_played", "legal"),
    [("0 1", [*lays("c1", "2"), *lays("joker-1", "2")]), ("1 1", lays("c1", "2"))],
)
def test_ruling_joker_that_the_menhir_deserter_took_is_played_by_who_has_played_none(
    jokers_played: str, legal: list[str]
) -> None:
    game = table(
        "menhir tactics stones=2 hand=2",
        f"1 0 r7 r8 r9 | joker-1; hand 0 deserter c1; hand 1 c8 c9; jokers played {jokers_played}",
    )
    played(game, "deserter joker-1@1>hand", "c8@2")
    assert (hand(game, 0), game.legal) == ("c1 joker-1", legal)


# -- menhir: what ruses may name -----------------------------------------------------------------


def test_ruling_menhir_redeploy_moves_own_cards_between_unclaimed_menhirs() -> None:
    lines = "1 0 r7 r8 r9 | b1; 2 . g1 | b2; 3 1 g2 | b7 b8 b9; hand 0 redeploy"
    game = table("menhir tactics stones=4", lines)
    assert game.legal == ["redeploy g1@2>4", "pass"]


# -- ps-games: where Redeploy goes; ps-games and iello: which five stones win ---------------------


def test_ruling_redeploy_in_ps_games_goes_to_another_stone() -> None:
    game = table("ps-games tactics stones=2", "1 . r7 | b1; hand 0 redeploy")
    assert game.legal == ["redeploy r7@1>2", "redeploy r7@1>x", "pass"]


@pytest.mark.parametrize("edition", TWO_DECKS)
@pytest.mark.parametrize(
    ("before", "stone"), [("00.0.0...", 9), ("00.00....", 8), ("00.0...0.", 5)]
)
def test_ruling_five_stones_win_though_some_are_neighbours(
    edition: str, before: str, stone: int
) -> None:
    lines = f"{owned(before)}; {stone} . r7 r8 r9 |"
    game = played(table(f"{edition} hand=1", "player 0 to claim", lines), f"claim {stone}")
    assert (game.over, game.view().data["result"]["reason"]) == (True, "five-stones")


# -- the end -------------------------------------------------------------------------------------

# The hands hold only tactic cards, so both may pass.
PASSED = "player 1 to play, after a pass; hand 0 shield; hand 1 spy"


@pytest.mark.parametrize(
    ("edition", "lines", "result"),
    [
        # a stone with two complete sides goes to its winner
        ("iello", "1 . r7 r8 r9 | y1 y2 g4", winning(0, "more-stones", [5, 0], "0........")),
        ("ps-games", "1 . r7 r8 r9 | y1 y2 g4", winning(0, "more-stones", [5, 0], "0........")),
        ("menhir", "1 . r7 r8 r9 | y1 y2 g4", winning(0, "more-stones", [5, -1], "0........")),
        ("iello", "1 . r1 y1 g9 | b2 p2 c7", winning(0, "more-stones", [5, 0], "0........")),
        (
            "iello",
            "1 . r1 y1 g9 | b2 p2 c7 | 111000",
            winning(1, "more-stones", [0, 5], "1........"),
        ),
        # in ps-games more than one, though it is one claim a turn
        (
            "ps-games",
            "1 . r7 r8 r9 | y1 y2 g4; 3 . b7 b8 b9 | y3 y4 g5; 5 . p1 p2 g6 | c7 c8 c9",
            winning(0, "more-stones", [5, 1], "0.0.1...."),
        ),
        # a stone that could be claimed goes to the player who could claim it
        ("iello", "1 . r7 r8 r9 | y1", winning(0, "more-stones", [5, 0], "0........")),
        ("ps-games", "9 . y1 | r7 r8 r9", winning(1, "more-stones", [0, 5], "........1")),
        ("menhir", "5 . r7 r8 r9 |", winning(0, "more-stones", [5, -1], "....0....")),
        ("iello expert", "1 . r7 r8 r9 | y1", winning(0, "more-stones", [5, 0], "0........")),
        # ... whether it takes a proof or both sides are complete, and each player's
        (
            "iello",
            "1 . r7 r8 r9 | y1; 3 . y2 g3 | b7 b8 b9; 5 . p1 p2 g6 | c7 c8 c9",
            winning(1, "more-stones", [1, 5], "0.1.1...."),
        ),
        # ... and more than one, though in ps-games it is one claim a turn
        (
            "ps-games",
            "1 . r7 r8 r9 | y1; 3 . b7 b8 b9 | y3 y4; 5 . c7 c8 c9 |",
            winning(0, "more-stones", [5, 0], "0.0.0...."),
        ),
        # by what lies face up: y8 is in a hand, so it may still come
        (
            "iello",
            "1 . r6 r7 r8 | y7 y9; hand 0 y8 shield; 9 . g7 g8 g9 |",
            winning(0, "more-stones", [5, 0], "........0"),
        ),
        (
            "iello",
            "1 . r6 r7 r8 | y7 y9; 2 . y8 |; 9 . g7 g8 g9 |",
            winning(0, "more-stones", [5, 0], "0.......0"),
        ),
        # the side that is complete wins what would only be equal
        ("iello", "1 . y7 y8 | r7 r8 r9", winning(1, "more-stones", [0, 5], "1........")),
        ("menhir", "1 . y7 y8 | r7 r8 r9", winning(1, "more-stones", [-1, 5], "1........")),
        # in menhir an incomplete side wins too, if the worst that it may become does
        (
            "menhir",
            "1 . joker-1 r8 | y1 y2 g4; 9 . r7 |",
            winning(0, "more-stones", [5, -1], "0........"),
        ),
        # whoever owns more stones wins
        ("iello", owned("01.0....."), winning(0, "more-stones", [5, 1], "01.0.....")),
        ("menhir", owned("01.1....."), winning(1, "more-stones", [-2, 5], "01.1.....")),
        # left to right: three in a row, or five, end the game before the rest is given
        (
            "iello",
            f"{owned('11..00...')}; 3 . p1 y2 g4 | r7 r8 r9; 7 . b7 b8 b9 | y3 y4 g5",
            winning(1, "three-in-a-row", [2, 5], "111.00..."),
        ),
        (
            "iello",
            f"{owned('.00...11.')}; 1 . r7 r8 r9 | p1 y2 g4; 9 . y3 y4 g5 | b7 b8 b9",
            winning(0, "three-in-a-row", [5, 2], "000...11."),
        ),
        (
            "iello",
            f"{owned('0.0.1.0.0')}; 8 . p1 y2 g4 | r7 r8 r9; 2 . y3 y4 g5 | b7 b8 b9",
            winning(0, "more-stones", [5, 3], "010.1.010"),
        ),
        (
            "iello",
            f"{owned('0.0.0.0..')}; 9 . r7 r8 r9 | p1 y2 g4",
            winning(0, "five-stones", [5, 0], "0.0.0.0.0"),
        ),
        (
            "iello",
            f"{owned('11..00...')}; 3 . p1 | r7 r8 r9; 7 . b7 b8 b9 | y3",
            winning(1, "three-in-a-row", [2, 5], "111.00..."),
        ),
        (
            "iello",
            f"{owned('11..00...')}; 3 . y5 r6 y6 | p1; 7 . b7 b8 b9 | y3",
            winning(0, "three-in-a-row", [5, 2], "11..000.."),
        ),
    ],
)
def test_ruling_end_by_two_passes(edition: str, lines: str, result: dict[str, object]) -> None:
    game = table(f"{edition} tactics hand=1", PASSED, lines)
    game.play("pass")
    assert (game.result, game.legal) == (result, [])


@pytest.mark.parametrize(
    ("edition", "lines", "scores", "stones"),
    [
        ("iello", "", [0, 0], "........."),
        # what nobody has proved is nobody's
        ("iello", "1 . r1 r2 r3 | y2", [0, 0], "........."),
        ("iello", "1 . r7 r8 |", [0, 0], "........."),  # the own side has to be complete
        ("iello", "1 . joker-1 r8 | y1 y2 g4", [0, 0], "........."),
        ("menhir", "1 . r7 r8 |", [0, 0], "........."),
        ("iello", owned("01.10...."), [2, 2], "01.10...."),
        ("ps-games", owned("01.10...."), [2, 2], "01.10...."),
        ("menhir", owned("01.10...."), [-2, -2], "01.10...."),
        (
            "iello",
            f"{owned('.1.......')}; 1 . r7 r8 r9 | y1 y2 g4",
            [1, 1],
            "01.......",
        ),
    ],
)
def test_ruling_end_by_two_passes_equal_is_a_draw_in_which_both_score_as_losers(
    edition: str, lines: str, scores: list[int], stones: str
) -> None:
    game = table(f"{edition} tactics hand=1", PASSED, lines)
    game.play("pass")
    expected = winning(0, "draw", scores, stones) | {"winners": []}
    assert game.result == expected


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_end_only_two_passes_one_after_the_other_end_the_game(edition: str) -> None:
    lines = "hand 0 shield; hand 1 spy; tactics played 1 1"
    game = played(table(f"{edition} tactics hand=1", lines), "pass")
    assert (game.over, game.player, game.view().data["passed"]) == (False, 1, True)
    other = game.copy()
    game.play("pass")
    assert game.over
    other.play("spy@1")
    if other.player == 1:
        other.play("draw tactic")
    assert other.view().data["passed"] is False
    other.play("pass")
    assert (other.over, other.player) == (False, 1)


@pytest.mark.parametrize("edition", TWO_DECKS)
def test_ruling_end_a_claim_after_the_first_pass_does_not_undo_it(edition: str) -> None:
    lines = "1 . r7 r8 r9 | y1; hand 0 shield; hand 1 spy"
    game = played(table(f"{edition} tactics hand=1", lines), "pass", "claim 1", "pass")
    assert game.result == winning(0, "more-stones", [5, 0], "0........")


@pytest.mark.parametrize(
    ("options", "scores"),
    [
        ("menhir tactics", [-1, 5]),
        ("iello tactics expert", [0, 5]),
        ("ps-games tactics expert", [0, 5]),
    ],
)
def test_ruling_end_a_claim_between_the_passes_does_not_undo_the_first(
    options: str, scores: list[int]
) -> None:
    lines = "1 . y1 | r7 r8 r9; hand 0 shield; hand 1 spy"
    game = played(table(f"{options} hand=1", lines), "pass", "claim 1", "pass")
    assert game.result == winning(1, "more-stones", scores, "1........")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("before", "stone"), [("00.0..0..", 3), ("0.0.0.00.", 9), ("0.0.0.0.0", 4)]
)
def test_ruling_end_three_in_a_row_is_named_before_five(
    edition: str, before: str, stone: int
) -> None:
    lines = f"player 0 to claim; {owned(before)}; {stone} . r7 r8 r9 | y1 g2 b4; hand 0 c1"
    game = played(table(edition, lines), f"claim {stone}")
    assert game.result is not None
    assert game.result["reason"] == "three-in-a-row"


def test_ruling_scores_the_menhir_loser_pays_for_the_stones_of_the_winner() -> None:
    lines = f"player 0 to claim; {owned('00.11....')}; 3 . r7 r8 r9 |; hand 0 c1"
    game = played(table("menhir", lines), "claim 3")
    assert game.result == winning(0, "three-in-a-row", [5, -3], "00011....")


@pytest.mark.parametrize(
    ("lines", "move", "reason"),
    [
        ("player 0 to draw; hand 0 redeploy r1", "redeploy", "now draw clan or draw tactic"),
        ("player 0 to return 1; hand 0 r1; hand 1 r2", "return r2", "r2 is not in your hand: r1"),
        (
            "1 . r1 r2 r3 | ; 2 . g1 g2 g3 | ; hand 0 b1",
            "b1@1",
            "your side of stone 1 is full; stones with a free space: none",
        ),
    ],
)
def test_a_refusal_fits_the_step_and_the_table(lines: str, move: str, reason: str) -> None:
    assert table("iello tactics stones=2", lines).why_not(move) == reason
