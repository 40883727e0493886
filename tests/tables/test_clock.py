"""Clocks: they run for the player who has to decide, not while a server is down, and never end a
game on their own."""

from __future__ import annotations

from typing import Any

import pytest

import tavolino
from tavolino.core.contract import Options
from tavolino.tables.bus import LocalBus
from tavolino.tables.clock import NO_CLOCK, Clock, Times, after_move, begin, elapsed
from tavolino.tables.errors import Code, Refused
from tavolino.tables.limits import Limits
from tavolino.tables.table_spec import EarlyEnd, TableSpec
from tests.tables.harness import (
    FakeClock,
    Guest,
    Harness,
    open_harness,
    secret,
    set_up,
    sit_down,
)

BLITZ = Clock("fischer", minutes=3, increment=2)
DAYS = Clock("days", days=2)
DAY = 86400


async def left(guest: Guest) -> list[float]:
    clock = (await guest.see()).clock
    assert clock is not None
    return [round(seconds, 6) for seconds in clock["left"]]


@pytest.mark.parametrize(
    ("pauses", "counted"),
    [
        ([], 100),
        ([(0, 50)], 100),  # before
        ([(250, 300)], 100),  # after
        ([(90, 110)], 90),
        ([(190, 1e9)], 90),
        ([(120, 130), (140, 150)], 80),
        ([(140, 150), (120, 130)], 80),
        ([(120, 150), (130, 140), (145, 160)], 60),  # overlapping
        ([(0, 1e9)], 0),
    ],
)
def test_what_is_paused_does_not_count(pauses: list[tuple[float, float]], counted: float) -> None:
    assert elapsed(100, 200, pauses) == counted


@pytest.mark.parametrize(
    ("now", "jumps", "counted"),
    [
        (80, [(120, 70)], 30),  # 20 seconds until it was set back, 10 since
        (80, [], 0),  # not known to have been set back: another server's clock
        (80, [(130, 60), (120, 70)], 30),  # what is better for the player
        (80, [(95, 70)], 0),  # set back before
        (80, [(100, 80)], 0),
        (80, [(100, 70)], 10),
        (60, [(120, 70)], 0),  # set back further than it is now
        (80, [(120, 120)], 0),  # not set back at all
        (80, [(70, 120)], 0),  # set ahead
    ],
)
def test_what_counts_when_clocks_were_set_back(
    now: float, jumps: list[tuple[float, float]], counted: float
) -> None:
    assert elapsed(100, now, jumps) == counted


@pytest.mark.parametrize(
    ("clock", "turn", "at", "pauses", "left", "since"),
    [
        (BLITZ, 1, 110, [], (172, 180), 110),  # two seconds for the turn
        (BLITZ, 0, 110, [], (170, 180), 110),  # the same turn goes on
        (BLITZ, None, 110, [], (170, 180), 110),  # the game is over
        (BLITZ, 1, 400, [], (2, 180), 400),  # never less than nothing
        (BLITZ, 1, 110, [(102, 105)], (175, 180), 110),
        (BLITZ, 1, 80, [(120, 70)], (152, 180), 80),  # clocks were set back
        (BLITZ, 1, 80, [], (182, 180), 100),  # another server's clock is behind
        (DAYS, 1, 110, [], (2 * DAY, 180), 110),
        (DAYS, 0, 110, [], (170, 180), 110),
        (NO_CLOCK, 1, 110, [], (180, 180), 110),
        (NO_CLOCK, 1, 80, [], (180, 180), 80),
    ],
)
def test_what_clocks_show_after_a_move(
    clock: Clock,
    turn: int | None,
    at: float,
    pauses: list[tuple[float, float]],
    left: tuple[float, ...],
    since: float,
) -> None:
    before = Times((180.0, 180.0), 0, 100)
    assert after_move(clock, before, turn, at, pauses) == Times(left, turn, since)


def test_a_clock_that_ran_for_nobody_goes_on_for_whoever_is_to_move() -> None:
    before = Times((180.0, 180.0), None, 100)
    assert after_move(BLITZ, before, 1, 110, []) == Times((180.0, 180.0), 1, 110)


@pytest.mark.parametrize(("clock", "left"), [(BLITZ, 180.0), (DAYS, 2.0 * DAY), (NO_CLOCK, 0.0)])
def test_clocks_begin_alike(clock: Clock, left: float) -> None:
    times = begin(clock, 3, 1, 100)
    assert times == Times((left,) * 3, 1, 100)
    assert [times.of(seat, 101, []) for seat in (0, 2)] == [left, left]
    assert times.of(1, 101, []) == max(0.0, left - 1)


@pytest.mark.parametrize(
    ("field", "kind", "least", "most"),
    [
        ("minutes", "fischer", 0.1, 1440),
        ("increment", "fischer", 0, 3600),
        ("days", "days", 0.01, 30),
        ("days", "fischer", 0, 0),
        ("minutes", "days", 0, 0),
        ("increment", "days", 0, 0),
        *((name, "none", 0, 0) for name in ("minutes", "increment", "days")),
    ],
)
def test_the_limits_of_clocks(field: str, kind: str, least: float, most: float) -> None:
    rest: Any = {"none": {}, "fischer": {"minutes": 1}, "days": {"days": 1}}[kind]
    for value in (least, most):
        assert Clock(**rest | {"kind": kind, field: value}).check().kind == kind
    for wrong in (least - 0.001, most + 0.001, True, False, "1", None):
        with pytest.raises(Refused, match=f"clock.{field}.*{least:g}.*{most:g}") as refusal:
            Clock(**rest | {"kind": kind, field: wrong}).check()
        assert refusal.value.code is Code.WRONG_OPTION


def test_a_clock_of_another_kind_is_refused() -> None:
    wrong: Any = "sand"
    with pytest.raises(Refused, match="none, fischer, days"):
        Clock(wrong).check()


async def test_a_fischer_clock_runs_for_the_mover_and_adds_after_the_turn(harness: Harness) -> None:
    _, (anna, bruno) = await set_up(harness, TableSpec("tabula-rasa", first=0, clock=BLITZ))
    assert await left(anna) == [180, 180]
    harness.fake_clock.advance(10)
    assert await left(anna) == [170, 180]
    await anna.play()
    assert await left(anna) == [172, 180]
    harness.fake_clock.advance(30)
    await bruno.play()
    assert await left(bruno) == [172, 152]


async def test_a_turn_of_several_decisions_gets_one_increment(harness: Harness) -> None:
    options = {"tactics": True}
    spec = TableSpec("schotten-totten", options, first=0, clock=BLITZ)
    _, (anna, _) = await set_up(harness, spec)
    harness.fake_clock.advance(5)
    await anna.play()
    assert await left(anna) == [175, 180], "asked for the draw, still the same turn"
    harness.fake_clock.advance(5)
    await anna.play("draw clan")
    assert await left(anna) == [172, 180]


async def test_no_clock_runs_before_everybody_has_sat_down(harness: Harness) -> None:
    created = await harness.tables.lobby.create(TableSpec("tabula-rasa", first=0, clock=BLITZ))
    anna = await sit_down(harness.tables, created, 0, "Anna")
    harness.fake_clock.advance(1000)
    assert await left(anna) == [180, 180]
    await sit_down(harness.tables, created, 1, "Bruno")
    harness.fake_clock.advance(20)
    assert await left(anna) == [160, 180]
    await harness.tables.free(created.table, created.owner, 1)
    harness.fake_clock.advance(Limits().absence_seconds)
    assert (await harness.tables.free(created.table, created.owner, 1)).invitation
    gone = (await left(anna))[0]
    harness.fake_clock.advance(1000)
    assert await left(anna) == [gone, 180], "Bruno's seat is empty again"


async def test_nobody_stops_the_clock_by_leaving(harness: Harness) -> None:
    _, (anna, bruno) = await set_up(harness, TableSpec("tabula-rasa", first=0, clock=BLITZ))
    harness.fake_clock.advance(20)
    await harness.tables.leave(anna.table, anna.key)
    snapshot = await bruno.see()
    assert (snapshot.state, snapshot.clock["running"]) == ("waiting", 0)  # type: ignore[index]
    harness.fake_clock.advance(100)
    assert await left(bruno) == [60, 180]
    harness.fake_clock.advance(100)
    assert (await harness.tables.claim_time(bruno.table, bruno.key)).winners == [1]


async def test_running_out_gives_the_right_to_claim_and_nothing_more(harness: Harness) -> None:
    _, (anna, bruno) = await set_up(harness, TableSpec("tabula-rasa", first=0, clock=BLITZ))
    harness.fake_clock.advance(180.5)
    snapshot = await anna.see()
    assert snapshot.state == "playing"
    assert snapshot.view["legal"], "the late player may still move"
    assert "claim_time" not in snapshot.can
    assert "claim_time" in (await bruno.see()).can
    with pytest.raises(Refused) as refusal:
        await harness.tables.claim_time(anna.table, anna.key)
    assert refusal.value.code is Code.TIME_LEFT
    ended = await harness.tables.claim_time(bruno.table, bruno.key)
    assert ended.state == "over"
    assert ended.outcome == {
        "by": "time",
        "winners": [1],
        "reason": "time",
        "scores": [0, 0],
    }
    with pytest.raises(Refused) as over:
        await anna.play("r1@1")
    assert over.value.code is Code.GAME_OVER


async def test_a_late_move_ends_the_right_to_claim(harness: Harness) -> None:
    _, (anna, bruno) = await set_up(harness, TableSpec("tabula-rasa", first=0, clock=BLITZ))
    harness.fake_clock.advance(500)
    await anna.play()
    assert await left(anna) == [2, 180]
    with pytest.raises(Refused) as refusal:
        await harness.tables.claim_time(bruno.table, bruno.key)
    assert refusal.value.code is Code.TIME_LEFT


async def test_partners_do_not_claim_from_each_other(quick_harness: Harness) -> None:
    spec = TableSpec("tabula-rasa", {"players": 4}, first=0, clock=BLITZ)
    _, guests = await set_up(quick_harness, spec)
    quick_harness.fake_clock.advance(181)
    assert ["claim_time" in (await guest.see()).can for guest in guests] == [
        False,
        True,
        False,
        True,
    ]
    ended = await quick_harness.tables.claim_time(guests[3].table, guests[3].key)
    assert ended.outcome is not None
    assert ended.outcome["winners"] == [1, 3]


async def test_days_a_move_begin_anew_with_every_turn(harness: Harness) -> None:
    _, (anna, bruno) = await set_up(harness, TableSpec("tabula-rasa", first=0, clock=DAYS))
    harness.fake_clock.advance(DAY)
    assert await left(anna) == [DAY, 2 * DAY]
    await anna.play()
    assert await left(anna) == [2 * DAY, 2 * DAY]
    harness.fake_clock.advance(2 * DAY)
    assert "claim_time" in (await anna.see()).can
    assert "claim_time" not in (await bruno.see()).can


async def test_an_undone_move_gives_no_time_and_a_takeback_costs_none(harness: Harness) -> None:
    spec = TableSpec("schotten-totten", {"tactics": True}, first=0, clock=BLITZ)
    _, (anna, bruno) = await set_up(harness, spec)
    harness.fake_clock.advance(10)
    await anna.play()
    harness.fake_clock.advance(10)
    await anna.undo()
    assert await left(anna) == [160, 180]
    await anna.play()
    await anna.play("draw clan")
    assert await left(anna) == [162, 180]
    harness.fake_clock.advance(50)
    await harness.tables.offer(anna.table, anna.key, "takeback")
    harness.fake_clock.advance(50)
    await harness.tables.offer(bruno.table, bruno.key, "takeback")
    assert await left(anna) == [160, 180]


async def test_a_restart_refunds_the_time_that_the_server_was_down(url: str) -> None:
    fake_clock = FakeClock()
    async with open_harness(url, fake_clock) as harness:
        _, (anna, _) = await set_up(harness, TableSpec("tabula-rasa", first=0, clock=BLITZ))
        fake_clock.advance(30)
    fake_clock.advance(10_000)
    async with open_harness(url, fake_clock) as harness:
        anna = Guest(harness.tables, anna.table, anna.key)
        assert await left(anna) == [150, 180]
        fake_clock.advance(20)
        await anna.play()
        assert await left(anna) == [132, 180]
    async with open_harness(url, fake_clock) as harness:
        anna = Guest(harness.tables, anna.table, anna.key)
        assert await left(anna) == [132, 180], "rebuilt the same"


async def test_a_server_that_was_killed_is_refunded_from_its_last_sign_of_life(url: str) -> None:
    fake_clock = FakeClock()
    async with open_harness(url, fake_clock) as killed:
        _, (anna, _) = await set_up(killed, TableSpec("tabula-rasa", first=0, clock=BLITZ))
        fake_clock.advance(30)
        await killed.tables.housekeeping.beat()
        fake_clock.advance(3)
        assert await left(anna) == [147, 180]
        fake_clock.advance(10_000)
        async with open_harness(url, fake_clock) as harness:
            assert await left(Guest(harness.tables, anna.table, anna.key)) == [150, 180]


async def test_a_quick_restart_costs_no_thinking_time(url: str) -> None:
    fake_clock = FakeClock()
    async with open_harness(url, fake_clock) as harness:
        _, (anna, bruno) = await set_up(harness, TableSpec("tabula-rasa", first=0, clock=BLITZ))
        fake_clock.advance(20)
    for _ in range(5):
        fake_clock.advance(0.5)
        async with open_harness(url, fake_clock) as harness:
            assert await left(Guest(harness.tables, anna.table, anna.key)) == [160, 180]
    fake_clock.advance(10)
    async with open_harness(url, fake_clock) as killed:
        await Guest(killed.tables, anna.table, anna.key).play()
        fake_clock.advance(10)
        async with open_harness(
            url, fake_clock
        ) as harness:  # the other one was killed after that move
            assert await left(Guest(harness.tables, bruno.table, bruno.key)) == [162, 180]


async def test_a_second_server_refunds_nothing_while_the_first_one_lives(url: str) -> None:
    fake_clock = FakeClock()
    async with open_harness(url, fake_clock) as harness:
        _, (anna, _) = await set_up(harness, TableSpec("tabula-rasa", first=0, clock=BLITZ))
        fake_clock.advance(3)
        await harness.tables.housekeeping.beat()
        fake_clock.advance(4)
        async with open_harness(url, fake_clock) as second:
            elsewhere = Guest(second.tables, anna.table, anna.key)
            async with second.tables.presenter.watch(anna.table, anna.key) as watch:
                assert await watch.next() is not None
                fake_clock.advance(1)
                await harness.tables.housekeeping.beat()
                fake_clock.advance(2)
                await second.tables.housekeeping.beat()
                shown = await watch.next()
                assert shown is not None, "whoever watches is shown the clocks as they are"
                assert shown.clock is not None
                assert shown.clock["left"] == [170, 180]
            assert await left(elsewhere) == await left(anna) == [170, 180]
    async with open_harness(url, fake_clock) as harness:
        assert await left(Guest(harness.tables, anna.table, anna.key)) == [170, 180]


@pytest.mark.parametrize(
    "clock",
    [
        Clock("sand"),  # type: ignore[arg-type]
        Clock("fischer"),
        Clock("fischer", minutes=3, increment=-1),
        Clock("fischer", minutes=1e9),
        Clock("fischer", minutes=True),
        Clock("fischer", minutes="3"),  # type: ignore[arg-type]
        Clock("fischer", minutes=float("nan")),
        Clock("days"),
        Clock("days", days=1, minutes=3),
        Clock("none", minutes=3),
    ],
    ids=str,
)
async def test_a_clock_that_cannot_be_is_refused(quick_harness: Harness, clock: Clock) -> None:
    with pytest.raises(Refused, match=r"[Cc]lock") as refusal:
        await quick_harness.tables.lobby.create(TableSpec("tabula-rasa", clock=clock))
    assert refusal.value.code is Code.WRONG_OPTION


# -- when the clock of the machine jumps -----------------------------------------------------------


async def beats(harness: Harness, count: int = 5) -> None:
    """So many signs of life, as often as a server gives them."""
    for _ in range(count):
        await harness.tables.housekeeping.beat()
        harness.fake_clock.advance(Limits().beat_seconds)


@pytest.mark.parametrize("jump", [600, -600, 400 * DAY, -400 * DAY, 8 * 3600])
@pytest.mark.parametrize("stays", [True, False], ids=["stays", "five seconds"])
async def test_a_jump_of_the_clock_costs_nobody_anything(
    sqlite_url: str, jump: float, stays: bool, caplog: pytest.LogCaptureFixture
) -> None:
    fake_clock = FakeClock()
    async with open_harness(sqlite_url, fake_clock) as harness:
        _, (anna, bruno) = await set_up(harness, TableSpec("tabula-rasa", first=0, clock=BLITZ))
        _, (carla, dario) = await set_up(harness, TableSpec("tabula-rasa", first=0, clock=BLITZ))
        await beats(harness, 2)
        fake_clock.jump(jump)
        assert await left(anna) == [170, 180]
        await beats(harness, 1)
        assert "has jumped" in caplog.text
        await carla.play()  # between the jump and following it
        assert await left(anna) == [165, 180]
        if not stays:
            fake_clock.jump(-jump)
        await beats(harness, 5)
        assert harness.tables.clock() == pytest.approx(fake_clock())
        assert ("follow the clock" in caplog.text) == stays
        assert await left(anna) == [140, 180]
        assert await left(dario) == [167, 155]
        await anna.play()
        await dario.play()
        fake_clock.advance(10)
        now = await left(bruno), await left(carla)
        assert now == ([142.0, 170.0], [157.0, 157.0])
    async with open_harness(sqlite_url, fake_clock) as harness:
        again = [Guest(harness.tables, guest.table, guest.key) for guest in (bruno, carla)]
        assert (await left(again[0]), await left(again[1])) == now, "rebuilt the same"


async def test_back_and_forth_costs_nobody_anything(sqlite_url: str) -> None:
    fake_clock = FakeClock()
    async with open_harness(sqlite_url, fake_clock) as harness:
        _, guests = await set_up(harness, TableSpec("tabula-rasa", first=0, clock=BLITZ))
        for number, jump in enumerate((-600, 600, 600, -600)):
            fake_clock.jump(jump)
            await beats(harness, 5)
            assert harness.tables.clock() == pytest.approx(fake_clock())
            await guests[number % 2].play()
            assert await left(guests[0]) == [
                180 - 23 * (number // 2 + 1),
                180 - 23 * ((number + 1) // 2),
            ]
        fake_clock.advance(10)
        assert await left(guests[0]) == [124, 134], "it runs where it has jumped before"


@pytest.mark.parametrize("jump", [-600, 600, -400 * DAY, 400 * DAY])
async def test_a_clock_that_is_set_while_the_server_is_down_costs_nobody_anything(
    url: str, jump: float
) -> None:
    fake_clock = FakeClock()
    async with open_harness(url, fake_clock) as harness:
        _, (anna, _) = await set_up(harness, TableSpec("tabula-rasa", first=0, clock=BLITZ))
        fake_clock.advance(30)
    fake_clock.jump(jump)
    async with open_harness(url, fake_clock) as harness:
        assert await left(Guest(harness.tables, anna.table, anna.key)) == [150, 180]
    async with open_harness(url, fake_clock) as harness:
        fake_clock.advance(10)
        anna = Guest(harness.tables, anna.table, anna.key)
        assert await left(anna) == [140, 180]
        await anna.play()
        fake_clock.advance(10)
        assert await left(anna) == [142, 170]


async def test_servers_whose_clocks_differ_charge_nobody_for_it(url: str) -> None:
    fake_clock, bus = FakeClock(), LocalBus()
    behind = FakeClock(fake_clock.at, off=-600)
    async with (
        open_harness(url, fake_clock, bus) as one,
        open_harness(url, behind, bus) as other,
    ):
        _, (anna, bruno) = await set_up(one, TableSpec("tabula-rasa", first=0, clock=BLITZ))
        bruno = Guest(other.tables, bruno.table, bruno.key)
        for _ in range(3):
            await anna.play()
            for each in (fake_clock, behind):
                each.advance(10)
            await bruno.play()
        for times in await left(anna), await left(bruno):
            assert min(times) > 150


async def test_a_seat_whose_player_was_called_before_a_jump_waits_for_them_after_it(
    sqlite_url: str,
) -> None:
    fake_clock = FakeClock()
    async with open_harness(sqlite_url, fake_clock) as harness:
        created, _ = await set_up(harness, TableSpec("tabula-rasa"))
        free = harness.tables.free
        for jump in (8 * 3600, -400 * DAY):
            await free(created.table, created.owner, 0)
            fake_clock.jump(jump)
            await beats(harness, 5)
            freed = await free(created.table, created.owner, 0)
            assert freed.invitation is None, "nobody could come while the clock jumped"
            assert freed.free_at is not None
            assert 0 < freed.free_at - fake_clock() <= Limits().absence_seconds
            await harness.tables.presenter.see(created.table, secret(created.table, 0))


async def test_a_link_to_another_device_does_not_live_longer_when_the_clock_is_set_back(
    sqlite_url: str,
) -> None:
    async with open_harness(sqlite_url) as harness:
        _, (anna, _) = await set_up(harness, TableSpec("tabula-rasa"))
        link = await harness.tables.device_link(anna.table, anna.key)
        harness.fake_clock.jump(-3600)
        await beats(harness, 5)
        with pytest.raises(Refused) as refusal:
            await harness.tables.presenter.see(anna.table, link.token)
        assert refusal.value.code is Code.LINK_EXPIRED


@pytest.mark.parametrize(
    ("options", "late", "claims"),
    [
        ({}, 0, 1),
        ({}, 1, 0),
        ({"players": 3}, 0, 1),
        ({"players": 4}, 0, 1),
        ({"players": 4}, 1, 0),
    ],
)
async def test_a_game_set_up_as_lost_on_time_was_claimed_by_another_side(
    quick_harness: Harness, options: Options, late: int, claims: int
) -> None:
    game = tavolino.new("tabula-rasa", seed=1, first=late, **options)
    tables = quick_harness.tables
    created = await tables.lobby.create_from_record(
        TableSpec(""), game.record(), EarlyEnd("time", late)
    )
    snapshot = await tables.presenter.see(created.table, created.spectator)
    assert snapshot.outcome is not None
    losers = {late, late + 2} if options.get("players") == 4 else {late}
    assert snapshot.outcome["winners"] == [s for s in range(len(game.names)) if s not in losers]
    (event,) = [event for event in snapshot.events if event["type"] == "time"]
    assert (event["player"], event["late"]) == (claims, late)
