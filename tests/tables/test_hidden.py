"""Hidden means hidden: for two tables that a seat cannot tell apart, all that the application hands
to that seat and to spectators is the same, to the byte.

Every variant, every seat, every moment and every kind of event is compared as data. Words are made
of that data and of nothing else, so it is enough to compare them where they tell of all that has
happened. Only why a move is refused is said with the whole table at hand: that is always said.
Nothing of this depends on where tables are kept; `tests/server/test_hidden.py` has a real store.
"""

from __future__ import annotations

import itertools
import logging
from collections.abc import Awaitable
from typing import Any

import msgspec
import pytest

import tavolino
from tavolino.core.contract import SPECTATOR, Json, Onlooker, Options
from tavolino.tables.commands.playing import OfferKind, Play, Undo
from tavolino.tables.engine import Analysis
from tavolino.tables.errors import Refused
from tavolino.tables.localise import in_words, replay_in_words
from tavolino.tables.log import Cursor
from tavolino.tables.table_spec import TableSpec
from tests.conftest import variants
from tests.repeats import repeated
from tests.tables.harness import (
    FakeClock,
    sit_down,
)
from tests.tables.indistinguishable_tables import (
    SingleTableStore,
    a_game,
    same,
    tables_alike,
    tables_of,
)
from tests.tables.tables_client import Answer, ClientTables

QUICK = [
    ("schotten-totten", {"edition": "iello", "tactics": True}),
    ("rat-hot", {}),
]
ANOTHER = ("tabula-rasa", {"players": 3})
PLIES = 16
TRIED = ["claim 1", "r1@1", "", "?", "pass", "done", "scout", "1@12,13E", "return r1"]
COMMANDS = ["s 1", "t 1", "r 12", "m", "h", "d", "l", "log", "table", "legal", "why claim 1", "?"]
LOOKING_ON = ["log", "table", "claim 1"]

encode = msgspec.json.Encoder().encode


async def outcome(act: Awaitable[Any]) -> bytes:
    """What somebody is answered, or why they are refused."""
    try:
        done = await act
    except Refused as refusal:
        return encode([refusal.code, refusal.sentence("it"), refusal.detail, refusal.snapshot])
    if isinstance(done, Refused):
        return encode([done.code, done.sentence("it"), done.detail])
    if isinstance(done, Answer):
        return encode([done.id, done.ply, done.snapshot])
    return encode(done.json() if isinstance(done, Analysis) else done)


async def everything(record: Json, seat: int) -> list[bytes]:
    """Play a record's moves at a table, and ask for all that a seat and a spectator can ask for."""
    fake_clock = FakeClock()
    tables = tables_of(record, SingleTableStore(), fake_clock)
    got: list[bytes] = []
    spec = TableSpec(record["game"], tavolino.load(record).options, hints=True)
    created = await tables.lobby.create(spec)
    keys = [
        (await sit_down(tables, created, number, f"Guest {number}")).key
        for number in range(len(created.invitations))
    ]
    lookers = (keys[seat], created.spectator, created.owner)
    for ply, entry in enumerate(record["moves"], 1):
        fake_clock.advance(1)
        move = Play(f"{ply}", ply, entry["move"])
        if entry["player"] == seat:
            got.append(await outcome(tables.ask("table", keys[seat], move)))
        else:
            await tables.live.do("table", keys[entry["player"]], move)
        for key in lookers[:2]:
            got.append(await outcome(tables.presenter.see("table", key, Cursor(ply, 0))))
    got.append(await outcome(tables.say("table", keys[seat], "hello")))
    for key in lookers:
        got += await answers(tables, key, record, len(keys))
    for key in lookers:
        undo = Undo("undo", len(record["moves"]) + 1)
        got.append(await outcome(tables.ask("table", key, undo)))
        got.append(await outcome(tables.presenter.see("table", key)))
    return got + await offers_and_an_end(tables, record, keys, seat, created.spectator)


async def answers(tables: ClientTables, key: str, record: Json, seats: int) -> list[bytes]:
    """All that the holder of a key is told who asks and tries, and changes nothing."""
    got: list[bytes] = []

    async def ask(act: Awaitable[Any]) -> None:
        got.append(await outcome(act))

    last = len(record["moves"])
    snapshot = (await tables.presenter.see("table", key)).json()
    legal = snapshot["view"]["legal"]
    got.append(encode(in_words(snapshot, "it")))
    await ask(tables.archive.record("table", key))
    for after in range(last + 2):  # the last of them is none
        await ask(tables.archive.replay("table", key, 0, after, None))
    whole = await tables.archive.replay("table", key, 0, last, None, whole=True)
    got.append(encode(replay_in_words(whole, "it")))
    onlookers: list[Onlooker] = ["open", *range(seats)]
    for whose in onlookers:
        await ask(tables.archive.replay("table", key, 0, last, whose))
    await ask(tables.archive.analyse("table", key, 0, 0))
    await ask(tables.bots.hint("table", key))
    await ask(tables.presenter.premoves("table", key, "it"))
    await ask(tables.analysis_board.open_table("table", key, None))
    await ask(tables.claim_time("table", key))
    await ask(tables.next_round("table", key))
    # The rules are asked only by who is to move; all others are told the same of every move.
    tried = [*TRIED, *(entry["move"] for entry in record["moves"])] if legal else TRIED[:3]
    await ask(tables.presenter.preview("table", key, [*legal, *tried]))
    for number, move in enumerate(tried):
        await ask(tables.presenter.why_not("table", key, move))
        if move not in legal:
            await ask(tables.ask("table", key, Play(f"try {number}", last + 1, move)))
    await ask(tables.ask("table", key, Play("late", 0, "r1@1")))
    # What is typed is answered from the snapshot and by the same rules: not every move again.
    looks_on = snapshot["seat"] == SPECTATOR
    for line in LOOKING_ON if looks_on else (*COMMANDS, *tried[: len(TRIED)]):
        got.append(str(await tables.presenter.answer_typed("table", key, line, "it")).encode())
    return got


async def offers_and_an_end(
    tables: ClientTables, record: Json, keys: list[str], seat: int, spectator: str
) -> list[bytes]:
    """What is told of offers, of answers to them, of a move taken back, and of giving up; and at
    the end all that happened at the table, in words."""
    got: list[bytes] = []
    own, other = keys[seat], keys[(seat + 1) % len(keys)]

    async def done(key: str, act: Awaitable[Any]) -> None:
        answer = await outcome(act)
        got.extend([answer] * (key == own))  # what the other is answered is the other's
        for onlooker in (own, spectator):
            got.append(await outcome(tables.presenter.see("table", onlooker)))

    kinds: tuple[OfferKind, ...] = ("draw", "takeback")
    for kind, (one, two) in itertools.product(kinds, ((own, other), (other, own))):
        await done(one, tables.offer("table", one, kind))
        await done(two, tables.decline("table", two, kind))
    moves = record["moves"][: (await tables.archive.replay("table", own, 0, 0, None))["moves"]]
    last = moves[-1]["player"] if moves else 0
    for key in keys[last:] + keys[:last]:
        await done(key, tables.offer("table", key, "takeback"))
    await done(other, tables.resign("table", other))
    for onlooker in (own, spectator):
        snapshot = (await tables.presenter.see("table", onlooker)).json()
        got.append(encode(in_words(snapshot, "it")))
        told = {event["type"] for event in snapshot["events"]}
        assert told >= {"deal", "sit", "offer", "decline", "resign"}
        assert told >= {"move", "takeback"} or not moves
    return got


async def check(name: str, options: Options, log: pytest.LogCaptureFixture) -> None:
    records = a_game(name, options, seed=5, plies=PLIES)
    for seat in range(len(records[0]["players"])):
        told = []
        for record in tables_alike(records, seat):
            log.clear()
            got = await everything(record, seat)
            told.append([*got, *(message.getMessage().encode() for message in log.records)])
        same(*told)


@pytest.mark.parametrize(("name", "options"), QUICK)
async def test_what_a_seat_cannot_tell_apart_the_application_does_not_either(
    name: str, options: Options, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="tavolino")
    await check(name, options, caplog)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options"),
    [
        variant if variant == ANOTHER else repeated(*variant)
        for variant in variants()
        if variant not in QUICK
    ],
)
async def test_the_same_for_every_other_variant(
    name: str, options: Options, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="tavolino")
    await check(name, options, caplog)


async def test_the_comparison_would_find_a_leak() -> None:
    """Two tables that a seat can tell apart do not compare equal."""
    game = tavolino.new("tabula-rasa", seed=5, first=0)
    other = game.determinized(1, tavolino.core.chance.generator(1))
    record = game.record() | {"seed": None}
    record_of_other = record | {"setup": game.rules.setup(other.state)}
    assert await everything(record, 0) != await everything(record_of_other, 0)
