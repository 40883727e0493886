"""Hidden means hidden: for two tables that a seat cannot tell apart, all that the application hands
to that seat and to spectators is the same, to the byte."""

from __future__ import annotations

import copy
import itertools
import json
import logging
import random
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tavolino
from tavolino.core.contract import SPECTATOR, Json, Onlooker, Options
from tavolino.store import SqlStore
from tavolino.tables.acts import Move, OfferKind, Request
from tavolino.tables.answers import Answer
from tavolino.tables.application import Tables
from tavolino.tables.errors import Refused
from tavolino.tables.log import Cursor
from tavolino.tables.sight import Sight
from tavolino.tables.thinking import Progress, Question, Thought
from tavolino.tables.wish import Wish
from tavolino.tables.words import in_words, replay_in_words
from tests.conftest import variants
from tests.tables.room import Hands

QUICK = [
    ("schotten-totten", {"edition": "iello", "tactics": True}),
    ("rat-hot", {}),
]
PLIES = 16
COMMANDS = ["s 1", "t 1", "r 12", "m", "h", "d", "l", "log", "table", "legal", "?"]


def places(setup: Any) -> Iterator[tuple[list[Any], int]]:
    """Every place of a card in the setup of a record."""
    if isinstance(setup, dict):
        for name, value in setup.items():
            if name != "strips":
                yield from places(value)
    elif isinstance(setup, list):
        for number, value in enumerate(setup):
            if isinstance(value, list):
                yield from places(value)
            else:
                yield setup, number


def known(record: Json, seat: int) -> str | None:
    """All that a seat and a spectator have seen of a game up to now; None if it cannot be."""
    try:
        end = tavolino.load(record)
        game = tavolino.load({**record, "moves": []})
    except tavolino.TavolinoError:
        return None
    seen: list[Any] = []
    for _, move in [*end.moves, (0, "")]:
        for onlooker in (seat, SPECTATOR):
            seen.append(game.view(onlooker).data)
            if move:
                seen.append(game.seen_move(move, onlooker))
        if move:
            game.play(move)
    return json.dumps(seen)


def twin(record: Json, seat: int, rng: random.Random) -> Json | None:
    """A record that the seat cannot tell from the given one, though cards lie elsewhere."""
    seen = known(record, seat)
    found = copy.deepcopy(record)
    for _ in range(30):
        tried = copy.deepcopy(found)
        (pile, one), (other_pile, other) = rng.sample(list(places(tried["setup"])), 2)
        pile[one], other_pile[other] = other_pile[other], pile[one]
        if known(tried, seat) == seen:
            found = tried
    return found if tavolino.load(found) != tavolino.load(record) else None


class SameThinker:
    """A hint that depends on all that the question says openly."""

    async def choose(self, question: Question) -> str:
        raise NotImplementedError

    async def analyse(self, question: Question) -> Thought:
        asked = [question.view, question.seat, question.sampler.table.tobytes().hex()]
        return Thought(str(hash(json.dumps(asked))), 0.5)

    async def review(self, record: Json, tell: Progress) -> Json:
        raise NotImplementedError


async def outcome(act: Awaitable[Any]) -> Any:
    try:
        done = await act
    except Refused as refusal:
        sight = None if refusal.sight is None else in_words(refusal.sight.json(), "it")
        return [refusal.code, refusal.sentence("it"), refusal.detail, sight]
    if isinstance(done, Answer):
        return [done.id, done.ply, in_words(done.sight.json(), "it")]
    if isinstance(done, Sight):
        return in_words(done.json(), "it")
    return done.json() if isinstance(done, Thought) else done


async def everything(record: Json, seat: int, folder: Path) -> list[Any]:
    """Play a record's moves at a table, and ask for all that a seat and a spectator can ask for."""
    numbers = itertools.count()
    hands = Hands()
    store = await SqlStore.open(f"sqlite:///{folder / 'tables.db'}")
    tables = Tables(
        store,
        SameThinker(),
        now=hands,
        dealer=lambda rules, options, first: tavolino.load({**record, "moves": []}),
        new_key=lambda: f"key-{next(numbers)}",
        new_id=lambda: "table",
    )
    await tables.start(keep=False)
    got: list[Any] = []
    try:
        wish = Wish(record["game"], tavolino.load(record).options, public=True, hints=True)
        created = await tables.create(wish)
        keys = [key for key in created.seats if key is not None]
        for number, key in enumerate(keys):
            await tables.sit("table", key, f"Guest {number}")
        for ply, entry in enumerate(record["moves"], 1):
            hands.turn(1)
            await tables.play(
                "table", keys[entry["player"]], Move(id=f"{ply}", ply=ply, move=entry["move"])
            )
            for key in (keys[seat], created.spectator):
                got.append(await outcome(tables.see("table", key, Cursor(ply, 0))))
        await tables.say("table", keys[seat], "hello")
        at = len(record["moves"]) + 1
        moves = ["", "?", "claim 1", "r1@1", "pass", "done", "scout", "1@12,13E", "return r1"]
        moves += [entry["move"] for entry in record["moves"]]
        for key in (keys[seat], created.spectator, created.owner):
            got.append(await outcome(tables.see("table", key)))
            got.append(await outcome(tables.record("table", key)))
            onlookers: list[Onlooker | None] = [None, "open", *range(len(keys))]
            for whose, after in itertools.product(onlookers, range(at)):
                got.append(await outcome(tables.replay("table", key, 0, after, whose)))
                if isinstance(got[-1], dict):
                    got.append(replay_in_words(got[-1], "it"))
            got.append(await outcome(tables.analyse("table", key, 0, 0)))
            got.append(await outcome(tables.hint("table", key)))
            got.append(await outcome(tables.claim_time("table", key)))
            got.append(await outcome(tables.next_round("table", key)))
            own = (await tables.see("table", key)).view["legal"]
            got.append(await outcome(tables.preview("table", key, [*own, *moves])))
            for line in (*moves, *COMMANDS, *(f"why {move}" for move in moves)):
                got.append(str(await tables.command("table", key, line, "it")))
            for number, move in enumerate(moves):
                if move not in own:
                    request = Move(id=f"try {number}", ply=at, move=move)
                    got.append(await outcome(tables.play("table", key, request)))
            got.append(await outcome(tables.play("table", key, Move("late", 0, "r1@1"))))
            got.append(await outcome(tables.undo("table", key, Request("undo", at))))
            got.append(await outcome(tables.see("table", key)))
        got += await offers_and_an_end(tables, keys, seat, created.spectator, bool(record["moves"]))
        page = await tables.open_tables()
        got.append([str(table) for table in page.tables])
    finally:
        await tables.stop()
        await store.close()
    return got


async def offers_and_an_end(
    tables: Tables, keys: list[str], seat: int, spectator: str, moved: bool
) -> list[Any]:
    """What is told of offers, of answers to them, of a move taken back, and of giving up."""
    got: list[Any] = []
    own, other = keys[seat], keys[(seat + 1) % len(keys)]

    async def done(key: str, act: Awaitable[Any]) -> None:
        answer = await outcome(act)
        got.extend([answer] * (key == own))  # what the other is answered is the other's
        for onlooker in (own, spectator):
            got.append(await outcome(tables.see("table", onlooker)))

    kinds: tuple[OfferKind, ...] = ("draw", "takeback")
    for kind, (one, two) in itertools.product(kinds, ((own, other), (other, own))):
        await done(one, tables.offer("table", one, kind))
        await done(two, tables.decline("table", two, kind))
    for key in keys:
        await done(key, tables.offer("table", key, "takeback"))
    await done(other, tables.resign("table", other))
    told = {event["type"] for sight in got if isinstance(sight, dict) for event in sight["events"]}
    assert told >= {"offer", "decline", "resign"} | ({"takeback"} if moved else set())
    return got


async def check(name: str, options: Options, folder: Path, log: pytest.LogCaptureFixture) -> None:
    game = tavolino.new(name, seed=5, **options)
    rng = random.Random(5)
    for _ in range(PLIES):
        game.play(rng.choice(game.legal))
        if game.over:
            game = tavolino.load({**game.record(), "moves": [], "result": None})
            break
    record = json.loads(json.dumps(game.record())) | {"seed": None}
    compared = 0
    for seat in range(len(game.players)):
        other = twin(record, seat, rng)
        if other is None:
            continue
        told = []
        for number, each in enumerate((record, other)):
            log.clear()
            place = folder / f"{seat}-{number}"
            place.mkdir()
            got = await everything(each, seat, place)
            told.append(json.dumps([got, [message.getMessage() for message in log.records]]))
        assert told[0] == told[1]
        compared += 1
    assert compared, "no table could be found that a seat cannot tell apart"


@pytest.mark.parametrize(("name", "options"), QUICK)
async def test_what_a_seat_cannot_tell_apart_the_application_does_not_either(
    name: str, options: Options, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="tavolino")
    await check(name, options, tmp_path, caplog)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options"), [variant for variant in variants() if variant not in QUICK]
)
async def test_the_same_for_every_other_variant(
    name: str, options: Options, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="tavolino")
    await check(name, options, tmp_path, caplog)


async def test_the_comparison_would_find_a_leak(tmp_path: Path) -> None:
    """Two tables that a seat can tell apart do not compare equal."""
    game = tavolino.new("tabula-rasa", seed=5, first=0)
    other = game.determinized(1, tavolino.core.chance.generator(1))
    record = game.record() | {"seed": None}
    record_of_other = record | {"setup": game.rules.setup(other.state)}
    told = []
    for number, each in enumerate((record, record_of_other)):
        place = tmp_path / str(number)
        place.mkdir()
        told.append(await everything(each, 0, place))
    assert told[0] != told[1]
