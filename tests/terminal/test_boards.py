"""What the drawn boards show at tables that seldom come up."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tavolino
from tavolino.terminal import boards
from tavolino.terminal.palette import NIGHT
from tavolino.terminal.picking import Picking
from tests.games.tables import table

NAMES = ["Anna", "Bo"]


def drawn(game: tavolino.Game, seat: Any = 0, **marks: Any) -> list[str]:
    view = game.view(seat).data
    canvas = boards.draw(view, NAMES * 2, "en", NIGHT, **marks)
    return ["".join(part.text for part in canvas.line(y)) for y in range(canvas.height)]


def test_fog_and_mud_are_written_on_their_stone() -> None:
    game = table("iello tactics", "2 . r1 | g1 | fog/0 mud/1; hand 0 c1; hand 1 c2")
    shown = drawn(game)
    (stone,) = [line for line in shown if "(2)" in line]
    at = stone.index("(2)")
    assert [line[at : at + 3] for line in shown if line[at : at + 3] in ("fog", "mud")] == [
        "fog",
        "mud",
    ]


def test_a_card_at_a_stone_that_can_be_picked_has_a_mark() -> None:
    game = table("iello tactics", "2 . r1 | g1; hand 0 traitor c1; hand 1 c2")
    plain, cursor, picked = (
        "\n".join(drawn(game, **marks))
        for marks in (
            {},
            {"targets": ("card g1",), "cursor": "card g1"},
            {"picked": ("card g1",)},
        )
    )
    assert ("▼" in plain, "◆" in plain) == (False, False)
    assert ("▼" in cursor, "◆" in picked) == (True, True)


MARKED = [
    ("schotten-totten", {"stones": 5, "tactics": True}),
    ("schotten-totten", {"edition": "ps-games", "tactics": True}),
    ("tabula-rasa", {"players": 2}),
    ("tabula-rasa", {"players": 3}),
    ("rat-hot", {}),
]


@pytest.mark.parametrize(("name", "options"), MARKED)
@pytest.mark.parametrize("size", [None, (80, 16)])
def test_what_can_be_picked_and_what_was_has_a_sign_besides_its_colour(
    name: str, options: dict[str, Any], size: tuple[int, int] | None
) -> None:
    game = tavolino.new(name, seed=4, **options)
    patterns, rng, tried = boards.patterns_of(name), random.Random(4), 0
    for _ in range(60):
        if game.over:
            break
        move, seat = rng.choice(game.legal), game.player
        assert seat is not None
        hand = game.view(seat).data.get("hands", {seat: {"cards": []}})[seat]["cards"]
        picking = Picking(patterns, game.legal, hand)
        while (target := rng.choice(picking.targets)) is not None:
            marks: dict[str, Any] = {"picked": picking.picked, "size": size}
            spots = boards.draw(
                game.view(seat).data, NAMES * 2, "en", NIGHT, targets=(target,), **marks
            ).spots
            if target in spots:
                tried += 1
                plain = drawn(game, seat, **marks)
                glowing = drawn(game, seat, targets=(target,), **marks)
                under = drawn(game, seat, targets=(target,), cursor=target, **marks)
                assert plain != glowing != under != plain, target
            if picking.pick(target) is not None:
                break
        game.play(move)
    assert tried > 20


def test_who_watches_sees_how_many_cards_are_in_a_hand() -> None:
    game = table("iello", "hand 0 r1 r2; hand 1 c2 c3 c4")
    assert "2 clan cards" not in "\n".join(drawn(game))
    shown = "\n".join(drawn(game, "spectator"))
    assert "Bo  3 clan cards" in shown
    assert "\n 2 clan cards" in shown


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_of_each_row_if_the_game_ended_now_are_beside_its_name(players: int) -> None:
    game = tavolino.new("tabula-rasa", players=players, seed=3)
    rng = random.Random(3)
    for _ in range(12):
        game.play(rng.choice(game.legal))
    view = game.view(0).data
    lines = [line for line in drawn(game) if "if it ended now" in line]
    for seats, points in zip(view["teams"], view["points"], strict=True):
        name = " & ".join((*NAMES, *NAMES)[seat] for seat in seats)
        own = [line for line in lines if line.startswith(f" {name} ")]
        assert any(f"  {points} if it ended now" in line for line in own), (name, points)
    assert len(lines) == len(view["teams"])
    while not game.over:
        game.play(rng.choice(game.legal))
    assert "if it ended now" not in "\n".join(drawn(game))
