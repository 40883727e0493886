"""Sockets and requests that come twice, too late, in the wrong order, or from two places."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed

from tavolino.core.contract import Json
from tavolino.server.connections import LimitedSocket
from tests.server.live_server import LiveServer, Socket, open_live_server, play_over_http, seat_all

SMALL = {"stones": 2, "colours": 2, "values": 4, "hand": 2}


async def small_table(live_server: LiveServer, **spec: object) -> tuple[str, list[str], Json]:
    created = await live_server.create("schotten-totten", SMALL, first=0, **spec)
    return created["table"], await seat_all(live_server, created), created


def move_of(snapshot: Json, name: str) -> Json:
    return {"id": name, "ply": snapshot["ply"], "move": snapshot["view"]["legal"][0]}


async def test_a_seat_comes_back_in_mid_turn_and_misses_nothing(live_server: LiveServer) -> None:
    table, (anna, eva), _ = await small_table(live_server)
    async with live_server.socket(table, anna) as socket:
        first = await socket.next()
    answer = await live_server.ask("POST", f"/tables/{table}/moves", anna, move_of(first, "1"))
    assert answer.status_code == 200
    snapshot = (await live_server.ask("GET", f"/tables/{table}", eva)).json()
    await live_server.ask("POST", f"/tables/{table}/moves", eva, move_of(snapshot, "1"))
    async with live_server.socket(table, anna, since=first["cursor"]) as socket:
        again = await socket.next()
    moves = [event for event in again["events"] if event["type"] == "move"]
    assert [event["ply"] for event in moves] == list(range(first["ply"], again["ply"]))
    assert {event["player"] for event in moves} == {0, 1}


async def test_two_tabs_on_one_seat_see_the_same_and_either_may_move(
    live_server: LiveServer,
) -> None:
    table, (anna, _), _ = await small_table(live_server)
    async with live_server.socket(table, anna) as one, live_server.socket(table, anna) as two:
        first = await one.next()
        assert (await two.next())["view"] == first["view"]
        move = move_of(first, "same")
        await one.send(type="play", **move)
        await two.send(type="play", **move)
        answers = [await one.next("answer"), await two.next("answer")]
        assert [answer["ply"] for answer in answers] == [first["ply"]] * 2
        views = [await view_at(tab, first["ply"] + 1) for tab in (one, two)]
        assert views[0] == views[1]
        now = (await live_server.ask("GET", f"/tables/{table}", anna)).json()
        assert now["ply"] == first["ply"] + 1


async def view_at(tab: Socket, ply: int) -> Json:
    """What a tab was shown of the table at a ply."""
    shown = [
        snapshot
        for snapshot in tab.messages
        if snapshot["type"] == "snapshot" and snapshot["ply"] == ply
    ]
    view: Json = (shown[-1] if shown else await tab.next())["view"]
    return view


class Written:
    """A transport that keeps what is written to it."""

    def __init__(self, transport: asyncio.Transport, kept: list[bytes]) -> None:
        self._transport = transport
        self._kept = kept

    def write(self, data: bytes) -> None:
        self._kept.append(data)
        self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


async def test_an_answer_goes_out_together_with_the_table_that_follows_it(
    live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[bytes] = []
    connection_made = LimitedSocket.connection_made
    monkeypatch.setattr(
        LimitedSocket,
        "connection_made",
        lambda protocol, transport: connection_made(
            protocol, cast(asyncio.Transport, Written(transport, written))
        ),
    )
    table, (anna, _), _ = await small_table(live_server)
    async with live_server.socket(table, anna) as socket:
        first = await socket.next()
        await socket.send(type="ping")
        await socket.next("pong")
        assert written[-1].endswith(b'{"type":"pong"}'), "alone, it waits for nothing"
        written.clear()
        await socket.send(type="play", **move_of(first, "1"))
        await socket.next()
        assert [message["type"] for message in socket.messages[-2:]] == ["answer", "snapshot"]
        assert len(written) == 1


async def test_a_repeated_move_is_answered_again_and_played_once(live_server: LiveServer) -> None:
    table, (anna, eva), _ = await small_table(live_server)
    path = f"/tables/{table}/moves"
    snapshot = (await live_server.ask("GET", f"/tables/{table}", anna)).json()
    move = move_of(snapshot, "again")
    answers = await asyncio.gather(*(live_server.ask("POST", path, anna, move) for _ in range(5)))
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.json()["ply"] for answer in answers} == {snapshot["ply"]}
    other = (await live_server.ask("GET", f"/tables/{table}", eva)).json()
    assert (await live_server.ask("POST", path, eva, move_of(other, "1"))).status_code == 200
    late = await live_server.ask("POST", path, anna, move)
    assert (late.status_code, late.json()["ply"]) == (200, snapshot["ply"])


async def test_stale_untimely_and_illegal_moves_come_back_with_the_table(
    live_server: LiveServer,
) -> None:
    table, (anna, eva), _ = await small_table(live_server)
    path = f"/tables/{table}/moves"
    snapshot = (await live_server.ask("GET", f"/tables/{table}", anna)).json()
    move = move_of(snapshot, "1")
    cases = [
        (anna, move | {"ply": snapshot["ply"] - 1}, 409, "stale_ply"),
        (anna, move | {"ply": snapshot["ply"] + 1}, 409, "stale_ply"),
        (eva, move, 409, "not_your_turn"),
        (anna, move | {"move": "r9@9"}, 422, "illegal_move"),
        (anna, move | {"move": "claim 1"}, 422, "illegal_move"),
    ]
    for key, body, status, code in cases:
        answer = await live_server.ask("POST", path, key, body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert answer.json()["sentence"]
        own = (await live_server.ask("GET", f"/tables/{table}", key)).json()
        assert answer.json()["snapshot"]["view"] == own["view"]
    async with live_server.socket(table, anna) as socket:
        await socket.next()
        await socket.send(type="play", **move | {"ply": 99})
        error = await socket.next("error")
        assert (error["id"], error["code"], error["snapshot"]["ply"]) == ("1", "stale_ply", 1)


async def test_everything_else_that_can_be_done_at_a_table(live_server: LiveServer) -> None:
    table, (anna, eva), created = await small_table(live_server, rounds=2)
    path = f"/tables/{table}"
    assert (
        await live_server.ask("POST", f"{path}/chat", anna, {"text": "hello"})
    ).status_code == 200
    assert (await live_server.ask("POST", f"{path}/offers/draw", anna)).json()["offers"]
    assert (await live_server.ask("DELETE", f"{path}/offers/draw", eva)).json()["offers"] == []
    assert (await live_server.ask("POST", f"{path}/hint", anna)).json()["code"] == "hints_off"
    assert (await live_server.ask("POST", f"{path}/claim-time", eva)).json()["code"] == "time_left"
    assert (await live_server.ask("POST", f"{path}/next-round", eva)).json()[
        "code"
    ] == "game_running"
    running = (await live_server.ask("GET", f"{path}/record", created["spectator"])).json()
    assert running["format"] == "tavolino-seen/1"
    await play_over_http(live_server, created)
    assert (await live_server.ask("POST", f"{path}/next-round", eva)).json()["round"] == 1
    assert (await live_server.ask("POST", f"{path}/resign", eva)).json()["outcome"]["winners"] == [
        0
    ]
    assert (await live_server.ask("POST", f"{path}/offers/rematch", eva)).json()["offers"]
    assert (await live_server.ask("POST", f"{path}/offers/rematch", anna)).json()["game"] == 2
    open_view = await live_server.ask(
        "GET", f"{path}/replay", anna, game=0, after=2, onlooker="open"
    )
    assert open_view.json()["view"]["seat"] == "open"
    thought = await live_server.ask("POST", f"{path}/games/0/analysis/0", anna)
    assert thought.json()["move"]
    assert (await live_server.ask("POST", f"{path}/games/0/review", anna)).status_code == 200
    on = await live_server.ask("POST", f"{path}/games/0/play-on", anna, {"after": 3})
    assert on.status_code == 201, on.text
    record = (await live_server.ask("GET", f"{path}/record", anna, game=0)).json()
    record["moves"], record["result"] = record["moves"][:3], None
    again = await live_server.ask("POST", "/tables/from-record", body={"record": record})
    assert again.status_code == 201, again.text
    left = (await live_server.ask("POST", f"{path}/leave", eva)).json()
    assert left["link"] == f"/t/{table}#{left['invitation']}"
    assert (await live_server.ask("GET", path, eva)).json()["code"] == "not_authorised"
    assert (await live_server.ask("GET", path, left["invitation"])).json()["invited"] == 1
    assert (await live_server.ask("POST", f"{path}/close", anna)).status_code == 401
    assert (await live_server.ask("POST", f"{path}/close", created["owner"])).json()[
        "state"
    ] == "closed"


async def test_an_open_seat_is_found_and_taken(live_server: LiveServer) -> None:
    spec = {"public": True, "seats": [{}, {"open": True}]}
    created = await live_server.create("tabula-rasa", {}, **spec)
    listed = (await live_server.ask("GET", "/tables", game="tabula-rasa")).json()["tables"]
    assert [table["id"] for table in listed] == [created["table"]]
    path, body = f"/tables/{created['table']}/join", {"name": "Eva", "key": "e" * 22}
    for _ in range(2):  # the same again is the same
        joined = (await live_server.ask("POST", path, body=body)).json()
        assert (joined["seat"], joined["snapshot"]["seat"]) == (1, 1)
    assert (await live_server.ask("GET", "/tables")).json()["tables"] == []
    full = await live_server.ask("POST", path, body=body | {"key": "f" * 22})
    assert full.json()["code"] == "no_free_seat"


async def test_a_stream_begins_with_the_whole_table_and_goes_on(live_server: LiveServer) -> None:
    table, (anna, eva), _ = await small_table(live_server)
    headers = {"Authorization": f"Bearer {eva}"}
    async with live_server.http.stream(
        "GET", f"/api/v2/tables/{table}/stream", headers=headers
    ) as stream:
        assert stream.headers["content-type"] == "application/x-ndjson"
        lines = (json.loads(line) async for line in stream.aiter_lines() if line)
        first = await anext(lines)
        assert (first["type"], first["seat"]) == ("snapshot", 1)
        snapshot = (await live_server.ask("GET", f"/tables/{table}", anna)).json()
        await live_server.ask("POST", f"/tables/{table}/moves", anna, move_of(snapshot, "1"))
        second = await anext(lines)
        assert second["ply"] == snapshot["ply"] + 1
        assert [event["type"] for event in second["events"]] == ["move"]


async def test_a_hot_seat_gets_a_seats_view_only_when_it_is_asked_for(
    live_server: LiveServer,
) -> None:
    """One browser holds both keys, and one socket for the seat that looks."""
    table, (anna, eva), _ = await small_table(live_server)
    async with live_server.socket(table, anna) as socket:
        first = await socket.next()
        await socket.send(type="play", **move_of(first, "1"))
        second = await socket.next()
    assert {message["seat"] for message in socket.messages if message["type"] == "snapshot"} == {0}
    assert second["view"]["legal"] == [] or second["view"]["player"] == 0
    async with live_server.socket(table, eva) as socket:
        assert (await socket.next())["seat"] == 1


async def test_who_stops_the_server_tells_all_who_are_there(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url) as live_server:
        table, (anna, eva), created = await small_table(live_server)
        async with live_server.socket(table, anna) as one, live_server.socket(table, eva) as two:
            await one.next()
            await two.next()
            going = asyncio.create_task(live_server.state.shut_down())
            waits = [(await each.next("going_down"))["back_in"] for each in (one, two)]
            for each in (one, two):
                with pytest.raises(ConnectionClosed) as closed:
                    await each.next()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
            await going
    assert waits[0] != waits[1]
    assert all(1 <= wait <= 6 for wait in waits)
    async with open_live_server(sqlite_url) as live_server:
        assert (
            await live_server.ask("GET", f"/tables/{table}", created["owner"])
        ).status_code == 200


async def test_bots_say_how_strong_they_are_at_each_game(live_server: LiveServer) -> None:
    offered = (await live_server.ask("GET", "/games")).json()
    games = {game["name"] for game in offered["games"]}
    for game in games:
        # What a bot that learned is worth may not have been measured yet.
        measured = [
            bot["measured"][game]
            for bot in offered["bots"]
            if bot["learned"] is None or game in bot["measured"]
        ]
        ratings = [each["rating"] for each in measured]
        assert ratings[0] == 1000
        assert ratings == sorted(set(ratings)), "from the weakest to the strongest"
        assert all(0 < each["seconds"] <= 1 for each in measured)


async def test_one_game_of_a_match_is_resigned_over_http(live_server: LiveServer) -> None:
    created = await live_server.create("schotten-totten", rounds=2)
    anna, _ = await seat_all(live_server, created)
    path = f"/tables/{created['table']}"
    resigned = (await live_server.ask("POST", f"{path}/resign-game", anna)).json()
    assert resigned["outcome"]["by"] == "game_resignation"
    assert (resigned["points"], resigned["can"]) == ([0, 5], ["next_round"])
    single = await live_server.create("schotten-totten")
    key, _ = await seat_all(live_server, single)
    refused = await live_server.ask("POST", f"/tables/{single['table']}/resign-game", key)
    assert refused.json()["code"] == "not_possible"
