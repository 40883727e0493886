"""Version 2 of the API answers as it always has: every command and every route, over HTTP and over
sockets, refusals included, compared to the byte with what was recorded.

What has to change is recorded anew: RECORD=1 python -m pytest tests/server/test_recorded_answers.py
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tavolino.core.contract import Json
from tavolino.server.app import openapi
from tests.server.recorder import PREFIX, Recorder, open_recorder

RECORDED = Path(__file__).parent / "recorded_answers"
TINY = {"players": 2, "colours": 2, "values": 3, "hand": 2}
SAME = {str(strip): ["r1", ".", "g2"] for strip in range(8)}  # so that a draw reveals nothing
ANNA, BO, CLEO, DORA = (f"a-secret-of-{name}-at-this-table" for name in ("anna", "bo", "cleo", "d"))
ANYBODY = "a-key-that-opens-nothing"

Scene = Callable[[Recorder], Awaitable[None]]


# -- tables ----------------------------------------------------------------------------------------


async def create(at: Recorder, game: str = "tabula-rasa", **spec: Any) -> tuple[str, Json]:
    options = TINY if game == "tabula-rasa" else {"strips": SAME}
    body = {"game": game, "options": options, "first": 0} | spec
    created: Json = await at.ask("POST", "/tables", None, body)
    return f"/tables/{created['table']}", created


async def seated(at: Recorder, game: str = "tabula-rasa", **spec: Any) -> tuple[str, Json]:
    path, created = await create(at, game, **spec)
    for invitation, key, name in zip(
        created["invitations"], (ANNA, BO, CLEO, DORA), ("Anna", "Bo", "Cleo", None), strict=False
    ):
        if invitation is not None:
            await at.ask("POST", f"{path}/sit", invitation, {"name": name, "key": key})
    return path, created


async def look(at: Recorder, path: str, key: str | None) -> Json:
    """What the holder of a key sees; not recorded."""
    headers = {} if key is None else {"Authorization": f"Bearer {key}"}
    snapshot: Json = (await at.live_server.http.get(PREFIX + path, headers=headers)).json()
    return snapshot


async def play(at: Recorder, path: str, key: str, name: str, number: int = 0) -> Any:
    snapshot = await look(at, path, key)
    body = {"id": name, "ply": snapshot["ply"], "move": snapshot["view"]["legal"][number]}
    return await at.ask("POST", f"{path}/moves", key, body)


async def play_out(at: Recorder, path: str) -> None:
    """To the end of the game; not recorded."""
    number = 0
    while (snapshot := await look(at, path, ANNA))["state"] == "playing":
        key = (ANNA, BO)[snapshot["view"]["player"]]
        snapshot, number = await look(at, path, key), number + 1
        body = {"id": f"out-{snapshot['ply']}", "ply": snapshot["ply"]}
        body["move"] = snapshot["view"]["legal"][0]
        headers = {"Authorization": f"Bearer {key}"}
        await at.live_server.http.post(f"{PREFIX}{path}/moves", json=body, headers=headers)


# -- HTTP ------------------------------------------------------------------------------------------


async def making_tables(at: Recorder) -> None:
    wrong: Json
    for wrong in (
        {"game": "checkers"},
        {"options": {"players": 9}},
        {"seats": [{}]},
        {"seats": [{"bot": "nobody"}, {}]},
        {"seats": [{"key": "short"}, {}]},
        {"seats": [{"key": ANNA}, {"key": ANNA}]},
        {"seats": [{"open": True}, {}]},
        {"rounds": "2", "clock": {"kind": "days", "days": 99}},
        {"rounds": 0},
        {"rounds": "many"},
        {"soon": 5},
        {"clock": {"kind": "sand"}},
    ):
        await at.ask("POST", "/tables", None, {"game": "tabula-rasa", "options": TINY} | wrong)
    await at.ask("POST", "/tables", None, content="{")
    await at.ask("POST", "/tables", None, [])
    path, created = await create(at, seats=[{"key": ANNA, "name": "Anna"}, {}], rounds="2")
    for key in (ANNA, ANYBODY, None, created["owner"], created["spectator"]):
        await at.ask("GET", path, key)
    await at.ask("GET", path, created["invitations"][1])
    await at.ask("GET", path, ANNA, language="it")
    await at.ask("GET", path, ANNA, language="tlh")
    await at.ask("GET", path, ANNA, ply=1, note=1)
    await at.ask("GET", path, ANNA, ply="x")
    await at.ask("GET", path, None, headers={"Authorization": "Basic x"})
    await at.ask("GET", "/tables/no-such-table!", ANNA)
    await at.ask("GET", "/tables/nosuchtable1", ANNA)
    await create(at, public=True, seats=[{"open": True}, {"bot": "random"}], first=0)
    await at.ask("GET", "/tables")
    await at.ask("GET", "/tables", game="tabula-rasa", limit=1)
    await at.ask("GET", "/tables", game="checkers")
    await at.ask("GET", "/tables", after="nothing")
    await at.ask("GET", "/tables", limit="x")


async def sitting_down(at: Recorder) -> None:
    path, created = await create(at)
    anna, bo = created["invitations"]
    sit = f"{path}/sit"
    for wrong in (
        {},
        {"key": 5},
        {"key": "short"},
        {"key": "k" * 65},
        {"key": "k" * 1001},
        {"key": bo},
        {"key": created["owner"]},
        {"key": ANNA, "name": ""},
        {"key": ANNA, "name": "n" * 41},
        {"key": ANNA, "name": "n" * 20_001},
        {"key": ANNA, "name": "\ud800"},
        {"key": ANNA, "name": "\u202ebo"},
        {"key": ANNA, "holding": "all"},
        {"key": ANNA, "holding": [5]},
        {"key": ANNA, "holding": ["a"] * 17},
        {"key": ANNA, "id": "1"},
        {"key": ANNA, "type": "sit"},
    ):
        await at.ask("POST", sit, anna, wrong)
    for content in ("", "{", "[]", "null", '"a"'):
        await at.ask("POST", sit, anna, content=content)
    for key in (None, ANYBODY, created["spectator"], created["owner"]):
        await at.ask("POST", sit, key, {"key": ANNA})
    await at.ask("POST", sit, None, {"key": 5})
    await at.ask("POST", sit, anna, {"name": "  Anna  ", "key": ANNA})
    await at.ask("POST", sit, anna, {"name": "Anna", "key": ANNA})
    await at.ask("POST", sit, anna, {"key": CLEO})
    await at.ask("POST", sit, ANNA, {"name": "Anne"})
    await at.ask("POST", sit, ANNA, {"name": "Anne"})
    await at.ask("POST", sit, ANNA, {"key": ANNA})
    await at.ask("POST", sit, ANNA, {"key": CLEO})
    await at.ask("POST", sit, bo, {"key": ANNA})
    await at.ask("POST", sit, bo, {"key": BO, "holding": [created["owner"]]}, language="de")
    for number in range(6):
        await at.ask("POST", sit, BO, {"name": f"Bo {number}"})
    await at.ask("POST", f"{path}/close", created["owner"])
    await at.ask("POST", sit, BO, {"name": "Late"})
    await at.ask("POST", sit, ANYBODY, {"key": CLEO})


async def joining(at: Recorder) -> None:
    seats = [{"open": True}, {"open": True}]
    path, created = await create(at, public=True, seats=seats)
    join = f"{path}/join"
    for wrong in ({}, {"key": None}, {"key": "short"}, {"key": ANNA, "id": "1"}, {"key": [ANNA]}):
        await at.ask("POST", join, None, wrong)
    await at.ask("POST", join, None, {"key": ANNA, "name": "Anna"})
    await at.ask("POST", join, None, {"key": ANNA, "name": "Another"})
    await at.ask("POST", join, ANNA, {"key": CLEO})
    await at.ask("POST", join, created["owner"], {"key": BO}, language="fr")
    await at.ask("POST", join, ANYBODY, {"key": CLEO})
    await at.ask("POST", f"{path}/leave", BO)
    await at.ask("POST", join, ANNA, {"key": CLEO, "name": "Cleo"})
    await at.ask("POST", join, None, {"key": CLEO, "holding": [ANNA]})
    await at.ask("POST", join, None, {"key": CLEO, "name": "Cleo"})
    await at.ask("POST", f"{path}/close", created["owner"])
    await at.ask("POST", join, None, {"key": DORA})
    await at.ask("POST", "/tables/nosuchtable1/join", None, {"key": DORA})


async def changing_seats(at: Recorder) -> None:
    path, created = await seated(at)
    link, leave = f"{path}/device-link", f"{path}/leave"
    for key in (None, ANYBODY, created["spectator"]):
        await at.ask("POST", link, key)
        await at.ask("POST", leave, key)
    first = await at.ask("POST", link, ANNA)
    second = await at.ask("POST", link, ANNA, {"what": "is ignored"})
    for token in (first["token"], second["token"], second["token"]):
        await at.ask("POST", f"{path}/sit", token, {"key": CLEO})
    third = await at.ask("POST", link, ANNA)
    at.clock.advance(601)
    await at.ask("POST", f"{path}/sit", third["token"], {"key": DORA})
    left = await at.ask("POST", leave, CLEO)
    again = await at.ask("POST", leave, CLEO)
    await at.ask("POST", leave, ANNA)
    await at.ask("POST", f"{path}/sit", left["invitation"], {"key": DORA})
    await at.ask("POST", f"{path}/sit", again["invitation"], {"key": DORA, "holding": [BO]})
    invite = f"{path}/seats/0/invitation"
    for key in (None, BO, created["spectator"], created["owner"]):
        await at.ask("POST", invite, key)
    for wrong in ("1", "9", "-1", "x", "1.5"):
        await at.ask("POST", f"{path}/seats/{wrong}/invitation", created["owner"])
    await at.ask("POST", f"{path}/close", created["owner"])
    for where in (link, leave):
        await at.ask("POST", where, BO)
    await at.ask("POST", leave, ANYBODY)
    await at.ask("POST", invite, created["owner"])


async def freeing_seats(at: Recorder) -> None:
    path, created = await seated(at)
    owner = created["owner"]
    for seat, key in (("1", None), ("1", ANNA), ("9", owner), ("x", owner), ("1", owner)):
        await at.ask("POST", f"{path}/seats/{seat}/free", key)
    at.clock.advance(300)
    await at.ask("POST", f"{path}/seats/1/free", owner)
    await at.ask("GET", path, created["spectator"])
    at.clock.advance(301)
    await at.ask("POST", f"{path}/seats/1/free", owner)
    await at.ask("POST", f"{path}/seats/1/free", owner)
    await at.ask("GET", path, BO)
    await at.ask("POST", f"{path}/seats/0/free", owner)
    await at.ask("GET", path, ANNA)
    await at.ask("POST", f"{path}/seats/0/free", owner)
    seats = [{"key": ANNA, "name": "Anna"}, {"bot": "random"}]
    path, created = await create(at, seats=seats)
    for seat in ("0", "1"):
        await at.ask("POST", f"{path}/seats/{seat}/free", created["owner"])
        await at.ask("POST", f"{path}/seats/{seat}/invitation", created["owner"])


async def playing(at: Recorder) -> None:
    path, created = await seated(at, rounds=2)
    moves, snapshot = f"{path}/moves", await look(at, path, ANNA)
    legal, ply = snapshot["view"]["legal"][0], snapshot["ply"]
    right = {"id": "1", "ply": ply, "move": legal}
    for wrong in (
        {},
        {"id": "1"},
        right | {"ply": "x"},
        right | {"ply": 1.5},
        right | {"ply": None},
        right | {"ply": [1]},
        right | {"id": 1},
        right | {"move": 5},
        right | {"move": "m" * 101},
        right | {"move": "m" * 20_001},
        right | {"move": "\ud800"},
        right | {"move": ""},
        right | {"id": ""},
        right | {"id": "i" * 65},
        right | {"soon": 5},
        right | {"type": "play"},
        right | {"ply": ply + 1},
        right | {"ply": -1},
        right | {"ply": 10**25},
        right | {"move": "z9@9"},
    ):
        await at.ask("POST", moves, ANNA, wrong)
    for content in ("", "{", "[]", "null"):
        await at.ask("POST", moves, ANNA, content=content)
    for key in (None, ANYBODY, created["spectator"], created["owner"], BO):
        await at.ask("POST", moves, key, right)
    await at.ask("POST", moves, None, right | {"ply": "x"})
    await at.ask("POST", "/tables/nosuchtable1/moves", ANNA, right)
    why_not = f"{path}/why-not"
    for key, query in (
        (ANNA, {"move": legal}),
        (ANNA, {"move": "z9@9"}),
        (ANNA, {"move": "z9@9", "language": "it"}),
        (ANNA, {"move": legal, "ply": ply + 1}),
        (ANNA, {"ply": ply}),
        (ANNA, {"move": legal, "ply": "x"}),
        (BO, {"move": legal}),
        (created["spectator"], {"move": legal}),
        (None, {"move": legal}),
    ):
        await at.ask("GET", why_not, key, None, **query)
    await at.ask("POST", moves, ANNA, right | {"ply": f"{ply}"}, language="el")
    await at.ask("POST", moves, ANNA, right)
    await at.ask("POST", f"{path}/undo", ANNA, {"id": "1", "ply": ply + 1})
    await at.ask("POST", moves, BO, right)
    await play(at, path, BO, "1")
    await play(at, path, ANNA, "2")
    await play_out(at, path)
    await at.ask(
        "POST", moves, ANNA, right | {"id": "late", "ply": (await look(at, path, ANNA))["ply"]}
    )
    next_round = f"{path}/next-round"
    for key in (None, created["spectator"], BO, ANNA):
        await at.ask("POST", next_round, key)
    await at.ask("POST", f"{path}/offers/rematch", ANNA)
    for key in (None, created["owner"], ANNA, BO):
        await at.ask("POST", f"{path}/resign-game", key)
    await at.ask("POST", next_round, ANNA)
    for key in (ANNA, BO):
        await at.ask("POST", f"{path}/offers/rematch", key)
    for key in (None, ANYBODY, created["spectator"], ANNA, BO):
        await at.ask("POST", f"{path}/resign", key, language="es")
    for key in (None, ANNA, created["owner"], created["owner"]):
        await at.ask("POST", f"{path}/close", key)
    for what in ("resign", "resign-game", "claim-time", "next-round", "offers/draw", "hint"):
        await at.ask("POST", f"{path}/{what}", ANNA)
    await at.ask("POST", moves, ANNA, right)
    await at.ask("POST", moves, ANNA, right | {"id": "never"})


async def undoing_and_offering(at: Recorder) -> None:
    path, created = await seated(at, "rat-hot")
    undo, offers = f"{path}/undo", f"{path}/offers"
    for wrong in (
        {},
        {"id": "u", "ply": "x"},
        {"id": "u", "ply": 1, "move": "a"},
        {"id": 5, "ply": 1},
    ):
        await at.ask("POST", undo, ANNA, wrong)
    for key in (None, ANYBODY, created["spectator"], ANNA):
        await at.ask("POST", undo, key, {"id": "u", "ply": 1})
    await at.ask("POST", f"{offers}/takeback", ANNA)
    await play(at, path, ANNA, "1")
    await at.ask("POST", undo, ANNA, {"id": "u", "ply": 1})
    await at.ask("POST", undo, ANNA, {"id": "u2", "ply": 2})
    await at.ask("POST", undo, ANNA, {"id": "u2", "ply": 2})
    await at.ask("POST", undo, BO, {"id": "u2", "ply": 3})
    await play(at, path, BO, "1")
    for name, ply in (("u2", 3), ("u2", 3), ("1", 4), ("u3", 4)):
        await at.ask("POST", undo, BO, {"id": name, "ply": ply})
    for what in ("coffee", "draw", "takeback", "rematch"):
        for method, key in (("DELETE", ANNA), ("POST", None), ("POST", ANNA)):
            await at.ask(method, f"{offers}/{what}", key)
    await at.ask("POST", f"{offers}/draw", created["spectator"])
    await at.ask("POST", f"{offers}/draw", ANNA)
    await at.ask("DELETE", f"{offers}/draw", BO)
    for _ in range(3):
        await at.ask("POST", f"{offers}/draw", ANNA)
        await at.ask("DELETE", f"{offers}/draw", ANNA)
    snapshot = await look(at, path, ANNA)
    key = (ANNA, BO)[snapshot["view"]["player"]]
    await play(at, path, key, "for a takeback")
    await at.ask("POST", f"{offers}/takeback", key)
    await at.ask("POST", f"{offers}/takeback", BO if key == ANNA else ANNA, language="it")
    await at.ask("POST", f"{offers}/draw", BO)
    await at.ask("POST", f"{offers}/draw", ANNA)
    await at.ask("POST", f"{offers}/draw", ANNA)
    path, created = await create(at, seats=[{"key": ANNA}, {"bot": "random"}])
    await at.ask("POST", f"{path}/offers/draw", ANNA)


async def clocks(at: Recorder) -> None:
    path, created = await seated(at, clock={"kind": "fischer", "minutes": 1, "increment": 5})
    claim = f"{path}/claim-time"
    for key in (None, created["spectator"], BO):
        await at.ask("POST", claim, key)
    at.clock.advance(61)
    await at.ask("GET", path, BO)
    for key in (ANNA, BO, BO):
        await at.ask("POST", claim, key)


async def talking(at: Recorder) -> None:
    path, created = await seated(at, public=True)
    chat, spectator = f"{path}/chat", created["spectator"]
    for wrong in (
        {},
        {"text": 5},
        {"text": ""},
        {"text": "t" * 501},
        {"text": "t" * 20_001},
        {"text": "\u0000"},
        {"text": "hello", "id": 5},
        {"text": "hello", "id": ""},
        {"text": "hello", "id": "i" * 65},
        {"text": "hello", "soon": 5},
        {"text": "hello", "name": 5},
    ):
        await at.ask("POST", chat, ANNA, wrong)
    await at.ask("POST", chat, ANYBODY, {"text": "hello"})
    await at.ask("POST", chat, ANNA, {"text": "  hello  Bo ", "id": "1"})
    await at.ask("POST", chat, ANNA, {"text": "hello Bo", "id": "1"})
    await at.ask("POST", chat, BO, {"text": "hello Anna", "name": "ignored"}, language="it")
    await at.ask("POST", chat, spectator, {"text": "psst"})
    await at.ask("POST", chat, None, {"text": "psst", "name": " Zoe "})
    await at.ask("POST", chat, None, {"text": "psst", "name": "\u202e"})
    for number in range(6):
        await at.ask("POST", chat, ANNA, {"text": f"{number}"})
        await at.ask("POST", chat, spectator, {"text": f"{number}"}, language="de")
    at.clock.advance(10)
    await at.ask("POST", chat, ANNA, {"text": "again"})
    await at.ask("POST", f"{path}/close", created["owner"])
    await at.ask("POST", chat, ANNA, {"text": "too late"})
    path, created = await seated(at, spectators=False)
    await at.ask("POST", f"{path}/chat", None, {"text": "hello"})


async def after_the_end(at: Recorder) -> None:
    path, created = await seated(at)
    await play(at, path, ANNA, "1")
    for where in ("record", "replay?after=1", "picture?after=1", "variation?after=0&move=r1@1"):
        await at.ask("GET", f"{path}/{where}", BO)
    for where in ("share", "review", "analysis/0", "play-on"):
        await at.ask(
            "POST", f"{path}/games/0/{where}", ANNA, {"after": 0} if where == "play-on" else None
        )
    await at.ask("POST", f"{path}/analysis", ANNA)
    await play_out(at, path)
    replay = (await at.ask("GET", f"{path}/replay", ANNA, after=0, onlooker="open"))["view"]
    move = replay["legal"][-1] if replay["legal"] else "r1@1"
    for key in (ANNA, created["spectator"], None):
        await at.ask("GET", f"{path}/record", key)
        await at.ask("GET", f"{path}/replay", key, after=2, game=0, onlooker="1", whole="true")
        await at.ask("GET", f"{path}/picture", key, after=2, language="fr")
        await at.ask("GET", f"{path}/variation", key, after=0, move=move, onlooker="0")
    await at.ask("GET", f"{path}/replay", ANNA, after=99)
    await at.ask("GET", f"{path}/replay", ANNA, after="x")
    await at.ask("GET", f"{path}/replay", ANNA, after=0, onlooker="me")
    await at.ask("GET", f"{path}/record", ANNA, game=3)
    await at.ask("GET", f"{path}/review-progress", ANNA)
    share = f"{path}/games/0/share"
    for key, body in (
        (None, None),
        (created["spectator"], None),
        (ANNA, {"key": "short"}),
        (ANNA, {"key": BO}),
        (ANNA, {"key": 5}),
        (ANNA, {"key": "k" * 1001}),
        (ANNA, {"soon": 5}),
        (ANNA, []),
        (ANNA, None),
        (ANNA, {}),
        (ANNA, {"key": None}),
        (ANNA, {"key": CLEO}),
        (BO, {"key": CLEO}),
    ):
        await at.ask("POST", share, key, body)
    await at.ask("POST", share, ANNA, content="null")
    await at.ask("POST", share, ANNA, content="{")
    for game in ("1", "-1", "x"):
        await at.ask("POST", f"{path}/games/{game}/share", ANNA)
    await at.ask("GET", path, CLEO)
    for after in ("0", "99", "x"):
        await at.ask("POST", f"{path}/games/0/analysis/{after}", ANNA, language="it")
    await at.ask("POST", f"{path}/games/3/analysis/0", ANNA)
    await at.ask(
        "POST", f"{path}/games/0/play-on", ANNA, {"after": 2, "seats": [{}, {"key": DORA}]}
    )
    await at.ask("POST", f"{path}/games/0/play-on", ANNA, {"after": 99})
    record = await at.ask("GET", f"{path}/record", ANNA, game=0)
    await at.ask("POST", "/tables/from-record", None, {"record": record, "rounds": 2})
    await at.ask("POST", "/tables/from-record", None, {"record": {}})
    unfinished = record | {"moves": record["moves"][:2], "result": None}
    ended = {"by": "resignation", "seat": 1}
    await at.ask("POST", "/tables/from-record", None, {"record": unfinished, "ended": ended})
    position = (await at.ask("POST", "/analysis", None, {"record": unfinished}))["position"]
    line = {"position": position}
    await at.ask("POST", "/analysis", None, {})
    await at.ask("POST", "/analysis", None, {"game": "tabula-rasa", "options": {"players": 9}})
    await at.ask("POST", "/analysis", None, line | {"soon": 5})
    moment = await at.ask("POST", "/analysis/moment", None, line)
    legal = next(iter(moment["choices"]))
    await at.ask("POST", "/analysis/moment", None, line | {"moves": ["z9@9"]})
    await at.ask("POST", "/analysis/previews", None, line | {"tried": [legal, "z9@9"]})
    await at.ask("POST", "/analysis/why-not", None, line | {"move": "z9@9"}, language="it")
    await at.ask("POST", "/analysis/thought", None, line)
    set_up = await at.ask("POST", "/analysis/set-up", None, line)
    arranged = {"arrangement": set_up["arrangement"], "chosen": set_up["chosen"]}
    await at.ask("POST", "/analysis/arranged", None, line | arranged)
    await at.ask("POST", "/analysis/arranged", None, line | arranged | {"arrangement": {}})
    await at.ask("POST", f"{path}/games/0/review", created["spectator"])
    for query in ({}, {"game": 0}, {"game": 4}, {"game": "x"}):
        await at.ask("POST", f"{path}/analysis", ANNA, None, **query)


async def hints(at: Recorder) -> None:
    path, created = await seated(at)
    await at.ask("POST", f"{path}/hint", ANNA)
    path, created = await seated(at, hints=True)
    for key in (None, created["spectator"], BO, ANNA, ANNA):
        await at.ask("POST", f"{path}/hint", key, language="en")
    await at.ask("POST", f"{path}/analysis", ANNA)
    await at.ask("POST", f"{path}/analysis", BO)
    await at.ask("POST", f"{path}/analysis", created["spectator"])
    await at.ask("GET", path, ANNA)


async def everything_else(at: Recorder) -> None:
    path, _ = await seated(at)
    await at.ask("GET", "/network-address")
    await at.ask("POST", "/transfers", None, content="a ciphertext")
    await at.ask("POST", "/transfers/nothing/take")
    await at.ask("GET", "/push")
    browser = {"endpoint": "https://push.example/1", "p256dh": "a", "auth": "b"}
    await at.ask("POST", f"{path}/push", ANNA, browser)
    await at.ask("POST", f"{path}/push", ANNA, {})
    await at.ask("DELETE", f"{path}/push", ANNA)
    await at.ask("POST", "/games/tabula-rasa/options/players", None, {"name": "a", "text": "b"})
    await at.ask("POST", "/games/tabula-rasa/options/players", None, {"name": "a"})
    await at.ask("GET", "/nothing")
    await at.ask("GET", f"{path}/moves", ANNA)
    await at.ask("PUT", f"{path}/close", ANNA)


# -- sockets ---------------------------------------------------------------------------------------


async def saying_hello(at: Recorder) -> None:
    _, created = await seated(at)
    table = created["table"]
    for key, hello in (
        (ANNA, {}),
        (ANNA, {"since": [1, 1], "language": "it"}),
        (ANYBODY, {}),
        (None, {}),
        (ANNA, {"language": "tlh"}),
        (created["spectator"], {"holding": [ANNA]}),
        (ANNA, {"since": "x"}),
        (ANNA, {"type": "play"}),
    ):
        async with at.socket(table, key, **hello):
            pass
    async with at.socket("nosuchtable1", ANNA):
        pass
    async with at.socket("no!table", ANNA):
        pass


async def playing_over_a_socket(at: Recorder) -> None:
    path, created = await seated(at, "rat-hot", rounds=2)
    async with at.socket(created["table"], ANNA) as anna, at.socket(created["table"], BO) as bo:
        legal = (await look(at, path, ANNA))["view"]["legal"][0]
        right = {"id": "1", "ply": 1, "move": legal}
        for wrong in (
            {},
            right | {"ply": "1"},
            right | {"ply": True},
            right | {"ply": 2},
            right | {"move": "z9"},
            right | {"move": ""},
            right | {"move": "m" * 2_001},
            right | {"move": None},
            right | {"id": ""},
            right | {"id": "i" * 65},
            right | {"id": 5},
        ):
            await anna.say("play", **wrong)
        await bo.say("play", **right)
        await anna.say("why_not", id="w", move="z9")
        await anna.say("why_not", move=legal, ply=1)
        await anna.say("why_not", move=legal, ply=7)
        await bo.say("why_not", move=legal)
        await anna.say("preview", id="p", moves=[legal, "z9"])
        await anna.say("preview", moves=5)
        await bo.say("premoves", id="p")
        await anna.say("undo", id="u", ply=1)
        await anna.say("play", snapshot=True, soon="ignored", **right)
        await bo.next("snapshot")
        await anna.say("play", **right)
        await anna.say("undo", id="1", ply=2)
        await anna.say("undo", id="u")
        await anna.say("undo", id="u", ply=2)
        await bo.say("undo", id="u", ply=2)
        legal = (await look(at, path, BO))["view"]["legal"][0]
        await bo.say("play", snapshot=True, id="1", ply=2, move=legal)
        await bo.say("undo", snapshot=True, id="u", ply=3)
        await bo.say("undo", id="u", ply=3)
        for kind in ("resign_game", "claim_time", "next_round", "resign", "offer", "decline"):
            async with at.socket(created["table"], created["spectator"]) as zoe:
                await zoe.say(kind, id=kind, what="draw")
        await anna.say("claim_time")
        await anna.say("next_round", id="n")
        for kind in ("offer", "decline"):
            for what in ("coffee", "draw", "rematch", 5):
                await anna.say(kind, id=f"{kind}-{what}", what=what)
            await anna.say(kind)
        await anna.say("offer", what="draw", id="d" * 65)
        await bo.say("decline", what="draw")
        await bo.say("resign_game", id="r")
        await bo.say("next_round", id="n")
        await anna.say("resign", id="r")
        await anna.say("resign", id="r")
        await anna.say("offer", what="rematch")
        await bo.say("offer", what="rematch")


async def talking_over_a_socket(at: Recorder) -> None:
    _, created = await seated(at, public=True)
    async with at.socket(created["table"], ANNA) as anna:
        await anna.say("chat", snapshot=True, text="hello", id="1")
        await anna.say("chat", text="hello", id="1")
        for wrong in ({}, {"text": 5}, {"text": ""}, {"text": "t" * 501}, {"text": "\ud800"}):
            await anna.say("chat", **wrong)
        await anna.say("chat", text="hello", id="i" * 65)
        for number in range(6):
            await anna.say("chat", text=f"{number}", id=f"n{number}")
        await anna.say("language", language="tlh")
        await anna.say("language", id="l", language="it", snapshot=True)
        await anna.say("chat", text="una riga", id="n9")
        await anna.say("command", id="c", line="?")
        await anna.say("command", line="l" * 201)
        await anna.say("command", id="c", line="z9@9")
        await anna.say("ping")
        await anna.say("nothing", id="n")
        await anna.say(5)
        await anna.connection.send(json.dumps({"type": "visibility", "hidden": True}))
        await anna.connection.send(json.dumps({"type": "pong"}))
        await anna.say("visibility", hidden=5)
    async with at.socket(created["table"], None) as zoe:
        await zoe.say("chat", snapshot=True, text="psst", name="Zoe", id="1")
        await zoe.say("chat", text="psst", name="")
        for kind in ("resign", "sit", "play", "why_not", "premoves", "preview"):
            await zoe.say(kind, id=kind, ply=1, move="r1@1")
        await zoe.say("command", id="c", line="?")


async def sitting_down_over_a_socket(at: Recorder) -> None:
    _, created = await create(at)
    invitation = created["invitations"][0]
    async with at.socket(created["table"], invitation) as anna:
        for wrong in (
            {},
            {"key": 5},
            {"key": "short"},
            {"key": "k" * 1001},
            {"key": ANNA, "name": "n" * 41},
            {"key": ANNA, "name": 5},
            {"key": ANNA, "holding": [5]},
            {"key": ANNA, "holding": ["a"] * 17},
        ):
            await anna.say("sit", id="s", **wrong)
        await anna.say("sit", snapshot=True, id="s", key=ANNA, name="Anna", soon="ignored")
        await anna.say("sit", snapshot=True, id="s", name="Anne")
        await anna.say("sit", id="s", name="Anne")
        await anna.say("sit", snapshot=True, id="s", key=ANNA)
        await anna.say("sit", id="s", key=BO)
    async with at.socket(created["table"], invitation):
        pass
    async with at.socket(created["table"], created["spectator"]) as zoe:
        await zoe.say("sit", key=CLEO)


SCENES: list[Scene] = [
    making_tables,
    sitting_down,
    joining,
    changing_seats,
    freeing_seats,
    playing,
    undoing_and_offering,
    clocks,
    talking,
    after_the_end,
    hints,
    everything_else,
    saying_hello,
    playing_over_a_socket,
    talking_over_a_socket,
    sitting_down_over_a_socket,
]

# Texts, which change more often than the API does, and what never ends.
LEFT_OUT = re.compile(
    rf"(GET|POST) {PREFIX}/(games|lessons/.*|rules/.*|help/.*|.*/stream)|.* /health"
)
UNANSWERED = {"hello", "pong", "visibility"}


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
async def test_the_answers_are_those_that_were_recorded(
    scene: Scene, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_recorder(sqlite_url, monkeypatch) as recorder:
        await scene(recorder)
    found = [json.dumps(line) for line in recorder.lines]
    file = RECORDED / f"{scene.__name__}.jsonl"
    if "RECORD" in os.environ:
        file.write_text("".join(f"{line}\n" for line in found), encoding="utf-8")
    assert found == file.read_text(encoding="utf-8").splitlines()


def test_everything_was_recorded() -> None:
    lines = [
        json.loads(line) for file in RECORDED.iterdir() for line in file.read_text().splitlines()
    ]
    asked = {" ".join(line["asked"][:2]) for line in lines if "asked" in line}
    description = openapi()
    for path, methods in description["paths"].items():
        pattern = re.sub(r"{\w+}", r"[^/]+", path.removeprefix(PREFIX)) + r"(\?.*)?"
        for method in map(str.upper, methods):
            wanted = re.compile(f"{method} {pattern}")
            if not LEFT_OUT.fullmatch(f"{method} {path}"):
                assert any(map(wanted.fullmatch, asked)), f"{method} {path}"
    sent = {line["sent"]["type"] for line in lines if isinstance(line.get("sent"), dict)}
    types = description["components"]["schemas"]["SocketRequest"]["discriminator"]["mapping"]
    assert set(types) - UNANSWERED <= {kind for kind in sent if isinstance(kind, str)}
