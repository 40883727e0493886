"""What is done only once: a move is tried once, a snapshot is made once for all who see the same,
and the list of tables is written only when it changes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tavolino.core import registry
from tavolino.core.contract import Json
from tavolino.server import models
from tavolino.server.ndjson import snapshot_line
from tavolino.tables.clock import Clock
from tavolino.tables.commands.playing import BotMove, Play, Resign
from tavolino.tables.commands.seating import Sit
from tavolino.tables.log import Cursor, Listing, Stored
from tavolino.tables.presenter import MOST_SNAPSHOTS
from tavolino.tables.reveals_information import shows
from tavolino.tables.snapshot import TableSnapshot
from tavolino.tables.table import Table
from tavolino.tables.table_spec import TableSpec
from tests.tables.harness import BOT, PERSON, Guest, Harness, context, play_out, set_up


async def in_memory(harness: Harness, table: str) -> Table:
    stored = await harness.store.load(table)
    assert isinstance(stored, Stored)
    return Table(stored)


def json_of(typed: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(typed))


def last_move(snapshot: TableSnapshot) -> Json:
    return [event for event in snapshot.events if event["type"] == "move"][-1]


async def test_spectators_share_a_snapshot_until_something_happens(quick_harness: Harness) -> None:
    created, (anna, bruno) = await set_up(quick_harness, TableSpec("tabula-rasa", first=0))
    one, other = [Guest(quick_harness.tables, created.table, created.spectator) for _ in range(2)]
    before = await one.see()
    assert await other.see() is before
    assert snapshot_line(before, None) is snapshot_line(await other.see(), None)
    assert snapshot_line(before, "en") != snapshot_line(before, "it")
    assert (await anna.see()).view != before.view, "a player sees more"
    await anna.play()
    after = await one.see()
    assert after is not before
    assert (before.ply, after.ply) == (1, 2)
    assert (await bruno.see()).view["legal"]


async def test_few_snapshots_are_kept_and_the_others_made_again(quick_harness: Harness) -> None:
    created, guests = await set_up(quick_harness, TableSpec("tabula-rasa", first=0))
    presenter, moves = quick_harness.tables.presenter, 2 * MOST_SNAPSHOTS
    await play_out(guests, moves=moves)
    kept = []
    for ply in range(moves):
        await presenter.see(created.table, guests[0].key, Cursor(ply, 0))
        (shown,) = presenter._shown.values()
        kept.append(len(shown.snapshots))
    assert max(kept) == MOST_SNAPSHOTS
    assert (await presenter.see(created.table, guests[0].key, Cursor(0, 0))).ply == moves + 1


@pytest.mark.parametrize("game", ["schotten-totten", "tabula-rasa", "rat-hot"])
async def test_a_snapshot_put_together_is_the_same_as_one_encoded_whole(
    quick_harness: Harness, game: str
) -> None:
    clock = Clock("fischer", minutes=3)
    created, guests = await set_up(quick_harness, TableSpec(game, clock=clock, rounds=2))
    onlookers = [*(guest.key for guest in guests), created.spectator, created.owner]
    for moves in (2, 2, 1000):
        if (await play_out(guests, moves=moves)).state == "playing":
            await quick_harness.tables.offer(created.table, guests[0].key, "draw")
        for key in onlookers:
            snapshot = await quick_harness.tables.presenter.see(created.table, key)
            assert snapshot.json_text() == msgspec.json.encode(snapshot.json())
            assert [*snapshot.json(), "words"] == list(models.TableSnapshot.model_fields)
            line = msgspec.json.decode(snapshot_line(snapshot, None))
            assert line == {"type": "snapshot"} | snapshot.json()
            round = (await in_memory(quick_harness, created.table)).round
            assert snapshot.view == json_of(round.view(snapshot.seat))
            assert last_move(snapshot)["happened"] == json_of(round.game.happened(snapshot.seat))


async def test_where_a_clock_runs_every_look_is_another(quick_harness: Harness) -> None:
    clock = Clock("fischer", minutes=3)
    _, (anna, _) = await set_up(quick_harness, TableSpec("tabula-rasa", first=0, clock=clock))
    first = (await anna.see()).clock
    quick_harness.fake_clock.advance(10)
    second = (await anna.see()).clock
    assert first is not None
    assert second is not None
    assert first["left"][0] - second["left"][0] == 10


async def test_a_move_that_was_tried_counts_only_when_it_is_played(quick_harness: Harness) -> None:
    created, (anna, _) = await set_up(quick_harness, TableSpec("schotten-totten", first=0))
    table = await in_memory(quick_harness, created.table)
    tried, played = table.round.game.legal[:2]
    before = table.round.game.record()
    table.round.tried(tried)
    assert table.round.game.record() == before
    change = Play("1", table.ply, played).decide(table, table.holder(anna.key), context())
    table.round.tried(tried)  # somebody else asks what it would do
    table.apply(change.entries[0])
    assert [move for _, move in table.round.game.moves] == [played]
    assert table.move_events[change.entries[0].ply][0]["move"] == played


async def test_a_name_taken_while_a_move_is_stored_is_kept(quick_harness: Harness) -> None:
    created, (anna, _) = await set_up(quick_harness, TableSpec("rat-hot", first=0), "Anna")
    table = await in_memory(quick_harness, created.table)
    holder, move = table.holder(anna.key), table.round.game.legal[0]
    change = Play("1", table.ply, move).decide(table, holder, context())
    table.apply_note(Sit("Annina").decide_for(table, anna.key, context()).notes[0])
    table.apply(change.entries[0])
    assert table.round.game.names[0] == "Annina"


async def test_between_persons_a_move_changes_nothing_in_the_list_but_the_first(
    quick_harness: Harness,
) -> None:
    created, (anna, bruno) = await set_up(quick_harness, TableSpec("tabula-rasa", first=0))
    table = await in_memory(quick_harness, created.table)
    first = Play("1", table.ply, table.round.game.legal[0])
    change = first.decide(table, table.holder(anna.key), context())
    assert change.listing == Listing(started=True)
    table.apply(change.entries[0])
    holder, move = table.holder(bruno.key), table.round.game.legal[0]
    assert Play("1", table.ply, move).decide(table, holder, context()).listing == Listing()
    assert Resign().decide(table, holder, context()).listing == Listing(over=True)


async def test_a_bot_that_is_to_move_is_listed_and_then_no_more(quick_harness: Harness) -> None:
    spec = TableSpec("tabula-rasa", seats=(PERSON, BOT), first=0)
    created, (anna,) = await set_up(quick_harness, spec)
    table = await in_memory(quick_harness, created.table)
    move = Play("1", table.ply, table.round.game.legal[0])
    mine = move.decide(table, table.holder(anna.key), context())
    assert mine.listing == Listing(bot_to_move=True, started=True)
    table.apply(mine.entries[0])
    bots = BotMove(table.ply, table.round.game.legal[0]).decide_for(table, None, context())
    assert bots.listing == Listing(bot_to_move=False)


def test_events_show_what_was_hidden() -> None:
    cards, strips = registry.rules("tabula-rasa"), registry.rules("rat-hot")
    assert shows(cards, [{"type": "lay", "card": "r7"}, {"type": "draw", "card": "g3"}])
    assert shows(strips, [{"type": "turn-up", "strips": ["a"]}])
    assert not shows(cards, [{"type": "lay", "card": "r7"}])
    assert not shows(cards, [{"type": "draw", "card": None}])
    assert not shows(strips, [{"type": "turn-up", "strips": []}])
    assert not shows(strips, [{"type": "draw", "card": "g3"}])
    assert not shows(cards, [])
