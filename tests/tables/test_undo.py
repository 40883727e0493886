"""Undo without consent: only while nothing hidden was revealed and nobody else has acted."""

from __future__ import annotations

import pytest

import tavolino
from tavolino.core import chance
from tavolino.core.contract import Options
from tavolino.tables.errors import Code, Refused
from tavolino.tables.reveals_information import reveals_information
from tavolino.tables.table_spec import TableSpec
from tests.conftest import steps, typical_variants
from tests.tables.harness import (
    Guest,
    Harness,
    set_up,
    sit_down,
)
from tests.tables.harness import refused as refusal_of


async def refused(guest: Guest, code: Code) -> None:
    with pytest.raises(Refused) as refusal:
        await guest.undo()
    assert refusal.value.code is code


def hidden_cards(game: tavolino.Game, seat: int) -> int:
    """How many cards a seat cannot place, told from its view alone."""
    view = game.view(seat).data
    if game.rules.name == "rat-hot":
        return len(view["pile"]["strips"])
    piles = view["hands"] + [view.get("stock", {}), view.get("removed", {})]
    hidden = 0
    for pile in piles:
        found = pile.get("hidden", 0)
        hidden += sum(found.values()) if isinstance(found, dict) else found
    for deck in view.get("decks", {}).values():
        hidden += deck["count"] - len(deck["known"])
    return hidden


@typical_variants
def test_a_move_by_which_the_mover_learns_a_card_reveals(name: str, options: Options) -> None:
    """Held against a count of the cards that the mover cannot place: it falls by a move exactly
    when a card came to light, unless so few are left that the mover could tell."""
    told = {True: 0, False: 0}
    game = tavolino.new(name, seed=17, **options)
    for _ in steps(game, 17):
        if game.over:
            break
        seat = game.player
        assert seat is not None
        for move in (game.legal[0], game.legal[-1]):
            after = game.copy()
            after.play(move)
            fewer = hidden_cards(after, seat) < hidden_cards(game, seat)
            found = reveals_information(
                game, move, after, lambda: chance.generator(3, chance.HIDDEN)
            )
            if fewer and hidden_cards(game, seat) > 2:
                assert found, f"{move} drew a card"
            if not fewer and not after.over and len(game.names) == 2:
                assert not found, f"{move} told nothing"
            told[found] += 1
    assert told[True]


@pytest.mark.parametrize("name", ["schotten-totten", "tabula-rasa", "rat-hot"])
def test_the_end_of_a_game_reveals(name: str) -> None:
    """Everything is shown then, whatever the last move was."""
    game = before = tavolino.new(name, seed=3)
    while not game.over:
        before = game.copy()
        game.play(game.legal[0])
    move = game.moves[-1][1]
    assert reveals_information(before, move, game)


async def test_a_strip_is_taken_up_again_until_the_turn_is_over(harness: Harness) -> None:
    _, (anna, bruno) = await set_up(harness, TableSpec("rat-hot", first=1))
    await bruno.play()  # one strip; two are turned up for Anna
    await refused(bruno, Code.HIDDEN_REVEALED)
    before = await anna.see()
    await anna.play()
    assert "undo" in (await anna.see()).can
    assert "undo" not in (await bruno.see()).can
    await refused(bruno, Code.NOTHING_TO_UNDO)
    answer = await anna.undo()
    assert answer.snapshot.view == before.view
    assert answer.snapshot.ply == before.ply + 2, "nothing is deleted"
    acts = [event["type"] for event in (await bruno.see()).events if "ply" in event]
    assert acts == ["deal", "move", "move", "undo"]
    await anna.play()
    await anna.play()
    await refused(anna, Code.HIDDEN_REVEALED)


async def test_cards_laid_before_a_draw_can_be_taken_back_one_by_one(harness: Harness) -> None:
    """With tactics the player picks a deck: until then nothing was drawn."""
    options = {"tactics": True, "edition": "iello"}
    _, (anna, _) = await set_up(harness, TableSpec("schotten-totten", options, first=0))
    before = await anna.see()
    laid = [move for move in before.view["legal"] if "@" in move]
    await anna.play(laid[0])
    await anna.undo()
    assert (await anna.see()).view == before.view
    await refused(anna, Code.NOTHING_TO_UNDO)
    await anna.play(laid[1])
    await anna.play("draw clan")
    await refused(anna, Code.HIDDEN_REVEALED)


async def test_a_repeated_undo_is_done_once(harness: Harness) -> None:
    options = {"tactics": True, "edition": "iello"}
    _, (anna, _) = await set_up(harness, TableSpec("schotten-totten", options, first=0))
    await anna.play()
    first = await anna.undo(id="back", ply=2)
    again = await anna.undo(id="back", ply=2)
    assert first.ply == again.ply == 2
    assert first.snapshot.view == again.snapshot.view


async def test_the_id_of_a_move_is_not_that_of_an_undo(harness: Harness) -> None:
    options = {"tactics": True, "edition": "iello"}
    _, (mover, _) = await set_up(harness, TableSpec("schotten-totten", options, first=0))
    played = await mover.play(id="one")
    for _ in range(2):
        refusal = await refusal_of(mover.undo(id="one"), Code.NOT_POSSIBLE)
        assert "another request" in str(refusal)
    assert (await mover.see()).ply == played.ply + 1
    undone = await mover.undo(id="two")
    assert (await mover.undo(id="two")).ply == undone.ply
    await refusal_of(mover.play(id="two"), Code.NOT_POSSIBLE)
    assert (await mover.see()).ply == undone.ply + 1


async def test_nobody_undoes_what_another_has_answered(harness: Harness) -> None:
    _, (anna, bruno) = await set_up(harness, TableSpec("tabula-rasa", first=0))
    await refused(anna, Code.NOTHING_TO_UNDO)
    await anna.play()
    await refused(anna, Code.HIDDEN_REVEALED)
    await bruno.play()
    await refused(anna, Code.NOTHING_TO_UNDO)


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_showing_an_own_card_is_a_signal_where_more_than_two_play(
    quick_harness: Harness, players: int
) -> None:
    """When the stock is empty, a knight is laid and nothing drawn: the mover learns nothing, but
    the others have seen a card of the mover's hand."""
    game = tavolino.new("tabula-rasa", players=players, seed=1)
    while game.view().data["stock"]["hidden"]:
        game.play(game.legal[0])
    created = await quick_harness.tables.lobby.create_from_record(TableSpec(""), game.record())
    assert game.player is not None
    anna = await sit_down(quick_harness.tables, created, game.player, "Anna")
    await anna.play()
    if players == 2:
        await anna.undo()
        assert (await anna.see()).view == game.view(game.player).data
    else:
        await refused(anna, Code.HIDDEN_REVEALED)


async def test_the_last_move_of_a_game_stands(quick_harness: Harness) -> None:
    small: Options = {"stones": 1, "colours": 2, "values": 3, "hand": 1, "edition": "iello"}
    _, guests = await set_up(quick_harness, TableSpec("schotten-totten", small))
    snapshot = await guests[0].see()
    while snapshot.state != "over":
        mover = guests[snapshot.view["player"]]
        await mover.play()
        snapshot = await guests[0].see()
    for guest in guests:
        await refused(guest, Code.GAME_OVER)
