"""What a table says: prompts, sentences of everything that happens, refusals, previews."""

from __future__ import annotations

import asyncio
import random
import re

import pytest

import tavolino
from tavolino.core import chance
from tavolino.core.contract import SPECTATOR, Json, Options
from tavolino.tables import localise
from tavolino.tables.clock import Clock
from tavolino.tables.errors import Code
from tavolino.tables.localise import in_words, replay_in_words
from tavolino.tables.previews import previews
from tavolino.tables.reveals_information import without_revealing
from tavolino.tables.table_spec import TableSpec
from tavolino.text import LANGUAGES
from tavolino.text.language import language
from tavolino.text.typed_input import Said
from tests.conftest import variant_id, variants
from tests.tables.harness import (
    BOT,
    PERSON,
    Guest,
    Harness,
    play_out,
    refused,
    set_up,
    sit_down,
)

QUICK = [
    ("schotten-totten", {"edition": "iello", "tactics": True}),
    ("tabula-rasa", {"players": 4}),
    ("rat-hot", {}),
]


async def told(guest: Guest, code: str = "en") -> Json:
    return in_words((await guest.see()).json(), code)


async def sentences(guest: Guest, code: str = "en") -> list[str]:
    return [line for event in (await told(guest, code))["events"] for line in event["said"]]


async def test_a_snapshot_says_what_to_do_and_names_every_legal_move(harness: Harness) -> None:
    _, (anna, bo) = await set_up(harness, TableSpec("schotten-totten", first=0), "Anna", "Bo")
    own, other = await told(anna, "de"), await told(bo, "de")
    assert own["words"]["prompt"] == "Spiele eine Karte."
    assert list(own["words"]["moves"]) == own["view"]["legal"] != []
    assert other["words"]["prompt"] == "Anna muss eine Karte spielen."
    assert other["words"]["moves"] == {}
    headings = [section["heading"] for section in own["words"]["table"]]
    assert "Deine Hand" in headings


async def test_moves_are_told_from_the_listeners_seat(harness: Harness) -> None:
    _, (anna, bo) = await set_up(harness, TableSpec("tabula-rasa", first=0), "Anna", "Bo")
    await anna.play()
    assert any(line.startswith("You lay") for line in await sentences(anna))
    assert any(line.startswith("Anna lays") for line in await sentences(bo))


async def test_names_are_worked_out_once_per_snapshot(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (anna, bo) = await set_up(harness, TableSpec("tabula-rasa", first=0), "Anna", "Bo")
    await anna.play()
    snapshot, worked_out = (await bo.see()).json(), []
    names_of = localise.names_of

    def counted(seats: list[Json], code: str) -> list[str]:
        worked_out.append(code)
        return names_of(seats, code)

    monkeypatch.setattr(localise, "names_of", counted)
    assert len(in_words(snapshot, "en")["events"]) == 4
    assert worked_out == ["en"]


async def test_all_that_happens_around_a_game_is_said(harness: Harness) -> None:
    spec = TableSpec("rat-hot", first=0, rounds=2, clock=Clock("fischer", minutes=1))
    created, (anna, bo) = await set_up(harness, spec, "Anna", "Bo")
    tables, table = harness.tables, created.table
    assert (await sentences(bo))[:3] == [
        "Game 1 of 2. Anna begins.",
        "Anna sits down.",
        "You sit down.",
    ]
    await tables.offer(table, anna.key, "draw")
    await tables.decline(table, bo.key, "draw")
    await anna.play()
    await tables.offer(table, anna.key, "takeback")
    await tables.offer(table, bo.key, "takeback")
    await tables.say(table, bo.key, "take your time")
    harness.fake_clock.advance(3600)
    await tables.claim_time(table, bo.key)
    await tables.offer(table, bo.key, "rematch")
    heard = await sentences(bo)
    for line in (
        "Anna offers a draw.",
        "You decline the draw.",
        "Anna asks for a takeback.",
        "Anna takes back the last move.",
        "Anna ran out of time and loses.",
        "You offer a rematch.",
    ):
        assert line in heard
    assert not any("take your time" in line for line in heard)
    assert (await told(anna))["words"]["prompt"] == "Your time ran out. Bo wins."
    await tables.offer(table, anna.key, "rematch")
    await tables.resign(table, bo.key)
    assert (await told(bo, "it"))["words"]["prompt"] == "Hai abbandonato. Vince Anna."
    assert (await told(anna, "it"))["words"]["prompt"] == "Bo ha abbandonato. Vinci tu."
    await tables.close(table, created.owner)
    assert (await told(bo))["words"]["prompt"] == "The table is closed."


async def test_it_is_said_who_leaves_a_seat_and_who_was_away(harness: Harness) -> None:
    created, (anna, bo) = await set_up(harness, TableSpec("rat-hot", first=0), "Anna", "Bo")
    tables, table = harness.tables, created.table
    token = await tables.leave(table, bo.key)
    say = language("en").say
    assert (await sentences(anna))[-1] == say("tables-left", name="Bo")
    bo = Guest(tables, table, "another-secret-for-the-seat")
    await tables.sit(table, token, "Bo", bo.key)
    await tables.free(table, created.owner, 1)
    harness.fake_clock.advance(600)
    await tables.free(table, created.owner, 1)
    assert (await sentences(anna))[-1] == say("tables-freed-away", name="Bo")


async def test_an_analysis_of_a_finished_game_is_told(harness: Harness) -> None:
    created, (anna, bo) = await set_up(harness, TableSpec("tabula-rasa", first=0))
    await play_out([anna, bo])
    await harness.tables.archive.analyse(created.table, anna.key, 0, 3)
    assert (await sentences(bo))[-1] == language("en").say("tables-analysis", move=3)


# To those who look on, to Anna, and to Bo.
ENDS = {
    "resign": ("Anna resigned. Bo wins.", "You resigned. Bo wins.", "Anna resigned. You win."),
    "draw": ("A draw was agreed.",) * 3,
    "time": (
        "Anna ran out of time. Bo wins.",
        "Your time ran out. Bo wins.",
        "Anna ran out of time. You win.",
    ),
}


async def end(harness: Harness, table: str, anna: Guest, bo: Guest, how: str) -> None:
    if how == "resign":
        await harness.tables.resign(table, anna.key)
    elif how == "draw":
        await harness.tables.offer(table, anna.key, "draw")
        await harness.tables.offer(table, bo.key, "draw")
    else:
        harness.fake_clock.advance(3600)
        await harness.tables.claim_time(table, bo.key)


@pytest.mark.parametrize("how", ENDS)
async def test_however_a_game_ends_nothing_says_any_more_what_to_play(
    harness: Harness, how: str
) -> None:
    """What the rules would ask for is asked no more: in no part of the words, nor in a replay, nor
    of whoever types a question."""
    spec = TableSpec("schotten-totten", first=0, clock=Clock("fischer", minutes=1))
    created, (anna, bo) = await set_up(harness, spec, "Anna", "Bo")
    table, tables = created.table, harness.tables
    asked = (await told(anna))["words"]["prompt"]
    assert asked == "Play a card."
    await end(harness, table, anna, bo, how)
    spectator = Guest(tables, table, created.spectator)
    replayed = await tables.archive.replay(table, created.spectator, 0, 0, 0)
    assert replayed["outcome"] == (await anna.see()).outcome
    to_all, to_anna, to_bo = ENDS[how]
    assert (await told(spectator))["words"]["prompt"] == to_all
    assert (await told(bo))["words"]["prompt"] == to_bo
    for words in ((await told(anna))["words"], replay_in_words(replayed, "en")["words"]):
        status = next(part for part in words["table"] if part["name"] == "status")
        assert status["lines"][0] == words["prompt"] == to_anna
        assert asked not in str(words["table"])
    over = "The game is over; no more moves can be played."
    for line, answer in (("", to_anna), ("r1@1", over)):
        said = await tables.presenter.answer_typed(table, anna.key, line, "en")
        assert isinstance(said, Said)
        assert said.lines == [answer]


async def test_a_replay_of_a_game_that_was_given_up_says_what_was_to_be_done_before(
    harness: Harness,
) -> None:
    created, (anna, bo) = await set_up(harness, TableSpec("schotten-totten", first=0), "Anna", "Bo")
    await anna.play()
    await harness.tables.resign(created.table, bo.key)
    then, last = [
        replay_in_words(
            await harness.tables.archive.replay(created.table, anna.key, 0, after, 0), "en"
        )
        for after in (0, 1)
    ]
    assert (then["outcome"], then["words"]["prompt"]) == (None, "Play a card.")
    assert last["words"]["prompt"] == "Bo resigned. You win."


async def test_it_is_said_who_resigns_a_game_of_a_match(harness: Harness) -> None:
    spec = TableSpec("schotten-totten", first=0, rounds=2)
    created, (anna, bo) = await set_up(harness, spec, "Anna", "Bo")
    assert (await told(anna))["words"]["ending"] is None
    await harness.tables.resign_game(created.table, anna.key)
    assert "Anna resigns this game." in await sentences(bo)
    words = (await told(bo))["words"]
    assert words["prompt"] == "Anna resigned this game. You win."
    assert words["ending"] == "Anna resigned this game."


@pytest.mark.parametrize(("name", "options"), QUICK)
async def test_a_game_that_was_played_out_says_how_it_was_won(
    harness: Harness, name: str, options: Options
) -> None:
    seats = options.get("players", 2)
    _, guests = await set_up(harness, TableSpec(name, options, first=0), *"ABCD"[:seats])
    await play_out(guests)
    words = (await told(guests[0]))["words"]
    assert words["ending"]
    assert "win" not in words["ending"], "who has won is said above it"


async def test_a_move_in_brief_says_where_it_was_and_nothing_of_an_ordinary_draw(
    harness: Harness,
) -> None:
    spec = TableSpec("schotten-totten", {"tactics": True}, first=0)
    _, (anna, bo) = await set_up(harness, spec, "Anna", "Bo")
    await anna.play((await anna.see()).view["legal"][0])
    await anna.play("draw clan")
    await bo.play((await bo.see()).view["legal"][0])
    await bo.play("draw tactic")
    for onlooker in (anna, bo):
        moves = [event for event in (await told(onlooker))["events"] if event["type"] == "move"]
        lays, draws = moves[::2], moves[1::2]
        for lay in lays:
            stone = lay["move"].partition("@")[2]
            (piece,) = lay["brief"]
            assert piece["text"].endswith(f" → {stone}")
            assert (piece["thing"], piece["places"]) == (None, [f"stone {stone}"])
        assert [draw["brief"] for draw in draws] == [
            [],
            [{"text": "a tactic card drawn", "thing": None, "places": []}],
        ]


async def test_a_strip_in_brief_can_be_drawn(harness: Harness) -> None:
    _, (anna, bo) = await set_up(harness, TableSpec("rat-hot", first=0), "Anna", "Bo")
    await anna.play((await anna.see()).view["legal"][0])
    (event,) = [each for each in (await told(bo))["events"] if each["type"] == "move"]
    laid = event["happened"][0]
    assert event["brief"][0]["thing"].split(" ") == laid["fields"]
    cells = [f"cell {column},{row}" for column, row in laid["cells"]]
    assert event["brief"][0]["places"] == cells


async def test_a_short_prompt_leaves_out_what_a_board_draws(harness: Harness) -> None:
    created, (anna, bo) = await set_up(harness, TableSpec("rat-hot", first=0), "Anna", "Bo")
    words = (await told(anna))["words"]
    assert words["short_prompt"] == "Lay the strip."
    assert words["prompt"].startswith("Lay strip ")
    assert (await told(bo))["words"]["short_prompt"] == "Waiting for Anna to lay the strip."
    await anna.play((await anna.see()).view["legal"][0])
    assert (await told(bo, "de"))["words"]["short_prompt"].startswith("Lege beide Streifen")
    await harness.tables.resign(created.table, bo.key)
    words = (await told(anna))["words"]
    assert words["short_prompt"] == words["prompt"] == "Bo resigned. You win."


async def test_a_game_without_a_short_prompt_has_its_prompt_twice(harness: Harness) -> None:
    _, (anna, _) = await set_up(harness, TableSpec("schotten-totten", first=0), "Anna", "Bo")
    words = (await told(anna))["words"]
    assert words["short_prompt"] == words["prompt"] == "Play a card."


async def test_a_replay_tells_its_moves_in_brief_too(harness: Harness) -> None:
    created, (anna, bo) = await set_up(harness, TableSpec("schotten-totten", first=0), "Anna", "Bo")
    move = (await anna.see()).view["legal"][0]
    await anna.play(move)
    await harness.tables.resign(created.table, bo.key)
    replayed = await harness.tables.archive.replay(created.table, anna.key, 0, 1, 0)
    (event,) = replay_in_words(replayed, "en")["events"]
    at_table = [each for each in (await told(anna))["events"] if each["type"] == "move"]
    assert event["brief"] == at_table[0]["brief"]
    assert event["brief"][0]["text"].endswith(f" → {move.partition('@')[2]}")


async def test_an_empty_seat_is_waited_for(harness: Harness) -> None:
    created = await harness.tables.lobby.create(TableSpec("rat-hot", first=0))
    anna, bo = (Guest(harness.tables, created.table, each or "") for each in created.invitations)
    assert (await told(bo))["words"]["prompt"] == "Sit down: enter your name."
    bo = await sit_down(harness.tables, created, 1, "Bo")
    assert (await told(bo))["words"]["prompt"] == "Somebody has yet to sit down."
    assert (await told(anna))["words"]["prompt"] == "Sit down: enter your name."


async def test_a_bot_is_called_by_its_name(harness: Harness) -> None:
    spec = TableSpec("tabula-rasa", seats=(PERSON, BOT), first=0)
    _, (anna,) = await set_up(harness, spec, "Anna")
    await anna.play()
    for _ in range(100):
        if (await anna.see()).view["player"] == 0:
            break
        await asyncio.sleep(0.01)
    assert any(line.startswith("Random lays") for line in await sentences(anna))


async def test_a_whole_game_is_told_in_every_language(harness: Harness) -> None:
    small = {"colours": 3, "values": 3, "hand": 3}
    _, guests = await set_up(harness, TableSpec("tabula-rasa", small, first=0), "1", "2")
    snapshot = await play_out(guests)
    for code in (*LANGUAGES, "qps"):
        words = in_words(snapshot.json(), code)
        assert all(event["said"] for event in words["events"])
    lines = [line for event in words["events"] for line in event["said"]]
    assert not re.search(r"[a-zA-Z]", " ".join([*lines, words["words"]["prompt"]]))


async def test_a_refusal_is_said_in_any_language(harness: Harness) -> None:
    created, (_, bo) = await set_up(harness, TableSpec("rat-hot", first=0), "Anna", "Bo")
    refusal = await refused(bo.play("1@12,13E"), Code.NOT_YOUR_TURN, "It is Anna’s turn.")
    assert refusal.sentence("fr") == "C’est à Anna de jouer."
    refusal = await refused(harness.tables.sit(created.table, bo.key, ""), Code.WRONG_TEXT)
    assert refusal.sentence("es") == "name: está vacío."


# -- previews --------------------------------------------------------------------------------------


async def test_a_preview_tells_what_will_happen_and_nothing_of_chance(harness: Harness) -> None:
    created, (anna, bo) = await set_up(harness, TableSpec("rat-hot", first=0), "Anna", "Bo")
    legal = (await anna.see()).view["legal"]
    found = await harness.tables.presenter.preview(
        created.table, anna.key, [*legal, "99@1,1E", "?"]
    )
    assert list(found) == legal
    assert await harness.tables.presenter.preview(created.table, bo.key, legal) == {}
    assert await harness.tables.presenter.preview(created.table, created.spectator, legal) == {}
    await anna.play(legal[0])
    happened = [e for e in (await anna.see()).events if e["type"] == "move"][-1]["happened"]
    assert happened[-1]["type"] == "turn-up"
    assert found[legal[0]] == happened[:-1]


async def preview_comes_true(name: str, options: Options, seed: int) -> None:
    rng = random.Random(seed)
    game = tavolino.new(name, seed=seed, **options)
    while not game.over:
        seat = game.player
        assert seat is not None
        moves = rng.sample(game.legal, min(3, len(game.legal)))
        found = await previews(game, seat, moves)
        twin = game.determinized(seat, chance.generator(seed))
        assert found == await previews(twin, seat, moves)
        game.play(moves[0])
        assert found[moves[0]] == without_revealing(game.rules, game.happened(SPECTATOR))


@pytest.mark.parametrize(("name", "options"), QUICK, ids=variant_id)
async def test_every_preview_comes_true(name: str, options: Options) -> None:
    await preview_comes_true(name, options, 3)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options"), [each for each in variants() if each not in QUICK], ids=variant_id
)
async def test_every_preview_comes_true_in_the_other_variants(name: str, options: Options) -> None:
    await preview_comes_true(name, options, 4)
