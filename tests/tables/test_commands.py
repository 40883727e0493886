"""What commands decide, before anything of it is stored."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from msgspec.structs import replace

from tavolino.core import registry
from tavolino.core.contract import Json
from tavolino.tables.clock import Clock
from tavolino.tables.commands import playing
from tavolino.tables.commands.base import PlyCommand, TableCommand
from tavolino.tables.commands.hints import AskHint
from tavolino.tables.commands.playing import (
    BotMove,
    ClaimTime,
    Close,
    NextRound,
    NextRoundOfBots,
    Offer,
    Play,
    Resign,
    Undo,
    first_change,
)
from tavolino.tables.commands.seating import Join
from tavolino.tables.commands.talk import Chat, Share
from tavolino.tables.errors import Code, Refused
from tavolino.tables.keys import digest_of_secret
from tavolino.tables.log import NAMELESS_SPECTATOR, Change, Listing
from tavolino.tables.table import Table
from tavolino.tables.table_spec import EarlyEnd, SeatSpec, TableSpec
from tests.conftest import finished_game
from tests.tables.harness import (
    BOT,
    OPEN_SEAT,
    PERSON,
    Guest,
    Harness,
    context,
    play_out,
    refused,
    secret,
    seeded_dealer,
    set_up,
)

TINY = {"players": 2, "colours": 2, "values": 3, "hand": 2}
GAME = TableSpec("tabula-rasa", TINY, first=0)
MATCH = TableSpec("tabula-rasa", TINY, first=0, rounds=2)
BOTS = TableSpec("tabula-rasa", TINY, seats=(BOT, BOT), first=0)
STRIPS = TableSpec("rat-hot", first=1)
DEALER = seeded_dealer(7)


async def at(harness: Harness, table: str) -> Table:
    found = (await harness.tables.live.get(table)).table
    assert found is not None
    return found


def move_of(table: Table, ply: int | None = None) -> Play:
    return Play("1", table.ply if ply is None else ply, table.round.game.legal[0])


def commands(of: type[Any]) -> set[type[Any]]:
    return {of}.union(*map(commands, of.__subclasses__()))


async def test_who_talks_or_joins_needs_no_key_and_what_is_asked_once_has_an_id(
    quick_harness: Harness,
) -> None:
    spec = TableSpec("tabula-rasa", TINY, seats=(OPEN_SEAT, PERSON), public=True)
    created, tables = await quick_harness.tables.lobby.create(spec), quick_harness.tables
    await tables.say(created.table, None, "hello")
    await tables.join(created.table, "Anna", secret(created.table, 0))
    asked = commands(TableCommand)
    assert {each for each in asked if not each.needs_key} == {Chat, Join}
    assert {each for each in asked if each.keeps_id} == {PlyCommand, Play, Undo, Chat}


async def test_what_is_asked_of_an_earlier_table_is_refused(quick_harness: Harness) -> None:
    _, (anna, bo) = await set_up(quick_harness, GAME)
    await anna.play()
    await refused(bo.play(ply=1), Code.STALE_PLY)
    await refused(anna.undo(ply=1), Code.STALE_PLY)


async def test_whose_turn_it_is_is_said_by_name(quick_harness: Harness) -> None:
    _, (anna, bo) = await set_up(quick_harness, GAME, "Anna", "Bo")
    await refused(bo.play("r1@1"), Code.NOT_YOUR_TURN, "Anna")
    await anna.play()
    await refused(anna.play("r1@1"), Code.NOT_YOUR_TURN, "Bo")


async def test_only_some_things_can_be_offered(quick_harness: Harness) -> None:
    created, (anna, _) = await set_up(quick_harness, GAME)
    for ask in (quick_harness.tables.offer, quick_harness.tables.decline):
        wrong: Any = "a coffee"
        asked = ask(created.table, anna.key, wrong)
        await refused(asked, Code.WRONG_TEXT, "draw, takeback, rematch")


async def test_entries_name_the_game_that_they_belong_to_and_lists_the_end_of_the_match(
    quick_harness: Harness,
) -> None:
    created, guests = await set_up(quick_harness, MATCH)
    tables, listed = quick_harness.tables, []
    for game in range(2):
        table = await at(quick_harness, created.table)
        while not table.round.over:
            guest = guests[table.round.player or 0]
            change = move_of(table).decide(table, table.holder(guest.key), context())
            assert [entry.round for entry in change.entries] == [game]
            listed.append(change.listing)
            await guest.play()
        if game == 0:
            holder = table.holder(guests[0].key)
            deal = NextRound().decide(table, holder, context())
            assert [(entry.kind, entry.round) for entry in deal.entries] == [("deal", 1)]
            assert deal.listing == Listing()
            await tables.next_round(created.table, guests[0].key)
    assert listed[0] == Listing(started=True)
    assert listed[-1] == Listing(over=True)
    assert set(listed[1:-1]) == {Listing()}
    table = await at(quick_harness, created.table)
    closed = Close().decide(table, table.holder(created.owner), context())
    assert closed.listing == Listing(open_seats=0)


async def test_nothing_but_a_move_lists_a_game_as_begun(quick_harness: Harness) -> None:
    created, (anna, _) = await set_up(quick_harness, GAME)
    table = await at(quick_harness, created.table)
    resigned = Resign().decide(table, table.holder(anna.key), context())
    assert resigned.listing == Listing(over=True)


async def test_what_is_taken_back_ends_nothing(quick_harness: Harness) -> None:
    created, (anna, bo) = await set_up(quick_harness, STRIPS)
    await bo.play()
    await anna.play()
    table = await at(quick_harness, created.table)
    holder = table.holder(anna.key)
    undone = Undo("1", table.ply).decide(table, holder, context())
    assert (undone.entries[0].kind, undone.listing) == ("undo", Listing())
    await quick_harness.tables.offer(created.table, bo.key, "takeback")
    agreed = Offer("takeback").decide(table, holder, context())
    assert (agreed.entries[0].kind, agreed.listing) == ("takeback", Listing())


async def test_matches_are_counted_and_begun_by_everybody_in_turn(quick_harness: Harness) -> None:
    spec = TableSpec("tabula-rasa", TINY | {"players": 3}, first=0)
    created, guests = await set_up(quick_harness, spec)
    for match in range(5):
        table = await at(quick_harness, created.table)
        assert [round.match for round in table.rounds] == list(range(match + 1))
        assert table.round.player == match % 3
        await quick_harness.tables.resign(created.table, guests[0].key)
        for guest in guests:
            await quick_harness.tables.offer(created.table, guest.key, "rematch")


async def test_a_match_that_is_claimed_is_over(quick_harness: Harness) -> None:
    clock = Clock("fischer", minutes=1)
    created, (_, bo) = await set_up(quick_harness, TableSpec("tabula-rasa", first=0, clock=clock))
    table, now = await at(quick_harness, created.table), quick_harness.fake_clock() + 61
    claimed = ClaimTime().decide(table, table.holder(bo.key), context(now))
    assert claimed.listing == Listing(over=True)


async def test_a_bots_move_is_for_the_table_that_it_thought_about(quick_harness: Harness) -> None:
    created = await quick_harness.tables.lobby.create(BOTS)
    table = await at(quick_harness, created.table)
    move = table.round.game.legal[0]
    late = BotMove(table.ply + 1, move).decide_for(table, None, context())
    assert late == Change(created.table)
    change = BotMove(table.ply, move).decide_for(table, None, context())
    assert len(change.entries) == 1
    assert change.listing.bot_to_move is False, "bots that play each other wait for nobody"
    created, _ = await set_up(quick_harness, GAME)
    table = await at(quick_harness, created.table)
    move = table.round.game.legal[0]
    late = BotMove(table.ply, move).decide_for(table, None, context())
    assert late == Change(created.table)


async def test_the_next_round_is_dealt_without_people_where_only_bots_have_finished_one(
    quick_harness: Harness,
) -> None:
    created = await quick_harness.tables.lobby.create(dataclasses.replace(BOTS, rounds=2))
    table = await at(quick_harness, created.table)
    assert NextRoundOfBots().decide_for(table, None, context()) == Change(created.table)
    table.round.agree_draw()
    change = NextRoundOfBots().decide_for(table, None, context())
    assert [entry.kind for entry in change.entries] == ["deal"]
    created, guests = await set_up(quick_harness, MATCH)
    await play_out(guests)
    table = await at(quick_harness, created.table)
    assert NextRoundOfBots().decide_for(table, None, context()) == Change(created.table)


async def test_what_each_seat_takes_back_in_each_game_is_counted(
    quick_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "MOST_TAKEN_BACK", 1)
    spec = TableSpec("rat-hot", {"strips": {str(n): ["r1", ".", "g2"] for n in range(8)}}, first=1)
    created, (anna, bo) = await set_up(quick_harness, spec)

    async def undo(guest: Guest) -> None:
        await guest.play()
        await guest.undo()

    await bo.play()
    await undo(anna)
    await anna.play()
    await refused(anna.undo(), Code.RATE_LIMITED)
    await anna.play()
    await undo(bo)
    await play_out([anna, bo])
    for guest in (anna, bo):
        await quick_harness.tables.offer(created.table, guest.key, "rematch")
    table = await at(quick_harness, created.table)
    assert len(table.rounds) == 2
    first, second = (anna, bo) if table.round.player == 0 else (bo, anna)
    await first.play()
    await undo(second)


async def test_what_a_spectator_says_has_a_clean_name_and_ends_with_the_table(
    quick_harness: Harness,
) -> None:
    created, _ = await set_up(quick_harness, GAME)
    table = await at(quick_harness, created.table)
    holder = table.holder(created.spectator)

    def say(name: str | None) -> Json:
        change = Chat(" hello ", name).decide(table, holder, context(chat_length=100))
        return change.notes[0].body

    assert say("  Zoe \n") == {"channel": holder.channel, "name": "Zoe", "text": "hello"}
    assert say(None)["name"] == NAMELESS_SPECTATOR
    await quick_harness.tables.close(created.table, created.owner)
    with pytest.raises(Refused) as refusal:
        say("Zoe")
    assert refusal.value.code is Code.TABLE_CLOSED


async def test_a_finished_game_is_shared_once_and_with_each_key(quick_harness: Harness) -> None:
    created, (anna, _) = await set_up(quick_harness, GAME)
    tables, key = quick_harness.tables, secret("share", 0)
    await tables.resign(created.table, anna.key)
    table = await at(quick_harness, created.table)
    holder = table.holder(anna.key)
    for game in (-1, 1):
        with pytest.raises(Refused) as refusal:
            Share(game).decide(table, holder, context())
        assert refusal.value.code is Code.UNKNOWN_PLY
        assert refusal.value.sentence("en").endswith("0.")
    (note,) = Share(0).decide(table, holder, context()).notes
    assert note.body == {"round": 0}
    table.apply_note(note)
    assert Share(0).decide(table, holder, context()).notes == ()
    (note,) = Share(0, key).decide(table, holder, context()).notes
    assert note.body == {"round": 0, "key": digest_of_secret(key)}
    table.apply_note(note)
    assert Share(0, key).decide(table, holder, context()).notes == ()
    with pytest.raises(Refused) as refusal:
        Share(0).decide(table, table.holder(created.spectator), context())
    assert refusal.value.code is Code.NOT_AUTHORISED


@pytest.mark.parametrize(
    ("hints", "guest", "most", "code"),
    [
        (True, 0, 1, None),
        (True, 0, 0, Code.BUDGET_SPENT),
        (True, 1, 1, Code.NOT_YOUR_TURN),
        (False, 0, 1, Code.HINTS_OFF),
        (False, 1, 1, Code.HINTS_OFF),
    ],
)
async def test_a_hint_is_for_who_is_to_move_where_hints_are_on(
    quick_harness: Harness, hints: bool, guest: int, most: int, code: Code | None
) -> None:
    spec = TableSpec("tabula-rasa", TINY, first=0, hints=hints)
    created, guests = await set_up(quick_harness, spec)
    table = await at(quick_harness, created.table)
    holder = table.holder(guests[guest].key)
    if code is None:
        (note,) = AskHint().decide(table, holder, context(hints=most)).notes
        assert (note.kind, note.seat, note.body) == ("hint", guest, {"ply": table.ply})
        return
    with pytest.raises(Refused) as refusal:
        AskHint().decide(table, holder, context(hints=most))
    assert refusal.value.code is code


RULES = registry.rules("tabula-rasa")
ENDED = finished_game("tabula-rasa", 1, **TINY).record()
BEGUN = Listing(over=False, bot_to_move=False, open_seats=0, started=False)
OVER = replace(BEGUN, over=True, started=True)


@pytest.mark.parametrize(
    ("rounds", "record", "ended", "listing"),
    [
        (1, None, None, BEGUN),
        (1, ENDED, None, OVER),
        (2, ENDED, None, replace(OVER, over=False)),
        (1, None, EarlyEnd("agreement"), OVER),
        (2, None, EarlyEnd("agreement"), replace(OVER, over=False)),
        (2, None, EarlyEnd("game_resignation", 1), replace(OVER, over=False)),
        (2, None, EarlyEnd("resignation", 1), OVER),
        (2, None, EarlyEnd("time", 1), OVER),
    ],
)
async def test_a_table_is_listed_as_it_is_set_up(
    quick_harness: Harness,
    rounds: int,
    record: Json | None,
    ended: EarlyEnd | None,
    listing: Listing,
) -> None:
    spec = TableSpec("tabula-rasa", TINY, first=0, rounds=rounds)
    created = await quick_harness.tables.lobby.create(spec)
    header = (await at(quick_harness, created.table)).header
    options = RULES.check_options(TINY)
    change = first_change(header, RULES, options, DEALER, record, (), ended)
    assert change.listing == listing
    deal, *end = change.entries
    assert (deal.ply, deal.round, deal.kind, deal.seat) == (0, 0, "deal", None)
    assert [(entry.ply, entry.round) for entry in end] == [(1, 0)] * (ended is not None)


@pytest.mark.parametrize(
    ("seats", "bot_to_move", "open_seats"),
    [
        ((BOT, PERSON), True, 0),
        ((PERSON, BOT), False, 0),
        ((BOT, BOT), False, 0),
        ((BOT, OPEN_SEAT), True, 1),
        ((OPEN_SEAT, OPEN_SEAT), False, 2),
    ],
)
async def test_a_new_table_is_listed_with_its_seats(
    quick_harness: Harness, seats: tuple[SeatSpec, SeatSpec], bot_to_move: bool, open_seats: int
) -> None:
    spec = TableSpec("tabula-rasa", TINY, seats=seats, first=0, public=True)
    created = await quick_harness.tables.lobby.create(spec)
    header = (await at(quick_harness, created.table)).header
    options = RULES.check_options(TINY)
    listing = first_change(header, RULES, options, DEALER, None).listing
    assert listing == replace(BEGUN, bot_to_move=bot_to_move, open_seats=open_seats)
    for record, ended in ((ENDED, None), (None, EarlyEnd("agreement"))):
        change = first_change(header, RULES, options, DEALER, record, (), ended)
        assert change.listing.bot_to_move is False
