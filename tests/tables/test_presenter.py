"""What onlookers are shown, and what they are not."""

from __future__ import annotations

import pytest

from tavolino.tables.clock import Clock
from tavolino.tables.log import Cursor
from tavolino.tables.table_spec import TableSpec
from tavolino.text.typed_input import Said
from tests.tables.harness import Guest, Harness, set_up, sit_down

GAME = TableSpec("tabula-rasa", first=0)
MINUTES = Clock("fischer", minutes=3)


async def test_only_players_of_a_running_game_are_told_what_they_could_choose(
    quick_harness: Harness,
) -> None:
    created, (anna, bo) = await set_up(quick_harness, GAME, "Anna", "Bo")
    presenter, table = quick_harness.tables.presenter, created.table
    (move, *_) = (await anna.see()).view["legal"]

    async def told(key: str) -> tuple[bool, bool]:
        """Of the moves before one's turn, and of what a move would do."""
        moves, _ = await presenter.premoves(table, key, None)
        return bool(moves), bool(await presenter.preview(table, key, [move]))

    assert await told(anna.key) == (False, True)
    assert await told(bo.key) == (True, False)
    assert await told(created.spectator) == (False, False)
    await quick_harness.tables.resign(table, anna.key)
    for key in (anna.key, bo.key, created.spectator):
        assert await told(key) == (False, False)


async def test_moves_before_the_turn_have_words_in_the_language_that_is_asked_for(
    quick_harness: Harness,
) -> None:
    created, (_, bo) = await set_up(quick_harness, GAME)
    premoves = quick_harness.tables.presenter.premoves
    moves, words = await premoves(created.table, bo.key, None)
    assert words == {}
    again, words = await premoves(created.table, bo.key, "en")
    assert moves == again == list(words)
    assert all(words.values())


async def test_why_a_move_cannot_be_played_is_asked_of_the_table_as_it_is(
    quick_harness: Harness,
) -> None:
    created, (anna, _) = await set_up(quick_harness, GAME)
    why_not = quick_harness.tables.presenter.why_not
    (move, *_) = (await anna.see()).view["legal"]
    assert await why_not(created.table, anna.key, move) is None
    assert await why_not(created.table, anna.key, move, 1) is None
    refusal = await why_not(created.table, anna.key, "nonsense")
    assert refusal is not None
    assert (await anna.see()).ply == 1


async def test_only_who_is_to_move_is_told_why_what_they_typed_is_no_move(
    quick_harness: Harness,
) -> None:
    """The rules that say so know the whole table."""
    created, (anna, bo) = await set_up(quick_harness, GAME, "Anna", "Bo")
    legal = (await anna.see()).view["legal"]
    (missing, *_) = (f"{card}@1" for card in ("r1", "y1", "g1", "b1") if f"{card}@1" not in legal)

    async def said(key: str, line: str) -> Said:
        answer = await quick_harness.tables.presenter.answer_typed(created.table, key, line, "en")
        assert isinstance(answer, Said)
        return answer

    for line in (missing, f"why {missing}"):
        answer = await said(anna.key, line)
        assert "hand" in answer.lines[0]
        assert not answer.unexplained
    for key in (bo.key, created.spectator):
        assert await said(key, missing) == Said(["It is not your turn."])
        assert (await said(key, f"why {missing}")).unexplained
    await quick_harness.tables.resign(created.table, anna.key)
    for key in (anna.key, bo.key, created.spectator):
        assert (await said(key, f"why {missing}")).unexplained


async def test_a_cursor_from_elsewhere_is_limited_to_the_logs_of_the_table(
    quick_harness: Harness,
) -> None:
    created, (anna, _) = await set_up(quick_harness, GAME)
    await anna.play()
    see = quick_harness.tables.presenter.see
    ply, note = (await anna.see()).cursor

    async def told(*since: int) -> list[tuple[str, int]]:
        snapshot = await see(created.table, anna.key, Cursor(*since))
        assert snapshot.cursor == (ply, note)
        return [
            ("ply", event["ply"]) if "ply" in event else ("note", event["note"])
            for event in snapshot.events
        ]

    whole = await told(0, 0)
    assert {("ply", 0), ("ply", 1), ("note", 0), ("note", note - 1)} <= set(whole)
    assert await told(-1, -1) == await told(-9, 0) == await told(0, -9) == whole
    assert await told(ply, note) == await told(ply + 9, note + 9) == []
    for after in range(ply + 1):
        assert await told(after, note + 1) == [("ply", each) for each in range(after, ply)]
    for after in range(note + 1):
        assert ("note", after - 1) not in await told(ply + 1, after)


async def test_a_clock_shows_whose_time_runs(quick_harness: Harness) -> None:
    spec = TableSpec("tabula-rasa", first=0, clock=MINUTES)
    tables = quick_harness.tables
    created = await tables.lobby.create(spec)
    anna = await sit_down(tables, created, 0, "Anna")

    async def running() -> int | None:
        clock = (await anna.see()).clock
        assert clock is not None
        assert len(clock["left"]) == 2
        assert clock["now"] == quick_harness.fake_clock()
        turn: int | None = clock["running"]
        return turn

    assert await running() is None, "nobody has sat at the other seat"
    await sit_down(tables, created, 1, "Bo")
    assert await running() == 0
    await anna.play()
    assert await running() == 1
    await tables.close(created.table, created.owner)
    assert await running() is None


async def test_whoever_is_about_to_sit_down_does_not_only_watch(quick_harness: Harness) -> None:
    created = await quick_harness.tables.lobby.create(GAME)
    watch = quick_harness.tables.presenter.watch
    (invitation, _) = created.invitations
    for key, watches in ((invitation, False), (created.spectator, True)):
        async with watch(created.table, key) as somebody:
            assert somebody.connection.watches is watches
            assert somebody.connection.seats == frozenset()


async def test_whoever_watches_beside_a_seat_does_not_only_watch(quick_harness: Harness) -> None:
    created, (anna, bo) = await set_up(quick_harness, GAME)
    watch = quick_harness.tables.presenter.watch
    for key, holding, seats in (
        (created.spectator, [anna.key, "no-key-of-this-table"], {0}),
        (anna.key, [bo.key], {0, 1}),
        (anna.key, [], {0}),
    ):
        async with watch(created.table, key, None, holding) as somebody:
            await somebody.next()
            assert somebody.connection.seats == seats
            assert somebody.connection.watches is False


async def test_a_watch_shows_the_table_at_first_and_again_only_when_something_happens(
    quick_harness: Harness,
) -> None:
    created, (anna, _) = await set_up(quick_harness, GAME)
    cursor = (await anna.see()).cursor
    async with quick_harness.tables.presenter.watch(created.table, anna.key, cursor) as watch:
        first = await watch.look()
        assert first is not None
        assert first.events == []
        assert await watch.look() is None
        await anna.play()
        second = await watch.look()
        assert second is not None
        assert [event["type"] for event in second.events] == ["move"]


async def test_whoever_comes_while_the_server_stops_is_sent_away(quick_harness: Harness) -> None:
    created, (anna, _) = await set_up(quick_harness, GAME)
    quick_harness.tables.live.stopping = True
    async with quick_harness.tables.presenter.watch(created.table, anna.key) as watch:
        assert await watch.next() is None


async def test_a_table_is_in_use_until_nobody_watches_it(quick_harness: Harness) -> None:
    created, (anna, _) = await set_up(quick_harness, GAME)
    live = await quick_harness.tables.live.get(created.table)
    async with quick_harness.tables.presenter.watch(created.table, anna.key):
        quick_harness.fake_clock.advance(1000)
        used = [live.in_use]
    used.append(live.in_use)
    assert used == [True, False]
    assert live.touched == live.watched == quick_harness.fake_clock.monotonic()


@pytest.mark.parametrize("closed", [False, True])
async def test_a_table_that_was_closed_shows_no_legal_move(
    quick_harness: Harness, closed: bool
) -> None:
    created, (anna, _) = await set_up(quick_harness, GAME)
    if closed:
        await quick_harness.tables.close(created.table, created.owner)
    legal = (await anna.see()).view["legal"]
    assert (legal == []) is closed
    spectator = Guest(quick_harness.tables, created.table, created.spectator)
    assert (await spectator.see()).view["legal"] == []
