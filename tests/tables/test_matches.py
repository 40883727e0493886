"""Rounds, matches, offers, and ends that the rules do not know."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tavolino.core import chance, dispatch, registry
from tavolino.core.contract import Options
from tavolino.core.kernel import interpreted, record
from tavolino.tables import dealing
from tavolino.tables.errors import Code
from tavolino.tables.table_spec import TableSpec
from tests.conftest import typical_variants
from tests.tables.harness import (
    BOT,
    OPEN_SEAT,
    PERSON,
    Guest,
    Harness,
    open_harness,
    play_out,
    refused,
    set_up,
)

SMALL: Options = {"stones": 2, "colours": 2, "values": 4, "hand": 2}


async def test_a_match_of_three_rounds_and_a_rematch_at_the_same_table(url: str) -> None:
    async with open_harness(url) as harness:
        created, guests = await set_up(harness, TableSpec("schotten-totten", SMALL, rounds=3))
        anna, bruno = guests
        tables, table = harness.tables, created.table
        began, total = [], [0, 0]
        async with tables.presenter.watch(table, created.spectator) as spectator:
            for round in range(3):
                await refused(tables.next_round(table, anna.key), Code.GAME_RUNNING)
                began.append((await anna.see()).view["player"])
                snapshot = await play_out(guests, seed=round)
                assert (snapshot.round, snapshot.state) == (round, "over")
                assert snapshot.outcome is not None
                total = [a + b for a, b in zip(total, snapshot.outcome["scores"], strict=True)]
                assert snapshot.points == total
                if round < 2:
                    assert snapshot.winners is None
                    assert snapshot.can == ["next_round"]
                    await refused(tables.offer(table, anna.key, "rematch"), Code.GAME_RUNNING)
                    winners = snapshot.outcome["winners"]
                    snapshot = await tables.next_round(table, bruno.key)
                    if winners:
                        assert snapshot.view["player"] == winners[0], "the last winner begins"
            best = [seat for seat in (0, 1) if total[seat] == max(total)]
            assert snapshot.winners == (best if len(best) == 1 else [])
            assert snapshot.can == ["rematch"]
            await refused(tables.next_round(table, anna.key), Code.GAME_OVER)
            await tables.offer(table, anna.key, "rematch")
            assert (await bruno.see()).offers == [{"what": "rematch", "seat": 0, "agreed": [0]}]
            snapshot = await tables.offer(table, bruno.key, "rematch")
            seen = await spectator.next()
            assert seen is not None
            assert seen.ply == snapshot.ply, "spectators come along"
        assert (snapshot.round, snapshot.game, snapshot.points) == (0, 3, [0, 0])
        assert snapshot.view["player"] == 1 - began[0], "the other one begins"
        records = [await tables.archive.record(table, anna.key, game) for game in range(4)]
        assert [record["format"][:12] for record in records] == ["tavolino-rec"] * 3 + [
            "tavolino-see"
        ]
        kept = await anna.see()
    async with open_harness(url) as harness:
        again = await harness.tables.presenter.see(table, anna.key)
        assert again.json() == kept.json(), "a match is rebuilt from its rows"


async def test_a_table_with_a_rematch_is_listed_as_running_again(harness: Harness) -> None:
    spec = TableSpec("rat-hot", seats=(PERSON, OPEN_SEAT), public=True, first=0)
    created, (anna, bruno) = await set_up(harness, spec)
    tables, table = harness.tables, created.table
    await anna.play()
    secrets = itertools.count(1000)

    async def listed_when_a_seat_is_free() -> bool:
        invitation = await tables.leave(table, bruno.key)
        found = (await tables.lobby.open_tables()).tables
        bruno.key = f"secret-of-128-bits-{next(secrets)}"
        await tables.sit(table, invitation, "Bruno", bruno.key)
        return [each.id for each in found] == [table]

    assert await listed_when_a_seat_is_free()
    await tables.resign(table, anna.key)
    assert not await listed_when_a_seat_is_free()
    await tables.offer(table, anna.key, "rematch")
    await tables.offer(table, bruno.key, "rematch")
    assert await listed_when_a_seat_is_free()
    harness.fake_clock.advance(100)
    cleared = await harness.store.clear("finished", harness.fake_clock(), 10)
    assert cleared == [], "it is being played"
    await tables.resign(table, bruno.key)
    harness.fake_clock.advance(100)
    cleared = await harness.store.clear("finished", harness.fake_clock(), 10)
    assert cleared == [table]


async def test_no_round_tells_of_the_next_one(quick_harness: Harness) -> None:
    """Records of tables have no seed from which the next deal would follow."""
    rules = registry.rules("tabula-rasa")
    deals = [dealing.deal(rules, rules.check_options({}), 0) for _ in range(20)]
    assert {game.seed for game in deals} == {None}
    assert len({game.position for game in deals}) == 20


@typical_variants
def test_a_deal_follows_from_no_generator(
    name: str, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even from one whose state somebody has found out."""
    found_out = np.array([1, 2, 3, 4], np.int64)
    monkeypatch.setattr(dealing, "random_generator", lambda: found_out.copy())
    rules = registry.rules(name)
    checked = rules.check_options(options)
    dealt = {dealing.deal(rules, checked, 0).state.tobytes() for _ in range(20)}
    assert len(dealt) > 10


@typical_variants
def test_the_system_deals_by_the_same_rules(name: str, options: Options) -> None:
    """With a seed instead of the system, it deals to the byte what compiled kernels deal."""
    rules = registry.rules(name)
    seeded = interpreted(rules.kernels.deal, {})
    for seed in range(10):
        state, same = (rules.blank(rules.check_options(options)) for _ in range(2))
        state["player"] = same["player"] = -1
        seeded(record(state, 0), chance.generator(seed, chance.DEAL))
        dispatch.deal_at(same, 0, chance.generator(seed, chance.DEAL))
        assert state.tobytes() == same.tobytes()


async def test_a_draw_needs_everybody_and_outlasts_the_offerers_own_moves(harness: Harness) -> None:
    spec = TableSpec("schotten-totten", {"tactics": True}, first=0, rounds=2)
    created, (anna, bruno) = await set_up(harness, spec)
    tables, table = harness.tables, created.table
    await refused(tables.decline(table, bruno.key, "draw"), Code.NO_OFFER)
    await tables.offer(table, anna.key, "draw")
    same = await tables.offer(table, anna.key, "draw")
    assert len([event for event in same.events if event["type"] == "offer"]) == 1
    await anna.play()
    await anna.play("draw clan")
    assert (await bruno.see()).offers == [{"what": "draw", "seat": 0, "agreed": [0]}]
    await bruno.play()
    assert (await bruno.see()).offers == [], "a move of the other declines it"
    await tables.offer(table, bruno.key, "draw")
    await tables.decline(table, anna.key, "draw")
    assert (await anna.see()).offers == []
    await tables.offer(table, bruno.key, "draw")
    snapshot = await tables.offer(table, anna.key, "draw")
    assert snapshot.outcome == {
        "by": "agreement",
        "winners": [],
        "reason": "agreement",
        "scores": [0, 0],
    }
    assert snapshot.can == ["next_round"], "only this round is drawn"
    assert (await tables.next_round(table, anna.key)).view["player"] == 1, "the other begins"
    await refused(tables.offer(table, anna.key, "peace"), Code.WRONG_TEXT)  # type: ignore[arg-type]


async def test_a_game_that_is_over_is_not_drawn_or_taken_back(harness: Harness) -> None:
    created, (anna, _) = await set_up(harness, TableSpec("tabula-rasa", first=0))
    await harness.tables.resign(created.table, anna.key)
    await refused(harness.tables.offer(created.table, anna.key, "draw"), Code.GAME_OVER)
    await refused(harness.tables.offer(created.table, anna.key, "takeback"), Code.GAME_OVER)


async def test_offers_are_rebuilt_with_the_table(url: str) -> None:
    async with open_harness(url) as harness:
        _, (anna, bruno, _) = await set_up(
            harness, TableSpec("tabula-rasa", {"players": 3}, first=0)
        )
        await anna.play()
        await harness.tables.offer(anna.table, anna.key, "takeback")
        await harness.tables.offer(anna.table, bruno.key, "takeback")
        offers = (await anna.see()).offers
        assert offers == [{"what": "takeback", "seat": 0, "agreed": [0, 1]}]
    async with open_harness(url) as harness:
        assert (await harness.tables.presenter.see(anna.table, anna.key)).offers == offers


async def test_a_takeback_goes_back_to_the_askers_last_move(harness: Harness) -> None:
    created, (anna, bruno) = await set_up(harness, TableSpec("tabula-rasa", first=0))
    tables, table = harness.tables, created.table
    await refused(tables.offer(table, anna.key, "takeback"), Code.NOTHING_TO_UNDO)
    before = await anna.see()
    await anna.play()
    await bruno.play()
    await tables.offer(table, anna.key, "takeback")
    snapshot = await tables.offer(table, bruno.key, "takeback")
    assert (await anna.see()).view == before.view
    assert snapshot.ply == before.ply + 3
    assert snapshot.offers == []
    await anna.play(before.view["legal"][-1])
    await tables.offer(table, anna.key, "takeback")
    await bruno.play()
    assert (await anna.see()).offers == [], "whoever plays on does not agree"


async def test_bots_take_back_and_play_again_but_never_agree_to_a_draw(harness: Harness) -> None:
    spec = TableSpec("schotten-totten", SMALL, seats=(PERSON, BOT), first=0)
    created, (anna,) = await set_up(harness, spec)
    tables, table = harness.tables, created.table
    before = await anna.see()
    await refused(tables.offer(table, anna.key, "draw"), Code.NOT_POSSIBLE)
    await anna.play()
    snapshot = await tables.offer(table, anna.key, "takeback")
    assert snapshot.view == before.view
    await tables.resign(table, anna.key)
    snapshot = await tables.offer(table, anna.key, "rematch")
    assert (snapshot.game, snapshot.state) == (1, "playing")


async def test_who_resigns_gives_up_the_match(harness: Harness) -> None:
    created, (anna, _) = await set_up(harness, TableSpec("rat-hot", rounds=3))
    snapshot = await harness.tables.resign(created.table, anna.key)
    assert snapshot.outcome is not None
    assert (snapshot.outcome["by"], snapshot.outcome["winners"]) == ("resignation", [1])
    assert snapshot.winners == [1]
    assert snapshot.can == ["rematch"]
    assert snapshot.view["legal"] == []
    await refused(harness.tables.resign(created.table, anna.key), Code.GAME_OVER)
    record = await harness.tables.archive.record(created.table, created.spectator)
    assert record["result"] is None, "the rules did not end it"


async def test_partners_lose_and_win_together(quick_harness: Harness) -> None:
    _, guests = await set_up(quick_harness, TableSpec("tabula-rasa", {"players": 4}))
    snapshot = await quick_harness.tables.resign(guests[2].table, guests[2].key)
    assert snapshot.winners == [1, 3]


async def test_of_three_the_two_others_win(quick_harness: Harness) -> None:
    _, guests = await set_up(quick_harness, TableSpec("tabula-rasa", {"players": 3}))
    snapshot = await quick_harness.tables.resign(guests[1].table, guests[1].key)
    assert snapshot.winners == [0, 2]


async def test_a_draw_between_three_needs_all_three(quick_harness: Harness) -> None:
    _, guests = await set_up(quick_harness, TableSpec("tabula-rasa", {"players": 3}))
    for guest in guests[:2]:
        snapshot = await quick_harness.tables.offer(guest.table, guest.key, "draw")
    assert snapshot.offers == [{"what": "draw", "seat": 0, "agreed": [0, 1]}]
    assert snapshot.state == "playing"
    last: Guest = guests[2]
    assert (await quick_harness.tables.offer(last.table, last.key, "draw")).state == "over"


async def test_one_game_of_a_match_is_resigned_and_the_match_goes_on(url: str) -> None:
    async with open_harness(url) as harness:
        spec = TableSpec("schotten-totten", SMALL, rounds=2, first=0)
        created, guests = await set_up(harness, spec)
        anna, bruno = guests
        tables, table = harness.tables, created.table
        await anna.play()
        assert "resign_game" in (await anna.see()).can
        snapshot = await tables.resign_game(table, anna.key)
        assert snapshot.outcome == {
            "by": "game_resignation",
            "winners": [1],
            "reason": "game_resignation",
            "scores": [0, 5],
        }
        assert (snapshot.state, snapshot.points, snapshot.winners) == ("over", [0, 5], None)
        assert snapshot.can == ["next_round"], "only this game is lost"
        assert snapshot.tally == {"won": [0, 0], "drawn": 0}, "the match is not over"
        await refused(tables.resign_game(table, bruno.key), Code.GAME_OVER)
        snapshot = await tables.next_round(table, bruno.key)
        assert snapshot.view["player"] == 1, "the rules did not end it: the next seat begins"
        snapshot = await tables.resign_game(table, bruno.key)
        assert (snapshot.points, snapshot.winners) == ([5, 5], []), "points decide the match"
        assert snapshot.tally == {"won": [0, 0], "drawn": 1}
        kept = await anna.see()
    async with open_harness(url) as harness:
        again = await harness.tables.presenter.see(table, anna.key)
        assert again.json() == kept.json(), "it is rebuilt from its rows"


async def test_a_game_that_is_no_match_is_only_resigned_as_a_whole(harness: Harness) -> None:
    created, (anna, _) = await set_up(harness, TableSpec("schotten-totten", SMALL))
    assert "resign_game" not in (await anna.see()).can
    await refused(harness.tables.resign_game(created.table, anna.key), Code.NOT_POSSIBLE)


async def test_resigning_the_match_after_a_resigned_game_loses_it(harness: Harness) -> None:
    created, (anna, bruno) = await set_up(harness, TableSpec("rat-hot", rounds=3, first=0))
    tables, table = harness.tables, created.table
    await tables.resign_game(table, anna.key)
    await tables.next_round(table, anna.key)
    snapshot = await tables.resign(table, bruno.key)
    assert (snapshot.winners, snapshot.can) == ([0], ["rematch"])
    assert snapshot.tally == {"won": [1, 0], "drawn": 0}


async def test_partners_resign_a_game_together(harness: Harness) -> None:
    spec = TableSpec("tabula-rasa", {"players": 4}, rounds=2, first=0)
    created, guests = await set_up(harness, spec)
    snapshot = await harness.tables.resign_game(created.table, guests[2].key)
    assert snapshot.outcome is not None
    assert snapshot.outcome["winners"] == [1, 3]
    everything = 1 + 2 + 3 + 4 + 5 + 5 * 5 + 5
    assert snapshot.outcome["scores"] == [0, everything, 0, everything]


async def test_the_tally_counts_rematches(harness: Harness) -> None:
    created, (anna, bruno) = await set_up(harness, TableSpec("rat-hot", first=0))
    tables, table = harness.tables, created.table
    await tables.resign(table, anna.key)
    for loser in (anna, bruno):
        await tables.offer(table, anna.key, "rematch")
        snapshot = await tables.offer(table, bruno.key, "rematch")
        before = snapshot.tally
        snapshot = await tables.resign(table, loser.key)
        assert sum(snapshot.tally["won"]) == sum(before["won"]) + 1
    assert snapshot.tally == {"won": [1, 2], "drawn": 0}


async def test_the_tally_of_a_long_evening_does_not_go_through_its_games(
    quick_harness: Harness,
) -> None:
    spec = TableSpec("schotten-totten", SMALL, rounds=2)
    _, (anna, bruno) = await set_up(quick_harness, spec)
    tables, table = quick_harness.tables, anna.table
    won, drawn = [0, 0], 0
    for loser in (anna, bruno, None, anna, anna):
        if loser is None:
            for _ in range(2):
                await tables.offer(table, anna.key, "draw")
                over = await tables.offer(table, bruno.key, "draw")
                if over.winners is None:
                    await tables.next_round(table, anna.key)
        else:
            over = await tables.resign(table, loser.key)
        drawn += loser is None
        won = [won[0] + (loser is bruno), won[1] + (loser is anna)]
        assert over.tally == {"won": won, "drawn": drawn}
        for guest in (anna, bruno):
            again = await tables.offer(table, guest.key, "rematch")
        assert again.tally == {"won": won, "drawn": drawn}
        assert (again.round, again.points) == (0, [0, 0])
    live = await tables.live.get(table)
    assert live.table is not None
    del live.table.rounds[:5]
    live.table._match_began -= 5
    assert live.table.tally == {"won": [1, 3], "drawn": 1}, "earlier games were counted once"
