"""Sitting down over the wire: invitations, secrets, device links."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from tavolino.core.contract import Json
from tavolino.server.logs import JsonLines
from tests.server.live_server import LiveServer, open_live_server, seat_all

MINE, OTHER = "m" * 22, "o" * 22


async def hand_of(live_server: LiveServer, table: str, key: str, seat: int) -> Any:
    snapshot = (await live_server.ask("GET", f"/tables/{table}", key)).json()
    return snapshot["view"]["hands"][seat]["cards"]


async def test_the_creator_has_no_key_of_a_friends_seat(live_server: LiveServer) -> None:
    created = await live_server.create(
        "tabula-rasa", seats=[{"key": MINE, "name": "Anna"}, {}], first=0
    )
    table, path = created["table"], f"/tables/{created['table']}"
    assert created["invitations"][0] is None
    invitation = created["invitations"][1]
    assert created["links"]["invitations"] == [None, f"/t/{table}#{invitation}"]
    key = await live_server.sit(created, 1, "Bruno")
    assert await hand_of(live_server, table, key, 1)
    for held in (MINE, created["owner"], created["spectator"]):
        assert not await hand_of(live_server, table, held, 1)
    for what in ("", "/record", "/replay?after=0&onlooker=1"):
        answer = await live_server.ask("GET", f"{path}{what}", invitation)
        assert (answer.status_code, answer.json()["code"]) == (409, "seat_taken")
    again = await live_server.ask("POST", f"{path}/sit", invitation, {"name": "Eva", "key": OTHER})
    assert (again.status_code, again.json()["code"]) == (409, "seat_taken")
    told = await live_server.ask(
        "POST", f"{path}/sit", invitation, {"name": "Eva", "key": OTHER}, language="de"
    )
    assert "besetzt" in told.json()["sentence"]
    freed = await live_server.ask("POST", f"{path}/seats/1/free", created["owner"])
    assert (freed.status_code, freed.json()["code"]) == (409, "not_possible")


async def test_nobody_has_to_give_a_name(live_server: LiveServer) -> None:
    seats = [{"key": MINE}, {"open": True}]
    created = await live_server.create("tabula-rasa", seats=seats, public=True)
    path = f"/tables/{created['table']}"
    joined = (await live_server.ask("POST", f"{path}/join", None, {"key": OTHER})).json()
    assert (joined["seat"], joined["snapshot"]["state"]) == (1, "playing")
    assert [(seat["name"], seat["taken"]) for seat in joined["snapshot"]["seats"]] == [
        (None, True),
        (None, True),
    ]
    named = await live_server.ask("POST", f"{path}/sit", MINE, {"name": "Anna"})
    assert named.json()["seats"][0]["name"] == "Anna"


@pytest.mark.parametrize(
    "body",
    [
        {"name": "Anna"},
        {"name": "Anna", "key": "short"},
        {"name": "Anna", "key": "x" * 65},
        {"name": "Anna", "key": MINE, "holding": ["x"] * 17},
        {"name": "Anna", "key": MINE, "else": 1},
    ],
)
async def test_a_wrong_way_to_sit_down_is_refused(live_server: LiveServer, body: Json) -> None:
    created = await live_server.create("tabula-rasa")
    path = f"/tables/{created['table']}/sit"
    answer = await live_server.ask("POST", path, created["invitations"][0], body)
    assert answer.status_code == 422
    assert (
        await live_server.ask("POST", path, None, {"name": "A", "key": MINE})
    ).status_code == 401
    wrong = await live_server.ask("POST", path, "w" * 22, {"name": "A", "key": MINE})
    assert wrong.json()["code"] == "not_authorised"


async def test_a_guest_looks_on_sits_down_and_plays_over_one_socket(
    live_server: LiveServer,
) -> None:
    created = await live_server.create(
        "tabula-rasa", seats=[{"key": MINE, "name": "Anna"}, {}], first=1
    )
    table, invitation = created["table"], created["invitations"][1]
    async with (
        live_server.socket(table, invitation) as guest,
        live_server.socket(table, invitation) as late,
    ):
        first = await guest.next()
        assert (first["seat"], first["invited"], first["view"]["legal"]) == ("spectator", 1, [])
        await late.next()
        await guest.send(type="sit", id="1", name="Bruno", key=OTHER)
        snapshot = await guest.next()
        assert snapshot["seat"] == 1
        assert snapshot["view"]["hands"][1]["cards"]
        body = {"ply": snapshot["ply"], "move": snapshot["view"]["legal"][0]}
        await guest.send(type="play", id="2", **body)
        while (answer := await guest.next("answer"))["id"] != "2":
            pass
        assert answer["ply"] == snapshot["ply"]
        await guest.send(type="sit", id="3", name="Bruno", key=OTHER)  # once more
        assert (await guest.next("answer"))["id"] == "3"
        assert (await late.next("error"))["code"] == "seat_taken"
    for message in guest.messages:
        assert message["type"] in ("snapshot", "answer", "presence"), message


async def test_another_device_goes_on_with_a_link_of_the_player(live_server: LiveServer) -> None:
    created = await live_server.create("tabula-rasa", first=0)
    anna, _ = await seat_all(live_server, created)
    path = f"/tables/{created['table']}"
    for other in (created["owner"], created["spectator"]):
        assert (await live_server.ask("POST", f"{path}/device-link", other)).status_code == 401
    link = (await live_server.ask("POST", f"{path}/device-link", anna)).json()
    assert link["link"] == f"/t/{created['table']}#{link['token']}"
    seen = (await live_server.ask("GET", path, link["token"])).json()
    assert (seen["seat"], seen["invited"]) == ("spectator", 0)
    for _ in range(2):
        sat = await live_server.ask("POST", f"{path}/sit", link["token"], {"key": OTHER})
        assert sat.json()["seat"] == 0
    used = await live_server.ask("POST", f"{path}/sit", link["token"], {"key": MINE})
    assert (used.status_code, used.json()["code"]) == (410, "link_expired")
    async with live_server.socket(created["table"], link["token"]) as socket:
        assert (await socket.next("error"))["code"] == "link_expired"
    for key in (anna, OTHER):
        assert await hand_of(live_server, created["table"], key, 0)


async def test_the_time_that_a_player_may_be_away_is_a_setting(sqlite_url: str) -> None:
    async with open_live_server(sqlite_url, absence_seconds=1) as live_server:
        created = await live_server.create("tabula-rasa", first=0)
        await seat_all(live_server, created)
        path = f"/tables/{created['table']}/seats/1/free"
        called = (await live_server.ask("POST", path, created["owner"])).json()
        assert called["free_at"] is not None
        while (freed := (await live_server.ask("POST", path, created["owner"])).json())["free_at"]:
            pass
        assert freed["link"] == f"/t/{created['table']}#{freed['invitation']}"


async def test_who_is_at_a_socket_answers_a_call(live_server: LiveServer) -> None:
    created = await live_server.create("tabula-rasa", first=0)
    _, bruno = await seat_all(live_server, created)
    async with live_server.socket(created["table"], bruno) as socket:
        await socket.next()
        path = f"/tables/{created['table']}/seats/1/free"
        await live_server.ask("POST", path, created["owner"])
        events: list[str] = []
        while "present" not in events:
            events += [event["type"] for event in (await socket.next())["events"]]


async def test_logs_and_metrics_hold_no_secret(
    live_server: LiveServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    created = await live_server.create("tabula-rasa", seats=[{"key": MINE, "name": "Anna"}, {}])
    key = await live_server.sit(created, 1, "Bruno", holding=["h" * 22])
    path = f"/tables/{created['table']}"
    token = (await live_server.ask("POST", f"{path}/device-link", key)).json()["token"]
    await live_server.ask("POST", f"{path}/sit", token, {"key": OTHER})
    left = (await live_server.ask("POST", f"{path}/leave", OTHER)).json()["invitation"]
    metrics = (await live_server.http.get("/metrics")).text
    lines = [JsonLines().format(each) for each in caplog.records if "httpx" not in each.name]
    ours = "\n".join(line for line in lines if '"from": "tavolino' in line)
    assert "/api/v2/tables/{table}/device-link" in ours
    secrets = (MINE, OTHER, key, token, left, "h" * 22, created["invitations"][1])
    for secret in secrets:
        assert secret not in ours
        assert secret not in metrics


async def test_a_table_from_a_record_says_so(live_server: LiveServer) -> None:
    created = await live_server.create("tabula-rasa", first=0)
    anna, _ = await seat_all(live_server, created)
    path = f"/tables/{created['table']}"
    await live_server.ask("POST", f"{path}/resign", anna)
    record = (await live_server.ask("GET", f"{path}/record", anna)).json() | {"result": None}
    seats: list[Json] = [{"key": MINE, "name": "Anna"}, {"open": True}]
    body = {"record": record, "seats": seats, "public": True}
    given = (await live_server.ask("POST", "/tables/from-record", body=body)).json()
    listed = (await live_server.ask("GET", "/tables")).json()["tables"]
    assert [(table["id"], table["given"]) for table in listed] == [(given["table"], True)]
    assert set(listed[0]["seats"][0]) == {"bot", "open"}
    snapshot = (await live_server.ask("GET", f"/tables/{given['table']}", language="en")).json()
    assert "set up from a saved game" in snapshot["events"][0]["said"][0]
