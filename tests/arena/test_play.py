"""One game of an arena, and who sits where."""

from __future__ import annotations

import pytest

import tavolino
from tavolino.arena.play import Played, play
from tavolino.arena.settings import bot_seed, sides
from tavolino.bots.bot_spec import KINDS, Kind
from tavolino.bots.random import RandomBot
from tavolino.core import chance
from tavolino.core.errors import OptionError
from tavolino.core.game import Sampler, View
from tests.arena.tables import settings

TABULA_RASA = {"colours": 3, "values": 2, "hand": 1}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_players_have_every_seat_equally_often(seats: int) -> None:
    taken = [
        (seat, side)
        for deal in range(seats)
        for swapped in (False, True)
        for seat, side in enumerate(sides(seats, deal, swapped))
    ]
    assert {taken.count((seat, side)) for seat in range(seats) for side in (0, 1)} == {seats}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_swapping_changes_every_seat(seats: int) -> None:
    for deal in range(seats):
        pairs = zip(sides(seats, deal, False), sides(seats, deal, True), strict=True)
        assert all(one + other == 1 for one, other in pairs)


def test_partners_are_of_one_player() -> None:
    for deal in range(4):
        side_of = sides(4, deal, False)
        assert side_of[0] == side_of[2] != side_of[1] == side_of[3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_alone_has_every_seat_equally_often_and_another_one_in_the_second_game(
    seats: int,
) -> None:
    taken = []
    for deal in range(seats):
        one, other = (sides(seats, deal, swapped, alone=True) for swapped in (False, True))
        assert one.count(0) == other.count(0) == 1
        assert (one.index(0) - other.index(0)) % 2 or seats == 3  # of four, in the other team
        assert one != other
        taken += [one.index(0), other.index(0)]
    assert sorted(taken) == sorted([*range(seats)] * 2)


@pytest.mark.parametrize("players", [3, 4])
def test_a_player_alone_plays_for_its_own_share(players: int) -> None:
    options = {**TABULA_RASA, "players": players}
    arena = settings("greedy,random", "tabula-rasa", options=options, alone=True)
    for deal in range(players):
        played = play(arena, (0, 1), deal, False)
        assert played.seats == ["greedy" if seat == deal else "random" for seat in range(players)]
        assert played.shares is not None
        assert played.points[0] == pytest.approx(played.shares[deal] / sum(played.shares))


def test_the_time_of_every_decision_is_kept() -> None:
    played = play(settings(), (0, 1), 0, False)
    for effort in played.efforts:
        assert len(effort.each) == effort.decisions > 0
        assert sum(effort.each) == pytest.approx(effort.cpu, abs=1e-6 * effort.decisions)


def test_both_games_of_a_deal_begin_with_the_same_table() -> None:
    arena = settings(records=True)
    one, other = (play(arena, (0, 1), 3, swapped) for swapped in (False, True))
    assert one.record is not None
    assert other.record is not None
    assert one.record["setup"] == other.record["setup"]
    assert one.seats == other.seats[::-1]
    assert one.record["players"] == one.seats
    assert one.seed == 3


def test_the_record_of_a_game_replays() -> None:
    played = play(settings(records=True), (0, 1), 0, False)
    assert played.record is not None
    game = tavolino.load(played.record)
    assert game.over
    assert len(game.moves) == played.moves == sum(effort.decisions for effort in played.efforts)
    assert game.result is not None
    assert played.end == game.result["reason"]
    assert played.first == game.moves[0][0]


def test_a_game_goes_the_same_way_again() -> None:
    arena = settings("random,other=random", records=True)
    one, other = (play(arena, (0, 1), 5, True) for _ in range(2))
    assert one.json() == other.json()
    assert one.record == other.record


def test_no_two_bots_of_a_run_share_a_seed() -> None:
    arena = settings("random,one=random,two=random")
    seeds = [
        bot_seed(arena, pairing, deal, swapped, seat)
        for pairing in arena.pairings
        for deal in range(10)
        for swapped in (False, True)
        for seat in range(2)
    ]
    assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deal", range(6))
def test_a_game_is_about_one_point(players: int, deal: int) -> None:
    arena = settings(game="tabula-rasa", options={**TABULA_RASA, "players": players})
    for swapped in (False, True):
        played = play(arena, (0, 1), deal, swapped)
        assert sum(played.points) == pytest.approx(1)
        assert played.shares is not None
        mine = sum(
            share
            for share, name in zip(played.shares, played.seats, strict=True)
            if name == "greedy"
        )
        assert played.points[0] == pytest.approx(mine / sum(played.shares))


def test_partners_who_win_have_the_whole_point() -> None:
    arena = settings(game="tabula-rasa", options={**TABULA_RASA, "players": 4})
    games = [play(arena, (0, 1), deal, False) for deal in range(8)]
    won = [played for played in games if played.shares in ([1, 0, 1, 0], [0, 1, 0, 1])]
    assert won
    assert all(sorted(played.points) == [0, 1] for played in won)


def test_a_game_survives_the_way_to_the_file_and_back() -> None:
    played = play(settings(), (0, 1), 0, False)
    data = played.json()
    assert Played.from_json(data).json() == data
    with pytest.raises(TypeError):
        Played.from_json({**data, "extra": 1})


def test_one_player_is_no_arena() -> None:
    with pytest.raises(OptionError, match="two are needed"):
        settings("random")


class _Thrower(RandomBot):
    def choose(self, view: View, sampler: Sampler) -> str:
        raise ZeroDivisionError("no idea")


class _Cheat(RandomBot):
    def choose(self, view: View, sampler: Sampler) -> str:
        return "r9@9"


class _Mute(RandomBot):
    def choose(self, view: View, sampler: Sampler) -> str:
        return None  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (_Thrower, "ZeroDivisionError: no idea"),
        (_Cheat, "illegal move: "),
        (_Mute, "illegal move: None is not the text of a move"),
    ],
)
@pytest.mark.parametrize("swapped", [False, True])
def test_a_bot_that_fails_loses_and_the_reason_is_kept(
    bot: type[RandomBot], reason: str, swapped: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(KINDS, "bad", Kind(bot, "fails"))
    played = play(settings("random,bad"), (0, 1), 0, swapped)
    assert played.points == [1, 0]
    assert played.shares is None
    assert played.end == "failure"
    assert played.failure is not None
    assert played.failure.player == "bad"
    assert played.seats[played.failure.seat] == "bad"
    assert played.failure.move == played.moves + 1
    assert played.failure.reason.startswith(reason)


def test_a_bot_gets_the_view_of_its_seat_and_tables_that_fit_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What it is given is the same whatever lies hidden from it: it is compared with what it is
    given when everything hidden is dealt anew."""
    given: list[tuple[int, str, bytes]] = []

    class Watcher(RandomBot):
        def choose(self, view: View, sampler: Sampler) -> str:
            given.append((view.data["seat"], view.json(), sampler.table.tobytes()))
            return super().choose(view, sampler)

    monkeypatch.setitem(KINDS, "watcher", Kind(Watcher, "looks"))
    played = play(settings("watcher,other=watcher", records=True), (0, 1), 0, False)
    assert played.record is not None
    game = tavolino.load({**played.record, "moves": [], "result": None})
    assert len(given) == played.moves
    rng = chance.generator(1)
    hidden_differed = False
    for (seat, view, table), entry in zip(given, played.record["moves"], strict=True):
        assert seat == game.player
        other = game.determinized(seat, rng)
        hidden_differed |= other != game
        assert other.view(seat).json() == view
        assert other.sampler(seat).table.tobytes() == table
        game.play(entry["move"])
    assert hidden_differed
