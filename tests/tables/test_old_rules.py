"""Stored tables of an older version of the rules: they open, go on and end by that version. What is
dealt at them afterwards is played by the newest."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from functools import cache
from typing import Any

import pytest

import tavolino
from tavolino.core.contract import Json, Options, Rules
from tavolino.core.game import Game
from tavolino.tables.errors import Code
from tavolino.tables.table_spec import TableSpec
from tests.referee import schotten_totten
from tests.repeats import repeated_but
from tests.tables import harness
from tests.tables.harness import Guest, open_harness, play_out, refused, set_up, sit_down
from tests.test_golden import golden

pytestmark = pytest.mark.slow

BY_PASSES = "result: "  # what version 2 says of a game that ended by two passes
JOKER_RETURNED = "you keep the other one"


@cache
def refused_now(reason: str) -> Json:
    """A golden game of version 1 that version 2 refuses, for that reason."""
    for record in golden("schotten-totten", 1):
        try:
            tavolino.load(record | {"rules": 2})
        except tavolino.RecordError as refusal:
            if reason in str(refusal):
                return record
    raise AssertionError(f"no golden game is refused with {reason!r}")


def deal_only(record: Json) -> Json:
    return record | {"moves": [], "result": None}


async def play_on(guests: list[Guest], moves: list[Json]) -> None:
    for entry in moves:
        await guests[entry["player"]].play(entry["move"])


@pytest.fixture
def old_deals(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Until it is undone, harnesses deal as the program did that knew version 1 only."""

    def old_dealer(seed: int) -> Any:
        def deal(rules: Rules, options: Options, first: int | None) -> Game:
            for record in map(refused_now, (BY_PASSES, JOKER_RETURNED)):
                if options == tavolino.load(record).options:
                    return tavolino.load(deal_only(record))
            game = tavolino.new(rules.name, seed=seed, first=first, **options)
            return tavolino.load(game.record() | {"rules": 1})

        return deal

    monkeypatch.setattr(harness, "seeded_dealer", old_dealer)
    return monkeypatch


def stored_versions(url: str) -> list[int]:
    """The versions of all deals in a SQLite database, in the order of dealing."""
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
        rows = database.execute("SELECT body FROM moves WHERE kind = 'deal' ORDER BY at, round")
        return [json.loads(body)["record"]["rules"] for (body,) in rows]


@pytest.mark.parametrize("kept", repeated_but(0.5, [0.0, 0.5, 0.98]))
@pytest.mark.parametrize("reason", [BY_PASSES, JOKER_RETURNED])
async def test_a_running_table_is_played_to_its_end_by_its_own_version(
    sqlite_url: str, old_deals: pytest.MonkeyPatch, reason: str, kept: float
) -> None:
    record = refused_now(reason)
    cut = int(kept * len(record["moves"]))
    async with open_harness(sqlite_url) as old:
        created, guests = await set_up(old, TableSpec("schotten-totten", record["options"]))
        await play_on(guests, record["moves"][:cut])
        before = [(await guest.see()).json() for guest in guests]
    assert stored_versions(sqlite_url) == [1]
    old_deals.undo()
    async with open_harness(sqlite_url) as new:
        guests = [Guest(new.tables, created.table, guest.key, guest.count) for guest in guests]
        assert [(await guest.see()).json() for guest in guests] == before
        seen = await new.tables.archive.record(created.table, guests[0].key)
        assert seen["rules"] == 1
        await play_on(guests, record["moves"][cut:])
        whole = await new.tables.archive.record(created.table, guests[0].key)
        assert (whole["rules"], whole["result"]) == (1, record["result"])
        assert schotten_totten.check(whole) == []
        assert tavolino.load(whole).version == 1

        await new.tables.offer(created.table, guests[0].key, "rematch")
        await new.tables.offer(created.table, guests[1].key, "rematch")
        assert (await new.tables.archive.record(created.table, guests[0].key))["rules"] == 2
        await play_out(guests)
        second = await new.tables.archive.record(created.table, guests[0].key)
        assert second["rules"] == 2
        assert schotten_totten.check(second) == []
    assert stored_versions(sqlite_url) == [1, 2]


async def test_a_finished_table_opens_and_is_played_on_from_by_its_own_version(
    sqlite_url: str, old_deals: pytest.MonkeyPatch
) -> None:
    record = refused_now(BY_PASSES)
    async with open_harness(sqlite_url) as old:
        spec = TableSpec("schotten-totten", record["options"])
        created, guests = await set_up(old, spec)
        await play_on(guests, record["moves"])
    old_deals.undo()
    async with open_harness(sqlite_url) as new:
        key = guests[0].key
        whole = await new.tables.archive.record(created.table, key)
        assert (whole["rules"], whole["result"]) == (1, record["result"])
        last = len(record["moves"]) - 1
        branch = await new.tables.archive.play_on(created.table, key, 0, last, spec)
        again = [
            await sit_down(new.tables, branch, seat, f"Guest {seat}")
            for seat in range(len(branch.invitations))
        ]
        await play_on(again, record["moves"][last:])
        ended = await new.tables.archive.record(branch.table, again[0].key)
        assert (ended["rules"], ended["result"]) == (1, record["result"])


async def test_the_next_round_of_an_old_match_is_played_by_the_newest_version(
    sqlite_url: str, old_deals: pytest.MonkeyPatch
) -> None:
    small: Options = {"stones": 2, "colours": 2, "values": 4, "hand": 2}
    async with open_harness(sqlite_url) as old:
        spec = TableSpec("schotten-totten", small, rounds=2)
        created, guests = await set_up(old, spec)
    old_deals.undo()
    async with open_harness(sqlite_url) as new:
        guests = [Guest(new.tables, created.table, guest.key) for guest in guests]
        await play_out(guests)
        first = await new.tables.archive.record(created.table, guests[0].key, 0)
        assert first["rules"] == 1
        assert schotten_totten.check(first) == []
        await new.tables.next_round(created.table, guests[0].key)
        await play_out(guests)
        second = await new.tables.archive.record(created.table, guests[0].key, 1)
        assert second["rules"] == 2
        assert schotten_totten.check(second) == []


async def test_a_table_can_be_set_up_from_a_record_of_either_version(sqlite_url: str) -> None:
    async with open_harness(sqlite_url) as new:
        for version in (1, 2):
            game = tavolino.new("schotten-totten", seed=4)
            record = game.record() | {"rules": version}
            created = await new.tables.lobby.create_from_record(
                TableSpec("schotten-totten"), record
            )
            key = created.owner
            assert (await new.tables.archive.record(created.table, key))["rules"] == version
        wrong = tavolino.new("schotten-totten", seed=4).record() | {"rules": 3}
        await refused(
            new.tables.lobby.create_from_record(TableSpec("schotten-totten"), wrong),
            Code.WRONG_RECORD,
            "plays versions 1 and 2",
        )
